"""The games of the guided rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rootlab as rl
from rootlab.widgets.guides import guides

if TYPE_CHECKING:
    from rootlab.record.game import Game


def guided_game(faction: str) -> tuple[Game, dict[str, str], str]:
    """A game for a guided round (or ``"free"`` play): the faction begins, the other seat plays itself."""
    first = faction if faction in guides() else "marquise"
    other = "eyrie" if first == "marquise" else "marquise"
    return rl.new_game([first, other], seed=7), {other: "random"}, faction

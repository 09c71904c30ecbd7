"""How each faction looks and what its panel shows: one module per faction, found by its name.

A module ``rootlab/widgets/factions/<faction>.py`` gives ``LOOK`` (colours and marks) and
``panel(seat) -> str`` (its own part of the seat's panel, HTML).  Whatever it leaves out has a plain
form, so a faction can be played before it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rootlab.widgets.factions.look import PLAIN, Look

if TYPE_CHECKING:
    from rootlab.widgets.factions.seat import Seat

__all__ = ["Look", "look", "own_panel"]

_looks: dict[str, Look] = {}


def look(faction: str) -> Look:
    """The colours and marks of a faction."""
    found = _looks.get(faction)
    if found is None:
        found = PLAIN
        if find_spec(f"{__name__}.{faction}") is not None:
            found = import_module(f"{__name__}.{faction}").LOOK
        _looks[faction] = found
    return found


def own_panel(seat: Seat) -> str:
    """The part of a seat's panel that only its faction has."""
    if find_spec(f"{__name__}.{seat.faction}") is None:
        return ""
    draw: Callable[[Seat], str] | None = getattr(import_module(f"{__name__}.{seat.faction}"), "panel", None)
    return "" if draw is None else draw(seat)

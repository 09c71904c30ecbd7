"""What the editor shows of one faction only: one module per faction, found by its name.

A module ``rootlab/widgets/editor/factions/<faction>.py`` may give

- ``part(desk) -> str``: the faction's own part of its seat's pane (HTML),
- ``used(desk) -> str``: what its turn can have used, for the pane of the turn,
- ``ACTS``: what its buttons do, by name; a name begins with the faction's.

Whatever it leaves out is not shown, so that a faction can be edited before it has a module.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from rootlab.components.names import FACTIONS
from rootlab.language import text
from rootlab.widgets.editor.fields import line, number, switch

if TYPE_CHECKING:
    from rootlab.widgets.editor.desk import Desk

__all__ = ["Act", "act_of", "counters", "own_part", "used_of"]

Act = Callable[["Desk", str, Any], object]
"""What a button does: the desk, what stands after the colon, and the value of the field."""


@cache
def _module(faction: str) -> ModuleType | None:
    name = f"{__name__}.{faction}"
    return None if find_spec(name) is None else import_module(name)


def own_part(desk: Desk, faction: str) -> str:
    """The part of a seat's pane that only its faction has."""
    draw: Callable[[Desk], str] | None = getattr(_module(faction), "part", None)
    return "" if draw is None else draw(desk)


def used_of(desk: Desk, faction: str) -> str:
    """What the faction's turn can have used."""
    draw: Callable[[Desk], str] | None = getattr(_module(faction), "used", None)
    return "" if draw is None else draw(desk)


def act_of(name: str) -> Act | None:
    """What a faction's own button does."""
    faction = name.partition("-")[0]
    acts: Mapping[str, Act] = getattr(_module(faction), "ACTS", {}) if faction in FACTIONS else {}
    return acts.get(name)


def counters(desk: Desk, names: Mapping[str, int]) -> str:
    """The counters of a turn: each with the most that a slider offers, 1 for what is done or not."""
    rows = []
    for name, most in names.items():
        words = text(f"edit-used-{name}", desk.lang)
        said, path = desk.say(f"edit-used-{name}"), f"turn.used.{name}"
        rows.append(
            line("", switch(desk, said, path)) if most == 1 else line(said, number(desk, words, path, most))
        )
    return "".join(rows)

"""Where a fault is: a clearing, a seat, the turn, or what belongs to nobody."""

from __future__ import annotations

from typing import Final, Literal

from rootlab.engine.position import Fault
from rootlab.engine.state import State

__all__ = ["Kind", "place_of_fault"]

Kind = Literal["clearing", "seat", "turn", "commons"]
_OF_THE_TURN: Final = ("turn", "seats", "result")
_SUPPLY: Final = "item_supply"
"""Read with a seat, but everybody's."""


def place_of_fault(fault: Fault, state: State | None) -> tuple[Kind, str]:
    """The kind of place and its name: ``("clearing", "5")``, ``("seat", "eyrie")``, ``("turn", "")``."""
    root, *rest = fault.path.split(".")
    if root == "clearings" and rest:
        return "clearing", rest[0]
    if root == "players" and rest:
        return "seat", rest[0]
    if root == "known" and rest:
        return "seat", rest[-1] if len(rest) == 1 else rest[1]
    if root in _OF_THE_TURN:
        return "turn", ""
    if state is not None:
        for f, name in zip(state.match.seats, state.seats, strict=True):
            if root in state.match.factions[f].shared_names and root != _SUPPLY:
                return "seat", name
    return "commons", ""

"""1.5.4, 2.2.3: who may place what where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason

if TYPE_CHECKING:
    from rootlab.engine.state import State

NO_SLOT: Final = reason("no-open-slot", PLACE, "2.2.3")
NO_WARRIOR_IN_SUPPLY: Final = reason("no-warrior-in-supply", RESOURCES, "1.5.1")


def cannot_place(s: State, f: int, c: int) -> Reason | None:
    """Why a faction cannot place any piece in a clearing; None where it can."""
    for other in s.match.place_guards[f]:
        why = other.cannot_place(s, f, c)
        if why is not None:
            return why
    return None


def closed_to_pieces(s: State, f: int) -> int:
    """The clearings for which :func:`cannot_place` has a reason, a bit each."""
    closed = 0
    for other in s.match.place_guards[f]:
        closed |= other.closed_to_pieces(s, f)
    return closed


def cannot_place_building(s: State, f: int, c: int) -> Reason | None:
    """The same for a building, which needs an open slot (2.2.3)."""
    if s.open_slots_n[c] <= 0:
        return NO_SLOT
    return cannot_place(s, f, c)

"""Whose eyes look: a state or a view, and the seat that sees."""

from __future__ import annotations

from typing import Any, Final

from rootlab.components.errors import RootlabError
from rootlab.components.names import FACTION_ID
from rootlab.engine.state import State
from rootlab.engine.view import View
from rootlab.language import text

OPEN: Final = "all"
"""The eyes that see every hand."""


def looking(state: State | View, eyes: str | None) -> tuple[State, str | None]:
    """The state to look at, and the eyes if they are given: a view has its own, and stands for a state
    that agrees with it.  RootlabError for eyes without a seat."""
    if isinstance(state, View):
        if eyes is not None and eyes != state.faction:
            raise refused("odds-other-eyes", eyes=eyes, faction=state.faction)
        return state.determinize(0), state.faction
    if eyes is not None and eyes != OPEN:
        seat(state, eyes)
    return state, eyes


def seat(state: State, faction: str) -> int:
    """The int of a faction that has a seat; RootlabError for another."""
    f = FACTION_ID.get(faction, -1)
    if f not in state.match.seats:
        raise refused("odds-no-seat", given=str(faction), seats=list(state.seats))
    return f


def refused(message_id: str, **params: Any) -> RootlabError:
    """The error that says that message."""
    return RootlabError(text(message_id, **params), message_id, params)

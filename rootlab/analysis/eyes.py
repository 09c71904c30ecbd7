"""Whose eyes look: a state or a view, and the seat that sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rootlab.components.errors import RootlabError, shown
from rootlab.components.names import FACTION_ID
from rootlab.engine.state import State
from rootlab.engine.view import View
from rootlab.language import text

if TYPE_CHECKING:
    from rootlab.record.game import Game

OPEN: Final = "all"
"""The eyes that see every hand."""


def looking(state: State | View | Game, eyes: str | None) -> tuple[State, str | None]:
    """The state to look at, and the eyes if they are given: a view has its own, and stands for a state
    that agrees with it; a game is looked at where it stands.  RootlabError for eyes without a seat."""
    state = moment(state)
    if isinstance(state, View):
        if eyes is not None and eyes != state.faction:
            raise refused("odds-other-eyes", eyes=eyes, faction=state.faction)
        return state.determinize(0), state.faction
    if eyes is not None and eyes != OPEN:
        seat(state, eyes)
    return state, eyes


def moment(state: State | View | Game) -> State | View:
    """The state or the view itself; of a game, where it stands.  RootlabError for anything else."""
    from rootlab.record.game import Game

    if isinstance(state, Game):
        return state.state
    if not isinstance(state, State | View):
        raise refused("error-not-a-state", given=shown(state))
    return state


def seat(state: State, faction: str) -> int:
    """The int of a faction that has a seat; RootlabError for another."""
    if faction not in state.seats:
        raise refused("odds-no-seat", given=str(faction), seats=list(state.seats))
    return FACTION_ID[faction]


def refused(message_id: str, **params: Any) -> RootlabError:
    """The error that says that message."""
    return RootlabError(text(message_id, **params), message_id, params)

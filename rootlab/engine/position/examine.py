"""A position is a file: reading one, and writing one.

:func:`load_position` takes what a person wrote as well as what ``state.to_dict()`` gave, checks it
against the published schema (``data/schema/position.schema.json``) and against the Law, and names
every fault.  What a position leaves out has its start value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike, fspath
from typing import Any

from rootlab.components.cards import CARD_IDS
from rootlab.components.errors import RootlabError
from rootlab.components.names import FACTION_ID
from rootlab.engine.choosing import after
from rootlab.engine.match import Match, make_match, playable
from rootlab.engine.piles import reshuffle
from rootlab.engine.position.cards import load_cards
from rootlab.engine.position.check import shaped
from rootlab.engine.position.dump import DOMINANCE_CARDS
from rootlab.engine.position.error import Fault, PositionError, Report
from rootlab.engine.position.file import read_position
from rootlab.engine.position.load import check_pending, load_pending, load_pieces, load_players, load_turn
from rootlab.engine.state import State

DAMAGED = (LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError)
"""What a procedure may raise that was read from a damaged file."""


def load_position(source: str | PathLike[str] | Mapping[str, Any]) -> State:
    """The state of a position: a file's path, or the position itself as ``to_dict()`` gives it.

    A position without ``pending`` stands at the window before its step, and what happens by itself
    has happened.  :class:`PositionError` names every fault of a position that cannot be.
    """
    name = ""
    value: object = source
    if isinstance(source, str | PathLike):
        name = fspath(source)
        value = read_position(source)
    elif isinstance(source, Mapping):
        value = dict(source)
    report = Report()
    state = _read(value, report)
    if state is not None and not report.faults:
        state = _set_going(state, report)
    if report.faults:
        raise PositionError(report.faults, name, report.more)
    assert state is not None
    return state


@dataclass(frozen=True, slots=True)
class Examination:
    """What was found in a position."""

    faults: tuple[Fault, ...]
    read: State | None
    """The state as the position writes it, before anything happens by itself and without what is wrong;
    None where map, deck or seats are too wrong to read on."""
    cards: tuple[str, ...]
    """Every card of the deck that the position names, as often as it does."""


def examine(value: object) -> Examination:
    """Read a position that may be wrong, and say what is wrong with it; nothing raises, nothing happens."""
    report = Report()
    read = _read(dict(value) if isinstance(value, Mapping) else value, report)
    return Examination(tuple(report.faults), read, tuple(CARD_IDS[card] for card, _ in report.named))


def laid_out(value: Mapping[str, Any]) -> State:
    """The state of a position whose hidden cards were filled in at random, so that whoever is asked may have
    nothing to answer with; :class:`PositionError` for what is wrong beyond that."""
    report = Report()
    state = _read(dict(value), report, whole=False)
    if state is not None and not report.faults:
        try:
            if not state.deck_n:
                reshuffle(state)
            state.run()
        except DAMAGED:
            report.add("pending", "", "fault-pending-does-not-fit")
    if report.faults:
        raise PositionError(report.faults, "", report.more)
    assert state is not None
    return state


def check_dealt(state: State) -> State:
    """The same state, if what is under way in it can be and can go on; PositionError where it cannot."""
    report = Report()
    check_pending(state, report)
    if report.faults or (state.stack and _set_going(state, report) is None):
        raise PositionError(report.faults)
    return state


def _read(value: object, report: Report, whole: bool = True) -> State | None:
    """The state as it is written; ``whole`` says that no card of it was filled in at random."""
    data = shaped(value, report)
    match = _match(data, report) if data is not None else None
    if data is None or match is None:
        return None
    state = State()
    state.begin(match)
    load_turn(state, data, report)
    load_pieces(state, data, report)
    load_pending(state, data, report)
    load_players(state, data, report)
    load_cards(state, data, report)
    if whole and not report.faults:
        check_pending(state, report)
    return state


def _set_going(state: State, report: Report) -> State | None:
    """Let happen what happens by itself, up to the first question, chance or the end.

    What is under way may come from a damaged file, so it is tried whether it can go on.
    """
    if not state.deck_n:
        reshuffle(state)
    if state.over_n:
        return state
    if not state.stack:
        state.run()
        return state
    try:
        state.run()
        if not (state.over_n or state.chance or state.legal_actions()):
            report.add("pending", "", "fault-pending-does-not-fit")
            return None
        for action in state.legal_actions()[:1]:
            after(state, action)
        for outcome, _ in state.chance_outcomes()[:1]:
            after(state, outcome)
    except DAMAGED:
        report.add("pending", "", "fault-pending-does-not-fit")
        return None
    return state


# --- map, deck and seats -----------------------------------------------------------------------------
def _match(data: dict[str, Any], report: Report) -> Match | None:
    """Map, deck and seats; None where too little of them is right to go on."""
    seats: list[str] = []
    for index, name in enumerate(data.get("seats", ())):
        if name in playable():
            if name not in seats:
                seats.append(name)
        elif name in FACTION_ID:
            report.add(f"seats.{index}", "", "fault-not-playable", faction=name, factions=playable())
    if len(seats) < 2:
        return None
    board, deck = data.get("map", "autumn"), data.get("deck", "standard")
    try:
        return make_match(seats, board, deck, _dominance(data, len(seats)))
    except RootlabError as error:
        report.add("", "", "fault-other", why=str(error).rstrip("."))
        return None


def _dominance(data: dict[str, Any], seats: int) -> tuple[str, ...] | None:
    """The dominance cards that take part; None for what the Law says (5.1.3)."""
    given = data.get("dominance")
    if isinstance(given, list):
        return tuple(name for name in given if isinstance(name, str))
    if given is not None:
        return DOMINANCE_CARDS if given else ()
    if seats > 2:
        return None
    places = [data.get(key) for key in ("players", "available_dominance", "discard", "removed")]
    return tuple(name for name in DOMINANCE_CARDS if _names(places, name))


def _names(value: object, name: str) -> bool:
    """Whether a name stands anywhere in JSON values."""
    if isinstance(value, dict):
        return any(_names(part, name) for part in value.values())
    if isinstance(value, list):
        return any(_names(part, name) for part in value)
    return value == name

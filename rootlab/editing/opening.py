"""What an editor begins with: the empty board, a game, a state, a file or a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike, fspath
from typing import Any, Final

from rootlab.components.board import load_board
from rootlab.components.errors import RootlabError, shown
from rootlab.editing.draft import Draft, Position
from rootlab.engine.position import Fault, PositionError, examine, to_dict
from rootlab.engine.position.check import VERSION
from rootlab.engine.position.file import read_position
from rootlab.engine.state import State
from rootlab.language import text
from rootlab.record.game import Game
from rootlab.record.reading import load_game
from rootlab.record.writing import FORMAT

__all__ = ["EMPTY_SEATS", "Opened", "Start", "open_draft"]

Start = Game | State | str | PathLike[str] | Mapping[str, Any] | None
EMPTY_SEATS: Final = ("marquise", "eyrie", "alliance", "vagabond")
"""Who sits at an empty board if nobody says otherwise."""
DERIVED: Final = ("item_supply", "ruin_items", "dominance")
"""Entries that follow from the others unless a position says otherwise."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A draft, and what had to be left out of what it was made from."""

    draft: Draft
    steps_back: int = 0
    """How many decisions a game was taken back, to the last moment at which nothing was under way."""
    pending: bool = False
    """Whether something was under way that a draft cannot hold: it was left out."""
    left_out: tuple[Fault, ...] = ()
    """What could not be read, or is hidden from the seat whose view this was."""


def open_draft(
    start: Start = None,
    *,
    seats: Sequence[str] | None = None,
    map: str = "autumn",  # noqa: A002
) -> Opened:
    """A draft of a game, a state, a file (position or saved game), a position, or of the empty board.

    What is under way (a battle, a march) is no part of a draft.  A game goes back to the last moment at
    which nothing was; of a lone state it is left out.
    """
    if start is None:
        return Opened(Draft(empty(seats or EMPTY_SEATS, map)))
    if isinstance(start, Game):
        return _of_game(start)
    if isinstance(start, State):
        return _of_position(start.to_dict())
    if isinstance(start, Mapping):
        return _of_position(dict(start))
    given: object = start
    if not isinstance(given, str | PathLike):
        raise RootlabError(text("edit-not-a-start", given=shown(given)))
    found = read_position(start)
    if isinstance(found, dict) and found.get("format") == FORMAT:
        return _of_game(load_game(start))
    return _of_position(found, fspath(start))


def empty(seats: Sequence[str], map: str = "autumn") -> Position:  # noqa: A002
    """The empty board: everything in its supply, all cards in the deck."""
    given = {"rootlab": VERSION, "map": map, "deck": "standard", "seats": list(seats)}
    found = examine(given)
    if found.faults or found.read is None:
        raise PositionError(found.faults)
    return _spare(to_dict(found.read))


def _of_game(game: Game) -> Opened:
    """The last moment up to here at which nothing was under way; else here, without what is."""
    node = game.node
    while game.state_at(node).stack and node.parent is not None:
        node = node.parent
    state = game.state_at(node)
    if state.stack:
        return _of_position(game.state.to_dict())
    return Opened(Draft(_spare(to_dict(state))), steps_back=game.node.ply - node.ply)


def _of_position(given: object, name: str = "") -> Opened:
    """A position as it is written, faults and all; what does not fit the format is left out and told."""
    data = _plain(given)
    pending = isinstance(data, dict) and bool(data.pop("pending", None))
    found = examine(data)
    if found.read is None:
        raise PositionError(found.faults, name)
    full = to_dict(found.read)
    if not found.faults:
        return Opened(Draft(_spare(full)), pending=pending)
    kept, left_out = _readable(data)
    return Opened(Draft(_spare(_laid_over(full, kept))), pending=pending, left_out=left_out)


def _plain(value: Any) -> Any:
    """A copy with lists for tuples and texts for keys, as JSON has it."""
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value


# --- positions with faults -------------------------------------------------------------------------------
def _readable(data: Position) -> tuple[Position, tuple[Fault, ...]]:
    """Without what does not fit the format and what is hidden: those entries and the faults that they had."""
    from rootlab.engine.position.check import LEFT_OUT, shaped
    from rootlab.engine.position.error import Report

    report = Report()
    kept = shaped(data, report) or {}
    kept = _without(kept, LEFT_OUT)
    hidden = [
        fault for fault in examine(kept).faults if fault.message in ("fault-hidden-hand", "fault-hidden-plot")
    ]
    _open_hands(kept)
    return kept, (*report.faults, *hidden)


def _without(value: Any, blank: object) -> Any:
    """The same without the blanks that keep room in lists."""
    if isinstance(value, dict):
        return {key: _without(part, blank) for key, part in value.items()}
    if isinstance(value, list):
        return [_without(part, blank) for part in value if part is not blank]
    return value


def _open_hands(data: Position) -> None:
    """A hidden hand is what is known of it; a plot that nobody knows is not there."""
    data.pop("eyes", None)
    for own in data.get("players", {}).values():
        for key, cards in own.items():
            if isinstance(cards, dict) and "known" in cards:
                own[key] = cards["known"]
            elif isinstance(cards, list):
                own[key] = [card for card in cards if card is not None]
    for here in data.get("clearings", {}).values():
        if "tokens" in here:
            here["tokens"] = [token for token in here["tokens"] if _known(token)]


def _known(token: Any) -> bool:
    """Whether it is no plot that nobody knows."""
    return not isinstance(token, dict) or token["plot"] is not None


def _laid_over(full: Position, given: Position) -> Position:
    """What the position says, and for all that it leaves out what the engine read."""
    out = {**full, **given}
    out["turn"] = {**full["turn"], **given.get("turn", {})}
    players = given.get("players", {})
    names = [*full["players"], *(name for name in players if name not in full["players"])]
    out["players"] = {name: {**full["players"].get(name, {}), **players.get(name, {})} for name in names}
    board = load_board(full["map"])
    clearings = given.get("clearings", {})
    laid = {
        str(c): {**({"ruin": True} if board.has_ruin[c] else {}), **clearings.get(str(c), {})}
        for c in board.clearings
    }
    out["clearings"] = {c: here for c, here in laid.items() if here}
    supply = out.get("item_supply")
    if isinstance(supply, list):
        out["item_supply"] = {item: supply.count(item) for item in supply}
    elif "item_supply" not in given:
        del out["item_supply"]
    return out


def _spare(data: Position) -> Position:
    """Without the entries that follow from the others, so that they go on following when others change."""
    data.pop("pending", None)
    for key in DERIVED:
        if key not in data:
            continue
        less = {name: value for name, value in data.items() if name != key}
        full, bare = examine(data).read, examine(less).read
        if full is not None and bare is not None and full == bare:
            data = less
    return data

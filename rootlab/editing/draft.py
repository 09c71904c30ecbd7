"""A position that is being edited: small changes, undo and redo, and every fault by name.

A draft is the position itself, as a file has it.  It may be wrong for a while and loses nothing by it;
the faults are those that the engine finds.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from rootlab.components.cards import CARD_IDS, load_deck
from rootlab.components.whole import write_whole
from rootlab.editing import pieces
from rootlab.editing.pieces import Piece, Place
from rootlab.editing.turns import place_turn
from rootlab.engine.position import Examination, Fault, examine, load_position, to_dict
from rootlab.engine.state import State

__all__ = ["Draft"]

Position = dict[str, Any]
MOST_STEPS: Final = 500
"""How many changes can be taken back."""
LEAST_SEATS: Final = 2


class Draft:
    """A position under the pen.

    A *path* names an entry, as the faults do: ``players.eyrie.decree.move``.

    >>> from rootlab.editing import open_draft
    >>> draft = open_draft(seats=["marquise", "eyrie"]).draft
    >>> draft.set_count(3, Piece("warrior", "eyrie"), 21)
    >>> [fault.law for fault in draft.faults()]
    ['1.5.1']
    >>> draft.undo()
    >>> draft.faults()
    ()
    """

    def __init__(self, position: Position) -> None:
        self._line: list[Position] = [position]
        self._at = 0
        self._joined = ""
        self._found: tuple[Position, Examination] | None = None
        self._filled: tuple[Examination, Position] | None = None

    @property
    def position(self) -> Position:
        """The position as it is now; change it with the methods here only."""
        return self._line[self._at]

    @property
    def seats(self) -> tuple[str, ...]:
        """The factions in turn order."""
        return tuple(self.position["seats"])

    # --- what is wrong ---
    def examine(self) -> Examination:
        """What the engine finds in the position; found once for each change."""
        if self._found is None or self._found[0] is not self.position:
            self._found = (self.position, examine(self.position))
        return self._found[1]

    def faults(self) -> tuple[Fault, ...]:
        """Everything that is wrong, by name, with its place and its article."""
        return self.examine().faults

    def state(self) -> State:
        """The state of the position; PositionError while anything is wrong with it."""
        return load_position(self.position)

    def filled(self) -> Position:
        """The position with everything that it leaves out, as far as it can be read."""
        found = self.examine()
        if found.read is None:
            return self.position
        if self._filled is None or self._filled[0] is not found:
            self._filled = (found, to_dict(found.read))
        return self._filled[1]

    def rulers(self) -> dict[int, str | None]:
        """Who rules each clearing (2.5)."""
        read = self.examine().read
        return {} if read is None else {c: read.rules(c) for c in read.match.board.clearings}

    def left(self) -> dict[str, int]:
        """The cards that the position does not name, which are in the deck: how many of each."""
        counts = load_deck(self.position.get("deck", "standard")).counts
        left = {CARD_IDS[card]: n for card, n in enumerate(counts) if n}
        for card in self.examine().cards:
            left[card] = left.get(card, 0) - 1
        return left

    # --- undo and redo ---
    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return self._at + 1 < len(self._line)

    def undo(self) -> None:
        """Take the last change back, if there is one."""
        self._at -= self.can_undo
        self._joined = ""

    def redo(self) -> None:
        """Make the next change again, if there is one."""
        self._at += self.can_redo
        self._joined = ""

    def edit(self, change: Callable[[Position], object], join: str = "") -> None:
        """Make a change, which gets a copy of the position.

        Changes one after the other with the same ``join`` are taken back together, such as those of one
        count that is dragged.  What changes nothing is no change.
        """
        after = deepcopy(self.position)
        change(after)
        _forget_what_left(after)
        if after == self.position:
            return
        del self._line[self._at + 1 :]
        if join and join == self._joined:
            self._line[self._at] = after
        else:
            self._line.append(after)
            del self._line[: -MOST_STEPS - 1]
            self._at = len(self._line) - 1
        self._joined = join

    def begin_again(self, position: Position) -> None:
        """Put another position in its place; undo brings this one back."""

        def change(data: Position) -> None:
            data.clear()
            data.update(deepcopy(position))

        self.edit(change)

    # --- any entry ---
    def get(self, path: str, default: Any = None) -> Any:
        """The entry at a path."""
        return _at(self.position, path, default)

    def look(self, path: str, default: Any = None) -> Any:
        """The entry at a path; where the position leaves it out, what follows for it."""
        found = self.get(path)
        return _at(self.filled(), path, default) if found is None else found

    def set(self, path: str, value: Any, join: str = "") -> None:
        """Put a value at a path."""

        def change(data: Position) -> None:
            at, key = _parent(data, path)
            at[key] = value

        self.edit(change, join)

    def clear(self, path: str) -> None:
        """Leave an entry out, so that it has its start value."""

        def change(data: Position) -> None:
            at, key = _parent(data, path)
            if isinstance(at, dict):
                at.pop(key, None)

        self.edit(change)

    def add(self, path: str, value: Any) -> None:
        """Add a value to the list at a path: a card to a hand, an item to a box."""
        self.set(path, [*self.look(path, ()), value])

    def drop(self, path: str, index: int) -> None:
        """Take the entry with that index out of the list at a path, if it has one."""
        row = self.look(path, ())
        if 0 <= index < len(row):
            self.set(path, [*row[:index], *row[index + 1 :]])

    # --- pieces ---
    def count(self, place: Place, piece: Piece) -> int:
        """How many of a piece are there."""
        return pieces.count_of(self.position, place, piece)

    def total(self, piece: Piece) -> int:
        """How many of a piece are on the whole map."""
        if piece.kind == pieces.PAWN:
            return int(self.get(f"players.{piece.faction}.pawn") is not None)
        return sum(self.count(int(c), piece) for c in self.position.get("clearings", {}))

    def set_count(self, place: Place, piece: Piece, n: int, join: str = "") -> None:
        """Make it so many of a piece there."""
        self.edit(lambda data: pieces.set_count(data, place, piece, n), join)

    def put(self, place: Place, piece: Piece) -> None:
        """Put one more there."""
        self.set_count(place, piece, self.count(place, piece) + 1)

    def take(self, place: Place, piece: Piece) -> None:
        """Take one away from there, if there is one."""
        self.set_count(place, piece, self.count(place, piece) - 1 if self.count(place, piece) else 0)

    def turn_plots(self, clearing: int, kind: str, up: bool) -> None:
        """Turn the plots of a kind in a clearing."""
        self.edit(lambda data: pieces.turn_plots(data, clearing, kind, up))

    # --- seats and the turn ---
    def set_turn(self, player: str | None = None, phase: str | None = None, step: str | None = None) -> None:
        """Whose turn it is, and where in it the game stands; what is no longer true of the turn goes."""
        self.edit(lambda data: place_turn(data, player, phase, step))

    def add_seat(self, faction: str) -> None:
        """Seat one more faction, last in turn order, with what it starts from in a position."""

        def change(data: Position) -> None:
            data["seats"] = [*data["seats"], faction]
            read = examine(data).read
            if read is not None:
                data.setdefault("players", {})[faction] = to_dict(read)["players"][faction]

        if faction not in self.seats:
            self.edit(change)

    def remove_seat(self, faction: str) -> None:
        """Take a faction out of the game with all that is its own; two seats remain at least."""
        if faction in self.seats and len(self.seats) > LEAST_SEATS:
            self.edit(lambda data: _unseat(data, faction))

    # --- files ---
    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the position as a file, in one piece; it may be wrong still."""
        write_whole(Path(path), json.dumps(self.position, ensure_ascii=False, indent=1) + "\n")


def _at(data: Position, path: str, default: Any) -> Any:
    at: Any = data
    for key in path.split("."):
        try:
            at = at[int(key)] if isinstance(at, list) else at[key]
        except (KeyError, IndexError, TypeError, ValueError):
            return default
    return at


def _parent(data: Position, path: str) -> tuple[Any, Any]:
    """What holds the entry at a path, and its key; objects on the way are made."""
    *way, last = path.split(".")
    at: Any = data
    for key in way:
        at = at[int(key)] if isinstance(at, list) else at.setdefault(key, {})
    return at, int(last) if isinstance(at, list) else last


def _unseat(data: Position, faction: str) -> None:
    for place in [*data.get("clearings", {})]:
        for piece in pieces.pieces_of(faction):
            if piece.kind != pieces.PAWN:
                pieces.set_count(data, int(place), piece, 0)
    data["seats"] = [seat for seat in data["seats"] if seat != faction]
    data.get("players", {}).pop(faction, None)
    for own in data.get("players", {}).values():
        own.get("relationships", {}).pop(faction, None)
        if own.get("coalition") == faction:
            del own["coalition"]
    known = data.get("known", {})
    known.pop(faction, None)
    for seen in known.values():
        seen.pop(faction, None)
    if data.get("turn", {}).get("player") == faction:
        place_turn(data, data["seats"][0], None, None)


def _forget_what_left(data: Position) -> None:
    """1.2.1: nobody knows a card to be where it no longer is."""
    players: Mapping[str, Any] = data.get("players", {})
    for seen in data.get("known", {}).values():
        for owner, cards in list(seen.items()):
            own = players.get(owner, {})
            if isinstance(cards, dict):
                seen[owner] = {pile: _both(known, own.get(pile, ())) for pile, known in cards.items()}
            else:
                seen[owner] = _both(cards, own.get("hand", ()))
            if not any(seen[owner].values() if isinstance(seen[owner], dict) else seen[owner]):
                del seen[owner]
    if "known" in data:
        data["known"] = {viewer: seen for viewer, seen in data["known"].items() if seen}


def _both(known: list[str], held: list[str]) -> list[str]:
    """The known cards that are held, each as often as it is in both."""
    rest, kept = list(held), []
    for card in known:
        if card in rest:
            rest.remove(card)
            kept.append(card)
    return kept

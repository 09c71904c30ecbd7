"""4.2 Move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rootlab.components.board import Board
from rootlab.components.names import FACTIONS, NF
from rootlab.components.pieces import WARRIORS
from rootlab.engine.action import Action, intern
from rootlab.engine.masks import CLEARINGS, SIZE
from rootlab.engine.pieces import move_warriors
from rootlab.engine.reason import NUMBER, PLACE, Reason, reason

if TYPE_CHECKING:
    from rootlab.engine.state import State

NOT_ADJACENT: Final = reason("not-adjacent", PLACE, "4.2", "2.2.1")
STAYS: Final = reason("not-to-another-clearing", PLACE, "4.2")
RULES_NEITHER: Final = reason("rules-neither", PLACE, "4.2.1", "2.5")
NO_WARRIORS: Final = reason("no-warriors-there", PLACE, "4.2")
TOO_FEW: Final = reason("too-few-warriors", NUMBER, "4.2")
MOVE_CHECKS: Final = (NO_WARRIORS, STAYS, NOT_ADJACENT, RULES_NEITHER, TOO_FEW)
"""What every move is checked for, apart from what somebody forbids."""


class Moves:
    """Every move of a faction with one verb, made once: by edge, and by origin for a whole board."""

    __slots__ = ("_anywhere", "rows", "verb")

    def __init__(self, faction: int, verb: str) -> None:
        self.verb = verb
        name = FACTIONS[faction]
        most = WARRIORS[faction]
        self.rows: list[tuple[Action, ...]] = []
        """By ``origin * SIZE + destination``: one action per count."""
        for origin in range(SIZE):
            for destination in range(SIZE):
                fits = origin > 0 and destination > 0 and origin != destination
                self.rows.append(
                    tuple(
                        intern(name, verb, origin=origin, destination=destination, count=n + 1)
                        for n in range(most if fits else 0)
                    )
                )
        self._anywhere: dict[str, list[list[tuple[Action, ...]]]] = {}

    def anywhere(self, board: Board) -> list[list[tuple[Action, ...]]]:
        """By origin and number of warriors: all moves out of it to every adjacent clearing."""
        found = self._anywhere.get(board.name)
        if found is None:
            most = len(self.rows[SIZE + 2]) + 1
            found = [
                [
                    tuple(a for to in board.adj[at] for a in self.rows[at * SIZE + to][:count])
                    for count in range(most)
                ]
                for at in range(SIZE)
            ]
            self._anywhere[board.name] = found
        return found


_MOVES: dict[tuple[int, str], Moves] = {}


def moves_of(faction: int, verb: str) -> Moves:
    """The moves of a faction with that verb."""
    found = _MOVES.get((faction, verb))
    if found is None:
        found = Moves(faction, verb)
        _MOVES[(faction, verb)] = found
    return found


def cannot_leave(s: State, f: int, origin: int) -> Reason | None:
    """Why the warriors of ``f`` cannot leave a clearing, whatever the destination."""
    return held_back(s, f, origin) if s.warriors_n[origin * NF + f] else NO_WARRIORS


def held_back(s: State, f: int, origin: int) -> Reason | None:
    """Why pieces of ``f`` cannot move out of a clearing: somebody forbids it."""
    for other in s.match.leave_guards[f]:
        why = other.cannot_leave(s, f, origin)
        if why is not None:
            return why
    return None


def cannot_cross(s: State, f: int, origin: int, destination: int) -> Reason | None:
    """Why ``f`` cannot move from one clearing to an adjacent one: it rules neither (4.2.1), or
    somebody forbids entering."""
    ruler = s.ruler_n
    if ruler[origin] != f and ruler[destination] != f and not s.match.factions[f].moves_without_rule:
        return RULES_NEITHER
    return cannot_enter(s, f, destination)


def cannot_enter(s: State, f: int, destination: int) -> Reason | None:
    """Why pieces of ``f`` cannot move into a clearing, whoever rules."""
    for other in s.match.enter_guards[f]:
        why = other.cannot_enter(s, f, destination)
        if why is not None:
            return why
    return None


def offer_moves(s: State, f: int, table: Moves, out: list[Action], suit: int = -1) -> None:
    """Append every legal move of ``f``; with ``suit``, only those out of clearings of that suit.

    The masks of ruled clearings say what :func:`cannot_cross` says, for all edges at once.
    """
    match = s.match
    if match.factions[f].moves_itself:
        match.factions[f].offer_moves(s, table.verb, out)
        return
    board = match.board
    guards = match.leave_guards[f]
    closed = 0
    for other in match.enter_guards[f]:
        closed |= other.closed_to(s, f)
    everywhere = -1 if match.factions[f].moves_without_rule else 0
    ruled = s.ruled_n[f] | everywhere
    anywhere = table.anywhere(board)
    for origin in CLEARINGS[s.warriors_at_n[f] & (-1 if suit < 0 else board.suit_mask[suit])]:
        n = s.warriors_n[origin * NF + f]
        if guards and cannot_leave(s, f, origin) is not None:
            continue
        if ruled >> origin & 1:
            if not closed:
                out += anywhere[origin][n]
                continue
            onward = board.adj_mask[origin] & ~closed
        else:
            onward = board.adj_mask[origin] & ruled & ~closed
        for destination in CLEARINGS[onward]:
            out += table.rows[origin * SIZE + destination][:n]


def move_reasons(s: State, a: Action) -> Iterator[Reason]:
    """Every reason why a move is not legal."""
    f = a.faction_n
    if s.match.factions[f].moves_itself:
        yield from s.match.factions[f].move_reasons(s, a)
        return
    why = cannot_leave(s, f, a.src)
    if why is not None:
        yield why
    if a.dst == a.src:
        yield STAYS
    elif a.dst not in s.match.board.adj[a.src]:
        yield NOT_ADJACENT
    else:
        why = cannot_cross(s, f, a.src, a.dst)
        if why is not None:
            yield why
    if s.warriors_n[a.src * NF + f] < a.num:
        yield TOO_FEW


def do_move(s: State, a: Action, article: str = "4.2") -> None:
    """Move the warriors that the action names, and let follow what follows."""
    f = a.faction_n
    if s.match.factions[f].moves_itself:
        s.match.factions[f].do_move(s, a, article)
    else:
        move_group(s, f, a.src, a.dst, a.num, article)


def move_group(s: State, f: int, origin: int, destination: int, n: int, article: str) -> None:
    """Move warriors of a faction, also when it is forced to (1.5.5), and let follow what follows."""
    move_warriors(s, f, origin, destination, n, article)
    for other in s.match.move_watchers[f]:
        other.moved_in(s, f, destination, n)

"""4.2 Move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rootlab.components.names import FACTIONS, NF
from rootlab.components.pieces import WARRIORS
from rootlab.engine.action import Action, intern
from rootlab.engine.pieces import move_warriors
from rootlab.engine.reason import NUMBER, PLACE, Reason, reason

if TYPE_CHECKING:
    from rootlab.engine.state import State

SIZE: Final = 13
NOT_ADJACENT: Final = reason("not-adjacent", PLACE, "4.2", "2.2.1")
RULES_NEITHER: Final = reason("rules-neither", PLACE, "4.2.1", "2.5")
NO_WARRIORS: Final = reason("no-warriors-there", PLACE, "4.2")
TOO_FEW: Final = reason("too-few-warriors", NUMBER, "4.2")

Rows = tuple[tuple[Action, ...], ...]


def rows(faction: int, verb: str, most: int) -> Rows:
    """Every move of that verb, by ``origin * SIZE + destination``: one action per count."""
    name = FACTIONS[faction]
    table: list[tuple[Action, ...]] = []
    for origin in range(SIZE):
        for destination in range(SIZE):
            if 0 in (origin, destination) or origin == destination:
                table.append(())
                continue
            table.append(
                tuple(
                    intern(name, verb, origin=origin, destination=destination, count=n)
                    for n in range(1, most + 1)
                )
            )
    return tuple(table)


_ROWS: dict[tuple[int, str], Rows] = {}


def rows_of(faction: int, verb: str) -> Rows:
    """The table of moves of a faction, made once."""
    found = _ROWS.get((faction, verb))
    if found is None:
        found = rows(faction, verb, WARRIORS[faction])
        _ROWS[(faction, verb)] = found
    return found


def cannot_leave(s: State, f: int, origin: int) -> Reason | None:
    """Why the warriors of ``f`` cannot leave a clearing, whatever the destination."""
    if not s.warriors[origin * NF + f]:
        return NO_WARRIORS
    for other in s.match.leave_guards:
        why = other.cannot_leave(s, f, origin)
        if why is not None:
            return why
    return None


def cannot_cross(s: State, f: int, origin: int, destination: int) -> Reason | None:
    """Why ``f`` cannot move from one clearing to an adjacent one: it rules neither (4.2.1)."""
    ruler = s.ruler
    if ruler[origin] == f or ruler[destination] == f or s.match.factions[f].moves_without_rule:
        return None
    return RULES_NEITHER


def offer_moves(s: State, f: int, table: Rows, out: list[Action], suit: int = -1) -> None:
    """Append every legal move of ``f``; with ``suit``, only those out of clearings of that suit."""
    warriors = s.warriors
    board = s.match.board
    adjacent = board.adj
    suits = board.suit
    guards = s.match.leave_guards
    for origin in range(1, SIZE):
        n = warriors[origin * NF + f]
        if not n or (suit >= 0 and suits[origin] != suit):
            continue
        if guards and cannot_leave(s, f, origin) is not None:
            continue
        for destination in adjacent[origin]:
            if cannot_cross(s, f, origin, destination) is None:
                out.extend(table[origin * SIZE + destination][:n])


def can_move(s: State, f: int) -> bool:
    """Whether ``f`` has any legal move."""
    for origin in range(1, SIZE):
        if s.warriors[origin * NF + f] and cannot_leave(s, f, origin) is None:
            for destination in s.match.board.adj[origin]:
                if cannot_cross(s, f, origin, destination) is None:
                    return True
    return False


def move_reasons(s: State, a: Action) -> Iterator[Reason]:
    """Every reason why a move is not legal."""
    f = a.faction_n
    why = cannot_leave(s, f, a.src)
    if why is not None:
        yield why
    if a.dst not in s.match.board.adj[a.src]:
        yield NOT_ADJACENT
    else:
        why = cannot_cross(s, f, a.src, a.dst)
        if why is not None:
            yield why
    if s.warriors[a.src * NF + f] < a.num:
        yield TOO_FEW


def do_move(s: State, a: Action, article: str = "4.2") -> None:
    """Move the warriors that the action names."""
    move_warriors(s, a.faction_n, a.src, a.dst, a.num, article)

"""6.5.4 Build: a building in a ruled clearing, paid with wood over connected ruled clearings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.names import MARQUISE
from rootlab.components.pieces import KIND_COUNT, KINDS, NK, WOOD
from rootlab.engine.action import Action, intern
from rootlab.engine.pieces import place_piece, remove_piece
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, procedure
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.marquise.board import (
    ACTIONS_USED,
    BUILD_COST,
    BUILD_POINTS,
    BUILDINGS,
    NAME,
    actions_left,
    built,
)
from rootlab.rules.placing import cannot_place_building
from rootlab.rules.victory import score

NOT_RULED: Final = reason("marquise-does-not-rule", PLACE, "6.5.4.1", "2.5")
NONE_LEFT: Final = reason("no-building-left", RESOURCES, "6.5.4.1", "1.5.1")
NOT_A_BUILDING: Final = reason("not-a-marquise-building", RESOURCES, "6.5.4.1")
TOO_LITTLE_WOOD: Final = reason("too-little-wood", RESOURCES, "6.5.4.2")
NO_WOOD_THERE: Final = reason("no-wood-to-pay-there", PLACE, "6.5.4.2")
NO_ACTION_LEFT: Final = reason("no-action-left", RESOURCES, "6.5")

TABLE: Final = tuple(
    tuple(intern(NAME, "build", clearing=max(c, 1), piece=KINDS[kind]) for kind in BUILDINGS)
    for c in range(13)
)
FULL: Final = 99


def connected(s: State, c: int) -> list[int]:
    """The clearings that wood may come from for a building in ``c``, ascending: all that are
    connected to it through clearings that the Marquise rules (6.5.4.2)."""
    ruler = s.ruler
    if ruler[c] != MARQUISE:
        return []
    adjacent = s.match.board.adj
    found = [c]
    for at in found:
        for other in adjacent[at]:
            if ruler[other] == MARQUISE and other not in found:
                found.append(other)
    found.sort()
    return found


def wood_for(s: State, c: int) -> int:
    """How much wood can pay for a building in ``c``."""
    return sum(s.kinds[other * NK + WOOD] for other in connected(s, c))


def wood_by_clearing(s: State) -> list[int]:
    """The same for every clearing; -1 where the Marquise does not rule."""
    ruler = s.ruler
    out = [-1] * 13
    for c in range(1, 13):
        if ruler[c] == MARQUISE and out[c] < 0:
            group = connected(s, c)
            wood = sum(s.kinds[other * NK + WOOD] for other in group)
            for other in group:
                out[other] = wood
    return out


def cost_of(s: State, kind: int) -> int:
    """The wood that the next building of a kind costs; FULL where none is left."""
    column = built(s, kind)
    return BUILD_COST[column] if column < KIND_COUNT[kind] else FULL


class Build(Deed):
    """6.5.4: choose the clearing and the building, pay, place, score."""

    verb = "build"
    fields = ("clearing", "piece")
    law = ("6.5.4",)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if actions_left(s) <= 0:
            return
        costs = [cost_of(s, kind) for kind in BUILDINGS]
        wood = wood_by_clearing(s)
        for c in range(1, 13):
            if wood[c] < 0 or cannot_place_building(s, MARQUISE, c) is not None:
                continue
            row = TABLE[c]
            for i in (0, 1, 2):
                if costs[i] <= wood[c]:
                    out.append(row[i])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if actions_left(s) <= 0:
            yield NO_ACTION_LEFT
        if a.piece_n not in BUILDINGS:
            yield NOT_A_BUILDING
            return
        if not s.stock[a.piece_n]:
            yield NONE_LEFT
        if s.ruler[a.at] != MARQUISE:
            yield NOT_RULED
        elif s.stock[a.piece_n] and cost_of(s, a.piece_n) > wood_for(s, a.at):
            yield TOO_LITTLE_WOOD
        why = cannot_place_building(s, MARQUISE, a.at)
        if why is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        s.used[ACTIONS_USED] += 1
        cost = cost_of(s, a.piece_n)
        sources = [c for c in connected(s, a.at) if s.kinds[c * NK + WOOD]]
        total = sum(s.kinds[c * NK + WOOD] for c in sources)
        if len(sources) > 1 and 0 < cost < total:
            s.push(PayWood(a.at, a.piece_n, cost, 0))
            return
        for c in sources:
            n = min(cost, s.kinds[c * NK + WOOD])
            if n:
                remove_piece(s, WOOD, c, "6.5.4.2", n)
                cost -= n
        raise_building(s, a.at, a.piece_n)


def raise_building(s: State, c: int, kind: int) -> None:
    """6.5.4.3: place the building and score the space that it uncovers."""
    points = BUILD_POINTS[BUILDINGS.index(kind)][built(s, kind)]
    place_piece(s, kind, c, "6.5.4.3")
    score(s, MARQUISE, points, "6.5.4.3")


@procedure
class PayWood(Procedure):
    """6.5.4.2: the Marquise chooses which wood pays, token by token, in ascending clearings."""

    __slots__ = ("clearing", "kind", "last", "left")
    FIELDS = ("clearing", "kind", "left", "last")

    def __init__(self, clearing: int, kind: int, left: int, last: int) -> None:
        self.clearing = clearing
        self.kind = kind
        self.left = left
        self.last = last

    def copy(self) -> PayWood:
        return PayWood(self.clearing, self.kind, self.left, self.last)

    def facts(self, s: State) -> dict[str, Any]:
        return {"clearing": self.clearing, "piece": KINDS[self.kind], "left": self.left}

    def step(self, s: State) -> int:
        if self.left:
            return s.ask(ASK_WOOD, MARQUISE)
        s.stack.pop()
        raise_building(s, self.clearing, self.kind)
        return AGAIN


class PayOneWood(Deed):
    """6.5.4.2: one wood token from a connected clearing."""

    verb = "pay_wood"
    fields = ("clearing",)
    law = ("6.5.4.2",)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for c in range(1, 13):
            if cannot_take_wood(s, c) is None:
                out.append(intern(NAME, self.verb, clearing=c))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        why = cannot_take_wood(s, a.at)
        if why is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, PayWood)
        remove_piece(s, WOOD, a.at, "6.5.4.2")
        frame.left -= 1
        frame.last = a.at


def cannot_take_wood(s: State, c: int) -> Reason | None:
    """Why the next token cannot come from there: no wood, not connected, or too little after it."""
    frame = s.stack[-1]
    assert isinstance(frame, PayWood)
    sources = connected(s, frame.clearing)
    if c < frame.last or c not in sources or not s.kinds[c * NK + WOOD]:
        return NO_WOOD_THERE
    left = sum(s.kinds[other * NK + WOOD] for other in sources if other >= c)
    return None if left >= frame.left else NO_WOOD_THERE


ASK_WOOD: Final = Question("pay-wood", "6.5.4.2", (PayOneWood(),))

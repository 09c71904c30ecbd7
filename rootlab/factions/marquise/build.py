"""6.5.4 Build: a building in a ruled clearing, paid with wood over connected ruled clearings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.names import MARQUISE
from rootlab.components.pieces import KIND_COUNT, KINDS, NK, RECRUITER, SAWMILL, WOOD
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import CLEARING, CLEARING_OR_NONE, COUNT, KIND, Entry
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.pieces import place_piece, remove_piece
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, VERB, Reason, reason
from rootlab.engine.sets import Part
from rootlab.engine.state import State
from rootlab.engine.tables import by_clearing
from rootlab.factions.marquise.board import (
    ACTIONS_USED,
    BUILD_COST,
    BUILD_POINTS,
    BUILDINGS,
    NAME,
    actions_left,
    built,
)
from rootlab.rules.placing import NO_SLOT, cannot_place_building, closed_to_pieces
from rootlab.rules.victory import score

NOT_RULED: Final = reason("marquise-does-not-rule", PLACE, "6.5.4.1", "2.5")
NONE_LEFT: Final = reason("no-building-left", RESOURCES, "6.5.4.1", "1.5.1")
NOT_A_BUILDING: Final = reason("not-a-marquise-building", VERB, "6.5.4.1")
TOO_LITTLE_WOOD: Final = reason("too-little-wood", RESOURCES, "6.5.4.2")
NO_WOOD_THERE: Final = reason("no-wood-to-pay-there", PLACE, "6.5.4.2")
NO_ACTION_LEFT: Final = reason("no-action-left", RESOURCES, "6.5")

TABLE: Final = tuple(
    tuple(intern(NAME, "build", clearing=max(c, 1), piece=KINDS[kind]) for kind in BUILDINGS)
    for c in range(13)
)
FULL: Final = 99
COST_AT_STOCK: Final = (FULL, *reversed(BUILD_COST))
"""The wood for the next building, by how many of its kind are left on the track."""


_GROUPS: dict[tuple[str, int], list[int]] = {}


def groups(s: State) -> list[int]:
    """By clearing that the Marquise rules: the clearings that wood for a building there may come
    from, a bit each: all that are connected to it through clearings that she rules (6.5.4.2).
    Remembered by board and ruled clearings."""
    board = s.match.board
    ruled = s.ruled_n[MARQUISE]
    found = _GROUPS.get((board.name, ruled))
    if found is None:
        found = [0] * 13
        for c in board.clearings:
            if ruled >> c & 1 and not found[c]:
                group = connect(board.adj_mask, ruled, c)
                for at in board.clearings:
                    if group >> at & 1:
                        found[at] = group
        _GROUPS[(board.name, ruled)] = found
    return found


def connect(adjacent: tuple[int, ...], ruled: int, c: int) -> int:
    """The ruled clearings that are connected to ``c`` through ruled clearings, a bit each."""
    group = frontier = 1 << c
    while frontier:
        low = frontier & -frontier
        frontier ^= low
        new = adjacent[low.bit_length() - 1] & ruled & ~group
        group |= new
        frontier |= new
    return group


def connected(s: State, c: int) -> list[int]:
    """The clearings whose wood may pay for a building in ``c``, ascending."""
    group = groups(s)[c]
    return list(CLEARINGS[group])


def wood_for(s: State, c: int) -> int:
    """How much wood can pay for a building in ``c``."""
    return sum(s.kinds_n[at * NK + WOOD] for at in connected(s, c))


def cost_of(s: State, kind: int) -> int:
    """The wood that the next building of a kind costs; FULL where none is left."""
    return COST_AT_STOCK[s.stock_n[kind]]


class Build(Deed):
    """6.5.4: choose the clearing and the building, pay, place, score."""

    verb = "build"
    fields: tuple[str, ...] = ("clearing", "piece")
    law: tuple[str, ...] = ("6.5.4",)
    checks: tuple[Reason, ...] = (
        NO_ACTION_LEFT,
        NOT_A_BUILDING,
        NONE_LEFT,
        NOT_RULED,
        TOO_LITTLE_WOOD,
        NO_SLOT,
    )

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if actions_left(s) <= 0:
            return
        costs = [COST_AT_STOCK[n] for n in s.stock_n[SAWMILL : RECRUITER + 1]]
        least = min(costs)
        if least > KIND_COUNT[WOOD] - s.stock_n[WOOD]:
            return
        sites = s.ruled_n[f] & s.slots_at_n & ~closed_to_pieces(s, f)
        if not sites:
            return
        wood_at = s.kinds_at_n[WOOD]
        group = 0
        wood = 0
        connected_to = groups(s)
        for c in CLEARINGS[sites]:
            if connected_to[c] != group:
                group = connected_to[c]
                wood = 0
                for at in CLEARINGS[group & wood_at]:
                    wood += s.kinds_n[at * NK + WOOD]
            if least <= wood:
                row = TABLE[c]
                for i in (0, 1, 2):
                    if costs[i] <= wood:
                        out.append(row[i])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if actions_left(s) <= 0:
            yield NO_ACTION_LEFT
        if a.piece_n not in BUILDINGS:
            yield NOT_A_BUILDING
            return
        if not s.stock_n[a.piece_n]:
            yield NONE_LEFT
        if s.ruler_n[a.at] != MARQUISE:
            yield NOT_RULED
        elif s.stock_n[a.piece_n] and cost_of(s, a.piece_n) > wood_for(s, a.at):
            yield TOO_LITTLE_WOOD
        why = cannot_place_building(s, MARQUISE, a.at)
        if why is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        s.used_n[ACTIONS_USED] += 1
        cost = cost_of(s, a.piece_n)
        sources = [c for c in connected(s, a.at) if s.kinds_n[c * NK + WOOD]]
        total = sum(s.kinds_n[c * NK + WOOD] for c in sources)
        if len(sources) > 1 and 0 < cost < total:
            s.push(PayWood(a.at, a.piece_n, cost, 0))
            return
        for c in sources:
            n = min(cost, s.kinds_n[c * NK + WOOD])
            if n:
                remove_piece(s, WOOD, c, "6.5.4.2", n)
                cost -= n
        raise_building(s, a.at, a.piece_n)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        cost = cost_of(s, a.piece_n) if a.piece_n in BUILDINGS else 0
        wood = wood_for(s, a.at) if a.at else 0
        return {"cost": cost, "wood": wood, "missing": cost - wood}


def raise_building(s: State, c: int, kind: int) -> None:
    """6.5.4.3: place the building and score the space that it uncovers."""
    points = BUILD_POINTS[BUILDINGS.index(kind)][built(s, kind)]
    place_piece(s, kind, c, "6.5.4.3")
    score(s, MARQUISE, points, "6.5.4.3")


class PayWood(Procedure):
    """6.5.4.2: the Marquise chooses which wood pays, token by token, in ascending clearings."""

    __slots__ = ("clearing", "kind", "last", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing", "kind", "left", "last")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        CLEARING,
        KIND,
        COUNT,
        CLEARING_OR_NONE,
    )
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = MARQUISE

    def __init__(self, clearing: int, kind: int, left: int, last: int) -> None:
        self.clearing = clearing
        self.kind = kind
        self.left = left
        self.last = last

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return self.kind in BUILDINGS and s.stock_n[self.kind] > 0 and s.open_slots_n[self.clearing] > 0

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
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("6.5.4.2",)
    checks: tuple[Reason, ...] = (NO_WOOD_THERE,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, PayWood)
        sources = connected(s, frame.clearing)
        for c in sources:
            if cannot_take_wood(s, frame, sources, c) is None:
                out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        frame = s.stack[-1]
        assert isinstance(frame, PayWood)
        why = cannot_take_wood(s, frame, connected(s, frame.clearing), a.at)
        if why is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, PayWood)
        remove_piece(s, WOOD, a.at, "6.5.4.2")
        frame.left -= 1
        frame.last = a.at

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        frame = s.stack[-1]
        assert isinstance(frame, PayWood)
        sources = [c for c in connected(s, frame.clearing) if s.kinds_n[c * NK + WOOD]]
        cause = "none" if a.at not in sources else "passed" if a.at < frame.last else "early"
        return {"cause": cause, "sources": tuple(c for c in sources if c >= frame.last)}

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        frame = s.stack[-1]
        assert isinstance(frame, PayWood)
        for c in connected(s, frame.clearing):
            if c >= frame.last and s.kinds_n[c * NK + WOOD]:
                out.append(Part(by_clearing(f, self.verb)[c], s.kinds_n[c * NK + WOOD]))
        return frame.left


def cannot_take_wood(s: State, frame: PayWood, sources: list[int], c: int) -> Reason | None:
    """Why the next token cannot come from there: no wood, not connected, or too little after it."""
    if c < frame.last or c not in sources or not s.kinds_n[c * NK + WOOD]:
        return NO_WOOD_THERE
    left = sum([s.kinds_n[other * NK + WOOD] for other in sources if other >= c])
    return None if left >= frame.left else NO_WOOD_THERE


ASK_WOOD: Final = Question("pay-wood", "6.5.4.2", (PayOneWood(),))

register_procedure(PayWood)

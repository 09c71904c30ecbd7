"""6.4, 6.5.3, 1.5.4: wood at sawmills and warriors at recruiters, as many as there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.names import MARQUISE
from rootlab.components.pieces import KIND_IS_BUILDING, KIND_OWNER, KINDS, NK, SAWMILL, WOOD
from rootlab.engine.action import WARRIOR, Action, intern
from rootlab.engine.entries import ARTICLE, CLEARING_OR_NONE, COUNT, KIND, Entry, Several
from rootlab.engine.masks import CLEARINGS, SIZE
from rootlab.engine.pieces import place_piece, place_warriors
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.engine.sets import Part
from rootlab.engine.state import State
from rootlab.factions.marquise.board import NAME
from rootlab.rules.placing import closed_to_pieces

NO_ROOM_LEFT: Final = reason("nothing-to-place-there", PLACE, "1.5.4")


def places(s: State, building: int) -> list[int]:
    """How many pieces each clearing may take, one per building where they can be placed."""
    room = [0] * SIZE
    for c in CLEARINGS[s.kinds_at_n[building] & ~closed_to_pieces(s, MARQUISE)]:
        room[c] = s.kinds_n[c * NK + building]
    return room


def supply_for(s: State, building: int) -> int:
    """Wood for sawmills, warriors for recruiters."""
    return s.stock_n[WOOD] if building == SAWMILL else s.supply_n[MARQUISE]


def put(s: State, building: int, c: int, n: int, article: str) -> None:
    """Place that many pieces of a building's kind in a clearing."""
    if building == SAWMILL:
        for _ in range(n):
            place_piece(s, WOOD, c, article)
    elif n:
        place_warriors(s, MARQUISE, c, n, article)


def place_at(s: State, building: int, article: str) -> None:
    """One piece at each building; where the supply is short, ask where (1.5.4)."""
    room = places(s, building)
    supply = supply_for(s, building)
    if supply >= sum(room):
        for c, n in enumerate(room):
            put(s, building, c, n, article)
    elif sum(1 for n in room if n) == 1:
        put(s, building, room.index(max(room)), supply, article)
    elif supply:
        s.push(PlaceShort(building, article, tuple(room), 0))


class PlaceShort(Procedure):
    """The supply is short: the Marquise chooses clearing by clearing, in ascending order."""

    __slots__ = ("article", "building", "last", "room")
    FIELDS: ClassVar[tuple[str, ...]] = ("building", "article", "room", "last")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        KIND,
        ARTICLE,
        Several(COUNT, SIZE, SIZE),
        CLEARING_OR_NONE,
    )
    OWNER: ClassVar[int] = MARQUISE

    def __init__(self, building: int, article: str, room: tuple[int, ...], last: int) -> None:
        self.building = building
        self.article = article
        self.room = room
        """How many pieces each clearing may still take."""
        self.last = last

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return KIND_OWNER[self.building] == MARQUISE and KIND_IS_BUILDING[self.building] and not self.room[0]

    def copy(self) -> PlaceShort:
        return PlaceShort(self.building, self.article, self.room, self.last)

    def facts(self, s: State) -> dict[str, Any]:
        return {"piece": piece_of(self), "left": supply_for(s, self.building)}

    def step(self, s: State) -> int:
        if supply_for(s, self.building):
            return s.ask(ASK_PLACE_SHORT, MARQUISE)
        s.stack.pop()
        return AGAIN


class PlaceOne(Deed):
    """1.5.4: one piece of the short supply."""

    verb = "place"
    fields: tuple[str, ...] = ("piece", "clearing")
    law: tuple[str, ...] = ("1.5.4",)
    checks: tuple[Reason, ...] = (NO_ROOM_LEFT,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        frame = frame_of(s)
        for c in range(1, 13):
            if cannot_put(s, frame, c) is None:
                out.append(intern(NAME, self.verb, piece=piece_of(frame), clearing=c))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        frame = frame_of(s)
        kind = WOOD if frame.building == SAWMILL else WARRIOR
        if a.piece_n != kind:
            yield NO_ROOM_LEFT
            return
        why = cannot_put(s, frame, a.at)
        if why is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        frame = frame_of(s)
        room = list(frame.room)
        room[a.at] -= 1
        frame.room = tuple(room)
        frame.last = a.at
        put(s, frame.building, a.at, 1, frame.article)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        frame = frame_of(s)
        other = a.piece_n != (WOOD if frame.building == SAWMILL else WARRIOR)
        cause = "none" if other or not frame.room[a.at] else "passed" if a.at < frame.last else "early"
        return {"cause": cause, "building": KINDS[frame.building]}

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        frame = frame_of(s)
        piece = piece_of(frame)
        for c in range(max(frame.last, 1), 13):
            if frame.room[c]:
                out.append(Part(intern(NAME, self.verb, piece=piece, clearing=c), frame.room[c]))
        return supply_for(s, frame.building)


def frame_of(s: State) -> PlaceShort:
    """The choice on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, PlaceShort)
    return frame


def piece_of(frame: PlaceShort) -> str:
    """The name of what is placed."""
    return KINDS[WOOD] if frame.building == SAWMILL else "warrior"


def cannot_put(s: State, frame: PlaceShort, c: int) -> Reason | None:
    """Why the next piece cannot go there: no room, or too little room in the clearings after it."""
    if c < frame.last or not frame.room[c]:
        return NO_ROOM_LEFT
    return None if sum(frame.room[c:]) >= supply_for(s, frame.building) else NO_ROOM_LEFT


ASK_PLACE_SHORT: Final = Question("place-short", "1.5.4", (PlaceOne(),))

register_procedure(PlaceShort)

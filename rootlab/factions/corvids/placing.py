"""13.4.3, 13.7.4, 1.5.4: a warrior in each of several clearings, as many as there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.names import CORVIDS
from rootlab.engine.action import WARRIOR, Action, intern
from rootlab.engine.entries import ARTICLE, CLEARING_BITS, CLEARING_OR_NONE, Entry
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.pieces import place_warriors
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.engine.sets import Part
from rootlab.engine.state import State
from rootlab.factions.corvids.board import NAME
from rootlab.rules.placing import closed_to_pieces

NO_ROOM_LEFT: Final = reason("nothing-to-place-there", PLACE, "1.5.4")


def open_to_warriors(s: State, mask: int) -> int:
    """Those of the clearings where the Corvids can place warriors, a bit each."""
    return mask & ~closed_to_pieces(s, CORVIDS)


def place_in_each(s: State, mask: int, article: str) -> None:
    """One warrior in each of these clearings; where the supply is short, ask in which (1.5.4)."""
    if s.supply_n[CORVIDS] >= mask.bit_count():
        for c in CLEARINGS[mask]:
            place_warriors(s, CORVIDS, c, 1, article)
    elif s.supply_n[CORVIDS]:
        s.push(TooFew(mask, 0, article))


class TooFew(Procedure):
    """The supply is short: the Corvids choose clearing by clearing, in ascending order."""

    __slots__ = ("article", "last", "room")
    FIELDS: ClassVar[tuple[str, ...]] = ("room", "last", "article")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        CLEARING_BITS,
        CLEARING_OR_NONE,
        ARTICLE,
    )
    OWNER: ClassVar[int] = CORVIDS

    def __init__(self, room: int, last: int, article: str) -> None:
        self.room = room
        """The clearings that may take a warrior, a bit each."""
        self.last = last
        self.article = article

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return not self.room & 1

    def copy(self) -> TooFew:
        return TooFew(self.room, self.last, self.article)

    def facts(self, s: State) -> dict[str, Any]:
        return {"piece": "warrior", "left": s.supply_n[CORVIDS]}

    def step(self, s: State) -> int:
        if s.supply_n[CORVIDS]:
            return s.ask(ASK_WHERE, CORVIDS)
        s.stack.pop()
        return AGAIN

    def after(self, c: int) -> int:
        """The clearings that may take one and come after a clearing, a bit each."""
        return self.room >> (c + 1) << (c + 1)


class PlaceOne(Deed):
    """1.5.4: one warrior of the short supply."""

    verb = "place"
    fields: tuple[str, ...] = ("piece", "clearing")
    law: tuple[str, ...] = ("1.5.4",)
    checks: tuple[Reason, ...] = (NO_ROOM_LEFT,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        frame = frame_of(s)
        for c in CLEARINGS[frame.room]:
            if cannot_put(s, frame, c) is None:
                out.append(PLACES[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        why = cannot_put(s, frame_of(s), a.at) if a.piece_n == WARRIOR else NO_ROOM_LEFT
        if why is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        frame = frame_of(s)
        frame.last = a.at
        place_warriors(s, CORVIDS, a.at, 1, frame.article)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        frame = frame_of(s)
        other = a.piece_n != WARRIOR or not frame.room >> a.at & 1
        cause = "taken" if a.at == frame.last else "passed" if a.at < frame.last else "early"
        return {"cause": "none" if other else cause}

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        frame = frame_of(s)
        out += [Part(PLACES[c], 1) for c in CLEARINGS[frame.after(frame.last)]]
        return s.supply_n[CORVIDS]


def frame_of(s: State) -> TooFew:
    """The choice on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, TooFew)
    return frame


def cannot_put(s: State, frame: TooFew, c: int) -> Reason | None:
    """Why the next warrior cannot go there: it is none of the clearings or comes before the last one
    named, or too few come after it."""
    if c <= frame.last or not frame.room >> c & 1:
        return NO_ROOM_LEFT
    return None if frame.after(c).bit_count() >= s.supply_n[CORVIDS] - 1 else NO_ROOM_LEFT


PLACES: Final = tuple(intern(NAME, "place", piece="warrior", clearing=max(c, 1)) for c in range(13))
ASK_WHERE: Final = Question("place-short", "1.5.4", (PlaceOne(),))

register_procedure(TooFew)

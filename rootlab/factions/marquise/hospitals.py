"""6.2.3 Field Hospitals."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rootlab.components.names import MARQUISE, SUITS
from rootlab.components.pieces import KEEP
from rootlab.engine.action import Action
from rootlab.engine.entries import CLEARING, COUNT, FLAG, Entry
from rootlab.engine.event import Event
from rootlab.engine.pieces import clearing_of, place_warriors
from rootlab.engine.piles import MATCHING, may_hold, spend
from rootlab.engine.procedure import AGAIN, Procedure, Question, register_procedure
from rootlab.engine.state import State
from rootlab.factions.marquise.board import NAME
from rootlab.rules.one_card import OneCard, Pass
from rootlab.rules.placing import cannot_place


def hospitals_open(s: State, c: int) -> bool:
    """Whether the question is asked: the keep stands, she can place there, and public facts allow
    her hand a card that matches the clearing of the loss."""
    keep = clearing_of(s, KEEP)
    if not keep or cannot_place(s, MARQUISE, keep) is not None:
        return False
    return may_hold(s, MARQUISE, MATCHING[s.match.board.suit[c]])


class Hospitals(Procedure):
    """Warriors that were removed wait for a card."""

    __slots__ = ("clearing", "count", "open")
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing", "count", "open")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        CLEARING,
        COUNT,
        FLAG,
    )
    OWNER: ClassVar[int] = MARQUISE

    def __init__(self, clearing: int, count: int) -> None:
        self.clearing = clearing
        self.count = count
        self.open = True

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return not self.open or (0 < self.count <= s.supply_n[MARQUISE] and clearing_of(s, KEEP) > 0)

    def copy(self) -> Hospitals:
        new = Hospitals(self.clearing, self.count)
        new.open = self.open
        return new

    def facts(self, s: State) -> dict[str, Any]:
        suit = SUITS[s.match.board.suit[self.clearing]]
        return {"clearing": self.clearing, "count": self.count, "suit": suit, "keep": clearing_of(s, KEEP)}

    def step(self, s: State) -> int:
        if self.open:
            return s.ask(ASK_HOSPITALS, MARQUISE)
        s.stack.pop()
        return AGAIN


def frame_of(s: State) -> Hospitals:
    """The choice on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Hospitals)
    return frame


class UseHospitals(OneCard):
    """6.2.3: spend one card that matches the clearing; all of its warriors go to the keep."""

    verb = "field_hospitals"
    law: tuple[str, ...] = ("6.2.3",)

    def suit(self, s: State) -> int:
        return s.match.board.suit[frame_of(s).clearing]

    def do(self, s: State, a: Action) -> None:
        frame = frame_of(s)
        frame.open = False
        if s.log is not None:
            s.log.append(Event("hospitals", "6.2.3", NAME, clearing=frame.clearing, count=frame.count))
        spend(s, MARQUISE, a.card_n, "6.2.3")
        place_warriors(s, MARQUISE, clearing_of(s, KEEP), frame.count, "6.2.3")


class NoHospitals(Pass):
    """6.2.3: the warriors stay in the supply."""

    law: tuple[str, ...] = ("6.2.3",)

    def do(self, s: State, a: Action) -> None:
        frame_of(s).open = False


ASK_HOSPITALS: Final = Question("field-hospitals", "6.2.3", (UseHospitals(), NoHospitals()))

register_procedure(Hospitals)

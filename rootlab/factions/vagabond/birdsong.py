"""9.4 Birdsong of the Vagabond: refresh, then slip."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rootlab.components.names import BIRDSONG, TEA, VAGABOND
from rootlab.engine.action import Action
from rootlab.engine.entries import COUNT, Entry
from rootlab.engine.procedure import AGAIN, Procedure, Question, Step, register_procedure
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import REFRESH, REFRESH_PER_TEA
from rootlab.factions.vagabond.items import (
    FACE_DOWN_SLOTS,
    OrderedDeed,
    different,
    enough_from,
    on_track,
    refresh,
    slot,
    total,
)
from rootlab.factions.vagabond.travel import NoSlip, Slip


class RefreshStep(Step):
    """9.4.1: two items for each tea that is on the track now, then three more."""

    phase = BIRDSONG
    name = "refresh"
    law = "9.4.1"

    def run(self, s: State) -> int:
        s.go_to_step(s.step_n + 1)
        s.push(Refreshing(REFRESH + REFRESH_PER_TEA * on_track(s, TEA)))
        return AGAIN


class Refreshing(Procedure):
    """9.4.1: exhausted items are flipped face up, damaged ones too, one by one in canonical order."""

    __slots__ = ("last", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "last")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        COUNT,
        COUNT,
    )
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, left: int, last: int = 0) -> None:
        self.left = left
        self.last = last

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return enough_from(s, FACE_DOWN_SLOTS, self.last, self.left)

    def copy(self) -> Refreshing:
        return Refreshing(self.left, self.last)

    def facts(self, s: State) -> dict[str, Any]:
        return {"left": self.left}

    def step(self, s: State) -> int:
        found = different(s, FACE_DOWN_SLOTS)
        if self.left and len(found) > 1 and total(s, FACE_DOWN_SLOTS) > self.left:
            return s.ask(ASK_REFRESH, VAGABOND)
        for index in found:
            while self.left and s.own_n[VAGABOND][index]:
                self.left -= 1
                refresh(s, index, "9.4.1")
        s.stack.pop()
        return AGAIN


def refreshing(s: State) -> Refreshing:
    """The refreshing on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Refreshing)
    return frame


class Refresh(OrderedDeed):
    """9.4.1: one exhausted item."""

    verb = "refresh"
    law: tuple[str, ...] = ("9.4.1",)
    slots = FACE_DOWN_SLOTS

    def progress(self, s: State) -> tuple[int, int]:
        frame = refreshing(s)
        return frame.last, frame.left

    def do(self, s: State, a: Action) -> None:
        frame = refreshing(s)
        frame.last = slot(a.item_n, a.target_n)
        frame.left -= 1
        refresh(s, frame.last, "9.4.1")


class SlipStep(Step):
    """9.4.2: one move for nothing, into forests too."""

    phase = BIRDSONG
    name = "slip"
    law = "9.4.2"
    question: Question | None = Question("vagabond-slip", "9.4.2", (Slip(), NoSlip()), window=BIRDSONG)

    def run(self, s: State) -> int:
        return s.ask_step()


ASK_REFRESH: Final = Question("vagabond-refresh", "9.4.1", (Refresh(),))

register_procedure(Refreshing)

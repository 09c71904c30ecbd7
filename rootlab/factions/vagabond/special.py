"""9.5.9, 16.3 Special actions: what the characters can do in Daylight for a torch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.characters import (
    CHARACTERS,
    HARRIER,
    RANGER,
    SCOUNDREL,
)
from rootlab.components.names import DAYLIGHT, EVENING, TORCH, VAGABOND
from rootlab.components.satchel import READY
from rootlab.engine.action import Action
from rootlab.engine.entries import COUNT, Entry
from rootlab.engine.event import Event
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, VERB, Reason, reason
from rootlab.engine.state import State
from rootlab.engine.tables import plain
from rootlab.factions.vagabond.aid import IN_A_FOREST
from rootlab.factions.vagabond.board import (
    CHARACTER,
    NAME,
    SCORCHED,
    character,
    pawn,
    pawn_clearing,
    set_own,
)
from rootlab.factions.vagabond.items import (
    DAMAGED_SLOTS,
    OrderedDeed,
    different,
    enough_from,
    exhaust_kind,
    face_up,
    repair,
    shift,
    slot,
    total,
)
from rootlab.factions.vagabond.travel import (
    NO_ROAD_TO_FOREST,
    PAWN_IS_THERE,
    SCORCHED_EARTH,
    by_place,
    cannot_go,
    cannot_set_out,
    walk,
)
from rootlab.rules.removal import clear_enemies

ANOTHER_CHARACTER: Final = reason("another-character", VERB, "9.5.9", "9.3.1")
NO_TORCH: Final = reason("no-torch-for-special-action", RESOURCES, "9.5.9", "9.2.5")
SCORCHED_ALREADY: Final = reason("scorched-already", PLACE, "16.3.6.2")
SPECIAL_CHECKS: Final = (ANOTHER_CHARACTER, NO_TORCH)
"""What every special action is checked for."""


class SpecialAction(Deed):
    """What one character can do for a torch."""

    character = -1
    seat = VAGABOND

    def ready(self, s: State) -> bool:
        return s.own_n[VAGABOND][CHARACTER] == self.character and face_up(s, TORCH) > 0

    def unready(self, s: State) -> Iterator[Reason]:
        """Why he cannot do it at all: it belongs to another character, or he has no torch for it."""
        if character(s) != self.character:
            yield ANOTHER_CHARACTER
        if not face_up(s, TORCH):
            yield NO_TORCH

    def pay(self, s: State) -> None:
        """Exhaust the torch."""
        exhaust_kind(s, TORCH, 1, self.law[0])

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return {"character": CHARACTERS[self.character]}


# --- 16.3.3 ----------------------------------------------------------------------------------------------
class Hideout(SpecialAction):
    """16.3.3.2: three items are repaired, then Daylight ends."""

    verb = "hideout"
    law: tuple[str, ...] = ("16.3.3.2", "9.5.9")
    checks: tuple[Reason, ...] = SPECIAL_CHECKS
    character = RANGER
    repairs = 3

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if self.ready(s):
            out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        return self.unready(s)

    def do(self, s: State, a: Action) -> None:
        self.pay(s)
        s.push(Hiding(self.repairs))


class Hiding(Procedure):
    """16.3.3.2: he chooses the items one by one, in canonical order."""

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
        enough = enough_from(s, DAMAGED_SLOTS, self.last, self.left)
        return s.turn_n == VAGABOND and s.phase_n == DAYLIGHT and enough

    def copy(self) -> Hiding:
        return Hiding(self.left, self.last)

    def facts(self, s: State) -> dict[str, Any]:
        return {"left": self.left}

    def step(self, s: State) -> int:
        found = different(s, DAMAGED_SLOTS)
        if self.left and len(found) > 1 and total(s, DAMAGED_SLOTS) > self.left:
            return s.ask(ASK_HIDEOUT, VAGABOND)
        for index in found:
            while self.left and s.own_n[VAGABOND][index]:
                self.left -= 1
                repair(s, index, "16.3.3.2")
        s.stack.pop()
        steps = s.match.turn_steps[VAGABOND]
        s.go_to_step(next(i for i, step in enumerate(steps) if step.phase == EVENING))
        return AGAIN


class HideoutRepair(OrderedDeed):
    """16.3.3.2: one of the three."""

    verb = "repair"
    law: tuple[str, ...] = ("16.3.3.2",)
    slots = DAMAGED_SLOTS

    def progress(self, s: State) -> tuple[int, int]:
        frame = hiding(s)
        return frame.last, frame.left

    def do(self, s: State, a: Action) -> None:
        frame = hiding(s)
        frame.last = slot(a.item_n, a.target_n)
        frame.left -= 1
        repair(s, frame.last, "16.3.3.2")


def hiding(s: State) -> Hiding:
    """The hideout on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Hiding)
    return frame


# --- 16.3.6 ----------------------------------------------------------------------------------------------
class ScorchedEarth(SpecialAction):
    """16.3.6.2: the torch stays in the clearing for good, and all enemy pieces leave it."""

    verb = "scorched_earth"
    law: tuple[str, ...] = ("16.3.6.2", "9.5.9")
    checks: tuple[Reason, ...] = (*SPECIAL_CHECKS, IN_A_FOREST, SCORCHED_ALREADY)
    character = SCOUNDREL

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if self.ready(s):
            at = pawn_clearing(s)
            if at and not s.own_n[VAGABOND][SCORCHED] >> at & 1:
                out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        yield from self.unready(s)
        at = pawn_clearing(s)
        if not at:
            yield IN_A_FOREST
        elif s.own_n[VAGABOND][SCORCHED] >> at & 1:
            yield SCORCHED_ALREADY

    def do(self, s: State, a: Action) -> None:
        at = pawn_clearing(s)
        shift(s, slot(TORCH, READY), -1)
        set_own(s, SCORCHED, s.own_n[VAGABOND][SCORCHED] | 1 << at)
        if s.log is not None:
            s.log.append(Event("scorched", "16.3.6.2", NAME, clearing=at))
        clear_enemies(s, VAGABOND, (at,), "16.3.6.2")


# --- 16.3.9 ----------------------------------------------------------------------------------------------
class Glide(SpecialAction):
    """16.3.9.2: the pawn goes alone to any other clearing, and needs no boot."""

    verb = "glide"
    fields: tuple[str, ...] = ("destination",)
    law: tuple[str, ...] = ("16.3.9.2", "9.5.9")
    checks: tuple[Reason, ...] = (*SPECIAL_CHECKS, NO_ROAD_TO_FOREST, PAWN_IS_THERE, SCORCHED_EARTH)
    character = HARRIER

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not self.ready(s) or cannot_set_out(s) is not None:
            return
        table = by_place(s, self.verb)
        at = pawn(s)
        for c in s.match.board.clearings:
            if c != at and cannot_go(s, c) is None:
                out.append(table[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        yield from self.unready(s)
        if (why := cannot_set_out(s)) is not None:
            yield why
        if isinstance(a.destination, tuple):
            yield NO_ROAD_TO_FOREST
        elif a.dst == pawn(s):
            yield PAWN_IS_THERE
        elif (why := cannot_go(s, a.dst)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        self.pay(s)
        walk(s, a.dst, "16.3.9.2", alone=True)


ASK_HIDEOUT: Final = Question("vagabond-hideout", "16.3.3.2", (HideoutRepair(),))

register_procedure(Hiding)

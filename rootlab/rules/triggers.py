"""1.5.4, 4.3.4, 1.1.3: what follows a removal, one after the other, and who says in which order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from rootlab.components.names import FACTIONS
from rootlab.components.pieces import KINDS, NK
from rootlab.engine.action import PAWN, WARRIOR, Action, intern
from rootlab.engine.entries import CLEARING, COUNT, FLAG, SEAT, SEAT_OR_NOBODY, Entry, Row, Several, Whole
from rootlab.engine.match import GENERAL_QUESTIONS, Trigger
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, Reason, reason

if TYPE_CHECKING:
    from rootlab.engine.state import State

NO_TRIGGER: Final = reason("nothing-follows-there", PLACE, "1.1.3")
NO_SUCH_SIDE: Final = reason("nothing-follows-for-that-side", PLACE, "1.1.3")


class Triggers(Procedure):
    """What follows a removal.

    In a battle each side orders its own (4.3.4) and the player whose turn it is says which side
    comes first; otherwise that player orders them all (1.1.3).
    """

    __slots__ = ("in_battle", "side", "waiting")
    FIELDS: ClassVar[tuple[str, ...]] = ("waiting", "in_battle", "side")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        Several(Row(SEAT, CLEARING, Whole(PAWN, NK - 1), SEAT_OR_NOBODY, COUNT), 60),
        FLAG,
        SEAT_OR_NOBODY,
    )

    def __init__(self, waiting: tuple[Trigger, ...], in_battle: bool, side: int = -1) -> None:
        self.waiting = waiting
        self.in_battle = in_battle
        self.side = side
        """In a battle: whose triggers are being resolved, or -1."""

    def copy(self) -> Triggers:
        return Triggers(self.waiting, self.in_battle, self.side)

    def step(self, s: State) -> int:
        factions = s.match.factions
        self.waiting = tuple(entry for entry in self.waiting if factions[entry[0]].follows(s, entry))
        if not self.waiting:
            s.stack.pop()
            return AGAIN
        if self.in_battle:
            sides = {entry[0] for entry in self.waiting}
            if self.side not in sides:
                if len(sides) > 1:
                    return s.ask(ORDER_SIDES, s.turn_n)
                self.side = sides.pop()
        choices = self.open_now()
        if len(choices) > 1:
            return s.ask(ORDER_TRIGGERS, self.side if self.in_battle else s.turn_n)
        self.follow(s, choices[0])
        return AGAIN

    def open_now(self) -> tuple[Trigger, ...]:
        """The triggers among which the next one is chosen."""
        if not self.in_battle:
            return self.waiting
        return tuple(entry for entry in self.waiting if entry[0] == self.side)

    def follow(self, s: State, entry: Trigger) -> None:
        """Take one trigger off the list and resolve it."""
        i = self.waiting.index(entry)
        self.waiting = self.waiting[:i] + self.waiting[i + 1 :]
        s.match.factions[entry[0]].follow(s, entry)


def triggers_of(s: State) -> Triggers:
    """The triggers on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Triggers)
    return frame


def piece_name(kind: int) -> str:
    """The name of what left (or was spared): warrior, pawn or a kind."""
    return "warrior" if kind == WARRIOR else "pawn" if kind == PAWN else KINDS[kind]


class OrderTriggers(Deed):
    """1.1.3, 4.3.4: which of several triggers comes first."""

    verb = "first_trigger"
    fields: tuple[str, ...] = ("clearing", "target", "piece")
    law: tuple[str, ...] = ("1.1.3", "4.3.4")
    checks: tuple[Reason, ...] = (NO_TRIGGER,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for entry in triggers_of(s).open_now():
            out.append(named(f, entry))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if all(named(a.faction_n, entry) is not a for entry in triggers_of(s).open_now()):
            yield NO_TRIGGER

    def do(self, s: State, a: Action) -> None:
        frame = triggers_of(s)
        for entry in frame.open_now():
            if named(a.faction_n, entry) is a:
                frame.follow(s, entry)
                return


def named(f: int, entry: Trigger) -> Action:
    """The action by which ``f`` names a trigger."""
    owner, clearing, kind, _, _ = entry
    return intern(
        FACTIONS[f], "first_trigger", clearing=clearing, target=FACTIONS[owner], piece=piece_name(kind)
    )


class OrderSides(Deed):
    """1.1.3: which side of a battle resolves its triggers first."""

    verb = "first_side"
    fields: tuple[str, ...] = ("target",)
    law: tuple[str, ...] = ("1.1.3", "4.3.4")
    checks: tuple[Reason, ...] = (NO_SUCH_SIDE,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for side in sorted({entry[0] for entry in triggers_of(s).waiting}):
            out.append(intern(FACTIONS[f], self.verb, target=FACTIONS[side]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if all(entry[0] != a.target_n for entry in triggers_of(s).waiting):
            yield NO_SUCH_SIDE

    def do(self, s: State, a: Action) -> None:
        triggers_of(s).side = a.target_n


ORDER_TRIGGERS: Final = Question("order-triggers", "1.1.3", (OrderTriggers(),))
ORDER_SIDES: Final = Question("order-sides", "1.1.3", (OrderSides(),))

GENERAL_QUESTIONS += [ORDER_TRIGGERS, ORDER_SIDES]

register_procedure(Triggers)

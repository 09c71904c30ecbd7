"""Deeds that any faction's questions share: going on, spending, and the guards for cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rootlab.components.names import NF
from rootlab.engine.action import Action
from rootlab.engine.procedure import Deed
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.tables import plain

if TYPE_CHECKING:
    from rootlab.engine.state import State

NOT_IN_HAND: Final = reason("card-not-in-hand", RESOURCES, "2.1")
CARD_DOES_NOT_MATCH: Final = reason("card-does-not-match", RESOURCES, "2.1.1")
NOT_A_BIRD: Final = reason("not-a-bird-card", RESOURCES, "2.1.1.2")


class GoOn(Deed):
    """Leave a step or a window: nothing (more) is wanted there."""

    verb = "continue"
    law: tuple[str, ...] = ("1.4.1",)

    def __init__(self) -> None:
        self.row = tuple(plain(f, self.verb) for f in range(NF))
        """The action of each faction."""

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        out.append(self.row[f])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        return iter(())

    def do(self, s: State, a: Action) -> None:
        s.go_to_step(s.step_n + 1)


class PopDone(GoOn):
    """Leave a procedure that only asks."""

    verb = "done"

    def do(self, s: State, a: Action) -> None:
        s.stack.pop()

"""13.6.1 Exert: one more action instead of drawing."""

from __future__ import annotations

from rootlab.components.names import EVENING
from rootlab.engine.procedure import NEXT, Question, Step
from rootlab.engine.state import State
from rootlab.factions.corvids.board import EXERTED
from rootlab.factions.corvids.daylight import DEEDS
from rootlab.rules.general import GoOn


class DrawInstead(GoOn):
    """13.6.2: no action in the Evening; cards are drawn."""

    law: tuple[str, ...] = ("13.6.1", "13.6.2")


class ExertStep(Step):
    """13.6.1: one action of Daylight, or none."""

    phase = EVENING
    name = "exert"
    law = "13.6.1"

    def __init__(self) -> None:
        self.question = Question("exert", self.law, (*DEEDS, DrawInstead()), window=EVENING)

    def run(self, s: State) -> int:
        return NEXT if s.used_n[EXERTED] else s.ask_step()

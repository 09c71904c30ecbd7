"""7.3 Faction setup of the Eyrie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.leaders import LEADERS
from rootlab.components.names import EYRIE, SETUP
from rootlab.components.pieces import ROOST
from rootlab.engine.action import Action, intern
from rootlab.engine.pieces import place_piece, place_warriors
from rootlab.engine.procedure import Deed, Question, Step
from rootlab.engine.reason import Reason
from rootlab.engine.state import State
from rootlab.engine.tables import by_clearing
from rootlab.factions.eyrie.board import NAME, STARTING_WARRIORS
from rootlab.factions.eyrie.turmoil import take_leader
from rootlab.rules.placing import NO_SLOT, cannot_place_building
from rootlab.rules.setup import START_CHECKS, cannot_start_in, start_facts


class PlaceRoost(Deed):
    """7.3.2: a roost and six warriors in a corner, opposite another start if that is possible."""

    verb = "place_roost"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("7.3.2",)
    checks: tuple[Reason, ...] = (*START_CHECKS, NO_SLOT)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for c in s.match.board.corners:
            if cannot_start_in(s, f, c) is None and cannot_place_building(s, f, c) is None:
                out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        for why in (cannot_start_in(s, EYRIE, a.at), cannot_place_building(s, EYRIE, a.at)):
            if why is not None:
                yield why

    def do(self, s: State, a: Action) -> None:
        place_piece(s, ROOST, a.at, "7.3.2")
        place_warriors(s, EYRIE, a.at, STARTING_WARRIORS, "7.3.2")
        s.go_to_step(s.step_n + 1)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return start_facts(s, EYRIE, a.at)


class FirstLeader(Deed):
    """7.3.3 and 7.3.4: one of the four leaders, and the Loyal Viziers with it."""

    verb = "choose_leader"
    fields: tuple[str, ...] = ("card",)
    names: tuple[tuple[str, tuple[str, ...]], ...] = (("card", LEADERS),)
    law: tuple[str, ...] = ("7.3.3", "7.3.4")

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for name in LEADERS:
            out.append(intern(NAME, self.verb, card=name))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        return iter(())

    def do(self, s: State, a: Action) -> None:
        take_leader(s, LEADERS.index(str(a.card)), "7.3.3")
        s.go_to_step(s.step_n + 1)


class RoostStep(Step):
    """7.3.2: the first roost."""

    phase = SETUP
    name = "roost"
    law = "7.3.2"
    seat = EYRIE
    question: Question | None = Question("setup-roost", "7.3.2", (PlaceRoost(),))

    def run(self, s: State) -> int:
        assert self.question is not None
        return s.ask(self.question, EYRIE)


class LeaderStep(Step):
    """7.3.3: the first leader."""

    phase = SETUP
    name = "leader"
    law = "7.3.3"
    seat = EYRIE
    question: Question | None = Question("setup-leader", "7.3.3", (FirstLeader(),))

    def run(self, s: State) -> int:
        assert self.question is not None
        return s.ask(self.question, EYRIE)


STEPS: Final = (RoostStep(), LeaderStep())

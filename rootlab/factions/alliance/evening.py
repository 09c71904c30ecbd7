"""8.6.1 Military Operations: an action for each officer, in any order and number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.names import ALLIANCE, EVENING, NF
from rootlab.components.pieces import BASE, NK, SYMPATHY
from rootlab.engine.action import Action
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.pieces import place_warriors, remove_warriors
from rootlab.engine.procedure import NEXT, Deed, Question, Step
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.engine.tables import by_clearing
from rootlab.factions.alliance.birdsong import NO_SYMPATHY_LEFT, SYMPATHETIC
from rootlab.factions.alliance.board import OPERATIONS_USED, operations_left, place_sympathy, sympathetic
from rootlab.rules.battle_start import BATTLE_CHECKS, battle_reasons, battles_of, offer_battles, start_battle
from rootlab.rules.general import GoOn
from rootlab.rules.move import MOVE_CHECKS, do_move, move_reasons, moves_of, offer_moves
from rootlab.rules.placing import NO_WARRIOR_IN_SUPPLY, cannot_place, closed_to_pieces

NO_OFFICER_LEFT: Final = reason("no-officer-left", RESOURCES, "8.6.1")
NO_BASE_THERE: Final = reason("no-base-there", PLACE, "8.6.1.3")
NOBODY_TO_ORGANIZE: Final = reason("no-warrior-to-organize", PLACE, "8.6.1.4")

MOVES: Final = moves_of(ALLIANCE, "move")
BATTLES: Final = battles_of(ALLIANCE, "battle")


class Operation(Deed):
    """One of the actions of 8.6.1, each of which needs an officer."""

    def no_officer(self, s: State) -> Reason | None:
        return None if operations_left(s) > 0 else NO_OFFICER_LEFT


class Move(Operation):
    """8.6.1.1 Move."""

    verb = "move"
    fields: tuple[str, ...] = ("origin", "destination", "count")
    law: tuple[str, ...] = ("8.6.1.1", "4.2")
    checks: tuple[Reason, ...] = (NO_OFFICER_LEFT, *MOVE_CHECKS)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if operations_left(s) > 0:
            offer_moves(s, f, MOVES, out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.no_officer(s)) is not None:
            yield why
        yield from move_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        s.used_n[OPERATIONS_USED] += 1
        do_move(s, a, "8.6.1.1")


class Fight(Operation):
    """8.6.1.2 Battle."""

    verb = "battle"
    fields: tuple[str, ...] = ("clearing", "target")
    law: tuple[str, ...] = ("8.6.1.2", "4.3")
    checks: tuple[Reason, ...] = (NO_OFFICER_LEFT, *BATTLE_CHECKS)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if operations_left(s) > 0:
            offer_battles(s, f, BATTLES, out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.no_officer(s)) is not None:
            yield why
        yield from battle_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        s.used_n[OPERATIONS_USED] += 1
        start_battle(s, a)


class Recruit(Operation):
    """8.6.1.3 Recruit: a warrior where a base is."""

    verb = "recruit"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("8.6.1.3",)
    checks: tuple[Reason, ...] = (NO_OFFICER_LEFT, NO_WARRIOR_IN_SUPPLY, NO_BASE_THERE)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not s.supply_n[f] or operations_left(s) <= 0:
            return
        for c in CLEARINGS[s.kinds_at_n[BASE] & ~closed_to_pieces(s, f)]:
            out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.no_officer(s)) is not None:
            yield why
        if not s.supply_n[ALLIANCE]:
            yield NO_WARRIOR_IN_SUPPLY
        if not s.kinds_n[a.at * NK + BASE]:
            yield NO_BASE_THERE
        if (why := cannot_place(s, ALLIANCE, a.at)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        s.used_n[OPERATIONS_USED] += 1
        place_warriors(s, ALLIANCE, a.at, 1, "8.6.1.3")


class Organize(Operation):
    """8.6.1.4 Organize: a warrior of an unsympathetic clearing gives way to sympathy, which scores."""

    verb = "organize"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("8.6.1.4",)
    checks: tuple[Reason, ...] = (NO_OFFICER_LEFT, NO_SYMPATHY_LEFT, NOBODY_TO_ORGANIZE, SYMPATHETIC)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not s.stock_n[SYMPATHY] or operations_left(s) <= 0:
            return
        for c in CLEARINGS[s.warriors_at_n[f] & ~s.kinds_at_n[SYMPATHY] & ~closed_to_pieces(s, f)]:
            out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.no_officer(s)) is not None:
            yield why
        if not s.stock_n[SYMPATHY]:
            yield NO_SYMPATHY_LEFT
        if not s.warriors_n[a.at * NF + ALLIANCE]:
            yield NOBODY_TO_ORGANIZE
        if sympathetic(s, a.at):
            yield SYMPATHETIC
        if (why := cannot_place(s, ALLIANCE, a.at)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        s.used_n[OPERATIONS_USED] += 1
        remove_warriors(s, ALLIANCE, a.at, 1, "8.6.1.4")
        place_sympathy(s, a.at, "8.6.1.4")


class EndOperations(GoOn):
    """8.6.1: no more operations."""

    verb = "done"
    law: tuple[str, ...] = ("8.6.1",)


class OperationsStep(Step):
    """8.6.1: up to as many operations as there are officers now."""

    phase = EVENING
    name = "operations"
    law = "8.6.1"

    def __init__(self) -> None:
        self.question = Question(
            "military-operations", self.law, (Fight(), Move(), Recruit(), Organize(), EndOperations()),
            window=EVENING,
        )  # fmt: skip

    def facts(self, s: State) -> dict[str, Any]:
        return {"left": operations_left(s)}

    def run(self, s: State) -> int:
        if operations_left(s) <= 0:
            return NEXT
        return s.ask_step()

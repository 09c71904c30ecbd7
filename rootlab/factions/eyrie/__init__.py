"""Chapter 7: the Eyrie Dynasties."""

from __future__ import annotations

from typing import Any

from rootlab.components.leaders import BUILDER, COLUMNS, COMMANDER, DESPOT, LEADERS
from rootlab.components.names import BIRDSONG, DAYLIGHT, EVENING, EYRIE, SUITS
from rootlab.components.pieces import ROOST
from rootlab.engine.action import WARRIOR, Action
from rootlab.engine.faction import Faction
from rootlab.engine.faults import Faults
from rootlab.engine.match import FACTION_MODULES, Loss
from rootlab.engine.pieces import clearing_of
from rootlab.engine.procedure import AGAIN, Question, Step
from rootlab.engine.state import State
from rootlab.factions.eyrie import position, setup
from rootlab.factions.eyrie.birdsong import AddStep, EmergencyOrders, NewRoostStep
from rootlab.factions.eyrie.board import (
    ADDED,
    ADDED_BIRDS,
    BOARD,
    DRAW_BONUS_AT,
    ITEM_POINTS,
    NAME,
    NO_LEADER,
    ROOST_POINTS,
    current_column,
    deposed,
    leader,
    left_in,
    roosts,
)
from rootlab.factions.eyrie.decree import HOW, DecreeStep, Resolving
from rootlab.factions.eyrie.turmoil import ASK_LEADER
from rootlab.rules.turn import CraftStep, DiscardStep, DrawStep, StartBirdsong, StartEvening, Window
from rootlab.rules.victory import score


class ScoreStep(Step):
    """7.6.1: points for the roosts on the map."""

    phase = EVENING
    name = "score"
    law = "7.6.1"

    def run(self, s: State) -> int:
        s.go_to_step(s.step_n + 1)
        score(s, EYRIE, ROOST_POINTS[roosts(s)], self.law)
        return AGAIN


class Eyrie(Faction):
    """The Eyrie's steps and hooks."""

    id = EYRIE
    name = NAME
    setup_letter = BOARD.setup_letter
    setup_steps: tuple[Step, ...] = setup.STEPS
    turn_steps: tuple[Step, ...] = (
        StartBirdsong(),
        Window(BIRDSONG, "emergency_orders"),
        EmergencyOrders(),
        Window(BIRDSONG, "add_to_decree"),
        AddStep(),
        Window(BIRDSONG, "new_roost"),
        NewRoostStep(),
        Window(BIRDSONG, "end"),
        CraftStep("7.5.1"),
        DecreeStep(),
        Window(DAYLIGHT, "end"),
        StartEvening(),
        ScoreStep(),
        Window(EVENING, "draw"),
        DrawStep("7.6.2"),
        DiscardStep("7.6.2"),
    )
    questions: tuple[Question, ...] = (*HOW, ASK_LEADER)
    crafting_kinds: tuple[int, ...] = (ROOST,)  # 7.2.1
    rules_ties = True
    ties_law = "7.2.2"
    has_removal_bonus = True
    removal_bonus_law = "7.8.4"
    own_start: tuple[int, ...] = (NO_LEADER, 0)
    piles_start: tuple[tuple[int, ...], ...] = ((), (), (), ())
    open_piles: tuple[int, ...] = (0, 1, 2, 3)
    pile_names: tuple[str, ...] = COLUMNS
    used_names: tuple[tuple[str, int], ...] = (("added", ADDED), ("added_birds", ADDED_BIRDS))

    def start_corner(self, s: State) -> int:
        """7.3.2: the corner with the first roost."""
        return clearing_of(s, ROOST)

    def attack_extra(self, s: State, clearing: int) -> int:
        """7.8.3: the Commander deals an extra hit as attacker."""
        return 1 if leader(s) == COMMANDER else 0

    def removal_bonus(self, s: State, losses: list[Loss], in_battle: bool, had: bool) -> int:
        """7.8.4: the Despot scores one more for buildings and tokens, once a battle."""
        if not in_battle or had or leader(s) != DESPOT:
            return 0
        return 1 if any(kind != WARRIOR for _, _, _, kind, _ in losses) else 0

    def item_points(self, s: State, points: int) -> int:
        """7.2.3: one point for any item, unless the Builder leads (7.8.1)."""
        return points if leader(s) == BUILDER else ITEM_POINTS

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        """The column at work, what is left in it, the suit of the card that is being resolved."""
        column = current_column(s)
        frame = s.stack[-1] if s.stack else None
        suit = SUITS[frame.suit] if isinstance(frame, Resolving) else None
        left = left_in(s, column) if column >= 0 else []
        return {
            "at_work": COLUMNS[column] if column >= 0 else None,
            "decree_suit": suit,
            "decree_suits": tuple(SUITS[i] for i, n in enumerate(left) if n),
            "leaders": tuple(name for n, name in enumerate(LEADERS) if not deposed(s) >> n & 1),
            "roosts": roosts(s),
        }

    def draw_count(self, s: State) -> int:
        """7.6.2: one card, and one per uncovered bonus of the roosts' track."""
        return 1 + sum(1 for at in DRAW_BONUS_AT if roosts(s) >= at)

    # --- positions ---------------------------------------------------------------------------------
    def dump(self, s: State) -> dict[str, Any]:
        return position.dump(s)

    def load(self, s: State, data: dict[str, Any], faults: Faults) -> None:
        position.load(s, data, faults)

    def dump_used(self, s: State) -> dict[str, Any]:
        return {**super().dump_used(s), **position.dump_done(s)}

    def load_used(self, s: State, data: dict[str, Any], faults: Faults) -> None:
        rest = {name: value for name, value in data.items() if name != position.DECREE}
        super().load_used(s, rest, faults)
        position.load_done(s, data.get(position.DECREE, {}), faults)


FACTION_MODULES[EYRIE] = Eyrie()

"""Chapter 8: the Woodland Alliance."""

from __future__ import annotations

from typing import Any

from rootlab.components.names import ALLIANCE, EVENING
from rootlab.components.pieces import BASE, SYMPATHY
from rootlab.engine.action import Action
from rootlab.engine.faction import Faction
from rootlab.engine.faults import Faults
from rootlab.engine.match import FACTION_MODULES, Trigger
from rootlab.engine.procedure import Question, Step
from rootlab.engine.state import State
from rootlab.factions.alliance import position, setup
from rootlab.factions.alliance.bases import lose_base
from rootlab.factions.alliance.birdsong import RevoltStep, SpreadStep
from rootlab.factions.alliance.board import (
    BOARD,
    DRAW_BONUS_AT,
    NAME,
    OPERATIONS_USED,
    SUPPORTERS,
    bases,
    officers,
    supporters,
    sympathetic,
)
from rootlab.factions.alliance.daylight import ActionsStep
from rootlab.factions.alliance.evening import OperationsStep
from rootlab.factions.alliance.outrage import outrage
from rootlab.factions.alliance.supporters import ASK_DISCARD, ASK_SPEND, matching
from rootlab.rules.turn import DiscardStep, DrawStep, StartBirdsong, StartEvening, Window


class Alliance(Faction):
    """The Alliance's steps and hooks."""

    id = ALLIANCE
    name = NAME
    setup_letter = BOARD.setup_letter
    setup_steps: tuple[Step, ...] = setup.STEPS
    turn_steps: tuple[Step, ...] = (
        StartBirdsong(),
        RevoltStep(),
        SpreadStep(),
        ActionsStep(),
        StartEvening(),
        OperationsStep(),
        Window(EVENING, "draw"),
        DrawStep("8.6.2"),
        DiscardStep("8.6.2"),
    )
    questions: tuple[Question, ...] = (*ASK_SPEND.values(), ASK_DISCARD)
    crafting_kinds: tuple[int, ...] = (SYMPATHY,)
    defender_deals_higher = True
    watches_moves = True
    own_start: tuple[int, ...] = (0,)
    piles_start: tuple[tuple[int, ...], ...] = ((),)
    hidden_pile = SUPPORTERS
    hidden_pile_name = "supporters"
    pile_names: tuple[str, ...] = ("supporters",)
    used_names: tuple[tuple[str, int], ...] = (("operations", OPERATIONS_USED),)

    def moved_in(self, s: State, mover: int, clearing: int, count: int) -> None:
        """8.2.6: warriors of another player moved into a sympathetic clearing."""
        if sympathetic(s, clearing):
            outrage(s, mover, clearing)

    def follows(self, s: State, entry: Trigger) -> bool:
        """8.2.4, 8.2.6: a base that is removed, or sympathy that another player removes."""
        return entry[2] == BASE or (entry[2] == SYMPATHY and entry[3] != ALLIANCE)

    def follow(self, s: State, entry: Trigger) -> None:
        if entry[2] == BASE:
            lose_base(s, entry[1])
        else:
            outrage(s, entry[3], entry[1])

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        """The supporters, how many of them match the clearing, and the officers."""
        return {
            "supporters": len(supporters(s)),
            "matching": matching(s, a.at) if a.at else 0,
            "officers": officers(s),
        }

    def draw_count(self, s: State) -> int:
        """8.6.2: one card, and one per base on the map."""
        return 1 + sum(1 for at in DRAW_BONUS_AT if bases(s) >= at)

    # --- positions ---------------------------------------------------------------------------------
    def dump(self, s: State) -> dict[str, Any]:
        return position.dump(s)

    def load(self, s: State, data: dict[str, Any], faults: Faults) -> None:
        position.load(s, data, faults)


FACTION_MODULES[ALLIANCE] = Alliance()

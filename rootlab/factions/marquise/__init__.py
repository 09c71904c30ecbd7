"""Chapter 6: the Marquise de Cat."""

from __future__ import annotations

from typing import Any, Final

from rootlab.components.names import BIRDSONG, EVENING, MARQUISE
from rootlab.components.pieces import KEEP, NK, RECRUITER, SAWMILL, WORKSHOP
from rootlab.engine.action import WARRIOR
from rootlab.engine.faction import Faction
from rootlab.engine.match import FACTION_MODULES, Trigger
from rootlab.engine.pieces import clearing_of
from rootlab.engine.procedure import AGAIN, Question, Step
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.marquise import position, setup
from rootlab.factions.marquise.board import (
    ACTIONS_GAINED,
    ACTIONS_USED,
    BOARD,
    DRAW_BONUS_AT,
    NAME,
    RECRUITED,
    built,
)
from rootlab.factions.marquise.build import ASK_WOOD
from rootlab.factions.marquise.daylight import ASK_MARCH_ON, ActionsStep
from rootlab.factions.marquise.hospitals import ASK_HOSPITALS, Hospitals, hospitals_open
from rootlab.factions.marquise.placing import ASK_PLACE_SHORT, place_at
from rootlab.rules.turn import CraftStep, DiscardStep, DrawStep, StartBirdsong, StartEvening, Window

THE_KEEP: Final = reason("keep-forbids-placing", PLACE, "6.2.2")


class WoodStep(Step):
    """6.4: wood at each sawmill."""

    phase = BIRDSONG
    name = "wood"
    law = "6.4"

    def run(self, s: State) -> int:
        s.go_to_step(s.step_n + 1)
        place_at(s, SAWMILL, self.law)
        return AGAIN


class Marquise(Faction):
    """The Marquise's steps and hooks."""

    id = MARQUISE
    name = NAME
    setup_letter = BOARD.setup_letter
    setup_steps: tuple[Step, ...] = setup.STEPS
    turn_steps: tuple[Step, ...] = (
        StartBirdsong(),
        Window(BIRDSONG, "wood"),
        WoodStep(),
        Window(BIRDSONG, "end"),
        CraftStep("6.2.1"),
        ActionsStep(),
        StartEvening(),
        Window(EVENING, "draw"),
        DrawStep("6.6"),
        DiscardStep("6.6"),
    )
    questions: tuple[Question, ...] = (ASK_PLACE_SHORT, ASK_WOOD, ASK_MARCH_ON, ASK_HOSPITALS)
    crafting_kinds: tuple[int, ...] = (WORKSHOP,)
    guards_placing = True
    forbids: tuple[Reason, ...] = (THE_KEEP,)
    used_names: tuple[tuple[str, int], ...] = (
        ("actions", ACTIONS_USED),
        ("extra_actions", ACTIONS_GAINED),
        ("recruit", RECRUITED),
    )

    def start_corner(self, s: State) -> int:
        """6.3.2: the clearing with the keep."""
        return clearing_of(s, KEEP)

    def cannot_place(self, s: State, by: int, clearing: int) -> Reason | None:
        """6.2.2: only the Marquise places pieces in the clearing with the keep."""
        return THE_KEEP if s.kinds_n[clearing * NK + KEEP] else None

    def closed_to_pieces(self, s: State, by: int) -> int:
        return s.kinds_at_n[KEEP]

    def follows(self, s: State, entry: Trigger) -> bool:
        """6.2.3: Field Hospitals follow any removal of her warriors."""
        return entry[2] == WARRIOR and hospitals_open(s, entry[1])

    def follow(self, s: State, entry: Trigger) -> None:
        s.push(Hospitals(entry[1], entry[4]))

    def draw_count(self, s: State) -> int:
        """6.6: one card, and one per uncovered bonus of the recruiters' track."""
        recruiters = built(s, RECRUITER)
        return 1 + sum(1 for at in DRAW_BONUS_AT if recruiters >= at)

    # --- positions ---------------------------------------------------------------------------------
    def dump_used(self, s: State) -> dict[str, Any]:
        return position.dump_used(s)


FACTION_MODULES[MARQUISE] = Marquise()

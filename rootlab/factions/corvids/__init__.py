"""Chapter 13: the Corvid Conspiracy."""

from __future__ import annotations

from random import Random
from typing import Any

from rootlab.components.names import BIRDSONG, CORVIDS, DAYLIGHT, EVENING
from rootlab.components.pieces import BOMB, EXTORTION, KIND_COUNT, KINDS, KINDS_OF, NK, PLOT, RAID, SNARE
from rootlab.engine.action import Action
from rootlab.engine.faction import Faction
from rootlab.engine.faults import Faults
from rootlab.engine.match import FACTION_MODULES, WINDOWS, Trigger
from rootlab.engine.procedure import Question, Step
from rootlab.engine.reason import Reason
from rootlab.engine.state import State
from rootlab.factions.corvids import effects, plots, position, setup
from rootlab.factions.corvids.birdsong import FlipStep, RecruitStep
from rootlab.factions.corvids.board import (
    ACTIONS_USED,
    BOARD,
    EXERTED,
    NAME,
    PLOTS_PLACED,
    RECRUITED,
    actions_left,
    plot_price,
)
from rootlab.factions.corvids.daylight import ActionsStep
from rootlab.factions.corvids.evening import ExertStep
from rootlab.factions.corvids.exposure import Expose
from rootlab.factions.corvids.placing import ASK_WHERE
from rootlab.rules.turn import CraftStep, DiscardStep, DrawStep, StartBirdsong, StartEvening, Window


class Corvids(Faction):
    """The Corvids' steps and hooks."""

    id = CORVIDS
    name = NAME
    setup_letter = BOARD.setup_letter
    setup_steps: tuple[Step, ...] = setup.STEPS
    turn_steps: tuple[Step, ...] = (
        StartBirdsong(),
        CraftStep("13.4.1", BIRDSONG),
        FlipStep(),
        RecruitStep(),
        Window(BIRDSONG, "end"),
        ActionsStep(),
        StartEvening(),
        ExertStep(),
        DrawStep("13.6.2"),
        DiscardStep("13.6.2"),
    )
    questions: tuple[Question, ...] = (ASK_WHERE,)
    crafting_kinds: tuple[int, ...] = (PLOT, BOMB, SNARE, EXTORTION, RAID)  # 13.2.1
    moves_without_rule = True
    moves_without_rule_law = "13.2.3"
    forbids: tuple[Reason, ...] = (effects.SNARE_HOLDS_OUT, effects.SNARE_HOLDS_IN)
    guards_placing = True
    guards_leaving = True
    hides_pieces = True
    own_start: tuple[int, ...] = plots.OWN_START
    used_names: tuple[tuple[str, int], ...] = (
        ("actions", ACTIONS_USED),
        ("plots", PLOTS_PLACED),
        ("recruit", RECRUITED),
        ("exert", EXERTED),
    )

    # --- the snare ---------------------------------------------------------------------------------
    def cannot_place(self, s: State, by: int, clearing: int) -> Reason | None:
        """13.7.2: enemies place no pieces with a face-up snare."""
        return effects.cannot_place_there(s, by, clearing)

    def closed_to_pieces(self, s: State, by: int) -> int:
        return s.kinds_at_n[SNARE] if s.is_enemy(by, CORVIDS) else 0

    def cannot_leave(self, s: State, mover: int, clearing: int) -> Reason | None:
        """13.7.2: enemies move no pieces away from a face-up snare."""
        return effects.cannot_leave_there(s, mover, clearing)

    # --- battle and removal ------------------------------------------------------------------------
    def defend_extra(self, s: State, clearing: int) -> int:
        """13.2.5: a face-down plot there deals an extra hit for the defender."""
        return 1 if plots.face_down(s) >> clearing & 1 else 0

    def turned_up(self, s: State, entries: list[Trigger]) -> list[Trigger]:
        """13.2.2.1: plots that left, by what they are."""
        return effects.turned_up(s, entries)

    def follows(self, s: State, entry: Trigger) -> bool:
        """13.7.4: a raid that was removed, and a clearing next to it for a warrior."""
        return entry[2] == RAID and effects.raid_sites(s, entry[1]) > 0

    def follow(self, s: State, entry: Trigger) -> None:
        effects.raid(s, entry[1])

    # --- what others do not see --------------------------------------------------------------------
    def blotted_pieces(self, s: State) -> tuple[int, ...]:
        """13.2.2.1: others see no face-down plot's kind."""
        return plots.blotted(s)

    def cannot_see_pieces(self, s: State) -> bool:
        return plots.unseen(s)

    def deal_pieces(self, s: State, rng: Random) -> None:
        plots.deal(s, rng)

    # --- the rest ----------------------------------------------------------------------------------
    def facts(self, s: State, a: Action) -> dict[str, Any]:
        """The actions left, the price of a plot, and the plots on the map."""
        return {
            "left": actions_left(s),
            "cost": plot_price(s),
            "plots_up": plots.up_count(s),
            "plots_down": plots.face_down(s).bit_count(),
        }

    def draw_count(self, s: State) -> int:
        """13.6.2: one card, and one per face-up extortion; none after exerting."""
        return 0 if s.used_n[EXERTED] else 1 + effects.extortions(s)

    # --- positions ---------------------------------------------------------------------------------
    def dump(self, s: State) -> dict[str, Any]:
        return position.dump(s)

    def load(self, s: State, data: dict[str, Any], faults: Faults) -> None:
        position.load(s, data, faults)

    def supply_by_name(self, s: State) -> dict[str, int]:
        """13.3.1: plots by number alone, since those that lie face down tell nobody what they are."""
        placed = sum([s.kinds_n[c * NK + k] for c in s.match.board.clearings for k in KINDS_OF[CORVIDS]])
        return {"warrior": s.supply_n[CORVIDS], KINDS[PLOT]: KIND_COUNT[PLOT] - placed}

    def token_name(self, s: State, clearing: int, kind: int) -> tuple[str, bool]:
        """13.2.2: a face-down plot is named where it can be seen."""
        return KINDS[plots.plot_at(s, clearing) if kind == PLOT else kind], kind == PLOT

    def dump_token(self, s: State, clearing: int, kind: int) -> Any:
        return position.dump_token(s, clearing, kind)

    def load_token(self, s: State, clearing: int, token: dict[str, Any], faults: Faults) -> None:
        position.load_token(s, clearing, token, faults)

    def dump_used(self, s: State) -> dict[str, Any]:
        return position.dump_used(s)


FACTION_MODULES[CORVIDS] = Corvids()
for phase in (BIRDSONG, DAYLIGHT, EVENING):
    WINDOWS[phase].append(Expose())

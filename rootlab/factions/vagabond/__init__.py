"""Chapter 9: the Vagabond, and his nine characters (16.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rootlab.components.characters import CHARACTERS
from rootlab.components.names import BIRDSONG, EVENING, HAMMER, VAGABOND
from rootlab.engine.action import PAWN, Action
from rootlab.engine.faction import Faction
from rootlab.engine.faults import Faults
from rootlab.engine.match import FACTION_MODULES, Loss, Trigger
from rootlab.engine.procedure import Question, Step
from rootlab.engine.reason import Reason
from rootlab.engine.state import State
from rootlab.factions.vagabond import hits, position, relations, setup, travel
from rootlab.factions.vagabond.aid import ASK_EXHAUST, ASK_GIVE, ASK_TAKE
from rootlab.factions.vagabond.battle import ASK_ALLY, PAWN_ELSEWHERE, choose_ally, ended_with_ally
from rootlab.factions.vagabond.birdsong import ASK_REFRESH, RefreshStep, SlipStep
from rootlab.factions.vagabond.board import (
    BOARD,
    NAME,
    NO_CHARACTER,
    OWN_START,
    SCORCHED,
    character,
    named_place,
    pawn,
    pawn_clearing,
)
from rootlab.factions.vagabond.checks import OWN_CHECKS
from rootlab.factions.vagabond.coalition import NO_NORMAL_DOMINANCE
from rootlab.factions.vagabond.daylight import TOO_FEW_HAMMERS, ActionsStep
from rootlab.factions.vagabond.evening import CapacityStep, RestStep, draw_count
from rootlab.factions.vagabond.fighters import may_enlist
from rootlab.factions.vagabond.improvise import ASK_IMPROVISE
from rootlab.factions.vagabond.instigate import ASK_INSTIGATE
from rootlab.factions.vagabond.items import (
    UNDAMAGED_SLOTS,
    exhaust_kind,
    face_up,
    gain,
    total,
    undamaged_swords,
)
from rootlab.factions.vagabond.quests import ASK_REWARD
from rootlab.factions.vagabond.special import ASK_HIDEOUT
from rootlab.factions.vagabond.travel import ASK_COMPANY, SCORCHED_EARTH
from rootlab.rules.turn import DiscardStep, DrawStep, StartBirdsong, StartEvening, Window


class Vagabond(Faction):
    """The Vagabond's steps and hooks."""

    id = VAGABOND
    name = NAME
    setup_letter = BOARD.setup_letter
    setup_steps: tuple[Step, ...] = setup.STEPS
    turn_steps: tuple[Step, ...] = (
        StartBirdsong(),
        Window(BIRDSONG, "refresh"),
        RefreshStep(),
        SlipStep(),
        Window(BIRDSONG, "end"),
        ActionsStep(),
        StartEvening(),
        RestStep(),
        Window(EVENING, "draw"),
        DrawStep("9.6.2"),
        DiscardStep("9.6.3"),
        CapacityStep(),
    )
    questions: tuple[Question, ...] = (
        ASK_REFRESH, ASK_COMPANY, ASK_ALLY, hits.ASK_DAMAGE, hits.ASK_HIT, ASK_EXHAUST, ASK_GIVE, ASK_TAKE,
        ASK_REWARD, ASK_IMPROVISE, ASK_HIDEOUT, ASK_INSTIGATE,
    )  # fmt: skip
    own_start: tuple[int, ...] = OWN_START

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        """His character, where the pawn is, the hammers that are face up, and what a move costs."""
        who = character(s)
        going = travel.travel_facts(s, a) if a.destination is not None else {}
        return {
            **going,
            "character": CHARACTERS[who] if who != NO_CHARACTER else None,
            "pawn": self.stands_in(s),
            "pawn_forest": 2 if not pawn(s) else 0 if pawn_clearing(s) else 1,
            "hammers": face_up(s, HAMMER),
        }

    # --- moving (9.2.3) ----------------------------------------------------------------------------
    moves_itself = True
    own_checks: dict[Reason, tuple[Reason, ...]] = OWN_CHECKS
    enters_forests = True

    def offer_moves(self, s: State, verb: str, out: list[Action]) -> None:
        travel.offer_moves(s, verb, out)

    def move_reasons(self, s: State, a: Action) -> Iterator[Reason]:
        return travel.move_reasons(s, a)

    def do_move(self, s: State, a: Action, article: str) -> None:
        travel.do_move(s, a, article)

    def stands_in(self, s: State) -> int | tuple[int, ...] | None:
        """The place of the pawn."""
        at = pawn(s)
        return named_place(s.match.board, at) if at else None

    # --- scorched earth (16.3.6.2) -----------------------------------------------------------------
    guards_entering = True
    guards_placing = True
    forbids: tuple[Reason, ...] = (SCORCHED_EARTH,)

    def cannot_enter(self, s: State, mover: int, clearing: int) -> Reason | None:
        """16.3.6.2: nothing moves into a clearing with his torch."""
        return SCORCHED_EARTH if s.own_n[VAGABOND][SCORCHED] >> clearing & 1 else None

    def closed_to(self, s: State, mover: int) -> int:
        return s.own_n[VAGABOND][SCORCHED]

    def cannot_place(self, s: State, by: int, clearing: int) -> Reason | None:
        """16.3.6.2: nothing is placed there either."""
        return SCORCHED_EARTH if s.own_n[VAGABOND][SCORCHED] >> clearing & 1 else None

    def closed_to_pieces(self, s: State, by: int) -> int:
        return s.own_n[VAGABOND][SCORCHED]

    # --- battle ------------------------------------------------------------------------------------
    begins_battles = True
    takes_hits_itself = True
    watches_rolls = True
    has_battle_effects = True
    absent: Reason | None = PAWN_ELSEWHERE

    def fighters_at(self, s: State) -> int:
        return s.pieces_at_n[VAGABOND]

    def battle_begins(self, s: State, clearing: int, defender: int) -> bool:
        """9.2.9.2.3: an ally may fight with him."""
        return choose_ally(s, clearing, defender)

    def battle_ended(self, s: State, ally: int, ally_losses: int, own_losses: int) -> None:
        """9.2.9.2.4: an ally that took more hits than he did becomes Hostile."""
        ended_with_ally(s, ally, ally_losses, own_losses)

    def before_roll(self, s: State, clearing: int) -> bool:
        """16.3.5.2: the defender may enlist the Arbiter."""
        return may_enlist(s, clearing)

    def take_hits(self, s: State, hits_taken: int, ally: int) -> bool:
        """9.2.7: hits damage items."""
        return hits.take_hits(s, hits_taken, ally)

    def hit_limit(self, s: State, clearing: int) -> int:
        """9.2.6: his undamaged swords, exhausted or not."""
        return undamaged_swords(s)

    def defenseless(self, s: State, clearing: int) -> bool:
        """9.2.4: without an undamaged sword."""
        return not undamaged_swords(s)

    def stands(self, s: State, clearing: int) -> bool:
        return pawn(s) == clearing

    # --- removal -----------------------------------------------------------------------------------
    has_removal_bonus = True
    removal_bonus_law = "9.2.9.3.1"
    pawn_kind = PAWN

    def removal_bonus(self, s: State, losses: list[Loss], in_battle: bool, had: bool) -> int:
        """9.2.9.3: who becomes Hostile by what he removed, and his infamy."""
        return relations.take_notice(s, losses, in_battle)

    def swept(self, s: State, clearing: int) -> bool:
        """9.2.2.1: the pawn is there, and stays."""
        return pawn(s) == clearing

    def follows(self, s: State, entry: Trigger) -> bool:
        """9.2.2.1: three items are damaged, if he has any that is not."""
        return entry[2] == PAWN and total(s, UNDAMAGED_SLOTS) > 0

    def follow(self, s: State, entry: Trigger) -> None:
        hits.suffer_full_removal(s)

    # --- crafting (9.2.1) --------------------------------------------------------------------------
    crafts_itself = True
    crafting_short: Reason | None = TOO_FEW_HAMMERS

    def crafting_power(self, s: State) -> list[int]:
        """9.2.1: his hammers, all of the suit of his clearing; in a forest they have no suit."""
        n = face_up(s, HAMMER)
        power = [0, 0, 0, n]
        at = pawn_clearing(s)
        if at:
            power[s.match.board.suit[at]] = n
        return power

    def pay_for_craft(self, s: State, n: int) -> None:
        exhaust_kind(s, HAMMER, n, "9.5.8")

    def gain_item(self, s: State, item: int) -> None:
        """9.5.8: a crafted item goes to his Satchel or its track, face up."""
        gain(s, item, "9.5.8")

    def cannot_activate_dominance(self, s: State) -> Reason | None:
        """9.2.8: he can only form a coalition."""
        return NO_NORMAL_DOMINANCE

    def draw_count(self, s: State) -> int:
        return draw_count(s)

    # --- positions ---------------------------------------------------------------------------------
    carries_items = True
    shared_names: tuple[str, ...] = position.SHARED

    def dump(self, s: State) -> dict[str, Any]:
        return position.dump(s)

    def dump_shared(self, s: State) -> dict[str, Any]:
        return position.dump_shared(s)

    def load(self, s: State, data: dict[str, Any], faults: Faults) -> None:
        position.load(s, data, faults)

    def dump_used(self, s: State) -> dict[str, Any]:
        return position.dump_used(s)

    def load_used(self, s: State, data: dict[str, Any], faults: Faults) -> None:
        position.load_used(s, data, faults)


FACTION_MODULES[VAGABOND] = Vagabond()

"""9.5 Daylight of the Vagabond: items exhausted for actions, in any order and number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Final

from rootlab.components.names import CROSSBOW, DAYLIGHT, FACTIONS, HAMMER, ITEMS, NF, NI, TORCH, VAGABOND
from rootlab.components.pieces import KIND_OWNER, KINDS, KINDS_OF, NK
from rootlab.engine.action import WARRIOR, Action, intern
from rootlab.engine.entries import Entry, Whole
from rootlab.engine.event import Event
from rootlab.engine.outcome import RUIN, Outcome
from rootlab.engine.pieces import lift_ruin
from rootlab.engine.procedure import AGAIN, CHANCE, Deed, Procedure, Question, Step, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.engine.tables import plain
from rootlab.factions.vagabond.aid import IN_A_FOREST, Aid
from rootlab.factions.vagabond.battle import Fight
from rootlab.factions.vagabond.board import (
    EXPLORE_POINTS,
    NAME,
    RUIN_BAG,
    pawn_clearing,
    set_own,
)
from rootlab.factions.vagabond.cards import DayLabor, Steal
from rootlab.factions.vagabond.coalition import FormCoalition
from rootlab.factions.vagabond.improvise import Improvise
from rootlab.factions.vagabond.instigate import Instigate
from rootlab.factions.vagabond.items import (
    DAMAGED_SLOTS,
    NO_SUCH_ITEM,
    ItemDeed,
    exhaust_kind,
    face_up,
    gain,
    repair,
    slot,
    total,
)
from rootlab.factions.vagabond.quests import DoQuest
from rootlab.factions.vagabond.special import Glide, Hideout, ScorchedEarth
from rootlab.factions.vagabond.travel import Move
from rootlab.rules.craft import ALREADY_IN_PLAY, CANNOT_BE_CRAFTED, ITEM_GONE, Craft
from rootlab.rules.general import NOT_IN_HAND, GoOn
from rootlab.rules.removal import remove_together
from rootlab.rules.victory import score

NO_TORCH: Final = reason("no-face-up-torch", RESOURCES, "9.5.3", "9.2.5")
NO_RUIN: Final = reason("no-ruin-here", PLACE, "9.5.3", "2.2.4")
NO_CROSSBOW: Final = reason("no-face-up-crossbow", RESOURCES, "9.5.6", "9.2.5")
NOT_TO_STRIKE: Final = reason("not-an-enemy-to-strike", PLACE, "9.5.6", "16.6.8")
NOT_THEIR_PIECE: Final = reason("not-a-piece-of-theirs", PLACE, "9.5.6")
NO_PIECE_HERE: Final = reason("no-such-piece-to-strike", PLACE, "9.5.6")
WARRIORS_FIRST: Final = reason("warriors-before-other-pieces", PLACE, "9.5.6")
NO_HAMMER: Final = reason("no-face-up-hammer", RESOURCES, "9.5.7", "9.2.5")
NOTHING_DAMAGED: Final = reason("nothing-damaged", RESOURCES, "9.5.7", "9.2.5")
TOO_FEW_HAMMERS: Final = reason("too-few-hammers", RESOURCES, "9.5.8", "9.2.1", "4.1.1")


# --- 9.5.3 -----------------------------------------------------------------------------------------------
class Explore(Deed):
    """9.5.3: a torch for the item under the ruin in his clearing."""

    verb = "explore"
    law: tuple[str, ...] = ("9.5.3",)
    checks: tuple[Reason, ...] = (NO_TORCH, IN_A_FOREST, NO_RUIN)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        at = pawn_clearing(s)
        if at and s.ruins_n[at] and face_up(s, TORCH):
            out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        at = pawn_clearing(s)
        if not face_up(s, TORCH):
            yield NO_TORCH
        if not at:
            yield IN_A_FOREST
        elif not s.ruins_n[at]:
            yield NO_RUIN

    def do(self, s: State, a: Action) -> None:
        exhaust_kind(s, TORCH, 1, "9.5.3")
        s.push(Exploring())


def ruin_items(s: State) -> list[int]:
    """The items that are still under ruins: a bag, since nobody knows where each of them is."""
    mask = s.own_n[VAGABOND][RUIN_BAG]
    return [kind for kind in range(len(ITEMS)) if mask >> kind & 1]


class Exploring(Procedure):
    """9.5.3: chance says what lies under the ruin; it is taken, a point scored, and the ruin leaves."""

    __slots__ = ("found",)
    FIELDS: ClassVar[tuple[str, ...]] = ("found",)
    ENTRIES: ClassVar[tuple[Entry, ...]] = (Whole(-1, NI - 1),)
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, found: int = -1) -> None:
        self.found = found

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return pawn_clearing(s) > 0 and bool(s.ruins_n[pawn_clearing(s)])

    def copy(self) -> Exploring:
        return Exploring(self.found)

    def step(self, s: State) -> int:
        if self.found < 0 and ruin_items(s):
            return CHANCE
        s.stack.pop()
        lift_ruin(s, pawn_clearing(s))
        if self.found >= 0:
            score(s, VAGABOND, EXPLORE_POINTS, "9.5.3")
        return AGAIN

    def sample(self, s: State, rng: Random) -> Outcome:
        bag = ruin_items(s)
        return RUIN[bag[int(rng.random() * len(bag))]]

    def odds(self, s: State) -> tuple[tuple[Outcome, float], ...]:
        bag = ruin_items(s)
        return tuple((RUIN[kind], 1 / len(bag)) for kind in bag)

    def resolve(self, s: State, outcome: Outcome) -> None:
        self.found = outcome.n
        set_own(s, RUIN_BAG, s.own_n[VAGABOND][RUIN_BAG] & ~(1 << outcome.n))
        if s.log is not None:
            item = ITEMS[outcome.n]
            s.log.append(Event("explored", "9.5.3", NAME, clearing=pawn_clearing(s), item=item, count=1))
        gain(s, outcome.n, "9.5.3")


# --- 9.5.6 -----------------------------------------------------------------------------------------------
class Strike(Deed):
    """9.5.6: a crossbow for an enemy warrior in his clearing, or for another piece of an enemy that has
    no warrior there."""

    verb = "strike"
    fields: tuple[str, ...] = ("target", "piece")
    names: tuple[tuple[str, tuple[str, ...]], ...] = (("piece", ("warrior", *KINDS)),)
    law: tuple[str, ...] = ("9.5.6",)
    checks: tuple[Reason, ...] = (
        NO_CROSSBOW,
        IN_A_FOREST,
        NOT_TO_STRIKE,
        NO_PIECE_HERE,
        NOT_THEIR_PIECE,
        WARRIORS_FIRST,
    )
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        at = pawn_clearing(s)
        if not at or not face_up(s, CROSSBOW):
            return
        for enemy in s.match.seats:
            if not s.is_enemy(VAGABOND, enemy) or not s.here_n[at * NF + enemy]:
                continue
            if s.warriors_n[at * NF + enemy]:
                out.append(intern(NAME, self.verb, target=FACTIONS[enemy], piece="warrior"))
                continue
            for kind in KINDS_OF[enemy]:
                if s.kinds_n[at * NK + kind]:
                    out.append(intern(NAME, self.verb, target=FACTIONS[enemy], piece=KINDS[kind]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        at = pawn_clearing(s)
        if not face_up(s, CROSSBOW):
            yield NO_CROSSBOW
        if not at:
            yield IN_A_FOREST
            return
        enemy, kind = a.target_n, a.piece_n
        if enemy not in s.match.seats or not s.is_enemy(VAGABOND, enemy):
            yield NOT_TO_STRIKE
            return
        warriors = s.warriors_n[at * NF + enemy]
        if kind == WARRIOR:
            if not warriors:
                yield NO_PIECE_HERE
        elif KIND_OWNER[kind] != enemy:
            yield NOT_THEIR_PIECE
        elif not s.kinds_n[at * NK + kind]:
            yield NO_PIECE_HERE
        elif warriors:
            yield WARRIORS_FIRST

    def do(self, s: State, a: Action) -> None:
        at = pawn_clearing(s)
        exhaust_kind(s, CROSSBOW, 1, "9.5.6")
        remove_together(s, [(VAGABOND, a.target_n, at, a.piece_n, 1)], "9.5.6")


# --- 9.5.7 -----------------------------------------------------------------------------------------------
class Repair(ItemDeed):
    """9.5.7: a hammer for one damaged item, which keeps its side up."""

    verb = "repair"
    law: tuple[str, ...] = ("9.5.7",)
    checks: tuple[Reason, ...] = (NOTHING_DAMAGED, NO_SUCH_ITEM, NO_HAMMER)
    slots = DAMAGED_SLOTS

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not face_up(s, HAMMER):
            yield NO_HAMMER
        if not total(s, DAMAGED_SLOTS):
            yield NOTHING_DAMAGED
        else:
            yield from super().reasons(s, a)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if face_up(s, HAMMER) and total(s, DAMAGED_SLOTS):
            super().offer(s, f, out)

    def do(self, s: State, a: Action) -> None:
        exhaust_kind(s, HAMMER, 1, "9.5.7")
        repair(s, slot(a.item_n, a.target_n), "9.5.7")


class CraftWithHammers(Craft):
    """9.5.8: hammers craft a card, all of them of the suit of his clearing (9.2.1)."""

    law: tuple[str, ...] = ("9.5.8", "9.2.1", "4.1")
    checks: tuple[Reason, ...] = (CANNOT_BE_CRAFTED, NOT_IN_HAND, ITEM_GONE, ALREADY_IN_PLAY, TOO_FEW_HAMMERS)
    seat = VAGABOND

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return {**super().facts(s, a), "hammers": face_up(s, HAMMER)}


class EndDaylight(GoOn):
    """9.5: no more actions; the Evening begins."""

    verb = "end"
    law: tuple[str, ...] = ("9.5", "1.4.1")


class ActionsStep(Step):
    """9.5: any actions in any order, as long as there are items for them."""

    phase = DAYLIGHT
    name = "actions"
    law = "9.5"

    def __init__(self) -> None:
        self.question = Question(
            "vagabond-actions", "9.5",
            (
                Move(), Fight(), Explore(), Aid(), DoQuest(), Improvise(), Strike(), Repair(),
                CraftWithHammers(), Steal(), DayLabor(), Hideout(), Instigate(), ScorchedEarth(), Glide(),
                FormCoalition(), EndDaylight(),
            ),
            window=DAYLIGHT,
        )  # fmt: skip

    def run(self, s: State) -> int:
        return s.ask_step()


register_procedure(Exploring)

"""4.3 Battle: ambush, roll, effects, hits."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rootlab.components.cards import CARD_IDS, CARD_KIND, NC
from rootlab.components.names import FACTIONS, NF, SUITS
from rootlab.components.pieces import KINDS_OF, NK
from rootlab.engine.action import WARRIOR, Action
from rootlab.engine.entries import (
    BITS,
    CARD_OR_NONE,
    CLEARING,
    COUNT,
    KIND,
    NUMBER,
    SEAT,
    SEAT_OR_NOBODY,
    Entry,
    Several,
    Whole,
)
from rootlab.engine.event import Event
from rootlab.engine.match import AMBUSH_SHIELDS, BATTLE_EFFECTS, Loss
from rootlab.engine.outcome import ROLLS, Outcome
from rootlab.engine.piles import discard, leave_hand_open, may_hold, suits
from rootlab.engine.procedure import AGAIN, ASK, CHANCE, Procedure, Question, register_procedure
from rootlab.rules.removal import remove_together

if TYPE_CHECKING:
    from rootlab.engine.state import State

AMBUSHES: Final = tuple(
    tuple(card for card in range(NC) if CARD_KIND[card] == "ambush" and suits(card, suit))
    for suit in range(3)
)
"""By the suit of the clearing of battle: the ambush cards that match it (4.3.1)."""

AMBUSH_HITS: Final = 2

# The stages of a battle, in order.
BEGIN: Final = 0
AMBUSH: Final = 1
FOIL: Final = 2
AMBUSHED: Final = 3
STANDING: Final = 4
BEFORE_ROLL: Final = 5
ROLL: Final = 6
EFFECTS: Final = 7
HITS: Final = 8
DEFENDER_LOSES: Final = 9
ATTACKER_LOSES: Final = 10
DEAL: Final = 11
OVER: Final = 12

QUESTIONS: Final[dict[str, Question]] = {}
"""What is asked in a battle, by id (filled by ``rules.battle_asks``)."""


class Battle(Procedure):
    """A battle under way."""

    __slots__ = (
        "ally", "ally_losses", "ally_picks", "ambush", "attacker", "attacker_extra", "attacker_hits",
        "attacker_picks", "bonus", "chooser", "clearing", "defender", "defender_extra", "defender_hits",
        "defender_picks", "first", "helped", "high", "low", "own_losses", "stage", "turns", "used",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker", "defender", "clearing", "chooser", "stage", "ambush", "high", "low", "attacker_extra",
        "defender_extra", "attacker_hits", "defender_hits", "attacker_picks", "defender_picks", "first",
        "turns", "used", "bonus", "ally", "ally_picks", "ally_losses", "own_losses", "helped",
    )  # fmt: skip
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        SEAT, SEAT, CLEARING, SEAT_OR_NOBODY, Whole(BEGIN, OVER), CARD_OR_NONE, NUMBER, NUMBER, COUNT,
        COUNT, COUNT, COUNT, Several(KIND, 20), Several(KIND, 20), SEAT_OR_NOBODY, Whole(0, 2), BITS, BITS,
        SEAT_OR_NOBODY, COUNT, COUNT, COUNT, COUNT,
    )  # fmt: skip
    FIRST: ClassVar[bool] = True

    def __init__(self, attacker: int, defender: int, clearing: int, chooser: int = -1) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.chooser = chooser
        """A third faction that chooses the losses of both sides and removes them, or -1 (16.3.4.2)."""
        self.stage = BEGIN
        self.ambush = -1
        """The ambush card that the defender played and that is not discarded yet, or -1."""
        self.high = -1
        """Rolled hits that the attacker will deal, after the limit and what cancels them."""
        self.low = -1
        """The same for the defender."""
        self.attacker_extra = 0
        self.defender_extra = 0
        self.attacker_hits = 0
        """Hits that the attacker must still assign to its own pieces."""
        self.defender_hits = 0
        self.attacker_picks: tuple[int, ...] = ()
        """Kinds of buildings and tokens that the attacker chose to lose."""
        self.defender_picks: tuple[int, ...] = ()
        self.first = -1
        """Who uses effects first in step 3 (4.3.3)."""
        self.turns = 0
        """How many sides are done with step 3."""
        self.used = 0
        """A bit for each once-a-battle card that was used."""
        self.bonus = 0
        """A bit for each faction that had its bonus for removing (once a battle)."""
        self.ally = -1
        """A faction whose warriors the attacker treats as its own, or -1 (9.2.9.2.3)."""
        self.ally_picks = 0
        """How many of those the attacker chose to lose in this batch."""
        self.ally_losses = 0
        """How many of those it chose to lose in the whole battle."""
        self.own_losses = 0
        """How many hits the attacker took in its own way in the whole battle."""
        self.helped = 0
        """What others add to the defender's maximum rolled hits (16.3.5.2)."""

    def can_be(self, s: State, below: Procedure | None) -> bool:
        sides = (self.attacker, self.defender)
        if self.attacker == self.defender or self.ally in sides:
            return False
        if self.first >= 0 and self.first not in sides:
            return False
        if self.ambush >= 0 and CARD_KIND[self.ambush] != "ambush":
            return False
        if EFFECTS <= self.stage < OVER and (self.high < 0 or self.low < 0):
            return False
        if self.stage == OVER:
            return self.ally < 0 or s.match.factions[self.attacker].takes_hits_itself
        if self.ally >= 0 and not (
            s.match.factions[self.attacker].takes_hits_itself
            and self.ally_picks <= s.warriors_n[self.clearing * NF + self.ally]
        ):
            return False
        return self.can_lose(s, self.attacker) and self.can_lose(s, self.defender)

    def can_lose(self, s: State, f: int) -> bool:
        """Whether a side has what it chose to lose and what it must still choose."""
        picks = self.picks(f)
        pieces = sum([s.kinds_n[self.clearing * NK + kind] for kind in KINDS_OF[f]])
        if len(picks) + self.left(f) > pieces:
            return False
        for kind in picks:
            if kind not in KINDS_OF[f] or picks.count(kind) > s.kinds_n[self.clearing * NK + kind]:
                return False
        return True

    def copy(self) -> Battle:
        new = Battle(self.attacker, self.defender, self.clearing, self.chooser)
        new.stage = self.stage
        new.ambush = self.ambush
        new.high = self.high
        new.low = self.low
        new.attacker_extra = self.attacker_extra
        new.defender_extra = self.defender_extra
        new.attacker_hits = self.attacker_hits
        new.defender_hits = self.defender_hits
        new.attacker_picks = self.attacker_picks
        new.defender_picks = self.defender_picks
        new.first = self.first
        new.turns = self.turns
        new.used = self.used
        new.bonus = self.bonus
        new.ally = self.ally
        new.ally_picks = self.ally_picks
        new.ally_losses = self.ally_losses
        new.own_losses = self.own_losses
        new.helped = self.helped
        return new

    def facts(self, s: State) -> dict[str, Any]:
        losing = self.losing()
        return {
            "clearing": self.clearing,
            "attacker": FACTIONS[self.attacker],
            "defender": FACTIONS[self.defender],
            "suit": SUITS[s.match.board.suit[self.clearing]],
            "attacker_hits": self.high + self.attacker_extra,
            "defender_hits": self.low + self.defender_extra,
            "owner": FACTIONS[losing],
            "left": self.left(losing),
        }

    # --- the four steps --------------------------------------------------------------------------
    def step(self, s: State) -> int:
        while True:
            stage = self.stage
            if stage == BEGIN:
                self.stage = AMBUSH
                attacker = s.match.factions[self.attacker]
                if attacker.begins_battles and attacker.battle_begins(s, self.clearing, self.defender):
                    return AGAIN
            elif stage == AMBUSH:
                if may_hold(s, self.defender, self.ambushes(s)):
                    return s.ask(QUESTIONS["ambush"], self.defender)
                self.stage = BEFORE_ROLL
            elif stage == FOIL:
                if may_hold(s, self.attacker, self.ambushes(s)):
                    return s.ask(QUESTIONS["foil"], self.attacker)
                self.stage = AMBUSHED
                if self.begin_losses(s, self.attacker, AMBUSH_HITS):
                    return AGAIN
            elif stage == AMBUSHED:
                if self.attacker_hits:
                    return s.ask(QUESTIONS["lose"], self.who_chooses(self.attacker))
                self.stage = STANDING
                losses = self.losses(s, self.attacker, AMBUSH_HITS)
                self.attacker_picks = ()
                self.ally_picks = 0
                self.bonus = remove_together(s, losses, "4.3.1.2", True, self.bonus)
                return AGAIN
            elif stage == STANDING:
                self.end_ambush(s, "4.3.1.2")
                if not s.match.factions[self.attacker].stands(s, self.clearing):
                    self.stage = OVER
                else:
                    self.stage = BEFORE_ROLL
            elif stage == BEFORE_ROLL:
                self.stage = ROLL
                asked = [module.before_roll(s, self.clearing) for module in s.match.roll_watchers]
                if any(asked):
                    return AGAIN
            elif stage == ROLL:
                return CHANCE
            elif stage == EFFECTS:
                if self.ask_effects(s):
                    return ASK
                self.stage = HITS
            elif stage == HITS:
                self.stage = DEFENDER_LOSES
                if self.begin_losses(s, self.defender, self.hits_on(self.defender)):
                    return AGAIN
            elif stage == DEFENDER_LOSES:
                if self.defender_hits:
                    return s.ask(QUESTIONS["lose"], self.who_chooses(self.defender))
                self.stage = ATTACKER_LOSES
                if self.begin_losses(s, self.attacker, self.hits_on(self.attacker)):
                    return AGAIN
            elif stage == ATTACKER_LOSES:
                if self.attacker_hits:
                    return s.ask(QUESTIONS["lose"], self.who_chooses(self.attacker))
                self.stage = DEAL
            elif stage == DEAL:
                self.stage = OVER
                self.deal(s)
                return AGAIN
            else:
                s.stack.pop()
                if self.ally >= 0:
                    module = s.match.factions[self.attacker]
                    module.battle_ended(s, self.ally, self.ally_losses, self.own_losses)
                return AGAIN

    def ambushes(self, s: State) -> tuple[int, ...]:
        """The ambush cards that match the clearing of battle."""
        return AMBUSHES[s.match.board.suit[self.clearing]]

    # --- step 1 ------------------------------------------------------------------------------------
    def play_ambush(self, s: State, card: int) -> None:
        """4.3.1: the defender plays an ambush."""
        self.ambush = card
        if s.log is not None:
            name = FACTIONS[self.defender]
            s.log.append(Event("ambush", "4.3.1", name, clearing=self.clearing, card=CARD_IDS[card]))
        leave_hand_open(s, self.defender, card)
        if any(shield in s.crafted_n[self.attacker] for shield in AMBUSH_SHIELDS):
            self.end_ambush(s, "4.3.1")
            self.stage = BEFORE_ROLL
        else:
            self.stage = FOIL

    def end_ambush(self, s: State, article: str) -> None:
        """4.3.1.1, 4.3.1.2: only now, foiled or with its hits dealt, is the ambush card discarded."""
        card = self.ambush
        self.ambush = -1
        if s.log is not None:
            s.log.append(Event("spent", article, FACTIONS[self.defender], card=CARD_IDS[card]))
        discard(s, card)

    def held(self) -> tuple[int, ...]:
        return (self.ambush,) if self.ambush >= 0 else ()

    def let_ambush(self, s: State) -> None:
        """4.3.1.2: two hits at once, whose choices come first."""
        self.stage = AMBUSHED
        self.begin_losses(s, self.attacker, AMBUSH_HITS)

    # --- step 2 ------------------------------------------------------------------------------------
    def sample(self, s: State, rng: Random) -> Outcome:
        return ROLLS[int(rng.random() * 16)]

    def odds(self, s: State) -> tuple[tuple[Outcome, float], ...]:
        rolls = sorted(set(ROLLS), key=lambda roll: (roll.high, roll.low))
        return tuple((roll, ROLLS.count(roll) / 16) for roll in rolls)

    def resolve(self, s: State, outcome: Outcome) -> None:
        """4.3.2.1: rolled hits are limited by the warriors of who deals them."""
        c = self.clearing
        attacker = s.match.factions[self.attacker]
        defender = s.match.factions[self.defender]
        swapped = defender.defender_deals_higher
        rolled = (outcome.low, outcome.high) if swapped else (outcome.high, outcome.low)
        limit = attacker.hit_limit(s, c)
        if self.ally >= 0:
            limit += s.warriors_n[c * NF + self.ally]
        self.high = min(rolled[0], limit)
        self.low = min(rolled[1], defender.hit_limit(s, c) + self.helped)
        self.attacker_extra = attacker.attack_extra(s, c)
        self.defender_extra = defender.defend_extra(s, c)
        if defender.defenseless(s, c):
            self.attacker_extra += 1
        if s.log is not None:
            s.log.append(
                Event(
                    "rolled", "4.3.2", FACTIONS[self.attacker], clearing=c, target=FACTIONS[self.defender],
                    high=outcome.high, low=outcome.low,
                )
            )  # fmt: skip
        self.stage = EFFECTS

    # --- step 3 ------------------------------------------------------------------------------------
    def usable(self, s: State, f: int) -> bool:
        """Whether ``f`` has an effect that it may use now."""
        if not s.crafted_n[f] and not s.match.factions[f].has_battle_effects:
            return False
        found: list[Action] = []
        for deed in BATTLE_EFFECTS:
            deed.offer(s, f, found)
        return bool(found)

    def ask_effects(self, s: State) -> bool:
        """Ask for optional effects, the attacker saying who is first; False when both are done."""
        if self.first < 0:
            attacker = self.usable(s, self.attacker)
            defender = self.usable(s, self.defender)
            if attacker and defender:
                s.ask(QUESTIONS["effects-first"], self.attacker)
                return True
            self.first = self.attacker if attacker else self.defender
        while self.turns < 2:
            acting = self.acting()
            if self.usable(s, acting):
                s.ask(QUESTIONS["effects"], acting)
                return True
            self.turns += 1
        return False

    def acting(self) -> int:
        """Whose turn it is in step 3."""
        other = self.attacker + self.defender - self.first
        return self.first if self.turns == 0 else other

    # --- step 4 ------------------------------------------------------------------------------------
    def hits_on(self, f: int) -> int:
        """How many hits a side takes."""
        if f == self.defender:
            return self.high + self.attacker_extra
        return self.low + self.defender_extra

    def begin_losses(self, s: State, f: int, hits: int) -> bool:
        """4.3.4: prepare a side's choice of its losses; True where its faction asks in its own way."""
        module = s.match.factions[f]
        if module.takes_hits_itself:
            return module.take_hits(s, hits, self.ally if f == self.attacker else -1)
        left = self.to_choose(s, f, hits)
        if f == self.defender:
            self.defender_hits = left
        else:
            self.attacker_hits = left
        return False

    def to_choose(self, s: State, f: int, hits: int) -> int:
        """How many of these hits leave the side a choice: those beyond its warriors, where not all
        of its other pieces go and they are of more than one kind."""
        rest = hits - s.warriors_n[self.clearing * NF + f]
        if rest <= 0:
            return 0
        counts = [s.kinds_n[self.clearing * NK + kind] for kind in KINDS_OF[f]]
        if rest >= sum(counts) or sum(1 for n in counts if n) < 2:
            return 0
        return rest

    def who_chooses(self, side: int) -> int:
        """Who chooses what a side loses: itself, or the third faction that set off the battle."""
        return side if self.chooser < 0 else self.chooser

    def losing(self) -> int:
        """Whose losses are being chosen."""
        return self.defender if self.stage == DEFENDER_LOSES else self.attacker

    def picks(self, f: int) -> tuple[int, ...]:
        """The kinds that a side chose to lose so far."""
        return self.defender_picks if f == self.defender else self.attacker_picks

    def left(self, f: int) -> int:
        """How many losses a side must still choose."""
        return self.defender_hits if f == self.defender else self.attacker_hits

    def pick(self, f: int, kind: int) -> None:
        """The side chooses one building or token to lose."""
        if f == self.defender:
            self.defender_picks = (*self.defender_picks, kind)
            self.defender_hits -= 1
        else:
            self.attacker_picks = (*self.attacker_picks, kind)
            self.attacker_hits -= 1

    def losses(self, s: State, f: int, hits: int) -> list[Loss]:
        """What a side loses to that many hits: warriors first, then what it chose."""
        c = self.clearing
        remover = self.attacker + self.defender - f if self.chooser < 0 else self.chooser
        if s.match.factions[f].takes_hits_itself:
            lost = self.ally_picks if f == self.attacker and self.ally >= 0 else 0
            return [(self.attacker + self.defender - f, self.ally, c, WARRIOR, lost)] if lost else []
        warriors = min(hits, s.warriors_n[c * NF + f])
        out: list[Loss] = [(remover, f, c, WARRIOR, warriors)]
        rest = hits - warriors
        picks = self.picks(f)
        if picks:
            for kind in sorted(set(picks)):
                out.append((remover, f, c, kind, picks.count(kind)))
            return out
        for kind in KINDS_OF[f]:
            n = min(rest, s.kinds_n[c * NK + kind])
            if n > 0:
                out.append((remover, f, c, kind, n))
                rest -= n
        return out

    def deal(self, s: State) -> None:
        """All that was hit leaves at once."""
        on_defender = self.hits_on(self.defender)
        on_attacker = self.hits_on(self.attacker)
        if s.log is not None:
            s.log.append(
                Event(
                    "hits", "4.3.4", FACTIONS[self.attacker], clearing=self.clearing,
                    target=FACTIONS[self.defender], high=on_defender, low=on_attacker,
                )
            )  # fmt: skip
        losses = self.losses(s, self.defender, on_defender) + self.losses(s, self.attacker, on_attacker)
        self.bonus = remove_together(s, losses, "4.3.4", True, self.bonus)


def battle_of(s: State) -> Battle:
    """The battle on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Battle)
    return frame


register_procedure(Battle)

"""4.3 Battle: ambush, roll, effects, hits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.cards import CARD_IDS, CARD_KIND, NC
from rootlab.components.names import FACTIONS, NF, SUITS
from rootlab.components.pieces import KINDS, KINDS_OF, NK
from rootlab.engine.action import WARRIOR, Action, intern
from rootlab.engine.event import Event
from rootlab.engine.match import AMBUSH_SHIELDS, BATTLE_EFFECTS, GENERAL_QUESTIONS
from rootlab.engine.outcome import ROLLS, Outcome
from rootlab.engine.piles import may_hold, spend, suits
from rootlab.engine.procedure import AGAIN, ASK, CHANCE, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.tables import by_card, plain
from rootlab.rules.general import CARD_DOES_NOT_MATCH, NOT_IN_HAND
from rootlab.rules.removal import Loss, remove_together

if TYPE_CHECKING:
    from rootlab.engine.state import State

NO_WARRIORS: Final = reason("no-warriors-to-attack", PLACE, "4.3")
NO_ENEMY: Final = reason("no-enemy-there", PLACE, "4.3")
NOT_AN_ENEMY: Final = reason("not-an-enemy", PLACE, "4.3", "16.6.8")
NO_AMBUSH_CARD: Final = reason("not-an-ambush", RESOURCES, "2.1.2", "4.3.1")
NOT_THIS_PIECE: Final = reason("cannot-lose-this-piece", PLACE, "4.3.4")
NOT_A_SIDE: Final = reason("not-a-side-of-the-battle", PLACE, "4.3.3")

AMBUSHES: Final = tuple(
    tuple(card for card in range(NC) if CARD_KIND[card] == "ambush" and suits(card, suit))
    for suit in range(3)
)
"""By the suit of the clearing of battle: the ambush cards that match it (4.3.1)."""

AMBUSH_HITS: Final = 2

# The stages of a battle, in order.
AMBUSH: Final = 0
FOIL: Final = 1
AMBUSHED: Final = 2
STANDING: Final = 3
ROLL: Final = 4
EFFECTS: Final = 5
DEFENDER_LOSES: Final = 6
ATTACKER_LOSES: Final = 7
DEAL: Final = 8
OVER: Final = 9


class Battle(Procedure):
    """A battle under way."""

    __slots__ = (
        "ambush", "attacker", "attacker_extra", "attacker_hits", "attacker_picks", "bonus", "clearing", "defender",
        "defender_extra", "defender_hits", "defender_picks", "first", "high", "low", "stage", "turns",
        "used",
    )  # fmt: skip
    FIELDS: tuple[str, ...] = (
        "attacker", "defender", "clearing", "stage", "ambush", "high", "low", "attacker_extra",
        "defender_extra", "attacker_hits", "defender_hits", "attacker_picks", "defender_picks", "first",
        "turns", "used", "bonus",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, clearing: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.stage = AMBUSH
        self.ambush = -1
        """The ambush card that the defender played."""
        self.high = -1
        """Rolled hits that the attacker will deal, after the cap and what cancels them."""
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

    def copy(self) -> Battle:
        new = Battle(self.attacker, self.defender, self.clearing)
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
        return new

    # --- the four steps --------------------------------------------------------------------------
    def facts(self, s: State) -> dict[str, Any]:
        return {
            "clearing": self.clearing, "attacker": FACTIONS[self.attacker], "defender": FACTIONS[self.defender],
            "suit": SUITS[s.match.board.suit[self.clearing]], "attacker_hits": self.high + self.attacker_extra,
            "defender_hits": self.low + self.defender_extra,
            "left": self.left(s.player_n),
        }  # fmt: skip

    def step(self, s: State) -> int:
        while True:
            stage = self.stage
            if stage == AMBUSH:
                wanted = AMBUSHES[s.match.board.suit[self.clearing]]
                if may_hold(s, self.defender, wanted):
                    return s.ask(ASK_AMBUSH, self.defender)
                self.stage = ROLL
            elif stage == FOIL:
                wanted = AMBUSHES[s.match.board.suit[self.clearing]]
                if may_hold(s, self.attacker, wanted):
                    return s.ask(ASK_FOIL, self.attacker)
                self.begin_ambush(s)
            elif stage == AMBUSHED:
                if self.attacker_hits:
                    return s.ask(ASK_LOSS, self.attacker)
                self.stage = STANDING
                losses = self.losses(s, self.attacker, AMBUSH_HITS, self.attacker_picks)
                self.attacker_picks = ()
                self.bonus = remove_together(s, losses, "4.3.1.2", True, self.bonus)
                return AGAIN
            elif stage == STANDING:
                if not s.warriors[self.clearing * NF + self.attacker]:
                    s.stack.pop()
                    return AGAIN
                self.stage = ROLL
            elif stage == ROLL:
                return CHANCE
            elif stage == EFFECTS:
                if self.ask_effects(s):
                    return ASK
                self.begin_hits(s)
            elif stage == DEFENDER_LOSES:
                if self.defender_hits:
                    return s.ask(ASK_LOSS, self.defender)
                self.stage = ATTACKER_LOSES
            elif stage == ATTACKER_LOSES:
                if self.attacker_hits:
                    return s.ask(ASK_LOSS, self.attacker)
                self.stage = DEAL
            elif stage == DEAL:
                self.stage = OVER
                self.deal(s)
                return AGAIN
            else:
                s.stack.pop()
                return AGAIN

    # --- step 1 ------------------------------------------------------------------------------------
    def play_ambush(self, s: State, card: int) -> None:
        """4.3.1: the defender plays an ambush."""
        self.ambush = card
        if s.log is not None:
            name = FACTIONS[self.defender]
            s.log.append(Event("ambush", "4.3.1", name, clearing=self.clearing, card=CARD_IDS[card]))
        spend(s, self.defender, card, "4.3.1")
        shielded = any(shield in s.crafted[self.attacker] for shield in AMBUSH_SHIELDS)
        self.stage = ROLL if shielded else FOIL

    def begin_ambush(self, s: State) -> None:
        """4.3.1.2: two hits at once, whose choices come first."""
        self.attacker_hits = self.to_choose(s, self.attacker, AMBUSH_HITS)
        self.stage = AMBUSHED

    # --- step 2 ------------------------------------------------------------------------------------
    def sample(self, s: State, rng: Random) -> Outcome:
        return ROLLS[int(rng.random() * 16)]

    def odds(self, s: State) -> tuple[tuple[Outcome, float], ...]:
        rolls = sorted(set(ROLLS), key=lambda roll: (roll.high, roll.low))
        return tuple((roll, ROLLS.count(roll) / 16) for roll in rolls)

    def resolve(self, s: State, outcome: Outcome) -> None:
        """4.3.2.1: rolled hits are limited by the warriors of who deals them."""
        base = self.clearing * NF
        self.high = min(outcome.high, s.warriors[base + self.attacker])
        self.low = min(outcome.low, s.warriors[base + self.defender])
        factions = s.match.factions
        self.attacker_extra = factions[self.attacker].attack_extra(s, self.clearing)
        self.defender_extra = factions[self.defender].defend_extra(s, self.clearing)
        if not s.warriors[base + self.defender]:
            self.attacker_extra += 1
        if s.log is not None:
            s.log.append(
                Event(
                    "rolled", "4.3.2", FACTIONS[self.attacker], clearing=self.clearing,
                    target=FACTIONS[self.defender], high=outcome.high, low=outcome.low,
                )
            )  # fmt: skip
        self.stage = EFFECTS

    # --- step 3 ------------------------------------------------------------------------------------
    def usable(self, s: State, f: int) -> bool:
        """Whether ``f`` has an effect that it may use now."""
        found: list[Action] = []
        if s.crafted[f]:
            for deed in BATTLE_EFFECTS:
                deed.offer(s, f, found)
        return bool(found)

    def ask_effects(self, s: State) -> bool:
        """Ask for optional effects, the attacker saying who is first; False when both are done."""
        if self.first < 0:
            attacker = self.usable(s, self.attacker)
            defender = self.usable(s, self.defender)
            if attacker and defender:
                s.ask(ASK_FIRST, self.attacker)
                return True
            self.first = self.attacker if attacker else self.defender
        while self.turns < 2:
            acting = self.acting()
            if self.usable(s, acting):
                s.ask(ask_effects_question(), acting)
                return True
            self.turns += 1
        return False

    def acting(self) -> int:
        """Whose turn it is in step 3."""
        other = self.attacker + self.defender - self.first
        return self.first if self.turns == 0 else other

    # --- step 4 ------------------------------------------------------------------------------------
    def begin_hits(self, s: State) -> None:
        """4.3.4: the defender chooses what it loses, then the attacker; then all leave."""
        self.defender_hits = self.to_choose(s, self.defender, self.hits_on(self.defender))
        self.attacker_hits = self.to_choose(s, self.attacker, self.hits_on(self.attacker))
        self.stage = DEFENDER_LOSES

    def hits_on(self, f: int) -> int:
        """How many hits a side takes."""
        if f == self.defender:
            return self.high + self.attacker_extra
        return self.low + self.defender_extra

    def to_choose(self, s: State, f: int, hits: int) -> int:
        """How many of these hits leave the side a choice: those beyond its warriors, where not all
        of its other pieces go and they are of more than one kind."""
        rest = hits - s.warriors[self.clearing * NF + f]
        if rest <= 0:
            return 0
        counts = [s.kinds[self.clearing * NK + kind] for kind in KINDS_OF[f]]
        if rest >= sum(counts) or sum(1 for n in counts if n) < 2:
            return 0
        return rest

    def picks(self, f: int) -> tuple[int, ...]:
        return self.defender_picks if f == self.defender else self.attacker_picks

    def left(self, f: int) -> int:
        return self.defender_hits if f == self.defender else self.attacker_hits

    def pick(self, f: int, kind: int) -> None:
        """The side chooses one building or token to lose."""
        if f == self.defender:
            self.defender_picks = (*self.defender_picks, kind)
            self.defender_hits -= 1
        else:
            self.attacker_picks = (*self.attacker_picks, kind)
            self.attacker_hits -= 1

    def losses(self, s: State, f: int, hits: int, picks: tuple[int, ...]) -> list[Loss]:
        """What a side loses to that many hits: warriors first, then what it chose."""
        c = self.clearing
        remover = self.attacker + self.defender - f
        warriors = min(hits, s.warriors[c * NF + f])
        out: list[Loss] = [(remover, f, c, WARRIOR, warriors)]
        rest = hits - warriors
        if picks:
            for kind in sorted(set(picks)):
                out.append((remover, f, c, kind, picks.count(kind)))
            return out
        for kind in KINDS_OF[f]:
            n = min(rest, s.kinds[c * NK + kind])
            if n > 0:
                out.append((remover, f, c, kind, n))
                rest -= n
        return out

    def deal(self, s: State) -> None:
        """All that was hit leaves at once."""
        on_defender = self.hits_on(self.defender)
        on_attacker = self.hits_on(self.attacker)
        if s.log is not None:
            name = FACTIONS[self.attacker]
            enemy = FACTIONS[self.defender]
            s.log.append(
                Event("hits", "4.3.4", name, clearing=self.clearing, target=enemy, high=on_defender, low=on_attacker)
            )  # fmt: skip
        losses = self.losses(s, self.defender, on_defender, self.defender_picks)
        losses += self.losses(s, self.attacker, on_attacker, self.attacker_picks)
        self.bonus = remove_together(s, losses, "4.3.4", True, self.bonus)


def battle_of(s: State) -> Battle:
    """The battle on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Battle)
    return frame


# --- starting a battle -----------------------------------------------------------------------------------
_TABLES: dict[tuple[int, str], tuple[tuple[Action, ...], ...]] = {}


def battles_of(faction: int, verb: str) -> tuple[tuple[Action, ...], ...]:
    """Every battle of that verb, by defender and clearing, made once."""
    found = _TABLES.get((faction, verb))
    if found is None:
        name = FACTIONS[faction]
        found = tuple(
            tuple(intern(name, verb, clearing=max(c, 1), target=FACTIONS[f]) for c in range(13))
            for f in range(NF)
        )
        _TABLES[(faction, verb)] = found
    return found


def offer_battles(
    s: State, f: int, table: tuple[tuple[Action, ...], ...], out: list[Action], suit: int = -1
) -> None:
    """Append every battle that ``f`` may start; with ``suit``, only in clearings of that suit."""
    mine = s.warriors[f::NF]
    suits_of = s.match.board.suit
    for enemy in s.match.seats:
        if enemy != f:
            row = table[enemy]
            for c, n in enumerate(s.here[enemy::NF]):
                if n and mine[c] and (suit < 0 or suits_of[c] == suit):
                    out.append(row[c])


def battle_reasons(s: State, a: Action) -> Iterator[Reason]:
    """Every reason why that battle cannot be started."""
    if not s.warriors[a.at * NF + a.faction_n]:
        yield NO_WARRIORS
    if a.target_n == a.faction_n or a.target_n not in s.match.seats:
        yield NOT_AN_ENEMY
    elif not s.here[a.at * NF + a.target_n]:
        yield NO_ENEMY


def start_battle(s: State, a: Action) -> None:
    """4.3: the attacker chooses the clearing and the defender."""
    if s.log is not None:
        s.log.append(Event("battle", "4.3", a.faction, clearing=a.at, target=a.target))
    s.push(Battle(a.faction_n, a.target_n, a.at))


# --- what is asked in a battle ---------------------------------------------------------------------------
class PlayAmbush(Deed):
    """4.3.1 and 4.3.1.1: an ambush card that matches the clearing."""

    verb = "ambush"
    fields: tuple[str, ...] = ("card",)
    law: tuple[str, ...] = ("4.3.1", "2.1.2")

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        wanted = AMBUSHES[s.match.board.suit[battle_of(s).clearing]]
        for card in wanted:
            if card in s.hands[f]:
                out.append(by_card(f, self.verb)[card])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if a.card_n not in s.hands[a.faction_n]:
            yield NOT_IN_HAND
        if a.card_n >= NC or CARD_KIND[a.card_n] != "ambush":
            yield NO_AMBUSH_CARD
        elif not suits(a.card_n, s.match.board.suit[battle_of(s).clearing]):
            yield CARD_DOES_NOT_MATCH

    def do(self, s: State, a: Action) -> None:
        battle_of(s).play_ambush(s, a.card_n)


class NoAmbush(Deed):
    """The defender plays none."""

    verb = "pass"
    law: tuple[str, ...] = ("4.3.1",)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        return iter(())

    def do(self, s: State, a: Action) -> None:
        battle_of(s).stage = ROLL


class PlayFoil(PlayAmbush):
    """4.3.1.1: the attacker answers an ambush with an ambush."""

    verb = "foil"
    law: tuple[str, ...] = ("4.3.1.1", "2.1.2")

    def do(self, s: State, a: Action) -> None:
        battle = battle_of(s)
        if s.log is not None:
            s.log.append(Event("foiled", "4.3.1.1", a.faction, clearing=battle.clearing, card=a.card))
        spend(s, a.faction_n, a.card_n, "4.3.1.1")
        battle.stage = ROLL


class NoFoil(NoAmbush):
    """The attacker lets the ambush happen."""

    law: tuple[str, ...] = ("4.3.1.1",)

    def do(self, s: State, a: Action) -> None:
        battle_of(s).begin_ambush(s)


class UseFirst(Deed):
    """4.3.3: the attacker says who uses effects first."""

    verb = "first"
    fields: tuple[str, ...] = ("target",)
    law: tuple[str, ...] = ("4.3.3", "1.1.3")

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        battle = battle_of(s)
        for side in (battle.attacker, battle.defender):
            out.append(intern(FACTIONS[f], self.verb, target=FACTIONS[side]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        battle = battle_of(s)
        if a.target_n not in (battle.attacker, battle.defender):
            yield NOT_A_SIDE

    def do(self, s: State, a: Action) -> None:
        battle_of(s).first = a.target_n


class NoMoreEffects(NoAmbush):
    """4.3.3: a side uses no (more) effects."""

    law: tuple[str, ...] = ("4.3.3",)

    def do(self, s: State, a: Action) -> None:
        battle_of(s).turns += 1


class Lose(Deed):
    """4.3.4: one building or token that goes, in the order of the kinds."""

    verb = "lose"
    fields: tuple[str, ...] = ("piece",)
    law: tuple[str, ...] = ("4.3.4",)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        battle = battle_of(s)
        for kind in KINDS_OF[f]:
            if cannot_pick(s, battle, f, kind) is None:
                out.append(intern(FACTIONS[f], self.verb, piece=KINDS[kind]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        why = cannot_pick(s, battle_of(s), a.faction_n, a.piece_n)
        if why is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        battle_of(s).pick(a.faction_n, a.piece_n)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        battle = battle_of(s)
        kinds = KINDS_OF[a.faction_n]
        picks = battle.picks(a.faction_n)
        cause = "early"
        if a.piece_n not in kinds or s.kinds[battle.clearing * NK + a.piece_n] <= picks.count(a.piece_n):
            cause = "none"
        elif picks and kinds.index(a.piece_n) < kinds.index(picks[-1]):
            cause = "passed"
        return {"cause": cause}


def cannot_pick(s: State, battle: Battle, f: int, kind: int) -> Reason | None:
    """Why a side cannot name that kind next: it has no more of it, or it comes before the last
    one named, or too few would be left for the hits."""
    kinds = KINDS_OF[f]
    if kind not in kinds:
        return NOT_THIS_PIECE
    picks = battle.picks(f)
    place = kinds.index(kind)
    if picks and place < kinds.index(picks[-1]):
        return NOT_THIS_PIECE
    base = battle.clearing * NK
    mine = s.kinds[base + kind] - picks.count(kind)
    if mine <= 0:
        return NOT_THIS_PIECE
    later = sum(s.kinds[base + k] for k in kinds[place + 1 :])
    return None if mine + later >= battle.left(f) else NOT_THIS_PIECE


ASK_AMBUSH: Final = Question("ambush", "4.3.1", (PlayAmbush(), NoAmbush()))
ASK_FOIL: Final = Question("foil", "4.3.1.1", (PlayFoil(), NoFoil()))
ASK_FIRST: Final = Question("effects-first", "4.3.3", (UseFirst(),))
ASK_LOSS: Final = Question("lose", "4.3.4", (Lose(),))
_EFFECTS_QUESTIONS: list[Question] = []


def ask_effects_question() -> Question:
    """The question of step 3, made when the cards have registered their effects."""
    if not _EFFECTS_QUESTIONS:
        _EFFECTS_QUESTIONS.append(Question("effects", "4.3.3", (*BATTLE_EFFECTS, NoMoreEffects())))
    return _EFFECTS_QUESTIONS[0]


GENERAL_QUESTIONS += [ASK_AMBUSH, ASK_FOIL, ASK_FIRST, ASK_LOSS]

register_procedure(Battle)

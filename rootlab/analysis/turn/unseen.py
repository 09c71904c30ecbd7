"""Chance and the others in a turn that is searched: what may come, and how likely it is for the eyes that
look.

The search runs on a whole state, in which the cards that the player cannot see were dealt once at
random.  No choice of the player's may hang on that deal: wherever a hidden card matters, the odds are
those of the pool of all cards unseen, and the card that comes up is swapped to where it is wanted.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from rootlab.analysis.odds.hands import chance_of_any
from rootlab.analysis.odds.policy import ALL, NONE, choose, optional
from rootlab.analysis.odds.rolls import Odds, alike
from rootlab.components.names import NF
from rootlab.engine.action import Action
from rootlab.engine.choosing import after
from rootlab.engine.dealing import agrees, pile_of, put
from rootlab.engine.outcome import Outcome
from rootlab.engine.piles import HIDDEN, MATCHING, Draw, Pile, with_card, without
from rootlab.engine.state import State
from rootlab.engine.view import blot_out
from rootlab.factions.alliance.outrage import Outrage
from rootlab.factions.marquise.hospitals import Hospitals
from rootlab.rules.battle import AMBUSHES, Battle

EXPECTED: Final = "expected"
WORST: Final = "worst"
REACTIONS: Final = (EXPECTED, NONE, WORST)
"""What the others do: whatever helps them, hidden cards with their probability; nothing optional; whatever
helps them, and they hold whatever public facts allow."""

HIDDEN_CARDS: Final = ("ambush", "foil", "field-hospitals", "outrage")
"""Questions that rest on cards of the hand."""

Denied = tuple[tuple[int, int], ...]
"""By seat that passed: the cards that it therefore does not hold, a bit each."""
Choice = Action | Outcome


class Branch(NamedTuple):
    """One way on: its probability, the choice that leads there, and the state."""

    probability: float
    choice: Choice
    state: State
    denied: Denied


class Unseen:
    """What may come where the player does not choose."""

    def __init__(self, f: int, open_hands: bool, reactions: str, samples: int, seed: int) -> None:
        self.f = f
        self.open_hands = open_hands
        self.reactions = reactions
        self.samples = samples
        """Outcomes drawn at every chance; 0 for all of them with their probability."""
        self.seed = seed

    # --- chance ----------------------------------------------------------------------------------
    def chances(self, s: State, denied: Denied) -> list[Branch]:
        """Every outcome of the chance that is open, or some that are drawn."""
        frame = s.stack[-1]
        if isinstance(frame, Draw) and frame.seat != self.f:  # what others draw is seen by nobody
            outcome = s.chance_outcomes()[0][0]
            return [Branch(1.0, outcome, after(s, outcome), denied)]
        odds = self._odds(s)
        if self.samples:
            odds = self._drawn(s, odds)
        out = []
        for outcome, probability in odds:
            child = s.copy()
            if not self.open_hands:
                self._bring(child, outcome)
            child.apply(outcome)
            out.append(Branch(probability, outcome, child, denied))
        return out

    def _odds(self, s: State) -> Odds:
        """The odds as the player sees them."""
        odds = s.chance_outcomes()
        if odds[0][0].kind == "dice":
            return alike(s, odds)
        if self.open_hands or odds[0][0].kind not in ("draw", "take"):
            return odds
        return blot_out(s, self.f).chance_outcomes()

    def _drawn(self, s: State, odds: Odds) -> Odds:
        rng = Random(f"{self.seed}:{s.stack[-1].key()}:{s.used_n}:{s.warriors_n}:{s.score_n}")
        found: dict[Outcome, float] = {}
        for _ in range(self.samples):
            drawn, left = odds[-1][0], rng.random()
            for outcome, probability in odds:
                left -= probability
                if left < 0:
                    drawn = outcome
                    break
            found[drawn] = found.get(drawn, 0.0) + 1 / self.samples
        return tuple(found.items())

    def _bring(self, s: State, outcome: Outcome) -> None:
        """Swap the card that comes up to where it is drawn or taken from."""
        card = outcome.n
        if outcome.kind == "draw" and card not in s.deck_n:
            given = s.deck_n[0]
            if self._swap_elsewhere(s, -1, card, given):
                s.deck_n = with_card(without(s.deck_n, given), card)
        elif outcome.kind == "take":
            victim = next((seat for seat in s.match.seats if self._is_victim(s, seat)), -1)
            if victim >= 0 and card not in s.hands_n[victim]:
                self.hand_over(s, victim, card)

    def _is_victim(self, s: State, seat: int) -> bool:
        frame = s.stack[-1]
        victims = getattr(frame, "victims", None)
        return seat == (victims[0] if victims else getattr(frame, "victim", -1))

    def _hidden(self, s: State, seat: int) -> Pile:
        """The cards of a hand that the player cannot see."""
        rest = s.hands_n[seat]
        for card in s.known_n[self.f * NF + seat]:
            rest = without(rest, card)
        return rest

    def hand_over(self, s: State, seat: int, card: int, given: int = -1) -> bool:
        """Let a hidden card of a hand be that one, swapped with wherever it is dealt to; which of them, says
        ``given``.  Whether it was done."""
        mine = self._hidden(s, seat)
        if not mine or (given < 0 and card in mine):
            return False
        if given < 0:
            given = mine[0]
        if card in s.deck_n:
            s.deck_n = with_card(without(s.deck_n, card), given)
        elif not self._swap_elsewhere(s, seat, card, given):
            return False
        s.hands_n[seat] = with_card(without(s.hands_n[seat], given), card)
        s.forget_legal()
        return True

    def _take_away(self, s: State, seat: int, unwanted: Pile) -> None:
        """Let no hidden card of a hand be one of those, as far as there are others that it may be."""
        others = [card for card in dict.fromkeys(blot_out(s, self.f).deck_n) if card not in unwanted]
        for given in self._hidden(s, seat):
            if given in unwanted:
                any(self.hand_over(s, seat, card, given) for card in others)

    def _swap_elsewhere(self, s: State, seat: int, card: int, given: int) -> bool:
        """Put a card in the place of another one that lies hidden in a hand or a pile, not that seat's, where
        it is not needed for what was declared."""
        for other in s.match.seats:
            if other in (self.f, seat):
                continue
            places = [True] if s.match.factions[other].hidden_pile < 0 else [True, False]
            for in_hand in places:
                pile = pile_of(s, other, in_hand)
                known = (s.known_n if in_hand else s.known_piles_n)[self.f * NF + other]
                if pile.count(card) > known.count(card):
                    put(s, other, in_hand, with_card(without(pile, card), given))
                    if agrees(s):
                        return True
                    put(s, other, in_hand, pile)
        return False

    # --- the others ------------------------------------------------------------------------------
    def replies(self, s: State, denied: Denied) -> list[Branch]:
        """What the seat that decides, another one, does."""
        question = s.question.id if s.question is not None else ""
        battle = next((frame for frame in reversed(s.stack) if isinstance(frame, Battle)), None)
        if question in HIDDEN_CARDS and not self.open_hands:
            return self._hidden_reply(s, self._wanted(s, battle), denied)
        policy = NONE if self.reactions == NONE else ALL
        action = choose(policy, s, battle) if battle is not None else optional(policy, s)
        return [Branch(1.0, action, after(s, action), denied)]

    def _wanted(self, s: State, battle: Battle | None) -> Pile:
        """The cards that answer the question that rests on a hand."""
        frame = s.stack[-1]
        if isinstance(frame, Hospitals | Outrage):
            return MATCHING[s.match.board.suit[frame.clearing]]
        assert battle is not None
        return AMBUSHES[s.match.board.suit[battle.clearing]]

    def _hidden_reply(self, s: State, wanted: Pile, denied: Denied) -> list[Branch]:
        """A reaction by a card that the seat holds or not."""
        seat = s.player_n
        must = isinstance(s.stack[-1], Outrage)
        out: list[Branch] = []
        chance, card = self._holds(s, seat, wanted, denied, must)
        if chance > 0:
            child = s.copy()
            child.forget_legal()
            if card not in child.hands_n[seat]:
                self.hand_over(child, seat, card)
            action = next((a for a in child.legal_actions() if a.card_n == card), None)
            if action is None:
                chance = 0.0
            else:
                child.apply(action)
                out.append(Branch(chance, action, child, denied))
        if chance < 1:
            held = dict(denied)
            if must or self.reactions == EXPECTED:
                held[seat] = held.get(seat, 0) | sum(1 << one for one in wanted)
            child = s.copy()
            if must:  # only a hand without such a card is shown instead
                self._take_away(child, seat, wanted)
            declined = child.legal_actions()[-1]
            child.apply(declined)
            out.append(Branch(1 - chance, declined, child, tuple(sorted(held.items()))))
        return out

    def _holds(self, s: State, seat: int, wanted: Pile, denied: Denied, must: bool) -> tuple[float, int]:
        """With which probability a seat plays one of those cards, and which it would be; ``must``: whoever
        holds one has no choice."""
        if self.reactions == NONE and not must:
            return 0.0, -1
        for card in s.known_n[self.f * NF + seat]:
            if card in wanted:
                return 1.0, card
        without_these = dict(denied).get(seat, 0)
        seen = blot_out(s, self.f)
        pool = [card for card in seen.deck_n if not without_these >> card & 1]
        found = [card for card in pool if card in wanted]
        hidden = seen.hands_n[seat].count(HIDDEN)
        if not found or not hidden:
            return 0.0, -1
        worst = self.reactions == WORST and not must
        chance = 1.0 if worst else chance_of_any(len(pool), len(found), hidden)
        return chance, max(set(found), key=lambda card: (found.count(card), -card))

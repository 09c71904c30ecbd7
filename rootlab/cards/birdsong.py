"""Cards used in Birdsong: Better Burrow Bank, Stand and Deliver!, Royal Claim."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rootlab.cards.effect import (
    CARD_CHECKS,
    NO_CARD_THERE,
    NOT_ANOTHER_PLAYER,
    NOT_IN_PLAY,
    PHASE_BEGUN,
    CardDeed,
    TargetDeed,
    leave_play,
)
from rootlab.components.cards import CARD_ID, CARD_IDS
from rootlab.components.names import BIRDSONG, FACTIONS
from rootlab.engine.action import Action
from rootlab.engine.entries import FLAG, SEAT, Entry
from rootlab.engine.event import Event
from rootlab.engine.match import STARTS, WINDOWS
from rootlab.engine.outcome import TAKE, Outcome
from rootlab.engine.piles import HIDDEN, Draw, Pile, enter_hand, leave_hand_hidden
from rootlab.engine.procedure import AGAIN, CHANCE, Procedure, register_procedure
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.tables import plain
from rootlab.rules.victory import score

if TYPE_CHECKING:
    from rootlab.engine.state import State

RULES_NOTHING: Final = reason("rules-no-clearing", RESOURCES, "2.5")


class BetterBurrowBank(TargetDeed):
    """At the start of Birdsong, and not by choice: the owner and another player each draw a card."""

    verb = "better_burrow_bank"
    law: tuple[str, ...] = ("4.1.3", "1.4.1")
    checks: tuple[Reason, ...] = (*CARD_CHECKS, PHASE_BEGUN, NOT_ANOTHER_PLAYER)
    card = CARD_ID["better-burrow-bank"]
    at_start = True
    needs_card = False

    def do(self, s: State, a: Action) -> None:
        self.spend_use(s)
        if s.log is not None:
            s.log.append(Event("card_used", "4.1.3", a.faction, card=CARD_IDS[self.card], target=a.target))
        s.push(Draw(a.target_n, 1, "4.1.3"))
        s.push(Draw(a.faction_n, 1, "4.1.3"))


class StandAndDeliver(TargetDeed):
    """Once in Birdsong: a random card from another player, who scores one point."""

    verb = "stand_and_deliver"
    law: tuple[str, ...] = ("4.1.3",)
    checks: tuple[Reason, ...] = (*CARD_CHECKS, NOT_ANOTHER_PLAYER, NO_CARD_THERE)
    card = CARD_ID["stand-and-deliver"]

    def do(self, s: State, a: Action) -> None:
        self.spend_use(s)
        if s.log is not None:
            s.log.append(Event("card_used", "4.1.3", a.faction, card=CARD_IDS[self.card], target=a.target))
        s.push(TakeCard(a.faction_n, a.target_n))


class TakeCard(Procedure):
    """A random card goes from one hand to another; its former owner scores a point."""

    __slots__ = ("taken", "taker", "victim")
    FIELDS: ClassVar[tuple[str, ...]] = ("taker", "victim", "taken")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        SEAT,
        SEAT,
        FLAG,
    )
    FIRST: ClassVar[bool] = True

    def __init__(self, taker: int, victim: int, taken: bool = False) -> None:
        self.taker = taker
        self.victim = victim
        self.taken = taken

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return self.taker != self.victim and (self.taken or bool(s.hands_n[self.victim]))

    def copy(self) -> TakeCard:
        return TakeCard(self.taker, self.victim, self.taken)

    def step(self, s: State) -> int:
        if not self.taken:
            return CHANCE
        s.stack.pop()
        score(s, self.victim, 1, "4.1.3")
        return AGAIN

    def sample(self, s: State, rng: Random) -> Outcome:
        hand = s.hands_n[self.victim]
        return TAKE[hand[int(rng.random() * len(hand))]]

    def odds(self, s: State) -> tuple[tuple[Outcome, float], ...]:
        return take_odds(s.hands_n[self.victim], s.deck_n)

    def resolve(self, s: State, outcome: Outcome) -> None:
        self.taken = True
        hand = s.hands_n[self.victim]
        leave_hand_hidden(s, self.victim, outcome.n, hand, (self.taker,))
        enter_hand(s, self.taker, outcome.n, (self.victim,))
        if s.log is not None:
            taker, victim = FACTIONS[self.taker], FACTIONS[self.victim]
            s.log.append(
                Event("took", "4.1.3", taker, target=victim, card=CARD_IDS[outcome.n], secret=(taker, victim))
            )


def take_odds(hand: Pile, unseen: Pile) -> tuple[tuple[Outcome, float], ...]:
    """Each card with the odds that a random card of the hand is it.

    In the state behind a view, hidden cards of the hand are spread over the cards unseen.
    """
    odds: dict[int, float] = {}
    for card in hand:
        if card != HIDDEN:
            odds[card] = odds.get(card, 0.0) + 1 / len(hand)
            continue
        for other in unseen:
            odds[other] = odds.get(other, 0.0) + 1 / len(hand) / len(unseen)
    return tuple((TAKE[card], odds[card]) for card in sorted(odds))


class RoyalClaim(CardDeed):
    """In Birdsong: discard it for a point per clearing that its owner rules."""

    verb = "royal_claim"
    law: tuple[str, ...] = ("4.1.3", "2.5")
    checks: tuple[Reason, ...] = (NOT_IN_PLAY, RULES_NOTHING)
    card = CARD_ID["royal-claim"]

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if self.cannot_use(s, f) is None and f in s.ruler_n:
            out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.cannot_use(s, a.faction_n)) is not None:
            yield why
        if a.faction_n not in s.ruler_n:
            yield RULES_NOTHING

    def do(self, s: State, a: Action) -> None:
        f = a.faction_n
        if s.log is not None:
            s.log.append(Event("card_used", "4.1.3", a.faction, card=CARD_IDS[self.card]))
        leave_play(s, f, self.card)
        score(s, f, s.ruler_n.count(f), "4.1.3")

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return {"ruled": s.ruler_n.count(a.faction_n)}


STARTS[BIRDSONG].append(BetterBurrowBank())
WINDOWS[BIRDSONG] += [StandAndDeliver(), RoyalClaim()]

register_procedure(TakeCard)

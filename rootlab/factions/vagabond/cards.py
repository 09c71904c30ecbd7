"""16.3.1, 16.3.2: the Thief and the Tinker, who take cards for a torch."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Final

from rootlab.cards.birdsong import take_odds
from rootlab.cards.effect import NO_CARD_THERE, NOT_ANOTHER_PLAYER
from rootlab.components.cards import CARD_IDS, NC
from rootlab.components.characters import THIEF, TINKER
from rootlab.components.names import FACTIONS, NF, SUITS, VAGABOND
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import FLAG, SEAT, Entry
from rootlab.engine.event import Event
from rootlab.engine.outcome import TAKE, Outcome
from rootlab.engine.piles import enter_hand, leave_hand_hidden, suits, without
from rootlab.engine.procedure import AGAIN, CHANCE, Procedure, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.engine.tables import by_card
from rootlab.factions.vagabond.aid import IN_A_FOREST
from rootlab.factions.vagabond.board import NAME, pawn_clearing, suit_here
from rootlab.factions.vagabond.special import SPECIAL_CHECKS, SpecialAction
from rootlab.rules.general import CARD_DOES_NOT_MATCH

NOT_DISCARDED: Final = reason("card-not-in-discard-pile", RESOURCES, "16.3.2.2")


NONE_DISCARDED: Final = reason("discard-pile-empty", RESOURCES, "16.3.2.2")
NOBODY_HERE: Final = reason("no-pieces-of-theirs-to-steal-from", PLACE, "16.3.1.2")


# --- 16.3.1 ----------------------------------------------------------------------------------------------
class Steal(SpecialAction):
    """16.3.1.2: a random card from a player with pieces in his clearing."""

    verb = "steal"
    fields: tuple[str, ...] = ("target",)
    law: tuple[str, ...] = ("16.3.1.2", "9.5.9")
    checks: tuple[Reason, ...] = (
        *SPECIAL_CHECKS,
        NOT_ANOTHER_PLAYER,
        NO_CARD_THERE,
        IN_A_FOREST,
        NOBODY_HERE,
    )
    character = THIEF

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not self.ready(s):
            return
        at = pawn_clearing(s)
        if not at:
            return
        for other in s.match.seats:
            if other != VAGABOND and s.here_n[at * NF + other] and s.hands_n[other]:
                out.append(intern(NAME, self.verb, target=FACTIONS[other]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        yield from self.unready(s)
        at = pawn_clearing(s)
        if a.target_n not in s.match.seats or a.target_n == VAGABOND:
            yield NOT_ANOTHER_PLAYER
        elif not s.hands_n[a.target_n]:
            yield NO_CARD_THERE
        if not at:
            yield IN_A_FOREST
        elif a.target_n != VAGABOND and not s.here_n[at * NF + a.target_n]:
            yield NOBODY_HERE

    def do(self, s: State, a: Action) -> None:
        self.pay(s)
        s.push(Stealing(a.target_n))


class Stealing(Procedure):
    """16.3.1.2: chance says which card it is."""

    __slots__ = ("taken", "victim")
    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "taken")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        SEAT,
        FLAG,
    )
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, victim: int, taken: bool = False) -> None:
        self.victim = victim
        self.taken = taken

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return self.victim != VAGABOND and (self.taken or bool(s.hands_n[self.victim]))

    def copy(self) -> Stealing:
        return Stealing(self.victim, self.taken)

    def step(self, s: State) -> int:
        if not self.taken:
            return CHANCE
        s.stack.pop()
        return AGAIN

    def sample(self, s: State, rng: Random) -> Outcome:
        hand = s.hands_n[self.victim]
        return TAKE[hand[int(rng.random() * len(hand))]]

    def odds(self, s: State) -> tuple[tuple[Outcome, float], ...]:
        return take_odds(s.hands_n[self.victim], s.deck_n)

    def resolve(self, s: State, outcome: Outcome) -> None:
        self.taken = True
        victim = self.victim
        leave_hand_hidden(s, victim, outcome.n, s.hands_n[victim], (VAGABOND,))
        enter_hand(s, VAGABOND, outcome.n, (victim,))
        if s.log is not None:
            other, card = FACTIONS[victim], CARD_IDS[outcome.n]
            s.log.append(Event("took", "16.3.1.2", NAME, target=other, card=card, secret=(NAME, other)))


# --- 16.3.2 ----------------------------------------------------------------------------------------------
class DayLabor(SpecialAction):
    """16.3.2.2: a card from the discard pile that matches his clearing."""

    verb = "day_labor"
    fields: tuple[str, ...] = ("card",)
    names: tuple[tuple[str, tuple[str, ...]], ...] = (("card", CARD_IDS[:NC]),)
    law: tuple[str, ...] = ("16.3.2.2", "9.5.9")
    checks: tuple[Reason, ...] = (
        *SPECIAL_CHECKS,
        NONE_DISCARDED,
        NOT_DISCARDED,
        IN_A_FOREST,
        CARD_DOES_NOT_MATCH,
    )
    character = TINKER

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not self.ready(s):
            return
        suit = suit_here(s)
        if suit < 0:
            return
        last = -1
        for card in s.discard_n:
            if card != last and suits(card, suit):
                out.append(by_card(f, self.verb)[card])
            last = card

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        yield from self.unready(s)
        suit = suit_here(s)
        if not s.discard_n:
            yield NONE_DISCARDED
        elif a.card_n not in s.discard_n:
            yield NOT_DISCARDED
        if suit < 0:
            yield IN_A_FOREST
        elif s.discard_n and not suits(a.card_n, suit):
            yield CARD_DOES_NOT_MATCH

    def could_name(self, s: State, f: int) -> dict[str, tuple[Any, ...]]:
        return {"card": tuple(CARD_IDS[card] for card in sorted({*s.discard_n}) or [0])}

    def do(self, s: State, a: Action) -> None:
        self.pay(s)
        s.discard_n = without(s.discard_n, a.card_n)
        enter_hand(s, VAGABOND, a.card_n, s.match.seats)
        if s.log is not None:
            s.log.append(Event("day_labor", "16.3.2.2", NAME, card=a.card))

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        suit = suit_here(s)
        return {**super().facts(s, a), "suit": SUITS[suit] if suit >= 0 else None}


register_procedure(Stealing)

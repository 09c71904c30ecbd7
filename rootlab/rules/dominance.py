"""3.3 Dominance cards: activate, win by them, take available ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rootlab.components.cards import CARD_IDS, CARD_KIND, CARD_SUIT, NC
from rootlab.components.names import BIRD, DAYLIGHT, SUITS
from rootlab.engine.action import Action
from rootlab.engine.entries import CARD, SEAT, Entry
from rootlab.engine.event import Event
from rootlab.engine.match import GENERAL_QUESTIONS, WINDOWS
from rootlab.engine.piles import enter_hand, leave_hand_open, may_hold, spend, suits, without
from rootlab.engine.procedure import AGAIN, Deed, Need, Procedure, Question, register_procedure
from rootlab.engine.reason import RESOURCES, VERB, Reason, reason
from rootlab.engine.state import NO_DOMINANCE
from rootlab.engine.tables import by_card
from rootlab.rules.general import NOT_IN_HAND
from rootlab.rules.one_card import OneCard
from rootlab.rules.victory import win

if TYPE_CHECKING:
    from rootlab.engine.match import Match
    from rootlab.engine.state import State

POINTS_TO_ACTIVATE: Final = 10
CLEARINGS_TO_RULE: Final = 3

NOT_DOMINANCE: Final = reason("not-a-dominance-card", VERB, "2.1.3")
TOO_FEW_POINTS: Final = reason("fewer-than-ten-points", RESOURCES, "3.3.1")
ALREADY_ACTIVE: Final = reason("dominance-already-active", RESOURCES, "3.3.2")
NOT_AVAILABLE: Final = reason("dominance-not-available", RESOURCES, "3.3.3", "3.3.4")
NONE_IN_HAND: Final = reason("dominance-card-not-in-hand", RESOURCES, "3.3.1")
NONE_AVAILABLE: Final = reason("no-dominance-card-available", RESOURCES, "3.3.3", "3.3.4")
NOTHING_TO_SPEND: Final = reason("no-card-to-spend-for-dominance", RESOURCES, "3.3.4")
DOMINANCE_CARDS: Final = tuple(card for card in range(NC) if CARD_KIND[card] == "dominance")


def is_dominance(card: int) -> bool:
    """Whether it is a dominance card of the decks."""
    return card < NC and CARD_KIND[card] == "dominance"


def not_held(s: State, f: int, card: int) -> Reason | None:
    """Why a seat has no such dominance card to activate: it holds another one, or none at all."""
    if card in s.hands_n[f]:
        return None
    return NOT_IN_HAND if any(is_dominance(own) for own in s.hands_n[f]) else NONE_IN_HAND


def dominance_names(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The dominance cards among those, each once; the first of the decks where there is none."""
    return tuple(CARD_IDS[card] for card in sorted({*filter(is_dominance, cards)}) or DOMINANCE_CARDS[:1])


def check_dominance(s: State, f: int) -> None:
    """3.3.1.1 and 3.3.1.2: at the very start of Birdsong, before any other effect."""
    card = s.dominance_n[f]
    if card == NO_DOMINANCE:
        return
    suit = CARD_SUIT[card]
    ruler = s.ruler_n
    if suit == BIRD:
        if any(ruler[a] == f and ruler[b] == f for a, b in s.match.board.corner_pairs):
            win(s, f, "3.3.1.2")
    elif sum(1 for c in s.match.board.clearings_of_suit[suit] if ruler[c] == f) >= CLEARINGS_TO_RULE:
        win(s, f, "3.3.1.1")


class ActivateDominance(Deed):
    """3.3.1: in Daylight, with ten points or more, a dominance card from the hand."""

    verb = "activate_dominance"
    fields: tuple[str, ...] = ("card",)
    law: tuple[str, ...] = ("3.3.1",)
    checks: tuple[Reason, ...] = (NOT_DOMINANCE, NONE_IN_HAND, NOT_IN_HAND, ALREADY_ACTIVE, TOO_FEW_POINTS)

    def in_match(self, match: Match) -> bool:
        return match.dominance

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if s.score_n[f] < POINTS_TO_ACTIVATE or cannot_activate(s, f) is not None:
            return
        for card in s.hands_n[f]:
            if is_dominance(card):
                out.append(by_card(f, self.verb)[card])

    def open_to(self, s: State, f: int) -> bool:
        return cannot_activate(s, f) is None and may_hold(s, f, DOMINANCE_CARDS)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not is_dominance(a.card_n):
            yield NOT_DOMINANCE
        for why in (not_held(s, a.faction_n, a.card_n), cannot_activate(s, a.faction_n)):
            if why is not None:
                yield why

    def could_name(self, s: State, f: int) -> dict[str, tuple[Any, ...]]:
        return {"card": dominance_names(s.hands_n[f])}

    def do(self, s: State, a: Action) -> None:
        f = a.faction_n
        leave_hand_open(s, f, a.card_n)
        s.dominance_n[f] = a.card_n
        s.score_n[f] = 0
        if s.log is not None:
            s.log.append(Event("dominance", "3.3.1", a.faction, card=a.card))


def cannot_activate(s: State, f: int) -> Reason | None:
    """Why a seat cannot activate any dominance card."""
    if s.dominance_n[f] != NO_DOMINANCE:
        return ALREADY_ACTIVE
    if (why := s.match.factions[f].cannot_activate_dominance(s)) is not None:
        return why
    return None if s.score_n[f] >= POINTS_TO_ACTIVATE else TOO_FEW_POINTS


def pays_for(card: int, dominance: int) -> bool:
    """3.3.4: whether a card may be spent for an available one; only a bird for the bird."""
    suit = CARD_SUIT[dominance]
    return CARD_SUIT[card] == BIRD if suit == BIRD else suits(card, suit)


PAYING: Final = tuple(tuple(card for card in range(NC) if pays_for(card, other)) for other in range(NC))
"""By card: those that may be spent for it, if it is a dominance card."""


def can_pay_for(s: State, f: int, dominance: int) -> bool:
    """Whether a seat holds a card to spend for an available one (3.3.4)."""
    paying = PAYING[dominance]
    return any(card in paying for card in s.hands_n[f])


class TakeDominance(Deed):
    """3.3.4: in Daylight, take an available dominance card by spending a card of its suit."""

    verb = "take_dominance"
    fields: tuple[str, ...] = ("card",)
    law: tuple[str, ...] = ("3.3.4",)
    checks: tuple[Reason, ...] = (NOT_DOMINANCE, NONE_AVAILABLE, NOT_AVAILABLE, NOTHING_TO_SPEND)

    def in_match(self, match: Match) -> bool:
        return match.dominance

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for card in s.available_n:
            if can_pay_for(s, f, card):
                out.append(by_card(f, self.verb)[card])

    def open_to(self, s: State, f: int) -> bool:
        return any(may_hold(s, f, PAYING[card]) for card in s.available_n)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not is_dominance(a.card_n):
            yield NOT_DOMINANCE
            return
        if not s.available_n:
            yield NONE_AVAILABLE
            return
        if a.card_n not in s.available_n:
            yield NOT_AVAILABLE
        if not can_pay_for(s, a.faction_n, a.card_n):
            yield NOTHING_TO_SPEND

    def do(self, s: State, a: Action) -> None:
        s.push(PayDominance(a.faction_n, a.card_n))

    def could_name(self, s: State, f: int) -> dict[str, tuple[Any, ...]]:
        return {"card": dominance_names(s.available_n)}


class PayDominance(Procedure):
    """3.3.4: the seat chooses the card that it spends."""

    __slots__ = ("card", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        SEAT,
        CARD,
    )
    FIRST: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return CARD_KIND[self.card] == "dominance"

    def copy(self) -> PayDominance:
        return PayDominance(self.seat, self.card)

    def facts(self, s: State) -> dict[str, Any]:
        return {"card": CARD_IDS[self.card], "suit": SUITS[CARD_SUIT[self.card]]}

    def needs(self, s: State) -> tuple[Need, ...]:
        """It holds a card that pays: without one the dominance card cannot be taken."""
        return ((self.seat, True, PAYING[self.card], 1),)

    def step(self, s: State) -> int:
        if self.card in s.available_n:
            return s.ask(ASK_PAY, self.seat)
        s.stack.pop()
        return AGAIN


class SpendForDominance(OneCard):
    """3.3.4: spend one matching card; the dominance card comes into the hand."""

    verb = "spend"
    law: tuple[str, ...] = ("3.3.4", "2.1.1.2")

    def fits(self, s: State, card: int) -> bool:
        frame = s.stack[-1]
        assert isinstance(frame, PayDominance)
        return pays_for(card, frame.card)

    def do(self, s: State, a: Action) -> None:
        frame = s.stack.pop()
        assert isinstance(frame, PayDominance)
        f = a.faction_n
        s.available_n = without(s.available_n, frame.card)
        spend(s, f, a.card_n, "3.3.4")
        enter_hand(s, f, frame.card, s.match.seats)
        if s.log is not None:
            s.log.append(Event("took_dominance", "3.3.4", a.faction, card=CARD_IDS[frame.card]))


ASK_PAY: Final = Question("pay-dominance", "3.3.4", (SpendForDominance(),))

WINDOWS[DAYLIGHT] += [ActivateDominance(), TakeDominance()]
GENERAL_QUESTIONS += [ASK_PAY]

register_procedure(PayDominance)

"""Cards on the move: drawing, discarding, spending, and what each seat knows (2.1, 1.2).

Piles are sorted tuples of card ints.  ``known[viewer * NF + owner]`` holds the cards that the
viewer knows to be in the owner's hand; on the diagonal, ``known[f * NF + f]``, stands what everybody
knows to be in the hand of ``f``.
"""

from __future__ import annotations

from bisect import bisect_left
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from rootlab.components.cards import CARD_IDS, CARD_KIND, CARD_SUIT, NC
from rootlab.components.names import BIRD, FACTIONS, NF
from rootlab.engine.entries import ARTICLE, COUNT, SEAT, Entry
from rootlab.engine.event import Event
from rootlab.engine.outcome import DRAW, Outcome
from rootlab.engine.procedure import AGAIN, CHANCE, Procedure, register_procedure

if TYPE_CHECKING:
    from rootlab.engine.state import State

Pile = tuple[int, ...]


def with_card(pile: Pile, card: int) -> Pile:
    """The sorted pile with one more card."""
    i = bisect_left(pile, card)
    return (*pile[:i], card, *pile[i:])


def without(pile: Pile, card: int) -> Pile:
    """The sorted pile with one copy of the card less; the same pile where it has none."""
    i = bisect_left(pile, card)
    if i < len(pile) and pile[i] == card:
        return pile[:i] + pile[i + 1 :]
    return pile


def suits(card: int, suit: int) -> bool:
    """Whether the card matches a suit: its own, or it is a bird (2.1.1)."""
    return CARD_SUIT[card] in (suit, BIRD)


# --- leaving and entering a hand ---------------------------------------------------------------------
def leave_hand_open(s: State, f: int, card: int) -> None:
    """A card leaves a hand face up: whoever knew of one there knows of one less."""
    s.hands_n[f] = without(s.hands_n[f], card)
    for viewer in s.match.seats:
        i = viewer * NF + f
        if s.known_n[i]:
            s.set_known(i, without(s.known_n[i], card))


def leave_hand_hidden(s: State, f: int, card: int, possible: Pile, seen_by: tuple[int, ...]) -> None:
    """A card leaves a hand unseen: who did not see it no longer knows of any that it might have been."""
    s.hands_n[f] = without(s.hands_n[f], card)
    for viewer in s.match.seats:
        i = viewer * NF + f
        if not s.known_n[i]:
            continue
        if viewer in seen_by or (viewer == f and seen_by_all(s, f, seen_by)):
            s.set_known(i, without(s.known_n[i], card))
        else:
            s.set_known(i, tuple(k for k in s.known_n[i] if k not in possible))


def enter_hand(s: State, f: int, card: int, seen_by: tuple[int, ...] = ()) -> None:
    """A card enters a hand; the seats in ``seen_by`` know that it is there."""
    s.hands_n[f] = with_card(s.hands_n[f], card)
    for viewer in seen_by:
        if viewer != f:
            s.set_known(viewer * NF + f, with_card(s.known_n[viewer * NF + f], card))
    if seen_by_all(s, f, seen_by):
        s.set_known(f * NF + f, with_card(s.known_n[f * NF + f], card))


def reveal(s: State, f: int, card: int) -> None:
    """A card of a hand is shown to everybody and stays there for now."""
    for viewer in s.match.seats:
        i = viewer * NF + f
        if card not in s.known_n[i]:
            s.set_known(i, with_card(s.known_n[i], card))


def show_card(s: State, f: int, card: int, viewer: int) -> None:
    """A seat sees a card of another's hand, perhaps one that it knows of (1.2.1)."""
    for i in (viewer * NF + f, f * NF + f) if seen_by_all(s, f, (viewer,)) else (viewer * NF + f,):
        if card not in s.known_n[i]:
            s.set_known(i, with_card(s.known_n[i], card))


def show_hand(s: State, f: int, viewer: int) -> None:
    """A seat sees the whole hand of another (1.2.1)."""
    s.set_known(viewer * NF + f, s.hands_n[f])
    if seen_by_all(s, f, (viewer,)):
        s.set_known(f * NF + f, s.hands_n[f])


# --- a pile that a faction keeps face down (8.2.3) ---------------------------------------------------
def enter_pile(s: State, f: int, card: int, seen_by: tuple[int, ...] = ()) -> None:
    """A card enters the face-down pile of ``f``; the seats in ``seen_by`` know that it is there."""
    index = s.match.factions[f].hidden_pile
    s.piles_n[f] = with_pile(s.piles_n[f], index, with_card(s.piles_n[f][index], card))
    for viewer in seen_by:
        if viewer != f:
            s.set_known_pile(viewer * NF + f, with_card(s.known_piles_n[viewer * NF + f], card))
    if seen_by_all(s, f, seen_by):
        s.set_known_pile(f * NF + f, with_card(s.known_piles_n[f * NF + f], card))


def leave_pile_open(s: State, f: int, card: int) -> None:
    """A card leaves that pile face up: whoever knew of one there knows of one less."""
    index = s.match.factions[f].hidden_pile
    s.piles_n[f] = with_pile(s.piles_n[f], index, without(s.piles_n[f][index], card))
    for viewer in s.match.seats:
        i = viewer * NF + f
        if s.known_piles_n[i]:
            s.set_known_pile(i, without(s.known_piles_n[i], card))


def with_pile(piles: tuple[Pile, ...], index: int, pile: Pile) -> tuple[Pile, ...]:
    """The piles with one of them replaced."""
    return (*piles[:index], pile, *piles[index + 1 :])


def seen_by_all(s: State, f: int, seen_by: tuple[int, ...]) -> bool:
    """Whether every seat but ``f`` saw it."""
    return all(seat == f or seat in seen_by for seat in s.match.seats)


def discard(s: State, card: int) -> None:
    """Put a card on the discard pile, or beside the map if it is a dominance card (3.3.3)."""
    if CARD_KIND[card] == "dominance":
        s.available_n = with_card(s.available_n, card)
    else:
        s.discard_n = with_card(s.discard_n, card)
        if not s.deck_n:
            reshuffle(s)


def discard_all(s: State, cards: Pile) -> None:
    """Discard several cards at once; only then is an empty deck formed anew."""
    for card in cards:
        if CARD_KIND[card] == "dominance":
            s.available_n = with_card(s.available_n, card)
        else:
            s.discard_n = with_card(s.discard_n, card)
    if not s.deck_n:
        reshuffle(s)


def reshuffle(s: State) -> None:
    """The deck is empty: the discard pile becomes the deck at once (2.1)."""
    if s.discard_n:
        s.deck_n = s.discard_n
        s.discard_n = ()
        if s.log is not None:
            s.log.append(Event("reshuffled", "2.1", None, count=len(s.deck_n)))


def spend(s: State, f: int, card: int, article: str) -> None:
    """Discard a card from a hand to pay for something or by choice (16.6.33)."""
    leave_hand_open(s, f, card)
    if s.log is not None:
        s.log.append(Event("spent", article, FACTIONS[f], card=CARD_IDS[card]))
    discard(s, card)


# --- what everybody knows ------------------------------------------------------------------------------
def may_hold(s: State, f: int, wanted: Pile) -> bool:
    """Whether public facts allow that hand to hold one of these cards.

    A reaction that rests on hidden cards is asked exactly then, so that the question itself
    tells nothing.
    """
    hand = s.hands_n[f]
    if not hand:
        return False
    shown = s.known_n[f * NF + f]
    if any(card in shown for card in wanted):
        return True
    if len(shown) >= len(hand):
        return False
    deck = s.deck_n
    for card in wanted:
        if card in deck:  # what lies in the deck lies nowhere that everybody sees
            return True
    return any(s.match.card_counts[card] > _located(s, card) for card in wanted)


def _located(s: State, card: int) -> int:
    """How many copies of a card lie where everybody sees them or knows them to be."""
    n = s.discard_n.count(card) + s.available_n.count(card) + s.removed_n.count(card)
    for f in s.match.seats:
        n += s.crafted_n[f].count(card) + s.known_n[f * NF + f].count(card)
        n += s.known_piles_n[f * NF + f].count(card)
        if s.dominance_n[f] == card:
            n += 1
        for index in s.match.factions[f].open_piles:
            n += s.piles_n[f][index].count(card)
    for frame in s.stack:
        n += frame.held().count(card)
    return n


MATCHING: tuple[Pile, ...] = tuple(
    tuple(card for card in range(NC) if suits(card, suit)) for suit in range(3)
)
"""By suit: every card that matches it."""


# --- drawing ---------------------------------------------------------------------------------------------
class Draw(Procedure):
    """A seat draws cards one after the other; each is a chance decision (16.6.6)."""

    __slots__ = ("article", "left", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "article")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        SEAT,
        COUNT,
        ARTICLE,
    )

    def __init__(self, seat: int, left: int, article: str) -> None:
        self.seat = seat
        self.left = left
        self.article = article

    def copy(self) -> Draw:
        return Draw(self.seat, self.left, self.article)

    def step(self, s: State) -> int:
        if self.left > 0 and s.deck_n:
            return CHANCE
        s.stack.pop()
        return AGAIN

    def sample(self, s: State, rng: Random) -> Outcome:
        deck = s.deck_n
        return DRAW[deck[int(rng.random() * len(deck))]]

    def odds(self, s: State) -> tuple[tuple[Outcome, float], ...]:
        return bag_odds(s.deck_n)

    def resolve(self, s: State, outcome: Outcome) -> None:
        card = outcome.n
        s.deck_n = without(s.deck_n, card)
        self.arrive(s, card)
        if not s.deck_n:
            reshuffle(s)
        self.left -= 1

    def arrive(self, s: State, card: int) -> None:
        """The drawn card goes to the hand."""
        s.hands_n[self.seat] = with_card(s.hands_n[self.seat], card)
        if s.log is not None:
            name = FACTIONS[self.seat]
            s.log.append(Event("drew", self.article, name, card=CARD_IDS[card], secret=(name,)))


HIDDEN: Final = 999
"""A card that a seat cannot see, in the state behind that seat's view.  It sorts last."""


def deck_size(s: State) -> int:
    """How many cards the deck holds, also in the state behind a view, whose deck is the pool of all cards
    that the seat cannot see: those that lie elsewhere are hidden there."""
    n = len(s.deck_n)
    for f in s.match.seats:
        n -= s.hands_n[f].count(HIDDEN)
        index = s.match.factions[f].hidden_pile
        if index >= 0:
            n -= s.piles_n[f][index].count(HIDDEN)
    return n


def bag_odds(bag: Pile) -> tuple[tuple[Outcome, float], ...]:
    """Each different card of a bag with the odds of drawing it."""
    total = len(bag)
    return tuple((DRAW[card], bag.count(card) / total) for card in sorted(set(bag)))


register_procedure(Draw)

"""Dealing the unseen cards: uniform over every deal that agrees with what was declared.

What is under way may say something about cards that are not seen: who declared Aid holds a card to
give, whoever spends supporters has them.  Such a *need* is said by the procedure or step that it
belongs to (``Procedure.needs``, ``Step.needs``).  A deal is drawn from exactly those that meet all
needs, each as likely; none is drawn and thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from random import Random
from typing import TYPE_CHECKING

from rootlab.components.errors import told
from rootlab.engine.piles import HIDDEN, Pile, with_card, with_pile

if TYPE_CHECKING:
    from rootlab.engine.procedure import Need
    from rootlab.engine.state import State

Counts = tuple[int, ...]
"""Cards by the needs that they serve: index is a mask of needs, a bit each."""


def needs_of(s: State) -> list[Need]:
    """Everything that was declared about cards and is still under way."""
    found = list(s.current_step().needs(s))
    for frame in s.stack:
        found += frame.needs(s)
    return found


def agrees(s: State) -> bool:
    """Whether the cards of a whole state meet every need."""
    return all(met(need, pile_of(s, need[0], need[1])) >= need[3] for need in needs_of(s))


def pile_of(s: State, f: int, in_hand: bool) -> Pile:
    """The hand of a seat, or the pile that it keeps face down."""
    return s.hands_n[f] if in_hand else s.piles_n[f][s.match.factions[f].hidden_pile]


def met(need: Need, pile: Pile) -> int:
    """How many cards of a pile count for a need."""
    return sum([1 for card in pile if card in need[2]])


def deal_cards(s: State, rng: Random) -> None:
    """Replace every hidden card of a blotted-out state by one of its pool (its deck), in place."""
    pool = list(s.deck_n)
    for f, in_hand, cards in needed(s, pool, rng):
        put(s, f, in_hand, filled(pile_of(s, f, in_hand), cards))
    for f in s.match.seats:
        put(s, f, True, _dealt(s.hands_n[f], pool, rng))
        if s.match.factions[f].hidden_pile >= 0:
            put(s, f, False, _dealt(pile_of(s, f, False), pool, rng))
    s.deck_n = tuple(pool)


def put(s: State, f: int, in_hand: bool, pile: Pile) -> None:
    """Lay a pile where :func:`pile_of` finds it."""
    if in_hand:
        s.hands_n[f] = pile
    else:
        s.piles_n[f] = with_pile(s.piles_n[f], s.match.factions[f].hidden_pile, pile)


def filled(pile: Pile, cards: list[int]) -> Pile:
    """A pile with its hidden cards replaced by those."""
    return tuple(sorted([*(card for card in pile if card != HIDDEN), *cards]))


def _dealt(pile: Pile, pool: list[int], rng: Random) -> Pile:
    seen: Pile = tuple(card for card in pile if card != HIDDEN)
    for _ in range(len(pile) - len(seen)):
        seen = with_card(seen, pool.pop(int(rng.random() * len(pool))))
    return seen


# --- piles that must hold something --------------------------------------------------------------------
class _Place:
    """A pile with hidden cards, and how many of them must serve which need."""

    __slots__ = ("f", "hidden", "in_hand", "missing")

    def __init__(self, f: int, in_hand: bool, hidden: int) -> None:
        self.f = f
        self.in_hand = in_hand
        self.hidden = hidden
        self.missing: list[tuple[int, int]] = []
        """The bit of a need, and the number of hidden cards that must serve it."""


def needed(s: State, pool: list[int], rng: Random) -> list[tuple[int, bool, list[int]]]:
    """Deal the piles on which a need rests out of the pool: whose, hand or not, and the cards.

    Cards that serve the same needs are alike, so a deal is drawn in two steps: how many of each class
    a pile gets, by the number of ways in which all the rest can then be dealt, and which they are.
    """
    needs = [need for need in needs_of(s) if HIDDEN in pile_of(s, need[0], need[1])]
    if not needs:
        return []
    places: list[_Place] = []
    for i, need in enumerate(needs):
        pile = pile_of(s, need[0], need[1])
        place = next((one for one in places if one.f == need[0] and one.in_hand == need[1]), None)
        if place is None:
            place = _Place(need[0], need[1], pile.count(HIDDEN))
            places.append(place)
        place.missing.append((1 << i, need[3] - met(need, pile)))
    classes: list[list[int]] = [[] for _ in range(1 << len(needs))]
    for card in pool:
        classes[sum([1 << i for i, need in enumerate(needs) if card in need[2]])].append(card)
    counts = tuple([len(cards) for cards in classes])
    left = ways(places, counts)
    if not left:
        raise told("error-no-such-deal")
    out: list[tuple[int, bool, list[int]]] = []
    for i, place in enumerate(places):
        pick = int(rng.random() * left)
        for split in splits(place, counts):
            after = minus(counts, split)
            left = ways(places[i + 1 :], after)
            pick -= choices(counts, split) * left
            if pick < 0:
                counts = after
                break
        cards = []
        for group, n in zip(classes, split, strict=True):
            cards += [group.pop(int(rng.random() * len(group))) for _ in range(n)]
        for card in cards:
            pool.remove(card)
        out.append((place.f, place.in_hand, cards))
    return out


def ways(places: list[_Place], counts: Counts) -> int:
    """In how many ways these piles can be dealt from so many cards of each class."""
    if not places:
        return 1
    total = 0
    for split in splits(places[0], counts):
        total += choices(counts, split) * ways(places[1:], minus(counts, split))
    return total


def splits(place: _Place, counts: Counts) -> Iterator[Counts]:
    """Every number of cards by class that meets the needs of a pile."""
    for split in _parts(place.hidden, counts):
        if all(
            sum([n for mask, n in enumerate(split) if mask & bit]) >= number for bit, number in place.missing
        ):
            yield split


def _parts(n: int, counts: Counts) -> Iterator[Counts]:
    """Every way to take ``n`` cards from classes of so many."""
    if len(counts) == 1:
        if n <= counts[0]:
            yield (n,)
        return
    for first in range(min(n, counts[0]) + 1):
        for rest in _parts(n - first, counts[1:]):
            yield (first, *rest)


def choices(counts: Counts, split: Counts) -> int:
    """In how many ways those cards can be chosen from their classes."""
    total = 1
    for of, n in zip(counts, split, strict=True):
        total *= comb(of, n)
    return total


def minus(counts: Counts, split: Counts) -> Counts:
    """What is left of each class."""
    return tuple([of - n for of, n in zip(counts, split, strict=True)])

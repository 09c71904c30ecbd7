"""Hands that cannot be seen, as far as they matter in a battle.

What a hand can do in a battle hangs on two numbers: its ambushes that match the clearing (4.3.1) and
its other cards that match it (a Marquise spends those on Field Hospitals, 6.2.3).  So the hidden hands
fall into a few *deals*: each is a whole state with such hands, and its exact probability, by the
hypergeometric distribution over the cards that the looking seat cannot see.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final, NamedTuple

from rootlab.components.names import MARQUISE, NF
from rootlab.components.pieces import KEEP, SYMPATHY
from rootlab.engine.piles import HIDDEN, MATCHING, Pile, with_pile
from rootlab.engine.state import State
from rootlab.rules.battle import AMBUSHES

MOST_SPENT: Final = 2
"""A hand has no use for more matching cards than these in one battle: an ambush, its foil or Field
Hospitals after it; and Field Hospitals after the roll.  Outrage may take one more (8.2.6)."""


class Deal(NamedTuple):
    """One way in which the hidden hands may be dealt, as far as it matters."""

    probability: float
    state: State
    ambush: bool
    """Whether the defender holds an ambush that matches the clearing."""
    foil: bool
    """Whether the attacker does."""


class _Hand(NamedTuple):
    """A hidden hand that matters."""

    seat: int
    hidden: int
    """How many of its cards are hidden."""
    most: int
    """How many matching cards it may have a use for; 0 where only ambushes matter."""


Counts = tuple[tuple[int, int], ...]
"""By hand: how many ambushes and how many other matching cards are among its hidden cards."""


def hidden_in(pile: Pile) -> int:
    """How many cards of a pile the looking seat cannot see."""
    return pile.count(HIDDEN)


def chance_of_any(pool: int, wanted: int, drawn: int) -> float:
    """The probability that at least one of ``wanted`` cards is among ``drawn`` of ``pool``.

    >>> round(chance_of_any(10, 2, 3), 6)
    0.533333
    >>> chance_of_any(10, 0, 3), chance_of_any(2, 1, 2)
    (0.0, 1.0)
    """
    if wanted <= 0 or drawn <= 0:
        return 0.0
    if wanted + drawn > pool:
        return 1.0
    return 1 - comb(pool - wanted, drawn) / comb(pool, drawn)


def deals(seen: State, clearing: int, attacker: int, defender: int, whole: bool = False) -> list[Deal]:
    """Every deal of the hidden hands that can be told apart in that battle, likeliest first.

    ``seen`` is the state with all hidden cards blotted out (``engine.view.blot_out``), its deck the
    pool of all cards unseen; with nothing hidden there is one deal.  Field Hospitals change the rest of
    a battle only where the keep is; ``whole`` tells them apart everywhere.
    """
    suit = seen.match.board.suit[clearing]
    ambushes = AMBUSHES[suit]
    hospitals = seen.kinds_at_n[KEEP] if whole else seen.kinds_at_n[KEEP] >> clearing & 1
    hands = _hands(seen, clearing, attacker, defender, hospitals)
    bag = seen.deck_n
    by_use: tuple[list[int], list[int], list[int]] = ([], [], [])
    for card in bag:
        by_use[0 if card in ambushes else 1 if card in MATCHING[suit] else 2].append(card)
    found: dict[Counts, tuple[float, Counts]] = {}
    for probability, counts in _spread(hands, len(by_use[0]), len(by_use[1]), len(by_use[2])):
        key = tuple(_class(hand, *counts[i]) for i, hand in enumerate(hands))
        before = found.get(key)
        found[key] = (probability, counts) if before is None else (before[0] + probability, before[1])
    out = []
    for probability, counts in sorted(found.values(), key=lambda row: -row[0]):
        state = _deal(seen, hands, counts, by_use)
        out.append(
            Deal(
                probability,
                state,
                any(card in ambushes for card in state.hands_n[defender]),
                any(card in ambushes for card in state.hands_n[attacker]),
            )
        )
    return out


def _hands(seen: State, clearing: int, attacker: int, defender: int, hospitals: int) -> list[_Hand]:
    """The hidden hands that matter there; a Marquise's other matching cards only with hospitals."""
    most = MOST_SPENT + (seen.kinds_at_n[SYMPATHY] >> clearing & 1) if hospitals else 0
    found = []
    for seat in seen.match.seats:
        hidden = hidden_in(seen.hands_n[seat])
        spends = most if seat == MARQUISE and seen.warriors_n[clearing * NF + seat] else 0
        if hidden and (spends or seat in (attacker, defender)):
            found.append(_Hand(seat, hidden, spends))
    return found


def _class(hand: _Hand, ambushes: int, others: int) -> tuple[int, int]:
    """What of those counts can make a difference."""
    return min(ambushes, 1), min(ambushes + others, hand.most)


def _spread(hands: list[_Hand], ambushes: int, others: int, rest: int) -> list[tuple[float, Counts]]:
    """Every way to deal ambushes, other matching cards and the rest to the hands, with its probability."""
    if not hands:
        return [(1.0, ())]
    first, later = hands[0], hands[1:]
    if not any(hand.most for hand in hands):
        rest += others
        others = 0
    out = []
    ways = comb(ambushes + others + rest, first.hidden)
    for a in range(min(ambushes, first.hidden) + 1):
        for m in range(min(others, first.hidden - a) + 1):
            left = first.hidden - a - m
            if left > rest:
                continue
            probability = comb(ambushes, a) * comb(others, m) * comb(rest, left) / ways
            for chance, counts in _spread(later, ambushes - a, others - m, rest - left):
                out.append((probability * chance, ((a, m), *counts)))
    return out


def _deal(
    seen: State, hands: list[_Hand], counts: Counts, by_use: tuple[list[int], list[int], list[int]]
) -> State:
    """A whole state in which the hidden hands hold so many ambushes and matching cards."""
    state = seen.copy()
    state.forget_legal()
    ambushes, others, rest = (list(pile) for pile in by_use)
    for hand, (a, m) in zip(hands, counts, strict=True):
        given = [ambushes.pop() for _ in range(a)] + [others.pop() for _ in range(m)]
        given += [(rest or others).pop() for _ in range(hand.hidden - a - m)]
        state.hands_n[hand.seat] = _filled(state.hands_n[hand.seat], given)
    left = [*ambushes, *others, *rest]
    for seat in state.match.seats:
        state.hands_n[seat] = _filled_from(state.hands_n[seat], left)
        index = state.match.factions[seat].hidden_pile
        if index >= 0:
            pile = _filled_from(state.piles_n[seat][index], left)
            state.piles_n[seat] = with_pile(state.piles_n[seat], index, pile)
    state.deck_n = tuple(sorted(left))
    for module in state.match.hiders:
        if module.cannot_see_pieces(state):  # which of its pieces lie face down changes no odds
            module.deal_pieces(state, Random(0))
    return state


def _filled_from(pile: Pile, left: list[int]) -> Pile:
    hidden = hidden_in(pile)
    return _filled(pile, [left.pop() for _ in range(hidden)]) if hidden else pile


def _filled(pile: Pile, cards: list[int]) -> Pile:
    """The pile with its hidden cards replaced by those."""
    return tuple(sorted([card for card in pile if card != HIDDEN] + cards))

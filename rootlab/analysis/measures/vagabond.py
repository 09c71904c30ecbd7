"""9.5: what the Vagabond scores where he stands, every item and every card used once.

Crafting, quests, a ruin, strikes and aid all take items, and aid takes cards that crafting may want too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from rootlab.components.cards import CARD_ITEM, CARD_KIND, CARD_POINTS, NC
from rootlab.components.names import CROSSBOW, EVENING, HAMMER, NF, NI, TORCH, VAGABOND
from rootlab.components.pieces import KINDS_OF, NK
from rootlab.components.quests import QUEST_ITEMS, QUEST_SUIT
from rootlab.engine.piles import Pile, suits
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import (
    AIDS,
    AIDS_NEEDED,
    ALLIED,
    ALLY_AID_POINTS,
    EXPLORE_POINTS,
    HOSTILE,
    IMPROVEMENT_POINTS,
    pawn_clearing,
    relation,
)
from rootlab.factions.vagabond.items import face_up
from rootlab.factions.vagabond.quests import completed_of, open_quests
from rootlab.rules.craft import COSTS, cannot_gain

MOST_CARDS: Final = 5
"""Aids in one turn that are counted."""
Items = tuple[int, ...]
"""Items that can be exhausted, by kind."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """Points by what he does, together."""

    craft: int = 0
    quests: int = 0
    """Quests, a ruin and strikes."""
    aid: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.craft + self.quests + self.aid


def vagabond_points(s: State, hand: Pile) -> Deeds:
    """The most points of what he can do in his clearing; ``hand`` are the cards that are seen, and the
    others are taken to match."""
    c = pawn_clearing(s)
    if not c or (s.turn_n == VAGABOND and s.phase_n >= EVENING):
        return Deeds()
    suit = s.match.board.suit[c]
    known = [card for card in hand if card < NC]
    cards = len(s.hands_n[VAGABOND]) - len(known) + sum([suits(card, suit) for card in known])
    aids = _aid_table(s, c)
    best = Deeds()
    for crafted, spent, made in _crafts(s, known, suit):
        for quests, left in _deeds(s, c, made):
            items = min(sum(left), len(aids) - 1)
            aid = aids[items][min(max(cards - spent, 0), MOST_CARDS)]
            if crafted + quests + aid > best.total:
                best = Deeds(crafted, quests, aid)
    return best


def _crafts(s: State, hand: list[int], suit: int) -> Iterator[tuple[int, int, Items]]:
    """By ways to craft items, none first: the points, the cards of the clearing's suit that it takes, and
    the items then."""
    start = tuple([face_up(s, kind) for kind in range(NI)])
    yield 0, 0, start
    hammers = start[HAMMER]
    module = s.match.factions[VAGABOND]
    able = [
        card
        for card in hand
        if CARD_KIND[card] == "item"
        and cannot_gain(s, VAGABOND, card) is None
        and not any(COSTS[card][other] for other in range(3) if other != suit)
    ]
    for n in range(1, min(len(able), hammers) + 1):
        for chosen in combinations(able, n):
            cost = sum([sum(COSTS[card]) for card in chosen])
            made = Counter([CARD_ITEM[card] for card in chosen])
            if cost > hammers or any(made[item] > s.item_supply_n[item] for item in made):
                continue
            items = [n + made[kind] for kind, n in enumerate(start)]
            items[HAMMER] -= cost
            points = sum([module.item_points(s, CARD_POINTS[card]) for card in chosen])
            yield points, sum([suits(card, suit) for card in chosen]), tuple(items)


def _deeds(s: State, c: int, items: Items) -> Iterator[tuple[int, Items]]:
    """By ways to complete quests, explore and strike: their points, and the items that are left."""
    suit = s.match.board.suit[c]
    quests = [quest for quest in open_quests(s) if QUEST_SUIT[quest] == suit]
    done = completed_of(s, suit)
    for n in range(len(quests) + 1):
        for chosen in combinations(quests, n):
            left = list(items)
            for quest in chosen:
                for kind in QUEST_ITEMS[quest]:
                    left[kind] -= 1
            if min(left) < 0:
                continue
            scored = sum([done + i + 1 for i in range(n)])
            for torch in range(1 + (s.ruins_n[c] > 0 and left[TORCH] > 0)):
                for bolts in range(left[CROSSBOW] + 1):
                    rest = list(left)
                    rest[TORCH] -= torch
                    rest[CROSSBOW] -= bolts
                    yield scored + torch * EXPLORE_POINTS + strike_points(s, c, bolts), tuple(rest)


def strike_points(s: State, c: int, bolts: int) -> int:
    """9.5.6, 3.2.1: the buildings and tokens that so many crossbows remove, warriors first."""
    best = [0] * (bolts + 1)
    for f in s.match.seats:
        if not s.is_enemy(VAGABOND, f):
            continue
        warriors = s.warriors_n[c * NF + f]
        there = sum([s.kinds_n[c * NK + kind] for kind in KINDS_OF[f]])
        for n in range(bolts, warriors, -1):
            more = [best[n - k] + min(k - warriors, there) for k in range(warriors + 1, n + 1)]
            best[n] = max(best[n], *more)
    return best[bolts]


# --- 9.5.4 -----------------------------------------------------------------------------------------------
def _aid_table(s: State, c: int) -> list[list[int]]:
    """The most points of aid by how many items, and how many matching cards, there are for it."""
    most = sum([face_up(s, kind) for kind in range(NI)]) + MOST_CARDS
    table = [[0] * (MOST_CARDS + 1) for _ in range(most + 1)]
    for f in s.match.seats:
        if f == VAGABOND or not s.here_n[c * NF + f] or relation(s, f) == HOSTILE:
            continue
        scored, box = _aids_of(s, f), items_to_take(s, f)
        table = [
            [
                max(
                    [
                        table[items - max(n - box, 0)][cards - n] + scored[n]
                        for n in range((cards if items else 0) + 1)
                        if n - box <= items
                    ]
                )
                for cards in range(MOST_CARDS + 1)
            ]
            for items in range(most + 1)
        ]
    return table


def _aids_of(s: State, f: int) -> list[int]:
    """9.2.9.1, 9.2.9.2.1: the points of one aid after the other to a faction, summed up."""
    now = relation(s, f)
    given = s.used_n[AIDS + f] if s.turn_n == VAGABOND else 0
    found = [0]
    for _ in range(MOST_CARDS):
        scored = 0
        if now == ALLIED:
            scored = ALLY_AID_POINTS
        else:
            given += 1
            if given >= AIDS_NEEDED[now]:
                scored = IMPROVEMENT_POINTS[now]
                now, given = now + 1, 0
        found.append(found[-1] + scored)
    return found


def items_to_take(s: State, f: int) -> int:
    """The items in a faction's Crafted Items box: an aid that takes one costs no item on balance."""
    return sum(s.items_n[f * NI : f * NI + NI])

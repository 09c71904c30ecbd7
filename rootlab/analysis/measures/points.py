"""Points within reach in one turn, as the board stands: without dice, without a move, without a recruit.

Each faction has its own ways.  For the seat whose turn it is, a figure is a lower bound: so much it can score
if nobody interferes, and there may be more in what is not counted (battles, moves, revolts, bombs, favors and
other effects of cards).  For the other seats it is about their next turn, with the cards that are seen; those
that are not are taken to match where they are given or spent (9.5.4, 8.4.2), and to craft nothing.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from rootlab.analysis.measures.decree_left import bird_cards, to_do, turmoil_ahead
from rootlab.analysis.measures.marquise import build_points
from rootlab.analysis.measures.steps_ahead import ahead
from rootlab.analysis.measures.vagabond import vagabond_points
from rootlab.components.cards import CARD_ID, CARD_ITEM, CARD_KIND, CARD_POINTS, CARD_SUIT, NC
from rootlab.components.leaders import BUILD_COLUMN
from rootlab.components.names import ALLIANCE, BIRD, BIRDSONG, CORVIDS, EYRIE, MARQUISE, VAGABOND
from rootlab.components.pieces import BOMB, KIND_COUNT, NK, ROOST, SYMPATHY
from rootlab.engine.action import verb_number
from rootlab.engine.masks import CLEARINGS, SIZE
from rootlab.engine.piles import Pile
from rootlab.engine.state import NO_DOMINANCE, State
from rootlab.factions.alliance.birdsong import EVERYWHERE, open_to_sympathy, spread_cost
from rootlab.factions.alliance.board import (
    MARTIAL_COST,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
    martial_law,
    officers,
    operations_left,
    supporters,
    sympathy,
)
from rootlab.factions.alliance.supporters import matching
from rootlab.factions.corvids.birdsong import flippable
from rootlab.factions.corvids.plots import bit, plot_at, ruled_out, up_count
from rootlab.factions.eyrie.board import ROOST_POINTS, roosts
from rootlab.rules.craft import COSTS, cannot_gain, cannot_pay, idle_by_suit
from rootlab.rules.placing import cannot_place

PARTS: Final = (
    "points_craft",
    "points_build",
    "points_sympathy",
    "points_plots",
    "points_roosts",
    "points_quests",
    "points_aid",
    "points_claim",
)
ROYAL_CLAIM: Final = CARD_ID["royal-claim"]
MOST_WAYS: Final = 300
"""Ways to spread sympathy that are tried; beyond them, the best of those."""
Held = tuple[int, int, int, int]
"""Supporters by suit, birds last."""
MOST_CRAFTED: Final = 4
"""More items than this are not crafted in one turn by any count of pieces here."""


def points(s: State, f: int, hand: Pile, seen: bool) -> dict[str, int]:
    """By part: the points within reach of a faction in its turn; ``hand`` are the cards of its hand that
    are seen, and ``seen`` says whether its face-down pieces are.  Nothing where it no longer scores
    (3.3.1)."""
    if s.dominance_n[f] != NO_DOMINANCE or s.over_n:
        return {}
    crafts = s.turn_n != f or _crafts_later(s, f)
    found = {
        "points_craft": craft_points(s, f, hand) if crafts else 0,
        "points_claim": claim_points(s, f),
    }
    if f == MARQUISE:
        left = tuple([card for card in hand if card < NC and not (crafts and CARD_KIND[card] == "item")])
        found["points_build"] = build_points(s, left)
    elif f == EYRIE:
        before = s.score_n[EYRIE] + found["points_craft"]
        found["points_roosts"] = max(roost_points(s) - turmoil_loss(s, before), 0)
    elif f == ALLIANCE:
        found["points_sympathy"] = sympathy_points(s)
    elif f == CORVIDS:
        found["points_plots"] = plot_points(s, seen)
    elif f == VAGABOND:
        deeds = vagabond_points(s, hand)
        found |= {"points_craft": deeds.craft, "points_quests": deeds.quests, "points_aid": deeds.aid}
    return found


def claim_points(s: State, f: int) -> int:
    """4.1.3: a royal claim in play, used in Birdsong: a point for each clearing that is ruled."""
    if ROYAL_CLAIM not in s.crafted_n[f] or (s.turn_n == f and s.phase_n != BIRDSONG):
        return 0
    return s.ruler_n.count(f)


def _crafts_later(s: State, f: int) -> bool:
    """Whether the step at work or a later one of its turn lets it craft."""
    craft = verb_number("craft")
    return any(q is not None and craft in q.by_verb for q in s.match.turn_questions[f][s.step_n :])


def craft_points(s: State, f: int, hand: Pile) -> int:
    """3.2.2: the most points of items that its idle pieces can craft together."""
    module = s.match.factions[f]
    idle = idle_by_suit(s, f)
    if s.turn_n != f and not module.crafts_itself:
        idle = _all_pieces(s, f)
    items = [card for card in hand if card < NC and CARD_KIND[card] == "item"]
    items = [card for card in items if cannot_gain(s, f, card) is None and cannot_pay(idle, card) is None]
    best = 0
    for n in range(1, min(len(items), idle[3], MOST_CRAFTED) + 1):
        for chosen in combinations(items, n):
            total = sum([module.item_points(s, CARD_POINTS[card]) for card in chosen])
            if total > best and _together(s, idle, chosen):
                best = total
    return best


def _all_pieces(s: State, f: int) -> list[int]:
    """Its crafting pieces by suit, all idle, with the total last."""
    found = [0, 0, 0, 0]
    for c in s.match.board.clearings:
        n = sum([s.kinds_n[c * NK + kind] for kind in s.match.factions[f].crafting_kinds])
        found[s.match.board.suit[c]] += n
        found[3] += n
    return found


def _together(s: State, idle: list[int], cards: tuple[int, ...]) -> bool:
    """Whether idle pieces pay for all these items at once, and the supply has them."""
    cost = [sum([COSTS[card][i] for card in cards]) for i in range(4)]
    made = [CARD_ITEM[card] for card in cards]
    if any(made.count(item) > s.item_supply_n[item] for item in made):
        return False
    return all(idle[i] >= cost[i] for i in range(3)) and idle[3] >= sum(cost)


# --- 7.6.1, 7.5.2.4 --------------------------------------------------------------------------------------
def roost_points(s: State) -> int:
    """The points for roosts in the Evening, with those that the Build column can still place; turmoil, where
    it is ahead, lets it place none."""
    if not ahead(s, EYRIE, "score"):
        return 0
    more = 0
    if ahead(s, EYRIE, "decree") and not turmoil_ahead(s):
        open_now = s.ruled_n[EYRIE] & s.slots_at_n & ~s.kinds_at_n[ROOST]
        sites = [c for c in CLEARINGS[open_now] if cannot_place(s, EYRIE, c) is None]
        left = to_do(s, BUILD_COLUMN)
        by_suit = [sum([s.match.board.suit[c] == suit for c in sites]) for suit in range(BIRD)]
        used = [min(left[suit], by_suit[suit]) for suit in range(BIRD)]
        more = sum(used) + min(left[BIRD], len(sites) - sum(used))
    return ROOST_POINTS[min(roosts(s) + more, KIND_COUNT[ROOST])]


def turmoil_loss(s: State, score: int) -> int:
    """7.7.1: what turmoil takes of a score, where it is ahead."""
    return min(bird_cards(s), score) if turmoil_ahead(s) else 0


# --- 8.4.2, 8.6.1.4 --------------------------------------------------------------------------------------
def sympathy_points(s: State) -> int:
    """The points of the sympathy that supporters pay for, and of one token more per officer that can
    organize.  Supporters that are not seen are taken to match."""
    organizers = organizing_sites(s)
    left = operations_to_come(s)
    first = sympathy(s)
    spread = beside = 0
    if ahead(s, ALLIANCE, "spread"):
        held = [0, 0, 0, 0]
        for card in supporters(s):
            held[CARD_SUIT[card] if card < NC else BIRD] += 1
        cards = (held[0], held[1], held[2], held[3])
        spread = _Spread(s).tokens(s.kinds_at_n[SYMPATHY], cards)
        if spread and left and organizers:  # or only to where nobody could organize afterwards
            beside = _Spread(s, organizers).tokens(s.kinds_at_n[SYMPATHY], cards)
    sites = organizers.bit_count()
    tokens = max(spread + min(left, max(sites - spread, 0)), beside + min(left, sites))
    return sum(SYMPATHY_POINTS[first : min(first + tokens, KIND_COUNT[SYMPATHY])])


def operations_to_come(s: State) -> int:
    """8.6.1: the operations that are left, this turn or in the next one."""
    if s.turn_n != ALLIANCE:
        return officers(s)
    return operations_left(s) if ahead(s, ALLIANCE, "operations") else 0


def organizing_sites(s: State) -> int:
    """8.6.1.4: the clearings where a warrior could give way to sympathy, a bit each."""
    there = CLEARINGS[s.warriors_at_n[ALLIANCE] & ~s.kinds_at_n[SYMPATHY]]
    return sum([1 << c for c in there if cannot_place(s, ALLIANCE, c) is None])


def spread_sites(s: State) -> tuple[int, ...]:
    """8.4.2: the clearings to which the supporters that are held can spread sympathy next."""
    if not s.stock_n[SYMPATHY]:
        return ()
    return tuple(
        [
            c
            for c in CLEARINGS[open_to_sympathy(s)]
            if matching(s, c) >= spread_cost(s, c) and cannot_place(s, ALLIANCE, c) is None
        ]
    )


class _Spread:
    """How far sympathy can spread in one Birdsong: the most tokens, over every way up to a number of them."""

    def __init__(self, s: State, shut: int = 0) -> None:
        self.s = s
        self.left = MOST_WAYS
        self.found: dict[tuple[int, Held], int] = {}
        self.extra = [MARTIAL_COST if c and martial_law(s, c) >= 0 else 0 for c in range(SIZE)]
        closed = [1 << c for c in s.match.board.clearings if cannot_place(s, ALLIANCE, c) is not None]
        self.shut = shut | sum(closed)

    def tokens(self, mask: int, held: Held) -> int:
        """The most tokens more, from sympathy in those clearings and supporters by suit, birds last."""
        on_map = mask.bit_count()
        if on_map >= KIND_COUNT[SYMPATHY] or sum(held) < SYMPATHY_COST[on_map]:
            return 0
        key = (mask, held)
        if key in self.found:
            return self.found[key]
        self.left -= 1
        board = self.s.match.board
        near = 0
        for c in CLEARINGS[mask]:
            near |= board.adj_mask[c]
        near = near & ~mask if mask else EVERYWHERE
        best = 0
        for c in CLEARINGS[near & ~self.shut]:
            price = SYMPATHY_COST[on_map] + self.extra[c]
            suit = board.suit[c]
            own = min(price, held[suit])
            if price - own > held[BIRD]:
                continue
            rest = list(held)
            rest[suit] -= own
            rest[BIRD] -= price - own
            best = max(best, 1 + self.tokens(mask | 1 << c, (rest[0], rest[1], rest[2], rest[3])))
            if self.left < 0:
                break
        self.found[key] = best
        return best


# --- 13.4.2 ----------------------------------------------------------------------------------------------
def plot_points(s: State, seen: bool) -> int:
    """The points for turning up every plot that can be: one for each plot that lies face up by then.  A bomb
    does not stay, so bombs come last; where the plots are not ``seen``, as many as possible may be bombs."""
    if not ahead(s, CORVIDS, "flip"):
        return 0
    up = up_count(s)
    turned = CLEARINGS[flippable(s)]
    if seen:
        bombs = sum([plot_at(s, c) == BOMB for c in turned])
    else:
        bombs = min(sum([not ruled_out(s, c) & bit(BOMB) for c in turned]), s.stock_n[BOMB])
    staying = len(turned) - bombs
    return sum([up + i + 1 for i in range(staying)]) + bombs * (up + staying + 1)

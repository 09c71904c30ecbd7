"""Points within reach in one turn, as the board stands: without dice, without a move, without a recruit.

Each faction has its own ways; every figure is the most that the position allows, for the turn that is under
way or, for the other seats, their next one.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from rootlab.components.cards import CARD_ITEM, CARD_KIND, CARD_POINTS, CARD_SUIT, NC
from rootlab.components.leaders import BUILD_COLUMN
from rootlab.components.names import (
    ALLIANCE,
    BIRD,
    BIRDSONG,
    CORVIDS,
    EVENING,
    EYRIE,
    MARQUISE,
    TORCH,
    VAGABOND,
)
from rootlab.components.pieces import KIND_COUNT, NK, ROOST, SAWMILL, SYMPATHY, WOOD
from rootlab.components.quests import QUEST_SUIT
from rootlab.engine.action import verb_number
from rootlab.engine.masks import CLEARINGS, SIZE
from rootlab.engine.piles import Pile
from rootlab.engine.state import NO_DOMINANCE, State
from rootlab.factions.alliance.birdsong import EVERYWHERE
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
from rootlab.factions.corvids.birdsong import flippable
from rootlab.factions.corvids.plots import up_count
from rootlab.factions.eyrie.board import ROOST_POINTS, left_in, roosts
from rootlab.factions.marquise.board import ACTIONS, BUILD_COST, BUILD_POINTS, BUILDINGS, actions_left, built
from rootlab.factions.marquise.build import groups
from rootlab.factions.vagabond.board import EXPLORE_POINTS, pawn_clearing
from rootlab.factions.vagabond.items import face_up
from rootlab.factions.vagabond.quests import completed_of, missing_items, open_quests
from rootlab.rules.craft import COSTS, cannot_gain, cannot_pay, idle_by_suit
from rootlab.rules.placing import cannot_place

PARTS: Final = (
    "points_craft",
    "points_build",
    "points_sympathy",
    "points_plots",
    "points_roosts",
    "points_quests",
)
MOST_WAYS: Final = 300
"""Ways to spread sympathy that are tried; beyond them, the best of those."""
Held = tuple[int, int, int, int]
"""Supporters by suit, birds last."""
MOST_CRAFTED: Final = 4
"""More items than this are not crafted in one turn by any count of pieces here."""


def points(s: State, f: int, hand: Pile) -> dict[str, int]:
    """By part: the points within reach of a faction in its turn; ``hand`` are the cards of its hand that
    are seen.  Nothing where it no longer scores (3.3.1)."""
    if s.dominance[f] != NO_DOMINANCE or s.over:
        return {}
    crafts = s.turn != f or _crafts_later(s, f)
    found = {"points_craft": craft_points(s, f, hand) if crafts else 0}
    if f == MARQUISE:
        found["points_build"] = build_points(s)
    elif f == EYRIE:
        found["points_roosts"] = roost_points(s)
    elif f == ALLIANCE:
        found["points_sympathy"] = sympathy_points(s)
    elif f == CORVIDS:
        found["points_plots"] = plot_points(s)
    elif f == VAGABOND:
        found["points_quests"] = quest_points(s)
    return found


def _past(s: State, f: int, phase: int) -> bool:
    """Whether it is that faction's turn and that phase has begun."""
    return s.turn == f and s.phase_n >= phase


def _crafts_later(s: State, f: int) -> bool:
    """Whether the step at work or a later one of its turn lets it craft."""
    craft = verb_number("craft")
    return any(q is not None and craft in q.by_verb for q in s.match.turn_questions[f][s.step :])


def craft_points(s: State, f: int, hand: Pile) -> int:
    """3.2.2: the most points of items that its idle pieces can craft together."""
    module = s.match.factions[f]
    idle = idle_by_suit(s, f)
    if s.turn != f and not module.crafts_itself:
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
        n = sum([s.kinds[c * NK + kind] for kind in s.match.factions[f].crafting_kinds])
        found[s.match.board.suit[c]] += n
        found[3] += n
    return found


def _together(s: State, idle: list[int], cards: tuple[int, ...]) -> bool:
    """Whether idle pieces pay for all these items at once, and the supply has them."""
    cost = [sum([COSTS[card][i] for card in cards]) for i in range(4)]
    made = [CARD_ITEM[card] for card in cards]
    if any(made.count(item) > s.item_supply[item] for item in made):
        return False
    return all(idle[i] >= cost[i] for i in range(3)) and idle[3] >= sum(cost)


# --- 6.5.4 -----------------------------------------------------------------------------------------------
def build_points(s: State) -> int:
    """The most points of buildings that the actions left and the wood of each ruled network pay for;
    before 6.4 the wood of this turn counts too."""
    if s.turn != MARQUISE:
        actions = ACTIONS
    else:
        actions = 0 if s.phase_n == EVENING else actions_left(s)
    wood = s.kinds[WOOD::NK]
    if _wood_to_come(s):
        left = s.stock[WOOD]
        for c in CLEARINGS[s.kinds_at[SAWMILL]]:
            more = min(left, s.kinds[c * NK + SAWMILL])
            wood[c] += more
            left -= more
    networks: dict[int, list[int]] = {}
    mask_of = groups(s)
    for c in CLEARINGS[s.ruled[MARQUISE] & s.slots_at]:
        if cannot_place(s, MARQUISE, c) is None:
            mask = mask_of[c]
            row = networks.setdefault(mask, [sum([wood[at] for at in CLEARINGS[mask]]), 0])
            row[1] += s.open_slots[c]
    start = tuple((w, slots) for w, slots in networks.values())
    return _best_builds(start, tuple(built(s, kind) for kind in BUILDINGS), actions)


def _wood_to_come(s: State) -> bool:
    if s.turn != MARQUISE:
        return True
    steps = s.match.turn_steps[MARQUISE]
    return s.phase_n == BIRDSONG and s.step <= next(i for i, step in enumerate(steps) if step.name == "wood")


def _best_builds(networks: tuple[tuple[int, int], ...], on_map: tuple[int, ...], actions: int) -> int:
    """The most points of so many buildings, each paid by one network with wood and open slots."""
    if actions <= 0:
        return 0
    best = 0
    for i in range(len(BUILDINGS)):
        n = on_map[i]
        if n >= KIND_COUNT[BUILDINGS[i]]:
            continue
        cost = BUILD_COST[n]
        more = (*on_map[:i], n + 1, *on_map[i + 1 :])
        for j, (wood, slots) in enumerate(networks):
            if slots and wood >= cost:
                left = (*networks[:j], (wood - cost, slots - 1), *networks[j + 1 :])
                best = max(best, BUILD_POINTS[i][n] + _best_builds(left, more, actions - 1))
    return best


# --- 7.6.1, 7.5.2.4 --------------------------------------------------------------------------------------
def roost_points(s: State) -> int:
    """The points for roosts in the Evening, with those that the Build column can still place."""
    steps = s.match.turn_steps[EYRIE]
    if s.turn == EYRIE and s.step > next(i for i, step in enumerate(steps) if step.name == "score"):
        return 0
    more = 0
    if not _past(s, EYRIE, EVENING):
        open_now = s.ruled[EYRIE] & s.slots_at & ~s.kinds_at[ROOST]
        sites = [c for c in CLEARINGS[open_now] if cannot_place(s, EYRIE, c) is None]
        left = left_in(s, BUILD_COLUMN) if s.turn == EYRIE else _column(s, BUILD_COLUMN)
        by_suit = [sum([s.match.board.suit[c] == suit for c in sites]) for suit in range(BIRD)]
        used = [min(left[suit], by_suit[suit]) for suit in range(BIRD)]
        more = sum(used) + min(left[BIRD], len(sites) - sum(used))
    return ROOST_POINTS[min(roosts(s) + more, KIND_COUNT[ROOST])]


def _column(s: State, column: int) -> list[int]:
    found = [0, 0, 0, 0]
    for card in s.piles[EYRIE][column]:
        found[CARD_SUIT[card]] += 1
    return found


# --- 8.4.2, 8.6.1.4 --------------------------------------------------------------------------------------
def sympathy_points(s: State) -> int:
    """The points of the sympathy that supporters pay for, and of one token more per officer that can
    organize.  Supporters that are not seen are taken to match."""
    spread = 0
    if s.turn != ALLIANCE or s.phase_n == BIRDSONG:
        held = [0, 0, 0, 0]
        for card in supporters(s):
            held[CARD_SUIT[card] if card < NC else BIRD] += 1
        spread = _Spread(s).tokens(s.kinds_at[SYMPATHY], (held[0], held[1], held[2], held[3]))
    left = operations_left(s) if s.turn == ALLIANCE else officers(s)
    organizers = (s.warriors_at[ALLIANCE] & ~s.kinds_at[SYMPATHY]).bit_count()
    first = sympathy(s)
    last = min(first + spread + min(left, organizers), KIND_COUNT[SYMPATHY])
    return sum(SYMPATHY_POINTS[first:last])


class _Spread:
    """How far sympathy can spread in one Birdsong: the most tokens, over every way up to a number of them."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.left = MOST_WAYS
        self.found: dict[tuple[int, Held], int] = {}
        self.extra = [MARTIAL_COST if c and martial_law(s, c) >= 0 else 0 for c in range(SIZE)]
        self.shut = sum(1 << c for c in s.match.board.clearings if cannot_place(s, ALLIANCE, c) is not None)

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


# --- 13.4.2, 9.5.5 ---------------------------------------------------------------------------------------
def plot_points(s: State) -> int:
    """The points for turning up every plot that can be: one for each plot that lies face up by then."""
    if s.turn == CORVIDS and s.phase_n != BIRDSONG:
        return 0
    up = up_count(s)
    return sum([up + i + 1 for i in range(flippable(s).bit_count())])


def quest_points(s: State) -> int:
    """One quest of his clearing's suit that his items face up complete, and a ruin there that a torch
    explores."""
    c = pawn_clearing(s)
    if not c or _past(s, VAGABOND, EVENING):
        return 0
    found = 0
    for quest in open_quests(s):
        if QUEST_SUIT[quest] == s.match.board.suit[c] and not missing_items(s, quest):
            found = max(found, completed_of(s, QUEST_SUIT[quest]) + 1)
    return found + (EXPLORE_POINTS if s.ruins[c] and face_up(s, TORCH) else 0)

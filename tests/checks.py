"""A recount from scratch: what the engine keeps up to date, counted again from the pieces alone."""

from __future__ import annotations

from collections.abc import Iterable

from rootlab.components.boards import ITEM_SUPPLY, RUIN_ITEMS
from rootlab.components.cards import VIZIER
from rootlab.components.characters import START_ITEMS
from rootlab.components.names import ALLIANCE, CORVIDS, EYRIE, FACTIONS, ITEMS, NF, NI, TORCH, VAGABOND
from rootlab.components.pieces import (
    BASE,
    KIND_COUNT,
    KIND_IS_BUILDING,
    KIND_OWNER,
    KINDS,
    NK,
    PLOT,
    SYMPATHY,
    WARRIORS,
)
from rootlab.components.satchel import PLACES, TRACK
from rootlab.engine.state import State
from rootlab.factions.corvids.plots import NOT, PLOT_KINDS, at_most_one, bit, in_supply
from rootlab.factions.vagabond.board import (
    CHARACTER,
    ITEM,
    PAWN,
    QUESTS_DONE,
    QUESTS_OPEN,
    RELATION,
    RUIN_BAG,
    SCORCHED,
    TRACK_ROOM,
)

BUILDINGS = tuple(kind for kind in range(NK) if KIND_IS_BUILDING[kind])
TOKENS = tuple(kind for kind in range(NK) if not KIND_IS_BUILDING[kind])
BUILDINGS_OF = {f: tuple(kind for kind in BUILDINGS if KIND_OWNER[kind] == f) for f in range(NF)}
TOKENS_OF = {f: tuple(kind for kind in TOKENS if KIND_OWNER[kind] == f) for f in range(NF)}
CLEARINGS = range(1, 13)


def ruler_of(powers: dict[int, int]) -> int:
    """Who rules with these warriors and buildings by faction: the most, the Eyrie also when tied."""
    top = max(powers.values())
    if top == 0:
        return -1
    first = [f for f, power in powers.items() if power == top]
    if len(first) == 1:
        return first[0]
    return EYRIE if EYRIE in first else -1


def officers(s: State, f: int) -> int:
    """Warriors that stand in a box of their faction's board."""
    return s.own_n[f][0] if f == ALLIANCE and f in s.match.seats else 0


def misplaced(s: State) -> list[str]:
    """What is wrong with the pieces: lost, doubled, or counted otherwise than they stand."""
    wrong: list[str] = []
    seats = s.match.seats
    kinds, warriors = s.kinds_n, s.warriors_n
    slots, has_ruin = s.match.board.slots, s.match.board.has_ruin
    for c in CLEARINGS:
        base, first = c * NF, c * NK
        built = 0
        powers: dict[int, int] = {}
        for f in seats:
            mine = sum([kinds[first + kind] for kind in BUILDINGS_OF[f]])
            built += mine
            powers[f] = warriors[base + f] + mine
            here = powers[f] + sum([kinds[first + kind] for kind in TOKENS_OF[f]])
            if f == VAGABOND and s.own_n[f][PAWN] == c:
                here += 1
            if s.power_n[base + f] != powers[f]:
                wrong.append(f"power of {FACTIONS[f]} in {c}: {s.power_n[base + f]}, counted {powers[f]}")
            if s.here_n[base + f] != here:
                wrong.append(f"pieces of {FACTIONS[f]} in {c}: {s.here_n[base + f]}, counted {here}")
        if s.ruler_n[c] != ruler_of(powers):
            wrong.append(f"ruler of {c}: {s.ruler_n[c]}, counted {ruler_of(powers)}")
        if s.ruins_n[c] > has_ruin[c]:
            wrong.append(f"a ruin in {c} that the map does not have")
        open_slots = slots[c] - s.ruins_n[c] - built
        if s.open_slots_n[c] != open_slots or open_slots < 0:
            wrong.append(f"open slots in {c}: {s.open_slots_n[c]}, counted {open_slots}")
    for f in range(NF):
        total = s.supply_n[f] + sum(warriors[f::NF]) + officers(s, f)
        if total != (WARRIORS[f] if f in seats else 0) or s.supply_n[f] < 0:
            wrong.append(f"{total} warriors of {FACTIONS[f]}, {s.supply_n[f]} of them in supply")
    for kind in range(NK):
        on_map = sum(kinds[kind::NK])
        if KIND_OWNER[kind] in seats:
            if s.stock_n[kind] < 0 or s.stock_n[kind] + on_map != KIND_COUNT[kind]:
                wrong.append(f"{s.stock_n[kind]} of {KINDS[kind]} in supply and {on_map} on the map")
        elif on_map:
            wrong.append(f"{on_map} of {KINDS[kind]} on the map, whose faction has no seat")
    if min(warriors) < 0 or min(kinds) < 0 or min(officers(s, f) for f in range(NF)) < 0:
        wrong.append("less than no pieces somewhere")
    if max(kinds[SYMPATHY::NK]) > 1:
        wrong.append("two sympathy tokens in a clearing")
    suits = [s.match.board.suit[c] for c in CLEARINGS for _ in range(kinds[c * NK + BASE])]
    if len(set(suits)) < len(suits):
        wrong.append("two bases of one suit")
    if VAGABOND in seats:
        return wrong + mispacked(s)
    for item in range(NI):
        if s.item_supply_n[item] + sum(s.items_n[item::NI]) != ITEM_SUPPLY[item]:
            wrong.append(
                f"items of kind {item}: {s.item_supply_n[item]} in supply, taken {s.items_n[item::NI]}"
            )
    return wrong


def mispacked(s: State) -> list[str]:
    """What is wrong with the Vagabond: items out of nowhere, a track too full, ruins, quests, partners."""
    wrong: list[str] = []
    own = s.own_n[VAGABOND]
    start = START_ITEMS[own[CHARACTER]] if own[CHARACTER] >= 0 else (0,) * NI
    for item in range(NI):
        carried = own[ITEM + item * PLACES : ITEM + item * PLACES + PLACES]
        if min(carried) < 0 or carried[TRACK] > TRACK_ROOM[item]:
            wrong.append(f"the Vagabond has {carried} of {ITEMS[item]}")
        found = RUIN_ITEMS.count(item) - (own[RUIN_BAG] >> item & 1)
        total = s.item_supply_n[item] + sum(s.items_n[item::NI]) + sum(carried)
        if item == TORCH:
            total += own[SCORCHED].bit_count()
        if total > ITEM_SUPPLY[item] + start[item] + found or s.item_supply_n[item] < 0:
            wrong.append(f"{total} of {ITEMS[item]}, {s.item_supply_n[item]} of them in supply")
    if any(s.items_n[VAGABOND * NI : VAGABOND * NI + NI]):
        wrong.append("the Vagabond has a Crafted Items box")
    if own[RUIN_BAG].bit_count() != sum(s.ruins_n) and not s.stack:
        wrong.append("the items under ruins do not fit the ruins")
    if own[QUESTS_OPEN].bit_count() > 3 or own[QUESTS_OPEN] & own[QUESTS_DONE]:
        wrong.append("quests are open or completed that cannot be")
    if any(not -1 <= relation <= 3 for relation in own[RELATION:]):
        wrong.append(f"relationships {own[RELATION:]}")
    partner = s.partner_n[VAGABOND]
    if (partner >= 0) != (s.dominance_n[VAGABOND] >= 0) or (
        partner >= 0 and s.partner_n[partner] != VAGABOND
    ):
        wrong.append(f"a coalition with {partner}")
    return wrong


def mask(numbers: Iterable[int], size: int) -> int:
    """A bit for each clearing that has any: ``numbers`` run from clearing 0."""
    return sum([1 << c for c, n in enumerate(numbers) if n and c < size])


def mismasked(s: State) -> list[str]:
    """What is wrong with the masks of clearings, which repeat what the counts say."""
    wrong: list[str] = []
    size = len(s.ruler_n)
    for f in s.match.seats:
        if s.warriors_at_n[f] != mask(s.warriors_n[f::NF], size):
            wrong.append(f"mask of the warriors of {FACTIONS[f]}")
        if s.pieces_at_n[f] != mask(s.here_n[f::NF], size):
            wrong.append(f"mask of the pieces of {FACTIONS[f]}")
        if s.ruled_n[f] != mask([ruler == f for ruler in s.ruler_n], size):
            wrong.append(f"mask of the clearings that {FACTIONS[f]} rules")
    for kind in range(NK):
        if s.kinds_at_n[kind] != mask(s.kinds_n[kind::NK], size):
            wrong.append(f"mask of {KINDS[kind]}")
    if s.slots_at_n != mask([0, *s.open_slots_n[1:]], size):
        wrong.append("mask of the open slots")
    return wrong


def every_card(s: State) -> list[int]:
    """All cards of the deck, wherever they are, sorted."""
    cards = [*s.deck_n, *s.discard_n, *s.available_n, *s.removed_n]
    cards += [card for frame in s.stack for card in frame.held()]
    for f in s.match.seats:
        cards += s.hands_n[f]
        cards += s.crafted_n[f]
        if s.dominance_n[f] >= 0:
            cards.append(s.dominance_n[f])
        for pile in s.piles_n[f]:
            cards += [card for card in pile if card != VIZIER]
    cards.sort()
    return cards


def within(part: Iterable[int], whole: tuple[int, ...]) -> bool:
    """Whether one pile of cards is part of another."""
    rest = list(whole)
    for card in part:
        if card not in rest:
            return False
        rest.remove(card)
    return True


def misdealt(s: State) -> list[str]:
    """What is wrong with the cards: lost, doubled, or known to be where they are not."""
    wrong: list[str] = []
    if every_card(s) != list(s.match.cards):
        wrong.append("cards lost or doubled")
    if not s.deck_n and s.discard_n:
        wrong.append("the deck is empty and the discard pile is not")
    seats = s.match.seats
    for f in seats:
        public = s.known_n[f * NF + f]
        for viewer in seats:
            known = s.known_n[viewer * NF + f]
            if known and not within(known, s.hands_n[f]):
                wrong.append(f"{FACTIONS[viewer]} knows cards that {FACTIONS[f]} does not hold")
            if viewer != f and public and not within(public, known):
                wrong.append(f"{FACTIONS[viewer]} does not know what everybody knows of {FACTIONS[f]}")
    if ALLIANCE in seats:
        wrong += misled(s)
    if CORVIDS in seats:
        wrong += misplotted(s)
    for pile in (
        s.deck_n,
        s.discard_n,
        s.available_n,
        *s.hands_n,
        *s.crafted_n,
        *s.known_n,
        *s.known_piles_n,
    ):
        if len(pile) > 1 and list(pile) != sorted(pile):
            wrong.append(f"a pile out of order: {pile}")
    if EYRIE in seats:
        viziers = sum(pile.count(VIZIER) for pile in s.piles_n[EYRIE])
        led = s.own_n[EYRIE][0] >= 0
        if viziers != (2 if led else 0):
            wrong.append(f"{viziers} Loyal Viziers {'with' if led else 'without'} a leader")
    return wrong


def misled(s: State) -> list[str]:
    """What is wrong with the supporters: too many, or known to be what they are not."""
    wrong: list[str] = []
    stack = s.piles_n[ALLIANCE][0]
    public = s.known_piles_n[ALLIANCE * NF + ALLIANCE]
    for viewer in s.match.seats:
        known = s.known_piles_n[viewer * NF + ALLIANCE]
        if not within(known, stack):
            wrong.append(f"{FACTIONS[viewer]} knows supporters that there are not")
        if viewer != ALLIANCE and not within(public, known):
            wrong.append(f"{FACTIONS[viewer]} does not know what everybody knows of the supporters")
    if len(stack) > 5 and not sum(s.kinds_n[BASE::NK]) and not s.stack and not s.over_n:
        wrong.append(f"{len(stack)} supporters without a base")
    return wrong


def misplotted(s: State) -> list[str]:
    """What is wrong with the plots: not where they stand, doubled, or known to be what they are not."""
    own = s.own_n[CORVIDS]
    wrong: list[str] = []
    for c in CLEARINGS:
        here = [kind for kind in (*PLOT_KINDS, PLOT) if s.kinds_n[c * NK + kind]]
        if len(here) > 1 or any(s.kinds_n[c * NK + kind] > 1 for kind in here):
            wrong.append(f"two plots in {c}")
        if here != [kind for kind in (*PLOT_KINDS, PLOT) if s.kinds_at_n[kind] >> c & 1]:
            wrong.append(f"plots in {c} and their masks differ")
        if (own[c] in PLOT_KINDS) != (here == [PLOT]):
            wrong.append(f"{own[c]} face down in {c} and {here} there")
        if own[NOT + c] and (not own[c] or own[NOT + c] & bit(own[c])):
            wrong.append(f"the plot in {c} is known not to be what it is")
    for kind in PLOT_KINDS:
        if not 0 <= in_supply(s, kind) <= 2:
            wrong.append(f"{in_supply(s, kind)} of {KINDS[kind]} in supply")
        if sum(own[c] == kind for c in CLEARINGS if at_most_one(s, kind) >> c & 1) > 1:
            wrong.append(f"more than one {KINDS[kind]} where at most one is known to be")
    return wrong


def ill_asked(s: State) -> list[str]:
    """What is wrong with the question: nobody, nothing or the same thing twice."""
    wrong: list[str] = []
    legal = s.legal_actions()
    if s.is_over or s.is_chance:
        if legal or s.player is not None:
            wrong.append("something is asked at chance or after the end")
        return wrong
    if not legal:
        wrong.append("nothing is legal and the game is not over")
    if len(set(legal)) != len(legal):
        wrong.append("an action is offered twice")
    if any(action.faction != s.player for action in legal):
        wrong.append("an action of another seat is offered")
    return wrong


def misscored(s: State) -> list[str]:
    """What is wrong with the points and the end."""
    wrong: list[str] = []
    for f in s.match.seats:
        if s.score_n[f] < 0:
            wrong.append(f"{FACTIONS[f]} has {s.score_n[f]} points")
        if s.score_n[f] >= 30 and not s.is_over:
            wrong.append(f"{FACTIONS[f]} has {s.score_n[f]} points and the game goes on")
    if s.is_over and not s.winners:
        wrong.append("the game is over and nobody won")
    return wrong


def recount(s: State) -> list[str]:
    """Everything that is wrong with a state, in words; an empty list for a sound one."""
    return [*misplaced(s), *mismasked(s), *misdealt(s), *ill_asked(s), *misscored(s)]


class Recount:
    """Recounts one state after the other; what did not change since the last one is not counted twice."""

    def __init__(self) -> None:
        self.pieces: tuple[object, ...] = ()
        self.cards: tuple[object, ...] = ()

    def __call__(self, s: State) -> list[str]:
        wrong = [*ill_asked(s), *misscored(s)]
        pieces = (
            s.warriors_n[:], s.kinds_n[:], s.power_n[:], s.here_n[:], s.ruler_n[:], s.ruins_n[:], s.open_slots_n[:],
            s.supply_n[:], s.stock_n[:], s.items_n[:], s.item_supply_n[:], s.warriors_at_n[:], s.pieces_at_n[:],
            s.kinds_at_n[:], s.ruled_n[:], s.slots_at_n, s.own_n[VAGABOND], s.partner_n[:],
        )  # fmt: skip
        if pieces != self.pieces:
            wrong += [*misplaced(s), *mismasked(s)]
            self.pieces = pieces
        cards = (
            s.deck_n, s.discard_n, s.available_n, s.removed_n, s.hands_n[:], s.crafted_n[:], s.dominance_n[:], s.piles_n[:],
            s.known_n[:], s.known_piles_n[:], s.own_n[:],
        )  # fmt: skip
        if cards != self.cards:
            wrong += misdealt(s)
            self.cards = cards
        return wrong

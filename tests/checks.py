"""A recount from scratch: what the engine keeps up to date, counted again from the pieces alone."""

from __future__ import annotations

from collections.abc import Iterable

from rootlab.components.boards import ITEM_SUPPLY
from rootlab.components.cards import VIZIER
from rootlab.components.names import EYRIE, FACTIONS, NF, NI
from rootlab.components.pieces import KIND_COUNT, KIND_IS_BUILDING, KIND_OWNER, KINDS, NK, WARRIORS
from rootlab.engine.state import State

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


def misplaced(s: State) -> list[str]:
    """What is wrong with the pieces: lost, doubled, or counted otherwise than they stand."""
    wrong: list[str] = []
    seats = s.match.seats
    kinds, warriors = s.kinds, s.warriors
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
            if s.power[base + f] != powers[f]:
                wrong.append(f"power of {FACTIONS[f]} in {c}: {s.power[base + f]}, counted {powers[f]}")
            if s.here[base + f] != here:
                wrong.append(f"pieces of {FACTIONS[f]} in {c}: {s.here[base + f]}, counted {here}")
        if s.ruler[c] != ruler_of(powers):
            wrong.append(f"ruler of {c}: {s.ruler[c]}, counted {ruler_of(powers)}")
        if s.ruins[c] > has_ruin[c]:
            wrong.append(f"a ruin in {c} that the map does not have")
        open_slots = slots[c] - s.ruins[c] - built
        if s.open_slots[c] != open_slots or open_slots < 0:
            wrong.append(f"open slots in {c}: {s.open_slots[c]}, counted {open_slots}")
    for f in range(NF):
        total = s.supply[f] + sum(warriors[f::NF])
        if total != (WARRIORS[f] if f in seats else 0) or s.supply[f] < 0:
            wrong.append(f"{total} warriors of {FACTIONS[f]}, {s.supply[f]} of them in supply")
    for kind in range(NK):
        on_map = sum(kinds[kind::NK])
        if KIND_OWNER[kind] in seats:
            if s.stock[kind] < 0 or s.stock[kind] + on_map != KIND_COUNT[kind]:
                wrong.append(f"{s.stock[kind]} of {KINDS[kind]} in supply and {on_map} on the map")
        elif on_map:
            wrong.append(f"{on_map} of {KINDS[kind]} on the map, whose faction has no seat")
    if min(warriors) < 0 or min(kinds) < 0:
        wrong.append("less than no pieces somewhere")
    for item in range(NI):
        if s.item_supply[item] + sum(s.items[item::NI]) != ITEM_SUPPLY[item]:
            wrong.append(f"items of kind {item}: {s.item_supply[item]} in supply, taken {s.items[item::NI]}")
    return wrong


def every_card(s: State) -> list[int]:
    """All cards of the deck, wherever they are, sorted."""
    cards = [*s.deck, *s.discard, *s.available, *s.removed]
    for f in s.match.seats:
        cards += s.hands[f]
        cards += s.crafted[f]
        if s.dominance[f] >= 0:
            cards.append(s.dominance[f])
        for pile in s.piles[f]:
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
    if not s.deck and s.discard:
        wrong.append("the deck is empty and the discard pile is not")
    seats = s.match.seats
    for f in seats:
        public = s.known[f * NF + f]
        for viewer in seats:
            known = s.known[viewer * NF + f]
            if known and not within(known, s.hands[f]):
                wrong.append(f"{FACTIONS[viewer]} knows cards that {FACTIONS[f]} does not hold")
            if viewer != f and public and not within(public, known):
                wrong.append(f"{FACTIONS[viewer]} does not know what everybody knows of {FACTIONS[f]}")
    for pile in (s.deck, s.discard, s.available, *s.hands, *s.crafted, *s.known):
        if len(pile) > 1 and list(pile) != sorted(pile):
            wrong.append(f"a pile out of order: {pile}")
    if EYRIE in seats:
        viziers = sum(pile.count(VIZIER) for pile in s.piles[EYRIE])
        led = s.own[EYRIE][0] >= 0
        if viziers != (2 if led else 0):
            wrong.append(f"{viziers} Loyal Viziers {'with' if led else 'without'} a leader")
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
        if s.score[f] < 0:
            wrong.append(f"{FACTIONS[f]} has {s.score[f]} points")
        if s.score[f] >= 30 and not s.is_over:
            wrong.append(f"{FACTIONS[f]} has {s.score[f]} points and the game goes on")
    if s.is_over and not s.winners:
        wrong.append("the game is over and nobody won")
    return wrong


def recount(s: State) -> list[str]:
    """Everything that is wrong with a state, in words; an empty list for a sound one."""
    return [*misplaced(s), *misdealt(s), *ill_asked(s), *misscored(s)]


class Recount:
    """Recounts one state after the other; what did not change since the last one is not counted twice."""

    def __init__(self) -> None:
        self.pieces: tuple[object, ...] = ()
        self.cards: tuple[object, ...] = ()

    def __call__(self, s: State) -> list[str]:
        wrong = [*ill_asked(s), *misscored(s)]
        pieces = (
            s.warriors[:], s.kinds[:], s.power[:], s.here[:], s.ruler[:], s.ruins[:], s.open_slots[:],
            s.supply[:], s.stock[:], s.items[:], s.item_supply[:],
        )  # fmt: skip
        if pieces != self.pieces:
            wrong += misplaced(s)
            self.pieces = pieces
        cards = (
            s.deck, s.discard, s.available, s.removed, s.hands[:], s.crafted[:], s.dominance[:], s.piles[:],
            s.known[:], s.own[:],
        )  # fmt: skip
        if cards != self.cards:
            wrong += misdealt(s)
            self.cards = cards
        return wrong

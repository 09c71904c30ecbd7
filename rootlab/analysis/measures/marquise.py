"""6.5.4: what the Marquise can score by building, with wood that is there or comes by overwork (6.5.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from rootlab.analysis.measures.steps_ahead import ahead
from rootlab.components.cards import CARD_SUIT, NC
from rootlab.components.names import BIRD, MARQUISE
from rootlab.components.pieces import KIND_COUNT, NK, SAWMILL, WOOD
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.piles import Pile
from rootlab.engine.state import State
from rootlab.factions.marquise.board import ACTIONS, BUILD_COST, BUILD_POINTS, BUILDINGS, actions_left, built
from rootlab.factions.marquise.build import groups
from rootlab.factions.marquise.placing import places
from rootlab.rules.placing import cannot_place

MOST_STATES: Final = 600
"""Ways to build and overwork that are tried; beyond them, the best of those."""
Cards = tuple[int, int, int, int]
"""Cards to overwork with by suit, birds last; a bird may also be spent for an action."""


class Network(NamedTuple):
    """Clearings that she rules, connected, with a clearing to build in."""

    wood: int
    slots: int
    mills: tuple[int, ...]
    """The suits of the clearings at whose sawmills overwork can place wood."""


def build_points(s: State, hand: Pile) -> int:
    """The most points of buildings that the actions left, the wood of each ruled network and cards of that
    hand pay for; before 6.4 the wood of this turn counts too."""
    if not ahead(s, MARQUISE, "actions"):
        return 0
    counts = [0, 0, 0, 0]
    for card in hand:
        if card < NC:
            counts[CARD_SUIT[card]] += 1
    found, stock = networks(s)
    on_map = tuple([built(s, kind) for kind in BUILDINGS])
    cards = (counts[0], counts[1], counts[2], counts[3])
    return _Builds().best(tuple(found), on_map, actions_to_come(s), cards, stock)


def actions_to_come(s: State) -> int:
    """The actions that are left, this turn or in the next one."""
    return actions_left(s) if s.turn_n == MARQUISE else ACTIONS


def networks(s: State) -> tuple[list[Network], int]:
    """Where she can build, by the wood that can pay there, and the wood that is left in the supply."""
    wood = s.kinds_n[WOOD::NK]
    stock = s.stock_n[WOOD]
    if ahead(s, MARQUISE, "wood"):
        for c, n in enumerate(places(s, SAWMILL)):
            more = min(stock, n)
            wood[c] += more
            stock -= more
    slots: dict[int, int] = {}
    mask_of = groups(s)
    for c in CLEARINGS[s.ruled_n[MARQUISE] & s.slots_at_n]:
        if cannot_place(s, MARQUISE, c) is None:
            slots[mask_of[c]] = slots.get(mask_of[c], 0) + s.open_slots_n[c]
    suit = s.match.board.suit
    found = []
    for mask, n in slots.items():
        mills = [c for c in CLEARINGS[mask & s.kinds_at_n[SAWMILL]] if cannot_place(s, MARQUISE, c) is None]
        held = sum([wood[at] for at in CLEARINGS[mask]])
        found.append(Network(held, n, tuple(sorted({suit[c] for c in mills}))))
    return found, stock


def overworks_for(s: State, hand: Pile, kind: int) -> int | None:
    """The fewest times that she must overwork to pay for the next building of a kind, 0 if the wood is
    there; None where she cannot, or has none left."""
    n = built(s, kind)
    if n >= KIND_COUNT[kind] or not ahead(s, MARQUISE, "actions"):
        return None
    found, stock = networks(s)
    suits = [CARD_SUIT[card] for card in hand if card < NC]
    ways = []
    for network in found:
        need = max(BUILD_COST[n] - network.wood, 0)
        cards = sum([suit == BIRD or suit in network.mills for suit in suits]) if network.mills else 0
        if need <= min(stock, cards, actions_to_come(s) - 1):
            ways.append(need)
    return min(ways, default=None)


class _Builds:
    """The most points of buildings, over every way up to a number of them."""

    def __init__(self) -> None:
        self.left = MOST_STATES
        self.found: dict[tuple[object, ...], int] = {}

    def best(
        self, networks: tuple[Network, ...], on_map: tuple[int, ...], actions: int, cards: Cards, stock: int
    ) -> int:
        """With so many actions, each of which builds or overworks, and those cards to spend."""
        if actions <= 0 and not cards[BIRD]:
            return 0
        key = (networks, on_map, actions, cards, stock)
        if key in self.found:
            return self.found[key]
        self.left -= 1
        best = 0
        if actions <= 0:
            best = self.best(networks, on_map, actions + 1, _without(cards, BIRD), stock)
        else:
            for points, paid, more in _built(networks, on_map):
                best = max(best, points + self.best(paid, more, actions - 1, cards, stock))
                if self.left < 0:
                    break
            if stock and actions + cards[BIRD] > 1:
                for worked, suit in _worked(networks, on_map, cards):
                    if self.left < 0:
                        break
                    spent = _without(cards, suit)
                    best = max(best, self.best(worked, on_map, actions - 1, spent, stock - 1))
        self.found[key] = best
        return best


def _built(
    networks: tuple[Network, ...], on_map: tuple[int, ...]
) -> Iterator[tuple[int, tuple[Network, ...], tuple[int, ...]]]:
    """By the next building: its points, the networks and the buildings then; the dearest first."""
    ways = []
    for i, n in enumerate(on_map):
        if n >= KIND_COUNT[BUILDINGS[i]]:
            continue
        more = (*on_map[:i], n + 1, *on_map[i + 1 :])
        for j, network in enumerate(networks):
            if network.slots and network.wood >= BUILD_COST[n]:
                paid = network._replace(wood=network.wood - BUILD_COST[n], slots=network.slots - 1)
                ways.append((BUILD_POINTS[i][n], (*networks[:j], paid, *networks[j + 1 :]), more))
    ways.sort(key=lambda way: -way[0])
    yield from ways


def _worked(
    networks: tuple[Network, ...], on_map: tuple[int, ...], cards: Cards
) -> Iterator[tuple[tuple[Network, ...], int]]:
    """By the next overwork: the networks then, and the suit of the card; a bird only for want of another."""
    dearest = max([BUILD_COST[n] for i, n in enumerate(on_map) if n < KIND_COUNT[BUILDINGS[i]]], default=0)
    for j, network in enumerate(networks):
        if not network.slots or network.wood >= dearest * network.slots:
            continue
        suits = [suit for suit in network.mills if cards[suit]]
        if not suits and network.mills and cards[BIRD]:
            suits = [BIRD]
        for suit in suits:
            more = network._replace(wood=network.wood + 1)
            yield (*networks[:j], more, *networks[j + 1 :]), suit


def _without(cards: Cards, suit: int) -> Cards:
    """The cards after one of a suit is spent."""
    left = list(cards)
    left[suit] -= 1
    return (left[0], left[1], left[2], left[3])

"""The cards of both decks: what is printed on them, and how often each deck holds them (Law 2.1).

A card type is one int, its place in `CARDS`: first the standard deck's types, suit by suit and by id within
a suit, then those that only the Exiles & Partisans deck has. The 28 types that both decks have (items,
ambushes, dominance) are the same cards in both, so `data/decks/cards.json` describes each type once and a
deck is a list of counts. Should a deck ever print another card under a known name, it gets an id of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from rootlab.components.errors import told, unknown_name
from rootlab.components.names import BIRD, ITEM_ID, ITEMS, SUIT_ID, SUITS
from rootlab.components.paths import load_json

DECKS: Final = ("standard", "exiles-and-partisans")
CARD_KINDS: Final = ("ambush", "item", "persistent", "immediate", "dominance")
_DECK_SIZE: Final = 54
_COST_WORDS: Final = ("fox", "rabbit", "mouse", "any")


@dataclass(frozen=True, slots=True)
class Card:
    """One card type.

    `cost` counts the crafting pieces by suit: fox, rabbit, mouse, any suit (Law 4.1); it is four zeros where
    the card cannot be crafted. `item` is -1 where the card makes none. `effect` says in the kit's own words
    what the card does, `timing` when.
    """

    id: str
    name: str
    name_es: str | None
    suit: int
    kind: str
    cost: tuple[int, int, int, int]
    item: int
    points: int
    timing: str
    optional: bool
    uses: str
    effect: str


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: how often it holds each card type, and its 54 cards in the order of their ints."""

    name: str
    title: str
    counts: tuple[int, ...]
    cards: tuple[int, ...]


def _card(row: dict[str, Any]) -> Card:
    where = f"data/decks/cards.json, {row.get('id')}"
    for key in ("id", "name", "suit", "kind", "cost", "timing", "optional", "effect"):
        if key not in row:
            raise told("data-lacks-entry", file=where, name=key)
    if row["suit"] not in SUIT_ID:
        raise unknown_name("suit", row["suit"], SUITS)
    if row["kind"] not in CARD_KINDS:
        raise unknown_name("card-kind", row["kind"], CARD_KINDS)
    cost = [0, 0, 0, 0]
    for word in row["cost"]:
        if word not in _COST_WORDS:
            raise unknown_name("crafting-suit", word, _COST_WORDS)
        cost[_COST_WORDS.index(word)] += 1
    item = row.get("item")
    if item is not None and item not in ITEM_ID:
        raise unknown_name("item", item, ITEMS)
    if (item is not None) != (row["kind"] == "item") or (item is not None) != (row.get("points", 0) > 0):
        raise told("data-card-item", file=where)
    if (sum(cost) == 0) != (row["kind"] in ("ambush", "dominance")):
        raise told("data-card-cost", file=where)
    return Card(
        id=row["id"],
        name=row["name"],
        name_es=row.get("name_es"),
        suit=SUIT_ID[row["suit"]],
        kind=row["kind"],
        cost=(cost[0], cost[1], cost[2], cost[3]),
        item=-1 if item is None else ITEM_ID[item],
        points=row.get("points", 0),
        timing=row["timing"],
        optional=row["optional"],
        uses=row.get("uses", ""),
        effect=row["effect"],
    )


CARDS: Final[tuple[Card, ...]] = tuple(_card(row) for row in load_json("decks", "cards.json")["cards"])
NC: Final[int] = len(CARDS)
CARD_ID: Final[dict[str, int]] = {card.id: i for i, card in enumerate(CARDS)}
if len(CARD_ID) != NC:
    raise told("data-same-card", file="data/decks/cards.json")

VIZIER: Final[int] = NC
"""The Loyal Vizier (Law 7.3.4): a bird card that no deck holds."""

CARD_IDS: Final[tuple[str, ...]] = (*(card.id for card in CARDS), "vizier")
CARD_SUIT: Final[tuple[int, ...]] = (*(card.suit for card in CARDS), BIRD)
CARD_KIND: Final[tuple[str, ...]] = (*(card.kind for card in CARDS), "vizier")
CARD_COST: Final[tuple[tuple[int, int, int, int], ...]] = (*(card.cost for card in CARDS), (0, 0, 0, 0))
CARD_ITEM: Final[tuple[int, ...]] = (*(card.item for card in CARDS), -1)
CARD_POINTS: Final[tuple[int, ...]] = (*(card.points for card in CARDS), 0)


@cache
def load_deck(name: str) -> Deck:
    """A deck by its name, read once and checked: 54 cards, the right number of each suit.

    >>> deck = load_deck("standard")
    >>> len(deck.cards), deck.counts[CARD_ID["tax-collector"]]
    (54, 3)
    """
    if name not in DECKS:
        raise unknown_name("deck", name, DECKS)
    data = load_json("decks", f"{name}.json")
    where = f"data/decks/{name}.json"
    counts = [0] * NC
    for card, count in data["cards"].items():
        if card not in CARD_ID:
            raise unknown_name("card", card, CARD_IDS[:NC])
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise told("data-not-positive", file=where, name=card, given=count)
        counts[CARD_ID[card]] = count
    cards = tuple(c for c in range(NC) for _ in range(counts[c]))
    if len(cards) != _DECK_SIZE:
        raise told("data-number-of-cards", file=where, wanted=_DECK_SIZE, number=len(cards))
    for s, suit in enumerate(SUITS):
        found = sum(CARD_SUIT[c] == s for c in cards)
        if found != data["suits"][suit]:
            wanted = data["suits"][suit]
            raise told("data-cards-of-suit", file=where, wanted=wanted, suit=suit, number=found)
    return Deck(name, data["name"], tuple(counts), cards)

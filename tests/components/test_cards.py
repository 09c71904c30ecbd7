"""The cards and the two decks (Law 2.1, 4.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from rootlab.components.boards import ITEM_POINTS, ITEM_SUPPLY
from rootlab.components.cards import (
    CARD_COST,
    CARD_ID,
    CARD_IDS,
    CARD_ITEM,
    CARD_KIND,
    CARD_KINDS,
    CARD_POINTS,
    CARD_SUIT,
    CARDS,
    DECKS,
    NC,
    VIZIER,
    _card,
    load_deck,
)
from rootlab.components.errors import RootlabError
from rootlab.components.names import BIRD, SUITS


@pytest.mark.parametrize("name", DECKS)
def test_law_2_1_deck_has_54_cards_and_its_suits(name: str) -> None:
    deck = load_deck(name)
    assert len(deck.cards) == 54
    assert list(deck.cards) == sorted(deck.cards)
    assert [Counter(CARD_SUIT[c] for c in deck.cards)[s] for s in range(4)] == [14, 13, 13, 14]
    assert Counter(deck.cards) == {c: n for c, n in enumerate(deck.counts) if n}


@pytest.mark.parametrize("name", DECKS)
def test_law_2_1_2_and_2_1_3_ambush_and_dominance(name: str) -> None:
    deck = load_deck(name)
    ambush = Counter(SUITS[CARD_SUIT[c]] for c in deck.cards if CARD_KIND[c] == "ambush")
    dominance = Counter(SUITS[CARD_SUIT[c]] for c in deck.cards if CARD_KIND[c] == "dominance")
    assert ambush == {"fox": 1, "rabbit": 1, "mouse": 1, "bird": 2}
    assert dominance == {"fox": 1, "rabbit": 1, "mouse": 1, "bird": 1}


def test_kinds_of_each_deck() -> None:
    kinds = [Counter(CARD_KIND[c] for c in load_deck(name).cards) for name in DECKS]
    assert kinds[0] == {"ambush": 5, "item": 20, "persistent": 22, "immediate": 3, "dominance": 4}
    assert kinds[1] == {"ambush": 5, "item": 20, "persistent": 25, "dominance": 4}


def test_order_of_the_card_ints() -> None:
    standard = load_deck("standard").counts
    types = [c for c in range(NC) if standard[c]]
    assert types == list(range(42))
    for part in (range(42), range(42, NC)):
        keys = [(CARD_SUIT[c], CARD_IDS[c]) for c in part]
        assert keys == sorted(keys)
    assert load_deck("exiles-and-partisans").counts.count(0) == NC - 46
    assert NC == 60


def test_tables_agree_with_the_cards() -> None:
    assert VIZIER == NC
    assert CARD_IDS[VIZIER] == "vizier"
    assert CARD_SUIT[VIZIER] == BIRD
    assert "vizier" not in CARD_ID
    for row in (CARD_IDS, CARD_SUIT, CARD_KIND, CARD_COST, CARD_ITEM, CARD_POINTS):
        assert len(row) == NC + 1
    for c, card in enumerate(CARDS):
        assert CARD_ID[card.id] == c
        assert card.kind in CARD_KINDS
        assert card.effect.endswith(".")
        assert card.timing


def test_law_4_1_costs() -> None:
    assert CARDS[CARD_ID["tax-collector"]].cost == (1, 1, 1, 0)
    assert CARDS[CARD_ID["royal-claim"]].cost == (0, 0, 0, 4)
    assert CARDS[CARD_ID["armorers"]].cost == (1, 0, 0, 0)
    assert CARDS[CARD_ID["protection-racket"]].cost == (0, 2, 0, 0)
    assert all(sum(card.cost) == 0 for card in CARDS if card.kind in ("ambush", "dominance"))
    assert all(1 <= sum(card.cost) <= 4 for card in CARDS if card.kind not in ("ambush", "dominance"))


def test_law_3_2_2_items_give_the_points_of_the_supply_table() -> None:
    items = [card for card in CARDS if card.item >= 0]
    assert len(items) == 20
    assert all(card.points == ITEM_POINTS[card.item] and ITEM_SUPPLY[card.item] for card in items)
    assert sum(ITEM_SUPPLY) == 12


def test_faults_are_one_sentence() -> None:
    with pytest.raises(RootlabError, match="no deck “exile”"):
        load_deck("exile")
    good = {
        "id": "anvil",
        "name": "Anvil",
        "suit": "fox",
        "kind": "item",
        "cost": ["fox"],
        "item": "hammer",
        "points": 2,
        "timing": "craft",
        "optional": False,
        "effect": "x",
    }
    assert _card(good).item >= 0
    for change, fault in (
        ({"suit": "badger"}, "no suit “badger”"),
        ({"kind": "spell"}, "no kind of card “spell”"),
        ({"cost": ["bird"]}, "no crafting suit “bird”"),
        ({"item": "anvil"}, "no item “anvil”"),
        ({"points": 0}, "must have an item and its points"),
        ({"cost": []}, "must have a cost"),
    ):
        with pytest.raises(RootlabError, match=fault):
            _card({**good, **change})
    with pytest.raises(RootlabError, match="lacks the entry “effect”"):
        _card({key: value for key, value in good.items() if key != "effect"})

"""4.1 Craft, and what every card of the standard deck costs and makes."""

from __future__ import annotations

from collections import Counter

import pytest

from rootlab.components.cards import CARD_IDS, load_deck
from tests.positions import Table, decree, position
from tests.sets import ends

# By card: what crafting pieces it costs, and the item and points that it brings.
ITEMS = {
    "birdy-bindle": ("mouse", "bag", 1), "gently-used-knapsack": ("mouse", "bag", 1),
    "smugglers-trail": ("mouse", "bag", 1), "mouse-in-a-sack": ("mouse", "bag", 1),
    "woodland-runners": ("rabbit", "boot", 1), "travel-gear-fox": ("rabbit", "boot", 1),
    "travel-gear-mouse": ("rabbit", "boot", 1), "a-visit-to-friends": ("rabbit", "boot", 1),
    "arms-trader": ("fox fox", "sword", 2), "foxfolk-steel": ("fox fox", "sword", 2),
    "sword": ("fox fox", "sword", 2),
    "crossbow-bird": ("fox", "crossbow", 1), "crossbow-mouse": ("fox", "crossbow", 1),
    "anvil": ("fox", "hammer", 2),
    "root-tea-fox": ("mouse", "tea", 2), "root-tea-rabbit": ("mouse", "tea", 2),
    "root-tea-mouse": ("mouse", "tea", 2),
    "protection-racket": ("rabbit rabbit", "coin", 3), "bake-sale": ("rabbit rabbit", "coin", 3),
    "investments": ("rabbit rabbit", "coin", 3),
}  # fmt: skip
LASTING = {
    "armorers": "fox", "sappers": "mouse", "brutal-tactics": "fox fox", "stand-and-deliver": "mouse mouse mouse",
    "tax-collector": "fox rabbit mouse", "command-warren": "rabbit rabbit", "better-burrow-bank": "rabbit rabbit",
    "cobbler": "rabbit rabbit", "scouting-party": "mouse mouse", "codebreakers": "mouse",
}  # fmt: skip
FAVORS = {
    "favor-of-the-foxes": "fox fox fox", "favor-of-the-rabbits": "rabbit rabbit rabbit",
    "favor-of-the-mice": "mouse mouse mouse",
}  # fmt: skip
COSTS = {**{card: cost for card, (cost, _, _) in ITEMS.items()}, **LASTING, **FAVORS}
PLACES = {"fox": (8, 8, 1), "rabbit": (5, 5, 3), "mouse": (2, 2, 7)}
"""Where crafting pieces stand: two in one clearing of the suit, the third in another."""


def workshops(*suits: str) -> dict[int, str]:
    """That many workshops in clearings of these suits."""
    stand: Counter[int] = Counter()
    for suit in set(suits):
        stand.update(PLACES[suit][: suits.count(suit)])
    return {number: f"{n} workshop" for number, n in stand.items()}


def crafting(hand: list[str], *suits: str, **marquise: object) -> Table:
    return Table(
        position("marquise", "daylight", "craft", workshops(*suits), marquise={"hand": hand, **marquise})
    )


def test_every_card_of_the_deck_is_named_here() -> None:
    deck = Counter(CARD_IDS[card] for card in load_deck("standard").cards)
    crafted = {card for card in deck if not card.startswith(("ambush", "dominance"))}
    assert crafted == {*COSTS, "royal-claim"}
    doubles = {card for card in deck if deck[card] == 2}
    assert doubles == {
        "ambush-bird", "armorers", "sappers", "brutal-tactics", "stand-and-deliver", "command-warren",
        "better-burrow-bank", "cobbler", "scouting-party", "codebreakers",
    }  # fmt: skip
    assert [card for card in deck if deck[card] == 3] == ["tax-collector"]


@pytest.mark.parametrize("card", COSTS)
def test_cost(card: str) -> None:
    """4.1.1: pieces of the suits of the cost, each of them; one too few and it cannot be crafted."""
    suits = COSTS[card].split()
    assert crafting([card], *suits).offers("craft", card=card)
    for index, suit in enumerate(suits):
        fewer = suits[:index] + suits[index + 1 :]
        crafting([card], *fewer).refuses("craft", "4.1.1", card=card)
        wrong = {"fox": "rabbit", "rabbit": "mouse", "mouse": "fox"}[suit]
        crafting([card], *fewer, *([wrong] if fewer.count(wrong) < 3 else [])).refuses(
            "craft", "4.1.1", card=card
        )


@pytest.mark.parametrize("card", ITEMS)
def test_items(card: str) -> None:
    """4.1.2, 3.2.2: the item moves from the supply to the box, its points are scored, the card goes."""
    cost, item, points = ITEMS[card]
    table = crafting([card], *cost.split())
    supply = table.state.to_dict()["item_supply"]
    table.do("craft", card=card)
    assert table.seat("marquise")["items"] == [item]
    assert table.state.crafted_items("marquise") == (item,)
    assert table.score("marquise") == points
    assert table.discarded == [card]
    assert table.hand("marquise") == []
    now = table.state.to_dict()["item_supply"]
    assert {name: supply[name] - now[name] for name in supply if supply[name] != now[name]} == {item: 1}


@pytest.mark.parametrize("card", ITEMS)
def test_no_item_no_craft(card: str) -> None:
    """4.1.2: not for the effect's sake either, when the supply has no such item."""
    cost, item, _ = ITEMS[card]
    number = 1 if item in ("crossbow", "hammer") else 2
    table = Table(
        position(
            "marquise", "daylight", "craft", workshops(*cost.split()), marquise={"hand": [card]},
            eyrie={"items": [item] * number},
        )
    )  # fmt: skip
    table.refuses("craft", "4.1.2", card=card)


@pytest.mark.parametrize("card", LASTING)
def test_lasting_effects(card: str) -> None:
    """4.1.3, 4.1.4: it lies in the play area and scores nothing; no second one beside it."""
    table = crafting([card, card], *LASTING[card].split())
    table.do("craft", card=card)
    assert table.seat("marquise")["crafted"] == [card]
    assert table.score("marquise") == 0
    assert table.discarded == []
    again = crafting([card], *LASTING[card].split(), crafted=[card])
    again.refuses("craft", "4.1.4", card=card)


@pytest.mark.parametrize("card", FAVORS)
def test_favors_are_discarded(card: str) -> None:
    """4.1.2: an effect at once, then the discard pile."""
    table = crafting([card], *FAVORS[card].split())
    table.do("craft", card=card)
    assert table.discarded == [card]
    assert table.seat("marquise")["crafted"] == []


def test_each_piece_once_a_turn() -> None:
    """4.1.1: a piece that was activated cannot be activated again this turn; in the next it can."""
    table = crafting(["armorers", "crossbow-bird", "anvil"], "fox", "fox")
    table.do("craft", card="armorers")
    assert table.values("craft", "card") == ["anvil", "crossbow-bird"]
    table.do("craft", card="anvil")
    table.refuses("craft", "4.1.1", card="crossbow-bird")
    table.do("continue").do("end").draw("sword")
    while not (table.player == "marquise" and table.asked == "craft"):
        if table.state.is_chance:
            table.draw(table.deck[0])
        else:
            table.game.play(table.legal()[-1], auto_chance=False)
    assert table.offers("craft", card="crossbow-bird")


def test_pieces_are_activated_where_they_stand() -> None:
    """4.1.1: a piece has the suit of its clearing, whatever its own building is."""
    table = crafting(["anvil", "root-tea-fox", "travel-gear-fox"], "mouse")
    assert table.values("craft", "card") == ["root-tea-fox"]


def test_only_crafting_pieces_craft() -> None:
    """4.1.1, 6.2.1: sawmills and recruiters activate nothing."""
    table = Table(
        position("marquise", "daylight", "craft", {8: "sawmill, recruiter"}, marquise={"hand": ["anvil"]})
    )
    table.refuses("craft", "4.1.1", card="anvil")


def test_craft_only_what_is_in_hand() -> None:
    """4.1: a card of the hand."""
    crafting(["sword"], "fox").refuses("craft", "2.1", card="anvil")


def test_any_number_of_cards() -> None:
    """4.1: as many as the pieces pay for, one after the other."""
    table = crafting(["armorers", "anvil", "root-tea-fox"], "fox", "fox", "mouse")
    table.do("craft", card="root-tea-fox").do("craft", card="anvil").do("craft", card="armorers")
    assert table.score("marquise") == 4
    assert table.verbs() == ["continue"]


# --- the cost of any suit ----------------------------------------------------------------------------------
ROYAL = {1: "workshop", 2: "2 workshop", 5: "2 workshop"}


def test_any_suit_chooses_its_pieces() -> None:
    """4.1.1: four pieces of any suit; which ones is the crafter's choice, and no set comes twice."""
    table = Table(position("marquise", "daylight", "craft", ROYAL, marquise={"hand": ["royal-claim"]}))
    table.do("craft", card="royal-claim")
    assert table.asked == "activate"
    found = ends(table.state, lambda s: s.to_dict()["turn"]["used"]["crafting"])
    assert sorted(map(str, found)) == sorted(
        str(one) for one in ({"1": 1, "2": 1, "5": 2}, {"1": 1, "2": 2, "5": 1}, {"2": 2, "5": 2})
    )


def test_any_suit_leaves_the_rest_for_others() -> None:
    """4.1.1: the piece that is left may pay for something of its own suit, and the others may not."""
    hand = ["royal-claim", "armorers", "codebreakers", "a-visit-to-friends"]
    table = Table(position("marquise", "daylight", "craft", ROYAL, marquise={"hand": hand}))
    table.do("craft", card="royal-claim")
    for number in (2, 2, 5, 5):
        table.do("activate", clearing=number)
    assert table.seat("marquise")["crafted"] == ["royal-claim"]
    assert table.values("craft", "card") == ["armorers"]


def test_any_suit_with_exactly_four() -> None:
    """4.1.1: where all pieces are needed there is nothing to choose; three are too few."""
    table = crafting(["royal-claim"], "fox", "mouse", "mouse", "rabbit")
    table.do("craft", card="royal-claim")
    assert table.asked == "craft"
    assert table.seat("marquise")["crafted"] == ["royal-claim"]
    crafting(["royal-claim"], "fox", "mouse", "rabbit").refuses("craft", "4.1.1", card="royal-claim")


# --- who crafts with what ----------------------------------------------------------------------------------
def test_the_eyrie_craft_with_roosts() -> None:
    """4.1.1, 7.2.1: a roost is one piece of its clearing's suit."""
    table = Table(
        position(
            "eyrie", "daylight", "craft", {8: "roost", 1: "roost"},
            eyrie={**decree(), "hand": ["foxfolk-steel", "anvil", "root-tea-fox"]},
        )
    )  # fmt: skip
    assert table.values("craft", "card") == ["anvil", "foxfolk-steel"]
    table.do("craft", card="foxfolk-steel")
    assert table.seat("eyrie")["items"] == ["sword"]
    table.refuses("craft", "4.1.1", card="anvil")


def test_what_cannot_be_crafted_hides_nothing_after_it() -> None:
    """4.1, 2.1.2: an ambush and a second copy stand before a card of the hand that can be crafted."""
    table = Table(
        position(
            "marquise", "daylight", "craft", {8: "2 workshop", 12: "workshop"},
            marquise={"hand": ["ambush-fox", "tax-collector", "tax-collector", "anvil", "crossbow-mouse"]},
        )
    )  # fmt: skip
    assert table.values("craft", "card")[0] == "anvil"
    assert len(table.legal("craft")) == 2

"""9.2.5 Items, 9.4.1 Refresh, 9.5.7 Repair, 9.6 Evening."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.pack import carried, daylight, wanderer
from tests.positions import Table
from tests.sets import ends

FOREST = [4, 9, 12]


def evening(*items: str, pawn: int | list[int] = 9, step: str = "rest", **rest: object) -> Table:
    return daylight(wanderer(pawn, *items, **rest), phase="evening", step=step)


def birdsong(*items: str, step: str = "refresh") -> Table:
    return daylight(wanderer(9, *items), phase="birdsong", step=step)


# --- 9.2.5 ----------------------------------------------------------------------------------------------
def test_9_2_5_1_tracks() -> None:
    """9.2.5.1: gained, a tea goes to its track; exhausted, to the Satchel, face down."""
    table = daylight(wanderer(7, "hammer", "tea", hand=["root-tea-mouse"]))
    table.do("craft", card="root-tea-mouse")
    assert carried(table) == {"hammer down": 1, "tea": 2}
    aid = daylight(wanderer(6, "tea", hand=["anvil"]), {6: "marquise"})
    aid.do("aid", target="marquise").do("exhaust", item="tea", target="track")
    assert carried(aid) == {"tea down": 1}


def test_9_2_5_1_a_fourth_tea_stays_in_the_satchel() -> None:
    """9.2.5.1: a track holds three; what does not fit lies face up in the Satchel and stays there."""
    part = wanderer(7, "hammer", "boot", "3 tea", hand=["root-tea-mouse", "sword"])
    table = daylight(part, {7: "marquise"}, item_supply={"tea": 1})
    table.do("craft", card="root-tea-mouse")
    assert carried(table) == {"hammer down": 1, "boot": 1, "tea": 3, "tea satchel": 1}
    table.do("aid", target="marquise")
    assert [(a.item, a.target) for a in table.legal("exhaust")] == [
        ("boot", "ready"), ("tea", "ready"), ("tea", "track"),
    ]  # fmt: skip
    table.do("exhaust", item="tea", target="track")
    assert carried(table) == {"hammer down": 1, "boot": 1, "tea": 2, "tea satchel": 1, "tea down": 1}


def test_9_2_5_2_satchel() -> None:
    """9.2.5.2: the other items lie face up in the Satchel."""
    table = daylight(wanderer(6, "hammer", character="tinker", hand=["anvil"]))
    table.do("craft", card="anvil")
    assert carried(table) == {"hammer": 1, "hammer down": 1}
    assert table.score("vagabond") == 2


# --- 9.4.1 ----------------------------------------------------------------------------------------------
def test_9_4_1_three_items_and_two_for_each_tea() -> None:
    """9.4.1: what flips in the end is chosen item by item, and no set of items comes twice."""
    table = birdsong("tea", "2 boot down", "2 sword down", "torch down", "2 hammer down")
    assert table.asked == "vagabond-refresh"
    found = ends(table.state, lambda s: tuple(sorted(carried(Table(s)).items())))
    assert len(found) == len(set(found))
    assert all(sum(n for word, n in end if word.endswith("down")) == 2 for end in found)
    kinds = ["boot", "boot", "sword", "sword", "torch", "hammer", "hammer"]
    left = {
        pair for pair in combinations_with_replacement(sorted(set(kinds)), 2) if pair != ("torch", "torch")
    }
    assert len(found) == len(left)


def test_9_4_1_tea_counts_at_the_start() -> None:
    """9.4.1: a tea that is flipped up now does not flip two more."""
    table = birdsong("tea down", "4 boot down")
    table.do("refresh", item="boot", target="exhausted").do("refresh", item="boot", target="exhausted")
    table.do("refresh", item="tea", target="exhausted")
    assert table.asked == "vagabond-slip"
    assert carried(table) == {"boot": 2, "boot down": 2, "tea": 1}


def test_9_4_1_no_choice_where_all_flip() -> None:
    """9.4.1: nothing is asked where everything is turned up."""
    table = birdsong("boot down", "sword down", "tea down", "torch damaged")
    assert table.asked == "vagabond-slip"
    assert carried(table) == {"boot": 1, "sword": 1, "tea": 1, "torch damaged": 1}


def test_9_4_1_damaged_items_are_turned_too() -> None:
    """9.4.1: an exhausted item is one that lies face down; a damaged one stays damaged."""
    table = birdsong("sword damaged down", "3 boot down")
    table.do("refresh", item="boot", target="exhausted").do("refresh", item="boot", target="exhausted")
    table.do("refresh", item="sword", target="damaged-exhausted")
    assert carried(table) == {"boot": 2, "boot down": 1, "sword damaged": 1}


def test_9_4_1_tracks_take_three() -> None:
    """9.2.5.1: also when a fourth one is refreshed."""
    assert carried(birdsong("2 tea", "2 tea down")) == {"tea": 3, "tea satchel": 1}


# --- 9.5.7 ----------------------------------------------------------------------------------------------
def test_9_5_7_repair() -> None:
    """9.5.7: one hammer, one item, which keeps its side; a face-up tea goes to its track."""
    table = daylight(wanderer(9, "2 hammer", "tea damaged", "sword damaged down", "boot damaged"))
    assert [(a.item, a.target) for a in table.legal("repair")] == [
        ("boot", "damaged"), ("sword", "damaged-exhausted"), ("tea", "damaged"),
    ]  # fmt: skip
    table.do("repair", item="tea", target="damaged").do("repair", item="sword", target="damaged-exhausted")
    assert carried(table) == {"hammer down": 2, "tea": 1, "sword down": 1, "boot damaged": 1}
    table.refuses("repair", "9.5.7", item="boot", target="damaged")


def test_9_5_7_nothing_to_repair() -> None:
    """9.5.7, 9.2.5: only what lies in the Damaged box."""
    table = daylight(wanderer(9, "hammer", "boot down"))
    table.refuses("repair", "9.2.5", item="boot", target="damaged")


# --- 9.6 ------------------------------------------------------------------------------------------------
def test_9_6_1_an_evenings_rest() -> None:
    """9.6.1: in a forest what is damaged is whole and face up again; what is only exhausted stays so."""
    items = ("tea damaged", "sword damaged down", "boot down", "torch damaged")
    table = evening(*items, pawn=FOREST)
    assert carried(table) == {"tea": 1, "sword": 1, "boot down": 1, "torch": 1}
    assert carried(evening(*items)) == {
        "tea damaged": 1, "sword damaged down": 1, "boot down": 1, "torch damaged": 1,
    }  # fmt: skip


@pytest.mark.parametrize(("items", "cards"), [(("boot",), 1), (("2 coin", "boot"), 3), (("coin down",), 1)])
def test_9_6_2_draw_cards(items: tuple[str, ...], cards: int) -> None:
    """9.6.2: one, and one for each coin on the track."""
    table = evening(*items, character="harrier")
    for _ in range(cards):
        assert table.state.is_chance
        table.draw(table.deck[0])
    assert len(table.hand("vagabond")) == cards
    assert table.player == "marquise"


def test_9_6_3_discard_cards() -> None:
    """9.6.3: down to five."""
    hand = ["anvil", "bake-sale", "sword", "investments", "cobbler"]
    table = evening("boot", hand=hand).draw("armorers")
    assert table.asked == "discard"
    table.do("discard", card="anvil")
    assert len(table.hand("vagabond")) == 5


def test_9_6_4_item_limit() -> None:
    """9.6.4: six in Satchel and Damaged box, and two for each bag on the track; what lies on tracks does
    not count; the rest is chosen and leaves the game."""
    items = ("bag", "2 tea", "2 boot", "3 sword", "torch", "2 hammer damaged", "crossbow", "bag down")
    table = evening(*items, step="capacity")
    assert table.asked == "vagabond-capacity"
    found = ends(table.state, lambda s: tuple(sorted(carried(Table(s)).items())))
    assert len(found) == len(set(found))
    assert len(found) == 6 * 5 // 2 + 3  # two of six kinds, or two boots, swords or hammers
    supply = table.state.to_dict()["item_supply"]
    table.do("remove_item", item="boot", target="ready").do("remove_item", item="hammer", target="damaged")
    assert table.player == "marquise"
    assert carried(table)["boot"] == 1
    assert table.state.to_dict()["item_supply"] == supply


def test_9_6_4_within_the_limit() -> None:
    """9.6.4: nothing is asked with six items or fewer."""
    assert (
        evening("2 boot", "2 sword", "torch", "hammer damaged", "3 tea", step="capacity").player == "marquise"
    )
    assert (
        evening("2 boot", "2 sword", "torch", "hammer damaged", "tea down", step="capacity").asked
        == "vagabond-capacity"
    )

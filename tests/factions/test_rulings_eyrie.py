"""Hard cases of the Eyrie, each a position with the outcome that the Law requires."""

from __future__ import annotations

import pytest

from tests.positions import COLUMNS, Table, decree, done, position


def test_eyrie_05_emergency_orders_feed_the_decree() -> None:
    """7.4.1, 7.4.2: with no card draw one, and it must go to the Decree."""
    table = Table(position("eyrie", "birdsong", eyrie={**decree(), "hand": []}))
    assert table.state.is_chance
    table.draw("sword")
    assert table.hand("eyrie") == ["sword"]
    assert set(table.verbs()) == {"add_to_decree"}
    table.do("add_to_decree", card="sword", target="move")
    assert table.hand("eyrie") == []
    held = Table(position("eyrie", "birdsong", eyrie={**decree(), "hand": ["sword"]}))
    assert not held.state.is_chance
    assert held.asked == "add-to-decree"


def test_eyrie_08_recruit_cards_and_roosts() -> None:
    """7.5.2.1: a roost whose clearing matches the card; a bird matches any; no match is turmoil."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {3: "roost", 7: "roost", 12: "10 eyrie"},
            eyrie=decree("despot", recruit=["bake-sale", "armorers", "anvil"]),
        )
    )  # fmt: skip
    table.do("resolve", suit="rabbit")
    assert table.values("recruit", "clearing") == [3]
    table.do("recruit", clearing=3)
    table.do("resolve", suit="bird")
    assert table.values("recruit", "clearing") == [3, 7]
    table.do("recruit", clearing=3)
    assert table.at(3) == {"roost": 1, "eyrie": 2}
    table.do("resolve", suit="fox")
    assert table.asked == "new-leader"


def test_eyrie_11_humiliate_counts_all_birds() -> None:
    """7.7.1 to 7.7.3: a point for each bird, viziers too; all but the viziers are discarded."""
    table = Table(
        position(
            "eyrie", "daylight", "decree",
            eyrie={
                **decree("builder", recruit=["armorers", "anvil"], move=["sword"], battle=["sappers"]),
                "score": 9,
            },
        )
    )  # fmt: skip
    table.do("resolve", suit="fox")
    assert table.score("eyrie") == 5
    assert sorted(table.discarded) == ["anvil", "armorers", "sappers", "sword"]
    table.do("choose_leader", card="despot")
    assert table.seat("eyrie")["decree"] == {"move": ["vizier"], "build": ["vizier"]}


def test_eyrie_13_a_new_clutch() -> None:
    """7.7.3.1: when the last leader falls all four are face up, and any of them may lead."""
    table = Table(
        position(
            "eyrie", "daylight", "decree",
            eyrie={**decree("commander"), "deposed": ["builder", "charismatic", "despot"]},
        )
    )  # fmt: skip
    table.do("resolve", suit="bird")
    assert table.values("choose_leader", "card") == list(COLUMNS)
    table.do("choose_leader", card="commander")
    assert table.seat("eyrie")["leader"] == "commander"
    assert table.seat("eyrie")["deposed"] == []


def test_eyrie_14_evening_after_turmoil() -> None:
    """7.7.4, 7.6: turmoil ends Daylight, and the Evening takes place."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {3: "roost", 4: "roost", 7: "roost"},
            used=done("charismatic", "recruit"), eyrie={**decree("charismatic"), "score": 6},
        )
    )  # fmt: skip
    table.do("resolve", suit="bird")
    assert table.score("eyrie") == 4
    table.do("choose_leader", card="despot")
    assert table.score("eyrie") == 6
    assert table.state.phase == "evening"
    table.draw("sword", "anvil")
    assert not table.state.is_chance
    assert len(table.hand("eyrie")) == 2


def test_eyrie_16_nothing_left_to_place() -> None:
    """7.7, 1.5.1: no warrior to recruit and no roost to build are turmoil."""
    no_warriors = Table(
        position(
            "eyrie", "daylight", "decree", {3: "roost", 11: "20 eyrie"}, used=done(),
            eyrie=decree(recruit=["bake-sale"]),
        )
    )  # fmt: skip
    no_warriors.do("resolve", suit="rabbit")
    assert no_warriors.asked == "new-leader"
    roosts = dict.fromkeys((1, 2, 3, 4, 5, 7, 8), "roost, eyrie")
    no_roosts = Table(
        position(
            "eyrie", "daylight", "decree", {**roosts, 9: "eyrie"}, used=done(),
            eyrie=decree(build=["armorers"]),
        )
    )  # fmt: skip
    no_roosts.do("resolve", suit="bird")
    assert no_roosts.asked == "new-leader"


def test_eyrie_18_one_warrior_for_several_moves() -> None:
    """4.2.2: the same warrior may answer several cards."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {3: "roost, eyrie"}, used=done("charismatic", "recruit"),
            eyrie=decree("charismatic", move=["bake-sale", "sword"]),
        )
    )  # fmt: skip
    table.do("resolve", suit="rabbit").do("move", origin=3, destination=7, count=1)
    assert table.at(7) == {"eyrie": 1}
    table.do("resolve", suit="mouse").do("move", origin=7, destination=3, count=1)
    assert table.at(3) == {"roost": 1, "eyrie": 1}
    assert table.state.to_dict()["turn"]["used"]["decree"]["move"] == {"rabbit": 1, "mouse": 1}


def test_eyrie_20_where_to_build() -> None:
    """7.5.2.4: rule (ties too), suit, an open slot, and no roost there."""
    table = Table(
        position(
            "eyrie", "daylight", "decree",
            {5: "roost, 3 eyrie", 10: "eyrie, marquise", 4: "2 eyrie, sawmill"}, used=done(),
            eyrie=decree(build=["bake-sale"]),
        )
    )  # fmt: skip
    table.do("resolve", suit="rabbit")
    assert table.state.rules(10) == "eyrie"
    assert table.values("build", "clearing") == [10]
    table.refuses("build", "7.5.2.4", clearing=5)
    table.refuses("build", "2.2.3", clearing=4)
    table.do("build", clearing=10)
    assert table.at(10) == {"eyrie": 1, "marquise": 1, "roost": 1, "ruin": 1}


@pytest.mark.parametrize(("leader", "score"), [("commander", 4), ("builder", 5)])
def test_eyrie_21_disdain_for_trade(leader: str, score: int) -> None:
    """7.2.3, 7.8.1: an item is worth one point, or what it lists when the Builder leads."""
    table = Table(
        position(
            "eyrie", "daylight", "craft", {8: "roost, eyrie"},
            eyrie={**decree(leader), "hand": ["anvil", "crossbow-bird"], "score": 3},
        )
    )  # fmt: skip
    assert table.offers("craft", card="crossbow-bird")
    table.do("craft", card="anvil")
    assert table.score("eyrie") == score
    table.do("continue")
    table.refuses("craft", "4.1", "7.5.1", card="crossbow-bird")

"""The Alliance crossed with the others: revolts, outrage, rule and what follows several removals at once."""

from __future__ import annotations

import pytest

import rootlab as rl
from tests.pack import carried, damage, daylight, wanderer
from tests.positions import Position, Table, decree, done, position


def revolt(table: Table, clearing: int) -> Table:
    """Revolt, with the first supporters that will do."""
    table.do("revolt", clearing=clearing)
    while table.asked == "spend-supporters":
        table.game.play(table.legal()[0], auto_chance=False)
    return table


# --- revolts -------------------------------------------------------------------------------------------------
def test_a_revolt_takes_everything_at_once() -> None:
    """8.4.1.3, 1.5.4, 3.2.1: the keep, wood, sawmill, roost and plot of three enemies, in one batch."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {1: "sympathy, keep, 3 marquise, wood, sawmill, 2 eyrie, snare, corvids"},
            alliance={"supporters": ["anvil", "foxfolk-steel"]}, marquise={"hand": ["travel-gear-fox"]},
            eyrie={**decree(), "hand": []}, corvids={},
        )
    )  # fmt: skip
    revolt(table, 1)
    assert table.at(1) == {"sympathy": 1, "base": 1, "alliance": 1}
    assert table.score("alliance") == 4
    assert table.hand("marquise") == ["travel-gear-fox"]
    assert table.asked == "revolt"


def test_after_a_revolt_over_the_keep_there_are_no_hospitals() -> None:
    """6.2.3, 6.2.2: with the keep gone, the next revolt asks nobody, and the Alliance may recruit there."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {1: "sympathy, keep, marquise", 9: "sympathy, 3 marquise"},
            alliance={"supporters": ["anvil", "foxfolk-steel", "sword", "investments"]},
            marquise={"hand": ["root-tea-mouse"]},
        )
    )  # fmt: skip
    revolt(table, 1)
    revolt(table, 9)
    assert table.asked == "revolt"
    assert table.on_map("marquise") == 0
    assert table.on_map("base") == 2


def test_hospitals_before_the_revolt_places_its_warriors() -> None:
    """8.4.1.3, 6.2.3: the batch leaves, the hospitals bring it to the keep; a card of another suit will not do."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {1: "keep", 9: "sympathy, 2 marquise"},
            alliance={"supporters": ["sword", "investments"]}, marquise={"hand": ["anvil", "root-tea-mouse"]},
        )
    )  # fmt: skip
    revolt(table, 9)
    assert table.values("field_hospitals", "card") == ["root-tea-mouse"]
    table.do("pass")
    assert table.on_map("marquise") == 0
    assert table.at(9) == {"sympathy": 1, "base": 1, "alliance": 1}


@pytest.mark.parametrize("plot", ["raid", "up raid"])
def test_a_revolt_sets_a_raid_off_before_the_base_stands(plot: str) -> None:
    """13.7.4, 8.4.1.3: the raid's warriors come next door, into sympathy too, and cause no outrage there."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {9: f"sympathy, {plot}", 4: "sympathy"},
            alliance={"supporters": ["sword", "investments"]}, corvids={"hand": ["anvil"]},
        )
    )  # fmt: skip
    revolt(table, 9)
    assert [table.at(c)["corvids"] for c in (1, 4, 12)] == [1, 1, 1]
    assert table.hand("corvids") == ["anvil"]
    assert table.at(9) == {"sympathy": 1, "base": 1, "alliance": 1}


def test_a_raid_by_revolt_does_not_enter_the_keeps_clearing() -> None:
    """13.7.4, 6.2.2: two of three neighbours are filled."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {9: "sympathy, raid", 1: "keep"},
            alliance={"supporters": ["sword", "investments"]}, corvids={},
        )
    )  # fmt: skip
    revolt(table, 9)
    assert [table.at(c)["corvids"] for c in (1, 4, 12)] == [0, 1, 1]


# --- a favor over several of them ------------------------------------------------------------------------------------
def test_a_favor_against_the_vagabond_and_sympathy() -> None:
    """1.5.4, 9.2.2.1, 8.2.6: items are damaged and outrage is paid, in the order of the player of the turn."""
    table = Table(
        position(
            "marquise", "daylight", "craft", {2: "2 workshop", 7: "workshop", 9: "sympathy, 2 alliance"},
            marquise={"hand": ["favor-of-the-mice", "sword"]}, alliance={},
            vagabond=wanderer(9, "boot", "sword", "tea", "torch"),
        )
    )  # fmt: skip
    table.do("craft", card="favor-of-the-mice")
    assert (table.player, table.asked, table.score("marquise")) == ("marquise", "order-triggers", 1)
    assert table.at(9) == {}
    table.choose("first_trigger", target="vagabond")
    assert (table.player, table.asked) == ("vagabond", "vagabond-damage")
    damage(table, "boot", "tea", "torch")
    assert carried(table) == {"boot damaged": 1, "tea damaged": 1, "torch damaged": 1, "sword": 1}
    table.do("give_supporter", card="sword")
    assert table.seat("alliance")["supporters"] == ["sword"]
    assert table.asked == "craft"
    assert table.seat("vagabond")["pawn"] == 9


# --- outrage -------------------------------------------------------------------------------------------------
def test_outrage_with_the_last_card() -> None:
    """8.2.6: the last card goes; the next time an empty hand is shown and a card is drawn."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "2 marquise", 9: "sympathy", 12: "sympathy"},
            marquise={"hand": ["sword"]}, alliance={},
        )
    )  # fmt: skip
    table.do("move", origin=1, destination=9, count=2)
    table.do("give_supporter", card="sword")
    assert table.hand("marquise") == []
    table.do("move", origin=9, destination=12, count=1)
    assert table.state.is_chance  # nobody is asked: everybody sees that there is no card
    assert table.events("showed_hand") == []
    table.draw("anvil")
    assert table.seat("alliance")["supporters"] == ["anvil", "sword"]


def test_despot_against_a_base_and_sympathy() -> None:
    """7.8.4, 3.2.1: one more point in all for a battle that removes a building and a token."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "3 eyrie, base, sympathy"}, used=done("despot"),
            eyrie={**decree("despot", battle=["sword"]), "hand": ["root-tea-mouse"], "crafted": ["brutal-tactics"]},
            alliance={"supporters": ["investments"]},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="alliance").roll(0, 0)
    table.do("brutal_tactics")
    assert table.at(9) == {"eyrie": 3}
    assert table.score("eyrie") == 3


def test_despot_defends_against_the_alliance() -> None:
    """7.8.4, 8.2.4: a base that falls in the Alliance's own battle is worth one more to him."""
    table = Table(
        position(
            "alliance", "evening", "operations", {9: "alliance, base, 3 eyrie"},
            alliance={"officers": 1, "supporters": ["sword", "anvil"]}, eyrie={**decree("despot"), "hand": []},
        )
    )  # fmt: skip
    table.do("battle", clearing=9, target="eyrie").roll(2, 2)
    assert table.at(9) == {"eyrie": 2}
    assert table.score("eyrie") == 2
    assert table.seat("alliance")["supporters"] == ["anvil"]


def test_commander_against_guerrilla_war() -> None:
    """7.8.3, 8.2.2: the lower die and one more for him, the higher die for the defender."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "4 eyrie, 3 alliance"}, used=done("commander"),
            eyrie={**decree("commander", battle=["sword"]), "hand": []}, alliance={"hand": []},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="alliance").roll(3, 0)
    assert table.at(9) == {"eyrie": 1, "alliance": 2}


def test_eyrie_ties_against_bases() -> None:
    """7.2.2, 2.5: level with a base the Eyrie rule, not with more; three ways level too."""
    table = Table(
        position(
            "eyrie", "birdsong", None,
            {9: "2 eyrie, alliance, base", 11: "2 eyrie, 2 alliance, 2 marquise", 5: "roost, alliance, base"},
        )
    )  # fmt: skip
    assert [table.state.rules(c) for c in (9, 11, 5)] == ["eyrie", "eyrie", "alliance"]


# --- the Vagabond's allies -----------------------------------------------------------------------------------------
def test_allied_warriors_in_sympathy_pay_themselves() -> None:
    """9.2.9.2.2, 8.2.6: the Eyrie hold the card; the Vagabond's hand is not touched."""
    table = daylight(
        wanderer(12, "2 boot", relationships={"eyrie": 3}, hand=["root-tea-mouse"]),
        {12: "3 eyrie", 9: "sympathy"}, eyrie={**decree(), "hand": ["sword"]},
    )  # fmt: skip
    table.do("move", destination=9)
    table.do("bring", target="eyrie", count=2)
    assert (table.player, table.asked) == ("eyrie", "outrage")
    table.do("give_supporter", card="sword")
    assert table.hand("vagabond") == ["root-tea-mouse"]
    assert table.seat("alliance")["supporters"] == ["sword"]


def test_infamy_beside_outrage() -> None:
    """9.2.9.3.1, 8.2.6, 3.2.1: a point for each piece of a Hostile Alliance, the token's own, and a card."""
    table = daylight(
        wanderer(9, "3 sword", relationships={"alliance": "hostile"}, hand=["root-tea-mouse"]),
        {9: "2 alliance, sympathy"}, alliance={"hand": []},
    )  # fmt: skip
    table.do("battle", clearing=9, target="alliance").roll(3, 3)
    assert (table.player, table.asked) == ("vagabond", "vagabond-damage")
    damage(table, "sword", "sword")
    assert table.at(9) == {}
    assert table.score("vagabond") == 4
    table.do("give_supporter", card="root-tea-mouse")
    assert table.seat("alliance")["supporters"] == ["root-tea-mouse"]


# --- the Corvids -----------------------------------------------------------------------------------------------
def on_a_snare(clearing: str, **alliance: object) -> Position:
    return position("alliance", "birdsong", "revolt", {9: clearing}, alliance=dict(alliance), corvids={})


def test_a_snare_stops_a_revolt_only_while_it_lies_there() -> None:
    """13.7.2, 8.4.1.3: the revolt removes what would forbid it; a point for the plot."""
    table = Table(on_a_snare("sympathy, up snare", supporters=["sword", "investments"]))
    assert rl.action("alliance", "revolt", clearing=9) in table.legal()
    revolt(table, 9)
    assert table.at(9) == {"sympathy": 1, "base": 1, "alliance": 1}
    assert table.score("alliance") == 1


def test_corvids_pay_outrage_like_others() -> None:
    """8.2.6, 13.2.3: nimble or not, warriors that move into sympathy cost a card."""
    table = Table(
        position(
            "corvids", "daylight", "actions", {4: "corvids", 9: "sympathy, 3 alliance"},
            corvids={"hand": ["sword"]}, alliance={},
        )
    )  # fmt: skip
    table.do("move", origin=4, destination=9, count=1)
    table.do("give_supporter", card="sword")
    assert table.seat("alliance")["supporters"] == ["sword"]

"""The Corvids crossed with the others: snares on every way to place, and guesses beside outrage."""

from __future__ import annotations

import pytest

import rootlab as rl
from tests.pack import carried, damage, daylight, wanderer
from tests.positions import Table, decree, done, position


# --- bomb -----------------------------------------------------------------------------------------------------
def test_a_bomb_beside_the_keep_leaves_hospitals() -> None:
    """13.7.1, 6.2.3: one question for the whole clearing, only with a card of its suit."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {9: "bomb, corvids, 4 marquise, recruiter, wood", 1: "keep"},
            marquise={"hand": ["anvil", "sword"]}, corvids={"hand": ["bake-sale"]},
        )
    )  # fmt: skip
    table.do("flip", clearing=9)
    assert table.score("corvids") == 3
    assert table.values("field_hospitals", "card") == ["sword"]
    table.do("field_hospitals", card="sword")
    assert table.at(1) == {"keep": 1, "marquise": 4}
    assert table.player == "corvids"


def test_a_bomb_under_the_keep() -> None:
    """13.7.1, 6.2.2, 6.2.3: a point for the keep, nobody to bring home, and others may place there."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {1: "bomb, corvids, keep, 4 marquise", 9: "corvids, raid, marquise"},
            marquise={"hand": ["anvil", "sword"]}, corvids={"hand": ["foxfolk-steel"]},
        )
    )  # fmt: skip
    table.do("flip", clearing=1)
    assert table.at(1) == {"corvids": 1}
    assert table.score("corvids") == 2
    assert table.events("hospitals") == []
    assert (table.player, table.asked) == (
        "corvids",
        "flip-plots",
    )  # no hospitals are asked for, with an anvil
    table.do("continue").do("recruit", card="foxfolk-steel", suit="fox")
    assert table.at(1) == {"corvids": 2}


@pytest.mark.parametrize(
    ("items", "left"),
    [
        (("2 boot",), {"boot damaged": 2}),
        (("boot damaged", "sword"), {"boot damaged": 1, "sword damaged": 1}),
        (("boot damaged",), {"boot damaged": 1}),
    ],
)
def test_a_bomb_and_a_poor_vagabond(items: tuple[str, ...], left: dict[str, int]) -> None:
    """13.7.1, 9.2.2.1: the pawn stays and what he has is damaged; it makes no points."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {9: "bomb, corvids"}, corvids={"hand": ["anvil"]},
            vagabond=wanderer(9, *items),
        )
    )  # fmt: skip
    table.do("flip", clearing=9)
    assert carried(table) == left
    assert table.seat("vagabond")["pawn"] == 9
    assert table.score("corvids") == 1


# --- snare ----------------------------------------------------------------------------------------------------
def test_a_snare_and_the_marquise() -> None:
    """13.7.2, 6.5.3: she recruits at her other recruiter; wood does not come to a sawmill there."""
    stand = {9: "up snare, 3 marquise, recruiter", 2: "marquise, recruiter"}
    table = Table(position("marquise", "daylight", "actions", stand, corvids={}))
    table.do("recruit")
    assert (table.at(9)["marquise"], table.at(2)["marquise"]) == (3, 2)
    wood = Table(
        position(
            "marquise", "birdsong", "wood", {9: "up snare, 3 marquise, sawmill", 2: "sawmill"}, corvids={}
        )
    )
    assert wood.state.phase == "daylight"
    assert (wood.at(9)["wood"], wood.at(2)["wood"]) == (0, 1)


def test_a_snare_and_a_way_elsewhere() -> None:
    """13.7.2, 7.5.2: where another clearing of the suit will do, the card must be done there."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "up snare, 3 eyrie, roost", 2: "eyrie"}, used=done("builder"),
            eyrie={**decree(move=["sword"]), "hand": []}, corvids={},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse")
    assert table.values("move", "origin") == [2]


def test_a_snare_and_the_whole_decree() -> None:
    """13.7.2, 7.7: the Vizier in a column finds no way either, and birds are lost."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "up snare, roost, 3 eyrie"},
            eyrie={**decree("charismatic"), "hand": [], "score": 5}, corvids={},
        )
    )  # fmt: skip
    table.do("resolve", suit="bird")
    assert table.asked == "new-leader"
    assert table.score("eyrie") == 3


def test_a_snare_and_the_alliance_at_home() -> None:
    """13.7.2, 8.5.3, 8.6.1.3: the base of a snared clearing trains, but its warriors are not placed."""
    table = Table(
        position(
            "alliance", "daylight", None, {9: "up snare, alliance, base"},
            alliance={"hand": ["sword"], "officers": 1}, corvids={},
        )
    )  # fmt: skip
    table.do("train", card="sword")
    assert table.seat("alliance")["officers"] == 2
    evening = Table(
        position(
            "alliance", "evening", "operations", {9: "up snare, alliance, base", 5: "base"},
            alliance={"officers": 1}, corvids={},
        )
    )  # fmt: skip
    assert evening.values("recruit", "clearing") == [5]


def test_a_snare_and_the_company_of_the_vagabond() -> None:
    """13.7.2, 9.2.9.2.2: nobody walks out of it; he slips out alone, and an ally may come in with him."""
    out = daylight(
        wanderer(9, "2 boot", relationships={"marquise": 3}), {9: "up snare, 2 marquise"}, corvids={}
    )
    out.refuses("move", "13.7.2", destination=4)
    into = daylight(
        wanderer(4, "2 boot", relationships={"marquise": 3}), {9: "up snare", 4: "2 marquise"}, corvids={}
    )
    into.do("move", destination=9).do("bring", target="marquise", count=2)
    assert into.at(9)["marquise"] == 2
    assert into.seat("vagabond")["pawn"] == 9
    into.refuses("move", "13.7.2", destination=4)


# --- battles ---------------------------------------------------------------------------------------------------
def test_agents_against_the_commander() -> None:
    """7.8.3, 13.2.5: one more on each side, and a plot falls only after the warriors."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "4 eyrie, 3 corvids, bomb"}, used=done("commander"),
            eyrie={**decree("commander", battle=["sword"]), "hand": []}, corvids={},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="corvids").roll(2, 1)
    assert table.at(9) == {"eyrie": 2, "bomb": 1}
    assert table.score("eyrie") == 0


def test_a_raid_by_the_vagabond() -> None:
    """13.2.5, 13.7.4, 9.2.9.3.1: agents cost an item; the plot brings its point and infamy, then its raid."""
    table = daylight(wanderer(9, "3 sword"), {9: "corvids, raid"}, corvids={"hand": []})
    table.do("battle", clearing=9, target="corvids").roll(2, 0)
    damage(table, "sword")
    assert table.at(9) == {}
    assert [table.at(c)["corvids"] for c in (1, 4, 12)] == [1, 1, 1]
    assert table.score("vagabond") == 2
    assert table.seat("vagabond")["relationships"]["corvids"] == "hostile"


# --- exposure ----------------------------------------------------------------------------------------------------
def test_a_wrong_guess_and_then_outrage() -> None:
    """13.2.4, 8.2.6: the last card went to the Corvids, so the hand is shown and a card is drawn."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "raid, 2 marquise", 1: "sympathy"},
            marquise={"hand": ["sword"]}, corvids={},
        )
    )  # fmt: skip
    table.do("expose", clearing=9, card="sword", plot="bomb")
    assert (table.hand("marquise"), table.hand("corvids")) == ([], ["sword"])
    table.do("move", origin=9, destination=1, count=1)
    assert table.state.is_chance
    table.draw("anvil")
    assert table.seat("alliance")["supporters"] == ["anvil"]


def test_supporters_are_no_card_to_show() -> None:
    """13.2.4, 8.2.3: the Alliance guesses with a card of its hand."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {9: "raid, alliance"},
            alliance={"hand": ["anvil"], "supporters": ["sword"]}, corvids={},
        )
    )  # fmt: skip
    table.refuses("expose", clearing=9, card="sword", plot="raid")
    table.refuses("expose", clearing=9, card="anvil", plot="raid")


def test_a_sympathy_token_will_do_to_guess() -> None:
    """13.2.4: any piece stands there; the plot goes and no raid comes of it."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {9: "raid, sympathy"}, alliance={"hand": ["sword"]}, corvids={}
        )
    )
    table.do("expose", clearing=9, card="sword", plot="raid")
    assert table.score("alliance") == 1
    assert table.hand("alliance") == ["sword"]
    assert table.on_map("corvids") == 0


def test_a_guess_before_a_card_of_the_decree() -> None:
    """13.2.4, 1.4.2: between two cards a plot may go, and the Decree goes on."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "snare, 3 eyrie, roost"}, used=done("builder"),
            eyrie={**decree(recruit=["root-tea-mouse"]), "hand": ["sword"]}, corvids={},
        )
    )  # fmt: skip
    table.do("expose", clearing=9, card="sword", plot="snare")
    assert table.score("eyrie") == 1
    table.do("resolve", suit="mouse")
    table.do("recruit", clearing=9)
    assert table.at(9) == {"eyrie": 4, "roost": 1}


# --- coalition ---------------------------------------------------------------------------------------------------
def test_a_coalition_with_the_corvids() -> None:
    """9.2.8, 16.6.8, 13.7.1, 13.2.4: no battle, no bomb, no guess between partners; they win together."""
    seats = ("corvids", "marquise", "eyrie", "vagabond")
    partner = {
        **wanderer(9, "boot", "sword"), "score": None, "dominance": "dominance-fox", "coalition": "corvids",
        "hand": ["sword"],
    }  # fmt: skip
    table = Table(
        position(
            "corvids", "birdsong", "flip", {9: "bomb, corvids, 2 marquise"}, seats=seats, vagabond=partner,
            eyrie=decree(), corvids={"hand": ["anvil"], "score": 29},
        )
    )  # fmt: skip
    table.do("flip", clearing=9)
    assert table.winners == ("corvids", "vagabond")
    fight = Table(
        position(
            "corvids", "daylight", "actions", {9: "3 corvids"}, seats=seats, vagabond=partner, eyrie=decree()
        )
    )
    fight.refuses("battle", "4.3", clearing=9, target="vagabond")
    guess = Table(
        position(
            "vagabond", "daylight", "actions", {9: "bomb, corvids"}, seats=("vagabond", "marquise", "eyrie", "corvids"),
            vagabond=partner, eyrie=decree(),
        )
    )  # fmt: skip
    guess.refuses("expose", "13.2.4", clearing=9, card="sword", plot="bomb")
    assert rl.action("vagabond", "battle", clearing=9, target="corvids") not in guess.legal()

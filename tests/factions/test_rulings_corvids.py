"""Hard cases of the Corvids, each a position with the outcome that the Law requires."""

from __future__ import annotations

import pytest

from tests.pack import carried, damage, wanderer
from tests.positions import Position, Table, decree, done, position


def test_corv_01_a_snare_stops_enemy_placement() -> None:
    """13.7.2, 6.4, 6.5.3, 13.4.3: no wood, warrior, building or sympathy, but Corvid warriors."""
    stand = {
        11: "up snare, recruiter, sawmill, 3 marquise, no ruin", 9: "recruiter, 2 wood, 2 marquise",
        12: "sympathy",
    }  # fmt: skip
    marquise = Table(position("marquise", "birdsong", "wood", stand, alliance={}))
    assert marquise.at(11)["wood"] == 0
    marquise.do("continue").do("recruit")
    assert (marquise.at(11)["marquise"], marquise.at(9)["marquise"]) == (3, 3)
    marquise.refuses("build", "13.7.2", clearing=11, piece="sawmill")
    alliance = Table(
        position("alliance", "birdsong", "spread", stand, alliance={"supporters": ["sword", "investments"]})
    )
    alliance.refuses("spread_sympathy", "13.7.2", clearing=11)
    corvids = Table(position("corvids", "birdsong", "recruit", stand, corvids={"hand": ["sword"]}))
    corvids.do("recruit", card="sword", suit="mouse")
    assert [corvids.at(c)["corvids"] for c in (2, 7, 9, 11)] == [1, 1, 1, 1]


def test_corv_03_a_snare_and_the_vagabond() -> None:
    """9.4.2, 13.7.2: he slips away from a snare, and moves away from it with no boot."""
    stand = {10: "up snare"}
    who = wanderer(10, "boot", "boot")
    slipping = Table(position("vagabond", "birdsong", "slip", stand, vagabond=who))
    assert {2, 12} <= set(slipping.values("slip", "destination"))
    moving = Table(position("vagabond", "daylight", "actions", stand, vagabond=who))
    assert moving.values("move", "destination") == []
    moving.refuses("move", "13.7.2", destination=12)


def test_corv_05_a_revolt_on_a_snare() -> None:
    """8.4.1.3, 13.7.2: the snare leaves first, and then nothing forbids the base."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {9: "sympathy, up snare, 2 corvids"},
            alliance={"supporters": ["sword", "investments"], "score": 3}, corvids={"hand": ["anvil"]},
        )
    )  # fmt: skip
    table.do("revolt", clearing=9).do("spend_supporter", card="investments").do(
        "spend_supporter", card="sword"
    )
    assert table.score("alliance") == 4
    assert table.at(9) == {"sympathy": 1, "base": 1, "alliance": 1}


def test_corv_06_the_bomb_scores_clears_and_goes() -> None:
    """13.4.2, 13.7.1, 3.2.1: points for face-up plots, then for what leaves; none for the bomb."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {6: "bomb, 2 corvids, 3 marquise, sawmill, 2 wood", 10: "up snare"},
            corvids={"score": 8},
        )
    )  # fmt: skip
    table.do("flip", clearing=6)
    assert table.at(6) == {"corvids": 2, "ruin": 1}
    assert table.score("corvids") == 13
    assert table.on_map("up snare") == 1
    assert table.on_map("up bomb") == 0
    assert {event.points for event in table.events("scored")} == {2, 3}


def test_corv_07_what_follows_a_bomb() -> None:
    """13.7.1, 6.2.3, 8.2.6, 9.2.2.1: hospitals, outrage and three damaged items, once all have left."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {9: "bomb, corvids, 2 marquise, sympathy", 1: "keep"},
            corvids={"hand": ["root-tea-mouse"]}, marquise={"hand": ["investments"]},
            alliance={"supporters": ["anvil"]}, vagabond=wanderer(9, "sword", "boot", "tea", "torch"),
        )
    )  # fmt: skip
    table.do("flip", clearing=9)
    assert table.at(9) == {"corvids": 1}
    assert table.score("corvids") == 2
    assert (table.player, table.asked) == ("corvids", "order-triggers")
    table.choose("first_trigger", target="marquise")
    assert (table.player, table.asked) == ("marquise", "field-hospitals")
    table.do("field_hospitals", card="investments")
    assert table.at(1) == {"keep": 1, "marquise": 2}
    table.choose("first_trigger", target="vagabond")
    damage(table, "boot", "sword", "torch")
    assert carried(table) == {"boot damaged": 1, "sword damaged": 1, "torch damaged": 1, "tea": 1}
    assert table.seat("vagabond")["pawn"] == 9
    assert (table.player, table.asked) == ("corvids", "outrage")
    table.do("give_supporter", card="root-tea-mouse")
    assert len(table.seat("alliance")["supporters"]) == 2
    assert table.hand("corvids") == []


def test_corv_08_the_rising_cost_of_plots() -> None:
    """13.5.2, 13.6.1: one warrior more for each plot placed this turn, in the Evening too."""
    stand = {2: "corvids", 7: "2 corvids", 9: "3 corvids", 11: "4 corvids, no ruin"}
    table = Table(position("corvids", "daylight", "actions", stand))
    table.do("plot", clearing=2, plot="bomb").do("plot", clearing=7, plot="snare")
    table.do("plot", clearing=9, plot="raid")
    table.refuses("plot", "13.5", clearing=11, plot="raid")
    table.do("end").do("plot", clearing=11, plot="raid")
    assert [dict(table.at(c)) for c in (2, 7, 9, 11)] == [{"bomb": 1}, {"snare": 1}, {"raid": 1}, {"raid": 1}]
    other = Table(position("corvids", "daylight", "actions", stand)).do("plot", clearing=9, plot="bomb")
    assert other.at(9) == {"bomb": 1, "corvids": 2}
    other.refuses("plot", "13.5.2", clearing=2, plot="bomb")


def test_corv_09_where_plots_may_be_placed() -> None:
    """13.5.2, 13.2.2, 13.2.2.2, 6.2.2, 1.5.1: not with the keep, not on a plot, no third bomb."""
    table = Table(
        position(
            "corvids", "daylight", "actions",
            {
                1: "keep, 2 corvids", 6: "up raid, 2 corvids", 8: "corvids, 5 marquise", 3: "bomb", 4: "bomb",
                7: "snare, 2 corvids",
            },
        )
    )  # fmt: skip
    table.refuses("plot", "6.2.2", clearing=1, plot="snare")
    table.refuses("plot", "13.2.2.2", clearing=6, plot="snare")
    table.refuses("plot", "13.2.2.2", clearing=7, plot="snare")
    table.refuses("plot", "13.2.2", "1.5.1", clearing=8, plot="bomb")
    table.do("plot", clearing=8, plot="snare")
    assert table.at(8) == {"marquise": 5, "snare": 1}


def test_corv_11_right_and_wrong_guesses() -> None:
    """13.2.4, 13.7.4, 3.2.1: a wrong guess costs the card, a right one takes the plot and its effect."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "raid, marquise"}, corvids={"hand": ["sword"]},
            marquise={"hand": ["root-tea-mouse", "armorers", "anvil"], "score": 6},
        )
    )  # fmt: skip
    table.refuses("expose", "2.1.1", clearing=9, card="anvil", plot="raid")
    table.do("expose", clearing=9, card="root-tea-mouse", plot="bomb")
    assert table.hand("corvids") == ["root-tea-mouse", "sword"]
    assert table.hand("marquise") == ["anvil", "armorers"]
    assert table.at(9) == {"marquise": 1, "raid": 1}
    table.do("expose", clearing=9, card="armorers", plot="raid")
    assert table.hand("marquise") == ["anvil", "armorers"]
    assert table.score("marquise") == 7
    assert table.at(9) == {"marquise": 1}
    assert table.on_map("corvids") == 0


def test_corv_17_flipping_and_scoring() -> None:
    """13.4.2: a point for each face-up plot then on the map; only where a Corvid warrior stands."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {2: "extortion, corvids", 6: "raid, corvids", 10: "snare"},
            corvids={"score": 3},
        )
    )  # fmt: skip
    table.refuses("flip", "13.4.2", clearing=10)
    assert table.offers("continue")
    table.do("flip", clearing=2)
    assert table.score("corvids") == 4
    table.do("flip", clearing=6)
    assert table.score("corvids") == 6
    assert table.asked == "corvids-actions"
    assert len(table.values("move", "origin")) == 2
    assert table.state.to_dict()["turn"]["used"] == {"begun": False}


def evening(hand: list[str]) -> Table:
    return Table(
        position(
            "corvids",
            "evening",
            "exert",
            {2: "up extortion", 7: "up extortion", 9: "2 corvids, marquise"},
            corvids={"hand": hand},
        )
    )


def test_corv_19_exerting_replaces_the_draw() -> None:
    """13.6.1, 13.6.2: one more action and no card, or a card and one for each face-up extortion."""
    held = ["anvil", "bake-sale", "sword"]
    table = evening(held).do("battle", clearing=9, target="marquise").roll(0, 0)
    assert (table.player, table.state.phase) == ("marquise", "daylight")
    assert table.events("drew") == []
    assert len(table.hand("corvids")) == 3
    drawing = evening(held).do("continue").draw("armorers", "armorers", "sappers")
    assert not drawing.state.is_chance
    assert (drawing.player, drawing.asked) == ("corvids", "discard")
    drawing.do("discard", card="anvil")
    assert len(drawing.hand("corvids")) == 5
    assert drawing.player == "marquise"


# --- cases of others in which the Corvids play ------------------------------------------------------------
def test_core_03_rule_compares_with_each_player() -> None:
    """2.5: three against two and two."""
    table = Table(position("marquise", "daylight", "actions", {9: "3 marquise, 2 alliance, 2 corvids"}))
    assert table.state.rules(9) == "marquise"


def test_marq_01_the_keep_and_the_corvids() -> None:
    """6.2.2, 13.5.2, 13.4.3: no plot with the keep; recruits appear in the other fox clearings."""
    stand = {1: "keep, 2 marquise, alliance, 2 corvids"}
    plotting = Table(position("corvids", "daylight", "actions", stand))
    plotting.refuses("plot", "6.2.2", clearing=1, plot="raid")
    table = Table(position("corvids", "birdsong", "recruit", stand, corvids={"hand": ["anvil"]}))
    table.do("recruit", card="anvil", suit="fox")
    assert [table.at(c)["corvids"] for c in (1, 6, 8, 12)] == [2, 1, 1, 1]


def test_all_04_placing_is_not_moving() -> None:
    """8.2.6, 13.4.3, 13.7.4: recruits and the warriors of a raid cause no outrage."""
    stand = {3: "roost, sympathy", 10: "sympathy", 12: "raid, 2 eyrie"}
    recruiting = Table(position("corvids", "birdsong", "recruit", stand, corvids={"hand": ["bake-sale"]}))
    recruiting.do("recruit", card="bake-sale", suit="rabbit")
    assert (recruiting.at(3)["corvids"], recruiting.at(10)["corvids"]) == (1, 1)
    assert recruiting.events("outrage") == []
    battle = Table(
        position(
            "eyrie", "daylight", "decree", stand, used=done(), eyrie=decree(battle=["anvil"]), corvids={},
            alliance={},
        )
    )  # fmt: skip
    battle.do("resolve", suit="fox").do("battle", clearing=12, target="corvids").roll(0, 0)
    assert battle.at(12) == {"eyrie": 1, "ruin": 1}
    assert battle.at(10) == {"sympathy": 1, "corvids": 1, "ruin": 1}
    assert battle.events("outrage") == []
    eyrie: Position = {**decree(recruit=["bake-sale"]), "hand": []}
    recruit = Table(position("eyrie", "daylight", "decree", stand, used=done(), eyrie=eyrie))
    recruit.do("resolve", suit="rabbit").do("recruit", clearing=3)
    assert recruit.events("outrage") == []


@pytest.mark.parametrize("plots", [2, 1])
def test_corv_19_variant_face_down_extortions_add_nothing(plots: int) -> None:
    """13.6.2: only those that lie face up."""
    stand = {2: "up extortion", 7: "extortion"} if plots == 1 else {2: "up extortion", 7: "up extortion"}
    table = Table(position("corvids", "evening", "exert", stand)).do("continue")
    n = 0
    while table.state.is_chance:
        table.draw(table.deck[0])
        n += 1
    assert n == 1 + plots

"""The Corvids' chapter, article by article: setup, Birdsong, Daylight, Evening."""

from __future__ import annotations

import pytest

import rootlab as rl
from rootlab.record.start import start_state
from tests.positions import Table, position
from tests.sets import ends


# --- 13.3 ------------------------------------------------------------------------------------------------
def test_setup() -> None:
    """13.3.1, 13.3.2, 13.2.2: a warrior in a clearing of each suit, not with the keep; plots in supply."""
    table = Table(start_state(("marquise", "corvids")))
    table.draw("anvil", "sword", "bake-sale", "investments", "sappers", "armorers")
    table.do("place_keep", clearing=1).do("place_building", clearing=1, piece="sawmill")
    table.do("place_building", clearing=5, piece="workshop").do(
        "place_building", clearing=9, piece="recruiter"
    )
    assert (table.player, table.asked) == ("corvids", "setup-scatter")
    assert table.values("scatter", "clearing") == [6, 8, 12]
    table.refuses("scatter", "6.2.2", clearing=1)
    table.refuses("scatter", "13.3.2", clearing=4)
    table.do("scatter", clearing=12)
    assert table.values("scatter", "clearing") == [3, 4, 5, 10]
    table.do("scatter", clearing=10)
    assert table.values("scatter", "clearing") == [2, 7, 9, 11]
    table.do("scatter", clearing=2)
    assert table.on_map("corvids") == 3
    assert table.state.supply_n[table.state.match.seats[1]] == 12
    assert table.player == "marquise"
    supply = Table(position("corvids", "daylight", "actions", {2: "corvids"}))
    assert supply.values("plot", "plot") == ["bomb", "snare", "extortion", "raid"]


# --- 13.2 ------------------------------------------------------------------------------------------------
def test_crafting_with_plots_of_either_side() -> None:
    """13.2.1, 13.4.1: in Birdsong, with plots face up or face down, each once a turn."""
    table = Table(
        position(
            "corvids", "birdsong", "craft", {1: "up raid", 6: "bomb", 7: "snare"},
            corvids={"hand": ["sword", "anvil", "root-tea-mouse", "bake-sale"]},
        )
    )  # fmt: skip
    table.refuses("craft", "4.1.1", card="bake-sale")
    table.do("craft", card="sword")
    assert table.score("corvids") == 2
    ruling = table.refuses("craft", "4.1.1", card="anvil")
    assert "no plot of the Corvids is left there to activate" in ruling.text("en")
    table.do("craft", card="root-tea-mouse")
    assert table.seat("corvids")["items"] == ["sword", "tea"]
    table.do("continue")
    table.refuses("craft", "13.4.1", card="anvil")


def test_one_plot_in_a_clearing() -> None:
    """13.2.2.2: a clearing holds one plot, and a file that says two is refused."""
    with pytest.raises(rl.PositionError) as fault:
        rl.load_position(position("corvids", "daylight", "actions", {2: "bomb, up snare"}))
    assert [one.law for one in fault.value.faults] == ["13.2.2.2"]


def test_nimble() -> None:
    """13.2.3: they move whoever rules."""
    table = Table(position("corvids", "daylight", "actions", {1: "corvids, 3 marquise", 5: "2 marquise"}))
    table.do("move", origin=1, destination=5, count=1)
    assert table.at(5) == {"corvids": 1, "marquise": 2}


@pytest.mark.parametrize(("plot", "left"), [("", 2), ("snare, ", 1), ("up snare, ", 2)])
def test_embedded_agents(plot: str, left: int) -> None:
    """13.2.5: as defender a face-down plot there deals an extra hit; a face-up one does not."""
    stand = {9: f"{plot}2 corvids, 2 marquise"}
    table = Table(position("marquise", "daylight", "actions", stand, corvids={}))
    table.do("battle", clearing=9, target="corvids").roll(0, 0)
    assert table.at(9)["marquise"] == left


def test_embedded_agents_without_warriors() -> None:
    """13.2.5: they deal it even if they are defenseless, and lose the plot."""
    table = Table(position("marquise", "daylight", "actions", {9: "snare, 2 marquise"}, corvids={}))
    table.do("battle", clearing=9, target="corvids").roll(0, 0)
    assert table.at(9) == {"marquise": 1}
    assert table.score("marquise") == 1


def test_no_agents_as_attacker() -> None:
    """13.2.5: only as defender."""
    table = Table(position("corvids", "daylight", "actions", {9: "snare, corvids, 2 marquise"}))
    table.do("battle", clearing=9, target="marquise").roll(0, 0)
    assert table.at(9) == {"snare": 1, "corvids": 1, "marquise": 2}


# --- 13.4 ------------------------------------------------------------------------------------------------
def test_flip_any_number_or_none() -> None:
    """13.4.2: optional, any number of times, where a Corvid warrior stands; the side stays up."""
    table = Table(
        position("corvids", "birdsong", "craft", {2: "snare, corvids", 7: "raid, corvids", 3: "raid"})
    ).do("continue")
    assert table.asked == "flip-plots"
    assert table.values("flip", "clearing") == [2, 7]
    table.refuses("flip", "13.4.2", clearing=3)
    table.refuses("flip", "13.2.2.1", clearing=4)
    table.do("flip", clearing=7).do("flip", clearing=2)
    assert table.score("corvids") == 3
    assert (table.at(2), table.at(7)) == ({"up snare": 1, "corvids": 1}, {"up raid": 1, "corvids": 1})
    assert table.asked == "corvids-actions"


def test_flipping_can_win() -> None:
    """13.4.2, 3.1: the points come before the effect, and thirty end the game."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {2: "bomb, corvids, keep", 7: "up snare"}, corvids={"score": 28}
        )
    )
    table.do("flip", clearing=2)
    assert table.winners == ("corvids",)
    assert table.at(2)["keep"] == 1


def test_recruit_with_any_card() -> None:
    """13.4.3: once a turn, any card, a warrior in each clearing of its suit."""
    table = Table(
        position(
            "corvids", "birdsong", "recruit", {1: "2 marquise"}, corvids={"hand": ["anvil", "ambush-mouse"]}
        )
    )
    assert {a.suit for a in table.legal("recruit")} == {"fox", "mouse"}
    table.refuses("recruit", "2.1.1", card="anvil", suit="mouse")
    table.refuses("recruit", "13.4.3", card="anvil", suit="bird")
    table.do("recruit", card="anvil", suit="fox")
    assert [table.at(c)["corvids"] for c in (1, 6, 8, 12)] == [1, 1, 1, 1]
    assert table.discarded == ["anvil"]
    table.refuses("recruit", "13.4.3", card="ambush-mouse", suit="mouse")


def test_recruit_with_a_bird() -> None:
    """13.4.3: a bird is spent for one suit of their choice."""
    table = Table(position("corvids", "birdsong", "recruit", corvids={"hand": ["sappers"]}))
    assert table.values("recruit", "suit") == ["fox", "rabbit", "mouse"]
    table.do("recruit", card="sappers", suit="rabbit")
    assert [table.at(c)["corvids"] for c in (3, 4, 5, 10)] == [1, 1, 1, 1]
    assert table.on_map("corvids") == 4


def test_recruit_with_a_dominance_card() -> None:
    """13.4.3, 3.3.3: it is spent for its suit and becomes available."""
    table = Table(position("corvids", "birdsong", "recruit", corvids={"hand": ["dominance-mouse"]}))
    table.do("recruit", card="dominance-mouse", suit="mouse")
    assert table.available == ["dominance-mouse"]
    assert table.on_map("corvids") == 4


def test_recruit_with_a_short_supply() -> None:
    """13.4.3, 1.5.4: as many as there are, where they like, each set once."""
    table = Table(position("corvids", "birdsong", "recruit", {5: "13 corvids"}, corvids={"hand": ["anvil"]}))
    table.do("recruit", card="anvil", suit="fox")
    assert table.asked == "place-short"
    table.refuses("place", "1.5.4", piece="warrior", clearing=12)
    table.refuses("place", "1.5.4", piece="warrior", clearing=5)
    found = ends(table.state, lambda s: tuple(Table(s).at(c)["corvids"] for c in (1, 6, 8, 12)))
    assert len(found) == len(set(found)) == 6
    assert all(sum(end) == 2 and max(end) == 1 for end in found)


def test_no_recruiting_without_warriors() -> None:
    """13.4.3: with none in supply nothing is asked."""
    table = Table(position("corvids", "birdsong", "recruit", {5: "15 corvids"}, corvids={"hand": ["anvil"]}))
    assert table.asked == "corvids-actions"
    table.refuses("recruit", "1.5.1", card="anvil", suit="fox")


# --- 13.5 ------------------------------------------------------------------------------------------------
def test_three_actions() -> None:
    """13.5, 13.5.1, 13.5.3: three of any kind, in any order."""
    table = Table(position("corvids", "daylight", "actions", {1: "3 corvids", 5: "2 marquise"}))
    table.do("move", origin=1, destination=5, count=3)
    table.do("battle", clearing=5, target="marquise").roll(1, 0)
    table.do("move", origin=5, destination=2, count=1)
    assert table.verbs() == ["end"]
    table.refuses("move", "13.5", origin=5, destination=2, count=1)
    assert table.state.to_dict()["turn"]["used"]["actions"] == 3


def test_plot() -> None:
    """13.5.2: a warrior of that clearing gives way to a plot, face down; no rule is needed."""
    table = Table(position("corvids", "daylight", "actions", {8: "corvids, 4 marquise", 2: "2 corvids"}))
    table.do("plot", clearing=8, plot="extortion")
    assert table.at(8) == {"marquise": 4, "extortion": 1}
    assert table.state.to_dict()["turn"]["used"] == {"begun": True, "actions": 1, "plots": 1}
    table.refuses("plot", "13.5.2", clearing=3, plot="extortion")
    table.do("plot", clearing=2, plot="extortion")
    assert table.at(2) == {"extortion": 1}
    table.refuses("plot", "13.2.2", clearing=8, plot="extortion")


def test_trick() -> None:
    """13.5.4, 16.6.31: two plots of the same side change places, keep or snare or not."""
    table = Table(
        position(
            "corvids", "daylight", "actions",
            {1: "keep, up raid", 2: "up snare", 3: "bomb", 4: "bomb", 5: "extortion", 7: "up raid"},
            marquise={"hand": ["anvil"]},
        )
    )  # fmt: skip
    pairs = [(a.clearing, a.destination) for a in table.legal("trick")]
    assert pairs == [(1, 2), (2, 7), (3, 4), (3, 5), (4, 5)]
    table.refuses("trick", "13.5.4", clearing=1, destination=7)
    table.refuses("trick", "13.5.4", clearing=2, destination=1)
    table.refuses("trick", "13.5.4", clearing=2, destination=3)
    table.refuses("trick", "13.5.4", clearing=3, destination=9)
    table.refuses("trick", "13.5.4", clearing=3, destination=3)
    table.do("trick", clearing=1, destination=2).do("trick", clearing=3, destination=5)
    assert (table.at(1), table.at(2)) == ({"keep": 1, "up snare": 1}, {"up raid": 1})
    assert (table.at(3), table.at(5)) == ({"extortion": 1}, {"bomb": 1})
    assert table.state.to_dict()["turn"]["used"]["actions"] == 2


# --- 13.6 ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("verb", ["move", "battle", "plot", "trick"])
def test_exert(verb: str) -> None:
    """13.6.1: any one action of Daylight, and then no card; the discard is as ever."""
    table = Table(
        position(
            "corvids", "evening", "exert", {9: "2 corvids, marquise", 2: "raid", 3: "bomb"},
            corvids={"hand": ["anvil", "armorers", "sword", "bake-sale", "investments", "sappers"]},
        )
    )  # fmt: skip
    assert table.verbs() == ["battle", "move", "plot", "trick", "continue"]
    table.game.play(table.legal(verb)[0], auto_chance=False)
    if verb == "battle":
        table.roll(0, 0)
    assert table.asked == "discard"
    assert table.state.to_dict()["turn"]["used"]["exert"] is True
    table.refuses("move", "13.6.1", origin=9, destination=1, count=1)
    table.do("discard", card="anvil")
    assert table.player == "marquise"
    assert table.events("drew") == []


def test_draw() -> None:
    """13.6.2: one card, and no window of theirs for exposing plots."""
    table = Table(position("corvids", "evening", "draw", {9: "corvids, bomb"}, corvids={"hand": ["sword"]}))
    assert table.deck
    table.draw("anvil")
    assert table.player == "marquise"


# --- positions -------------------------------------------------------------------------------------------
def test_what_a_turn_has_spent_is_kept() -> None:
    """13.5, 13.4.3: a file can say that they recruited, and how many plots they placed."""
    used = {"actions": 1, "plots": 1, "recruit": True}
    table = Table(position("corvids", "daylight", "actions", {2: "corvids", 7: "2 corvids"}, used=used))
    table.refuses("plot", "13.5.2", clearing=2, plot="bomb")
    assert table.offers("plot", clearing=7, plot="bomb")
    assert table.state.to_dict()["turn"]["used"] == {"begun": False, **used}


FAULTS = {
    "13.2.2.1": {"2": {"tokens": [{"plot": None}]}},
    "1.5.1": {"2": {"tokens": [{"plot": "bomb"}]}, "3": {"tokens": [{"plot": "bomb", "up": True}]},
              "4": {"tokens": [{"plot": "bomb"}]}},
    "13.2.4": {"2": {"tokens": [{"plot": "bomb", "up": False, "not": ["snare", "bomb"]}]}},
}  # fmt: skip


@pytest.mark.parametrize("law", FAULTS)
def test_faults_of_plots(law: str) -> None:
    """13.2.2: what cannot lie on the map is named."""
    with pytest.raises(rl.PositionError) as error:
        rl.load_position({"rootlab": 1, "seats": ["corvids", "eyrie"], "clearings": FAULTS[law]})
    assert [fault.law for fault in error.value.faults] == [law]
    assert error.value.faults[0].text("en").endswith(".")


@pytest.mark.parametrize(
    ("known", "law"), [({"bomb": [2, 3]}, "13.2.2.1"), ({"raid": [2, 7]}, "13.2.2"), ({"snare": [2, 7]}, "")]
)
def test_faults_of_what_is_known(known: dict[str, list[int]], law: str) -> None:
    """13.2.2: what everybody knows must be so."""
    start = position("corvids", "daylight", "actions", {2: "raid", 7: "raid"}, corvids={"at_most_one": known})
    if not law:
        assert rl.load_position(start).to_dict()["players"]["corvids"]["at_most_one"] == known
        return
    with pytest.raises(rl.PositionError) as error:
        rl.load_position(start)
    assert [fault.law for fault in error.value.faults] == [law]
    assert error.value.faults[0].text("en").endswith(".")


def test_a_plot_needs_a_seat_of_the_corvids() -> None:
    """1.5.2: without them no plot lies on the map."""
    with pytest.raises(rl.PositionError) as error:
        rl.load_position(
            {"rootlab": 1, "seats": ["marquise", "eyrie"], "clearings": {"2": {"tokens": [{"plot": "bomb"}]}}}
        )
    assert error.value.faults[0].law == "1.5.2"

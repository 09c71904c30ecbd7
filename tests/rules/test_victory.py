"""3.1 and 3.2: winning with 30 points, and what everybody scores for."""

from __future__ import annotations

import pytest

import rootlab as rl
from rootlab.components.names import EYRIE, MARQUISE
from rootlab.rules.victory import score_together
from tests.positions import Table, decree, done, position


def test_thirty_points_win_at_once() -> None:
    """3.1: in the middle of a Daylight, with actions left."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "3 marquise, 3 wood", 5: "2 sawmill"},
            marquise={"score": 28},
        )
    )  # fmt: skip
    table.do("build", clearing=9, piece="sawmill")
    assert table.winners == ("marquise",)
    assert table.state.won_by == "3.1"
    assert table.score("marquise") == 30
    assert table.legal() == []
    assert table.player is None
    with pytest.raises(rl.RootlabError):
        table.do("end", by="marquise")


def test_twenty_nine_do_not() -> None:
    """3.1: one point less, and the game goes on."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "3 marquise, 3 wood", 5: "2 sawmill"},
            marquise={"score": 27},
        )
    )  # fmt: skip
    table.do("build", clearing=9, piece="sawmill")
    assert (table.winners, table.score("marquise")) == ((), 29)


def test_a_win_cuts_the_turn_short() -> None:
    """3.1: what the Decree still asks for is not done, and no Evening follows."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "3 eyrie, wood", 3: "roost", 4: "roost"},
            used=done(), eyrie={**decree(battle=["sword", "anvil"]), "score": 29},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="marquise").roll(2, 1)
    assert table.winners == ("eyrie",)
    assert table.score("eyrie") == 30
    assert table.state.phase == "daylight"


def both_lose_a_building(attacker: int, defender: int) -> Table:
    """An Eyrie under the Commander and a Marquise with Sappers each lose a building in one battle."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "eyrie, roost, marquise, workshop"},
            used=done("commander", "move"), marquise={"crafted": ["sappers"], "score": defender},
            eyrie={**decree("commander"), "score": attacker},
        )
    )  # fmt: skip
    table.do("resolve", suit="bird").do("battle", clearing=9, target="marquise").roll(1, 1).do("sappers")
    assert table.at(9) == {}
    return table


def test_both_at_thirty() -> None:
    """3.1: if both get there at the same time, the player whose turn it is wins."""
    table = both_lose_a_building(29, 29)
    assert table.state.scores == {"eyrie": 30, "marquise": 30}
    assert table.winners == ("eyrie",)


def test_the_other_player_may_win() -> None:
    """3.1: if only the other gets there, the other wins."""
    assert both_lose_a_building(20, 29).winners == ("marquise",)
    assert both_lose_a_building(20, 28).winners == ()


def test_points_for_buildings_and_tokens() -> None:
    """3.2.1: one for each that is removed; none for warriors, none to their owner."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "3 eyrie, marquise, workshop, wood"},
            used=done(), eyrie=decree(battle=["sword"]), marquise={"score": 4},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="marquise").roll(3, 0)
    assert table.at(9) == {"eyrie": 3}
    assert table.score("eyrie") == 2
    assert table.score("marquise") == 4
    assert [(e.points, e.article) for e in table.events("scored")] == [(2, "3.2.1")]


def test_no_points_for_warriors() -> None:
    """3.2.1: warriors are worth nothing to who removes them."""
    table = Table(position("marquise", "daylight", "actions", {9: "3 marquise, 3 eyrie"}))
    table.do("battle", clearing=9, target="eyrie").roll(3, 3)
    assert table.state.scores == {"marquise": 0, "eyrie": 0}


def test_no_points_for_removing_ones_own() -> None:
    """3.2.1: wood that pays for a building scores nothing by being removed."""
    table = Table(position("marquise", "daylight", "actions", {9: "3 marquise, wood", 5: "sawmill"}))
    table.do("build", clearing=9, piece="sawmill")
    assert table.score("marquise") == 1


def test_points_for_items() -> None:
    """3.2.2: the points that the card lists."""
    table = Table(
        position(
            "marquise", "daylight", "craft", {4: "workshop", 3: "workshop"}, marquise={"hand": ["bake-sale"]}
        )
    )
    table.do("craft", card="bake-sale")
    assert table.score("marquise") == 3
    assert [(e.points, e.article) for e in table.events("scored")] == [(3, "3.2.2")]


def test_a_score_never_falls_below_zero() -> None:
    """7.7.1: four birds cost a seat with one point that one point."""
    table = Table(
        position(
            "eyrie", "daylight", "decree",
            eyrie={**decree("builder", recruit=["armorers"], battle=["sappers"]), "score": 1},
        )
    )  # fmt: skip
    table.do("resolve", suit="bird")
    assert table.asked == "new-leader"
    assert table.score("eyrie") == 0


@pytest.mark.parametrize("turn", ["marquise", "eyrie"])
@pytest.mark.parametrize("order", [(MARQUISE, EYRIE), (EYRIE, MARQUISE)])
def test_both_at_thirty_in_any_order(turn: str, order: tuple[int, int]) -> None:
    """3.1: it does not matter whose points are counted first."""
    s = rl.load_position(
        position(turn, "daylight", "craft", marquise={"score": 29}, eyrie={**decree(), "score": 29})
    )
    score_together(s, [(f, 1, "3.2.1") for f in order])
    assert s.winners == (turn,)

"""Hard cases of the Marquise, each a position with the outcome that the Law requires."""

from __future__ import annotations

import pytest

from tests.positions import Table, decree, done, position
from tests.sets import ends


def test_marq_08_more_sawmills_than_wood() -> None:
    """6.4, 1.5.4: as much wood as there is, where the Marquise likes, and no rule is needed."""
    table = Table(
        position(
            "marquise", "birdsong", "wood",
            {5: "2 sawmill, 3 eyrie", 9: "sawmill", 6: "sawmill", 1: "6 wood"},
        )
    )  # fmt: skip
    assert table.asked == "place-short"
    sites = (5, 6, 9)
    found = ends(table.state, lambda s: tuple(Table(s).at(c)["wood"] for c in sites))
    assert sorted(found) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (2, 0, 0)]


def draws(table: Table) -> int:
    """How many cards are drawn until somebody is asked."""
    n = 0
    while table.state.is_chance:
        table.draw(table.deck[0])
        n += 1
    return n


RECRUITERS = {
    1: {5: "recruiter"},
    2: {5: "2 recruiter"},
    3: {5: "2 recruiter", 9: "recruiter"},
    4: {5: "2 recruiter", 9: "2 recruiter"},
    5: {5: "2 recruiter", 9: "2 recruiter", 2: "recruiter"},
    6: {5: "2 recruiter", 9: "2 recruiter", 2: "2 recruiter"},
}


@pytest.mark.parametrize(("recruiters", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_marq_09_draw_for_recruiters_on_the_map(recruiters: int, cards: int) -> None:
    """6.6: one card, and one for each bonus that is uncovered now."""
    table = Table(
        position(
            "marquise",
            "evening",
            "draw",
            RECRUITERS[recruiters],
            marquise={"hand": ["anvil", "sword"]},
            eyrie={"hand": ["bake-sale"]},
        )
    )
    assert draws(table) == cards
    assert len(table.hand("marquise")) == 2 + cards


def test_marq_09_variant_one_was_removed() -> None:
    """6.6, 16.6.22: a recruiter that went back to its track covers the bonus again."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {5: "2 recruiter", 9: "recruiter, eyrie"}, used=done(),
            eyrie={**decree(battle=["sword"]), "hand": ["bake-sale"]},
            marquise={"hand": ["anvil", "investments"]},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="marquise").do("pass").roll(0, 0)
    assert table.on_map("recruiter") == 2
    assert draws(table) == 1
    while table.player == "marquise":
        table.do("end" if table.offers("end") else "continue")
    assert draws(table) == 1
    assert len(table.hand("marquise")) == 3


def test_marq_14_birds_for_more_actions() -> None:
    """6.5, 6.5.3: a bird buys an action only when it is spent for that; one Recruit a turn all the same."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {8: "sawmill", 9: "recruiter, marquise"},
            marquise={"hand": ["sappers", "armorers"]},
        )
    )  # fmt: skip
    table.do("extra_action", card="sappers")
    assert table.discarded == ["sappers"]
    table.do("overwork", clearing=8, card="armorers")
    assert table.at(8) == {"sawmill": 1, "wood": 1}
    table.do("recruit")
    table.refuses("recruit", "6.5.3")
    for destination, origin in ((1, 9), (9, 1)):
        table.do("move", origin=origin, destination=destination, count=1).do("done")
    assert table.verbs() == ["end"]
    table.refuses("recruit", "6.5")
    table.refuses("move", "6.5", origin=9, destination=1, count=1)


def test_marq_15_recruit_with_a_short_supply() -> None:
    """6.5.3, 1.5.4: one warrior at each recruiter, as many as there are, where the Marquise likes."""
    stand = {5: "2 recruiter", 9: "recruiter"}
    short = Table(position("marquise", "daylight", "actions", {**stand, 1: "23 marquise"}))
    short.do("recruit")
    found = ends(short.state, lambda s: tuple(Table(s).at(c)["marquise"] for c in (5, 9)))
    assert sorted(found) == [(1, 1), (2, 0)]
    assert short.state.to_dict()["turn"]["used"]["actions"] == 1
    full = Table(position("marquise", "daylight", "actions", {**stand, 1: "22 marquise"}))
    full.do("recruit")
    assert (full.at(5)["marquise"], full.at(9)["marquise"]) == (2, 1)
    assert full.asked == "marquise-actions"


def test_marq_17_overwork() -> None:
    """6.5.5: a matching card and a sawmill; one wood, ruled or not; none if there is none."""
    stand = {8: "2 sawmill, 2 eyrie", 9: "sawmill", 1: "7 wood"}
    table = Table(position("marquise", "daylight", "actions", stand, marquise={"hand": ["anvil"]}))
    assert table.state.rules(8) != "marquise"
    table.refuses("overwork", "2.1.1", clearing=9, card="anvil")
    table.do("overwork", clearing=8, card="anvil")
    assert table.at(8)["wood"] == 1
    assert table.discarded == ["anvil"]
    none = Table(
        position("marquise", "daylight", "actions", {**stand, 1: "8 wood"}, marquise={"hand": ["anvil"]})
    )
    none.refuses("overwork", "6.5.5", "1.5.1", clearing=8, card="anvil")


def test_marq_18_crafting_first_and_one_building_an_action() -> None:
    """6.5, 6.5.4: crafting comes before the actions; a Build is one building."""
    table = Table(
        position(
            "marquise", "daylight", "craft",
            {8: "workshop", 9: "3 marquise, 3 wood", 5: "sawmill, recruiter"}, marquise={"hand": ["anvil"]},
        )
    )  # fmt: skip
    assert table.offers("craft", card="anvil")
    table.do("continue")
    table.refuses("craft", "6.2.1", card="anvil")
    table.do("build", clearing=9, piece="sawmill")
    assert table.at(9) == {"marquise": 3, "sawmill": 1, "wood": 2}
    table.do("build", clearing=9, piece="recruiter")
    assert table.at(9) == {"marquise": 3, "sawmill": 1, "recruiter": 1, "wood": 1}
    assert table.score("marquise") == 2
    assert table.state.to_dict()["turn"]["used"]["actions"] == 2
    table.refuses("craft", "6.2.1", card="anvil")

"""3.3 Dominance cards."""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl
from tests.positions import Table, decree, done, position

FOX, RABBIT, MOUSE, BIRD = "dominance-fox", "dominance-rabbit", "dominance-mouse", "dominance-bird"


def daylight(score: int, hand: list[str], step: str = "actions", **rest: Any) -> Table:
    return Table(
        position(
            "marquise", "daylight", step, rest.pop("clearings", None),
            marquise={"score": score, "hand": hand}, **rest,
        )
    )  # fmt: skip


# --- 3.3.1 Activating --------------------------------------------------------------------------------------
def test_activate_with_ten_points() -> None:
    """3.3.1: from ten points on; the card leaves the hand, the score marker the track."""
    table = daylight(10, [FOX])
    table.do("activate_dominance", card=FOX)
    assert table.hand("marquise") == []
    assert table.seat("marquise")["dominance"] == FOX
    assert table.score("marquise") is None
    daylight(9, [FOX]).refuses("activate_dominance", "3.3.1", card=FOX)
    daylight(12, [RABBIT]).refuses("activate_dominance", "2.1", card=FOX)
    daylight(12, ["anvil"]).refuses("activate_dominance", "2.1.3", card="anvil")


def test_activate_in_any_window_of_daylight() -> None:
    """3.3.1, 1.4.2: while crafting, between actions, between Decree cards, after the last of them."""
    assert daylight(10, [FOX], "craft").offers("activate_dominance", card=FOX)
    assert daylight(10, [FOX], "actions", used={"actions": 3}).offers("activate_dominance", card=FOX)
    for step, used in (("craft", None), ("decree", done("builder", "recruit")), ("decree", done())):
        table = Table(
            position(
                "eyrie", "daylight", step, {3: "roost, 2 eyrie"}, used=used,
                eyrie={**decree(), "score": 10, "hand": [FOX]},
            )
        )  # fmt: skip
        table.do("activate_dominance", card=FOX)
        assert table.score("eyrie") is None


def test_activate_in_ones_own_daylight_only() -> None:
    """3.3.1: neither in Birdsong nor in Evening, nor in the other's turn."""
    birdsong = Table(
        position(
            "marquise", "birdsong", clearings={1: "marquise"},
            marquise={"score": 12, "hand": [FOX], "crafted": ["royal-claim"]},
        )
    )  # fmt: skip
    assert birdsong.state.phase == "birdsong"
    birdsong.refuses("activate_dominance", "3.3.1", card=FOX)
    evening = Table(
        position(
            "marquise", "evening", "discard",
            marquise={"score": 12, "hand": [FOX, "anvil", "sword", "armorers", "sappers", "bake-sale"]},
        )
    )  # fmt: skip
    evening.refuses("activate_dominance", "3.3.1", card=FOX)
    other = Table(
        position("eyrie", "daylight", "craft", marquise={"score": 12, "hand": [FOX]}, eyrie=decree())
    )
    other.refuses("activate_dominance", "1.4.1", by="marquise", card=FOX)


def test_the_window_is_asked_by_public_facts() -> None:
    """3.3.1, 1.4.2: at the end of the Decree it opens for any hand that may hold a dominance card."""

    def end_of_decree(score: int, hand: list[str], **rest: Any) -> Table:
        return Table(
            position(
                "eyrie", "daylight", "decree", used=done(), eyrie={**decree(), "score": score, "hand": hand},
                **rest,
            )
        )  # fmt: skip

    for hand in ([FOX], ["anvil"]):
        table = end_of_decree(10, hand, dominance=True)
        assert (table.asked, table.state.phase) == ("window", "daylight")
        assert table.offers("continue")
    assert end_of_decree(9, [FOX], dominance=True).state.phase == "evening"
    assert end_of_decree(10, [], dominance=True).state.phase == "evening"
    assert end_of_decree(10, ["anvil"]).state.phase == "evening"
    shown = end_of_decree(10, ["anvil"], dominance=True, known={"all": {"eyrie": ["anvil"]}})
    assert shown.state.phase == "evening"


def test_no_more_points_after_it() -> None:
    """3.3.1: no building, item or removal scores any more, and nothing can be lost."""
    table = daylight(
        12, [FOX], clearings={9: "4 marquise, 2 wood, eyrie, roost", 5: "sawmill"}
    ).do("activate_dominance", card=FOX)  # fmt: skip
    table.do("build", clearing=9, piece="sawmill")
    table.do("battle", clearing=9, target="eyrie").roll(2, 0)
    assert table.at(9)["roost"] == 0
    assert table.score("marquise") is None
    assert table.events("scored") == []
    eyrie = Table(
        position("eyrie", "daylight", "decree", eyrie={**decree(), "dominance": FOX, "score": None})
    )
    eyrie.do("resolve", suit="bird").do("choose_leader", card="despot")
    assert eyrie.score("eyrie") is None
    assert eyrie.events("lost_points") == []


def at_birdsong(seat: str, card: str, clearings: dict[int, str]) -> Table:
    own: dict[str, Any] = {"dominance": card, "score": None, "hand": ["anvil"]}
    rest: dict[str, Any] = {seat: {**own, **(decree() if seat == "eyrie" else {})}}
    return Table(position(seat, "birdsong", clearings=clearings, **rest))


@pytest.mark.parametrize(
    ("card", "clearings"),
    [
        (FOX, (1, 6, 8)),
        (FOX, (6, 8, 12)),
        (RABBIT, (3, 4, 5)),
        (RABBIT, (4, 5, 10)),
        (MOUSE, (2, 7, 9)),
        (MOUSE, (7, 9, 11)),
    ],
)
@pytest.mark.parametrize("seat", ["marquise", "eyrie"])
def test_three_clearings_of_the_suit(seat: str, card: str, clearings: tuple[int, ...]) -> None:
    """3.3.1.1: three ruled clearings of the suit at the start of Birdsong win; two do not."""
    won = at_birdsong(seat, card, dict.fromkeys(clearings, seat))
    assert won.winners == (seat,)
    assert won.state.won_by == "3.3.1.1"
    assert at_birdsong(seat, card, dict.fromkeys(clearings[:2], seat)).winners == ()
    off_suit = {**dict.fromkeys(clearings[:2], seat), {FOX: 2, RABBIT: 2, MOUSE: 1}[card]: seat}
    assert at_birdsong(seat, card, off_suit).winners == ()
    tied = {**dict.fromkeys(clearings[:2], seat), clearings[2]: "marquise, eyrie"}
    assert at_birdsong(seat, card, tied).winners == (("eyrie",) if seat == "eyrie" else ())


@pytest.mark.parametrize(
    ("pair", "wins"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((3, 4), False), ((1, 4), False)]
)
def test_opposite_corners(pair: tuple[int, int], wins: bool) -> None:
    """3.3.1.2: two ruled clearings in opposite corners."""
    table = at_birdsong("marquise", BIRD, dict.fromkeys(pair, "marquise"))
    assert table.winners == (("marquise",) if wins else ())
    assert table.state.won_by == ("3.3.1.2" if wins else "")


def test_dominance_comes_before_start_of_birdsong_effects() -> None:
    """3.3.1.1, 1.4.1: before a Better Burrow Bank draws anything."""
    table = Table(
        position(
            "marquise", "birdsong", clearings={1: "marquise", 6: "marquise", 8: "marquise"},
            marquise={"dominance": FOX, "score": None, "crafted": ["better-burrow-bank"]},
        )
    )  # fmt: skip
    assert table.winners == ("marquise",)
    assert table.events("drew") == []


def test_dominance_is_checked_at_the_start_of_ones_own_birdsong_only() -> None:
    """3.3.1.1: not when it is activated, nor in the Birdsong of somebody else."""
    table = daylight(10, [FOX], clearings={1: "marquise", 6: "marquise", 8: "marquise"})
    table.do("activate_dominance", card=FOX)
    assert table.winners == ()
    table.do("end").draw("anvil")
    assert table.player == "eyrie" or table.state.is_chance
    assert table.winners == ()
    draws = 0
    while not table.winners:
        draws += 1
        assert draws < 60
        if table.state.is_chance:
            table.draw(table.deck[0])
        else:
            table.game.play(table.legal()[-1], auto_chance=False)
    assert table.winners == ("marquise",)
    assert table.state.phase == "birdsong"


# --- 3.3.2 Activated cards ---------------------------------------------------------------------------------
def test_outside_the_hand_limit_and_never_replaced() -> None:
    """3.3.2: it is no card of the hand, and no second one takes its place."""
    table = daylight(15, [FOX, BIRD, "anvil", "sword", "sappers", "bake-sale"])
    table.do("activate_dominance", card=FOX)
    table.refuses("activate_dominance", "3.3.2", card=BIRD)
    table.do("end").draw("armorers")
    assert table.asked == "discard"
    assert len(table.hand("marquise")) == 6
    table.do("discard", card=table.values("discard", "card")[0])
    assert len(table.hand("marquise")) == 5
    assert table.seat("marquise")["dominance"] == FOX


# --- 3.3.3 Using dominance cards ---------------------------------------------------------------------------
def test_a_spent_dominance_card_is_available() -> None:
    """3.3.3: spent, it lies beside the map and not on the discard pile."""
    table = daylight(0, [FOX, BIRD], clearings={8: "sawmill"})
    table.do("overwork", clearing=8, card=FOX).do("extra_action", card=BIRD)
    assert table.available == [FOX, BIRD]
    assert table.discarded == []


def test_a_discarded_dominance_card_is_available() -> None:
    """3.3.3: discarded at the hand limit too."""
    table = Table(
        position(
            "marquise", "evening", "discard",
            marquise={"hand": [FOX, "anvil", "sword", "armorers", "sappers", "bake-sale"]},
        )
    )  # fmt: skip
    table.do("discard", card=FOX)
    assert (table.available, table.discarded) == ([FOX], [])


def test_a_purged_dominance_card_is_available() -> None:
    """3.3.3, 7.7.2: thrown out of the Decree too."""
    table = Table(position("eyrie", "daylight", "decree", eyrie=decree(recruit=[MOUSE, "anvil"])))
    table.do("resolve", suit="mouse")
    assert (table.available, table.discarded) == ([MOUSE], ["anvil"])


# --- 3.3.4 Taking available cards --------------------------------------------------------------------------
def test_take_an_available_card() -> None:
    """3.3.4: in Daylight, for a card of its suit, which the player chooses."""
    table = daylight(0, ["anvil", "armorers", "sword"], available_dominance=[FOX])
    table.do("take_dominance", card=FOX)
    assert table.asked == "pay-dominance"
    assert table.values("spend", "card") == ["anvil", "armorers"]
    table.refuses("spend", "2.1.1", card="sword")
    table.do("spend", card="armorers")
    assert sorted(table.hand("marquise")) == ["anvil", FOX, "sword"]
    assert (table.available, table.discarded) == ([], ["armorers"])


def test_a_bird_for_the_bird() -> None:
    """3.3.4, 2.1.1.2: the bird dominance card is taken for a bird card only."""
    table = daylight(0, ["anvil", "sword", "bake-sale"], available_dominance=[BIRD])
    table.refuses("take_dominance", "3.3.4", card=BIRD)
    table = daylight(0, ["anvil", "sappers"], available_dominance=[BIRD])
    table.do("take_dominance", card=BIRD)
    assert table.values("spend", "card") == ["sappers"]
    off_suit = daylight(0, ["sword"], available_dominance=[FOX])
    off_suit.refuses("take_dominance", "3.3.4", card=FOX)


def test_one_dominance_card_for_another() -> None:
    """3.3.3, 3.3.4: a dominance card that is spent for one is available in its place."""
    table = daylight(0, [BIRD], available_dominance=[FOX])
    table.do("take_dominance", card=FOX).do("spend", card=BIRD)
    assert table.hand("marquise") == [FOX]
    assert table.available == [BIRD]


def test_take_only_what_is_available_and_only_in_daylight() -> None:
    """3.3.4: a card that nobody gave up cannot be taken, and not in the Evening."""
    daylight(0, ["anvil"], dominance=True).refuses("take_dominance", "3.3.3", card=FOX)
    evening = Table(
        position(
            "marquise", "evening", "discard", available_dominance=[FOX],
            marquise={"hand": ["foxfolk-steel", "anvil", "sword", "armorers", "sappers", "bake-sale"]},
        )
    )  # fmt: skip
    evening.refuses("take_dominance", "3.3.4", card=FOX)


def test_take_and_activate_in_one_daylight() -> None:
    """3.3.1, 3.3.4: nothing forbids to activate the card that was just taken."""
    table = daylight(11, ["anvil"], available_dominance=[FOX])
    table.do("take_dominance", card=FOX).do("spend", card="anvil").do("activate_dominance", card=FOX)
    assert table.seat("marquise")["dominance"] == FOX


def test_the_eyrie_take_one_too() -> None:
    """3.3.4: in the windows of their Daylight."""
    for step, used in (("craft", None), ("decree", done("builder", "recruit")), ("decree", done())):
        table = Table(
            position(
                "eyrie", "daylight", step, {3: "roost, 2 eyrie"}, used=used, available_dominance=[MOUSE],
                eyrie={**decree(), "hand": ["sword"]},
            )
        )  # fmt: skip
        table.do("take_dominance", card=MOUSE).do("spend", card="sword")
        assert table.hand("eyrie") == [MOUSE]


def test_dominance_cards_with_two_players() -> None:
    """5.1.3: out of the game, unless they are asked for."""
    without = rl.new_game(["marquise", "eyrie"], seed=1).state
    assert not any(card.startswith("dominance") for card in without.view("marquise").unseen)
    with_them = rl.new_game(["marquise", "eyrie"], seed=1, dominance=True).state
    unseen = {*with_them.view("marquise").unseen, *with_them.hand("marquise")}
    assert {FOX, RABBIT, MOUSE, BIRD} <= unseen

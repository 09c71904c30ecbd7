"""Exposure (13.2.4): who may guess, when, with what, and what comes of it."""

from __future__ import annotations

import pytest

import rootlab as rl
from tests.pack import wanderer
from tests.positions import Position, Table, decree, done, position


def guess(clearing: int = 9, card: str = "sword", plot: str = "bomb") -> Position:
    return {"clearing": clearing, "card": card, "plot": plot}


# --- who and what ------------------------------------------------------------------------------------------
def test_any_of_the_four_kinds_may_be_guessed() -> None:
    """13.2.4: also one that it cannot be."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "raid, marquise", 2: "up bomb", 3: "up bomb"},
            marquise={"hand": ["sword", "sappers", "anvil"]}, corvids={},
        )
    )  # fmt: skip
    found = [(a.card, a.plot) for a in table.legal("expose")]
    kinds = ["bomb", "snare", "extortion", "raid"]
    assert found == [(card, plot) for card in ("sword", "sappers") for plot in kinds]
    table.do("expose", **guess(plot="bomb"))
    assert table.values("expose", "plot") == kinds


def test_a_piece_must_stand_there() -> None:
    """13.2.4: any faction piece will do, a token too; and the plot must lie face down."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "raid, wood", 7: "bomb, 2 eyrie", 2: "up snare, marquise"},
            marquise={"hand": ["sword"]}, corvids={},
        )
    )  # fmt: skip
    assert table.values("expose", "clearing") == [9]
    table.refuses("expose", "13.2.4", **guess(7))
    table.refuses("expose", "13.2.2.1", **guess(2))
    table.refuses("expose", "2.1", **guess(card="sappers"))


def test_the_pawn_will_do() -> None:
    """13.2.4: the Vagabond's pawn is a faction piece."""
    table = Table(
        position(
            "vagabond", "daylight", "actions", {9: "bomb"}, vagabond={**wanderer(9, "boot"), "hand": ["sword"]},
            corvids={},
        )
    )  # fmt: skip
    table.do("expose", **guess())
    assert table.score("vagabond") == 1


def test_not_by_the_corvids_or_on_their_turn() -> None:
    """13.2.4: enemies only, each on its own turn."""
    table = Table(
        position(
            "corvids", "daylight", "actions", {9: "raid, marquise, corvids"}, marquise={"hand": ["sword"]},
            corvids={"hand": ["investments"]},
        )
    )  # fmt: skip
    assert "expose" not in table.verbs()
    table.refuses("expose", "13.2.4", **guess(card="investments"))
    table.refuses("expose", "1.4.1", by="marquise", **guess())


def test_not_by_a_partner() -> None:
    """13.2.4, 9.2.8: a partner in a coalition is no enemy."""
    table = Table(
        position(
            "vagabond", "daylight", "actions", {9: "bomb"}, seats=("vagabond", "corvids", "marquise", "eyrie"),
            vagabond={**wanderer(9, "boot"), "hand": ["sword"]}, corvids={}, eyrie=decree(),
        )
    )  # fmt: skip
    s = table.state
    assert "expose" in {a.verb for a in s.legal_actions()}
    vagabond, corvids = s.match.seats[:2]
    s.partner_n[corvids], s.partner_n[vagabond] = vagabond, corvids
    s.forget_legal()
    assert "expose" not in {a.verb for a in s.legal_actions()}
    ruling = s.why_not(rl.action("vagabond", "expose", **guess()))
    assert ruling is not None
    assert ruling.id == "not-an-enemy-of-the-corvids"


# --- when --------------------------------------------------------------------------------------------------
TIMES = {
    ("marquise", "birdsong", "wood"): "window",
    ("marquise", "birdsong", "end"): "window",
    ("marquise", "daylight", "craft"): "craft",
    ("marquise", "daylight", "actions"): "marquise-actions",
    ("marquise", "evening", "draw"): "window",
    ("eyrie", "birdsong", "emergency_orders"): "window",
    ("eyrie", "birdsong", "add_to_decree"): "window",
    ("eyrie", "birdsong", "new_roost"): "window",
    ("eyrie", "daylight", "craft"): "craft",
    ("eyrie", "daylight", "decree"): "decree",
    ("eyrie", "evening", "draw"): "window",
    ("alliance", "birdsong", "revolt"): "revolt",
    ("alliance", "birdsong", "spread"): "spread-sympathy",
    ("alliance", "daylight", "actions"): "alliance-actions",
    ("alliance", "evening", "draw"): "window",
    ("vagabond", "birdsong", "refresh"): "window",
    ("vagabond", "daylight", "actions"): "vagabond-actions",
    ("vagabond", "evening", "draw"): "window",
}


@pytest.mark.parametrize("time", TIMES)
def test_at_any_time_of_the_turn(time: tuple[str, str, str]) -> None:
    """13.2.4, 1.4.2: in each window of the turn, before the draw of the Evening."""
    player, phase, step = time
    here = "" if player == "vagabond" else f", {player}"
    parts: dict[str, Position] = {player: {"hand": ["sword"]}}
    if player == "vagabond":
        parts[player] |= wanderer(9, "boot")
    if player == "eyrie":
        parts[player] |= decree()
    table = Table(position(player, phase, step, {9: f"snare{here}", 7: "3 eyrie"}, corvids={}, **parts))
    assert (table.player, table.asked) == (player, TIMES[time])
    table.do("expose", **guess(plot="snare"))
    assert table.score(player) == 1
    assert table.events("removed")[0].piece == "plot"


def test_not_after_the_draw() -> None:
    """13.2.4: when cards are drawn it is over."""
    table = Table(
        position(
            "marquise", "evening", "draw", {9: "snare, marquise"},
            marquise={"hand": ["sword", "anvil", "sappers", "bake-sale", "investments"]}, corvids={},
        )
    )  # fmt: skip
    table.do("continue").draw("armorers")
    assert table.asked == "discard"
    table.refuses("expose", "13.2.4", **guess())


def test_not_inside_an_action() -> None:
    """1.4.2: not between the two moves of a March, and not in a battle."""
    stand = {9: "snare, 3 marquise, corvids"}
    table = Table(
        position(
            "marquise",
            "daylight",
            "actions",
            stand,
            marquise={"hand": ["sword"]},
            corvids={"hand": ["anvil"]},
        )
    )
    table.do("move", origin=9, destination=4, count=1)
    table.refuses("expose", "13.2.4", **guess())
    table.do("done")
    assert table.offers("expose", **guess())


def test_the_window_tells_nothing() -> None:
    """13.2.4: it is asked whatever the hand holds, as long as it may hold a card that matches."""
    for hand in (["sword"], ["anvil"]):
        table = Table(
            position(
                "marquise", "birdsong", "wood", {9: "snare, marquise"}, marquise={"hand": hand}, corvids={}
            )
        )
        assert (table.player, table.asked) == ("marquise", "window")
    for hand, stand in (([], "snare, marquise"), (["sword"], "up snare, marquise"), (["sword"], "snare")):
        table = Table(
            position("marquise", "birdsong", "wood", {9: stand}, marquise={"hand": hand}, corvids={})
        )
        assert table.asked == "craft"


def test_no_window_without_the_corvids() -> None:
    """1.4.2: nothing is asked of others, and the refusal says that no plot lies there."""
    table = Table(position("marquise", "birdsong", "wood", {9: "marquise"}, marquise={"hand": ["sword"]}))
    assert table.asked == "craft"
    ruling = table.refuses("expose", "13.2.2.1", **guess())
    assert ruling.text("en") == "No plot lies face down in 9."


# --- what comes of it ----------------------------------------------------------------------------------------
def test_the_last_card() -> None:
    """13.2.4, 7.4.1: a wrong guess before emergency orders can empty the hand, and a card is drawn."""
    table = Table(
        position(
            "eyrie", "birdsong", "emergency_orders", {9: "raid, 2 eyrie"}, eyrie={**decree(), "hand": ["sword"]},
            corvids={},
        )
    )  # fmt: skip
    table.do("expose", **guess(plot="bomb"))
    assert table.hand("eyrie") == []
    assert table.state.is_chance
    table.draw("anvil")
    assert table.hand("eyrie") == ["anvil"]


def test_a_guess_before_the_decree_is_added_to() -> None:
    """13.2.4, 7.4.2: with no card left nothing is added."""
    table = Table(
        position(
            "eyrie", "birdsong", "add_to_decree", {9: "raid, roost"}, eyrie={**decree(), "hand": ["sword"]},
            corvids={},
        )
    )  # fmt: skip
    table.do("expose", **guess(plot="bomb"))
    assert table.state.phase == "daylight"


def test_a_right_guess_ignores_every_effect() -> None:
    """13.2.4, 13.7.1: a bomb does not go off, and the plot can be placed again."""
    table = Table(
        position(
            "marquise",
            "daylight",
            "actions",
            {9: "bomb, marquise, corvids"},
            marquise={"hand": ["sword"]},
            corvids={},
        )
    )
    table.do("expose", **guess())
    assert table.at(9) == {"marquise": 1, "corvids": 1}
    assert table.hand("marquise") == ["sword"]
    assert [event.kind for event in table.game.events()] == ["guessed", "right_guess", "removed", "scored"]
    known = table.state.to_dict()["known"]  # with two seats, what the Corvids saw everybody knows (1.2.1)
    assert known["all"] == known["corvids"] == {"marquise": ["sword"]}
    corvids = table.seat("corvids")
    assert corvids["hand"] == []


def test_a_right_guess_can_win() -> None:
    """13.2.4, 3.1: the point may be the thirtieth."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "bomb, marquise"}, marquise={"hand": ["sword"], "score": 29},
            corvids={},
        )
    )  # fmt: skip
    table.do("expose", **guess())
    assert table.winners == ("marquise",)


def test_command_warren_comes_first() -> None:
    """1.4.1: a guess in Daylight ends its start."""
    table = Table(
        position(
            "marquise", "daylight", "craft", {9: "bomb, marquise, corvids"},
            marquise={"hand": ["sword", "investments"], "crafted": ["command-warren"]}, corvids={},
        )
    )  # fmt: skip
    assert table.offers("command_warren", clearing=9, target="corvids")
    table.do("expose", **guess(plot="raid"))
    table.refuses("command_warren", "1.4.1", clearing=9, target="corvids")


def test_cobbler_moves_into_an_exposure() -> None:
    """13.2.4: between a move in the Evening and the draw there is time for a guess."""
    table = Table(
        position(
            "marquise", "evening", "start", {9: "snare", 4: "marquise"},
            marquise={"hand": ["sword"], "crafted": ["cobbler"]}, corvids={},
        )
    )  # fmt: skip
    table.do("cobbler", origin=4, destination=9, count=1)
    assert table.asked == "window"
    table.do("expose", **guess(plot="snare"))
    assert table.score("marquise") == 1


def test_a_snare_that_goes_lets_go() -> None:
    """13.7.2: what it forbade is allowed once it is gone."""
    table = Table(position("marquise", "daylight", "actions", {9: "up snare, 3 marquise"}, corvids={}))
    table.refuses("move", "13.7.2", origin=9, destination=4, count=1)
    table.do("battle", clearing=9, target="corvids").roll(1, 0)
    table.do("move", origin=9, destination=4, count=1)
    assert table.at(4) == {"marquise": 1}


def test_between_the_cards_of_the_decree() -> None:
    """1.4.2: while the Decree is under way, only between its cards."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "snare, 2 eyrie, roost"}, used=done("builder", "recruit"),
            eyrie={**decree("builder", move=["sword"]), "hand": ["investments"]}, corvids={},
        )
    )  # fmt: skip
    assert table.offers("expose", **guess(card="investments"))
    table.do("resolve", suit="mouse")
    table.refuses("expose", "13.2.4", **guess(card="investments"))
    table.do("move", origin=9, destination=4, count=1)
    assert table.offers("expose", **guess(card="investments"))

"""Command Warren, Tax Collector and Codebreakers, in Daylight; Cobbler, in the Evening."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import Table, decree, done, position


def daylight(step: str = "actions", clearings: dict[int, str] | None = None, **parts: Any) -> Table:
    return Table(position("marquise", "daylight", step, clearings, **parts))


# --- Command Warren ----------------------------------------------------------------------------------------
def test_command_warren() -> None:
    """1.4.1: at the start of Daylight, one battle that costs no action."""
    table = daylight(
        "craft",
        {9: "2 marquise, eyrie", 8: "workshop"},
        marquise={"crafted": ["command-warren"], "hand": ["anvil"]},
    )
    table.do("command_warren", clearing=9, target="eyrie").roll(1, 0)
    assert table.at(9) == {"marquise": 2}
    assert table.asked == "craft"
    table.do("craft", card="anvil").do("continue")
    assert table.state.to_dict()["turn"]["used"].get("actions", 0) == 0


def test_command_warren_once_and_where_a_battle_is_possible() -> None:
    """4.1.3, 4.3: once a turn, against an enemy that is there."""
    table = daylight("craft", {9: "2 marquise, 3 eyrie"}, marquise={"crafted": ["command-warren"]})
    table.refuses("command_warren", "4.3", clearing=8, target="eyrie")
    table.do("command_warren", clearing=9, target="eyrie").roll(0, 0)
    table.refuses("command_warren", "4.1.3", clearing=9, target="eyrie")
    assert not daylight("craft", {9: "2 marquise"}, marquise={"crafted": ["command-warren"]}).legal(
        "command_warren"
    )


def test_command_warren_of_the_eyrie() -> None:
    """1.4.1: before crafting and before the Decree."""
    table = Table(
        position(
            "eyrie", "daylight", "craft", {9: "2 eyrie, wood", 8: "roost"},
            eyrie={**decree(), "crafted": ["command-warren"], "hand": ["anvil"]},
        )
    )  # fmt: skip
    table.do("command_warren", clearing=9, target="marquise").roll(0, 0)
    assert table.score("eyrie") == 1
    table.do("craft", card="anvil").do("continue")
    assert table.asked == "decree"
    late = Table(
        position(
            "eyrie", "daylight", "decree", {9: "2 eyrie, wood"},
            eyrie={**decree(), "crafted": ["command-warren"]},
        )
    )  # fmt: skip
    late.refuses("command_warren", "1.4.1", clearing=9, target="marquise")


# --- Tax Collector -----------------------------------------------------------------------------------------
def test_tax_collector() -> None:
    """4.1.3: an own warrior from the map for a card, once a turn."""
    table = daylight(
        "actions", {9: "2 marquise, 2 eyrie", 1: "marquise"}, marquise={"crafted": ["tax-collector"]}
    )
    assert table.values("tax_collector", "clearing") == [1, 9]
    table.do("tax_collector", clearing=9).draw("anvil")
    assert table.at(9) == {"marquise": 1, "eyrie": 2}
    assert table.hand("marquise") == ["anvil"]
    assert table.state.supply_n[0] == 23
    table.refuses("tax_collector", "4.1.3", clearing=9)


def test_tax_collector_needs_a_warrior_there() -> None:
    """4.1.3: buildings do not pay, nor the warriors of others."""
    table = daylight(
        "actions", {9: "sawmill, 2 eyrie", 1: "marquise"}, marquise={"crafted": ["tax-collector"]}
    )
    assert table.refuses("tax_collector", "4.1.3", clearing=9).text("en") == (
        "“Tax Collector” removes a warrior of its owner, and the Marquise has none in 9."
    )


def test_tax_collector_in_every_window_of_daylight() -> None:
    """1.4.2: while crafting, between actions and between Decree cards; not in a March; not in the Evening."""
    crafted = {"crafted": ["tax-collector"]}
    assert daylight("craft", {1: "marquise"}, marquise=crafted).offers("tax_collector", clearing=1)
    assert daylight("actions", {1: "marquise"}, used={"actions": 3}, marquise=crafted).offers(
        "tax_collector", clearing=1
    )
    for used in (None, done("builder", "recruit"), done()):
        table = Table(
            position(
                "eyrie", "daylight", "decree", {3: "roost, 2 eyrie"}, used=used, eyrie={**decree(), **crafted}
            )
        )
        assert table.offers("tax_collector", clearing=3)
    table.do("tax_collector", clearing=3).draw("anvil")
    assert table.state.phase == "evening"


def test_tax_collector_can_undo_a_decree() -> None:
    """7.7: a warrior that was taxed away cannot move; the card then is turmoil."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {3: "roost, eyrie"}, used=done("builder", "recruit"),
            eyrie={**decree(), "crafted": ["tax-collector"]},
        )
    )  # fmt: skip
    table.do("tax_collector", clearing=3).draw("anvil").do("resolve", suit="bird")
    assert table.asked == "new-leader"


# --- Codebreakers ------------------------------------------------------------------------------------------
def test_codebreakers() -> None:
    """1.2.1: its owner, and nobody else, sees the hand; once a turn."""
    table = daylight(marquise={"crafted": ["codebreakers"]}, eyrie={"hand": ["anvil", "sword"]})
    table.do("codebreakers", target="eyrie")
    seen = table.state.view("marquise").to_dict()["players"]["eyrie"]["hand"]
    assert seen == {"size": 2, "known": ["anvil", "sword"]}
    assert table.hand("eyrie") == ["anvil", "sword"]
    table.refuses("codebreakers", "4.1.3", target="eyrie")


def test_codebreakers_need_a_hand_to_look_into() -> None:
    """1.5.4: not against an empty hand, not against oneself."""
    table = daylight(marquise={"crafted": ["codebreakers"], "hand": ["anvil"]})
    table.refuses("codebreakers", "1.5.4", target="eyrie")
    table.refuses("codebreakers", "1.5.2", target="marquise")


def test_codebreakers_tell_whether_an_ambush_is_asked() -> None:
    """4.3.1: a hand that was seen and holds no ambush is not asked for one."""
    table = daylight(
        "actions",
        {9: "2 marquise, 2 eyrie"},
        marquise={"crafted": ["codebreakers"]},
        eyrie={"hand": ["anvil"]},
    )
    table.do("codebreakers", target="eyrie").do("battle", clearing=9, target="eyrie")
    assert table.state.is_chance


# --- Cobbler -----------------------------------------------------------------------------------------------
def test_cobbler() -> None:
    """1.4.1: at the start of the Evening, one move, under the rules of moving."""
    table = daylight(
        "actions", {1: "2 marquise, keep", 9: "marquise, 2 eyrie"}, marquise={"crafted": ["cobbler"]}
    )
    table.refuses("cobbler", "1.4.1", origin=1, destination=5, count=1)
    table.do("end")
    assert (table.state.phase, table.asked) == ("evening", "start-of-phase")
    assert table.offers("continue")
    assert table.offers("cobbler", origin=9, destination=1, count=1)
    table.refuses("cobbler", "4.2.1", origin=9, destination=4, count=1)
    table.do("cobbler", origin=1, destination=5, count=2)
    assert table.at(5) == {"marquise": 2}
    assert table.state.is_chance


def test_cobbler_is_optional_and_before_the_draw() -> None:
    """1.4.1: it may be left; then the Evening goes on."""
    table = daylight("actions", {1: "marquise"}, marquise={"crafted": ["cobbler"]}).do("end")
    table.do("continue")
    assert table.state.is_chance
    table.draw("anvil")
    assert table.player == "eyrie" or table.state.is_chance


def test_cobbler_of_the_eyrie_before_they_score() -> None:
    """1.4.1, 7.6: after turmoil too, and before the roosts score."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {3: "roost, eyrie", 4: "roost"}, used=done("charismatic", "recruit"),
            eyrie={**decree("charismatic"), "crafted": ["cobbler"], "score": 5},
        )
    )  # fmt: skip
    table.do("resolve", suit="bird").do("choose_leader", card="builder")
    assert (table.asked, table.score("eyrie")) == ("start-of-phase", 3)
    table.do("cobbler", origin=3, destination=7, count=1)
    assert table.at(7) == {"eyrie": 1}
    assert table.score("eyrie") == 4


def test_cobbler_without_a_move() -> None:
    """4.2: where nothing can move it is not asked."""
    table = daylight("actions", {1: "sawmill"}, marquise={"crafted": ["cobbler"]}).do("end")
    assert table.state.is_chance


def test_tax_collector_is_not_interrupted() -> None:
    """1.4.2, 6.2.3: the card is drawn before hospitals are asked, and may be the one that pays them."""
    table = daylight("actions", {9: "marquise", 1: "keep"}, marquise={"crafted": ["tax-collector"]})
    table.do("tax_collector", clearing=9)
    assert table.state.is_chance
    table.draw("sword")
    assert table.asked == "field-hospitals"
    table.do("field_hospitals", card="sword")
    assert table.at(1) == {"keep": 1, "marquise": 1}


# --- what is told of them ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "phase", "step", "fields"),
    [
        ("command-warren", "daylight", "craft", {"clearing": 9, "target": "eyrie"}),
        ("tax-collector", "daylight", "actions", {"clearing": 9}),
        ("codebreakers", "daylight", "actions", {"target": "eyrie"}),
        ("cobbler", "evening", "start", {"origin": 9, "destination": 12, "count": 1}),
    ],
)
def test_each_card_says_that_it_was_used(card: str, phase: str, step: str, fields: dict[str, Any]) -> None:
    """4.1.3: which card, by whom and on whom; and a battle says where it is and against whom (4.3)."""
    table = Table(
        position(
            "marquise", phase, step, {9: "3 marquise, 2 eyrie"}, marquise={"crafted": [card]},
            eyrie={"hand": ["anvil"]},
        )
    )  # fmt: skip
    table.do(card.replace("-", "_"), **fields)
    target = "eyrie" if card == "codebreakers" else None
    used = table.events("card_used")
    assert [(e.faction, e.card, e.target, e.article) for e in used] == [("marquise", card, target, "4.1.3")]
    battles = [(e.faction, e.clearing, e.target, e.article) for e in table.events("battle")]
    assert battles == ([("marquise", 9, "eyrie", "4.3")] if card == "command-warren" else [])

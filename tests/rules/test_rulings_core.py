"""Hard cases of the general rules, each a position with the outcome that the Law requires."""

from __future__ import annotations

import pytest

from tests.positions import Table, decree, done, position


def test_core_13_last_warrior_falls_in_battle() -> None:
    """4.3.3.2: a defender that has a warrior when the dice are rolled is not defenseless, even if it falls."""
    for kept, lost in (("workshop", "wood"), ("wood", "workshop")):
        table = Table(
            position(
                "eyrie", "daylight", "decree",
                {6: "4 eyrie, marquise, workshop, wood, no ruin", 1: "keep"},
                used=done(), eyrie=decree(battle=["anvil"]),
            )
        )  # fmt: skip
        table.do("resolve", suit="fox").do("battle", clearing=6, target="marquise").roll(2, 1)
        assert table.player == "marquise"
        assert set(table.values("lose", "piece")) == {"workshop", "wood"}
        table.do("lose", piece=lost)
        assert table.at(6) == {"eyrie": 3, kept: 1}
        assert table.score("eyrie") == 1


def test_core_14_owner_chooses_the_loss() -> None:
    """4.3.4: warriors go first; which building or token follows is its owner's choice."""
    for lost in ("sawmill", "wood", "keep"):
        table = Table(
            position(
                "eyrie", "daylight", "decree", {1: "3 eyrie, marquise, sawmill, wood, keep"},
                used=done(), eyrie=decree(battle=["anvil"]),
            )
        )  # fmt: skip
        table.do("resolve", suit="fox").do("battle", clearing=1, target="marquise").roll(2, 0)
        assert table.player == "marquise"
        assert set(table.values("lose", "piece")) == {"sawmill", "wood", "keep"}
        table.refuses("lose", "1.4.2", by="eyrie", piece="keep")
        table.do("lose", piece=lost)
        left = {"sawmill": 1, "wood": 1, "keep": 1, "eyrie": 3}
        del left[lost]
        assert table.at(1) == left
        assert table.score("eyrie") == 1


def test_core_15_ambush_foiled_and_one_each() -> None:
    """4.3.1.1: a foiled ambush deals nothing, and each side may play one only."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {10: "3 marquise, 3 eyrie"},
            marquise={"hand": ["ambush-bird"]}, eyrie={"hand": ["ambush-rabbit", "ambush-bird"]},
        )
    )  # fmt: skip
    table.do("battle", clearing=10, target="eyrie")
    assert (table.player, table.asked) == ("eyrie", "ambush")
    assert table.values("ambush", "card") == ["ambush-rabbit", "ambush-bird"]
    table.do("ambush", card="ambush-rabbit")
    assert (table.player, table.asked) == ("marquise", "foil")
    table.do("foil", card="ambush-bird")
    assert table.at(10) == {"marquise": 3, "eyrie": 3, "ruin": 1}
    assert sorted(table.discarded) == ["ambush-bird", "ambush-rabbit"]
    assert table.state.is_chance
    table.refuses("ambush", by="eyrie", card="ambush-bird")
    table.roll(1, 1)
    assert table.asked == "marquise-actions"
    assert table.at(10) == {"marquise": 2, "eyrie": 2, "ruin": 1}
    assert table.hand("eyrie") == ["ambush-bird"]


def test_core_16_ambush_must_match() -> None:
    """4.3.1: only an ambush of the clearing's suit or of birds can be played there."""
    hands = {
        "ambush-fox": [], "ambush-rabbit": [], "ambush-mouse": ["ambush-mouse"], "ambush-bird": ["ambush-bird"],
    }  # fmt: skip
    for card, playable in hands.items():
        table = Table(
            position(
                "marquise", "daylight", "actions", {2: "3 marquise, 2 eyrie"},
                eyrie={"hand": [card, "anvil"]},
            )
        )  # fmt: skip
        table.do("battle", clearing=2, target="eyrie")
        assert table.asked == "ambush"
        assert table.values("ambush", "card") == playable
        assert table.offers("pass")
        if not playable:
            table.refuses("ambush", "2.1.1", card=card)
    both = Table(
        position(
            "marquise", "daylight", "actions", {2: "3 marquise, 2 eyrie"},
            eyrie={"hand": ["ambush-fox", "ambush-rabbit"]},
        )
    )  # fmt: skip
    both.do("battle", clearing=2, target="eyrie")
    assert both.verbs() == ["pass"]


DOMINANT = {1: "2 eyrie, marquise", 6: "roost", 8: "eyrie, marquise"}


@pytest.mark.parametrize(
    "turn",
    [
        {"player": "eyrie", "phase": "birdsong"},
        {"player": "marquise", "phase": "evening", "step": "discard"},
    ],
)
def test_core_22_suit_dominance_at_the_start_of_birdsong(turn: dict[str, str]) -> None:
    """3.3.1.1: three ruled fox clearings (ties count for the Eyrie) win before all else in Birdsong."""
    start = position(
        "eyrie", "birdsong", clearings=DOMINANT, eyrie={"dominance": "dominance-fox", "score": None}
    )
    table = Table({**start, "turn": turn})
    assert [table.state.rules(c) for c in (1, 6, 8)] == ["eyrie"] * 3
    assert table.winners == ("eyrie",)
    assert table.state.won_by == "3.3.1.1"
    assert table.hand("eyrie") == []
    assert table.deck_size == 50


def test_core_22_variant_without_the_third_clearing() -> None:
    """3.3.1.1: what is ruled later in the turn does not count before the next Birdsong."""
    table = Table(
        position(
            "eyrie", "birdsong", clearings={**DOMINANT, 8: "eyrie, 2 marquise", 7: "3 eyrie"},
            eyrie={**decree("commander"), "dominance": "dominance-fox", "hand": ["sword"]},
        )
    )  # fmt: skip
    assert table.state.rules(8) == "marquise"
    assert table.winners == ()
    table.do("add_to_decree", card="sword", target="build")
    table.do("continue")
    table.do("resolve", suit="bird").do("move", origin=7, destination=12, count=2)
    assert [table.state.rules(c) for c in (1, 6, 12)] == ["eyrie"] * 3
    assert table.winners == ()
    table.do("resolve", suit="bird").do("battle", clearing=1, target="marquise").roll(0, 0)
    table.do("resolve", suit="mouse").do("build", clearing=7)
    assert table.winners == ()
    assert table.state.phase == "evening"
    table.draw("anvil")
    while table.state.seats[0] and table.player == "marquise":
        table.do("end" if table.offers("end") else "continue")
    assert table.state.is_chance
    table.draw("armorers")
    assert table.winners == ("eyrie",)

"""Better Burrow Bank, Stand and Deliver! and Royal Claim, in Birdsong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import Table, decree, position


def birdsong(seat: str = "marquise", **parts: Any) -> Table:
    return Table(position(seat, "birdsong", **parts))


# --- Better Burrow Bank ------------------------------------------------------------------------------------
def test_burrow_bank_is_forced() -> None:
    """1.4.1: at the start of Birdsong the owner and another player each draw, wanted or not."""
    table = birdsong(marquise={"crafted": ["better-burrow-bank"]}, eyrie={"hand": ["anvil"]})
    assert table.verbs() == ["better_burrow_bank"]
    assert table.values("better_burrow_bank", "target") == ["eyrie"]
    table.do("better_burrow_bank", target="eyrie").draw("sword", "bake-sale")
    assert table.hand("marquise") == ["sword"]
    assert sorted(table.hand("eyrie")) == ["anvil", "bake-sale"]
    assert table.asked == "craft"


def test_burrow_bank_is_before_the_wood() -> None:
    """1.4.1: before everything else in the phase."""
    table = birdsong(clearings={5: "sawmill"}, marquise={"crafted": ["better-burrow-bank"]})
    assert table.at(5)["wood"] == 0
    table.do("better_burrow_bank", target="eyrie")
    assert table.at(5)["wood"] == 0
    table.draw("sword", "bake-sale")
    assert table.at(5)["wood"] == 1


def test_burrow_bank_once_a_turn_and_every_turn() -> None:
    """4.1.3: it stays in play and comes again in the next turn."""
    table = birdsong(marquise={"crafted": ["better-burrow-bank"]}, eyrie={**decree(), "hand": ["anvil"]})
    table.do("better_burrow_bank", target="eyrie").draw("sword", "bake-sale")
    table.do("continue")
    table.refuses("better_burrow_bank", "1.4.1", target="eyrie")
    table.do("end")
    assert table.seat("marquise")["crafted"] == ["better-burrow-bank"]
    while table.asked != "start-of-phase":
        if table.state.is_chance:
            table.draw(table.deck[0])
        else:
            table.game.play(table.legal()[-1], auto_chance=False)
    assert table.verbs() == ["better_burrow_bank"]


def test_burrow_bank_with_one_card_in_the_deck() -> None:
    """2.1: the owner draws first; what is left, if anything, is the other's."""
    table = birdsong(marquise={"crafted": ["better-burrow-bank"]})
    table.do("better_burrow_bank", target="eyrie").draw("sword")
    assert [(e.faction, e.card) for e in table.events("drew")] == [("marquise", "sword")]
    table.draw("anvil")
    assert [e.faction for e in table.events("drew")] == ["marquise", "eyrie"]


# --- Stand and Deliver! ------------------------------------------------------------------------------------
def test_stand_and_deliver() -> None:
    """4.1.3: a random card of another player, who scores a point; the card stays in play."""
    table = birdsong(marquise={"crafted": ["stand-and-deliver"]}, eyrie={"hand": ["anvil", "sword"]})
    table.do("stand_and_deliver", target="eyrie")
    assert {o.values[0]: p for o, p in table.state.chance_outcomes()} == {"anvil": 0.5, "sword": 0.5}
    table.take("sword")
    assert (table.hand("marquise"), table.hand("eyrie")) == (["sword"], ["anvil"])
    assert table.state.scores == {"marquise": 0, "eyrie": 1}
    assert table.seat("marquise")["crafted"] == ["stand-and-deliver"]


def test_stand_and_deliver_once_a_turn_and_only_if_wanted() -> None:
    """4.1.3: in any window of Birdsong, once."""
    table = birdsong(
        clearings={5: "sawmill"}, marquise={"crafted": ["stand-and-deliver"]},
        eyrie={"hand": ["anvil", "sword"]},
    )  # fmt: skip
    assert (table.asked, table.at(5)["wood"]) == ("window", 0)
    table.do("continue")
    assert (table.asked, table.at(5)["wood"]) == ("window", 1)
    table.do("stand_and_deliver", target="eyrie").take("anvil")
    assert table.asked == "craft"
    table.refuses("stand_and_deliver", "1.4.1", target="eyrie")


def test_stand_and_deliver_needs_a_card_to_take() -> None:
    """1.5.4: a player without cards cannot be robbed, nor oneself."""
    table = birdsong(clearings={1: "marquise"}, marquise={"crafted": ["stand-and-deliver", "royal-claim"]})
    assert "stand_and_deliver" not in table.verbs()
    table.refuses("stand_and_deliver", "1.5.4", target="eyrie")
    table.refuses("stand_and_deliver", "1.5.2", "4.1.3", target="marquise")
    assert birdsong(marquise={"crafted": ["stand-and-deliver"]}).asked == "craft"


def test_stand_and_deliver_can_make_the_other_win() -> None:
    """3.1: the thirtieth point, taken from whoever's turn it is."""
    table = birdsong(marquise={"crafted": ["stand-and-deliver"]}, eyrie={"hand": ["anvil"], "score": 29})
    table.do("stand_and_deliver", target="eyrie").take("anvil")
    assert table.winners == ("eyrie",)
    assert table.hand("marquise") == ["anvil"]


def test_stand_and_deliver_before_emergency_orders() -> None:
    """1.4.2, 7.4.1: the window before the step: a stolen card is a card in the hand."""
    table = birdsong(
        "eyrie", eyrie={**decree(), "crafted": ["stand-and-deliver"]}, marquise={"hand": ["anvil"]}
    )
    table.do("stand_and_deliver", target="marquise").take("anvil")
    assert table.asked == "add-to-decree"
    assert table.hand("eyrie") == ["anvil"]


# --- Royal Claim -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "clearings", [{1: "marquise"}, {1: "marquise", 5: "sawmill", 9: "2 marquise, eyrie"}]
)
def test_royal_claim(clearings: dict[int, str]) -> None:
    """2.5: a point for each ruled clearing, and the card is discarded."""
    table = birdsong(clearings={**clearings, 12: "marquise, eyrie"}, marquise={"crafted": ["royal-claim"]})
    table.do("royal_claim")
    assert table.score("marquise") == len(clearings)
    assert table.discarded == ["royal-claim"]
    assert table.seat("marquise")["crafted"] == []
    assert table.asked == "craft"


def test_royal_claim_waits_as_long_as_its_owner_likes() -> None:
    """4.1.3: in any Birdsong; it stays in play until then."""
    table = birdsong(clearings={1: "marquise"}, marquise={"crafted": ["royal-claim"]})
    for _ in range(2):
        assert table.asked == "window"
        table.do("continue")
    assert table.asked == "craft"
    assert table.seat("marquise")["crafted"] == ["royal-claim"]
    table.refuses("royal_claim", "1.4.1")


def test_royal_claim_of_the_eyrie() -> None:
    """2.5, 7.2.2: ties count for them; at the end of Birdsong the new roost does too."""
    table = birdsong(
        "eyrie", clearings={1: "eyrie, marquise", 9: "2 marquise", 5: "eyrie, 2 marquise"},
        eyrie={**decree(), "crafted": ["royal-claim"], "hand": ["anvil"]},
    )  # fmt: skip
    table.do("continue")
    assert table.asked == "window"
    table.do("continue").do("add_to_decree", card="anvil", target="move")
    assert table.asked == "window"
    table.do("continue").do("new_roost", clearing=2)
    table.do("royal_claim")
    assert table.score("eyrie") == 2


def test_royal_claim_can_win() -> None:
    """3.1: with thirty points, before anything else."""
    table = birdsong(
        clearings={1: "marquise", 9: "marquise"}, marquise={"crafted": ["royal-claim"], "score": 28}
    )
    table.do("royal_claim")
    assert table.winners == ("marquise",)


def test_royal_claim_is_not_for_daylight() -> None:
    """4.1.3: only in Birdsong."""
    table = Table(
        position("marquise", "daylight", "actions", {1: "marquise"}, marquise={"crafted": ["royal-claim"]})
    )
    table.refuses("royal_claim", "1.4.1")


def test_both_cards_in_one_window() -> None:
    """1.4.2: one after the other, in either order."""
    start = position(
        "marquise", "birdsong", clearings={1: "marquise"}, eyrie={"hand": ["anvil"]},
        marquise={"crafted": ["royal-claim", "stand-and-deliver"]},
    )  # fmt: skip
    table = Table(start)
    assert set(table.verbs()) == {"royal_claim", "stand_and_deliver", "continue"}
    table.do("royal_claim").do("stand_and_deliver", target="eyrie").take("anvil")
    assert table.state.scores == {"marquise": 1, "eyrie": 1}
    table = Table(start).do("stand_and_deliver", target="eyrie").take("anvil").do("royal_claim")
    assert table.state.scores == {"marquise": 1, "eyrie": 1}


# --- what is told of them ----------------------------------------------------------------------------------
def test_each_card_says_that_it_was_used() -> None:
    """4.1.3: which card, by whom and on whom; the article is that of persistent effects."""
    uses = {
        "better-burrow-bank": ("better_burrow_bank", "eyrie"),
        "stand-and-deliver": ("stand_and_deliver", "eyrie"),
        "royal-claim": ("royal_claim", None),
    }
    for card, (verb, target) in uses.items():
        table = birdsong(clearings={1: "marquise"}, marquise={"crafted": [card]}, eyrie={"hand": ["anvil"]})
        table.do(verb, **({} if target is None else {"target": target}))
        used = table.events("card_used")
        assert [(e.faction, e.card, e.target, e.article) for e in used] == [
            ("marquise", card, target, "4.1.3")
        ]

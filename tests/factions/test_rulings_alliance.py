"""Hard cases with the Alliance, each a position with the outcome that the Law requires."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import Table, decree, done, position

MARCH = ("marquise", "daylight", "actions")
TWO = ["sword", "bake-sale"]
FIVE = ["sword", "bake-sale", "anvil", "foxfolk-steel", "smugglers-trail"]


def stack(table: Table) -> list[str]:
    cards: list[str] = table.seat("alliance")["supporters"]
    return cards


def sized(table: Table, viewer: str) -> int:
    """How many supporters another seat sees."""
    size: int = table.state.view(viewer).to_dict()["players"]["alliance"]["supporters"]["size"]
    return size


# --- outrage -----------------------------------------------------------------------------------------------
def test_all_01_outrage_when_warriors_move_in() -> None:
    """8.2.6: one card for the move, of the suit of the clearing that is entered, to the supporters."""
    table = Table(
        position(
            *MARCH, {1: "5 marquise", 9: "sympathy"}, marquise={"hand": ["anvil", "root-tea-mouse"]},
            alliance={"supporters": TWO},
        )
    )  # fmt: skip
    table.do("move", origin=1, destination=9, count=5)
    assert (table.player, table.asked) == ("marquise", "outrage")
    assert table.verbs() == ["give_supporter"]
    assert table.values("give_supporter", "card") == ["root-tea-mouse"]
    table.refuses("give_supporter", "2.1.1", card="anvil")
    table.refuses("show_hand", "8.2.6")
    table.do("give_supporter", card="root-tea-mouse")
    assert table.asked == "march-on"
    assert sorted(stack(table)) == sorted([*TWO, "root-tea-mouse"])
    assert sized(table, "marquise") == 3
    assert table.hand("marquise") == ["anvil"]
    assert table.hand("alliance") == []
    assert table.discarded == []


@pytest.mark.parametrize("hand", [["anvil"], []])
def test_all_03_no_matching_card(hand: list[str]) -> None:
    """8.2.6: the hand is shown to the Alliance, and a card is drawn to the supporters; also with no hand."""
    table = Table(
        position(
            *MARCH, {1: "2 marquise", 9: "sympathy"}, seats=("marquise", "alliance", "eyrie"),
            marquise={"hand": hand}, alliance={"supporters": ["sword"]},
        )
    )  # fmt: skip
    table.do("move", origin=1, destination=9, count=2)
    if hand:
        assert (table.player, table.verbs()) == ("marquise", ["show_hand"])
        table.do("show_hand")
    seen = [table.state.view(eyes).to_dict()["players"]["marquise"]["hand"] for eyes in ("alliance", "eyrie")]
    assert seen == [{"size": len(hand), "known": hand}, {"size": len(hand), "known": []}]
    assert table.state.is_chance
    size = table.deck_size
    table.draw("investments")
    assert table.hand("marquise") == hand
    assert sorted(stack(table)) == ["investments", "sword"]
    assert table.deck_size == size - 1


def test_all_04_placing_is_not_moving() -> None:
    """8.2.6, 7.5.2.1: a warrior recruited in a sympathetic clearing causes no outrage."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {3: "roost, sympathy"}, used=done(),
            eyrie={**decree(recruit=["bake-sale"]), "hand": ["smugglers-trail"]},
        )
    )  # fmt: skip
    table.do("resolve", suit="rabbit").do("recruit", clearing=3)
    assert table.at(3)["eyrie"] == 1
    assert table.hand("eyrie") == ["smugglers-trail"]
    assert stack(table) == []


@pytest.mark.parametrize(("bases", "held"), [("", 5), ("base", 6)])
def test_all_07_sixth_supporter_without_a_base(bases: str, held: int) -> None:
    """8.2.3.1, 8.2.6: the card is owed anyhow; what the stack cannot hold is discarded."""
    table = Table(
        position(
            *MARCH, {1: "2 marquise", 9: "sympathy", 5: bases or "sympathy"},
            marquise={"hand": ["root-tea-mouse"]}, alliance={"supporters": FIVE},
        )
    )  # fmt: skip
    table.do("move", origin=1, destination=9, count=1).do("give_supporter", card="root-tea-mouse")
    assert table.hand("marquise") == []
    assert len(stack(table)) == held
    assert table.discarded == (["root-tea-mouse"] if held == 5 else [])
    assert ("root-tea-mouse" in stack(table)) is (held == 6)


# --- bases and officers --------------------------------------------------------------------------------------
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (5, 2)])
def test_all_09_officers_lost(before: int, after: int) -> None:
    """8.2.4, 16.6.22: half of the officers, rounded up, go back to the supply; another base keeps the stack."""
    table = Table(
        position(
            *MARCH, {5: "2 marquise, base", 2: "base"},
            alliance={"officers": before, "supporters": [*FIVE, "root-tea-mouse", "armorers"]},
        )
    )  # fmt: skip
    supply = table.state.supply_n[2]
    table.do("battle", clearing=5, target="alliance").roll(0, 0)
    assert table.seat("alliance")["officers"] == after
    assert table.state.supply_n[2] == supply + before - after
    assert sorted(stack(table)) == sorted(["sword", "anvil", "foxfolk-steel", "root-tea-mouse"])
    assert sorted(table.discarded) == sorted(["bake-sale", "smugglers-trail", "armorers"])
    kept = Table(
        position(
            *MARCH, {5: "2 marquise, base", 2: "base"}, alliance={"supporters": [*TWO, *FIVE[2:4], "investments",
            "root-tea-mouse", "root-tea-fox", "travel-gear-fox"]},
        )
    ).do("battle", clearing=5, target="alliance").roll(0, 0)  # fmt: skip
    assert len(stack(kept)) == 7


def test_all_20_train_and_recruit() -> None:
    """8.5.3, 8.6.1, 8.6.1.3, 8.6.2: a card of a base's suit, a warrior of the supply; recruits at bases."""
    start: dict[str, Any] = {
        "hand": ["root-tea-mouse", "anvil", "armorers"], "officers": 2,
    }  # fmt: skip
    for card in ("root-tea-mouse", "armorers"):
        table = Table(position("alliance", "daylight", "actions", {7: "base, 7 alliance"}, alliance=start))
        table.refuses("train", "8.5.3", card="anvil")
        assert table.values("train", "card") == ["root-tea-mouse", "armorers"]
        table.do("train", card=card)
        assert table.seat("alliance")["officers"] == 3
        assert table.state.supply_n[2] == 0
        assert table.discarded == [card]
        other = "armorers" if card == "root-tea-mouse" else "root-tea-mouse"
        table.refuses("train", "1.5.1", card=other)
        table.do("end")
        assert table.asked == "military-operations"
        assert table.state.decision is not None
        assert table.state.decision.facts["left"] == 3
        table.refuses("recruit", "1.5.1", clearing=7)
        table.do("move", origin=7, destination=8, count=1).do("organize", clearing=8)
        assert table.values("recruit", "clearing") == [7]
        table.refuses("recruit", "8.6.1.3", clearing=8)
        table.do("recruit", clearing=7)
        assert table.state.is_chance
        table.draw("sword", "bake-sale")
        assert not table.state.is_chance


# --- sympathy ------------------------------------------------------------------------------------------------
def test_all_14_martial_law() -> None:
    """8.4.2.2, 8.4.2.2.1: three warriors of a single other player cost one more; buildings do not count."""
    spread = {
        9: "sympathy", 12: "2 marquise, 2 eyrie", 4: "3 marquise", 1: "2 marquise, sawmill",
    }  # fmt: skip
    for clearing, cost in ((12, 1), (4, 2), (1, 1)):
        for number in (cost - 1, cost):
            cards = ["anvil", "root-tea-fox"] if clearing != 4 else ["bake-sale", "smugglers-trail"]
            table = Table(
                position("alliance", "birdsong", "spread", spread, alliance={"supporters": cards[:number]})
            )
            if number < cost:
                table.refuses("spread_sympathy", "8.4.2.2", clearing=clearing)
                continue
            table.do("spread_sympathy", clearing=clearing)
            for card in cards[:cost]:
                assert table.asked == "spend-supporters"
                table.do("spend_supporter", card=card)
            assert table.at(clearing)["sympathy"] == 1
            assert stack(table) == []
            assert table.score("alliance") == 1


def test_all_15_organize() -> None:
    """8.6.1.4, 8.2.5.1, 6.2.2: it scores, needs neither supporters nor adjacency, and knows no martial law."""
    table = Table(
        position(
            "alliance", "evening", "operations",
            {
                8: "2 alliance, 4 marquise", 12: "sympathy, alliance", 10: "sympathy", 2: "sympathy",
                5: "sympathy", 3: "keep, alliance",
            },
            alliance={"officers": 1, "score": 10},
        )
    )  # fmt: skip
    assert table.values("organize", "clearing") == [8]
    table.refuses("organize", "8.2.5.1", clearing=12)
    table.refuses("organize", "6.2.2", clearing=3)
    table.do("organize", clearing=8)
    assert table.at(8) == {"alliance": 1, "marquise": 4, "sympathy": 1}
    assert table.score("alliance") == 12


def test_all_17_the_track_after_a_removal() -> None:
    """16.6.22, 8.4.2.2, 8.4.2.3: a token goes back to its space; points are not taken back."""
    table = Table(
        position(
            "eyrie", "daylight", "decree",
            {9: "sympathy, 2 eyrie", 1: "sympathy", 12: "sympathy", 4: "sympathy", 8: "sympathy"},
            used=done(), eyrie=decree(battle=["sword"]),
            alliance={"score": 9, "supporters": ["root-tea-mouse", "investments"]},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="alliance").roll(0, 0)
    assert table.score("alliance") == 9
    assert table.state.is_chance  # the Eyrie have no card: a supporter is drawn
    table.draw("crossbow-mouse")
    table.draw("anvil")  # the Evening
    assert (table.player, table.asked) == ("alliance", "revolt")
    table.do("continue")
    assert table.state.decision is not None
    assert table.state.decision.facts["cost"] == 2
    table.do("spread_sympathy", clearing=9)
    table.do("spend_supporter", card="crossbow-mouse").do("spend_supporter", card="investments")
    assert table.score("alliance") == 11
    assert stack(table) == ["root-tea-mouse"]


# --- cases of other chapters in which the Alliance takes part ---------------------------------------------------
def test_core_01_a_tie_rules_nothing() -> None:
    """2.5, 4.2.1: two against two, and the Marquise moves neither from here nor to an empty clearing."""
    table = Table(position(*MARCH, {11: "2 marquise, 2 alliance"}))
    assert table.state.rules(11) is None
    table.refuses("move", "4.2.1", "2.5", origin=11, destination=12, count=1)


def test_core_02_tokens_never_rule() -> None:
    """2.5: a warrior and a base against a warrior; wood and sympathy add nothing."""
    table = Table(position(*MARCH, {5: "marquise, 3 wood, alliance, base, sympathy"}))
    assert table.state.rules(5) == "alliance"


def test_core_03_each_rival_alone() -> None:
    """2.5: three against two and two."""
    table = Table(position(*MARCH, {9: "3 marquise, 2 alliance, 2 eyrie"}))
    assert table.state.rules(9) == "marquise"


def test_core_04_rule_before_the_move() -> None:
    """4.2, 4.2.1: rule that the move itself would bring does not count."""
    table = Table(position(*MARCH, {9: "2 marquise, 3 alliance"}))
    table.refuses("move", "4.2.1", "2.5", origin=9, destination=12, count=2)


@pytest.mark.parametrize(("rebels", "onward"), [(3, False), (2, True)])
def test_core_06_the_second_move(rebels: int, onward: bool) -> None:
    """4.2.1, 4.2.2, 6.5.2: each move of a March meets the rule requirement by itself."""
    table = Table(position(*MARCH, {1: "3 marquise", 9: f"{rebels} alliance"}))
    table.do("move", origin=1, destination=9, count=3)
    if onward:
        assert table.offers("move", origin=9, destination=4, count=3)
    else:
        table.refuses("move", "4.2.1", origin=9, destination=4, count=3)


def test_core_11_a_lone_token() -> None:
    """4.3.3.2, 3.2.1, 8.2.6: defenseless, so a roll of nothing removes it; then outrage."""
    table = Table(
        position(
            *MARCH, {11: "2 marquise, sympathy"}, marquise={"score": 3, "hand": ["investments"]},
        )
    )  # fmt: skip
    table.do("battle", clearing=11, target="alliance").roll(0, 0)
    assert table.at(11) == {"marquise": 2, "ruin": 1}
    assert table.score("marquise") == 4
    table.do("give_supporter", card="investments")
    assert stack(table) == ["investments"]
    assert table.hand("marquise") == []


def test_core_19_thirty_ends_it_at_once() -> None:
    """3.1, 3.2.1: the point for the token wins before anything that would follow."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {11: "3 eyrie, sympathy", 3: "roost"}, used=done(),
            eyrie={**decree(battle=["sword", "investments"]), "score": 29, "hand": ["root-tea-mouse"]},
            alliance={"score": 29},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=11, target="alliance").roll(2, 1)
    assert table.winners == ("eyrie",)
    assert table.state.is_over
    assert table.score("eyrie") == 30
    assert table.hand("eyrie") == ["root-tea-mouse"]


def test_core_25_a_loss_costs_its_owner_nothing() -> None:
    """3.2.1, 16.6.22, 6.5.4.2: the remover scores; the track is covered again."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {10: "3 eyrie, workshop", 5: "workshop", 9: "workshop"},
            used=done("builder"), eyrie={**decree(battle=["bake-sale"]), "score": 4},
            marquise={"score": 12}, alliance={"score": 9},
        )
    )  # fmt: skip
    table.do("resolve", suit="rabbit").do("battle", clearing=10, target="marquise").roll(0, 0)
    assert [table.score(seat) for seat in ("eyrie", "marquise", "alliance")] == [5, 12, 9]
    assert table.on_map("workshop") == 2


def test_card_01_what_a_favor_removes() -> None:
    """4.1.1, 4.1.2, 3.2.1, 8.2.6, 2.2.4: all enemy pieces in fox clearings; then outrage for the sympathy."""
    table = Table(
        position(
            "eyrie", "daylight", "craft",
            {
                1: "keep, sawmill, 2 wood, 3 marquise", 6: "roost, sympathy", 8: "roost",
                12: "roost, marquise",
            },
            eyrie={**decree(), "hand": ["favor-of-the-foxes", "foxfolk-steel"], "score": 3},
        )
    )  # fmt: skip
    table.do("craft", card="favor-of-the-foxes")
    assert table.on_map("marquise") == 0
    assert (table.at(1), table.at(6), table.at(12)) == ({}, {"roost": 1, "ruin": 1}, {"roost": 1, "ruin": 1})
    assert table.score("eyrie") == 8
    assert (table.player, table.asked) == ("eyrie", "outrage")
    table.do("give_supporter", card="foxfolk-steel")
    assert stack(table) == ["foxfolk-steel"]
    assert table.discarded == ["favor-of-the-foxes"]


def test_marq_01_the_keep_and_the_alliance() -> None:
    """6.2.2, 8.4.2, 8.6.1.4: nobody else places in the clearing with the keep; moving in is allowed."""
    spread = Table(
        position(
            "alliance", "birdsong", "spread", {1: "keep, 2 marquise, alliance", 9: "sympathy"},
            alliance={"supporters": ["anvil", "root-tea-fox"]},
        )
    )  # fmt: skip
    spread.refuses("spread_sympathy", "6.2.2", clearing=1)
    organize = Table(
        position(
            "alliance", "evening", "operations", {1: "keep, 2 marquise, alliance", 9: "sympathy"},
            alliance={"officers": 1},
        )
    )  # fmt: skip
    organize.refuses("organize", "6.2.2", clearing=1)
    move = Table(
        position(
            "eyrie", "daylight", "decree", {1: "keep, 2 marquise, alliance", 9: "sympathy, 3 eyrie"},
            used=done("despot", "build"), eyrie=decree("despot", move=["sword"]),
        )
    )  # fmt: skip
    move.do("resolve", suit="mouse")
    assert move.offers("move", origin=9, destination=1, count=3)


def test_marq_11_wood_through_ruled_clearings() -> None:
    """6.5.4.2, 2.5: the wood in a tied clearing is not connected."""
    table = Table(
        position(
            *MARCH, {9: "marquise", 1: "2 marquise, keep, wood", 10: "marquise, wood", 12: "marquise, wood, alliance"}
        )
    )  # fmt: skip
    ruling = table.state.why_not("build")
    assert ruling is None
    for built, legal in ((2, True), (4, False)):  # the third workshop costs two wood, the fifth three
        more = {5: "2 workshop", 7: "2 workshop"}
        on_map = {c: words for c, words in more.items() if c == 5 or built == 4}
        again = Table(
            position(
                *MARCH,
                {9: "marquise", 1: "2 marquise, keep, wood", 10: "marquise, wood", 12: "marquise, wood, alliance",
                 **on_map},
            )
        )  # fmt: skip
        assert again.offers("build", clearing=9, piece="workshop") is legal
        if not legal:
            assert again.refuses("build", "6.5.4.2", clearing=9, piece="workshop").facts["wood"] == 2


def test_eyrie_02_the_tie_must_be_for_the_first_place() -> None:
    """2.5, 7.2.2: two Eyrie beside three and three rule nothing."""
    table = Table(position("eyrie", "birdsong", None, {11: "2 eyrie, 3 marquise, 3 alliance"}))
    assert table.state.rules(11) is None

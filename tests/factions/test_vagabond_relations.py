"""9.2.9 Relationships, 9.5.4 Aid, 9.2.8 Coalitions."""

from __future__ import annotations

from typing import Any

import rootlab as rl
from tests.pack import carried, daylight, wanderer
from tests.positions import Table, decree, position

FOUR = ("vagabond", "marquise", "eyrie", "alliance")
HAND = ["anvil", "foxfolk-steel", "protection-racket", "root-tea-fox", "stand-and-deliver", "tax-collector"]


def aid(table: Table, *targets: str) -> Table:
    """Aid these players, each with the first item and the first card, and take nothing."""
    for target in targets:
        table.do("aid", target=target)
        table.game.play(table.legal("exhaust")[0], auto_chance=False)
        table.game.play(table.legal("give")[0], auto_chance=False)
        if table.asked == "vagabond-take":
            table.do("pass")
    return table


def patron(clearing: int = 8, relation: int | str = 0, **rest: Any) -> Table:
    part = wanderer(clearing, "4 boot", "3 sword", hand=HAND, relationships={"marquise": relation}, **rest)
    return daylight(part, {clearing: "marquise"})


def relation(table: Table, faction: str = "marquise") -> int | str:
    found: int | str = table.seat("vagabond")["relationships"][faction]
    return found


# --- 9.2.9.1 ----------------------------------------------------------------------------------------------
def test_9_2_9_1_1_cost_and_9_2_9_1_2_points() -> None:
    """9.2.9.1.1, 9.2.9.1.2: 1, 2 and 3 aids in one turn, each counted once; 1, 2 and 2 points."""
    table = patron()
    scores = []
    for _ in range(6):
        aid(table, "marquise")
        scores.append((relation(table), table.score("vagabond")))
    assert scores == [(1, 1), (1, 1), (2, 3), (2, 3), (2, 3), (3, 5)]


def test_9_2_9_1_1_in_the_same_turn() -> None:
    """9.2.9.1.1: aids of another turn do not count."""
    table = aid(patron(relation=1), "marquise")
    assert table.state.to_dict()["turn"]["used"]["aids"] == {"marquise": 1}
    again = Table(table.state).do("end")
    while again.player != "vagabond" or again.asked != "vagabond-actions":
        if again.state.is_chance:
            again.game.play(again.state.chance_outcomes()[0][0], auto_chance=False)
        else:
            again.game.play(again.legal()[-1], auto_chance=False)
    assert relation(aid(again, "marquise")) == 1
    assert relation(aid(table, "marquise")) == 2


def test_9_2_9_1_1_by_faction() -> None:
    """9.2.9.1.1: each faction for itself."""
    part = wanderer(8, "4 boot", hand=HAND, relationships={"marquise": 1, "eyrie": 1})
    table = aid(daylight(part, {8: "marquise, eyrie"}), "marquise", "eyrie")
    assert (relation(table), relation(table, "eyrie")) == (1, 1)
    assert relation(aid(table, "eyrie"), "eyrie") == 2
    assert table.score("vagabond") == 2


def test_9_2_9_2_1_aiding_an_ally() -> None:
    """9.2.9.2.1: two points each time; the aid that made the ally is not one of them."""
    table = patron(relation=2)
    aid(table, "marquise", "marquise", "marquise")
    assert (relation(table), table.score("vagabond")) == (3, 2)
    aid(table, "marquise", "marquise")
    assert table.score("vagabond") == 6


def test_9_2_9_3_3_hostile_stays_hostile() -> None:
    """9.2.9.3.3: no aid makes a Hostile faction better."""
    table = aid(patron(relation="hostile"), *["marquise"] * 4)
    assert (relation(table), table.score("vagabond")) == ("hostile", 0)


# --- 9.5.4 ------------------------------------------------------------------------------------------------
def test_9_5_4_aid() -> None:
    """9.5.4: an item, a matching card, and an item from the box; who gets the card and he know of it."""
    part = wanderer(8, "torch", "tea", hand=["anvil", "sword", "armorers"])
    table = daylight(part, {8: "marquise", 6: "eyrie"}, marquise={"items": ["boot", "coin"]}, eyrie={})
    assert table.values("aid", "target") == ["marquise"]
    table.refuses("aid", "9.5.4", target="eyrie")
    table.refuses("aid", "1.5.2", target="vagabond")
    table.do("aid", target="marquise")
    assert table.asked == "vagabond-exhaust"
    table.do("exhaust", item="torch", target="ready")
    assert table.values("give", "card") == ["anvil", "armorers"]
    table.do("give", card="armorers").do("take", item="coin")
    assert carried(table) == {"torch down": 1, "tea": 1, "coin": 1}
    assert table.hand("marquise") == ["armorers"]
    assert table.seat("marquise")["items"] == ["boot"]
    known = table.state.to_dict()["known"]
    assert known == {"vagabond": {"marquise": ["armorers"]}}
    gave = table.events("gave")[0]
    assert gave.text("en", eyes="eyrie") == "The Vagabond gave a card to the Marquise."
    assert gave.text("en", eyes="marquise") == "The Vagabond gave Armorers to the Marquise."
    giving = rl.action("vagabond", "give", card="armorers")
    assert giving.text("en", eyes="eyrie") == "Give a card"
    assert giving.text("es", eyes="eyrie") == "Dar una carta"
    assert giving.text("en", eyes="vagabond") == "Give Armorers"


def test_9_5_4_what_it_needs() -> None:
    """9.5.4: an item to exhaust, a card that matches, a clearing with pieces of the other player."""
    stand = {8: "wood"}
    table = daylight(wanderer(8, "torch down", hand=["anvil"]), stand)
    table.refuses("aid", "9.2.5", target="marquise")
    table = daylight(wanderer(8, "torch", hand=["sword"]), stand)
    table.refuses("aid", "2.1.1", target="marquise")
    table = daylight(wanderer([4, 7, 8, 12], "torch", hand=["anvil"]), stand)
    table.refuses("aid", "2.4", target="marquise")
    assert aid(daylight(wanderer(8, "torch", hand=["anvil"]), stand), "marquise").score("vagabond") == 1


def test_9_5_4_a_third_seat_does_not_see_the_card() -> None:
    """1.3.2, 9.5.4: whatever card was given, the others see the same."""

    def given(card: str) -> Table:
        part = wanderer(8, "torch", hand=["anvil", "foxfolk-steel"])
        table = daylight(part, {8: "marquise"}, seats=("vagabond", "marquise", "eyrie"))
        table.do("aid", target="marquise").do("exhaust", item="torch", target="ready")
        return table.do("give", card=card)

    one, two = given("anvil").state, given("foxfolk-steel").state
    assert one.view("eyrie") == two.view("eyrie")
    assert one.view("marquise") != two.view("marquise")


# --- 9.2.8 ------------------------------------------------------------------------------------------------
def suitor(scores: tuple[int, int, int], mine: int = 10, **rest: Any) -> Table:
    part = wanderer(8, "boot", score=mine, hand=["dominance-fox"], **rest)
    parts: dict[str, Any] = {
        name: {"score": n} for name, n in zip(("marquise", "eyrie", "alliance"), scores, strict=True)
    }
    return daylight(part, {}, seats=FOUR, **parts)


def test_9_2_8_no_dominance_of_his_own() -> None:
    """9.2.8: he cannot activate a dominance card in the usual way."""
    table = suitor((3, 4, 5))
    table.refuses("activate_dominance", "9.2.8", card="dominance-fox")


def test_9_2_8_form_a_coalition() -> None:
    """9.2.8: with the player who has the fewest points; he scores no more."""
    table = suitor((3, 7, 5), relationships={"marquise": "hostile"})
    assert table.values("form_coalition", "target") == ["marquise"]
    table.refuses("form_coalition", "9.2.8", card="dominance-fox", target="eyrie")
    table.do("form_coalition", card="dominance-fox", target="marquise")
    assert table.score("vagabond") is None
    seat = table.seat("vagabond")
    assert (seat["coalition"], seat["dominance"]) == ("marquise", "dominance-fox")
    table.refuses("form_coalition", "3.3.2", card="dominance-fox", target="marquise")


def test_9_2_9_3_4_a_hostile_partner_becomes_indifferent() -> None:
    """9.2.9.3.4: its marker goes back to the Indifferent space."""
    table = suitor((3, 7, 5), relationships={"marquise": "hostile", "eyrie": "hostile"})
    table.do("form_coalition", card="dominance-fox", target="marquise")
    assert (relation(table), relation(table, "eyrie")) == (0, "hostile")


def test_9_2_8_who_may_be_chosen() -> None:
    """9.2.8, 3.3.1: one of those tied for fewest; ten points and a game of four or more."""
    assert suitor((3, 3, 5)).values("form_coalition", "target") == ["marquise", "eyrie"]
    low = suitor((3, 4, 5), mine=9)
    low.refuses("form_coalition", "3.3.1", card="dominance-fox", target="marquise")
    three = daylight(
        wanderer(8, "boot", score=10, hand=["dominance-fox"]), {}, seats=("vagabond", "marquise", "eyrie")
    )
    three.refuses("form_coalition", "9.2.8", card="dominance-fox", target="marquise")


def test_9_2_8_who_activated_dominance_is_no_partner() -> None:
    """9.2.8, 3.3.1: a player without points is not the one with the fewest."""
    part = wanderer(8, "boot", score=10, hand=["dominance-fox"])
    table = daylight(
        part, {}, seats=FOUR, marquise={"dominance": "dominance-mouse"}, eyrie={"score": 4},
        alliance={"score": 6},
    )  # fmt: skip
    assert table.values("form_coalition", "target") == ["eyrie"]
    table.refuses("form_coalition", "9.2.8", card="dominance-fox", target="marquise")


def test_9_2_8_partners_win_together() -> None:
    """9.2.8: when the partner reaches 30 points, both win."""
    part = {
        **wanderer(8, "boot"), "score": None, "dominance": "dominance-fox", "coalition": "eyrie",
    }  # fmt: skip
    table = Table(
        position(
            "eyrie",
            "evening",
            "score",
            {1: "roost", 5: "roost", 9: "roost"},
            seats=("eyrie", "marquise", "alliance", "vagabond"),
            eyrie={**decree(), "score": 29},
            vagabond=part,
        )
    )
    assert table.winners == ("eyrie", "vagabond")


def test_9_2_8_without_points() -> None:
    """9.2.8: a quest is worth cards only, and an improvement nothing."""
    part = {
        **wanderer(8, "torch", "tea", "boot"), "score": None, "dominance": "dominance-fox", "coalition": "eyrie",
        "hand": ["anvil"],
    }  # fmt: skip
    table = daylight(part, {8: "marquise, eyrie"}, seats=FOUR, quests_open=["give-a-speech-fox"])
    aid(table, "eyrie")
    assert (relation(table, "eyrie"), table.score("vagabond")) == (1, None)

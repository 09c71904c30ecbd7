"""9.5.3 Explore, 9.5.5 Quest, 9.5.6 Strike, 9.5.8 Craft, and the end of Daylight."""

from __future__ import annotations

import pytest

from rootlab.components.cards import CARD_IDS
from tests.pack import carried, chance, daylight, wanderer
from tests.positions import Table

FOREST = [4, 9, 12]


# --- 9.5.3 ------------------------------------------------------------------------------------------------
def test_9_5_3_explore() -> None:
    """9.5.3: a torch, chance says which item, a point, and the ruin makes room for a building."""
    table = daylight(wanderer(6, "torch"), {6: "marquise"})
    table.do("explore")
    assert [(o.values[0], p) for o, p in table.state.chance_outcomes()] == [
        ("boot", 0.25), ("bag", 0.25), ("hammer", 0.25), ("sword", 0.25),
    ]  # fmt: skip
    chance(table, "ruin", "bag")
    assert carried(table) == {"torch down": 1, "bag": 1}
    assert table.score("vagabond") == 1
    assert "ruin" not in table.at(6)
    assert table.state.open_slots_n[6] == 2
    assert table.state.to_dict()["ruin_items"] == ["boot", "hammer", "sword"]
    table.refuses("explore", "9.5.3")


def test_9_5_3_the_last_ruin_holds_the_last_item() -> None:
    """9.5.3, 9.3.4: the items under ruins are a bag of what is left."""
    gone = {10: "no ruin", 11: "no ruin", 12: "no ruin"}
    table = daylight(wanderer(6, "torch"), gone, ruin_items=["hammer"])
    table.do("explore")
    assert [o.values[0] for o, _ in table.state.chance_outcomes()] == ["hammer"]
    chance(table, "ruin", "hammer")
    assert table.on_map("ruin") == 0


def test_9_5_3_what_it_needs() -> None:
    """9.5.3, 2.4: a torch, and a ruin where he is."""
    daylight(wanderer(6, "torch down")).refuses("explore", "9.5.3")
    daylight(wanderer(9, "torch")).refuses("explore", "2.2.4")
    daylight(wanderer(FOREST, "torch")).refuses("explore", "2.4")


# --- 9.5.5 ------------------------------------------------------------------------------------------------
QUESTS = ["errand-fox", "expel-bandits-rabbit", "give-a-speech-fox"]


def test_9_5_5_a_quest_for_points() -> None:
    """9.5.5: its two items, a new quest, and a point for every quest of its suit that is completed."""
    part = wanderer(8, "torch", "tea", "boot", quests=["fundraising-fox", "escort-mouse"])
    table = daylight(part, quests_open=QUESTS)
    assert table.values("quest", "card") == ["errand-fox", "give-a-speech-fox"]
    table.do("quest", card="give-a-speech-fox")
    assert len(table.state.chance_outcomes()) == 15 - 2 - 3
    chance(table, "quest", "errand-rabbit")
    assert table.verbs() == ["quest_points", "quest_cards"]
    table.do("quest_points")
    assert table.score("vagabond") == 2
    assert carried(table) == {"torch down": 1, "tea down": 1, "boot": 1}
    assert table.seat("vagabond")["quests"] == ["fundraising-fox", "give-a-speech-fox", "escort-mouse"]
    assert table.state.to_dict()["quests_open"] == ["errand-fox", "errand-rabbit", "expel-bandits-rabbit"]


def test_9_5_5_a_quest_for_cards() -> None:
    """9.5.5: or two cards."""
    table = daylight(wanderer(8, "torch", "tea"), quests_open=QUESTS)
    chance(table.do("quest", card="give-a-speech-fox"), "quest", "errand-rabbit")
    table.do("quest_cards").draw("anvil", "sword")
    assert table.hand("vagabond") == ["anvil", "sword"]
    assert table.score("vagabond") == 0
    assert table.asked == "vagabond-actions"


def test_9_5_5_what_it_needs() -> None:
    """9.5.5: an open quest, its suit, both items face up (two of a kind where it says so)."""
    table = daylight(wanderer(8, "torch", "tea down", "sword"), quests_open=QUESTS)
    ruling = table.refuses("quest", "9.5.5", card="give-a-speech-fox")
    assert ruling.facts["items"] == ("tea",)
    table.refuses("quest", "9.5.5", card="expel-bandits-rabbit")
    table.refuses("quest", "9.3.3", card="fundraising-fox")
    rabbit = daylight(wanderer(10, "sword"), quests_open=QUESTS)
    rabbit.refuses("quest", "9.5.5", card="expel-bandits-rabbit")
    two = daylight(wanderer(10, "2 sword"), quests_open=QUESTS)
    two.do("quest", card="expel-bandits-rabbit")
    assert carried(two) == {"sword down": 2}
    assert daylight(wanderer(FOREST, "torch", "tea"), quests_open=QUESTS).legal("quest") == []


def test_9_5_5_the_quest_deck_may_be_empty() -> None:
    """9.5.5, 1.5.4: then no new quest comes."""
    every = [quest for quest in _all() if quest not in QUESTS]
    table = daylight(wanderer(8, "torch", "tea", quests=every), quests_open=QUESTS)
    table.do("quest", card="give-a-speech-fox")
    assert table.asked == "vagabond-reward"
    table.do("quest_points")
    assert table.score("vagabond") == 4
    assert len(table.state.to_dict()["quests_open"]) == 2


def test_9_5_5_nobody_draws_from_nothing() -> None:
    """9.5.5, 2.1: with deck and discard pile empty there are only points; each seat sees it so, although cards
    that it cannot see lie in hands."""
    here = daylight(wanderer(8, "torch", "tea"), quests_open=QUESTS).state
    deck = [CARD_IDS[card] for card in here.deck_n]
    position = here.to_dict()
    position["players"]["marquise"]["hand"] = deck[:4]
    table = Table({**position, "removed": deck[4:]})
    chance(table.do("quest", card="give-a-speech-fox"), "quest", "errand-rabbit")
    assert table.deck_size == 0
    assert table.verbs() == ["quest_points"]
    assert table.state.view("vagabond").legal_actions() == table.state.legal_actions()
    assert table.refuses("quest_cards", "2.1").id == "nothing-to-draw"


def _all() -> list[str]:
    from rootlab.components.quests import QUESTS as ALL

    return list(ALL)


# --- 9.5.6 ------------------------------------------------------------------------------------------------
def test_9_5_6_strike() -> None:
    """9.5.6: a crossbow; a warrior first, then anything else of that faction; buildings score a point."""
    table = daylight(
        wanderer(8, "3 crossbow", character="ranger"),
        {8: "marquise, sawmill, wood", 6: "eyrie"},
    )
    table.refuses("strike", "9.5.6", target="marquise", piece="sawmill")
    table.refuses("strike", "9.5.6", target="eyrie", piece="warrior")
    table.refuses("strike", "9.5.6", target="marquise", piece="roost")
    table.refuses("strike", "16.6.8", target="vagabond", piece="warrior")
    table.do("strike", target="marquise", piece="warrior")
    assert (table.asked, table.score("vagabond")) == ("vagabond-actions", 0)
    assert table.values("strike", "piece") == ["sawmill", "wood"]
    table.do("strike", target="marquise", piece="sawmill").do("strike", target="marquise", piece="wood")
    assert table.score("vagabond") == 2
    table.refuses("strike", "9.5.6", target="marquise", piece="wood")
    assert table.at(8) == {}


# --- 9.5.8 ------------------------------------------------------------------------------------------------
def test_9_5_8_craft_at_any_time() -> None:
    """9.5, 9.5.8, 9.2.1: between other actions too, and each hammer once."""
    part = wanderer(6, "2 hammer", "boot", character="tinker", hand=["anvil", "protection-racket"])
    table = daylight(part, item_supply={"hammer": 1})
    table.do("craft", card="anvil")
    assert carried(table) == {"hammer": 2, "hammer down": 1, "boot": 1}
    table.do("move", destination=11)
    table.refuses("craft", "9.2.1", card="protection-racket")


def test_9_5_8_a_card_that_stays() -> None:
    """9.5.8, 4.1.3, 4.1.4: effects that stay; any suit will do for their cost in a forest."""
    part = wanderer(FOREST, "2 hammer", character="tinker", hand=["armorers", "brutal-tactics"])
    table = daylight(part)
    assert table.values("craft", "card") == []
    royal = daylight(wanderer(FOREST, "4 hammer", character="tinker", hand=["royal-claim"]))
    assert royal.values("craft", "card") == ["royal-claim"]
    royal.do("craft", card="royal-claim")
    assert carried(royal) == {"hammer down": 4}


# --- the end of Daylight ----------------------------------------------------------------------------------
@pytest.mark.parametrize("pawn", [9, FOREST])
def test_9_5_daylight_ends_when_he_says_so(pawn: int | list[int]) -> None:
    """9.5: any number of actions, none of them needed."""
    table = daylight(wanderer(pawn, "boot"))
    assert table.offers("end")
    table.do("end")
    assert table.state.phase == "evening"


def test_a_turn_is_told() -> None:
    """Every question, action and event of it reads as a sentence."""
    table = daylight(
        wanderer(6, "torch", "boot", "crossbow", character="ranger"), {6: "marquise", 11: "eyrie"}
    )
    assert table.state.decision is not None
    assert table.state.decision.text("en") == "The Vagabond exhausts items for actions. What now?"
    table.do("strike", target="marquise", piece="warrior").do("explore")
    chance(table, "ruin", "sword").do("move", destination=11)
    told = [event.text("en") for event in table.game.events()]
    assert "The Marquise became Hostile to the Vagabond." in told
    assert "The Vagabond explored the ruin in 6 and found a sword." in told
    assert told[-1] == "The pawn of the Vagabond moved from 6 to 11."

"""16.3 The nine characters and what each of them can do (9.5.9)."""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl
from rootlab.components.characters import CHARACTERS
from tests.pack import carried, chance, daylight, pack, wanderer
from tests.positions import Table, decree, done, position
from tests.sets import ends

FOREST = [4, 9, 12]
SPECIAL = ("steal", "day_labor", "hideout", "instigate", "scorched_earth", "glide", "improvise")
VERBS = {
    "thief": {"steal"}, "tinker": {"day_labor"}, "ranger": {"hideout"}, "vagrant": {"instigate"},
    "arbiter": set(), "scoundrel": {"scorched_earth"}, "adventurer": {"improvise"}, "ronin": set(),
    "harrier": {"glide"},
}  # fmt: skip


@pytest.mark.parametrize("character", CHARACTERS)
def test_9_5_9_special_action(character: str) -> None:
    """9.5.9, 16.3: each can do what stands on the card, and not what stands on another."""
    part = wanderer(8, "torch", "boot", "tea", "hammer", character=character)
    table = daylight(
        part, {8: "2 marquise, eyrie"}, marquise={"hand": ["anvil"]}, discard=["bake-sale", "foxfolk-steel"],
        quests_open=["errand-fox"],
    )  # fmt: skip
    assert set(table.verbs()) & set(SPECIAL) == VERBS[character]
    if character != "ranger":
        table.refuses("hideout", "9.5.9")
    tired = daylight({**part, "items": pack("torch down", "boot")}, {8: "2 marquise, eyrie"})
    assert not set(tired.verbs()) & (set(SPECIAL) - {"improvise"})


# --- 16.3.1 -----------------------------------------------------------------------------------------------
def test_16_3_1_2_steal() -> None:
    """16.3.1.2: a random card of a player with pieces in his clearing; no point for its owner."""
    part = wanderer(8, "torch", "boot")
    hands = {"marquise": {"hand": ["anvil", "armorers", "armorers"]}, "eyrie": {"hand": ["bake-sale"]}}
    table = daylight(part, {8: "wood", 6: "eyrie"}, **hands)
    assert table.values("steal", "target") == ["marquise"]
    table.refuses("steal", "16.3.1.2", target="eyrie")
    table.do("steal", target="marquise")
    odds = {o.values[0]: p for o, p in table.state.chance_outcomes()}
    assert odds == pytest.approx({"anvil": 1 / 3, "armorers": 2 / 3})
    table.take("armorers")
    assert table.hand("vagabond") == ["armorers"]
    assert table.score("marquise") == 0
    assert carried(table) == {"torch down": 1, "boot": 1}
    assert table.state.to_dict()["known"] == {"marquise": {"vagabond": ["armorers"]}}
    assert table.events("took")[0].text("en", eyes="eyrie") == (
        "The Vagabond took a card from the hand of the Marquise."
    )


def test_16_3_1_2_what_it_needs() -> None:
    """16.3.1.2, 2.4: cards in that hand, and a clearing."""
    daylight(wanderer(8, "torch"), {8: "marquise"}).refuses("steal", "1.5.4", target="marquise")
    woods = daylight(wanderer(FOREST, "torch"), {9: "marquise"}, marquise={"hand": ["anvil"]})
    woods.refuses("steal", "2.4", target="marquise")


# --- 16.3.2 -----------------------------------------------------------------------------------------------
def test_16_3_2_2_day_labor() -> None:
    """16.3.2.2: any one card of the discard pile of the clearing's suit, or a bird; everybody sees it."""
    part = wanderer(8, "torch", character="tinker")
    table = daylight(part, discard=["anvil", "armorers", "armorers", "sword"])
    assert table.values("day_labor", "card") == ["anvil", "armorers"]
    table.refuses("day_labor", "2.1.1", card="sword")
    table.refuses("day_labor", "16.3.2.2", card="foxfolk-steel")
    table.do("day_labor", card="armorers")
    assert table.hand("vagabond") == ["armorers"]
    assert table.discarded == ["anvil", "sword", "armorers"]
    assert table.state.to_dict()["known"]["marquise"] == {"vagabond": ["armorers"]}
    woods = daylight(wanderer(FOREST, "torch", character="tinker"), discard=["anvil"])
    woods.refuses("day_labor", "2.4", card="anvil")


# --- 16.3.3 -----------------------------------------------------------------------------------------------
def test_16_3_3_2_hideout() -> None:
    """16.3.3.2: three items of his choice are repaired, each on its side, and the Evening begins."""
    items = ("torch", "2 boot damaged", "sword damaged down", "tea damaged", "crossbow damaged")
    table = daylight(wanderer(8, *items, character="ranger"))
    table.do("hideout")
    assert table.asked == "vagabond-hideout"
    found = ends(table.state, lambda s: tuple(sorted(carried(Table(s)).items())))
    assert len(found) == len(set(found)) == 7
    table.do("repair", item="boot", target="damaged").do("repair", item="sword", target="damaged-exhausted")
    table.do("repair", item="tea", target="damaged")
    assert table.state.phase == "evening"
    assert carried(table) == {
        "torch down": 1, "boot": 1, "boot damaged": 1, "sword down": 1, "tea": 1, "crossbow damaged": 1,
    }  # fmt: skip


def test_16_3_3_2_hideout_with_less_to_repair() -> None:
    """1.5.4, 16.3.3.2: as many as there are; Daylight ends in any case."""
    table = daylight(wanderer(8, "torch", "boot damaged", "tea damaged", character="ranger")).do("hideout")
    assert carried(table) == {"torch down": 1, "boot": 1, "tea": 1}
    assert table.state.phase == "evening"
    assert daylight(wanderer(8, "torch", character="ranger")).do("hideout").state.phase == "evening"


# --- 16.3.4 -----------------------------------------------------------------------------------------------
def instigate(clearing: str = "3 marquise, workshop, 2 eyrie, roost", **rest: Any) -> Table:
    part = wanderer(8, "torch", character="vagrant", **rest)
    return daylight(part, {8: clearing}, seats=("vagabond", "marquise", "eyrie"))


def test_16_3_4_2_instigate() -> None:
    """16.3.4.2: he names attacker and defender, who battle as they would of themselves."""
    table = instigate()
    assert table.values("instigate", "target") == ["vagabond", "marquise", "eyrie"]
    table.do("instigate", target="marquise")
    assert (table.asked, table.values("against", "target")) == ("vagabond-instigate", ["vagabond", "eyrie"])
    table.do("against", target="eyrie").roll(2, 1)
    assert table.at(8) == {"marquise": 2, "workshop": 1, "roost": 1}
    assert table.seat("vagabond")["relationships"] == {"marquise": "hostile", "eyrie": "hostile"}


def test_16_3_4_2_he_scores_for_both_sides() -> None:
    """16.3.4.2, 9.2.9.3.1: a point for every building and token of either, and infamy as in his battles."""
    table = instigate("2 marquise, workshop, eyrie, roost", relationships={"eyrie": "hostile"})
    table.do("instigate", target="marquise").do("against", target="eyrie").roll(2, 1)
    assert table.at(8) == {"marquise": 1, "workshop": 1}
    assert (
        table.score("vagabond") == 1 + 2
    )  # the roost; two Hostile pieces; the cat made the Marquise Hostile
    assert table.score("marquise") == table.score("eyrie") == 0


def test_16_3_4_2_he_chooses_what_both_lose() -> None:
    """16.3.4.2: the order of buildings and tokens is his."""
    table = daylight(
        wanderer(8, "torch", character="vagrant"),
        {8: "3 eyrie, workshop, wood"},
        seats=("vagabond", "marquise", "eyrie"),
        eyrie=decree(),
    )
    table.do("instigate", target="eyrie").do("against", target="marquise").roll(0, 0)
    assert (table.player, table.asked) == ("vagabond", "lose")
    table.do("lose", piece="wood")
    assert table.at(8) == {"eyrie": 3, "workshop": 1}
    assert table.score("vagabond") == 1


def test_16_3_4_2_field_hospitals_and_despot() -> None:
    """16.3.4.2, 6.2.3, 7.8.4: their owner's effects follow; what he removes brings others no points."""
    part = wanderer(8, "torch", character="vagrant")
    table = daylight(
        part, {8: "marquise, workshop, 3 eyrie", 1: "keep"}, seats=("vagabond", "marquise", "eyrie"),
        marquise={"hand": ["anvil"]}, eyrie=decree("despot"),
    )  # fmt: skip
    table.do("instigate", target="eyrie").do("against", target="marquise")
    table.do("pass").roll(2, 0)
    assert (table.player, table.asked) == ("marquise", "field-hospitals")
    assert table.score("eyrie") == 0
    assert table.score("vagabond") == 2


# --- 16.3.5 -----------------------------------------------------------------------------------------------
def marquise_battle(defender: str = "eyrie", **rest: Any) -> Table:
    part = wanderer(8, "sword", "sword down", "sword damaged", "boot", character="arbiter", **rest)
    table = Table(
        position("marquise", "daylight", "actions", {8: "4 marquise, eyrie"}, vagabond=part, eyrie=decree())
    )
    return table.do("battle", clearing=8, target=defender)


def test_16_3_5_2_protector() -> None:
    """16.3.5.2: the defender enlists him before the roll; he scores, and his undamaged swords raise the limit."""
    table = marquise_battle()
    assert (table.player, table.asked) == ("eyrie", "vagabond-enlist")
    assert table.verbs() == ["enlist", "pass"]
    alone = Table(table.state).do("pass").roll(3, 3)
    assert (alone.at(8)["marquise"], alone.score("vagabond")) == (3, 0)
    table.do("enlist")
    assert table.score("vagabond") == 1
    table.roll(3, 3)
    assert table.at(8)["marquise"] == 1
    assert table.seat("vagabond")["relationships"] == {"marquise": 0, "eyrie": 0}


def test_16_3_5_2_not_for_himself_nor_against_himself() -> None:
    """16.3.5.2: not where he takes part, and only in his clearing."""
    assert marquise_battle("vagabond").asked != "vagabond-enlist"
    mine = daylight(wanderer(8, "sword", character="arbiter"), {8: "marquise"})
    assert mine.do("battle", clearing=8, target="marquise").state.is_chance
    away = Table(
        position(
            "marquise",
            "daylight",
            "actions",
            {8: "2 marquise, eyrie"},
            eyrie=decree(),
            vagabond=wanderer(6, "sword", character="arbiter"),
        )
    )
    assert away.do("battle", clearing=8, target="eyrie").state.is_chance


# --- 16.3.6 -----------------------------------------------------------------------------------------------
def scorched(clearing: str = "2 marquise, workshop, wood, eyrie") -> Table:
    part = wanderer(8, "torch", "2 boot", "crossbow", character="scoundrel")
    return daylight(part, {8: clearing, 6: "3 marquise, recruiter"}).do("scorched_earth")


def test_16_3_6_2_scorched_earth() -> None:
    """16.3.6.2: the torch stays there, all enemy pieces leave, and it is no battle."""
    table = scorched()
    assert table.at(8) == {}
    assert carried(table) == {"boot": 2, "crossbow": 1}
    assert table.score("vagabond") == 2
    assert table.seat("vagabond")["scorched"] == [8]
    assert table.seat("vagabond")["relationships"] == {"marquise": "hostile", "eyrie": "hostile"}
    assert table.seat("vagabond")["pawn"] == 8


def test_16_3_6_2_nothing_comes_there_again() -> None:
    """16.3.6.2: nobody moves or places there, he himself does not come back."""
    table = scorched()
    table.do("move", destination=7)
    ruling = table.refuses("move", "16.3.6.2", destination=8)
    assert ruling.text("en") == (
        "Nothing can be placed in a clearing with the torch of the Scoundrel, or move into it."
    )
    table.do("end")
    while table.state.is_chance:
        table.draw(table.deck[0])
    part = {**table.seat("vagabond"), "relationships": {}}
    marquise = Table(
        position(
            "marquise",
            "daylight",
            "actions",
            {7: "3 marquise, 4 wood", 8: "no ruin"},
            vagabond=part,
        )
    )
    assert 8 not in marquise.values("move", "destination")
    marquise.refuses("move", "16.3.6.2", origin=7, destination=8, count=1)
    marquise.refuses("build", "16.3.6.2", clearing=8, piece="sawmill")


def test_16_3_6_2_allies_do_not_come_either() -> None:
    """16.3.6.2, 9.2.9.2.2: no warriors are brought there, and a slip does not lead there."""
    part = wanderer(7, "boot", character="scoundrel", scorched=[8], relationships={"marquise": 3})
    table = daylight(part, {7: "marquise"}, "birdsong", "slip")
    table.refuses("slip", "16.3.6.2", destination=8)


def test_16_3_6_2_a_warrior_there_can_still_leave() -> None:
    """16.3.6.2: the pawn stays until it moves out."""
    table = scorched("eyrie")
    assert table.values("move", "destination") == [4, 7]


# --- 16.3.7 -----------------------------------------------------------------------------------------------
def adventurer(*items: str, **rest: Any) -> Table:
    return daylight(
        wanderer(8, *items, character="adventurer"), quests_open=["give-a-speech-fox", "errand-fox"], **rest
    )


def test_16_3_7_2_improvise() -> None:
    """16.3.7.2: once a turn one item stands in for another; it is exhausted and damaged."""
    table = adventurer("torch", "hammer", "boot")
    assert [(a.card, a.item) for a in table.legal("improvise")] == [
        ("errand-fox", "tea"), ("give-a-speech-fox", "tea"),
    ]  # fmt: skip
    table.do("improvise", card="give-a-speech-fox", item="tea")
    assert table.values("exhaust", "item") == ["boot", "hammer"]
    table.do("exhaust", item="hammer", target="ready")
    chance(table, "quest", "fundraising-fox").do("quest_points")
    assert carried(table) == {"torch down": 1, "hammer damaged down": 1, "boot": 1}
    assert table.score("vagabond") == 1
    table.refuses("improvise", "16.3.7.2", card="errand-fox", item="tea")
    assert table.state.to_dict()["turn"]["used"]["improvised"] is True


def test_16_3_7_2_the_other_item_is_needed() -> None:
    """16.3.7.2, 9.5.5: one item for one other; the rest of the quest must be there."""
    assert adventurer("hammer", "sword").legal("improvise") == []
    two = adventurer("torch", "coin")
    two.do("improvise", card="give-a-speech-fox", item="tea").do("exhaust", item="coin", target="track")
    assert carried(two) == {"torch down": 1, "coin damaged down": 1}


def test_16_3_7_2_a_second_of_the_same_kind() -> None:
    """16.3.7.2: of two boots one can be the tea, of one boot it cannot."""
    table = adventurer("2 boot")
    table.do("improvise", card="errand-fox", item="tea").do("exhaust", item="boot", target="ready")
    assert carried(table) == {"boot down": 1, "boot damaged down": 1}
    assert adventurer("boot").legal("improvise") == []


# --- 16.3.8 -----------------------------------------------------------------------------------------------
def test_16_3_8_2_swift_strike() -> None:
    """16.3.8.2: after the roll, a sword for an extra hit, as attacker."""
    table = daylight(wanderer(8, "3 sword", character="ronin"), {8: "4 marquise"})
    table.do("battle", clearing=8, target="marquise").roll(1, 0)
    assert table.verbs() == ["swift_strike", "pass"]
    table.do("swift_strike")
    again = rl.load_position(
        table.state.to_dict()
    )  # once a battle, also after the position is written and read
    assert again == table.state
    assert table.at(8)["marquise"] == 2
    assert carried(table) == {"sword": 1, "sword down": 2}


def test_16_3_8_2_once_a_battle_after_reading_too() -> None:
    """16.3.8.2: a position that is written in the middle of the battle remembers the strike."""
    table = daylight(wanderer(8, "3 sword", character="ronin"), {8: "marquise, sawmill, wood"})
    table.do("battle", clearing=8, target="marquise").roll(1, 0).do("swift_strike")
    assert table.asked == "lose"
    assert rl.load_position(table.state.to_dict()) == table.state


def test_16_3_8_2_as_defender_and_without_a_sword() -> None:
    """16.3.8.2: as defender too; an exhausted sword strikes no more."""
    stand = {8: "3 marquise"}
    part = wanderer(8, "sword", "boot", character="ronin")
    table = Table(position("marquise", "daylight", "actions", stand, vagabond=part))
    table.do("battle", clearing=8, target="vagabond").roll(0, 0).do("swift_strike")
    assert table.at(8)["marquise"] == 2
    last = daylight(part, stand).do("battle", clearing=8, target="marquise").roll(0, 0)
    assert last.asked == "vagabond-actions"


def test_16_3_8_2_is_his_alone() -> None:
    """16.3.8.2: nobody else has that verb."""
    assert "swift_strike" in [verb.name for verb in rl.verbs("vagabond")]
    assert "swift_strike" not in [verb.name for verb in rl.verbs("marquise")]
    assert "enlist" in [verb.name for verb in rl.verbs("marquise")]


# --- 16.3.9 -----------------------------------------------------------------------------------------------
def test_16_3_9_2_glide() -> None:
    """16.3.9.2: to any other clearing, alone, without a boot, also to Hostile ones; out of a forest too."""
    part = wanderer(8, "torch", character="harrier", relationships={"marquise": "hostile", "eyrie": 3})
    table = daylight(part, {8: "2 eyrie", 3: "3 marquise"}, eyrie=decree())
    assert table.values("glide", "destination") == [c for c in range(1, 13) if c != 8]
    table.refuses("glide", "4.2", destination=8)
    table.refuses("glide", "9.5.1", destination=(4, 9, 12))
    table.do("glide", destination=3)
    assert table.asked == "vagabond-actions"
    assert table.seat("vagabond")["pawn"] == 3
    assert table.at(8)["eyrie"] == 2
    assert carried(table) == {"torch down": 1}
    woods = daylight(wanderer(FOREST, "torch", character="harrier"))
    assert len(woods.values("glide", "destination")) == 12


def test_any_character_can_be_attacked() -> None:
    """9.2.2, 7.5.2.3: the Eyrie can attack the pawn of any character."""
    for character in CHARACTERS:
        table = Table(
            position(
                "eyrie", "daylight", "decree", {9: "2 eyrie"}, used=done(), eyrie=decree(battle=["sword"]),
                vagabond=wanderer(9, "boot", character=character),
            )
        )  # fmt: skip
        table.do("resolve", suit="mouse")
        assert table.offers("battle", clearing=9, target="vagabond")

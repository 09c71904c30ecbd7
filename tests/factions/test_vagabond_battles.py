"""9.2.4, 9.2.6, 9.2.7, 9.5.2: the Vagabond in battle, alone or with an ally, and what comes of it."""

from __future__ import annotations

from tests.pack import carried, damage, daylight, wanderer
from tests.positions import Table, decree, done, position
from tests.sets import ends

ALLY = {"marquise": 3}


def fight(*items: str, clearing: str = "3 marquise", target: str = "marquise", **rest: object) -> Table:
    """He attacks in 8, a fox clearing."""
    table = daylight(wanderer(8, *items, **rest), {8: clearing})
    return table.do("battle", clearing=8, target=target)


def attacked(*items: str, hand: list[str] | None = None, **rest: object) -> Table:
    """The Marquise, three warriors strong, attacks him in 8."""
    part = wanderer(8, *items, hand=hand or [], **rest)
    table = Table(position("marquise", "daylight", "actions", {8: "3 marquise"}, vagabond=part))
    return table.do("battle", clearing=8, target="vagabond")


# --- 9.5.2 ------------------------------------------------------------------------------------------------
def test_9_5_2_a_battle_costs_a_sword() -> None:
    """9.5.2: and it is fought where the pawn is."""
    table = daylight(wanderer(8, "sword", "boot"), {8: "marquise", 6: "eyrie"})
    assert [(a.clearing, a.target) for a in table.legal("battle")] == [(8, "marquise")]
    table.refuses("battle", "4.3", clearing=6, target="eyrie")
    table.do("battle", clearing=8, target="marquise").roll(0, 0)
    assert carried(table) == {"sword down": 1, "boot": 1}
    table.refuses("battle", "9.5.2", clearing=8, target="marquise")


def test_command_warren_needs_no_sword() -> None:
    """4.3, 4.1.3: a card's battle is where the pawn is; without a sword he can roll no hits."""
    part = wanderer(8, "boot", crafted=["command-warren"])
    table = daylight(part, {8: "3 marquise"})
    table.do("command_warren", clearing=8, target="marquise").roll(3, 1)
    assert carried(table) == {"boot damaged": 1}
    assert table.at(8)["marquise"] == 3


def test_9_2_6_maximum_rolled_hits() -> None:
    """9.2.6: undamaged swords, exhausted or not, as attacker and as defender."""
    assert fight("sword", "sword damaged", "2 boot").roll(3, 0).at(8)["marquise"] == 2
    assert attacked("2 sword down", "3 boot").roll(3, 2).asked == "vagabond-damage"
    table = attacked("2 sword down", "tea").roll(3, 3)
    assert table.at(8)["marquise"] == 1


# --- 9.2.7 ------------------------------------------------------------------------------------------------
def test_9_2_7_hits_damage_items_of_his_choice() -> None:
    """9.2.7: one each, face up or face down, and no set of items comes twice."""
    table = attacked("2 boot", "sword down", "tea", "torch").roll(2, 0)
    assert (table.player, table.asked) == ("vagabond", "vagabond-damage")
    found = ends(table.state, lambda s: tuple(sorted(carried(Table(s)).items())))
    assert len(found) == len(set(found)) == 7
    damage(table, "sword down", "tea")
    assert carried(table) == {"boot": 2, "sword damaged down": 1, "tea damaged": 1, "torch": 1}


def test_9_2_7_an_ambush_damages_items_before_the_roll() -> None:
    """4.3.1.2, 9.2.6: its hits are a batch of their own, so they lower the limit of the roll."""
    table = daylight(wanderer(8, "2 sword", "boot"), {8: "3 marquise"}, marquise={"hand": ["ambush-fox"]})
    table.do("battle", clearing=8, target="marquise").do("ambush", card="ambush-fox")
    assert table.asked == "vagabond-damage"
    damage(table, "sword", "sword down")
    table.roll(3, 1)
    assert table.at(8)["marquise"] == 3
    assert carried(table) == {"sword damaged": 1, "sword damaged down": 1, "boot damaged": 1}


def test_4_3_1_2_the_pawn_is_always_left() -> None:
    """4.3.1.2, 9.2.2: an ambush never ends his battle."""
    table = daylight(wanderer(8, "sword"), {8: "3 marquise"}, marquise={"hand": ["ambush-fox"]})
    table.do("battle", clearing=8, target="marquise").do("ambush", card="ambush-fox")
    assert table.state.is_chance


def test_the_vagabond_may_ambush() -> None:
    """4.3.1: as any defender; the hits are his, so the attacker turns Hostile (9.2.9.3)."""
    table = attacked("boot", hand=["ambush-fox"])
    table.do("ambush", card="ambush-fox")
    assert table.at(8)["marquise"] == 1
    assert table.seat("vagabond")["relationships"] == {"marquise": "hostile"}
    assert table.score("vagabond") == 0


def test_9_2_7_what_is_listed_is_not_refused() -> None:
    """9.2.7: of three items two are damaged: the second one named last is enough, the last one first is not."""
    table = attacked("sword", "boot", "torch", relationships={"marquise": 2}).roll(2, 0)
    assert table.asked == "vagabond-damage"
    for action in table.legal():
        assert table.state.why_not(action) is None
    listed = table.values("damage", "item")
    assert listed == ["boot", "sword"]
    assert table.refuses("damage", "1.5.4", item="torch", target="ready").id == "item-out-of-order"


# --- 9.2.9.3 ----------------------------------------------------------------------------------------------
def test_9_2_9_3_hostile_also_as_defender_but_no_infamy() -> None:
    """9.2.9.3, 9.2.9.3.1: who removes a warrior makes an enemy; infamy is for his own turn."""
    table = attacked("2 sword", "boot", relationships={"marquise": 2}).roll(3, 2)
    assert carried(table) == {"sword damaged": 2, "boot damaged": 1}
    assert table.at(8)["marquise"] == 1
    assert table.seat("vagabond")["relationships"] == {"marquise": "hostile"}
    assert table.score("vagabond") == 0


def test_9_2_9_3_hostile_by_a_favor() -> None:
    """9.2.9.3, 9.2.9.3.1: a favor makes Hostile too, but it is no battle; a point per building and token."""
    part = wanderer(8, "3 hammer", character="tinker", hand=["favor-of-the-foxes"])
    table = daylight(part, {8: "2 marquise, sawmill", 6: "wood", 1: "eyrie", 12: "roost"})
    table.do("craft", card="favor-of-the-foxes")
    assert table.score("vagabond") == 3
    assert table.seat("vagabond")["relationships"] == {"marquise": "hostile", "eyrie": "hostile"}


def test_9_2_9_3_no_warrior_no_enemy() -> None:
    """9.2.9.3, 3.2.1: a building alone makes nobody Hostile, and is no infamy."""
    table = fight("2 sword", clearing="workshop").roll(1, 0)
    assert table.score("vagabond") == 1
    assert table.seat("vagabond")["relationships"] == {"marquise": 0}


def test_9_2_9_3_1_points_together_win_at_once() -> None:
    """3.1, 9.2.9.3.1: infamy and points for buildings come together."""
    table = fight("3 sword", clearing="2 marquise, wood", score=26, relationships={"marquise": "hostile"})
    table.roll(3, 0)
    assert table.winners == ("vagabond",)
    assert table.score("vagabond") == 30


def test_9_2_9_3_1_the_defenseless_hit_counts_too() -> None:
    """4.3.3.2, 9.2.9.3.1: every piece of a Hostile faction, however the hit came."""
    table = fight("sword", clearing="sawmill, workshop", relationships={"marquise": "hostile"}).roll(1, 0)
    assert table.at(8) == {}
    assert table.score("vagabond") == 4


# --- 9.2.2.1 ----------------------------------------------------------------------------------------------
def test_9_2_2_1_a_revolt() -> None:
    """9.2.2.1, 8.4.1.3: all enemy pieces go, the pawn stays, and three items are damaged."""
    part = wanderer(9, "2 sword", "boot", "torch")
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {9: "sympathy, 2 marquise"}, vagabond=part,
            alliance={"supporters": ["sword", "investments"]},
        )
    )  # fmt: skip
    table.do("revolt", clearing=9)
    while table.asked == "spend-supporters":
        table.game.play(table.legal()[0], auto_chance=False)
    assert (table.player, table.asked) == ("vagabond", "vagabond-damage")
    damage(table, "boot", "sword", "sword")
    assert carried(table) == {"boot damaged": 1, "sword damaged": 2, "torch": 1}
    assert table.at(9) == {"alliance": 1, "base": 1, "sympathy": 1}


# --- 9.2.9.2.3 --------------------------------------------------------------------------------------------
def with_ally(*items: str, clearing: str = "2 marquise, 4 eyrie", **rest: object) -> Table:
    table = daylight(wanderer(9, *items, relationships=ALLY, **rest), {9: clearing})
    return table.do("battle", clearing=9, target="eyrie")


def test_9_2_9_2_3_the_limit_with_an_ally() -> None:
    """9.2.9.2.3: undamaged swords and the warriors of one Allied faction together."""
    table = with_ally("sword", "boot")
    assert (table.player, table.asked) == ("vagabond", "vagabond-ally")
    alone = Table(table.state).do("pass").roll(3, 0)
    assert alone.at(9)["eyrie"] == 3
    table.do("ally", target="marquise")
    assert [(event.clearing, event.target) for event in table.events("ally")] == [(9, "marquise")]
    table.roll(3, 0)
    assert table.at(9)["eyrie"] == 1


def test_9_2_9_2_3_not_as_defender_and_not_for_friends() -> None:
    """9.2.9.2.3: at the start of a battle as the attacker, and only an Allied faction."""
    part = wanderer(9, "sword", relationships=ALLY)
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "2 marquise, 3 eyrie"}, used=done(),
            eyrie=decree(battle=["sword"]), vagabond=part,
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="vagabond")
    assert table.state.is_chance
    friend = daylight(wanderer(9, "sword", relationships={"marquise": 2}), {9: "2 marquise, eyrie"})
    assert friend.do("battle", clearing=9, target="eyrie").state.is_chance


# --- 9.2.9.2.4 --------------------------------------------------------------------------------------------
def test_9_2_9_2_4_warriors_or_items() -> None:
    """9.2.9.2.4: each hit by an item or by an allied warrior, items first; no sum comes twice."""
    table = with_ally("sword", "boot", "tea").do("ally", target="marquise").roll(3, 2)
    assert table.asked == "vagabond-hit"
    found = ends(table.state, lambda s: (Table(s).at(9)["marquise"], *sorted(carried(Table(s)).items())))
    assert len(found) == len(set(found)) == 3 + 3 + 1
    table.do("damage", item="boot", target="ready").do("lose_ally")
    assert (table.at(9)["marquise"], table.at(9)["eyrie"]) == (1, 1)
    assert table.seat("vagabond")["relationships"] == {"marquise": 3, "eyrie": "hostile"}


def test_9_2_9_2_4_an_ally_that_bleeds_more_is_lost() -> None:
    """9.2.9.2.4: more hits by its warriors than by items, and it is Hostile when the battle is over."""
    table = with_ally("sword", "boot", "tea").do("ally", target="marquise").roll(3, 2)
    table.do("lose_ally").do("lose_ally")
    assert table.at(9)["marquise"] == 0
    assert table.seat("vagabond")["relationships"] == {"marquise": "hostile", "eyrie": "hostile"}


def test_9_2_9_2_4_an_ambush_counts_with_the_rest() -> None:
    """9.2.9.2.4, 4.3.1.2: hits of the whole battle are compared, each batch is removed once."""
    part = wanderer(9, "sword", "3 boot", relationships=ALLY)
    table = daylight(part, {9: "4 marquise, 4 eyrie"}, eyrie={**decree(), "hand": ["ambush-mouse"]})
    table.do("battle", clearing=9, target="eyrie").do("ally", target="marquise")
    table.do("ambush", card="ambush-mouse").do("lose_ally").do("lose_ally")
    assert table.at(9)["marquise"] == 2
    assert table.seat("vagabond")["relationships"]["marquise"] == 3
    table.roll(2, 2)
    damage(table, "boot", "boot")
    assert table.at(9)["marquise"] == 2
    assert table.seat("vagabond")["relationships"]["marquise"] == 3


def test_9_2_9_2_4_without_items_hits_may_be_ignored() -> None:
    """9.2.7, 9.2.9.2.4: no ally has to take a hit that he ignores."""
    part = wanderer(9, "boot damaged", relationships=ALLY, crafted=["command-warren"])
    start = daylight(part, {9: "2 marquise, 4 eyrie"})
    start.do("command_warren", clearing=9, target="eyrie").do("ally", target="marquise").roll(2, 2)
    assert start.verbs() == ["lose_ally", "pass"]
    start.do("pass")
    assert (start.at(9)["marquise"], start.at(9)["eyrie"]) == (2, 2)


def test_the_fallen_of_an_ally_are_its_own() -> None:
    """6.2.3, 9.2.9.2.4: an allied Marquise has Field Hospitals for them."""
    part = wanderer(9, "sword", "boot", relationships=ALLY)
    table = daylight(part, {9: "2 marquise, 4 eyrie", 1: "keep"}, marquise={"hand": ["sword"]})
    table.do("battle", clearing=9, target="eyrie").do("ally", target="marquise").roll(1, 1).do("lose_ally")
    assert (table.player, table.asked) == ("marquise", "field-hospitals")
    table.do("field_hospitals", card="sword")
    assert table.at(1)["marquise"] == 1
    assert table.seat("vagabond")["relationships"]["marquise"] == "hostile"

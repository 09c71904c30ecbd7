"""Chapter 6: the Marquise de Cat."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import rootlab as rl
from tests.positions import Table, decree, done, position
from tests.sets import ends

OPPOSITE = {1: 3, 3: 1, 2: 4, 4: 2}
NEXT_TO = {1: (5, 9, 10), 2: (5, 6, 10), 3: (6, 7, 11), 4: (8, 9, 12)}
SLOTS = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 2, 8: 2, 9: 2, 10: 1, 11: 2, 12: 1}
"""Open slots beside the ruins."""


def daylight(clearings: dict[int, str] | None = None, step: str = "actions", **parts: Any) -> Table:
    return Table(position("marquise", "daylight", step, clearings, **parts))


# --- 6.2 Abilities -----------------------------------------------------------------------------------------
def test_crafting() -> None:
    """6.2.1: in Daylight, before the actions, with workshops."""
    table = daylight({8: "workshop, sawmill"}, "craft", marquise={"hand": ["anvil", "armorers"]})
    assert table.values("craft", "card") == ["anvil", "armorers"]
    table.do("continue")
    table.refuses("craft", "6.2.1", "4.1", card="anvil")


def test_keep_forbids_others_to_place() -> None:
    """6.2.2: others place nothing there: no recruit, no build, no new roost; they may move in and fight."""
    recruit = Table(
        position(
            "eyrie", "daylight", "decree", {1: "keep, roost, eyrie", 8: "roost"},
            eyrie=decree("despot", recruit=["anvil"]),
        )
    ).do("resolve", suit="fox")  # fmt: skip
    assert recruit.values("recruit", "clearing") == [8]
    recruit.refuses("recruit", "6.2.2", clearing=1)
    build = Table(
        position(
            "eyrie", "daylight", "decree", {1: "keep, 2 eyrie", 9: "3 eyrie"}, used=done(),
            eyrie=decree(build=["anvil"]),
        )
    ).do("resolve", suit="fox")  # fmt: skip
    assert build.asked == "new-leader"
    roost = Table(
        position(
            "eyrie", "birdsong", "new_roost", dict.fromkeys(range(2, 13), "marquise") | {1: "keep"},
            eyrie={**decree(), "hand": ["anvil"]},
        )
    )  # fmt: skip
    assert 1 not in roost.values("new_roost", "clearing")
    roost.refuses("new_roost", "6.2.2", clearing=1)
    move = Table(
        position(
            "eyrie", "daylight", "decree", {1: "keep, marquise", 9: "3 eyrie"}, used=done("despot", "build"),
            eyrie=decree("despot", move=["sword"]),
        )
    ).do("resolve", suit="mouse")  # fmt: skip
    assert move.offers("move", origin=9, destination=1, count=3)


def test_keep_does_not_forbid_the_marquise() -> None:
    """6.2.2: she places there what she likes."""
    table = daylight({1: "keep, marquise, sawmill"}, marquise={"hand": ["anvil"]})
    table.do("overwork", clearing=1, card="anvil")
    assert table.at(1)["wood"] == 1
    table = daylight({1: "keep, marquise, wood", 5: "recruiter"})
    assert table.offers("build", clearing=1, piece="recruiter")
    table = daylight({1: "keep, recruiter"})
    table.do("recruit")
    assert table.at(1)["marquise"] == 1


def test_keep_that_leaves_no_way_is_turmoil() -> None:
    """6.2.2, 7.7: a Decree card that could only be done in the keep's clearing cannot be done."""
    table = Table(
        position("eyrie", "daylight", "decree", {1: "keep, roost"}, eyrie=decree("despot", recruit=["anvil"]))
    )
    table.do("resolve", suit="fox")
    assert table.asked == "new-leader"


# --- 6.2.3 Field Hospitals ---------------------------------------------------------------------------------
def lost_in_battle(hand: list[str], here: str = "2 marquise, 3 eyrie", **parts: Any) -> Table:
    """The Eyrie attack in 9 and deal as many hits as they can roll, up to three."""
    keep = parts.pop("keep", {1: "keep"})
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: here, **keep}, used=done(), marquise={"hand": hand},
            eyrie=decree(battle=["investments"]), **parts,
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="marquise")
    if table.asked == "ambush":
        table.do("pass")
    return table.roll(3, 0)


def test_hospitals() -> None:
    """6.2.3: for one matching card all warriors of the clearing go to the keep."""
    for card in ("sword", "armorers"):
        table = lost_in_battle([card, "anvil"])
        assert (table.player, table.asked) == ("marquise", "field-hospitals")
        assert table.values("field_hospitals", "card") == [card]
        table.refuses("field_hospitals", "2.1.1", card="anvil")
        table.do("field_hospitals", card=card)
        assert table.at(1) == {"keep": 1, "marquise": 2}
        assert table.hand("marquise") == ["anvil"]
        assert table.discarded == [card]
        assert table.state.supply_n[0] == 23


def test_hospitals_are_optional() -> None:
    """6.2.3: she may keep the card; the warriors stay in the supply."""
    table = lost_in_battle(["sword"]).do("pass")
    assert table.at(1) == {"keep": 1}
    assert table.state.supply_n[0] == 25
    assert table.hand("marquise") == ["sword"]


def test_hospitals_are_asked_by_public_facts() -> None:
    """6.2.3: of any hand that may match; not of an empty one, nor of one that is known not to."""
    assert lost_in_battle(["anvil"]).verbs() == ["pass"]
    assert lost_in_battle([]).state.phase == "evening"
    assert lost_in_battle(["anvil"], known={"all": {"marquise": ["anvil"]}}).state.phase == "evening"
    half = lost_in_battle(["anvil", "bake-sale"], known={"all": {"marquise": ["anvil"]}})
    assert half.asked == "field-hospitals"


def test_hospitals_need_the_keep() -> None:
    """6.2.3: without it there is no clearing to place them in."""
    assert lost_in_battle(["sword"], keep={}).state.phase == "evening"


def test_hospitals_when_the_keep_falls_in_the_same_batch() -> None:
    """6.2.3, 1.5.4: the last hit took the keep: nobody is taken in."""
    table = lost_in_battle(["sword", "armorers"], "2 marquise, keep, 4 eyrie", keep={})
    assert table.at(9) == {"eyrie": 4}
    assert table.state.phase == "evening"
    assert table.score("eyrie") == 1
    kept = lost_in_battle(["sword", "armorers"], "2 marquise, keep, wood, 4 eyrie", keep={})
    kept.do("lose", piece="wood")
    assert kept.asked == "field-hospitals"


def test_hospitals_in_the_clearing_of_the_keep() -> None:
    """6.2.3: the fallen of that clearing come back to it."""
    table = lost_in_battle(["sword"], "2 marquise, keep, wood, 2 eyrie", keep={})
    assert table.at(9) == {"keep": 1, "wood": 1, "eyrie": 2}
    table.do("field_hospitals", card="sword")
    assert table.at(9) == {"keep": 1, "wood": 1, "eyrie": 2, "marquise": 2}


def test_hospitals_after_an_ambush() -> None:
    """6.2.3, 4.3.1.2: its hits are a batch of their own: asked before the roll, and again after it."""
    table = daylight(
        {9: "3 marquise, 3 eyrie", 1: "keep"}, marquise={"hand": ["sword", "armorers"]},
        eyrie={"hand": ["ambush-mouse"]},
    )  # fmt: skip
    table.do("battle", clearing=9, target="eyrie").do("ambush", card="ambush-mouse").do("pass")
    assert (table.player, table.asked) == ("marquise", "field-hospitals")
    table.do("field_hospitals", card="sword")
    assert table.at(1)["marquise"] == 2
    table.roll(1, 1)
    assert table.asked == "field-hospitals"
    table.do("field_hospitals", card="armorers")
    assert table.at(1)["marquise"] == 3
    assert table.at(9) == {"eyrie": 2}


def test_hospitals_bring_attackers_back_into_the_battle() -> None:
    """6.2.3, 4.3.1.2: in the keep's own clearing the attackers stand there again, and the battle goes on."""
    start = position(
        "marquise", "daylight", "actions", {9: "2 marquise, 3 eyrie, keep"},
        marquise={"hand": ["sword"]}, eyrie={"hand": ["ambush-mouse"]},
    )  # fmt: skip
    table = Table(start).do("battle", clearing=9, target="eyrie").do("ambush", card="ambush-mouse").do("pass")
    table.do("field_hospitals", card="sword")
    assert table.state.is_chance
    table.roll(2, 0)
    assert table.at(9) == {"marquise": 2, "eyrie": 1, "keep": 1}
    table = Table(start).do("battle", clearing=9, target="eyrie").do("ambush", card="ambush-mouse").do("pass")
    table.do("pass")
    assert table.asked == "marquise-actions"


def test_hospitals_for_the_attacker() -> None:
    """6.2.3: warriors that fall in her own attack count too."""
    table = daylight({9: "2 marquise, 3 eyrie", 1: "keep"}, marquise={"hand": ["sword"]})
    table.do("battle", clearing=9, target="eyrie").roll(2, 2).do("field_hospitals", card="sword")
    assert table.at(1)["marquise"] == 2


def test_hospitals_match_the_clearing_of_the_loss() -> None:
    """6.2.3: not the clearing of the keep."""
    table = lost_in_battle(["anvil", "bake-sale", "sword"])
    assert table.values("field_hospitals", "card") == ["sword"]


def test_hospitals_do_not_ask_for_buildings() -> None:
    """6.2.3: they take in warriors only."""
    table = lost_in_battle(["sword"], "workshop, wood, 3 eyrie")
    assert table.state.phase == "evening"


# --- 6.3 Setup ---------------------------------------------------------------------------------------------
def new_table(seed: int = 1) -> Table:
    return Table(rl.new_game(["marquise", "eyrie"], seed=seed).state)


def test_supplies() -> None:
    """6.3.1: 25 warriors and 8 wood."""
    state = new_table().state
    assert state.supply_n[0] == 25
    assert state.supply["marquise"]["wood"] == 8
    supply = daylight({1: "25 marquise, 8 wood"}).state.supply["marquise"]
    assert (supply["warrior"], supply["wood"]) == (0, 0)
    for one_more, most in (("26 marquise", 25), ("9 wood", 8)):
        with pytest.raises(rl.PositionError, match=f"only {most}"):
            daylight({1: one_more})


@pytest.mark.parametrize("corner", OPPOSITE)
def test_keep_and_garrison(corner: int) -> None:
    """6.3.2, 6.3.3: the keep in a corner; a warrior everywhere but in the opposite corner."""
    table = new_table()
    assert table.values("place_keep", "clearing") == [1, 2, 3, 4]
    table.refuses("place_keep", "6.3.2", clearing=7)
    table.do("place_keep", clearing=corner)
    assert table.at(corner)["keep"] == 1
    for number in range(1, 13):
        assert table.at(number)["marquise"] == (number != OPPOSITE[corner])


@pytest.mark.parametrize("corner", OPPOSITE)
def test_starting_buildings(corner: int) -> None:
    """6.3.4: a sawmill, a workshop, a recruiter, with the keep or next to it, where a slot is open."""
    table = new_table().do("place_keep", clearing=corner)
    near = sorted((corner, *NEXT_TO[corner]))
    room = {number: SLOTS[number] for number in near}
    for piece in ("sawmill", "workshop", "recruiter"):
        assert table.values("place_building", "piece") == [piece]
        assert table.values("place_building", "clearing") == [number for number in near if room[number]]
        table.refuses("place_building", "6.3.4", piece=piece, clearing=OPPOSITE[corner])
        other = next(kind for kind in ("sawmill", "workshop", "recruiter") if kind != piece)
        chosen = next(number for number in (corner, *near) if room[number])
        table.refuses("place_building", "6.3.4", piece=other, clearing=chosen)
        table.do("place_building", piece=piece, clearing=chosen)
        room[chosen] -= 1
    assert table.player == "eyrie"
    assert table.at(corner)["sawmill"] == 1
    assert table.score("marquise") == 0


def test_starting_buildings_may_share_a_clearing() -> None:
    """6.3.4: in any combination, as far as slots allow."""
    table = new_table().do("place_keep", clearing=1)
    table.do("place_building", piece="sawmill", clearing=5).do("place_building", piece="workshop", clearing=5)
    assert table.values("place_building", "clearing") == [1, 9, 10]
    table.refuses("place_building", "2.2.3", piece="recruiter", clearing=5)


def test_starting_buildings_score_nothing_and_leave_the_first_space() -> None:
    """6.3.5: the next building of each kind is the second on its track."""
    table = daylight({5: "sawmill, recruiter", 9: "workshop, 3 marquise, 3 wood"}, marquise={"score": 0})
    for piece, points in (("sawmill", 1), ("workshop", 2), ("recruiter", 1)):
        one = Table(table.state).do("build", clearing=9, piece=piece)
        assert one.score("marquise") == points
        assert one.at(9)["wood"] == 2


# --- 6.4 Birdsong ------------------------------------------------------------------------------------------
def test_wood() -> None:
    """6.4: one at each sawmill, ruled or not."""
    table = Table(
        position(
            "marquise", "birdsong", clearings={5: "2 sawmill, 5 eyrie", 9: "sawmill, workshop", 1: "wood"}
        )
    )
    assert [table.at(number)["wood"] for number in (1, 5, 9)] == [1, 2, 1]
    assert table.asked == "craft"


def test_wood_without_sawmills_or_supply() -> None:
    """6.4, 1.5.4: none."""
    assert Table(position("marquise", "birdsong")).on_map("wood") == 0
    assert Table(position("marquise", "birdsong", clearings={1: "8 wood", 5: "sawmill"})).at(5)["wood"] == 0


def test_wood_short_at_one_clearing() -> None:
    """6.4: where only one clearing has sawmills there is nothing to choose."""
    table = Table(position("marquise", "birdsong", clearings={1: "7 wood", 5: "2 sawmill"}))
    assert table.at(5)["wood"] == 1
    assert table.asked == "craft"


# --- 6.5 Daylight ------------------------------------------------------------------------------------------
def test_three_actions() -> None:
    """6.5: up to three, in any order, the same one again if she likes; then only the end is left."""
    table = daylight({9: "3 marquise, 6 eyrie"})
    for _ in range(3):
        assert table.offers("end")
        table.do("battle", clearing=9, target="eyrie").roll(1, 0)
    assert table.verbs() == ["end"]
    table.refuses("battle", "6.5", clearing=9, target="eyrie")
    table.do("end")
    assert table.state.phase == "evening"


def test_birds_for_actions() -> None:
    """6.5: one more for each bird, as many as she has, at any time between actions; unused ones are lost."""
    table = daylight(
        {9: "3 marquise, 9 eyrie"}, marquise={"hand": ["armorers", "armorers", "sappers", "anvil"]}
    )
    table.do("extra_action", card="armorers").do("extra_action", card="sappers")
    for _ in range(5):
        table.do("battle", clearing=9, target="eyrie").roll(1, 0)
    assert table.verbs() == ["extra_action", "end"]
    table.do("extra_action", card="armorers").do("battle", clearing=9, target="eyrie").roll(0, 0)
    assert table.verbs() == ["end"]
    assert table.hand("marquise") == ["anvil"]


def test_birds_are_not_spent_while_crafting() -> None:
    """6.5: the extra actions belong to the actions."""
    table = daylight({}, "craft", marquise={"hand": ["armorers"]})
    table.refuses("extra_action", "6.5", card="armorers")


def test_battle() -> None:
    """6.5.1: one battle, one action."""
    table = daylight({9: "2 marquise, eyrie"}, used={"actions": 2})
    table.do("battle", clearing=9, target="eyrie").roll(0, 0)
    assert table.verbs() == ["end"]


def test_march() -> None:
    """6.5.2: up to two moves for one action, by the same warriors or others; the second may be left."""
    table = daylight({1: "3 marquise", 7: "marquise"}, used={"actions": 2})
    table.do("move", origin=1, destination=9, count=2)
    assert table.offers("done")
    table.do("move", origin=7, destination=8, count=1)
    assert table.verbs() == ["end"]
    table = daylight({1: "3 marquise", 7: "marquise"}, used={"actions": 2})
    table.do("move", origin=1, destination=9, count=2).do("done")
    assert table.verbs() == ["end"]


def test_march_without_a_second_move() -> None:
    """6.5.2: where nothing can move again, ``done`` is the only answer, and is asked."""
    table = daylight({1: "2 marquise", 9: "2 eyrie"})
    table.do("move", origin=1, destination=9, count=2)
    assert table.verbs() == ["done"]
    table.do("done")
    assert table.asked == "marquise-actions"


def test_march_and_a_third_move() -> None:
    """6.5.2: a third move is another March."""
    table = daylight({1: "3 marquise"})
    for origin, destination in ((1, 9), (9, 1), (1, 9), (9, 1)):
        table.do("move", origin=origin, destination=destination, count=1)
    assert table.state.to_dict()["turn"]["used"]["actions"] == 2


def test_recruit() -> None:
    """6.5.3: a warrior at each recruiter, ruled or not; once a turn."""
    table = daylight({5: "2 recruiter, 4 eyrie", 9: "recruiter, sawmill"})
    table.do("recruit")
    assert [table.at(number)["marquise"] for number in (5, 9)] == [2, 1]
    table.refuses("recruit", "6.5.3")
    table.do("end")


def test_recruit_needs_a_recruiter() -> None:
    """6.5.3: without one there is nothing to do."""
    daylight({9: "marquise"}).refuses("recruit", "6.5.3")


def test_recruit_again_next_turn() -> None:
    """6.5.3: the limit is for the turn."""
    table = daylight({9: "recruiter"}, eyrie={"hand": ["anvil"]}).do("recruit").do("end")
    while table.asked != "marquise-actions":
        if table.state.is_chance:
            table.draw(table.deck[0])
        else:
            table.game.play(table.legal()[-1], auto_chance=False)
    assert table.offers("recruit")


# --- 6.5.4 Build -------------------------------------------------------------------------------------------
def test_build_where_she_rules() -> None:
    """6.5.4.1: in a ruled clearing with an open slot, any of three kinds that is left on its track."""
    table = daylight({9: "3 marquise, 3 wood, 2 eyrie", 1: "marquise, eyrie, wood", 5: "3 wood"})
    assert {(a.clearing, a.piece) for a in table.legal("build")} == {
        (9, "sawmill"), (9, "workshop"), (9, "recruiter"),
    }  # fmt: skip
    table.refuses("build", "6.5.4.1", "2.5", clearing=1, piece="sawmill")
    table.refuses("build", "6.5.4.1", clearing=9, piece="roost")
    table.refuses("build", "6.5.4.1", clearing=9, piece="keep")


def test_build_needs_one_left() -> None:
    """6.5.4.1, 1.5.1: the seventh sawmill does not exist."""
    sites = {2: "2 sawmill", 5: "2 sawmill", 7: "2 sawmill", 9: "3 marquise, 8 wood"}
    table = daylight(sites)
    table.refuses("build", "6.5.4.1", "1.5.1", clearing=9, piece="sawmill")
    assert table.values("build", "piece") == ["workshop", "recruiter"]


def test_build_needs_the_wood() -> None:
    """6.5.4.2: as much as the column says, connected."""
    table = daylight({9: "3 marquise, wood", 5: "2 sawmill", 8: "workshop"})
    assert set(table.values("build", "piece")) == {"workshop", "recruiter"}
    table.refuses("build", "6.5.4.2", clearing=9, piece="sawmill")


def test_first_building_is_free_again() -> None:
    """6.5.4.2: when all of a kind are gone, the next costs nothing and scores nothing."""
    table = daylight({9: "marquise", 5: "2 sawmill"})
    table.do("build", clearing=9, piece="workshop")
    assert table.at(9)["workshop"] == 1
    assert table.score("marquise") == 0
    table.refuses("build", "6.5.4.2", clearing=9, piece="workshop")


def test_wood_comes_over_ruled_clearings() -> None:
    """6.5.4.2: from there, from next to it, from further on over clearings that she rules."""
    chain = {
        9: "marquise",
        12: "marquise",
        7: "marquise, wood",
        8: "marquise, wood",
        3: "sawmill",
        5: "workshop, recruiter",
    }
    assert daylight(chain).offers("build", clearing=9, piece="sawmill")
    assert daylight({**chain, 8: "marquise"}).offers("build", clearing=9, piece="sawmill")
    cut = daylight({**chain, 12: "marquise, eyrie", 8: "wood", 4: "2 eyrie"})
    cut.refuses("build", "6.5.4.2", clearing=9, piece="sawmill")
    empty = daylight({number: here for number, here in chain.items() if number != 12})
    empty.refuses("build", "6.5.4.2", clearing=9, piece="sawmill")


def test_wood_under_enemy_rule_is_out_of_reach() -> None:
    """6.5.4.2: adjacent wood counts only where she rules."""
    base = {9: "marquise", 5: "sawmill, workshop", 2: "recruiter"}
    daylight({**base, 1: "wood, eyrie"}).refuses("build", "6.5.4.2", clearing=9, piece="sawmill")
    assert daylight({**base, 1: "wood, marquise"}).offers("build", clearing=9, piece="sawmill")


def test_which_wood_pays() -> None:
    """6.5.4.2: her choice, token by token; no set is reached twice; asked where it matters only."""
    stand = {9: "marquise, 2 wood", 1: "marquise, wood", 4: "marquise, 2 wood", 5: "2 sawmill"}
    table = daylight(stand).do("build", clearing=9, piece="sawmill")
    assert (table.player, table.asked) == ("marquise", "pay-wood")
    found = ends(table.state, lambda s: tuple(Table(s).at(number)["wood"] for number in (1, 4, 9)))
    assert sorted(found) == sorted(set(found))
    assert set(found) == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 1, 1), (1, 2, 0)}
    for number in (1, 4):
        table.do("pay_wood", clearing=number)
    assert table.at(9)["sawmill"] == 1
    assert table.score("marquise") == 2
    all_of_it = daylight({9: "marquise, wood", 1: "marquise, wood", 5: "2 sawmill"})
    all_of_it.do("build", clearing=9, piece="sawmill")
    assert all_of_it.asked == "marquise-actions"
    assert all_of_it.on_map("wood") == 0


@pytest.mark.parametrize("kind", ["sawmill", "workshop", "recruiter"])
def test_points_and_costs(kind: str) -> None:
    """6.5.4.3, 6.5.4.2: what the space lists that the building leaves."""
    points = {"sawmill": (0, 1, 2, 3, 4, 5), "workshop": (0, 2, 2, 3, 4, 5), "recruiter": (0, 1, 2, 3, 3, 4)}
    costs = (0, 1, 2, 3, 3, 4)
    sites = (2, 2, 5, 5, 7)
    for n in range(6):
        stand = {number: f"{count} {kind}" for number, count in Counter(sites[:n]).items()}
        table = daylight({**stand, 9: f"3 marquise, {costs[n] or 1} wood"}).do(
            "build", clearing=9, piece=kind
        )
        assert table.score("marquise") == points[kind][n]
        assert table.on_map("wood") == (0 if costs[n] else 1)
        assert table.on_map(kind) == n + 1


def test_build_as_often_as_actions_allow() -> None:
    """6.5.4: one building an action."""
    table = daylight({11: "3 marquise, 6 wood, no ruin", 5: "sawmill"})
    for piece in ("sawmill", "workshop", "recruiter"):
        table.do("build", clearing=11, piece=piece)
    assert table.at(11) == {"marquise": 3, "sawmill": 1, "workshop": 1, "recruiter": 1, "wood": 5}
    assert table.verbs() == ["end"]


# --- 6.5.5 Overwork ----------------------------------------------------------------------------------------
def test_overwork() -> None:
    """6.5.5: a matching card, one wood at a sawmill; any number of times."""
    table = daylight(
        {8: "2 sawmill", 9: "sawmill"}, marquise={"hand": ["anvil", "foxfolk-steel", "armorers", "bake-sale"]}
    )
    table.refuses("overwork", "2.1.1", clearing=8, card="bake-sale")
    table.refuses("overwork", "6.5.5", clearing=1, card="anvil")
    table.refuses("overwork", "2.1", clearing=8, card="protection-racket")
    table.do("overwork", clearing=8, card="anvil").do("overwork", clearing=8, card="foxfolk-steel")
    table.do("overwork", clearing=9, card="armorers")
    assert [table.at(number)["wood"] for number in (8, 9)] == [2, 1]
    assert table.verbs() == ["end"]


# --- 6.6 Evening -------------------------------------------------------------------------------------------
def test_evening() -> None:
    """6.6: draw, then discard down to five, one by one, of her choice."""
    hand = ["anvil", "armorers", "sword", "bake-sale", "sappers", "investments"]
    table = Table(
        position("marquise", "evening", "draw", {5: "2 recruiter", 9: "recruiter"}, marquise={"hand": hand})
    )
    table.draw("codebreakers", "cobbler")
    assert table.asked == "discard"
    found = ends(table.state, lambda s: tuple(Table(s).hand("marquise")))
    assert len(found) == len(set(found)) == 56  # eight cards, three of them go
    for _ in range(3):
        table.do("discard", card=table.values("discard", "card")[0])
    assert len(table.hand("marquise")) == 5
    assert table.state.to_dict()["turn"]["player"] == "eyrie"


def test_evening_with_equal_cards() -> None:
    """6.6: two equal cards are one choice."""
    hand = ["anvil", "armorers", "armorers", "sappers", "sappers", "sword"]
    table = Table(position("marquise", "evening", "discard", marquise={"hand": hand}))
    assert table.values("discard", "card") == ["anvil", "sword", "armorers", "sappers"]
    full = Table(position("marquise", "evening", "discard", marquise={"hand": hand[:5]}))
    assert full.player != "marquise"

"""Measures whose figures are worked out by hand, on the autumn map.

Paths: 1 (5 9 10), 2 (5 6 10), 3 (6 7 11), 4 (8 9 12), 5 (1 2), 6 (2 3 11), 7 (3 8 12), 8 (4 7), 9 (1 4 12),
10 (1 2 12), 11 (3 6 12), 12 (4 7 9 10 11).  Foxes 1 6 8 12, rabbits 3 4 5 10, mice 2 7 9 11.
"""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl
from rootlab.analysis.measures.points import PARTS
from rootlab.components.board import load_board
from tests.analysis.test_measures import value
from tests.pack import wanderer
from tests.positions import decree, position


def table(clearings: dict[int, str], player: str = "marquise", phase: str = "daylight", **rest: Any) -> Any:
    return rl.measures(rl.load_position(position(player, phase, None, clearings, **rest)), "all")


def test_the_map_is_the_one_that_the_figures_were_worked_out_on() -> None:
    board = load_board("autumn")
    assert [board.adj[c] for c in (5, 8, 12)] == [(1, 2), (4, 7), (4, 7, 9, 10, 11)]
    assert [board.clearings_of_suit[suit] for suit in range(3)] == [
        (1, 6, 8, 12),
        (3, 4, 5, 10),
        (2, 7, 9, 11),
    ]


# --- dominance (3.3.1) -----------------------------------------------------------------------------------
def test_the_eyrie_needs_one_warrior_less() -> None:
    """7.2.2: where two stand, two Eyrie warriors tie and so rule; the Marquise needs three.  Of the four fox
    clearings three must be ruled: 12 is empty and takes one warrior, two more take 2 each, or 3 each."""
    two = {1: "2 marquise", 6: "2 marquise", 8: "2 marquise"}
    measured = table(two, eyrie=decree("despot"))
    assert value(measured, "eyrie", "dominance_fox") == 3
    assert value(measured, "eyrie", "dominance_fox_warriors") == 1 + 2 + 2
    two = {1: "2 eyrie", 6: "2 eyrie", 8: "2 eyrie"}
    measured = table(two, eyrie=decree("despot"), marquise={})
    assert value(measured, "marquise", "dominance_fox") == 3
    assert value(measured, "marquise", "dominance_fox_warriors") == 1 + 3 + 3
    assert value(measured, "eyrie", "dominance_fox") == 0
    assert value(measured, "eyrie", "dominance_fox_warriors") == 0


def test_an_empty_clearing_takes_one_warrior_of_the_eyrie_too() -> None:
    """2.5: nobody rules where nobody stands, so a tie of none is none.  Three empty rabbit clearings: three."""
    measured = table({1: "marquise"}, eyrie=decree("despot"))
    for seat in ("marquise", "eyrie"):
        assert value(measured, seat, "dominance_rabbit") == 3
        assert value(measured, seat, "dominance_rabbit_warriors") == 3


def test_corners_count_by_the_cheapest_pair() -> None:
    """3.3.1: opposite corners.  On this map 1 lies opposite 3 and 2 opposite 4.  The Marquise rules 1, and 3 holds
    two Eyrie and a roost: 4 warriors more.  2 and 4 are empty: 2 warriors, but two clearings."""
    pairs = {tuple(sorted(pair)) for pair in load_board("autumn").corner_pairs}
    assert pairs == {(1, 3), (2, 4)}
    measured = table({1: "marquise", 3: "2 eyrie, roost"}, eyrie=decree("despot"))
    assert value(measured, "marquise", "dominance_bird") == 1
    assert value(measured, "marquise", "dominance_bird_warriors") == 2
    assert value(measured, "eyrie", "dominance_bird_warriors") == 1  # a tie with the one in 1


# --- reach (4.2, 6.5.2, 7.5.2.2) --------------------------------------------------------------------------
FAR = {5: "3 marquise", 6: "5 eyrie", 12: "5 eyrie", 8: "roost", 7: "roost"}
"""6 and 12 can be entered, but three warriors do not rule there, nor where a way out of them leads: so the only
way from 5 to 7 is 1, 9, 4, 8, 7."""


def test_a_battle_leaves_four_moves_and_not_five() -> None:
    """6.5: three actions, a march has two moves.  With all three the Marquise comes as far as 7 (five moves);
    if one of them is a battle, as far as 8 (four moves), and no further."""
    measured = table(FAR, eyrie=decree("despot"))
    assert value(measured, "marquise", "reach_1", 8) == 3
    assert value(measured, "marquise", "reach_1", 7) == 3
    assert value(measured, "eyrie", "threatened_buildings", 8) == 1
    assert value(measured, "eyrie", "threatened_buildings", 7) == 0


def test_six_moves_are_a_whole_turn() -> None:
    """With 9 and 4 held against the group as well there is no way to 8 at all, in one turn or in two."""
    measured = table({**FAR, 9: "5 eyrie"}, eyrie=decree("despot"))
    assert value(measured, "marquise", "reach_1", 9) == 3
    assert value(measured, "marquise", "reach_1", 4) == 0
    assert value(measured, "marquise", "reach_2", 8) == 0


@pytest.mark.parametrize(("there", "passes"), [(2, True), (3, False), (1, True)])
def test_a_group_of_the_eyrie_rules_ties_on_the_way(there: int, passes: bool) -> None:
    """7.2.2, 4.2.1: two warriors go from 3 to 7 and on to 8.  Against one or two Marquise warriors in 7 they rule
    it, so they may go on; against three they do not, and 8, where nobody stands, is not theirs either.
    Another way of two moves to 8 there is not."""
    moves = {"move": ["sappers", "brutal-tactics"]}  # birds lead out of any clearing
    measured = table(
        {3: "roost, 2 eyrie", 7: f"{there} marquise"}, "eyrie", eyrie=decree("charismatic", **moves)
    )
    assert value(measured, "eyrie", "reach_1", 7) == 2
    assert value(measured, "eyrie", "reach_1", 8) == (2 if passes else 0)


@pytest.mark.parametrize(("there", "passes"), [(1, True), (2, False)])
def test_a_group_of_the_others_does_not(there: int, passes: bool) -> None:
    """2.5: two Marquise warriors in 7 rule beside one of the Eyrie and not beside two.  They start in 3, with
    the six moves of a turn; all other ways to 8 lead through 6 or 11, which are held by ten."""
    held = {6: "5 eyrie", 11: "5 eyrie"}
    measured = table({3: "2 marquise", 7: f"{there} eyrie", **held}, eyrie=decree("despot"))
    assert value(measured, "marquise", "reach_1", 8) == (2 if passes else 0)


def test_who_stands_there_already_counts_with_the_group() -> None:
    """Two from 1 meet one in 5: three there; from 5 one comes to 1: three there as well."""
    measured = table({1: "2 marquise", 5: "marquise"})
    assert value(measured, "marquise", "reach_1", 5) == 3
    assert value(measured, "marquise", "reach_1", 1) == 3
    assert value(measured, "marquise", "reach_1", 2) == 2  # a group goes together; the other one stays behind


def test_officers_are_moves_and_one_of_them_fights() -> None:
    """8.6: each officer is one operation.  With two the Alliance goes 9, 1, 5: the sawmill in 5 is two moves off.
    A battle takes one of the two, so only the sawmill in 1 is threatened; with three, both."""
    here = {9: "2 alliance", 1: "sawmill", 5: "sawmill"}
    two = table(here, alliance={"officers": 2})
    assert value(two, "alliance", "reach_1", 5) == 2
    assert value(two, "marquise", "threatened_buildings", 1) == 1
    assert value(two, "marquise", "threatened_buildings", 5) == 0
    three = table(here, alliance={"officers": 3})
    assert value(three, "marquise", "threatened_buildings", 5) == 1
    none = table(here, alliance={})
    assert value(none, "marquise", "threatened_buildings", 1) == 0
    assert value(none, "alliance", "reach_1", 1) == 0


def test_the_corvids_move_as_often_as_they_act() -> None:
    """13.2.3 and 13.5: they need no rule to move, and have three actions: three moves, or two and a battle.
    From 5: 1, 9, 4 (also 12): 4 is three moves away."""
    here = {5: "2 corvids", 1: "4 marquise", 9: "4 marquise, sawmill", 4: "sawmill"}
    measured = table(here)
    assert value(measured, "corvids", "reach_1", 4) == 2
    assert value(measured, "corvids", "reach_1", 8) == 0
    assert value(measured, "corvids", "reach_2", 8) == 2
    assert value(measured, "marquise", "threatened_buildings", 4) == 0


# --- threats (4.3) ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "fox", "rabbit"), [("anvil", 1, 0), ("bake-sale", 0, 1), ("sappers", 1, 1)])
def test_the_eyrie_threaten_in_the_suits_of_their_battle_column(card: str, fox: int, rabbit: int) -> None:
    """7.5.2.3: four warriors in 7 move once, to the fox clearing 8 or the rabbit clearing 3.  A fox card in the
    Battle column lets them fight in 8 alone, a rabbit card in 3 alone, a bird card in both."""
    here = {7: "4 eyrie, roost", 8: "sawmill", 3: "sawmill"}
    measured = table(here, eyrie=decree("builder", battle=[card]))
    assert value(measured, "marquise", "threatened_buildings", 8) == fox
    assert value(measured, "marquise", "threatened_buildings", 3) == rabbit


@pytest.mark.parametrize(
    ("fighters", "guards", "buildings"),
    [(1, 0, 2), (1, 1, 0), (2, 1, 1), (3, 1, 2), (3, 2, 1), (3, 3, 0), (5, 2, 1), (5, 3, 0)],
)
def test_the_most_that_one_battle_takes(fighters: int, guards: int, buildings: int) -> None:
    """4.3.2, 4.3.3: as many hits as fighters, three at most, one more where nobody guards; the guards go first.
    1 against none: 1 + 1 hits, both of two buildings.  5 against 2: 3 hits, 1 left."""
    guard = f"{guards} marquise, " if guards else ""
    here = {12: f"{guard}sawmill, workshop, {fighters} corvids, no ruin"}
    assert value(table(here), "marquise", "threatened_buildings", 12) == buildings


def test_tokens_are_threatened_as_buildings_are() -> None:
    """1.5: wood and keep are tokens.  Two Corvids against one guard: 2 hits, one goes to the guard, one is left,
    for the building or for a token: each is counted as if the other were lost last."""
    here = {12: "marquise, sawmill, 2 wood, 2 corvids, no ruin"}
    measured = table(here)
    assert value(measured, "marquise", "threatened_buildings", 12) == 1
    assert value(measured, "marquise", "threatened_tokens", 12) == 1
    assert value(measured, "marquise", "threatened_tokens", 1) == 0


def test_the_swords_of_the_vagabond_are_his_fighters() -> None:
    """9.2.6: undamaged swords are his hits.  One boot and a slip: from 9 to 12 he comes.  Two swords against one
    guard leave one hit; without a sword he does not fight."""
    here = {12: "marquise, sawmill, no ruin"}
    for swords, lost in ((2, 1), (1, 0), (0, 0)):
        items = ["sword"] * swords
        measured = table(here, vagabond=wanderer(9, "boot", *items))
        assert value(measured, "marquise", "threatened_buildings", 12) == lost
        assert value(measured, "vagabond", "reach_1", 12) == 1


# --- rule and networks (2.5) -------------------------------------------------------------------------------
def test_power_margin_and_networks() -> None:
    """The Marquise: 2 warriors and 2 buildings in 12 make 4, against 3 Eyrie: 1 ahead.  She rules 9, 12 and 7, which
    hang together at 12, and 5 apart: two networks, of 3 and of 1."""
    here = {
        12: "2 marquise, sawmill, workshop, 3 eyrie, no ruin",
        9: "marquise",
        7: "marquise",
        5: "marquise",
    }
    measured = table(here, eyrie=decree("despot"))
    assert value(measured, "marquise", "power", 12) == 4
    assert value(measured, "marquise", "margin", 12) == 1
    assert value(measured, "eyrie", "margin", 12) == -1
    assert value(measured, "marquise", "networks") == 2
    assert value(measured, "marquise", "clearings_ruled") == 4
    assert [value(measured, "marquise", "network", c) for c in (12, 9, 7, 5, 1)] == [3, 3, 3, 1, 0]
    assert [value(measured, "marquise", "articulation", c) for c in (12, 9, 7, 5)] == [1, 0, 0, 0]


def test_wood_of_a_network() -> None:
    """6.5.4.2: 2 wood in 9 and 1 in 12 lie in one network: 3 can pay in 9, 12 and 7; the one in 5 lies apart."""
    here = {12: "marquise, wood", 9: "marquise, 2 wood", 7: "marquise", 5: "marquise, wood"}
    measured = table(here)
    assert [value(measured, "marquise", "wood", c) for c in (9, 12, 7, 5, 1)] == [3, 3, 3, 1, 0]
    assert value(measured, "marquise", "wood_most") == 3


# --- points ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("roosts", "points"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_roosts_score_what_stands_above_the_last_that_left(roosts: int, points: int) -> None:
    """7.3.3, 7.6.1: the track reads 0, 1, 2, 3, 4, 4, 5 from the first roost on."""
    places = [3, 7, 8, 4][:roosts]
    measured = table(dict.fromkeys(places, "roost, eyrie"), eyrie=decree("despot"))
    assert value(measured, "eyrie", "points_roosts") == points


def test_points_within_reach_are_the_sum_of_their_parts() -> None:
    """A royal claim with two clearings ruled (2), and two roosts (1): 3 for the Eyrie's next turn."""
    measured = table(
        {3: "roost, eyrie", 7: "roost, eyrie"}, eyrie={**decree("despot"), "crafted": ["royal-claim"]}
    )
    assert value(measured, "eyrie", "points_claim") == 2
    assert value(measured, "eyrie", "points_roosts") == 1
    assert value(measured, "eyrie", "points_reach") == 3
    parts = [value(measured, "eyrie", name) for name in PARTS if (measured.measure == name).sum() != 0
             and ((measured.measure == name) & (measured.faction == "eyrie")).any()]  # fmt: skip
    assert sum(parts) == 3


@pytest.mark.parametrize(
    ("wood", "mills", "done", "points"),
    [
        (0, 0, 0, 0),  # the first of each kind, which cost and give nothing
        (1, 0, 0, 2),  # a workshop for nothing, the second for the wood
        (1, 1, 0, 2),  # the same in the two slots that are left
        (
            2,
            1,
            0,
            2,
        ),  # two slots: a second workshop (2), or the sawmills that cost 1 (1 point) and 2 (no wood)
        (0, 1, 0, 0),
        (3, 1, 0, 3),  # the second sawmill (1 wood, 1 point) and the third (2 wood, 2 points)
        (3, 1, 2, 1),  # one action: the second sawmill
        (3, 1, 3, 0),  # no action
    ],
)
def test_buildings_pay_with_wood(wood: int, mills: int, done: int, points: int) -> None:
    """6.3, 6.5.4: three slots in 11, three actions less those that are done, no cards.  The tracks cost 0 1 2 3 3 4;
    sawmills give 0 1 2 3 4 5, workshops 0 2 2 3 4 5, recruiters 0 1 2 3 3 4."""
    here = "3 marquise" + ", sawmill" * mills + (f", {wood} wood" if wood else "") + ", no ruin"
    start = position("marquise", "daylight", "actions", {11: here}, used={"actions": done})
    assert value(rl.measures(rl.load_position(start), "all"), "marquise", "points_build") == points


def test_the_pawn_moves_through_no_forest() -> None:
    """9.4.2, 9.5.1: it slips once, into a forest too, but its moves with boots lead along paths.  From 9 it slips to 1; 2
    lies behind 5 or 10, where Hostile warriors cost a boot more: 2 + 1 boots.  The forest between 1, 2, 5 and 10
    would cost 1 + 1."""
    here = {5: "marquise", 10: "marquise"}
    for boots, there in ((2, 0), (3, 1)):
        hostile = wanderer(9, *["boot"] * boots, relationships={"marquise": "hostile"})
        assert value(table(here, vagabond=hostile), "vagabond", "reach_1", 2) == there


@pytest.mark.parametrize(("done", "points"), [(0, 1), (1, 0), (2, 0)])
def test_operations_that_are_left_organize(done: int, points: int) -> None:
    """8.6.1.4: two officers, so two operations; a warrior in 9 and one in 1 may each become sympathy.  The first token
    gives nothing, the second a point."""
    state = rl.load_position(
        position("alliance", "evening", "operations", {9: "alliance", 1: "alliance"}, used={"operations": done},
                 alliance={"officers": 2})
    )  # fmt: skip
    assert value(rl.measures(state, "all"), "alliance", "points_sympathy") == points


@pytest.mark.parametrize(("keep", "points"), [("", 1), (", keep", 0)])
def test_sympathy_does_not_spread_to_the_keep(keep: str, points: int) -> None:
    """6.2.2, 8.4.2: from sympathy in 5 a fox supporter reaches 1 alone, the second token gives a point; where the keep
    stands nothing may be placed."""
    here = {5: "sympathy", 1: f"marquise{keep}"}
    state = rl.load_position(position("alliance", "birdsong", None, here, alliance={"supporters": ["anvil"]}))
    assert value(rl.measures(state, "all"), "alliance", "points_sympathy") == points

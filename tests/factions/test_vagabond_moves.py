"""9.2.3 Nimble, 9.4.2 Slip, 9.5.1 Move, and who comes along (9.2.9.2.2)."""

from __future__ import annotations

import rootlab as rl
from tests.pack import carried, daylight, wanderer
from tests.positions import Table, position

BY_12 = [4, 7, 8, 12]
HOSTILE = {"marquise": "hostile"}
ALLY = {"marquise": 3}


def places(table: Table, verb: str) -> list[object]:
    return table.values(verb, "destination")


# --- 9.2.2, 9.2.3, 9.5.1 ----------------------------------------------------------------------------------
def test_9_2_3_he_needs_no_rule() -> None:
    """9.2.3, 4.2.1: whoever rules, the pawn moves."""
    table = daylight(wanderer(9, "2 boot"), {9: "3 marquise", 12: "3 eyrie"})
    table.do("move", destination=12)
    assert table.seat("vagabond")["pawn"] == 12
    assert carried(table) == {"boot": 1, "boot down": 1}


def test_9_2_2_the_pawn_counts_for_nothing_but_a_piece() -> None:
    """9.2.2, 2.5: it rules no clearing and keeps nobody from ruling one, but it can be attacked there."""
    table = daylight(wanderer(9, "boot"), {9: "eyrie"})
    assert table.state.rules(9) == "eyrie"
    assert table.state.rules(12) is None
    eyrie = Table(
        position(
            "marquise", "daylight", "actions", {12: "marquise", 9: "marquise"}, vagabond=wanderer(12, "boot")
        )
    )
    assert [(a.clearing, a.target) for a in eyrie.legal("battle")] == [(12, "vagabond")]


def test_9_5_1_move() -> None:
    """9.5.1: to an adjacent clearing, for a boot; from a forest to a clearing that touches it."""
    table = daylight(wanderer(5, "boot"))
    assert places(table, "move") == [1, 2]
    table.refuses("move", "4.2", destination=9)
    table.refuses("move", "9.5.1", destination=(1, 2, 5, 10))
    table.do("move", destination=2)
    table.refuses("move", "9.5.1", destination=5)
    woods = daylight(wanderer(BY_12, "boot"))
    assert places(woods, "move") == BY_12


def test_9_2_9_3_2_hostile_clearings_cost_a_boot_more() -> None:
    """9.2.9.3.2: with warriors of any Hostile faction, not with its buildings alone."""
    part = wanderer(9, "3 boot", relationships=HOSTILE)
    table = daylight(part, {12: "marquise", 1: "sawmill", 4: "eyrie"})
    assert carried(Table(table.state).do("move", destination=12))["boot down"] == 2
    assert carried(Table(table.state).do("move", destination=1))["boot down"] == 1
    assert carried(Table(table.state).do("move", destination=4))["boot down"] == 1
    one = daylight(wanderer(9, "boot", relationships=HOSTILE), {12: "marquise"})
    assert 12 not in places(one, "move")
    ruling = one.refuses("move", "9.2.9.3.2", destination=12)
    assert ruling.text("en") == (
        "The Vagabond has only 1 face up of the 2 boots that it costs to go there, since warriors of a "
        "Hostile faction stand there."
    )


# --- 9.4.2 ------------------------------------------------------------------------------------------------
def test_9_4_2_slip() -> None:
    """9.4.2: any adjacent clearing or forest, for no boot, once; or he stays."""
    table = daylight(wanderer(9), {12: "3 marquise"}, "birdsong", "slip")
    assert places(table, "slip") == [1, 4, 12, (1, 9, 10, 12), (4, 9, 12)]
    into = Table(table.state).do("slip", destination=(4, 9, 12))
    assert into.asked == "vagabond-actions"
    assert into.seat("vagabond")["pawn"] == [4, 9, 12]
    table.do("continue")
    assert table.seat("vagabond")["pawn"] == 9


def test_9_4_2_slip_between_forests() -> None:
    """2.4.1, 9.4.2: from a forest to one that a single path divides from it, or to its clearings."""
    table = daylight(wanderer(BY_12), {}, "birdsong", "slip")
    assert places(table, "slip") == [4, 7, 8, 12, (3, 7, 11, 12), (4, 9, 12)]
    table.refuses("slip", "2.4.1", destination=(3, 6, 11))
    table.refuses("slip", "2.4.1", destination=9)


def test_9_4_2_effects_of_the_phase_join_the_question() -> None:
    """1.4.2: a window opens before the slip and after it."""
    part = wanderer(9, crafted=["stand-and-deliver"])
    table = daylight(part, {12: "marquise"}, "birdsong", "slip", marquise={"hand": ["anvil"]})
    assert table.offers("stand_and_deliver", target="marquise")
    table.do("slip", destination=12)
    assert table.asked == "window"
    table.do("stand_and_deliver", target="marquise").take("anvil")
    assert table.asked == "vagabond-actions"


# --- 9.2.9.2.2 --------------------------------------------------------------------------------------------
def test_9_2_9_2_2_allies_come_along() -> None:
    """9.2.9.2.2: any number of warriors of one Allied faction, by a move or by a slip, for no boot more."""
    table = daylight(wanderer(12, "boot", relationships=ALLY), {12: "3 marquise"})
    table.do("move", destination=9)
    assert (table.asked, table.values("bring", "count")) == ("vagabond-company", [1, 2, 3])
    table.do("bring", target="marquise", count=2)
    assert (table.at(9)["marquise"], table.at(12)["marquise"]) == (2, 1)
    assert carried(table) == {"boot down": 1}
    slip = daylight(wanderer(12, relationships=ALLY), {12: "3 marquise"}, "birdsong", "slip")
    slip.do("slip", destination=9).do("bring", target="marquise", count=3)
    assert slip.at(9)["marquise"] == 3
    alone = Table(daylight(wanderer(12, "boot", relationships=ALLY), {12: "marquise"}).state)
    alone.do("move", destination=9).do("done")
    assert alone.at(12)["marquise"] == 1


def test_9_2_9_2_2_not_into_forests_and_not_for_friends() -> None:
    """9.2.9.2.2: from a clearing to an adjacent one, and only Allied warriors."""
    woods = daylight(wanderer(12, relationships=ALLY), {12: "3 marquise"}, "birdsong", "slip")
    assert woods.do("slip", destination=(4, 9, 12)).asked == "vagabond-actions"
    friends = daylight(wanderer(12, "boot", relationships={"marquise": 2}), {12: "3 marquise"})
    assert friends.do("move", destination=9).asked == "vagabond-actions"
    out = daylight(wanderer(BY_12, "boot", relationships=ALLY), {12: "3 marquise"})
    assert out.do("move", destination=12).asked == "vagabond-actions"


def test_an_ally_moved_into_sympathy_pays_itself() -> None:
    """9.2.9.2.2, 1.5.5, 8.2.6: it is the ally's move, so it is the ally's outrage."""
    part = wanderer(12, "boot", relationships=ALLY, hand=["sword"])
    table = daylight(part, {12: "2 marquise", 9: "sympathy"}, marquise={"hand": ["investments", "anvil"]})
    table.do("move", destination=9)
    table.do("bring", target="marquise", count=1)
    assert (table.player, table.asked) == ("marquise", "outrage")
    table.do("give_supporter", card="investments")
    assert table.seat("alliance")["supporters"] == ["investments"]
    assert table.hand("vagabond") == ["sword"]


# --- moves of the general rules ---------------------------------------------------------------------------
def cobbler(pawn: int | list[int], *items: str, **rest: object) -> Table:
    part = wanderer(pawn, *items, crafted=["cobbler"], **rest)
    return Table(position("vagabond", "evening", "start", {12: "2 marquise"}, vagabond=part))


def test_a_card_moves_the_pawn() -> None:
    """4.2, 9.2.3: Cobbler's move costs no boot; Hostile warriors cost theirs all the same."""
    table = cobbler(9)
    assert places(table, "cobbler") == [1, 4, 12]
    table.do("cobbler", origin=9, destination=12, count=1)
    assert table.seat("vagabond")["pawn"] == 12
    assert places(cobbler(9, relationships=HOSTILE), "cobbler") == [1, 4]
    paid = cobbler(9, "boot", relationships=HOSTILE).do("cobbler", origin=9, destination=12, count=1)
    assert carried(paid) == {"boot down": 1}


def test_a_card_moves_the_pawn_out_of_a_forest() -> None:
    """9.5.1: out of a forest, not into one; in words it is told by its clearings."""
    table = cobbler([4, 9, 12])
    assert places(table, "cobbler") == [4, 9, 12]
    table.refuses("cobbler", "9.5.1", origin=(4, 9, 12), destination=(4, 7, 8, 12), count=1)
    action = rl.action("vagabond", "cobbler", origin=(4, 9, 12), destination=9, count=1)
    assert action.text("en") == "Cobbler: move the pawn from the forest between 4, 9 and 12 to 9"
    table.do("cobbler", origin=(4, 9, 12), destination=9, count=1)
    assert table.events("moved")[-1].text("en") == (
        "The pawn of the Vagabond moved from the forest between 4, 9 and 12 to 9."
    )


def test_a_forest_in_an_action_is_a_tuple_and_a_list_in_json() -> None:
    """2.4: equal actions are one object, read back from JSON too."""
    action = rl.action("vagabond", "slip", destination=[4, 9, 12])
    assert action is rl.action("vagabond", "slip", destination=(4, 9, 12))
    assert action.destination == (4, 9, 12)
    assert action.to_dict() == {"faction": "vagabond", "verb": "slip", "destination": [4, 9, 12]}
    assert eval(repr(action), {"rl": rl}) is action

"""Measures of a position: against a recount, and by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pandas as pd
import pytest

import rootlab as rl
from rootlab.analysis.measures.reach import moves_of_turn, reach
from rootlab.analysis.measures.table import BY_CLEARING, MEASURES, WHOLE
from rootlab.components.board import load_board
from rootlab.components.names import EYRIE, MARQUISE, NF
from rootlab.engine.match import playable
from rootlab.engine.state import State
from rootlab.factions.marquise.build import wood_for
from rootlab.language import text
from rootlab.record.start import start_state
from tests.pack import wanderer
from tests.positions import decree, position

BOARD = load_board("autumn")


def random_state(seed: int) -> State:
    """A moment of a random game of two to four seats."""
    rng = Random(f"measures:{seed}")
    names = list(playable())
    names.sort(key=lambda _: rng.random())
    s = start_state(names[: 2 + seed % 3])
    for _ in range(80 + int(rng.random() * 300)):
        if s.is_over:
            break
        legal = s.legal_actions()
        s.apply(s.sample_outcome(rng) if s.is_chance else legal[int(rng.random() * len(legal))])
    return s


def value(table: pd.DataFrame, faction: str, measure: str, clearing: int | None = None) -> float:
    rows = table[(table.faction == faction) & (table.measure == measure)]
    rows = rows[rows.clearing.isna()] if clearing is None else rows[rows.clearing == clearing]
    assert len(rows) == 1, (faction, measure, clearing)
    return float(rows.value.iloc[0])


def pieces(
    clearings: dict[int, str], player: str = "marquise", phase: str = "daylight", **rest: Any
) -> State:
    return rl.load_position(position(player, phase, None, clearings, **rest))


def parts(ruled: set[int]) -> int:
    """Into how many networks clearings fall."""
    left, n = set(ruled), 0
    while left:
        n += 1
        group = {min(left)}
        while grown := {c for g in group for c in BOARD.adj[g] if c in left} - group:
            group |= grown
        left -= group
    return n


# --- against a recount ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(12))
def test_rule_and_networks(seed: int) -> None:
    s = random_state(seed)
    table = rl.measures(s)
    assert list(table.columns) == ["faction", "clearing", "measure", "value"]
    assert set(table.measure) <= set(MEASURES)
    assert not table.duplicated(["faction", "clearing", "measure"]).any()
    assert table.value.notna().all()
    for faction in s.seats:
        ruled = {c for c in BOARD.clearings if s.rules(c) == faction}
        assert value(table, faction, "clearings_ruled") == len(ruled)
        assert value(table, faction, "networks") == parts(ruled)
        for c in BOARD.clearings:
            if faction == "vagabond":
                assert s.rules(c) != faction
            else:
                margin = value(table, faction, "margin", c)
                if margin > 0:
                    assert s.rules(c) == faction
                elif margin < 0 or faction != "eyrie":
                    assert s.rules(c) != faction
            assert value(table, faction, "rules", c) == (c in ruled)
            splits = c in ruled and parts(ruled - {c}) > parts(ruled)
            assert value(table, faction, "articulation", c) == splits
            assert (value(table, faction, "network", c) > 0) == (c in ruled)
        if faction == "marquise":
            for c in ruled:
                assert value(table, faction, "wood", c) == wood_for(s, c)


def test_the_vagabond_rules_nothing_and_has_no_margin() -> None:
    s = start_state(["vagabond", "marquise", "eyrie"])
    table = rl.measures(s, "all")
    without = [name for name in MEASURES if name == "margin" or name.startswith("dominance_")]
    assert len(without) == 9
    for name in without:
        assert set(table.faction[table.measure == name]) == {"marquise", "eyrie"}


# --- through whose eyes --------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(6))
def test_what_eyes_cannot_tell_apart_has_equal_measures(seed: int) -> None:
    """Hands, supporters and face-down plots dealt anew: every measure stays, and a view gives the same."""
    rng = Random(f"eyes:{seed}")
    s = start_state(["marquise", "eyrie", "alliance", "vagabond", "corvids"])
    changed = 0
    for n in range(500):
        if s.is_over:
            break
        if n % 25 == 24:
            seat = s.seats[n // 25 % len(s.seats)]
            here = rl.measures(s, seat)
            other = s.determinize(seat, seed)
            changed += other != s
            pd.testing.assert_frame_equal(here, rl.measures(other, seat))
            pd.testing.assert_frame_equal(here, rl.measures(s.view(seat)))
            if s.player is not None:
                mine = s.determinize(s.player, seed)
                pd.testing.assert_frame_equal(rl.measures(s), rl.measures(mine))
        legal = s.legal_actions()
        s.apply(s.sample_outcome(rng) if s.is_chance else legal[int(rng.random() * len(legal))])
    assert changed > 10


def test_supporters_that_are_not_seen_are_taken_to_match() -> None:
    """8.4.2: the most that so many supporters could pay for; open, it is what they do pay for."""
    few = next(c for c in BOARD.clearings if len({BOARD.suit[near] for near in BOARD.adj[c]}) < 3)
    here = {few: "sympathy", next(c for c in BOARD.clearings if c != few): "2 marquise"}
    reached = {}
    for eyes in ("marquise", "alliance"):
        found = set()
        for card in ("anvil", "sword", "crossbow-mouse"):
            s = pieces(here, seats=["marquise", "alliance"], alliance={"supporters": [card]})
            found.add(value(rl.measures(s, eyes), "alliance", "points_sympathy"))
            seen = value(rl.measures(s.view(eyes)), "alliance", "points_sympathy")
            assert seen == value(rl.measures(s, eyes), "alliance", "points_sympathy")
        reached[eyes] = found
    assert len(reached["marquise"]) == 1
    assert len(reached["alliance"]) > 1
    assert reached["marquise"] == {max(reached["alliance"])}


def brute_reach(s: State, f: int, moves: int) -> list[int]:
    """The most warriors that one group can bring anywhere, every move done and rule counted anew."""
    best = [s.warriors_n[c * NF + f] for c in range(13)]
    for origin in BOARD.clearings:
        n = s.warriors_n[origin * NF + f]
        if not n:
            continue
        here = {origin}
        for _ in range(moves):
            onward = set()
            for c in here:
                power = [s.power_n[c * NF + other] for other in range(NF)]
                if c != origin:
                    power[f] += n
                    home = power[f] > max(p for other, p in enumerate(power) if other != f)
                else:
                    home = s.ruler_n[c] == f
                onward |= {to for to in BOARD.adj[c] if home or s.ruler_n[to] == f}
            here |= onward
        for c in here - {origin}:
            best[c] = max(best[c], n + s.warriors_n[c * NF + f])
    return best


@pytest.mark.parametrize("seed", [0, 3, 6, 9])
def test_reach_of_the_marquise(seed: int) -> None:
    rng = Random(f"reach:{seed}")
    s = start_state(["marquise", "eyrie"])
    while s.phase_n == 0 or rng.random() > 0.01:
        legal = s.legal_actions()
        s.apply(s.sample_outcome(rng) if s.is_chance else legal[int(rng.random() * len(legal))])
        if s.is_over:
            break
    for moves in (1, 2, 6):
        assert reach(s, MARQUISE, (0, 0, 0, moves)) == brute_reach(s, MARQUISE, moves)


def test_reach_of_the_eyrie_follows_the_suits_of_the_decree() -> None:
    """7.5.2.2: a mouse card leads out of a mouse clearing only."""
    s = pieces({3: "roost, 4 eyrie"}, "eyrie", eyrie=decree("charismatic", move=["sword"]))
    assert moves_of_turn(s, EYRIE) == (0, 0, 1, 0)
    assert BOARD.suit[3] != 2
    table = rl.measures(s)
    assert [c for c in BOARD.clearings if value(table, "eyrie", "reach_1", c)] == [3]
    s = pieces({3: "roost, 4 eyrie"}, "eyrie", eyrie=decree("charismatic", move=["bake-sale"]))
    table = rl.measures(s)
    reached = {c for c in BOARD.clearings if value(table, "eyrie", "reach_1", c)}
    assert reached == {3, *BOARD.adj[3]}


# --- by hand -----------------------------------------------------------------------------------------------
def test_threatened_buildings() -> None:
    """4.3: three rolled hits at most, one more where nobody defends; warriors go first."""
    s = pieces({9: "sawmill, workshop", 12: "3 eyrie"}, eyrie=decree("commander", move=["anvil"]))
    assert 12 in BOARD.adj[9]
    table = rl.measures(s)
    assert value(table, "marquise", "threatened_buildings", 9) == 2
    s = pieces({9: "3 marquise, sawmill, workshop", 12: "3 eyrie"}, eyrie=decree("commander", move=["anvil"]))
    assert value(rl.measures(s), "marquise", "threatened_buildings", 9) == 1  # the Commander's extra hit
    s = pieces({9: "sawmill, workshop", 12: "3 eyrie"}, eyrie=decree("builder", move=["anvil"]))
    assert value(rl.measures(s), "marquise", "threatened_buildings", 9) == 0  # no card to battle with
    s = pieces({7: "roost, eyrie", 8: "3 marquise"}, "eyrie", marquise={})
    assert value(rl.measures(s), "eyrie", "threatened_buildings", 7) == (1 if 8 in BOARD.adj[7] else 0)


def test_dominance_is_so_many_warriors_away() -> None:
    """3.3.1; a tie is enough for the Eyrie (7.2.2)."""
    foxes = BOARD.clearings_of_suit[0]
    s = pieces({foxes[0]: "2 marquise", foxes[1]: "marquise, eyrie", foxes[2]: "2 eyrie"})
    table = rl.measures(s)
    assert value(table, "marquise", "dominance_fox") == 2
    assert value(table, "marquise", "dominance_fox_warriors") == 1 + 1  # the tie, and the empty one
    assert value(table, "eyrie", "dominance_fox") == 1
    assert value(table, "eyrie", "dominance_fox_warriors") == 1
    a, b = BOARD.corner_pairs[0]
    s = pieces({a: "marquise", b: "2 eyrie"})
    assert value(rl.measures(s), "marquise", "dominance_bird") == 1
    assert (
        value(rl.measures(s), "marquise", "dominance_bird_warriors") == 2
    )  # the other two corners, or 3 here


def test_points_within_reach_by_building() -> None:
    """6.5.4: rising costs, one network, the actions that are left."""
    s = pieces({9: "2 marquise, sawmill, 3 wood"}, used={"actions": 1})
    options = rl.turn_options(s, states=4000, seconds=None)
    found = value(rl.measures(s), "marquise", "points_build")
    assert found == options.best("points").value
    assert value(rl.measures(s), "marquise", "points_reach") == found
    assert value(rl.measures(pieces({9: "2 marquise, sawmill, 3 wood"}, used={"actions": 3})), "marquise",
                 "points_build") == 0  # fmt: skip


def test_points_within_reach_with_overwork_and_birds() -> None:
    """6.5, 6.5.5: a matching card brings wood for an action, a bird card an action more."""
    here = {9: "3 marquise, sawmill", 12: "marquise, workshop, recruiter, no ruin"}
    for hand, used, scores in (
        ([], 0, False),
        (["sword"], 0, True),
        (["sword"], 2, False),
        (["sword", "sappers"], 2, True),
        (["sappers"], 1, True),
        (["anvil"], 0, False),  # a fox card, and the sawmill is among mice
    ):
        start = position(
            "marquise", "daylight", "actions", here, used={"actions": used}, marquise={"hand": hand}
        )
        s = rl.load_position(start)
        found = value(rl.measures(s), "marquise", "points_build")
        assert (found > 0) == scores, (hand, used)
        assert found == rl.turn_options(s, states=1500, seconds=None).best("points").value
        assert value(rl.measures(s, "eyrie"), "marquise", "points_build") == 0


def test_points_of_a_royal_claim() -> None:
    """4.1.3, 2.5: used in Birdsong, so of the seat's own turn only there."""
    crafted = {"crafted": ["royal-claim"]}
    s = pieces({9: "2 marquise", 1: "marquise"}, phase="birdsong", marquise=crafted)
    assert value(rl.measures(s), "marquise", "points_claim") == 2
    s = pieces({9: "2 marquise", 1: "marquise"}, marquise=crafted)
    assert value(rl.measures(s), "marquise", "points_claim") == 0
    s = pieces({9: "2 marquise", 3: "eyrie"}, eyrie={**decree(), **crafted})
    assert value(rl.measures(s), "eyrie", "points_claim") == 1


def test_points_of_the_vagabond_share_items_and_cards() -> None:
    """9.5.4, 9.5.8: a card is crafted or given; an item is used once."""
    what = position(
        "vagabond",
        "daylight",
        "actions",
        {9: "marquise"},
        vagabond=wanderer(9, "hammer", "boot", hand=["sword"]),
    )
    table = rl.measures(rl.load_position(what))
    parts = {name: value(table, "vagabond", f"points_{name}") for name in ("craft", "aid", "quests")}
    assert sum(parts.values()) == value(table, "vagabond", "points_reach")
    assert (parts["craft"] > 0) != (parts["aid"] > 0)
    unseen = rl.measures(rl.load_position(what), "marquise")
    assert value(unseen, "vagabond", "points_aid") == 1  # a card that is not seen may match


def test_points_within_reach_by_crafting_need_eyes() -> None:
    """3.2.2, 1.2.1: the cards of others do not count."""
    s = pieces({9: "2 marquise, workshop"}, marquise={"hand": ["mouse-in-a-sack"]})
    assert value(rl.measures(s), "marquise", "points_craft") > 0
    assert value(rl.measures(s, "eyrie"), "marquise", "points_craft") == 0
    assert value(rl.measures(s, "all"), "marquise", "points_craft") > 0


def test_points_of_roosts_sympathy_and_plots() -> None:
    s = pieces({3: "roost, 2 eyrie", 7: "roost, eyrie"}, "eyrie")
    assert value(rl.measures(s), "eyrie", "points_roosts") == 1
    s = rl.load_position(
        {
            "rootlab": 1, "seats": ["alliance", "marquise"], "turn": {"player": "alliance", "phase": "birdsong"},
            "clearings": {"1": {"tokens": ["sympathy"]}},
            "players": {"alliance": {"supporters": ["anvil", "sappers"]}},
        }
    )  # fmt: skip
    assert value(rl.measures(s), "alliance", "points_sympathy") >= 1
    options = rl.turn_options(s, states=20000, seconds=None)
    assert options.best("points").value == value(rl.measures(s), "alliance", "points_sympathy")


def test_every_measure_has_its_words() -> None:
    for name in MEASURES:
        assert text(f"measure-{name}", "en")
    assert not set(BY_CLEARING) & set(WHOLE)


@pytest.mark.parametrize("seed", range(6))
def test_measures_depend_on_nothing_that_the_eyes_do_not_see(seed: int) -> None:
    s = random_state(seed + 50)
    if s.is_over:
        return
    eyes = s.seats[-1]
    table = rl.measures(s, eyes)
    pd.testing.assert_frame_equal(table, rl.measures(s.view(eyes)))
    pd.testing.assert_frame_equal(table, rl.measures(s.determinize(eyes, 1), eyes))


def test_eyes_without_a_seat_are_refused() -> None:
    s = pieces({9: "2 marquise"})
    with pytest.raises(rl.RootlabError, match="badger"):
        rl.measures(s, "badger")
    with pytest.raises(rl.RootlabError, match="other eyes"):
        rl.measures(s.view("eyrie"), "marquise")

"""What differs between two positions, against the positions themselves."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pandas as pd
import pytest

import rootlab as rl
from rootlab.analysis.compare import COLUMNS, differences
from rootlab.components.names import FACTIONS
from tests.record.trees import nodes, tree

SEATS = ("marquise", "eyrie", "alliance", "vagabond", "corvids")


@pytest.fixture(scope="module")
def game() -> rl.Game:
    return tree(500, seats=SEATS)


def rows(table: pd.DataFrame, **wanted: Any) -> list[tuple[Any, ...]]:
    for column, value in wanted.items():
        table = table[table[column] == value]
    return [tuple(row) for row in table[["detail", "a", "b"]].to_numpy().tolist()]


def test_the_same_position_does_not_differ(game: rl.Game) -> None:
    for seat in (None, *SEATS):
        table = rl.compare(game, game.ply, game.node, seat)
        assert table.empty
        assert tuple(table.columns) == COLUMNS


def test_scores_rule_and_pieces_are_those_of_the_positions(game: rl.Game) -> None:
    rng = Random(1)
    for a, b in zip(rng.sample(nodes(game), 20), rng.sample(nodes(game), 20), strict=True):
        before, after = game.state_at(a), game.state_at(b)
        table = rl.compare(game, a, b)
        scores = {row.faction: (row.a, row.b) for row in table[table.what == "score"].itertuples()}
        assert scores == {
            seat: (before.scores[seat], after.scores[seat])
            for seat in SEATS
            if before.scores[seat] != after.scores[seat]
        }
        rule = {row.clearing: (row.a, row.b) for row in table[table.what == "rule"].itertuples()}
        assert rule == {
            c: (before.rules(c), after.rules(c)) for c in range(1, 13) if before.rules(c) != after.rules(c)
        }
        warriors = table[(table.what == "pieces") & (table.detail == "warrior")]
        for seat in SEATS:
            mine = warriors[warriors.faction == seat]
            total = [
                sum(here.get("warriors", {}).get(seat, 0) for here in s.to_dict()["clearings"].values())
                for s in (before, after)
            ]
            assert (mine.b - mine.a).sum() == total[1] - total[0]


def test_swapping_the_two_swaps_the_values(game: rl.Game) -> None:
    a, b = game.branches()[0], game.branches()[-1]
    there, back = rl.compare(game, a, b), rl.compare(game, b, a)
    assert len(there) > 20
    key = ["what", "faction", "clearing", "detail"]

    def told(table: pd.DataFrame, columns: list[str]) -> set[tuple[str, ...]]:
        return {tuple(map(str, row)) for row in table[[*key, *columns]].to_numpy().tolist()}

    assert told(there, ["a", "b"]) == told(back, ["b", "a"])


def test_open_hands_are_compared_card_by_card(game: rl.Game) -> None:
    a, b = game.branches()[0], game.branches()[-1]
    table = rl.compare(game, a, b, "all")
    for seat in SEATS:
        before, after = Counter(game.state_at(a).hand(seat)), Counter(game.state_at(b).hand(seat))
        cards = {(card, before[card], after[card]) for card in before | after if before[card] != after[card]}
        found = set(rows(table, what="hand", faction=seat))
        assert {row for row in found if row[0]} == cards
        sizes = before.total(), after.total()
        assert {row for row in found if not row[0]} == ({("", *sizes)} if sizes[0] != sizes[1] else set())


def test_by_default_the_player_who_decides_looks(game: rl.Game) -> None:
    a, b = game.branches()[0], game.branches()[-1]
    seat = game.state.player or FACTIONS[game.state.turn_n]
    table = rl.compare(game, a, b)
    pd.testing.assert_frame_equal(table, rl.compare(game, a, b, seat))
    others = table[(table.what == "hand") & (table.faction != seat)]
    assert set(others.detail) <= {""}
    assert len(table) < len(rl.compare(game, a, b, "all"))


@pytest.mark.parametrize("eyes", SEATS)
def test_of_hidden_cards_only_the_number_counts(game: rl.Game, eyes: str) -> None:
    rng = Random(eyes)
    seen = 0
    for _ in range(25):
        a, b = rng.sample(nodes(game), 2)
        table = rl.compare(game, a, b, eyes)
        seen += len(table)
        others = table[table.what.isin(("hand", "supporters")) & (table.faction != eyes)]
        assert set(others.detail) <= {""}
        plots = {name for name in table.detail if name.endswith("-down")}
        assert eyes == "corvids" or plots <= {"plot-down"}
        views = differences(game.state_at(a).view(eyes), game.state_at(b).view(eyes))
        pd.testing.assert_frame_equal(table, views)
    assert seen > 200


def test_the_order_is_turn_scores_clearings_seats_and_the_rest(game: rl.Game) -> None:
    table = rl.compare(game, game.branches()[0], game.branches()[-1])
    ranks = [
        0 if what == "turn" else 1 if what == "score" else 2 if pd.notna(clearing) else 3 if faction else 4
        for what, faction, clearing in table[["what", "faction", "clearing"]].to_numpy().tolist()
    ]
    assert ranks == sorted(ranks)
    assert {0, 1, 2, 3, 4} <= set(ranks)
    clearings = [c for c in table.clearing.tolist() if pd.notna(c)]
    assert clearings == sorted(clearings)


def test_who_does_not_sit_at_the_table_has_no_eyes(game: rl.Game) -> None:
    with pytest.raises(rl.RootlabError, match="no seat"):
        rl.compare(game, 0, 1, "lizards")
    view = game.state.view("eyrie")
    with pytest.raises(rl.RootlabError, match="other eyes"):
        differences(view, view, "marquise")

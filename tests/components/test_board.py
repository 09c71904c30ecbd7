"""The four maps (Law 2.2 to 2.4)."""

from __future__ import annotations

import copy
from itertools import combinations
from typing import Any

import networkx as nx
import pytest

from rootlab.components import board as module
from rootlab.components.board import GRAPHS, MAPS, Board, load_board
from rootlab.components.errors import RootlabError
from rootlab.components.names import FOX, MOUSE, RABBIT
from rootlab.components.paths import load_json


@pytest.fixture(params=MAPS)
def board(request: pytest.FixtureRequest) -> Board:
    return load_board(request.param)


def test_law_2_2_1_adjacency_is_symmetric(board: Board) -> None:
    assert board.adj[0] == ()
    for c in board.clearings:
        assert list(board.adj[c]) == sorted(set(board.adj[c]))
        assert board.adj[c], "every clearing has a way out"
        assert c not in board.adj[c]
        assert all(c in board.adj[d] for d in board.adj[c])
        assert board.adj_mask[c] == sum(1 << d for d in board.adj[c])


def test_paths_are_the_adjacency(board: Board) -> None:
    opened = {p for p in board.paths if p not in board.closed_paths}
    assert opened == {(c, d) for c in board.clearings for d in board.adj[c] if c < d}
    assert len(board.closed_paths) == (6 if board.name == "mountain" else 0)
    assert {"autumn": 18, "winter": 16, "lake": 17, "mountain": 21}[board.name] == len(board.paths)


def test_planar(board: Board) -> None:
    graph = nx.Graph(list(board.paths))
    assert nx.check_planarity(graph)[0]
    assert nx.is_connected(nx.Graph(board.graph("paths")))


def test_paths_do_not_cross_where_they_are_drawn(board: Board) -> None:
    def side(a: int, b: int, c: int) -> float:
        return (board.x[b] - board.x[a]) * (board.y[c] - board.y[a]) - (board.y[b] - board.y[a]) * (
            board.x[c] - board.x[a]
        )

    for (a, b), (c, d) in combinations(board.paths, 2):
        if len({a, b, c, d}) == 4:
            assert not (side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0), (a, b, c, d)


def test_law_2_2_2_four_clearings_of_each_suit(board: Board) -> None:
    assert [len(row) for row in board.clearings_of_suit] == [4, 4, 4]
    assert board.suit[0] == -1
    for s in (FOX, RABBIT, MOUSE):
        assert all(board.suit[c] == s for c in board.clearings_of_suit[s])


def test_law_2_2_4_four_ruins_each_in_a_slot(board: Board) -> None:
    assert sum(board.has_ruin) == 4
    assert all(board.slots[c] >= 2 for c in board.clearings if board.has_ruin[c])
    assert sum(board.slots) == (23 if board.name == "mountain" else 22)


def test_law_3_3_1_opposite_corners(board: Board) -> None:
    assert board.corners == (1, 2, 3, 4)
    for c in board.clearings:
        opposite = board.opposite_corner[c]
        if c not in board.corners:
            assert opposite == 0
            continue
        assert board.opposite_corner[opposite] == c
        assert tuple(sorted((c, opposite))) in board.corner_pairs
        distance = {d: abs(board.x[c] - board.x[d]) + abs(board.y[c] - board.y[d]) for d in board.corners}
        assert max(distance, key=lambda d: distance[d]) == opposite


def test_law_2_3_rivers(board: Board) -> None:
    assert {c for pair in board.rivers for c in pair} == {c for c in board.clearings if board.on_river[c]}
    assert not set(board.rivers) & set(board.paths)
    if board.lake is not None:
        assert len(board.lake.coast) == 4
        assert len(board.rivers) == 6


def test_law_2_4_forests(board: Board) -> None:
    count = {"autumn": 7, "winter": 8, "lake": 9, "mountain": 10}[board.name]
    assert len(board.forests) == len(board.forest_id) == count
    for i, forest in enumerate(board.forests):
        assert board.forest_id[forest.clearings] == i
        assert len(forest.clearings) >= 3
        assert len(forest.neighbours) == len(forest.separated_by) >= 1
        for other, between in zip(forest.neighbours, forest.separated_by, strict=True):
            neighbour = board.forests[other]
            assert i in neighbour.neighbours
            shared = set(forest.clearings) & set(neighbour.clearings)
            lines = {"path": board.paths, "closed-path": board.closed_paths, "river": board.rivers}
            if between == "coastal-clearing":
                assert board.lake is not None
                assert shared & set(board.lake.coast)
            else:
                assert any(set(pair) <= shared for pair in lines[between]), (forest, neighbour)


def test_every_clearing_lies_at_a_forest(board: Board) -> None:
    assert {c for forest in board.forests for c in forest.clearings} == set(board.clearings)


@pytest.mark.parametrize("kind", GRAPHS)
def test_graphs(board: Board, kind: str) -> None:
    graph = board.graph(kind)
    kinds = {data["kind"] for *_, data in graph.edges(data=True)}
    if kind == "paths":
        assert kinds == {"path"}
        assert sorted(graph) == list(board.clearings)
        assert all(tuple(sorted(graph[c])) == board.adj[c] for c in board.clearings)
        assert graph.nodes[1]["slots"] == board.slots[1]
        assert graph.nodes[1]["suit"] in ("fox", "rabbit", "mouse")
    elif kind == "rivers":
        assert graph.number_of_edges() == len(board.rivers)
    elif kind == "forests":
        assert sorted(graph) == sorted(forest.clearings for forest in board.forests)
        assert nx.is_connected(graph) or board.name in ("winter", "mountain")
    else:
        wanted = {"path", "river", "forest", "border"} | ({"closed-path"} if board.closed_paths else set())
        assert kinds == wanted
        assert len(graph) == board.n + len(board.forests)


def test_autumn_in_detail() -> None:
    autumn = load_board("autumn")
    assert autumn is load_board("autumn"), "read once"
    assert autumn.adj[12] == (4, 7, 9, 10, 11)
    assert autumn.clearings_of_suit[FOX] == (1, 6, 8, 12)
    assert autumn.clearings_of_suit[RABBIT] == (3, 4, 5, 10)
    assert autumn.clearings_of_suit[MOUSE] == (2, 7, 9, 11)
    assert [c for c in autumn.clearings if autumn.has_ruin[c]] == [6, 10, 11, 12]
    assert autumn.opposite_corner[1:5] == (3, 4, 1, 2)
    assert autumn.river_order == (5, 10, 11, 7, 4)
    assert autumn.suits_from == "printed"


def test_mountain_pass_and_lake_ferry() -> None:
    mountain, lake = load_board("mountain"), load_board("lake")
    assert (mountain.pass_clearing, mountain.tower, mountain.lake) == (10, 10, None)
    assert lake.lake is not None
    assert lake.lake.ferry == 1
    assert lake.pass_clearing == 0


def test_with_suits() -> None:
    winter = load_board("winter")
    other = winter.with_suits(("mouse",) * 4 + ("fox",) * 4 + ("rabbit",) * 4)
    assert other.clearings_of_suit == ((5, 6, 7, 8), (9, 10, 11, 12), (1, 2, 3, 4))
    assert other.adj == winter.adj
    assert winter.suit == load_board("winter").suit
    with pytest.raises(RootlabError, match="4 clearings of each suit"):
        winter.with_suits(("mouse",) * 12)
    with pytest.raises(RootlabError, match="no suit of a clearing “bird”"):
        winter.with_suits(("bird",) * 12)


def test_unknown_names_are_one_sentence() -> None:
    with pytest.raises(RootlabError, match=r"no map “atumn”; did you mean “autumn”\? Known: autumn, winter"):
        load_board("atumn")
    with pytest.raises(RootlabError, match="no kind of graph “roads”"):
        load_board("autumn").graph("roads")


def _damage(data: dict[str, Any], what: str) -> None:
    match what:
        case "eleven clearings":
            data["clearings"].pop()
        case "a suit too often":
            data["clearings"][1]["suit"] = "fox"
        case "three ruins":
            data["clearings"][5]["ruin"] = False
        case "four slots":
            data["clearings"][0]["slots"] = 4
        case "a path to nowhere":
            data["paths"].append([3, 13])
        case "a path twice":
            data["paths"].append([1, 5])
        case "a closed path that is none":
            data["closed_paths"].append([1, 2])
        case "an island":
            data["paths"] = [p for p in data["paths"] if 1 not in p]
        case "three corners":
            data["corner_pairs"] = [[1, 3], [1, 4]]
        case "a river elsewhere":
            data["rivers"][0] = [5, 11]
        case "a forest twice":
            data["forests"][1]["clearings"] = data["forests"][0]["clearings"]
        case "a forest border of strangers":
            data["forest_borders"][0]["forests"] = [0, 6]


@pytest.mark.parametrize(
    "what",
    [
        "eleven clearings",
        "a suit too often",
        "three ruins",
        "four slots",
        "a path to nowhere",
        "a path twice",
        "a closed path that is none",
        "an island",
        "three corners",
        "a river elsewhere",
        "a forest twice",
        "a forest border of strangers",
    ],
)
def test_a_faulty_map_file_is_refused(what: str) -> None:
    data = copy.deepcopy(load_json("maps", "autumn.json"))
    module._build(data, "autumn.json")
    _damage(data, what)
    with pytest.raises(RootlabError, match=r"^autumn.json.*\.$"):
        module._build(data, "autumn.json")


def test_the_lake_joins_every_two_coastal_clearings() -> None:
    data = copy.deepcopy(load_json("maps", "lake.json"))
    data["rivers"].pop()
    with pytest.raises(RootlabError, match="every two coastal clearings"):
        module._build(data, "lake.json")

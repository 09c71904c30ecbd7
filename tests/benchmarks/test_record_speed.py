"""How fast a tree of 3,000 nodes is: ``pytest tests/benchmarks --benchmark-only`` on an idle core.

Under a plain ``pytest`` each runs once, to see that it works.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.widgets.opening import table
from tests.record.trees import nodes, tree

SEATS = ("marquise", "eyrie", "alliance", "vagabond")


@pytest.fixture(scope="module")
def big() -> rl.Game:
    return tree(3000, seats=SEATS)


def most_ms(benchmark: Any, steps: list[Callable[[], object]]) -> float:
    """What 95 % of these steps keep within, in milliseconds; the median and the slowest are told beside it."""

    def run() -> list[float]:
        times = []
        for step in steps:
            began = time.perf_counter()
            step()
            times.append(time.perf_counter() - began)
        return sorted(times)

    times = benchmark.pedantic(run, rounds=1)
    benchmark.extra_info["median_ms"] = round(1e3 * statistics.median(times), 3)
    benchmark.extra_info["slowest_ms"] = round(1e3 * times[-1], 3)
    return 1e3 * times[int(0.95 * (len(times) - 1))]


def test_a_step_to_any_node(benchmark: Any, big: rl.Game) -> None:
    """Jump to a node, with the state there and what is legal in it."""
    rng = Random(1)

    def step(node: Any) -> None:
        big.goto(node)
        assert big.state.seats

    places = [lambda node=node: step(node) for node in rng.sample(nodes(big), 300)]
    assert most_ms(benchmark, places) < 100


def test_undo_and_redo(benchmark: Any, big: rl.Game) -> None:
    big.goto(big.branches()[-1])
    count = min(big.ply, 100)
    steps = [big.undo] * count + [big.redo] * count
    assert most_ms(benchmark, steps) < 100


def test_play_opens_a_branch(benchmark: Any, big: rl.Game) -> None:
    rng = Random(3)
    places = [node for node in nodes(big) if not node.asks_chance and node.children]

    def step(node: Any) -> None:
        big.goto(node)
        big.play(big.state.legal_actions()[-1])

    branches = [lambda node=node: step(node) for node in rng.sample(places, 100)]
    assert most_ms(benchmark, branches) < 100


def test_delete_and_take_it_back(benchmark: Any, big: rl.Game) -> None:
    start = next(node for node in nodes(big) if node.ply == 5)

    def edit() -> None:
        big.delete(start)
        big.undo_edit()

    assert most_ms(benchmark, [edit] * 5) < 100


def test_save(benchmark: Any, big: rl.Game, tmp_path: Path) -> None:
    assert most_ms(benchmark, [lambda: big.save(tmp_path / "big.json")] * 3) < 1000


def test_load(benchmark: Any, big: rl.Game, tmp_path: Path) -> None:
    big.save(tmp_path / "big.json")
    assert most_ms(benchmark, [lambda: rl.load_game(tmp_path / "big.json")]) < 5000


def test_the_page_of_the_tree(benchmark: Any, big: rl.Game, tmp_path: Path) -> None:
    """The outline at places all over the tree, as HTML."""
    one = table(big, saves=tmp_path, autosave=False)
    one.tools.bar.press("tool:branches")
    tool = one.tools.opened
    assert tool is not None
    times = []
    for node in Random(7).sample(nodes(big), 100):
        one.session.goto(node)
        began = time.perf_counter()
        tool.html()
        times.append(1e3 * (time.perf_counter() - began))
    benchmark.extra_info["slowest_ms"] = round(max(times), 3)
    benchmark.pedantic(tool.html, rounds=5)
    assert statistics.median(times) < 50


def test_a_step_at_the_table(benchmark: Any, big: rl.Game, tmp_path: Path) -> None:
    """From the press to the last pane and the file that is saved; the browser's drawing is apart."""
    one = table(big, saves=tmp_path)
    one.tools.bar.press("tool:branches")
    one.session.goto(big.branches()[-1])
    steps = [lambda: one.log.press("back")] * 30 + [lambda: one.log.press("forward")] * 30
    assert most_ms(benchmark, [*steps]) < 500
    assert benchmark.extra_info["median_ms"] < 200

"""How fast odds, measures and the search of a turn are: ``pytest tests/benchmarks --benchmark-only`` on an idle core.

Under a plain ``pytest`` each runs once on a few positions, to see that it works.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

import pytest

import rootlab as rl
from tests.analysis.at_random import random_battle
from tests.analysis.test_measures import random_state
from tests.analysis.test_turn_options import whole_turn


@pytest.fixture
def full(pytestconfig: pytest.Config) -> bool:
    """Whether the figures are wanted, not only that it works."""
    return bool(pytestconfig.getoption("benchmark_only"))


def median_ms(benchmark: Any, full: bool, calls: list[Callable[[], object]]) -> float:
    """The median over all calls, in milliseconds; told beside the benchmark's own figures."""
    calls[0]()

    def run() -> list[float]:
        times = []
        for call in calls:
            began = time.perf_counter()
            call()
            times.append(time.perf_counter() - began)
        return sorted(times)

    times = benchmark.pedantic(run, rounds=5 if full else 1)
    benchmark.extra_info["median_ms"] = round(1e3 * statistics.median(times), 3)
    benchmark.extra_info["p90_ms"] = round(1e3 * times[int(0.9 * len(times))], 3)
    return 1e3 * statistics.median(times)


def test_median_of_battle_odds(benchmark: Any, full: bool) -> None:
    """Fifty random battles of all factions, hands hidden, with the table."""
    battles = [random_battle(seed) for seed in range(50 if full else 10)]
    calls = [
        lambda b=b: rl.battle_odds(b.state, b.clearing, b.attacker, b.defender, b.eyes).table for b in battles
    ]
    assert median_ms(benchmark, full, calls) < 100


def test_median_of_the_policies(benchmark: Any, full: bool) -> None:
    """The same with the expectations under every policy."""
    battles = [random_battle(seed) for seed in range(50 if full else 10)]
    calls = [
        lambda b=b: rl.battle_odds(b.state, b.clearing, b.attacker, b.defender, b.eyes).policies
        for b in battles
    ]
    assert median_ms(benchmark, full, calls) < 200


def test_median_of_measures(benchmark: Any, full: bool) -> None:
    states = [random_state(seed) for seed in range(30 if full else 6)]
    calls = [lambda s=s: rl.measures(s) for s in states if not s.is_over]
    assert median_ms(benchmark, full, calls) < 400


def test_states_per_second_of_a_whole_turn(benchmark: Any, full: bool) -> None:
    """A Marquise turn with three actions: what is covered, and how fast."""
    s = whole_turn()
    states = 150_000 if full else 1500

    def run() -> tuple[rl.State, Any, float]:
        began = time.perf_counter()
        options = rl.turn_options(s, states=states, seconds=None)
        options.outcomes  # noqa: B018 - the table is part of the answer
        return s, options, time.perf_counter() - began

    _, options, seconds = benchmark.pedantic(run, rounds=1)
    benchmark.extra_info["seconds"] = round(seconds, 2)
    benchmark.extra_info["states_per_second"] = round(options.states / seconds)
    benchmark.extra_info["share"] = round(options.share, 4)
    benchmark.extra_info["outcomes"] = options.count
    assert options.count > 100

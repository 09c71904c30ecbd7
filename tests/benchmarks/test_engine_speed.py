"""How fast the engine is: ``pytest tests/benchmarks --benchmark-only`` on an idle core.

The figures use the bare state (``legal_actions``, ``apply``, ``sample_outcome``), events off.  Under a
plain ``pytest`` each runs once or a few times, to see that it works.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rootlab.engine.playout import playout
from rootlab.engine.state import State
from rootlab.record.start import start_state

SEATS = ["marquise", "eyrie"]


def play(start: State, rng: Random, cited: list[tuple[str, ...]] | None = None) -> int:
    """One random game; the number of choices with two or more options.

    What ``cited`` is given are the articles of every choice.
    """
    state = start.copy()
    choices = 0
    while not state.over_n and state.round <= 500:
        if state.chance:
            state.apply(state.sample_outcome(rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            choices += 1
            action = legal[int(rng.random() * len(legal))]
        else:
            action = legal[0]
        if cited is not None:
            cited.append(action.law)
        state.apply(action)
    return choices


def moments(seed: int) -> Iterator[State]:
    """Every decision of a random game, none of whose legal actions were listed yet."""
    state = start_state(SEATS)
    rng = Random(seed)
    while not state.over_n and state.round <= 500:
        if state.chance:
            state.apply(state.sample_outcome(rng))
            continue
        fresh = state.copy()
        fresh.forget_legal()
        yield fresh
        legal = state.legal_actions()
        state.apply(legal[int(rng.random() * len(legal))])


@pytest.fixture(scope="module")
def middle() -> State:
    found = list(moments(3))
    return found[len(found) // 2]


def test_choices_per_second_of_random_games(benchmark: Any) -> None:
    start = start_state(SEATS)
    games = 12
    play(start, Random(0))

    def run() -> tuple[int, float]:
        began = time.perf_counter()
        choices = sum(play(start, Random(seed)) for seed in range(games))
        return choices, time.perf_counter() - began

    choices, _ = benchmark.pedantic(run, rounds=5 if benchmark.enabled else 1)
    benchmark.extra_info["choices"] = choices
    if benchmark.stats is not None:
        benchmark.extra_info["choices_per_second"] = round(choices / benchmark.stats.stats.median)
    assert choices > 100 * games


def test_citing_every_choice(benchmark: Any) -> None:
    """What it costs to cite: each game with and without, by turns, in one run; the median of the ratios."""
    start = start_state(SEATS)
    games = 120 if benchmark.enabled else 1

    def timed(seed: int, cited: list[tuple[str, ...]] | None) -> float:
        began = time.process_time()  # what other processes take does not count
        play(start, Random(seed), cited)
        return time.process_time() - began

    def run() -> list[float]:
        ratios = []
        for seed in range(games):
            both = (None, []) if seed % 2 else ([], None)  # neither is always the first
            times = {cited is None: timed(seed, cited) for cited in both}
            ratios.append(times[False] / times[True])
        return ratios

    cited: list[tuple[str, ...]] = []
    play(start, Random(0), cited)
    ratios = benchmark.pedantic(run, rounds=1)
    benchmark.extra_info["percent"] = round(100 * (statistics.median(ratios) - 1), 2)
    assert all(cited)


@pytest.mark.benchmark(max_time=0.3)
def test_copy_of_a_state(benchmark: Any, middle: State) -> None:
    assert benchmark(middle.copy) == middle


def test_median_of_legal_actions_over_a_game(benchmark: Any) -> None:
    found = list(moments(3))

    def run() -> list[float]:
        times = []
        for state in found:
            state.forget_legal()
            began = time.perf_counter()
            state.legal_actions()
            times.append(time.perf_counter() - began)
        return sorted(times)

    times = benchmark.pedantic(run, rounds=5 if benchmark.enabled else 1)
    benchmark.extra_info["median_us"] = round(1e6 * statistics.median(times), 2)
    benchmark.extra_info["p90_us"] = round(1e6 * times[int(0.9 * len(times))], 2)
    assert all(state.legal_actions() for state in found)


@pytest.mark.benchmark(max_time=0.3)
def test_child_of_a_state(benchmark: Any, middle: State) -> None:
    action = middle.legal_actions()[0]
    assert benchmark(middle.child, action) != middle


# --- what players call at every step of a search --------------------------------------------------------
@pytest.fixture(scope="module")
def kept() -> State:
    """A state in the middle of a game of four that an agent keeps."""
    state = start_state(["marquise", "eyrie", "alliance", "vagabond"])
    playout(state, Random(5), 200)
    while state.chance:
        state.apply(state.sample_outcome(Random(5)))
    return state


@pytest.mark.benchmark(max_time=0.3)
def test_copy_into_a_state(benchmark: Any, kept: State) -> None:
    target = State()
    benchmark(kept.copy_into, target)
    assert target == kept


@pytest.mark.benchmark(max_time=0.3)
def test_key_of_a_state(benchmark: Any, kept: State) -> None:
    assert benchmark(kept.key) == kept.copy().key()


@pytest.mark.benchmark(max_time=0.3)
def test_view_of_a_state(benchmark: Any, kept: State) -> None:
    assert benchmark(kept.view, "eyrie") == kept.view("eyrie")


@pytest.mark.benchmark(max_time=0.3)
def test_determinize_by_a_seed(benchmark: Any, kept: State) -> None:
    view = kept.view("eyrie")
    assert benchmark(view.determinize, 3).view("eyrie") == view


@pytest.mark.benchmark(max_time=0.3)
def test_determinize_in_a_batch(benchmark: Any, kept: State) -> None:
    view = kept.view("eyrie")
    assert benchmark(view.determinize, Random(3)).view("eyrie") == view


def test_choices_per_second_inside_playout(benchmark: Any) -> None:
    start = start_state(["marquise", "eyrie", "alliance", "vagabond"])
    games = 12

    def run() -> int:
        return sum(playout(start.copy(), Random(seed)) for seed in range(games))

    run()
    choices = benchmark.pedantic(run, rounds=5 if benchmark.enabled else 1)
    if benchmark.stats is not None:
        benchmark.extra_info["choices_per_second"] = round(choices / benchmark.stats.stats.median)
    assert choices > 100 * games

"""How soon the editor says what is wrong: ``pytest tests/benchmarks --benchmark-only`` on an idle core.

Under a plain ``pytest`` a few changes are made once, to see that it works.
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.editing import Piece, pieces_of
from tests.playing import wanderings

SEATS = ("marquise", "eyrie", "alliance", "vagabond", "corvids")


def test_median_of_the_fault_list(benchmark: Any, pytestconfig: pytest.Config, tmp_path: Path) -> None:
    """From a click on a clearing to the fault list, the map and every pane, in a five-seat game of the third
    round; half of the changes are unlawful."""
    full = bool(pytestconfig.getoption("benchmark_only"))
    state = next(s for s, _, _ in wanderings(1, seats=SEATS) if s.round == 3 and not s.stack)
    editor = rl.edit(state, saves=tmp_path)
    pieces: list[Piece] = [piece for seat in SEATS for piece in pieces_of(seat)]
    rng = Random(1)
    listed: list[float] = []
    drawn: list[float] = []

    def heard(change: Any) -> None:
        listed.append(time.perf_counter() - began[0])

    editor.panes["faults"].observe(heard, "status")
    began = [0.0]

    def run() -> None:
        for _ in range(200 if full else 10):
            editor.desk.piece = rng.choice(pieces)
            editor.desk.taking = rng.random() < 0.4
            began[0] = time.perf_counter()
            editor._clicked(rng.randint(1, 12))
            drawn.append(time.perf_counter() - began[0])

    benchmark.pedantic(run, rounds=1)
    benchmark.extra_info["median_ms_list"] = round(1e3 * statistics.median(listed), 2)
    benchmark.extra_info["median_ms_all"] = round(1e3 * statistics.median(drawn), 2)
    benchmark.extra_info["p90_ms_all"] = round(1e3 * sorted(drawn)[int(0.9 * len(drawn))], 2)
    assert 1e3 * statistics.median(drawn) < (100 if full else 1000)

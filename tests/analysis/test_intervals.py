"""The interval of Wilson for a share."""

from __future__ import annotations

import pytest

from rootlab.analysis.simulation.intervals import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17, 1998, pages 857 to 872, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_published_examples(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_it_stays_within_zero_and_one_and_is_symmetric() -> None:
    for trials in (1, 2, 7, 100):
        for successes in range(trials + 1):
            low, high = wilson(successes, trials)
            assert 0 <= low <= successes / trials <= high <= 1
            other = wilson(trials - successes, trials)
            assert (1 - other[1], 1 - other[0]) == pytest.approx((low, high))


def test_without_a_trial_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)

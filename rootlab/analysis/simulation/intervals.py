"""Intervals for shares."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""The 97.5 % quantile of the normal distribution: 95 % lie within this on both sides."""


def wilson(successes: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """The score interval for a share (E. B. Wilson, Journal of the American Statistical Association
    22, 1927, pages 209 to 212).

    It stays within 0 and 1 and says something sensible for no success too.

    >>> [round(end, 4) for end in wilson(81, 263)]
    [0.2553, 0.3662]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    shrink = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / shrink
    half = z / shrink * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    low = 0.0 if successes == 0 else middle - half
    high = 1.0 if successes == trials else middle + half
    return low, high

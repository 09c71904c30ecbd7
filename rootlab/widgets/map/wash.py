"""The clearings coloured by a figure of each: a wash over the clearing, and the figure at its rim.

There are few shades, each a trace of its own, so that other figures are other values and no other
traces.  Blue is above zero, orange below it; darker is farther from zero.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rootlab.components.board import Board
from rootlab.widgets.art import digits
from rootlab.widgets.art.outline import NOTHING, Shape, circle, put, rounded, shape, together
from rootlab.widgets.map.plan import DISC

SHADES: Final = 3
"""Shades on either side of zero."""
LEVELS: Final = tuple(range(-SHADES, SHADES + 1))
COLOR: Final[dict[int, str]] = {
    -3: "#a84c0c", -2: "#e58a3c", -1: "#f9cf9c", 0: "#efeadd", 1: "#bcd7ec", 2: "#64a1cf", 3: "#1d5a93",
}  # fmt: skip
"""By level: a scale that colour-blind readers can follow, light at zero and dark at both ends."""
OPACITY: Final = 0.66
PLATE: Final = "#fffaf0"
_ANGLE = math.radians(52)
_AWAY = DISC + 1.2
_LABEL = (4.4, -5.75)
"""Half the width of the clearing's label, and where it ends: the wash keeps clear of it."""
_HEIGHT = 2.7
_PLATE_HEIGHT = 4.1
_ADVANCE = 10.9 / 16
_DISC: Final = shape(
    [tuple((x, max(y, _LABEL[1]) if abs(x) < _LABEL[0] else y) for x, y in circle(0.0, 0.0, DISC - 0.5, 96))]
)


@dataclass(frozen=True)
class Wash:
    """What colours the clearings: a figure for each, and what the figures are."""

    title: str
    values: Mapping[int, float]

    @property
    def most(self) -> float:
        """The figure farthest from zero, without its sign."""
        return max((abs(value) for value in self.values.values()), default=0.0)

    def level(self, c: int) -> int:
        """The level of a clearing's figure, from ``-SHADES`` to ``SHADES``."""
        value = self.values.get(c, 0.0)
        return int(math.copysign(math.ceil(SHADES * abs(value) / self.most), value)) if value else 0

    def ranges(self) -> list[tuple[int, int, int]]:
        """The legend: level, and the least and the greatest whole figure in it; empty levels are left out."""
        found = []
        for level in LEVELS:
            if level < 0 and min(self.values.values(), default=0.0) >= 0:
                continue
            step = self.most / SHADES
            near = 0 if level == 0 else math.floor((abs(level) - 1) * step + 1e-9) + 1
            far = math.floor(abs(level) * step + 1e-9)
            if near <= far:
                low, high = (near, far) if level >= 0 else (-far, -near)
                found.append((level, low, high))
        return found

    def line(self, c: int) -> str:
        """A clearing's figure in words."""
        return f"{self.title}: {shown(self.values.get(c, 0.0))}"


def span(low: int, high: int) -> str:
    """A level of the legend: a figure, or the least and the greatest."""
    words = f"{low}" if low == high else f"{low} … {high}"
    return words.replace("-", "−")


def shown(value: float) -> str:
    """A figure as the map writes it."""
    return f"{round(value)}"


def trace_name(level: int) -> str:
    """The name of the trace of a level."""
    return f"wash {level}"


def wash_shapes(board: Board, wash: Wash | None) -> Iterator[tuple[str, Shape]]:
    """The outlines of every level, of the plates and of the figures upon them, by name of trace."""
    values = {} if wash is None else wash.values
    for level in LEVELS:
        here = [c for c in values if wash is not None and wash.level(c) == level]
        yield trace_name(level), together([put(_DISC, board.x[c], board.y[c]) for c in here])
    plates, numbers = [], []
    for c, value in values.items():
        words = shown(value)
        x = board.x[c] + _AWAY * math.cos(_ANGLE)
        y = board.y[c] + _AWAY * math.sin(_ANGLE)
        width = max(_PLATE_HEIGHT, _HEIGHT * _ADVANCE * len(words) + 1.9)
        plates.append(rounded(x, y, width, _PLATE_HEIGHT, _PLATE_HEIGHT / 2 - 0.01))
        numbers += digits.number(words, x, y, _HEIGHT)
    yield "figure", shape(plates) if plates else NOTHING
    yield "figure mark", shape(numbers) if numbers else NOTHING

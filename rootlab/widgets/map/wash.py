"""The clearings coloured by a figure of each: a wash over the clearing, and the figure at its rim.

A seat's own colour means its figure: where the Marquise is ahead, the clearing is the Marquise's orange,
and the darker the further.  What is nobody's is grey.  There are few shades, each a trace of its own, so
that other figures are other values and no other traces.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from rootlab.components.board import Board
from rootlab.widgets.art import digits
from rootlab.widgets.art.outline import NOTHING, Shape, circle, put, rounded, shape, together
from rootlab.widgets.factions import look
from rootlab.widgets.map.plan import DISC
from rootlab.widgets.map.spots import label_spot

SHADES: Final = 3
"""Shades of a colour: the figures that are not 0."""
NOBODY: Final = ""
"""Whose colour is grey."""
ZERO: Final = "#efeadd"
"""The colour of 0."""
OPACITY: Final = 0.72
PLATE: Final = "#fffaf0"
_GREY: Final = "#6f675c"
_DEPTH: Final = (0.32, 0.62, 1.0)
"""How much of a seat's colour is in each shade."""
_ANGLE = math.radians(52)
_AWAY = DISC + 1.2
_RADIUS = DISC - 0.5
_CLEAR = 0.3
"""The wash keeps so far away from the clearing's label."""
_HEIGHT = 2.7
_PLATE_HEIGHT = 4.1
_ADVANCE = 10.9 / 16


@dataclass(frozen=True)
class Shade:
    """One colour of the legend: whose it is, how dark, and the least and the greatest whole figure in it."""

    seat: str
    level: int
    low: int
    high: int


@dataclass(frozen=True)
class Wash:
    """What colours the clearings: a figure for each, what the figures are, and whose colour a clearing takes.

    A clearing that is not in ``whose`` is grey.
    """

    title: str
    values: Mapping[int, float]
    whose: Mapping[int, str] = field(default_factory=dict)

    @property
    def most(self) -> float:
        """The figure farthest from zero, without its sign."""
        return max((abs(value) for value in self.values.values()), default=0.0)

    def level(self, c: int) -> int:
        """How dark a clearing is: 0 for the figure 0, up to ``SHADES``."""
        value = abs(self.values.get(c, 0.0))
        return math.ceil(SHADES * value / self.most) if value else 0

    def seat(self, c: int) -> str:
        """Whose colour a clearing has."""
        return self.whose.get(c, NOBODY) if self.values.get(c) else NOBODY

    def shades(self) -> list[Shade]:
        """The legend: the shades of every seat up to its farthest figure, in the order of the figures."""
        found = []
        for seat, sign in self._signs():
            most = max(self.level(c) for c, v in self.values.items() if self.seat(c) == seat and v * sign > 0)
            own = [
                Shade(seat, level, *sorted((sign * near, sign * far)))
                for level in range(1, most + 1)
                for near, far in [self._span(level)]
                if near <= far
            ]
            found += own if sign > 0 else own[::-1]
        at = sum(shade.high < 0 for shade in found)
        return [*found[:at], Shade(NOBODY, 0, 0, 0), *found[at:]]

    def _signs(self) -> list[tuple[str, int]]:
        """Each seat that colours a clearing, with the sign of its figures; what is below zero first."""
        signs = {(self.seat(c), 1 if value > 0 else -1) for c, value in self.values.items() if value}
        return sorted(signs, key=lambda pair: (pair[1], pair[0]))

    def _span(self, level: int) -> tuple[int, int]:
        step = self.most / SHADES
        return math.floor((level - 1) * step + 1e-9) + 1, math.floor(level * step + 1e-9)

    def line(self, c: int) -> str:
        """A clearing's figure in words."""
        return f"{self.title}: {shown(self.values.get(c, 0.0))}"


def color(seat: str, level: int) -> str:
    """The colour of a shade; 0 is nobody's."""
    if not level:
        return ZERO
    return _mixed(_GREY if seat == NOBODY else look(seat).main, _DEPTH[level - 1])


def _mixed(main: str, share: float) -> str:
    """So much of a colour, and the rest of the colour of 0."""
    parts = [
        round(int(main[k : k + 2], 16) * share + int(ZERO[k : k + 2], 16) * (1 - share)) for k in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)


def span(low: int, high: int) -> str:
    """A shade of the legend: a figure, or the least and the greatest."""
    words = f"{low}" if low == high else f"{low} … {high}"
    return words.replace("-", "−")


def shown(value: float) -> str:
    """A figure as the map writes it."""
    return f"{round(value)}"


def trace_name(seat: str, level: int) -> str:
    """The name of the trace of a shade."""
    return f"wash {level} {seat}".rstrip()


def wash_shades(seats: Sequence[str]) -> list[tuple[str, int]]:
    """Every shade of a map with these seats: whose it is, and how dark."""
    levels = range(1, SHADES + 1)
    return [(NOBODY, 0), *((seat, level) for seat in (NOBODY, *seats) for level in levels)]


def wash_shapes(board: Board, seats: Sequence[str], wash: Wash | None) -> Iterator[tuple[str, Shape]]:
    """The outlines of every shade, of the plates and of the figures upon them, by name of trace."""
    values = {} if wash is None else wash.values
    here: dict[tuple[str, int], list[int]] = {}
    for c in values:
        if wash is not None:
            here.setdefault((wash.seat(c), wash.level(c)), []).append(c)
    for seat, level in wash_shades(seats):
        discs = [put(_disc(board, c), board.x[c], board.y[c]) for c in here.get((seat, level), ())]
        yield trace_name(seat, level), together(discs)
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


@lru_cache(maxsize=64)
def _disc(board: Board, c: int) -> Shape:
    """A clearing's disc round its middle, with a hollow along the lower edge of its label."""
    x, y, width, height = label_spot(board, c)
    reach, middle = height / 2 + _CLEAR, y - board.y[c]
    straight = width / 2 - height / 2

    def lowered(px: float, py: float) -> float:
        across = max(0.0, abs(px - (x - board.x[c])) - straight)
        below = middle + math.sqrt(max(0.0, reach**2 - across**2))
        return below if py < 0 and across < reach and py < below else py

    return shape([tuple((px, lowered(px, py)) for px, py in circle(0.0, 0.0, _RADIUS, 192))])

"""Numbers as outlines, so that counts on the map scale with it and need no font.

Each digit is the path of a pen in a box 10 wide and 16 high; the pen has a round nib.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from rootlab.widgets.art.outline import Point, Ring

_PEN = 1.5
_WIDTH = 10.0
_HEIGHT = 16.0


def _arc(
    cx: float, cy: float, rx: float, ry: float, start: float, end: float, steps: int = 14
) -> list[Point]:
    """Points of an elliptic arc; degrees, 0 to the right, 90 down."""
    out: list[Point] = []
    for k in range(steps + 1):
        angle = math.radians(start + (end - start) * k / steps)
        out.append((cx + rx * math.cos(angle), cy + ry * math.sin(angle)))
    return out


_STROKES: dict[str, list[list[Point]]] = {
    "0": [_arc(5, 8, 3.5, 6.5, 0, 360, 24)],
    "1": [[(2.4, 4.2), (5.6, 1.5), (5.6, 14.5)]],
    "2": [[*_arc(5, 5.1, 3.4, 3.6, 190, 375), (1.6, 14.5), (8.6, 14.5)]],
    "3": [[*_arc(4.8, 4.9, 3.2, 3.4, 200, 450, 14), *_arc(4.8, 11.2, 3.6, 3.3, 270, 520, 14)]],
    "4": [[(6.6, 14.5), (6.6, 1.5), (1.4, 10.6), (9.0, 10.6)]],
    "5": [[(8.0, 1.5), (2.6, 1.5), (2.1, 7.2), *_arc(4.8, 10.2, 3.7, 4.3, 230, 510)]],
    "6": [[(7.4, 1.5), (4.6, 4.4), *_arc(5, 10.6, 3.5, 3.9, 190, 560, 22)]],
    "7": [[(1.5, 1.5), (8.5, 1.5), (4.2, 14.5)]],
    "8": [_arc(5, 4.7, 2.9, 3.2, 0, 360, 20), _arc(5, 11.2, 3.5, 3.3, 0, 360, 20)],
    "9": [[*_arc(5, 5.4, 3.5, 3.9, 10, 380, 22), (5.4, 11.6), (2.6, 14.5)]],
    "-": [[(2.2, 8.4), (7.8, 8.4)]],
    "?": [[*_arc(5, 4.9, 3.2, 3.4, 190, 420, 12), (5, 10.2)], [(5, 14.2), (5, 14.5)]],
}


def _nib(at: Point) -> Ring:
    return tuple(
        (at[0] + _PEN * math.cos(k * math.pi / 5), at[1] + _PEN * math.sin(k * math.pi / 5))
        for k in range(10)
    )


@cache
def _stroked(char: str) -> tuple[Ring, ...]:
    """The pen drawn along its path: a bar for every step, a round nib at every point."""
    rings: list[Ring] = []
    for stroke in _STROKES[char]:
        for (ax, ay), (bx, by) in pairwise(stroke):
            length = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = (by - ay) / length * _PEN, -(bx - ax) / length * _PEN
            rings.append(((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)))
        step = 1 if len(stroke) < 6 else 2
        rings.extend(_nib(point) for point in [*stroke[::step], stroke[-1]])
    return tuple(rings)


def number(value: int | str, x: float, y: float, height: float) -> list[Ring]:
    """The outlines of a number centred on a point, ``height`` units high."""
    text = str(value)
    k = height / _HEIGHT
    advance = (_WIDTH + 0.9) * k
    left = x - (advance * len(text) - 0.9 * k) / 2
    out: list[Ring] = []
    for index, char in enumerate(text):
        ox, oy = left + index * advance, y - height / 2
        out.extend(tuple((ox + px * k, oy + py * k) for px, py in ring) for ring in _stroked(char))
    return out

"""Numbers as outlines, so that counts on the map scale with it and need no font.

Each digit is the path of a pen in a box 10 wide and 16 high; the pen has a round nib.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from rootlab.widgets.art.outline import Point, Ring

_PEN = 1.5
_WIDTH = 10.0
_HEIGHT = 16.0


def _arc(
    cx: float, cy: float, rx: float, ry: float, start: float, end: float, steps: int = 10
) -> list[Point]:
    """Points of an elliptic arc; degrees, 0 to the right, 90 down."""
    out: list[Point] = []
    for k in range(steps + 1):
        angle = math.radians(start + (end - start) * k / steps)
        out.append((cx + rx * math.cos(angle), cy + ry * math.sin(angle)))
    return out


_STROKES: dict[str, list[list[Point]]] = {
    "0": [_arc(5, 8, 3.5, 6.5, 0, 360, 18)],
    "1": [[(2.4, 4.2), (5.6, 1.5), (5.6, 14.5)]],
    "2": [[*_arc(5, 5.1, 3.4, 3.6, 190, 375), (1.6, 14.5), (8.6, 14.5)]],
    "3": [[*_arc(4.8, 4.9, 3.2, 3.4, 200, 450, 10), *_arc(4.8, 11.2, 3.6, 3.3, 270, 520, 10)]],
    "4": [[(6.6, 14.5), (6.6, 1.5), (1.4, 10.6), (9.0, 10.6)]],
    "5": [[(8.0, 1.5), (2.6, 1.5), (2.1, 7.2), *_arc(4.8, 10.2, 3.7, 4.3, 230, 510)]],
    "6": [[(7.4, 1.5), (4.6, 4.4), *_arc(5, 10.6, 3.5, 3.9, 190, 560, 16)]],
    "7": [[(1.5, 1.5), (8.5, 1.5), (4.2, 14.5)]],
    "8": [_arc(5, 4.7, 2.9, 3.2, 0, 360, 15), _arc(5, 11.2, 3.5, 3.3, 0, 360, 15)],
    "9": [[*_arc(5, 5.4, 3.5, 3.9, 10, 380, 16), (5.4, 11.6), (2.6, 14.5)]],
    "-": [[(2.2, 8.4), (7.8, 8.4)]],
    "?": [[*_arc(5, 4.9, 3.2, 3.4, 190, 420, 9), (5, 10.2)], [(5, 14.2), (5, 14.5)]],
}


def _ends(a: Point, b: Point) -> list[Point]:
    """The round end of a stroke that comes from ``a`` to ``b``: half a nib around ``b``."""
    start = math.atan2(b[1] - a[1], b[0] - a[0]) - math.pi / 2
    return [
        (b[0] + _PEN * math.cos(start + k * math.pi / 5), b[1] + _PEN * math.sin(start + k * math.pi / 5))
        for k in range(6)
    ]


def _side(stroke: Sequence[Point], closed: bool, side: int) -> list[Point]:
    """The stroke moved by the pen's half width to one side."""
    out: list[Point] = []
    last = len(stroke) - 1
    for k, (x, y) in enumerate(stroke):
        before = stroke[k - 1] if k > 0 else stroke[last - 1] if closed else stroke[0]
        after = stroke[k + 1] if k < last else stroke[1] if closed else stroke[last]
        length = math.hypot(after[0] - before[0], after[1] - before[1]) or 1.0
        nx, ny = (after[1] - before[1]) / length, -(after[0] - before[0]) / length
        out.append((x + side * nx * _PEN, y + side * ny * _PEN))
    return out


def _smooth_parts(stroke: Sequence[Point]) -> list[list[Point]]:
    """The stroke cut at its sharp corners, where two round ends make a round corner."""
    parts: list[list[Point]] = [[stroke[0]]]
    for k in range(1, len(stroke)):
        parts[-1].append(stroke[k])
        if k + 1 < len(stroke):
            a, b, c = stroke[k - 1], stroke[k], stroke[k + 1]
            turn = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
            if abs(math.remainder(turn, math.tau)) > 0.7:
                parts.append([stroke[k]])
    return parts


@cache
def _stroked(char: str) -> tuple[Ring, ...]:
    """The outlines of the pen drawn along its path; a closed path has a hole in it."""
    rings: list[Ring] = []
    for stroke in _STROKES[char]:
        if len(stroke) > 2 and math.dist(stroke[0], stroke[-1]) < 0.01:
            rings.append(tuple(_side(stroke[:-1] + stroke[:1], True, 1)))
            rings.append(tuple(reversed(_side(stroke[:-1] + stroke[:1], True, -1))))
            continue
        for part in _smooth_parts(stroke):
            there, back = _side(part, False, 1), list(reversed(_side(part, False, -1)))
            rings.append((*there, *_ends(part[-2], part[-1]), *back, *_ends(part[1], part[0])))
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

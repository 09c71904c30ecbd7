"""Outlines: turning drawn paths into polygons.

Every mark on the map is a polygon in the map's own units, so that it grows and shrinks with the
figure; a pixel-sized marker or letter would not.  Marks are drawn as SVG paths in a box of 24 by
24 units, and this module flattens such a path to rings of points.  The same path strings are used
as they are in the panels, which are HTML.
"""

from __future__ import annotations

import math
import re
from functools import cache

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
Ring = tuple[Point, ...]
"""A closed outline; its first point is not repeated at the end."""

Shape = NDArray[np.float64]
"""Outlines as plotly takes them: rows of x and y, every ring closed, a row of NaN after each."""

NOTHING: Shape = np.full((1, 2), np.nan)

_TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_CURVE_STEPS = 5


@cache
def flatten(path: str) -> tuple[Ring, ...]:
    """The rings of an SVG path written with absolute M L H V C Q Z."""
    tokens = _TOKEN.findall(path)
    rings: list[Ring] = []
    points: list[Point] = []
    at: Point = (0.0, 0.0)
    command = ""
    i = 0

    def number() -> float:
        nonlocal i
        i += 1
        return float(tokens[i - 1])

    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "Z":
                rings.append(tuple(points))
                points = []
                continue
        if command == "M":
            if points:
                rings.append(tuple(points))
            at = (number(), number())
            points = [at]
            command = "L"
        elif command == "L":
            at = (number(), number())
            points.append(at)
        elif command == "H":
            at = (number(), at[1])
            points.append(at)
        elif command == "V":
            at = (at[0], number())
            points.append(at)
        elif command == "Q":
            b, c = (number(), number()), (number(), number())
            points.extend(_quadratic(at, b, c))
            at = c
        else:
            b, c, d = (number(), number()), (number(), number()), (number(), number())
            points.extend(_cubic(at, b, c, d))
            at = d
    if points:
        rings.append(tuple(points))
    return tuple(rings)


def _quadratic(a: Point, b: Point, c: Point) -> list[Point]:
    return _cubic(
        a,
        (a[0] + (b[0] - a[0]) * 2 / 3, a[1] + (b[1] - a[1]) * 2 / 3),
        (c[0] + (b[0] - c[0]) * 2 / 3, c[1] + (b[1] - c[1]) * 2 / 3),
        c,
    )


def _cubic(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    out: list[Point] = []
    for step in range(1, _CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        u = 1 - t
        k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        out.append(
            (
                k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
                k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
            )
        )
    return out


def circle(x: float, y: float, radius: float, points: int = 28, reverse: bool = False) -> Ring:
    """A circle; reversed it cuts a hole into an outline around it."""
    turn = -2 * math.pi / points if reverse else 2 * math.pi / points
    return tuple((x + radius * math.cos(k * turn), y + radius * math.sin(k * turn)) for k in range(points))


def brackets(inner: float, outer: float, gap: float, below: float = 0.0, points: int = 28) -> list[Ring]:
    """A ring around the origin, open by ``gap`` radians on either side at the top, ``below`` at the foot."""
    out: list[Ring] = []
    for start, end in ((gap, math.pi - below), (math.pi + below, math.tau - gap)):
        angles = [start - math.pi / 2 + (end - start) * k / points for k in range(points + 1)]
        outside = [(outer * math.cos(a), outer * math.sin(a)) for a in angles]
        inside = [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)]
        out.append((*outside, *inside))
    return out


def dashes(inner: float, outer: float, count: int, share: float, gap: float) -> list[Ring]:
    """A dashed ring around the origin, open at the top: ``count`` bowed bars."""
    out: list[Ring] = []
    step = (math.tau - 2 * gap) / count
    for k in range(count):
        start = gap - math.pi / 2 + (k + (1 - share) / 2) * step
        angles = [start + share * step * j / 3 for j in range(4)]
        outside = [(outer * math.cos(a), outer * math.sin(a)) for a in angles]
        inside = [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)]
        out.append((*outside, *inside))
    return out


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Ring:
    """A rectangle around a centre, with round corners."""
    out: list[Point] = []
    for corner, (sx, sy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        cx, cy = x + sx * (width / 2 - radius), y + sy * (height / 2 - radius)
        start = -math.pi / 2 + corner * math.pi / 2
        for k in range(5):
            angle = start + k * math.pi / 8
            out.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return tuple(out)


def place(rings: tuple[Ring, ...], x: float, y: float, size: float) -> list[Ring]:
    """Rings drawn in the 24-unit box, set around a point with that size."""
    k = size / 24
    return [tuple((x + (px - 12) * k, y + (py - 12) * k) for px, py in ring) for ring in rings]


def svg(rings: list[Ring] | tuple[Ring, ...]) -> str:
    """The rings as an SVG path."""
    return "".join("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in ring) + "Z" for ring in rings)


def shape(rings: list[Ring] | tuple[Ring, ...]) -> Shape:
    """The rings as one array."""
    rows: list[Point] = []
    for ring in rings:
        rows.extend(ring)
        rows.append(ring[0])
        rows.append((math.nan, math.nan))
    return np.array(rows, dtype=np.float64) if rows else NOTHING


@cache
def drawn(path: str) -> Shape:
    """A path of the 24-unit box as an array around its middle, one unit wide."""
    return (shape(flatten(path)) - 12.0) / 24.0


def put(mark: Shape, x: float, y: float, size: float = 1.0) -> Shape:
    """The mark with that size around a point."""
    return mark * size + (x, y)


def together(marks: list[Shape]) -> Shape:
    """Many marks as one array; nothing at all is a single gap."""
    return np.concatenate(marks) if marks else NOTHING

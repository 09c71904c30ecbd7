"""The plan of a printed map: its edges, how roads and river run, where trees stand.

Everything is computed from the board's clearings, paths and rivers, so a new map needs no drawing.
Units are those of the map tables: 0 to 100, y downwards.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from rootlab.components.board import Board, load_board
from rootlab.widgets.art.outline import Point

DISC = 8.3
"""The radius of a clearing."""
MARGIN = 12.8
"""From the outermost clearings to the edge of the board."""
ROAD = 1.75
RIVER = 3.6


@dataclass(frozen=True)
class Tree:
    """A tree: where it stands, how large it is, which of the drawn shapes and tints it has."""

    x: float
    y: float
    size: float
    shape: int
    tint: int


@dataclass(frozen=True)
class Plan:
    """What of a map is computed once."""

    board: Board
    left: float
    top: float
    right: float
    bottom: float
    roads: tuple[tuple[Point, ...], ...]
    river: tuple[Point, ...]
    bridges: tuple[tuple[float, float, float], ...]
    """Where a road crosses the river: x, y and the road's direction in degrees."""
    trees: tuple[Tree, ...]
    meadows: tuple[tuple[float, float, float], ...]
    """The soft ground under the trees: x, y, radius."""

    @property
    def width(self) -> float:
        """From the left edge to the right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From the top edge to the bottom."""
        return self.bottom - self.top


@cache
def plan(name: str) -> Plan:
    """The plan of that map."""
    board = load_board(name)
    xs, ys = board.x[1:], board.y[1:]
    left, right = min(xs) - MARGIN, max(xs) + MARGIN
    top, bottom = min(ys) - MARGIN, max(ys) + MARGIN
    box = (left, top, right, bottom)
    roads = tuple(_road(board, a, b) for a, b in board.paths)
    river = _river(board, box)
    trees = _trees(board, roads, river, box)
    return Plan(
        board, left, top, right, bottom, roads, river, _bridges(board, roads, river), trees, _meadows(trees)
    )


def _road(board: Board, a: int, b: int) -> tuple[Point, ...]:
    """A road that bows a little, always the same way."""
    ax, ay, bx, by = board.x[a], board.y[a], board.x[b], board.y[b]
    length = math.hypot(bx - ax, by - ay)
    bow = (1 if (a * 7 + b * 3) % 2 else -1) * min(2.4, length * 0.055)
    mx, my = (ax + bx) / 2 - (by - ay) / length * bow * 2, (ay + by) / 2 + (bx - ax) / length * bow * 2
    points: list[Point] = []
    for k in range(25):
        t = k / 24
        u = 1 - t
        points.append((u * u * ax + 2 * u * t * mx + t * t * bx, u * u * ay + 2 * u * t * my + t * t * by))
    return tuple(points)


def _river(board: Board, box: tuple[float, float, float, float]) -> tuple[Point, ...]:
    """The river through its clearings, and out over the nearest edge at both ends."""
    order = board.river_order
    if len(order) < 2:
        return ()
    inner = [(board.x[c], board.y[c]) for c in order]
    course = [*_mouth(inner[0], inner[1], box), *inner, *reversed(_mouth(inner[-1], inner[-2], box))]
    return _spline(_meander(course, board))


def _mouth(end: Point, before: Point, box: tuple[float, float, float, float]) -> list[Point]:
    x, y = end
    left, top, right, bottom = box
    edges = {
        (left - 3, y): x - left,
        (right + 3, y): right - x,
        (x, top - 3): y - top,
        (x, bottom + 3): bottom - y,
    }
    edge = min(edges, key=lambda point: edges[point])
    lean = 0.35
    return [(edge[0] + (x - before[0]) * lean * 0.4, edge[1] + (y - before[1]) * lean * 0.4)]


def _meander(course: list[Point], board: Board) -> list[Point]:
    """A bend between every two points, to the side that keeps away from other clearings."""
    out = [course[0]]
    turn = 1
    for (ax, ay), (bx, by) in pairwise(course):
        length = math.hypot(bx - ax, by - ay)
        if length > 18:
            bends = [
                ((ax + bx) / 2 - (by - ay) / length * side, (ay + by) / 2 + (bx - ax) / length * side)
                for side in (turn * length * 0.09, -turn * length * 0.09)
            ]
            out.append(max(bends, key=lambda bend: min(_room(board, bend), 13.0)))
            turn = -turn
        out.append((bx, by))
    return out


def _room(board: Board, at: Point) -> float:
    return min(math.hypot(at[0] - board.x[c], at[1] - board.y[c]) for c in board.clearings)


def _spline(points: list[Point], steps: int = 10) -> tuple[Point, ...]:
    """A smooth line through all points (Catmull-Rom)."""
    out: list[Point] = []
    padded = [points[0], *points, points[-1]]
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for k in range(steps):
            t = k / steps
            out.append(
                (
                    _catmull(p0[0], p1[0], p2[0], p3[0], t),
                    _catmull(p0[1], p1[1], p2[1], p3[1], t),
                )
            )
    out.append(points[-1])
    return tuple(out)


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t
    )


def _bridges(
    board: Board, roads: tuple[tuple[Point, ...], ...], river: tuple[Point, ...]
) -> tuple[tuple[float, float, float], ...]:
    out: list[tuple[float, float, float]] = []
    for road in roads:
        for (ax, ay), (bx, by) in pairwise(road):
            for (cx, cy), (dx, dy) in pairwise(river):
                cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
                if abs(cross) < 1e-9:
                    continue
                t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross
                u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross
                if 0 <= t < 1 and 0 <= u < 1:
                    x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                    if all(math.hypot(x - board.x[c], y - board.y[c]) > DISC + 2 for c in board.clearings):
                        out.append((x, y, math.degrees(math.atan2(by - ay, bx - ax))))
    return tuple(out)


def _far(spots: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.float64]:
    """How far each spot is from the nearest of the others."""
    nearest = np.full(len(spots), np.inf)
    for x, y in others:
        np.minimum(nearest, (spots[:, 0] - x) ** 2 + (spots[:, 1] - y) ** 2, out=nearest)
    distance: NDArray[np.float64] = np.sqrt(nearest)
    return distance


def _trees(
    board: Board,
    roads: tuple[tuple[Point, ...], ...],
    river: tuple[Point, ...],
    box: tuple[float, float, float, float],
) -> tuple[Tree, ...]:
    """Trees wherever nothing else is, dense and tall in the depth of a forest, none on top of another."""
    rng = random.Random(f"trees of {board.name}")
    left, top, right, bottom = box
    discs = np.array([(board.x[c], board.y[c]) for c in board.clearings])
    lanes = np.array([point for road in roads for point in road])
    water = np.array(river) if river else np.full((1, 2), 999.0)
    spots = np.array(
        [(left + rng.random() * (right - left), top + rng.random() * (bottom - top)) for _ in range(5200)]
    )
    to_edge = np.minimum(spots - (left, top), (right, bottom) - spots).min(axis=1)
    room = np.minimum.reduce(
        [
            _far(spots, discs) - DISC - 1.9, _far(spots, lanes) - ROAD - 0.1,
            _far(spots, water) - RIVER / 2 - 0.7, to_edge - 1.0,
        ]
    )  # fmt: skip
    trees: list[Tree] = []
    for (x, y), space in zip(spots.tolist(), room.tolist(), strict=True):
        size = 1.25 + rng.random() * 1.4
        if space < size * 0.95 or rng.random() > 0.25 + space * 0.2:
            continue
        size = min(size + space * 0.1, 2.9)
        if all(math.hypot(x - t.x, (y - t.y) * 1.25) > (size + t.size) * 0.66 for t in trees):
            tint = min(int(rng.random() ** 1.5 * 5), 4) if rng.random() < 0.45 else rng.randrange(3)
            trees.append(Tree(x, y, size, rng.randrange(3), tint))
    return tuple(sorted(trees, key=lambda tree: tree.y))


def _meadows(trees: tuple[Tree, ...]) -> tuple[tuple[float, float, float], ...]:
    return tuple((tree.x, tree.y + tree.size * 0.3, tree.size * 1.75) for tree in trees)

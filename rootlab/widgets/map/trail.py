"""Arrows along the roads that warriors have just taken."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rootlab.widgets.art.outline import NOTHING, Point, Ring, Shape, shape
from rootlab.widgets.map.plan import DISC, Plan

_HALF = 0.55
_HEAD = 2.4


def trail(p: Plan, moves: Sequence[tuple[int, int]]) -> Shape:
    """An arrow for every move from one clearing to another."""
    arrows = [_arrow(_course(p, a, b)) for a, b in dict.fromkeys(moves) if a != b]
    return shape([arrow for arrow in arrows if arrow]) if any(arrows) else NOTHING


def _course(p: Plan, a: int, b: int) -> list[Point]:
    """The part of the road, or of a straight line where there is none, between two discs."""
    board = p.board
    pair = (min(a, b), max(a, b))
    if pair in board.paths:
        points = list(p.roads[board.paths.index(pair)])
        if a > b:
            points.reverse()
    else:
        points = [
            (board.x[a] + (board.x[b] - board.x[a]) * k / 24, board.y[a] + (board.y[b] - board.y[a]) * k / 24)
            for k in range(25)
        ]
    return [
        (x, y) for x, y in points
        if math.hypot(x - board.x[a], y - board.y[a]) > DISC + 1.1
        and math.hypot(x - board.x[b], y - board.y[b]) > DISC + 1.1
    ]  # fmt: skip


def _arrow(course: list[Point]) -> Ring:
    if len(course) < 3:
        return ()
    tip = course[-1]
    shaft = [point for point in course if math.hypot(point[0] - tip[0], point[1] - tip[1]) > _HEAD * 0.8]
    if len(shaft) < 2:
        return ()
    left, right = [], []
    for k, (x, y) in enumerate(shaft):
        ax, ay = shaft[max(k - 1, 0)]
        bx, by = shaft[min(k + 1, len(shaft) - 1)]
        length = math.hypot(bx - ax, by - ay)
        nx, ny = (by - ay) / length, -(bx - ax) / length
        left.append((x + nx * _HALF, y + ny * _HALF))
        right.append((x - nx * _HALF, y - ny * _HALF))
    (x, y), wide = shaft[-1], 2.6
    head = [
        (x + nx * _HALF * wide, y + ny * _HALF * wide),
        tip,
        (x - nx * _HALF * wide, y - ny * _HALF * wide),
    ]
    return (*left, *head, *reversed(right))

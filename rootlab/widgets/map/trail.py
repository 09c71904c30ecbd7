"""Arrows along the roads that warriors have just taken."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rootlab.widgets.art.outline import NOTHING, Point, Ring, Shape, shape
from rootlab.widgets.map.places import Place, spot
from rootlab.widgets.map.plan import DISC, Plan

_HALF = 0.55
_HEAD = 2.4
_BADGE = 2.4
"""So near to the middle of a forest an arrow comes."""


def trail(p: Plan, moves: Sequence[tuple[Place, Place]]) -> Shape:
    """An arrow for every move from one place to another."""
    arrows = [_arrow(_course(p, a, b)) for a, b in dict.fromkeys(moves) if a != b]
    return shape([arrow for arrow in arrows if arrow]) if any(arrows) else NOTHING


def _course(p: Plan, a: Place, b: Place) -> list[Point]:
    """The part of the road, or of a straight line where there is none, between two discs or badges."""
    board = p.board
    (ax, ay), (bx, by) = spot(board, a), spot(board, b)
    pair = (min(a, b), max(a, b)) if isinstance(a, int) and isinstance(b, int) else (0, 0)
    if pair in board.paths:
        points = list(p.roads[board.paths.index(pair)])
        if pair != (a, b):
            points.reverse()
    else:
        points = [(ax + (bx - ax) * k / 24, ay + (by - ay) * k / 24) for k in range(25)]
    return [
        (x, y) for x, y in points
        if math.hypot(x - ax, y - ay) > (DISC + 1.1 if isinstance(a, int) else _BADGE)
        and math.hypot(x - bx, y - by) > (DISC + 1.1 if isinstance(b, int) else _BADGE)
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

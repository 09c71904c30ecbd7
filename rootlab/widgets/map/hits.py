"""Unseen points over a clearing's disc, so that a hover or a click counts anywhere on it.

A marker has a size in pixels and cannot grow with the map; rings of points can.  They are the corners
of a line without width: the page has nothing to draw for them.
"""

from __future__ import annotations

import math

from rootlab.components.board import Board
from rootlab.widgets.map.places import Place
from rootlab.widgets.map.plan import DISC

FOREST_REACH = 4.0
"""So near to the middle of a forest a finger means it."""
_RINGS = ((0.0, 1), (0.46, 6), (0.95, 12))


def forest_points(x: float, y: float, reach: float) -> tuple[list[float], list[float]]:
    """The points over a forest's badge."""
    angles = [2 * math.pi * k / 8 for k in range(8)]
    return (
        [x, *(round(x + reach * math.cos(angle), 2) for angle in angles)],
        [y, *(round(y + reach * math.sin(angle), 2) for angle in angles)],
    )


def hit_points(x: float, y: float) -> tuple[list[float], list[float]]:
    """The points over a disc around (x, y)."""
    xs: list[float] = []
    ys: list[float] = []
    for share, count in _RINGS:
        for k in range(count):
            angle = 2 * math.pi * k / count
            xs.append(round(x + share * DISC * math.cos(angle), 2))
            ys.append(round(y + share * DISC * math.sin(angle), 2))
    return xs, ys


def nearest(board: Board, x: float, y: float) -> Place | None:
    """The clearing or forest at a point of the map; None where there is neither."""
    near = min(board.clearings, key=lambda c: math.hypot(board.x[c] - x, board.y[c] - y))
    if math.hypot(board.x[near] - x, board.y[near] - y) <= DISC:
        return near
    forest = min(board.forests, key=lambda one: math.hypot(one.x - x, one.y - y))
    return forest.clearings if math.hypot(forest.x - x, forest.y - y) <= FOREST_REACH else None

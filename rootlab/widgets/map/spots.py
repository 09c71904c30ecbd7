"""Where things lie in a clearing.

Slots stand in a row a little above the middle, warriors below them; the label (suit and number)
sits on the upper rim, tokens on the rim to its right and left.
"""

from __future__ import annotations

import math

from rootlab.components.board import Board
from rootlab.widgets.art.outline import Point

SLOT = 4.1
_SLOT_GAP = 0.55
_SLOT_Y = -1.75
_LABEL_Y = -7.9
_WARRIOR_Y = 4.05
_TOKEN_ANGLES = (-38.0, 218.0, -12.0, 192.0, 14.0, 166.0, 38.0, 142.0)
_TOKEN_RADIUS = 7.9


def slot_spots(board: Board, c: int) -> list[Point]:
    """The middles of the clearing's slots, from left to right."""
    count = board.slots[c]
    step = SLOT + _SLOT_GAP
    left = board.x[c] - step * (count - 1) / 2
    return [(left + k * step, board.y[c] + _SLOT_Y) for k in range(count)]


def label_spot(board: Board, c: int) -> tuple[float, float, float, float]:
    """Middle, width and height of the label with suit and number."""
    return board.x[c], board.y[c] + _LABEL_Y, 7.9 if c > 9 else 7.2, 4.0


def token_spot(board: Board, c: int, index: int) -> Point:
    """The middle of the clearing's token with that index."""
    angle = math.radians(_TOKEN_ANGLES[index % len(_TOKEN_ANGLES)])
    return board.x[c] + _TOKEN_RADIUS * math.cos(angle), board.y[c] + _TOKEN_RADIUS * math.sin(angle)


def warrior_spots(board: Board, c: int, count: int) -> list[tuple[float, float, float]]:
    """Middle and size of each of so many groups of warriors."""
    x, y = board.x[c], board.y[c] + _WARRIOR_Y
    if count <= 3:
        size = 5.4 if count < 3 else 5.0
        step = size * 0.99
        return [(x + (k - (count - 1) / 2) * step, y, size) for k in range(count)]
    size, step = 4.2, 4.25
    upper = (count + 1) // 2
    rows = [(upper, y - 1.2), (count - upper, y + 2.7)]
    return [(x + (k - (n - 1) / 2) * step, row_y, size) for n, row_y in rows for k in range(n)]

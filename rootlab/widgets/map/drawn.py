"""Circles and arrows that somebody drew on the map, and their words."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from rootlab.components.board import Board
from rootlab.language import text
from rootlab.record.marks import COLORS, Mark
from rootlab.widgets.art.outline import NOTHING, Ring, Shape, circle, shape
from rootlab.widgets.map.plan import DISC

INK: Final = {"blue": "#0072b2", "orange": "#e69f00", "green": "#009e73", "purple": "#cc79a7"}
"""The colours of marks on the map, of a set that colour-blind readers can tell apart."""
EDGE: Final = "#fffaf0"
_INNER, _OUTER = DISC + 2.4, DISC + 3.7
_HALF = 0.95
_HEAD_LENGTH, _HEAD_HALF = 4.2, 2.5
_ASIDE = 1.3
"""So far an arrow runs to the right of the straight line, so that one and its return lie side by side."""
_SHORT = DISC * 0.62
"""So far from the middle of a clearing it begins and ends."""


def trace_name(color: str) -> str:
    """The name of the trace with the marks of that colour."""
    return f"drawn {color}"


def drawn_shapes(board: Board, marks: Iterable[Mark]) -> dict[str, Shape]:
    """The outlines of all marks, by the name of their trace."""
    rings: dict[str, list[Ring]] = {trace_name(color): [] for color in COLORS}
    for mark in marks:
        rings[trace_name(mark.color)] += _outlines(board, mark)
    return {name: shape(found) if found else NOTHING for name, found in rings.items()}


def _outlines(board: Board, mark: Mark) -> list[Ring]:
    x, y = board.x[mark.clearing], board.y[mark.clearing]
    if mark.to is None:
        return [circle(x, y, _OUTER, 48), circle(x, y, _INNER, 48, reverse=True)]
    dx, dy = board.x[mark.to] - x, board.y[mark.to] - y
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length

    def point(along: float, aside: float) -> tuple[float, float]:
        aside += _ASIDE
        return x + ux * along - uy * aside, y + uy * along + ux * aside

    neck, tip = length - _SHORT - _HEAD_LENGTH, length - _SHORT
    right = (point(_SHORT, _HALF), point(neck, _HALF), point(neck, _HEAD_HALF))
    left = (point(neck, -_HEAD_HALF), point(neck, -_HALF), point(_SHORT, -_HALF))
    return [(*right, point(tip, 0.0), *left)]


def mark_words(mark: Mark, lang: str | None = None) -> str:
    """A mark in words."""
    color = text(f"mark-color-{mark.color}", lang)
    if mark.to is None:
        return text("mark-circle", lang, color=color, clearing=mark.clearing)
    return text("mark-arrow", lang, color=color, clearing=mark.clearing, to=mark.to)


def marks_at(marks: Sequence[Mark], c: int, lang: str | None = None) -> list[str]:
    """The marks that begin or end in a clearing, in words."""
    return [mark_words(mark, lang) for mark in marks if c in mark.place]

"""Small maps that only show: the same scenes as drawings in the page, without a widget of their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any

import numpy as np

from rootlab.widgets.art.outline import Shape
from rootlab.widgets.map.figure import Scene, blank_traces, scene_data
from rootlab.widgets.map.plan import plan
from rootlab.widgets.map.printed import plain_board

LINE = 0.16
"""The width of a line in the map's units for each pixel that the large map draws."""


def stills(scenes: Sequence[tuple[Scene, str]]) -> list[str]:
    """Each scene as an SVG element, with the words that say what it shows.

    The printed board is written once for each map; further drawings of it refer to the first.
    """
    written: set[str] = set()
    found = []
    for scene, words in scenes:
        name = scene.board
        printed = still_use(name) if name in written else still_board(name)
        written.add(name)
        found.append(still(scene, words, printed))
    return found


def still(scene: Scene, words: str, printed: str, small: bool = False) -> str:
    """A scene as an SVG element upon a board that is ``printed`` so.

    On a ``small`` one the marks upon the pieces could not be told apart, and are left out.
    """
    p, data = plan(scene.board), scene_data(scene)
    outlines = [
        f'<path d="{path}" fill="{fill}" stroke="{edge}" stroke-width="{width * LINE:.2f}"/>'
        for trace, fill, edge, width in _looks(scene.board, scene.seats)
        if not (small and " mark" in trace) and (path := _path(data[trace]))
    ]
    box = f"{p.left:.2f} {p.top:.2f} {p.width:.2f} {p.height:.2f}"
    head = f'<svg class="rl-still" viewBox="{box}" role="img" aria-label="{escape(words, quote=True)}">'
    return "".join([head, printed, *outlines, "</svg>"])


def still_board(board: str) -> str:
    """The printed board of a map, to which others can refer."""
    return f'<g id="rl-still-{board}">{plain_board(board)}</g>'


def still_use(board: str) -> str:
    """The printed board of a map that stands elsewhere in the page."""
    return f'<use href="#rl-still-{board}"/>'


@lru_cache(maxsize=8)
def _looks(board: str, seats: tuple[str, ...]) -> tuple[tuple[str, str, str, float], ...]:
    """Name, fill, edge and width of every trace with outlines, from the lowest to the highest."""
    traces: list[Any] = blank_traces(board, seats)
    return tuple(
        (trace.name, trace.fillcolor, trace.line.color, trace.line.width)
        for trace in traces
        if trace.fill == "toself"
    )


def _path(values: dict[str, Any]) -> str:
    outlines: Shape = np.column_stack((values["x"], values["y"]))
    gaps = np.flatnonzero(np.isnan(outlines[:, 0]))
    rings = np.split(outlines, gaps)
    return "".join(
        "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ring[~np.isnan(ring[:, 0])].tolist()) + "Z"
        for ring in rings
        if len(ring) > 2
    )

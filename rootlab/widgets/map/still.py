"""Small maps that only show: the same scenes as drawings in the page, without a widget of their own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rootlab.widgets.map.figure import Scene, scene_layers
from rootlab.widgets.map.laid import outlines, path
from rootlab.widgets.map.looks import layer_looks
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
    p, layers = plan(scene.board), scene_layers(scene)
    paths = [
        f'<path d="{d}" fill="{one.fill}" stroke="{one.edge}" stroke-width="{one.width * LINE:.2f}"/>'
        for one in layer_looks(scene.seats)
        if not (small and " mark" in one.name) and (d := path(outlines(layers[one.name]), 1))
    ]
    box = f"{p.left:.2f} {p.top:.2f} {p.width:.2f} {p.height:.2f}"
    head = f'<svg class="rl-still" viewBox="{box}" role="img" aria-label="{escape(words, quote=True)}">'
    return "".join([head, printed, *paths, "</svg>"])


def still_board(board: str) -> str:
    """The printed board of a map, to which others can refer."""
    return f'<g id="rl-still-{board}">{plain_board(board)}</g>'


def still_use(board: str) -> str:
    """The printed board of a map that stands elsewhere in the page."""
    return f'<use href="#rl-still-{board}"/>'

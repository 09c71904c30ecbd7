"""What lies on the map: a named form, laid somewhere with a size, or outlines of their own.

A figure of plotly's and a small map draw the outlines; a page gets every form once and then only where
it lies, so that a step is a short message and a piece can be told from its neighbour.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from rootlab.widgets.art import digits, icons
from rootlab.widgets.art.outline import (
    NOTHING,
    Shape,
    brackets,
    circle,
    dashes,
    drawn,
    put,
    rounded,
    shape,
    together,
)
from rootlab.widgets.factions import look
from rootlab.widgets.map.plan import DISC
from rootlab.widgets.map.spots import SLOT

TOKEN: Final = 3.7
"""The width of a token."""

BADGE: Final = 2.75
"""The radius of a forest's badge."""

_GAP = 0.50
"""Rings are open where the clearing's label stands (radians to either side)."""
FORMS: Final[dict[str, Shape]] = {
    "ring": shape(brackets(DISC + 0.3, DISC + 1.3, _GAP, 0.205)),
    "seal": shape([circle(0, 0, 1.9)]),
    "selected": shape(brackets(DISC + 1.5, DISC + 2.3, _GAP - 0.06)),
    "target": shape(dashes(DISC + 1.5, DISC + 2.3, 17, 0.6, _GAP - 0.06)),
    "glow": shape(brackets(DISC + 0.2, DISC + 3.3, _GAP - 0.08)),
    "plate": shape([rounded(0, 0, SLOT, SLOT, 0.85)]),
    "round": shape([circle(0, 0, TOKEN / 2)]),
    "pill": shape([rounded(0, 0, 5.9, TOKEN, TOKEN / 2 - 0.01)]),
    "badge": shape([circle(0, 0, BADGE)]),
    "badge selected": shape([circle(0, 0, BADGE + 1.0), circle(0, 0, BADGE + 0.35, reverse=True)]),
    "badge target": shape([circle(0, 0, BADGE + 0.45), circle(0, 0, BADGE - 0.1, reverse=True)]),
    "badge glow": shape([circle(0, 0, BADGE + 1.5)]),
    "ruin": drawn(icons.RUIN),
    "tree": drawn(icons.FOREST),
}
"""The forms that belong to no faction."""


class Laid(NamedTuple):
    """A form on the map: its name (see :func:`form`), its middle, and its size."""

    form: str
    x: float
    y: float
    size: float = 1.0


Layer = Sequence[Laid | Shape]
"""What lies in one trace, from the lowest to the highest."""


def figure_form(faction: str) -> str:
    """The form of a faction's warriors or its pawn."""
    return f"{faction} figure"


def piece_form(faction: str, kind: str) -> str:
    """The form of a kind of building or token."""
    return f"{faction} {kind}"


def number_form(value: int) -> str:
    """The form of a number, one unit high."""
    return f"number {value}"


@cache
def form(name: str) -> Shape:
    """The outlines of a form around its middle."""
    if name in FORMS:
        return FORMS[name]
    first, _, rest = name.partition(" ")
    if first == "number":
        return shape(digits.number(rest, 0.0, 0.0, 1.0))
    return drawn(look(first).figure if rest == "figure" else look(first).piece(rest))


def outlines(layer: Layer) -> Shape:
    """Everything in a layer as one array."""
    return together(
        [put(form(one.form), one.x, one.y, one.size) if isinstance(one, Laid) else one for one in layer]
    )


def path(outline: Shape, digits_kept: int = 2) -> str:
    """Outlines as the path of an SVG element."""
    gaps = np.flatnonzero(np.isnan(outline[:, 0]))
    rings = np.split(outline, gaps)
    return "".join(
        "M"
        + "L".join(
            f"{x:.{digits_kept}f} {y:.{digits_kept}f}" for x, y in ring[~np.isnan(ring[:, 0])].tolist()
        )
        + "Z"
        for ring in rings
        if len(ring) > 2
    )


def written(layer: Layer) -> list[Any]:
    """A layer as the page gets it: ``[form, x, y, size]``, or a path by itself."""
    return [
        [one.form, round(one.x, 2), round(one.y, 2), round(one.size, 3)]
        if isinstance(one, Laid)
        else path(one)
        for one in layer
        if isinstance(one, Laid) or one is not NOTHING
    ]


def form_paths(names: Iterable[str]) -> dict[str, str]:
    """The paths of these forms, by name."""
    return {name: path(form(name), 3) for name in names}

"""The layers of the map from the lowest to the highest, and how each is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rootlab.widgets.art import palette
from rootlab.widgets.factions import look
from rootlab.widgets.map.drawn import EDGE, INK, trace_name
from rootlab.widgets.map.wash import OPACITY, PLATE, color, wash_shades
from rootlab.widgets.map.wash import trace_name as wash_name

_CLEAR: Final = "rgba(0,0,0,0)"


class LayerLook(NamedTuple):
    """Name, fill and edge of a layer, the width of its edge in pixels, and how much of it is seen."""

    name: str
    fill: str
    edge: str = _CLEAR
    width: float = 0
    opacity: float = 1


@lru_cache(maxsize=64)
def layer_looks(seats: tuple[str, ...]) -> tuple[LayerLook, ...]:
    """All layers of a map with these seats; their number and order never change."""
    made = [
        LayerLook(wash_name(f, level), color(f, level), opacity=OPACITY) for f, level in wash_shades(seats)
    ]
    made += [
        LayerLook("glow", "rgba(255,196,40,0.72)"),
        LayerLook("target", "#2b2118", "#ffe7a0", 0.9),
        LayerLook("selected", "#2b2118", "#fff7dc", 1.4),
    ]
    for f in seats:
        made.append(LayerLook(f"ruler {f}", look(f).main, look(f).dark, 0.8))
        made.append(LayerLook(f"ruler mark {f}", look(f).ink))
    made += [LayerLook("ruin", "#b9ab97", "#6e6250", 1), LayerLook("ruin mark", "#5d5243")]
    made += [LayerLook(f"trail {f}", look(f).main, "#fffaf0", 1.2) for f in seats]
    made += [LayerLook(trace_name(hue), INK[hue], EDGE, 1.2) for hue in INK]
    if has_forests(seats):
        made += [LayerLook("badge", "#f6edd3", "#3f5630", 1.4), LayerLook("badge mark", "#3f5630")]
    for kind in ("building", "token", "warrior"):
        for f in seats:
            made.append(LayerLook(f"{kind} {f}", look(f).main, look(f).dark, 1.3))
            made.append(LayerLook(f"{kind} mark {f}", look(f).ink))
    made += [LayerLook("figure", PLATE, palette.INK, 1.1), LayerLook("figure mark", palette.INK)]
    return tuple(made)


def has_forests(seats: Sequence[str]) -> bool:
    """Whether forests matter: somebody at the table is a pawn (2.4)."""
    return any(look(f).pawn for f in seats)

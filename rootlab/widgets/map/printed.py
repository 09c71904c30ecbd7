"""The printed board: one SVG picture of what never changes on a map.

Paper, woods, river, roads, clearings with their suit, number and printed slots.  The pieces that
lie on it are traces of the figure (see :mod:`rootlab.widgets.map.pieces`).
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache

from rootlab.components.names import SUITS
from rootlab.widgets.art import digits, icons, outline, palette
from rootlab.widgets.art.outline import Point
from rootlab.widgets.art.palette import INK
from rootlab.widgets.map.plan import DISC, RIVER, ROAD, Plan, plan
from rootlab.widgets.map.spots import SLOT, label_spot, slot_spots

_ROUND = (
    "M-7.5 4.6C-10.2 4-10.8.4-8.6-1.4C-9.4-4.6-6.6-7-4-6.2C-2.8-9.4 2.4-9.8 4-6.6C7-7.2 9.4-4.4 8.4-1.8"
    "C10.8.2 10 4 7.2 4.6C6 7.4 2.2 7.8.2 6C-2.2 8-6.2 7.4-7.5 4.6Z"
)
_FIR = (
    "M0-10.4C2.6-7.4 4.4-5.6 6.4-3.4C7.6-1.8 6.8-.8 5.8-.6C7.6 1.4 9 3.4 8.8 5C8.4 6.8 4.4 7.4 0 7.4"
    "C-4.4 7.4-8.4 6.8-8.8 5C-9 3.4-7.6 1.4-5.8-.6C-6.8-.8-7.6-1.8-6.4-3.4C-4.4-5.6-2.6-7.4 0-10.4Z"
)
_BROAD = (
    "M-6.4 5.4C-9.6 3.8-9.4-2.4-6.4-4.6C-5-8.2 0-9.8 3.4-7.8C7.2-7 9.4-2.6 8.2.8C8.8 4.4 5 7.4 1.6 6.6"
    "C-1.4 8-4.8 7.4-6.4 5.4Z"
)
_CROWNS = (
    (_ROUND, "M-5.6-1.4C-6-4.2-3.4-5.4-2.2-4C-1.2-6.8 1.8-6.6 2.6-4.6"),
    (_FIR, "M-1.4-6.2C-2.8-4.4-4-3.2-4.6-2.2M-2-.6C-3.8 1.4-5 2.8-5.6 4"),
    (_BROAD, "M-5.4-.8C-5.6-4.2-2.4-6.4.8-5.8"),
)
"""Three trees: the crown and the light upon it, about 18 units wide around the origin."""


@cache
def printed_board(name: str) -> str:
    """The printed board of that map as an SVG document."""
    p = plan(name)
    season = palette.season(name)
    box = f"{p.left:.2f} {p.top:.2f} {p.width:.2f} {p.height:.2f}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" preserveAspectRatio="none">',
        _definitions(p, season),
        f'<rect x="{p.left}" y="{p.top}" width="{p.width}" height="{p.height}" fill="url(#paper)"/>',
        _woods(p, season),
        _water(p, season),
        _roads(p, season),
        _crowns(p, season),
        *(_clearing(p, c) for c in p.board.clearings),
        _frame(p, season),
        "</svg>",
    ]
    return "".join(parts)


@cache
def plain_board(name: str) -> str:
    """The same without trees, light to draw, as the inside of an SVG element."""
    p = plan(name)
    season = palette.season(name)
    return "".join(
        [
            _definitions(p, season),
            f'<rect x="{p.left}" y="{p.top}" width="{p.width}" height="{p.height}" fill="{season.meadow}"/>',
            _water(p, season),
            _roads(p, season),
            *(_clearing(p, c) for c in p.board.clearings),
            _frame(p, season),
        ]
    )


def printed_uri(name: str) -> str:
    """The same as a data address, for the figure."""
    return "data:image/svg+xml;base64," + b64encode(printed_board(name).encode()).decode()


def _line(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def _definitions(p: Plan, season: palette.Season) -> str:
    crowns = "".join(
        f'<g id="t{k}"><path d="{crown}"/><path d="{light}" fill="none" stroke="#fff" stroke-opacity=".34"'
        ' stroke-width="1.5" stroke-linecap="round"/></g>'
        for k, (crown, light) in enumerate(_CROWNS)
    )
    faces = "".join(
        f'<radialGradient id="face-{suit}" r=".5"><stop offset="0" stop-color="#fffdf4"/>'
        f'<stop offset=".62" stop-color="#fdf8ea"/><stop offset="1" stop-color="{palette.SUIT[suit].pale}"/>'
        "</radialGradient>"
        for suit in ("fox", "rabbit", "mouse")
    )
    return (
        "<defs>"
        f'<radialGradient id="paper" cx=".5" cy=".48" r=".75"><stop offset="0" stop-color="{season.paper}"/>'
        f'<stop offset=".7" stop-color="{season.paper}"/><stop offset="1" stop-color="{season.paper_edge}"/>'
        "</radialGradient>"
        f'<radialGradient id="shade" r=".5"><stop offset=".72" stop-color="{INK}" stop-opacity=".34"/>'
        f'<stop offset="1" stop-color="{INK}" stop-opacity="0"/></radialGradient>'
        f"{faces}{crowns}</defs>"
    )


def _woods(p: Plan, season: palette.Season) -> str:
    """The soft ground that joins the trees to a wood."""
    spots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/>' for x, y, r in p.meadows)
    return f'<g fill="{season.meadow}">{spots}</g>'


def _crowns(p: Plan, season: palette.Season) -> str:
    shadows = "".join(
        f'<ellipse cx="{t.x + t.size * 0.12:.1f}" cy="{t.y + t.size * 0.74:.1f}" rx="{t.size * 0.9:.2f}"'
        f' ry="{t.size * 0.42:.2f}"/>'
        for t in p.trees
    )
    crowns = "".join(
        f'<use href="#t{t.shape}" transform="translate({t.x:.1f} {t.y:.1f})scale({t.size / 9.5:.3f})"'
        f' fill="{season.trees[t.tint]}"/>'
        for t in p.trees
    )
    return (
        f'<g fill="{season.tree_shadow}" fill-opacity=".38">{shadows}</g>'
        f'<g stroke="{season.tree_edge}" stroke-width="1.1" stroke-opacity=".62">{crowns}</g>'
    )


def _water(p: Plan, season: palette.Season) -> str:
    if not p.river:
        return ""
    course = _line(p.river)
    strokes = (
        (season.paper, RIVER + 1.6, 0.85, ""),
        (season.water_edge, RIVER + 0.5, 1.0, ""),
        (season.water, RIVER, 1.0, ""),
        (season.water_light, 0.28, 0.9, "2.6 3.4"),
    )
    lines = "".join(
        f'<path d="{course}" stroke="{color}" stroke-width="{width:.2f}" stroke-opacity="{alpha}"'
        + (f' stroke-dasharray="{dash}"' if dash else "")
        + "/>"
        for color, width, alpha, dash in strokes
    )
    ripples = (
        f'<g transform="translate(0 .85)"><path d="{course}" stroke="{season.water_light}" stroke-width=".2"'
        f' stroke-opacity=".8" stroke-dasharray="1.8 5.1" stroke-dashoffset="2"/></g>'
        f'<g transform="translate(0 -.85)"><path d="{course}" stroke="{season.water_light}" stroke-width=".2"'
        f' stroke-opacity=".8" stroke-dasharray="1.4 4.6"/></g>'
    )
    return f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{lines}{ripples}</g>'


def _roads(p: Plan, season: palette.Season) -> str:
    every = "".join(_line(road) for road in p.roads)
    plank = ROAD / 2 + 0.3
    bridges = "".join(
        f'<g transform="translate({x:.2f} {y:.2f})rotate({angle:.1f})">'
        f'<rect x="-3.1" y="{-ROAD / 2 - 0.55:.2f}" width="6.2" height="{ROAD + 1.1:.2f}" rx=".4"'
        f' fill="#c9a878" stroke="#7c5f3a" stroke-width=".28"/>'
        + "".join(
            f'<path d="M{k:.2f} {-plank:.2f}V{plank:.2f}" stroke="#8d6d45" stroke-width=".16"/>'
            for k in (-2.3, -1.5, -0.75, 0, 0.75, 1.5, 2.3)
        )
        + "</g>"
        for x, y, angle in p.bridges
    )
    return (
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{every}" stroke="{season.paper}" stroke-opacity=".8" stroke-width="{ROAD + 1.3}"/>'
        f'<path d="{every}" stroke="{season.road_edge}" stroke-width="{ROAD + 0.5}"/>'
        f'<path d="{every}" stroke="{season.road}" stroke-width="{ROAD}"/>'
        f'<path d="{every}" stroke="{season.road_edge}" stroke-opacity=".55" stroke-width=".2"'
        ' stroke-dasharray="1 1.3"/></g>' + bridges
    )


def _clearing(p: Plan, c: int) -> str:
    board = p.board
    x, y = board.x[c], board.y[c]
    suit = SUITS[board.suit[c]]
    tint = palette.SUIT[suit]
    slots = "".join(
        f'<rect x="{sx - SLOT / 2:.2f}" y="{sy - SLOT / 2:.2f}" width="{SLOT}" height="{SLOT}" rx=".8"/>'
        for sx, sy in slot_spots(board, c)
    )
    lx, ly, width, height = label_spot(board, c)
    glyph = outline.svg(outline.place(outline.flatten(icons.SUIT[suit]), lx - width / 2 + 2.15, ly, 3.2))
    figures = outline.svg(digits.number(c, lx + 1.75, ly, 2.35))
    return (
        f'<circle cx="{x + 0.35:.2f}" cy="{y + 0.75:.2f}" r="{DISC + 1.9}" fill="url(#shade)"/>'
        f'<circle cx="{x}" cy="{y}" r="{DISC + 0.32}" fill="#fbf4e0"/>'
        f'<circle cx="{x}" cy="{y}" r="{DISC}" fill="{tint.dark}"/>'
        f'<circle cx="{x}" cy="{y}" r="{DISC - 0.2}" fill="{tint.main}"/>'
        f'<circle cx="{x}" cy="{y}" r="{DISC - 0.82}" fill="{tint.dark}"/>'
        f'<circle cx="{x}" cy="{y}" r="{DISC - 0.98}" fill="url(#face-{suit})"/>'
        f'<g fill="{INK}" fill-opacity=".05" stroke="{INK}" stroke-opacity=".42"'
        f' stroke-width=".2" stroke-dasharray=".75 .5">{slots}</g>'
        f'<rect x="{lx - width / 2:.2f}" y="{ly - height / 2:.2f}" width="{width}" height="{height}"'
        f' rx="{height / 2}" fill="{tint.main}" stroke="{tint.dark}" stroke-width=".3"/>'
        f'<path d="{glyph}" fill="{tint.ink}" fill-rule="nonzero"/><path d="{figures}" fill="{tint.ink}"/>'
    )


def _frame(p: Plan, season: palette.Season) -> str:
    lines = ((0.55, 1.1, season.paper_edge), (1.2, 0.22, season.road_edge))
    return "".join(
        f'<rect x="{p.left + inset:.2f}" y="{p.top + inset:.2f}" width="{p.width - 2 * inset:.2f}"'
        f' height="{p.height - 2 * inset:.2f}" rx="1.6" fill="none" stroke="{color}" stroke-width="{width}"/>'
        for inset, width, color in lines
    )

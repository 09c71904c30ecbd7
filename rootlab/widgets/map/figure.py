"""The map as a plotly figure: constant traces, found by name, and their data for a position.

The printed board is one picture in the map's own units; everything that changes is a trace:

=====================  ====================================================================
``glow``, ``target``   where the chosen action may go
``ruler <faction>``    rings round the clearings that it rules
``ruin``, ``ruin mark``
``<piece> <faction>``  buildings, tokens and warriors, and a ``… mark`` trace upon each
``selected``           the halo round the chosen clearing
``trail <faction>``    where its warriors went in the last step
``wash <shade> <faction>``, ``figure``, ``figure mark``   the clearings coloured by a figure, and the figure
``drawn <colour>``     circles and arrows that somebody drew
``badge``, ``badge mark``   the forests that can be picked or hold the pawn (only if a seat is a pawn)
``forest <k>``         unseen points over the k-th forest's badge: its words, and where to click
``clearing <n>``       unseen points all over a clearing: its words on hover, and where to click
=====================  ====================================================================
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import plotly.graph_objects as go

from rootlab.components.board import Board
from rootlab.record.marks import Mark
from rootlab.widgets.art import palette
from rootlab.widgets.art.outline import NOTHING, Shape
from rootlab.widgets.factions import look
from rootlab.widgets.map import pieces
from rootlab.widgets.map.drawn import EDGE, INK, drawn_shapes, marks_at, trace_name
from rootlab.widgets.map.hits import forest_points, hit_points
from rootlab.widgets.map.pieces import Position
from rootlab.widgets.map.places import Place, pawns
from rootlab.widgets.map.plan import Plan, plan
from rootlab.widgets.map.printed import printed_uri
from rootlab.widgets.map.trail import trail
from rootlab.widgets.map.wash import OPACITY, PLATE, Wash, wash_shades, wash_shapes
from rootlab.widgets.map.wash import color as wash_color
from rootlab.widgets.map.wash import trace_name as wash_name
from rootlab.widgets.map.words import as_hover, clearing_lines, forest_lines

_FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"


@dataclass(frozen=True, slots=True)
class Marks:
    """What a seat has in hand on the map: the chosen place, where it may go, what just moved."""

    selected: tuple[Place, ...] = ()
    targets: tuple[Place, ...] = ()
    moved: tuple[tuple[str, Place, Place], ...] = ()
    """Faction, origin and destination of the moves of the last step."""


@dataclass(frozen=True)
class Scene:
    """Everything that the figure shows."""

    board: str
    position: Position
    rulers: Mapping[int, str | None] = field(default_factory=dict)
    marks: Marks = field(default_factory=Marks)
    lang: str | None = None
    words: Mapping[int, list[str]] | None = None
    """The clearings in words, where they are known already."""
    drawn: tuple[Mark, ...] = ()
    """What somebody drew on the map."""
    wash: Wash | None = None
    """What colours the clearings."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in turn order."""
        return tuple(self.position["seats"])


def board_figure(
    board: str,
    position: Position,
    rulers: Mapping[int, str | None] | None = None,
    marks: Marks | None = None,
    lang: str | None = None,
) -> go.Figure:
    """The map of a position as a figure of its own, for a page, a picture or a test."""
    scene = Scene(board, position, rulers or {}, marks or Marks(), lang)
    return go.Figure(scene_traces(scene), board_layout(board))


def scene_traces(scene: Scene) -> list[go.Scatter]:
    """The traces of a map as they are in that scene."""
    data = scene_data(scene)
    traces = blank_traces(scene.board, scene.seats)
    for trace in traces:
        trace.update(data[trace.name])
    return traces


def _filled(name: str, fill: str, edge: str, width: float = 1.0) -> go.Scatter:
    return go.Scatter(
        name=name, x=NOTHING[:, 0], y=NOTHING[:, 1], mode="lines" if width else "none", fill="toself",
        fillcolor=fill,
        line={"color": edge, "width": width}, hoverinfo="skip", showlegend=False,
    )  # fmt: skip


def blank_traces(board: str, seats: Sequence[str]) -> list[go.Scatter]:
    """All traces of a map with these seats, bare; their number and order never change."""
    clear = "rgba(0,0,0,0)"
    traces = [_filled(wash_name(f, level), wash_color(f, level), clear, 0) for f, level in wash_shades(seats)]
    for trace in traces:
        trace.opacity = OPACITY
    traces += [
        _filled("glow", "rgba(255,196,40,0.72)", clear, 0),
        _filled("target", "#2b2118", "#ffe7a0", 0.9),
        _filled("selected", "#2b2118", "#fff7dc", 1.4),
    ]
    for f in seats:
        traces.append(_filled(f"ruler {f}", look(f).main, look(f).dark, 0.8))
        traces.append(_filled(f"ruler mark {f}", look(f).ink, clear, 0))
    traces += [_filled("ruin", "#b9ab97", "#6e6250"), _filled("ruin mark", "#5d5243", clear, 0)]
    traces += [_filled(f"trail {f}", look(f).main, "#fffaf0", 1.2) for f in seats]
    traces += [_filled(trace_name(color), INK[color], EDGE, 1.2) for color in INK]
    if has_forests(seats):
        traces += [_filled("badge", "#f6edd3", "#3f5630", 1.4), _filled("badge mark", "#3f5630", clear, 0)]
    for kind in ("building", "token", "warrior"):
        for f in seats:
            traces.append(_filled(f"{kind} {f}", look(f).main, look(f).dark, 1.3))
            traces.append(_filled(f"{kind} mark {f}", look(f).ink, clear, 0))
    traces += [_filled("figure", PLATE, palette.INK, 1.1), _filled("figure mark", palette.INK, clear, 0)]
    p = plan(board)
    if has_forests(seats):
        traces += [
            _unseen(f"forest {k}", forest_points(forest.x, forest.y, 1.9), -1 - k)
            for k, forest in enumerate(p.board.forests)
        ]
    return traces + [_hit_trace(p, c) for c in p.board.clearings]


def has_forests(seats: Sequence[str]) -> bool:
    """Whether forests matter: somebody at the table is a pawn (2.4)."""
    return any(look(f).pawn for f in seats)


def place_of(board: Board, number: int) -> Place:
    """The place with that number in a trace's ``customdata``: a clearing, or -1, -2 … for the forests."""
    return number if number > 0 else board.forests[-1 - number].clearings


def _hit_trace(p: Plan, c: int) -> go.Scatter:
    return _unseen(f"clearing {c}", hit_points(p.board.x[c], p.board.y[c]), c)


def _unseen(name: str, points: tuple[list[float], list[float]], number: int) -> go.Scatter:
    x, y = points
    return go.Scatter(
        name=name, x=x, y=y, mode="lines", line={"width": 0, "color": "rgba(0,0,0,0)"},
        customdata=[number] * len(x), hovertext="", hoverinfo="text", showlegend=False,
        hoverlabel={
            "bgcolor": "#fffaf0", "bordercolor": "#8d7a55", "align": "left", "namelength": -1,
            "font": {"color": palette.INK, "size": 13, "family": _FONT},
        },
    )  # fmt: skip


def board_layout(board: str) -> go.Layout:
    """The fixed layout: the printed board below, no axes, nothing to drag."""
    p = plan(board)
    axis = {"visible": False, "fixedrange": True, "showgrid": False, "zeroline": False, "autorange": False}
    season = palette.season(board)
    return go.Layout(
        xaxis={**axis, "range": [p.left, p.right], "constrain": "domain"},
        yaxis={**axis, "range": [p.bottom, p.top], "scaleanchor": "x", "constrain": "domain"},
        images=[
            {
                "source": printed_uri(board), "xref": "x", "yref": "y", "x": p.left, "y": p.top,
                "sizex": p.width, "sizey": p.height, "sizing": "stretch", "layer": "below",
            }
        ],
        margin={"l": 0, "r": 0, "t": 0, "b": 0, "pad": 0},
        paper_bgcolor=season.paper_edge, plot_bgcolor=season.paper,
        hovermode="closest", hoverdistance=26, clickmode="event", dragmode=False, showlegend=False,
        uirevision="map", autosize=True, template="none",
    )  # fmt: skip


def scene_data(scene: Scene) -> dict[str, dict[str, Any]]:
    """The values of every trace that changes, by the trace's name."""
    return dict(_scene_data(scene))


def _xy(shape: Shape) -> dict[str, Any]:
    return {"x": np.ascontiguousarray(shape[:, 0]), "y": np.ascontiguousarray(shape[:, 1])}


def _scene_data(scene: Scene) -> Iterator[tuple[str, dict[str, Any]]]:
    p = plan(scene.board)
    board, position, seats, marks = p.board, scene.position, scene.seats, scene.marks
    yield "glow", _xy(pieces.rings(board, marks.targets, "glow"))
    yield "target", _xy(pieces.rings(board, marks.targets, "target"))
    yield "selected", _xy(pieces.rings(board, marks.selected, "selected"))
    plates, icons = pieces.ruins(board, position)
    yield "ruin", _xy(plates)
    yield "ruin mark", _xy(icons)
    for f in seats:
        plates, icons = pieces.rulers(board, scene.rulers, f)
        yield f"ruler {f}", _xy(plates)
        yield f"ruler mark {f}", _xy(icons)
        yield f"trail {f}", _xy(trail(p, [(a, b) for who, a, b in marks.moved if who == f]))
        for kind, (plates, icons) in (
            ("building", pieces.buildings(board, position, f)),
            ("token", pieces.tokens(board, position, f)),
            ("warrior", pieces.warriors(board, position, f, seats)),
        ):
            yield f"{kind} {f}", _xy(plates)
            yield f"{kind} mark {f}", _xy(icons)
    for name, outlines in wash_shapes(board, seats, scene.wash):
        yield name, _xy(outlines)
    for name, outlines in drawn_shapes(board, scene.drawn).items():
        yield name, _xy(outlines)
    if has_forests(seats):
        taken = pawns(position).values()
        picked = [place for place in (*marks.targets, *marks.selected) if place not in taken]
        yield "badge", _xy(pieces.badges(board, (*picked, *taken)))
        yield "badge mark", _xy(pieces.badge_marks(board, picked))
        for k, forest in enumerate(board.forests):
            words = forest_lines(forest.clearings, position, scene.lang)
            yield f"forest {k}", {"hovertext": as_hover(words)}
    for c in board.clearings:
        lines = (
            clearing_lines(board, c, position, scene.rulers.get(c), scene.lang)
            if scene.words is None
            else scene.words[c]
        )
        figure = [] if scene.wash is None else [scene.wash.line(c)]
        more = marks_at(scene.drawn, c, scene.lang)
        yield f"clearing {c}", {"hovertext": as_hover([*lines, *figure, *more])}

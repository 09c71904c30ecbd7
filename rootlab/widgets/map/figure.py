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
from rootlab.widgets.art.outline import NOTHING
from rootlab.widgets.map import pieces
from rootlab.widgets.map.drawn import drawn_shapes, marks_at
from rootlab.widgets.map.hits import forest_points, hit_points
from rootlab.widgets.map.laid import Layer, outlines
from rootlab.widgets.map.looks import LayerLook, has_forests, layer_looks
from rootlab.widgets.map.pieces import Position
from rootlab.widgets.map.places import Place, pawns
from rootlab.widgets.map.plan import Plan, plan
from rootlab.widgets.map.printed import printed_uri
from rootlab.widgets.map.trail import trail
from rootlab.widgets.map.wash import Wash, wash_shapes
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


def _filled(layer: LayerLook) -> go.Scatter:
    return go.Scatter(
        name=layer.name, x=NOTHING[:, 0], y=NOTHING[:, 1], mode="lines" if layer.width else "none",
        fill="toself", fillcolor=layer.fill, line={"color": layer.edge, "width": layer.width},
        opacity=layer.opacity, hoverinfo="skip", showlegend=False,
    )  # fmt: skip


def blank_traces(board: str, seats: Sequence[str]) -> list[go.Scatter]:
    """All traces of a map with these seats, bare; their number and order never change."""
    return [_filled(layer) for layer in layer_looks(tuple(seats))] + hit_traces(board, seats)


def hit_traces(board: str, seats: Sequence[str]) -> list[go.Scatter]:
    """The traces with the words of every place, which hear of clicks and show nothing."""
    p = plan(board)
    forests = p.board.forests if has_forests(seats) else ()
    traces = [
        _unseen(f"forest {k}", forest_points(forest.x, forest.y, 1.9), -1 - k)
        for k, forest in enumerate(forests)
    ]
    return traces + [_hit_trace(p, c) for c in p.board.clearings]


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
    data: dict[str, dict[str, Any]] = {}
    for name, layer in scene_layers(scene).items():
        outline = outlines(layer)
        data[name] = {"x": np.ascontiguousarray(outline[:, 0]), "y": np.ascontiguousarray(outline[:, 1])}
    for name, words in scene_words(scene).items():
        data[name] = {"hovertext": words}
    return data


def scene_layers(scene: Scene) -> dict[str, Layer]:
    """What lies in every trace that is seen, by the trace's name."""
    return dict(_layers(scene))


def _layers(scene: Scene) -> Iterator[tuple[str, Layer]]:
    p = plan(scene.board)
    board, position, seats, marks = p.board, scene.position, scene.seats, scene.marks
    yield "glow", pieces.rings(board, marks.targets, "glow")
    yield "target", pieces.rings(board, marks.targets, "target")
    yield "selected", pieces.rings(board, marks.selected, "selected")
    yield "ruin", pieces.ruins(board, position)[0]
    yield "ruin mark", pieces.ruins(board, position)[1]
    for f in seats:
        plates, icons = pieces.rulers(board, scene.rulers, f)
        yield f"ruler {f}", plates
        yield f"ruler mark {f}", icons
        yield f"trail {f}", [trail(p, [(a, b) for who, a, b in marks.moved if who == f])]
        for kind, (plates, icons) in (
            ("building", pieces.buildings(board, position, f)),
            ("token", pieces.tokens(board, position, f)),
            ("warrior", pieces.warriors(board, position, f, seats)),
        ):
            yield f"{kind} {f}", plates
            yield f"{kind} mark {f}", icons
    for name, outline in wash_shapes(board, seats, scene.wash):
        yield name, [outline]
    for name, outline in drawn_shapes(board, scene.drawn).items():
        yield name, [outline]
    if has_forests(seats):
        taken = pawns(position).values()
        picked = [place for place in (*marks.targets, *marks.selected) if place not in taken]
        yield "badge", pieces.badges(board, (*picked, *taken))
        yield "badge mark", pieces.badge_marks(board, picked)


def scene_words(scene: Scene) -> dict[str, str]:
    """The words of every place on hover, by the name of its trace."""
    board, position = plan(scene.board).board, scene.position
    found = {}
    if has_forests(scene.seats):
        for k, forest in enumerate(board.forests):
            found[f"forest {k}"] = as_hover(forest_lines(forest.clearings, position, scene.lang))
    for c in board.clearings:
        lines = (
            clearing_lines(board, c, position, scene.rulers.get(c), scene.lang)
            if scene.words is None
            else scene.words[c]
        )
        figure = [] if scene.wash is None else [scene.wash.line(c)]
        more = marks_at(scene.drawn, c, scene.lang)
        found[f"clearing {c}"] = as_hover([*lines, *figure, *more])
    return found

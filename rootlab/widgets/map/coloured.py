"""The map of a position for a notebook, coloured by a measure if that is wished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import plotly.graph_objects as go

from rootlab.analysis.drawing import Drawing
from rootlab.analysis.eyes import OPEN, looking, moment, refused
from rootlab.analysis.measures.table import BY_CLEARING, MEASURES, measures
from rootlab.components.board import load_board
from rootlab.engine.state import State
from rootlab.engine.view import View
from rootlab.language import text
from rootlab.widgets.art.palette import INK
from rootlab.widgets.map.figure import Scene, board_layout, scene_traces
from rootlab.widgets.map.wash import SHADES, Wash, color, span, trace_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd

    from rootlab.record.game import Game

MARGIN: Final = "margin"
"""The measure by which a seat is ahead of all others, or behind."""


def measure_wash(
    table: pd.DataFrame, measure: str, faction: str, rulers: Mapping[int, str | None], lang: str | None
) -> Wash:
    """The figures of a measure for the clearings, out of a table of measures.

    A clearing takes the colour of whose figure it is (of a margin, of whoever is ahead there); below 0 it is
    grey.
    What belongs to a faction as a whole colours every clearing by the faction that rules it; ``faction``
    does not matter then.
    """
    rows = table[table.measure == measure]
    words = text(f"measure-{measure}", lang)
    if measure in BY_CLEARING:
        mine = rows[rows.faction == faction]
        values = {int(c): float(v) for c, v in zip(mine.clearing, mine.value, strict=True)}
        title = text("measures-of", lang, player=faction, measure=words)
        own = {c: faction for c, value in values.items() if value > 0}
        return Wash(title, values, _ahead(rows) if measure == MARGIN else own)
    by_faction = dict(zip(rows.faction, rows.value, strict=True))
    ruled = {c: float(by_faction[who]) for c, who in rulers.items() if who in by_faction}
    owners = {c: str(rulers[c]) for c, value in ruled.items() if value > 0}
    return Wash(text("measures-of-rulers", lang, measure=words), ruled, owners)


def _ahead(margins: pd.DataFrame) -> dict[int, str]:
    """The faction that is ahead in each clearing; where two are level, nobody."""
    ahead = margins[margins.value > 0]
    return {int(c): str(f) for c, f in zip(ahead.clearing, ahead.faction, strict=True)}


def board(
    state: State | View | Game,
    colour_by: str | None = None,
    faction: str | None = None,
    *,
    eyes: str | None = None,
    lang: str | None = None,
) -> go.Figure:
    """The map of a position as a figure.

    ``colour_by`` is a measure of ``rl.measures``: every clearing is coloured by its value for ``faction``
    (the player whose turn it is, or the first that has the measure), with the value at its rim and a
    legend below; a measure without clearings colours each clearing by the value of who rules it.
    Pieces that lie face down and cards are shown as far as ``eyes`` see them: a seat's
    name, by default those of a view, or all.
    """
    state = moment(state)
    whole, eyes = looking(state, eyes)
    reader = whole if eyes is None or eyes == OPEN else whole.view(eyes)
    if isinstance(state, View):
        reader = state
    position = reader.to_dict()
    name = str(position["map"])
    rulers = {c: reader.rules(c) for c in load_board(name).clearings}
    wash = None
    if colour_by is not None:
        if colour_by not in MEASURES:
            raise refused("measures-none", given=str(colour_by), measures=list(MEASURES))
        wished, faction = faction, faction or str(position["turn"]["player"])
        if faction not in whole.seats:
            raise refused("odds-no-seat", given=str(faction), seats=list(whole.seats))
        table = measures(reader, eyes)
        if not (table.measure == colour_by).any():
            raise refused("measures-nobody", measure=colour_by)
        having = list(dict.fromkeys(table.faction[table.measure == colour_by]))
        if colour_by in BY_CLEARING and faction not in having:
            if wished is not None:
                raise refused("measures-not-of", measure=colour_by, faction=faction, seats=having)
            faction = str(having[0])
        wash = measure_wash(table, colour_by, faction, rulers, lang)
    scene = Scene(name, position, rulers, lang=lang, wash=wash)
    words = text("shown-board", lang, seats=list(scene.seats))
    figure = Drawing(scene_traces(scene), board_layout(name), words)
    figure.update_layout(height=760)  # as wide as its cell
    if wash is not None:
        _legend(figure, wash)
    return figure


def _legend(figure: go.Figure, wash: Wash) -> None:
    """Below the map: what the colours mean."""
    shades = {trace_name(shade.seat, shade.level): (k, shade) for k, shade in enumerate(wash.shades())}
    for trace in figure.data:
        if trace.name in shades:
            rank, shade = shades[trace.name]
            trace.update(
                name=span(shade.low, shade.high), showlegend=True, legendrank=rank, mode="lines",
                line={"color": color(shade.seat, SHADES), "width": 1},
            )  # fmt: skip
    figure.update_layout(
        showlegend=True, height=830, margin={"t": 36, "b": 34},
        title={
            "text": wash.title, "x": 0.02, "y": 0.985, "yanchor": "top", "font": {"size": 15, "color": INK},
        },
        legend={
            "orientation": "h", "x": 0.0, "y": -0.005, "yanchor": "top", "font": {"color": INK, "size": 13},
            "itemclick": False, "itemdoubleclick": False,
        },
    )  # fmt: skip

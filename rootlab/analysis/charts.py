"""Charts of exact odds and of a turn's outcomes, as plotly figures.

They stand on paper of their own, so that they read the same in a light and in a dark notebook.  Colours
run from light to dark in one hue; nothing is told by colour alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import plotly.graph_objects as go

from rootlab.language import text

if TYPE_CHECKING:
    from rootlab.analysis.odds.battle_odds import BattleOdds
    from rootlab.analysis.turn.options import TurnOptions

PAPER: Final = "#fffaf0"
INK: Final = "#3a2f25"
LINE: Final = "#d9cfb8"
DOT: Final = "#2a6f97"
RING: Final = "#b3541e"
SCALE: Final = [[0.0, "#f1ead7"], [0.25, "#bcd3d6"], [0.5, "#7ba9bf"], [0.75, "#3f7598"], [1.0, "#14405f"]]
WIDTH: Final = 640
"""How wide a chart is that stands in a notebook by itself."""
FONT: Final = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"


def paper(title: str, x: str, y: str, **more: Any) -> go.Layout:
    """The layout of a chart with these words."""
    axis = {"gridcolor": LINE, "zeroline": False, "linecolor": INK, "fixedrange": True, "automargin": True}
    return go.Layout(
        title={
            "text": title, "font": {"size": 13.5}, "x": 0.0, "xanchor": "left", "xref": "paper",
            "y": 1.0, "yanchor": "top", "yref": "container", "pad": {"t": 20},
        },
        xaxis={**axis, "title": {"text": x}}, yaxis={**axis, "title": {"text": y}},
        paper_bgcolor=PAPER, plot_bgcolor=PAPER, font={"color": INK, "family": FONT, "size": 13},
        margin={"l": 12, "r": 12, "t": 60, "b": 12}, height=380, showlegend=False, dragmode=False,
        hoverlabel={"bgcolor": PAPER, "bordercolor": INK, "font": {"color": INK}}, template="none", **more,
    )  # fmt: skip


def losses_chart(odds: BattleOdds, lang: str | None = None) -> go.Figure:
    """The exact probability of each pair of losses, as colour and as text."""
    table = odds.losses()
    down, across = list(table.index), list(table.columns)
    shares = [[float(table.loc[a, d]) for d in across] for a in down]
    shown = [[text("chart-share", lang, share=_percent(p)) if p else "" for p in row] for row in shares]
    words = [
        [text("odds-chart-cell", lang, attacker_losses=a, defender_losses=d, share=_percent(p))
         for d, p in zip(across, row, strict=True)]
        for a, row in zip(down, shares, strict=True)
    ]  # fmt: skip
    heat = go.Heatmap(
        name="losses", x=across, y=down, z=[[p or None for p in row] for row in shares], text=shown,
        texttemplate="%{text}", customdata=words, hovertemplate="%{customdata}<extra></extra>",
        colorscale=SCALE, zmin=0.0, showscale=False, xgap=3, ygap=3, hoverongaps=False,
    )  # fmt: skip
    title = text(
        "odds-chart-title", lang, attacker=odds.attacker, defender=odds.defender, clearing=odds.clearing
    )
    layout = paper(
        title,
        text("odds-chart-defender", lang, defender=odds.defender),
        text("odds-chart-attacker", lang, attacker=odds.attacker),
    )
    layout.xaxis.update(tickvals=across, showgrid=False)
    layout.yaxis.update(tickvals=down, showgrid=False)
    return go.Figure([heat], layout)


def turn_chart(options: TurnOptions, chosen: int | None = None, lang: str | None = None) -> go.Figure:
    """Every outcome that was found: points scored against pieces at risk.

    Outcomes with the same points and risk are one dot, larger the more they are; ``customdata`` is the row
    of the outcome that a dot stands for.  ``chosen`` is a row with a ring.
    """
    groups = options.dots()
    dots = go.Scatter(
        name="outcomes", x=groups["risk"], y=groups["points"], mode="markers", customdata=groups["row"],
        text=[
            text("turn-chart-dot", lang, points=_plain(p), risk=_plain(r), count=int(n))
            for p, r, n in zip(groups["points"], groups["risk"], groups["count"], strict=True)
        ],
        hovertemplate="%{text}<extra></extra>",
        marker={
            "color": DOT, "opacity": 0.8, "line": {"color": INK, "width": 1},
            "size": [9 + min(18.0, 3 * float(n) ** 0.35) for n in groups["count"]],
        },
    )  # fmt: skip
    row = None if chosen is None else options.outcomes.iloc[chosen]
    ring = go.Scatter(
        name="chosen", x=[] if row is None else [row["risk"]], y=[] if row is None else [row["points"]],
        mode="markers", hoverinfo="skip",
        marker={"symbol": "circle-open", "size": 32, "color": RING, "line": {"width": 3, "color": RING}},
    )  # fmt: skip
    layout = paper(
        text(
            "turn-chart-title",
            lang,
            player=options.faction,
            count=options.count,
            share=_percent(options.share),
            whole="yes" if options.complete else "no",
        ),
        text("turn-measure-risk", lang),
        text("turn-measure-points", lang),
    )
    layout.margin.t = 78  # for a title of three lines
    if len(groups) and max(groups["risk"].max(), groups["points"].max()) <= 20:
        layout.xaxis.update(dtick=1)
        layout.yaxis.update(dtick=1)
    return go.Figure([dots, ring], layout)


def _percent(p: float) -> float:
    """A probability in percent, with one decimal."""
    return round(100 * p, 1)


def _plain(value: float) -> float:
    """A number as short as it can be written."""
    return int(value) if value == int(value) else round(float(value), 2)

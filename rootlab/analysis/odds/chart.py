"""The losses of a battle as a heat map."""

from __future__ import annotations

from typing import TYPE_CHECKING

import plotly.graph_objects as go

from rootlab.analysis.paper import SCALE, Chart, paper, percent
from rootlab.language import text

if TYPE_CHECKING:
    import pandas as pd


def losses_chart(
    losses: pd.DataFrame, attacker: str, defender: str, clearing: int, lang: str | None = None
) -> Chart:
    """The exact probability of each pair of losses, as colour and as text.

    ``losses`` has the attacker's losses as rows and the defender's as columns.
    """
    down, across = list(losses.index), list(losses.columns)
    shares = [[float(losses.loc[a, d]) for d in across] for a in down]
    shown = [[text("chart-share", lang, share=percent(p)) if p else "" for p in row] for row in shares]
    words = [
        [text("odds-chart-cell", lang, attacker_losses=a, defender_losses=d, share=percent(p))
         for d, p in zip(across, row, strict=True)]
        for a, row in zip(down, shares, strict=True)
    ]  # fmt: skip
    heat = go.Heatmap(
        name="losses", x=across, y=down, z=[[p or None for p in row] for row in shares], text=shown,
        texttemplate="%{text}", customdata=words, hovertemplate="%{customdata}<extra></extra>",
        colorscale=SCALE, zmin=0.0, showscale=False, xgap=3, ygap=3, hoverongaps=False,
    )  # fmt: skip
    layout = paper(
        text("odds-chart-title", lang, attacker=attacker, defender=defender, clearing=clearing),
        text("odds-chart-defender", lang, defender=defender),
        text("odds-chart-attacker", lang, attacker=attacker),
    )
    layout.xaxis.update(tickvals=across, showgrid=False)
    layout.yaxis.update(tickvals=down, showgrid=False)
    return Chart([heat], layout)

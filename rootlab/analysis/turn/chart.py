"""Every way a turn can end, as dots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import plotly.graph_objects as go

from rootlab.analysis.paper import DOT, INK, RING, Chart, paper
from rootlab.language import text

if TYPE_CHECKING:
    import pandas as pd


def turn_chart(
    dots: pd.DataFrame, chosen: Mapping[str, float] | None, title: str, lang: str | None = None
) -> Chart:
    """Every outcome that was found: points scored against pieces at risk.

    ``dots`` has the columns ``risk points count row``: outcomes with the same points and risk are one dot,
    larger the more they are; ``customdata`` is the row of the outcome that a dot stands for.  ``chosen`` is
    an outcome with a ring.
    """
    found = go.Scatter(
        name="outcomes", x=dots["risk"], y=dots["points"], mode="markers", customdata=dots["row"],
        text=[
            text("turn-chart-dot", lang, points=_plain(p), risk=_plain(r), count=int(n))
            for p, r, n in zip(dots["points"], dots["risk"], dots["count"], strict=True)
        ],
        hovertemplate="%{text}<extra></extra>",
        marker={
            "color": DOT, "opacity": 0.8, "line": {"color": INK, "width": 1},
            "size": [9 + min(18.0, 3 * float(n) ** 0.35) for n in dots["count"]],
        },
    )  # fmt: skip
    ring = go.Scatter(
        name="chosen", x=[] if chosen is None else [chosen["risk"]],
        y=[] if chosen is None else [chosen["points"]], mode="markers", hoverinfo="skip",
        marker={"symbol": "circle-open", "size": 32, "color": RING, "line": {"width": 3, "color": RING}},
    )  # fmt: skip
    layout = paper(title, text("turn-measure-risk", lang), text("turn-measure-points", lang))
    layout.margin.t = 78  # for a title of three lines
    if len(dots) and max(dots["risk"].max(), dots["points"].max()) <= 20:
        layout.xaxis.update(dtick=1)
        layout.yaxis.update(dtick=1)
    return Chart([found, ring], layout)


def _plain(value: float) -> float:
    """A number as short as it can be written."""
    return int(value) if value == int(value) else round(float(value), 2)

"""What every chart looks like: its paper, ink and scale, and how it follows the notebook's theme.

A chart is drawn in light colours.  Where the page is dark, the page itself turns them: lightness is
mirrored and hues stay, so that a dark theme that is switched on later needs no kernel.
"""

from __future__ import annotations

from typing import Any, Final

import plotly.graph_objects as go

from rootlab.analysis.drawing import Drawing
from rootlab.analysis.notebook import in_notebook

PAPER: Final = "#fffaf0"
INK: Final = "#3a2f25"
LINE: Final = "#d9cfb8"
DOT: Final = "#2a6f97"
RING: Final = "#b3541e"
SCALE: Final = [[0.0, "#f1ead7"], [0.25, "#bcd3d6"], [0.5, "#7ba9bf"], [0.75, "#3f7598"], [1.0, "#14405f"]]
"""From light to dark in one hue."""
FONT: Final = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
CHART: Final = "rl-chart"
"""The class of a chart that is a widget."""
_MARK: Final = "rl-chart-theme"
_OUTPUT: Final = ".jp-OutputArea-child"
_DARK: Final = '[data-jp-theme-light="false"]'
STYLE: Final = (
    f"{_DARK} .{CHART} .svg-container, {_DARK} {_OUTPUT}:has(.{_MARK}) + {_OUTPUT} .svg-container"
    " { filter: invert(.9) hue-rotate(180deg); }\n"
    f"{_OUTPUT}:has(.{_MARK}) {{ display: none !important; }}\n"
)
"""Turns charts in a dark page.  JupyterLab, Notebook, Voila and an exported page mark a dark theme alike."""


class Chart(Drawing):
    """A figure that takes :data:`STYLE` along into a notebook."""

    def _ipython_display_(self) -> None:
        if in_notebook():
            from IPython import display

            shows: Any = display
            shows.display(shows.HTML(f'<style class="{_MARK}">{STYLE}</style>'))
        super()._ipython_display_()


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


def percent(p: float) -> float:
    """A probability in percent, with one decimal."""
    return round(100 * p, 1)

"""The chart below a tool's page: one figure widget, made when it is first wanted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import ipywidgets

from rootlab.analysis.paper import CHART, STYLE
from rootlab.widgets.plot import Plot

if TYPE_CHECKING:
    import plotly.graph_objects as go

Picked = Callable[[int], None]
LINGER: Final = 2.0
"""Seconds for which a figure that was put away still hears its page."""


class ChartFigure(Plot):
    """A figure widget that follows the page's theme."""

    _css = STYLE


class Chart:
    """One chart.  A figure widget carries plotly along to the page, so it is closed when it is put away."""

    def __init__(self, picked: Picked | None = None) -> None:
        self._picked = picked
        self._figure: Plot | None = None
        self._key: object = None

    @property
    def widgets(self) -> tuple[ipywidgets.DOMWidget, ...]:
        """What is shown; nothing as long as there is no figure."""
        return () if self._figure is None else (self._figure,)

    @property
    def figure(self) -> Plot | None:
        """The figure widget, while there is one."""
        return self._figure

    def show(self, key: object, make: Callable[[], go.Figure]) -> None:
        """Show the figure that ``make`` makes; with the same key it is there already."""
        if self._figure is not None and key == self._key:
            return
        self._key = key
        if self._figure is None:
            self._figure = ChartFigure(make(), self._clicked)
            self._figure.add_class(CHART)
        else:
            self._figure.show(make())

    def _clicked(self, trace: int, point: int) -> None:
        if self._picked is None or self._figure is None:
            return
        rows = self._figure.source.data[trace].customdata
        if rows is not None and 0 <= point < len(rows):
            self._picked(int(rows[point]))

    def close(self) -> None:
        """Give the figure up, after the page has taken it off: what it still says needs a hearer."""
        figure, self._figure, self._key = self._figure, None, None
        if figure is None:
            return
        try:
            asyncio.get_running_loop().call_later(LINGER, figure.close)
        except RuntimeError:  # no page
            figure.close()

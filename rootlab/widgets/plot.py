"""A plotly figure on a page, drawn by the one plotly.js of the page.

plotly's own widget carries the whole of plotly.js with every figure, tells the kernel about every move of
the mouse, and stops listening once it was taken off the page and put there again.  This one tells of clicks
and nothing else, and what a page meets that opens it later is the figure as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import traitlets

from rootlab.widgets.stock import Shown

if TYPE_CHECKING:
    import plotly.graph_objects as go

Picked = Callable[[int, int], None]
"""What is called with the number of the trace and of the point in it that were clicked."""


class Plot(Shown):
    """A figure; ``show(figure)`` puts another one in its place."""

    figure = traitlets.Dict().tag(sync=True)

    def __init__(self, figure: go.Figure, picked: Picked | None = None) -> None:
        self._picked = picked
        self.source = figure
        super().__init__(view="plot", figure=plain(figure))
        self.on_msg(self._message)

    def show(self, figure: go.Figure) -> None:
        """Show that figure from now on."""
        self.source = figure
        self.figure = plain(figure)

    def _message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        clicked = content.get("click") if isinstance(content, dict) else None
        if self._picked is None or not isinstance(clicked, list) or len(clicked) != 2:
            return
        trace, point = clicked
        if isinstance(trace, int) and isinstance(point, int) and 0 <= trace < len(self.source.data):
            self._picked(trace, point)


def plain(figure: go.Figure) -> dict[str, Any]:
    """The figure as JSON holds it."""
    made: dict[str, Any] = json.loads(figure.to_json())
    return {"data": made["data"], "layout": made["layout"]}

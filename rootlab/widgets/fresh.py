"""A plotly figure widget that a page always meets as it is now."""

from __future__ import annotations

from contextlib import AbstractContextManager
from copy import deepcopy
from threading import RLock
from typing import Any

from rootlab.widgets.map.quick import load_figure_widget

load_figure_widget()

import plotly.graph_objects as go  # noqa: E402

CONFIG = {"displayModeBar": False, "responsive": True, "doubleClick": False, "scrollZoom": False}


class FreshFigure(go.FigureWidget):  # type: ignore[misc]
    """A figure widget without plotly's own buttons, whose state for a new page is never an old one."""

    def __init__(self, data: Any = None, layout: Any = None) -> None:
        super().__init__(data=data, layout=layout)
        self._config: dict[str, Any] = dict(CONFIG)
        self._lock = RLock()

    @property
    def lock(self) -> AbstractContextManager[bool]:
        """What to hold while the figure is changed.

        JupyterLab hears widgets in a thread beside the one that runs cells.  While the figure takes in
        a message of the page, traitlets holds its notifications back and merges them: an update that a
        cell makes at that moment would be lost.
        """
        return self._lock

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take in a message of the page."""
        with self._lock:
            super().set_state(sync_data)

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """What a page is given that opens the figure anew: how it is now.

        plotly refreshes the two synced traits only when it makes a figure, so that a reloaded page
        would show the figure as it was at first.
        """
        if key is None and "_layout_obj" in self.__dict__:
            self._trait_values["_widget_layout"] = deepcopy(self._layout_obj._props)
            self._trait_values["_widget_data"] = deepcopy(self._data)
        state: dict[str, Any] = super().get_state(key=key, drop_defaults=drop_defaults)
        return state

    def push_state(self) -> None:
        """Write the figure as it is now into what a saved or exported notebook holds."""
        self._widget_layout = deepcopy(self._layout_obj._props)
        self._widget_data = deepcopy(self._data)

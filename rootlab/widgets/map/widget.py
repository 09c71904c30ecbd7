"""The map in a notebook: one figure widget, kept and updated, never rebuilt for a step."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np

from rootlab.widgets.map.figure import Scene, blank_traces, board_layout, scene_data
from rootlab.widgets.map.plan import plan
from rootlab.widgets.map.quick import load_figure_widget

load_figure_widget()

import plotly.graph_objects as go  # noqa: E402

CONFIG = {"displayModeBar": False, "responsive": True, "doubleClick": False, "scrollZoom": False}


class BoardWidget(go.FigureWidget):  # type: ignore[misc]
    """The map as a widget: ``show(scene)`` brings it up to date, ``on_clearing`` hears of clicks."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(data=blank_traces(scene.board, scene.seats), layout=board_layout(scene.board))
        self._config: dict[str, Any] = dict(CONFIG)
        self._heard: list[Callable[[int], None]] = []
        self._shown: dict[str, dict[str, Any]] = {}
        self._made_for = (scene.board, scene.seats)
        self._listen()
        self.show(scene)

    def on_clearing(self, heard: Callable[[int], None]) -> None:
        """Call ``heard`` with the number of a clearing that is clicked."""
        self._heard.append(heard)

    def show(self, scene: Scene) -> int:
        """Show that scene; say how many traces had to change."""
        if (scene.board, scene.seats) != self._made_for:
            self._remake(scene)
        news = {
            name: values
            for name, values in scene_data(scene).items()
            if not _same(values, self._shown.get(name))
        }
        if news:
            with self.batch_update():
                for name, values in news.items():
                    trace: Any = self._by_name[name]
                    for key, value in values.items():
                        trace[key] = value
            self._shown.update(news)
        return len(news)

    def _remake(self, scene: Scene) -> None:
        """Other seats or another map: other traces, once."""
        self.data = ()
        self.add_traces(blank_traces(scene.board, scene.seats))
        if scene.board != self._made_for[0]:
            layout = board_layout(scene.board)
            with self.batch_update():
                self.layout.images = layout.images
                self.layout.xaxis.range = layout.xaxis.range
                self.layout.yaxis.range = layout.yaxis.range
                self.layout.paper_bgcolor = layout.paper_bgcolor
                self.layout.plot_bgcolor = layout.plot_bgcolor
        self._shown = {}
        self._made_for = (scene.board, scene.seats)
        self._listen()

    def _listen(self) -> None:
        self._by_name: dict[str, Any] = {}
        trace: Any
        for trace in tuple(self.data):
            self._by_name[trace.name] = trace
        for c in plan(self._made_for[0]).board.clearings:
            self._by_name[f"clearing {c}"].on_click(self._clicked)

    def _clicked(self, trace: Any, points: Any, _state: Any) -> None:
        # Every trace with a callback hears of every click; the points say whose it is.
        if points.point_inds:
            for heard in self._heard:
                heard(int(trace.customdata[points.point_inds[0]]))

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """What a page is given that opens the figure anew: how it is now.

        plotly refreshes the two synced traits only when it makes a figure, so that a reloaded page
        would show the map as it was at first.
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


def _same(values: dict[str, Any], shown: dict[str, Any] | None) -> bool:
    if shown is None:
        return False
    for key, value in values.items():
        if isinstance(value, np.ndarray):
            if not np.array_equal(value, shown[key], equal_nan=True):
                return False
        elif value != shown[key]:
            return False
    return True

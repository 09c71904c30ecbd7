"""The map in a notebook: one figure widget, kept and updated, never rebuilt for a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from rootlab.components.board import load_board
from rootlab.widgets.fresh import FreshFigure
from rootlab.widgets.map.figure import Scene, board_layout, place_of, scene_data, scene_traces
from rootlab.widgets.map.places import Place


class BoardWidget(FreshFigure):
    """The map as a widget: ``show(scene)`` brings it up to date, ``on_place`` hears of clicks."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(data=scene_traces(scene), layout=board_layout(scene.board))
        self._heard: list[Callable[[Place], None]] = []
        self._made(scene)

    def on_place(self, heard: Callable[[Place], None]) -> None:
        """Call ``heard`` with the clearing or forest that is clicked."""
        self._heard.append(heard)

    def show(self, scene: Scene) -> int:
        """Show that scene; say how many traces had to change."""
        with self.lock:
            if (scene.board, scene.seats) != self._made_for:
                self._remake(scene)
                return len(self._shown)
            data = scene_data(scene)
            news = {name: values for name, values in data.items() if not _same(values, self._shown[name])}
            self._shown.update(news)
            self._put(list(news))
            return len(news)

    def resend(self) -> None:
        """Send everything that may have changed again, to a page that has only just drawn the map.

        While a page loads plotly, updates reach nobody.
        """
        with self.lock:
            if self._sent:
                names = list(self._shown)
                self._send_restyle_msg(self._values(names), [self._index[name] for name in names])

    def _put(self, names: list[str]) -> None:
        """Put the shown values of these traces into the figure and send them, in one message.

        One restyle with every value of every trace in it: a batch update would fill the gaps between
        traces that change in different properties with a placeholder, which plotly's widget takes for
        a value when no page is listening.
        """
        if names:
            self.plotly_restyle(self._values(names), [self._index[name] for name in names])
            self._sent = True

    def _values(self, names: list[str]) -> dict[str, list[Any]]:
        shown = [{**self._hits.get(name, {}), **self._shown[name]} for name in names]
        return {
            "x": [values["x"] for values in shown],
            "y": [values["y"] for values in shown],
            "hovertext": [values.get("hovertext", "") for values in shown],
        }

    def _remake(self, scene: Scene) -> None:
        """Other seats or another map: other traces, once."""
        self.data = ()
        self.add_traces(scene_traces(scene))
        if scene.board != self._made_for[0]:
            layout = board_layout(scene.board)
            with self.batch_update():
                self.layout.images = layout.images
                self.layout.xaxis.range = layout.xaxis.range
                self.layout.yaxis.range = layout.yaxis.range
                self.layout.paper_bgcolor = layout.paper_bgcolor
                self.layout.plot_bgcolor = layout.plot_bgcolor
        self._made(scene)

    def _made(self, scene: Scene) -> None:
        """Note what the traces show now, and listen to the clearings and forests."""
        self._made_for = (scene.board, scene.seats)
        self._sent = False
        self._shown = scene_data(scene)
        self._index: dict[str, int] = {}
        self._hits: dict[str, dict[str, Any]] = {}
        trace: Any
        for index, trace in enumerate(self.data):
            self._index[trace.name] = index
            if trace.name.startswith(("clearing ", "forest ")):
                self._hits[trace.name] = {"x": list(trace.x), "y": list(trace.y)}
                trace.on_click(self._clicked)

    def _clicked(self, trace: Any, points: Any, _state: Any) -> None:
        # Every trace with a callback hears of every click; the points say whose it is.
        if points.point_inds:
            place = place_of(load_board(self._made_for[0]), int(trace.customdata[points.point_inds[0]]))
            for heard in self._heard:
                heard(place)


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

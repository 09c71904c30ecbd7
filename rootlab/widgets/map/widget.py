"""The map in a notebook: one figure of plotly's, kept and updated, never rebuilt for a step.

plotly draws the printed board, tells the words of a place on hover and hears of clicks; everything that
changes is one drawing upon it, in layers (:mod:`rootlab.widgets.map.looks`).  ``static/map.js`` says how a
mark is added that moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import plotly.graph_objects as go
import traitlets

from rootlab.components.board import load_board
from rootlab.components.names import FACTIONS
from rootlab.components.pieces import KIND_OWNER, KINDS
from rootlab.widgets.factions import look
from rootlab.widgets.kept import LOCK
from rootlab.widgets.map.figure import (
    Scene,
    board_layout,
    hit_traces,
    place_of,
    scene_layers,
    scene_traces,
    scene_words,
)
from rootlab.widgets.map.laid import FORMS, Layer, figure_form, form_paths, number_form, piece_form, written
from rootlab.widgets.map.looks import layer_looks
from rootlab.widgets.map.places import Place
from rootlab.widgets.plot import plain
from rootlab.widgets.stock import Shown

HINTS: Final = ("glow", "target", "selected", "trail", "badge")
MOST_ON_A_PIECE: Final = 25
"""The greatest number of pieces of a kind that a faction has (6.2)."""


class BoardWidget(Shown):
    """The map as a widget: ``show(scene)`` brings it up to date, ``on_place`` hears of clicks."""

    figure = traitlets.Dict().tag(sync=True)
    """The printed board and the unseen traces over it; another one only for other seats or another map."""
    layers: Any = traitlets.List().tag(sync=True)
    """Every layer with its looks, from the lowest to the highest."""
    forms = traitlets.Dict().tag(sync=True)
    """The path of every form by its name."""
    hints = traitlets.Dict().tag(sync=True)
    """What lies in the layers of choice and targets; likewise the next three for theirs."""
    rule = traitlets.Dict().tag(sync=True)
    warriors = traitlets.Dict().tag(sync=True)
    houses = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    """What every place tells on hover."""
    answered = traitlets.Int(0).tag(sync=True)
    """How many clicks were answered: the page takes away the ring that it drew by itself."""

    def __init__(self, scene: Scene) -> None:
        self._heard: Callable[[Place], None] | None = None
        self.scene = scene
        super().__init__(view="map", **_made(scene))
        self.show(scene)
        self.on_msg(self._message)

    @property
    def data(self) -> tuple[go.Scatter, ...]:
        """Everything that is shown, as the traces of one figure."""
        return tuple(scene_traces(self.scene))

    def on_place(self, heard: Callable[[Place], None]) -> None:
        """Call ``heard`` with the clearing or forest that is clicked, and nobody else from now on."""
        self._heard = heard

    def show(self, scene: Scene) -> None:
        """Show that scene; what did not change sends nothing."""
        with LOCK, self.hold_sync():
            news = _shown(scene)
            if (scene.board, scene.seats) != (self.scene.board, self.scene.seats):
                news |= _made(scene)
            self.scene = scene
            forms = news.get("forms", self.forms)
            missing = _forms_in(news).difference(forms)
            if missing:
                news["forms"] = {**forms, **form_paths(missing)}
            for name, value in news.items():
                if getattr(self, name) != value:
                    setattr(self, name, value)

    def click(self, place: Place) -> None:
        """Click a place, as the browser does."""
        board = load_board(self.scene.board)
        number = place if isinstance(place, int) else -1 - board.forest_id[place]
        self._message(self, {"place": number}, [])

    def _message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        number = content.get("place") if isinstance(content, dict) else None
        board = load_board(self.scene.board)
        if type(number) is not int or not -len(board.forests) <= number <= board.n or not number:
            return
        try:
            if self._heard is not None:
                self._heard(place_of(board, number))
        finally:
            self.answered += 1


def _made(scene: Scene) -> dict[str, Any]:
    """What is made once for these seats on that map."""
    names = [*FORMS, *(number_form(n) for n in range(1, MOST_ON_A_PIECE + 1))]
    for faction in scene.seats:
        kinds = [kind for kind, owner in zip(KINDS, KIND_OWNER, strict=True) if FACTIONS[owner] == faction]
        marks = dict.fromkeys([*kinds, *look(faction).pieces])
        names += [figure_form(faction), *(piece_form(faction, kind) for kind in marks)]
    return {
        "figure": plain(go.Figure(hit_traces(scene.board, scene.seats), board_layout(scene.board))),
        "layers": [list(look) for look in layer_looks(scene.seats)],
        "forms": form_paths(names),
    }


def _shown(scene: Scene) -> dict[str, Any]:
    """What is seen now, by the trait that holds it."""
    news: dict[str, Any] = {"hints": {}, "rule": {}, "warriors": {}, "houses": {}}
    layers: dict[str, Layer] = scene_layers(scene)
    for name, layer in layers.items():
        kind = name.partition(" ")[0]
        trait = "hints" if kind in HINTS else {"ruler": "rule", "warrior": "warriors"}.get(kind, "houses")
        news[trait][name] = written(layer)
    return {**news, "words": scene_words(scene)}


def _forms_in(news: dict[str, Any]) -> set[str]:
    """The names of the forms that lie somewhere."""
    return {
        one[0]
        for trait in ("hints", "rule", "warriors", "houses")
        for layer in news[trait].values()
        for one in layer
        if not isinstance(one, str)
    }

"""What a page loads once for all widgets of a kernel: the scripts of the views, styles, plotly.js.

A widget of anywidget carries its script along, every one of them its own.  Ours carry a few lines that
take the rest from a *stock*: a widget without a view that holds files.  There are two of them in a kernel,
a small one and one for plotly.js, and a page makes each file into a module once, whatever it shows.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import anywidget
import ipywidgets
import traitlets

_STATIC: Final = Path(__file__).parent / "static"
_VENDOR: Final = _STATIC / "vendor"
LOADER: Final = (_STATIC / "loader.js").read_text(encoding="utf-8")
"""The few lines that every widget carries."""


class Stock(anywidget.AnyWidget):
    """Files for the page, by name."""

    _esm = LOADER
    files = traitlets.Dict().tag(sync=True)
    key = traitlets.Unicode().tag(sync=True)
    """A sum of the files: a page that has them already from another kernel takes those."""


@cache
def _plotly() -> dict[str, str]:
    """The part of plotly.js with flat charts, as one module (its file hands itself to a ``module``)."""
    return {"plotly": (_VENDOR / "plotly-cartesian.min.js").read_text(encoding="utf-8")}


@cache
def _own() -> dict[str, str]:
    def read(*names: str) -> str:
        return "\n".join((_STATIC / name).read_text(encoding="utf-8") for name in names)

    return {
        **{name: read(f"{name}.js") for name in ("map", "note", "pane", "plot", "room")},
        "idiomorph": read("vendor/idiomorph.min.js") + "\nexport default Idiomorph;",
        "style": read("table.css", "editor.css", "room.css", "note.css"),
    }


_stocks: list[Stock] = []


def stocks() -> dict[str, list[str]]:
    """Where every file is: the id of its stock and the key of it.  Stocks that are missing are made."""
    if not _stocks or any(stock.comm is None for stock in _stocks):
        _stocks[:] = [_stock(_plotly()), _stock(_own())]
    return {name: [str(stock.model_id), stock.key] for stock in _stocks for name in stock.files}


def _stock(files: dict[str, str]) -> Stock:
    whole = sha256("\0".join(files.values()).encode()).hexdigest()[:16]
    return Stock(files=files, key=whole, layout=page_layout())


_layouts: list[ipywidgets.Layout] = []


def page_layout() -> ipywidgets.Layout:
    """The one layout of all our widgets: the style sheet says how they stand, and a page has less to make."""
    if not _layouts or _layouts[0].comm is None:
        _layouts[:] = [ipywidgets.Layout()]
    return _layouts[0]


class Shown(anywidget.AnyWidget):
    """A widget whose view is a file of the stock."""

    _esm = LOADER
    view = traitlets.Unicode().tag(sync=True)
    stocks = traitlets.Dict().tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(stocks=stocks(), layout=page_layout(), **traits)

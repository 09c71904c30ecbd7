"""What a kernel shows at the same time: tables, editors, disputes, each in the place where it was opened.

A cell that runs again takes the place of what it showed before; other cells are left alone, up to a number,
for all that is open is brought up to date and given to every page that is loaded again.  What was closed
says so in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from threading import RLock
from typing import Any, Final, Generic, Protocol, TypeVar

import ipywidgets

from rootlab.language import text
from rootlab.widgets.html import tag
from rootlab.widgets.pane import Pane

MOST: Final = 6
"""So many views of a kind are open at the same time."""
LOCK: Final = RLock()
"""What to hold while anything that is shown is changed.

JupyterLab hears widgets in a thread beside the one that runs cells, and a change at one table may be seen
at another.
"""


class View(Protocol):
    """Something with a widget that can be closed."""

    widget: Any

    def close(self) -> None:
        """Close every widget but the outermost, which says that it was closed; again does nothing."""


AView = TypeVar("AView", bound=View)


@dataclass(frozen=True, slots=True)
class Place:
    """The cell that is running, and which of its runs it is."""

    cell: str | None
    run: str | None


def _here() -> Place:
    """Where we are; without a notebook, nowhere."""
    from IPython.core.getipython import get_ipython

    shell: Any = get_ipython()
    if not hasattr(shell, "get_parent"):
        return Place(None, None)
    parent = shell.get_parent() or {}
    return Place(parent.get("metadata", {}).get("cellId"), parent.get("header", {}).get("msg_id"))


class Kept(Generic[AView]):
    """The views of one kind that are open in this kernel, the newest last."""

    def __init__(self) -> None:
        self._views: list[tuple[Place, AView]] = []

    @property
    def views(self) -> tuple[AView, ...]:
        """All that are open."""
        return tuple(view for _, view in self._views)

    def make(self, make: Callable[[], AView]) -> AView:
        """Make a view and keep it; what an earlier run of this cell showed is closed, so is one too many."""
        here = _here()
        for place, view in tuple(self._views):
            if here.cell is not None and place.cell == here.cell and place.run != here.run:
                self.close(view)
        made = make()
        self._views.append((here, made))
        while len(self._views) > MOST:
            self.close(self._views[0][1])
        return made

    def close(self, view: AView) -> None:
        """Close one of them."""
        with LOCK:
            self._views = [(place, kept) for place, kept in self._views if kept is not view]
            view.close()


def close_inside(widget: Any, message: str, lang: str | None) -> None:
    """Close everything inside a box, boxes too, and say so in its place.

    A box that lived on with closed children would break the answer to a page that is loaded again.
    """
    inside = tuple(widget.children)
    pane = Pane("closed")
    pane.html = tag("p", escape(text(message, lang)), "rl-closed", role="status")
    widget.children = (pane,)
    for one in inside:
        close_all(one)


def close_all(widget: Any) -> None:
    """Close a widget and everything inside it."""
    for child in getattr(widget, "children", ()):
        close_all(child)
    if isinstance(widget, ipywidgets.Widget):
        widget.close()


def in_words(view: View, **kwargs: Any) -> Any:
    """What a notebook is given to show: the widget, and for a page where widgets do not live its sentence."""
    sentence = repr(view)
    bundle = view.widget._repr_mimebundle_(**kwargs)
    data, about = bundle if isinstance(bundle, tuple) else (bundle, {})
    return {**data, "text/plain": sentence, "text/html": f"<p>{escape(sentence)}</p>"}, about

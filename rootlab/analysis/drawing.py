"""A figure that says in words what it is, for a page that cannot draw it."""

from __future__ import annotations

from html import escape
from typing import Any

import plotly.graph_objects as go


class Drawing(go.Figure):  # type: ignore[misc]
    """A plotly figure with words about it, which a code host or an export shows in its place.

    They are its title where there are no others.
    """

    def __init__(self, data: Any = None, layout: Any = None, words: str = "") -> None:
        super().__init__(data, layout)
        self._words = words or str(self.layout.title.text or "")

    def _repr_mimebundle_(self, *args: Any, **kwargs: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = super()._repr_mimebundle_(*args, **kwargs)
        bundle.setdefault("text/plain", self._words)
        bundle.setdefault("text/html", f"<p>{escape(self._words)}</p>")
        return bundle

    def _repr_html_(self) -> str:
        return str(self._repr_mimebundle_()["text/html"])

    def _ipython_display_(self) -> None:
        """Show it with its words, unless plotly shows it elsewhere, in a window of its own."""
        import plotly.io as pio
        from IPython.display import display

        if pio.renderers.default and super()._repr_mimebundle_():
            display(self._repr_mimebundle_(), raw=True)  # type: ignore[no-untyped-call]
        else:
            super()._ipython_display_()

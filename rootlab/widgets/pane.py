"""A pane: a widget that shows HTML and hears what is pressed in it.

Buttons in it are real buttons, so that the keyboard and a screen reader find them; what the pane
says about whose move it is stands in a live region of its own (``status``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

_STATIC = Path(__file__).parent / "static"

Heard = Callable[[str, Mapping[str, Any]], None]
"""What is called with the ``data-act`` of the pressed element and what came with it."""


class Pane(anywidget.AnyWidget):
    """HTML with elements that can be pressed."""

    _esm = _STATIC / "pane.js"
    _css: Path | str = _STATIC / "table.css"
    html = traitlets.Unicode("").tag(sync=True)
    status = traitlets.Unicode("").tag(sync=True)
    watch = traitlets.Bool(False).tag(sync=True)
    """Whether it tells the map when its box changes size; one pane of a table does."""

    def __init__(self, area: str, heard: Heard | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self._heard = heard
        self.add_class("rl-area")
        self.add_class(f"rl-{area}")
        self.on_msg(self._message)

    def press(self, act: str, **extra: Any) -> None:
        """Press the element with that ``data-act``, as the browser does."""
        if self._heard is not None:
            self._heard(act, extra)

    def _message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if isinstance(content, dict) and isinstance(content.get("act"), str):
            rest = {key: value for key, value in content.items() if key != "act"}
            self.press(content["act"], **rest)

"""The note: what a press is answered with, shown beside what was pressed.

An opened article or card, the reason why a click does nothing, "press once more": one note at a time.  The
page knows where the last press was and puts it there; Escape closes it, and the focus goes back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import traitlets

from rootlab.language import text
from rootlab.widgets.pane import is_press
from rootlab.widgets.stock import Shown


class Note(Shown):
    """A small sheet over the table; empty, it is not there."""

    html = traitlets.Unicode("").tag(sync=True)
    said = traitlets.Int(0).tag(sync=True)
    """Counts what was said, so that the same words said again are put where the new press was."""
    label = traitlets.Unicode("").tag(sync=True)
    """What a screen reader calls it."""

    def __init__(self, heard: Callable[[str, Mapping[str, Any]], None]) -> None:
        super().__init__(view="note")
        self._heard = heard
        self.add_class("rl-note-host")
        self.on_msg(self._message)

    def say(self, html: str, lang: str | None = None) -> None:
        """Show that beside the last press."""
        with self.hold_sync():
            self.label = text("ui-note", lang)
            self.html = html
            self.said += 1

    def clear(self) -> None:
        """Put the note away."""
        if self.html:
            with self.hold_sync():
                self.html = ""
                self.said += 1

    def press(self, act: str, **extra: Any) -> None:
        """Press something in the note, as the browser does."""
        self._heard(act, extra)

    def _message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if is_press(content):
            self.press(content["act"], **{key: value for key, value in content.items() if key != "act"})

"""What the page does for a table as a whole: its size, the full window, its keys and the view of its map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import traitlets

from rootlab.widgets.pane import is_press
from rootlab.widgets.stock import Shown


class Room(Shown):
    """Nothing that is seen: it gives the table the height that the window has, and hears its keys."""

    arrive = traitlets.Bool(True).tag(sync=True)
    """Whether the page should bring the table into sight; the first page that has done so says it."""

    frame = traitlets.Dict().tag(sync=True)
    """The step that is shown over the map: its number, its words, its marks and how long it stands."""
    news = traitlets.Int(-1).tag(sync=True)
    """Since which ply others have played: a page that likes motion asks to see it again."""

    def __init__(self, heard: Callable[[str, Mapping[str, Any]], None]) -> None:
        super().__init__(view="room")
        self._heard = heard
        self.add_class("rl-room")
        self.on_msg(self._message)

    def press(self, act: str, **extra: Any) -> None:
        """Do what a key or a gesture stands for, as the page does."""
        self._heard(act, extra)

    def _message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if not is_press(content):
            return
        if content["act"] == "arrived":
            self.arrive = False
        else:
            self.press(content["act"], **{key: value for key, value in content.items() if key != "act"})

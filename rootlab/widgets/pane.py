"""A pane: a widget that shows HTML and hears what is pressed in it.

Buttons in it are real buttons, so that the keyboard and a screen reader find them; what the pane
says about whose move it is stands in a live region of its own (``status``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import traitlets

from rootlab.widgets.stock import Shown

Heard = Callable[[str, Mapping[str, Any]], None]
"""What is called with the ``data-act`` of the pressed element and what came with it."""


class Pane(Shown):
    """HTML with elements that can be pressed."""

    html = traitlets.Unicode("").tag(sync=True)
    status = traitlets.Unicode("").tag(sync=True)

    def __init__(self, area: str, heard: Heard | None = None, **traits: Any) -> None:
        super().__init__(view="pane", **traits)
        self._heard = heard
        self.add_class("rl-area")
        self.add_class(f"rl-{area}")
        self.on_msg(self._message)

    def press(self, act: str, **extra: Any) -> None:
        """Press the element with that ``data-act``, as the browser does."""
        if self._heard is not None:
            self._heard(act, extra)

    def _message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if is_press(content):
            rest = {key: value for key, value in content.items() if key != "act"}
            self.press(content["act"], **rest)


LONGEST_ACT: Final = 300
"""No element of ours has an act of so many letters."""


def is_press(content: Any) -> bool:
    """Whether a message of the page has the shape of one that ``pane.js`` sends."""
    if not isinstance(content, dict) or not isinstance(content.get("act"), str):
        return False
    form = content.get("form", {})
    return (
        len(content["act"]) <= LONGEST_ACT
        and isinstance(content.get("value", ""), str | bool)
        and isinstance(content.get("text", ""), str)
        and isinstance(content.get("live", False), bool)
        and isinstance(form, dict)
        and all(isinstance(name, str) and isinstance(value, str | bool) for name, value in form.items())
    )

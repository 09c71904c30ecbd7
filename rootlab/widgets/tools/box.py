"""The tool box: a bar of tabs, and the open tool below it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

import ipywidgets

from rootlab.language import text
from rootlab.widgets.html import button, tag
from rootlab.widgets.map.figure import Scene
from rootlab.widgets.map.places import Place
from rootlab.widgets.pane import Heard, Pane
from rootlab.widgets.tools import TOOLS, make_tool
from rootlab.widgets.tools.tool import Desk, Tool


class ToolBox:
    """The tools of one table: at most one is open."""

    def __init__(self, desk: Desk, heard: Heard) -> None:
        self._desk = desk
        self._made: dict[str, Tool] = {}
        self.bar = Pane("tools", heard)
        self.page = Pane("tool", heard)
        self.below = ipywidgets.Box([])
        self.below.add_class("rl-tool-figures")

    @property
    def opened(self) -> Tool | None:
        """The open tool."""
        name = self._desk.session.tool
        if name not in TOOLS:
            return None
        if name not in self._made:
            self._made[name] = make_tool(name, self._desk)
        return self._made[name]

    @property
    def widgets(self) -> list[ipywidgets.DOMWidget]:
        """The open tool in the table, from top to bottom; the bar stands by itself."""
        return [self.page, self.below]

    @property
    def wide(self) -> bool:
        """Whether the open tool wants the whole width."""
        opened = self.opened
        return opened is not None and opened.wide

    def scene(self, scene: Scene) -> Scene:
        """The map's scene with what the open tool puts on it."""
        opened = self.opened
        return scene if opened is None else opened.scene(scene)

    def click(self, place: Place) -> bool:
        """Whether the open tool took a click on the map."""
        opened = self.opened
        return opened is not None and opened.click(place)

    def hears(self, name: str) -> bool:
        """Whether an act is the tool box's own."""
        return name == "tool" or name.partition("-")[0] in self._made

    def do(self, name: str, value: str, extra: Mapping[str, Any]) -> None:
        """Open or close a tool, or give the act to the tool that it names."""
        opened = self.opened
        if name == "tool":
            if opened is not None:
                opened.shut()
            same = opened is not None and opened.name == value
            self._desk.session.tool = "" if same or value not in TOOLS else value
            self._desk.draw_tool()
            return
        tool, _, act = name.partition("-")
        if opened is not None and opened.name == tool:
            opened.do(act, value, extra)

    def draw(self) -> None:
        """Draw the tabs and the open tool."""
        lang, opened = self._desk.session.lang, self.opened
        now = None if opened is None else opened.name
        tabs = [
            button(
                escape(text(f"tool-{name}", lang)),
                f"tool:{name}",
                "rl-tab" + (" rl-on" if name == now else ""),
                text(f"tool-{name}-help", lang),
                aria_expanded="true" if name == now else "false",
            )
            for name in TOOLS
        ]
        self.bar.html = tag("nav", tabs, "rl-tabs", aria_label=text("tool-box", lang)) if tabs else ""
        page = "" if opened is None else opened.html()
        arrives = opened.name if opened is not None and opened.wide else None
        self.page.html = page and tag("div", page, "rl-tool-page", data_arrive=arrives)
        figures = () if opened is None else opened.figures()
        if self.below.children != figures:
            self.below.children = figures

    def cover(self) -> None:
        """Take everything from the page: another person is to sit down."""
        opened = self.opened
        if opened is not None:
            opened.shut()
        self.bar.html = self.page.html = ""
        if self.below.children:
            self.below.children = ()

    def close(self) -> None:
        """Close the widgets."""
        opened = self.opened
        if opened is not None:
            opened.shut()
        for widget in (self.bar, *self.widgets):
            widget.close()

"""The tool box: a bar of tabs, and the open tool below it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets

from rootlab.language import text
from rootlab.widgets.html import button, tag
from rootlab.widgets.layout import box
from rootlab.widgets.map.figure import Scene
from rootlab.widgets.map.places import Place
from rootlab.widgets.pane import Heard, Pane
from rootlab.widgets.tools import TOOLS, make_tool
from rootlab.widgets.tools.tool import Desk, Tool

if TYPE_CHECKING:
    from rootlab.widgets.session import Session


class ToolBox:
    """The tools of one table: at most one is open."""

    def __init__(self, desk: Desk, heard: Heard) -> None:
        self._desk = desk
        self._made: dict[str, Tool] = {}
        self.bar = Pane("tools", heard)
        self.page = Pane("tool", heard)
        self.below = box([], "rl-tool-figures")

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
        return name.partition("-")[0] in self._made

    @property
    def session(self) -> Session:
        """The session at the table."""
        return self._desk.session

    @staticmethod
    def knows(name: str) -> bool:
        """Whether there is a tool of that name."""
        return name in TOOLS

    def shut(self) -> None:
        """The open tool is put away."""
        opened = self.opened
        if opened is not None:
            opened.shut()

    def do(self, name: str, value: str, extra: Mapping[str, Any]) -> None:
        """Give the act to the tool that it names, if that is open."""
        opened = self.opened
        tool, _, act = name.partition("-")
        if opened is not None and opened.name == tool:
            opened.do(act, value, extra)

    def draw(self, bar: bool = True) -> None:
        """Draw the open tool, and above it the bar of the tools where one of these is open."""
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
            if name != "coach"
        ]
        self.bar.html = tag("nav", tabs, "rl-tabs", aria_label=text("ui-tab-tools", lang)) if bar else ""
        page = opened.html() if opened is not None else _overview(lang) if bar else ""
        self.page.html = page and tag("div", page, "rl-tool-page")
        figures = () if opened is None else opened.figures()
        if self.below.children != figures:
            self.below.children = figures

    def cover(self) -> None:
        """Take everything from the page: another person is to sit down."""
        self.shut()
        self.bar.html = self.page.html = ""
        if self.below.children:
            self.below.children = ()


def _overview(lang: str) -> str:
    """What each tool is for."""
    rows = [
        tag(
            "p",
            [
                tag("strong", escape(text(f"tool-{name}", lang))),
                ": ",
                escape(text(f"tool-{name}-help", lang)),
            ],
        )
        for name in TOOLS
        if name != "coach"
    ]
    return "".join(rows)

"""The place beside the question: one page at a time, chosen by its tabs."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from rootlab.language import text
from rootlab.widgets.html import button, tag
from rootlab.widgets.layout import box
from rootlab.widgets.pane import Heard, Pane
from rootlab.widgets.tools.box import ToolBox

COACH: Final = "coach"
PAGES: Final = ("log", "seats", "tools", "law", "help")
"""The pages that are no tools."""
TABS: Final = (COACH, "log", "seats", "tools", "law", "help")
"""The tabs in their order; behind ``tools`` stand all tools but the coach, at first only their names."""

Pages = dict[Pane, tuple[str, Callable[[], str]]]
"""By pane: the page that it belongs to, and what draws it."""


class Side:
    """The tabs, the pages behind them, and the tool box among these.

    ``draws`` gives the HTML of the pages that are no tools; only the page that is open is drawn.
    Which page that is, the session keeps with its settings.  On a narrow window the place is a drawer
    that ``opened`` says to be open.
    """

    def __init__(
        self, tools: ToolBox, heard: Heard, draws: dict[Pane, tuple[str, Callable[[], str]]]
    ) -> None:
        self._tools = tools
        self._draws = draws
        self.bar = Pane("side-tabs", heard)
        self.opened = False
        self._tool = "tools"
        """The tool that was open last: the tab of the tools opens it again."""
        self._before = COACH
        """The page that was open before an article or a card was opened."""
        self.body = box([tools.bar, *tools.widgets, *draws], "rl-side")

    @property
    def page(self) -> str:
        """The page that is open."""
        name = self._tools.session.tool
        return name if name in PAGES or self._tools.knows(name) else COACH

    def press(self, name: str) -> None:
        """Open that page; a tool that is open already is put away, and with a tab the drawer."""
        if name == self.page and name not in TABS:
            self._tool = "tools"
            self.open(self._tool)
        elif self.opened and name in TABS and name == self._tab(self.page):
            self.opened = False
        else:
            self.open(name)

    def open(self, name: str) -> None:
        """Open a page, or the tool that was open last behind the tab of the tools."""
        before = self.page
        wanted = self._tool if name == "tools" else name
        if wanted not in PAGES and not self._tools.knows(wanted):
            return
        self.opened = True
        if wanted != before:
            self._tools.shut()
        if wanted == "law" and before != "law":
            self._before = before
        self._tools.session.tool = wanted
        if self._tab(wanted) == "tools":
            self._tool = wanted

    def back(self) -> None:
        """Return from the Law to the page that was open before."""
        if self.page == "law":
            self.open(self._before)

    def draw(self) -> None:
        """Draw the tabs and the open page."""
        lang, page = self._tools.session.lang, self.page
        tabs = [
            button(
                escape(text(f"ui-tab-{name}", lang)),
                f"tool:{name}",
                "rl-tab" + (" rl-on" if name == self._tab(page) else ""),
                text(f"ui-tab-{name}-help", lang),
                aria_expanded="true" if name == self._tab(page) else "false",
            )
            for name in TABS
        ]
        self.bar.html = tag("nav", tabs, "rl-tabs", aria_label=text("tool-box", lang))
        for pane, (name, drawn) in self._draws.items():
            pane.html = drawn() if name == page else ""
        self._tools.draw(bar=self._tab(page) == "tools")

    def _tab(self, page: str) -> str:
        return page if page in TABS else "tools"

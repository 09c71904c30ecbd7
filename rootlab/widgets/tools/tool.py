"""What a tool is, and what it may ask of the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import ipywidgets

if TYPE_CHECKING:
    from rootlab.widgets.map.figure import Scene
    from rootlab.widgets.map.places import Place
    from rootlab.widgets.session import Session


class Desk(Protocol):
    """What a tool sees of the table that it belongs to."""

    session: Session
    saves: Path
    """The folder for files."""

    def draw(self) -> None:
        """Draw the whole table again, after the game was changed (``session.tell()`` does so too)."""

    def draw_tool(self) -> None:
        """Draw the open tool again, and the map with what the tool puts on it."""


class Tool:
    """A page beside the table.

    Its elements carry ``data-act="<name>-<act>"`` or ``"<name>-<act>:<value>"``; what is pressed comes
    to :meth:`do`.  Only the open tool is drawn, after everything else; never while the table is covered.
    It shows what ``session.moment`` lets the viewer see and nothing more.
    """

    name: ClassVar[str]
    wide: ClassVar[bool] = False
    """Whether it wants the whole width of the table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def session(self) -> Session:
        """The session at the table."""
        return self.desk.session

    def html(self) -> str:
        """The page as it is now."""
        raise TypeError(f"{self.name} does not draw itself")

    def figures(self) -> tuple[ipywidgets.DOMWidget, ...]:
        """Widgets below the page: the same objects as long as nothing else is to be shown."""
        return ()

    def scene(self, scene: Scene) -> Scene:
        """The map's scene with what this tool puts on it while it is open."""
        return scene

    def do(self, act: str, value: str, extra: Mapping[str, Any]) -> None:
        """Do what was pressed, and draw what it changes (``desk.draw_tool()`` or ``desk.draw()``)."""

    def click(self, place: Place) -> bool:
        """A place on the map was clicked; True if the tool took the click, so that the picker does not."""
        return False

    def shut(self) -> None:
        """It is put away, or the table is covered: stop what runs and forget what was shown."""

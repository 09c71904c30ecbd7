"""Tools: what opens beside the table, one at a time.

A tool is a module here with a :class:`~rootlab.widgets.tools.tool.Tool`, named in :data:`TOOLS`, and a
message ``tool-<name>`` with its name.  It is imported when somebody opens it first.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rootlab.widgets.tools.tool import Desk, Tool

TOOLS: Final[dict[str, str]] = {
    "coach": "coach:Coach",
    "branches": "branches:Branches",
    "marks": "marks:Marks",
    "compare": "compare:Compare",
    "odds": "odds:OddsTool",
    "turn": "turn:TurnTool",
    "measures": "measures:MeasuresTool",
    "chance": "chance:ChanceTool",
}
"""By name, in the order of their tabs: the module in this package and its class, ``module:Class``."""


def make_tool(name: str, desk: Desk) -> Tool:
    """Make the tool of that name for a table."""
    module, _, cls = TOOLS[name].partition(":")
    tool: Tool = getattr(import_module(f"rootlab.widgets.tools.{module}"), cls)(desk)
    return tool

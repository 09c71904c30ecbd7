"""The Alliance in the editor: supporters and officers (8.2.3, 8.5.3); bases and sympathy lie on the map."""

from __future__ import annotations

from rootlab.components.names import ALLIANCE
from rootlab.components.pieces import WARRIORS
from rootlab.language import text
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.editor.factions import counters
from rootlab.widgets.editor.fields import cards, line, number


def part(desk: Desk) -> str:
    """The Supporters stack and the Officers box."""
    name = text("ui-officers-label", desk.lang)
    officers = number(desk, name, "players.alliance.officers", WARRIORS[ALLIANCE])
    return cards(desk, desk.say("ui-supporters-label"), "players.alliance.supporters") + line(
        desk.say("ui-officers-label"), officers
    )


def used(desk: Desk) -> str:
    """Military operations."""
    return counters(desk, {"operations": WARRIORS[ALLIANCE]})

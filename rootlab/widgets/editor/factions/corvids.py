"""The Corvids in the editor: what everybody knows of their plots (13.2.2); the plots lie on the map."""

from __future__ import annotations

from rootlab.language import text
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.editor.factions import counters
from rootlab.widgets.editor.fields import line
from rootlab.widgets.html import button

KNOWN = "players.corvids.at_most_one"


def part(desk: Desk) -> str:
    """Where plots are put, and what is known of them, which can be forgotten."""
    rows = [line(desk.say("ui-plots-supply"), desk.say("edit-plots"))]
    known = desk.draft.get(KNOWN) or {}
    if known:
        said = [
            text("edit-plots-known", desk.lang, plot=kind, clearings=tuple(str(c) for c in places))
            for kind, places in known.items()
        ]
        away = button(desk.say("edit-forget"), f"leave-out:{KNOWN}", "rl-small")
        rows.append(line(desk.say("edit-known"), ["; ".join(said), " ", away]))
    return "".join(rows)


def used(desk: Desk) -> str:
    """Actions taken, plots placed, and whether they recruited and exerted themselves."""
    return counters(desk, {"actions": 3, "plots": 4, "recruit": 1, "exert": 1})

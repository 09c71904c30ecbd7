"""The Marquise in the editor: what her turn has used (6.5); all that is hers lies on the map."""

from __future__ import annotations

from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.editor.factions import counters


def used(desk: Desk) -> str:
    """Actions taken and gained, and whether she recruited."""
    return counters(desk, {"actions": 6, "extra_actions": 6, "recruit": 1})

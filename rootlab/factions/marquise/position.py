"""What a position file says of the Marquise's turn."""

from __future__ import annotations

from typing import Any

from rootlab.engine.state import State
from rootlab.factions.marquise.board import ACTIONS_GAINED, ACTIONS_USED, RECRUITED


def dump_used(s: State) -> dict[str, Any]:
    """6.5: actions taken, actions gained by birds, and whether she recruited (6.5.3)."""
    counts = {"actions": s.used_n[ACTIONS_USED], "extra_actions": s.used_n[ACTIONS_GAINED]}
    out: dict[str, Any] = {name: n for name, n in counts.items() if n}
    if s.used_n[RECRUITED]:
        out["recruit"] = True
    return out

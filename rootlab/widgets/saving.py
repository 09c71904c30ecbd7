"""Files of a table: the game, and which seats play themselves.

A save is written beside the file and then put in its place, so that a killed kernel leaves either the
old save or the new one, never half of one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rootlab.record.game import Game

AUTOSAVE = "rootlab-autosave.json"


def autosave(game: Game, agents: Mapping[str, str], path: Path) -> None:
    """Save the game whole or not at all; who plays which seat goes beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        game.save(draft)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    beside = _beside(path)
    wanted = json.dumps({"agents": dict(agents)}, sort_keys=True)
    try:
        known = beside.read_text(encoding="utf-8")
    except OSError:
        known = ""
    if known != wanted:
        draft = beside.with_name(f"{beside.name}.{os.getpid()}")
        draft.write_text(wanted, encoding="utf-8")
        draft.replace(beside)


def read_agents(path: Path, seats: Sequence[str]) -> dict[str, str]:
    """Who plays which seat in a saved game; nobody but persons where that is not known."""
    try:
        data = json.loads(_beside(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    agents = data.get("agents") if isinstance(data, dict) else None
    if not isinstance(agents, dict):
        return {}
    return {seat: str(name) for seat, name in agents.items() if seat in seats}


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.stem}.table")

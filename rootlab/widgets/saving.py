"""Files of a table: the game as the record writes it, with a note of which seats play themselves.

The record writes a file whole or not at all, so that a killed kernel leaves the last step.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rootlab.record.writing import save_game

if TYPE_CHECKING:
    from rootlab.record.game import Game

AUTOSAVE: Final = "rootlab-autosave.json"
_NOTE: Final = "table"


def save_table(game: Game, agents: Mapping[str, str], path: Path) -> None:
    """Save the game, and who plays which seat."""
    path.parent.mkdir(parents=True, exist_ok=True)
    save_game(game, path, {_NOTE: {"agents": dict(agents)}})


def read_agents(path: Path, seats: Sequence[str]) -> dict[str, str]:
    """Who plays which seat in a saved game; nobody but persons where the file does not say."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    note = data.get(_NOTE) if isinstance(data, dict) else None
    agents = note.get("agents") if isinstance(note, dict) else None
    if not isinstance(agents, dict):
        return {}
    from rootlab.agents import names

    return {seat: str(name) for seat, name in agents.items() if seat in seats and str(name) in names()}

"""Files of a table: the game as the record writes it, with a note of which seats play themselves.

The record writes a file whole or not at all, so that a killed kernel leaves the last step.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rootlab.record.writing import save_game

if TYPE_CHECKING:
    from rootlab.record.game import Game

AUTOSAVE: Final = "rootlab-autosave.json"
_NOTE: Final = "table"


def save_table(
    game: Game,
    path: Path,
    agents: Mapping[str, str],
    guide: str | None = None,
    settings: Mapping[str, Any] | None = None,
) -> None:
    """Save the game, who plays which seat, which guide goes with it, and the table's settings."""
    path.parent.mkdir(parents=True, exist_ok=True)
    note = {"agents": dict(agents), "guide": guide, "settings": dict(settings or {})}
    save_game(game, path, {_NOTE: note})


def read_note(path: Path, seats: Sequence[str]) -> tuple[dict[str, str], str | None]:
    """Who plays which seat in a saved game, and its guide; only persons where the file does not say."""
    note = _note(path)
    from rootlab.agents import names

    agents, guide = note.get("agents"), note.get("guide")
    known = agents.items() if isinstance(agents, dict) else ()
    playing = {seat: str(name) for seat, name in known if seat in seats and str(name) in names()}
    return playing, guide if isinstance(guide, str) else None


def read_settings(path: Path) -> dict[str, Any]:
    """The settings of the table on which a game was saved; none where the file does not say."""
    settings = _note(path).get("settings")
    return settings if isinstance(settings, dict) else {}


def _note(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    note = data.get(_NOTE) if isinstance(data, dict) else None
    return note if isinstance(note, dict) else {}


def file_in(folder: Path, name: str, otherwise: str) -> Path:
    """A file in the folder by the name that a person gave, or ``otherwise`` where they gave none.

    It cannot lead out of the folder, and is not hidden.
    """
    plain = "".join(sign if sign.isprintable() else " " for sign in Path(name).name).strip().lstrip(".")
    plain = plain or otherwise
    return folder / (plain if plain.endswith(".json") else f"{plain}.json")


def set_aside(path: Path) -> None:
    """Keep an earlier game's autosave beside the new one."""
    if path.exists():
        path.replace(path.with_stem(f"{path.stem}-before"))

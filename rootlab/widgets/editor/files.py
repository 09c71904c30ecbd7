"""Position files in the folder of saves."""

from __future__ import annotations

from pathlib import Path

from rootlab.widgets.editor.bar import SUGGESTED


def file_in(folder: Path, name: str) -> Path:
    """A file in the folder; a name cannot lead out of it."""
    plain = Path(name.strip()).name or SUGGESTED
    return folder / (plain if plain.endswith(".json") else f"{plain}.json")


def keep_upload(folder: Path, name: str, content: str) -> Path:
    """Put a file from somebody's computer into the folder, beside another one of the same name."""
    folder.mkdir(parents=True, exist_ok=True)
    path = file_in(folder, name)
    number = 2
    while path.exists() and path.read_text(encoding="utf-8") != content:
        path = file_in(folder, f"{Path(name).stem}-{number}.json")
        number += 1
    path.write_text(content, encoding="utf-8")
    return path

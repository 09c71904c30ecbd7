"""Position files in the folder of saves."""

from __future__ import annotations

from pathlib import Path

from rootlab.components.whole import write_whole
from rootlab.widgets.editor.bar import SUGGESTED
from rootlab.widgets.saving import file_in


def keep_upload(folder: Path, name: str, content: str) -> Path:
    """Put a file from somebody's computer into the folder, beside another one of the same name."""
    folder.mkdir(parents=True, exist_ok=True)
    path = file_in(folder, name, SUGGESTED)
    number = 2
    while path.exists() and path.read_bytes() != content.encode("utf-8", "surrogatepass"):
        path = file_in(folder, f"{Path(name).stem}-{number}.json", SUGGESTED)
        number += 1
    write_whole(path, content)
    return path

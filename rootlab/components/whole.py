"""Writing a file whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

__all__ = ["DRAFT", "write_whole"]

DRAFT: Final = ".rootlab-{}.part"
"""The name of what is being written: of its own for every writing, whichever thread or process it is."""


def write_whole(path: Path, content: str | bytes) -> os.stat_result:
    """Write a file beside its place, on the disk itself, and only then put it there; what it is now.

    Whoever reads the file finds the one before or this one, also where several write it at once, and
    where one of them is killed.  OSError or ValueError (a name that no file can have) where it cannot be
    written: then the one before stays.
    """
    draft = path.with_name(DRAFT.format(token_hex(8)))
    try:
        with draft.open("xb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
            written = os.fstat(file.fileno())
        draft.replace(path)
    except BaseException:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        raise
    return written

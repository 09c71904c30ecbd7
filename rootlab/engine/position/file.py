"""Reading a position file: what is no file, no text or no JSON is said in one sentence."""

from __future__ import annotations

import json
from os import PathLike, fspath
from pathlib import Path
from typing import Any, Final

from rootlab.engine.position.error import Fault, PositionError

__all__ = ["MOST_LETTERS", "read_position"]

MOST_LETTERS: Final = 1_000_000
"""No position takes so many letters, whatever is noted beside it."""


class _TwiceError(ValueError):
    """A key that an object has twice."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _TwiceError(key)
        found[key] = value
    return found


def read_position(path: str | PathLike[str]) -> object:
    """The JSON value in a file; a PositionError says what is wrong with the file."""
    name = fspath(path)
    if name.lstrip().startswith("{"):
        raise PositionError([Fault("", "", "fault-text-not-path")])
    from rootlab.language import trouble

    try:
        with Path(name).open(encoding="utf-8-sig") as file:
            text = file.read(MOST_LETTERS + 1)
    except FileNotFoundError:
        raise PositionError([Fault("", "", "fault-no-file")], name) from None
    except UnicodeDecodeError:
        raise PositionError([Fault("", "", "fault-not-text")], name) from None
    except (OSError, ValueError) as error:
        raise PositionError([Fault("", "", "fault-unreadable", {"why": trouble(error)})], name) from None
    if len(text) > MOST_LETTERS:
        raise PositionError([Fault("", "", "fault-long-file", {"most": MOST_LETTERS})], name)
    if not text.strip():
        raise PositionError([Fault("", "", "fault-empty-file")], name)
    try:
        return json.loads(text, object_pairs_hook=_object)
    except _TwiceError as twice:
        fault = Fault("", "", "fault-key-twice", {"name": twice.key})
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
        where = {"line": error.lineno, "column_number": error.colno}
        fault = Fault("", "", "fault-cut-off" if cut else "fault-not-json", where)
    except (RecursionError, ValueError):
        fault = Fault("", "", "fault-not-a-position")
    raise PositionError([fault], name)

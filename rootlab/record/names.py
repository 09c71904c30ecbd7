"""Names of files that every file system takes, and a person reads."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from itertools import count
from typing import Final

__all__ = ["ENDING", "free_name", "safe_name"]

ENDING: Final = ".json"
_LONGEST: Final = 120
"""Bytes: with an ending, a number and a hidden file's dot it is below the 255 that most systems allow."""
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\s]+')
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that Windows keeps for itself."""


def safe_name(given: str, otherwise: str) -> str:
    """The name, without an ending, that comes nearest to what somebody wrote.

    >>> safe_name("Ana: who wins?.json", "game")
    'Ana who wins'
    >>> safe_name("../..", "game"), safe_name("nul", "game")
    ('game', 'nul_')
    """
    plain = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", given))
    plain = _FORBIDDEN.sub(" ", plain).strip(" .")
    if plain.lower().endswith(ENDING):
        plain = plain[: -len(ENDING)]
    plain = plain.encode("utf-8", "ignore")[:_LONGEST].decode("utf-8", "ignore").strip(" .")
    if _DEVICES.fullmatch(plain):
        plain += "_"
    return plain or otherwise


def free_name(name: str, taken: Callable[[str], bool]) -> str:
    """The name, or with the first number behind it that is free.

    >>> free_name("game", {"game", "game (2)"}.__contains__)
    'game (3)'
    """
    return next(one for n in count(1) if not taken(one := name if n == 1 else f"{name} ({n})"))

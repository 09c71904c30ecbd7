"""The Law's numbers: dotted, as the kit writes them, and as the printed Law does."""

from __future__ import annotations

import re
from typing import Final

_ROMAN: Final = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_ROMAN_WORD: Final = re.compile(r"(?=.)(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$")
_LETTER: Final = re.compile(r"[a-h]$")
_LETTERS_FROM: Final = 4  # the printed Law writes the fifth place of a number as a letter


def _roman(word: str) -> int:
    values = [_ROMAN[letter] for letter in word]
    pairs = zip(values, [*values[1:], 0], strict=True)
    return sum(-value if value < after else value for value, after in pairs)


def plain(number: str) -> str:
    """Return a number as the kit writes it: roman numerals and letters become arabic.

    >>> plain("4.3.2.I"), plain("9.2.9.III.a"), plain(" 4.3. ")
    ('4.3.2.1', '9.2.9.3.1', '4.3')

    What is no number comes back as it is.
    """
    parts = number.strip().strip(".").lower().split(".")
    for place, part in enumerate(parts):
        if part.isdigit() and part.isascii():
            parts[place] = str(int(part))
        elif place == _LETTERS_FROM and _LETTER.match(part):
            parts[place] = str(ord(part) - ord("a") + 1)
        elif place and _ROMAN_WORD.match(part):
            parts[place] = str(_roman(part))
        else:
            return number.strip()
    return ".".join(parts)


def sort_key(number: str) -> tuple[int, ...]:
    """Return what sorts numbers as the Law does.

    >>> sorted(["4.10", "4.2", "4"], key=sort_key)
    ['4', '4.2', '4.10']
    """
    return tuple(int(part) for part in number.split("."))

"""The base of every error that rootlab raises on purpose.

It lives on the lowest floor because the loaders of the components raise it too. An error is one sentence
for a person: a notebook shows that sentence and no stack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import isfinite
from reprlib import Repr
from typing import Any, Final

__all__ = ["Given", "RootlabError", "quotable", "readable", "shown", "told", "unknown_name"]

Given = Any
"""What a person gives to a public call.  It is looked at there and refused in a sentence; a narrower type
would be checked first where the engine is compiled, and refused by a TypeError."""

MOST_NAMES: Final = 12
"""So many names that there are follow one that nothing has."""
LONG: Final = 80
"""So many letters of what somebody gave are quoted."""
LONG_PATH: Final = 250
"""So many letters of the path of a file."""
LONGEST: Final = 600
"""So many letters a part of a sentence may have that holds a sentence itself."""
_BITS: Final = 200


class RootlabError(Exception):
    """Something that a person asked for cannot be done; the text says what, in one sentence.

    ``message_id`` and ``params`` name the same sentence in the message catalogue, so that it can be told in
    another language too. They are empty where the text has no entry there.

    >>> str(RootlabError("No such map."))
    'No such map.'
    """

    def __init__(self, text: str = "", message_id: str = "", params: dict[str, object] | None = None) -> None:
        super().__init__(text)
        self.message_id = message_id
        self.params: dict[str, object] = params or {}

    def _render_traceback_(self) -> list[str]:
        """What IPython prints instead of a traceback (IPython looks for a method of this name)."""
        return [f"{type(self).__name__}: {self}"]


def told(message_id: str, **params: Any) -> RootlabError:
    """The error with the sentence of a message, in the language that is spoken now.

    >>> str(told("error-seat-twice"))
    'Each faction can take one seat only.'
    """
    from rootlab.language import text

    params = quotable(params)
    return RootlabError(text(message_id, **params), message_id, params)


def readable(given: str, most: int = LONG) -> str:
    """A text of somebody else's as a sentence can quote it: cut where it is long, and without the halves of
    signs that no screen can show.

    >>> readable("x" * 5000, 4)
    'xxxx…'
    """
    cut = given if len(given) <= most else f"{given[:most]}…"
    return cut if cut.isascii() else cut.encode("utf-8", "replace").decode("utf-8")


class _Short(Repr):
    """``repr`` of what may be of any size."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxstring = self.maxother = LONG - 20
        self.maxtuple = self.maxlist = self.maxdict = self.maxset = self.maxfrozenset = MOST_NAMES

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if x.bit_length() < _BITS else "…"

    def repr_str(self, x: str, level: int) -> str:
        return super().repr_str(x[: 2 * LONG], level)


_SHORT: Final = _Short()


def shown(given: object) -> str:
    """What somebody gave, as ``repr`` would write it, cut where it is long.

    >>> shown(["anvil"] * 1000000)[:12], shown(10**5000)
    ("['anvil', 'a", '…')
    """
    return readable(_SHORT.repr(given))


def quotable(params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a sentence in a size and in signs that a person can read, whatever they were."""
    return {
        name: readable(value, LONG_PATH)
        if name in ("file", "path") and isinstance(value, str)
        else _quotable(value)
        for name, value in params.items()
    }


def _quotable(value: Any) -> Any:
    if isinstance(value, str):
        return readable(value, LONGEST)
    if isinstance(value, bool | None):
        return value
    if isinstance(value, int):
        return value if value.bit_length() < _BITS else "…"
    if isinstance(value, float):
        return value if isfinite(value) else repr(value)
    if isinstance(value, list | tuple):
        names = [_quotable(part) if isinstance(part, str | int) else shown(part) for part in value[:LONG]]
        return tuple(names) if isinstance(value, tuple) else names
    return shown(value) if isinstance(value, dict | set | frozenset) else value


def unknown_name(what: str, name: object, known: Iterable[str]) -> RootlabError:
    """The error for a name that nothing has, with the names that there are (the first of them).

    >>> str(unknown_name("map", "atumn", ("autumn", "winter")))
    'There is no map “atumn”; did you mean “autumn”? Known: autumn, winter.'
    """
    from difflib import get_close_matches

    names = tuple(known)
    first = ", ".join(names[:MOST_NAMES]) + (" …" if len(names) > MOST_NAMES else "")
    given = readable(name) if isinstance(name, str) else shown(name)
    near = get_close_matches(given, names, n=1)
    if near:
        return told("error-unknown-name-near", what=what, name=given, near=near[0], known=first)
    return told("error-unknown-name", what=what, name=given, known=first)

"""The base of every error that rootlab raises on purpose.

It lives on the lowest floor because the loaders of the components raise it too. An error is one sentence
for a person: a notebook shows that sentence and no stack.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

__all__ = ["RootlabError", "told", "unknown_name"]

MOST_NAMES: Final = 12
"""So many names that there are follow one that nothing has."""


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

    return RootlabError(text(message_id, **params), message_id, params)


def unknown_name(what: str, name: object, known: Iterable[str]) -> RootlabError:
    """The error for a name that nothing has, with the names that there are (the first of them).

    >>> str(unknown_name("map", "atumn", ("autumn", "winter")))
    'There is no map “atumn”; did you mean “autumn”? Known: autumn, winter.'
    """
    from difflib import get_close_matches

    names = tuple(known)
    shown = ", ".join(names[:MOST_NAMES]) + (" …" if len(names) > MOST_NAMES else "")
    near = get_close_matches(str(name), names, n=1)
    if near:
        return told("error-unknown-name-near", what=what, name=str(name), near=near[0], known=shown)
    return told("error-unknown-name", what=what, name=str(name), known=shown)

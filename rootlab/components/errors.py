"""The base of every error that rootlab raises on purpose.

It lives on the lowest floor because the loaders of the components raise it too. An error is one sentence
for a person: a notebook shows that sentence and no stack.
"""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["RootlabError", "unknown_name"]


class RootlabError(Exception):
    """Something that a person asked for cannot be done; the text says what, in one sentence.

    ``message_id`` and ``params`` name the same sentence in the message catalogue, for the floors above that
    know languages. They are empty where the text has no entry there.

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


def unknown_name(what: str, name: object, known: Iterable[str]) -> RootlabError:
    """The error for a name that nothing has, with the names that there are.

    >>> str(unknown_name("map", "atumn", ("autumn", "winter")))
    "There is no map 'atumn'; did you mean 'autumn'? Known: autumn, winter."
    """
    from difflib import get_close_matches

    names = tuple(known)
    near = get_close_matches(str(name), names, n=1)
    hint = f"; did you mean '{near[0]}'? Known" if near else "; known"
    text = f"There is no {what} {str(name)!r}{hint}: {', '.join(names)}."
    params: dict[str, object] = {"what": what, "name": str(name), "known": ", ".join(names)}
    return RootlabError(text, "error-unknown-name", params)

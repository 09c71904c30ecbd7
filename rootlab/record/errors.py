"""What goes wrong with a record."""

from __future__ import annotations

from typing import Any

from rootlab.components.errors import RootlabError, quotable


class RecordError(RootlabError):
    """A step that a game's tree does not have, or a file that is no record of a game."""


class UnwritableError(RecordError, OSError):
    """A file that cannot be written or read: ours for a person, the system's for a program."""

    def __init__(self, text: str, message_id: str, params: dict[str, object]) -> None:
        super().__init__(text, message_id, params)
        self.strerror = str(params["reason"])


def unwritable(message_id: str, error: OSError | ValueError, **params: Any) -> UnwritableError:
    """The error about a file at which the system failed."""
    from rootlab.language import text, trouble

    params = quotable({**params, "reason": trouble(error)})
    return UnwritableError(text(message_id, **params), message_id, params)


def record_error(message_id: str, **params: Any) -> RecordError:
    """The error whose sentence is a message of the catalogue."""
    from rootlab.language import text

    params = quotable(params)
    return RecordError(text(message_id, **params), message_id, params)

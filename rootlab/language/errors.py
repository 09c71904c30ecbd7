"""What is raised when a catalogue has a gap."""

from __future__ import annotations

from rootlab.components.errors import RootlabError


class MessageError(RootlabError, KeyError):
    """A message that no catalogue has, or that was asked for without one of its parameters."""

    def __str__(self) -> str:
        """Return the sentence itself (`KeyError` would show it in quotes).

        >>> str(MessageError("There is no message."))
        'There is no message.'
        """
        return str(self.args[0]) if self.args else ""

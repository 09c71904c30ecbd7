"""Where the factions report what is wrong with their parts of a position."""

from __future__ import annotations

from collections.abc import Sequence


class Faults:
    """Where a position loader reports what is wrong, and which cards it found."""

    def add(self, path: str, law: str, message: str, **params: object) -> None:
        """One fault: where, which article, which message with which parameters.

        A place counts from the faction's own part, or from the whole file if it begins with ``/``.
        """
        raise TypeError("abstract")

    def cards(self, path: str, names: Sequence[object]) -> tuple[int, ...]:
        """The sorted pile of the cards with these names, which the position puts in that place."""
        raise TypeError("abstract")

"""Why something is not legal: constants that cost nothing until somebody asks for words."""

from __future__ import annotations

from typing import Any, Final

# The order in which reasons are told: the first that fails comes first.
NOT_YOURS: Final = 0
WRONG_TIME: Final = 1
VERB: Final = 2
RESOURCES: Final = 3
PLACE: Final = 4
NUMBER: Final = 5

RANKS: Final = ("decision", "time", "verb", "resources", "place", "number")

_REASONS: dict[str, Reason] = {}


class Reason:
    """One way in which an action can fail: an id, the articles behind it and its rank.

    Reasons are interned: ask :func:`reason`.  The words come from the message
    ``reason-<id>`` when a :class:`~rootlab.engine.ruling.Ruling` is asked for its text.
    """

    __slots__ = ("id", "law", "rank")

    def __init__(self, id: str, law: tuple[str, ...], rank: int) -> None:
        self.id = id
        self.law = law
        self.rank = rank

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return reason, (self.id, self.rank, *self.law)

    def __repr__(self) -> str:
        return f"reason({self.id!r}, {self.law!r}, {RANKS[self.rank]})"


def reason(id: str, rank: int, *law: str) -> Reason:
    """The one Reason of that id; the first call defines it."""
    known = _REASONS.get(id)
    if known is None:
        known = Reason(id, law, rank)
        _REASONS[id] = known
    return known


def all_reasons() -> tuple[Reason, ...]:
    """Every reason defined so far, by id (for the message catalogue's test)."""
    return tuple(_REASONS[key] for key in sorted(_REASONS))

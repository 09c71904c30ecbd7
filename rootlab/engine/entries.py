"""What the entries of a procedure may hold when a position file names it as under way.

Each procedure says the kind of each of its entries (``Procedure.ENTRIES``), and what must hold between them
and the table (``Procedure.can_be``).  A file is held against both before anything goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rootlab.components.cards import NC
from rootlab.components.names import NI
from rootlab.components.pieces import NK
from rootlab.components.quests import QUESTS
from rootlab.engine.masks import SIZE

if TYPE_CHECKING:
    from rootlab.engine.state import State


class Entry:
    """A kind of entry."""

    def holds(self, s: State, value: Any) -> bool:
        """Whether it may have that value in a game at that table."""
        raise TypeError("abstract")


class Whole(Entry):
    """A whole number from ``low`` to ``high``."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def holds(self, s: State, value: Any) -> bool:
        return type(value) is int and self.low <= value <= self.high


class Flag(Entry):
    """True or false."""

    def holds(self, s: State, value: Any) -> bool:
        return type(value) is bool


class Seat(Entry):
    """A faction with a seat; -1 for nobody where that may be."""

    def __init__(self, nobody: bool = False) -> None:
        self.nobody = nobody

    def holds(self, s: State, value: Any) -> bool:
        return type(value) is int and (value in s.match.seats or (self.nobody and value == -1))


class Clearing(Entry):
    """A clearing of the map."""

    def holds(self, s: State, value: Any) -> bool:
        return type(value) is int and value in s.match.board.clearings


class Card(Entry):
    """A card of the deck; -1 for none where that may be."""

    def __init__(self, none: bool = False) -> None:
        self.none = none

    def holds(self, s: State, value: Any) -> bool:
        if type(value) is not int:
            return False
        return (0 <= value < NC and s.match.card_counts[value] > 0) or (self.none and value == -1)


class Article(Entry):
    """The number of an article of the Law."""

    def holds(self, s: State, value: Any) -> bool:
        from rootlab.law import is_article

        return isinstance(value, str) and is_article(value)


class Several(Entry):
    """A list of up to ``most`` of a kind; with ``least`` at least so many."""

    def __init__(self, kind: Entry, most: int, least: int = 0) -> None:
        self.kind = kind
        self.most = most
        self.least = least

    def holds(self, s: State, value: Any) -> bool:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        return all(self.kind.holds(s, part) for part in value)


class Row(Entry):
    """A list with one value of each of these kinds."""

    def __init__(self, *kinds: Entry) -> None:
        self.kinds = kinds

    def holds(self, s: State, value: Any) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.kinds):
            return False
        return all(kind.holds(s, part) for kind, part in zip(self.kinds, value, strict=True))


FLAG: Final = Flag()
SEAT: Final = Seat()
SEAT_OR_NOBODY: Final = Seat(True)
CLEARING: Final = Clearing()
CLEARING_OR_NONE: Final = Whole(0, SIZE - 1)
"""The clearing named last; 0 before the first one."""
CLEARING_BITS: Final = Whole(0, (1 << SIZE) - 1)
"""A bit for each of some clearings."""
CARD: Final = Card()
CARD_OR_NONE: Final = Card(True)
ARTICLE: Final = Article()
COUNT: Final = Whole(0, 60)
"""So many pieces or cards of something, that are there."""
NUMBER: Final = Whole(-1, 60)
"""A count, or -1 where it is not known yet."""
SUIT: Final = Whole(0, 3)
KIND: Final = Whole(0, NK - 1)
A_QUEST: Final = Whole(0, len(QUESTS) - 1)
ITEM: Final = Whole(0, NI - 1)
BITS: Final = Whole(0, 2**63 - 2)
"""A bit for each of some cards or factions; a number that was cut to fit is greater."""

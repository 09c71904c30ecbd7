"""Marks: circles and arrows that somebody drew on the map at a node of a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from rootlab.components.errors import shown
from rootlab.record.errors import record_error

COLORS: Final = ("blue", "orange", "green", "purple")
"""The colours of marks; a colour-blind reader can tell them apart."""
_CLEARINGS: Final = range(1, 13)


@dataclass(frozen=True, slots=True)
class Mark:
    """A circle round ``clearing``, or an arrow from it to the clearing ``to``.

    >>> Mark(5), Mark(5, 10, "orange")
    (Mark(clearing=5, to=None, color='blue'), Mark(clearing=5, to=10, color='orange'))
    """

    clearing: int
    to: int | None = None
    color: str = COLORS[0]

    def __post_init__(self) -> None:
        for place in (self.clearing, self.to):
            if place is not None and (type(place) is not int or place not in _CLEARINGS):
                raise record_error("record-mark-place", given=shown(place))
        if self.clearing == self.to:
            raise record_error("record-mark-loop", clearing=self.clearing)
        if self.color not in COLORS:
            raise record_error("record-mark-color", given=shown(self.color), colors=list(COLORS))

    @property
    def place(self) -> tuple[int, int | None]:
        """Where it is drawn; a node has one mark in a place."""
        return self.clearing, self.to

    def to_dict(self) -> dict[str, Any]:
        """The mark as JSON values."""
        out: dict[str, Any] = {"clearing": self.clearing}
        if self.to is not None:
            out["to"] = self.to
        return {**out, "color": self.color}


def as_marks(given: Iterable[Mark]) -> tuple[Mark, ...]:
    """Marks for a node: of two in the same place the later one."""
    found: dict[tuple[int, int | None], Mark] = {}
    several: object = given
    if not isinstance(several, Iterable):
        raise record_error("record-not-a-mark", given=shown(given))
    for mark in given:
        one: object = mark
        if not isinstance(one, Mark):
            raise record_error("record-not-a-mark", given=shown(mark))
        found[one.place] = one
    return tuple(found.values())


def toggled(marks: Iterable[Mark], mark: Mark) -> tuple[Mark, ...]:
    """The marks with that one: drawn, in another colour, or rubbed out where it was there already."""
    before = as_marks(marks)
    return tuple(one for one in before if one != mark) if mark in before else as_marks((*before, mark))


def mark_from_dict(data: object) -> Mark:
    """The mark that ``to_dict`` wrote; RecordError says what is wrong with it."""
    if not isinstance(data, dict):
        raise record_error("record-not-a-mark", given=shown(data))
    for key in data:
        if key not in ("clearing", "to", "color"):
            raise record_error("record-mark-entry", key=str(key))
    place, to, color = data.get("clearing"), data.get("to"), data.get("color", COLORS[0])
    for one in (place, to):
        if not isinstance(one, int) and (one is not None or place is None):
            raise record_error("record-mark-place", given=shown(one))
    assert isinstance(place, int)
    return Mark(place, to, color if isinstance(color, str) else repr(color))

"""Marking: a set is put together in any order, and then confirmed at once.

Pure state over an :class:`~rootlab.engine.sets.AskedSet`.  Every single thing that can belong to the set can
be marked and unmarked; what belongs to every such set is marked from the start and stays so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.sets import AskedSet
    from rootlab.widgets.map.places import Place

Thing = tuple[int, int]
"""One thing: the number of its part, and which of the equal ones it is."""


class Marking:
    """What is marked of a set that is asked for."""

    def __init__(self, asked: AskedSet) -> None:
        self.asked = asked
        forced = Counter(asked.forced)
        self.locked: frozenset[Thing] = frozenset(
            (k, copy) for k, part in enumerate(asked.parts) for copy in range(forced[part.action])
        )
        """What cannot be left out."""
        self.marked: set[Thing] = set(self.locked)

    def things(self) -> Iterator[Thing]:
        """Everything that can be marked, in canonical order."""
        for k, part in enumerate(self.asked.parts):
            for copy in range(part.number):
                yield k, copy

    def action(self, thing: Thing) -> Action:
        """The action that names a thing."""
        return self.asked.parts[thing[0]].action

    @property
    def chosen(self) -> tuple[Action, ...]:
        """What is marked, as actions in canonical order."""
        return tuple(self.action(thing) for thing in sorted(self.marked))

    @property
    def full(self) -> bool:
        """Whether as much is marked as the set can hold."""
        return len(self.marked) >= self.asked.most

    @property
    def whole(self) -> bool:
        """Whether what is marked is a set that can be confirmed."""
        return not self.asked.lacking(self.chosen)

    def press(self, thing: Thing) -> bool:
        """Mark a thing, or unmark it; say whether that could be done."""
        if thing in self.locked or thing not in set(self.things()):
            return False
        if thing in self.marked:
            self.marked.discard(thing)
            return True
        if self.full:
            return False
        self.marked.add(thing)
        return True

    def press_place(self, place: Place) -> bool:
        """The same for a clearing: one more of what is there, or none of it where all is marked."""
        here = [thing for thing in self.things() if self.action(thing).clearing == place]
        free = [thing for thing in here if thing not in self.marked]
        if free and not self.full:
            return self.press(free[0])
        back = [thing for thing in here if thing in self.marked - self.locked]
        self.marked.difference_update(back)
        return bool(back)

    def places(self, marked: bool) -> list[Place]:
        """The clearings in which something is marked, or could still be."""
        found: dict[Place, None] = {}
        for thing in self.things():
            place = self.action(thing).clearing
            if place is not None and (thing in self.marked) is marked:
                found[place] = None
        return list(found)

"""A node of the tree of a game: one choice, what it brought about, and what was played after it."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import count

from rootlab.components.names import FACTIONS
from rootlab.engine.action import Action
from rootlab.engine.event import Event
from rootlab.engine.outcome import Outcome
from rootlab.engine.state import State
from rootlab.record.marks import Mark

Choice = Action | Outcome


class Node:
    """The moment after ``choice``.

    ``comment`` and ``name`` are anybody's words about it, ``marks`` what they drew on its map.
    ``children`` are the choices that were tried here, the first of them the main line.  ``ply``
    counts the actions up to here.
    """

    __slots__ = (
        "_numbers",
        "asks_chance",
        "cached",
        "children",
        "choice",
        "comment",
        "depth",
        "events",
        "followed",
        "marks",
        "name",
        "number",
        "parent",
        "path",
        "ply",
        "scores",
        "turn",
    )

    def __init__(self, parent: Node | None, choice: Choice | None, events: tuple[Event, ...]) -> None:
        self.parent = parent
        self.choice = choice
        self.events = events
        self.children: list[Node] = []
        self.comment: str = ""
        self.name: str = ""
        self.marks: tuple[Mark, ...] = ()
        self.asks_chance: bool = False
        """Whether chance answers here, and no seat."""
        self.turn: tuple[int, str] = (0, "")
        """The round (0 is setup) and whose turn it is."""
        self.scores: tuple[int | None, ...] = ()
        """By seat; None once dominance is active (3.3.2)."""
        self.followed: Node | None = None
        """The child through which the line goes that was looked at last."""
        self.cached: State | None = None
        self.depth: int = 0
        self.ply: int = 0
        self.path: str = ""
        """The place in the tree: a digest of all choices up to here, whatever else was tried.  It draws the
        chance here, and no page may hold it: who knows it can work out what others chose and drew."""
        self.number: int = 0
        """So many nodes were made before it: what a page may call it by."""
        self._numbers: Iterator[int] = count(1)
        if parent is not None:
            self.depth = parent.depth + 1
            self.ply = parent.ply + isinstance(choice, Action)
            self.number = next(parent._numbers)
            self._numbers = parent._numbers
            self.path = blake2b(f"{parent.path}{choice!r}".encode(), digest_size=8).hexdigest()

    @property
    def place_id(self) -> str:
        """What a page calls it by; it says nothing of what was chosen."""
        return str(self.number) if self.number else "start"

    def note(self, state: State) -> None:
        """Note what the tree shows of the state at this node: who is asked, whose turn it is, the scores."""
        self.asks_chance = state.chance
        self.turn = (state.round, FACTIONS[state.turn_n])
        self.scores = tuple(state.scores.values())

    def child(self, choice: Choice) -> Node | None:
        """The child with that choice, if it was tried here."""
        for node in self.children:
            if node.choice is choice:
                return node
        return None

    def line(self) -> list[Node]:
        """The nodes from the root to this one."""
        found: list[Node] = []
        node: Node | None = self
        while node is not None:
            found.append(node)
            node = node.parent
        found.reverse()
        return found

    def below(self) -> Iterator[Node]:
        """This node and all below it, each before its children, main lines first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def __repr__(self) -> str:
        return f"<Node at ply {self.ply}: {self.choice!r}>"

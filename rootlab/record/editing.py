"""Editing the tree of a game: words, marks, promoting and deleting, each of which can be taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rootlab.record.errors import record_error
from rootlab.record.marks import Mark, as_marks
from rootlab.record.node import Node

if TYPE_CHECKING:
    from rootlab.record.game import Game

KEPT: Final = 200
"""So many edits can be taken back."""


@dataclass(frozen=True, slots=True)
class Edit:
    """What was done to a node of the tree: ``name comment marks promote`` or ``delete``."""

    kind: str
    node: Node
    back: Callable[[], None]


class Edits:
    """The edits of a game's tree, the last one first to be taken back."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._done: deque[Edit] = deque(maxlen=KEPT)

    @property
    def last(self) -> Edit | None:
        """The edit that would be taken back next."""
        return self._done[-1] if self._done else None

    def take_back(self) -> Edit:
        """Take the last edit back; RecordError where there is none."""
        if not self._done:
            raise record_error("record-nothing-to-take-back")
        edit = self._done.pop()
        edit.back()
        return edit

    def annotate(
        self,
        node: Node,
        name: str | None = None,
        comment: str | None = None,
        marks: Iterable[Mark] | None = None,
    ) -> None:
        """Give a node other words or marks; None leaves them as they are."""
        words = {"name": name, "comment": comment}
        for kind, given in words.items():
            if given is not None and not _is_text(given):
                raise record_error("record-not-a-text", kind=kind, given=ascii(given))
        drawn = None if marks is None else as_marks(marks)
        if name is not None:
            self._put(node, "name", " ".join(name.split()))
        if comment is not None:
            self._put(node, "comment", comment.strip())
        if drawn is not None:
            self._put(node, "marks", drawn)

    def _put(self, node: Node, kind: str, value: str | tuple[Mark, ...]) -> None:
        before = getattr(node, kind)
        if value != before:
            setattr(node, kind, value)
            self._done.append(Edit(kind, node, lambda: setattr(node, kind, before)))

    def promote(self, node: Node) -> None:
        """Make the line to that node the main line of the tree."""
        moved: list[tuple[Node, int]] = []
        for step in node.line()[1:]:
            assert step.parent is not None
            siblings = step.parent.children
            index = siblings.index(step)
            if index:
                siblings.insert(0, siblings.pop(index))
                moved.append((step, index))

        def back() -> None:
            for step, index in moved:
                assert step.parent is not None
                siblings = step.parent.children
                siblings.remove(step)
                siblings.insert(index, step)

        if moved:
            self._done.append(Edit("promote", node, back))

    def delete(self, gone: Node) -> None:
        """Take a node and all that was played after it out of the tree."""
        game, parent = self._game, gone.parent
        if gone.ply == 0 or parent is None:
            raise record_error("record-start-stays")
        index = parent.children.index(gone)
        stood, went, line = game.node, None, game.line()
        if gone.depth <= stood.depth and line[gone.depth] is gone:
            went = parent
            while went.asks_chance and went.parent is not None:
                went = went.parent
            game.goto(went)
        followed = parent.followed is gone
        parent.children.pop(index)
        if followed:
            parent.followed = None
        game.lay_line()

        def back() -> None:
            twin = None if gone.choice is None else parent.child(gone.choice)
            same: dict[Node, Node] = {}
            if twin is None:
                parent.children.insert(index, gone)
            else:
                same = _merge(gone, twin)
            if followed:
                parent.followed = gone
            game.lay_line(same.get(game.node))
            if game.node is went:
                game.goto(stood)

        self._done.append(Edit("delete", gone, back))


def _merge(old: Node, new: Node) -> dict[Node, Node]:
    """Put back what was deleted where the same was played anew; tell which node now stands for which.

    Both lines are kept.  The old nodes take the place of their twins, since older edits know them.
    """
    assert new.parent is not None
    siblings = new.parent.children
    siblings[siblings.index(new)] = old
    if new.parent.followed is new:
        new.parent.followed = old
    same = {new: old}
    waiting = [new]
    while waiting:
        twin = waiting.pop()
        kept = same[twin]
        kept.name, kept.comment = kept.name or twin.name, kept.comment or twin.comment
        kept.marks = kept.marks or twin.marks
        for child in twin.children:
            known = None if child.choice is None else kept.child(child.choice)
            if known is None:
                child.parent = kept
                kept.children.append(child)
            else:
                same[child] = known
                waiting.append(child)
        if twin.followed is not None:
            kept.followed = same.get(twin.followed, twin.followed)
    return same


def step_of(node: Node) -> Node:
    """The first node of what was played to come here: an action, and the chance that it brought alone."""
    while node.parent is not None and node.parent.asks_chance and len(node.parent.children) == 1:
        node = node.parent
    return node


def branch_of(node: Node) -> Node | None:
    """The node at which the branch to here leaves the line that is played first; None on the main line."""
    while node.parent is not None and node.parent.children[0] is node:
        node = node.parent
    return node if node.parent is not None else None


def _is_text(given: object) -> bool:
    """Whether it is a text that a file can hold (half of a pair of UTF-16 cannot)."""
    return isinstance(given, str) and given.encode("utf-8", "replace").decode("utf-8") == given

"""Game: the tree of a game, with undo and redo, what-if branches, comments and marks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from operator import attrgetter
from os import PathLike
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final, TypeGuard

from rootlab.components.errors import shown, told
from rootlab.engine.action import Action
from rootlab.engine.choosing import choice_fault
from rootlab.engine.event import Event
from rootlab.engine.outcome import Outcome
from rootlab.engine.state import State
from rootlab.record.editing import Edit, Edits
from rootlab.record.errors import record_error
from rootlab.record.marks import Mark
from rootlab.record.node import Choice, Node

if TYPE_CHECKING:
    from rootlab.record.keeping import GameFile

Seed = int | str

CACHE_EVERY: Final = 32
"""A state is kept at every so many nodes; those between are played again from there."""
MOST_BITS: Final = 4096
"""So long a number may be that is a seed: Python writes out no longer ones."""


def is_seed(given: object) -> TypeGuard[Seed]:
    """Whether a file can keep it and a generator start from it: a number, or a text in whole signs."""
    if isinstance(given, str):
        return given.encode("utf-8", "replace").decode("utf-8") == given
    return isinstance(given, int) and not isinstance(given, bool) and given.bit_length() <= MOST_BITS


def check_seed(seed: object) -> Seed:
    """A seed that a file can keep; a new one for None."""
    if seed is None:
        return SystemRandom().getrandbits(32)
    if is_seed(seed):
        return seed
    raise told("record-bad-seed", given=shown(seed))


class Game:
    """A game that is being played, with everything that was tried in it.

    It starts from ``state``, a position, and draws what chance must bring before the first
    decision.  Every draw comes from ``random.Random(f"{seed}:{path}")`` with the node's path, so
    that playing the same choice again brings the same, and other choices bring their own.

    >>> from rootlab import new_game
    >>> game = new_game(["marquise", "eyrie"], seed=7)
    >>> first = game.state.legal_actions()[0]
    >>> game.play(first)
    >>> game.ply
    1
    >>> game.undo()
    >>> game.ply, game.length
    (0, 1)
    """

    def __init__(self, state: State, seed: Seed | None = None, *, auto_chance: bool = True) -> None:
        given: object = state
        if not isinstance(given, State):
            raise told("record-not-a-state", given=type(state).__name__)
        self.seed: Seed = check_seed(seed)
        self.setup: dict[str, Any] | None = None
        """What ``new_game`` was asked for; None where the game starts from a position."""
        self.file: GameFile | None = None
        """The file that it was read from, or in which a table keeps it."""
        self.root = Node(None, None, ())
        start = state.copy()
        self.root.cached = start
        self.root.note(start)
        self.edits = Edits(self)
        """What was done to the tree, and can be taken back."""
        self._line: list[Node] = [self.root]
        self._at = 0
        self._now = start
        if auto_chance and start.chance:
            self.draw()

    # --- where we are ----------------------------------------------------------------------------
    @property
    def state(self) -> State:
        """The state at the current node, as a copy: nothing done to it changes the game."""
        now = self._now
        now.legal_actions()
        return now.copy()

    @property
    def node(self) -> Node:
        """The current node."""
        return self._line[self._at]

    @property
    def ply(self) -> int:
        """How many actions were played up to here."""
        return self.node.ply

    @property
    def length(self) -> int:
        """How many actions the current line holds, those ahead of us included."""
        return self._line[-1].ply

    @property
    def seats(self) -> tuple[str, ...]:
        """The factions in turn order."""
        return self._now.seats

    def line(self) -> tuple[Node, ...]:
        """The current line from the first node to its end, what lies ahead included."""
        return tuple(self._line)

    def state_at(self, place: int | Node) -> State:
        """The state at a ply of the current line or at a node; the game stays where it is."""
        return self._state_of(self._find(place)).copy()

    # --- playing ---------------------------------------------------------------------------------
    def play(self, choice: Choice, *, auto_chance: bool = True) -> None:
        """Play an action, and draw the chance that follows up to the next decision.

        With ``auto_chance=False`` it stops where chance must answer; ``play(outcome)`` or
        ``draw()`` goes on from there.  Whatever cannot be played raises, and nothing changes:
        IllegalAction with its ruling for an action that is not legal here, else RootlabError.
        """
        self._check(choice)
        self._advance(choice, auto_chance)

    def play_set(self, chosen: Any, *, auto_chance: bool = True) -> tuple[Action, ...]:
        """Answer a question about a set at once (``state.decision.set``): all of it, or nothing happens.

        ``chosen`` are its parts in any order, each an action or a word for it: a card, a piece, a
        clearing, an item or ``(item, where it lies)``.  The answer is the actions that were played.
        RootlabError, in one sentence, where no set is asked for or this is none.
        """
        actions = self._now.set_actions(chosen)
        for action in actions:
            self._advance(action, auto_chance)
        return actions

    def draw(self, *, auto_chance: bool = True) -> None:
        """Draw what chance must bring here, and what follows up to the next decision."""
        if not self._now.chance:
            raise told("choice-no-chance")
        self._advance(self._sample(self.node, self._now), auto_chance)

    def _sample(self, node: Node, state: State) -> Outcome:
        return state.sample_outcome(Random(f"{self.seed}:{node.path}"))

    def _check(self, choice: Choice) -> None:
        fault = choice_fault(self._now, choice)
        if fault is not None:
            raise record_error(fault[0], **fault[1])

    def _advance(self, choice: Choice, auto_chance: bool) -> None:
        """Go on from the current node; where something raises, the tree stays as it was."""
        state = self._now.copy()
        grown: Node | None = None
        way: list[Node] = []
        node = self.node
        while True:
            found = node.child(choice)
            if found is None:
                state.log = []
                state.apply(choice)
                found = Node(node, choice, tuple(state.log))
                found.note(state)
                state.log = None
                if grown is None:
                    grown = found
                else:
                    node.children.append(found)
            else:
                state.apply(choice)
            way.append(found)
            if found.depth % CACHE_EVERY == 0 and found.cached is None:
                found.cached = state.copy()
            node = found
            if not (auto_chance and state.chance):
                break
            choice = self._sample(node, state)
        if grown is not None:
            assert grown.parent is not None
            grown.parent.children.append(grown)
        for step in way:
            assert step.parent is not None
            step.parent.followed = step
        at = self._at
        ahead = self._line[at + 1 : at + 1 + len(way)]
        if len(ahead) < len(way) or any(a is not b for a, b in zip(ahead, way, strict=True)):
            self._line[at + 1 :] = way
            self._run_ahead()
        self._at = at + len(way)
        self._now = state

    def _run_ahead(self) -> None:
        """Lengthen the line by what was played after its last node."""
        node = self._line[-1]
        while node.children:
            if node.followed is None:
                node.followed = node.children[0]
            node = node.followed
            self._line.append(node)

    # --- back and forth --------------------------------------------------------------------------
    def undo(self) -> None:
        """Go back to the decision before; what was played stays in the tree."""
        at = self._at - 1
        while at >= 0 and self._line[at].asks_chance:
            at -= 1
        if at < 0:
            raise record_error("record-nothing-to-undo")
        self._move(at)

    def redo(self) -> None:
        """Go forward to the next decision of the current line."""
        at = self._at + 1
        if at >= len(self._line):
            raise record_error("record-nothing-to-redo")
        while at + 1 < len(self._line) and self._line[at].asks_chance:
            at += 1
        self._move(at)

    def goto(self, place: int | Node) -> None:
        """Go to a ply of the current line, or to a node of the tree."""
        node = self._find(place)
        state = self._state_of(node)
        if not (node.depth < len(self._line) and self._line[node.depth] is node):
            line = node.line()
            for step in line[1:]:
                assert step.parent is not None
                step.parent.followed = step
            self._line = line
            self._run_ahead()
        self._at = node.depth
        self._now = state

    def _find(self, place: Any) -> Node:
        if isinstance(place, Node):
            if place.line()[0] is not self.root or not _attached(place):
                raise record_error("record-foreign-node")
            return place
        if not isinstance(place, int) or isinstance(place, bool):
            raise record_error("record-bad-place", given=shown(place))
        if not 0 <= place <= self.length:
            raise record_error("record-no-such-ply", ply=place, length=self.length)
        return self._line[bisect_right(self._line, place, key=attrgetter("ply")) - 1]

    def _move(self, at: int) -> None:
        self._now = self._state_of(self._line[at])
        self._at = at

    def _state_of(self, node: Node) -> State:
        """The state at a node, played again from the nearest one that is kept."""
        if node is self.node:
            return self._now
        way: list[Node] = []
        base = node
        while base.cached is None and base is not self.node:
            way.append(base)
            assert base.parent is not None
            base = base.parent
        known = self._now if base is self.node else base.cached
        assert known is not None
        state = known.copy()
        for step in reversed(way):
            assert step.choice is not None
            state.apply(step.choice)
            if step.depth % CACHE_EVERY == 0:
                step.cached = state.copy()
        return state

    # --- branches --------------------------------------------------------------------------------
    def branches(self, node: Node | None = None) -> tuple[Node, ...]:
        """The last node of every line that was played (below ``node``), the main line first."""
        top = self.root if node is None else self._find(node)
        return tuple(one for one in top.below() if not one.children)

    def promote(self, node: Node | None = None) -> None:
        """Make the line to that node (the current one) the main line of the tree."""
        self.edits.promote(self.node if node is None else self._find(node))

    def delete(self, node: Node | None = None) -> None:
        """Take that node (the current one) and all that was played after it out of the tree.

        If we are in what is deleted, we go back to the decision before it.
        """
        self.edits.delete(self.node if node is None else self._find(node))

    def annotate(
        self,
        node: Node | None = None,
        *,
        name: str | None = None,
        comment: str | None = None,
        marks: Iterable[Mark] | None = None,
    ) -> None:
        """Give that node (the current one) a name, a comment or marks on its map; None leaves them alone."""
        self.edits.annotate(self.node if node is None else self._find(node), name, comment, marks)

    def undo_edit(self) -> Edit:
        """Take back the last ``promote``, ``delete`` or ``annotate``; RecordError where there is none."""
        return self.edits.take_back()

    def lay_line(self, node: Node | None = None) -> None:
        """After the tree was edited: lay the line anew, through the node that is the current one now."""
        self._line = (self.node if node is None else node).line()
        self._at = len(self._line) - 1
        self._run_ahead()

    # --- what happened ---------------------------------------------------------------------------
    def events(self, place: int | Node | None = None, *, eyes: str | None = None) -> tuple[Event, ...]:
        """Everything that happened up to here (or up to a ply or a node), oldest first.

        ``eyes`` is a seat: cards that it may not see are left out of the events.
        """
        node = self.node if place is None else self._find(place)
        self._check_eyes(eyes)
        return tuple(event.seen_by(eyes) for step in node.line() for event in step.events)

    def events_of(self, ply: int, *, eyes: str | None = None) -> tuple[Event, ...]:
        """What the action of that ply (0 is the first) of the current line brought about.

        Ply -1 is what was dealt before the first action.
        """
        self._check_eyes(eyes)
        if not -1 <= ply < self.length:
            raise record_error("record-no-such-ply", ply=ply, length=self.length)
        key = attrgetter("ply")
        first = bisect_right(self._line, ply, key=key)
        last = bisect_right(self._line, ply + 1, key=key)
        return tuple(event.seen_by(eyes) for step in self._line[first:last] for event in step.events)

    def _check_eyes(self, eyes: str | None) -> None:
        if eyes is not None and eyes not in self.seats:
            raise told("record-no-such-seat", given=shown(eyes), seats=list(self.seats))

    # --- as a file -------------------------------------------------------------------------------
    def to_dict(self) -> dict[str, Any]:
        """The whole tree as JSON values."""
        from rootlab.record.writing import game_to_dict

        return game_to_dict(self)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the game to a JSON file: whole or not at all."""
        from rootlab.record.writing import save_game

        save_game(self, path)

    def notation(self, lang: str | None = None) -> str:
        """The current line for a person to read: a line of text for each action."""
        from rootlab.record.notation import line_text

        return line_text(self, lang)

    def __repr__(self) -> str:
        return f"<Game {'/'.join(self.seats)} seed {self.seed!r} ply {self.ply} of {self.length}>"


def _attached(node: Node) -> bool:
    """Whether a node is still in the tree to which its parents lead."""
    return all(step in step.parent.children for step in node.line() if step.parent is not None)

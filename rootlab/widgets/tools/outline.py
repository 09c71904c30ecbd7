"""The tree of a game as the lines of an outline: a line for each turn of a branch, long stretches folded.

Only what is near to the current place is listed, however large the tree is; whatever is folded can be
opened step by step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rootlab.record.game import Game
from rootlab.record.node import Node

NEAR: Final = 5
"""So many turns before and after the current place are listed."""
BESIDE: Final = 1
"""So many turns before and after the place where the current line leaves a branch."""
STRETCH: Final = 30
"""So many turns of a folded stretch open at once."""
SIBLINGS: Final = 6
"""So many branches that leave in one turn are listed at first."""
DEEPEST: Final = 8
"""So many branches within branches are listed."""

TURN: Final = "turn"
FOLD: Final = "fold"
MORE: Final = "more"
ABOVE: Final = "above"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the outline.

    ``turn`` is a turn, with its nodes; ``fold`` a stretch of folded turns; ``more`` stands for branches
    that are not listed yet; ``above`` for the branches that the current one lies in.
    """

    kind: str
    level: int
    nodes: tuple[Node, ...]
    count: int = 0
    """How many turns or branches are folded; of a folded branch, how many turns it has."""
    branches: int = 0
    """How many branches leave the folded turns."""
    starts: bool = False
    """Whether a branch starts with it."""
    opened: bool | None = None
    """Whether a branch that starts with it is open; None where it cannot be folded."""


Turn = tuple[Node, ...]


def turns_from(first: Node) -> list[Turn]:
    """The nodes of a branch and of the line that is played first from there, turn by turn."""
    turns: list[Turn] = []
    held: list[Node] = []
    node: Node | None = first
    while node is not None:
        if held and _turn(node) != _turn(held[0]):
            turns.append(tuple(held))
            held = []
        held.append(node)
        node = node.children[0] if node.children else None
    turns.append(tuple(held))
    return turns


def _turn(node: Node) -> tuple[int, str]:
    """The turn in which a node was played; all of setup is one."""
    before = node.turn if node.parent is None else node.parent.turn
    return before if before[0] else (0, "")


def outline(game: Game, opened: Mapping[str, int]) -> list[Row]:
    """The lines of the outline.  ``opened`` says how often what stands at a path was opened."""
    return _Outline(game, opened).rows()


class _Outline:
    def __init__(self, game: Game, opened: Mapping[str, int]) -> None:
        self.line = game.line()
        self.at = game.node.depth
        self.opened = opened

    def rows(self) -> list[Row]:
        leaves = [node for node in self.line[1:] if node.parent and node.parent.children[0] is not node]
        first, found = self.line[0], []
        if len(leaves) > DEEPEST:
            first = leaves[-DEEPEST]
            assert first.parent is not None
            found.append(Row(ABOVE, 0, (first.parent,), count=len(leaves) - DEEPEST))
        waiting = [self._branch(first, 0)]
        while waiting:
            one = next(waiting[-1], None)
            if one is None:
                waiting.pop()
            elif isinstance(one, Row):
                found.append(one)
            else:
                waiting.append(self._branch(*one))
        return found

    def _on_line(self, node: Node) -> bool:
        return node.depth < len(self.line) and self.line[node.depth] is node

    def _branch(self, first: Node, level: int) -> Iterator[Row | tuple[Node, int]]:
        """The lines of a branch; where one leaves it, its first node and level stand for its lines."""
        turns = turns_from(first)
        here = self._on_line(first)
        times = self.opened.get(first.place_id, 0)
        if not here and not times:
            yield Row(TURN, level, turns[0], count=len(turns), starts=True, opened=False)
            return
        shown = self._shown(turns, here)
        index = 0
        while index < len(turns):
            turn = turns[index]
            if index not in shown:
                end = next(k for k in range(index, len(turns) + 1) if k in shown or k == len(turns))
                run = turns[index:end]
                branches = sum(len(node.parent.children) - 1 for part in run for node in part if node.parent)
                yield Row(FOLD, level, run[0], count=len(run), branches=branches)
                index = end
                continue
            starts = index == 0 and first.parent is not None
            yield Row(TURN, level, turn, starts=starts, opened=None if here or not starts else True)
            yield from self._leaving(turn, first, level)
            index += 1

    def _shown(self, turns: list[Turn], here: bool) -> set[int]:
        """The turns of a branch that are listed: its ends, what is near, and what was opened."""
        last = len(turns) - 1
        middles, reach = [0], NEAR
        if here:
            played = [k for k, turn in enumerate(turns) if self._on_line(turn[0])]
            now = max(k for k in played if turns[k][0].depth <= self.at or k == 0)
            middles = [now]
            left = next((k for k in range(last + 1) if not all(map(self._on_line, turns[k]))), None)
            if left is not None:
                middles.append(left)
                reach = BESIDE if turns[left][0].depth < self.at else NEAR
        shown = {0, last}
        for middle in middles:
            shown.update(range(max(0, middle - reach), min(last, middle + reach) + 1))
        index = 0
        while index <= last:
            times = self.opened.get(f"fold-{turns[index][0].place_id}", 0)
            if times and index not in shown:
                shown.update(range(index, min(last, index + STRETCH * times) + 1))
            index += 1
        for index in range(1, last):  # a single folded turn would take as much room as it saves
            if index not in shown and index - 1 in shown and index + 1 in shown:
                shown.add(index)
        return shown

    def _leaving(self, turn: Turn, first: Node, level: int) -> Iterator[Row | tuple[Node, int]]:
        """The branches that leave the line in a turn."""
        leaving = [
            other
            for node in turn
            if node.parent is not None and node is not first
            for other in node.parent.children[1:]
        ]
        most = SIBLINGS + STRETCH * self.opened.get(f"more-{turn[0].place_id}", 0)
        for index, other in enumerate(leaving):
            if index < most or self._on_line(other):
                yield other, level + 1
        if len(leaving) > most:
            yield Row(MORE, level + 1, (turn[0],), count=len(leaving) - most)

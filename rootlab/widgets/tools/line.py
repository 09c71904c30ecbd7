"""A line through a turn, at the table: how far it is played, its next step, and the line as a branch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.widgets.chance import CARDS

if TYPE_CHECKING:
    from rootlab.analysis.turn.unseen import Choice
    from rootlab.engine.state import State
    from rootlab.record.node import Node
    from rootlab.widgets.session import Session


@dataclass(frozen=True)
class Course:
    """The choices of a line, from a node of the tree on; ``faction`` has the turn."""

    start: Node
    faction: str
    choices: tuple[Choice, ...]

    def played(self, here: Node) -> int | None:
        """How many of its choices lead to a node; None where the node does not lie on it.

        All of them, for a node that comes after its end.
        """
        way = []
        node = here
        while node is not self.start:
            if node.parent is None:
                return None
            way.append(node.choice)
            node = node.parent
        way.reverse()
        count = min(len(way), len(self.choices))
        return count if tuple(way[:count]) == self.choices[:count] else None

    def next(self, session: Session) -> Action | None:
        """Its next step, where that is an action which the person at the table may play now."""
        done = self.played(session.game.node)
        if done is None or done == len(self.choices):
            return None
        choice = self.choices[done]
        mine = isinstance(choice, Action) and choice.faction == self.faction
        return choice if mine and choice in session.legal_actions() else None

    def play(self, session: Session, on: bool) -> None:
        """Play its next step; ``on``: and the steps after it, up to where chance or another seat decided."""
        while (action := self.next(session)) is not None:
            before = session.game.node
            if not session.play(action) or not on or self._decided_by_others(before, session.game.node):
                return

    def _decided_by_others(self, before: Node, after: Node) -> bool:
        node: Node | None = after
        while node is not None and node is not before:
            if not (isinstance(node.choice, Action) and node.choice.faction == self.faction):
                return True
            node = node.parent
        return False

    # --- as a branch -----------------------------------------------------------------------------
    def may_be_laid(self, session: Session) -> bool:
        """Whether who looks knows what the seat holds: another seat's line was found with a hand made up."""
        return session.viewer in (None, self.faction)

    def lay(self, session: Session, name: str) -> int:
        """Lay the line into the tree without leaving the place that is shown; say how many choices were laid.

        It ends where a card would have to be known that the viewer does not see.  ``name`` goes to its
        last node, unless that has a name.
        """
        game, here, ahead = session.game, session.game.node, session.game.line()[-1]
        laid = 0
        try:
            game.goto(self.start)
            for choice in self.choices:
                if not self._is_known(choice, game.state, session.viewer):
                    break
                game.play(choice, auto_chance=False)
                laid += 1
            if laid and not game.node.name:
                game.annotate(name=name)
        finally:
            game.goto(ahead)
            game.goto(here)
        return laid

    def _is_known(self, choice: Choice, state: State, viewer: str | None) -> bool:
        """Whether a choice can be laid, and the viewer learns nothing by it."""
        if isinstance(choice, Outcome):
            return (viewer is None or choice.kind not in CARDS) and any(
                choice is outcome for outcome, _ in state.chance_outcomes()
            )
        if viewer is not None and choice.faction != self.faction and (choice.card or choice.plot):
            return False
        return choice in state.legal_actions()

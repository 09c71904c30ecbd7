"""One moment of a game through one pair of eyes; each thing about it is computed at most once."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from rootlab.components.board import Board, load_board
from rootlab.widgets.map.words import clearing_lines
from rootlab.widgets.outcome import worlds

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.decision import Decision
    from rootlab.engine.event import Event
    from rootlab.engine.state import State
    from rootlab.engine.view import View
    from rootlab.record.node import Node


class Moment:
    """What can be read at a node of the game by ``viewer`` (None: everything is open)."""

    def __init__(self, node: Node, state: State, viewer: str | None, lang: str) -> None:
        self.node = node
        self.state = state
        self.viewer = viewer
        self.lang = lang

    @cached_property
    def reader(self) -> State | View:
        """What the viewer may read: the state itself only where everything is open."""
        return self.state if self.viewer is None else self.state.view(self.viewer)

    @cached_property
    def worlds(self) -> tuple[State, ...]:
        """States that the viewer cannot tell from the one that is, to try an action in."""
        return worlds(self)

    @cached_property
    def position(self) -> dict[str, Any]:
        """The position as the viewer may write it down."""
        return self.reader.to_dict()

    @cached_property
    def board(self) -> Board:
        """The map's clearings, paths and forests."""
        return load_board(str(self.position["map"]))

    @cached_property
    def rulers(self) -> dict[int, str | None]:
        """Who rules each clearing (2.5)."""
        return {c: self.reader.rules(c) for c in self.board.clearings}

    @cached_property
    def decision(self) -> Decision | None:
        """What is asked now, as the viewer sees it."""
        return self.reader.decision

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """What the viewer may do, if the decision is theirs."""
        return tuple(self.reader.legal_actions())

    @cached_property
    def deck_size(self) -> int:
        """How many cards the deck holds."""
        return self.state.view(self.state.seats[0]).deck_size

    @cached_property
    def clearings(self) -> dict[int, list[str]]:
        """Every clearing in words, a line for each thing in it."""
        return {
            c: clearing_lines(self.board, c, self.position, self.rulers[c], self.lang)
            for c in self.board.clearings
        }

    def events(self, since: int) -> list[Event]:
        """What happened from the decision with that number on, oldest first."""
        found: list[Event] = []
        node: Node | None = self.node
        while node is not None and node.ply > since:
            found.extend(event.seen_by(self.viewer) for event in reversed(node.events))
            node = node.parent
        found.reverse()
        return found

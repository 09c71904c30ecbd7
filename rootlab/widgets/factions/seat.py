"""What a seat's panel is drawn from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rootlab.components.board import Board, load_board
from rootlab.components.names import SUITS
from rootlab.widgets.map.pieces import token_kind


@dataclass(frozen=True)
class Seat:
    """A seat as the viewer sees it: its part of the position, and the position around it."""

    faction: str
    own: Mapping[str, Any]
    position: Mapping[str, Any]
    lang: str | None = None

    @property
    def board(self) -> Board:
        """The map."""
        return load_board(str(self.position["map"]))

    def suit(self, clearing: int) -> str:
        """The suit of a clearing."""
        return SUITS[self.board.suit[clearing]]

    def placed(self) -> Counter[str]:
        """How many of each kind of building and token lie on the map."""
        counts: Counter[str] = Counter()
        for content in self.position.get("clearings", {}).values():
            counts.update(content.get("buildings", ()))
            counts.update(token_kind(token) for token in content.get("tokens", ()))
        return counts

    def warriors(self) -> int:
        """How many warriors of the faction are on the map."""
        return sum(
            int(content.get("warriors", {}).get(self.faction, 0))
            for content in self.position.get("clearings", {}).values()
        )

    def used(self, name: str) -> Any:
        """What the turn has spent of something, if the turn is this seat's."""
        turn = self.position.get("turn", {})
        return turn.get("used", {}).get(name) if turn.get("player") == self.faction else None

"""The three favors: crafted, they clear all enemy pieces from the clearings of their suit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rootlab.components.cards import CARD_ID
from rootlab.components.names import FOX, MOUSE, RABBIT
from rootlab.engine.match import IMMEDIATE_EFFECTS, ImmediateEffect
from rootlab.rules.removal import clear_enemies

if TYPE_CHECKING:
    from rootlab.engine.state import State


class Favor(ImmediateEffect):
    """One batch over all clearings of the suit (1.5.4); a point per building and token (3.2.1)."""

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def resolve(self, s: State, f: int) -> None:
        clear_enemies(s, f, s.match.board.clearings_of_suit[self.suit], "4.1.2")


IMMEDIATE_EFFECTS[CARD_ID["favor-of-the-foxes"]] = Favor(FOX)
IMMEDIATE_EFFECTS[CARD_ID["favor-of-the-rabbits"]] = Favor(RABBIT)
IMMEDIATE_EFFECTS[CARD_ID["favor-of-the-mice"]] = Favor(MOUSE)

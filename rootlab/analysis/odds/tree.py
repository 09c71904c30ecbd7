"""The tree of a battle, grown by the engine itself: every answer of chance, and what the sides choose.

A node is a whole state.  Its children are made when they are first wanted and kept, so that several
policies share what they have in common.
"""

from __future__ import annotations

from typing import Final

from rootlab.analysis.odds.rolls import alike
from rootlab.components.names import DAYLIGHT, FACTION_ID, SWORD, VAGABOND
from rootlab.engine.action import Action
from rootlab.engine.event import Event
from rootlab.engine.outcome import Outcome
from rootlab.engine.state import NO_USE, State
from rootlab.factions.vagabond.items import exhaust_kind, face_up
from rootlab.rules.battle import OVER, ROLL, Battle

HITS_TAKEN: Final = ("4.3.1.2", "4.3.4")
"""The articles by which pieces leave in a battle."""
DAMAGE: Final = "9.2.7"
"""The article by which the Vagabond takes hits."""


class Node:
    """A moment of a battle, with what both sides lost so far."""

    __slots__ = ("attacker_losses", "children", "defender_losses", "returned", "state")

    def __init__(
        self, state: State, attacker_losses: int = 0, defender_losses: int = 0, returned: int = 0
    ) -> None:
        self.state = state
        self.attacker_losses = attacker_losses
        """Pieces that left on the attacker's side, allied warriors included; items a Vagabond damaged."""
        self.defender_losses = defender_losses
        self.returned = returned
        """Warriors that Field Hospitals brought back."""
        self.children: dict[Action | Outcome, Node] = {}

    @property
    def ended(self) -> bool:
        """Whether the battle is over with all that follows: only the floor is left, or the game is over."""
        state = self.state
        return bool(state.over_n) or len(state.stack) == 1

    @property
    def settled(self) -> bool:
        """Whether all hits are dealt: what may follow (Field Hospitals, outrage …) changes no loss and no
        point of the battle."""
        return self.ended or self.battle.stage == OVER

    def child(self, choice: Action | Outcome) -> Node:
        """The node after that choice."""
        found = self.children.get(choice)
        if found is None:
            state = self.state.copy()
            state.log = []
            state.apply(choice)
            found = Node(state, self.attacker_losses, self.defender_losses, self.returned)
            found._count(state.log, self.battle)
            state.log = None
            self.children[choice] = found
        return found

    def answers(self) -> list[tuple[Outcome, float]]:
        """The answers of chance with their probabilities; rolls that deal the same hits count as one."""
        state = self.state
        outcomes = state.chance_outcomes()
        if outcomes[0][0].kind != "dice":  # a card drawn (outrage, 8.2.6) changes no loss and no point
            return [(outcomes[0][0], 1.0)]
        return list(alike(state, outcomes))

    @property
    def battle(self) -> Battle:
        """The battle under way."""
        frame = self.state.stack[1]
        assert isinstance(frame, Battle)
        return frame

    def _count(self, log: list[Event], battle: Battle) -> None:
        """Add what these events took from either side."""
        for event in log:
            if event.kind == "removed" and event.article in HITS_TAKEN:
                count = event.count or 0
                loser = FACTION_ID[str(event.faction)]
            elif event.kind == "item_damaged" and event.article == DAMAGE:
                count, loser = 1, VAGABOND
            else:
                if event.kind == "hospitals":
                    self.returned += event.count or 0
                continue
            if loser == battle.defender:
                self.defender_losses += count
            else:
                self.attacker_losses += count


def begin(state: State, clearing: int, attacker: int, defender: int) -> Node:
    """The start of that battle, in the attacker's turn; what is under way otherwise is put aside.

    Where that very battle is under way, the tree begins where it stands.  Below it lies a battle that
    waits for its roll for ever: there the engine stops when the real one is over.
    """
    s = state.copy()
    s.forget_legal()
    floor = Battle(attacker, defender, clearing)
    floor.stage = ROLL
    going_on = under_way(s, clearing, attacker, defender)
    if going_on >= 0:
        s.stack = [floor, *s.stack[going_on:]]
        return Node(s)
    if s.turn_n != attacker:
        steps = s.match.turn_steps[attacker]
        s.turn_n = attacker
        s.phase_n = DAYLIGHT
        s.step_n = next(i for i, step in enumerate(steps) if step.phase == DAYLIGHT)
        s.used_n = list(NO_USE)
    if attacker == VAGABOND and face_up(s, SWORD):  # 9.5.2: what the battle costs him
        exhaust_kind(s, SWORD, 1, "9.5.2")
    s.stack = [floor, Battle(attacker, defender, clearing)]
    s.run()
    return Node(s)


def under_way(s: State, clearing: int, attacker: int, defender: int) -> int:
    """Where on the stack that battle is, or -1."""
    for i, frame in enumerate(s.stack):
        if isinstance(frame, Battle) and (frame.attacker, frame.defender, frame.clearing) == (
            attacker, defender, clearing,
        ):  # fmt: skip
            return i
    return -1

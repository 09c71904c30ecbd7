"""Counting the sequences of choices that are legal from a position."""

from __future__ import annotations

from rootlab.engine.state import State


def sequences(s: State, depth: int) -> int:
    """How many sequences of that many choices there are; chance between them takes every outcome.

    A game that ends on the way ends its sequence.
    """
    if depth == 0 or s.is_over:
        return 1
    if s.is_chance:
        return sum(sequences(s.child(outcome), depth) for outcome, _ in s.chance_outcomes())
    if depth == 1:
        return len(s.legal_actions())
    return sum(sequences(s.child(action), depth - 1) for action in s.legal_actions())


def split(s: State, depth: int) -> dict[str, int]:
    """The same by the first choice."""
    return {repr(action): sequences(s.child(action), depth - 1) for action in s.legal_actions()}

"""A random game to its end in one call, for players that look ahead and for measuring."""

from __future__ import annotations

from random import Random
from typing import Final

from rootlab.engine.state import State

MOST_ROUNDS: Final = 500
"""A game can be endless when all are after dominance: who plays games by itself stops after so many."""


def playout(state: State, rng: Random, cut: int | None = None) -> int:
    """Play on at random, in place, until the game ends, 500 rounds have passed or ``cut`` choices were made.

    The answer is the number of choices: questions with two or more legal actions, each of them as likely
    as the others.  ``rng.random()`` is drawn once for each of these and once for each chance; a question
    with one answer takes that.  With ``cut`` the state stands right after the last choice, which may be
    at a chance: play on with another ``playout``, or with ``sample_outcome``.
    """
    random = rng.random
    left = -1 if cut is None else cut
    choices = 0
    while choices != left and not state.over_n and state.round <= MOST_ROUNDS:
        if state.chance:
            state.apply(state.sample_outcome(rng))
            continue
        legal = state.legal_actions()
        n = len(legal)
        if n > 1:
            choices += 1
            state.apply(legal[int(random() * n)])
        else:
            state.apply(legal[0])
    return choices

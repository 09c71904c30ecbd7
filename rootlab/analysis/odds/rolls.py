"""Rolls that come to the same."""

from __future__ import annotations

from rootlab.engine.outcome import Outcome
from rootlab.engine.state import State

Odds = tuple[tuple[Outcome, float], ...]
"""Outcomes with their probabilities."""


def alike(s: State, odds: Odds) -> Odds:
    """Rolls with those that deal the same hits counted together, under the likeliest of them."""
    trial = s.copy()
    frame = trial.stack[-1]
    found: dict[tuple[object, ...], list[tuple[Outcome, float]]] = {}
    for outcome, probability in odds:
        frame.resolve(trial, outcome)
        found.setdefault(frame.key(), []).append((outcome, probability))
    return tuple(
        (max(rolls, key=lambda roll: roll[1])[0], sum(p for _, p in rolls)) for rolls in found.values()
    )

"""What tells outcomes of a turn apart, which is better, and how a random player chooses."""

from __future__ import annotations

from rootlab.analysis.turn.features import Features
from rootlab.engine.action import Action
from rootlab.engine.state import State


def evenly(legal: tuple[Action, ...]) -> list[float]:
    """The probability of each action for a player who picks a verb evenly, then one of its ways evenly."""
    counts: dict[int, int] = {}
    for action in legal:
        counts[action.verb_n] = counts.get(action.verb_n, 0) + 1
    return [1 / (len(counts) * counts[action.verb_n]) for action in legal]


def outcome_key(s: State, f: int) -> int:
    """The content of an outcome: all that stays when the turn is over, whatever it was reached by."""
    return hash(
        (
            1, tuple(s.warriors_n), tuple(s.kinds_n), tuple(s.hands_n), tuple(s.score_n), tuple(s.crafted_n),
            tuple(s.own_n), tuple(s.piles_n), tuple(s.items_n), tuple(s.ruins_n), tuple(s.dominance_n),
            tuple(s.partner_n), s.available_n, s.over_n, s.stack[0].key() if s.stack else (),
        )
    )  # fmt: skip


def better(lower: tuple[bool, ...], one: Features | None, other: Features | None) -> Features | None:
    """Of two lots of expectations, the better of each; ``lower`` says of which less is better."""
    if one is None or other is None:
        return other if one is None else one
    if one == other:
        return one
    return tuple([min(a, b) if low else max(a, b) for a, b, low in zip(one, other, lower, strict=True)])

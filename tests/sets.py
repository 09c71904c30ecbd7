"""Choices that are made piece by piece: what they can end in, and how often each end is reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rootlab.engine.state import State


def endings(state: State) -> Iterator[State]:
    """Every state that answers to the open question end in, while the same question is asked."""
    assert state.decision is not None
    first = (state.decision.id, state.player)
    waiting = [state]
    while waiting:
        s = waiting.pop()
        if s.decision is None or (s.decision.id, s.player) != first:
            yield s
            continue
        assert s.legal_actions(), "a choice on the way leads nowhere"
        waiting += [s.child(action) for action in s.legal_actions()]


def ends(state: State, seen: Callable[[State], Any]) -> list[Any]:
    """What ``seen`` finds in each of them; an end that is reached twice is there twice."""
    return [seen(s) for s in endings(state)]

"""Which steps of a turn are still to come."""

from __future__ import annotations

from rootlab.engine.state import State


def ahead(s: State, f: int, step: str) -> bool:
    """Whether a step of that name is at work or still to come: in the faction's turn that is under way, else
    in its next one."""
    return s.turn_n != f or any(one.name == step for one in s.match.turn_steps[f][s.step_n :])

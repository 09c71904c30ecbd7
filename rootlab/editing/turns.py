"""Where in a turn a position stands: the phases and steps that a seat has, and moving among them."""

from __future__ import annotations

from typing import Any

from rootlab.components.names import BIRDSONG, FACTION_ID, PHASE_ID, PHASES, SETUP
from rootlab.engine.state import State

__all__ = ["has_window", "place_turn", "steps_in"]


def steps_in(state: State, player: str, phase: str) -> tuple[str, ...]:
    """The names of a seat's steps in a phase, in their order."""
    names = [step.name for step in _steps(state, player, phase) if step.phase == PHASE_ID[phase]]
    return tuple(dict.fromkeys(names))


def has_window(state: State, player: str, phase: str, name: str) -> bool:
    """Whether a window opens before that step, where a position may stand (1.4.2)."""
    found = [
        step for step in _steps(state, player, phase) if (step.phase, step.name) == (PHASE_ID[phase], name)
    ]
    return len(found) > 1


def _steps(state: State, player: str, phase: str) -> tuple[Any, ...]:
    if PHASE_ID[phase] == SETUP:
        return state.match.setup_steps
    return state.match.turn_steps[FACTION_ID[player]]


def place_turn(data: dict[str, Any], player: str | None, phase: str | None, step: str | None) -> None:
    """Move a position to another place in a turn.

    What a turn has used is another player's no longer; a new phase begins at its first step, a new step
    at the window before it.
    """
    before: dict[str, Any] = data.get("turn", {})
    turn = dict(before)
    if player is not None and player != before.get("player"):
        turn["player"] = player
        turn.pop("used", None)
        if before.get("phase") == PHASES[SETUP]:
            phase = phase or PHASES[BIRDSONG]
        turn.pop("step", None)
    if phase is not None and phase != before.get("phase"):
        turn["phase"] = phase
        turn.pop("step", None)
        if PHASES[SETUP] in (phase, before.get("phase")):
            turn.pop("round", None)
            turn.pop("used", None)
    if step is not None and step != before.get("step"):
        turn["step"] = step
    if turn.get("step") != before.get("step"):
        turn.pop("window", None)
        if "used" in turn:
            turn["used"] = {key: value for key, value in turn["used"].items() if key != "begun"}
    data["turn"] = turn

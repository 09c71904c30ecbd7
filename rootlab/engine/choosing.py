"""Choosing: what may be chosen at a moment, and the moment after a choice.

``State.apply`` trusts its caller. Whoever takes a choice from outside (``State.child``, ``Game.play``) asks
:func:`choice_fault` first; a search that goes through the legal list itself uses :func:`after`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rootlab.components.errors import shown
from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome

if TYPE_CHECKING:
    from rootlab.engine.state import State

Fault = tuple[str, dict[str, Any]]
"""A message of the catalogue and what it speaks of."""


def choice_fault(s: State, choice: object) -> Fault | None:
    """None where the choice can be taken now; raises IllegalAction, with its ruling, for an action that is
    not legal; the message about anything else that is wrong with it."""
    if isinstance(choice, Outcome):
        if not s.chance:
            return "choice-no-chance", {}
        if choice not in [one for one, _ in s.chance_outcomes()]:
            return "choice-impossible-outcome", {"given": shown(choice)}
        return None
    if not isinstance(choice, Action):
        return "choice-not-a-choice", {"given": shown(choice)}
    if choice not in s.legal_actions():
        from rootlab.engine.ruling import IllegalAction

        ruling = s.why_not(choice)
        if ruling is None:
            return "choice-not-a-choice", {"given": shown(choice)}
        raise IllegalAction(ruling)
    return None


def after(s: State, choice: Action | Outcome) -> State:
    """The state after a choice that is known to be possible; ``s`` stays."""
    new = s.copy()
    new.apply(choice)
    return new

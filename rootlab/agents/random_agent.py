"""The agent that takes any legal action, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from rootlab.agents.registry import register

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.view import View


@register("random")
def random_agent(view: View, rng: Random) -> Action:
    """One of the legal actions, uniformly, by one ``rng.random()`` (none where there is one action)."""
    legal = view.legal_actions()
    return legal[int(rng.random() * len(legal))] if len(legal) > 1 else legal[0]

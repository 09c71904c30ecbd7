"""The agents by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.view import View


class Agent(Protocol):
    """Who chooses for a seat: one of ``view.legal_actions()``, with ``rng`` as its only chance."""

    def __call__(self, view: View, rng: Random, /) -> Action:
        """The action that it chooses."""
        ...


_AGENTS: dict[str, Agent] = {}


def register(name: str) -> Callable[[Agent], Agent]:
    """Put an agent under a name, by which the table and the command line find it."""

    def put(new: Agent) -> Agent:
        _AGENTS[name] = new
        return new

    return put


def names() -> tuple[str, ...]:
    """The names of all agents, sorted."""
    return tuple(sorted(_AGENTS))


def agent(name: str) -> Agent:
    """The agent of that name; RootlabError where there is none."""
    found = _AGENTS.get(str(name))
    if found is None:
        from rootlab.components.errors import unknown_name

        raise unknown_name("agent", name, names())
    return found

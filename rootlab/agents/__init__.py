"""Players.  An agent is a function of what its seat may know: ``agent(view, rng) -> Action``.

>>> names()
('random',)
>>> agent("random").__name__
'random_agent'
"""

from rootlab.agents.random_agent import random_agent
from rootlab.agents.registry import Agent, agent, names, register

__all__ = ["Agent", "agent", "names", "random_agent", "register"]

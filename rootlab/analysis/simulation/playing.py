"""One whole game between agents, on the bare state: the loop under every simulation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from rootlab.components.errors import shown
from rootlab.components.names import FACTIONS, NF
from rootlab.engine.playout import MOST_ROUNDS
from rootlab.engine.state import State

if TYPE_CHECKING:
    from rootlab.agents import Agent


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game went."""

    index: int
    winners: tuple[str, ...]
    article: str
    """The article by which it was won (3.1, 3.3.1 …); empty where it was stopped."""
    rounds: int
    choices: int
    """Decisions with two or more options."""
    decisions: int
    scores: dict[str, int | None]
    """Final points; None for a seat that activated dominance (3.3.1)."""
    stopped: bool


def play_game(
    start: State, seed: int | str, index: int, agents: Mapping[str, Agent] | None = None
) -> GameResult:
    """Game number ``index`` of a simulation, from ``start``, which stays as it is.

    Chance draws from ``Random(f"{seed}:{index}")``, each seat from ``Random(f"{seed}:{index}:{faction}")``:
    the game depends on nothing else.  ``agents`` None means that all play at random.  A uniformly
    random player looks at nothing but the list of what is legal, which is the same for the state and
    for the seat's view of it; so no view is made for it.
    """
    chance = Random(f"{seed}:{index}")
    rngs = [Random(f"{seed}:{index}:{name}") for name in FACTIONS]
    state = start.copy()
    if agents is None:
        choices, decisions = _at_random(state, chance, rngs)
    else:
        by_seat = [agents.get(name) for name in FACTIONS]
        choices, decisions = _with_agents(state, chance, rngs, by_seat)
    return GameResult(
        index,
        state.winners,
        state.won_by,
        min(state.round, MOST_ROUNDS),
        choices,
        decisions,
        state.scores,
        not state.over_n,
    )


def _at_random(state: State, chance: Random, rngs: list[Random]) -> tuple[int, int]:
    draws = [rngs[f].random for f in range(NF)]
    choices = decisions = 0
    while not state.over_n and state.round <= MOST_ROUNDS:
        if state.chance:
            state.apply(state.sample_outcome(chance))
            continue
        legal = state.legal_actions()
        options = len(legal)
        decisions += 1
        if options == 1:
            state.apply(legal[0])
        else:
            choices += 1
            state.apply(legal[int(draws[state.player_n]() * options)])
    return choices, decisions


def _with_agents(
    state: State, chance: Random, rngs: list[Random], agents: list[Agent | None]
) -> tuple[int, int]:
    choices = decisions = 0
    while not state.over_n and state.round <= MOST_ROUNDS:
        if state.chance:
            state.apply(state.sample_outcome(chance))
            continue
        legal = state.legal_actions()
        seat = state.player_n
        agent = agents[seat]
        decisions += 1
        choices += len(legal) > 1
        if agent is None:
            action = legal[int(rngs[seat].random() * len(legal))] if len(legal) > 1 else legal[0]
        else:
            action = agent(state.view(FACTIONS[seat]), rngs[seat])
            if action not in legal:
                raise _not_legal(FACTIONS[seat], action)
        state.apply(action)
    return choices, decisions


def _not_legal(seat: str, action: object) -> Exception:
    from rootlab.components.errors import RootlabError
    from rootlab.language import text

    return RootlabError(text("simulate-agent-illegal", player=seat, given=shown(action)))

"""Agents: functions of a view, found by name."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import rootlab as rl
from rootlab import agents
from rootlab.agents import registry
from rootlab.engine.action import Action
from rootlab.engine.view import View

SEATS = ["marquise", "eyrie"]


def test_agents_are_found_by_name() -> None:
    assert "random" in agents.names()
    assert agents.agent("random") is agents.random_agent


@pytest.mark.parametrize("name", ["genius", "", None, 3])
def test_an_unknown_agent_is_one_sentence_with_the_known_ones(name: str) -> None:
    with pytest.raises(rl.RootlabError, match="random") as error:
        agents.agent(name)
    assert "\n" not in str(error.value)


def test_a_new_agent_joins_under_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_AGENTS", dict(registry._AGENTS))

    @agents.register("first")
    def first(view: View, rng: Random) -> Action:
        return view.legal_actions()[0]

    assert agents.agent("first") is first
    assert agents.names() == ("first", "random")


def test_the_random_agent_plays_a_whole_game_from_views() -> None:
    game = rl.new_game(SEATS, seed=2)
    rng = Random(2)
    while (player := game.state.player) is not None:
        action = agents.random_agent(game.state.view(player), rng)
        assert action.faction == player
        game.play(action)
    assert game.state.winners


def test_the_random_agent_is_uniform_and_repeats_with_its_generator() -> None:
    game = rl.new_game(SEATS, seed=2)
    view = game.state.view("marquise")
    legal = view.legal_actions()
    rng = Random(1)
    chosen = Counter(agents.random_agent(view, rng) for _ in range(1000 * len(legal)))
    assert set(chosen) == set(legal)
    assert all(900 < count < 1100 for count in chosen.values())
    assert agents.random_agent(view, Random(9)) is agents.random_agent(view, Random(9))

"""Copies and pickles of states, views and games: equal, and nothing of the one is in the other."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from random import Random

import pytest

import rootlab as rl
from rootlab.engine.event import Event
from rootlab.engine.reason import all_reasons
from rootlab.engine.state import State

SEATS = ["marquise", "eyrie", "alliance", "vagabond", "corvids"]


def moments() -> Iterator[State]:
    for seed in range(3):
        state = rl.new_game(SEATS, seed=seed).state
        rng = Random(seed)
        while not state.is_over and state.round < 9:
            yield state.copy()
            rl.playout(state, rng, 3)


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_a_copy_is_the_same_moment_and_goes_its_own_way(way: object) -> None:
    seen = 0
    for state in moments():
        other = way(state)  # type: ignore[operator]
        key = state.key()
        assert other == state
        assert other.round == state.round
        assert other.is_chance == state.is_chance
        assert other.player == state.player
        assert other.decision == state.decision
        assert other.legal_actions() == state.legal_actions()
        assert other.chance_outcomes() == state.chance_outcomes()
        rl.playout(other, Random(1), 20)
        assert state.key() == key
        seen += 1
    assert seen > 100


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_a_view_too(way: object) -> None:
    for state in moments():
        for seat in SEATS:
            view = state.view(seat)
            other = way(view)  # type: ignore[operator]
            assert other == view
            assert other.legal_actions() == view.legal_actions()
            assert other.determinize(5) == view.determinize(5)


def test_a_game_too() -> None:
    game = rl.new_game(SEATS, seed=3)
    for other in (copy.deepcopy(game), pickled(game)):
        assert isinstance(other, rl.Game)
        assert other.state == game.state
        other.play(other.state.legal_actions()[0])
        assert other.state != game.state


def test_a_state_can_be_copied_into_another() -> None:
    target = rl.new_game(["eyrie", "marquise"], seed=9).state
    target.log = []
    for state in moments():
        state.copy_into(target)
        assert target == state
        assert target.legal_actions() == state.legal_actions()
        assert target.log is None
        key = state.key()
        rl.playout(target, Random(2), 5)
        assert state.key() == key


def test_reasons_and_events_can_be_pickled() -> None:
    for reason in all_reasons():
        assert pickled(reason) is reason
    event = Event("drew", "2.1", "eyrie", card="ambush-fox", secret=("eyrie",))
    assert pickled(event) == event


def test_a_state_takes_no_attribute_that_it_does_not_have() -> None:
    state = rl.new_game(["marquise", "eyrie"], seed=1).state
    with pytest.raises(AttributeError):
        state.colour = "red"  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        state.legal_actions()[0].colour = "red"  # type: ignore[attr-defined]


def test_many_worlds_come_from_one_generator() -> None:
    state = rl.new_game(SEATS, seed=4).state
    rl.playout(state, Random(4), 60)
    view = state.view("eyrie")
    rng = Random(1)
    worlds = [view.determinize(rng) for _ in range(20)]
    assert all(world.view("eyrie") == view for world in worlds)
    assert len({world.key() for world in worlds}) > 10
    again = Random(1)
    assert [view.determinize(again) for _ in range(20)] == worlds

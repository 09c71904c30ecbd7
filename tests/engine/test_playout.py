"""A random game to its end in one call."""

from __future__ import annotations

from random import Random

import rootlab as rl

SEATS = ["marquise", "eyrie", "alliance", "vagabond"]


def test_it_plays_to_the_end_and_counts_the_choices() -> None:
    state = rl.new_game(SEATS, seed=1).state
    other = state.copy()
    rng = Random(7)
    choices = 0
    while not other.is_over:
        if other.is_chance:
            other.apply(other.sample_outcome(rng))
            continue
        legal = other.legal_actions()
        choices += len(legal) > 1
        other.apply(legal[int(rng.random() * len(legal))] if len(legal) > 1 else legal[0])
    assert rl.playout(state, Random(7)) == choices > 100
    assert state.is_over
    assert state == other
    assert rl.playout(state, Random(7)) == 0


def test_it_stops_after_so_many_choices_and_can_go_on() -> None:
    whole = rl.new_game(SEATS, seed=2).state
    parts = whole.copy()
    total = rl.playout(whole, Random(3))
    rng = Random(3)
    assert rl.playout(parts, rng, 0) == 0
    assert parts == rl.new_game(SEATS, seed=2).state
    assert rl.playout(parts, rng, cut=40) == 40
    assert not parts.is_over
    assert 40 + rl.playout(parts, rng) == total
    assert parts == whole


def test_it_stops_after_five_hundred_rounds() -> None:
    state = rl.new_game(SEATS, seed=1).state
    rl.playout(state, Random(1), 30)
    state.round = 501
    assert rl.playout(state, Random(1)) == 0
    assert not state.is_over

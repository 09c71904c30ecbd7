"""Random games: every one ends, nothing gets lost on the way, and a wrong action changes nothing.

``ROOTLAB_FUZZ_GAMES`` says how many (200 where it is not set).  They come in chunks, so that several
processes can share them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random

import pytest

import rootlab as rl
from rootlab.engine.action import Action
from rootlab.engine.state import State
from tests.checks import Recount
from tests.playing import MOST_ROUNDS, mix_of, wanderings

GAMES = int(os.environ.get("ROOTLAB_FUZZ_GAMES", "200"))
CHUNKS = min(GAMES, 20)
RARELY = 97
"""Dear checks come at every so many moments."""

pytestmark = pytest.mark.fuzz


def seeds_of(chunk: int) -> range:
    return range(chunk, GAMES, CHUNKS)


def check_copy(s: State, rng: Random) -> None:
    """A copy is equal, and playing on in it leaves the first one alone."""
    before = s.key()
    other = s.copy()
    assert other == s
    assert hash(other) == hash(s)
    other.apply(other.sample_outcome(rng) if other.is_chance else rng.choice(other.legal_actions()))
    assert s.key() == before
    assert other.key() != before


def check_json(s: State) -> None:
    """A position written down and read again is the same, and so is what is asked there."""
    again = rl.load_position(json.loads(json.dumps(s.to_dict())))
    assert again == s
    assert again.legal_actions() == s.legal_actions()
    assert again.chance_outcomes() == s.chance_outcomes()
    assert again.decision == s.decision


def check_chance(s: State, rng: Random) -> None:
    """The odds add up, and what is drawn is one of the outcomes."""
    if not s.is_chance:
        return
    outcomes = s.chance_outcomes()
    assert abs(sum(odds for _, odds in outcomes) - 1) < 1e-9
    assert s.sample_outcome(rng) in [outcome for outcome, _ in outcomes]


def check_refusal(s: State, some: list[Action]) -> None:
    """An action that is not legal is refused with a reason, and nothing changes."""
    if s.is_over:
        return
    legal = s.legal_actions()
    wrong = next((action for action in reversed(some) if action not in legal), None)
    if wrong is None:
        return
    ruling = s.why_not(wrong)
    assert ruling is not None
    assert ruling.law
    game = rl.Game(s, seed=0, auto_chance=False)
    before = game.state.key()
    with pytest.raises(rl.IllegalAction):
        game.play(wrong)
    assert game.state.key() == before
    assert game.length == 0


def wander(seed: int, dominance: bool, seats: tuple[str, ...] | None = None) -> bool:
    """Play one game with all checks; whether it ended by itself."""
    some: list[Action] = []
    recount = Recount()
    ended = False
    for n, (s, choice, rng) in enumerate(wanderings(seed, dominance, seats)):
        wrong = recount(s)
        assert not wrong, f"{s.seats}, seed {seed}, moment {n}, before {choice!r}: {'; '.join(wrong)}"
        if isinstance(choice, Action):
            some.append(choice)
        if choice is not None and n % RARELY == seed % RARELY:
            check_copy(s, rng)
            check_chance(s, rng)
            check_json(s)
            check_refusal(s, some)
            del some[:-8]
        ended = s.is_over
    return ended


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int, record_property: Callable[[str, object], None]) -> None:
    ended = [wander(seed, dominance=False) for seed in seeds_of(chunk)]
    record_property("fuzz played", len(ended))
    record_property(f"fuzz stopped after {MOST_ROUNDS} rounds", ended.count(False))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_with_dominance(chunk: int, record_property: Callable[[str, object], None]) -> None:
    """The same with the dominance cards in the deck, a quarter as many."""
    ended = [wander(seed, dominance=True) for seed in range(chunk, -(-GAMES // 4), CHUNKS)]
    record_property("fuzz played with dominance", len(ended))
    record_property(f"fuzz stopped after {MOST_ROUNDS} rounds", ended.count(False))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_of_every_mix(chunk: int, record_property: Callable[[str, object], None]) -> None:
    """The same with every other mix of two to four seats, with the dominance cards and without."""
    ended = [wander(seed, seed % 3 > 0, mix_of(seed)) for seed in seeds_of(chunk)]
    record_property("fuzz played with other seats", len(ended))
    record_property(f"fuzz stopped after {MOST_ROUNDS} rounds", ended.count(False))

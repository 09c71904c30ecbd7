"""Playing at random, so that tests come to see all kinds of positions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from rootlab.engine.action import Action
from rootlab.engine.match import playable
from rootlab.engine.outcome import Outcome
from rootlab.engine.state import State
from rootlab.record.start import start_state

MOST_ROUNDS = 500
BASE_GAME = ("marquise", "eyrie", "alliance", "vagabond")
MIXES = tuple(
    mix
    for n in (2, 3, 4)
    for mix in combinations([name for name in BASE_GAME if name in playable()], n)
    if mix != BASE_GAME[:2]
)
"""Every mix of seats of the box but the first two alone."""
SEATINGS = (("marquise", "eyrie"), ("eyrie", "marquise"))


def mix_of(seed: int) -> tuple[str, ...]:
    """One mix after the other, each seat of it in turn the first one."""
    mix = MIXES[seed % len(MIXES)]
    first = seed // len(MIXES) % len(mix)
    return mix[first:] + mix[:first]


def any_action(s: State, rng: Random) -> Action:
    """One of the legal actions, each as likely."""
    legal = s.legal_actions()
    return legal[int(rng.random() * len(legal))]


def any_verb(s: State, rng: Random) -> Action:
    """One of the legal actions, each *verb* as likely: more cards, battles and buildings, fewer moves."""
    by_verb: dict[str, list[Action]] = {}
    for action in s.legal_actions():
        by_verb.setdefault(action.verb, []).append(action)
    verbs = list(by_verb)
    chosen = by_verb[verbs[int(rng.random() * len(verbs))]]
    return chosen[int(rng.random() * len(chosen))]


def wanderings(
    seed: int, dominance: bool = False, seats: tuple[str, ...] | None = None
) -> Iterator[tuple[State, Action | Outcome | None, Random]]:
    """Every moment of one random game, with what is chosen there (None at the end).

    The same state goes on: whoever wants to keep one copies it.  Unless ``seats`` says who plays, two
    seats change places with the seed; and so does the way of choosing.
    """
    rng = Random(f"wanderings:{seed}:{dominance}")
    s = start_state(seats or SEATINGS[seed % 2], dominance=dominance)
    choose = any_verb if seed % 4 < 2 else any_action
    while not s.is_over and s.round <= MOST_ROUNDS:
        choice = s.sample_outcome(rng) if s.is_chance else choose(s, rng)
        yield s, choice, rng
        s.apply(choice)
    yield s, None, rng

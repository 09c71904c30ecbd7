"""Random games over every mix of seats: at every twentieth step what each seat is told is compared with the
state, one seat's view is shared and read again, and a world is dealt from it and played on.

``ROOTLAB_FUZZ_STEPS`` says how many steps (4,000 where it is not set), ``ROOTLAB_FUZZ_FIRST`` with which game
to begin.  A fault names its game and step; the count that was reached is printed and recorded.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest

import rootlab as rl
from rootlab.engine.dealing import agrees
from rootlab.engine.match import playable
from rootlab.engine.state import State
from rootlab.record.shared_view import SharedView
from tests.playing import wanderings

STEPS = int(os.environ.get("ROOTLAB_FUZZ_STEPS", "4000"))
FIRST = int(os.environ.get("ROOTLAB_FUZZ_FIRST", "0"))
EVERY = 20
ONWARD = 8
"""So many steps a dealt world is played on."""
MIXES = [mix for n in (2, 3, 4, 5) for mix in combinations(playable(), n)]

pytestmark = pytest.mark.fuzz


def check_views(s: State) -> None:
    """Every seat is asked what the state asks, and may choose what the state lets it choose."""
    for seat in s.seats:
        view = s.view(seat)
        assert view.decision == s.decision, seat
        assert view.legal_actions() == (s.legal_actions() if s.player == seat else ()), seat
        assert view.deck_size == len(s.deck_n), seat


def check_share(s: State, seat: str) -> None:
    """A shared view is read as it was written, and so is the state."""
    view = s.view(seat)
    again = rl.load_shared(rl.share(view))
    assert isinstance(again, SharedView), seat
    assert again.to_dict() == view.to_dict(), seat
    assert rl.load_shared(rl.share(s)) == s


def check_world(s: State, seat: str, rng: Random) -> None:
    """A world agrees with the view and with all that was declared, and goes on."""
    world = s.determinize(seat, rng.randrange(10**9))
    assert world.view(seat) == s.view(seat), seat
    assert agrees(world), seat
    for _ in range(ONWARD):
        if world.is_over:
            break
        assert world.is_chance or world.legal_actions(), (seat, world.decision)
        world.apply(world.sample_outcome(rng) if world.is_chance else rng.choice(world.legal_actions()))


def test_views_shares_and_worlds(record_property: Callable[[str, object], None]) -> None:
    """Each mix in turn (short and long games mixed), each seat of it in turn the first one, with the dominance cards and without."""
    steps = checks = 0
    game = FIRST
    while steps < STEPS:
        mix = MIXES[game * 7 % len(MIXES)]
        turn = game // len(MIXES)
        seats = mix[turn % len(mix) :] + mix[: turn % len(mix)]
        for n, (s, choice, _) in enumerate(wanderings(game, turn % 2 == 1, seats)):
            steps += choice is not None
            if n % EVERY != game % EVERY:
                continue
            seat = s.seats[checks % len(s.seats)]
            checks += 1
            try:
                check_views(s)
                check_share(s, seat)
                check_world(s, seat, Random(f"{game}:{n}"))
            except Exception as error:
                pytest.fail(
                    f"game {game}, {'/'.join(seats)}, step {n}, {seat}: {error!r} (after {steps} steps)"
                )
        game += 1
        if game % 100 == 0:
            print(f"game {game}: {steps} steps, {checks} checks, no fault", flush=True)
    record_property("fuzz steps", steps)
    record_property("fuzz checks", checks)
    print(f"games {FIRST} to {game - 1}: {steps} steps, {checks} checks, no fault")

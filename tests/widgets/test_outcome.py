"""A button promises points only where they are certain, and gives no secret away."""

from __future__ import annotations

from random import Random

import rootlab as rl
from rootlab.widgets.moment import Moment
from rootlab.widgets.outcome import points, worlds


def test_what_is_promised_comes_true() -> None:
    """Through a game: whatever an action's button says, its seat gets at once."""
    game = rl.new_game(["marquise", "alliance", "corvids"], seed=3)
    rng, promised = Random(4), 0
    for _ in range(500):
        state = game.state
        if state.is_over:
            break
        moment = Moment(game.node, state, str(state.player), "en")
        action = rng.choice(state.legal_actions())
        found = points(worlds(moment), action)
        promised += bool(found)
        before = state.scores
        after = state.child(action).scores
        if found:
            assert {s: after[s] - before[s] for s in before if after[s] != before[s]} == found
        game.play(action)
    assert promised > 15


def test_a_guess_promises_nothing() -> None:
    """What lies face down would decide: the button of a guess says nothing, right or wrong."""
    state = rl.load_position(
        {
            "rootlab": 1,
            "seats": ["marquise", "corvids"],
            "turn": {"player": "marquise", "phase": "daylight", "step": "actions"},
            "clearings": {
                "1": {"warriors": {"marquise": 3}, "tokens": ["keep"]},
                "5": {"warriors": {"marquise": 3}, "tokens": [{"plot": "bomb", "up": False}]},
            },
            "players": {"marquise": {"hand": ["root-tea-rabbit"]}, "corvids": {"score": 5}},
        }
    )
    game = rl.Game(state, seed=1)
    moment = Moment(game.node, state, "marquise", "en")
    guesses = [action for action in state.legal_actions() if action.verb == "expose"]
    assert guesses
    in_worlds = worlds(moment)
    assert len({str(world.to_dict()["clearings"]["5"]) for world in in_worlds}) > 1
    for guess in guesses:
        assert points(in_worlds, guess) == {}

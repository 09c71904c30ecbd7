"""Why nothing can be done in a place: what comes closest there."""

from __future__ import annotations

from random import Random

import rootlab as rl
from rootlab.engine.ruling import why_not_in
from tests.pack import daylight, wanderer
from tests.playing import wanderings
from tests.positions import Table, position


def test_what_comes_closest_is_told() -> None:
    """6.5: no warrior of hers is in 3; of a verb that was picked, its own reason."""
    s = Table(
        position("marquise", "daylight", "actions", {1: "2 marquise, wood, sawmill", 3: "2 eyrie"})
    ).state
    found = why_not_in(s, 3)
    assert found is not None
    verb, why = found
    assert verb in ("move", "battle", "march")
    assert "no" in why.text("en")
    build = why_not_in(s, 3, "build")
    assert build is not None
    assert build[0] == "build"
    assert "6.5.4" in ",".join(build[1].law)


def test_a_pawn_goes_where_the_click_is() -> None:
    """9.5.1: for who moves a pawn, the place is where it would go."""
    s = daylight(wanderer(9, "sword")).state
    found = why_not_in(s, 1, "move")
    assert found is not None
    assert found[1].law


def test_what_names_no_place_has_no_answer() -> None:
    """7.3.3: a leader is chosen, and no clearing has to do with it."""
    game = rl.new_game(["eyrie", "marquise"], seed=1)
    while game.state.decision is not None and game.state.decision.id != "setup-leader":
        game.play(game.state.legal_actions()[0])
    assert why_not_in(game.state, 5) is None


def test_it_never_contradicts_the_legal_actions() -> None:
    """Where something that is asked can be done, there is no reason; elsewhere the reason is a real one."""
    told = 0
    for seed in range(3):
        rng = Random(seed)
        for s, _, _ in wanderings(seed, seats=("marquise", "vagabond", "corvids", "alliance", "eyrie")):
            if s.round > 6:
                break
            place = rng.randint(1, 12)
            found = why_not_in(s, place)
            if found is not None:
                told += 1
                own = [deed.verb for deed in s.question.deeds] if s.question is not None else []
                legal = [a for a in s.legal_actions() if a.verb in own and place in (a.clearing, a.origin)]
                assert not legal
    assert told > 50

"""How fast the coach is told and drawn: ``pytest tests/benchmarks --benchmark-only`` on an idle core."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import rootlab as rl
from rootlab.analysis.watch.coaching import coach
from rootlab.widgets.moment import Moment
from rootlab.widgets.opening import table
from rootlab.widgets.session import OPEN
from rootlab.widgets.tools.coach import Coach
from tests.benchmarks.test_analysis_speed import full, median_ms

__all__ = ["full"]

SEATS = ("marquise", "eyrie", "alliance", "vagabond", "corvids")
REFRESH = 50.0
"""Milliseconds from a step to the coach's new page."""


def moments(count: int, seed: int = 2) -> list[rl.Game]:
    """Games of five, each stopped at another decision of a game at random."""
    game = rl.new_game(list(SEATS), seed=seed)
    rng = Random(seed)
    found: list[rl.Game] = []
    while len(found) < count and not game.state.is_over:
        game.play(rng.choice(game.state.legal_actions()))
        if game.ply % 11 == 0 and not game.state.is_over:
            found.append(rl.Game(game.state, seed=1))
    return found


def test_median_of_the_coach(benchmark: Any, full: bool) -> None:
    """What there is to tell, through the eyes of whoever decides."""
    states = [game.state for game in moments(100 if full else 10)]

    def tell(state: rl.State) -> object:
        return coach(state, state.player)

    calls: list[Callable[[], object]] = [lambda s=s: tell(s) for s in states]  # type: ignore[misc]
    assert median_ms(benchmark, full, calls) < REFRESH


def test_median_of_a_refresh(benchmark: Any, full: bool, tmp_path: Path) -> None:
    """The whole page after a step: a new moment, all that is told, and the HTML in both languages in turn."""
    games = moments(100 if full else 10)
    one = table(games[0], eyes=OPEN, saves=tmp_path, autosave=False)
    page = Coach(one)

    def refresh(k: int, game: rl.Game) -> str:
        session = one.session
        session.game, session.lang = game, ("en", "es")[k % 2]
        session._moment = Moment(game.node, game.state, game.state.player, session.lang)
        return page.html()

    calls: list[Callable[[], object]] = [
        lambda k=k, game=game: refresh(k, game)  # type: ignore[misc]
        for k, game in enumerate(games)
    ]
    assert median_ms(benchmark, full, calls) < REFRESH

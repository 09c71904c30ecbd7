"""Trees of games that were played at random."""

from __future__ import annotations

from random import Random

import rootlab as rl
from rootlab.record.node import Node


def nodes(game: rl.Game) -> list[Node]:
    return list(game.line()[0].below())


def tree(
    size: int, seats: tuple[str, ...] = ("marquise", "eyrie"), seed: int = 4, forks: float = 0.02
) -> rl.Game:
    """A game whose tree has at least so many nodes, with a branch after every 1/``forks`` decisions."""
    game, rng, grown = rl.new_game(list(seats), seed=seed), Random(seed), 0
    while grown < size:
        if game.state.is_over or (grown and rng.random() < forks):
            game.goto(rng.choice(nodes(game)))
            if game.state.is_chance:
                game.draw()
            grown = len(nodes(game))
            continue
        legal = game.state.legal_actions()
        game.play(legal[int(rng.random() * len(legal))])
        grown += 1
    return game


def shape(game: rl.Game) -> dict[str, object]:
    """All that a file says of a tree: its nodes in order, words and marks, and where we are."""
    return {key: value for key, value in game.to_dict().items() if key not in ("at", "line")}

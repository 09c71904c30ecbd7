"""The lines of the outline: short however large the tree, and whole once everything is opened."""

from __future__ import annotations

from random import Random

import pytest

import rootlab as rl
from rootlab.widgets.tools.outline import ABOVE, DEEPEST, FOLD, MORE, STRETCH, TURN, outline, turns_from
from tests.record.trees import nodes, tree

SEATS = ("marquise", "eyrie", "alliance", "vagabond")


def test_turns_hold_every_node_of_the_line_once() -> None:
    game = tree(200, seats=SEATS)
    turns = turns_from(game.line()[0])
    assert [node for turn in turns for node in turn][-1] is game.branches()[0]
    for turn in turns[1:]:
        assert len({node.parent.turn for node in turn if node.parent and node.parent.turn[0]}) <= 1


@pytest.mark.parametrize("forks", [0.02, 0.3])
def test_everything_can_be_opened_step_by_step(forks: float) -> None:
    """Whatever is folded opens, and then every node stands in the outline once."""
    game = tree(400, forks=forks)
    game.goto(0)
    seen: dict[str, int] = {}
    for _ in range(400):
        rows = outline(game, seen)
        folded = [
            key
            for row in rows
            for key in (
                [f"{row.kind}-{row.nodes[0].place_id}"] if row.kind in (FOLD, MORE)
                else [row.nodes[0].place_id] if row.opened is False
                else []
            )
        ]  # fmt: skip
        if not folded:
            break
        for key in folded:
            seen[key] = seen.get(key, 0) + 1
    else:
        pytest.fail("it never opens")
    listed = [node for row in rows for node in row.nodes]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(nodes(game))


def test_the_outline_stays_short_and_holds_the_current_place() -> None:
    game = tree(3000, seats=SEATS)
    rng = Random(5)
    for node in rng.sample(nodes(game), 60):
        game.goto(node)
        rows = outline(game, {})
        assert sum(node in row.nodes for row in rows if row.kind == TURN) == 1
        assert len(rows) < 120


def test_branches_in_branches_are_listed_from_the_last_ones() -> None:
    game = rl.new_game(["marquise", "eyrie"], seed=3)
    rng = Random(8)
    for _ in range(DEEPEST + 6):
        for _ in range(3):
            legal = game.state.legal_actions()
            game.play(legal[int(rng.random() * len(legal))])
        while len(game.state.legal_actions()) < 2:
            game.undo()
        here = game.node
        for action in game.state.legal_actions()[:2]:
            game.goto(here)
            game.play(action)
    leaves = [node for node in game.line() if node.parent and node.parent.children[0] is not node]
    rows = outline(game, {})
    above = [row for row in rows if row.kind == ABOVE]
    assert [row.count for row in above] == [len(leaves) - DEEPEST]
    assert any(game.node in row.nodes for row in rows)
    assert max(row.level for row in rows) <= DEEPEST + 1


def test_many_branches_in_one_turn_come_a_few_at_a_time() -> None:
    game = rl.new_game(["marquise", "eyrie"], seed=3)
    while len(game.state.legal_actions()) < 9:
        game.play(game.state.legal_actions()[0])
    start = game.node
    for action in game.state.legal_actions():
        game.goto(start)
        game.play(action)
    game.goto(start)
    more = [row for row in outline(game, {}) if row.kind == MORE]
    assert len(more) == 1
    key = f"more-{more[0].nodes[0].place_id}"
    left = more[0].count
    while left > 0:
        assert [
            row.count for row in outline(game, {key: (more[0].count - left) // STRETCH}) if row.kind == MORE
        ] == [left]
        left -= STRETCH
    opened_whole = outline(game, {key: -(-more[0].count // STRETCH)})
    assert len([row for row in opened_whole if row.starts]) == len(game.state.legal_actions()) - 1

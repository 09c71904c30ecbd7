"""What is done to the tree of a game can be taken back; and a tree of 3,000 nodes stays whole."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import rootlab as rl
from rootlab.record import Mark
from rootlab.record.editing import branch_of, step_of
from rootlab.record.node import Node
from rootlab.record.start import start_state
from tests.record.trees import nodes, shape, tree


@pytest.fixture
def game() -> rl.Game:
    return tree(150, forks=0.06)


def branch(game: rl.Game) -> Node:
    """The first node of some branch that holds more than a few nodes."""
    return next(one for node in nodes(game) for one in node.children[1:] if len(list(one.below())) > 5)


def test_words_and_marks_are_taken_back_one_by_one(game: rl.Game) -> None:
    before = shape(game)
    node = game.node
    game.annotate(name="the  fork ", comment=" here it went wrong\n")
    game.annotate(marks=[Mark(5)])
    game.annotate(comment="no, here")
    assert (node.name, node.comment, node.marks) == ("the fork", "no, here", (Mark(5),))
    assert game.undo_edit().kind == "comment"
    assert node.comment == "here it went wrong"
    assert [game.undo_edit().kind for _ in range(3)] == ["marks", "comment", "name"]
    assert shape(game) == before
    with pytest.raises(rl.RecordError, match="Nothing was done"):
        game.undo_edit()


def test_the_same_words_again_are_no_edit(game: rl.Game) -> None:
    game.annotate(name="", comment=None, marks=())
    assert game.edits.last is None


def test_promote_is_taken_back(game: rl.Game) -> None:
    before, line = shape(game), game.line()
    first = branch(game)
    game.promote(first)
    assert branch_of(first) is None
    assert shape(game) != before
    assert game.line() == line
    game.promote(first)
    game.undo_edit()
    assert shape(game) == before
    assert game.edits.last is None


def test_delete_is_taken_back_and_we_stand_where_we_stood(game: rl.Game) -> None:
    before = shape(game)
    first = branch(game)
    inside = list(first.below())[-1]
    game.goto(inside)
    game.delete(first)
    assert inside not in nodes(game)
    assert game.node not in first.below()
    edit = game.undo_edit()
    assert (edit.kind, edit.node) == ("delete", first)
    assert shape(game) == before
    assert game.node is inside


def test_after_delete_elsewhere_we_stay(game: rl.Game) -> None:
    first = branch(game)
    game.goto(0)
    game.delete(first)
    game.redo()
    here = game.node
    game.undo_edit()
    assert game.node is here


def test_what_was_played_anew_and_what_was_deleted_are_both_kept(game: rl.Game) -> None:
    """Delete a branch, play its first choices again and go on otherwise: taking back joins the two."""
    first = branch(game)
    assert first.parent is not None
    first.parent.children[0].comment = "main"
    old = list(first.below())
    game.annotate(old[2], name="older")
    game.delete(first)
    game.goto(first.parent)
    for node in old[:3]:
        game.play(node.choice, auto_chance=False)  # type: ignore[arg-type]
    known = [child.choice for child in old[2].children]
    if game.state.is_chance:
        game.draw()
    game.play(next(a for a in game.state.legal_actions() if a not in known))
    state, path, count = game.state, game.node.path, len(nodes(game))
    game.undo_edit()
    assert (game.state, game.node.path) == (state, path)
    now = nodes(game)
    assert set(old) <= set(now)
    assert len({node.path for node in now}) == len(now) > count
    assert game.node in now
    assert game.undo_edit().node is old[2]
    assert old[2].name == ""


def test_a_step_is_an_action_with_the_chance_that_follows_it_alone() -> None:
    game = rl.new_game(["marquise", "eyrie"], seed=11)
    while not game.node.parent or not game.node.parent.asks_chance or not game.ply:
        game.play(game.state.legal_actions()[-1])
    action = step_of(game.node)
    assert action.parent is not None
    assert not action.parent.asks_chance
    game.delete(action)
    assert not any(node.asks_chance and not node.children for node in nodes(game))


@pytest.mark.parametrize("seed", range(3))
def test_many_edits_are_all_taken_back(seed: int) -> None:
    game, rng = tree(200, seed=seed, forks=0.1), Random(seed)
    shapes = []
    for k in range(60):
        before, last = shape(game), game.edits.last
        one = rng.choice(nodes(game)[1:])
        what = rng.choice(("promote", "delete", "name", "comment", "marks", "goto"))
        if what == "promote":
            game.promote(one)
        elif what == "delete":
            if one.ply and len(list(one.below())) < 40:
                game.delete(one)
        elif what == "goto":
            game.goto(one)
        elif what == "marks":
            game.annotate(one, marks=[Mark(1 + k % 12)])
        else:
            game.annotate(one, **{what: str(k)})
        if game.edits.last is not last:
            shapes.append(before)
        assert game.node in nodes(game)
    assert len(shapes) > 20
    while shapes:
        game.undo_edit()
        assert shape(game) == shapes.pop()
        line = game.line()
        assert game.node in line
        assert not line[-1].children


def test_a_tree_of_three_thousand_nodes_is_saved_and_read_whole(tmp_path: Path) -> None:
    game = tree(3000, seats=("marquise", "eyrie", "alliance", "vagabond"))
    assert len(nodes(game)) >= 3000
    assert len(game.branches()) > 20
    rng = Random(2)
    for node in rng.sample(nodes(game), 40):
        game.goto(node)
        assert game.node is node
        state = start_state(list(game.seats))
        for step in node.line()[1:]:
            assert step.choice is not None
            state.apply(step.choice)
        assert game.state == state
        assert (node.turn[0], node.scores) == (state.round, tuple(state.scores.values()))
    game.save(tmp_path / "big.json")
    again = rl.load_game(tmp_path / "big.json")
    assert again.to_dict() == game.to_dict()
    assert [node.scores for node in nodes(again)] == [node.scores for node in nodes(game)]

"""Circles and arrows on the map, and the small maps that only show."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import numpy as np
import pytest

import rootlab as rl
from rootlab.components.board import MAPS, load_board
from rootlab.record.marks import COLORS, Mark
from rootlab.widgets.map.drawn import INK, drawn_shapes, mark_words, marks_at
from rootlab.widgets.map.figure import Scene, scene_data
from rootlab.widgets.map.plan import DISC
from rootlab.widgets.map.still import stills
from rootlab.widgets.map.widget import BoardWidget


@pytest.fixture
def scene() -> Scene:
    game = rl.new_game(["marquise", "eyrie", "vagabond"], seed=2)
    for _ in range(30):
        game.play(game.state.legal_actions()[0])
    state = game.state
    return Scene("autumn", state.to_dict(), {c: state.rules(c) for c in range(1, 13)}, lang="en")


@pytest.mark.parametrize("name", MAPS)
def test_a_circle_lies_round_its_clearing(name: str) -> None:
    board = load_board(name)
    for c in board.clearings:
        outline = drawn_shapes(board, [Mark(c, color="green")])["drawn green"]
        away = np.hypot(outline[:, 0] - board.x[c], outline[:, 1] - board.y[c])
        assert np.nanmin(away) > DISC + 2
        assert np.nanmax(away) < DISC + 4


@pytest.mark.parametrize("name", MAPS)
def test_an_arrow_goes_from_one_clearing_to_the_other(name: str) -> None:
    board = load_board(name)
    for a, b in [*combinations(board.clearings, 2), (12, 1)]:
        arrow = drawn_shapes(board, [Mark(a, b)])["drawn blue"]
        ends = [np.nanmin(np.hypot(arrow[:, 0] - board.x[c], arrow[:, 1] - board.y[c])) for c in (a, b)]
        assert max(ends) < DISC
        tip = arrow[int(np.nanargmin(np.hypot(arrow[:, 0] - board.x[b], arrow[:, 1] - board.y[b])))]
        assert math.hypot(tip[0] - board.x[b], tip[1] - board.y[b]) < DISC * 0.75


def test_an_arrow_and_its_return_lie_side_by_side() -> None:
    board = load_board("autumn")
    there, back = (drawn_shapes(board, [mark])["drawn blue"] for mark in (Mark(1, 9), Mark(9, 1)))
    assert np.nanmax(there[:, 0]) < np.nanmax(back[:, 0]) or np.nanmin(there[:, 0]) > np.nanmin(back[:, 0])
    assert not np.allclose(np.nanmean(there, axis=0), np.nanmean(back, axis=0))


def test_every_colour_is_one_that_readers_can_tell_apart() -> None:
    assert tuple(INK) == COLORS

    def lightness(color: str) -> float:
        red, green, blue = (int(color[k : k + 2], 16) for k in (1, 3, 5))
        return 0.299 * red + 0.587 * green + 0.114 * blue

    shades = sorted(lightness(color) for color in INK.values())
    assert all(b - a > 10 for a, b in pairwise(shades))


def test_marks_are_values_of_traces_made_once(scene: Scene) -> None:
    widget = BoardWidget(scene)
    layers, before = widget.layers, (widget.houses, widget.words)
    marked = Scene(
        scene.board, scene.position, scene.rulers, lang="en", drawn=(Mark(5), Mark(1, 9, "orange"))
    )
    widget.show(marked)
    assert {name for name, layer in widget.houses.items() if layer != before[0][name]} == {
        "drawn blue",
        "drawn orange",
    }
    assert {name for name, words in widget.words.items() if words != before[1][name]} == {
        f"clearing {c}" for c in (1, 5, 9)
    }
    assert widget.layers == layers
    widget.show(scene)
    assert (widget.houses, widget.words) == before


def test_a_hover_tells_the_marks(scene: Scene) -> None:
    marks = (Mark(5), Mark(1, 9, "orange"))
    data = scene_data(Scene(scene.board, scene.position, scene.rulers, lang="es", drawn=marks))
    assert mark_words(marks[0], "es") in data["clearing 5"]["hovertext"]
    for c in (1, 9):
        assert mark_words(marks[1], "es") in data[f"clearing {c}"]["hovertext"]
    assert marks_at(marks, 2) == []


def test_a_small_map_shows_every_trace_that_holds_something(scene: Scene) -> None:
    marked = Scene(scene.board, scene.position, scene.rulers, lang="en", drawn=(Mark(5),))
    first, second = stills([(scene, "one & two"), (marked, "two")])
    assert 'aria-label="one &amp; two"' in first
    assert first.count(f'<g id="rl-still-{scene.board}"') == 1
    assert f'<use href="#rl-still-{scene.board}"/>' in second
    held = [
        name
        for name, values in scene_data(scene).items()
        if "x" in values and not np.isnan(np.asarray(values["x"], dtype=float)).all()
    ]
    assert second.count("<path") == len(held) + 1
    assert second.count(INK["blue"]) == first.count(INK["blue"]) + 1

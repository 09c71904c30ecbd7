"""Circles and arrows on the map of a node, and in the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rootlab as rl
from rootlab.record import Mark
from rootlab.record.marks import COLORS, mark_from_dict, toggled
from rootlab.record.reading import game_from_dict


@pytest.fixture
def game() -> rl.Game:
    found = rl.new_game(["marquise", "eyrie"], seed=11)
    for _ in range(6):
        found.play(found.state.legal_actions()[0])
    return found


@pytest.mark.parametrize("mark", [Mark(5), Mark(12, None, "green"), Mark(1, 10, "orange")])
def test_a_mark_reads_what_it_writes(mark: Mark) -> None:
    assert mark_from_dict(json.loads(json.dumps(mark.to_dict()))) == mark
    assert repr(mark).startswith("Mark(clearing=")


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        ({"clearing": 13}, "and not at 13"),
        ({"clearing": True}, "and not at True"),
        ({"clearing": "5"}, "and not at '5'"),
        ({"clearing": 5.0}, "and not at 5.0"),
        ({}, "and not at None"),
        ({"clearing": 5, "to": 0}, "and not at 0"),
        ({"clearing": 5, "to": "7"}, "and not at '7'"),
        ({"clearing": 5, "to": 5}, "from 5 to 5"),
        ({"clearing": 5, "color": "red"}, "'red' is no colour"),
        ({"clearing": 5, "color": 3}, "is no colour"),
        ({"clearing": 5, "width": 3}, "and not width"),
        ([5], "is not a mark"),
    ],
)
def test_a_bad_mark_is_one_sentence(bad: Any, words: str) -> None:
    with pytest.raises(rl.RecordError) as caught:
        mark_from_dict(bad)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_marks_stay_at_their_node_and_in_the_file(game: rl.Game, tmp_path: Path) -> None:
    game.annotate(marks=[Mark(5), Mark(5, 10, "orange")])
    game.goto(0)
    assert game.node.marks == ()
    game.annotate(marks=[Mark(1, color="purple")], comment="the start")
    game.save(tmp_path / "x.json")
    again = rl.load_game(tmp_path / "x.json")
    assert again.node.marks == (Mark(1, color="purple"),)
    assert again.to_dict() == game.to_dict()
    again.goto(6)
    assert again.node.marks == (Mark(5), Mark(5, 10, "orange"))
    shared = rl.load_shared(rl.share(game))
    assert isinstance(shared, rl.Game)
    assert shared.to_dict() == game.to_dict()


def test_a_file_without_marks_loads_and_stays_as_it_was(game: rl.Game) -> None:
    plain = game.to_dict()
    assert not any("marks" in entry for entry in [plain, *plain["nodes"]])
    again = game_from_dict(plain)
    assert all(node.marks == () for node in again.line())
    assert again.to_dict() == plain


@pytest.mark.parametrize(
    ("entry", "path"), [({"clearing": 5}, "nodes[2].marks"), ([{"clearing": 99}], "nodes[2].marks")]
)
def test_a_bad_mark_in_a_file_is_named_with_its_place(game: rl.Game, entry: Any, path: str) -> None:
    data = game.to_dict()
    data["nodes"][2]["marks"] = entry
    with pytest.raises(rl.RecordError) as caught:
        game_from_dict(data, "x.json")
    assert str(caught.value).startswith(f"x.json is damaged at {path}: ")


def test_of_two_marks_in_one_place_the_later_one_stays(game: rl.Game) -> None:
    game.annotate(marks=[Mark(5), Mark(7), Mark(5, color="green")])
    assert game.node.marks == (Mark(5, color="green"), Mark(7))
    with pytest.raises(rl.RecordError, match="is not a mark"):
        game.annotate(marks=[5])  # type: ignore[list-item]
    assert game.node.marks == (Mark(5, color="green"), Mark(7))


def test_the_same_mark_again_is_rubbed_out_another_colour_is_put_over_it() -> None:
    once = toggled((), Mark(5))
    assert once == (Mark(5),)
    assert toggled(once, Mark(5)) == ()
    assert toggled(once, Mark(5, color=COLORS[1])) == (Mark(5, color=COLORS[1]),)
    assert toggled(once, Mark(5, 6)) == (Mark(5), Mark(5, 6))


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": 5},
        {"comment": 5},
        {"comment": "half a sign \ud83d"},
        {"marks": 5},
        {"marks": [5]},
        {"name": "kept out", "marks": ["no mark"]},
    ],
)
def test_what_is_no_text_and_no_mark_is_refused_whole(wrong: dict[str, Any]) -> None:
    game = rl.new_game(["marquise", "eyrie"], seed=1)
    before = game.to_dict()
    with pytest.raises(rl.RecordError):
        game.annotate(**wrong)
    assert game.to_dict() == before


@pytest.mark.parametrize("place", [5.0, True, "5"])
def test_a_mark_stands_at_a_whole_number(place: Any) -> None:
    with pytest.raises(rl.RecordError):
        Mark(place)


@pytest.mark.parametrize("path", ["", "a\0b.json", "\ud800.json"])
def test_a_name_that_no_file_can_have_is_told_in_a_sentence(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(rl.RecordError, match="cannot be written"):
        rl.new_game(["marquise", "eyrie"], seed=1).save(path)
    assert list(tmp_path.iterdir()) == []

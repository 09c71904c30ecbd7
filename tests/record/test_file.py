"""A saved game: whole again when loaded, and one clear sentence for whatever is damaged."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.engine.action import Action

SEATS = ["marquise", "eyrie"]


def play_on(game: rl.Game, rng: Random, actions: int) -> None:
    for _ in range(actions):
        legal = game.state.legal_actions()
        if legal:
            game.play(legal[int(rng.random() * len(legal))])


def grown() -> rl.Game:
    """A game with branches within branches, comments, and an open die roll at one end."""
    game = rl.new_game(SEATS, seed=17)
    rng = Random(6)
    play_on(game, rng, 80)
    for ply in (60, 30, 70, 10):
        game.goto(min(ply, game.length))
        play_on(game, rng, 25)
        game.node.name = f"from {ply}"
    game.node.comment = 'two\nlines, "quotes" and ñ'
    while not game.state.is_chance:
        dice = [a for a in game.state.legal_actions() if game.state.child(a).is_chance]
        game.play((dice or list(game.state.legal_actions()))[0], auto_chance=False)
    game.goto(game.branches()[0])
    game.goto(41)
    return game


@pytest.fixture
def game() -> rl.Game:
    return grown()


@pytest.fixture
def path(game: rl.Game, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    game.save(file)
    return file


def data_of(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text())
    return data


def refused(path: Path, content: str | bytes) -> str:
    """The one sentence about a file with that content."""
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(rl.RecordError) as error:
        rl.load_game(path)
    said = str(error.value)
    assert path.name in said
    assert "\n" not in said
    return said


# --- there and back --------------------------------------------------------------------------------------
def test_a_loaded_game_is_the_saved_one(game: rl.Game, path: Path) -> None:
    found = rl.load_game(path)
    assert found.to_dict() == game.to_dict() == data_of(path)
    assert (found.ply, found.length, found.seed, found.seats) == (41, game.length, 17, tuple(SEATS))
    assert found.state == game.state
    assert found.events() == game.events()
    for old, new in zip(game.line()[0].below(), found.line()[0].below(), strict=True):
        assert (old.choice, old.events, old.comment, old.name, old.path, old.ply, old.asks_chance) == (
            new.choice, new.events, new.comment, new.name, new.path, new.ply, new.asks_chance
        )  # fmt: skip
        assert game.state_at(old) == found.state_at(new)


def test_a_loaded_game_plays_on_as_the_saved_one(game: rl.Game, path: Path) -> None:
    found = rl.load_game(path)
    for one in (game, found):
        one.redo()
        play_on(one, Random(3), 60)
    assert found.to_dict() == game.to_dict()


def test_the_outcomes_are_in_the_file_not_in_the_seed(game: rl.Game, path: Path) -> None:
    data = data_of(path)
    data["seed"] = "another"
    path.write_text(json.dumps(data))
    assert rl.load_game(path).state == game.state


def test_saving_twice_is_the_same_file(game: rl.Game, path: Path, tmp_path: Path) -> None:
    rl.load_game(path).save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == path.read_bytes()


def test_the_other_options_of_a_game_are_kept(tmp_path: Path) -> None:
    game = rl.new_game(["eyrie", "marquise"], seed="a word", dominance=True)
    game.save(str(tmp_path / "x.json"))
    found = rl.load_game(str(tmp_path / "x.json"))
    assert (found.seed, found.seats, found.state) == ("a word", ("eyrie", "marquise"), game.state)
    assert found.state.match.dominance


def test_a_game_from_a_position_is_kept_too(game: rl.Game, tmp_path: Path) -> None:
    other = rl.Game(game.state, seed=1)
    play_on(other, Random(2), 30)
    other.save(tmp_path / "x.json")
    found = rl.load_game(tmp_path / "x.json")
    assert found.state == other.state
    assert found.state_at(0) == game.state
    assert found.to_dict() == other.to_dict()


def test_a_file_holds_a_node_a_line(path: Path, game: rl.Game) -> None:
    lines = [line for line in path.read_text().splitlines() if '"verb"' in line or '"chance"' in line]
    assert len(lines) == len(data_of(path)["nodes"]) == sum(1 for _ in game.line()[0].below()) - 1


# --- writing ---------------------------------------------------------------------------------------------
def test_a_save_that_fails_leaves_the_old_file(
    game: rl.Game, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()

    def full(*_: Any, **__: Any) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(rl.RecordError, match="no room left on the disk"):
        game.save(path)
    assert path.read_bytes() == before
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_a_place_that_cannot_be_written(game: rl.Game, tmp_path: Path) -> None:
    with pytest.raises(rl.RecordError, match="nowhere") as error:
        game.save(tmp_path / "nowhere" / "x.json")
    assert isinstance(error.value, OSError)
    with pytest.raises(rl.RecordError):
        game.save(tmp_path)
    with pytest.raises(rl.RecordError, match="path"):
        game.save(7)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


# --- damaged and foreign files ---------------------------------------------------------------------------
def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(rl.RecordError, match=r"gone\.json cannot be read"):
        rl.load_game(tmp_path / "gone.json")
    with pytest.raises(rl.RecordError, match="path"):
        rl.load_game(None)  # type: ignore[arg-type]


def test_a_file_cut_at_any_place(path: Path) -> None:
    content = path.read_text().rstrip()
    for end in [*range(0, len(content), 211), len(content) - 1]:
        said = refused(path, content[:end])
        assert "cut short" in said or "empty" in said


@pytest.mark.parametrize(
    "content",
    [
        "", " \n", "hello", "[]", "{}", "null", "3", '{"rootlab": 1}', '{"format": "chess", "version": 1}',
        b"\xff\xfe\x00\x01", b"\x89PNG\r\n\x1a\n\x00", "[" * 100_000, '{"format": "rootlab-game"}',
    ],
    ids=lambda content: repr(content)[:20],
)  # fmt: skip
def test_a_foreign_file(path: Path, content: str | bytes) -> None:
    refused(path, content)


def test_a_file_of_another_version(path: Path) -> None:
    data = {**data_of(path), "version": 99}
    assert "99" in refused(path, json.dumps(data))


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"seed": None}, "seed"),
        ({"seed": [1]}, "seed"),
        ({"start": None}, "start"),
        ({"start": {}}, "start.seats"),
        ({"start": {"seats": "marquise"}}, "start.seats"),
        ({"start": {"seats": ["marquise", "badger"]}}, "badger"),
        ({"start": {"seats": ["marquise", {}]}}, "seats"),
        ({"start": {"seats": ["marquise", "eyrie"], "map": "moon"}}, "moon"),
        ({"start": {"seats": ["marquise", "eyrie"], "map": []}}, ""),
        ({"start": {"seats": ["marquise", "eyrie"], "deck": 3}}, "3"),
        ({"start": {"seats": ["marquise", "eyrie"], "dominance": "no"}}, "dominance"),
        ({"start": {"seats": ["marquise", "eyrie"], "weather": "rain"}}, "start.weather"),
        ({"start": {"position": {"rootlab": 1}}}, ""),
        ({"start": {"position": 3}}, ""),
        ({"start": {"seats": ["eyrie", "marquise"]}}, "nodes["),
        ({"nodes": None}, "nodes"),
        ({"nodes": {}}, "nodes"),
        ({"nodes": [3]}, "nodes[0]"),
        ({"nodes": []}, "line"),
        ({"at": -1}, "at"),
        ({"at": 10**6}, "at"),
        ({"at": "x"}, "at"),
        ({"line": True}, "line"),
        ({"comment": 3}, "comment"),
    ],
    ids=str,
)
def test_a_damaged_head(path: Path, change: dict[str, Any], where: str) -> None:
    assert where in refused(path, json.dumps({**data_of(path), **change}))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"verb": "fly"}, "fly"),
        ({"verb": ["move"]}, ""),
        ({"verb": None}, ""),
        ({"faction": "badger"}, "badger"),
        ({"faction": {}}, ""),
        ({"count": -1}, ""),
        ({"weather": "rain"}, "weather"),
        ({"clearing": 99}, ""),
        ({"card": "joker"}, ""),
        ({"card": []}, ""),
        ({"comment": 5}, "comment"),
        ({"name": []}, "name"),
        ({"parent": -1}, "parent"),
        ({"parent": 10**6}, "parent"),
        ({"parent": "x"}, "parent"),
        ({"parent": 0}, "ply 0"),
    ],
    ids=str,
)
def test_a_damaged_action_is_told_with_its_place(path: Path, change: dict[str, Any], said: str) -> None:
    data = data_of(path)
    number = next(i for i, node in enumerate(data["nodes"]) if "verb" in node and i > 40)
    data["nodes"][number].update(change)
    told = refused(path, json.dumps(data))
    assert f"nodes[{number}]" in told
    assert said in told


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"values": ["joker"]}, "joker"),
        ({"values": []}, ""),
        ({"values": 3}, ""),
        ({"values": [[]]}, ""),
        ({"chance": "coin"}, "coin"),
        ({"chance": None}, ""),
        ({"chance": "dice", "values": [3, 1]}, "chance cannot bring"),
        ({"chance": "dice", "values": [4, 1]}, ""),
        ({"verb": "end"}, "verb"),
    ],
    ids=str,
)
def test_a_damaged_outcome_is_told_with_its_place(path: Path, change: dict[str, Any], said: str) -> None:
    data = data_of(path)
    data["nodes"][2].update(change)
    told = refused(path, json.dumps(data))
    assert "nodes[2]" in told
    assert said in told


def test_an_action_that_is_not_legal_there_is_told_with_the_reason(path: Path) -> None:
    data = data_of(path)
    number = next(i for i, node in enumerate(data["nodes"]) if "verb" in node and i > 40)
    data["nodes"][number] = {"faction": "marquise", "verb": "place_keep", "clearing": 6}
    told = refused(path, json.dumps(data))
    assert f"nodes[{number}]" in told
    assert "ply 3" in told
    assert "not legal there" in told


def test_a_card_that_was_drawn_already_cannot_be_drawn_again(path: Path) -> None:
    data = data_of(path)
    draws = [i for i, node in enumerate(data["nodes"]) if node.get("chance") == "draw"][:6]
    for i in draws:
        data["nodes"][i]["values"] = ["royal-claim"]
    assert f"nodes[{draws[1]}]" in refused(path, json.dumps(data))


def test_the_same_choice_twice_at_one_place(path: Path) -> None:
    data = data_of(path)
    parent = data["nodes"][50].get("parent", 50)
    data["nodes"].append({**data["nodes"][50], "parent": parent})
    assert "twice" in refused(path, json.dumps(data))


def test_flipped_bytes_give_a_game_or_one_sentence(path: Path) -> None:
    """Whatever one changed character does, it is never anything but a game or a RecordError."""
    content = path.read_text()
    rng = Random(1)
    refusals = []
    for _ in range(150):
        place = rng.randrange(len(content))
        broken = content[:place] + rng.choice('0179{}[]",:xe-') + content[place + 1 :]
        path.write_text(broken)
        try:
            rl.load_game(path)
        except rl.RecordError as error:
            refusals.append(str(error))
    assert len(refusals) > 75
    assert all(said and "\n" not in said for said in refusals)


def test_entries_of_others_are_left_aside(game: rl.Game, path: Path) -> None:
    path.write_text(json.dumps({**data_of(path), "agents": {"eyrie": "random"}}))
    assert rl.load_game(path).to_dict() == game.to_dict()


# --- notation --------------------------------------------------------------------------------------------
def test_the_notation_has_a_line_for_each_action(game: rl.Game) -> None:
    lines = game.notation("en").splitlines()
    actions = [node for node in game.line() if isinstance(node.choice, Action)]
    numbered = [line for line in lines if line[:1].isdigit()]
    assert len(numbered) == len(actions) == game.length
    assert numbered[0].startswith("1. ")

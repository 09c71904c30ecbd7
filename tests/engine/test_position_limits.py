"""What no position has: wrong shapes, far too much of anything, numbers and names without end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from time import process_time
from typing import Any

import pytest

import rootlab as rl
from rootlab.engine.position import examine
from rootlab.engine.position.error import MOST_FAULTS
from rootlab.engine.position.file import MOST_LETTERS

BARE: dict[str, Any] = {"rootlab": 1, "seats": ["marquise", "eyrie"]}
examine({})  # what is read only once takes its time
PLACES = (
    "discard", "removed", "clearings", "clearings.1", "clearings.1.warriors", "clearings.1.warriors.marquise",
    "clearings.1.buildings", "clearings.1.tokens", "turn", "turn.player", "turn.round", "turn.used",
    "turn.used.crafting", "players", "players.eyrie", "players.eyrie.hand", "players.eyrie.decree",
    "players.eyrie.decree.move", "players.marquise.score", "players.marquise.items", "known", "known.all",
    "pending", "pending.stack", "item_supply", "item_supply.boot", "map", "deck", "seats", "result",
    "result.winners", "eyes", "title", "available_dominance", "quests_open", "ruin_items",
)  # fmt: skip


def at(path: str, value: object) -> dict[str, Any]:
    """The bare position with a value at a dotted place."""
    data: dict[str, Any] = dict(BARE)
    if path.startswith("pending."):
        data["pending"] = {"version": 1}
    here = data
    *way, last = path.split(".")
    for part in way:
        here = here.setdefault(part, {})
    here[last] = value
    return data


def refusal(value: Mapping[str, Any] | Path) -> rl.PositionError:
    began = process_time()
    with pytest.raises(rl.PositionError) as error:
        rl.load_position(value)
    assert process_time() - began < 1, "faults without end"
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 500
    str(error.value).encode()
    return error.value


@pytest.mark.parametrize("path", PLACES)
def test_false_is_no_list_no_number_and_no_object(path: str) -> None:
    faults = refusal(at(path, False)).faults
    assert faults[0].path.startswith(path.partition(".")[0])


@pytest.mark.parametrize(
    "path", ["discard", "players.marquise.hand", "clearings.1.tokens", "players.eyrie.decree.move"]
)
def test_false_in_a_list_is_a_fault(path: str) -> None:
    assert f"{path}.1" in [fault.path for fault in refusal(at(path, ["sappers", False])).faults]


@pytest.mark.parametrize("entry", [1, "sappers", "nonsense", None, {}, "x" * 5000])
@pytest.mark.parametrize("number", [99, 101, 100_000])
def test_a_list_without_end_is_one_fault(entry: object, number: int) -> None:
    error = refusal(at("discard", [entry] * number))
    assert len(error.faults) <= MOST_FAULTS
    if number > 100:
        assert [fault.message for fault in error.faults] == ["fault-too-long"]


def test_a_seat_as_often_as_one_likes_is_one_fault() -> None:
    assert len(refusal({"rootlab": 1, "seats": ["marquise"] * 50_000}).faults) == 1


def test_keys_without_end_are_one_fault() -> None:
    assert len(refusal({**BARE, **{f"k{i}": 1 for i in range(50_000)}}).faults) == 1


def test_more_faults_than_are_told() -> None:
    """There are ninety faults in each of five lists: a hundred are kept, and it is told that there are more."""
    data = {**BARE, **{key: [1] * 90 for key in ("discard", "removed", "available_dominance", "quests_open")}}
    error = refusal(data)
    assert len(error.faults) == MOST_FAULTS
    assert error.more
    assert error.text("en").endswith("; and more than 99 other faults).")
    assert "más de 99 fallos más" in error.text("es")
    assert not refusal({**BARE, "discard": [1]}).more


@pytest.mark.parametrize("path", PLACES)
def test_a_number_without_end(path: str) -> None:
    for number in (10**5000, -(10**5000), 1e308, float("inf"), float("nan"), 10**18):
        refusal(at(path, number))


@pytest.mark.parametrize("path", PLACES)
def test_a_name_without_end_or_with_half_a_sign(path: str) -> None:
    for name in ("x" * 100_000, "\ud800", "\x00", "", "ñ\udfff" * 3000):
        if path != "title":
            refusal(at(path, name))
        if "." in path:
            refusal(at(f"{path.rpartition('.')[0]}.{name}", 1))


def test_lists_in_lists_in_lists(tmp_path: Path) -> None:
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    refusal(at("discard", deep))
    file = tmp_path / "deep.json"
    file.write_text('{"rootlab": 1, "seats": ' + "[" * 100_000 + "]" * 100_000 + "}")
    refusal(file)


def test_a_file_without_end(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    file.write_text(json.dumps(BARE) + " " * MOST_LETTERS)
    assert refusal(file).faults[0].message == "fault-long-file"


@pytest.mark.parametrize("digits", [5000, 50_000])
def test_a_file_with_a_number_without_end(digits: int, tmp_path: Path) -> None:
    file = tmp_path / "number.json"
    file.write_text('{"rootlab": 1, "seats": ["marquise", "eyrie"], "turn": {"round": ' + "9" * digits + "}}")
    refusal(file)
    game = tmp_path / "game.json"
    game.write_text('{"format": "rootlab-game", "version": 1, "seed": ' + "9" * digits + ', "nodes": []}')
    with pytest.raises(rl.RecordError):
        rl.load_game(game)


@pytest.mark.parametrize("name", ["x" * 5000, "x" * 5000 + ".json", "\ud800.json", "a\x00b", "", "/" * 5000])
def test_a_path_without_end(name: str) -> None:
    for load in (rl.load_position, rl.load_game, rl.edit):
        with pytest.raises(rl.RootlabError) as error:
            load(name)
        assert len(str(error.value)) < 400
        str(error.value).encode()


def test_what_an_editor_shows_of_it() -> None:
    found = examine(at("discard", ["sappers"] * 101))
    assert found.read is None
    assert [fault.path for fault in found.faults] == ["discard"]


def test_a_seed_that_no_file_can_keep() -> None:
    seeds: list[Any] = [10**5000, "\ud800", True, 1.5, b"x", []]
    for seed in seeds:
        with pytest.raises(rl.RootlabError) as error:
            rl.new_game(["marquise", "eyrie"], seed=seed)
        str(error.value).encode()

"""Where a draft comes from: random games, saved games, files of all sorts; and back to a state."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.paths import data_dir
from rootlab.editing import open_draft
from tests.playing import any_verb, wanderings

FIVE = ("marquise", "eyrie", "alliance", "vagabond", "corvids")


@pytest.mark.parametrize("seed", range(4))
def test_a_state_comes_back_from_its_draft(seed: int) -> None:
    """Random games of all five factions: wherever nothing is under way, the draft is the state."""
    seats = FIVE[seed:] + FIVE[:seed]
    compared = left_out = 0
    for n, (state, _, _) in enumerate(wanderings(seed, seats=seats)):
        if n % 7:
            continue
        opened = open_draft(state)
        assert "pending" not in opened.draft.position
        if state.stack:
            left_out += 1
            assert opened.pending
            continue
        assert not opened.pending
        assert opened.draft.faults() == ()
        assert opened.draft.state() == state
        compared += 1
        if compared == 60:
            break
    assert compared > 20
    assert left_out > 5


def test_a_game_goes_back_to_where_nothing_was_under_way() -> None:
    game = rl.new_game(list(FIVE), seed=5)
    rng = Random(3)
    back = 0
    for _ in range(260):
        if game.state.is_over:
            break
        opened = open_draft(game)
        assert not opened.pending
        assert opened.draft.state() == game.state_at(game.ply - opened.steps_back)
        back += opened.steps_back > 0
        game.play(any_verb(game.state, rng))
    assert back > 20


def test_a_saved_game_opens_as_its_present_moment(tmp_path: Path) -> None:
    game = rl.new_game(["marquise", "eyrie"], seed=7)
    for _ in range(9):
        game.play(game.state.legal_actions()[0])
    game.save(tmp_path / "game.json")
    assert open_draft(tmp_path / "game.json").draft.position == open_draft(game).draft.position


@pytest.mark.parametrize(
    "path", sorted((data_dir() / "positions").glob("*.json")), ids=lambda path: path.stem
)
def test_the_positions_of_the_kit_open(path: Path) -> None:
    """As they are written: nothing has happened by itself yet, and what it comes to is the same."""
    opened = open_draft(path)
    assert opened.draft.faults() == ()
    if "pending" not in json.loads(path.read_text()):
        assert opened.draft.state() == rl.load_position(path)


def test_the_end_of_a_game_can_be_edited() -> None:
    state = next(state for state, choice, _ in wanderings(1) if choice is None)
    assert state.is_over
    draft = open_draft(state).draft
    assert draft.faults() == ()
    assert draft.state() == state
    draft.clear("result")
    assert [fault.law for fault in draft.faults()] in (["3.1"], [])


# --- what is wrong or hidden -------------------------------------------------------------------------------
def test_what_does_not_fit_the_format_is_left_out_and_told() -> None:
    given: dict[str, Any] = {
        "rootlab": 1, "seats": ["marquise", "eyrie"], "colour": "red",
        "clearings": {"1": {"warriors": {"marquise": 99}, "buildings": ["castle", "sawmill"]}, "77": {}},
        "players": {"marquise": {"hand": ["anvil", "no-such-card"]}},
    }  # fmt: skip
    opened = open_draft(given)
    assert {fault.message for fault in opened.left_out} >= {
        "fault-unknown-key",
        "fault-unknown-building",
        "fault-unknown-card",
    }
    draft = opened.draft
    assert draft.get("clearings.1") == {"warriors": {"marquise": 99}, "buildings": ["sawmill"]}
    assert draft.get("players.marquise.hand") == ["anvil"]
    assert [fault.message for fault in draft.faults()] == ["fault-too-many-warriors"]
    draft.set("clearings.1.warriors.marquise", 3)
    assert draft.faults() == ()


def test_a_view_opens_without_what_is_hidden_from_it() -> None:
    state = next(s for s, _, _ in wanderings(2, seats=FIVE) if s.round == 3 and s.hands_n[0] and not s.stack)
    opened = open_draft(state.view("eyrie").to_dict())
    assert "fault-hidden-hand" in {fault.message for fault in opened.left_out}
    draft = opened.draft
    assert draft.get("eyes") is None
    assert draft.get("players.eyrie.hand") == list(state.hand("eyrie"))
    assert draft.faults() == ()
    assert draft.state().scores == state.scores


@pytest.mark.parametrize(
    "given", [{}, {"rootlab": 1}, {"rootlab": 1, "seats": ["marquise"]}, {"rootlab": 9, "seats": []}]
)
def test_what_is_no_position_is_told_in_one_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(rl.PositionError) as error:
        open_draft(given)
    assert "\n" not in str(error.value)


def test_files_that_are_none_are_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text('{"rootlab": 1, "seats": [')
    for name in ("broken.json", "missing.json"):
        with pytest.raises(rl.RootlabError) as error:
            open_draft(tmp_path / name)
        assert name in str(error.value)


def test_seats_that_cannot_be_are_told() -> None:
    with pytest.raises(rl.PositionError, match="two seats"):
        open_draft(seats=["marquise", "marquise"])
    with pytest.raises(rl.PositionError):
        open_draft(seats=["marquise", "badgers"])


@pytest.mark.parametrize("seed", range(6))
def test_any_mess_of_pieces_is_read_and_named(seed: int) -> None:
    """Random edits, lawful or not: the draft always says what is wrong, and undo leads back to what was right."""
    from rootlab.editing import pieces_of, ruin

    rng = Random(f"mess {seed}")
    state = next(s for s, _, r in wanderings(seed, seats=FIVE) if s.round == 2 and not s.stack)
    draft = open_draft(state).draft
    pieces = [*(piece for seat in FIVE for piece in pieces_of(seat)), ruin]
    wrong = 0
    for _ in range(60):
        draft.set_count(rng.randint(1, 12), rng.choice(pieces), rng.randint(0, 9))
        wrong += bool(draft.faults())
        assert all(fault.text("es") for fault in draft.faults())
        assert draft.filled()["clearings"] is not None
        again = open_draft(json.loads(json.dumps(draft.position)))
        assert {str(fault) for fault in again.draft.faults()} == {str(fault) for fault in draft.faults()}
    assert wrong > 30
    while draft.can_undo:
        draft.undo()
    assert draft.state() == state

"""A session: who plays, whose eyes, back and forth, and files."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import rootlab as rl
from rootlab.widgets.saving import Keeper
from rootlab.widgets.session import FOLLOW, OPEN, Session


def solo(tmp_path: Path | None = None, seed: int = 7) -> Session:
    keeper = None if tmp_path is None else Keeper(tmp_path)
    return Session(rl.new_game(["marquise", "eyrie"], seed=seed), {"eyrie": "random"}, keeper=keeper)


def wander(session: Session, steps: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(steps):
        legal = session.legal_actions()
        if not legal:
            if session.hand_over is None:
                return
            session.ready()
            continue
        assert session.play(rng.choice(legal))


def test_agents_play_until_a_person_must_decide() -> None:
    session = solo()
    wander(session, 30)
    assert session.state.is_over or session.state.player == "marquise"
    assert session.viewer in ("marquise", None)


def test_a_question_with_one_answer_is_answered_unless_it_ends_something() -> None:
    session = solo()
    rng = Random(3)
    for _ in range(80):
        legal = session.legal_actions()
        if session.state.is_over:
            break
        assert len(legal) > 1 or legal[0].verb in ("end", "done")
        session.play(rng.choice(legal))


def test_an_agent_can_be_stopped_before_each_decision() -> None:
    session = solo()
    session.agents_at_once = False
    session.answer_forced = False
    while session.state.player == "marquise":
        session.play(session.legal_actions()[0])
    assert session.state.player == "eyrie"
    assert not session.may_act
    ply = session.game.ply
    session.step_agent()
    assert session.game.ply == ply + 1
    session.play_on()
    assert session.state.player == "marquise"


def test_undo_goes_to_the_last_real_choice_and_redo_comes_back() -> None:
    session = solo()
    wander(session, 12)
    before = session.state
    decision = session.moment.decision
    assert session.play(session.legal_actions()[-1])
    after = session.state
    session.undo()
    assert session.state == before
    assert session.moment.decision == decision
    session.redo()
    assert session.state == after


def test_the_same_play_after_undo_is_the_same_game() -> None:
    session = solo()
    wander(session, 8)
    action = session.legal_actions()[-1]
    session.play(action)
    first = session.state
    session.undo()
    session.play(action)
    assert session.state == first


def test_every_moment_can_be_shown_again() -> None:
    session = solo()
    wander(session, 20)
    end = session.length
    for ply in (0, end // 2, end, end + 99, -5):
        session.goto(ply)
        assert session.game.ply == max(0, min(ply, end))
        assert session.moment.position["seats"] == ["marquise", "eyrie"]


def test_an_illegal_action_is_one_sentence_and_changes_nothing() -> None:
    session = solo()
    before, ply = session.state, session.game.ply
    assert not session.play(rl.action("marquise", "move", origin=1, destination=5, count=25))
    assert session.state == before
    assert session.game.ply == ply
    assert session.notice.endswith(".")
    assert "\n" not in session.notice


def test_two_people_hand_the_screen_over() -> None:
    session = Session(rl.new_game(["marquise", "eyrie"], seed=7))
    seen_by = {session.viewer}
    for _ in range(60):
        if session.state.is_over:
            break
        if session.hand_over is not None:
            assert session.legal_actions() == ()
            assert session.moment.position["eyes"] != session.hand_over
            session.ready()
            continue
        seen_by.add(session.viewer)
        assert session.viewer == session.state.player
        session.play(session.legal_actions()[-1])
    assert {"marquise", "eyrie"} <= seen_by


def test_open_eyes_see_every_hand() -> None:
    session = Session(rl.new_game(["marquise", "eyrie"], seed=7), eyes=OPEN)
    assert session.viewer is None
    assert isinstance(session.moment.position["players"]["eyrie"]["hand"], list)
    session.eyes = "eyrie"
    session.settle()
    assert isinstance(session.moment.position["players"]["marquise"]["hand"], dict)
    session.eyes = FOLLOW
    session.settle()
    assert session.viewer == session.state.player


def test_pass_always_is_wished_once_and_can_be_taken_back() -> None:
    for seed in range(30):
        session = solo(seed=seed)
        rng = Random(seed)
        while not session.state.is_over and not session.can_pass_always:
            session.play(rng.choice(session.legal_actions()))
        if session.can_pass_always:
            decision = session.state.decision
            assert decision is not None
            session.pass_always()
            assert session.always_pass == {(decision.player, decision.id)}
            for _ in range(40):
                if session.state.is_over:
                    break
                assert session.state.decision is not None
                assert session.state.decision.id != decision.id
                session.play(session.legal_actions()[-1])
            session.ask_again(0)
            assert not session.always_pass
            return
    pytest.fail("no question that can be passed came up")


def test_autosave_after_every_step_survives_and_goes_on(tmp_path: Path) -> None:
    session = solo(tmp_path)
    wander(session, 15)
    other = solo()
    (kept,) = rl.games(tmp_path)
    assert other.load(kept.path)
    assert other.state == session.state
    assert other.agents == {"eyrie": "random"}
    assert [one.name for one in tmp_path.glob("*.json")] == [kept.path.name]


def test_a_broken_file_is_one_sentence_and_the_game_stays(tmp_path: Path) -> None:
    session = solo(tmp_path)
    wander(session, 5)
    before = session.state
    whole = rl.games(tmp_path)[0].path.read_text()
    for content in (whole[: len(whole) // 2], "", "[]", json.dumps({"format": "other"}), "\0"):
        broken = tmp_path / "broken.json"
        broken.write_text(content)
        assert not session.load(broken)
        assert "broken.json" in session.notice
        assert "\n" not in session.notice
        assert session.state == before
    assert not session.load(tmp_path / "missing.json")


def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    session = solo(blocked)
    assert session.play(session.legal_actions()[0])
    assert "not being saved" in session.told[-1]
    assert session.game.ply > 0


def test_watchers_are_told_and_news_hold_what_happened() -> None:
    session = solo()
    told: list[int] = []
    session.watch(lambda one: told.append(one.game.ply))
    wander(session, 6)
    assert told == sorted(told)
    assert session.last_events()
    assert all(event.text("en") for event in session.last_events())

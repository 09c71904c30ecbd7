"""What the table answers for a person, and how it is undone, told and kept."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import rootlab as rl
from rootlab.widgets.answering import article_of, reactions
from rootlab.widgets.opening import table
from rootlab.widgets.panels.log import Log
from rootlab.widgets.panels.settings import question_words, settings_html
from rootlab.widgets.saving import Keeper
from rootlab.widgets.session import OPEN, Session


def two(seed: int, **settings: object) -> Session:
    return Session(rl.new_game(["marquise", "eyrie"], seed=seed), settings=settings)


def asked(session: Session, wanted: str, only_pass: bool | None = None, steps: int = 400) -> bool:
    """Play at random, fighting where it can be, until that question is put to somebody."""
    rng = Random(str(session.game.seed))
    for _ in range(steps):
        if session.state.is_over:
            return False
        if session.hand_over or session.covered:
            session.ready()
            continue
        legal = session.legal_actions()
        decision = session.state.decision
        assert decision is not None
        if decision.id == wanted and only_pass in (None, len(legal) == 1):
            return True
        battles = [action for action in legal if action.verb in ("battle", "move")]
        assert session.play(rng.choice(battles or list(legal)))
    return False


def found(wanted: str, only_pass: bool | None, **settings: object) -> Session:
    for seed in range(40):
        session = two(seed, **settings)
        if asked(session, wanted, only_pass):
            return session
    pytest.fail(f"no question {wanted}")


def test_what_can_only_be_passed_is_answered_unless_it_is_switched_off() -> None:
    session = found("ambush", True, answer_pass=False)
    assert [action.verb for action in session.legal_actions()] == ["pass"]
    ply = session.game.ply
    session.answer_pass = True
    session.settle()
    assert session.game.ply > ply
    assert session.game.line()[-1].parent is not None
    for seed in range(6):
        session = two(seed)
        asked(session, "nothing", steps=120)
        ids = [session.game.state_at(node.parent).decision for node in session.game.line() if node.parent]
        assert any(one is not None and one.id == "ambush" for one in ids)


def test_undo_steps_over_what_the_table_answered_with_what_caused_it() -> None:
    session = found("ambush", True, answer_pass=False)
    session.answer_pass = True
    session.undo()
    before = session.state
    assert before.decision is not None
    assert before.decision.id != "ambush"
    if session.hand_over:
        session.ready()
    battle = next(node.choice for node in session.game.line() if node.ply == session.game.ply + 1)
    ply = session.game.ply
    assert session.play(battle)  # type: ignore[arg-type]
    assert session.game.ply > ply + 1
    session.undo()
    assert session.state == before
    session.redo()
    assert session.game.ply > ply + 1


def test_a_pass_is_in_the_log_whoever_gave_it() -> None:
    session = found("ambush", True, answer_pass=False, cover=False)
    session.answer_pass = True
    session.eyes = OPEN
    session.settle()
    line = re.search(r"<li[^>]*rl-event-passed.*?</li>", Log(session).html())
    assert line is not None
    assert "Pass (" in line[0]
    assert 'data-act="law:4.3.1"' in line[0]


def test_always_pass_is_per_seat_and_reaction(tmp_path: Path) -> None:
    session = found("ambush", False)
    seat = str(session.state.player)
    one = table(session.game, saves=tmp_path, autosave=False)
    ply = one.session.game.ply
    one.menu_open = True
    one.draw()
    act = f"always:{seat}:ambush"
    assert f'data-act="{act}"' in one.menu.html
    one.menu.press(act, value=True)
    assert one.session.always_pass == {(seat, "ambush")}
    assert one.session.game.ply > ply
    assert one.session.game.line()[-1].parent is not None
    one.menu.press(act, value=False)
    assert one.session.always_pass == set()


def test_other_peoples_wishes_are_not_shown() -> None:
    session = two(3)
    session.always_pass = {("eyrie", "ambush"), ("marquise", "foil")}
    assert session.viewer == "marquise"
    assert "always:marquise:" in settings_html(session)
    assert "always:eyrie:" not in settings_html(session)
    session.eyes = OPEN
    session.settle()
    assert "always:eyrie:" in settings_html(session)


def test_only_answers_that_end_nothing_are_given_for_a_person() -> None:
    session = two(4)
    rng = Random(4)
    for _ in range(150):
        if session.state.is_over:
            break
        if session.hand_over:
            session.ready()
        legal = session.legal_actions()
        assert len(legal) > 1 or legal[0].verb in ("end", "done")
        session.play(rng.choice(legal))
    session = two(4, answer_forced=False)
    seen = set()
    for _ in range(150):
        if session.state.is_over:
            break
        if session.hand_over:
            session.ready()
        legal = session.legal_actions()
        if len(legal) == 1:
            seen.add(legal[0].verb)
        session.play(rng.choice(legal))
    assert "pass" not in seen
    assert seen - {"end", "done"}


def test_settings_are_kept_in_the_file_and_wishes_end_with_the_game(tmp_path: Path) -> None:
    game = rl.new_game(["marquise", "eyrie"], seed=7)
    session = Session(game, keeper=Keeper(tmp_path))
    session.answer_forced = False
    session.cover = True
    session.always_pass.add(("eyrie", "foil"))
    session.settle()
    session.ready()
    assert session.play(session.legal_actions()[0])
    other = table(saves=tmp_path).session
    assert other.settings() == session.settings()
    assert other.always_pass == {("eyrie", "foil")}
    other.take(rl.new_game(["marquise", "eyrie"], seed=8))
    assert other.always_pass == set()
    assert not other.answer_forced
    assert other.cover


def test_a_damaged_note_changes_nothing() -> None:
    session = two(1)
    before = session.settings()
    for note in ({"cover": "yes"}, {"always_pass": 3}, {"always_pass": [["eyrie"], 3, ["duchy", "foil"]]}):
        session.set_from(note, session.seats)
        assert session.settings() == before


def test_reactions_have_names_and_articles() -> None:
    assert set(reactions("eyrie")) == {"ambush", "foil", "effects"}
    assert "field-hospitals" in reactions("marquise")
    for faction in ("marquise", "eyrie", "alliance", "vagabond", "corvids"):
        for question in reactions(faction):
            assert question_words(question, "en") != question
            assert article_of(question)
    assert question_words("vagabond-ally", "en") != "vagabond-ally"

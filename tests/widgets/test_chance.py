"""A person answers for chance: what is asked, what may be chosen, and that nothing is given away."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import rootlab as rl
from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.language import text
from rootlab.widgets import chance
from rootlab.widgets.opening import table
from rootlab.widgets.session import OPEN, Session
from rootlab.widgets.table import Table
from rootlab.widgets.tools import TOOLS
from tests.positions import position


def fight() -> rl.Game:
    """The Marquise may attack the Eyrie in 9."""
    pieces = {1: "2 marquise, keep, sawmill", 9: "3 marquise, 3 eyrie", 3: "2 eyrie, roost"}
    start = position(
        "marquise", "daylight", "actions", pieces, eyrie={"hand": ["sappers", "armorers"], "leader": "despot"}
    )
    return rl.Game(rl.load_position(start), seed=3)


def seat(game: rl.Game, tmp_path: Path, **more: Any) -> Table:
    found = table(game, agents=more.pop("agents", {"eyrie": "random"}), saves=tmp_path, lang="en", **more)
    found.session.ask_chance = True
    return found


def attack(one: Table) -> None:
    """Play the battle up to where the dice are asked for."""
    session = one.session
    battle = next(a for a in session.legal_actions() if a.verb == "battle")
    session.play(battle)
    while not session.state.is_chance:
        session.play(next(a for a in session.legal_actions() if a.verb in ("pass", "continue")))


def index_of(session: Session, wanted: Outcome) -> int:
    return [outcome for outcome, _ in chance.odds(session)].index(wanted)


def test_it_is_off_at_first_and_kept_with_the_game(tmp_path: Path) -> None:
    one = table(fight(), saves=tmp_path)
    assert not one.session.ask_chance
    one.menu_open = True
    one.draw()
    assert 'data-act="ask-chance"' in one.menu.html
    one.menu.press("ask-chance", value=True)
    assert one.session.ask_chance
    one.session.play(one.session.legal_actions()[0])  # a game is kept from its first move on
    one.close()
    again = table(saves=tmp_path)
    assert again.session.ask_chance


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_odds_are_shown_and_a_press_brings_that_roll(tmp_path: Path, lang: str) -> None:
    one = seat(fight(), tmp_path)
    one.session.lang = lang
    attack(one)
    session = one.session
    assert text("ui-chance-dice", lang) in one.asked.status
    assert one.asked.html.count('data-act="force:') == 10
    shares = [share for _, share in chance.odds(session)]
    assert sum(shares) == pytest.approx(1)
    assert text("ui-chance-share", lang, share=12.5) in one.asked.html
    assert text("ui-chance-let", lang) in one.asked.html
    for high, low in ((3, 3), (0, 0), (2, 1)):
        wanted = rl.outcome("dice", high, low)
        one.asked.press(f"force:{index_of(session, wanted)}")
        rolled = [event for event in session.game.events() if event.kind == "rolled"][-1]
        assert (rolled.high, rolled.low) == (high, low)
        assert any(event.kind == "rolled" for event in session.last_events())
        session.undo()
        assert session.state.player == "marquise"
        attack(one)


def test_another_roll_makes_a_branch_and_redo_goes_where_one_was(tmp_path: Path) -> None:
    one = seat(fight(), tmp_path)
    attack(one)
    session = one.session
    before = len(session.game.branches())
    one.asked.press(f"force:{index_of(session, rl.outcome('dice', 3, 0))}")
    first = session.game.node
    session.undo()
    session.redo()
    assert session.game.node is first
    session.undo()
    attack(one)
    one.asked.press(f"force:{index_of(session, rl.outcome('dice', 0, 0))}")
    assert len(session.game.branches()) == before + 1
    assert rl.outcome("dice", 3, 0) in [node.choice for node in first.line()]
    assert rl.outcome("dice", 0, 0) in [node.choice for node in session.game.node.line()]


def test_to_let_it_be_drawn_brings_what_it_would_have_brought(tmp_path: Path) -> None:
    plain = table(fight(), agents={"eyrie": "random"}, saves=tmp_path)
    plain.session.play(next(a for a in plain.session.legal_actions() if a.verb == "battle"))
    usual = [event for event in plain.session.game.events() if event.kind == "rolled"]
    one = seat(fight(), tmp_path)
    attack(one)
    one.asked.press("let-chance")
    rolled = [event for event in one.session.game.events() if event.kind == "rolled"]
    assert [(e.high, e.low) for e in rolled] == [(e.high, e.low) for e in usual]


def test_hidden_hands_let_no_card_be_chosen_and_say_how(tmp_path: Path) -> None:
    one = seat(rl.new_game(["marquise", "eyrie"], seed=7), tmp_path)
    session = one.session
    for _ in range(200):
        if session.state.is_chance:
            break
        session.play(session.legal_actions()[-1])
    assert chance.kind(session.state) == "draw"
    assert chance.drawer(session.state) == session.viewer == "marquise"
    assert "force:" not in one.asked.html
    assert text("ui-chance-hidden", "en") in one.asked.html
    shown = one.asked.html
    hidden = session.state.hand("eyrie")
    pool = session.state.view("marquise").unseen
    assert all(card in pool for card in hidden)
    assert shown.count('rl-outcome"') == len(pool)
    one.asked.press("force:0")
    assert session.state.is_chance
    one.asked.press("open-hands")
    assert session.eyes == OPEN
    wanted = chance.odds(session)[3][0]
    one.asked.press("force:3")
    assert wanted.values[0] in session.game.state.hand("marquise")


def test_what_is_shown_does_not_depend_on_what_is_hidden(tmp_path: Path) -> None:
    """The same moment with the deck and the other hand dealt anew looks the same."""
    pages = set()
    for deal in range(3):
        state = fight().state.determinize("marquise", deal)
        one = seat(rl.Game(state, seed=3), tmp_path)
        session = one.session
        session.play(rl.action("marquise", "end"))
        for _ in range(40):
            if session.state.is_chance:
                break
            session.play(session.legal_actions()[-1])
        assert chance.kind(session.state) == "draw"
        pages.add(one.asked.html + one.asked.status)
    assert len(pages) == 1


def test_cards_of_others_are_drawn_at_once_while_they_are_hidden(tmp_path: Path) -> None:
    one = seat(fight(), tmp_path)
    session = one.session
    stopped = []
    for _ in range(60):
        if session.state.is_over:
            break
        if session.state.is_chance:
            stopped.append((chance.kind(session.state), chance.drawer(session.state)))
            one.asked.press("let-chance")
        else:
            session.play(session.legal_actions()[-1])
    assert any(event.kind == "drew" and event.faction == "eyrie" for event in session.game.events())
    assert ("draw", "marquise") in stopped
    assert ("draw", "eyrie") not in stopped


def test_an_agents_dice_are_asked_too(tmp_path: Path) -> None:
    one = seat(fight(), tmp_path, agents={"marquise": "random"}, eyes="eyrie")
    session = one.session
    for _ in range(400):
        if session.state.is_chance and chance.kind(session.state) == "dice":
            break
        if session.state.is_chance:
            one.asked.press("let-chance")
        elif session.may_act:
            session.play(session.legal_actions()[-1])
        else:
            session.play_on()
    last = session.game.node.choice
    assert isinstance(last, Action)
    rolls = sum(event.kind == "rolled" for event in session.game.events())
    one.asked.press(f"force:{index_of(session, rl.outcome('dice', 3, 2))}")
    rolled = [event for event in session.game.events() if event.kind == "rolled"]
    assert len(rolled) > rolls
    assert (rolled[rolls].high, rolled[rolls].low) == (3, 2)


def test_a_game_that_waits_for_chance_is_saved_and_loaded(tmp_path: Path) -> None:
    one = seat(fight(), tmp_path)
    attack(one)
    assert one.session.save(tmp_path / "waiting.json")
    again = table(saves=tmp_path / "elsewhere", lang="en", autosave=False)
    assert again.session.load(tmp_path / "waiting.json")
    assert again.session.ask_chance
    assert chance.kind(again.session.state) == "dice"
    assert again.asked.html.count('data-act="force:') == 10


def test_no_tool_takes_what_is_pressed_for_chance() -> None:
    assert not {act.partition("-")[0] for act in (*chance.ACTS, "ask-chance")} & set(TOOLS)


def test_switching_it_off_lets_chance_go_on(tmp_path: Path) -> None:
    one = seat(fight(), tmp_path)
    attack(one)
    one.menu.press("ask-chance", value=False)
    assert not one.session.state.is_chance


def test_the_tool_goes_back_to_any_roll(tmp_path: Path) -> None:
    one = seat(fight(), tmp_path)
    attack(one)
    session = one.session
    one.asked.press(f"force:{index_of(session, rl.outcome('dice', 3, 3))}")
    one.session.ask_chance = False
    one.tools.bar.press("tool:chance")
    found = re.search(r'data-act="(choose-again:\d+)"', one.tools.page.html)
    assert found is not None
    one.tools.page.press(found[1])
    assert chance.kind(session.state) == "dice"
    one.asked.press(f"force:{index_of(session, rl.outcome('dice', 1, 0))}")
    rolled = [event for event in session.game.events() if event.kind == "rolled"][-1]
    assert (rolled.high, rolled.low) == (1, 0)


def test_the_tool_lists_no_hidden_card(tmp_path: Path) -> None:
    one = seat(rl.new_game(["marquise", "eyrie"], seed=7), tmp_path)
    one.session.ask_chance = False
    for _ in range(60):
        one.session.play(one.session.legal_actions()[-1])
    one.tools.bar.press("tool:chance")
    assert "rl-card" not in one.tools.page.html
    one.session.eyes = OPEN
    one.session.settle()
    assert "rl-card" in one.tools.page.html


def test_a_covered_table_shows_no_chance(tmp_path: Path) -> None:
    one = seat(fight(), tmp_path, agents={}, cover=True)
    one.session.answer_pass = False
    one.asked.press("ready")
    battle = next(a for a in one.session.legal_actions() if a.verb == "battle")
    one.session.play(battle)
    assert one.session.covered == "eyrie"
    assert "force:" not in one.asked.html
    one.asked.press("ready")
    one.session.play(next(a for a in one.session.legal_actions() if a.verb == "pass"))
    assert one.session.state.is_chance
    assert "force:" in one.asked.html

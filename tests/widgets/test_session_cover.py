"""The cover between seats: it comes when another person decides, and nothing shines through."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import ipywidgets
import numpy as np

import rootlab as rl
from rootlab.widgets.opening import table
from rootlab.widgets.session import FOLLOW, OPEN, Session
from rootlab.widgets.table import Table

FIVE = ["marquise", "alliance", "vagabond", "corvids", "eyrie"]


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray | memoryview | bytes):
        return str(np.asarray(value).tolist()) if not isinstance(value, bytes) else value.hex()
    return str(value)


def sent(one: Table) -> str:
    """Everything that a page is given about this table."""
    widgets = [*one._panes(), one.map, one.widget]
    left_out = ("_esm", "_css", "layout", "children", "_anywidget_id", "_model_id")
    states = []
    for widget in widgets:
        assert isinstance(widget, ipywidgets.Widget)
        state = widget.get_state()
        states.append({key: value for key, value in state.items() if key not in left_out})
    said = json.dumps(states, default=_plain, sort_keys=True)
    return re.sub(r"[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f-]{27}", "id", said)


def covered_table(tmp_path: Path, state: rl.State, before: str) -> Table:
    """A table that ``before`` looked at, and that is covered now."""
    one = table(rl.Game(state, seed=1), saves=tmp_path, autosave=False, eyes=before)
    one.session.answer_pass = one.session.answer_forced = False
    one.session.eyes = FOLLOW
    one.session._sits = before
    one.draw()
    one.opened = ("card", "sappers")
    one.menu_open = True
    one.menu.press("copy:open")
    assert "rl-shared" in one.menu.html
    one.menu.press("cover", value=True)
    return one


def test_nothing_of_either_seat_is_left_under_the_cover(tmp_path: Path) -> None:
    game = rl.new_game(FIVE, seed=4)
    rng = Random(4)
    while game.ply < 130:
        game.play(rng.choice(game.state.legal_actions()))
    after = str(game.state.player)
    before = "corvids" if after != "corvids" else "alliance"
    pages = []
    for deal in range(3):
        for eyes in (before, after):
            one = covered_table(tmp_path, game.state.determinize(eyes, deal), before)
            assert one.session.covered == after
            pages.append(sent(one))
    assert len(set(pages)) == 1
    assert "rl-card" not in pages[0]


def test_the_cover_comes_with_another_person_and_goes_with_a_button(tmp_path: Path) -> None:
    one = table(rl.new_game(["marquise", "eyrie"], seed=7), saves=tmp_path, cover=True, autosave=False)
    session = one.session
    rng = Random(7)
    assert session.covered == "marquise"
    covers = 0
    last = None
    for _ in range(300):
        if session.state.is_over:
            break
        if session.covered is not None:
            covers += 1
            assert session.covered == session.state.player != last
            assert not session.may_act
            assert session.legal_actions() == ()
            assert one.own.html == one.tools.page.html == one.news.html == one.head.html == ""
            assert "rl-card" not in one.asked.html
            one.asked.press("play:0")
            one.asked.press("copy:open")
            assert session.covered is not None
            one._clicked(1)
            one.asked.press("ready")
            assert session.covered is None
        assert session.viewer == session.state.player
        assert one.own.html
        assert one.tools.page.html
        last = session.viewer
        one.asked.press(f"play:{rng.randrange(len(session.legal_actions()))}")
        assert not session.notice
    assert covers > 4


def to_cover(one: Table, rng: Random) -> None:
    while one.session.covered is None:
        one.asked.press(f"play:{rng.randrange(len(one.session.legal_actions()))}")


def test_undo_from_the_cover_is_covered_for_whoever_gave_the_screen_away(tmp_path: Path) -> None:
    one = table(rl.new_game(["marquise", "eyrie"], seed=7), saves=tmp_path, cover=True, autosave=False)
    session = one.session
    one.asked.press("ready")
    to_cover(one, Random(1))
    assert session.covered == "eyrie"
    one.asked.press("undo")
    assert session.covered == "marquise"
    assert one.own.html == ""
    one.asked.press("ready")
    assert session.viewer == "marquise"
    assert session.may_act
    one.asked.press("redo")
    assert session.covered == "eyrie"


def test_who_looks_back_keeps_their_eyes_and_hands_over_through_the_cover(tmp_path: Path) -> None:
    one = table(rl.new_game(["marquise", "eyrie"], seed=7), saves=tmp_path, cover=True, autosave=False)
    session = one.session
    rng = Random(2)
    one.asked.press("ready")
    to_cover(one, rng)
    one.asked.press("ready")
    assert session.viewer == "eyrie"
    one.asked.press(f"play:{rng.randrange(len(session.legal_actions()))}")
    if session.covered is not None:
        one.asked.press("ready")
    seat = session.viewer
    other = "marquise" if seat == "eyrie" else "eyrie"
    for ply in range(session.length):
        one.log.press("goto", value=ply)
        assert session.covered is None
        assert session.viewer == seat
        assert isinstance(session.moment.position["players"][other]["hand"], dict)
        if session.state.player == other:
            assert not session.may_act
            here = ply
    one.log.press("goto", value=here)
    one.asked.press("ready")
    assert session.covered == other
    assert one.own.html == ""
    one.asked.press("ready")
    assert session.viewer == other
    assert session.may_act


def test_no_cover_for_one_person_for_open_eyes_and_at_the_end() -> None:
    game = rl.new_game(["marquise", "eyrie"], seed=7)
    settings = {"cover": True}
    assert Session(game, {"eyrie": "random"}, settings=settings).covered is None
    assert Session(game, eyes=OPEN, settings=settings).covered is None
    assert Session(game, eyes="eyrie", settings=settings).covered is None
    assert Session(game, settings=settings).covered == "marquise"
    agents = {"eyrie": "random", "marquise": "random"}
    over = Session(game, agents, settings=settings)
    assert over.state.is_over
    over.agents = {}
    over.settle()
    assert over.covered is None


def test_the_next_person_reads_what_happened_since_their_own_last_action(tmp_path: Path) -> None:
    one = table(rl.new_game(["marquise", "eyrie"], seed=7), saves=tmp_path, cover=True, autosave=False)
    session = one.session
    rng = Random(3)
    for _ in range(4):
        one.asked.press("ready")
        to_cover(one, rng)
    seat = session.covered
    assert seat is not None
    one.asked.press("ready")
    assert session.last_events()
    assert any(event.faction != seat for event in session.last_events())
    assert session.shown_from < session.game.ply

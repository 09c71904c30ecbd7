"""Answers from inside the table: how one wins, who rules and why, the legend, the keys."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import rootlab as rl
from rootlab.widgets.opening import table
from rootlab.widgets.panels.answers import KEYS, rule_html, win_html
from rootlab.widgets.table import Table

POSITION: dict[str, Any] = {
    "rootlab": 1,
    "seats": ["marquise", "eyrie"],
    "turn": {"player": "marquise", "phase": "daylight", "step": "actions"},
    "clearings": {
        "1": {"warriors": {"marquise": 3}, "tokens": ["keep"]},
        "5": {"warriors": {"marquise": 2, "eyrie": 1}, "buildings": ["roost"]},
        "9": {"warriors": {"marquise": 2}, "buildings": ["sawmill"]},
        "8": {"warriors": {"marquise": 1}},
    },
    "players": {"marquise": {"score": 12}, "eyrie": {"score": 9, "leader": "despot"}},
}


@pytest.fixture
def one(tmp_path: Path) -> Table:
    state = rl.load_position(POSITION)
    return table(rl.Game(state, seed=1), eyes="marquise", saves=tmp_path, autosave=False)


def plain(html: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)))


@pytest.mark.parametrize(
    ("clearing", "said", "article"),
    [
        (5, "there is a tie, and ties are theirs", "7.2.2"),
        (9, "nobody else has as many", "2.5"),
        (10, "there is no warrior and no building here", "2.5"),
    ],
)
def test_who_rules_and_why(one: Table, clearing: int, said: str, article: str) -> None:
    html = rule_html(one.session, clearing)
    assert said in plain(html)
    assert f'data-act="law:{article}"' in html


def test_who_rules_is_two_presses_away(one: Table) -> None:
    one._clicked(9)
    assert 'data-act="who-rules:9"' in one.places.html
    one.places.press("who-rules:9")
    assert "2 warriors + 1 building = 3" in plain(one.answers.html)
    one.head.press("tool:help")
    assert "2 warriors + 1 building = 3" not in plain(one.answers.html)


def test_how_to_win_tells_points_and_what_dominance_lacks(one: Table) -> None:
    said = plain(win_html(one.session))
    assert "to 30 on the score track" in said
    rows = re.findall(r"<tr>(.*?)</tr>", win_html(one.session))
    marquise = [plain(row).split() for row in rows if "Marquise" in row]
    assert marquise[0][1] == "12"
    assert marquise[1][1:] == [
        "1",
        "3",
        "2",
        "1",
    ]  # of the foxes 1 and 8 are hers, of the mice 9, of the corners 1


def test_every_mark_and_key_has_words(one: Table) -> None:
    one.head.press("tool:help")
    said = plain(one.answers.html)
    for words in ("sawmill", "roost", "free slot", "you can pick this clearing"):
        assert words in said
    for keys, _ in KEYS:
        assert keys in said


def test_a_way_drawn_on_the_map_is_both_clicks(one: Table) -> None:
    board = one.session.moment.board
    way = {"x1": board.x[9], "y1": board.y[9] + 1, "x2": board.x[1] - 2, "y2": board.y[1]}
    one.room.press("drag", **way)
    counts = [
        action.count
        for action in one.session.legal_actions()
        if action.verb == "move" and (action.origin, action.destination) == (9, 1)
    ]
    assert counts == [1, 2]
    assert [row.counts for row in one.picker.offer().rows] == [(1, 2)]
    one.room.press("drag", x1=board.x[9], y1=board.y[9], x2=-500, y2=0)  # beside the map: nothing
    one.room.press(
        "drag", x1=board.x[8], y1=board.y[8], x2=board.x[1], y2=board.y[1]
    )  # no path: only looked at
    assert not one.session.notice

"""What a page may send that no page of ours would: nothing raises out of a callback, and the table goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.widgets.dispute import DisputeView, dispute
from rootlab.widgets.editor.editor import Editor
from rootlab.widgets.opening import close_table, table
from rootlab.widgets.pane import Pane
from rootlab.widgets.session import OPEN
from rootlab.widgets.table import Table

LONG = "x" * 5_000
VALUES: tuple[Any, ...] = (
    None, True, -1, 10**30, 1.5, float("nan"), "", "nonsense", LONG, "9" * 5_000, "-1", "0", "1-2", "true", "null",
    "[]", "{}", '"', "\0", "../../etc/passwd", [], [1, [2]], {}, {"a": {"b": None}},
)  # fmt: skip
STEMS = (
    "verb", "value", "at", "clear", "play", "card", "law", "close", "log-more", "menu", "draft", "copy", "undo",
    "redo", "back", "forward", "goto", "goto-start", "goto-end", "guide", "ready", "play-on", "step-agent",
    "pass-always", "ask-again", "edit", "eyes", "lang", "always", "answer-pass", "cover", "new-game", "save", "load",
    "paste", "upload", "tool", "chance", "force", "mark", "odds-row", "turn-search", "compare-a", "measures-faction",
    "piece", "way", "go", "seat", "count", "more", "less", "up", "number", "number-more", "switch", "choose",
    "choose-or-none", "leave-out", "add", "drop", "dominance", "player", "phase", "step", "window", "seat-new",
    "seat-gone", "seat-up", "empty", "current", "claim", "dispute", "again", "nonsense", LONG,
)  # fmt: skip
STOPS = (
    "",
    "nonsense",
    LONG,
    "9" * 5_000,
    "-1",
    "5",
    "marquise",
    "eyrie:x",
    "1-2-5-10",
    "players.marquise.score",
    "\0",
)
"""What stands behind the colon of an act."""


def hostile(seed: int, count: int) -> Iterator[Any]:
    """So many messages."""
    rng = Random(seed)
    for _ in range(count):
        act = rng.choice(STEMS)
        if rng.random() < 0.7:
            act = f"{act}:{rng.choice(STOPS)}"
        message: dict[str, Any] = {"act": act}
        for name in ("value", "form", "text", "live"):
            if rng.random() < 0.4:
                message[name] = rng.choice(VALUES)
        if rng.random() < 0.3:
            keys = ("seat0", "seat1", "who0", "seed", "file", "load", "shared", "new", "tool", LONG)
            message["form"] = {key: rng.choice(VALUES) for key in rng.sample(keys, 3)}
        yield message
    yield from ({"act": value} for value in VALUES)
    yield from VALUES


def panes(one: Any) -> list[Pane]:
    """Every pane of a table, an editor or a dispute."""
    return [part for part in walk(one.widget) if isinstance(part, Pane)]


def walk(widget: Any) -> Iterator[Any]:
    yield widget
    for child in getattr(widget, "children", ()):
        yield from walk(child)


def said(one: Any) -> str:
    return json.dumps([[pane.html, pane.status] for pane in panes(one)])


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    language = rl.language()
    yield tmp_path
    rl.set_language(language)


def game() -> rl.Game:
    made = rl.new_game(["marquise", "eyrie", "vagabond"], seed=3)
    for _ in range(30):
        made.play(made.state.legal_actions()[0])
    return made


@pytest.mark.parametrize("seed", range(3))
def test_no_message_wedges_the_table(home: Path, seed: int) -> None:
    one: Table = table(game(), saves=home, lang="en")
    for message in hostile(seed, 150):
        for pane in Random(seed).sample(panes(one), 1):
            pane._message(pane, message, [])
        one.map._message(
            one.map, {"place": message.get("value") if isinstance(message, dict) else message}, []
        )
        assert len(one.session.notice) < 2_000, message
    one.session.eyes, one.session.cover = OPEN, False
    one.session.take(game())
    before = one.session.game.ply
    one._heard("play:0", {})
    assert one.session.game.ply > before
    one.draw()
    close_table(one)


@pytest.mark.parametrize(
    "act", ["card:nonsense", "law:nonsense", f"card:{LONG}", "guide:nonsense", f"guide:{LONG}"]
)
def test_an_unknown_name_opens_nothing(home: Path, act: str) -> None:
    one: Table = table(game(), saves=home, lang="en")
    one.asked._message(one.asked, {"act": act}, [])
    assert one.reader.html == ""
    before = one.session.game.ply
    one.asked.press("play:0")
    assert one.session.game.ply > before
    close_table(one)


@pytest.mark.parametrize("seed", range(2))
def test_no_message_wedges_the_editor(home: Path, seed: int) -> None:
    one: Editor = rl.edit(game(), saves=home, lang="en")
    rng = Random(seed)
    for message in hostile(seed, 150):
        pane = rng.choice(list(one.panes.values()))
        pane._message(pane, message, [])
        assert len(one.desk.notice) < 2_000, message
    one._heard("bar", "empty", {})
    one._heard("tray", "piece:warrior-marquise", {})
    one._clicked(5)
    assert one.draft.count(5, one.desk.piece) >= 1 if one.desk.piece else True


def test_no_message_wedges_a_dispute(home: Path) -> None:
    one: DisputeView = dispute(1, lang="en")
    rng = Random(1)
    for message in hostile(1, 250):
        pane = rng.choice(panes(one))
        pane._message(pane, message, [])
    one.head.press("dispute:2")
    assert one.dispute.number == 2

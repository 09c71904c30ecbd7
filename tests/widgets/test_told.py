"""What a choice does stands beside it, and where only going on is possible it is told why."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import rootlab as rl
from rootlab.components.characters import CHARACTERS
from rootlab.components.leaders import LEADERS
from rootlab.components.quests import QUESTS
from rootlab.language import text
from rootlab.widgets.opening import table
from rootlab.widgets.panels.wording import PLOT_LAW, told_html
from rootlab.widgets.session import OPEN
from rootlab.widgets.table import Table
from tests.positions import Table as Played
from tests.positions import position


def words(html: str) -> str:
    """What can be read without pointing at anything."""
    return unescape(re.sub(r"<[^>]*>", " ", html))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_everything_that_a_newcomer_does_not_know_is_told(lang: str) -> None:
    for card in (*LEADERS, *CHARACTERS, *QUESTS):
        assert len(words(told_html("card", card, lang))) > 20, card
    for plot in PLOT_LAW:
        assert words(told_html("plot", plot, lang)).strip() == (rl.law(PLOT_LAW[plot]).statement(lang) or "")
    assert told_html("card", "anvil", lang) == ""


def asked(one: Table, question: str) -> None:
    """Play the first answer until that is asked."""
    for _ in range(60):
        decision = one.session.moment.decision
        if decision is not None and decision.id == question:
            return
        one.session.play(one.session.legal_actions()[0])
    raise AssertionError(question)


@pytest.mark.parametrize("question", ["setup-leader", "setup-character"])
def test_it_stands_beside_the_button(question: str, tmp_path: Path) -> None:
    """7.3.3, 9.3: leaders and characters, each with its own words in its own button."""
    one = table(rl.new_game(["eyrie", "vagabond"], seed=3), saves=tmp_path, eyes=OPEN)
    asked(one, question)
    shown = words(one.asked.html)
    for action in one.session.legal_actions():
        kind = "leader" if question == "setup-leader" else "character"
        assert text(f"{kind}-{action.card}-ability", one.session.lang) in shown


def test_no_bird_card_is_said_honestly(tmp_path: Path) -> None:
    """6.5.5: the question is the same with and without one; the table tells its own player."""
    start = position(
        "marquise",
        "daylight",
        "actions",
        {1: "2 marquise"},
        used={"actions": 3},
        marquise={"hand": ["anvil"]},
    )
    one = table(Played(start).game, saves=tmp_path, eyes="marquise")
    shown = words(one.asked.html)
    assert [action.verb for action in one.session.legal_actions()] == ["end"]
    ruling = one.session.moment.reader.why_not("extra_action")
    assert ruling is not None
    assert ruling.text(one.session.lang) in shown
    other = one.session.game.state.view("eyrie").decision
    assert other is not None
    assert other.text("en") == one.session.game.state.view("marquise").decision.text("en")  # type: ignore[union-attr]


def test_a_reaction_that_can_only_be_passed_says_why_it_is_asked(tmp_path: Path) -> None:
    """4.3.1: an ambush is asked of every hand; without “answer for me” the table says so."""
    game = Played(
        position("marquise", "daylight", "actions", {9: "2 marquise, 2 eyrie"}, eyrie={"hand": ["anvil"]})
    ).do("battle", clearing=9, target="eyrie").game  # fmt: skip
    one = table(game, saves=tmp_path, eyes=OPEN)
    one.session.answer_pass = False
    one.session.goto(1)
    assert [action.verb for action in one.session.legal_actions()] == ["pass"]
    assert text("ui-asked-all-the-same", one.session.lang) in words(one.asked.html)

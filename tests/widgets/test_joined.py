"""Lines of one kind are told as one, in the news and in the log."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rootlab as rl
from rootlab.engine.event import Event
from rootlab.language import text
from rootlab.widgets.opening import table
from rootlab.widgets.panels.joined import joined, line_words
from rootlab.widgets.session import OPEN
from tests.asked_sets import discards


def placed(clearing: int, count: int = 1, piece: str = "warrior") -> Event:
    return Event("placed", "6.3.3", "marquise", clearing=clearing, count=count, piece=piece)


def test_equal_placements_are_one_line() -> None:
    (group,) = joined(placed(c) for c in (1, 2, 5))
    assert line_words(group, "en") == "The Marquise placed a warrior in each of 1, 2 and 5."
    assert "en cada uno de los claros 1, 2 y 5" in line_words(group, "es")


def test_what_comes_to_one_clearing_is_added_up() -> None:
    (group,) = joined([placed(5, piece="wood"), placed(5, piece="wood"), placed(9, piece="wood")])
    words = line_words(group, "en")
    assert "placed 2 wood tokens in" in words
    assert "placed a wood token in" in words
    assert words.count("placed") == 2


def test_other_things_keep_their_own_lines() -> None:
    events = [placed(1), Event("scored", "3.2.1", "marquise", points=1), placed(2), placed(3, piece="wood")]
    assert [len(group) for group in joined(events)] == [1, 1, 1, 1]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_cards_are_named_together_and_hidden_ones_counted(lang: str) -> None:
    drawn = [
        Event("drew", "2.1", "eyrie", card=card, secret=("eyrie",)) for card in ("anvil", "sword", "anvil")
    ]
    (own,) = joined(drawn)
    assert text("card-sword", lang) in line_words(own, lang)
    (hidden,) = joined(event.seen_by("marquise") for event in drawn)
    assert "3" in line_words(hidden, lang)
    (single,) = joined([drawn[0].seen_by("marquise")])
    assert not re.search(r"\d", line_words(single, lang))


def test_eleven_warriors_fill_one_line_of_the_news(tmp_path: Path) -> None:
    one = table(rl.new_game(["marquise", "eyrie"], seed=7), saves=tmp_path, eyes=OPEN)
    one.asked.press("play:0")
    assert one.news.html.count("<li") <= 3
    assert "in each of" in one.news.html


def test_a_set_is_one_line_of_the_log_with_one_way_back(tmp_path: Path) -> None:
    one = table(discards("eyrie").game, saves=tmp_path, eyes=OPEN)
    for k in range(3):
        one.asked.press(f"part:{k}:0")
    one.asked.press("set")
    html = one.lines.html()
    assert html.count("rl-event-spent") == 1
    assert html.count('data-act="goto:0"') == 1
    assert 'data-act="goto:1"' not in html

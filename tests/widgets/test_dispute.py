"""*Who is right?* in a notebook: the prediction first, then the verdict; every map step can be looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import rootlab as rl
from rootlab.language import language, languages, set_language, text
from rootlab.lessons import check, dispute, disputes
from rootlab.widgets import dispute as widget
from rootlab.widgets.dispute import DisputeView


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    before = language()
    widget._predicted.clear()
    yield
    set_language(before)
    widget._predicted.clear()
    for view in widget._open.views:
        widget._open.close(view)


def acts(html: str) -> list[str]:
    return re.findall(r'data-act="([^"]+)"', html)


def page(view: DisputeView) -> str:
    return "".join(pane.html + pane.status for pane in (view.head, view.asked, view.played, view.reader))


def test_nothing_is_given_away_before_the_prediction() -> None:
    for one in disputes():
        view = rl.dispute(one.number)
        verdict = check(one)
        shown = page(view)
        assert verdict.text() not in shown
        assert one.why() not in shown
        assert not view.played.html
        assert not [ruling.text() for ruling in verdict.rulings if ruling.text() in shown]
        assert [act for act in acts(view.asked.html) if act.startswith("claim:")] == [
            f"claim:{claim.number}" for claim in one.claims
        ]
        assert view.session.game.ply == 0
        view.played.press("step:1")
        assert view.session.game.ply == 0


def test_a_prediction_brings_the_verdict_with_its_articles() -> None:
    view = rl.dispute(2)
    view.asked.press("claim:1")
    one = dispute(2)
    assert text("dispute-right", person="Clara") in view.asked.status
    assert "You had chosen Ana." in view.asked.html
    assert one.why() in view.asked.html
    [ruling] = check(one).rulings
    assert ruling.text() in view.asked.html
    for number in one.articles:
        assert f"law:{number}" in acts(view.asked.html)
        assert str(rl.law(number).statement("en"))[:40] in view.asked.html.replace("&#x27;", "'")
    assert not [act for act in acts(view.asked.html) if act.startswith("claim:")]


def test_the_first_prediction_counts_and_the_score_is_kept() -> None:
    view = rl.dispute(1)
    view.asked.press("claim:2")
    view.asked.press("claim:3")
    assert view.chosen == 2
    view.asked.press("dispute:2")
    assert view.dispute.number == 2
    view.asked.press("claim:9")
    assert view.chosen is None
    view.asked.press("claim:1")
    assert text("dispute-score", hits=1, tried=2, count=12) in view.head.html
    again = rl.dispute(1)
    assert again.chosen == 2
    assert again.verdict is not None
    again.head.press("again")
    assert again.verdict is None
    assert text("dispute-score", hits=0, tried=0, count=12) in again.head.html


def test_every_step_can_be_looked_at_on_the_map() -> None:
    for one in disputes():
        view = rl.dispute(one.number)
        view.asked.press("claim:1")
        game = view.session.game
        steps = [act for act in acts(view.played.html) if act.startswith("step:")]
        assert steps == ([f"step:{k}" for k in range(game.length + 1)] if game.length else [])
        for k, step in enumerate(steps):
            view.played.press(step)
            assert game.ply == k
            assert view.played.html.count('aria-current="step"') == 1
        for event in game.events():
            assert event.text("en") in view.played.html.replace("&#x27;", "'")


def test_the_map_follows_the_steps() -> None:
    view = rl.dispute(8)
    view.asked.press("claim:2")

    def drawn(name: str) -> list[str]:
        trace = next(trace for trace in view.map.data if trace.name == name)
        return [str(x) for x in trace.x]

    before = drawn("warrior marquise")
    assert len(drawn("selected")) > 1
    view.played.press("step:1")
    assert drawn("warrior marquise") != before
    assert len(drawn("trail marquise")) > 1
    view.played.press("step:0")
    assert drawn("warrior marquise") == before


def test_the_map_does_not_tell_who_rules_before_the_prediction() -> None:
    def told(view: DisputeView) -> str:
        """What the map says of clearing 2, and whether the Eyrie have a ring there."""
        [ring, words] = [
            next(trace for trace in view.map.data if trace.name == name)
            for name in ("ruler eyrie", "clearing 2")
        ]
        return f"{words.hovertext} {len(ring.x) > 1}"

    view = rl.dispute(1)
    words = text("ui-clearing-ruler", ruler="eyrie")
    assert words not in told(view)
    assert told(view).endswith("False")
    view.asked.press("claim:1")
    assert words in told(view)
    assert told(view).endswith("True")


def test_other_seats_are_drawn() -> None:
    second = rl.dispute(10)
    assert {trace.name for trace in second.map.data} >= {"warrior vagabond", "warrior eyrie"}
    second.head.press("dispute:12")
    assert {trace.name for trace in second.map.data} >= {"token corvids"}
    assert "warrior vagabond" not in {trace.name for trace in second.map.data}


def test_an_article_and_a_card_can_be_opened_and_closed() -> None:
    view = rl.dispute(5)
    view.seats.press("card:mouse-in-a-sack")
    assert "Mouse-in-a-Sack" in view.reader.html
    view.asked.press("law:4.1.1")
    assert "4.1.1" in view.reader.html
    view.reader.press("close")
    assert not view.reader.html
    view.asked.press("claim:3")
    view.asked.press("law:4.1.1")
    assert "rl-page" in view.asked.html
    assert not view.reader.html
    view.asked.press("close")
    assert "rl-page" not in view.asked.html


@pytest.mark.parametrize("lang", languages())
def test_it_speaks_the_language_that_is_set(lang: str) -> None:
    set_language(lang)
    view = rl.dispute(7)
    assert text("dispute-head", lang) in view.head.html
    view.asked.press("claim:1")
    assert dispute(7).why(lang) in view.asked.html
    assert text("dispute-you-hit", lang) in view.asked.html


def test_a_number_that_is_none_of_them_keeps_what_is_open() -> None:
    view = rl.dispute(3)
    with pytest.raises(rl.RootlabError, match="from 1 to 12"):
        rl.dispute(13)
    assert widget._open.views[-1] is view
    assert view.map.comm is not None

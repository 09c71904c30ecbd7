"""The coach beside the table: what it shows, what can be pressed in it, and that it gives nothing away."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from random import Random

import pytest

import rootlab as rl
from rootlab.law import articles, is_article
from rootlab.widgets.opening import table
from rootlab.widgets.panels.reader import law_page
from rootlab.widgets.table import Table
from tests.positions import Position, decree, position

SEATS = ("marquise", "eyrie", "alliance", "vagabond", "corvids")
ACTIONS = position("marquise", "daylight", "actions", {8: "2 marquise, wood", 4: "marquise", 9: "sympathy"})


def sat_at(what: Position, tmp_path: Path, eyes: str = "follow", lang: str = "en") -> Table:
    """A table with that position; its own settings, nothing saved."""
    return table(
        rl.Game(rl.load_position(what), seed=1), eyes=eyes, lang=lang, saves=tmp_path, autosave=False
    )


def plain(html: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)))


def acts(html: str) -> list[str]:
    return [unescape(act) for act in re.findall(r'data-act="([^"]*)"', html)]


def test_it_is_open_and_another_page_takes_its_place(tmp_path: Path) -> None:
    one = sat_at(ACTIONS, tmp_path)
    page = one.tools.page
    assert "You can do now" in page.html
    one.side.bar.press("tool:log")
    assert page.html == ""
    assert one.session.settings()["tool"] == "log"
    one.side.bar.press("tool:coach")
    assert "You can do now" in page.html


def test_every_verb_is_there_with_its_articles(tmp_path: Path) -> None:
    """What can be done is a button, what cannot is not, and says why."""
    one = sat_at(ACTIONS, tmp_path)
    page, legal = one.tools.page.html, one.session.legal_actions()
    for verb in {action.verb for action in legal}:
        indices = [k for k, action in enumerate(legal) if action.verb == verb and not action.fields()]
        assert (f"play:{indices[0]}" if indices else f"verb:{verb}") in acts(page)
    assert "verb:battle" not in acts(page)
    off = [plain(row) for row in re.findall(r'<li class="rl-coach-off">(.*?)</li>', page)]
    assert any(re.match(r" ?Battle .*The nearest case: ", row) for row in off)
    numbers = [act.partition(":")[2] for act in acts(page) if act.startswith("law:")]
    assert len(numbers) > 10
    assert all(is_article(number) for number in numbers)


def test_a_verb_that_is_pressed_is_picked(tmp_path: Path) -> None:
    one = sat_at(ACTIONS, tmp_path)
    one.tools.page.press("verb:move")
    assert one.picker.choice.verb == "move"
    assert 'data-act="verb:move" aria-pressed="true"' in one.asked.html


def test_an_article_that_is_pressed_opens(tmp_path: Path) -> None:
    one = sat_at(ACTIONS, tmp_path)
    one.tools.page.press("law:6.5.4")
    assert "6.5.4 Build" in plain(one.note.html)
    one.note.press("law:6.5.3")
    assert "6.5.3 Recruit" in plain(one.note.html)


def test_the_reader_shows_the_neighbours() -> None:
    """Every article: what it is part of, what is beside it, what it holds and what it mentions can be opened."""
    page = law_page("6.5.4", "en")
    for number in ("6.5", "6.5.3", "6.5.5", "6.5.4.1", "6.5.4.2", "6.5.4.3"):
        assert f"law:{number}" in acts(page)
    for one in articles():
        for lang in ("en", "es"):
            offered = acts(law_page(one.number, lang))
            near = [*one.children, *one.see, *(() if one.parent is None else (one.parent,))]
            assert {f"law:{other.number}" for other in near} <= set(offered)
            if one.parent is not None and len(one.parent.children) > 1:
                beside = {f"law:{other.number}" for other in one.parent.children} - {f"law:{one.number}"}
                assert beside & set(offered)


def test_whose_decision_it_is(tmp_path: Path) -> None:
    """Who looks on is told who decides and what to watch out for, and can do nothing."""
    one = sat_at(ACTIONS, tmp_path, eyes="alliance")
    told = plain(one.tools.page.html)
    assert "The Marquise decides now" in told
    assert "You can do now" not in told
    assert all(act.startswith("law:") for act in acts(one.tools.page.html))


def test_after_the_end_only_who_won(tmp_path: Path) -> None:
    start = position(
        "marquise", "daylight", "actions", {8: "marquise, 2 wood", 7: "sawmill"}, marquise={"score": 29}
    )
    one = sat_at(start, tmp_path)
    sawmill = next(a for a in one.session.legal_actions() if a.verb == "build" and a.piece == "sawmill")
    one.session.play(sawmill)
    while not one.session.state.is_over:
        one.session.play(one.session.legal_actions()[0])
    assert plain(one.tools.page.html).strip() == "The game is over Marquise de Cat wins How to Win 3.1"
    assert acts(one.tools.page.html) == ["law:3.1"]


def test_long_lists_fold(tmp_path: Path) -> None:
    start = position(
        "marquise", "daylight", "actions", {8: "marquise"}, marquise={}, corvids={}, alliance={}, vagabond={}
    )
    page = sat_at(start, tmp_path).tools.page.html
    assert re.search(r'<details data-key="coach-cannot-more">', page)
    assert re.search(r'<details data-key="coach-later">', page)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_through_a_game_nothing_goes_wrong(lang: str, tmp_path: Path) -> None:
    """Five seats, the eyes of whoever decides: the page is drawn at every step, in that language."""
    game = rl.new_game(list(SEATS), seed=6)
    one = table(game, eyes="follow", lang=lang, saves=tmp_path, autosave=False)
    rng = Random(6)
    titles = {
        "en": ("You decide", "Who decides", "The game is over"),
        "es": ("Decides tú", "Quién decide", "La partida"),
    }
    for _ in range(250):
        session = one.session
        if session.hand_over is not None:
            session.ready()
        if session.state.is_over:
            break
        session.play(rng.choice(session.legal_actions()))
        assert any(title in plain(one.tools.page.html) for title in titles[lang])
        assert not session.notice


def test_a_cover_hides_it(tmp_path: Path) -> None:
    one = sat_at(ACTIONS, tmp_path)
    one.head.press("cover", value=True)
    assert "You can do now" in one.tools.page.html
    one.session.play(rl.action("marquise", "end"))
    assert one.session.covered == "alliance"
    assert one.tools.page.html == ""
    one.asked.press("ready")
    assert "You can do now" in one.tools.page.html


def test_what_to_watch_out_for_comes_first(tmp_path: Path) -> None:
    """The Eyrie cannot recruit without a roost: the warning stands above the question; without one, the calm
    line stands at the end."""
    danger = position("marquise", "daylight", "actions", {1: "marquise, keep", 5: "4 eyrie"})
    page = plain(sat_at(danger, tmp_path).tools.page.html)
    assert page.index("Watch out") < page.index("You decide") < page.index("You can do now")
    assert "Decree is in danger" in page[: page.index("You decide")]
    pieces = {1: "3 marquise, keep, wood", 9: "3 marquise", 3: "2 eyrie, roost"}
    calm = position("marquise", "daylight", "actions", pieces, eyrie=decree("despot"))
    page = plain(sat_at(calm, tmp_path).tools.page.html)
    assert page.index("You decide") < page.index("nothing to warn you of")

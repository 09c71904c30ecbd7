"""The tool for battle odds: what it lists, what it says, and through whose eyes."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import rootlab as rl
from rootlab.analysis.odds.open_battles import why_not_now
from rootlab.language import text
from rootlab.widgets.opening import table
from rootlab.widgets.session import OPEN
from rootlab.widgets.table import Table
from rootlab.widgets.tools.odds import OddsTool
from tests.positions import position

PIECES = {
    1: "2 marquise, keep, sawmill",
    5: "1 marquise, 1 eyrie",
    9: "3 marquise, 3 eyrie",
    3: "2 eyrie, roost",
}


def opened(
    tmp_path: Path, lang: str = "en", hand: tuple[str, ...] = ("ambush-bird", "sappers"), **more: Any
) -> Table:
    start = position(
        "marquise", "daylight", "actions", PIECES, eyrie={"hand": list(hand), "leader": "despot"}
    )
    one = table(
        rl.Game(rl.load_position(start), seed=3),
        agents={"eyrie": "random"},
        saves=tmp_path,
        lang=lang,
        **more,
    )
    one.session.tool = ""
    one.tools.bar.press("tool:odds")
    return one


def tool(one: Table) -> OddsTool:
    found = one.tools.opened
    assert isinstance(found, OddsTool)
    return found


def rows(html: str) -> list[str]:
    return [unescape(act) for act in re.findall(r'<button[^>]*data-act="(odds-pick:[^"]*)"', html)]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_open_battle_is_a_row(tmp_path: Path, lang: str) -> None:
    one = opened(tmp_path, lang)
    html = one.tools.page.html
    assert sorted(rows(html)) == ["odds-pick:5:eyrie", "odds-pick:9:eyrie"]
    assert text("odds-tool-exact", lang) in unescape(html)
    assert text("odds-tool-eyes", lang, player="marquise") in unescape(html)
    for policy in ("all", "attacker", "defender", "none"):
        assert text(f"odds-policy-{policy}", lang) in unescape(html)


def test_a_row_picks_its_battle_and_the_map_shows_where(tmp_path: Path) -> None:
    one = opened(tmp_path)
    for act in rows(one.tools.page.html):
        one.tools.page.press(act)
        clearing = int(act.split(":")[1])
        odds = tool(one).odds()
        assert odds is not None
        assert odds.clearing == clearing
        assert clearing in one._scene().marks.selected
        assert unescape(odds.text("en")) in unescape(one.tools.page.html)
        figure = one.tools.below.children[0].source
        heat = figure.data[0]
        assert heat.type == "heatmap"
        total = sum(p for row in heat.z for p in row if p is not None)
        assert total == pytest.approx(1)
        assert f"clearing {clearing}" in figure.layout.title.text


def test_the_figures_are_those_of_the_analysis(tmp_path: Path) -> None:
    one = opened(tmp_path)
    reader = one.session.moment.reader
    shown = tool(one).battles().set_index(["clearing", "defender"])
    for (clearing, defender), row in shown.iterrows():
        odds = rl.battle_odds(reader, int(clearing), "marquise", str(defender))
        assert row.defender_losses == pytest.approx(odds.expected["defender_losses"])
        assert row.cleared == pytest.approx(odds.cleared)
    lonely = shown.loc[(5, "eyrie")]
    assert 0 < lonely.cleared < 1


def test_the_table_is_sorted_by_any_column(tmp_path: Path) -> None:
    one = opened(tmp_path)
    for column, rising in (("attacker_losses", True), ("defender_losses", False), ("cleared", False)):
        one.tools.page.press(f"odds-sort:{column}")
        values = tool(one).battles()[column].tolist()
        assert values == sorted(values, reverse=not rising)
        sorting = "ascending" if rising else "descending"
        assert one.tools.page.html.count(f'aria-sort="{sorting}"') == 1


def test_hidden_hands_change_nothing_that_is_shown(tmp_path: Path) -> None:
    """Whatever the Eyrie holds, the Marquise sees the same; with open hands it is another page."""
    pages, openly = set(), set()
    for hand in (("ambush-bird", "sappers"), ("armorers", "sappers"), ("ambush-fox", "cobbler")):
        one = opened(tmp_path, hand=hand)
        pages.add(one.tools.page.html)
        one.session.eyes = OPEN
        one.session.settle()
        openly.add(one.tools.page.html)
        assert text("odds-tool-open-hands", "en") in one.tools.page.html
    assert len(pages) == 1
    assert len(openly) > 1


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_open_now_comes_first_and_the_rest_says_why(tmp_path: Path, lang: str) -> None:
    one = opened(tmp_path, lang)
    assert unescape(one.tools.page.html).count(f">{text('odds-tool-now', lang)}<") == 2
    one.tools.page.press("odds-attacker", value="eyrie")
    why = why_not_now(one.session.moment.reader, "eyrie", 9, "marquise")
    assert why is not None
    html = unescape(one.tools.page.html)
    assert f"<li>{text('odds-tool-why-not', lang, reason=why.text(lang))}</li>" in html
    assert html.count(f">{text('odds-tool-not-now', lang)}<") == len(tool(one).battles())
    assert tool(one).battles().now.tolist() == sorted(tool(one).battles().now, reverse=True)


def test_another_attacker_can_be_looked_at(tmp_path: Path) -> None:
    one = opened(tmp_path)
    one.tools.page.press("odds-attacker", value="eyrie")
    assert tool(one).attacker == "eyrie"
    assert "odds-pick:9:marquise" in rows(one.tools.page.html)


def test_it_follows_the_table_and_is_gone_when_it_is_shut(tmp_path: Path) -> None:
    one = opened(tmp_path)
    assert len(one.tools.below.children) == 1
    one.session.play(rl.action("marquise", "battle", clearing=9, target="eyrie"))
    assert rows(one.tools.page.html)
    one.tools.bar.press("tool:odds")
    assert one.tools.below.children == ()
    assert not rows(one.tools.page.html)


def test_without_a_battle_it_says_so(tmp_path: Path) -> None:
    one = table(rl.new_game(["marquise", "eyrie"], seed=7), saves=tmp_path, lang="en")
    one.tools.bar.press("tool:odds")
    assert text("odds-tool-none", "en", attacker="marquise") in unescape(one.tools.page.html)
    assert one.tools.below.children == ()


def test_a_notebook_shows_the_odds_as_a_chart() -> None:
    start = position("marquise", "daylight", "actions", PIECES, eyrie={"leader": "despot"})
    odds = rl.battle_odds(rl.load_position(start), 9, "marquise", "eyrie")
    for lang in ("en", "es"):
        figure = odds.chart(lang)
        assert figure.layout.title.text == text(
            "odds-chart-title", lang, attacker="marquise", defender="eyrie", clearing=9
        )
    shown = {(d, a) for a, row in zip(figure.data[0].y, figure.data[0].z, strict=True)
             for d, p in zip(figure.data[0].x, row, strict=True) if p}  # fmt: skip
    assert shown == {(end[1], end[0]) for end in odds.outcomes}

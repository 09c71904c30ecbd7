"""The tool for measures: colours, figures and words agree with the analysis, and nothing hidden shows."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import numpy as np
import pytest

import rootlab as rl
from rootlab.analysis.measures.table import BY_CLEARING, MEASURES
from rootlab.components.board import load_board
from rootlab.language import text
from rootlab.widgets.map.figure import Scene, blank_traces, scene_data
from rootlab.widgets.map.wash import COLOR, LEVELS, Wash, trace_name
from rootlab.widgets.opening import table
from rootlab.widgets.table import Table
from rootlab.widgets.tools.measures import MeasuresTool
from tests.positions import position

PIECES = {
    1: "4 marquise, keep, sawmill, 2 wood",
    5: "1 marquise, 3 eyrie",
    9: "3 marquise",
    3: "6 eyrie, roost",
}


def opened(tmp_path: Path, lang: str = "en") -> Table:
    start = position("marquise", "daylight", "actions", PIECES, eyrie={"leader": "despot"})
    one = table(
        rl.Game(rl.load_position(start), seed=3), agents={"eyrie": "random"}, saves=tmp_path, lang=lang
    )
    one.session.tool = ""
    one.tools.bar.press("tool:measures")
    return one


def tool(one: Table) -> MeasuresTool:
    found = one.tools.opened
    assert isinstance(found, MeasuresTool)
    return found


def discs(one: Table) -> dict[int, int]:
    """By clearing: the level of the disc that is drawn over it."""
    board, found = load_board("autumn"), {}
    for trace in one.map.data:
        if trace.name.startswith("wash "):
            x, y = np.asarray(trace.x, dtype=float), np.asarray(trace.y, dtype=float)
            for c in board.clearings:
                near = np.hypot(x - board.x[c], y - board.y[c]) < 10
                if near.any():
                    found[c] = int(trace.name.split()[1])
    return found


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("measure", MEASURES)
def test_every_measure_colours_the_map(tmp_path: Path, measure: str, lang: str) -> None:
    one = opened(tmp_path, lang)
    traces = [trace.name for trace in one.map.data]
    one.tools.page.press("measures-measure", value=measure)
    if measure in ("points_sympathy", "points_plots", "points_quests"):  # nobody here has it
        assert f'value="{measure}"' not in one.tools.page.html
        return
    one.tools.page.press("measures-faction", value="eyrie" if measure != "wood" else "marquise")
    wash = tool(one).wash()
    assert wash.values
    assert discs(one) == {c: wash.level(c) for c in wash.values}
    assert [trace.name for trace in one.map.data] == traces
    assert unescape(wash.title) in unescape(one.tools.page.html)
    hovers = {trace.name: trace.hovertext for trace in one.map.data if trace.name.startswith("clearing ")}
    for c in wash.values:
        assert unescape(hovers[f"clearing {c}"]).endswith(wash.line(c))


def test_the_colours_follow_the_figures(tmp_path: Path) -> None:
    one = opened(tmp_path)
    assert tool(one).faction == "marquise"
    shown = rl.measures(one.session.moment.reader)
    mine = shown[(shown.measure == "margin") & (shown.faction == "marquise")].set_index("clearing").value
    levels = discs(one)
    for c, value in mine.items():
        assert np.sign(levels[int(c)]) == np.sign(value)
    assert levels[3] == -3
    assert "rl-mine" in one.tools.page.html


def test_the_legend_covers_every_figure_once() -> None:
    for most in range(1, 30):
        for least in (0, -most):
            wash = Wash("", dict(enumerate(range(least, most + 1), 1)))
            covered = [value for _, low, high in wash.ranges() for value in range(low, high + 1)]
            assert sorted(covered) == list(range(least, most + 1))
            for level, low, high in wash.ranges():
                for c, value in wash.values.items():
                    assert (wash.level(c) == level) is (low <= value <= high)
    assert len(set(COLOR.values())) == len(LEVELS)


def test_without_the_tool_there_is_no_colour(tmp_path: Path) -> None:
    one = opened(tmp_path)
    assert discs(one)
    one.tools.bar.press("tool:measures")
    assert discs(one) == {}
    names = [trace.name for trace in blank_traces("autumn", ("marquise", "eyrie"))]
    assert {trace_name(level) for level in LEVELS} < set(names)


def test_it_follows_the_game(tmp_path: Path) -> None:
    one = opened(tmp_path)
    before = dict(tool(one).wash().values)
    one.session.play(next(a for a in one.session.legal_actions() if a.verb == "move" and a.origin == 9))
    assert dict(tool(one).wash().values) != before


def test_the_tables_hold_the_figures(tmp_path: Path) -> None:
    one = opened(tmp_path)
    page = unescape(one.tools.page.html)
    for name in ("clearings_ruled", "points_reach"):
        assert text(f"measure-{name}", "en") in page
    assert page.count("<tr>") >= 12


def test_hidden_cards_change_nothing(tmp_path: Path) -> None:
    pages = set()
    for hand in (["anvil", "crossbow-mouse"], ["ambush-fox", "cobbler"]):
        start = position("marquise", "daylight", "actions", PIECES, eyrie={"leader": "despot", "hand": hand})
        one = table(
            rl.Game(rl.load_position(start), seed=3), agents={"eyrie": "random"}, saves=tmp_path, lang="en"
        )
        one.session.tool = ""
        one.tools.bar.press("tool:measures")
        one.tools.page.press("measures-faction", value="eyrie")
        pages.add(one.tools.page.html)
    assert len(pages) == 1


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_notebook_shows_the_coloured_map(lang: str) -> None:
    state = rl.load_position(position("marquise", "daylight", "actions", PIECES, eyrie={"leader": "despot"}))
    plain = rl.board(state, lang=lang)
    assert {trace.name for trace in plain.data} == set(scene_data(Scene("autumn", state.to_dict())))
    coloured = rl.board(state, "margin", "eyrie", lang=lang)
    assert text("measure-margin", lang) in coloured.layout.title.text
    named = [trace.name for trace in coloured.data if trace.showlegend]
    assert len(named) == 7
    assert "0" in named
    assert rl.board(state, "points_reach", lang=lang).layout.title.text
    assert "margin" in BY_CLEARING


def test_a_notebook_is_told_what_cannot_be() -> None:
    state = rl.new_game(["marquise", "eyrie"], seed=1).state
    with pytest.raises(rl.RootlabError, match="is no measure"):
        rl.board(state, "beauty")
    with pytest.raises(rl.RootlabError, match="Nobody in this game"):
        rl.board(state, "points_plots")
    with pytest.raises(rl.RootlabError, match=r"is not for the Eyrie; .*Marquise"):
        rl.board(state, "wood", "eyrie")
    with pytest.raises(rl.RootlabError, match="has no seat"):
        rl.board(state, "margin", "corvids")
    with pytest.raises(rl.RootlabError, match="has no seat"):
        rl.board(state, "margin", eyes="corvids")


def test_a_notebook_hides_what_eyes_do_not_see() -> None:
    pieces = {5: "2 corvids, bomb", 1: "3 marquise, keep"}
    other = {5: "2 corvids, snare", 1: "3 marquise, keep"}
    seen = [
        rl.board(rl.load_position(position("marquise", "daylight", "actions", one)), "power", eyes="marquise")
        for one in (pieces, other)
    ]
    assert seen[0].to_json() == seen[1].to_json()
    opened = [
        rl.board(rl.load_position(position("marquise", "daylight", "actions", one)), "power")
        for one in (pieces, other)
    ]
    assert opened[0].to_json() != opened[1].to_json()

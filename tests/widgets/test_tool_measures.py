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
from rootlab.widgets.factions import look
from rootlab.widgets.map.figure import Scene, blank_traces, scene_data
from rootlab.widgets.map.plan import DISC
from rootlab.widgets.map.spots import label_spot
from rootlab.widgets.map.wash import SHADES, Wash, color, trace_name, wash_shades
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


def discs(one: Table) -> dict[int, tuple[str, int]]:
    """By clearing: whose colour the disc over it has, and how dark it is."""
    board, found = load_board("autumn"), {}
    shades = {trace_name(*shade): shade for shade in wash_shades(one.session.seats)}
    for trace in one.map.data:
        if trace.name.startswith("wash "):
            x, y = np.asarray(trace.x, dtype=float), np.asarray(trace.y, dtype=float)
            for c in board.clearings:
                near = np.hypot(x - board.x[c], y - board.y[c]) < 10
                if near.any():
                    found[c] = shades[trace.name]
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
    assert discs(one) == {c: (wash.seat(c), wash.level(c)) for c in wash.values}
    assert [trace.name for trace in one.map.data] == traces
    assert unescape(wash.title) in unescape(one.tools.page.html)
    hovers = {trace.name: trace.hovertext for trace in one.map.data if trace.name.startswith("clearing ")}
    for c in wash.values:
        assert unescape(hovers[f"clearing {c}"]).endswith(wash.line(c))


def test_a_seat_s_own_colour_means_that_it_is_ahead(tmp_path: Path) -> None:
    """By hand: the Marquise has 4 warriors and a sawmill in 1 (5 ahead), 3 warriors in 9 (3 ahead), and is
    2 behind the Eyrie in 5, 7 behind its 6 warriors and roost in 3; elsewhere nobody stands.  Of the most, 7,
    a third is 2 1/3: 5 is in the third part, 3 in the second, 2 in the first."""
    one = opened(tmp_path)
    assert tool(one).faction == "marquise"
    ahead = {1: ("marquise", 3), 9: ("marquise", 2), 5: ("eyrie", 1), 3: ("eyrie", 3)}
    expected = {c: ahead.get(c, ("", 0)) for c in range(1, 13)}
    assert discs(one) == expected
    assert "rl-mine" in one.tools.page.html
    one.tools.page.press("measures-faction", value="eyrie")  # the figures turn their sign, not the colours
    assert tool(one).wash().values[3] == 7
    assert discs(one) == expected


def test_where_two_are_level_ahead_of_a_third_nobody_s_colour_shows(tmp_path: Path) -> None:
    pieces = {5: "2 marquise, 2 eyrie", 8: "alliance, base"}
    game = rl.Game(rl.load_position(position("marquise", "daylight", "actions", pieces)), seed=3)
    one = table(game, eyes="open", saves=tmp_path, lang="en")
    one.session.tool = ""
    one.tools.bar.press("tool:measures")
    one.tools.page.press("measures-faction", value="alliance")
    assert tool(one).wash().values[5] == -2
    assert discs(one)[5] == ("", 3)
    assert discs(one)[8] == ("alliance", 3)


@pytest.mark.parametrize("measure", ["reach_1", "clearings_ruled", "points_reach"])
def test_other_measures_take_the_colour_of_whose_figure_it_is(tmp_path: Path, measure: str) -> None:
    one = opened(tmp_path)
    one.tools.page.press("measures-measure", value=measure)
    rulers = one.session.moment.rulers
    for c, (seat, level) in discs(one).items():
        whose = "marquise" if measure in BY_CLEARING else rulers[c]
        assert seat == (whose if level else "")


def test_the_deepest_shade_is_the_seat_s_own_colour() -> None:
    for seat in ("marquise", "eyrie", "alliance", "vagabond", "corvids"):
        assert color(seat, SHADES) == look(seat).main
        assert len({color(seat, level) for level in range(SHADES + 1)}) == SHADES + 1


def test_the_wash_is_round_but_for_the_label(tmp_path: Path) -> None:
    """Right and left of the label the disc reaches as high as a circle does; below the label it keeps clear."""
    board = load_board("autumn")
    for c in board.clearings:
        scene = Scene("autumn", {"seats": ["marquise"], "clearings": {}, "players": {}},
                      wash=Wash("", {c: 1.0}, {c: "marquise"}))  # fmt: skip
        data = scene_data(scene)[trace_name("marquise", SHADES)]
        x, y = np.asarray(data["x"]) - board.x[c], np.asarray(data["y"]) - board.y[c]
        x, y = x[~np.isnan(x)], y[~np.isnan(y)]
        away = np.hypot(x, y)
        _, ly, width, height = label_spot(board, c)
        beside = np.abs(x) > width / 2 + 0.5
        assert away[beside] == pytest.approx(DISC - 0.5)
        assert away[y > 0] == pytest.approx(DISC - 0.5)
        middle = np.abs(x) < 1
        assert y[middle & (y < 0)].min() == pytest.approx(ly - board.y[c] + height / 2 + 0.3, abs=0.01)
        assert len(np.unique(np.round(y[y < -5.2], 2))) > 12  # a hollow, not a straight cut


def test_the_legend_covers_every_figure_once() -> None:
    for most in range(1, 30):
        for least in (0, -most):
            values = dict(enumerate(range(least, most + 1), 1))
            wash = Wash("", values, {c: "eyrie" if value < 0 else "marquise" for c, value in values.items()})
            covered = [value for shade in wash.shades() for value in range(shade.low, shade.high + 1)]
            assert covered == list(range(least, most + 1))
            for shade in wash.shades():
                for c, value in wash.values.items():
                    is_in = shade.low <= value <= shade.high
                    assert ((wash.seat(c), wash.level(c)) == (shade.seat, shade.level)) is is_in


def test_without_the_tool_there_is_no_colour(tmp_path: Path) -> None:
    one = opened(tmp_path)
    assert discs(one)
    one.tools.bar.press("tool:measures")
    assert discs(one) == {}
    names = [trace.name for trace in blank_traces("autumn", ("marquise", "eyrie"))]
    assert {trace_name(*shade) for shade in wash_shades(("marquise", "eyrie"))} < set(names)


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

"""The map: constant traces, found by name, with the data of a position."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import rootlab as rl
from rootlab.components.board import MAPS, load_board
from rootlab.components.names import SUITS
from rootlab.widgets.art.digits import number
from rootlab.widgets.art.outline import flatten
from rootlab.widgets.map.figure import Marks, Scene, blank_traces, board_figure, scene_data
from rootlab.widgets.map.plan import DISC, plan
from rootlab.widgets.map.printed import printed_board
from rootlab.widgets.map.spots import slot_spots, token_spot, warrior_spots
from rootlab.widgets.map.widget import BoardWidget

SEATS = ("marquise", "eyrie")
POSITION: dict[str, Any] = {
    "rootlab": 1,
    "map": "autumn",
    "deck": "standard",
    "seats": list(SEATS),
    "turn": {"player": "marquise", "phase": "daylight", "step": "actions"},
    "clearings": {
        "1": {"warriors": {"marquise": 3}, "buildings": ["sawmill"], "tokens": ["keep", "wood", "wood"]},
        "5": {"warriors": {"marquise": 1, "eyrie": 12}, "buildings": ["roost"]},
        "6": {"ruin": True},
    },
    "players": {"marquise": {"score": 4}, "eyrie": {"score": 6}},
}
RULERS: dict[int, str | None] = {1: "marquise", 5: "eyrie"}


def trace(figure: Any, name: str) -> Any:
    return next(figure.select_traces({"name": name}))


def outlines(values: Any) -> int:
    """How many closed outlines a trace holds."""
    x = np.asarray(values["x"], dtype=float)
    return int(np.isnan(x).sum()) if not np.isnan(x).all() else 0


def test_every_trace_has_a_name_of_its_own() -> None:
    names = [one.name for one in blank_traces("autumn", SEATS)]
    assert len(set(names)) == len(names)
    assert set(scene_data(Scene("autumn", POSITION, RULERS))) == set(names)


def test_the_traces_hold_what_the_position_has() -> None:
    figure = board_figure("autumn", POSITION, RULERS)
    assert outlines(trace(figure, "building marquise")) == 1
    assert outlines(trace(figure, "building eyrie")) == 1
    assert outlines(trace(figure, "token marquise")) == 2  # the keep, and two wood as one
    assert outlines(trace(figure, "ruin")) == 1
    assert outlines(trace(figure, "trail marquise")) == 0
    board = load_board("autumn")
    x = np.asarray(trace(figure, "building eyrie").x, dtype=float)
    assert abs(np.nanmean(x) - slot_spots(board, 5)[0][0]) < 0.5


def test_rings_follow_rule_choice_and_targets() -> None:
    data = scene_data(Scene("autumn", POSITION, RULERS, Marks((1,), (2, 3), (("marquise", 1, 9),))))
    assert outlines(data["ruler marquise"]) == outlines(data["ruler eyrie"]) == 3  # two brackets and a seal
    assert outlines(data["selected"]) == 2
    assert outlines(data["target"]) == 2 * outlines(
        scene_data(Scene("autumn", POSITION, {}, Marks((), (2,))))["target"]
    )
    assert outlines(data["trail marquise"]) == 1
    assert outlines(data["trail eyrie"]) == 0


def test_a_hover_tells_everything_in_words() -> None:
    words = scene_data(Scene("autumn", POSITION, RULERS))["clearing 1"]["hovertext"]
    assert words.startswith("<b>Clearing 1 (fox)</b>")
    for part in (
        "ruled by Marquise",
        "Marquise: 3 warriors",
        "1 sawmill",
        "1 keep",
        "2 wood tokens",
        "no free slot",
    ):
        assert part in words


def test_a_token_that_may_not_be_seen_keeps_its_secret() -> None:
    position = {
        **POSITION,
        "seats": ["marquise", "corvids"],
        "clearings": {"1": {"tokens": [{"plot": None}]}},
    }
    words = scene_data(Scene("autumn", position, {}))["clearing 1"]["hovertext"]
    assert "Corvids: a plot, face down" in words


def test_update_sends_one_message_and_nothing_when_nothing_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("autumn", POSITION, RULERS)
    widget = BoardWidget(scene)
    sent: list[tuple[Any, Any]] = []
    monkeypatch.setattr(
        widget, "_send_restyle_msg", lambda data, trace_indexes: sent.append((data, trace_indexes))
    )
    assert widget.show(scene) == 0
    assert not sent
    moved = {**POSITION, "clearings": {**POSITION["clearings"], "9": {"warriors": {"marquise": 2}}}}
    assert widget.show(Scene("autumn", moved, RULERS)) == 3  # figures, their numbers, the words of clearing 9
    assert len(sent) == 1
    data, indexes = sent[0]
    assert {len(values) for values in data.values()} == {len(indexes)}
    assert outlines(trace(widget, "warrior marquise")) > outlines(
        trace(board_figure("autumn", POSITION), "warrior marquise")
    )


def test_a_page_that_opens_anew_gets_the_map_as_it_is() -> None:
    """plotly's widget would hand out the figure as it was made (guards a private name)."""
    widget = BoardWidget(Scene("autumn", POSITION, RULERS))
    widget.show(Scene("autumn", {**POSITION, "clearings": {"3": {"warriors": {"eyrie": 4}}}}, {3: "eyrie"}))
    state = widget.get_state()
    by_name = {one["name"]: one for one in state["_widget_data"]}
    assert "Eyrie: 4 warriors" in by_name["clearing 3"]["hovertext"]
    assert by_name["ruler marquise"]["x"]["shape"] == (1,)
    assert by_name["ruler eyrie"]["x"]["shape"][0] > 100
    assert state["_config"]["displayModeBar"] is False
    widget.push_state()
    assert {one["name"]: one for one in widget._widget_data}["clearing 3"]["hovertext"] == by_name[
        "clearing 3"
    ]["hovertext"]


def test_resend_sends_every_trace_again(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = BoardWidget(Scene("autumn", POSITION, RULERS))
    sent: list[Any] = []
    monkeypatch.setattr(widget, "_send_restyle_msg", lambda data, indexes=None, **_: sent.append(data))
    widget.resend()
    assert not sent  # nothing was changed since it was made
    widget.show(Scene("autumn", POSITION, {}))
    widget.resend()
    assert len(sent) == 2
    assert len(sent[1]["x"]) == len(widget.data)


def test_other_seats_make_other_traces() -> None:
    widget = BoardWidget(Scene("autumn", POSITION, RULERS))
    position = {**POSITION, "seats": ["eyrie", "alliance"], "clearings": {"2": {"tokens": ["sympathy"]}}}
    widget.show(Scene("autumn", position, {2: None}))
    assert outlines(trace(widget, "token alliance")) == 1
    assert not list(widget.select_traces({"name": "warrior marquise"}))


def test_a_click_anywhere_on_a_disc_tells_its_clearing() -> None:
    widget = BoardWidget(Scene("autumn", POSITION, RULERS))
    heard: list[int] = []
    widget.on_place(heard.append)
    hits = trace(widget, "clearing 7")

    widget._clicked(hits, SimpleNamespace(point_inds=[len(hits.x) - 1]), None)
    widget._clicked(trace(widget, "clearing 8"), SimpleNamespace(point_inds=[]), None)
    assert heard == [7]
    board = load_board("autumn")
    reach = np.hypot(np.asarray(hits.x) - board.x[7], np.asarray(hits.y) - board.y[7])
    assert 0.9 * DISC < reach.max() <= DISC


@pytest.mark.parametrize("name", MAPS)
def test_every_map_can_be_printed(name: str) -> None:
    svg = printed_board(name)
    board = load_board(name)
    assert svg.count('<circle cx="') > 5 * board.n
    for suit in SUITS[:3]:
        assert f"url(#face-{suit})" in svg
    assert len(svg) < 200_000


@pytest.mark.parametrize("name", MAPS)
def test_nothing_lies_on_its_neighbour(name: str) -> None:
    """Discs, tokens and warriors keep apart; no tree stands in a clearing or off the board."""
    p = plan(name)
    board = p.board
    for a in board.clearings:
        for b in range(a + 1, board.n + 1):
            assert np.hypot(board.x[a] - board.x[b], board.y[a] - board.y[b]) > 2 * DISC + 2
        spots = [token_spot(board, a, k) for k in range(6)]
        assert len(set(spots)) == 6
        assert len(warrior_spots(board, a, 6)) == 6
    for tree in p.trees:
        assert min(np.hypot(tree.x - board.x[c], tree.y - board.y[c]) for c in board.clearings) > DISC
        assert p.left < tree.x < p.right
        assert p.top < tree.y < p.bottom


def test_outlines_are_drawn_from_paths_and_numbers() -> None:
    assert flatten("M0 0 H10 V10 H0Z") == (((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)),)
    xs = [x for ring in number(25, 50, 50, 4) for x, _ in ring]
    assert min(xs) < 49 < 51 < max(xs)
    assert abs((min(xs) + max(xs)) / 2 - 50) < 0.3


def test_the_map_of_a_view_is_the_map_of_the_state() -> None:
    state = rl.new_game(list(SEATS), seed=7).state
    view = state.view("eyrie")
    ours = scene_data(Scene("autumn", view.to_dict(), {}))
    theirs = scene_data(Scene("autumn", state.to_dict(), {}))
    assert {name: values.get("hovertext") for name, values in ours.items()} == {
        name: values.get("hovertext") for name, values in theirs.items()
    }

"""The map: constant traces, found by name, with the data of a position."""

from __future__ import annotations

import json
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
    return next(one for one in figure.data if one.name == name)


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


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the map sends to its pages, message by message."""
    found: list[dict[str, Any]] = []

    def send(self: BoardWidget, key: Any = None) -> None:
        if state := self.get_state(key=key):
            found.append(state)

    monkeypatch.setattr(BoardWidget, "send_state", send)
    return found


def test_a_step_is_one_short_message_and_nothing_when_nothing_changed(sent: list[dict[str, Any]]) -> None:
    scene = Scene("autumn", POSITION, RULERS)
    widget = BoardWidget(scene)
    sent.clear()
    widget.show(scene)
    assert not sent
    moved = {**POSITION, "clearings": {**POSITION["clearings"], "9": {"warriors": {"marquise": 2}}}}
    widget.show(Scene("autumn", moved, RULERS))
    [message] = sent
    assert set(message) == {"warriors", "words"}
    x, y, size = warrior_spots(load_board("autumn"), 9, 1)[0]
    assert ["marquise figure", round(x, 2), round(y, 2), size] in message["warriors"]["warrior marquise"]
    assert len(json.dumps(message)) < 4_000
    sent.clear()
    widget.show(Scene("autumn", moved, RULERS, Marks((9,), (5, 1))))
    assert [set(message) for message in sent] == [{"hints"}]
    assert len(json.dumps(sent[0])) < 600


def test_a_page_that_opens_anew_gets_the_map_as_it_is() -> None:
    widget = BoardWidget(Scene("autumn", POSITION, RULERS))
    widget.show(Scene("autumn", {**POSITION, "clearings": {"3": {"warriors": {"eyrie": 4}}}}, {3: "eyrie"}))
    state = widget.get_state()
    assert "Eyrie: 4 warriors" in state["words"]["clearing 3"]
    assert state["rule"]["ruler marquise"] == []
    assert [form for form, *_ in state["rule"]["ruler eyrie"]] == ["ring", "seal"]
    assert state["warriors"]["warrior mark eyrie"][0][0] == "number 4"


def test_a_page_has_the_form_of_everything_that_lies_on_the_map() -> None:
    crowded = {**POSITION, "clearings": {"3": {"warriors": {"eyrie": 40}}}}  # an editor may go too far
    widget = BoardWidget(Scene("autumn", crowded, RULERS, Marks((1, (1, 2, 5, 10)), ((4, 9, 12),))))
    for name, layer in [
        *widget.warriors.items(),
        *widget.rule.items(),
        *widget.houses.items(),
        *widget.hints.items(),
    ]:
        assert name in [look[0] for look in widget.layers]
        for one in layer:
            assert isinstance(one, str) or widget.forms[one[0]].startswith("M")
    assert "number 40" in widget.forms


def test_the_page_draws_what_a_picture_shows() -> None:
    """The layers of the page and the outlines of the figure are the same things in the same places."""
    scene = Scene("autumn", POSITION, RULERS, Marks((1,), (2, 3), (("marquise", 1, 9),)))
    widget, data = BoardWidget(scene), scene_data(scene)
    for laid in (widget.hints, widget.rule, widget.warriors, widget.houses):
        for name, layer in laid.items():
            paths = [one if isinstance(one, str) else widget.forms[one[0]] for one in layer]
            assert sum(path.count("M") for path in paths) == outlines(data[name]), name
            for one in layer:
                if not isinstance(one, str):
                    _, x, y, _ = one
                    assert np.nanmin(np.hypot(data[name]["x"] - x, data[name]["y"] - y)) < DISC + 3


def test_other_seats_make_other_layers(sent: list[dict[str, Any]]) -> None:
    widget = BoardWidget(Scene("autumn", POSITION, RULERS))
    sent.clear()
    position = {**POSITION, "seats": ["eyrie", "alliance"], "clearings": {"2": {"tokens": ["sympathy"]}}}
    widget.show(Scene("autumn", position, {2: None}))
    [message] = sent
    assert {"layers", "forms", "houses"} <= set(message)
    assert len(widget.houses["token alliance"]) == 1
    assert "warrior marquise" not in [look[0] for look in widget.layers]
    assert outlines(trace(widget, "token alliance")) == 1


def test_a_click_tells_its_clearing_and_is_answered() -> None:
    widget = BoardWidget(Scene("autumn", POSITION, RULERS))
    heard: list[Any] = []
    widget.on_place(lambda place: heard.append((place, widget.answered)))
    widget.click(7)
    assert heard == [(7, 0)]
    assert widget.answered == 1, "the page takes its ring away after the answer"
    widget.on_place(heard.append)
    widget.click((1, 2, 5, 10))
    assert heard[1:] == [(1, 2, 5, 10)], "whoever has the map now, and nobody else"


@pytest.mark.parametrize("place", [0, 13, -99, 10**30, 1.5, True, "7", None, [7], {"a": 1}])
def test_a_place_that_there_is_not_is_no_click(place: Any) -> None:
    widget = BoardWidget(Scene("autumn", POSITION, RULERS))
    heard: list[Any] = []
    widget.on_place(heard.append)
    widget._message(widget, {"place": place}, [])
    widget._message(widget, place, [])
    assert not heard


def test_every_part_of_a_disc_has_its_words() -> None:
    hits = trace(BoardWidget(Scene("autumn", POSITION, RULERS)), "clearing 7")
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

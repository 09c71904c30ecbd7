"""The panels of the Alliance, the Vagabond and the Corvids, their pieces on the map, and the form for five seats."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rootlab as rl
from rootlab.components.board import MAPS, load_board
from rootlab.components.names import ITEMS
from rootlab.components.pieces import PLOTS
from rootlab.widgets.art.outline import flatten
from rootlab.widgets.factions import look, own_panel
from rootlab.widgets.factions.seat import Seat
from rootlab.widgets.map.figure import Marks, Scene, board_figure, place_of, scene_data
from rootlab.widgets.map.looks import has_forests
from rootlab.widgets.map.places import order, read, written
from rootlab.widgets.map.plan import DISC
from rootlab.widgets.map.widget import BoardWidget
from rootlab.widgets.opening import table
from rootlab.widgets.panels.seats import seats_html
from tests.positions import position

SEATS = ["marquise", "alliance", "vagabond", "corvids"]
POSITION: dict[str, Any] = {
    "rootlab": 1,
    "map": "autumn",
    "deck": "standard",
    "seats": SEATS,
    "turn": {"player": "vagabond", "phase": "daylight", "step": "actions", "used": {"aids": {"alliance": 1}}},
    "clearings": {
        "1": {"warriors": {"marquise": 4}, "tokens": ["keep"]},
        "5": {
            "warriors": {"marquise": 3, "corvids": 1},
            "tokens": ["sympathy", {"plot": "bomb", "up": False}],
        },
        "6": {"warriors": {"corvids": 2}, "tokens": [{"plot": "snare", "up": True}]},
        "7": {"warriors": {"corvids": 1}, "tokens": [{"plot": "raid", "up": False, "not": ["bomb"]}]},
        "12": {"buildings": ["base"], "tokens": ["sympathy"], "warriors": {"alliance": 1}},
    },
    "players": {
        "marquise": {"score": 4},
        "alliance": {
            "score": 6,
            "officers": 3,
            "supporters": ["anvil", "ambush-fox", "cobbler", "royal-claim"],
        },
        "vagabond": {
            "score": 2,
            "character": "tinker",
            "pawn": [3, 6, 11],
            "items": [
                {"item": "boot", "place": "satchel", "up": False},
                {"item": "torch", "place": "satchel", "up": True},
                {"item": "hammer", "place": "damaged", "up": True},
                {"item": "bag", "place": "track", "up": True},
            ],
            "relationships": {"marquise": "hostile", "alliance": 1, "corvids": 3},
            "quests": ["errand-fox"],
        },
        "corvids": {"score": 1},
    },
    "quests_open": ["logistics-help-fox", "expel-bandits-mouse"],
}


def words(html: str) -> str:
    """What a panel says, hover words apart."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<title>.*?</title>|<[^>]*>", " ", html)))


def panel(faction: str, eyes: str | None = None) -> str:
    """A faction's part of its panel, in that position."""
    state = rl.load_position(POSITION)
    position = state.to_dict() if eyes is None else state.view(eyes).to_dict()
    return own_panel(Seat(faction, position["players"][faction], position, "en"))


def trace(figure: Any, name: str) -> Any:
    return next(figure.select_traces({"name": name}))


def outlines(values: Any) -> int:
    """How many closed outlines a trace holds."""
    x = np.asarray(values["x"], dtype=float)
    return int(np.isnan(x).sum()) if not np.isnan(x).all() else 0


def test_the_alliance_by_suit_for_its_owner_and_by_number_for_others() -> None:
    own, other = panel("alliance", "alliance"), panel("alliance", "marquise")
    assert "4 cards" in words(own)
    assert "×2" in words(own)
    assert "Ambush! (fox)" in words(own)
    assert "4 cards" in words(other)
    assert "4 hidden cards" in words(other)
    assert "Ambush! (fox)" not in other
    assert "fox and birds: 3" in words(own)
    assert "Losing one costs all supporters of its suit and all birds, and 2 officers." in words(other)
    for said in (own, other):
        assert "3 officers" in words(said)
        assert "The fox base stands in clearing 12." in said
        assert "next: costs 1 supporter, gives 1 point" in words(said)
        assert "martial law (1 more): in 1" in words(said)


def test_the_vagabond_with_items_relationships_and_quests() -> None:
    said = words(panel("vagabond"))
    for part in (
        "Tinker", "Day Labor", "in the forest between 3, 6 and 11", "refreshes 3", "draws 1", "holds 8",
        "3 of 8, the damaged ones counted", "next aid: 2 points", "each aid: 2 points",
        "Logistics Help (fox)", "Expel Bandits (mouse)",
    ):  # fmt: skip
        assert part in said, part
    html = panel("vagabond")
    assert "boot, exhausted" in html
    assert "torch, face up" in html
    assert "The next fox quest scores 2 points, or two cards." in html
    assert html.count("rl-missing") == 3  # the boot is exhausted, and there are no swords; the bag is there
    assert "Marquise: hostile" in html
    assert "Corvids: allied" in html


def test_the_corvids_show_kinds_to_their_owner_only() -> None:
    own, other = panel("corvids", "corvids"), panel("corvids", "marquise")
    assert "bomb" in words(own)
    assert "raid" in words(own)
    assert words(own).count("×1") == 3
    assert words(own).count("×2") == 1
    assert "5 plots left" in words(other)
    assert "not bomb" in words(other)
    assert "raid" not in other
    for said in (own, other):
        assert "placing a plot costs 1 warrior there" in words(said)
        assert "flipping one scores 2 points" in words(said)


def test_pieces_of_the_three_on_the_map() -> None:
    figure = board_figure("autumn", POSITION, {})
    assert outlines(trace(figure, "building alliance")) == 1
    assert outlines(trace(figure, "token alliance")) == 2
    assert outlines(trace(figure, "token corvids")) == 3
    x = np.asarray(trace(figure, "warrior vagabond").x, dtype=float)
    forest = load_board("autumn").forests[load_board("autumn").forest_id[3, 6, 11]]
    assert abs(np.nanmean(x) - forest.x) < 0.7
    assert outlines(trace(figure, "badge")) == 1
    assert "the pawn of the Vagabond" in trace(figure, "forest 3").hovertext
    moved = {**POSITION, "players": {**POSITION["players"], "vagabond": {"pawn": 6, "scorched": [5]}}}
    figure = board_figure("autumn", moved, {})
    assert "Vagabond: the pawn" in trace(figure, "clearing 6").hovertext
    assert "the torch of the Vagabond" in trace(figure, "clearing 5").hovertext
    assert outlines(trace(figure, "token vagabond")) == 1


def test_forests_that_can_be_picked_have_a_badge_and_hear_clicks() -> None:
    marks = Marks(targets=(3, (1, 2, 5, 10), (4, 9, 12)), moved=(("vagabond", (1, 2, 5, 10), 3),))
    data = scene_data(Scene("autumn", {**POSITION, "players": {}}, {}, marks))
    assert outlines(data["badge"]) == 2
    assert outlines(data["trail vagabond"]) == 1
    assert not has_forests(["marquise", "alliance"])
    widget = BoardWidget(Scene("autumn", POSITION, {}))
    heard: list[Any] = []
    widget.on_place(heard.append)
    widget.click((1, 2, 5, 10))
    assert heard == [(1, 2, 5, 10)]
    data_of: Any = widget
    names = [one.name for one in data_of.data]
    widget.show(Scene("autumn", POSITION, {}, marks))
    assert [one.name for one in data_of.data] == names


@pytest.mark.parametrize("name", MAPS)
def test_badges_keep_off_the_discs_on_every_map(name: str) -> None:
    board = load_board(name)
    for k, forest in enumerate(board.forests):
        assert place_of(board, -1 - k) == forest.clearings
        gaps = [np.hypot(forest.x - board.x[c], forest.y - board.y[c]) for c in board.clearings]
        assert min(gaps) > DISC + 2


def test_places_are_written_and_read() -> None:
    for place in (7, (1, 2, 5, 10)):
        assert read(written(place)) == place
    assert order([(3, 6, 11), 12, 2, (1, 2, 5, 10)]) == (2, 12, (1, 2, 5, 10), (3, 6, 11))


def test_every_piece_has_a_drawing_of_its_own() -> None:
    drawn = [look(f).figure for f in ("marquise", "eyrie", "alliance", "vagabond", "corvids")]
    drawn += [look("corvids").piece(kind) for kind in (*PLOTS, "plot")]
    drawn += [look("alliance").piece(kind) for kind in ("base", "sympathy")]
    assert len(set(drawn)) == len(drawn)
    for path in drawn:
        assert all(-0.5 <= v <= 24.5 for ring in flatten(path) for point in ring for v in point)
    assert "torch" in ITEMS


def test_the_form_offers_five_factions_with_advice_and_reach(tmp_path: Path) -> None:
    one = table(rl.new_game(["marquise", "eyrie"], seed=1), saves=tmp_path, autosave=False)
    one.asked.press("menu")
    assert one.menu.html.count('data-act="draft"') == 5
    assert "without the Alliance and the Vagabond" in one.menu.html
    assert "Reach 17; 17 or more is recommended for 2 players." in words(one.menu.html)
    form = {"seat0": "vagabond", "seat1": "corvids", "seat2": "alliance", "who1": "random", "seed": "5"}
    one.menu.press("draft", value="alliance", form=form)
    assert "without the Vagabond" in one.menu.html
    assert "Reach 11; 18 or more is recommended for 3 players." in words(one.menu.html)
    assert "you can play all the same" in one.menu.html
    assert 'value="5"' in one.menu.html
    one.menu.press("new-game", form=form)
    assert one.session.seats == ("vagabond", "corvids", "alliance")
    form |= {"seat3": "eyrie", "seat4": "marquise"}
    one.menu.press("new-game", form=form)
    assert len(one.session.seats) == 5
    assert not one.session.notice


def test_the_bar_of_the_supply_is_as_full_as_the_supply(tmp_path: Path) -> None:
    """The Marquise has 25 warriors (6.2): with 5 on the map 20 are left, four fifths; the Alliance has 10, and 4
    on the map and 1 officer leave 5, a half.  The words say the same numbers."""
    start = position(
        "marquise", "daylight", "actions", {1: "5 marquise", 8: "4 alliance"}, alliance={"officers": 1}
    )
    one = table(rl.Game(rl.load_position(start), seed=1), saves=tmp_path, eyes="open", lang="en")
    bars = re.findall(
        r'class="rl-bar"[^>]*><i style="width:(\d+)%"></i></span>([^<]*)<', seats_html(one.session)
    )
    assert ("80", "20 of 25 warriors left") in bars
    assert ("50", "5 of 10 warriors left") in bars


def test_the_agent_is_told_apart_from_its_name(tmp_path: Path) -> None:
    one = table(
        rl.new_game(["marquise", "eyrie"], seed=7), agents={"eyrie": "random"}, saves=tmp_path, lang="en"
    )
    plain = re.sub(r"<[^>]*>", "", one.head.html)  # nothing but what is written stands between the words
    assert "Eyrie 0 (agent)" in plain

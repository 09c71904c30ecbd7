"""The position editor as a person uses it, without a browser: pick, click, read the faults, undo, save, play."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

import rootlab as rl
from rootlab.editing import Piece, pieces_of
from rootlab.widgets.editor.editor import Editor
from rootlab.widgets.editor.factions import _module
from rootlab.widgets.opening import open_table, table
from rootlab.widgets.pane import Pane

FIVE = ("marquise", "eyrie", "alliance", "vagabond", "corvids")
EYRIE = Piece("warrior", "eyrie")


@pytest.fixture
def editor(tmp_path: Path) -> Iterator[Editor]:
    shown = rl.edit(seats=FIVE, saves=tmp_path, lang="en")
    yield shown
    rl.set_language("en")


def acts(pane: Pane) -> list[str]:
    """What can be pressed in a pane."""
    found = re.findall(r'<(?:button|select|input)[^>]*data-act="([^"]*)"[^>]*>', pane.html)
    return [unescape(one) for one in found]


def press(editor: Editor, pane: str, act: str, **extra: object) -> None:
    """Press what is there to be pressed."""
    assert act in acts(editor.panes[pane]), (act, pane)
    editor.panes[pane].press(act, **extra)


def words(html: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)))


def trace(editor: Editor, name: str) -> int:
    """How many points a trace of the map has."""
    return len(next(one for one in editor.map.data if one.name == name).x)


# --- the map ---------------------------------------------------------------------------------------------
def test_pick_a_piece_and_click_it_onto_the_map(editor: Editor) -> None:
    blank = trace(editor, "warrior eyrie")
    press(editor, "tray", "piece:warrior-eyrie")
    assert "click a clearing" in words(editor.panes["tray"].status)
    editor._clicked(5)
    editor._clicked(5)
    assert editor.draft.count(5, EYRIE) == 2
    assert trace(editor, "warrior eyrie") > blank
    assert "×18" in editor.panes["tray"].html
    assert trace(editor, "selected") > 0
    assert "ruled by Eyrie" in editor.panes["places"].html


def test_the_keyboard_does_the_same(editor: Editor) -> None:
    press(editor, "tray", "piece:warrior-eyrie")
    press(editor, "places", "at:5")
    press(editor, "places", "at:5")
    press(editor, "tray", "way:take")
    press(editor, "places", "at:5")
    assert editor.draft.count(5, EYRIE) == 1
    press(editor, "tray", "piece:")
    press(editor, "places", "at:7")
    assert editor.draft.count(7, EYRIE) == 0
    assert "Clearing 7" in words(editor.panes["place"].html)
    press(editor, "place", "more:7:warrior-eyrie")
    press(editor, "place", "count:7:warrior-eyrie", value="4")
    press(editor, "place", "less:7:warrior-eyrie")
    assert editor.draft.count(7, EYRIE) == 3


def test_every_piece_of_every_seat_can_be_put_by_button(editor: Editor) -> None:
    for seat in FIVE:
        for piece in pieces_of(seat):
            press(editor, "tray", f"piece:{piece}")
            press(editor, "places", "at:4")
            assert editor.draft.count(4, piece) == 1, piece
    press(editor, "tray", "piece:ruin")
    press(editor, "places", "at:6")
    assert editor.draft.get("clearings.6.ruin") is True


def test_the_pawn_goes_into_a_forest(editor: Editor) -> None:
    press(editor, "tray", "piece:pawn-vagabond")
    press(editor, "places", "at:3-6-11")
    assert editor.draft.get("players.vagabond.pawn") == [3, 6, 11]
    press(editor, "tray", "piece:warrior-eyrie")
    press(editor, "places", "at:3-6-11")
    assert editor.desk.notice == ""
    assert editor.draft.get("clearings") == {c: {"ruin": True} for c in ("6", "10", "11", "12")}


def test_dragging_a_slider_is_followed_and_taken_back_at_once(editor: Editor) -> None:
    press(editor, "places", "at:5")
    before = editor.panes["place"].html
    for n in ("3", "9", "21"):
        press(editor, "place", "count:5:warrior-eyrie", value=n, live=True)
        assert editor.panes["place"].html == before, "the slider that is dragged stays where it is"
    assert "1 fault" in words(editor.panes["faults"].status)
    press(editor, "place", "count:5:warrior-eyrie", value="20")
    assert editor.panes["place"].html != before
    assert "No faults" in words(editor.panes["faults"].status)
    press(editor, "bar", "undo")
    assert editor.draft.count(5, EYRIE) == 0


def test_a_plot_is_put_face_down_and_turned(editor: Editor) -> None:
    press(editor, "tray", "piece:raid")
    press(editor, "places", "at:9")
    press(editor, "place", "up:9:raid", value=True)
    assert editor.draft.get("clearings.9.tokens") == [{"plot": "raid", "up": True}]


# --- faults ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Clearing 1 cannot hold 2 buildings"), ("es", "claro 1")]
)
def test_faults_are_listed_as_they_arise(tmp_path: Path, lang: str, sentence: str) -> None:
    editor = rl.edit(seats=FIVE, saves=tmp_path, lang=lang)
    glow = trace(editor, "glow")
    for piece in ("roost", "sawmill"):
        press(editor, "tray", f"piece:{piece}")
        press(editor, "places", "at:1")
    assert sentence in words(editor.panes["faults"].html)
    assert "law:2.2.3" in acts(editor.panes["faults"])
    assert sentence in words(editor.panes["place"].html)
    assert sentence in unescape(editor.panes["places"].html)
    assert trace(editor, "glow") > glow, "the clearing shines on the map"
    press(editor, "faults", "law:2.2.3")
    assert "2.2.3" in editor.panes["reader"].html
    press(editor, "reader", "close")
    assert editor.panes["reader"].html == ""
    press(editor, "bar", "undo")
    assert editor.panes["faults"].html == ""


def test_a_fault_leads_to_its_place(editor: Editor) -> None:
    press(editor, "seats", "seat:eyrie")
    press(editor, "seats", "add:players.eyrie.deposed", form={"new": '"builder"'})
    editor.draft.set_count(3, EYRIE, 21)
    press(editor, "seats", "seat:marquise")
    press(editor, "faults", "seat:eyrie")
    assert editor.desk.seat == "eyrie"
    assert "7.7.3" in editor.panes["seats"].html
    press(editor, "faults", "go:3")
    assert editor.desk.place == 3
    assert "21" in words(editor.panes["place"].html)


def test_nothing_that_arrives_breaks_the_editor(editor: Editor) -> None:
    before = json.dumps(editor.draft.position)
    for act, extra in (
        ("count:5:warrior-eyrie", {"value": "many"}),
        ("count:nowhere:roost", {"value": "1"}),
        ("piece:dragon-", {}),
        ("at:5", {}),
        ("choose:players.eyrie.leader", {"value": "{"}),
        ("add:players.eyrie.hand", {"form": {"new": "no json"}}),
        ("drop:players.eyrie.hand:x", {}),
        ("load", {"form": {"load": "missing.json"}}),
        ("vagabond-side:99", {"value": '"track"'}),
        ("no-such-act", {}),
    ):
        editor.panes["tray"].press(act, **extra)
        assert "Traceback" not in editor.desk.notice
        assert editor.desk.piece is None
    assert json.dumps(editor.draft.position) == before


# --- the panes -------------------------------------------------------------------------------------------
def test_cards_are_added_and_taken_out(editor: Editor) -> None:
    press(editor, "seats", "seat:alliance")
    for path in ("players.alliance.hand", "players.alliance.supporters"):
        press(editor, "seats", f"add:{path}", form={"new": '"anvil"'})
    assert editor.draft.get("players.alliance.supporters") == ["anvil"]
    assert "2.1" in editor.panes["faults"].html
    press(editor, "seats", "drop:players.alliance.hand:0")
    assert editor.draft.faults() == ()
    press(editor, "seats", "number-more:players.alliance.officers")
    press(editor, "seats", "number:players.alliance.score", value="12")
    state = editor.draft.state()
    assert state.to_dict()["players"]["alliance"]["officers"] == 1
    assert state.scores["alliance"] == 12
    press(editor, "seats", "card:anvil")
    assert "Anvil" in editor.panes["reader"].html
    assert "The editor sees every hand." in editor.panes["seats"].html


def test_dominance_takes_the_place_of_points(editor: Editor) -> None:
    press(editor, "seats", "seat:marquise")
    press(editor, "seats", "dominance:marquise", value='"dominance-fox"')
    assert editor.draft.state().scores["marquise"] is None
    assert "number:players.marquise.score" not in acts(editor.panes["seats"])
    press(editor, "seats", "dominance:marquise", value="null")
    assert editor.draft.state().scores["marquise"] == 0


def test_the_decree_and_its_leader(editor: Editor) -> None:
    press(editor, "seats", "seat:eyrie")
    press(editor, "seats", "choose:players.eyrie.leader", value='"despot"')
    assert "7.3.4" in editor.panes["faults"].html
    press(editor, "seats", "eyrie-viziers")
    assert editor.draft.faults() == ()
    press(editor, "seats", "add:players.eyrie.decree.battle", form={"new": '"sappers"'})
    decree = editor.draft.state().to_dict()["players"]["eyrie"]["decree"]
    assert decree == {"move": ["vizier"], "battle": ["sappers"], "build": ["vizier"]}
    press(editor, "turn", "player", value='"eyrie"')
    press(editor, "turn", "phase", value='"daylight"')
    press(editor, "turn", "step", value='"decree"')
    press(editor, "turn", "number-more:turn.used.decree.battle.bird")
    assert editor.draft.state().to_dict()["turn"]["used"]["decree"] == {"battle": {"bird": 1}}


def test_everything_of_the_vagabond(editor: Editor) -> None:
    press(editor, "seats", "seat:vagabond")
    press(editor, "seats", "choose:players.vagabond.character", value='"ranger"')
    press(editor, "seats", "vagabond-start-items")
    start = len(editor.draft.state().to_dict()["players"]["vagabond"]["items"])
    press(
        editor,
        "seats",
        "add:players.vagabond.items",
        form={"new": '{"item":"sword","place":"satchel","up":true}'},
    )
    press(editor, "seats", f"vagabond-side:{start}", value='"damaged-exhausted"')
    press(editor, "seats", "choose:players.vagabond.relationships.eyrie", value='"hostile"')
    press(editor, "seats", "add:players.vagabond.quests", form={"new": '"errand-fox"'})
    press(editor, "seats", "add:quests_open", form={"new": '"escort-mouse"'})
    press(editor, "seats", "drop:ruin_items:0")
    assert "9.3.4" in editor.panes["faults"].html
    press(editor, "bar", "undo")
    assert editor.draft.faults() == ()
    own = editor.draft.state().to_dict()["players"]["vagabond"]
    assert own["character"] == "ranger"
    assert {"item": "sword", "place": "damaged", "up": False} in own["items"]
    assert own["relationships"]["eyrie"] == "hostile"
    assert own["quests"] == ["errand-fox"]


def test_every_seat_has_its_turn_pane(editor: Editor) -> None:
    for seat in FIVE:
        press(editor, "turn", "player", value=json.dumps(seat))
        for phase in ("birdsong", "daylight", "evening"):
            press(editor, "turn", "phase", value=json.dumps(phase))
            assert editor.draft.faults() == ()
        for act in acts(editor.panes["turn"]):
            if act.startswith("switch:turn.used"):
                press(editor, "turn", act, value=True)
        assert editor.draft.faults() == (), seat
        assert _module(seat) is not None


def test_seats_come_and_go(tmp_path: Path) -> None:
    editor = rl.edit(seats=("marquise", "eyrie"), saves=tmp_path, lang="en")
    press(editor, "turn", "seat-new:corvids")
    assert editor.desk.seat == "corvids"
    assert "piece:bomb" in acts(editor.panes["tray"])
    press(editor, "turn", "seat-up:corvids")
    assert editor.draft.seats == ("marquise", "corvids", "eyrie")
    press(editor, "tray", "piece:bomb")
    press(editor, "turn", "seat-gone:corvids")
    assert editor.desk.piece is None
    assert editor.desk.seat in editor.draft.seats
    assert "seat-gone:eyrie" not in acts(editor.panes["turn"])


# --- the bar ---------------------------------------------------------------------------------------------
def test_undo_and_redo_bring_every_pane_back(editor: Editor) -> None:
    def shown() -> dict[str, str]:
        return {name: pane.html for name, pane in editor.panes.items() if name not in ("bar", "seats")}

    press(editor, "tray", "piece:roost")
    press(editor, "places", "at:5")
    one = shown()
    press(editor, "places", "at:5")
    two = shown()
    press(editor, "bar", "undo")
    assert shown() == one
    press(editor, "bar", "redo")
    assert shown() == two
    press(editor, "bar", "empty")
    assert editor.draft.total(Piece("roost", "eyrie")) == 0
    press(editor, "bar", "undo")
    assert shown() == two


def test_save_and_load(editor: Editor, tmp_path: Path) -> None:
    press(editor, "tray", "piece:roost")
    press(editor, "places", "at:5")
    press(editor, "bar", "save", form={"file": "../../nest"})
    assert [path.name for path in tmp_path.iterdir()] == ["nest.json"]
    assert rl.load_position(tmp_path / "nest.json") == editor.draft.state()
    assert "Saved in nest.json" in editor.panes["bar"].html
    press(editor, "places", "at:5")
    press(editor, "bar", "save", form={"file": "nest"})
    assert "with one fault" in editor.panes["bar"].html or "faults" in editor.panes["bar"].html
    saved = editor.draft.position
    press(editor, "bar", "empty")
    press(editor, "bar", "load", form={"load": "nest.json"})
    assert editor.draft.position == saved
    assert editor.draft.faults() != ()


def test_a_file_of_somebody_else_is_not_replaced_by_one_press(editor: Editor, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("dear diary")
    press(editor, "bar", "save", form={"file": "mine.json"})
    assert (tmp_path / "mine.json").read_text() == "dear diary"
    assert "already" in editor.panes["bar"].html
    press(editor, "bar", "save", form={"file": "mine.json"})
    assert rl.load_position(tmp_path / "mine.json") == editor.draft.state()


def test_a_file_comes_from_the_computer(editor: Editor, tmp_path: Path) -> None:
    position = {"rootlab": 1, "seats": ["marquise", "eyrie"], "clearings": {"5": {"warriors": {"eyrie": 2}}}}
    press(editor, "bar", "upload", value="theirs.json", text=json.dumps(position))
    assert editor.draft.seats == ("marquise", "eyrie")
    assert (tmp_path / "theirs.json").exists()
    press(editor, "bar", "upload", value="theirs.json", text="no json")
    assert "theirs-2.json" in editor.panes["bar"].html
    assert editor.draft.seats == ("marquise", "eyrie"), "what cannot be read changes nothing"


def test_from_the_game_on_the_table(editor: Editor, tmp_path: Path) -> None:
    game = rl.new_game(["eyrie", "marquise"], seed=3)
    for _ in range(8):
        game.play(game.state.legal_actions()[0])
    table(game, agents={"eyrie": "random"}, saves=tmp_path, autosave=False)
    editor.draw()
    press(editor, "bar", "current")
    shown = open_table()
    assert shown is not None
    assert editor.draft.seats == ("eyrie", "marquise")
    if not shown.game.state.stack:
        assert editor.draft.state() == shown.game.state
    assert editor.agents == {"eyrie": "random"}
    press(editor, "bar", "undo")
    assert editor.draft.seats == FIVE


def test_play_from_here_and_back(editor: Editor) -> None:
    for piece, c in (("roost", 5), ("warrior-eyrie", 5), ("warrior-marquise", 1)):
        press(editor, "tray", f"piece:{piece}")
        press(editor, "places", f"at:{c}")
    editor.draft.set_count(3, EYRIE, 22)
    editor.draw()
    press(editor, "bar", "play")
    assert editor.table is None
    assert "1 fault" in words(editor.panes["bar"].html) or "One fault" in words(editor.panes["bar"].html)
    press(editor, "bar", "undo")
    press(editor, "bar", "play")
    shown = open_table()
    assert shown is not None
    assert shown is editor.table
    assert shown.game.state_at(0) == editor.draft.state()
    assert shown.widget in editor.widget.children
    assert "rl-ed-away-now" in editor.desktop._dom_classes
    editor.back.press("back")
    assert editor.widget.children == (editor.desktop,)
    assert "rl-ed-away-now" not in editor.desktop._dom_classes
    assert editor.draft.count(5, EYRIE) == 1


def test_the_language_can_be_changed(editor: Editor) -> None:
    press(editor, "bar", "lang", value="es")
    assert "Jugar desde aquí" in editor.panes["bar"].html
    assert "guerrero" in editor.panes["tray"].html
    assert "Sin fallos" in editor.panes["faults"].status


def test_what_was_under_way_is_said(tmp_path: Path) -> None:
    game = rl.new_game(["marquise", "eyrie"], seed=7)
    while not game.state.stack:
        game.play(game.state.legal_actions()[-1 if game.ply > 5 else 0])
    editor = rl.edit(game, saves=tmp_path, lang="en")
    assert "decision" in editor.panes["bar"].html
    assert "pending" not in editor.draft.position
    lone = rl.edit(game.state, saves=tmp_path, lang="en")
    assert "left out" in lone.panes["bar"].html


def test_a_bad_start_is_told_and_the_editor_that_is_open_stays(editor: Editor) -> None:
    with pytest.raises(rl.RootlabError):
        rl.edit("no-such-file.json")
    press(editor, "tray", "piece:roost")
    press(editor, "places", "at:5")
    assert editor.draft.count(5, Piece("roost", "eyrie")) == 1

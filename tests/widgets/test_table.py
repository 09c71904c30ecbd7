"""The table as a whole: everything can be reached, nothing is given away."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.editing.pieces import Piece
from rootlab.language import language
from rootlab.widgets.note import Note
from rootlab.widgets.opening import table
from rootlab.widgets.pane import Pane
from rootlab.widgets.panels.games import key_of
from rootlab.widgets.saving import file_in
from rootlab.widgets.session import OPEN
from rootlab.widgets.table import Table

PANES = ("head", "asked", "news", "note", "places", "own", "seats", "commons", "log", "reader", "menu")
PAGES = ("log", "seats", "law")


@pytest.fixture
def solo(tmp_path: Path) -> Table:
    return table(rl.new_game(["marquise", "eyrie"], seed=7), agents={"eyrie": "random"}, saves=tmp_path)


def acts(pane: Pane | Note) -> list[str]:
    """What can be pressed in a pane."""
    buttons = re.findall(r"<(?:button|select|input)[^>]*>", pane.html)
    found = [re.search(r'data-act="([^"]*)"', one) for one in buttons if " disabled" not in one]
    return [unescape(one[1]) for one in found if one is not None]


def shown(one: Table) -> dict[str, Any]:
    """Everything that a table shows."""
    panes: dict[str, str] = {}
    for page in PAGES:  # one page at a time stands beside the question
        one.side.open(page)
        one.draw()
        panes |= {name: html for name in PANES if (html := getattr(one, name).html)}
    hovers = {trace.name: trace.hovertext for trace in one.map.data if trace.hovertext}
    return {**panes, "status": one.asked.status, "map": hovers}


def test_every_legal_action_is_three_presses_away(solo: Table) -> None:
    """Through a game, each legal action is found by verb, values and a number; never more than three."""
    rng = Random(11)
    seen: set[str] = set()
    for _ in range(70):
        if solo.session.state.is_over:
            break
        legal = solo.session.legal_actions()
        wanted = rng.choice(legal)
        seen.add(wanted.verb)
        index = legal.index(wanted)
        ply = solo.session.game.ply
        presses = 0
        while solo.session.game.ply == ply:
            can = acts(solo.asked)
            presses += 1
            if f"play:{index}" in can:
                solo.asked.press(f"play:{index}")
            elif f"verb:{wanted.verb}" in can and solo.picker.choice.verb != wanted.verb:
                solo.asked.press(f"verb:{wanted.verb}")
            else:
                offered = solo.picker.offer()
                assert offered.asked is not None, (wanted, can)
                values = [value for value, _ in offered.values]
                solo.asked.press(f"value:{values.index(getattr(wanted, offered.asked))}")
        assert presses <= 3, wanted
        assert not solo.session.notice
    assert {"move", "build", "end"} <= seen


def test_the_map_moves_warriors_in_two_clicks_and_a_number(solo: Table) -> None:
    session = solo.session
    while session.moment.decision is None or session.moment.decision.id != "marquise-actions":
        solo.asked.press("play:0")
    move = next(a for a in session.legal_actions() if a.verb == "move")
    solo._clicked(int(move.origin))
    assert solo.picker.selected() == (move.origin,)
    assert move.destination in solo.picker.lit()
    solo._clicked(int(move.destination))
    if move in session.legal_actions():  # more than one warrior could go: how many?
        solo.asked.press(f"play:{session.legal_actions().index(move)}")
    assert any(event.kind == "moved" for event in session.last_events())


def test_what_cannot_be_done_is_told_with_its_article(solo: Table) -> None:
    session = solo.session
    while session.moment.decision is None or session.moment.decision.id != "marquise-actions":
        solo.asked.press("play:0")
    solo.asked.press("verb:build")
    lit = set(solo.picker.lit())
    far = next(c for c in session.moment.board.clearings if c not in lit)
    solo._clicked(far)
    assert "rl-refusal" in solo.note.html
    assert 'data-act="law:6.5.4' in solo.note.html
    assert (solo.picker.choice.verb, set(solo.picker.lit())) == ("build", lit), "what was possible stays so"


def test_two_states_that_a_seat_cannot_tell_apart_look_alike(tmp_path: Path) -> None:
    """No secret in any pane or hover: other hidden cards, the same table."""
    game = rl.new_game(["marquise", "eyrie"], seed=5)
    rng = Random(2)
    for _ in range(60):
        game.play(rng.choice(game.state.legal_actions()))
    for eyes in ("marquise", "eyrie"):
        looks = []
        for deal in (1, 2, 3):
            state = game.state.determinize(eyes, deal)
            one = table(rl.Game(state, seed=1), eyes=eyes, saves=tmp_path, autosave=False)
            one.session.answer_forced = False
            looks.append((shown(one), state.hand("eyrie" if eyes == "marquise" else "marquise")))
        assert looks[0][1] != looks[1][1] or looks[0][1] != looks[2][1]
        assert looks[0][0] == looks[1][0] == looks[2][0]


def test_hidden_draws_stay_hidden_in_the_log(solo: Table) -> None:
    rng = Random(4)
    for _ in range(40):
        if solo.session.state.is_over:
            break
        solo.asked.press(f"play:{rng.randrange(len(solo.session.legal_actions()))}")
    own = solo.session.game.events(eyes="marquise")
    assert any(event.kind == "drew" and event.faction == "eyrie" and event.card is None for event in own)
    solo.side.bar.press("tool:log")
    assert "drew a card" in solo.log.html


def test_undo_brings_back_every_pane(solo: Table) -> None:
    for _ in range(6):
        solo.asked.press("play:0")
    before = shown(solo)
    assert "undo" in acts(solo.asked)
    solo.asked.press("play:1")
    assert shown(solo) != before
    solo.asked.press("undo")
    after = shown(solo)
    for name in ("seats", "commons", "places", "map", "status"):
        assert after[name] == before[name]
    solo.asked.press("redo")
    solo.log.press("goto", value="2")
    assert solo.session.game.ply == 2
    assert "looking back" in solo.asked.html
    solo.log.press("goto-end")
    solo.log.press("back")
    solo.log.press("forward")
    assert solo.session.game.ply == solo.session.length


def test_cards_and_articles_open_and_close(solo: Table) -> None:
    card = next(act for act in acts(solo.own) if act.startswith("card:"))
    solo.side.bar.press("tool:log")
    solo.own.press(card)
    assert "rl-page" in solo.note.html
    assert "rl-events" in solo.log.html
    solo.note.press("close")
    assert solo.note.html == ""
    solo.own.press(card)
    solo.note.press(f"book-{card}")
    assert solo.note.html == ""
    assert "rl-page" in solo.reader.html
    assert solo.log.html == ""
    solo.reader.press("close")
    assert solo.reader.html == ""
    assert "rl-events" in solo.log.html
    solo.log.press("law:4.3.2")
    assert "Roll Dice" in solo.note.html
    assert "law:4.3" in acts(solo.note)
    solo.log.press("law:4.3.2")
    assert solo.note.html == ""


def test_the_law_is_searched_beside_the_question(solo: Table) -> None:
    solo.side.bar.press("tool:law")
    assert "law:6" in acts(solo.reader)
    solo.reader.press("law-seek", value="ambush")
    assert "law:4.3.1" in acts(solo.reader)
    solo.reader.press("law-seek", value="zzzqqq")
    assert "No article says that" in solo.reader.html


def test_one_page_stands_beside_the_question_and_its_tab_closes_the_drawer(solo: Table) -> None:
    assert not solo.side.opened
    for tab, pane in (("log", solo.log), ("seats", solo.seats), ("law", solo.reader)):
        solo.side.bar.press(f"tool:{tab}")
        assert [one for one in (solo.log, solo.seats, solo.reader) if one.html] == [pane]
        assert "rl-drawer" in solo.grid._dom_classes
    solo.side.bar.press("tool:tools")
    assert "tool:odds" in acts(solo.tools.bar)
    assert solo.tools.page.html
    solo.tools.bar.press("tool:odds")
    solo.side.bar.press("tool:log")
    solo.side.bar.press("tool:tools")
    assert solo.tools.opened is not None
    assert solo.tools.opened.name == "odds"
    solo.side.bar.press("tool:tools")
    assert "rl-drawer" not in solo.grid._dom_classes


def test_a_new_game_from_the_form(solo: Table, tmp_path: Path) -> None:
    solo.asked.press("menu")
    assert {"new-game", "save", "eyes", "forced", "at-once", "upload"} <= set(acts(solo.menu))
    form = {"seat0": "eyrie", "who0": "person", "seat1": "marquise", "who1": "random", "seed": "3"}
    solo.menu.press("new-game", form=form)
    assert solo.session.seats == ("eyrie", "marquise")
    assert solo.session.agents == {"marquise": "random"}
    assert solo.session.state.player == "eyrie"
    assert solo.menu.html == ""
    solo.menu.press("new-game", form={**form, "seat1": "eyrie"})
    assert solo.session.notice
    assert solo.session.seats == ("eyrie", "marquise")


def test_save_load_and_upload(solo: Table, tmp_path: Path) -> None:
    for _ in range(5):
        solo.asked.press("play:0")
    state = solo.session.state
    solo.menu.press("save", form={"file": "../mine"})
    assert (tmp_path / "mine.json").exists()
    solo.asked.press("play:0")
    kept = next(one for one in rl.games(tmp_path) if one.name == "mine")
    solo.menu.press(f"game-open:{key_of(kept)}")
    assert solo.session.state == state
    assert solo.session.agents == {"eyrie": "random"}
    solo.menu.press("upload", value="mine.json", text="{ broken")
    assert "mine.json" in solo.session.notice
    assert solo.session.state == state
    assert rl.load_game(tmp_path / "mine.json").state == state


def test_settings(solo: Table) -> None:
    solo.asked.press("menu")
    solo.menu.press("eyes", value=OPEN)
    assert solo.session.viewer is None
    solo.menu.press("eyes", value="marquise")
    solo.menu.press("forced", value=False)
    solo.menu.press("at-once", value=False)
    assert not solo.session.answer_forced
    assert not solo.session.agents_at_once
    solo.menu.press("lang", value="en")
    solo.menu.press("eyes", value=OPEN)
    solo.side.bar.press("tool:seats")
    assert "rl-hidden-hand" not in solo.seats.html


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"guide": "zz"}, "guided round"),
        ({"eyes": "zz"}, "eyes"),
        ({"agents": {"zz": "random"}}, "does not sit"),
        ({"agents": {"eyrie": "zz"}}, "no agent"),
    ],
)
def test_who_is_not_there_is_named(wrong: dict[str, Any], said: str, tmp_path: Path) -> None:
    with pytest.raises(rl.RootlabError, match=said):
        table(rl.new_game(["marquise", "eyrie"], seed=1), saves=tmp_path, **wrong)


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("a", "a.json"),
        ("../x", "x.json"),
        ("/etc/x.json", "x.json"),
        (".hid", "hid.json"),
        ("li\nne", "li ne.json"),
        ("", "o.json"),
    ],
)
def test_a_name_becomes_a_plain_file_in_the_folder(given: str, name: str, tmp_path: Path) -> None:
    assert file_in(tmp_path, given, "o.json") == tmp_path / name


def test_one_call_or_one_button_switches_a_living_table(solo: Table) -> None:
    before = language()
    solo.asked.press("menu")
    try:
        assert "lang:es" in acts(solo.head)
        solo.head.press("lang:es")
        assert "Preparación" in solo.head.html
        assert "Deshacer" in solo.asked.html
        assert "lang:en" in acts(solo.head)
        rl.set_language("en")
        assert "Undo" in solo.asked.html
        solo.close()
        rl.set_language("es")
        assert solo.session.lang == "en"
    finally:
        rl.set_language(before)


def test_the_editor_takes_the_place_of_the_table_and_gives_it_back(solo: Table) -> None:
    solo.asked.press("menu")
    assert "edit" in acts(solo.menu)
    before = solo.session.state
    solo.menu.press("edit")  # hands are hidden: the table says first that the editor shows them all
    assert "every hand" in solo.session.notice
    assert not solo.editing.shown
    solo.menu.press("edit")
    editor = solo.editing._editor
    assert editor is not None
    assert solo.widget.children == (solo.room, editor.widget)
    assert "leave" in acts(editor.panes["bar"])
    editor.panes["bar"].press("leave")
    assert solo.widget.children == (solo.room, solo.grid)
    assert solo.session.state == before
    solo.asked.press("menu")
    solo.menu.press("edit")
    solo.menu.press("edit")
    editor.draft.put(12, Piece("warrior", "marquise"))
    editor.panes["bar"].press("play")
    assert not solo.editing.shown
    assert solo.session.game.ply == 0
    assert solo.session.state.to_dict()["clearings"]["12"]["warriors"]["marquise"] == 1


def test_the_end_tells_who_won_and_where_the_points_came_from(solo: Table) -> None:
    rng = Random(0)
    while not solo.session.state.is_over:
        solo.asked.press(f"play:{rng.randrange(len(solo.session.legal_actions()))}")
    from rootlab.widgets.panels.ending import points_by_article

    found = points_by_article(solo.session)
    for seat, score in solo.session.state.scores.items():
        assert score is None or sum(found[seat].values()) == score
    assert "rl-over" in solo.asked.html
    assert f"law:{solo.session.state.won_by}" in acts(solo.asked)
    solo.asked.press("undo")
    assert "rl-over" not in solo.asked.html


def test_without_a_game_the_last_one_goes_on(solo: Table, tmp_path: Path) -> None:
    solo.asked.press("play:0")
    state = solo.session.state
    again = table(saves=tmp_path)
    assert again.session.state == state
    (kept,) = rl.games(tmp_path)
    assert kept.name in again.session.notice
    kept.path.write_text("{")
    fresh = table(saves=tmp_path)
    assert fresh.session.game.ply == 0
    assert kept.path.name in fresh.session.notice


def test_what_goes_wrong_in_a_callback_is_told_at_the_table(solo: Table) -> None:
    solo.asked.press("goto:nonsense")
    assert solo.session.notice
    assert "rl-notice" in solo.asked.html


def test_every_button_has_words(solo: Table) -> None:
    rng = Random(1)
    solo.asked.press("menu")
    for _ in range(30):
        for name in PANES:
            for element, content in re.findall(
                r"<button([^>]*)>(.*?)</button>", getattr(solo, name).html, re.DOTALL
            ):
                words = re.sub(r"<title>.*?</title>|<[^>]*>", "", content).strip()
                assert words or "aria-label=" in element, element
        if solo.session.state.is_over:
            break
        solo.asked.press(f"play:{rng.randrange(len(solo.session.legal_actions()))}")


def test_html_is_escaped() -> None:
    from rootlab.widgets.html import button, tag

    assert tag("p", "", title='"<&') == '<p title="&quot;&lt;&amp;"></p>'
    assert 'data-act="play:1"' in button("x", "play:1")

"""Copy and paste in the table's menu."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from random import Random

import rootlab as rl
from rootlab.record.shared_view import SharedView
from rootlab.widgets.opening import table
from rootlab.widgets.table import Table


def played(tmp_path: Path) -> Table:
    one = table(rl.new_game(["marquise", "eyrie"], seed=7), agents={"eyrie": "random"}, saves=tmp_path)
    rng = Random(5)
    for _ in range(25):
        one.asked.press(f"play:{rng.randrange(len(one.session.legal_actions()))}")
    one.asked.press("menu")
    return one


def copied(one: Table, kind: str) -> str:
    one.menu.press(f"copy:{kind}")
    found = re.search(r"<textarea[^>]*readonly[^>]*>([^<]*)</textarea>", one.menu.html)
    assert found is not None
    return unescape(found[1])


def test_a_position_is_copied_and_pasted(tmp_path: Path) -> None:
    one = played(tmp_path)
    state = one.session.state
    words = copied(one, "open")
    assert rl.load_shared(words) == state
    one.asked.press(f"play:{0}")
    assert words not in one.menu.html
    one.menu.press("paste", form={"shared": f"  {words}\n"})
    assert one.session.state == state
    assert one.session.agents == {"eyrie": "random"}
    assert "on the table" in one.session.notice
    assert not one.menu_open
    assert len(rl.games(tmp_path)) == 2


def test_what_i_see_holds_no_hidden_hand(tmp_path: Path) -> None:
    one = played(tmp_path)
    found = rl.load_shared(copied(one, "seen"))
    assert isinstance(found, SharedView)
    assert found.faction == "marquise"
    view = one.session.state.view("marquise").to_dict()
    one.menu.press("paste", form={"shared": copied(one, "seen")})
    assert one.session.state.view("marquise").to_dict() == view
    assert "dealt at random" in one.session.notice


def test_a_whole_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    one = played(tmp_path)
    before = one.game.to_dict()
    words = copied(one, "game")
    one.menu.press("paste", form={"shared": words})
    assert one.game.to_dict() == before


def test_a_bad_text_is_one_sentence_and_the_game_stays(tmp_path: Path) -> None:
    one = played(tmp_path)
    state, words = one.session.state, copied(one, "open")
    for bad in ("", "hello", words[:50], words[:50] + "A" + words[51:]):
        one.menu.press("paste", form={"shared": bad})
        assert one.session.notice
        assert "\n" not in one.session.notice
        assert one.session.state == state


def test_the_text_with_open_hands_is_not_on_the_page_unasked(tmp_path: Path) -> None:
    one = played(tmp_path)
    assert "rootlab-p1." not in one.menu.html
    copied(one, "open")
    one.asked.press("menu")
    one.asked.press("menu")
    assert "rootlab-p1." not in one.menu.html

"""Tables, editors and disputes that are open at the same time, run again, closed, and given to a page anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import rootlab as rl
from rootlab.widgets import kept
from rootlab.widgets.kept import MOST, Place
from rootlab.widgets.opening import open_table, table


def game(seed: int = 7) -> rl.Game:
    return rl.new_game(["marquise", "eyrie"], seed=seed)


@pytest.fixture
def cell(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Say in which cell we are, and in which of its runs."""
    here = [Place(None, None)]
    monkeypatch.setattr(kept, "_here", lambda: here[0])
    return lambda name, run: here.__setitem__(0, Place(name, run))


def is_open(one: Any) -> bool:
    return one.map.comm is not None


@pytest.fixture(autouse=True)
def before() -> set[str]:
    """The widgets that lived before: other tests close single ones, as no page does."""
    _before.clear()
    _before.update(_instances)
    return _before


_before: set[str] = set()


def living_states() -> None:
    """What the kernel answers to a page that is loaded again: the state of everything that lives."""
    for name, widget in list(_instances.items()):
        if name not in _before:
            widget.get_state()


def test_two_tables_are_open_side_by_side(tmp_path: Path, cell: Any) -> None:
    cell("a", "1")
    one = table(game(1), saves=tmp_path, autosave=False)
    cell("b", "2")
    two = table(game(2), saves=tmp_path, autosave=False)
    assert is_open(one)
    assert is_open(two)
    assert open_table() is two
    living_states()


def test_a_cell_that_runs_again_takes_the_place_of_its_table(tmp_path: Path, cell: Any) -> None:
    cell("a", "1")
    one = table(game(1), saves=tmp_path, autosave=False, lang="en")
    same_run = table(game(2), saves=tmp_path, autosave=False)
    assert is_open(one), "a cell may open two tables at once"
    cell("b", "2")
    other = table(game(3), saves=tmp_path, autosave=False)
    cell("a", "3")
    again = table(game(1), saves=tmp_path, autosave=False)
    assert [is_open(view) for view in (one, same_run, other, again)] == [False, False, True, True]
    [pane] = one.widget.children
    assert "This table was closed" in pane.html
    assert one.widget.comm is not None, "its place still says so"
    living_states()


MAKERS: dict[str, Callable[[Path], Any]] = {
    "table": lambda folder: table(game(), saves=folder, autosave=False, eyes="open"),
    "edit": lambda folder: rl.edit(game(), saves=folder),
    "dispute": lambda folder: rl.dispute(1),
}


@pytest.mark.parametrize("kind", MAKERS)
def test_nothing_of_a_closed_view_lives_on_but_its_sentence(kind: str, tmp_path: Path, cell: Any) -> None:
    counts = []
    for run in range(5):
        cell("a", str(run))
        made = MAKERS[kind](tmp_path)
        if kind == "table":
            made.editing.open()
            made.tools.bar.press("tool:odds")
        if run == 3:
            made.close()  # somebody did so by hand
            made.close()
        counts.append(len(_instances))
        living_states()
    shown = counts[1] - counts[0]
    assert shown == counts[2] - counts[1] == 2, "a box, and the sentence in it"
    assert counts[4] - counts[2] == 2 * shown


def test_the_oldest_of_too_many_is_closed(tmp_path: Path, cell: Any) -> None:
    tables = []
    for k in range(MOST + 1):
        cell(f"cell {k}", "1")
        tables.append(table(game(k), saves=tmp_path, autosave=False))
    assert [is_open(one) for one in tables] == [False] + [True] * MOST


def test_two_tables_on_one_game_both_go_on(tmp_path: Path, cell: Any) -> None:
    played = game()
    cell("a", "1")
    one = table(played, saves=tmp_path, autosave=False, lang="en")
    cell("b", "2")
    two = table(played, saves=tmp_path, autosave=False, lang="es")
    apart = table(game(), saves=tmp_path, autosave=False)
    html = apart.asked.html
    for here, there in ((one, two), (two, one)):
        before = there.asked.html, there.map.houses, there.map.warriors, there.map.hints
        here.asked.press("play:0")
        assert there.session.game.ply == here.session.game.ply
        assert (there.asked.html, there.map.houses, there.map.warriors, there.map.hints) != before
        assert there.map.houses == here.map.houses
    assert apart.asked.html == html
    here = one.session.game.ply
    two.asked.press("undo")
    assert one.session.game.ply < here
    assert one.map.hints == two.map.hints


def test_a_closed_table_hears_nothing_more(tmp_path: Path, cell: Any) -> None:
    played = game()
    cell("a", "1")
    one = table(played, saves=tmp_path, autosave=False, lang="en")
    cell("a", "2")
    two = table(played, saves=tmp_path, autosave=False, lang="en")
    sent: list[Any] = []
    for pane in one._panes():
        pane.observe(sent.append)
    two.asked.press("play:0")
    rl.set_language(rl.language())
    assert not sent


def test_the_editor_has_the_map_of_its_table_and_gives_it_back(tmp_path: Path) -> None:
    one = table(game(), saves=tmp_path, autosave=False, lang="en", eyes="open")
    hints = one.map.hints
    for _ in range(3):
        one.asked.press("edit")
        editor = one.editing._editor
        assert editor is not None
        assert editor.map is one.map
        one.map.click(5)
        assert editor.desk.place == 5
        assert one.map.hints != hints
        shown = one.map.hints
        one.draw()
        assert one.map.hints == shown, "the table leaves the map alone meanwhile"
        editor.panes["bar"].press("leave")
        assert one.map.hints == hints
        rl.set_language("en")
        assert one.map.hints == hints, "the editor leaves the map alone afterwards"
        one.map.click(1)
        assert editor.desk.place == 5
        one.asked.press("undo")
        hints = one.map.hints


def test_what_was_edited_is_played_at_the_table(tmp_path: Path) -> None:
    one = table(game(), saves=tmp_path, autosave=False, lang="en", eyes="open")
    one.asked.press("edit")
    editor = one.editing._editor
    assert editor is not None
    editor.panes["bar"].press("play")
    assert one.widget.children == (one.room, one.grid)
    assert one.session.game.ply == 0
    hints = one.map.hints
    one.asked.press("play:0")
    assert one.map.hints != hints

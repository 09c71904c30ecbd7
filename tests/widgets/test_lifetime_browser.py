"""Widgets that come and go in a real browser: every place of the table, two tables, a cell run again, a reload.

What is compared is what is painted: the paths of the drawing upon the map, and the pixels of the map.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rootlab.components.board import load_board
from tests.widgets.conftest import Lab

pytestmark = [pytest.mark.unproven, pytest.mark.browser]

PATIENCE = 90_000
BOARD = load_board("autumn")
IDLE = """window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === "idle"
  && document.querySelector(".jp-NotebookPanel .jp-Cell") !== null"""
NAME = "lifetime.ipynb"
START = """import rootlab as rl
game = rl.new_game(["marquise", "eyrie"], seed=7)
for _ in range(9):
    game.play(game.state.legal_actions()[0])
"""
TABLE = 'rl.table(game, autosave=False, lang="en", eyes="open")'
PIXEL = """([k, x, y]) => {
  const plot = document.querySelectorAll(".rl-map .js-plotly-plot")[k], layout = plot._fullLayout;
  plot.scrollIntoView({block: "center"});
  const box = plot.getBoundingClientRect();
  return [box.left + layout.xaxis._offset + layout.xaxis.d2p(x), box.top + layout.yaxis._offset + layout.yaxis.d2p(y)];
}"""
PAINTED = """k => Array.from(document.querySelectorAll(".rl-map .rl-overlay")[k].querySelectorAll("path"))
  .map(path => path.parentNode.dataset.layer + path.getAttribute("d") + path.getAttribute("transform")).join()"""


class Notebook:
    """A page with a notebook of these cells."""

    def __init__(self, page: Any, lab: Lab) -> None:
        self.page = page
        self.lab = lab

    def write(self, *sources: str) -> None:
        cells = [
            {"cell_type": "code", "id": f"c{k}", "metadata": {}, "source": source, "outputs": [], "execution_count": None}
            for k, source in enumerate(sources)
        ]  # fmt: skip
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
        made = {"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
        (self.lab.folder / NAME).write_text(json.dumps(made))

    def open(self, run: bool = True) -> None:
        self.page.goto(self.lab.url(NAME) if run else self.lab.url(NAME).replace("?reset&", "?"))
        self.page.wait_for_function(IDLE, timeout=PATIENCE)
        if run:
            self.page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")

    def run_cell(self, k: int) -> None:
        """Put the cursor into a cell and run it again."""
        self.page.evaluate(
            "k => { const book = window.jupyterapp.shell.currentWidget.content; book.activeCellIndex = k;"
            " book.deselectAll(); }",
            k,
        )
        self.page.evaluate("window.jupyterapp.commands.execute('notebook:run-cell')")

    def save_and_reload(self) -> None:
        self.page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
        self.page.wait_for_timeout(1_500)
        self.open(run=False)

    def maps(self, count: int) -> None:
        """Wait until so many maps are drawn."""
        self.page.wait_for_function(
            "n => Array.from(document.querySelectorAll('.rl-map .rl-overlay')).filter(map => map.querySelector('path'))"
            ".length === n",
            arg=count,
            timeout=PATIENCE,
        )

    def painted(self, k: int) -> str:
        return str(self.page.evaluate(PAINTED, k))

    def repaints(self, k: int, deed: Any) -> None:
        """Do something after which the k-th map is painted in another way, in its DOM and in its pixels."""
        self.page.wait_for_timeout(700)
        before, picture = self.painted(k), self.picture(k)
        deed()
        self.page.wait_for_function(
            f"([k, before]) => ({PAINTED})(k) !== before", arg=[k, before], timeout=20_000
        )
        self.page.mouse.move(1, 1)
        self.page.wait_for_timeout(500)
        assert self.picture(k) != picture

    def picture(self, k: int) -> bytes:
        return bytes(self.page.locator(".rl-map").nth(k).screenshot())

    def click(self, k: int, c: int) -> None:
        self.page.mouse.click(*self.page.evaluate(PIXEL, [k, BOARD.x[c], BOARD.y[c]]))

    def press(self, act: str, k: int = 0) -> None:
        """Press the first element with that act, of the k-th table."""
        self.page.locator(".rl-table").nth(k).locator(f'[data-act="{act}"]').first.click()

    def wait(self, selector: str, state: str = "attached") -> None:
        self.page.wait_for_selector(selector, state=state, timeout=PATIENCE)


@pytest.fixture
def book(lab: Lab, chromium: Any) -> Iterator[Notebook]:
    lab.end_kernels()
    page = chromium.new_page(viewport={"width": 1440, "height": 900})
    lab.watch(page)
    yield Notebook(page, lab)
    page.close()
    lab.end_kernels()


def a_move(book: Notebook, k: int = 0) -> None:
    """Play the first thing that can be played, and see it painted; then take it back, and see that."""
    page = book.page
    table = page.locator(".rl-map").nth(k)
    table.scroll_into_view_if_needed()
    book.repaints(k, lambda: play(book, k))
    book.repaints(k, lambda: book.press("undo", k))


def play(book: Notebook, k: int) -> None:
    """Move: choose the verb, then the first value until it is played."""
    asked = book.page.locator(".rl-asked").nth(k)
    asked.locator('[data-act^="play:"], [data-act^="verb:"], [data-act^="value:"]').first.click()


def test_every_place_of_the_table_three_times(book: Notebook, artifacts: Path) -> None:
    """A view that was taken off the page and put there again paints what comes."""
    book.write(START, TABLE)
    book.open()
    book.maps(1)
    page = book.page
    tools = [
        str(tab.get_attribute("data-act")) for tab in page.locator('.rl-tools [data-act^="tool:"]').all()
    ]
    assert len(tools) >= 6
    for _ in range(3):
        book.press("menu")
        book.wait(".rl-menu-body")
        for act in [
            str(one.get_attribute("data-act")) for one in page.locator('.rl-menu [data-act^="copy:"]').all()
        ]:
            book.press(act)
            book.wait(".rl-menu textarea")
        book.press("menu")
        for act in tools:
            book.press(act)
            book.wait(f'.rl-tools [data-act="{act}"][aria-expanded="true"]')
            page.wait_for_timeout(200)
        book.press(tools[-1])
        book.press("menu")
        book.press("edit")
        book.wait('.rl-editor [data-act="leave"]')
        book.maps(1)
        book.repaints(0, lambda: book.click(0, 5))
        book.press("leave")
        book.wait(".rl-asked [data-act]")
        book.maps(1)
    a_move(book)
    book.repaints(0, lambda: book.click(0, 9))
    book.press("menu")
    book.press("edit")
    book.wait('.rl-editor [data-act="play"]')
    book.press("play")
    book.wait(".rl-asked [data-act]")
    book.maps(1)
    a_move(book)
    page.screenshot(path=artifacts / "lifetime.png")
    assert book.lab.errors == []
    assert book.lab.requests_out == []


def test_an_output_that_is_cleared_and_shown_again(book: Notebook) -> None:
    """Whatever takes a map off the page: the same table shown by another cell goes on."""
    book.write(START, f"table = {TABLE}\ntable", "table")
    book.open()
    book.maps(2)
    book.page.evaluate(
        "() => { const book = window.jupyterapp.shell.currentWidget.content; book.activeCellIndex = 1;"
        " return window.jupyterapp.commands.execute('notebook:clear-cell-output'); }"
    )
    book.maps(1)
    a_move(book)
    book.run_cell(2)
    book.maps(1)
    a_move(book)
    assert book.lab.errors == []


def test_two_tables_a_cell_run_again_and_a_page_loaded_again(book: Notebook, artifacts: Path) -> None:
    """Two games in one notebook; then the first cell runs again, and the page is loaded again, twice."""
    other = 'other = rl.new_game(["alliance", "vagabond"], seed=3)\nrl.table(other, autosave=False, lang="en", eyes="open")'
    book.write(START, TABLE, other)
    book.open()
    book.maps(2)
    a_move(book, 0)
    book.repaints(1, lambda: play(book, 1))
    book.save_and_reload()
    book.maps(2)
    book.repaints(1, lambda: book.press("undo", 1))
    a_move(book, 0)
    book.run_cell(1)
    book.page.wait_for_timeout(2_000)
    book.maps(2)
    a_move(book, 0)
    book.save_and_reload()
    book.maps(2)
    a_move(book, 0)
    book.repaints(1, lambda: play(book, 1))
    book.page.screenshot(path=artifacts / "two-tables.png")
    assert book.lab.errors == []


def test_two_tables_on_one_game_follow_each_other(book: Notebook) -> None:
    book.write(START, TABLE, TABLE.replace('"en"', '"es"'))
    book.open()
    book.maps(2)
    book.repaints(1, lambda: play(book, 0))
    book.repaints(0, lambda: book.press("undo", 1))
    assert book.lab.errors == []


def test_a_closed_table_says_so_after_a_reload(book: Notebook) -> None:
    """One that another view shows still, when its cell has run again."""
    book.write(START, f"table = {TABLE}\ntable", "table")
    book.open()
    book.maps(2)
    book.run_cell(1)
    book.wait(".rl-closed")
    book.maps(1)
    assert "This table was closed" in book.page.locator(".rl-closed").inner_text()
    book.save_and_reload()
    book.wait(".rl-closed")
    book.maps(1)
    a_move(book, 0)
    assert book.lab.errors == []

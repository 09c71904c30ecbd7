"""The position editor in a real browser: the keyboard alone, a click on the map, a dragged slider, playing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rootlab.components.board import load_board
from tests.widgets.conftest import Lab

pytestmark = [
    pytest.mark.unproven,
    pytest.mark.browser,
    pytest.mark.flaky(reruns=2),
]  # a page may be slow once

NOTEBOOK = "editor.ipynb"
CODE = 'import rootlab as rl\nrl.edit(seats=["marquise", "eyrie"], lang="en")'
PATIENCE = 90_000
DRAWN = ".rl-editor .rl-map .rl-overlay path"
IDLE = """window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === "idle"
  && document.querySelector(".jp-NotebookPanel .jp-Cell") !== null"""
PIXEL = """([x, y]) => {
  const plot = document.querySelector(".rl-editor .js-plotly-plot"), layout = plot._fullLayout;
  const box = plot.getBoundingClientRect();
  return [box.left + layout.xaxis._offset + layout.xaxis.d2p(x), box.top + layout.yaxis._offset + layout.yaxis.d2p(y)];
}"""


@pytest.fixture
def page(chromium: Any, lab: Lab) -> Any:
    """The editor on a page of its own."""
    cell = {
        "cell_type": "code",
        "id": "edit",
        "metadata": {},
        "source": CODE,
        "outputs": [],
        "execution_count": None,
    }
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    notebook = {"cells": [cell], "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
    (lab.folder / NOTEBOOK).write_text(json.dumps(notebook))
    lab.end_kernels()
    shown = chromium.new_page(viewport={"width": 1300, "height": 1500})
    lab.watch(shown)
    shown.goto(lab.url(NOTEBOOK))
    shown.wait_for_function(IDLE, timeout=PATIENCE)
    shown.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")
    shown.wait_for_selector(DRAWN, timeout=PATIENCE, state="attached")
    shown.wait_for_timeout(1000)
    yield shown
    shown.close()
    lab.end_kernels()


def says(page: Any, area: str, words: str) -> None:
    """Wait until a pane says that."""
    page.wait_for_function(
        "([area, words]) => document.querySelector(area)?.innerText.includes(words)",
        arg=[f".rl-editor .{area}", words], timeout=PATIENCE,
    )  # fmt: skip


def key(page: Any, act: str, name: str = "Enter") -> None:
    """Press a key on the element with that act, which Tab must reach."""
    page.locator(f'.rl-editor [data-act="{act}"]').first.focus()
    page.keyboard.press(name)


def test_the_editor_by_keyboard_mouse_and_slider(page: Any, lab: Lab) -> None:
    reached = set()
    page.locator('.rl-editor [data-act="empty"]').focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.dataset.act || ''"))
    assert {"play", "at:1", "at:12"} <= reached

    key(page, "piece:warrior-eyrie", " ")
    says(page, "rl-asked", "Now click a clearing")
    assert page.evaluate("document.activeElement.dataset.act") == "piece:warrior-eyrie", "focus stays"
    key(page, "at:5")
    says(page, "rl-ed-place", "Clearing 5")

    board = load_board("autumn")
    page.mouse.click(*page.evaluate(PIXEL, [board.x[3], board.y[3]]))
    says(page, "rl-ed-place", "Clearing 3")
    says(page, "rl-asked", "×18")

    key(page, "piece:roost")
    says(page, "rl-asked", "(roost)")
    for left in (6, 5):
        key(page, "at:3")
        says(page, "rl-asked", f"roost\n×{left}")
    says(page, "rl-ed-faults", "2 faults")
    key(page, "law:2.2.3")
    says(page, "rl-reader", "2.2.3")
    key(page, "undo")
    says(page, "rl-ed-faults", "No faults")

    slider = page.locator('input[data-act="count:3:warrior-marquise"]')
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 6, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=5)
    page.wait_for_function(
        "document.querySelector('[data-act=\"piece:warrior-marquise\"] .rl-ed-left').textContent !== '×25'",
        timeout=PATIENCE,
    )
    page.mouse.up()
    key(page, "count:3:warrior-marquise", "Home")
    says(page, "rl-asked", "warrior\n×25")

    key(page, "play")
    page.wait_for_selector(
        ".rl-table:not(.rl-editor) .rl-map .rl-overlay", timeout=PATIENCE, state="attached"
    )
    assert not page.locator(".rl-editor").is_visible()
    page.locator('[data-act="back"]').first.click()
    page.wait_for_selector(".rl-editor", timeout=PATIENCE, state="visible")
    assert lab.errors == []
    assert lab.requests_out == []

"""The table stands on one screen: in every host, at every size, light and dark, measured by its boxes."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

from tests.widgets.conftest import ROOT, Lab, stop
from tests.widgets.test_browser import DRAWN, IDLE, PATIENCE

pytestmark = [pytest.mark.unproven, pytest.mark.browser, pytest.mark.flaky(reruns=1)]

SIZES = ((1280, 720), (1440, 900), (1920, 1080))
ZOOMED = ((640, 360), (720, 450), (960, 540))
"""What is left of the same windows at a zoom of 200 per cent."""
PARTS = (".rl-map", ".rl-asked", ".rl-hand", ".rl-board", ".rl-track")
"""What never leaves the window."""

POSITION = {
    "rootlab": 1,
    "map": "autumn",
    "deck": "standard",
    "seats": ["marquise", "eyrie", "alliance", "vagabond", "corvids"],
    "turn": {"player": "eyrie", "phase": "daylight", "step": "craft"},
    "clearings": {
        "1": {"warriors": {"eyrie": 6}, "buildings": ["roost"]},
        "5": {"warriors": {"eyrie": 4, "marquise": 1}, "buildings": ["roost"]},
        "10": {"warriors": {"eyrie": 2}, "tokens": ["sympathy"]},
        "3": {"warriors": {"marquise": 3}, "buildings": ["sawmill"], "tokens": ["keep", "wood", "wood"]},
        "7": {"warriors": {"marquise": 2, "corvids": 1}, "buildings": ["workshop", "recruiter"]},
        "12": {"warriors": {"corvids": 2}, "tokens": [{"plot": "bomb", "up": False}]},
        "2": {"warriors": {"alliance": 2}, "buildings": ["base"], "tokens": ["sympathy"]},
    },
    "players": {
        "marquise": {"score": 11},
        "eyrie": {
            "score": 9,
            "leader": "commander",
            "hand": ["anvil", "sappers", "favor-of-the-foxes", "root-tea-fox", "cobbler"],
            "decree": {
                "recruit": ["ambush-fox"], "move": ["vizier", "ambush-rabbit", "foxfolk-steel"],
                "battle": ["vizier", "ambush-bird"], "build": ["ambush-mouse"],
            },
        },
        "alliance": {"score": 7, "officers": 2, "supporters": ["armorers", "tax-collector"]},
        "vagabond": {"score": 5, "character": "thief", "pawn": 9},
        "corvids": {"score": 3},
    },
}  # fmt: skip

BOXES = """parts => {
  const table = document.querySelector(".rl-one");
  const found = {};
  for (const part of parts) {
    const box = table.querySelector(part)?.getBoundingClientRect();
    found[part] = box ? [box.left, box.top, box.right, box.bottom] : null;
  }
  const around = table.closest(".jp-WindowedPanel-outer")?.getBoundingClientRect();
  found.window = [around?.left ?? 0, around?.top ?? 0, Math.min(around?.right ?? innerWidth, innerWidth),
    Math.min(around?.bottom ?? innerHeight, innerHeight)];
  return found;
}"""
"""Where each part stands, and the window: in a notebook what its own frame leaves."""


def write_notebook(path: Path) -> None:
    """A notebook with text before and after the table, as people have them."""
    (path.parent / "one-screen.json").write_text(json.dumps(POSITION))
    code = (
        "import rootlab as rl\n"
        "state = rl.load_position('one-screen.json')\n"
        "rl.table(rl.Game(state, seed=1), eyes='eyrie', autosave=False)\n"
    )
    book = nbformat.v4.new_notebook()
    book.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    book.cells = [
        nbformat.v4.new_markdown_cell("# Before\n\n" + "Some words. " * 60),
        nbformat.v4.new_code_cell(code),
        nbformat.v4.new_markdown_cell("# After\n\n" + "More words. " * 200),
    ]
    nbformat.write(book, path)


def check(page: Any, shot: Path) -> None:
    """Everything that must be seen is inside of the window, and nothing lies on something else."""
    boxes = page.evaluate(BOXES, list(PARTS))
    left, top, right, bottom = boxes.pop("window")
    page.screenshot(path=shot)
    for part, box in boxes.items():
        assert box is not None, part
        assert box[0] >= left - 1, (part, box)
        assert box[1] >= top - 1, (part, box)
        assert box[2] <= right + 1, (part, box)
        assert box[3] <= bottom + 1, (part, box)
        assert box[2] - box[0] >= 40, (part, box)
        assert box[3] - box[1] >= 16, (part, box)
    parts = list(boxes)
    for k, one in enumerate(parts):
        for other in parts[k + 1 :]:
            a, b = boxes[one], boxes[other]
            apart = a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1
            assert apart, f"{one} and {other} lie on each other: {a}, {b}"


def open_notebook(page: Any, url: str) -> None:
    """Run all cells and wait for the table."""
    page.goto(url)
    page.wait_for_function(IDLE, timeout=PATIENCE)
    page.wait_for_timeout(1_000)
    page.evaluate("void window.jupyterapp.commands.execute('notebook:run-all-cells')")
    page.wait_for_selector(DRAWN, state="attached", timeout=PATIENCE)
    page.wait_for_selector(".rl-own-body", timeout=PATIENCE)
    page.wait_for_timeout(1_500)


def at_every_size(page: Any, artifacts: Path, name: str, sizes: tuple[tuple[int, int], ...]) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(900)
        check(page, artifacts / f"one-{name}-{width}x{height}.png")


@pytest.fixture
def book(lab: Lab) -> Iterator[str]:
    write_notebook(lab.folder / "one.ipynb")
    lab.end_kernels()
    yield "one.ipynb"
    lab.end_kernels()


def test_in_jupyterlab_with_its_side_bar_open(lab: Lab, book: str, chromium: Any, artifacts: Path) -> None:
    """*Run all* ends with the table in sight; at every size all of it is inside the notebook."""
    page = chromium.new_page(viewport={"width": 1280, "height": 720})
    lab.watch(page)
    open_notebook(page, lab.url(book))
    check(page, artifacts / "one-lab-first.png")  # nobody scrolled
    at_every_size(page, artifacts, "lab", (*SIZES, *ZOOMED[1:]))
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate("window.jupyterapp.commands.execute('apputils:change-theme', {theme: 'JupyterLab Dark'})")
    page.wait_for_function("document.body.dataset.jpThemeLight === 'false'", timeout=PATIENCE)
    at_every_size(page, artifacts, "lab-dark", ((1280, 720), (1920, 1080)))
    page.evaluate("window.jupyterapp.commands.execute('apputils:change-theme', {theme: 'JupyterLab Light'})")
    assert lab.errors == []
    page.close()


def test_in_notebook_seven(lab: Lab, book: str, chromium: Any, artifacts: Path) -> None:
    page = chromium.new_page(viewport={"width": 1280, "height": 720})
    open_notebook(page, lab.url(book).replace("/lab/tree/", "/notebooks/"))
    at_every_size(page, artifacts, "notebook7", (*SIZES, *ZOOMED))
    page.close()


def test_in_voila_with_keys_dialog_drawer_and_zoom(
    chromium: Any, artifacts: Path, tmp_path: Path, lab: Lab
) -> None:
    """Voila, then what can be done with keys and fingers there."""
    write_notebook(tmp_path / "one.ipynb")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    allowed = ("@jupyter-widgets/jupyterlab-manager", "anywidget", "@voila-dashboards/widgets-manager8")
    with (tmp_path / "voila.log").open("w") as log:
        server = subprocess.Popen(
            [
                sys.executable, "-m", "voila", str(tmp_path / "one.ipynb"), "--no-browser", f"--port={port}",
                "--Voila.ip=127.0.0.1", "--VoilaConfiguration.show_tracebacks=True",
                *(f"--VoilaConfiguration.extension_allowlist={name}" for name in allowed),
            ],
            cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=log, stderr=log,
        )  # fmt: skip
        try:
            page = chromium.new_page(viewport={"width": 1280, "height": 720})
            for _ in range(150):
                try:
                    page.goto(f"http://127.0.0.1:{port}/", timeout=PATIENCE)
                    break
                except Exception:
                    time.sleep(0.2)
            page.wait_for_selector(DRAWN, state="attached", timeout=PATIENCE)
            page.wait_for_selector(".rl-own-body", timeout=PATIENCE)
            page.wait_for_timeout(1_500)
            check(page, artifacts / "one-voila-first.png")
            at_every_size(page, artifacts, "voila", (*SIZES, *ZOOMED))
            page.set_viewport_size({"width": 1280, "height": 720})
            page.wait_for_timeout(800)
            keys_and_dialogs(page, artifacts)
            page.close()
        finally:
            stop(server)


def keys_and_dialogs(page: Any, artifacts: Path) -> None:
    """The menu opens and closes by button, Esc and a click outside; a letter for each place; the map zooms."""
    menu = '.rl-head [data-act="menu"]'
    dialog = page.locator('.rl-menu [role="dialog"]')
    for close in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator(".rl-backdrop").click(position={"x": 5, "y": 300}),
        lambda: page.locator('.rl-menu-top [data-act="menu-close"]').click(),
    ):
        page.locator(menu).click()
        dialog.wait_for(timeout=PATIENCE)
        page.wait_for_timeout(400)
        assert page.evaluate("document.querySelector('.rl-menu').contains(document.activeElement)")
        page.screenshot(path=artifacts / "one-menu.png")
        close()
        dialog.wait_for(state="detached", timeout=PATIENCE)
    page.wait_for_timeout(300)
    assert page.evaluate("document.activeElement.dataset.act") == "menu"
    for key, part in (
        ("?", ".rl-answers .rl-keys"),
        ("l", ".rl-log ol"),
        ("p", ".rl-seats .rl-seat"),
        ("w", ".rl-seek"),
    ):
        page.keyboard.press(key)
        page.locator(part).first.wait_for(state="attached", timeout=PATIENCE)
        page.screenshot(path=artifacts / f"one-key-{'help' if key == '?' else key}.png")
        page.evaluate("document.querySelector('.rl-one').focus()")
    page.keyboard.press("h")
    assert page.evaluate("document.activeElement.classList.contains('rl-face')")
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.dataset.act").startswith("at:")
    page.screenshot(path=artifacts / "one-places.png")
    box = page.locator(".rl-map").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wide = page.evaluate("document.querySelector('.rl-map .js-plotly-plot').getBoundingClientRect().width")
    page.mouse.wheel(0, -400)
    page.wait_for_timeout(500)
    larger = page.evaluate("document.querySelector('.rl-map .js-plotly-plot').getBoundingClientRect().width")
    assert larger > 1.5 * wide
    page.screenshot(path=artifacts / "one-zoomed.png")
    page.locator(".rl-map-whole").click()
    page.wait_for_timeout(300)
    back = page.evaluate("document.querySelector('.rl-map .js-plotly-plot').getBoundingClientRect().width")
    assert abs(back - wide) < 2

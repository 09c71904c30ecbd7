"""The games that are kept, in a real browser: found after a restart, opened, named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rootlab as rl
from tests.widgets.conftest import Lab
from tests.widgets.test_browser import NOTEBOOK, PATIENCE, Page, run_all

pytestmark = [pytest.mark.unproven, pytest.mark.browser]


@pytest.fixture
def opened(lab: Lab, chromium: Any) -> Iterator[Page]:
    """The start notebook in JupyterLab, freshly run, with no game kept beside it."""
    lab.end_kernels()
    for kept in rl.games(lab.folder / "en"):
        kept.path.unlink()
    page = chromium.new_page(viewport={"width": 1280, "height": 720})
    lab.watch(page)
    table = Page(page, lab)
    run(table)
    yield table
    page.close()


def run(table: Page) -> None:
    table.page.goto(table.lab.url(NOTEBOOK))
    run_all(table.page)
    table.page.wait_for_selector(".rl-asked [data-act]", timeout=PATIENCE)
    table.to_table()


def open_menu(table: Page) -> None:
    table.page.locator('.rl-table [data-act="menu"]').first.click()
    table.page.wait_for_selector(".rl-games-kept", timeout=PATIENCE)


def press(table: Page, act: str) -> None:
    table.change(table.page.locator(f'.rl-menu [data-act^="{act}"]').first.click, ".rl-menu")


def test_a_game_is_found_again_after_a_restart_and_beside_a_new_one(opened: Page, artifacts: Path) -> None:
    page, folder = opened.page, opened.lab.folder / "en"
    opened.to_daylight()
    (before,) = rl.games(folder)
    length = before.load().length
    opened.lab.end_kernels()
    run(opened)
    assert "Your last game goes on" in opened.text(".rl-notice")
    opened.shows("building marquise", 3)

    open_menu(opened)
    assert page.locator(".rl-game").count() == 1
    assert page.locator(".rl-game svg.rl-still path").count() >= 6
    press(opened, "new-game")
    page.wait_for_selector(".rl-games-kept", state="detached", timeout=PATIENCE)
    assert "is kept" in opened.text(".rl-notice")
    opened.click(3)
    page.locator('.rl-asked [data-act^="play:"]').first.click()
    for _ in range(50):
        if len(rl.games(folder)) == 2:
            break
        page.wait_for_timeout(100)
    assert len(rl.games(folder)) == 2

    open_menu(opened)
    assert page.locator(".rl-game").count() == 2
    press(opened, "game-rename")
    page.locator(".rl-game input[name=name]").fill("Sunday with Ana")
    press(opened, "game-name")
    assert "Sunday with Ana" in opened.text(".rl-games")
    for theme, light in (("JupyterLab Dark", "false"), ("JupyterLab Light", "true")):
        page.evaluate(f"window.jupyterapp.commands.execute('apputils:change-theme', {{theme: '{theme}'}})")
        page.wait_for_function(f"document.body.dataset.jpThemeLight === '{light}'", timeout=PATIENCE)
        for width, height in ((1920, 1080), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(700)
            opened.to_table()
            over = page.evaluate(
                "(() => { const m = document.querySelector('.rl-menu-body');"
                " return m.scrollWidth - m.clientWidth; })()"
            )
            assert over <= 1, "something is wider than the menu"
            page.screenshot(path=artifacts / f"games-{theme[-4:].strip().lower()}-{width}.png")

    page.locator('.rl-game:not(.rl-here) [data-act^="game-open"]').first.click()
    page.wait_for_selector(".rl-games-kept", state="detached", timeout=PATIENCE)
    opened.shows("building marquise", 3)
    kept = {one.name: one.load().length for one in rl.games(folder)}
    assert kept[before.name] == length
    assert set(kept) == {before.name, "Sunday with Ana"}
    assert opened.lab.errors == []


def test_the_game_is_saved_to_the_own_computer(opened: Page, tmp_path: Path) -> None:
    page = opened.page
    opened.to_daylight()
    open_menu(opened)
    press(opened, "game-download")
    with page.expect_download(timeout=PATIENCE) as waiting:
        page.locator(".rl-menu a[download]").click()
    waiting.value.save_as(tmp_path / "down.json")
    assert rl.load_game(tmp_path / "down.json").length == rl.games(opened.lab.folder / "en")[0].load().length

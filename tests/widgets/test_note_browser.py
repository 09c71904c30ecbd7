"""The note in a real browser: beside what was pressed, whole in the window, closed by Escape."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.widgets.test_browser import Page, opened

__all__ = ["opened"]

pytestmark = [
    pytest.mark.unproven,
    pytest.mark.browser,
    pytest.mark.flaky(reruns=2),
]  # a page may be slow once

BOX = "box => { const b = box.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"
FOCUS = "document.activeElement?.dataset?.act || ''"


def distance(one: list[float], other: list[float]) -> float:
    """How far two boxes are from each other; 0 where they meet."""
    across = max(other[0] - one[2], one[0] - other[2], 0)
    down = max(other[1] - one[3], one[1] - other[3], 0)
    return float(max(across, down))


def note_box(page: Any) -> list[float]:
    """Where the note is; it is whole in the window."""
    note = page.locator(".rl-note:popover-open")
    note.wait_for()
    box: list[float] = note.evaluate(BOX)
    size = page.viewport_size
    assert box[0] >= 0
    assert box[1] >= 0
    assert box[2] <= size["width"]
    assert box[3] <= size["height"]
    return box


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_press_is_answered_beside_it(opened: Page, artifacts: Path, size: tuple[int, int]) -> None:
    """An article by key, a click on the map that can do nothing, a card; Escape gives the focus back."""
    page = opened.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened.to_table()
    opened.to_daylight()
    mark = page.locator('.rl-table [data-act^="law:"]:visible').first
    mark.scroll_into_view_if_needed()
    act = str(mark.get_attribute("data-act"))
    mark.focus()
    page.keyboard.press("Enter")
    assert distance(note_box(page), mark.evaluate(BOX)) < 40
    page.screenshot(path=artifacts / f"note-article-{size[0]}.png")
    page.keyboard.press("Escape")
    page.locator(".rl-note:popover-open").wait_for(state="hidden")
    assert page.evaluate(FOCUS) == act
    opened.press("verb:build")
    lit = opened.marks("target")[0]
    opened.to_table()
    x, y = opened.at(3)
    page.mouse.click(x, y)
    assert distance(note_box(page), [x, y, x, y]) < 40
    assert page.locator(".rl-note .rl-refusal").count() == 1
    assert opened.marks("target")[0] == lit
    assert page.locator('.rl-asked [data-act="verb:build"]').get_attribute("aria-pressed") == "true"
    page.screenshot(path=artifacts / f"note-click-{size[0]}.png")
    opened.change(page.locator('.rl-asked [data-act="verb:build"]').click)
    page.locator(".rl-note:popover-open").wait_for(state="hidden")
    assert not opened.lab.errors

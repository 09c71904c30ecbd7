"""The coach in a real browser: with the mouse and from the keyboard, narrow and wide."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.widgets.test_browser import Page, opened

__all__ = ["opened"]

pytestmark = [
    pytest.mark.unproven,
    pytest.mark.browser,
    pytest.mark.flaky(reruns=2),
]  # a page may be slow once


def test_the_coach_leads_to_the_law_and_to_the_picker(opened: Page, artifacts: Path) -> None:
    """An article opens with its neighbours and gives the coach back, and a verb is picked."""
    opened.to_daylight()
    page = opened.page
    page.locator(".rl-coach").wait_for()
    opened.change(page.locator('.rl-coach [data-act^="law:"]').first.click, ".rl-note")
    neighbour = page.locator('.rl-note .rl-neighbours [data-act^="law:"]').first
    number = str(neighbour.inner_text())
    neighbour.focus()
    opened.change(lambda: page.keyboard.press("Enter"), ".rl-note")
    assert opened.text(".rl-note header").startswith(f"{number} ")
    page.locator('.rl-coach [data-act="verb:move"]').focus()
    opened.change(lambda: page.keyboard.press("Enter"))
    assert page.locator('.rl-asked [data-act="verb:move"]').get_attribute("aria-pressed") == "true"
    page.evaluate("window.jupyterapp.commands.execute('application:toggle-left-area')")
    for width in (1900, 1500, 700, 420):
        page.set_viewport_size({"width": width, "height": 1000})
        page.wait_for_timeout(500)
        over = page.evaluate(
            "(() => { const c = document.querySelector('.rl-coach'); return c.scrollWidth - c.clientWidth; })()"
        )
        assert over <= 1, f"the coach is wider than its place at {width}"
        page.locator(".rl-coach").scroll_into_view_if_needed()
        page.screenshot(path=artifacts / f"coach-{width}.png")
    opened.change(page.locator('.rl-coach [data-act="verb:move"]').click)  # the drawer makes room for it
    assert page.locator(".rl-drawer").count() == 0
    assert page.locator(".rl-asked").is_visible()

"""Charts follow the theme of the page: what travels with them, and what a dark page makes of them."""

from __future__ import annotations

import re
from typing import Any

import nbformat
import pytest

import rootlab as rl
from rootlab.analysis.paper import CHART, STYLE, Chart
from rootlab.widgets.tools.chart import ChartFigure
from tests.positions import position
from tests.widgets.conftest import Lab

SOURCE = """
import rootlab as rl
state = rl.load_position({
    "rootlab": 1, "seats": ["marquise", "eyrie"],
    "turn": {"player": "marquise", "phase": "daylight", "step": "actions"},
    "clearings": {"5": {"warriors": {"marquise": 3, "eyrie": 1}}}})
rl.battle_odds(state, 5, "marquise", "eyrie")
"""
SHADE = """() => {
  const plots = [...document.querySelectorAll(".js-plotly-plot .svg-container")];
  return plots.map(plot => getComputedStyle(plot).filter);
}"""


def fight() -> Any:
    state = rl.load_position(position("marquise", "daylight", "actions", {5: "3 marquise, eyrie"}))
    return rl.battle_odds(state, 5, "marquise", "eyrie")


def test_every_chart_takes_the_style_along() -> None:
    odds = fight()
    assert isinstance(odds.chart(), Chart)
    state = rl.load_position(
        position("marquise", "daylight", "actions", {5: "3 marquise"}, used={"actions": 2})
    )
    assert isinstance(rl.turn_options(state).chart(), Chart)
    assert STYLE in ChartFigure(odds.chart())._css
    assert f".{CHART} " in STYLE
    assert 'data-jp-theme-light="false"' in STYLE


def test_in_a_notebook_the_style_comes_before_the_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both the odds themselves and their chart; in a terminal the odds are a line, and no browser opens."""
    import plotly.graph_objects as go
    from IPython import display

    shown: list[str] = []
    monkeypatch.setattr(display, "display", lambda what: shown.append(str(what.data)))
    monkeypatch.setattr(go.Figure, "_ipython_display_", lambda self: shown.append("figure"))
    for module in ("rootlab.analysis.paper", "rootlab.analysis.odds.battle_odds"):
        monkeypatch.setattr(f"{module}.in_notebook", lambda: True)
    fight()._ipython_display_()
    assert shown[1:] == ["figure"]
    assert STYLE in shown[0]


def test_in_a_terminal_the_odds_are_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    odds = fight()
    odds._ipython_display_()
    assert capsys.readouterr().out == f"{odds!r}\n"


@pytest.mark.unproven
@pytest.mark.browser
@pytest.mark.flaky(reruns=1)  # a page may be slow once
def test_a_chart_turns_with_the_theme_while_it_is_open(lab: Lab, chromium: Any) -> None:
    """As it is drawn in a light page; when the theme is switched, the same chart is turned, and turned back."""
    cells = [nbformat.v4.new_code_cell(SOURCE)]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata=kernel), lab.folder / "theme.ipynb")
    page = chromium.new_page(viewport={"width": 1200, "height": 900})
    page.goto(lab.url("theme.ipynb"))
    page.wait_for_function(
        "window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'",
        timeout=90_000,
    )
    page.evaluate("void window.jupyterapp.commands.execute('notebook:run-all-cells')")
    page.locator(".js-plotly-plot .gtitle").wait_for(timeout=90_000)
    for theme in ("JupyterLab Light", "JupyterLab Dark", "JupyterLab Light"):
        page.evaluate(f"window.jupyterapp.commands.execute('apputils:change-theme', {{theme: '{theme}'}})")
        page.wait_for_function(
            f"document.body.dataset.jpThemeLight === '{str(theme.endswith('Light')).lower()}'", timeout=30_000
        )
        page.wait_for_timeout(500)
        shades = page.evaluate(SHADE)
        assert len(shades) == 1
        assert bool(re.search("invert", shades[0])) is theme.endswith("Dark")
    page.close()

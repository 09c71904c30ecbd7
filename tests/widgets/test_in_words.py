"""What a page shows where widgets do not live: a sentence, and never the address of an object."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from IPython.core.formatters import DisplayFormatter
from nbclient import NotebookClient

import rootlab as rl

ACTIVE = ["text/plain", "text/html", "application/vnd.jupyter.widget-view+json"]


@pytest.fixture(params=["en", "es"])
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    before = rl.language()
    rl.set_language(request.param)
    yield request.param
    rl.set_language(before)


def game() -> rl.Game:
    made = rl.new_game(["marquise", "eyrie"], seed=7)
    for _ in range(40):
        made.play(made.state.legal_actions()[0])
    return made


SHOWN: dict[str, Callable[[Path], Any]] = {
    "table": lambda folder: rl.table(game(), saves=folder, autosave=False),
    "edit": lambda folder: rl.edit(game(), saves=folder),
    "dispute": lambda folder: rl.dispute(2),
    "board": lambda folder: rl.board(game().state),
    "coloured": lambda folder: rl.board(game().state, "margin"),
    "odds": lambda folder: rl.battle_odds(
        rl.load_position({
            "rootlab": 1, "map": "autumn", "deck": "standard", "seats": ["marquise", "eyrie"],
            "turn": {"player": "marquise", "phase": "daylight", "step": "actions"},
            "clearings": {"1": {"warriors": {"marquise": 3, "eyrie": 2}}, "5": {"buildings": ["roost"]}},
            "players": {"eyrie": {"leader": "despot"}},
        }), 1, "marquise", "eyrie",
    ).chart(),
    "turn": lambda folder: rl.turn_options(game().state).chart(),
}  # fmt: skip


def bundle(shown: Any) -> dict[str, str]:
    """What IPython makes of it."""
    data: dict[str, str] = DisplayFormatter(active_types=ACTIVE).format(shown)[0]
    return data or shown._repr_mimebundle_()


@pytest.mark.parametrize("name", SHOWN)
def test_it_says_in_a_sentence_what_it_is(name: str, lang: str, tmp_path: Path) -> None:
    data = bundle(SHOWN[name](tmp_path))
    for kind in ("text/plain", "text/html"):
        assert "object at 0x" not in data[kind]
        assert len(data[kind].split()) >= 4
    if name in ("table", "edit", "dispute"):
        assert "application/vnd.jupyter.widget-view+json" in data
    if name in ("table", "edit", "dispute", "board"):
        assert {"en": "notebook", "es": "cuaderno"}[lang] in data["text/plain"]


def test_no_value_of_the_public_face_prints_an_address(lang: str, tmp_path: Path) -> None:
    played = game()
    state = played.state
    position = rl.load_position(state.to_dict())
    for value in (
        played, state, position, state.view("eyrie"), state.decision, state.legal_actions(), rl.law("4.3.2"),
        rl.verbs("eyrie"), rl.coach(state), rl.compare(played, 0, played.ply), rl.measures(state), rl.open_battles(state),
        rl.turn_options(state), *(make(tmp_path) for make in SHOWN.values()),
    ):  # fmt: skip
        assert " at 0x" not in repr(value)
        html = getattr(value, "_repr_html_", None)
        assert html is None or " at 0x" not in html()


def test_a_notebook_that_was_run_without_a_page_tells_it() -> None:
    """JupyterLab shows text of a notebook that it does not trust; an export shows HTML."""
    cell = nbformat.v4.new_code_cell(
        'import rootlab as rl\nrl.set_language("es")\nrl.board(rl.new_game(["marquise", "eyrie"], seed=7).state)'
    )
    made = NotebookClient(nbformat.v4.new_notebook(cells=[cell]), kernel_name="python3").execute()
    data = made.cells[0].outputs[0].data
    assert "application/vnd.plotly.v1+json" in data
    assert "cuaderno" in data["text/html"]
    assert "cuaderno" in data["text/plain"]

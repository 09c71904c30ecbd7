"""The names that notebooks, the README and everybody else use; and that the import stays light."""

from __future__ import annotations

import subprocess
import sys

import pytest

import rootlab as rl

NAMES = {
    "Game",
    "IllegalAction",
    "PositionError",
    "RecordError",
    "RootlabError",
    "State",
    "about",
    "action",
    "battle_odds",
    "board",
    "coach",
    "compare",
    "compiled",
    "dispute",
    "edit",
    "games",
    "language",
    "law",
    "load_game",
    "load_position",
    "load_shared",
    "measures",
    "new_game",
    "open_battles",
    "outcome",
    "playout",
    "set_language",
    "share",
    "table",
    "turn_options",
    "verbs",
}
HEAVY = {
    "IPython",
    "anywidget",
    "fluent",
    "ipywidgets",
    "jsonschema",
    "networkx",
    "numpy",
    "pandas",
    "plotly",
    "rich",
    "traitlets",
    "voila",
}


def test_the_names_are_these() -> None:
    assert set(rl.__all__) == NAMES
    assert set(dir(rl)) == NAMES
    for name in NAMES - {"dispute", "table"}:
        assert getattr(rl, name) is not None


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        rl.chess  # noqa: B018


def test_errors_have_one_base() -> None:
    for error in (rl.IllegalAction, rl.PositionError, rl.RecordError):
        assert issubclass(error, rl.RootlabError)


def test_an_import_brings_nothing_heavy() -> None:
    code = "import sys, rootlab; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not HEAVY & set(done.stdout.split())


def test_a_game_too_needs_nothing_heavy() -> None:
    code = (
        "import sys, rootlab as rl; g = rl.new_game(['marquise', 'eyrie'], seed=1)\n"
        "for _ in range(100): g.play(g.state.legal_actions()[0])\n"
        "g.state.view('eyrie'); print(*{name.partition('.')[0] for name in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not HEAVY & set(done.stdout.split())


def test_a_first_look_at_everything() -> None:
    """What the first pages show."""
    game = rl.new_game(["marquise", "eyrie"], seed=7)
    state = game.state
    assert (state.player, state.phase) == ("marquise", "setup")
    assert state.decision is not None
    assert state.decision.player == "marquise"
    action = state.legal_actions()[0]
    assert isinstance(state.legal_actions(), tuple)
    assert eval(repr(action), {"rl": rl}) is action
    assert state.why_not(action) is None
    assert state.child(action) != state
    assert state.copy() == state
    game.play(action)
    game.undo()
    game.redo()
    game.goto(0)
    assert game.state == state
    assert len(game.branches()) == 1
    assert state.scores == {"marquise": 0, "eyrie": 0}
    assert state.winners == ()
    assert state.rules(5) in (None, "marquise", "eyrie")
    assert state.view("eyrie").player == "marquise"
    assert rl.load_position(state.to_dict()) == state
    assert rl.law("4.3.2").number == "4.3.2"
    rl.set_language(rl.language())
    assert rl.outcome("dice", 1, 3) is rl.outcome("dice", 3, 1)
    assert {verb.name for verb in rl.verbs("marquise")} >= {"move", "build", "recruit"}


def test_an_error_shows_as_one_sentence_in_a_notebook() -> None:
    with pytest.raises(rl.RootlabError) as error:
        rl.new_game(["marquise", "badger"])
    shown = error.value._render_traceback_()
    assert len(shown) == 1
    assert "badger" in shown[0]
    assert "Traceback" not in shown[0]

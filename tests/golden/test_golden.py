"""Golden playthroughs: recorded games go the same way, choice by choice, to the same end."""

from __future__ import annotations

import json

import pytest

import rootlab as rl
from rootlab.engine.outcome import Outcome
from tests.checks import recount
from tests.golden.playthrough import GAMES, choice_of, recorded, standing, start_of
from tests.golden.record import game_file


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    """Every choice is possible where it was made, and at every turn the table looks as it did."""
    game = json.loads(game_file(name).read_text(encoding="utf-8"))
    s = start_of(game)
    for n, data in enumerate(game["choices"]):
        if str(n) in game["turns"]:
            assert standing(s) == game["turns"][str(n)], f"choice {n}"
        choice = choice_of(data)
        if isinstance(choice, Outcome):
            assert choice in [outcome for outcome, _ in s.chance_outcomes()], f"choice {n}: {choice}"
        else:
            assert choice in s.legal_actions(), f"choice {n}: {choice}"
        s.apply(choice)
    assert {**standing(s), "winners": list(s.winners), "article": s.won_by} == game["end"]
    assert recount(s) == []


@pytest.mark.parametrize("name", GAMES)
def test_playthrough_is_recorded_alike(name: str) -> None:
    """The command that records would write the same file."""
    assert json.loads(json.dumps(recorded(name))) == json.loads(game_file(name).read_text(encoding="utf-8"))


def test_playthrough_as_a_game() -> None:
    """The same through ``Game``: it saves, and goes back to where it was."""
    recording = json.loads(game_file("marquise-eyrie").read_text(encoding="utf-8"))
    game = rl.Game(start_of(recording), seed=0, auto_chance=False)
    for data in recording["choices"]:
        game.play(choice_of(data), auto_chance=False)
    assert list(game.state.winners) == recording["end"]["winners"]
    end = game.state
    for _ in range(20):
        game.undo()
    assert game.state != end
    for _ in range(20):
        game.redo()
    assert game.state == end


def test_the_games_show_the_whole_of_it() -> None:
    """Between them the recorded games come to nearly every kind of choice, at two to five seats."""
    games = [json.loads(game_file(name).read_text(encoding="utf-8")) for name in GAMES]
    verbs = {data["verb"] for game in games for data in game["choices"] if "verb" in data}
    assert len(verbs) >= 70
    assert {len(game["seats"]) for game in games} == {2, 3, 4, 5}

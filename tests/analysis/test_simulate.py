"""Simulations repeat, say how sure they are, and can be interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from random import Random

import pytest
from click.testing import CliRunner

import rootlab as rl
from rootlab.agents import random_agent
from rootlab.analysis.simulation import playing
from rootlab.analysis.simulation.intervals import wilson
from rootlab.analysis.simulation.playing import play_game
from rootlab.analysis.simulation.simulate import Simulation, simulate
from rootlab.cli import main
from rootlab.engine.action import Action
from rootlab.engine.view import View
from rootlab.language import text
from rootlab.record.start import start_state

SEATS = ["marquise", "eyrie"]


@pytest.fixture(scope="module")
def result() -> Simulation:
    return simulate(SEATS, 30, seed=5)


# --- one game --------------------------------------------------------------------------------------------
def test_a_random_player_needs_no_view() -> None:
    """The quick loop and the loop over views play the same games."""
    start = start_state(SEATS)
    agents = dict.fromkeys(SEATS, random_agent)
    for index in range(6):
        assert play_game(start, 1, index) == play_game(start, 1, index, agents)
        assert play_game(start, 1, index) == play_game(start, 1, index, {"eyrie": random_agent})


def test_a_game_is_a_function_of_seed_and_number() -> None:
    start = start_state(SEATS)
    first = play_game(start, 1, 3)
    play_game(start, 1, 4)
    assert play_game(start, 1, 3) == first
    assert start == start_state(SEATS)
    assert play_game(start, 2, 3) != first


def test_an_endless_game_is_stopped_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_ROUNDS", 3)
    game = play_game(start_state(SEATS), 1, 1)
    assert (game.stopped, game.winners, game.article, game.rounds) == (True, (), "", 3)
    stopped = simulate(SEATS, 4, seed=1)
    assert stopped.stopped == 4
    assert [row.wins for row in stopped.wins] == [0, 0]
    assert not stopped.frame().won.any()


# --- many games ------------------------------------------------------------------------------------------
def test_results_are_whole(result: Simulation) -> None:
    assert [game.index for game in result.games] == list(range(30))
    assert not result.partial
    for game in result.games:
        assert len(game.winners) == 1
        assert game.article == "3.1"
        assert max(score for score in game.scores.values() if score is not None) >= 30
        assert 0 < game.choices < game.decisions
        assert 1 <= game.rounds <= 500
    assert result.choices_per_second > 0
    assert result.decisions_per_second > result.choices_per_second
    assert result.mean_rounds == sum(game.rounds for game in result.games) / 30


def test_wins_have_their_interval(result: Simulation) -> None:
    assert [row.faction for row in result.wins] == SEATS
    assert sum(row.wins for row in result.wins) == 30
    for row in result.wins:
        assert row.share == row.wins / 30
        assert (row.low, row.high) == wilson(row.wins, 30)


def test_frames_are_tidy(result: Simulation) -> None:
    frame = result.frame()
    assert list(frame.columns) == [
        "game", "faction", "agent", "won", "points", "article", "rounds", "choices", "stopped"
    ]  # fmt: skip
    assert len(frame) == 60
    assert frame.groupby("faction").won.sum().to_dict() == {row.faction: row.wins for row in result.wins}
    summary = result.summary()
    assert list(summary.columns) == ["faction", "wins", "games", "share", "low", "high"]
    assert summary.wins.sum() == 30


def test_the_same_seed_gives_the_same_games(result: Simulation) -> None:
    assert simulate(SEATS, 30, seed=5).games == result.games
    assert simulate(SEATS, 12, seed=5).games == result.games[:12]
    assert simulate(SEATS, 30, seed=6).games != result.games


def test_several_processes_play_the_same_games(result: Simulation) -> None:
    seen: list[tuple[int, int]] = []
    together = simulate(SEATS, 30, seed=5, processes=2, progress=lambda *done: seen.append(done))
    assert together.games == result.games
    assert together.processes == 2
    assert seen[-1] == (30, 30)


def test_agents_play_their_seats() -> None:
    def last(view: View, rng: Random) -> Action:
        seen.add(view.faction)
        return view.legal_actions()[-1]

    seen: set[str] = set()
    one = simulate(SEATS, 2, seed=1, agents={"eyrie": last})
    assert seen == {"eyrie"}
    assert one.agents == {"marquise": "random", "eyrie": "last"}
    assert one.games != simulate(SEATS, 2, seed=1).games
    named = simulate(SEATS, 2, seed=1, agents="random")
    assert named.games == simulate(SEATS, 2, seed=1).games


def test_an_agent_that_breaks_the_rules_is_told() -> None:
    def cheat(view: View, rng: Random) -> Action:
        return rl.action("marquise", "place_keep", clearing=6)

    with pytest.raises(rl.RootlabError, match="not legal"):
        simulate(SEATS, 1, agents={"marquise": cheat})


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"games": 0}, "games"),
        ({"games": -3}, "-3"),
        ({"games": 2.5}, "2.5"),
        ({"games": True}, "True"),
        ({"processes": 0}, "processes"),
        ({"seed": 1.5}, "1.5"),
        ({"factions": ["marquise", "badger"]}, "badger"),
        ({"factions": "marquise"}, "list"),
        ({"agents": "genius"}, "genius"),
        ({"agents": {"badger": "random"}}, "badger"),
        ({"map": "moon"}, "moon"),
    ],
)
def test_bad_input_is_one_sentence(given: dict[str, object], said: str) -> None:
    with pytest.raises(rl.RootlabError, match=said) as error:
        simulate(**{"factions": SEATS, "games": 1, **given})  # type: ignore[arg-type]
    assert "\n" not in str(error.value)


def test_an_interrupt_gives_what_was_played() -> None:
    def stop(done: int, asked: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    part = simulate(SEATS, 1000, seed=5, progress=stop)
    assert part.partial
    assert (len(part.games), part.asked) == (7, 1000)
    assert part.games == simulate(SEATS, 7, seed=5).games
    assert part.wins[0].games == 7


def test_an_interrupt_of_several_processes_gives_what_was_played(result: Simulation) -> None:
    def stop(done: int, asked: int) -> None:
        raise KeyboardInterrupt

    part = simulate(SEATS, 400, seed=5, processes=2, progress=stop)
    assert part.partial
    assert 0 < len(part.games) < 400
    assert part.games[0] == result.games[part.games[0].index]


# --- the command -----------------------------------------------------------------------------------------
def run(*given: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(main, ["simulate", *given])
    return done.exit_code, done.stdout, done.stderr


def test_the_command_prints_wins_rounds_and_speed(result: Simulation) -> None:
    code, out, err = run("--games", "30", "--factions", "marquise,eyrie", "--seed", "5")
    assert (code, err) == (0, "")
    for row in result.wins:
        line = next(line for line in out.splitlines() if text(f"faction-{row.faction}") in line)
        assert str(row.wins) in line
        assert f"{100 * row.low:.1f} – {100 * row.high:.1f} %" in line
    assert f"{result.mean_rounds:.1f}" in out
    assert "choices a second" in out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--games", "0"], "--games"),
        (["--games", "many"], "many"),
        (["--games", "-5"], "-5"),
        (["--games", "1.5"], "1.5"),
        (["--processes", "none"], "none"),
        (["--factions", "marquise"], "two to six"),
        (["--factions", ""], "two to six"),
        (["--factions", "marquise,marquise"], "one seat"),
        (["--factions", "marquise,badger"], "badger"),
        (["--map", "moon"], "moon"),
        (["--deck", "tarot"], "tarot"),
    ],
    ids=" ".join,
)
def test_bad_input_of_the_command_is_one_sentence(given: list[str], said: str) -> None:
    code, out, err = run("--games", "2", *given)
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert said in err


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as a signal of POSIX")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_prints_what_there_is(processes: str) -> None:
    command = [
        sys.executable,
        "-m",
        "rootlab.cli",
        "simulate",
        "--games",
        "1000000",
        "--processes",
        processes,
    ]
    for seconds in (5, 20, 60):
        running = subprocess.Popen(
            command, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        try:
            time.sleep(seconds)
            os.killpg(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
        if running.returncode == 1 and seconds < 60:
            continue  # on a busy machine the command had not begun yet
        assert running.returncode == 130
        assert err == ""
        assert "Interrupted" in out
        if "before the first game" not in out:
            break
    assert "of 1,000,000 games" in out

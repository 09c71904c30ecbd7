"""Processes that play: however a simulation ends, what was played is told and nobody is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import rootlab as rl
from rootlab.analysis.simulation.playing import GameResult
from rootlab.analysis.simulation.simulate import simulate
from rootlab.analysis.simulation.workers import play_together

SEATS = ["marquise", "eyrie"]
PATIENCE = 90
"""Seconds for other processes to start on a busy machine."""

posix = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up under /proc")


def result(index: int) -> GameResult:
    return GameResult(index, ("eyrie",), "3.1", 1, 1, 1, {"eyrie": 30}, False)


class Fine:
    """Plays at once."""

    def play(self, indexes: Sequence[int]) -> Iterator[GameResult]:
        yield from map(result, indexes)


class Mortal:
    """Dies in the middle of game 5, the first time."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def play(self, indexes: Sequence[int]) -> Iterator[GameResult]:
        for index in indexes:
            if index == 5 and not self.mark.exists():
                self.mark.touch()
                os._exit(9)
            yield result(index)


class Doomed:
    """Dies every time."""

    def play(self, indexes: Sequence[int]) -> Iterator[GameResult]:
        os._exit(9)
        yield from ()


class Wrong:
    """Fails with an error."""

    def play(self, indexes: Sequence[int]) -> Iterator[GameResult]:
        yield result(indexes[0])
        raise rl.RootlabError("no such move")


def batches(games: int, size: int = 3) -> Iterator[range]:
    return (range(first, min(first + size, games)) for first in range(0, games, size))


def test_each_game_is_played_once() -> None:
    heard: list[GameResult] = []
    assert play_together(Fine(), batches(20), 2, heard.append)
    assert sorted(one.index for one in heard) == list(range(20))


def test_the_games_of_a_worker_that_dies_are_played_by_another(tmp_path: Path) -> None:
    heard: list[GameResult] = []
    assert play_together(Mortal(tmp_path / "died"), batches(20), 2, heard.append)
    assert (tmp_path / "died").exists()
    assert sorted(one.index for one in heard) == list(range(20))


def test_where_every_worker_dies_it_is_one_sentence() -> None:
    with pytest.raises(rl.RootlabError, match="cannot play here"):
        play_together(Doomed(), batches(20), 2, lambda one: None)


def test_an_error_in_a_worker_comes_back() -> None:
    with pytest.raises(rl.RootlabError, match="no such move"):
        play_together(Wrong(), batches(20), 2, lambda one: None)


def test_players_that_cannot_be_sent_are_one_sentence() -> None:
    with pytest.raises(rl.RootlabError, match="cannot be sent"):
        simulate(SEATS, 40, agents={"eyrie": lambda view, rng: view.legal_actions()[0]}, processes=2)


# --- signals, sent to the real command -------------------------------------------------------------------
def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            own = int(stat.parent.name)
            found += [own, *children(own)]
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def gone(pids: list[int]) -> bool:
    """Whether none of them lives, a moment after."""
    until = time.monotonic() + 20
    while any(map(alive, pids)) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(map(alive, pids))


def playing(pid: int) -> list[int]:
    """The processes under one, once two of them have worked for a while."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        busy = []
        for child in children(pid):
            try:
                fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[11]) + int(fields[12]) > 150:
                busy.append(child)
        if len(busy) >= 2:
            return children(pid)
        time.sleep(0.1)
    raise AssertionError("the workers did not start")


@posix
@pytest.mark.parametrize(
    ("sent", "to_all", "code"),
    [
        (["SIGINT"], True, 130),
        (["SIGINT", "SIGINT"], True, 130),
        (["SIGINT", "SIGINT", "SIGINT"], False, 130),
        (["SIGTERM"], False, 143),
        (["SIGTERM", "SIGINT"], True, 143),
        (["SIGHUP"], True, 129),
        (["SIGKILL"], False, -9),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else None,
)
def test_nobody_is_left_behind(sent: list[str], to_all: bool, code: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rootlab.cli", "simulate", "--games", "1000000", "--processes", "2"]
    with (tmp_path / "said").open("w") as said:
        running = subprocess.Popen(command, start_new_session=True, stdout=said, stderr=said)
        try:
            below = playing(running.pid)
            for name in sent:
                number = getattr(signal, name)
                os.killpg(running.pid, number) if to_all else running.send_signal(number)
                time.sleep(0.02)
            assert running.wait(PATIENCE) == code
        finally:
            running.kill()
    assert gone(below)
    words = (tmp_path / "said").read_text()
    assert "Traceback" not in words
    if code > 0:
        assert "Interrupted" in words


@posix
def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rootlab.cli", "simulate", "--games", "5000", "--processes", "2"]
    with (tmp_path / "said").open("w") as said:
        running = subprocess.Popen(command, start_new_session=True, stdout=said, stderr=said)
        try:
            below = playing(running.pid)
            os.kill(max(below), signal.SIGKILL)
            assert running.wait(PATIENCE) == 0
        finally:
            running.kill()
    assert gone(below)
    words = (tmp_path / "said").read_text()
    assert "5,000 games, seed 1" in words
    assert "Traceback" not in words

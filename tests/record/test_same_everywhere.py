"""Same seed, same choices: the same game on every Python, whatever PYTHONHASHSEED says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import rootlab

PLAY = """
import hashlib, json, sys
from random import Random
import rootlab as rl
from rootlab.analysis.simulation.simulate import simulate

digest = hashlib.sha256()
for seats in (["marquise", "eyrie"], ["eyrie", "marquise"]):
    game = rl.new_game(seats, seed="everywhere", dominance=True)
    rng = Random(5)
    for n in range(2000):
        legal = game.state.legal_actions()
        if not legal:
            break
        if n % 50 == 49:
            game.goto(n // 2)
            continue
        digest.update(repr(legal).encode())
        game.play(legal[int(rng.random() * len(legal))])
    data = game.to_dict()
    digest.update(json.dumps([data["nodes"], data["at"], data["line"]]).encode())
    digest.update(json.dumps(game.state.to_dict()).encode())
    digest.update(repr([event.to_dict() for event in game.events()]).encode())
result = simulate(["marquise", "eyrie"], 5, seed=3)
digest.update(repr(result.games).encode())
print(digest.hexdigest())
"""
FOLDER = Path(rootlab.__file__).parents[1]


def interpreter(version: str) -> str | None:
    """A Python of that version, if there is one on this machine."""
    if sys.version_info[:2] == tuple(int(part) for part in version.split(".")):
        return sys.executable
    pyenv = Path.home() / ".pyenv" / "versions"
    for folder in sorted(pyenv.glob(f"{version}.*"), reverse=True):
        if (folder / "bin" / "python").exists():
            return str(folder / "bin" / "python")
    return shutil.which(f"python{version}")


def run(python: str, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(FOLDER)}
    done = subprocess.run([python, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    if "No module named" in done.stderr:
        pytest.skip(f"{python} lacks a package: {done.stderr.strip().splitlines()[-1]}")
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@cache
def here() -> str:
    return run(sys.executable, "0")


@pytest.mark.parametrize("hash_seed", ["1", "4294967295", "random"])
def test_whatever_the_hash_seed(hash_seed: str) -> None:
    assert run(sys.executable, hash_seed) == here()


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_on_another_python(version: str) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"Python {version} is not installed here")
    assert run(python, "random") == here()

"""Style and types are part of the tests, so that `pytest` alone covers everything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def _run(*arguments: str) -> None:
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(done.stdout + done.stderr, pytrace=False)


def test_ruff_check() -> None:
    _run("ruff", "check", "--no-cache", ".")


def test_ruff_format() -> None:
    _run("ruff", "format", "--no-cache", "--check", ".")


def test_mypy_strict() -> None:
    _run("mypy")

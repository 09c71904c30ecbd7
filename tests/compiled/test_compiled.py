"""The compiled engine plays the same games: built, installed by itself, and put to the same tests.

A build is kept in ``ROOTLAB_BUILD_CACHE`` (``~/.cache/rootlab`` unless it is set), under the sum of what it
is compiled from.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from rootlab.components.names import FACTIONS
from tests.installing import ROOT, build, install, run
from tests.record.test_same_everywhere import PLAY, here, interpreter

SUITES = ("golden", "engine", "rules", "cards", "factions", "record", "analysis")
IN_CI = bool(os.environ.get("CI"))
NOT_COMPILED = "engine.ruling"

pytestmark = pytest.mark.compiled


def can_compile() -> bool:
    """Whether this machine has a C compiler and the headers of this Python."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_path("include"), "Python.h").exists()


def build_compiled(folder: Path, python: str = sys.executable) -> Path:
    cache = os.environ.get("ROOTLAB_BUILD_CACHE") or str(Path.home() / ".cache" / "rootlab")
    return build(folder, python, HATCH_BUILD_HOOKS_ENABLE="1", ROOTLAB_BUILD_CACHE=cache)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not can_compile() and not IN_CI:
        pytest.skip("no C compiler or no headers of Python here")
    return build_compiled(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Python of an environment with the compiled wheel."""
    return str(install(wheel, tmp_path_factory.mktemp("environment") / "venv") / "python")


@pytest.fixture(scope="module")
def tests_alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tests without the package beside them, so that they find the one that is installed."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in ("tests", "data"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, folder)
    return folder


def test_the_wheel_is_for_this_platform_and_keeps_the_sources(wheel: Path) -> None:
    assert "-none-any" not in wheel.name
    names = run(sys.executable, "-m", "zipfile", "-l", str(wheel))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for module in ("engine/state", "engine/view", "rules/battle", "cards/effect", "components/cards"):
        assert f"rootlab/{module}.py" in names
        assert f"rootlab/{module}{suffix}" in names
    assert f"rootlab/{NOT_COMPILED.replace('.', '/')}{suffix}" not in names
    assert "build/" not in names


def test_nothing_is_left_in_the_checkout(wheel: Path) -> None:
    assert not list((ROOT / "rootlab").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def test_it_says_that_it_is_compiled(python: str, tmp_path: Path) -> None:
    said = run(python, "-c", "import rootlab; print(rootlab.compiled, rootlab.about('en'))", cwd=tmp_path)
    assert said.startswith("True rootlab ")
    assert "compiled" in run(str(Path(python).parent / "rootlab"), "--version", cwd=tmp_path)


def test_every_faction_is_compiled(python: str, tmp_path: Path) -> None:
    code = "import rootlab, sys; print(*(n for n, m in sys.modules.items() if str(m.__dict__.get('__file__')).endswith('.so')))"
    loaded = set(run(python, "-c", code, cwd=tmp_path).split())
    for name in FACTIONS:
        if (ROOT / "rootlab" / "factions" / name).is_dir():
            assert f"rootlab.factions.{name}" in loaded
    assert f"rootlab.{NOT_COMPILED}" not in loaded


def test_the_same_games_as_in_plain_python(python: str, tmp_path: Path) -> None:
    assert run(python, "-c", PLAY, cwd=tmp_path).strip() == here()


@pytest.mark.parametrize("suite", SUITES)
def test_the_same_tests_pass(suite: str, python: str, tests_alone: Path) -> None:
    run(python, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", f"tests/{suite}", cwd=tests_alone)


@pytest.mark.parametrize("version", ["3.12", "3.13"])
def test_the_same_games_on_another_python(version: str, tests_alone: Path, tmp_path: Path) -> None:
    """Built and installed there too, where that Python is installed; its tools are downloaded."""
    other = interpreter(version)
    if other is None:
        pytest.skip(f"Python {version} is not installed here")
    if not IN_CI:
        pytest.skip("another build: only in CI")
    run(other, "-m", "venv", str(tmp_path / "venv"))
    there = str(tmp_path / "venv" / "bin" / "python")
    tools = ["hatchling", "mypy", "setuptools", "pytest"]
    done = subprocess.run([there, "-m", "pip", "install", "-q", *tools], capture_output=True, check=False)
    if done.returncode:
        pytest.skip(f"no tools for Python {version}: {done.stderr.decode()[-200:]}")
    wheel = build_compiled(tmp_path, there)
    run(there, "-m", "pip", "install", "-q", "--no-deps", str(wheel))
    assert run(there, "-c", "import rootlab; print(rootlab.compiled)", cwd=tmp_path).strip() == "True"
    assert run(there, "-c", PLAY, cwd=tmp_path).strip() == here()
    (tests_alone / "plain.ini").touch()
    sums = ("tests/golden", "tests/engine/test_counts.py")
    run(there, "-m", "pytest", "-q", "-c", "plain.ini", "--import-mode=importlib", *sums, cwd=tests_alone)

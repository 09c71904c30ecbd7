"""The kit works from a wheel in a new environment as it does from a checkout."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

import rootlab
from rootlab.components.paths import data_dir, notebooks_dir
from tests.installing import ROOT, build, install, run


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"), HATCH_BUILD_HOOKS_ENABLE="")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(wheel, tmp_path_factory.mktemp("environment") / "venv")


def test_a_checkout_finds_its_own_files() -> None:
    if Path(rootlab.__file__).parents[1] == ROOT:
        assert data_dir() == ROOT / "data"
        assert notebooks_dir() == ROOT / "notebooks"


def test_the_wheel_holds_data_and_notebooks(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder, inside in (("data", "rootlab/_data"), ("notebooks", "rootlab/_notebooks")):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and ".ipynb_checkpoints" not in path.parts:
                assert f"{inside}/{path.relative_to(ROOT / folder).as_posix()}" in names
    assert "rootlab/py.typed" in names
    assert "rootlab/_notebooks/en/00_start.ipynb" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"rootlab"}


def test_an_installed_wheel_reads_its_data(installed: Path, tmp_path: Path) -> None:
    code = (
        "from rootlab.components.board import load_board\n"
        "from rootlab.components.paths import data_dir\n"
        "print(load_board('autumn').adj[1]); print(data_dir())"
    )
    adjacent, folder = run(str(installed / "python"), "-c", code, cwd=tmp_path).splitlines()
    assert adjacent == "(5, 9, 10)"
    assert Path(folder).is_relative_to(installed.parent)
    assert Path(folder).name == "_data"


def test_an_installed_wheel_starts_a_game(installed: Path, tmp_path: Path) -> None:
    code = (
        "import rootlab as rl\n"
        "game = rl.new_game(['marquise', 'eyrie'], seed=1)\n"
        "while game.state.phase == 'setup':\n"
        "    game.play(game.state.legal_actions()[0])\n"
        "print(rl.__file__); print(game.state.player, game.state.phase)"
    )
    file, where = run(str(installed / "python"), "-c", code, cwd=tmp_path).splitlines()
    assert Path(file).is_relative_to(installed.parent)
    assert where == "marquise daylight"


def test_an_installed_wheel_copies_its_notebooks(installed: Path, tmp_path: Path) -> None:
    said = run(str(installed / "rootlab"), "lab", "mine", "--copy-only", cwd=tmp_path)
    assert said.startswith("Copied ")
    assert (tmp_path / "mine" / "en" / "00_start.ipynb").is_file()
    assert "0.1.0" in run(str(installed / "rootlab"), "--version", cwd=tmp_path)

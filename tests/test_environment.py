"""The project's own papers agree: pyproject.toml, environment.yml, README, .ci/run."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def _dependencies() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return set(project["dependencies"]) | {f"python{project['requires-python']}"}


def test_environment_has_the_dependencies_of_the_project() -> None:
    environment = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))
    assert environment["channels"] == ["conda-forge"]
    named: set[str] = set()
    for entry in environment["dependencies"]:
        named.update(entry["pip"] if isinstance(entry, dict) else [entry])
    assert named - {"pip", "--editable ."} == _dependencies()


def test_readme_starts_with_two_commands_that_the_ci_uses_too() -> None:
    lab, tests = re.findall(r"```sh\n(python3 -m venv .*)\n```", README)
    assert lab.endswith(".venv/bin/rootlab lab")
    assert tests.endswith("-m pytest")
    assert README.index(tests) < README.index("\n## "), "both stand on the first screen"
    assert tests in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_ci_run_is_sound_bash() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    subprocess.run(["bash", "-n", str(script)], check=True)


def test_the_top_level_stays_small() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    top = {line.split("/")[0] for line in listed.splitlines()}
    folders = {"rootlab", "notebooks", "data", "tests"}
    files = {"pyproject.toml", "hatch_build.py", "environment.yml", "README.md", "LICENSE"}
    assert {name for name in top if not name.startswith(".")} <= folders | files


@pytest.mark.parametrize("name", ["README.md", "LICENSE"])
def test_it_says_whose_root_is(name: str) -> None:
    text = " ".join((ROOT / name).read_text(encoding="utf-8").split())
    assert "Root is a game by Leder Games" in text
    assert "unofficial" in text
    assert "no artwork and no rule text of theirs" in text


def test_the_licence_is_whole() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in text
    assert "END OF TERMS AND CONDITIONS" in text

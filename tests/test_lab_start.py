"""`rootlab lab` where a home cannot be written, or JupyterLab does not start: a sentence, and no stack."""

from __future__ import annotations

import os
import sys
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner

from rootlab.cli import main
from rootlab.components.errors import RootlabError
from rootlab.lab import run_lab
from rootlab.lab_places import check_places
from rootlab.lab_start import Start

PLACES = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")


def home(monkeypatch: pytest.MonkeyPatch, place: str) -> dict[str, str]:
    for name in (*PLACES, "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR", "JUPYTER_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", place)
    return dict(os.environ)


def in_the_way(tmp_path: Path) -> str:
    """A home in which nothing can be written, not by the administrator either."""
    (tmp_path / "file").write_text("x")
    return str(tmp_path / "file" / "home")


posix = pytest.mark.skipif(os.name != "posix", reason="a home is found in another way here")


@posix
def test_a_home_that_can_be_written_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_places(home(monkeypatch, str(tmp_path / "home")))


@posix
def test_a_home_that_cannot_be_written_is_told_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = home(monkeypatch, in_the_way(tmp_path))
    with pytest.raises(RootlabError) as error:
        check_places(environment)
    said = str(error.value)
    assert str(tmp_path / "file") in said
    assert "HOME=" in said
    assert "JUPYTER_CONFIG_DIR" in said
    assert "\n" not in said


@posix
@pytest.mark.parametrize("name", [*PLACES, "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR"])
def test_each_place_that_cannot_be_written_is_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home(monkeypatch, str(tmp_path / "home"))
    monkeypatch.setenv(name, in_the_way(tmp_path))
    with pytest.raises(RootlabError, match=name):
        check_places(os.environ)


@posix
def test_the_command_says_it_and_copies_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home(monkeypatch, in_the_way(tmp_path))
    shown = CliRunner().invoke(main, ["lab", str(tmp_path / "notebooks"), "--no-browser"])
    assert shown.exit_code == 1
    assert "HOME=" in shown.output
    assert not (tmp_path / "notebooks").exists()


def child(tmp_path: Path, code: str) -> list[str]:
    script = tmp_path / "server.py"
    script.write_text(f"import sys, time\n{code}\n")
    return [sys.executable, str(script)]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (
            "raise PermissionError(13, 'Permission denied', '/x')",
            "PermissionError: [Errno 13] Permission denied",
        ),
        (
            "sys.exit('[C 2026-12-01 10:00:00.000 ServerApp] ERROR: no available port could be found.\\nbye')",
            "JupyterLab did not start: ERROR: no available port could be found. All",
        ),
        ("import nothing_of_that_name", "No module named 'nothing_of_that_name'"),
        ("sys.exit(3)", "did not start: ?"),
    ],
)
def test_a_server_that_does_not_start_is_told_in_one_sentence(
    code: str, reason: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(RootlabError) as error:
        run_lab(child(tmp_path, code), os.environ)
    said = str(error.value)
    assert reason in said
    assert "\n" not in said
    kept = Path(said.split(" is in ")[1].split("; ", maxsplit=1)[0])
    assert kept.exists()
    kept.unlink()
    assert "Traceback" not in capfd.readouterr().err


def test_a_server_that_runs_is_heard_at_once(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code = "sys.stderr.write('before\\n[I ServerApp] Jupyter Server is running at:\\nafter\\n'); sys.exit(4)"
    assert run_lab(child(tmp_path, code), os.environ) == 4
    said = capfd.readouterr().err
    assert said.splitlines()[0] == "before"


def test_a_server_that_takes_long_is_heard_in_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rootlab.lab_start._PATIENCE", 0.0)
    start = Start(StringIO("slow\n"))
    start._timer.join()
    start._reader.join()
    assert start.fault() == ""
    assert capsys.readouterr().err == "slow\n"


def test_a_program_that_is_not_there_is_told() -> None:
    with pytest.raises(RootlabError, match="there is no such file"):
        run_lab(["/nowhere/python"], os.environ)


def test_a_folder_that_cannot_be_written_is_told_with_the_way_out(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    shown = CliRunner().invoke(main, ["lab", str(tmp_path / "file" / "below"), "--copy-only"])
    assert shown.exit_code == 1
    assert "rootlab lab FOLDER" in shown.output

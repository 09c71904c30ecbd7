"""`rootlab lab`: the copy of the notebooks, and JupyterLab on it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest
from click.testing import CliRunner

from rootlab import lab
from rootlab.cli import main
from rootlab.components.errors import RootlabError
from rootlab.components.paths import data_dir, notebooks_dir
from rootlab.language import language, set_language

FILES = {"en/00_start.ipynb": "start 1", "en/01_more.ipynb": "more 1", "es/00_start.ipynb": "inicio 1"}


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    source = tmp_path / "shipped"
    for name, content in FILES.items():
        _write(source / name, content)
    _write(source / "en" / ".ipynb_checkpoints" / "00_start-checkpoint.ipynb", "x")
    return source


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "my" / "notebooks"


@pytest.fixture(autouse=True)
def _same_language() -> Iterator[None]:
    before = language()
    yield
    set_language(before)


def _write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)


def _copy(shipped: Path, folder: Path, version: str = "1") -> dict[str, str]:
    return {
        one.path.relative_to(folder).as_posix(): one.what
        for one in lab.copy_notebooks(shipped, folder, version)
    }


def _content(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*.ipynb")}


def test_first_copy_and_a_second_that_does_nothing(shipped: Path, folder: Path) -> None:
    assert _copy(shipped, folder) == dict.fromkeys(FILES, "new")
    assert _content(folder) == FILES
    assert _copy(shipped, folder) == {}


def test_the_users_work_is_left(shipped: Path, folder: Path) -> None:
    _copy(shipped, folder)
    _write(folder / "en" / "00_start.ipynb", "mine")
    _write(folder / "en" / "own.ipynb", "my own")
    for _ in range(2):
        assert _copy(shipped, folder) == {"en/00_start.ipynb": "kept"}
        assert _content(folder) == {**FILES, "en/00_start.ipynb": "mine", "en/own.ipynb": "my own"}


def test_a_newer_version_updates_what_is_untouched(shipped: Path, folder: Path) -> None:
    _copy(shipped, folder)
    _write(folder / "en" / "00_start.ipynb", "mine")
    _write(shipped / "en" / "00_start.ipynb", "start 2")
    _write(shipped / "en" / "01_more.ipynb", "more 2")
    assert _copy(shipped, folder, "2") == {"en/00_start.ipynb": "beside", "en/01_more.ipynb": "updated"}
    assert _content(folder) == {
        **FILES,
        "en/00_start.ipynb": "mine",
        "en/00_start-2.ipynb": "start 2",
        "en/01_more.ipynb": "more 2",
    }
    assert _copy(shipped, folder, "2") == {"en/00_start.ipynb": "kept"}, "offered once"
    (folder / "en" / "00_start-2.ipynb").unlink()
    assert _copy(shipped, folder, "2") == {"en/00_start.ipynb": "kept"}, "and not again when thrown away"


def test_a_file_that_stood_there_before_us_is_left(shipped: Path, folder: Path) -> None:
    _write(folder / "en" / "00_start.ipynb", "from elsewhere")
    _write(folder / "en" / "00_start-1.ipynb", "this name is taken too")
    done = _copy(shipped, folder)
    assert done == {**dict.fromkeys(FILES, "new"), "en/00_start.ipynb": "beside"}
    assert _content(folder) == {
        **FILES,
        "en/00_start.ipynb": "from elsewhere",
        "en/00_start-1.ipynb": "this name is taken too",
        "en/00_start-1-2.ipynb": "start 1",
    }


@pytest.mark.parametrize("record", ["", "{", "[]", '{"en/00_start.ipynb": 3}'])
def test_a_damaged_record_costs_nobody_their_work(shipped: Path, folder: Path, record: str) -> None:
    _copy(shipped, folder)
    _write(folder / "en" / "00_start.ipynb", "mine")
    _write(folder / ".rootlab.json", record)
    assert _copy(shipped, folder) == {"en/00_start.ipynb": "beside"}
    assert (folder / "en" / "00_start.ipynb").read_text() == "mine"


def test_a_folder_where_a_file_should_be(shipped: Path, folder: Path) -> None:
    (folder / "en" / "00_start.ipynb").mkdir(parents=True)
    assert _copy(shipped, folder)["en/00_start.ipynb"] == "beside"


def test_the_shipped_folder_itself_is_not_touched(shipped: Path) -> None:
    assert _copy(shipped, shipped) == {}
    assert not (shipped / ".rootlab.json").exists()


def test_faults_are_one_sentence(shipped: Path, tmp_path: Path) -> None:
    _write(tmp_path / "file", "")
    with pytest.raises(RootlabError, match="is a file, not a folder"):
        lab.copy_notebooks(shipped, tmp_path / "file", "1")
    with pytest.raises(RootlabError, match="cannot be copied to"):
        lab.copy_notebooks(shipped, tmp_path / "file" / "below", "1")


def test_the_command_line_of_jupyterlab(tmp_path: Path) -> None:
    command = lab.lab_command(tmp_path, "en")
    assert command[:3] == [sys.executable, "-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={tmp_path.resolve()}" in command
    assert not any("port" in part or "default_url" in part for part in command)
    _write(tmp_path / "en" / lab.START, "")
    command = lab.lab_command(tmp_path, "es", browser=False, port=1234)
    assert f"--LabApp.default_url=/lab/tree/en/{lab.START}" in command
    assert {"--no-browser", "--ServerApp.port=1234", "--ServerApp.port_retries=0"} <= set(command)
    assert ("--allow-root" in command) == (os.getuid() == 0)


def test_the_shipped_notebooks_come_in_both_languages(folder: Path) -> None:
    _copy(notebooks_dir(), folder)
    copied = {lang: {path.name for path in (folder / lang).glob("*.ipynb")} for lang in ("en", "es")}
    assert copied["en"] == copied["es"]
    assert {lab.START, "04_who_is_right.ipynb"} <= copied["es"]
    for lang in copied:
        opened = [part for part in lab.lab_command(folder, lang) if "default_url" in part]
        assert opened == [f"--LabApp.default_url=/lab/tree/{lang}/{lab.START}"]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_start_notebook_of_the_language_is_opened(
    folder: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr("rootlab.lab.run_lab", lambda command, _environment: ran.append(command) or 0)
    shown = CliRunner().invoke(main, ["lab", str(folder), "--no-browser"], env={"ROOTLAB_LANGUAGE": lang})
    assert shown.exit_code == 0, shown.output
    assert f"--LabApp.default_url=/lab/tree/{lang}/{lab.START}" in ran[0]


def test_our_defaults_stand_behind_the_users_own() -> None:
    ours = str(data_dir() / "jupyter")
    assert lab.lab_environment({"A": "b"}) == {"A": "b", "JUPYTER_CONFIG_PATH": ours}
    theirs = lab.lab_environment({"JUPYTER_CONFIG_PATH": "/theirs"})
    assert theirs["JUPYTER_CONFIG_PATH"] == f"/theirs{os.pathsep}{ours}"


def test_help_speaks_words_and_not_ids() -> None:
    for arguments in (["--help"], ["lab", "--help"], ["-h"]):
        shown = CliRunner().invoke(main, arguments)
        assert shown.exit_code == 0
        assert "cli-" not in shown.output
        assert "otebooks" in shown.output


def test_copy_only_tells_a_line_for_each_file_that_was_left(
    shipped: Path, folder: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr("rootlab.cli.notebooks_dir", lambda: shipped)
    first = CliRunner().invoke(main, ["lab", str(folder), "--copy-only"])
    assert first.output == f"Copied 3 files to {folder}.\n"
    _write(folder / "en" / "00_start.ipynb", "mine")
    second = CliRunner().invoke(main, ["lab", str(folder), "--copy-only"])
    assert second.output == f"{folder}/en/00_start.ipynb: left as it is, with your changes.\n"


def test_errors_are_one_line(shipped: Path, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("rootlab.cli.notebooks_dir", lambda: shipped)
    _write(tmp_path / "file", "")
    shown = CliRunner().invoke(main, ["lab", str(tmp_path / "file"), "--copy-only"])
    assert shown.exit_code == 1
    assert shown.output.startswith("Error: ")
    assert len(shown.output.splitlines()) == 1
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        shown = CliRunner().invoke(main, ["lab", str(tmp_path / "new"), "--port", port])
    assert shown.exit_code == 1
    assert f"Port {port} is in use" in shown.output
    assert not (tmp_path / "new").exists()


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_jupyterlab_opens_and_ctrl_c_ends_it(tmp_path: Path, ending: signal.Signals) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = tmp_path / "notebooks"
    private = {name: str(tmp_path / name.lower()) for name in (
        "HOME", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR",
        "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR",
    )}  # fmt: skip
    Path(private["HOME"]).mkdir()
    command = [sys.executable, "-m", "rootlab.cli", "lab", str(folder), "--no-browser", "--port", str(port)]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            command,
            cwd=tmp_path,
            env={**os.environ, **private, "JUPYTER_TOKEN": "secret"},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        settings = _wait_for(
            f"http://127.0.0.1:{port}/lab/api/settings/@jupyterlab/apputils-extension:notification?token=secret",
            server,
        )
        properties = settings["schema"]["properties"]
        assert properties["fetchNews"]["default"] == "false"
        assert properties["checkForUpdates"]["default"] is False
        listed = _wait_for(f"http://127.0.0.1:{port}/api/contents/en?token=secret", server)
        assert lab.START in {entry["name"] for entry in listed["content"]}
        os.killpg(server.pid, ending)  # to all of the group, as a terminal does
        assert server.wait(timeout=20) == 0, (tmp_path / "log").read_text()
    finally:
        if server.poll() is None:
            server.terminate()
            server.wait(timeout=20)
    said = (tmp_path / "log").read_text()
    assert "Traceback" not in said
    assert said.count("JupyterLab has ended.") == 1
    assert said.rstrip().endswith("JupyterLab has ended.")


def _wait_for(url: str, server: subprocess.Popen[bytes]) -> Any:
    for _ in range(150):
        assert server.poll() is None, "the server ended early"
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return json.load(answer)
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.2)
    raise AssertionError(f"no answer from {url}")

"""Errors are one sentence, in a notebook too."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootlab.components import paths
from rootlab.components.errors import RootlabError, unknown_name


def test_a_notebook_shows_the_sentence_and_no_stack() -> None:
    assert RootlabError("No such map.")._render_traceback_() == ["RootlabError: No such map."]


def test_the_message_id_travels_with_the_error() -> None:
    error = unknown_name("map", "x", ("autumn",))
    assert error.message_id == "error-unknown-name"
    assert error.params == {"what": "map", "name": "x", "known": "autumn"}
    assert str(error) == "There is no map “x”; known: autumn."


def test_missing_and_broken_data_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "data_dir", lambda: tmp_path)
    with pytest.raises(RootlabError, match=r"a.json is missing\."):
        paths.load_json("a.json")
    (tmp_path / "a.json").write_text('{"half": ')
    with pytest.raises(RootlabError, match="is not JSON"):
        paths.load_json("a.json")
    (tmp_path / "a.json").write_text("[]")
    with pytest.raises(RootlabError, match="must hold an object"):
        paths.load_json("a.json")


def test_a_missing_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "rootlab")
    with pytest.raises(RootlabError, match="lacks its folder of data"):
        paths.data_dir()
    (tmp_path / "rootlab" / "_notebooks").mkdir(parents=True)
    assert paths.notebooks_dir() == tmp_path / "rootlab" / "_notebooks"

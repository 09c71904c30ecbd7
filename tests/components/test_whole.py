"""A file is written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Thread

import pytest

from rootlab.components.whole import write_whole


def test_the_file_is_what_was_written_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for content in ("one\n", b"two", "¿tres?"):
        found = write_whole(path, content)
        assert path.read_bytes() == (content.encode() if isinstance(content, str) else content)
        assert os.path.samestat(found, path.stat())
        assert found.st_mtime_ns == path.stat().st_mtime_ns
    assert [one.name for one in tmp_path.iterdir()] == ["a.json"]


def test_the_file_can_be_read_by_whom_the_system_lets(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_whole(tmp_path / "a", "x")
    finally:
        os.umask(before)
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o644


def test_a_long_name_is_no_longer_while_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250 + ".json")
    write_whole(path, "y")
    assert path.read_text() == "y"


def test_a_full_disk_leaves_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    write_whole(path, "before")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, "after")
    assert path.read_text() == "before"
    assert [one.name for one in tmp_path.iterdir()] == ["a"]


def test_threads_that_write_one_file_never_tear_it(tmp_path: Path) -> None:
    path = tmp_path / "a"
    texts = ["a" * 200_000, "b" * 200_000]
    write_whole(path, texts[0])
    wrong: list[str] = []

    def write(content: str) -> None:
        try:
            for _ in range(40):
                write_whole(path, content)
        except OSError as error:
            wrong.append(str(error))

    threads = [Thread(target=write, args=(content,)) for content in texts]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        if path.read_text() not in texts:
            wrong.append("torn")
    assert not wrong
    assert [one.name for one in tmp_path.iterdir()] == ["a"]

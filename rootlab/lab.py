"""What `rootlab lab` does: a copy of the notebooks for the user, and JupyterLab opened on it.

The copy never costs anybody their work. A file is written only where none stands, or where the one that
stands there is byte by byte what an earlier copy wrote. Beside every other the new version is put under
another name, once. What was written is remembered in the folder itself, in a file `.rootlab.json`.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

from rootlab.components.errors import RootlabError
from rootlab.components.paths import data_dir
from rootlab.components.whole import write_whole
from rootlab.lab_start import Start
from rootlab.language import text, trouble

__all__ = ["START", "Copied", "copy_notebooks", "lab_command", "lab_environment", "port_is_free", "run_lab"]

START: Final = "00_start.ipynb"
_RECORD: Final = ".rootlab.json"
_PATIENCE: Final = 10.0
"""Seconds that JupyterLab has for its end before it is killed."""
_LEFT_OUT: Final = frozenset({"__pycache__", ".ipynb_checkpoints"})

What = Literal["new", "updated", "kept", "beside"]


@dataclass(frozen=True, slots=True)
class Copied:
    """What became of one file: `path` in the user's folder, and for `beside` where the new version is."""

    what: What
    path: Path
    beside: Path | None = None


def copy_notebooks(source: Path, folder: Path, version: str) -> list[Copied]:
    """Copy the notebooks from `source` to `folder` and tell what was done; unchanged files are not told.

    - `new`: the file was not there and was written.
    - `updated`: the file was an earlier version, untouched by the user.
    - `kept`: the file is the user's own; it was left, and this version was offered before.
    - `beside`: the file is the user's own; it was left, and this version stands beside it.
    """
    if folder.exists() and not folder.is_dir():
        raise RootlabError(text("cli-lab-not-a-folder", folder=str(folder)))
    if folder.resolve() == source.resolve():
        return []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        known = _read_record(folder)
        record = dict(known)
        done = [
            one
            for name in _files(source)
            if (one := _copy_one(source / name, folder / name, name, record, version)) is not None
        ]
        if record != known:
            write_whole(folder / _RECORD, json.dumps(record, indent=1, sort_keys=True).encode() + b"\n")
    except OSError as error:
        raise RootlabError(text("cli-lab-cannot-write", folder=str(folder), reason=trouble(error))) from error
    return done


def _files(source: Path) -> Iterator[str]:
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source)
        if path.is_file() and not _LEFT_OUT.intersection(name.parts):
            yield name.as_posix()


def _copy_one(source: Path, target: Path, name: str, record: dict[str, str], version: str) -> Copied | None:
    shipped = source.read_bytes()
    mark = sha256(shipped).hexdigest()
    before = record.get(name)
    record[name] = mark
    if not target.exists() and not target.is_symlink():
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("xb") as file:  # "x": should a file appear meanwhile, it is not overwritten
            file.write(shipped)
        return Copied("new", target)
    present = target.read_bytes() if target.is_file() else None
    if present == shipped:
        return None
    if present is not None and sha256(present).hexdigest() == before:
        write_whole(target, shipped)
        return Copied("updated", target)
    if before == mark:
        return Copied("kept", target)
    beside = _beside(target, shipped, version)
    return Copied("beside", target, beside)


def _beside(target: Path, shipped: bytes, version: str) -> Path:
    """Write a shipped file next to the user's own, under a name that is free, unless it stands there."""
    number = 1
    while True:
        suffix = version if number == 1 else f"{version}-{number}"
        other = target.with_name(f"{target.stem}-{suffix}{target.suffix}")
        try:
            with other.open("xb") as file:
                file.write(shipped)
        except FileExistsError:
            if not other.is_file() or other.read_bytes() != shipped:
                number += 1
                continue
        return other


def _read_record(folder: Path) -> dict[str, str]:
    try:
        record = json.loads((folder / _RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(record, dict):
        return {}
    return {str(name): mark for name, mark in record.items() if isinstance(mark, str)}


def port_is_free(port: int) -> bool:
    """Whether a server on this machine could listen on the port."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def lab_command(folder: Path, language: str, *, browser: bool = True, port: int | None = None) -> list[str]:
    """The command line that opens JupyterLab in a folder, on the start notebook of a language."""
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder.resolve()}"]
    for lang in (language, "en"):
        if (folder / lang / START).is_file():
            command.append(f"--LabApp.default_url=/lab/tree/{lang}/{START}")
            break
    if not browser:
        command.append("--no-browser")
    if port is not None:
        command += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
    if hasattr(os, "getuid") and os.getuid() == 0:
        command.append("--allow-root")
    return command


def lab_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment for JupyterLab: our defaults (no news, no look for updates) behind the user's own."""
    ours = str(data_dir() / "jupyter")
    theirs = environment.get("JUPYTER_CONFIG_PATH")
    return {**environment, "JUPYTER_CONFIG_PATH": f"{theirs}{os.pathsep}{ours}" if theirs else ours}


def run_lab(command: list[str], environment: Mapping[str, str]) -> int:
    """Run JupyterLab until it ends and return its exit code; Ctrl-C, SIGTERM and SIGHUP end it cleanly.

    JupyterLab runs in a session of its own, so a Ctrl-C in the terminal reaches us alone: sent to all, it
    would meet JupyterLab's question, or its start halfway. We pass it on as SIGTERM, and insist if need be.
    """
    posix = os.name == "posix"
    try:
        child = subprocess.Popen(
            command, env=dict(environment), start_new_session=posix, stderr=subprocess.PIPE, text=True,
            errors="replace",
        )  # fmt: skip
    except OSError as error:
        raise RootlabError(text("cli-lab-no-start", reason=trouble(error), file="–")) from error
    assert child.stderr is not None
    start = Start(child.stderr)
    ends = [signal.SIGTERM, signal.SIGHUP] if posix else [signal.SIGTERM]
    before = {end: signal.signal(end, _interrupt) for end in ends}
    try:
        code = child.wait()
        if code and (fault := start.fault()):
            raise RootlabError(fault)
        return code
    except KeyboardInterrupt:
        if posix:  # elsewhere the terminal has told JupyterLab already
            child.terminate()
        with suppress(KeyboardInterrupt, subprocess.TimeoutExpired):
            child.wait(timeout=_PATIENCE)
        return 0
    finally:
        for end, handler in before.items():
            signal.signal(end, handler)
        if child.poll() is None:
            child.kill()
            child.wait()
        start.end()


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt

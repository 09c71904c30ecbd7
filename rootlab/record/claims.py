"""Who keeps a game's file: one kernel at a time, and the others see that.

A claim is a lock of the operating system on a small hidden file beside the game's, so that it ends with
the process, however that ends.  Where a folder cannot be written or a disk has no locks there are no
claims; a game's file is then guarded by how it stood when it was last read or written.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

__all__ = ["claim", "claimed_elsewhere", "release"]

_TAKEN: Final = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
"""What a lock says that another has."""
_NO_LOCK: Final = -1

_held: dict[Path, tuple[int, int]] = {}
"""The claims of this process: the open lock file, and how often it was claimed."""
_guard = Lock()


def claim(path: Path) -> bool:
    """Claim a game's file for this process; False where another one keeps it."""
    with _guard:
        held, times = _held.get(path, (None, 0))
        if held is None:
            held = _locked(_lock_file(path), make=True)
            if held is None:
                return False
        _held[path] = held, times + 1
        return True


def release(path: Path) -> None:
    """Give a claim back; the last one that is given back frees the file for others."""
    with _guard:
        held, times = _held.pop(path, (None, 0))
        if held is None:
            return
        if times > 1:
            _held[path] = held, times - 1
            return
        if held == _NO_LOCK:
            return
        with suppress(OSError):
            if sys.platform != "win32":  # there an open file cannot be taken away
                _lock_file(path).unlink(missing_ok=True)
        os.close(held)


def claimed_elsewhere(path: Path) -> bool:
    """Whether another process keeps a game's file now."""
    with _guard:
        if path in _held:
            return False
        found = _locked(_lock_file(path), make=False)
        if found is None:
            return True
        if found != _NO_LOCK:
            with suppress(OSError):
                if sys.platform != "win32":
                    _lock_file(path).unlink(missing_ok=True)
            os.close(found)
        return False


def _lock_file(path: Path) -> Path:
    return path.with_name(f".{path.name}.open")


def _locked(path: Path, make: bool) -> int | None:
    """The open lock file once it is locked; None where another has it, -1 where there are no locks."""
    while True:
        try:
            handle = os.open(path, os.O_RDWR | (os.O_CREAT if make else 0), 0o666)
        except (OSError, ValueError):
            return _NO_LOCK
        try:
            if sys.platform == "win32":
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(handle)
            return None if error.errno in _TAKEN else _NO_LOCK
        try:
            if os.path.samestat(os.fstat(handle), path.stat()):
                return handle
        except OSError:
            pass
        os.close(
            handle
        )  # whoever had it before took the lock file away meanwhile: lock the one that is there
        if not make:
            return _NO_LOCK


def _leave_to_parent() -> None:
    """A forked worker keeps no game: its copies of the lock files would outlive the kernel."""
    if _guard.locked():  # by a thread of the parent, which is not here to let it go
        _guard.release()
    for held, _ in _held.values():
        if held != _NO_LOCK:
            with suppress(OSError):
                os.close(held)
    _held.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_leave_to_parent)

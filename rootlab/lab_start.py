"""What JupyterLab says while it starts: passed on once it runs, told in one sentence where it does not."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from threading import Lock, Thread, Timer
from typing import IO, Final

from rootlab.language import text

__all__ = ["Start"]

_RUNNING: Final = "is running at"
_PATIENCE: Final = 20.0
"""Seconds after which everything is passed on, whatever was said."""
_PREFIX: Final = re.compile(r"^\[[A-Z] [^\]]*\]\s*")
_REASON: Final = re.compile(r"^(\[[CE] |[\w.]*(Error|Exception|Exit)\b|.*\b(ERROR|No module named)\b)")


class Start:
    """Reads what a server says and holds it back until it runs: a stack of its own helps nobody."""

    def __init__(self, said: IO[str]) -> None:
        self._said = said
        self._held: list[str] = []
        self._holds = True
        self._lock = Lock()
        self._timer = Timer(_PATIENCE, self._pass_on)
        self._timer.daemon = True
        self._reader = Thread(target=self._read, daemon=True)
        self._timer.start()
        self._reader.start()

    def _read(self) -> None:
        with self._said:
            for line in self._said:
                with self._lock:
                    if self._holds:
                        self._held.append(line)
                    else:
                        _echo(line)
                if _RUNNING in line:
                    self._pass_on()

    def _pass_on(self) -> None:
        with self._lock:
            self._holds = False
            for line in self._held:
                _echo(line)
            self._held.clear()

    def end(self) -> None:
        """The server has ended: hear what it said last, but do not wait for a kernel that outlives it."""
        self._timer.cancel()
        self._reader.join(2)

    def fault(self) -> str:
        """After its end: the sentence that says why it never ran; empty where it did."""
        self.end()
        with self._lock:
            if not self._holds:
                return ""
            return text("cli-lab-no-start", reason=_reason(self._held), file=_kept(self._held))


def _echo(line: str) -> None:
    sys.stderr.write(line)
    sys.stderr.flush()


def _reason(lines: list[str]) -> str:
    """The last line that names a fault, else the last one."""
    told = [line.strip() for line in lines if line.strip()]
    faults = [line for line in told if _REASON.match(line)]
    return _PREFIX.sub("", (faults or told or ["?"])[-1]).rstrip(".")


def _kept(lines: list[str]) -> str:
    """A file with all that was said, for whoever can help."""
    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="rootlab-lab-", suffix=".log", delete=False, encoding="utf-8"
        ) as file:
            file.writelines(lines)
    except OSError:
        return "–"
    return str(Path(file.name))

"""A game's own file: where a game is kept while it is played, and how it is never written over.

A file is written only by the kernel that has claimed it, and only as long as it stands as this kernel left
it.  In every other case the game goes to a new file under a name that is free.
"""

from __future__ import annotations

import errno
import os
import re
from datetime import date
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, Literal

from rootlab.components.whole import write_whole
from rootlab.language import text
from rootlab.record.claims import claim, claimed_elsewhere, release
from rootlab.record.errors import unwritable
from rootlab.record.names import ENDING, free_name, safe_name
from rootlab.record.writing import game_to_json

if TYPE_CHECKING:
    from rootlab.record.game import Game

__all__ = ["AUTOSAVES", "GameFile", "Why", "automatic_name", "games_folder", "keep", "own_file", "shown"]

SHOWN: Final = "shown"
AUTOSAVES: Final = "rootlab-autosave*.json"
"""How the one file was called in which earlier versions kept the last game; such files are left alone."""

Why = Literal["", "elsewhere", "changed"]
"""Why a game went to another file than before: not at all, another kernel keeps it, somebody changed it."""

_Stamp = tuple[int, int, int]
_NUMBERED: Final = re.compile(r" \(\d+\)$")
_writing: Final = RLock()
"""A cell and a click may keep one game at the same time: each must see how the other left the file."""


def stamp_of(found: os.stat_result) -> _Stamp:
    """What tells a file from what it was at another time."""
    return found.st_mtime_ns, found.st_size, found.st_ino


def games_folder(saves: Path) -> Path:
    """The folder where a table keeps its games that saves there, whatever the working folder becomes."""
    return _steady(saves / "x").parent


def _steady(path: Path) -> Path:
    """The same path whatever the working folder becomes; the file itself may be a link."""
    try:
        return Path(os.path.realpath(path.parent)) / path.name
    except OSError:  # the working folder is gone: whoever writes there is told
        return path


def own_file(game: Game, folder: Path) -> GameFile | None:
    """The file of the game, if it is one of that folder in which games are kept now."""
    file = game.file
    return None if file is None or file.path.parent != folder or file.path.match(AUTOSAVES) else file


class GameFile:
    """The file of a game, and how it stood when this kernel last read or wrote it (None: not there yet)."""

    def __init__(self, path: Path, stamp: os.stat_result | None = None) -> None:
        self.path = _steady(path)
        self._stamp = None if stamp is None else stamp_of(stamp)
        self._claimed = False

    def claim(self) -> bool:
        """Claim the file for this kernel; False where another one keeps it."""
        self._claimed = self._claimed or claim(self.path)
        return self._claimed

    def release(self) -> None:
        """Leave the file to whoever wants to go on with it."""
        if self._claimed:
            self._claimed = False
            release(self.path)

    def hindrance(self) -> Why:
        """Why this kernel must not write the file, if there is a reason."""
        if not self.claim():
            return "elsewhere"
        try:
            there = self.path.stat()
        except OSError:  # not there, or not to be reached: writing will tell
            return ""
        return "" if stamp_of(there) == self._stamp else "changed"

    def write(self, game: Game, more: dict[str, Any] | None = None) -> None:
        """Write the game there; RecordError where that cannot be done, and the file stays as it was."""
        try:
            self._stamp = stamp_of(
                write_whole(self.path, game_to_json(game, {**shown(game), **(more or {})}))
            )
        except (OSError, ValueError) as error:
            raise unwritable("record-cannot-write", error, path=str(self.path)) from error

    def written(self, path: Path, stamp: os.stat_result) -> None:
        """Note that this kernel wrote a file there, which may be this one."""
        if _steady(path) == self.path:
            self._stamp = stamp_of(stamp)

    def rename(self, name: str) -> None:
        """Give the file another name in its folder; OSError where that cannot be done."""
        target = self.path.with_name(name + ENDING)
        move_without_loss(self.path, target)
        claimed = self._claimed
        self.release()
        self.path = target
        if claimed:
            self.claim()


def move_without_loss(path: Path, target: Path) -> None:
    """Move a file to a name that must be free; FileExistsError where it is not."""
    if target.exists() and not _same(path, target):  # the same where only capitals changed
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    path.rename(target)


def _same(path: Path, other: Path) -> bool:
    return path.name.casefold() == other.name.casefold() and path.samefile(other)


def shown(game: Game) -> dict[str, Any]:
    """What a list of games tells of this one, so that it need not be played again for it."""
    node = game.node
    return {SHOWN: {"round": node.turn[0], "scores": dict(zip(game.seats, node.scores, strict=True))}}


def automatic_name(game: Game) -> str:
    """The name of a game that nobody named: the day and the seats."""
    seats = " ".join(text(f"faction-{seat}-short") for seat in game.seats)
    return safe_name(f"{date.today():%Y-%m-%d} {seats}", "rootlab")


def keep(game: Game, folder: Path, more: dict[str, Any] | None = None, name: str = "") -> Why:
    """Write a game to its file in the folder; to a new one where it has none that it may write.

    ``more`` are entries of the caller's own, ``name`` is what a new file is to be called.  The answer says
    why the file is another one than before.  RecordError where nothing can be written.
    """
    with _writing:
        file = own_file(game, folder)
        why: Why = ""
        if file is not None:
            why = file.hindrance()
            if not why:
                file.write(game, more)
                return ""
            name = name or _NUMBERED.sub("", file.path.stem)
        fresh = _fresh(folder, safe_name(name, "") or automatic_name(game))
        try:
            fresh.write(game, more)
        except BaseException:
            fresh.release()
            raise
        if game.file is not None:
            game.file.release()
        game.file = fresh
        return why


def _fresh(folder: Path, name: str) -> GameFile:
    """A file that is not there yet, claimed so that nobody else makes it."""
    while True:
        free = free_name(name, lambda one: _taken(folder / (one + ENDING)))
        file = GameFile(folder / (free + ENDING))
        if file.claim():
            if not file.path.exists():
                return file
            file.release()


def _taken(path: Path) -> bool:
    try:
        return path.exists() or path.is_symlink() or claimed_elsewhere(path)
    except OSError as error:
        raise unwritable("record-cannot-write", error, path=str(path)) from error

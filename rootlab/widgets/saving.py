"""Files of a table: the game as the record writes it, with a note of how the table stood.

A table keeps its game in a file of its own, which is made when something was first done at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.errors import RootlabError
from rootlab.language import text
from rootlab.record.errors import unwritable
from rootlab.record.keeping import AUTOSAVES, games_folder, keep, own_file, shown
from rootlab.record.names import ENDING, safe_name
from rootlab.record.writing import save_game

if TYPE_CHECKING:
    from rootlab.record.game import Game

_NOTE: Final = "table"


def save_table(game: Game, path: Path, note: Mapping[str, Any]) -> None:
    """Save a copy of the game there, with a note of how the table stands."""
    path.parent.mkdir(parents=True, exist_ok=True)
    save_game(game, path, {**shown(game), _NOTE: dict(note)})


@dataclass(frozen=True)
class Note:
    """How a table stood when its game was saved; what the file does not say, or says wrongly, is left out."""

    agents: Mapping[str, str]
    guide: str | None
    hidden_guide: str | None
    settings: Mapping[str, Any]


def read_note(entries: object, seats: Sequence[str]) -> Note:
    """Who plays which seat in a saved game, its guide and the settings of its table."""
    from rootlab.agents import names

    found = entries.get(_NOTE) if isinstance(entries, Mapping) else None
    note = found if isinstance(found, dict) else {}
    agents, guide, hidden = note.get("agents"), note.get("guide"), note.get("hidden_guide")
    settings = note.get("settings")
    known = agents.items() if isinstance(agents, dict) else ()
    return Note(
        {seat: str(name) for seat, name in known if seat in seats and str(name) in names()},
        guide if isinstance(guide, str) else None,
        hidden if isinstance(hidden, str) else None,
        settings if isinstance(settings, dict) else {},
    )


def file_in(folder: Path, name: str, otherwise: str) -> Path:
    """A file in the folder by the name that a person gave, or ``otherwise`` where they gave none.

    It cannot lead out of the folder, is not hidden, and every file system takes it.
    """
    return folder / (safe_name(Path(name).name, safe_name(otherwise, "rootlab")) + ENDING)


class Keeper:
    """Keeps what is played at a table: each game in a file of its own in the folder of games."""

    def __init__(self, saves: Path) -> None:
        self._saves = saves
        self._found = saves.is_dir()
        self.folder = games_folder(saves)
        self.trouble = ""
        """One sentence as long as the game is not kept; empty when it is."""
        self.earlier = ""
        """One sentence on where the game is that was on the table before this one, if it is kept."""
        self.elsewhere = ""
        """One sentence where this game was being played in another kernel when it came to the table."""
        self._game: Game | None = None
        self._begun: list[object] = []

    def take(self, game: Game) -> None:
        """Another game is on the table; it stays without a file until something is done with it."""
        left = None if self._game is game else self.path
        if left is not None:
            self.release()
        self._game, self.trouble = game, ""
        self._begun = _tree(game)
        self.earlier = "" if left is None else text("ui-earlier-game", name=left.stem)
        own = self.path
        ours = own is None or self._ours()
        self.elsewhere = "" if ours or own is None else text("ui-game-elsewhere", name=own.stem)

    def release(self) -> None:
        """Leave the game to other kernels."""
        if self._game is not None and self._game.file is not None:
            self._game.file.release()

    @property
    def path(self) -> Path | None:
        """The file of the game on the table, once it has one in the folder."""
        file = None if self._game is None else own_file(self._game, self.folder)
        return None if file is None else file.path

    def _ours(self) -> bool:
        """Whether the game has a file that this kernel keeps."""
        file = None if self._game is None else own_file(self._game, self.folder)
        return file is not None and file.claim()

    def keep(self, note: Callable[[], Mapping[str, Any]], always: bool = False, name: str = "") -> str | None:
        """Bring the game's file up to date; what is to be told anew, or None where all goes on as before.

        Nothing is written as long as nothing was done that should be kept, unless it is to be ``always``.
        """
        game = self._game
        if game is None or not (always or self._ours() or _tree(game) != self._begun):
            return None
        before = self.trouble
        try:
            if not self._found:
                self._saves.mkdir(parents=True, exist_ok=True)
                self._found = True
            why = keep(game, self.folder, {_NOTE: dict(note())}, name or self._name_before(game))
        except (OSError, ValueError, RootlabError) as error:
            self.trouble = text("ui-not-kept", reason=_reason(error))
            return None if self.trouble == before else ""
        self.trouble = ""
        file = game.file
        assert file is not None
        if why:
            return text(f"ui-kept-anew-{why}", name=file.path.stem)
        return text("ui-kept-again", name=file.path.stem) if before else None

    def rename(self, name: str) -> None:
        """Give the game on the table another name; RecordError where that cannot be done."""
        game = self._game
        if game is None or game.file is None or not self._ours():
            return
        try:
            game.file.rename(safe_name(name, game.file.path.stem))
        except OSError as error:
            raise unwritable("record-cannot-move", error, name=game.file.path.stem) from error

    @staticmethod
    def _name_before(game: Game) -> str:
        """The name of the file from which the game came, unless it was one that nobody had named."""
        file = game.file
        return "" if file is None or file.path.match(AUTOSAVES) else file.path.stem


def _reason(error: Exception) -> str:
    from rootlab.language import trouble

    return str(getattr(error, "params", {}).get("reason") or trouble(error))


def _tree(game: Game) -> list[object]:
    """All that a person can have brought into a game: what was played, named, told and drawn."""
    return [(node.path, node.name, node.comment, node.marks) for node in game.root.below()]

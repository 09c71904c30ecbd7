"""The games that are kept in a folder: found, read in short, named, put away.

>>> from tempfile import mkdtemp
>>> games(mkdtemp())
No games are kept here yet.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.names import FACTION_ID
from rootlab.language import language, text
from rootlab.record.claims import claim, claimed_elsewhere, release
from rootlab.record.errors import RecordError, unwritable
from rootlab.record.keeping import AUTOSAVES, SHOWN, GameFile, games_folder, move_without_loss, stamp_of
from rootlab.record.names import ENDING, free_name, safe_name
from rootlab.record.reading import load_game, read_json
from rootlab.record.writing import FORMAT, as_path

if TYPE_CHECKING:
    from rootlab.record.game import Game

__all__ = ["PUT_AWAY", "Games", "KeptGame", "games", "kept_games"]

PUT_AWAY: Final = "rootlab-deleted"
"""The folder, beside the games, into which a deleted game is moved."""
_OURS: Final = re.compile(rb'"rootlab-game"')
_DATED_NAME: Final = re.compile(r"\d{4}-\d{2}-\d{2} ")
"""How a file looks that was a game, whatever became of it; other files are not ours to judge."""
_HEAD: Final = 400
_MOST_KNOWN: Final = 400


@dataclass(frozen=True)
class KeptGame:
    """A game in a folder, as far as it can be told without playing it again.

    ``fault`` is a sentence where the file is damaged; then little else is known.  ``round`` and ``scores``
    are None where the file does not tell them.
    """

    path: Path
    when: datetime
    """When it was played last."""
    seats: tuple[str, ...] = ()
    round: int | None = None
    scores: Mapping[str, int | None] | None = None
    fault: str = ""
    note: Mapping[str, Any] = field(default_factory=dict, repr=False)
    """Whatever else stands in the file beside the moves."""

    @property
    def name(self) -> str:
        """The name of the game, which is that of its file."""
        return self.path.stem

    @property
    def elsewhere(self) -> bool:
        """Whether somebody plays it in another kernel now."""
        return claimed_elsewhere(self.path)

    def load(self) -> Game:
        """The game, to play on; RecordError where the file is damaged."""
        return load_game(self.path)

    def is_of(self, data: object) -> bool:
        """Whether the values of a file are this very game, whatever its table noted."""
        if not isinstance(data, dict) or any(
            self.note.get(key) != data.get(key) for key in ("seed", "start")
        ):
            return False
        try:
            own, _ = read_json(self.path)
        except RecordError:
            return False
        return isinstance(own, dict) and own.get("nodes") == data.get("nodes")

    def rename(self, name: str) -> None:
        """Give the game another name; RecordError where that cannot be done."""
        _unhindered(self, lambda file: file.rename(safe_name(name, self.name)))

    def put_away(self) -> Path:
        """Move the game out of the list, to the folder of deleted games; where it is now."""
        folder = self.path.parent / PUT_AWAY

        def move(file: GameFile) -> None:
            folder.mkdir(parents=True, exist_ok=True)
            name = free_name(self.name, lambda one: (folder / (one + ENDING)).exists())
            target = folder / (name + ENDING)
            move_without_loss(file.path, target)
            file.path = target

        return _unhindered(self, move)


def _unhindered(kept: KeptGame, deed: Any) -> Path:
    """Do something with a file that nobody else keeps; where it is then."""
    if not claim(kept.path):
        raise RecordError(
            text("record-played-elsewhere", name=kept.name), "record-played-elsewhere", {"name": kept.name}
        )
    file = GameFile(kept.path)
    try:
        deed(file)
    except (OSError, ValueError) as error:
        raise unwritable("record-cannot-move", error, name=kept.name) from error
    finally:
        release(kept.path)
    return file.path


class Games(tuple[KeptGame, ...]):
    """The games of a folder, the one that was played last first."""

    __slots__ = ()

    def __repr__(self) -> str:
        if not self:
            return text("games-none")
        return "\n".join(f"{number:>3}  {_line(one)}" for number, one in enumerate(self))


def _line(kept: KeptGame) -> str:
    if kept.fault:
        return f"{kept.name}: {kept.fault}"
    parts = [kept.name, f"{kept.when:%Y-%m-%d %H:%M}"]
    if kept.round is not None and kept.scores is not None:
        points = ", ".join(
            f"{text(f'faction-{seat}-short')} {'–' if score is None else score}"
            for seat, score in kept.scores.items()
        )
        parts += [text("games-round", round=kept.round), points]
    return " · ".join(parts)


def games(folder: str | os.PathLike[str] = ".") -> Games:
    """The games that tables kept in that folder, the one that was played last first.

    ``rl.table(rl.games()[0].load())`` plays on with the last one.
    """
    return Games(kept_games(as_path(folder)))


def kept_games(saves: Path) -> Iterator[KeptGame]:
    """The games of a table that saves there, the last one first; each is read when it is asked for.

    They are all its files that hold a game, and those that did until they were damaged.
    """
    found = _dated(games_folder(saves))
    for path, stat in sorted(found, key=lambda one: (-one[1].st_mtime_ns, one[0].name)):
        kept = _read(path, stat)
        if not kept.fault or _was_a_game(path):
            yield kept


def _was_a_game(path: Path) -> bool:
    """Whether a file that cannot be read as a game was one, by its name or its first words."""
    if _DATED_NAME.match(path.name) or path.match(AUTOSAVES):
        return True
    try:
        with path.open("rb") as file:
            return _OURS.search(file.read(_HEAD)) is not None
    except OSError:
        return False


def _dated(folder: Path) -> list[tuple[Path, os.stat_result]]:
    found = []
    try:
        for path in folder.glob("*" + ENDING):
            if path.name.startswith("."):
                continue
            try:
                if path.is_file():
                    found.append((path, path.stat()))
            except OSError:  # it went away meanwhile
                continue
    except OSError:  # a folder that cannot be read holds nothing for us
        return []
    return found


_known: dict[Path, tuple[object, KeptGame]] = {}
"""What was read, with how the file stood then and the language of what is wrong with it."""


def _read(path: Path, stat: os.stat_result) -> KeptGame:
    stamp = stamp_of(stat), language()
    known = _known.get(path)
    if known is not None and known[0] == stamp:
        return known[1]
    if len(_known) >= _MOST_KNOWN:
        _known.clear()
    kept = _short(path, datetime.fromtimestamp(stat.st_mtime))
    _known[path] = stamp, kept
    return kept


def _short(path: Path, when: datetime) -> KeptGame:
    """What a file tells of its game without playing it again."""
    try:
        data, _ = read_json(path)
    except RecordError as error:
        return KeptGame(path, when, fault=str(error))
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("nodes"), list):
        return KeptGame(path, when, fault=text("record-not-a-game", file=path.name))
    note = {key: value for key, value in data.items() if key != "nodes"}
    start = data.get("start")
    start = start.get("position", start) if isinstance(start, dict) else {}
    seats = start.get("seats") if isinstance(start, dict) else None
    seats = tuple(s for s in seats if s in FACTION_ID) if isinstance(seats, list) else ()
    told = data.get(SHOWN)
    scores, number = (told.get("scores"), told.get("round")) if isinstance(told, dict) else (None, None)
    return KeptGame(
        path,
        when,
        seats,
        number if isinstance(number, int) else None,
        {seat: scores.get(seat) for seat in seats} if isinstance(scores, dict) else None,
        note=note,
    )

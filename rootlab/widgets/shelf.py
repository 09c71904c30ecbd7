"""The place of a table where games are kept: the list, and what is pressed in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rootlab.language import text
from rootlab.record.errors import record_error
from rootlab.record.games import KeptGame, kept_games
from rootlab.record.names import ENDING, safe_name
from rootlab.record.reading import game_from_dict
from rootlab.widgets.panels.games import SUGGESTED, Shelf, find, games_html
from rootlab.widgets.saving import file_in, read_note

if TYPE_CHECKING:
    from rootlab.widgets.table import Table

PAGE: Final = 6
"""So many games are shown at first, and more at each press."""
UNDER_COVER: Final = (
    "game-open", "game-more", "game-rename", "game-name", "game-delete", "game-delete-yes", "game-leave",
    "upload",
)  # fmt: skip
"""What can be pressed while the table is covered."""


class GamesPlace:
    """The list of the games that are kept where a table saves."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shelf = Shelf(PAGE)
        self._replace: Path | None = None
        """The file that a second press replaces."""
        self._acts: dict[str, Callable[[str, Mapping[str, Any]], None]] = {
            "game-open": self._open,
            "game-more": self._more,
            "game-rename": lambda key, _: self._ask("rename", key),
            "game-name": self._rename,
            "game-delete": lambda key, _: self._ask("delete", key),
            "game-delete-yes": self._delete,
            "game-leave": lambda _key, _extra: self._ask("", ""),
            "game-download": self._download,
            "save": self._save,
            "upload": self._upload,
        }

    def html(self) -> str:
        """The list as it is now."""
        shelf = self._shelf
        found = list(islice(kept_games(self._table.saves), shelf.most + 1))
        shelf.games, shelf.more = found[: shelf.most], len(found) > shelf.most
        return games_html(self._table.session, shelf)

    def leave(self) -> None:
        """The list is closed or opened: nothing is asked in it any more."""
        self._shelf = Shelf(PAGE)
        self._replace = None

    def hears(self, name: str) -> bool:
        """Whether that is pressed here."""
        return name in self._acts

    def do(self, name: str, key: str, extra: Mapping[str, Any]) -> None:
        """Do what was pressed."""
        self._acts[name](key, extra)

    # --- a game of the list ---
    def _found(self, key: str) -> KeptGame:
        return find([*kept_games(self._table.saves)], key)

    def _open(self, key: str, _extra: Mapping[str, Any]) -> None:
        if self._table.session.load(self._found(key).path):
            self._table.close_menu()

    def _more(self, _key: str, _extra: Mapping[str, Any]) -> None:
        self._shelf.most += 2 * PAGE
        self._table.draw_menu()

    def _ask(self, what: str, key: str) -> None:
        self._shelf.asked = what, key
        self._table.draw_menu()

    def _rename(self, key: str, extra: Mapping[str, Any]) -> None:
        kept, session = self._found(key), self._table.session
        name = str((extra.get("form") or {}).get("name") or "")
        if session.keeper is not None and session.keeper.path == kept.path:
            session.keeper.rename(name)
        else:
            kept.rename(name)
        self._ask("", "")

    def _delete(self, key: str, _extra: Mapping[str, Any]) -> None:
        kept, session = self._found(key), self._table.session
        if session.keeper is None or session.keeper.path != kept.path:
            where = kept.put_away()
            session.notice = text("ui-game-deleted", session.lang, name=kept.name, folder=str(where.parent))
        self._shelf.asked = "", ""
        session.tell()

    # --- to a file, and from one ---
    def _save(self, _key: str, extra: Mapping[str, Any]) -> None:
        session = self._table.session
        path = file_in(self._table.saves, str((extra.get("form") or {}).get("file") or ""), SUGGESTED)
        self._shelf.copy = path.name
        if path.exists() and path != self._replace:
            self._replace = path
            session.notice = text("edit-replaces", session.lang, file=path.name)
            session.tell()
            return
        self._replace = None
        session.save(path)

    def _download(self, _key: str, _extra: Mapping[str, Any]) -> None:
        self._shelf.download = True
        self._table.draw_menu()

    def _upload(self, _key: str, extra: Mapping[str, Any]) -> None:
        """A game from somebody's computer: one that is kept already, or a new one that is kept at once."""
        session = self._table.session
        name = safe_name(Path(str(extra.get("value") or "")).name, "rootlab")
        data = _values(str(extra.get("text") or ""), name + ENDING)
        twin = next((kept.path for kept in kept_games(self._table.saves) if kept.is_of(data)), None)
        if twin is None:
            game = game_from_dict(data, name + ENDING)
            note = read_note(data, game.seats)
            session.take(game, note.agents, note.guide, note.settings)
            session.hidden_guide = note.hidden_guide
            session.notice = text("ui-game-opened", session.lang, name=name)
            session.keep(always=True, name=name)
        elif not session.load(twin):
            return
        self._table.close_menu()


def _values(content: str, file: str) -> Any:
    """The values in the text of a file; RecordError where it is no JSON."""
    try:
        return json.loads(content.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        raise record_error("record-not-json", file=file, line=error.lineno, char=error.colno) from error
    except (RecursionError, ValueError) as error:
        raise record_error("record-not-a-game", file=file) from error

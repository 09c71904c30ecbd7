"""`edit`: the one call that opens the position editor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rootlab.editing import open_draft
from rootlab.editing.opening import Start
from rootlab.language import language
from rootlab.language.choice import known
from rootlab.record.writing import as_path
from rootlab.widgets.editor.editor import Editor
from rootlab.widgets.kept import Kept

_open: Kept[Editor] = Kept()


def edit(
    start: Start = None,
    *,
    seats: Sequence[str] | None = None,
    map: str = "autumn",  # noqa: A002 - the word of the public face
    lang: str | None = None,
    saves: str | Path = ".",
    agents: Mapping[str, str] | None = None,
) -> Editor:
    """Edit a position on the map, and show it.

    ``start`` is a game (its present moment), a state, a position file or a saved game, or a position
    itself; without it the board is empty, for these ``seats``.  ``saves`` is the folder for position
    files.  ``agents`` names the seats that play themselves when the game goes on from here.  A cell
    that runs again closes the editor that it showed before.
    """
    opened = open_draft(start, seats=seats, map=map)
    lang = language() if lang is None else known(lang)
    return _open.make(lambda: Editor(opened, lang=lang, saves=as_path(saves), agents=agents))

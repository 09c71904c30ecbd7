"""`table`: the one call that puts a game on the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import rootlab as rl
from rootlab.agents import names
from rootlab.language import text
from rootlab.record.games import kept_games
from rootlab.record.writing import as_path
from rootlab.widgets.guided import guided_game
from rootlab.widgets.guides import guides
from rootlab.widgets.kept import LOCK, Kept
from rootlab.widgets.panels.guide import FREE
from rootlab.widgets.saving import Keeper, Note, read_note
from rootlab.widgets.session import FOLLOW, OPEN, Session
from rootlab.widgets.table import Table

if TYPE_CHECKING:
    from rootlab.record.game import Game

_open: Kept[Table] = Kept()


def open_table() -> Table | None:
    """Return the table that was opened last in this kernel, if there is one."""
    return _open.views[-1] if _open.views else None


def table(
    game: Game | None = None,
    *,
    agents: Mapping[str, str] | None = None,
    eyes: str = FOLLOW,
    lang: str | None = None,
    guide: str | None = None,
    saves: str | Path = ".",
    autosave: bool = True,
    cover: bool | None = None,
) -> Table:
    """Put a game on the table and show it.

    ``agents`` names the seats that play themselves, e.g. ``{"eyrie": "random"}``.  Without a game the
    one goes on that was played last; where there is none, a new one starts, with ``guide``
    (``"marquise"``, ``"eyrie"``) a guided round.  Every game is kept in a file of its own in the folder
    ``saves`` (:func:`rootlab.games` lists them), from the first thing on that is done with it; with
    ``autosave=False`` it is not.  ``cover`` covers the table whenever another person is to decide, for
    people who share a screen.  A cell that runs again closes the table that it showed
    before; the tables of other cells go on, and where two show the same game, both follow it.
    """
    if guide is not None and guide not in (FREE, *guides()):
        raise rl.RootlabError(text("ui-no-such-guide", lang, given=guide, guides=[FREE, *guides()]))
    folder = as_path(saves)
    keeper = Keeper(folder) if autosave else None
    notice = ""
    note = Note({}, None, None, {})
    if game is not None:
        notice = _earlier(game, folder) if keeper is not None else ""
    else:
        if keeper is not None:
            game, note, notice = _last(folder)
        if game is None:
            game, found, guide = guided_game(guide or FREE)
            note = Note(found, guide, None, {})
    playing = dict(note.agents if agents is None else agents)
    _check(game, playing, eyes)
    settings = dict(note.settings)
    if cover is not None:
        settings["cover"] = cover
    session = Session(game, playing, eyes=eyes, lang=lang, guide=note.guide, keeper=keeper, settings=settings)
    session.hidden_guide = note.hidden_guide
    session.notice = session.notice or notice
    shown = _open.make(lambda: Table(session, folder))
    session.watch(lambda _: _others_follow(shown))
    return shown


def close_table(shown: Table) -> None:
    """Close a table; in its place stands that it was closed."""
    _open.close(shown)


def _others_follow(shown: Table) -> None:
    """Whoever looks at the same game sees it go on."""
    with LOCK:
        for other in _open.views:
            if other is not shown and other.game is shown.game:
                other.follow()


def _last(folder: Path) -> tuple[Game | None, Note, str]:
    """The game of that folder that was played last, if one can go on here, and what to say of it.

    What is damaged, or being played in another kernel, stays in the list.
    """
    said = ""
    for kept in kept_games(folder):
        try:
            if kept.elsewhere:
                said = said or text("ui-last-elsewhere", name=kept.name)
                continue
            game = kept.load()
        except rl.RootlabError as error:
            said = said or text("ui-last-damaged", why=str(error))
            continue
        goes_on = text("ui-goes-on", name=kept.name)
        return game, read_note(kept.note, game.seats), f"{said} {goes_on}".strip()
    return None, Note({}, None, None, {}), said


def _earlier(game: Game, folder: Path) -> str:
    """Where the last game is when another one is put on the table."""
    if game.file is not None:
        return ""
    last = next((kept for kept in kept_games(folder) if not kept.fault), None)
    return "" if last is None else text("ui-earlier-game", name=last.name)


def _check(game: Game, agents: Mapping[str, str], eyes: str) -> None:
    """RootlabError where somebody is named who does not sit at the table, or an agent that there is not."""
    if eyes not in (FOLLOW, OPEN, *game.seats):
        raise rl.RootlabError(text("ui-no-such-eyes", given=str(eyes), eyes=[FOLLOW, OPEN, *game.seats]))
    for seat, agent in agents.items():
        if seat not in game.seats:
            raise rl.RootlabError(text("ui-no-such-seat", given=str(seat), known=list(game.seats)))
        if agent not in names():
            raise rl.RootlabError(text("ui-no-such-agent", given=str(agent), names=list(names())))

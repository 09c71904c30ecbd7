"""`table`: the one call that puts a game on the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rootlab as rl
from rootlab.agents import names
from rootlab.language import text
from rootlab.record.writing import as_path
from rootlab.widgets.guided import guided_game
from rootlab.widgets.guides import guides
from rootlab.widgets.panels.guide import FREE
from rootlab.widgets.saving import AUTOSAVE, read_note, read_settings, set_aside
from rootlab.widgets.session import FOLLOW, OPEN, Session
from rootlab.widgets.table import Table

if TYPE_CHECKING:
    from rootlab.record.game import Game

_open: list[Table] = []
"""The one table of this kernel."""


def open_table() -> Table | None:
    """Return the table that is open in this kernel, if there is one."""
    return _open[-1] if _open else None


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
    last one goes on where the autosave left it; where there is none, a new one starts, with ``guide``
    (``"marquise"``, ``"eyrie"``) a guided round.  ``saves`` is the folder for saved games and for the
    autosave.  ``cover`` covers the table whenever another person is to decide, for people who share a
    screen.  The kernel has one table: an earlier one is closed.
    """
    if guide is not None and guide not in (FREE, *guides()):
        raise rl.RootlabError(text("ui-no-such-guide", lang, given=guide, guides=[FREE, *guides()]))
    folder = as_path(saves)
    save_to = folder / AUTOSAVE if autosave else None
    notice = ""
    playing = dict(agents or {})
    settings: dict[str, Any] = {}
    if game is not None:
        if save_to is not None:
            set_aside(save_to)
    elif save_to is not None and save_to.exists():
        try:
            game = rl.load_game(save_to)
            known, guide = read_note(save_to, game.seats)
            settings = read_settings(save_to)
            playing = playing if agents is not None else known
            notice = text("ui-goes-on", lang, file=str(save_to))
        except rl.RootlabError as error:
            notice = str(error)
            set_aside(save_to)
    if game is None:
        game, found, guide = guided_game(guide or FREE)
        playing = playing if agents is not None else found
    _check(game, playing, eyes)
    while _open:
        _open.pop().close()
    if cover is not None:
        settings["cover"] = cover
    session = Session(game, playing, eyes=eyes, lang=lang, guide=guide, save_to=save_to, settings=settings)
    session.notice = notice
    shown = Table(session, folder)
    _open.append(shown)
    return shown


def _check(game: Game, agents: Mapping[str, str], eyes: str) -> None:
    """RootlabError where somebody is named who does not sit at the table, or an agent that there is not."""
    if eyes not in (FOLLOW, OPEN, *game.seats):
        raise rl.RootlabError(text("ui-no-such-eyes", given=str(eyes), eyes=[FOLLOW, OPEN, *game.seats]))
    for seat, agent in agents.items():
        if seat not in game.seats:
            raise rl.RootlabError(text("ui-no-such-seat", given=str(seat), known=list(game.seats)))
        if agent not in names():
            raise rl.RootlabError(text("ui-no-such-agent", given=str(agent), names=list(names())))

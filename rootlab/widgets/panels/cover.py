"""The cover: what people who share a screen see while it is passed on.

It speaks of nothing but who comes next, so that whoever looks on learns nothing.
"""

from __future__ import annotations

from html import escape

from rootlab.components.board import load_board
from rootlab.components.names import SUITS
from rootlab.language import text
from rootlab.widgets.html import button, figure, tag
from rootlab.widgets.map.figure import Scene
from rootlab.widgets.session import Session


def cover_status(session: Session) -> str:
    """To whom the screen is passed."""
    seat = session.covered
    if seat is None:
        return ""
    words = text("ui-cover", session.lang, player=seat)
    return tag("span", figure(seat), "rl-asked-figure") + tag("strong", escape(words), "rl-asked-words")


def cover_html(session: Session) -> str:
    """The button for whom the screen is passed to, and the way back for who gave it away too early."""
    seat, lang = session.covered, session.lang
    if seat is None:
        return ""
    notice = "".join(tag("p", escape(told), "rl-notice", role="alert") for told in session.told)
    ready = button(escape(text("ui-cover-ready", lang, player=seat)), "ready", "rl-main", data_first=True)
    undo = button(escape(text("ui-undo", lang)), "undo", "rl-step", disabled=session.game.ply == 0)
    menu = button(escape(text("ui-menu", lang)), "menu", "rl-step rl-menu-button")
    return "".join(
        [
            notice,
            tag("p", escape(text("ui-cover-help", lang)), "rl-dim"),
            tag("div", ready, "rl-ends rl-cover"),
            tag("div", [undo, menu], "rl-steps"),
        ]
    )


def cover_scene(session: Session) -> Scene:
    """The map without a piece on it."""
    board = session.state.match.board_name
    position = {
        "map": board,
        "seats": list(session.seats),
        "turn": {"player": None, "phase": "setup"},
        "clearings": {},
        "players": {seat: {} for seat in session.seats},
    }
    printed, lang = load_board(board), session.lang
    words = {
        c: [text("ui-clearing-title", lang, clearing=c, suit=SUITS[printed.suit[c]])]
        for c in printed.clearings
    }
    return Scene(board, position, lang=lang, words=words)

"""The tray: every kind of piece, to be picked and then put on the map."""

from __future__ import annotations

from html import escape

from rootlab.editing import Piece, pieces_of, ruin
from rootlab.editing.pieces import PAWN, WARRIOR
from rootlab.language import text
from rootlab.widgets.art import icons
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.factions import look
from rootlab.widgets.html import button, faction_name, icon, tag


def piece_name(desk: Desk, piece: Piece, count: int = 1) -> str:
    """A piece in words, in the plural of ``count``."""
    return text(f"piece-{piece.kind}", desk.lang, count=count)


def piece_icon(piece: Piece) -> str:
    """A piece as it looks on the map."""
    if not piece.faction:
        return icon(icons.RUIN, "rl-figure")
    paint = look(piece.faction)
    path = paint.figure if piece.kind in (WARRIOR, PAWN) else paint.piece(piece.kind)
    return icon(path, "rl-figure", paint.main)


def tray_status(desk: Desk) -> str:
    """What to do next, in one sentence."""
    words = desk.say("edit-hint-pick")
    if desk.piece is not None:
        message = (
            "edit-hint-take"
            if desk.taking
            else "edit-hint-pawn"
            if desk.piece.kind == PAWN
            else "edit-hint-put"
        )
        words = desk.say(message, name=piece_name(desk, desk.piece))
    return tag("span", tag("span", words, "rl-asked-what"), "rl-asked-words")


def tray_html(desk: Desk) -> str:
    """The pieces by faction, and whether a click puts one or takes one away."""
    ways = [
        button(
            desk.say(f"edit-way-{way}"), f"way:{way}", "rl-tab" + (" rl-on" if desk.taking is taking else ""),
            aria_pressed="true" if desk.taking is taking else "false",
        )
        for way, taking in (("put", False), ("take", True))
    ]  # fmt: skip
    if desk.piece is not None:
        ways.append(button(desk.say("edit-let-go"), "piece:", "rl-small"))
    rows = [_row(desk, faction_name(seat, desk.lang), pieces_of(seat)) for seat in desk.draft.seats]
    rows.append(_row(desk, desk.say("edit-nobodys"), (ruin,)))
    group = tag("div", rows, "rl-ed-pieces", role="group", aria_label=text("edit-tray", desk.lang))
    return tag("div", ways, "rl-values") + group


def _row(desk: Desk, label: str, pieces: tuple[Piece, ...]) -> str:
    return tag(
        "div",
        [
            tag("span", label, "rl-label"),
            tag("div", [_piece(desk, piece) for piece in pieces], "rl-row-body"),
        ],
        "rl-row",
    )


def _piece(desk: Desk, piece: Piece) -> str:
    on = piece == desk.piece
    left = piece.most - _used(desk, piece)
    count = "" if piece.kind == PAWN or not piece.faction else tag("span", f"×{left}", "rl-ed-left")
    name = piece_name(desk, piece)
    words = text("edit-piece-left", desk.lang, name=name, left=left) if count else name
    return button(
        [piece_icon(piece), tag("span", escape(name)), count], f"piece:{piece}",
        "rl-ed-piece" + (" rl-on" if on else "") + (" rl-ed-out" if count and left <= 0 else ""), words,
        aria_pressed="true" if on else "false", aria_label=words,
    )  # fmt: skip


def _used(desk: Desk, piece: Piece) -> int:
    """How many are out of the box: on the map, and warriors that are officers."""
    used = desk.draft.total(piece)
    if piece.kind == WARRIOR:
        officers = desk.draft.get(f"players.{piece.faction}.officers", 0)
        used += officers if isinstance(officers, int) else 0
    return used

"""The clearings and forests as buttons, and what is in the one that was chosen, with its counts."""

from __future__ import annotations

from html import escape

from rootlab.components.pieces import KIND_ID, KIND_IS_BUILDING, PLOTS
from rootlab.editing import Piece, pieces_of, ruin
from rootlab.editing.pieces import PAWN, face_down
from rootlab.language import text
from rootlab.widgets.editor.desk import WARNING, Desk
from rootlab.widgets.editor.fields import line, number, stepper
from rootlab.widgets.editor.tray import piece_icon, piece_name
from rootlab.widgets.html import button, clearing_label, faction_name, forest_label, icon, tag
from rootlab.widgets.map.looks import has_forests
from rootlab.widgets.map.places import Place, written
from rootlab.widgets.map.words import clearing_lines, forest_lines


def words_of(desk: Desk) -> dict[int, list[str]]:
    """The clearings in words: what lies there, then what is wrong there."""
    position, rulers = desk.draft.position, desk.draft.rulers()
    return {
        c: [
            *clearing_lines(desk.board, c, position, rulers.get(c), desk.lang),
            *(fault.text(desk.lang) for fault in desk.faults_at("clearing", str(c))),
        ]
        for c in desk.board.clearings
    }


def places_html(desk: Desk) -> str:
    """A button for every clearing and forest: the map for the keyboard and for a screen reader."""
    words = words_of(desk)
    clearings = [_button(desk, c, words[c]) for c in desk.board.clearings]
    rows = [tag("div", clearings, "rl-places-row", role="group", aria_label=text("ui-places", desk.lang))]
    if has_forests(desk.draft.seats):
        forests = [
            _button(desk, one.clearings, forest_lines(one.clearings, desk.draft.position, desk.lang))
            for one in desk.board.forests
        ]
        label = text("ui-forests", desk.lang)
        rows.append(tag("div", forests, "rl-places-row rl-forests-row", role="group", aria_label=label))
    return "".join(rows)


def _button(desk: Desk, place: Place, lines: list[str]) -> str:
    label = (
        forest_label(place, desk.lang)
        if isinstance(place, tuple)
        else clearing_label(desk.board, place, desk.lang)
    )
    faulty = isinstance(place, int) and bool(desk.faults_at("clearing", str(place)))
    on = place == desk.place
    return button(
        [label, icon(WARNING) if faulty else ""], f"at:{written(place)}",
        "rl-place" + (" rl-on" if on else "") + (" rl-ed-faulty" if faulty else ""), "\n".join(lines),
        aria_label="; ".join(lines), aria_pressed="true" if on else "false",
    )  # fmt: skip


# --- the chosen place --------------------------------------------------------------------------------------
def place_html(desk: Desk) -> str:
    """What is in the chosen clearing, each count with a slider; its faults; where the pawns are."""
    place = desk.place
    if place is None:
        return ""
    if isinstance(place, tuple):
        title = text("ui-forest-title", desk.lang, clearings=tuple(str(c) for c in place))
        label = forest_label(place, desk.lang)
    else:
        title = words_of(desk)[place][0]
        label = clearing_label(desk.board, place, desk.lang)
    body = [tag("h3", [label, " ", escape(title)])]
    if isinstance(place, int):
        body.append(desk.told("clearing", str(place)))
    for seat in desk.draft.seats:
        counts = [
            _count(desk, place, piece)
            for piece in pieces_of(seat)
            if isinstance(place, int) or piece.kind == PAWN
        ]
        if counts:
            body.append(line(faction_name(seat, desk.lang), counts, "rl-ed-counts"))
    if isinstance(place, int):
        body.append(_besides(desk, place))
    return tag("section", body, "rl-ed-card", aria_label=title)


def _count(desk: Desk, place: Place, piece: Piece) -> str:
    """How many of a piece are there: a slider, or for a single piece a switch."""
    at = f"{written(place)}:{piece}"
    n = desk.draft.count(place, piece)
    name = piece_name(desk, piece, 2)
    if piece.most <= 1:
        box = tag("input", type="checkbox", data_act=f"count:{at}", checked=bool(n))
        return tag(
            "label", [box, piece_icon(piece), tag("span", escape(piece_name(desk, piece)))], "rl-ed-count"
        )
    acts = (f"count:{at}", f"less:{at}", f"more:{at}")
    parts = [
        piece_icon(piece),
        tag("span", escape(name), "rl-ed-count-name"),
        stepper(name, acts, n, _drag_to(piece)),
    ]
    if piece.kind in PLOTS and n and isinstance(place, int):
        up = not face_down(desk.draft.position, place, piece.kind)
        box = tag("input", type="checkbox", data_act=f"up:{at}", checked=up)
        parts.append(tag("label", [box, " ", desk.say("edit-face-up")], "rl-ed-side"))
    return tag("span", parts, "rl-ed-count")


MOST_IN_SLOTS = 3
"""No clearing has more slots; a slider that went further would only be harder to set."""


def _drag_to(piece: Piece) -> int:
    building = piece.kind in KIND_ID and KIND_IS_BUILDING[KIND_ID[piece.kind]]
    return min(piece.most, MOST_IN_SLOTS) if building else piece.most


def _besides(desk: Desk, c: int) -> str:
    """Ruin, and the crafting pieces that were used there this turn."""
    parts = []
    if desk.board.has_ruin[c]:
        parts.append(line(desk.say("edit-nobodys"), _count(desk, c, ruin)))
    name = text("edit-used-crafting", desk.lang)
    parts.append(
        line(
            desk.say("edit-used"),
            [tag("span", escape(name)), number(desk, name, f"turn.used.crafting.{c}", MOST_IN_SLOTS)],
        )
    )
    return "".join(parts)

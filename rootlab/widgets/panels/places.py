"""The clearings as a row of buttons: the map for the keyboard and for a screen reader."""

from __future__ import annotations

from html import escape

from rootlab.language import text
from rootlab.widgets.html import button, clearing_label, tag
from rootlab.widgets.panels.picker import Picker
from rootlab.widgets.session import Session


def places_html(session: Session, picker: Picker) -> str:
    """A button for every clearing; those that a click would pick are lit, as on the map."""
    board, lang, words_of = session.moment.board, session.lang, session.moment.clearings
    lit, selected = set(picker.lit()), set(picker.selected())
    buttons = []
    for c in board.clearings:
        lines = words_of[c]
        cls = "rl-place" + (" rl-lit" if c in lit else "") + (" rl-on" if c in selected else "")
        words = "; ".join([*lines, *([text("ui-lit", lang)] if c in lit else [])])
        buttons.append(
            button(clearing_label(board, c, lang), f"at:{c}", cls, "\n".join(lines), aria_label=words,
                   aria_pressed="true" if c in selected else "false")
        )  # fmt: skip
    label = text("ui-places", lang)
    said = ""
    for c in sorted(selected):
        first, *rest = words_of[c]
        said += tag("p", [tag("strong", escape(first)), " – ", escape(", ".join(rest))], "rl-place-words")
    return tag("div", buttons, "rl-places-row", role="group", aria_label=label) + tag(
        "div", said, "rl-place-said", role="status", aria_live="polite"
    )

"""The clearings and forests as rows of buttons: the map for the keyboard and for a screen reader."""

from __future__ import annotations

from html import escape

from rootlab.language import text
from rootlab.widgets.html import button, clearing_label, forest_label, tag
from rootlab.widgets.map.looks import has_forests
from rootlab.widgets.map.places import Place, order, written
from rootlab.widgets.map.words import forest_lines
from rootlab.widgets.panels.picker import Picker
from rootlab.widgets.session import Session


def places_html(session: Session, picker: Picker) -> str:
    """A button for every clearing, and for the forests in use; those that a click would pick are lit."""
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
    forests = _forests(session, lit, selected)
    for place in order(selected):
        lines = words_of[place] if isinstance(place, int) else _words(session, place)
        first, *rest = lines
        said += tag(
            "p",
            [
                _who_rules(place, lang) if isinstance(place, int) else "",
                tag("strong", escape(first)),
                " – ",
                escape(", ".join(rest or [text("ui-forest-empty", lang)])),
            ],
            "rl-place-words",
            title="\n".join(lines),
        )
    row = tag("div", buttons, "rl-places-row", role="group", aria_label=label)
    whole = button(escape(text("ui-map-whole", lang)), "map-whole", "rl-small rl-map-whole")
    return (
        tag("div", [row, forests], "rl-places-all")
        + tag("div", said, "rl-place-said", role="status", aria_live="polite")
        + whole
    )


def _who_rules(c: int, lang: str) -> str:
    """The button that tells who rules a clearing, and why."""
    words = text("ui-who-rules-help", lang, clearing=c)
    return button(escape(text("ui-who-rules", lang)), f"who-rules:{c}", "rl-small rl-who-rules", words)


def _words(session: Session, forest: tuple[int, ...]) -> list[str]:
    return forest_lines(forest, session.moment.position, session.lang)


def _forests(session: Session, lit: set[Place], selected: set[Place]) -> str:
    """The forests, where somebody at the table goes into them."""
    if not has_forests(session.seats):
        return ""
    lang, buttons = session.lang, []
    for one in session.moment.board.forests:
        forest = one.clearings
        lines = _words(session, forest)
        cls = "rl-place" + (" rl-lit" if forest in lit else "") + (" rl-on" if forest in selected else "")
        words = "; ".join([*lines, *([text("ui-lit", lang)] if forest in lit else [])])
        buttons.append(
            button(forest_label(forest, lang), f"at:{written(forest)}", cls, "\n".join(lines),
                   aria_label=words, aria_pressed="true" if forest in selected else "false")
        )  # fmt: skip
    return tag(
        "div", buttons, "rl-places-row rl-forests-row", role="group", aria_label=text("ui-forests", lang)
    )

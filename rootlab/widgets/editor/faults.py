"""The faults of the position as they arise, each with its article and the way to its place."""

from __future__ import annotations

from html import escape

from rootlab.editing.places import place_of_fault
from rootlab.engine.position import Fault
from rootlab.language import text
from rootlab.widgets.editor.desk import TICK, WARNING, Desk
from rootlab.widgets.html import article, button, faction_name, icon, tag


def faults_status(desk: Desk) -> str:
    """How many faults there are: read aloud whenever it changes."""
    count = len(desk.draft.faults())
    sign = icon(WARNING if count else TICK)
    return tag(
        "strong", [sign, " ", desk.say("edit-faults", count=count)], "rl-ed-bad" if count else "rl-ed-good"
    )


def faults_html(desk: Desk) -> str:
    """Every fault in a sentence."""
    lines = [tag("li", _fault(desk, fault)) for fault in desk.draft.faults()]
    return tag("ul", lines, "rl-ed-list", data_scroll="faults") if lines else ""


def _fault(desk: Desk, fault: Fault) -> list[str]:
    kind, name = place_of_fault(fault, desk.draft.examine().read)
    words = tag("span", escape(fault.text(desk.lang)), "rl-event-words")
    law = article(fault.law, desk.lang) if fault.law else ""
    if kind == "clearing":
        where = text("edit-go-clearing", desk.lang, clearing=name)
    elif kind == "seat" and name in desk.draft.seats:
        return [words, law, button(faction_name(name, desk.lang), f"seat:{name}", "rl-small")]
    else:
        return [
            words,
            law,
            tag("span", desk.say(f"edit-go-{'turn' if kind == 'turn' else 'commons'}"), "rl-dim"),
        ]
    return [words, law, button(escape(where), f"go:{name}", "rl-small")]

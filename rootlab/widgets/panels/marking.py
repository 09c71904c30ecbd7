"""A set to be marked: everything that can belong to it as a switch, and one button that confirms."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from rootlab.components.cards import CARD_ID
from rootlab.components.names import ITEMS
from rootlab.language import text
from rootlab.widgets.art import icons
from rootlab.widgets.html import button, card_chip, clearing_label, icon, item_icon, tag
from rootlab.widgets.marking import Marking, Thing

if TYPE_CHECKING:
    from rootlab.widgets.session import Session

FACE_DOWN = ("exhausted", "damaged-exhausted")


def marking_html(session: Session, marking: Marking) -> str:
    """How much is lacking, above what is to be marked, so that it stays in sight however much that is."""
    lang = session.lang
    asked = marking.asked
    ask = text("ui-set-ask", lang, most=asked.most)
    if marking.locked:
        ask += " " + text("ui-set-locked", lang)
    things = [_thing(session, marking, thing) for thing in marking.things()]
    message = "ui-set-confirm" if marking.whole else "ui-set-marked"
    words = text(message, lang, count=len(marking.marked), most=asked.most)
    confirm = button(escape(words), "set", "rl-main rl-confirm", disabled=not marking.whole)
    parts = [confirm]
    if marking.marked - marking.locked:
        parts.append(button(escape(text("ui-set-clear", lang)), "clear", "rl-small"))
    said = tag("span", escape(words), "rl-unseen", role="status", aria_live="polite")
    return (
        tag("p", escape(ask), "rl-ask")
        + tag("div", [*parts, said], "rl-ends")
        + tag("div", things, "rl-values rl-set", role="group", aria_label=ask)
    )


def _thing(session: Session, marking: Marking, thing: Thing) -> str:
    """One thing: pressed when it is marked, not to be pressed where it cannot be left out."""
    lang, action = session.lang, marking.action(thing)
    on, locked = thing in marking.marked, thing in marking.locked
    act = f"part:{thing[0]}:{thing[1]}"
    cls = "rl-part" + (" rl-on" if on else "") + (" rl-locked" if locked else "")
    sign = icon(icons.CONTROL["lock" if locked else "check"], "rl-check") if on else ""
    pressed, shut = "true" if on else "false", "true" if locked else None
    if action.card in CARD_ID:
        card = str(action.card)
        return card_chip(card, lang, act, cls, before=sign, aria_pressed=pressed, aria_disabled=shut)
    mark = ""
    if action.item in ITEMS:
        mark = item_icon(action.item, lang, "rl-turned" if action.target in FACE_DOWN else "")
    elif isinstance(action.clearing, int):
        mark = clearing_label(session.moment.board, action.clearing, lang)
    return button(
        [sign, mark, escape(action.text(lang))],
        act,
        f"rl-value {cls}",
        text("ui-set-must", lang) if locked else None,
        aria_pressed=pressed,
        aria_disabled=shut,
        data_key=act,
    )

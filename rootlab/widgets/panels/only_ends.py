"""Where nothing can be done but to go on: why, and why it is asked all the same."""

from __future__ import annotations

from html import escape
from typing import Final

from rootlab.engine.action import VERB_NAMES
from rootlab.engine.verbs import verb_table
from rootlab.engine.words import verb_text
from rootlab.language import text
from rootlab.widgets.answering import PASS
from rootlab.widgets.html import article, tag
from rootlab.widgets.session import Session

MOST: Final = 2
"""So many reasons are told."""


def only_ends_html(session: Session) -> str:
    """What the question offers for a card of the hand, and why this hand has none for it."""
    lang, state = session.lang, session.state
    if state.question is None or state.player is None:
        return ""
    table = verb_table(state.player)
    verbs = [VERB_NAMES[n] for n in state.question.by_verb]
    lines: list[str] = []
    for verb in [one for one in verbs if "card" in table[one].fields][:MOST]:
        ruling = session.moment.reader.why_not(verb)
        if ruling is not None:
            name = verb_text(state.player, verb, lang)
            words = text("ui-refused-verb", lang, verb=name, why=ruling.text(lang))
            marks = [article(number, lang) for number in ruling.law]
            lines.append(tag("p", [escape(words), " ", *marks], "rl-hint"))
    if any(action.verb == PASS for action in session.legal_actions()):
        lines.append(tag("p", escape(text("ui-asked-all-the-same", lang)), "rl-dim rl-hint"))
    return "".join(lines)

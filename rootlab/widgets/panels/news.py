"""What has just happened: the events since a person last acted, dice as dice, draws as cards."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from rootlab.components.cards import CARD_ID
from rootlab.components.names import ITEMS
from rootlab.language import text
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.html import article, button, card_chip, figure, icon, item_icon, tag
from rootlab.widgets.panels.joined import joined, line_words
from rootlab.widgets.session import Session

if TYPE_CHECKING:
    from rootlab.engine.event import Event

_MOST = 14
_PIPS = {0: (), 1: (4,), 2: (0, 8), 3: (0, 4, 8)}


def die(face: int) -> str:
    """A die that shows a face."""
    pips = "".join(tag("i", "", "rl-pip" if k in _PIPS.get(face, ()) else "") for k in range(9))
    return tag("span", pips, "rl-die", role="img", aria_label=str(face))


def event_line(group: Sequence[Event], lang: str, after: str = "") -> str:
    """Events of one kind as a line: whose they are, what, with dice and cards drawn, and the article."""
    event = group[0]
    parts = [figure(event.faction) if event.faction else tag("span", "", "rl-figure")]
    parts.append(tag("span", escape(line_words(group, lang)), "rl-event-words"))
    if event.kind == "rolled" and event.high is not None and event.low is not None:
        parts.append(tag("span", [die(event.high), die(event.low)], "rl-dice"))
    cards = [str(one.card) for one in group if one.card in CARD_ID]
    parts += [card_chip(card, lang, f"card:{card}", "rl-mini") for card in cards]
    if event.item in ITEMS:
        parts.append(item_icon(str(event.item), lang))
    parts.extend((article(event.article, lang), after))
    return tag("li", parts, f"rl-event rl-event-{event.kind}")


def event_lines(events: Sequence[Event], lang: str) -> str:
    """Events as lines, oldest first; those of one kind are one line."""
    return "".join(event_line(group, lang) for group in joined(events))


def news_html(session: Session) -> str:
    """The last events, oldest first, so that they read as a story."""
    lang, events = session.lang, session.last_events()
    if not events:
        return tag("section", tag("p", escape(text("ui-log-empty", lang)), "rl-dim"), "rl-news")
    groups = joined(events)
    shown = groups[-_MOST:]
    lines = [event_line(group, lang) for group in shown]
    more = len(groups) - len(shown)
    watch = button(
        icon(CONTROL["forward"]), f"watch:{session.shown_from}", "rl-small rl-watch", text("ui-watch", lang)
    )
    head = tag("h4", [escape(text("ui-news", lang)), " ", watch])
    if more:
        lines.insert(0, tag("li", escape(text("ui-news-more", lang, count=more)), "rl-dim"))
    return tag("section", [head, tag("ol", lines, "rl-events", data_scroll="news")], "rl-news")

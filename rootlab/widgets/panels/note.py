"""What the note says when a press opens nothing: why not, or what the table has to tell."""

from __future__ import annotations

from html import escape

from rootlab.language import text
from rootlab.widgets.art import icons
from rootlab.widgets.html import article, button, icon, tag
from rootlab.widgets.panels.reader import reader_html
from rootlab.widgets.refusals import Refusal


def refused_html(refused: Refusal, lang: str) -> str:
    """Why what was pressed cannot be done, with the articles to open."""
    marks = [article(number, lang) for number in refused.law]
    return _sheet([escape(refused.words), " ", *marks], "rl-refusal", lang)


def read_html(kind: str, name: str, lang: str) -> str:
    """A card or an article, and the way to the tab where it stays open."""
    more = button(escape(text("ui-note-in-book", lang)), f"book-{kind}:{name}", "rl-small")
    return reader_html((kind, name), lang) + tag("div", more, "rl-note-more")


def notice_html(sentence: str, lang: str) -> str:
    """One sentence of the table."""
    return _sheet([escape(sentence)], "rl-notice", lang)


def _sheet(content: list[str], cls: str, lang: str) -> str:
    words = text("ui-close", lang)
    close = button(icon(icons.CONTROL["close"]), "close", "rl-small rl-close", words)
    return tag("div", [tag("p", content, role="alert"), close], cls)

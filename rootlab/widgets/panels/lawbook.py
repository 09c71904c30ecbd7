"""The Law beside the table: a search, the chapters, and what was opened."""

from __future__ import annotations

from html import escape

from rootlab.language import text
from rootlab.law import articles
from rootlab.law.article import Article
from rootlab.law.search import search
from rootlab.widgets.html import article, tag
from rootlab.widgets.panels.reader import reader_html

MOST = 25
"""So many articles that a search finds are listed."""


def lawbook_html(opened: tuple[str, str] | None, sought: str, lang: str | None) -> str:
    """The search, then the opened card or article, or what the search found, or the chapters."""
    words = text("ui-law-seek", lang)
    seek = tag(
        "input", type="search", cls="rl-seek", value=sought, placeholder=words, data_act="law-seek",
        data_key="law-seek", aria_label=words,
    )  # fmt: skip
    if opened is not None:
        body = reader_html(opened, lang)
    elif sought.strip():
        body = _found(sought, lang)
    else:
        chapters = [one for one in articles() if one.parent is None]
        body = tag("h4", escape(text("ui-law-chapters", lang))) + _list(chapters, lang)
    return tag("form", seek, "rl-form") + body


def _found(sought: str, lang: str | None) -> str:
    found = search(sought)
    near = tag("p", escape(text("law-near", lang, near=found.near)), "rl-dim") if found.near else ""
    count = tag("p", escape(text("law-found", lang, count=len(found))), "rl-dim", role="status")
    return count + near + _list(list(found[:MOST]), lang)


def _list(found: list[Article], lang: str | None) -> str:
    rows = [
        tag("li", [article(one.number, lang), " ", escape(one.title(lang))], "rl-law-line") for one in found
    ]
    return tag("ul", rows, "rl-law-list")

"""The reader: a card or an article of the Law at full size."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rootlab.components.cards import CARD_ID, CARD_KIND, CARD_POINTS
from rootlab.language import has, text
from rootlab.law import Article, articles, is_article
from rootlab.law import article as law_article
from rootlab.widgets.art import icons, palette
from rootlab.widgets.faces import cost_marks
from rootlab.widgets.html import article, button, card_name, card_suit, card_words, icon, tag


def reader_html(opened: tuple[str, str] | None, lang: str | None) -> str:
    """What was opened: ``("card", id)`` or ``("law", number)``."""
    if opened is None:
        return ""
    kind, name = opened
    if kind == "card" and not has(f"card-{name}", "en"):
        return ""
    return card_page(name, lang) if kind == "card" else law_page(name, lang)


def card_page(card: str, lang: str | None) -> str:
    """A card: suit, name, cost, what it makes and what it does."""
    suit = card_suit(card)
    tint = palette.SUIT[suit]
    number = CARD_ID.get(card)
    facts: list[str] = []
    if number is not None:
        cost = cost_marks(card, lang)
        kind = f"kind-{CARD_KIND[number]}"
        if has(kind, "en"):
            facts.append(escape(text(kind, lang)))
        price = (
            [escape(text("ui-card-cost", lang)), *cost] if cost else [escape(text("ui-card-no-cost", lang))]
        )
        facts.append(tag("span", price, "rl-cost"))
        if CARD_POINTS[number]:
            facts.append(escape(text("ui-points", lang, points=CARD_POINTS[number])))
    head = [
        icon(icons.SUIT[suit], title=text(f"suit-{suit}", lang)),
        tag("strong", escape(card_name(card, lang))),
    ]
    return _page(
        tag("header", head, style=f"background:{tint.main};color:{tint.ink}"),
        [tag("p", " · ".join(facts), "rl-dim"), tag("p", escape(card_words(card, lang)))],
        card_name(card, lang),
        lang,
    )


def law_page(number: str, lang: str | None) -> str:
    """An article: number, title, what it says, and its neighbours: what it is part of, what comes before
    and after it there, what it consists of, and what it mentions."""
    if not is_article(number):
        return ""
    found = law_article(number)
    said = found.statement(lang) or found.statement("en") or text("law-no-statement", lang)
    above = () if found.parent is None else (found.parent,)
    before, after = _beside(found)
    lines = [
        tag("p", escape(said)),
        _neighbours("law-inside", found.children, lang),
        _neighbours("law-see", found.see, lang),
        _neighbours("law-part-of", above, lang),
        _neighbours("law-before", before, lang),
        _neighbours("law-after", after, lang),
    ]
    title = f"{found.number} {found.title(lang)}"
    return _page(tag("header", tag("strong", escape(title)), "rl-law-head"), lines, title, lang)


def _beside(found: Article) -> tuple[tuple[Article, ...], tuple[Article, ...]]:
    """The article before and the one after it: of the same part, or among the chapters."""
    parent = found.parent
    row = [one for one in articles() if one.parent is None] if parent is None else parent.children
    at = [one.number for one in row].index(found.number)
    return tuple(row[max(at - 1, 0) : at]), tuple(row[at + 1 : at + 2])


def _neighbours(label: str, found: Sequence[Article], lang: str | None) -> str:
    """Articles that can be opened from here, each with its title."""
    if not found:
        return ""
    rows = [tag("li", [article(one.number, lang), " ", escape(one.title(lang))]) for one in found]
    words = text(label, lang)
    content = [tag("h4", escape(words)), tag("ul", rows)]
    return tag("div", content, "rl-neighbours", role="group", aria_label=words)


def _page(header: str, lines: list[str], label: str, lang: str | None) -> str:
    close = button(
        icon(icons.CONTROL["close"]),
        "close",
        "rl-small rl-close",
        text("ui-close", lang),
        aria_label=text("ui-close", lang),
    )
    return tag("article", [close, header, *lines], "rl-page", aria_label=label)

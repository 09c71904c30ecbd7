"""The reader: a card or an article of the Law at full size."""

from __future__ import annotations

from html import escape

from rootlab.components.cards import CARD_COST, CARD_ID, CARD_KIND, CARD_POINTS
from rootlab.language import has, text
from rootlab.law import article as law_article
from rootlab.law import is_article
from rootlab.widgets.art import icons, palette
from rootlab.widgets.html import article, button, card_name, card_suit, card_words, icon, tag

_COST_SUITS = ("fox", "rabbit", "mouse", "any")


def reader_html(opened: tuple[str, str] | None, lang: str | None) -> str:
    """What was opened: ``("card", id)`` or ``("law", number)``."""
    if opened is None:
        return ""
    kind, name = opened
    return card_page(name, lang) if kind == "card" else law_page(name, lang)


def card_page(card: str, lang: str | None) -> str:
    """A card: suit, name, cost, what it makes and what it does."""
    suit = card_suit(card)
    tint = palette.SUIT[suit]
    number = CARD_ID.get(card)
    facts: list[str] = []
    if number is not None:
        cost = [
            icon(icons.SUIT[name], "rl-suit", palette.SUIT[name].main, text(f"suit-{name}", lang))
            if name != "any"
            else tag("span", "?", "rl-any", title=text("suit-any", lang))
            for name, n in zip(_COST_SUITS, CARD_COST[number], strict=True)
            for _ in range(n)
        ]
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
    """An article: number, title, what it says, and what it is part of."""
    if not is_article(number):
        return ""
    found = law_article(number)
    said = found.statement(lang) or found.statement("en") or text("law-no-statement", lang)
    parent = found.parent
    lines = [tag("p", escape(said))]
    if parent is not None:
        part = [
            escape(text("law-part-of", lang)),
            " ",
            article(parent.number, lang),
            " ",
            escape(parent.title(lang)),
        ]
        lines.append(tag("p", part, "rl-dim"))
    if found.children:
        lines.append(
            tag(
                "ul",
                [tag("li", [article(c.number, lang), " ", escape(c.title(lang))]) for c in found.children],
            )
        )
    title = f"{found.number} {found.title(lang)}"
    return _page(tag("header", tag("strong", escape(title)), "rl-law-head"), lines, title, lang)


def _page(header: str, lines: list[str], label: str, lang: str | None) -> str:
    close = button(
        icon(icons.CONTROL["close"]),
        "close",
        "rl-small rl-close",
        text("ui-close", lang),
        aria_label=text("ui-close", lang),
    )
    return tag("article", [close, header, *lines], "rl-page", aria_label=label)

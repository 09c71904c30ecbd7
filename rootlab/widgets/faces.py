"""Cards as cards: suit, name, what they make and do in our words, and what they cost."""

from __future__ import annotations

from html import escape

from rootlab.components.cards import CARD_COST, CARD_ID, CARD_ITEM, CARD_POINTS
from rootlab.components.names import ITEMS
from rootlab.language import text
from rootlab.widgets.art import icons, palette
from rootlab.widgets.html import button, card_name, card_suit, card_words, icon, tag

_COST_SUITS = ("fox", "rabbit", "mouse", "any")


def cost_marks(card: str, lang: str | None) -> list[str]:
    """A mark for every suit that must be activated to craft the card; none where it cannot be crafted."""
    number = CARD_ID.get(card)
    if number is None:
        return []
    return [
        icon(icons.SUIT[name], "rl-suit", palette.SUIT[name].main, text(f"suit-{name}", lang))
        if name != "any"
        else tag("span", "?", "rl-any", title=text("suit-any", lang))
        for name, n in zip(_COST_SUITS, CARD_COST[number], strict=True)
        for _ in range(n)
    ]


def card_face(card: str, lang: str | None, act: str, *, count: int = 1, cls: str = "") -> str:
    """A card as it lies in a hand; ``act`` is sent when it is pressed."""
    suit = card_suit(card)
    tint = palette.SUIT[suit]
    number = CARD_ID.get(card)
    item = CARD_ITEM[number] if number is not None else -1
    points = CARD_POINTS[number] if number is not None else 0
    cost = cost_marks(card, lang)
    head = [
        tag("span", icon(icons.SUIT[suit], title=text(f"suit-{suit}", lang)), "rl-face-suit"),
        tag("span", escape(card_name(card, lang)), "rl-face-name"),
        tag("span", f"×{count}", "rl-face-count") if count > 1 else "",
    ]
    words = card_words(card, lang)
    if item >= 0:
        made = text(f"item-{ITEMS[item]}", lang, count=1)
        middle = [icon(icons.ITEM[ITEMS[item]], "rl-face-item", title=made)]
        middle.append(tag("span", escape(made), "rl-face-made"))
    else:
        middle = [tag("span", escape(words), "rl-face-words")]
    price = tag("span", cost, "rl-cost", title=text("ui-card-cost", lang)) if cost else ""
    gain = tag("span", f"+{points}", "rl-face-points", title=text("ui-points", lang, points=points))
    foot = [price, gain if points else ""]
    style = f"--s-main:{tint.main};--s-dark:{tint.dark};--s-pale:{tint.pale};--s-ink:{tint.ink}"
    return button(
        [
            tag("span", head, "rl-face-head"),
            tag("span", middle, "rl-face-middle"),
            tag("span", foot, "rl-face-foot"),
        ],
        act,
        f"rl-face {cls}".strip(),
        words or None,
        style=style,
        data_key=act,
    )

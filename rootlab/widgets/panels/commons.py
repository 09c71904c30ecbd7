"""What belongs to nobody: the deck, the discard pile, available dominance cards and the items."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape

from rootlab.components.names import ITEMS
from rootlab.language import text
from rootlab.widgets.html import card_chip, item_icon, tag
from rootlab.widgets.session import Session


def commons_html(session: Session) -> str:
    """Deck, items, available dominance and the discard pile."""
    lang, position = session.lang, session.moment.position
    discard = Counter(str(card) for card in position.get("discard", ()))
    pile = "".join(card_chip(card, lang, f"card:{card}", count=n) for card, n in sorted(discard.items()))
    rows = [
        _row(text("ui-deck", lang), escape(text("ui-deck-size", lang, count=session.moment.deck_size))),
        _row(text("ui-item-supply", lang), _items(session)),
    ]
    available = tuple(position.get("available_dominance", ()))
    if available:
        rows.append(
            _row(
                text("ui-available", lang),
                "".join(card_chip(str(card), lang, f"card:{card}") for card in available),
            )
        )
    count = sum(discard.values())
    rows.append(
        tag(
            "details",
            [
                tag("summary", escape(text("ui-discard-pile", lang, count=count))),
                tag("div", pile or escape(text("ui-none", lang)), "rl-pile"),
            ],
            data_key="discard",
        )
    )
    return tag("section", [tag("h3", escape(text("ui-commons", lang))), *rows])


def _row(label: str, content: str) -> str:
    return tag("div", [tag("span", escape(label), "rl-label"), tag("div", content, "rl-row-body")], "rl-row")


def _items(session: Session) -> str:
    supply = session.moment.position.get("item_supply", {})
    if not isinstance(supply, Mapping):
        supply = Counter(str(item) for item in supply)
    parts = [
        tag(
            "span",
            [item_icon(item, session.lang), tag("span", f"×{supply.get(item, 0)}")],
            "rl-stock" + ("" if supply.get(item) else " rl-out"),
        )
        for item in ITEMS
        if item in supply
    ]
    return "".join(parts) or tag("span", escape(text("ui-none", session.lang)), "rl-dim")

"""What belongs to nobody: the deck, the discard pile, dominance cards beside the map, the items."""

from __future__ import annotations

from rootlab.components.boards import ITEM_SUPPLY
from rootlab.components.names import ITEMS
from rootlab.language import text
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.editor.fields import cards, line, number
from rootlab.widgets.html import button, item_icon, tag


def commons_html(desk: Desk) -> str:
    """The pane of what is everybody's."""
    lang = desk.lang
    read = desk.draft.examine().read
    size = len(read.deck_n) if read is not None else 0
    rows = [
        tag("h3", desk.say("ui-commons")),
        desk.told("commons"),
        line(
            desk.say("ui-deck"),
            [desk.say("ui-deck-size", count=size), tag("span", desk.say("edit-deck"), "rl-dim")],
        ),
        _pile(desk, "ui-discard-pile", "discard"),
        cards(desk, desk.say("ui-available"), "available_dominance", kind="dominance"),
        _pile(desk, "edit-removed", "removed"),
    ]
    counts = [
        tag(
            "span",
            [
                item_icon(item, lang),
                number(desk, text(f"item-{item}", lang, count=2), f"item_supply.{item}", n),
            ],
            "rl-ed-count",
        )
        for item, n in zip(ITEMS, ITEM_SUPPLY, strict=True)
        if n
    ]
    if desk.draft.get("item_supply") is not None:
        counts.append(button(desk.say("edit-derive-items"), "leave-out:item_supply", "rl-small"))
    rows.append(line(desk.say("ui-item-supply"), counts))
    if desk.draft.get("known"):
        rows.append(
            line(
                desk.say("edit-known"),
                [desk.say("edit-known-some"), button(desk.say("edit-forget"), "leave-out:known", "rl-small")],
            )
        )
    return tag("section", rows, "rl-ed-card", aria_label=text("ui-commons", lang))


def _pile(desk: Desk, message: str, path: str) -> str:
    """A pile that may be large: its size, and its cards when it is opened."""
    size = len(desk.draft.look(path, ()))
    summary = tag("summary", desk.say(message, count=size))
    return tag("details", [summary, cards(desk, "", path)], data_key=path)

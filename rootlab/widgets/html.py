"""HTML for the panes: elements, icons and the chips for cards, items, clearings and articles."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from rootlab.components.board import Board
from rootlab.components.cards import CARD_ID, CARD_ITEM, CARD_SUIT
from rootlab.components.names import ITEMS, SUITS
from rootlab.language import has, text
from rootlab.widgets.art import icons, palette
from rootlab.widgets.factions import look

Content = str | Iterable[str]
"""HTML that is already safe: made by the functions here, or by :func:`escape`."""

_VOID = {"input", "br"}


def tag(element: str, content: Content = "", cls: str = "", **attributes: str | int | bool | None) -> str:
    """An element.  ``data_act`` becomes ``data-act``; None and False are left out."""
    parts = [element]
    if cls:
        parts.append(f'class="{cls}"')
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        key = key.rstrip("_").replace("_", "-")
        parts.append(key if value is True else f'{key}="{escape(str(value), quote=True)}"')
    if element in _VOID:
        return f"<{' '.join(parts)}>"
    inner = content if isinstance(content, str) else "".join(content)
    return f"<{' '.join(parts)}>{inner}</{element}>"


def button(
    content: Content, act: str, cls: str = "", title: str | None = None, **attributes: str | int | bool | None
) -> str:
    """A button that sends ``act`` when it is pressed; a sign without words is named by its title."""
    inner = content if isinstance(content, str) else "".join(content)
    if title and inner.endswith("</svg>") and inner.startswith("<svg"):
        attributes.setdefault("aria_label", title)
    cls = f"rl-btn {cls}".strip()
    return tag("button", inner, cls, type="button", data_act=act, title=title, **attributes)


def icon(path: str, cls: str = "", color: str | None = None, title: str | None = None) -> str:
    """A drawn mark; with a title it has words of its own, without it is an ornament."""
    style = f' style="color:{color}"' if color else ""
    words = f'role="img" aria-label="{escape(title, quote=True)}"' if title else 'aria-hidden="true"'
    inner = f"<title>{escape(title)}</title>" if title else ""
    shape = f'<path d="{path}" fill="currentColor"/>'
    return f'<svg class="rl-icon {cls}" viewBox="0 0 24 24" {words}{style}>{inner}{shape}</svg>'


LONGEST: Final = 600
"""So many letters of a sentence are shown: what was given may be quoted in it, and may be anything."""


def short(sentence: str) -> str:
    """A sentence that fits on the table."""
    return sentence if len(sentence) <= LONGEST else sentence[:LONGEST] + "…"


def suit_icon(suit: str, lang: str | None = None) -> str:
    """A suit's mark in its colour, with its name."""
    return icon(icons.SUIT[suit], "rl-suit", palette.SUIT[suit].main, text(f"suit-{suit}", lang))


def figure(faction: str, cls: str = "") -> str:
    """A faction's figure in its colour."""
    return icon(look(faction).figure, f"rl-figure {cls}".strip(), look(faction).main)


def faction_name(faction: str, lang: str | None = None) -> str:
    """A faction's short name."""
    return escape(text(f"faction-{faction}-short", lang))


def card_words(card: str, lang: str | None = None) -> str:
    """What a card does, in words; empty for a card that has no text."""
    message = f"card-{card}-effect"
    return text(message, lang) if has(message, lang) or has(message, "en") else ""


def card_name(card: str, lang: str | None = None) -> str:
    """A card's name."""
    return text(f"card-{card}", lang)


def card_suit(card: str) -> str:
    """A card's suit."""
    return SUITS[CARD_SUIT[CARD_ID[card]]] if card in CARD_ID else "bird"


def card_chip(
    card: str,
    lang: str | None = None,
    act: str | None = None,
    cls: str = "",
    count: int = 1,
    key: str | None = None,
    before: str = "",
    **attributes: str | int | bool | None,
) -> str:
    """A card: suit, name, what it makes; its effect on hover, and ``act`` when pressed.

    ``before`` stands before the suit; ``attributes`` are those of the button.
    """
    suit = card_suit(card)
    tint = palette.SUIT[suit]
    item = CARD_ITEM[CARD_ID[card]] if card in CARD_ID else -1
    mini = "rl-mini" in cls
    content = [before, tag("span", icon(icons.SUIT[suit], title=text(f"suit-{suit}", lang)), "rl-card-suit")]
    if not mini:
        content.append(tag("span", escape(card_name(card, lang)), "rl-card-name"))
    if item >= 0 and not mini:
        content.append(icon(icons.ITEM[ITEMS[item]], "rl-card-item"))
    if count > 1:
        content.append(tag("span", f"×{count}", "rl-card-count"))
    style = f"--s-main:{tint.main};--s-dark:{tint.dark};--s-pale:{tint.pale};--s-ink:{tint.ink}"
    words = card_words(card, lang) or None
    if act is None:
        return tag("span", content, f"rl-card {cls}".strip(), title=words, style=style)
    label = card_name(card, lang) if mini else None
    return button(
        content, act, f"rl-card {cls}".strip(), words, style=style, data_key=key or act, aria_label=label,
        **attributes,
    )  # fmt: skip


def item_icon(item: str, lang: str | None = None, cls: str = "") -> str:
    """An item's mark with its name."""
    return icon(icons.ITEM[item], f"rl-item {cls}".strip(), title=text(f"item-{item}", lang, count=1))


def clearing_label(board: Board, c: int, lang: str | None = None) -> str:
    """A clearing as on the map: suit and number on the suit's colour."""
    suit = SUITS[board.suit[c]]
    tint = palette.SUIT[suit]
    return tag(
        "span",
        [icon(icons.SUIT[suit], title=text(f"suit-{suit}", lang)), str(c)],
        "rl-clearing",
        style=f"background:{tint.main};border-color:{tint.dark};color:{tint.ink}",
    )


def forest_label(forest: tuple[int, ...], lang: str | None = None) -> str:
    """A forest: a tree and the clearings around it."""
    words = text("ui-forest", lang, clearings=tuple(str(c) for c in forest))
    return tag("span", [icon(icons.FOREST, title=words), "·".join(map(str, forest))], "rl-clearing rl-forest")


def article(number: str, lang: str | None = None) -> str:
    """The number of an article, which opens its text."""
    return button(escape(number), f"law:{number}", "rl-law", text("ui-law-open", lang, article=number))


def options(pairs: Iterable[tuple[str, str]], chosen: str) -> str:
    """The options of a select: value and words."""
    return "".join(
        tag("option", escape(words), value=value, selected=value == chosen) for value, words in pairs
    )

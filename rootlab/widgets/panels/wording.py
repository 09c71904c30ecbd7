"""What the picker says: values of an action's fields, what a choice does, the marks before it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.cards import CARD_ID
from rootlab.components.characters import CHARACTER_CARDS, CHARACTER_ID
from rootlab.components.leaders import COLUMNS
from rootlab.components.names import FACTIONS, ITEMS, SUITS
from rootlab.components.quests import QUEST_ID, QUEST_ITEMS, QUEST_SUIT
from rootlab.components.satchel import ITEM_PLACES
from rootlab.language import has, text
from rootlab.law import article as law_article
from rootlab.widgets import choices
from rootlab.widgets.art import icons, palette
from rootlab.widgets.choices import Offer
from rootlab.widgets.html import card_suit, icon, item_icon, tag
from rootlab.widgets.map.places import Place

if TYPE_CHECKING:
    from rootlab.engine.action import Action


PLOT_LAW: Final = {"bomb": "13.7.1", "snare": "13.7.2", "extortion": "13.7.3", "raid": "13.7.4"}
"""What each plot does, by its article."""

_PREFIX: Final = {"card": "card-", "suit": "suit-", "item": "item-", "piece": "piece-", "plot": "piece-"}


def value_words(name: str, value: Any, lang: str | None) -> str:
    """A value of an action's field in words."""
    if value is None:
        return text("ui-without", lang)
    if name in choices.PLACES:
        return crumb(name, value, lang)
    prefix = _PREFIX.get(name, "faction-")
    if name == "target" and value not in FACTIONS:
        prefix = "column-" if value in COLUMNS else "item-place-"
    elif name == "card" and value not in CARD_ID:
        kinds = ("card-", "leader-", "character-", "quest-")
        prefix = next(kind for kind in kinds if has(f"{kind}{value}", "en"))
    if prefix in ("item-", "piece-"):
        return text(f"{prefix}{value}", lang, count=1)
    return text(f"{prefix}{value}", lang)


def crumb(name: str, place: Place, lang: str | None) -> str:
    """A place that was picked, with what it is picked for."""
    if isinstance(place, int):
        return text(f"ui-crumb-{name}", lang, clearing=place)
    return text(f"ui-crumb-{name}-forest", lang, clearings=tuple(str(c) for c in place))


def ask_of(offered: Offer) -> str:
    """The message that asks for the next field."""
    values = [value for value, _ in offered.values]
    if offered.asked == "target" and any(value in COLUMNS for value in values):
        return "ui-ask-column"
    if offered.asked == "target" and any(value in ITEM_PLACES for value in values):
        return "ui-ask-item-place"
    if offered.asked in choices.PLACES and any(isinstance(value, tuple) for value in values):
        return "ui-ask-place"
    return f"ui-ask-{offered.asked}"


def told_html(name: str, value: Any, lang: str | None) -> str:
    """What a leader, a character, a quest or a plot does, to stand beside the choice."""
    words, marks = "", ""
    if name == "plot" and value in PLOT_LAW:
        words = law_article(PLOT_LAW[str(value)]).statement(lang) or ""
    elif name == "card" and value in QUEST_ID:
        words = text("ui-quest-told", lang)
    elif name == "card":
        for kind in ("leader", "character"):
            if has(f"{kind}-{value}-ability", "en"):
                words = text(f"{kind}-{value}-ability", lang)
        if value in CHARACTER_ID:
            items = CHARACTER_CARDS[CHARACTER_ID[value]].start_items
            marks = tag("span", [item_icon(ITEMS[item], lang) for item in items], "rl-told-items")
    return marks + tag("span", escape(words), "rl-told") if words else ""


def action_marks(action: Action, lang: str | None) -> list[str]:
    """The marks before an action's words: the suit of its card, its item, the items of its quest."""
    card, marks = action.card, []
    if card in CARD_ID or card == "vizier":
        suit = card_suit(str(card))
        marks.append(icon(icons.SUIT[suit], "rl-suit", palette.SUIT[suit].main))
    elif card in QUEST_ID:
        suit = SUITS[QUEST_SUIT[QUEST_ID[card]]]
        marks.append(icon(icons.SUIT[suit], "rl-suit", palette.SUIT[suit].main))
        marks += [item_icon(ITEMS[item], lang) for item in QUEST_ITEMS[QUEST_ID[card]]]
    if action.item in ITEMS:
        down = action.target in ("exhausted", "damaged-exhausted")
        marks.append(item_icon(action.item, lang, "rl-turned" if down else ""))
    return marks


def law_words(action: Action, lang: str | None) -> str:
    """The articles that allow an action, for its hover."""
    return text("ui-by-law", lang, articles=tuple(action.law)) if action.law else ""

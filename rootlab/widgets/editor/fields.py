"""The fields of the editor: a number, a switch, a choice, a list; each names the path that it changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

from rootlab.components.cards import CARD_ID, CARD_KIND
from rootlab.components.names import SUITS
from rootlab.language import text
from rootlab.widgets.art import icons
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.html import button, card_chip, card_name, card_suit, icon, options, tag

SMALL = 2
"""Up to here two buttons are enough and there is no slider."""

Option = tuple[Any, str]
"""A value as JSON has it, and its words."""


def line(label: str, content: str | Iterable[str], cls: str = "") -> str:
    """A line with its label (HTML both)."""
    return tag(
        "div", [tag("span", label, "rl-label"), tag("div", content, f"rl-row-body {cls}".strip())], "rl-row"
    )


def stepper(name: str, acts: tuple[str, str, str], value: int, most: int, *, least: int = 0) -> str:
    """− a slider +, with the number; ``acts`` sets it, makes it less and makes it more.

    ``name`` says what is counted, for a screen reader.
    """
    change, less, more = acts
    top = max(most, value, least + 1)
    slider = tag(
        "input",
        type="range",
        min=least,
        max=top,
        value=value,
        step=1,
        data_act=change,
        data_live=True,
        aria_label=name,
        title=name,
    )
    return tag(
        "span",
        [
            button("−", less, "rl-small rl-ed-step", aria_label=f"{name} − 1", data_key=f"{less}-less"),
            slider if top > SMALL else "",
            tag("output", str(value), "rl-ed-n" + (" rl-ed-some" if value else "")),
            button("+", more, "rl-small rl-ed-step", aria_label=f"{name} + 1", data_key=f"{more}-more"),
        ],
        "rl-ed-stepper",
        role="group",
        aria_label=name,
    )


def number(desk: Desk, name: str, path: str, most: int, *, least: int = 0) -> str:
    """A stepper for the number at a path."""
    value = desk.draft.look(path, 0)
    value = int(value) if isinstance(value, int) else 0
    return stepper(
        name, (f"number:{path}", f"number-less:{path}", f"number-more:{path}"), value, most, least=least
    )


def switch(desk: Desk, words: str, path: str) -> str:
    """A box to tick for what is true or false at a path."""
    box = tag("input", type="checkbox", data_act=f"switch:{path}", checked=bool(desk.draft.look(path, False)))
    return tag("label", [box, " ", words], "rl-check")


def choice(words: str, act: str, pairs: Sequence[Option], chosen: Any, *, shown: bool = False) -> str:
    """A list to choose one from; values go as JSON."""
    written = [(json.dumps(value), said) for value, said in pairs]
    now = json.dumps(chosen)
    if now not in {value for value, _ in written}:
        written.insert(0, (now, str(chosen)))
    select = tag("select", options(written, now), data_act=act, aria_label=words, title=words)
    return tag("label", [escape(words), " ", select], "rl-form-row") if shown else select


def adder(desk: Desk, words: str, path: str, choices: str) -> str:
    """A list and a button that adds what is chosen to the list at a path."""
    return tag(
        "form",
        [
            tag("select", choices, name="new", aria_label=words, title=words, data_key=f"new:{path}"),
            button(desk.say("edit-add"), f"add:{path}", "rl-small", words, aria_label=words),
        ],
        "rl-ed-adder",
    )


def listed(
    desk: Desk, label: str, path: str, pairs: Sequence[Option], show: Callable[[Any], str], words: str
) -> str:
    """A list at a path: what is in it, each with a button that takes it out, and what can be added.

    ``show`` draws one value (HTML), ``words`` says what can be added.
    """
    values: list[Any] = list(desk.draft.look(path, ()) or ())
    said = {json.dumps(value): name for value, name in pairs}
    chips = [
        _chip(desk, path, k, show(value), said.get(json.dumps(value), str(value)))
        for k, value in enumerate(values)
    ]
    chosen = desk.chosen.get(path, "")
    offered = options([(json.dumps(value), name) for value, name in pairs], chosen)
    return line(label, [*(chips or [_none(desk)]), adder(desk, words, path, offered)])


def _none(desk: Desk) -> str:
    return tag("span", desk.say("ui-none"), "rl-dim")


def _chip(desk: Desk, path: str, index: int, shown: str, words: str) -> str:
    """Something in a list, with the button that takes it out."""
    away = text("edit-take-out", desk.lang, name=words)
    gone = button(icon(icons.CONTROL["close"]), f"drop:{path}:{index}", "rl-ed-away", away, aria_label=away)
    return tag("span", [shown, gone], "rl-ed-chip")


# --- cards -----------------------------------------------------------------------------------------------
def cards(desk: Desk, label: str, path: str, *, kind: str | None = None, extra: tuple[str, ...] = ()) -> str:
    """A pile of cards at a path, and the cards that can be added with how many of them are left.

    ``kind`` keeps to one kind of card, ``extra`` offers cards that no deck holds.
    """
    names = [str(card) for card in desk.draft.look(path, ()) or ()]
    chips = [
        _chip(desk, path, k, _shown_card(desk, card, f"{path}:{k}"), card_name(card, desk.lang))
        for k, card in enumerate(names)
    ]
    words = text("edit-add-card", desk.lang)
    offered = card_options(desk, desk.chosen.get(path, ""), kind, extra)
    return line(label, [*(chips or [_none(desk)]), adder(desk, words, path, offered)], "rl-ed-cards")


def _shown_card(desk: Desk, card: str, at: str) -> str:
    """A card that opens in the reader; ``at`` tells it from others of its kind."""
    return card_chip(card, desk.lang, f"card:{card}", key=f"card:{at}")


def card_options(desk: Desk, chosen: str, kind: str | None = None, extra: tuple[str, ...] = ()) -> str:
    """The cards of the deck by suit, each with how many are not named yet."""
    left = desk.draft.left()
    groups = []
    if extra:
        pairs = [(json.dumps(card), card_name(card, desk.lang)) for card in extra]
        groups.append(options(pairs, chosen))
    for suit in SUITS:
        pairs = [
            (json.dumps(card), _card_words(desk, card, n))
            for card, n in left.items()
            if card_suit(card) == suit and (kind is None or CARD_KIND[CARD_ID[card]] == kind)
        ]
        if pairs:
            pairs.sort(key=lambda pair: pair[1])
            groups.append(tag("optgroup", options(pairs, chosen), label=_suit(desk, suit)))
    return "".join(groups)


def _card_words(desk: Desk, card: str, left: int) -> str:
    return text("edit-card-left", desk.lang, card=card, left=max(left, 0))


def _suit(desk: Desk, suit: str) -> str:
    return text(f"suit-{suit}", desk.lang)

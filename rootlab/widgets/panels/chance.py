"""What is shown where chance must answer: every outcome with its odds, to be chosen or drawn."""

from __future__ import annotations

from html import escape

from rootlab.components.cards import CARD_ID
from rootlab.engine.outcome import Outcome
from rootlab.language import text
from rootlab.widgets import chance
from rootlab.widgets.art import palette
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.html import button, card_chip, figure, icon, item_icon, tag
from rootlab.widgets.panels.news import die
from rootlab.widgets.session import Session


def chance_status(session: Session) -> str:
    """What chance must bring, and for whom."""
    lang, seat = session.lang, chance.drawer(session.state)
    what = chance.kind(session.state)
    words = [
        tag("strong", escape(text("ui-chance", lang))),
        tag("span", escape(text(f"ui-chance-{what}", lang, player=seat)), "rl-asked-what"),
    ]
    mark = figure(seat) if seat else icon(CONTROL["dice"], "rl-figure", palette.INK)
    return tag("span", mark, "rl-asked-figure") + tag("span", words, "rl-asked-words")


def chance_html(session: Session) -> str:
    """The outcomes as buttons, or with their odds alone where they may not be chosen."""
    lang, can = session.lang, chance.can_force(session)
    outcomes = chance.odds(session)
    if not outcomes:
        return ""
    draw = button(escape(text("ui-chance-let", lang)), "let-chance", "rl-main", data_first=True)
    parts = [tag("p", escape(text("ui-chance-choose" if can else "ui-chance-odds", lang)), "rl-ask")]
    chips = [
        outcome_html(outcome, share, lang, f"force:{k}" if can else None)
        for k, (outcome, share) in enumerate(outcomes)
    ]
    parts.append(tag("div", chips, "rl-outcomes", role="group", aria_label=text("ui-chance", lang)))
    if not can:
        parts.append(tag("p", escape(text("ui-chance-hidden", lang)), "rl-dim"))
        draw += button(escape(text("ui-chance-open", lang)), "open-hands")
    return "".join([*parts, tag("div", draw, "rl-ends")])


def outcome_html(outcome: Outcome, share: float, lang: str, act: str | None) -> str:
    """One outcome with its odds, and ``act`` when it is pressed."""
    percent = text("ui-chance-share", lang, share=round(100 * share, 1))
    words = f"{outcome.text(lang)} {percent}"
    content = [outcome_mark(outcome, lang), tag("span", escape(percent), "rl-odds")]
    if act is None:
        return tag("span", content, "rl-outcome", title=words)
    return button(content, act, "rl-outcome", words, aria_label=words)


def outcome_mark(outcome: Outcome, lang: str) -> str:
    """An outcome as it is drawn: dice, a card, an item, a quest."""
    if outcome.kind == "dice":
        return tag("span", [die(outcome.high), die(outcome.low)], "rl-dice")
    value = str(outcome.values[0])
    if value in CARD_ID:
        return card_chip(value, lang)
    if outcome.kind == "ruin":
        return item_icon(value, lang)
    return tag("span", escape(text(f"quest-{value}", lang)))

"""The action picker: whose decision it is, what is asked, and what can be done.

The picker keeps what the person has picked so far (a :class:`~rootlab.widgets.choices.Choice`); the map
shows it and feeds it with clicks.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from rootlab.components.names import ITEMS, SUITS
from rootlab.engine.words import verb_text
from rootlab.language import has, text
from rootlab.widgets import choices
from rootlab.widgets.art import icons, palette
from rootlab.widgets.choices import Choice, Offer, Row
from rootlab.widgets.html import (
    article,
    button,
    card_chip,
    card_suit,
    card_words,
    clearing_label,
    figure,
    icon,
    item_icon,
    tag,
)  # fmt: skip
from rootlab.widgets.refusals import refusal
from rootlab.widgets.session import Session

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.ruling import Ruling


class Picker:
    """What a person has picked, and what that leaves."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.choice = Choice()
        self.refused: Ruling | None = None
        self.asks_why = False

    # --- what is pressed ---
    def reset(self) -> None:
        """Forget what was picked."""
        self.choice = Choice()
        self.refused = None
        self.asks_why = False

    def offer(self) -> Offer:
        """What is offered now."""
        return choices.offer(self.session.legal_actions(), self.choice)

    def pick_verb(self, verb: str) -> bool:
        """Pick a verb, or drop it when it was picked; say whether an action was played."""
        self.refused = None
        if self.choice.verb == verb:
            self.choice = Choice(at=self.choice.at)
            return False
        self.choice = Choice(verb=verb, at=self.choice.at)
        if not choices.remaining(self.session.legal_actions(), self.choice):
            self.choice = Choice(verb=verb)
        return False

    def pick_value(self, index: int) -> bool:
        """Pick one of the values that are offered."""
        offered = self.offer()
        self.refused = None
        if offered.asked is not None and 0 <= index < len(offered.values):
            self.choice = self.choice.with_field(offered.asked, offered.values[index][0])
            return self._settle()
        return False

    def click(self, c: int) -> bool:
        """Click a clearing on the map (or its button)."""
        legal = self.session.legal_actions()
        before = self.choice
        self.choice = choices.click(legal, before, c)
        self.refused = None
        if self.choice.picked and self.choice != before:
            return self._settle()
        if legal and self.choice.at == c and not choices.remaining(legal, self.choice):
            self.refused = refusal(self.session, before, c)
        return False

    def play(self, index: int) -> bool:
        """Play the legal action with that index."""
        legal = self.session.legal_actions()
        if 0 <= index < len(legal):
            return self._do(legal[index])
        return False

    def _settle(self) -> bool:
        action = choices.settled(self.session.legal_actions(), self.choice)
        return action is not None and self._do(action)

    def _do(self, action: Action) -> bool:
        self.reset()
        return self.session.play(action)

    # --- what is shown ---
    def selected(self) -> tuple[int, ...]:
        """The clearings with a halo."""
        picked = {value for name, value in self.choice.picked if name in ("origin", "clearing")}
        if self.choice.at is not None:
            picked.add(self.choice.at)
        return tuple(sorted(c for c in picked if isinstance(c, int)))

    def lit(self) -> tuple[int, ...]:
        """The clearings that a click would pick."""
        return tuple(sorted(self.offer().lit))

    def status_html(self) -> str:
        """Whose decision it is and what is asked, with its article."""
        session, lang = self.session, self.session.lang
        if session.state.is_over:
            return ""
        decision = session.moment.decision
        if decision is None or decision.player is None:
            return ""
        who = text(f"faction-{decision.player}", lang)
        words = decision.text(lang)
        return (
            tag("span", figure(decision.player), "rl-asked-figure")
            + tag(
                "span", [tag("strong", escape(who)), tag("span", escape(words), "rl-asked")], "rl-asked-words"
            )
            + tag("span", escape(decision.article), "rl-law-mark")
        )

    def html(self) -> str:
        """The buttons for what can be done now."""
        session, lang = self.session, self.session.lang
        parts = [self._notice()]
        if session.state.is_over:
            return "".join(parts)
        if not session.may_act:
            return "".join([*parts, self._agents_turn()])
        offered = self.offer()
        legal = session.legal_actions()
        index = {id(action): k for k, action in enumerate(legal)}
        parts.append(self._verbs(offered, index))
        parts.append(self._breadcrumbs())
        if offered.asked is not None:
            parts.append(self._values(offered))
        elif offered.rows:
            parts.append(
                tag("div", [self._row(row, index) for row in offered.rows], "rl-rows", data_scroll="rows")
            )
        elif len(offered.verbs) + len(offered.direct) > 1:
            parts.append(tag("p", escape(text("ui-pick-verb", lang)), "rl-dim rl-hint"))
        ends = [
            button(escape(action.text(lang)), f"play:{index[id(action)]}", "rl-end", law_words(action, lang))
            for action in offered.ends
        ]
        if ends:
            parts.append(tag("div", ends, "rl-ends"))
        return "".join(parts)

    def _notice(self) -> str:
        parts = []
        if self.session.notice:
            parts.append(tag("p", escape(self.session.notice), "rl-notice", role="alert"))
        if self.refused is not None:
            lang = self.session.lang
            marks = [article(number, lang) for number in self.refused.law]
            parts.append(tag("p", [escape(self.refused.text(lang)), " ", *marks], "rl-refusal", role="alert"))
        return "".join(parts)

    def _agents_turn(self) -> str:
        session, lang = self.session, self.session.lang
        player = session.state.player
        if session.hand_over is not None:
            words = text("ui-hand-over", lang, player=session.hand_over)
            ready = button(escape(text("ui-ready", lang)), "ready", "rl-main", data_first=True)
            return tag("p", escape(words)) + tag("div", ready, "rl-ends")
        words = text("ui-agent-decides", lang, player=player) if player in session.agents else ""
        buttons = [button(escape(text("ui-play-on", lang)), "play-on", "rl-main", data_first=True)]
        if player in session.agents:
            buttons.append(button(escape(text("ui-one-step", lang)), "step-agent"))
        return tag("p", escape(words), "rl-dim") + tag("div", buttons, "rl-ends")

    def _verbs(self, offered: Offer, index: dict[int, int]) -> str:
        """The kinds of action to choose from; one that needs no more picks is played at once."""
        if len(offered.verbs) + len(offered.direct) < 2:
            return self._direct(offered, index)
        session, lang = self.session, self.session.lang
        buttons = [
            button(
                escape(verb_text(session.state.player or "", verb, lang)),
                f"verb:{verb}",
                "rl-verb" + (" rl-on" if verb == self.choice.verb else ""),
                aria_pressed="true" if verb == self.choice.verb else "false",
                data_first=k == 0,
            )
            for k, (verb, _) in enumerate(offered.verbs)
        ]
        buttons.append(self._direct(offered, index))
        return tag("div", buttons, "rl-verbs", role="group", aria_label=text("ui-verbs", lang))

    def _direct(self, offered: Offer, index: dict[int, int]) -> str:
        lang = self.session.lang
        return "".join(
            button(
                escape(action.text(lang)),
                f"play:{index[id(action)]}",
                "rl-verb rl-direct",
                law_words(action, lang),
            )
            for action in offered.direct
        )

    def _breadcrumbs(self) -> str:
        choice, lang = self.choice, self.session.lang
        if choice.empty:
            return ""
        crumbs = [text("ui-crumb-at", lang, clearing=choice.at)] if choice.at is not None else []
        crumbs += [self._value_words(name, value) for name, value in choice.picked]
        if not crumbs:
            return ""
        return tag(
            "div",
            [
                *(tag("span", escape(crumb), "rl-crumb") for crumb in crumbs),
                button(
                    icon(icons.CONTROL["close"]),
                    "clear",
                    "rl-small",
                    text("ui-clear", lang),
                    aria_label=text("ui-clear", lang),
                ),
            ],
            "rl-crumbs",
        )

    def _value_words(self, name: str, value: Any) -> str:
        lang = self.session.lang
        if name in choices.PLACES:
            return text(f"ui-crumb-{name}", lang, clearing=_place(value))
        prefix = {
            "card": "card-",
            "suit": "suit-",
            "item": "item-",
            "piece": "piece-",
            "target": "faction-",
        }.get(name)
        if name == "plot":
            prefix = "column-" if has(f"column-{value}", "en") else "piece-"
        if prefix in ("item-", "piece-"):
            return text(f"{prefix}{value}", lang, count=1)
        return text(f"{prefix}{value}", lang)

    def _values(self, offered: Offer) -> str:
        lang = self.session.lang
        assert offered.asked is not None
        buttons = []
        for k, (value, _) in enumerate(offered.values):
            act = f"value:{k}"
            if offered.asked == "card":
                buttons.append(card_chip(str(value), lang, act))
                continue
            words = escape(self._value_words(offered.asked, value))
            mark = self._value_mark(offered.asked, value)
            content = [mark, "" if offered.asked in choices.PLACES and isinstance(value, int) else words]
            buttons.append(
                button(
                    content,
                    act,
                    "rl-value",
                    aria_label=words,
                    data_first=k == 0,
                    data_key=f"{offered.asked}:{value}",
                )
            )
        ask = text(f"ui-ask-{offered.asked}", lang)
        return tag("p", escape(ask), "rl-ask") + tag(
            "div", buttons, "rl-values", role="group", aria_label=ask
        )

    def _value_mark(self, name: str, value: Any) -> str:
        lang = self.session.lang
        if name in choices.PLACES and isinstance(value, int):
            return clearing_label(self.session.moment.board, value, lang)
        if name == "suit" and value in SUITS:
            return icon(icons.SUIT[value], "rl-suit", palette.SUIT[value].main)
        if name == "item" and value in ITEMS:
            return item_icon(value, lang)
        return figure(value) if name == "target" else ""

    def _row(self, row: Row, index: dict[int, int]) -> str:
        """A whole action in words; one button, or one for every number."""
        lang, first = self.session.lang, row.actions[0]
        cards = card_words(first.card, lang) if first.card else ""
        if not row.counts:
            content: list[str] = [escape(first.text(lang))]
            if first.card:
                content.insert(
                    0,
                    icon(
                        icons.SUIT[card_suit(first.card)], "rl-suit", palette.SUIT[card_suit(first.card)].main
                    ),
                )
            return button(content, f"play:{index[id(first)]}", "rl-do", cards or law_words(first, lang))
        most = max(row.counts)
        numbers = [
            button(
                text("ui-all", lang, count=most) if action.count == most else str(action.count),
                f"play:{index[id(action)]}",
                "rl-count" + (" rl-main" if action.count == most else ""),
                action.text(lang),
                aria_label=action.text(lang),
            )
            for action in row.actions
        ]
        return tag(
            "div",
            [tag("span", self._row_words(first), "rl-row-words"), tag("span", numbers, "rl-counts")],
            "rl-counted",
            role="group",
            aria_label=text("ui-how-many", lang),
        )

    def _row_words(self, action: Action) -> str:
        lang, board = self.session.lang, self.session.moment.board
        places = [action.origin, action.destination] if action.origin is not None else [action.clearing]
        marks = [
            clearing_label(board, place, lang) if isinstance(place, int) else escape(_place(place))
            for place in places
        ]
        return f"{escape(verb_text(action.faction, action.verb, lang))} {' → '.join(marks)}"


def _place(value: Any) -> str:
    return "-".join(str(c) for c in value) if isinstance(value, tuple) else str(value)


def law_words(action: Action, lang: str | None) -> str:
    """The articles that allow an action, for its hover."""
    return text("ui-by-law", lang, articles=tuple(action.law)) if action.law else ""

"""The action picker: whose decision it is, what is asked, and what can be done.

The picker keeps what the person has picked so far (a :class:`~rootlab.widgets.choices.Choice`); the map
shows it and feeds it with clicks.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from rootlab.components.cards import CARD_ID
from rootlab.components.names import FACTIONS, ITEMS, SUITS
from rootlab.engine.words import verb_text
from rootlab.language import text
from rootlab.widgets import choices
from rootlab.widgets.art import icons, palette
from rootlab.widgets.choices import Choice, Offer, Row
from rootlab.widgets.faces import card_face
from rootlab.widgets.html import (
    button,
    card_words,
    clearing_label,
    figure,
    forest_label,
    icon,
    item_icon,
    tag,
)  # fmt: skip
from rootlab.widgets.map.places import Place, order
from rootlab.widgets.marking import Marking
from rootlab.widgets.outcome import gain_html
from rootlab.widgets.panels.chance import chance_html, chance_status
from rootlab.widgets.panels.marking import marking_html
from rootlab.widgets.panels.only_ends import only_ends_html
from rootlab.widgets.panels.wording import (
    action_marks,
    ask_of,
    crumb,
    law_words,
    told_html,
    value_words,
)
from rootlab.widgets.refusals import Refusal, not_marked, place_not_marked, refusal
from rootlab.widgets.session import Session

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.record.node import Node


class Picker:
    """What a person has picked, and what that leaves."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.choice = Choice()
        self.refused: Refusal | None = None
        """What was pressed last and could not be done."""
        self._marking: Marking | None = None
        self._marked_at: tuple[Node, str | None] | None = None
        """Where that set is asked for, and through whose eyes."""

    # --- what is pressed ---
    def reset(self) -> None:
        """Forget what was picked and marked."""
        self.choice = Choice()
        self.refused = None
        self._marking = None

    @property
    def marking(self) -> Marking | None:
        """What is marked of the set that is asked for, if it is one of several things."""
        moment = self.session.moment
        decision = moment.decision if self.session.may_act else None
        if decision is None or decision.set is None or decision.set.most < 2:
            return None
        at = (moment.node, moment.viewer)
        if self._marking is None or self._marked_at != at:
            self._marking, self._marked_at = Marking(decision.set), at
        return self._marking

    def mark(self, part: int, copy: int) -> None:
        """Mark one thing of the set, or unmark it."""
        marking = self.marking
        self.refused = None
        if marking is not None and not marking.press((part, copy)):
            self.refused = not_marked(self.session, marking, (part, copy))

    def confirm(self) -> bool:
        """Play the set that is marked, if it is whole; say whether it was played."""
        marking = self.marking
        if marking is None or not marking.whole:
            return False
        chosen = marking.chosen
        self.reset()
        return self.session.play_set(chosen)

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

    def click(self, c: Place) -> bool:
        """Click a clearing or a forest on the map (or its button).

        Where nothing can be done there, what was picked stays, and ``refused`` says why.
        """
        legal = self.session.legal_actions()
        before = self.choice
        self.refused = None
        marking = self.marking
        if marking is not None:
            if not marking.press_place(c):
                self.refused = place_not_marked(self.session, marking, c)
            return False
        after = choices.click(legal, before, c)
        if legal and after.at == c and not choices.remaining(legal, after):
            self.refused = refusal(self.session, before, c)
            return False
        self.choice = after
        return bool(after.picked and after != before and self._settle())

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
    def selected(self) -> tuple[Place, ...]:
        """The clearings and forests with a halo."""
        if self.marking is not None:
            return order(self.marking.places(marked=True))
        picked = {value for name, value in self.choice.picked if name in ("origin", "clearing")}
        if self.choice.at is not None:
            picked.add(self.choice.at)
        return order(place for place in picked if place is not None)

    def lit(self) -> tuple[Place, ...]:
        """The clearings and forests that a click would pick."""
        if self.marking is not None:
            return () if self.marking.full else order(self.marking.places(marked=False))
        return order(self.offer().lit)

    def status_html(self) -> str:
        """Whose decision it is and what is asked, with its article."""
        session, lang = self.session, self.session.lang
        if session.state.is_over:
            return ""
        if session.state.is_chance:
            return chance_status(session)
        decision = session.moment.decision
        if decision is None or decision.player is None:
            return ""
        who = text(f"faction-{decision.player}", lang)
        words = decision.text(lang)
        return (
            tag("span", figure(decision.player), "rl-asked-figure")
            + tag(
                "span",
                [tag("strong", escape(who)), tag("span", escape(words), "rl-asked-what")],
                "rl-asked-words",
            )
            + tag("span", escape(decision.article), "rl-law-mark")
        )

    def html(self) -> str:
        """The buttons for what can be done now."""
        session, lang = self.session, self.session.lang
        parts = [self._notice()]
        if session.state.is_over:
            return "".join(parts)
        if session.state.is_chance:
            return "".join([*parts, chance_html(session)])
        if not session.may_act:
            return "".join([*parts, self._agents_turn()])
        if self.marking is not None:
            return "".join([*parts, marking_html(session, self.marking)])
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
            button(
                [escape(action.text(lang)), gain_html(session, action)],
                f"play:{index[id(action)]}",
                "rl-end",
                law_words(action, lang),
            )
            for action in offered.ends
        ]
        if ends and len(ends) == len(legal):
            parts.append(only_ends_html(session))
        if ends:
            parts.append(tag("div", ends, "rl-ends"))
        return "".join(parts)

    def _notice(self) -> str:
        told = self.session.told
        return "".join(tag("p", escape(sentence), "rl-notice", role="alert") for sentence in told)

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
                [escape(action.text(lang)), gain_html(self.session, action)],
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
        crumbs = [crumb("at", choice.at, lang)] if choice.at is not None else []
        crumbs += [value_words(name, value, lang) for name, value in choice.picked]
        if not crumbs:
            return ""
        return tag(
            "div",
            [
                *(tag("span", escape(words), "rl-crumb") for words in crumbs),
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

    def _values(self, offered: Offer) -> str:
        lang = self.session.lang
        assert offered.asked is not None
        buttons = []
        for k, (value, _) in enumerate(offered.values):
            act = f"value:{k}"
            if offered.asked == "card" and value in CARD_ID:
                buttons.append(card_face(str(value), lang, act))
                continue
            words = escape(value_words(offered.asked, value, lang))
            mark = self._value_mark(offered.asked, value)
            told = told_html(offered.asked, value, lang)
            numbered = offered.asked in choices.PLACES and isinstance(value, int)
            content = [mark, "" if numbered else words, told]
            buttons.append(
                button(
                    content,
                    act,
                    "rl-value" + (" rl-with-told" if told else ""),
                    aria_label=None if told else words,
                    data_first=k == 0,
                    data_key=f"{offered.asked}:{value}",
                )
            )
        ask = text(ask_of(offered), lang)
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
        return figure(value) if name == "target" and value in FACTIONS else ""

    def _row(self, row: Row, index: dict[int, int]) -> str:
        """A whole action in words; one button, or one for every number."""
        lang, first = self.session.lang, row.actions[0]
        cards = card_words(first.card, lang) if first.card else ""
        if not row.counts:
            content: list[str] = [escape(first.text(lang))]
            content = [*action_marks(first, lang), *content]
            told = "".join(told_html(name, getattr(first, name), lang) for name in ("card", "plot"))
            act, cls = f"play:{index[id(first)]}", "rl-do" + (" rl-with-told" if told else "")
            content.append(gain_html(self.session, first))
            return button([*content, told], act, cls, cards or law_words(first, lang))
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
        places = [
            place for place in (action.origin, action.clearing, action.destination) if place is not None
        ]
        marks = [
            clearing_label(board, place, lang) if isinstance(place, int) else forest_label(place, lang)
            for place in places
        ]
        whom = f" {figure(action.target)}" if action.target in FACTIONS else ""
        return f"{escape(verb_text(action.faction, action.verb, lang))}{whom} {' → '.join(marks)}".rstrip()

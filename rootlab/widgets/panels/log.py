"""The log, newest first, and the way back and forward through all that happened."""

from __future__ import annotations

from html import escape

from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.language import text
from rootlab.law import article as law_article
from rootlab.law import is_article
from rootlab.record.node import Node
from rootlab.widgets.answering import PASS
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.html import article, button, figure, icon, tag
from rootlab.widgets.panels.joined import joined, kind_of
from rootlab.widgets.panels.news import event_line
from rootlab.widgets.session import Session

PAGE = 60
"""So many decisions are listed at first."""


def timeline_html(session: Session) -> str:
    """Buttons and a slider over every decision of this line."""
    lang, ply, length = session.lang, session.game.ply, session.length
    start, end = ply <= 0, ply >= length
    slider = tag(
        "input", type="range", min=0, max=length, value=ply, data_act="goto", cls="rl-slider",
        aria_label=text("ui-timeline", lang), disabled=length == 0,
    )  # fmt: skip
    return tag(
        "div",
        [
            button(
                icon(CONTROL["start"]), "goto-start", "rl-small", text("ui-to-start", lang), disabled=start
            ),
            button(icon(CONTROL["back"]), "back", "rl-small", text("ui-back", lang), disabled=start),
            slider,
            button(icon(CONTROL["forward"]), "forward", "rl-small", text("ui-forward", lang), disabled=end),
            button(icon(CONTROL["end"]), "goto-end", "rl-small", text("ui-to-end", lang), disabled=end),
            tag("span", escape(text("ui-ply", lang, ply=ply, length=length)), "rl-dim rl-ply"),
        ],
        "rl-timeline",
    )


class Log:
    """The log of a session; what a decision brought about is put into words once."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.most = PAGE
        self._known: dict[tuple[Node, str | None, str], str] = {}

    def html(self) -> str:
        """What happened, newest first; each line with its article, each decision a place to go back to."""
        session, lang = self.session, self.session.lang
        lines: list[str] = []
        node: Node | None = session.moment.node
        first = session.game.ply - self.most
        while node is not None and node.ply > first:
            begun = self._begun(node)
            lines.append(self._lines(node, begun))
            node = begun.parent
        body = "".join(lines)
        empty = "" if body else tag("p", escape(text("ui-log-empty", lang)), "rl-dim")
        more = button(escape(text("ui-log-more", lang)), "log-more") if node is not None and first > 0 else ""
        return tag(
            "section",
            [
                tag("h3", escape(text("ui-log", lang))),
                timeline_html(session),
                tag("ol", body, "rl-events rl-log-lines", data_scroll="log"),
                empty,
                more,
            ],
        )

    def _begun(self, node: Node) -> Node:
        """Where what a node goes on with was begun: the parts of a set make one line."""
        first = node
        while first.parent is not None and _goes_on(first.parent, first):
            first = first.parent
        return first

    def _lines(self, node: Node, begun: Node) -> str:
        """The events from one node to another, the last one first; below them the way back to before it."""
        viewer, lang = self.session.viewer, self.session.lang
        key = (node, viewer, lang)
        found = self._known.get(key)
        if found is None:
            nodes = [node]
            while nodes[-1] is not begun and nodes[-1].parent is not None:
                nodes.append(nodes[-1].parent)
            events = joined(event.seen_by(viewer) for one in reversed(nodes) for event in one.events)
            events.reverse()
            go = ""
            if isinstance(begun.choice, Action):
                ply = begun.ply - 1
                sign, words = icon(CONTROL["undo"]), text("ui-go-here", lang)
                go = button(sign, f"goto:{ply}", "rl-small rl-goto", words, aria_label=words)
            found = "".join(
                event_line(group, lang, go if k == len(events) - 1 else "") for k, group in enumerate(events)
            )
            if not events and isinstance(node.choice, Action) and node.choice.verb == PASS:
                found = self._passed(node, node.choice, go)
            if len(self._known) > 20_000:
                self._known.clear()
            self._known[key] = found
        return found

    def _passed(self, node: Node, action: Action, go: str) -> str:
        """A pass brings nothing about, and yet was an answer, of a person, an agent or the table."""
        lang = self.session.lang
        words = action.text(lang)
        decision = None if node.parent is None else self.session.game.state_at(node.parent).decision
        mark = ""
        if decision is not None:
            mark = article(decision.article, lang)
            if is_article(decision.article):
                title = law_article(decision.article).title(lang)
                words = text("ui-log-passed", lang, answer=words, title=title)
        said = tag("span", escape(words), "rl-event-words")
        return tag("li", [figure(action.faction), said, mark, go], "rl-event rl-event-passed")


def _goes_on(before: Node, node: Node) -> bool:
    """Whether a decision is of the same kind as the one before, and so is what they brought about first."""
    one, other = before.choice, node.choice
    if isinstance(one, Action) and isinstance(other, Action):
        if (one.faction, one.verb) != (other.faction, other.verb):
            return False
    elif not isinstance(one, Outcome) or not isinstance(other, Outcome):
        return False
    if not before.events or not node.events:
        return False
    kinds = {kind_of(event) for event in (*before.events, node.events[0])}
    return len(kinds) == 1 and None not in kinds

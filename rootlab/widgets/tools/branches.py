"""The tree of the game beside the timeline: jump, name, comment, promote, delete, and take all that back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any, ClassVar

from rootlab.language import text
from rootlab.record.editing import branch_of, step_of
from rootlab.record.node import Node
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.factions import look
from rootlab.widgets.html import button, figure, icon, tag
from rootlab.widgets.tools.outline import ABOVE, FOLD, MORE, TURN, Row, outline
from rootlab.widgets.tools.tool import Desk, Tool

DEEPEST_INDENT = 6
"""No line of the outline is indented further."""
_LOOKED_AT = 4
"""In so many of its first nodes the event is looked for that names a branch."""

_MOST_WORDS = 10_000


class Branches(Tool):
    """The tree as an outline, and what can be done with the current place."""

    name: ClassVar[str] = "branches"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._opened: Counter[str] = Counter()
        self._places: dict[str, Node] = {}
        """The nodes that the page names, by their path."""
        self._words: dict[tuple[Node, str | None, str], str] = {}

    # --- the page ---
    def html(self) -> str:
        lang = self.session.lang
        self._places = {}
        rows = outline(self.session.game, self._opened)
        tree = tag("div", self._lines(rows), "rl-tree-lines", data_scroll="tree")
        title = tag("h3", escape(text("branches-title", lang)))
        return tag("form", [title, self._heads(), tree, self._here()], "rl-form rl-tree")

    def _heads(self) -> str:
        """Whose the scores are, column by column."""
        seats = [
            tag("span", figure(seat), "rl-tree-score", title=text(f"faction-{seat}", self.session.lang))
            for seat in self.session.seats
        ]
        lang = self.session.lang
        return tag(
            "div", [tag("span", escape(text("branches-scores", lang)), "rl-dim"), *seats], "rl-tree-heads"
        )

    def _lines(self, rows: list[Row]) -> str:
        """The outline as lists in lists, as deep as the branches lie."""
        parts, depth = ["<ul>"], 0
        for row in rows:
            level = min(row.level, DEEPEST_INDENT)
            while depth < level:
                parts.append("<li><ul>")
                depth += 1
            while depth > level:
                parts.append("</ul></li>")
                depth -= 1
            parts.append(self._line(row))
        return "".join(parts) + "</ul></li>" * depth + "</ul>"

    def _line(self, row: Row) -> str:
        lang, path = self.session.lang, row.nodes[0].place_id
        if row.kind == TURN:
            return self._turn(row)
        if row.kind == ABOVE:
            words = text("branches-above", lang, count=row.count)
            return tag("li", self._go(row.nodes[0], escape(words), "rl-small"))
        if row.kind == FOLD:
            words = text("branches-folded", lang, count=row.count, branches=row.branches)
        else:
            words = text("branches-more", lang, count=row.count)
        act = {FOLD: "fold", MORE: "more"}[row.kind]
        return tag(
            "li", button("⋯ " + escape(words), f"branches-open:{act}-{path}", "rl-small"), "rl-tree-fold"
        )

    def _turn(self, row: Row) -> str:
        """A turn: what branch it starts, whose it is, names and signs, the scores at its end."""
        lang, last = self.session.lang, row.nodes[-1]
        here = self.session.game.node
        inside = here in row.nodes
        event = self._first_event(row.nodes[0]) if row.starts else ""
        parts = [self._toggle(row), self._go(last, self._turn_words(row, event), "rl-tree-turn", here=inside)]
        if inside and here is not last:
            index, count = row.nodes.index(here) + 1, len(row.nodes)
            parts.append(
                tag("span", escape(text("branches-within", lang, index=index, count=count)), "rl-dim")
            )
        parts += [self._signs(node) for node in row.nodes if node.name or node.comment or node.marks]
        scores = [
            tag("span", "–" if points is None else str(points), "rl-tree-score") for points in last.scores
        ]
        parts.append(tag("span", scores, "rl-tree-scores"))
        cls = "rl-tree-row rl-here" if inside else "rl-tree-row"
        return tag("li", tag("div", parts, cls, data_into=here.place_id if inside else None))

    def _toggle(self, row: Row) -> str:
        if row.opened is None or not row.starts:
            return ""
        lang, path = self.session.lang, row.nodes[0].place_id
        words = text("branches-close" if row.opened else "branches-open", lang, count=row.count)
        act = f"branches-{'close' if row.opened else 'open'}:{path}"
        sign = "▾" if row.opened else "▸"
        expanded = "true" if row.opened else "false"
        return button(
            sign, act, "rl-small", words, data_key=f"toggle-{path}", aria_label=words, aria_expanded=expanded
        )

    def _turn_words(self, row: Row, event: str) -> str:
        lang, first = self.session.lang, row.nodes[0]
        number, seat = (first.parent or first).turn
        words = (
            text("branches-turn", lang, round=number, player=seat)
            if number
            else text("ui-before-round", lang)
        )
        edge = f"--f-main:{look(seat).main}" if number else ""
        parts = [tag("b", escape(words), "rl-tree-seat", style=edge)]
        if event:
            parts.append(tag("span", escape(event), "rl-tree-event", title=event))
        if row.opened is False and row.count > 1:
            parts.append(tag("span", escape(text("branches-turns", lang, count=row.count)), "rl-dim"))
        return " ".join(parts)

    def _first_event(self, first: Node) -> str:
        """What a branch starts with, as the viewer may see it."""
        session = self.session
        key = (first, session.viewer, session.lang)
        found = self._words.get(key)
        if found is None:
            node: Node | None = first
            events = first.events
            for _ in range(_LOOKED_AT):
                if events or node is None or not node.children:
                    break
                node = node.children[0]
                events = node.events
            if len(self._words) > _MOST_WORDS:
                self._words.clear()
            found = self._words[key] = events[0].text(session.lang, session.viewer) if events else ""
        return found

    def _signs(self, node: Node) -> str:
        """A node's name, and signs for its comment and its marks; each leads there."""
        lang = self.session.lang
        parts = []
        if node.name:
            parts.append(self._go(node, escape(node.name), "rl-small rl-tree-name"))
        if node.comment:
            parts.append(self._go(node, "❝", "rl-small", node.comment))
        if node.marks:
            parts.append(self._go(node, "◎", "rl-small", text("branches-marks", lang, count=len(node.marks))))
        return "".join(parts)

    def _go(self, node: Node, words: str, cls: str, title: str | None = None, here: bool = False) -> str:
        path = node.place_id
        self._places[path] = node
        current = "true" if here else None
        return button(words, f"branches-go:{path}", cls, title, aria_label=title, aria_current=current)

    def _here(self) -> str:
        """The current place: what can be done with its branch, and its words."""
        lang, node = self.session.lang, self.session.game.node
        name, comment = text("branches-name", lang), text("branches-comment", lang)
        field = tag(
            "input",
            type="text",
            name="name",
            value=node.name,
            maxlength=80,
            placeholder=name,
            aria_label=name,
        )
        words = tag(
            "textarea", escape(node.comment), "rl-shared",
            name="comment", rows=2, placeholder=comment, aria_label=comment,
        )  # fmt: skip
        keep = button(escape(text("branches-keep", lang)), "branches-keep", "rl-main")
        head = tag("h4", escape(text("branches-here", lang, ply=node.ply)))
        edits = tag("div", self._edits(), "rl-form-row")
        return tag("section", [head, edits, field, words, tag("div", keep, "rl-form-row")])

    def _edits(self) -> list[str]:
        """Promote, delete, and take the last edit back."""
        lang, game = self.session.lang, self.session.game
        branch = branch_of(game.node)
        can = {
            "promote": branch is not None,
            "delete": game.ply > 0,
            "delete-branch": branch is not None and branch.ply > 0,
        }
        found = [
            button(
                escape(text(f"branches-{act}", lang)),
                f"branches-{act}",
                title=text(f"branches-{act}-help", lang),
                disabled=not enabled,
            )
            for act, enabled in can.items()
        ]
        last = game.edits.last
        if last is not None:
            back = escape(text(f"branches-back-{last.kind}", lang))
            found.append(button([icon(CONTROL["undo"]), " ", back], "branches-back"))
        return found

    # --- what is pressed ---
    def do(self, act: str, value: str, extra: Mapping[str, Any]) -> None:
        """Do what was pressed; words that stand in the form are kept first, whatever it was."""
        session, game = self.session, self.session.game
        kept = act != "back" and self._keep(extra.get("form"))
        if act == "open":
            self._opened[value] += 1
        elif act == "close":
            del self._opened[value]
        elif act == "go":
            node = self._places.get(value)
            if node is not None:
                session.goto(node)
                return
        elif act == "promote":
            game.promote()
        elif act == "delete":
            game.delete(step_of(game.node))
        elif act == "delete-branch":
            branch = branch_of(game.node)
            if branch is not None:
                game.delete(branch)
        elif act == "back":
            game.undo_edit()
        if act in ("promote", "delete", "delete-branch", "back"):
            session.goto(game.node)
        elif kept:
            session.tell_and_save()
        else:
            self.desk.draw_tool()

    def _keep(self, form: object) -> bool:
        """Keep the words of the form; whether they are other ones than before."""
        if not isinstance(form, Mapping):
            return False
        game = self.session.game
        before = game.node.name, game.node.comment
        game.annotate(name=str(form.get("name", before[0])), comment=str(form.get("comment", before[1])))
        return (game.node.name, game.node.comment) != before

"""Two places of the game side by side: their maps, and a table of what differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any, ClassVar, Final

from rootlab.analysis.compare import differences
from rootlab.language import text
from rootlab.record.node import Node
from rootlab.widgets.html import button, options, tag
from rootlab.widgets.map.figure import Marks, Scene
from rootlab.widgets.map.places import Place
from rootlab.widgets.map.still import stills
from rootlab.widgets.moment import Moment
from rootlab.widgets.tools.differences import differences_html, places_of
from rootlab.widgets.tools.tool import Desk, Tool

HERE: Final = "here"
MOST_PLACES: Final = 60
"""So many places are offered to choose from; names come first."""


class Compare(Tool):
    """This place, or the end of a branch, beside another one."""

    name: ClassVar[str] = "compare"
    wide: ClassVar[bool] = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._chosen = [HERE, ""]
        """The path of each of the two, or ``HERE``; empty for the first that is elsewhere."""
        self._made: tuple[tuple[Any, ...], str] | None = None
        """What was compared last, and its maps and table."""

    def html(self) -> str:
        session, lang = self.session, self.session.lang
        known = self._known()
        nodes = [known.get(path, session.game.node) for path in self._chosen]
        chosen = list(self._chosen)
        if chosen[1] not in known:
            other = next((path for path, node in known.items() if node is not nodes[0]), HERE)
            chosen[1], nodes[1] = other, known[other]
        labels = self._labels(known)
        pairs = list(labels.items())
        selects = [
            tag(
                "label",
                [
                    tag("b", "AB"[side]), " ",
                    tag("select", options(pairs, chosen[side]), data_act=f"compare-choose:{side}"),
                ],
            )
            for side in (0, 1)
        ]  # fmt: skip
        swap = button(escape(text("compare-swap", lang)), "compare-swap")
        parts = [
            tag("h3", escape(text("tool-compare", lang))),
            tag("div", [*selects, swap], "rl-form-row"),
            self._body(nodes[0], nodes[1], [labels[path] for path in chosen]),
        ]
        self._chosen = chosen
        return "".join(parts)

    def do(self, act: str, value: str, extra: Mapping[str, Any]) -> None:
        if act == "choose" and value in ("0", "1"):
            self._chosen[int(value)] = str(extra.get("value", HERE))
        elif act == "swap":
            self._chosen.reverse()
        self.desk.draw_tool()

    def shut(self) -> None:
        self._made = None

    # --- what can be chosen ---
    def _known(self) -> dict[str, Node]:
        """This place, the places with a name, and the ends of all branches, by their path."""
        game = self.session.game
        found = {HERE: game.node}
        every = list(game.branches())
        named = [node for node in game.line()[0].below() if node.name]
        for node in [*named, *every][:MOST_PLACES]:
            found[node.place_id] = node
        for path in self._chosen:  # what was chosen stays, as long as it is in the tree
            if path not in found and path:
                kept = next((node for node in every if node.place_id == path), None)
                if kept is not None:
                    found[path] = kept
        return found

    def _labels(self, known: Mapping[str, Node]) -> dict[str, str]:
        """What each place is called; places that would have the same words are numbered."""
        found: dict[str, str] = {}
        same: Counter[str] = Counter()
        for path, node in known.items():
            words = self._label(path, node)
            same[words] += 1
            found[path] = words if same[words] == 1 else f"{words} ({same[words]})"
        return found

    def _label(self, path: str, node: Node) -> str:
        lang = self.session.lang
        number, seat = node.turn
        when = (
            text("branches-turn", lang, round=number, player=seat)
            if number
            else text("ui-before-round", lang)
        )
        scores = "–".join("D" if points is None else str(points) for points in node.scores)
        name = text("compare-here", lang) if path == HERE else node.name
        ply = text("compare-ply", lang, ply=node.ply)
        return " · ".join(part for part in (name, when, ply, scores) if part)

    # --- the comparison ---
    def _body(self, a: Node, b: Node, labels: list[str]) -> str:
        session = self.session
        key = (a, b, session.viewer, session.lang, a.marks, b.marks, *labels)
        if self._made is None or self._made[0] != key:
            moments = [
                Moment(node, session.game.state_at(node), session.viewer, session.lang) for node in (a, b)
            ]
            table = differences(moments[0].reader, moments[1].reader)
            marked = [places_of(table, side) for side in ("a", "b")]
            maps = self._maps(moments, labels, marked)
            self._made = (key, maps + differences_html(table, session.lang))
        return self._made[1]

    def _maps(self, moments: list[Moment], labels: list[str], marked: list[tuple[Place, ...]]) -> str:
        """The two maps; what differs is lit on both."""
        lang = self.session.lang
        scenes = []
        for side, moment, places in zip("AB", moments, marked, strict=True):
            scene = Scene(
                moment.board.name, moment.position, moment.rulers, Marks(targets=places), lang,
                moment.clearings, moment.node.marks,
            )  # fmt: skip
            scenes.append((scene, text("compare-map", lang, side=side)))
        figures = [
            tag(
                "figure",
                [drawing, tag("figcaption", [tag("b", side), " ", escape(label)])],
            )
            for side, drawing, label in zip("AB", stills(scenes), labels, strict=True)
        ]
        return tag("div", figures, "rl-stills")

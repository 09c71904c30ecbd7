"""Drawing on the map: circles and arrows that stay with the place in the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from typing import Any, ClassVar, Final

from rootlab.components.names import SUITS
from rootlab.language import text
from rootlab.record.marks import COLORS, Mark, toggled
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.html import button, clearing_label, icon, tag
from rootlab.widgets.map.drawn import INK, mark_words
from rootlab.widgets.map.figure import Scene
from rootlab.widgets.map.places import Place
from rootlab.widgets.tools.tool import Desk, Tool

CIRCLE: Final = "circle"
ARROW: Final = "arrow"
KINDS: Final = (CIRCLE, ARROW)


class Marks(Tool):
    """What is drawn and in which colour; a press on a clearing draws, the same again rubs out."""

    name: ClassVar[str] = "marks"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.kind = CIRCLE
        self.color = COLORS[0]
        self.draws = True
        """Whether a click on the map draws."""
        self._origin: int | None = None

    def html(self) -> str:
        lang = self.session.lang
        box = tag("input", type="checkbox", data_act="marks-draws", checked=self.draws)
        kinds = [self._choice("kind", kind, text(f"marks-{kind}", lang), kind == self.kind) for kind in KINDS]
        colors = [
            self._choice(
                "color", color, text(f"mark-color-{color}", lang), color == self.color, f"--mark:{INK[color]}"
            )
            for color in COLORS
        ]
        ask = "to" if self._origin else "origin" if self.kind == ARROW else "circle"
        asked = text(f"marks-ask-{ask}", lang, clearing=self._origin or 0)
        places = [self._place(c) for c in self.session.moment.board.clearings]
        return "".join(
            [
                tag("h3", escape(text("tool-marks", lang))),
                tag("label", [box, " ", escape(text("marks-draws", lang))], "rl-check"),
                tag("div", kinds, "rl-form-row", role="group", aria_label=text("marks-kinds", lang)),
                tag("div", colors, "rl-form-row", role="group", aria_label=text("marks-colors", lang)),
                tag("p", escape(asked), "rl-ask"),
                tag("div", places, "rl-places-row", role="group", aria_label=text("ui-places", lang)),
                self._list(),
            ]
        )

    def _choice(self, act: str, value: str, words: str, chosen: bool, style: str | None = None) -> str:
        sign = tag("i", "", "rl-mark-color") if style else ""
        pressed = "true" if chosen else "false"
        cls = "rl-on rl-main" if chosen else ""
        return button([sign, escape(words)], f"marks-{act}:{value}", cls, style=style, aria_pressed=pressed)

    def _place(self, c: int) -> str:
        """The button of a clearing."""
        lang, board, chosen = self.session.lang, self.session.moment.board, c == self._origin
        title = text("ui-clearing-title", lang, clearing=c, suit=SUITS[board.suit[c]])
        return button(
            clearing_label(board, c, lang),
            f"marks-at:{c}",
            "rl-place rl-on" if chosen else "rl-place",
            title,
            aria_label=title,
            aria_pressed="true" if chosen else "false",
        )

    def _list(self) -> str:
        """What is drawn here, each mark with the way to rub it out."""
        lang, marks = self.session.lang, self.session.game.node.marks
        rows = []
        for index, mark in enumerate(marks):
            words = mark_words(mark, lang)
            erase = text("marks-erase", lang, mark=words)
            parts = [
                tag("i", "", "rl-mark-color", style=f"--mark:{INK[mark.color]}"),
                tag("span", escape(words)),
                button(icon(CONTROL["close"]), f"marks-erase:{index}", "rl-small", erase),
            ]
            rows.append(tag("li", parts, "rl-form-row"))
        last, ends = self.session.game.edits.last, []
        if marks:
            ends.append(button(escape(text("marks-erase-all", lang)), "marks-clear"))
        if last is not None and last.kind == "marks":
            back = [icon(CONTROL["undo"]), " ", escape(text("branches-back-marks", lang))]
            ends.append(button(back, "marks-back"))
        none = "" if marks else tag("p", escape(text("marks-none", lang)), "rl-dim")
        return none + tag("ul", rows, "rl-marks") + tag("div", ends, "rl-form-row")

    def scene(self, scene: Scene) -> Scene:
        if self._origin is None:
            return scene
        return replace(scene, marks=replace(scene.marks, selected=(self._origin,), targets=()))

    def click(self, place: Place) -> bool:
        if not self.draws or not isinstance(place, int):
            return False
        self._at(place)
        return True

    def do(self, act: str, value: str, extra: Mapping[str, Any]) -> None:
        game = self.session.game
        if act == "draws":
            self.draws = bool(extra.get("value"))
            self._origin = None
        elif act == "kind" and value in KINDS:
            self.kind, self._origin = value, None
        elif act == "color" and value in COLORS:
            self.color = value
        elif act == "at":
            self._at(int(value))
            return
        elif act == "erase":
            marks = game.node.marks
            self._draw(tuple(mark for index, mark in enumerate(marks) if index != int(value)))
            return
        elif act == "clear":
            self._draw(())
            return
        elif act == "back":
            game.undo_edit()
            self.session.tell_and_save()
            return
        self.desk.draw_tool()

    def shut(self) -> None:
        self._origin = None

    def _at(self, c: int) -> None:
        """A clearing is picked: for a circle, or as the start or the end of an arrow."""
        if self.kind == ARROW and self._origin in (None, c):
            self._origin = c if self._origin is None else None
            self.desk.draw_tool()
            return
        mark = Mark(c, color=self.color) if self._origin is None else Mark(self._origin, c, self.color)
        self._origin = None
        self._draw(toggled(self.session.game.node.marks, mark))

    def _draw(self, marks: tuple[Mark, ...]) -> None:
        self.session.game.annotate(marks=marks)
        self.session.tell_and_save()

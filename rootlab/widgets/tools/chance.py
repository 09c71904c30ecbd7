"""The tool for dice and draws: whether a person is asked, and what chance has brought so far."""

from __future__ import annotations

from html import escape
from typing import ClassVar, Final

from rootlab.engine.outcome import Outcome
from rootlab.language import text
from rootlab.widgets import chance
from rootlab.widgets.html import button, tag
from rootlab.widgets.panels.chance import outcome_mark
from rootlab.widgets.tools.tool import Tool

MOST: Final = 12
"""So many rolls and draws are listed."""


class ChanceTool(Tool):
    """The switch, and every roll of this line with the way to another outcome."""

    name: ClassVar[str] = "chance"

    def html(self) -> str:
        session, lang = self.session, self.session.lang
        box = tag("input", type="checkbox", data_act="ask-chance", checked=session.ask_chance)
        parts = [
            tag("label", [box, " ", escape(text("ui-set-ask-chance", lang))], "rl-check"),
            tag("p", escape(text("ui-chance-help", lang)), "rl-dim"),
        ]
        if session.viewer is not None:
            parts.append(tag("p", escape(text("ui-chance-hidden", lang)), "rl-dim"))
            parts.append(button(escape(text("ui-chance-open", lang)), "open-hands"))
        parts.append(tag("h4", escape(text("ui-chance-brought", lang))))
        lines = self._lines()
        parts.append(
            tag("ul", lines, "rl-chances") if lines else tag("p", escape(text("ui-chance-none", lang)))
        )
        return "".join(parts)

    def _lines(self) -> list[str]:
        """What chance brought on this line, the last first."""
        session, lang = self.session, self.session.lang
        after = session.game.node.line()
        found = []
        for depth in reversed(chance.answered(session)):
            outcome = after[depth + 1].choice
            assert isinstance(outcome, Outcome)
            words = text("ui-chance-again", lang)
            again = button(
                escape(words), f"choose-again:{depth}", "rl-small", f"{outcome.text(lang)} {words}"
            )
            ply = text("ui-chance-at", lang, ply=after[depth].ply)
            what = [tag("span", escape(ply), "rl-dim"), outcome_mark(outcome, lang), again]
            found.append(tag("li", what, "rl-chance"))
            if len(found) >= MOST:
                break
        return found

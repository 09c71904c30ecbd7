"""Undo, redo and play on: always at the same place under the picker."""

from __future__ import annotations

from html import escape

from rootlab.language import text
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.html import button, icon, tag
from rootlab.widgets.session import Session


def steps_html(session: Session) -> str:
    """The buttons that move through the game."""
    lang, ply = session.lang, session.game.ply
    behind = ply < session.length
    parts = [
        button(
            [icon(CONTROL["undo"]), " ", escape(text("ui-undo", lang))],
            "undo",
            "rl-step",
            text("ui-undo-help", lang),
            disabled=ply == 0,
        ),
        button(
            [icon(CONTROL["redo"]), " ", escape(text("ui-redo", lang))],
            "redo",
            "rl-step",
            text("ui-redo-help", lang),
            disabled=not behind,
        ),
    ]
    if session.can_pass_always:
        parts.append(
            button(
                escape(text("ui-pass-always", lang)),
                "pass-always",
                "rl-step",
                text("ui-pass-always-help", lang),
            )
        )
    note = tag("p", escape(text("ui-looking-back", lang)), "rl-dim rl-hint") if behind else ""
    return tag("div", parts, "rl-steps") + note

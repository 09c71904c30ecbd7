"""The log, newest first, and the way back and forward through all that happened."""

from __future__ import annotations

from html import escape

from rootlab.language import text
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.html import button, icon, tag
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
            button(icon(CONTROL["start"]), "goto-start", "rl-small", text("ui-to-start", lang), disabled=start),
            button(icon(CONTROL["back"]), "back", "rl-small", text("ui-back", lang), disabled=start),
            slider,
            button(icon(CONTROL["forward"]), "forward", "rl-small", text("ui-forward", lang), disabled=end),
            button(icon(CONTROL["end"]), "goto-end", "rl-small", text("ui-to-end", lang), disabled=end),
            tag("span", escape(text("ui-ply", lang, ply=ply, length=length)), "rl-dim rl-ply"),
        ],
        "rl-timeline",
    )


def log_html(session: Session, most: int = PAGE) -> str:
    """What happened, newest first; each line with its article, each decision a place to go back to."""
    lang, viewer = session.lang, session.viewer
    lines: list[str] = []
    first = max(0, session.game.ply - most)
    for ply in range(session.game.ply - 1, first - 1, -1):
        here = [event_line(event, lang, viewer) for event in reversed(session.events_of(ply))]
        if here:
            go = button(icon(CONTROL["undo"]), f"goto:{ply}", "rl-small rl-goto", text("ui-go-here", lang), data_key=f"goto:{ply}")
            here[-1] = here[-1].replace("</li>", f"{go}</li>")
            lines.extend(here)
    more = button(escape(text("ui-log-more", lang)), "log-more") if first > 0 else ""
    empty = tag("p", escape(text("ui-log-empty", lang)), "rl-dim") if not lines else ""
    return tag(
        "section",
        [
            tag("h3", escape(text("ui-log", lang))),
            timeline_html(session),
            tag("ol", lines, "rl-events rl-log-lines", data_scroll="log"),
            empty,
            more,
        ],
    )

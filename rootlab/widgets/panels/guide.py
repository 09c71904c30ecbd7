"""The guide: what to do next in a guided round, and the way to other rounds and to free play."""

from __future__ import annotations

from html import escape

from rootlab.language import text
from rootlab.widgets.guides import guides, progress, steps_of
from rootlab.widgets.html import button, figure, icon, tag
from rootlab.widgets.session import Session

TICK = "M9.4 19.4 L2.6 12.6 L5 10.2 L9.4 14.6 L19 5 L21.4 7.4Z"
FREE = "free"


def guide_html(session: Session) -> str:
    """Nothing without a guide; at its end, what comes next."""
    guide = session.guide
    if guide is None:
        return ""
    lang = session.lang
    if guide == FREE:
        words = tag("p", escape(text("ui-guide-free", lang)))
        return _page(session, text("ui-guide-free-title", lang), words, False)
    steps, gone = steps_of(guide), progress(session, guide)
    dots = "".join(
        tag("i", icon(TICK) if k < gone else "", "rl-past" if k < gone else "rl-here" if k == gone else "")
        for k in range(len(steps))
    )
    count = text("ui-guide-count", lang, count=min(gone + 1, len(steps)), steps=len(steps))
    row = tag(
        "div", [tag("span", dots, "rl-guide-dots", aria_hidden="true"), tag("span", escape(count), "rl-dim")]
    )
    name = steps[gone].name if gone < len(steps) else "over"
    words = "".join(
        tag("p", escape(line)) for line in text(f"ui-guide-{guide}-{name}", lang).splitlines() if line.strip()
    )
    return _page(
        session,
        text("ui-guide-title", lang, player=guide),
        row + tag("div", words, role="status"),
        gone == len(steps),
    )


def _page(session: Session, title: str, body: str, over: bool) -> str:
    lang = session.lang
    ways = guide_ways(session)
    ways.append(button(escape(text("ui-guide-hide", lang)), "guide:", "rl-small rl-guide-hide"))
    head = tag("h3", escape(title))
    others = tag(
        "details",
        [tag("summary", escape(text("ui-guide-others", lang))), tag("div", ways, "rl-guide-ways")],
        data_key=f"guide-ways-{over}",
        open_=over,
    )
    return tag("section", [head, body, others], "rl-guide-body", aria_label=title)


def guide_ways(session: Session) -> list[str]:
    """A button for every guided round, each in a new game, and for free play."""
    lang = session.lang
    ways = [
        button(
            [figure(faction), " ", escape(text("ui-guide-start", lang, player=faction))],
            f"guide:{faction}",
            "rl-small",
            aria_pressed="true" if faction == session.guide else "false",
        )
        for faction in guides()
    ]
    ways.append(button(escape(text("ui-guide-start-free", lang)), f"guide:{FREE}", "rl-small"))
    return ways

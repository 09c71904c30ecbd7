"""The end: who won, by which article, and where each seat's points came from."""

from __future__ import annotations

from collections import Counter
from html import escape

from rootlab.language import text
from rootlab.law import article as law_article
from rootlab.law import is_article
from rootlab.widgets.factions import look
from rootlab.widgets.html import article, button, figure, tag
from rootlab.widgets.session import Session


def ending_html(session: Session) -> str:
    """Nothing while the game goes on."""
    if not session.state.is_over:
        return ""
    lang = session.lang
    winners = session.state.winners
    by = session.state.won_by
    title = text("ui-winner", lang, winners=winners) if winners else text("ui-nobody-won", lang)
    head = [
        tag("span", [figure(seat) for seat in winners], "rl-winners"),
        tag("strong", escape(title)),
        article(by, lang) if by else "",
    ]
    reason = tag("p", escape(law_article(by).title(lang)), "rl-dim") if by and is_article(by) else ""
    tables = [_sources(session, seat) for seat in session.seats]
    again = button(escape(text("ui-undo", lang)), "undo")
    return tag(
        "section",
        [
            tag("h3", head, role="status"),
            reason,
            tag("div", tables, "rl-sources"),
            tag("div", again, "rl-ends"),
        ],
        "rl-over",
    )


def points_by_article(session: Session) -> dict[str, Counter[str]]:
    """The points of each seat, by the article that gave or took them."""
    found: dict[str, Counter[str]] = {seat: Counter() for seat in session.seats}
    for event in session.game.events():
        if event.points and event.faction in found:
            lost = event.kind == "lost_points"
            found[event.faction][event.article] += -event.points if lost else event.points
    return found


def _sources(session: Session, seat: str) -> str:
    lang = session.lang
    counts = points_by_article(session)[seat]
    score = session.state.scores[seat]
    rows = [
        tag(
            "tr",
            [
                tag("td", article(number, lang)),
                tag("td", escape(law_article(number).title(lang) if is_article(number) else "")),
                tag("td", f"{points:+d}", "rl-number"),
            ],
        )
        for number, points in sorted(counts.items(), key=lambda pair: -pair[1])
    ]
    total = text("ui-dominance", lang) if score is None else str(score)
    head = tag(
        "tr",
        [
            tag("th", [figure(seat), escape(text(f"faction-{seat}-short", lang))], colspan=2),
            tag("th", escape(total), "rl-number"),
        ],
    )
    return tag("table", [head, *rows], style=f"--f-main:{look(seat).main}")

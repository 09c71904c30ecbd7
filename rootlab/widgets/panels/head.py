"""Above the map: the round, whose turn it is, and the score track."""

from __future__ import annotations

from html import escape

from rootlab.components.boards import POINTS_TO_WIN
from rootlab.language import languages, text
from rootlab.widgets.art import icons
from rootlab.widgets.factions import look
from rootlab.widgets.html import button, card_chip, faction_name, figure, icon, tag
from rootlab.widgets.session import Session

PHASES = ("birdsong", "daylight", "evening")


def head_html(session: Session) -> str:
    """Round, seats in turn order, phase, and the score track."""
    return tag("div", [_turn(session), score_track(session)], "rl-headline")


def _turn(session: Session) -> str:
    lang, position = session.lang, session.moment.position
    turn = position["turn"]
    seats = [
        tag(
            "span",
            [
                figure(seat),
                tag("span", faction_name(seat, lang), "rl-seat-name"),
                " ",
                tag("span", _score(session, seat), "rl-turn-score"),
                " ",
                tag("span", escape(text("ui-seat-agent", lang)), "rl-dim rl-seat-agent")
                if seat in session.agents
                else "",
            ],
            "rl-turn-seat" + (" rl-now" if seat == turn["player"] else ""),
            style=f"--f-main:{look(seat).main}",
            title=_score_words(session, seat),
            aria_current="true" if seat == turn["player"] else None,
        )
        for seat in session.seats
    ]
    phase = turn["phase"]
    started = phase in PHASES
    if started:
        phases = [
            tag(
                "span",
                [icon(icons.PHASE[name]), escape(text(f"phase-{name}", lang))],
                "rl-phase" + (" rl-now" if name == phase else ""),
            )
            for name in PHASES
        ]
    else:
        phases = [
            tag("span", [icon(icons.PHASE["setup"]), escape(text("phase-setup", lang))], "rl-phase rl-now")
        ]
    title = (
        text("ui-round", lang, round=session.state.round)
        if phase in PHASES
        else text("ui-before-round", lang)
    )
    arrow = tag("span", "›", "rl-dim", aria_hidden="true")
    return tag(
        "div",
        [
            tag("strong", escape(title), "rl-round"),
            tag("span", arrow.join(seats), "rl-order", title=text("ui-seat-order", lang)),
            tag("span", phases, "rl-phases"),
            tag("span", _buttons(lang), "rl-head-buttons"),
        ],
        "rl-turnline",
    )


def _buttons(lang: str) -> list[str]:
    """What is always at hand: another language, the full window, help, and the menu at the very end."""
    full = button(icon(icons.CONTROL["full"]), "full", "rl-sign", text("ui-full", lang))
    ask = button(icon(icons.CONTROL["help"]), "tool:help", "rl-sign rl-ask-help", text("ui-tab-help", lang))
    menu = button(
        [icon(icons.CONTROL["menu"]), tag("span", escape(text("ui-menu", lang)), "rl-menu-word")],
        "menu", "rl-menu-button", aria_haspopup="dialog", aria_label=text("ui-menu", lang),
    )  # fmt: skip
    return [*_languages(lang), ask, full, menu]


def _languages(lang: str) -> list[str]:
    """A button for every other language, each named in itself."""
    return [
        button(escape(text("language-name", code)), f"lang:{code}", "rl-small", lang=code)
        for code in languages()
        if code != lang
    ]


def score_track(session: Session) -> str:
    """The strip from 0 to 30 with everybody's marker; dominance stands beside it."""
    lang = session.lang
    scores = session.moment.reader.scores
    cells: list[str] = []
    for points in range(POINTS_TO_WIN + 1):
        here = [seat for seat in session.seats if _at(scores.get(seat)) == points]
        markers = "".join(
            tag(
                "span",
                figure(seat),
                "rl-marker",
                style=f"--f-main:{look(seat).main};--f-dark:{look(seat).dark}",
                title=text("ui-score-of", lang, player=seat, points=scores[seat]),
            )
            for seat in here
        )
        cls = "rl-cell" + (" rl-ten" if points % 10 == 0 else "") + (" rl-held" if here else "")
        cells.append(tag("span", [tag("span", str(points), "rl-cell-n"), markers], cls))
    words = ", ".join(
        text("ui-score-of", lang, player=seat, points=scores[seat])
        for seat in session.seats
        if scores.get(seat) is not None
    )
    players = session.moment.position.get("players", {})
    beside = [
        tag(
            "span",
            [figure(seat), card_chip(str(players.get(seat, {}).get("dominance")), lang)],
            "rl-dominance",
            title=text("ui-plays-dominance", lang, player=seat),
        )
        for seat in session.seats
        if scores.get(seat) is None and players.get(seat, {}).get("dominance")
    ]
    track = tag("div", cells, "rl-track", role="img", aria_label=words)
    return track + (tag("div", beside, "rl-beside") if beside else "")


def _score(session: Session, seat: str) -> str:
    score = session.moment.reader.scores.get(seat)
    return "–" if score is None else str(score)


def _score_words(session: Session, seat: str) -> str:
    score = session.moment.reader.scores.get(seat)
    if score is None:
        return text("ui-plays-dominance", session.lang, player=seat)
    return text("ui-score-of", session.lang, player=seat, points=score)


def _at(score: int | None) -> int:
    return -1 if score is None else min(score, POINTS_TO_WIN)

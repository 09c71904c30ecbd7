"""Answers from inside the table: how one wins, who rules a clearing and why, the marks, the keys."""

from __future__ import annotations

from html import escape
from typing import Final

from rootlab.analysis.eyes import OPEN, looking
from rootlab.analysis.measures.table import DOMINANCE, whole
from rootlab.components.boards import POINTS_TO_WIN
from rootlab.components.names import FACTION_ID, NF, SUITS
from rootlab.components.pieces import KIND_IS_BUILDING, KINDS
from rootlab.engine.state import State
from rootlab.language import text
from rootlab.widgets.art import icons
from rootlab.widgets.factions import look
from rootlab.widgets.html import article, clearing_label, faction_name, figure, icon, suit_icon, tag
from rootlab.widgets.map.looks import has_forests
from rootlab.widgets.map.pieces import owner
from rootlab.widgets.session import Session

KEYS: Final[tuple[tuple[str, str], ...]] = (
    ("← →", "undo"), ("Home End", "ends"), ("M", "map"), ("Q", "question"), ("H", "hand"), ("B", "board"),
    ("C", "coach"), ("L", "log"), ("P", "seats"), ("T", "tools"), ("W", "law"), ("?", "help"),
    ("+ − 0", "zoom"), ("F", "full"), ("Esc", "close"),
)  # fmt: skip
"""The keys as they are printed, and the message ``ui-key-<name>`` that says what each does."""


def answers_html(session: Session, clearing: int | None) -> str:
    """The page of answers; with a clearing, first who rules there and why."""
    lang = session.lang
    parts = [] if clearing is None else [rule_html(session, clearing)]
    for name, body in (
        ("win", win_html(session)),
        ("legend", legend_html(session)),
        ("keys", keys_html(lang)),
    ):
        words = tag("summary", escape(text(f"ui-answer-{name}", lang)))
        opened = name == "win" and clearing is None
        parts.append(tag("details", [words, body], "rl-answer", data_key=f"answer-{name}", open=opened))
    return "".join(parts)


# --- how one wins ----------------------------------------------------------------------------------------
def win_html(session: Session) -> str:
    """The score, what is within reach, and what each dominance still lacks."""
    lang = session.lang
    moment = session.moment
    state = looking(moment.reader, None)[0]
    eyes = moment.viewer or OPEN
    scores = moment.reader.scores
    rule = tag("p", [escape(text("ui-win-rule", lang, points=POINTS_TO_WIN)), " ", article("3.1", lang)])
    heads = [text(f"ui-win-{name}", lang) for name in ("seat", "score", "reach", "turns")]
    rows, lacks = [], []
    for seat in session.seats:
        found = whole(state, FACTION_ID[seat], eyes)
        score, reach = scores.get(seat), int(found["points_reach"])
        turns = "–"
        if score is not None and reach:
            turns = str(max(0, -(-(POINTS_TO_WIN - score) // reach)))
        cells = ["–" if score is None else str(score), "–" if score is None else f"+{reach}", turns]
        name = tag("th", [figure(seat), " ", faction_name(seat, lang)], scope="row")
        rows.append(tag("tr", [name, *(tag("td", cell, "rl-number") for cell in cells)]))
        if DOMINANCE[0] in found:
            short = [tag("td", _lack(int(found[one]), lang), "rl-number") for one in DOMINANCE]
            lacks.append(tag("tr", [name, *short]))
    table = tag("table", [_heads([escape(words) for words in heads]), *rows], "rl-data")
    note = tag("p", escape(text("ui-win-note", lang)), "rl-dim")
    if not lacks:
        return f"{rule}{table}{note}"
    suits = _heads([escape(text("ui-win-seat", lang)), *(suit_icon(suit, lang) for suit in SUITS)])
    dominance = [
        tag("h4", [escape(text("ui-win-dominance", lang)), " ", article("3.3.1", lang)]),
        tag("table", [suits, *lacks], "rl-data"),
        tag("p", escape(text("ui-win-dominance-note", lang)), "rl-dim"),
    ]
    return "".join([rule, table, note, *dominance])


def _heads(cells: list[str]) -> str:
    return tag(
        "tr", [tag("th", cell, "" if k == 0 else "rl-number", scope="col") for k, cell in enumerate(cells)]
    )


def _lack(missing: int, lang: str) -> str:
    return icon(icons.CONTROL["tick"], title=text("ui-win-there", lang)) if missing == 0 else str(missing)


# --- who rules -------------------------------------------------------------------------------------------
def rule_html(session: Session, c: int) -> str:
    """Who rules the clearing, from the pieces that count (2.5)."""
    lang = session.lang
    state = looking(session.moment.reader, None)[0]
    ruler = session.moment.rulers[c]
    power = {seat: state.power_n[c * NF + FACTION_ID[seat]] for seat in session.seats}
    rows = [
        _force(state, seat, c, lang) for seat in sorted(power, key=lambda one: -power[one]) if power[seat]
    ]
    most = max(power.values())
    first = [seat for seat in power if power[seat] == most and most]
    laws = ["2.5"]
    if not first:
        words = text("ui-rule-empty", lang)
    elif ruler is None:
        words = text("ui-rule-tie", lang, players=first)
    elif len(first) > 1:
        words = text("ui-rule-tie-won", lang, player=ruler)
        laws.append("7.2.2")
    else:
        words = text("ui-rule-most", lang, player=ruler)
    title = tag(
        "h3", [clearing_label(session.moment.board, c, lang), " ", escape(text("ui-rule-title", lang))]
    )
    marks = "".join(article(number, lang) for number in laws)
    listed = tag("ul", rows, "rl-law-list") if rows else ""
    note = tag("p", escape(text("ui-rule-note", lang)), "rl-dim")
    return tag(
        "section", [title, tag("p", [escape(words), " ", marks], role="status"), listed, note], "rl-rule"
    )


def _force(state: State, seat: str, c: int, lang: str) -> str:
    """How many warriors and buildings of a seat count in a clearing."""
    f = FACTION_ID[seat]
    total = state.power_n[c * NF + f]
    warriors = state.warriors_n[c * NF + f]
    words = text("ui-rule-force", lang, player=seat, total=total, fighters=warriors, houses=total - warriors)
    return tag("li", [figure(seat), " ", escape(words)])


# --- what the marks mean ---------------------------------------------------------------------------------
def legend_html(session: Session) -> str:
    """Every mark of the map, with the pieces of those who sit here."""
    lang = session.lang
    general = [
        ("ruler", tag("i", "", "rl-legend-ring")), ("slot", tag("i", "", "rl-legend-slot")),
        ("lit", tag("i", "", "rl-legend-lit")), ("chosen", tag("i", "", "rl-legend-chosen")),
        ("arrow", tag("i", "→", "rl-legend-arrow")), ("ruin", icon(icons.RUIN)),
    ]  # fmt: skip
    if has_forests(session.seats):
        general.append(("forest", icon(icons.FOREST)))
    lines = [
        tag("li", [tag("span", [suit_icon(suit, lang) for suit in SUITS], "rl-legend-mark"),
                   escape(text("ui-legend-suit", lang))])
    ]  # fmt: skip
    lines += [
        tag("li", [tag("span", mark, "rl-legend-mark"), escape(text(f"ui-legend-{name}", lang))])
        for name, mark in general
    ]
    for seat in session.seats:
        paint = look(seat)
        who = text("ui-legend-pawn" if paint.pawn else "ui-legend-warrior", lang, player=seat)
        lines.append(tag("li", [tag("span", figure(seat), "rl-legend-mark"), escape(who)]))
        for kind in KINDS:
            if owner(kind) == seat:
                lines.append(_piece(seat, kind, lang))
    return tag("ul", lines, "rl-law-list rl-legend")


def _piece(seat: str, kind: str, lang: str) -> str:
    paint = look(seat)
    shape = "rl-legend-building" if KIND_IS_BUILDING[KINDS.index(kind)] else "rl-legend-token"
    mark = tag("i", icon(paint.piece(kind)), shape, style=f"--f-main:{paint.main};--f-ink:{paint.ink}")
    words = text("ui-legend-piece", lang, piece=kind, count=1, player=seat)
    return tag("li", [tag("span", mark, "rl-legend-mark"), escape(words)])


# --- the keys --------------------------------------------------------------------------------------------
def keys_html(lang: str) -> str:
    """What the keys do while the table has the focus."""
    rows = [
        tag(
            "tr",
            [
                tag("th", tag("kbd", escape(keys)), scope="row"),
                tag("td", escape(text(f"ui-key-{name}", lang))),
            ],
        )
        for keys, name in KEYS
    ]
    hint = tag("p", escape(text("ui-keys-mouse", lang)), "rl-dim")
    return tag("table", rows, "rl-data rl-keys") + hint

"""The settings: whose eyes, the language, and what the table answers for a person."""

from __future__ import annotations

from html import escape

from rootlab.language import has, languages, text
from rootlab.law import article as law_article
from rootlab.law import is_article
from rootlab.widgets.answering import PACES, article_of, reactions
from rootlab.widgets.html import figure, options, tag
from rootlab.widgets.session import FOLLOW, OPEN, Session

SWITCHES = (
    ("answer-pass", "answer_pass"),
    ("forced", "answer_forced"),
    ("at-once", "agents_at_once"),
    ("cover", "cover"),
    ("ask-chance", "ask_chance"),
)
"""What is pressed, and the setting that it switches; the message is ``ui-set-<what is pressed>``."""


def settings_html(session: Session) -> str:
    """The settings pane."""
    lang = session.lang
    eyes = [
        (FOLLOW, text("ui-eyes-follow", lang)),
        *((seat, text("ui-eyes-seat", lang, player=seat)) for seat in session.seats),
        (OPEN, text("ui-eyes-open", lang)),
    ]
    parts = [
        tag("h4", escape(text("ui-settings", lang))),
        _select("eyes", text("ui-eyes", lang), eyes, session.eyes),
    ]
    if len(languages()) > 1:
        pairs = [(code, text("language-name", code)) for code in languages()]
        parts.append(_select("lang", text("ui-language", lang), pairs, lang))
    paces = [(f"{pace:g}", text("ui-pace-off" if not pace else "ui-pace-seconds", lang, seconds=pace))
             for pace in PACES]  # fmt: skip
    parts.append(_select("pace", text("ui-pace", lang), paces, f"{session.pace:g}"))
    for act, name in SWITCHES:
        parts.append(_check(act, bool(getattr(session, name)), text(f"ui-set-{act}", lang)))
    return tag("form", parts, "rl-form") + _wishes(session)


def _select(act: str, words: str, pairs: list[tuple[str, str]], chosen: str) -> str:
    select = tag("select", options(pairs, chosen), data_act=act, aria_label=words)
    return tag("label", [escape(words), select], "rl-form-row")


def _check(act: str, on: bool, words: str) -> str:
    box = tag("input", type="checkbox", data_act=act, checked=on)
    return tag("label", [box, " ", escape(words)], "rl-check")


def wishers(session: Session) -> tuple[str, ...]:
    """The seats whose wishes may be shown: what a person always passes is nobody else's business."""
    if session.covered is not None:
        return ()
    if session.viewer is None:
        return session.persons
    return (session.viewer,) if session.viewer in session.persons else ()


def _wishes(session: Session) -> str:
    """What each person passes always."""
    lang = session.lang
    rows = []
    for seat in wishers(session):
        wished = {question for who, question in session.always_pass if who == seat}
        offered = reactions(seat)
        checks = [
            _check(f"always:{seat}:{question}", question in wished, question_words(question, lang))
            for question in (*offered, *sorted(wished - set(offered)))
        ]
        name = tag("strong", [figure(seat), " ", escape(text(f"faction-{seat}-short", lang))])
        rows.append(tag("div", [name, *checks], "rl-wishes"))
    if not rows:
        return ""
    return tag("form", [tag("h4", escape(text("ui-always-pass", lang))), *rows], "rl-form")


def question_words(question: str, lang: str | None) -> str:
    """A question's name: its own, or that of its article."""
    message = f"ui-reaction-{question}"
    if has(message, lang) or has(message, "en"):
        return text(message, lang)
    article = article_of(question)
    return law_article(article).title(lang) if is_article(article) else question

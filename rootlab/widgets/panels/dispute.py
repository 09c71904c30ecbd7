"""What *Who is right?* shows: the list and the score, the question, the verdict, and how it is played."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from rootlab.engine.action import Action
from rootlab.language import text
from rootlab.law import article as law_article
from rootlab.lessons import Dispute, Verdict, disputes
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.html import article, button, icon, tag
from rootlab.widgets.panels.joined import joined
from rootlab.widgets.panels.news import event_line
from rootlab.widgets.panels.reader import law_page
from rootlab.widgets.session import Session

Predicted = Mapping[str, int]
"""By dispute: the number of the claim that was chosen."""


def head_html(shown: Dispute, predicted: Predicted, lang: str) -> str:
    """The title, all disputes as a row of numbers, and how many were predicted right."""
    every = disputes()
    tried = [one for one in every if one.id in predicted]
    hits = sum(predicted[one.id] == one.marked for one in tried)
    score = text("dispute-score", lang, hits=hits, tried=len(tried), count=len(every))
    line = [tag("strong", escape(text("dispute-head", lang)), "rl-round"), tag("span", escape(score))]
    if tried:
        line.append(button(escape(text("dispute-again", lang)), "again", "rl-small"))
    row = [_number(one, shown, predicted, lang) for one in every]
    nav = tag("nav", row, "rl-dispute-row", aria_label=text("dispute-list", lang, count=len(every)))
    return tag("div", [tag("div", line, "rl-turnline"), nav], "rl-headline")


def _number(one: Dispute, shown: Dispute, predicted: Predicted, lang: str) -> str:
    how = "open"
    if one.id in predicted:
        how = "hit" if predicted[one.id] == one.marked else "missed"
    mark = {"open": "", "hit": " ✓", "missed": " ✗"}[how]
    words = text(f"dispute-list-{how}", lang, number=one.number, title=one.title(lang))
    return button(
        f"{one.number}{mark}",
        f"dispute:{one.number}",
        f"rl-small rl-dispute-number rl-{how}" + (" rl-on" if one is shown else ""),
        words,
        aria_label=words,
        aria_current="true" if one is shown else None,
    )


def status_html(shown: Dispute, verdict: Verdict | None, lang: str) -> str:
    """Which dispute it is and what to do; after the prediction, who is right."""
    number = text("dispute-number", lang, number=shown.number, count=len(disputes()))
    said = text("dispute-predict", lang) if verdict is None else verdict.text(lang)
    head = tag("strong", escape(f"{number}: {shown.title(lang)}"))
    return tag("span", [head, tag("span", escape(said), "rl-asked-what")], "rl-asked-words")


def question_html(shown: Dispute, chosen: int | None, verdict: Verdict | None, opened: str, lang: str) -> str:
    """The situation, what each person says, and after the prediction the verdict.

    ``opened`` is the article that was clicked, if there is one.
    """
    parts = [
        tag("p", escape(shown.situation(lang))),
        tag("p", escape(shown.question(lang)), "rl-ask"),
        _claims(shown, chosen, verdict, lang),
    ]
    if verdict is not None and chosen is not None:
        parts.append(_verdict(shown, chosen, verdict, opened, lang))
    parts.append(_ways(shown, verdict is not None, lang))
    return "".join(parts)


def _claims(shown: Dispute, chosen: int | None, verdict: Verdict | None, lang: str) -> str:
    lines = []
    for claim in shown.claims:
        says = [
            tag("strong", escape(claim.speaker(lang))),
            " ",
            tag("span", escape(claim.text(lang)), "rl-claim-words"),
        ]
        if verdict is None:
            inside = button(tag("span", says), f"claim:{claim.number}", "rl-do", data_first=claim.number == 1)
        else:
            right = claim.number == verdict.right.number
            mark = escape(text("dispute-is-right" if right else "dispute-is-wrong", lang))
            notes = [tag("span", ("✓ " if right else "✗ ") + mark, "rl-claim-mark")]
            if claim.number == chosen:
                notes.append(tag("span", escape(text("dispute-your-choice", lang)), "rl-crumb"))
            inside = tag("div", [*says, tag("div", notes, "rl-claim-notes")], _look(right))
        lines.append(tag("li", inside))
    return tag("ul", lines, "rl-claims")


def _look(right: bool) -> str:
    return "rl-claim " + ("rl-right" if right else "rl-wrong")


def _verdict(shown: Dispute, chosen: int, verdict: Verdict, opened: str, lang: str) -> str:
    if chosen == verdict.right.number:
        yours = text("dispute-you-hit", lang)
    else:
        yours = text("dispute-you-missed", lang, person=shown.claims[chosen - 1].speaker(lang))
    parts = [
        tag("h3", escape(f"{verdict.text(lang)} {yours}")),
        tag("p", escape(shown.why(lang))),
    ]
    for ruling in verdict.rulings:
        laws = [article(number, lang) for number in ruling.law]
        said = [tag("h4", escape(text("dispute-ruling", lang))), escape(ruling.text(lang)), " ", *laws]
        parts.append(tag("div", said, "rl-notice"))
    found = [tag("li", escape(one.text(lang))) for one in verdict.findings]
    parts += [tag("h4", escape(text("dispute-findings", lang))), tag("ul", found, "rl-findings")]
    parts += [tag("h4", escape(text("dispute-law", lang))), _articles(shown.articles, opened, lang)]
    return tag("section", parts, "rl-verdict")


def _articles(numbers: tuple[str, ...], opened: str, lang: str) -> str:
    """The articles: number, title and what each says; the one that was clicked with its neighbours."""
    lines = []
    for number in numbers:
        if number == opened:
            lines.append(tag("dd", law_page(number, lang)))
            continue
        one = law_article(number)
        said = one.statement(lang) or text("law-no-statement", lang)
        title = tag("dt", [article(number, lang), " ", escape(one.title(lang))])
        lines += [title, tag("dd", escape(said))]
    return tag("dl", lines, "rl-articles")


def _ways(shown: Dispute, answered: bool, lang: str) -> str:
    ways = []
    if shown.number > 1:
        act, words = f"dispute:{shown.number - 1}", text("dispute-previous", lang)
        ways.append(button([icon(CONTROL["back"]), " ", escape(words)], act, "rl-step", data_key="previous"))
    if shown.number < len(disputes()):
        act, words = f"dispute:{shown.number + 1}", text("dispute-next", lang)
        look = "rl-step rl-main" if answered else "rl-step"
        inner = [escape(words), " ", icon(CONTROL["forward"])]
        ways.append(button(inner, act, look, data_key="next", data_first=answered))
    return tag("div", ways, "rl-steps")


def played_html(session: Session) -> str:
    """The situation step by step: each choice a button that shows the map after it, with its events."""
    lang, game = session.lang, session.game
    head = tag("h4", escape(text("dispute-steps", lang)))
    if not game.length:
        return tag("section", [head, tag("p", escape(text("dispute-steps-none", lang)))], "rl-news")
    lines = [tag("li", _step(0, text("dispute-step-start", lang), session))]
    actions = [node.choice for node in game.line() if isinstance(node.choice, Action)]
    for ply, action in enumerate(actions):
        events = [event_line(group, lang) for group in joined(game.events_of(ply))]
        step = _step(ply + 1, action.text(lang), session)
        lines.append(tag("li", [step, tag("ul", events, "rl-events")]))
    return tag("section", [head, tag("ol", lines, "rl-played")], "rl-news")


def _step(ply: int, words: str, session: Session) -> str:
    here = session.game.ply == ply
    look = "rl-small rl-played-step" + (" rl-on" if here else "")
    return button(escape(words), f"step:{ply}", look, aria_current="step" if here else None)

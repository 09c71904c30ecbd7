"""The coach: what to watch out for, what to decide, what can be done, what cannot and why, what scores."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from rootlab.analysis.watch import Note
from rootlab.analysis.watch.coaching import Blocked, Coaching, Option, coach
from rootlab.language import text
from rootlab.law import article as law_article
from rootlab.law import is_article
from rootlab.widgets.html import article, button, figure, tag
from rootlab.widgets.moment import Moment
from rootlab.widgets.tools.tool import Desk, Tool

MOST: Final = 4
"""So many lines of a list are shown; the others fold."""


class Coach(Tool):
    """Tells the viewer what the position means for them."""

    name = "coach"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._told: tuple[Moment, Coaching] | None = None

    @property
    def told(self) -> Coaching:
        """What there is to tell about the moment that is shown; computed once."""
        moment = self.session.moment
        if self._told is None or self._told[0] is not moment:
            self._told = (moment, coach(moment.reader))
        return self._told[1]

    def html(self) -> str:
        told, lang = self.told, self.session.lang
        if told.seat is None:
            return _page([_ending(told, lang)])
        if not (told.asked and self.session.may_act):
            return _page([_watch(told, lang), _waits(told, lang), _calm(told, lang)])
        return _page(
            [
                _watch(told, lang),
                _asked(told, lang),
                self._can(told, lang),
                _cannot(told, lang),
                _points(told, lang),
                _calm(told, lang),
            ]
        )

    def shut(self) -> None:
        self._told = None

    # --- what can be done ----------------------------------------------------------------------------
    def _can(self, told: Coaching, lang: str) -> str:
        rows = [tag("li", self._option(option, lang), "rl-coach-row") for option in told.can]
        return _section("coach-can", [tag("ul", rows)], lang)

    def _option(self, option: Option, lang: str) -> str:
        """A verb to press: what is about nothing in particular is played, as by the picker's own button."""
        legal = self.session.legal_actions()
        plain = [k for k, action in enumerate(legal) if action.verb == option.verb and not action.fields()]
        act = f"play:{plain[0]}" if plain else f"verb:{option.verb}"
        words = escape(option.text(lang))
        ways = (
            ""
            if option.count == 1
            else tag("span", escape(text("coach-ways", lang, count=option.count)), "rl-dim")
        )
        return (
            button(
                words, act, "rl-verb rl-coach-verb", data_key=f"coach-{option.verb}", data_shows=".rl-asked"
            )
            + ways
            + _law(option.law, lang)
        )


# --- the parts -------------------------------------------------------------------------------------------
def _page(parts: Sequence[str]) -> str:
    return tag("div", parts, "rl-coach")


def _section(title: str, content: Sequence[str], lang: str) -> str:
    words = text(title, lang)
    return tag("section", [tag("h4", escape(words)), *content], aria_label=words)


def _law(numbers: Sequence[str], lang: str) -> str:
    return tag("span", [article(number, lang) for number in numbers], "rl-coach-law")


def _asked(told: Coaching, lang: str) -> str:
    decision = told.decision
    assert decision is not None
    line = [tag("span", escape(decision.text(lang)), "rl-coach-words"), _law(decision.law, lang)]
    return _section("coach-asked", [tag("p", line, "rl-coach-row")], lang)


def _waits(told: Coaching, lang: str) -> str:
    """Whose decision it is, where it is not the viewer's."""
    decision = told.decision
    if decision is None:
        return ""
    words = text("coach-waits", lang, player=decision.player, question=decision.text(lang))
    line = [figure(decision.player), tag("span", escape(words), "rl-coach-words"), _law(decision.law, lang)]
    return _section("coach-decides", [tag("p", line, "rl-coach-row")], lang)


def _cannot(told: Coaching, lang: str) -> str:
    if not told.cannot and not told.later:
        return ""
    parts = _folding([_blocked(one, lang) for one in told.cannot], "coach-cannot", lang)
    if told.later:
        words = text("coach-later", lang, count=len(told.later))
        rows = tag("ul", _later(told.later, lang))
        parts.append(tag("details", [tag("summary", escape(words)), rows], data_key="coach-later"))
    return _section("coach-cannot", parts, lang)


def _blocked(one: Blocked, lang: str) -> str:
    head = [tag("strong", escape(one.text(lang))), _law(one.law, lang)]
    return tag(
        "li", [tag("span", head, "rl-coach-row"), tag("span", escape(one.reason(lang)))], "rl-coach-off"
    )


def _later(blocked: Sequence[Blocked], lang: str) -> list[str]:
    """What belongs to another moment, together with what belongs to the same one; why stands on hover too."""
    moments: dict[str, list[str]] = {}
    for one in blocked:
        words = tag("span", escape(one.text(lang)), title=one.reason(lang))
        moments.setdefault(one.when(lang), []).append(
            tag("span", [words, " ", _law(one.law[:1], lang)], "rl-coach-verb-off")
        )
    return [
        tag("li", [tag("strong", escape(when)), tag("span", verbs, "rl-coach-row")], "rl-coach-off")
        for when, verbs in moments.items()
    ]


def _points(told: Coaching, lang: str) -> str:
    if not told.own_turn:
        return ""
    rows = [_note(note, lang) for note in told.points]
    if not rows:
        return _section("coach-points", [tag("p", escape(text("coach-no-points", lang)), "rl-dim")], lang)
    reach = ""
    if told.reach is not None:
        reach = tag("p", escape(text("coach-reach", lang, points=told.reach)), "rl-dim")
    return _section("coach-points", [reach, *_folding(rows, "coach-points", lang)], lang)


def _watch(told: Coaching, lang: str) -> str:
    """What to beware of, if there is anything: it comes before all else."""
    rows = [_note(note, lang) for note in told.watch]
    return _section("coach-watch", _folding(rows, "coach-watch", lang), lang) if rows else ""


def _calm(told: Coaching, lang: str) -> str:
    """That there is nothing to beware of; it may wait until the end."""
    if told.watch or not told.own_turn:
        return ""
    return _section("coach-watch", [tag("p", escape(text("coach-calm", lang)), "rl-dim")], lang)


def _note(note: Note, lang: str) -> str:
    plus = ""
    if note.points is not None:
        plus = tag("b", escape(note.score(lang)), "rl-coach-plus")
    kind = "" if plus else " rl-coach-urgent" if note.urgent else " rl-coach-note"
    line = [plus, tag("span", escape(note.text(lang)), "rl-coach-words"), _law(note.law, lang)]
    return tag("li", line, f"rl-coach-row{kind}")


def _folding(rows: Sequence[str], key: str, lang: str) -> list[str]:
    """The first lines of a list; the others unfold."""
    if len(rows) <= MOST + 1:
        return [tag("ul", rows)] if rows else []
    more = tag("summary", escape(text("coach-more", lang, count=len(rows) - MOST)))
    rest = tag("details", [more, tag("ul", rows[MOST:])], data_key=f"{key}-more")
    return [tag("ul", rows[:MOST]), rest]


def _ending(told: Coaching, lang: str) -> str:
    """After the end: who won, and by which article."""
    words = text("ui-winner", lang, winners=told.winners) if told.winners else text("ui-nobody-won", lang)
    line = [*(figure(seat) for seat in told.winners), tag("strong", escape(words))]
    if is_article(told.won_by):
        line += [escape(law_article(told.won_by).title(lang)), _law((told.won_by,), lang)]
    return _section("coach-won", [tag("p", line, "rl-coach-row")], lang)

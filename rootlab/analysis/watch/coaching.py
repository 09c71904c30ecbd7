"""What a coach beside the table tells: what is asked, what can be done, what cannot and why, what scores this
turn and what to beware of.  It knows what its seat may know and nothing else.

>>> import rootlab as rl
>>> told = rl.coach(rl.new_game(["marquise", "eyrie"], seed=1))
>>> told.seat, told.decision.id, [option.verb for option in told.can]
('marquise', 'setup-keep', ['place_keep'])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Final

from rootlab.analysis.eyes import OPEN, refused, seat
from rootlab.analysis.watch import Look, Note, points_of, watch_of
from rootlab.components.errors import shown
from rootlab.components.names import FACTIONS, SETUP
from rootlab.engine.action import verb_number
from rootlab.engine.decision import Decision
from rootlab.engine.procedure import Deed, Question
from rootlab.engine.reason import VERB
from rootlab.engine.ruling import NOT_NOW, Ruling
from rootlab.engine.state import State
from rootlab.engine.view import View, blot_out
from rootlab.engine.words import facts_text, verb_text
from rootlab.factions.vagabond.coalition import NO_NORMAL_DOMINANCE, TOO_FEW_PLAYERS
from rootlab.factions.vagabond.special import ANOTHER_CHARACTER
from rootlab.language import text
from rootlab.record.game import Game

GENERAL_CHAPTERS: Final = 5
"""The chapters of the Law that hold for everybody; each of the following belongs to one faction."""
GLOSSARY: Final = 16
GO_ON: Final = ("continue", "done", "end", "pass")
"""Verbs that only go on: where they are not asked, there is nothing to tell."""
NEVER: Final = (ANOTHER_CHARACTER, NO_NORMAL_DOMINANCE, TOO_FEW_PLAYERS)
"""Why something is not possible in the whole game: there is nothing to tell of it."""


@dataclass(frozen=True, slots=True)
class Option:
    """A verb that can be chosen now, in so many ways, and by which articles."""

    faction: str
    verb: str
    count: int
    law: tuple[str, ...]

    def text(self, lang: str | None = None) -> str:
        """The verb in words."""
        return verb_text(self.faction, self.verb, lang)


@dataclass(frozen=True, slots=True)
class Blocked:
    """A verb that cannot be chosen now, and why."""

    faction: str
    verb: str
    ruling: Ruling

    @property
    def law(self) -> tuple[str, ...]:
        """The articles behind it."""
        return self.ruling.law

    def text(self, lang: str | None = None) -> str:
        """The verb in words."""
        return verb_text(self.faction, self.verb, lang)

    def when(self, lang: str | None = None) -> str:
        """When it can be chosen instead, where it belongs to another moment."""
        facts = self.ruling.looked_at
        return text("coach-when", lang, timing=facts["timing"], phases=facts["phases"], phase=facts["phase"])

    def reason(self, lang: str | None = None) -> str:
        """Why not, and what would help, in words."""
        told = self.ruling.text(lang)
        sentence = facts_text(f"reason-{self.ruling.id}", self.ruling.looked_at, lang)
        if told != sentence:
            told = text("coach-closest", lang, sentence=sentence)
        remedy = self.ruling.remedy_text(lang)
        return told + (f" {remedy}" if remedy else "")


@dataclass(frozen=True, slots=True)
class Coaching:
    """All that the coach tells at one moment."""

    seat: str | None
    """For whom: the one who looks, or whoever decides where every hand is open; None after the end."""
    decision: Decision | None
    """What is asked, and of whom."""
    can: tuple[Option, ...] = ()
    """What the seat can do now, if it is asked."""
    cannot: tuple[Blocked, ...] = ()
    """What belongs to this moment and is not possible."""
    later: tuple[Blocked, ...] = ()
    """What belongs to another moment of the turn."""
    own_turn: bool = False
    """Whether it is the seat's own turn."""
    points: tuple[Note, ...] = ()
    """What scores this turn."""
    reach: int | None = None
    """At least so many points are within reach this turn, without dice, moves and recruits; None where
    nothing scores, and while something is under way that may use up what they need."""
    watch: tuple[Note, ...] = ()
    """What to beware of, the most urgent first."""
    winners: tuple[str, ...] = ()
    won_by: str = ""
    """After the end: the article by which they won."""

    @property
    def asked(self) -> bool:
        """Whether the seat is the one who decides."""
        return self.decision is not None and self.decision.player == self.seat

    def parts(self, lang: str | None = None) -> dict[str, list[tuple[str, tuple[str, ...]]]]:
        """All of it in words: by heading, each line with its articles."""
        if self.seat is None:
            by = (self.won_by,) if self.won_by else ()
            return {"coach-won": [(text("ui-winner", lang, winners=self.winners), by)]}
        decision = self.decision
        return {
            "coach-asked" if self.asked else "coach-decides": (
                [] if decision is None else [(decision.text(lang), decision.law)]
            ),
            "coach-can": [(one.text(lang), one.law) for one in self.can],
            "coach-cannot": [
                (f"{one.text(lang)}: {one.reason(lang)}", one.law) for one in (*self.cannot, *self.later)
            ],
            "coach-points": [(f"{one.score(lang)} {one.text(lang)}", one.law) for one in self.points],
            "coach-watch": [(one.text(lang), one.law) for one in self.watch],
        }

    def text(self, lang: str | None = None) -> str:
        """All of it as plain text."""
        return "\n".join(
            line
            for heading, lines in self.parts(lang).items()
            if lines
            for line in (text(heading, lang), *(f"  {words} ({', '.join(law)})" for words, law in lines))
        )

    def _repr_html_(self) -> str:
        """All of it for a notebook."""
        from rootlab.law.page import cited_html

        return "".join(
            f"<div><b>{escape(text(heading))}</b></div>{cited_html(lines)}"
            for heading, lines in self.parts().items()
            if lines
        )


def coach(state: State | View | Game, eyes: str | None = None) -> Coaching:
    """What to tell about a moment: to the seat that looks (``eyes``, or a view's own), else, with every hand
    open, to the seat that decides."""
    s, f = _seen(state.state if isinstance(state, Game) else state, eyes)
    if s.over_n:
        return Coaching(None, None, winners=s.winners, won_by=s.won_by)
    look = Look(s, f)
    points = points_of(look)
    can, blocked = _choices(s, f) if s.player_n == f else ((), ())
    return Coaching(
        FACTIONS[f],
        s.decision,
        can,
        tuple(one for one in blocked if one.ruling.reason is not NOT_NOW),
        tuple(one for one in blocked if one.ruling.reason is NOT_NOW),
        look.mine,
        points,
        look.within_reach(f) if points and not look.under_way else None,
        watch_of(look),
    )


def _seen(state: State | View, eyes: str | None) -> tuple[State, int]:
    """The state as it is seen, and the seat for which it is."""
    if isinstance(state, View):
        if eyes not in (None, state.faction):
            raise refused("odds-other-eyes", eyes=eyes, faction=state.faction)
        return state.blotted, seat(state.blotted, state.faction)
    given: object = state
    if not isinstance(given, State):
        raise refused("error-not-a-state", given=shown(given))
    if eyes is not None and eyes != OPEN:
        f = seat(state, eyes)
        return blot_out(state, f), f
    return state, state.player_n if state.player_n >= 0 else state.turn_n


# --- what can be done, and what cannot -------------------------------------------------------------------
def _choices(s: State, f: int) -> tuple[tuple[Option, ...], tuple[Blocked, ...]]:
    """The verbs that the question allows, and those of the question and of the turn that it does not."""
    question = s.question
    assert question is not None
    counts = Counter(action.verb for action in s.legal_actions())
    can = tuple(
        Option(FACTIONS[f], verb, count, question.by_verb[verb_number(verb)].law)
        for verb, count in counts.items()
    )
    blocked = []
    for verb in dict.fromkeys(deed.verb for deed in _deeds(s, f, question)):
        if verb in counts:
            continue
        ruling = s.why_not(verb)
        if ruling is not None and not any(one.reason in NEVER for one in ruling.all()):
            blocked.append(Blocked(FACTIONS[f], verb, ruling))
    blocked.sort(key=lambda one: one.ruling.reason.rank == VERB)  # what is never possible comes last
    return can, tuple(blocked)


def _deeds(s: State, f: int, question: Question) -> Iterator[Deed]:
    """The deeds of the question, then in its own turn those of the seat's other questions."""
    for deed in _of_question(s, f, question):
        yield deed
    if s.turn_n != f or s.phase_n == SETUP:
        return
    for other in s.match.turn_questions[f]:
        if other is not None:
            for deed in _of_question(s, f, other):
                if deed.verb not in GO_ON:
                    yield deed


def _of_question(s: State, f: int, question: Question) -> Iterator[Deed]:
    """The deeds of a question that are any of the seat's business: its own, those of cards that it has in
    play, and those of the general rules and of a faction that takes part."""
    for deed in (*question.deeds, *question.by_card.values(), *question.rest):
        in_play = deed.card < 0 or deed.card in s.crafted_n[f]
        if deed.seat in (-1, f) and in_play and _takes_part(s, deed):
            yield deed


def _takes_part(s: State, deed: Deed) -> bool:
    """Whether the rule behind a deed is in the game: a chapter of a faction only with that faction, dominance
    (3.3) only with its cards."""
    number = deed.law[0] if deed.law else ""
    chapter = int(number.partition(".")[0] or 0)
    if GENERAL_CHAPTERS < chapter < GLOSSARY:
        return any(
            step.law.startswith(f"{chapter}.")
            for seated in s.match.seats
            for step in s.match.turn_steps[seated]
        )
    return s.match.dominance or not number.startswith("3.3")

"""Why an action is legal: whose choice it is, and what its checks found in this position.

The counterpart of :mod:`~rootlab.engine.ruling`.  A deed declares its checks, the reasons that its guard
may give; here each of them that was passed becomes a sentence, and only when somebody asks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from rootlab.engine.action import Action
from rootlab.engine.facts import facts_of
from rootlab.engine.procedure import Deed
from rootlab.engine.reason import Reason
from rootlab.engine.ruling import deed_of, why_not
from rootlab.engine.words import facts_text
from rootlab.language import has, text

if TYPE_CHECKING:
    from rootlab.engine.state import State

_CITED: Final = re.compile(r"\((\d+(?:\.\d+)+)\)")
"""An article that a sentence names itself, as the one that gives a tie to somebody."""

DECISION: Final = "decision"
VERB: Final = "verb"


class Ground:
    """One thing that makes an action legal: an id, articles, facts of the position, words.

    The id is ``decision``, ``verb``, or that of the reason that would have been given.
    """

    __slots__ = ("facts", "id", "law")

    def __init__(self, id: str, law: tuple[str, ...], facts: dict[str, Any]) -> None:
        self.id = id
        self.law = law
        """The article numbers behind it."""
        self.facts = facts
        """What holds in this position, as ids and numbers."""

    def text(self, lang: str | None = None) -> str:
        """The ground in words, with the facts of this position."""
        facts = self.facts
        if self.id == DECISION:
            facts = {**facts, "question": text(f"question-{facts['asked']}", lang, **facts)}
        return facts_text(f"ground-{self.id}", facts, lang)

    def __repr__(self) -> str:
        return f"<Ground {self.id} ({', '.join(self.law)}): {self.text()}>"


class Grounds(tuple[Ground, ...]):
    """The answer to "why?": the decision, the verb, and the checks that a legal action passed."""

    __slots__ = ()

    @property
    def law(self) -> tuple[str, ...]:
        """Every article behind them, each once."""
        return tuple(dict.fromkeys(number for one in self for number in one.law))

    def text(self, lang: str | None = None) -> str:
        """All grounds in words, one after the other."""
        return " ".join(one.text(lang) for one in self)

    def all(self) -> tuple[Ground, ...]:
        """Every ground, as a plain tuple."""
        return tuple(self)

    def __repr__(self) -> str:
        return f"<Grounds ({', '.join(self.law)}): {self.text()}>"

    def _repr_html_(self) -> str:
        """Every ground with its articles, for a notebook."""
        from rootlab.law.page import cited_html

        return cited_html([(one.text(), one.law) for one in self])


def why(s: State, what: Action | str) -> Grounds | None:
    """What makes an action legal now, or of a verb the first action of that kind that is legal.

    None where it is not legal, as far as can be told here: :func:`~rootlab.engine.ruling.why_not` says
    why.  None too while chance decides and after the end, when nothing is legal.
    """
    decision = s.decision
    refused = why_not(s, what)
    if decision is None or refused is not None:
        return None
    a = next(one for one in s.legal_actions() if one.verb == what) if isinstance(what, str) else what
    deed = deed_of(s, a)
    assert deed is not None
    asked = {**decision.facts, "asked": decision.id, "player": decision.player}
    facts = {**decision.facts, **facts_of(s, a, deed)}
    found = [Ground(DECISION, decision.law, asked), Ground(VERB, deed.law, facts)]
    for check in checks_of(s, a, deed):
        said = _said(check, facts)
        if said:
            found.append(Ground(check.id, _law(check, said), facts))
    return Grounds(found)


def checks_of(s: State, a: Action, deed: Deed) -> Iterator[Reason]:
    """What the deed is checked for; a general one by the faction's own checks where it has some."""
    own = s.match.factions[a.faction_n].own_checks
    for check in deed.checks:
        if deed.seat < 0 and check in own:
            yield from own[check]
        else:
            yield check


def _said(check: Reason, facts: dict[str, Any]) -> str:
    """What a check that was passed says about this action; nothing where it is about others only."""
    message = f"ground-{check.id}"
    return facts_text(message, facts, "en") if has(message, "en") else ""


def _law(check: Reason, said: str) -> tuple[str, ...]:
    """The articles of the check, and those that the sentence names."""
    return tuple(dict.fromkeys((*check.law, *_CITED.findall(said))))

"""Why an action is not legal: a Ruling with articles and the facts of the position.

The guards of the deeds answer with constant reasons; here they become sentences, and only when
somebody asks.  The first reason is the first of: not your decision, phase or step, verb,
resources, place, number.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.cards import CARD_IDS, NC
from rootlab.components.errors import RootlabError
from rootlab.components.leaders import COLUMNS, LEADERS
from rootlab.components.names import FACTIONS, ITEMS, SUITS
from rootlab.components.pieces import KINDS
from rootlab.engine.action import PLOTS, Action, intern, verb_number
from rootlab.engine.facts import facts_of
from rootlab.engine.procedure import Deed, Question
from rootlab.engine.reason import NOT_YOURS, WRONG_TIME, Reason, reason
from rootlab.engine.verbs import verb_table
from rootlab.language import has, text

if TYPE_CHECKING:
    from rootlab.engine.state import State

GAME_OVER: Final = reason("game-over", NOT_YOURS, "3.1")
CHANCE_FIRST: Final = reason("chance-first", NOT_YOURS, "1.4.2")
NOT_YOUR_DECISION: Final = reason("not-your-decision", NOT_YOURS, "1.4.1")
NOT_NOW: Final = reason("not-now", WRONG_TIME, "1.4.1")


class Ruling:
    """The answer to "why not?": articles, facts of the position, words, and a way out."""

    __slots__ = ("_all", "facts", "law", "reason")

    def __init__(self, why: Reason, law: tuple[str, ...], facts: dict[str, Any]) -> None:
        self.reason = why
        self.law = law
        """The article numbers behind it."""
        self.facts = facts
        """What holds in this position, as ids and numbers."""
        self._all: tuple[Ruling, ...] = (self,)

    @property
    def id(self) -> str:
        """The id of the reason."""
        return self.reason.id

    def text(self, lang: str | None = None) -> str:
        """The refusal in words, with the facts of this position."""
        return text(f"reason-{self.reason.id}", lang, **self.facts)

    @property
    def remedy(self) -> str | None:
        """What would make it legal, in the current language, where there is something."""
        return self.remedy_text(None)

    def remedy_text(self, lang: str | None) -> str | None:
        """The same in a given language."""
        message = f"remedy-{self.reason.id}"
        return text(message, lang, **self.facts) if has(message, "en") else None

    def all(self) -> tuple[Ruling, ...]:
        """Every reason why it is not legal, the first one first."""
        return self._all

    def __repr__(self) -> str:
        return f"<Ruling {self.reason.id} ({', '.join(self.law)}): {self.text()}>"


class IllegalAction(RootlabError):  # noqa: N818 - its public name
    """An action that is not legal; nothing was changed.  ``ruling`` says why."""

    def __init__(self, ruling: Ruling) -> None:
        remedy = ruling.remedy
        super().__init__(ruling.text() + (f" {remedy}" if remedy else ""))
        self.ruling = ruling


def why_not(s: State, what: Action | str) -> Ruling | None:
    """None where it is legal now, else the Ruling.

    A verb by itself asks why nothing of that kind can be done by the player who decides.
    """
    if isinstance(what, str):
        return _why_no_verb(s, what)
    if not s.chance and not s.over and what in s.legal_actions():
        return None
    found = sorted(set(_reasons(s, what)), key=_order)
    return _ruling(s, what, found)


def _order(why: Reason) -> tuple[int, str]:
    return (why.rank, why.id)


def _ruling(s: State, a: Action, found: list[Reason]) -> Ruling:
    facts = facts_of(s, a)
    rulings = tuple(Ruling(why, _law(why, a), facts) for why in found)
    rulings[0]._all = rulings
    return rulings[0]


def _law(why: Reason, a: Action) -> tuple[str, ...]:
    """A wrong time is also told by the articles of the verb."""
    if why is NOT_NOW:
        return (*verb_table(a.faction)[a.verb].law, *why.law)
    return why.law


def _reasons(s: State, a: Action) -> Iterator[Reason]:
    """Every reason why an action is not legal, in no order."""
    if s.over:
        yield GAME_OVER
        return
    if s.chance:
        yield CHANCE_FIRST
        return
    question = s.question
    assert question is not None
    deed: Deed | None = question.by_verb.get(a.verb_n)
    if a.faction_n != s.player_n:
        yield NOT_YOUR_DECISION
        deed = None
    elif deed is None:
        yield NOT_NOW
    if deed is None and a.faction_n == s.turn:
        deed = _deed_of_turn(s, a)
    if deed is not None:
        yield from deed.reasons(s, a)


def _deed_of_turn(s: State, a: Action) -> Deed | None:
    """The deed of that verb in a step of the turn; its guards do not look at the stack."""
    for step in s.match.turn_steps[a.faction_n]:
        question: Question | None = step.question
        if question is not None and a.verb_n in s.match.joined(question).by_verb:
            return s.match.joined(question).by_verb[a.verb_n]
    return None


# --- a verb by itself ------------------------------------------------------------------------------------
def _why_no_verb(s: State, verb: str) -> Ruling | None:
    faction = s.player if s.player is not None else FACTIONS[s.turn]
    table = verb_table(faction)
    if verb not in table:
        raise RootlabError(f"{faction} has no verb {verb!r}; it has {', '.join(table)}.")
    if any(action.verb == verb for action in s.legal_actions()):
        return None
    fields = table[verb].fields
    if s.question is None or verb_number(verb) not in s.question.by_verb or not fields:
        a = next(_every(s, faction, verb, fields))
        return _ruling(s, a, sorted(set(_reasons(s, a)), key=_order))
    best: tuple[int, Action, list[Reason]] | None = None
    for a in _every(s, faction, verb, fields):
        found = sorted(set(_reasons(s, a)), key=_order)
        if best is None or len(found) < best[0]:
            best = (len(found), a, found)
        if len(found) == 1:
            break
    assert best is not None
    return _ruling(s, best[1], best[2])


def _every(s: State, faction: str, verb: str, fields: tuple[str, ...]) -> Iterator[Action]:
    """Well-formed actions of a verb, one for each thing that it could be about."""
    board = s.match.board
    clearings = tuple(board.clearings)
    hand = sorted({card for card in s.hands[s.turn] if card < NC}) or [0]
    domains: dict[str, tuple[Any, ...]] = {
        "clearing": clearings,
        "origin": clearings,
        "destination": clearings,
        "count": (1,),
        "card": (*(CARD_IDS[card] for card in hand), *(LEADERS if verb == "choose_leader" else ())),
        "target": COLUMNS if verb == "add_to_decree" else tuple(f for f in s.seats if f != faction),
        "piece": KINDS,
        "item": ITEMS,
        "suit": SUITS,
        "plot": PLOTS,
    }
    for values in product(*(domains[name] for name in fields)):
        given = dict(zip(fields, values, strict=True))
        if given.get("origin") is None or given["destination"] in board.adj[given["origin"]]:
            yield intern(faction, verb, **given)

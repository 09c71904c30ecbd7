"""How a table answers for the people who play at it, and whether it covers itself between them.

Three things are answered at once, by the first that holds:

- what a person wished to pass always, for each seat and question;
- a question that can only be passed (``answer_pass``, on): it is asked because the public facts allow
  an answer, and not because there is one;
- a question with one answer (``answer_forced``, on), except the answers that end something, such as
  the phase: before these a person may want to look around, or to take something back.  A set is one
  answer: that its first part is forced is not enough.

What is answered so is played like any action: it is in the record and in the log.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.names import FACTION_ID
from rootlab.engine.verbs import questions_of
from rootlab.language import has

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rootlab.engine.action import Action
    from rootlab.engine.state import State

PASS: Final = "pass"
ENDINGS: Final = ("end", "done", PASS)
"""What is not answered for a person merely because it is the only answer."""
PACES: Final = (0.0, 0.5, 1.0, 2.0, 3.0)
"""Seconds for a step that is seen again; 0 is off."""
SWITCHES: Final = ("answer_pass", "answer_forced", "agents_at_once", "cover", "ask_chance")


class Answering:
    """The settings of a table that are no view of the game."""

    def __init__(self) -> None:
        self.answer_pass = True
        """Whether a question that a person can only pass is answered for them."""
        self.answer_forced = True
        """Whether any other question with one answer is answered for a person."""
        self.agents_at_once = True
        """Whether agents play on by themselves until a person must decide."""
        self.cover = False
        """Whether the table is covered when another person is to decide."""
        self.ask_chance = False
        """Whether a person is asked at every die and draw what chance shall bring."""
        self.pace = 1.0
        """How many seconds a step of the others is shown on the map; 0 where it is not shown again."""
        self.tool = "coach"
        """The tool that is open beside the table; empty where none is."""
        self.always_pass: set[tuple[str, str]] = set()
        """Seat and question that a person always passes."""

    def answer_for(self, state: State) -> Action | None:
        """The answer that the table gives for the person who is asked, if there is one."""
        decision = state.decision
        legal = state.legal_actions()
        if decision is None or not legal:
            return None
        passing = next((action for action in legal if action.verb == PASS), None)
        if passing is not None and (
            (decision.player, decision.id) in self.always_pass or (self.answer_pass and len(legal) == 1)
        ):
            return passing
        if not self.answer_forced or len(legal) > 1 or legal[0].verb in ENDINGS:
            return None
        return legal[0] if decision.set is None or decision.set.single else None

    def settings(self) -> dict[str, Any]:
        """The settings as JSON values, for the note in a saved game."""
        switches: dict[str, Any] = {name: getattr(self, name) for name in SWITCHES}
        return {
            **switches,
            "tool": self.tool,
            "pace": self.pace,
            "always_pass": [list(wish) for wish in sorted(self.always_pass)],
        }

    def set_from(self, note: Mapping[str, Any], seats: Iterable[str]) -> None:
        """Take over the settings of a note; what it does not say, or says wrongly, stays as it is."""
        for name in SWITCHES:
            if isinstance(note.get(name), bool):
                setattr(self, name, note[name])
        if note.get("pace") in PACES:
            self.pace = float(note["pace"])
        if isinstance(note.get("tool"), str):
            self.tool = note["tool"]
        wishes = note.get("always_pass")
        if isinstance(wishes, list):
            pairs = {tuple(wish) for wish in wishes if isinstance(wish, list) and len(wish) == 2}
            known = tuple(seats)
            self.always_pass = {
                (seat, question) for seat, question in pairs if seat in known and isinstance(question, str)
            }


@cache
def reactions(faction: str) -> tuple[str, ...]:
    """The reactions that a seat can wish to pass always, before it was ever asked."""
    number = FACTION_ID[faction]
    found: dict[str, None] = {}
    for question in questions_of(number):
        verbs = [deed.verb for deed in question.deeds if deed.seat in (-1, number)]
        if PASS in verbs and len(verbs) > 1 and has(f"ui-reaction-{question.id}", "en"):
            found[question.id] = None
    return tuple(found)


@cache
def article_of(question: str) -> str:
    """The article of a question, whoever is asked it; empty where there is none."""
    for number in FACTION_ID.values():
        for one in questions_of(number):
            if one.id == question:
                return one.law
    return ""

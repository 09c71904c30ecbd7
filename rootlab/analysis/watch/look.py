"""Whose eyes look at which position, and what they note."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rootlab.analysis.measures.points import points
from rootlab.analysis.measures.reach import attackers, may_attack, threatened
from rootlab.analysis.measures.steps_ahead import ahead
from rootlab.analysis.watch.registry import part
from rootlab.components.names import DAYLIGHT, SETUP
from rootlab.engine.action import verb_number
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.state import NO_DOMINANCE, State
from rootlab.language import text


@dataclass(frozen=True, slots=True)
class Note:
    """One thing to know: the message ``coach-<id>`` with these facts, and the articles behind it."""

    id: str
    law: tuple[str, ...]
    facts: dict[str, Any] = field(default_factory=dict, hash=False)
    points: int | None = None
    """What it scores, where it is about points."""
    urgent: bool = False
    """Whether it may decide the game."""

    def text(self, lang: str | None = None) -> str:
        """The note in words."""
        facts = self.facts
        if "clearings" in facts:
            clearings = facts["clearings"]
            places = text("coach-places", lang, count=len(clearings), clearings=clearings)
            facts = {**facts, "places": places if clearings else ""}
        return text(f"coach-{self.id}", lang, **facts)

    def score(self, lang: str | None = None) -> str:
        """Its points with their sign; empty where it is not about points."""
        if self.points is None:
            return ""
        loss = "yes" if self.points < 0 else "no"
        return text("coach-plus", lang, points=abs(self.points), loss=loss)


class Look:
    """A position and the seat for which it is looked at.

    In the state all that the seat cannot know is blotted out, unless every hand is open.
    """

    def __init__(self, s: State, f: int) -> None:
        self.s = s
        self.f = f

    @property
    def setting_up(self) -> bool:
        """Whether the turns have not begun."""
        return self.s.phase_n == SETUP

    @property
    def mine(self) -> bool:
        """Whether it is the seat's own turn."""
        return self.s.turn_n == self.f and not self.setting_up

    def to_come(self, step: str) -> bool:
        """Whether, in the seat's own turn, a step of that name is at work or still to come."""
        return self.mine and ahead(self.s, self.f, step)

    def asks_later(self, verb: str) -> bool:
        """Whether, in the seat's own turn, the step at work or a later one lets it choose that verb."""
        questions = self.s.match.turn_questions[self.f]
        number = verb_number(verb)
        return self.mine and any(
            one is not None and number in one.by_verb for one in questions[self.s.step_n :]
        )

    def on_dominance(self, f: int) -> bool:
        """Whether a seat no longer scores (3.3.1)."""
        return self.s.dominance_n[f] != NO_DOMINANCE

    def within_reach(self, f: int) -> int:
        """The points within reach of a seat this turn, or in its next one (see ``measures.points``)."""
        s = self.s
        return sum(points(s, f, s.hands_n[f], not s.match.factions[f].cannot_see_pieces(s)).values())

    @property
    def under_way(self) -> bool:
        """Whether, in the seat's own turn, something has begun that may use up what it counts on."""
        return self.mine and bool(self.s.stack)

    def battles(self) -> tuple[int, ...]:
        """The clearings in which the seat may still attack in its own turn, as it stands."""
        s, f = self.s, self.f
        if not self.mine or (s.phase_n > DAYLIGHT and not self.asks_later("battle")):
            return ()
        if s.player_n == f and s.question is not None and verb_number("battle") in s.question.by_verb:
            now = {action.at for action in s.legal_actions() if action.verb == "battle"}
            return tuple(sorted(now))
        enemies = 0
        for other in s.match.seats:
            if s.is_enemy(f, other):
                enemies |= s.pieces_at_n[other]
        open_to = part(f, "battle_sites")
        there = CLEARINGS[s.match.factions[f].fighters_at(s) & enemies & (open_to(s) if open_to else -1)]
        return tuple([c for c in there if may_attack(s, f, c)])

    @cached_property
    def at_risk(self) -> list[tuple[int, int]]:
        """By clearing: the buildings and the tokens of the seat that one battle of an enemy's next turn
        could remove."""
        s = self.s
        enemies = {f: attackers(s, f) for f in s.match.seats if s.is_enemy(self.f, f)}
        return threatened(s, self.f, enemies)

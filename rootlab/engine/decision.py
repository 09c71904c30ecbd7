"""What is asked now, as a small value for drivers and screens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rootlab.components.names import FACTIONS, PHASES
from rootlab.engine.ruling import hides_cards
from rootlab.engine.sets import AskedSet, asked_set

if TYPE_CHECKING:
    from rootlab.engine.state import State


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat: its id, who answers, and by which article.

    ``facts`` is what the question speaks of (the clearing of a battle, the wood still to pay …).
    """

    id: str
    player: str
    article: str
    facts: dict[str, Any] = field(default_factory=dict, hash=False)
    set: AskedSet | None = field(default=None, compare=False)
    """The set of which the next part is asked, where it can be seen; ``Game.play_set`` answers it whole.
    It is part of the answer and not of the question, as the legal actions are."""

    @property
    def law(self) -> tuple[str, ...]:
        return (self.article,)

    def text(self, lang: str | None = None) -> str:
        """The question in words."""
        from rootlab.language import text

        return text(f"question-{self.id}", lang, player=self.player, **self.facts)


def decision_of(s: State) -> Decision | None:
    """The decision that is open, or None at chance and at the end."""
    question = s.question
    if question is None or s.player_n < 0:
        return None
    facts = s.stack[-1].facts(s) if s.stack else s.current_step().facts(s)
    asked = None if hides_cards(s, s.player_n) else asked_set(s)
    facts = {"phase": PHASES[s.phase_n], **facts}
    return Decision(question.id, FACTIONS[s.player_n], question.law, facts, asked)

"""A step of a guided round, and the story so far by which it is judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rootlab.engine.decision import Decision
    from rootlab.engine.event import Event


@dataclass(frozen=True, slots=True)
class Story:
    """What happened up to now, and what is asked now."""

    faction: str
    events: Sequence[Event]
    decision: Decision | None

    def count(self, kind: str, article: str = "", **fields: object) -> int:
        """How many such events the faction had; ``article`` is how their number begins."""
        return sum(
            event.kind == kind
            and event.faction == self.faction
            and event.article.startswith(article)
            and all(getattr(event, name) == value for name, value in fields.items())
            for event in self.events
        )

    def happened(self, kind: str, article: str = "", **fields: object) -> bool:
        """Whether the faction had such an event."""
        return self.count(kind, article, **fields) > 0

    def asked(self, question: str) -> bool:
        """Whether that is what is asked now."""
        return self.decision is not None and self.decision.id == question


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do: the message ``ui-guide-<faction>-<name>`` says it, ``done`` sees that it was done."""

    name: str
    done: Callable[[Story], bool]
    gate: bool = False
    """Whether all earlier steps are past once this one is done."""

"""The disputed situations of *Who is right?*: a position, who says what, and what each claim stands on.

They are data (``data/lessons/disputes.json``); their words are messages ``dispute-<id>-…``.  Which claim
holds is not taken from the data: :func:`rootlab.lessons.verdict.check` plays the situation and measures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from rootlab.components.errors import RootlabError, shown
from rootlab.components.paths import load_json
from rootlab.engine.action import action_from_dict
from rootlab.engine.outcome import outcome_from_dict
from rootlab.language import text
from rootlab.lessons.fact import Fact

if TYPE_CHECKING:
    from rootlab.record.node import Choice


@dataclass(frozen=True, slots=True)
class Claim:
    """What one person says: words, and the facts that must all hold."""

    dispute: str
    number: int
    facts: tuple[Fact, ...]

    def speaker(self, lang: str | None = None) -> str:
        """Who says it."""
        return text(f"dispute-person-{self.number}", lang)

    def text(self, lang: str | None = None) -> str:
        """What is said."""
        return text(f"dispute-{self.dispute}-claim-{self.number}", lang)


@dataclass(frozen=True, slots=True)
class Dispute:
    """A disputed situation.

    >>> first = dispute(1)
    >>> first.title("en"), first.articles
    ('Two against two', ('2.5', '7.2.2'))
    """

    number: int
    id: str
    articles: tuple[str, ...]
    clearings: tuple[int, ...]
    """The clearings that it is about."""
    position: Mapping[str, Any]
    line: tuple[Choice, ...]
    """The choices that play the situation, chance included."""
    claims: tuple[Claim, ...]
    marked: int
    """The claim that is right, as the data say; the engine must agree."""

    def title(self, lang: str | None = None) -> str:
        """A short name."""
        return text(f"dispute-{self.id}-title", lang)

    def situation(self, lang: str | None = None) -> str:
        """What is on the table and what was tried."""
        return text(f"dispute-{self.id}-situation", lang)

    def question(self, lang: str | None = None) -> str:
        """What they dispute about."""
        return text(f"dispute-{self.id}-question", lang)

    def why(self, lang: str | None = None) -> str:
        """Why the right claim is right, and the others are not."""
        return text(f"dispute-{self.id}-why", lang)


@lru_cache(maxsize=1)
def disputes() -> tuple[Dispute, ...]:
    """All disputes, in their order."""
    data = load_json("lessons", "disputes.json")["disputes"]
    return tuple(read_dispute(number, one) for number, one in enumerate(data, 1))


def dispute(number: int) -> Dispute:
    """The dispute with that number; the first is 1."""
    known, given = disputes(), cast("object", number)
    if isinstance(given, bool) or not isinstance(given, int) or not 1 <= given <= len(known):
        raise RootlabError(text("dispute-unknown", given=shown(number), count=len(known)))
    return known[number - 1]


def read_dispute(number: int, data: Mapping[str, Any]) -> Dispute:
    """A dispute from its JSON values."""
    named = {name: action_from_dict(one) for name, one in data.get("actions", {}).items()}
    claims = tuple(
        Claim(data["id"], k, tuple(_fact(fact, named) for fact in facts))
        for k, facts in enumerate(data["claims"], 1)
    )
    line = tuple(_choice(one, named) for one in data["line"])
    return Dispute(
        number=number,
        id=data["id"],
        articles=tuple(data["articles"]),
        clearings=tuple(data["clearings"]),
        position=data["position"],
        line=line,
        claims=claims,
        marked=data["right"],
    )


def _choice(data: Any, named: Mapping[str, Choice]) -> Choice:
    """An action by its name in the dispute, or an action or an outcome as it is written in a record."""
    if isinstance(data, str):
        return named[data]
    return outcome_from_dict(data) if "chance" in data else action_from_dict(data)


def _fact(data: Mapping[str, Any], named: Mapping[str, Choice]) -> Fact:
    about = {key: value for key, value in data.items() if key not in ("fact", "is", "after")}
    if "action" in about:
        about["action"] = named[about["action"]]
    value = data["is"]
    return Fact(data["fact"], about, tuple(value) if isinstance(value, list) else value, data.get("after"))

"""Facts that a claim stands on: each is something that can be measured when the situation is played.

In a data file a fact is an object: ``{"fact": "score", "faction": "eyrie", "is": 7}``.  ``after`` says
after how many choices of the line it is measured; left out, it is measured at the end.

============  ==================================  ====================================================
``fact``      about                               ``is``
============  ==================================  ====================================================
``rules``     ``clearing``                        the faction that rules it, or null (2.5)
``legal``     ``action``                          whether it may be played
``score``     ``faction``                         its points, or null with dominance (3.3.1)
``pieces``    ``clearing piece`` and ``faction``  how many stand there (the faction only for warriors)
``hand``      ``faction``                         how many cards it holds
``supporters``                                    how many lie in the Supporters stack (8.2.3)
``ready``     ``item``                            how many the Vagabond has face up, undamaged (9.2.5)
``winners``                                       who has won
``happened``  ``event``                           how often such an event came about
============  ==================================  ====================================================
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from rootlab.language import text

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.event import Event
    from rootlab.engine.ruling import Ruling
    from rootlab.engine.state import State

Value = int | str | bool | tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Fact:
    """What a claim says of the situation: how a measure comes out."""

    kind: str
    about: Mapping[str, Any]
    value: Value
    after: int | None = None

    @property
    def action(self) -> Action | None:
        """The action that it asks about."""
        found: Action | None = self.about.get("action")
        return found


@dataclass(frozen=True, slots=True)
class Finding:
    """How a fact came out when the situation was played."""

    kind: str
    about: Mapping[str, Any]
    value: Value
    ruling: Ruling | None = field(default=None, compare=False)
    """The engine's ruling, where an action was refused."""

    def text(self, lang: str | None = None) -> str:
        """The finding as a sentence."""
        name, params = _words(self, lang)
        return text(name, lang, **params)


def find(fact: Fact, state: State, events: tuple[Event, ...]) -> Finding:
    """Measure what a fact is about, in the state where it holds, with the events up to there."""
    action = fact.action
    ruling = state.why_not(action) if action is not None else None
    return Finding(fact.kind, fact.about, MEASURES[fact.kind](state, events, fact.about), ruling)


# --- the measures ---------------------------------------------------------------------------------------
def _rules(state: State, _events: tuple[Event, ...], about: Mapping[str, Any]) -> Value:
    return state.rules(int(about["clearing"]))


def _legal(state: State, _events: tuple[Event, ...], about: Mapping[str, Any]) -> Value:
    return about["action"] in state.legal_actions()


def _score(state: State, _events: tuple[Event, ...], about: Mapping[str, Any]) -> Value:
    return state.scores[about["faction"]]


def _pieces(state: State, _events: tuple[Event, ...], about: Mapping[str, Any]) -> Value:
    here = state.to_dict()["clearings"].get(str(about["clearing"]), {})
    if about["piece"] == "warrior":
        return int(here.get("warriors", {}).get(about["faction"], 0))
    standing = [*here.get("buildings", ()), *here.get("tokens", ())]
    return int(standing.count(about["piece"]))


def _hand(state: State, _events: tuple[Event, ...], about: Mapping[str, Any]) -> Value:
    return len(state.hand(about["faction"]))


def _supporters(state: State, _events: tuple[Event, ...], _about: Mapping[str, Any]) -> Value:
    pile: list[str] = state.to_dict()["players"]["alliance"]["supporters"]
    return len(pile)


def _ready(state: State, _events: tuple[Event, ...], about: Mapping[str, Any]) -> Value:
    items = state.to_dict()["players"]["vagabond"]["items"]
    ready: list[str] = [one["item"] for one in items if one["up"] and one["place"] != "damaged"]
    return ready.count(str(about["item"]))


def _winners(state: State, _events: tuple[Event, ...], _about: Mapping[str, Any]) -> Value:
    return state.winners


def _happened(_state: State, events: tuple[Event, ...], about: Mapping[str, Any]) -> Value:
    kinds: list[str] = [event.kind for event in events]
    return kinds.count(str(about["event"]))


MEASURES: Final[Mapping[str, Callable[[State, tuple[Event, ...], Mapping[str, Any]], Value]]] = {
    "rules": _rules,
    "legal": _legal,
    "score": _score,
    "pieces": _pieces,
    "hand": _hand,
    "supporters": _supporters,
    "ready": _ready,
    "winners": _winners,
    "happened": _happened,
}
"""By kind of fact: how it is measured in a state, with all events up to there."""


# --- in words -------------------------------------------------------------------------------------------
def _words(found: Finding, lang: str | None) -> tuple[str, dict[str, Any]]:
    """The message that tells a finding, and what it needs."""
    name, value, about = f"dispute-fact-{found.kind}", found.value, dict(found.about)
    action = about.pop("action", None)
    if action is not None:
        return name if value else "dispute-fact-not-legal", {"action": action.text(lang)}
    if found.kind == "rules":
        return name, {**about, "ruler": value}
    if found.kind == "winners":
        return name, {"winners": value}
    if found.kind == "happened":
        return f"dispute-fact-{about['event']}", {"count": value}
    if value is None:
        return "dispute-fact-no-score", about
    return name, {"faction": None, **about, "count": value}

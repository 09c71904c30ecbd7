"""Narrowing: from everything that is legal to the one action that a person means.

Pure functions over actions.  A person picks a verb, clicks clearings or presses what is offered; each
pick leaves fewer actions.  What is offered is always taken from the legal actions, never made up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from rootlab.widgets.map.places import Place, order

if TYPE_CHECKING:
    from rootlab.engine.action import Action

PLACES: Final = ("origin", "clearing", "destination")
ORDER: Final = (
    "origin",
    "clearing",
    "plot",
    "card",
    "suit",
    "item",
    "piece",
    "target",
    "destination",
    "count",
)
"""In which order the fields of an action are asked for."""
ENDS: Final = ("continue", "done", "end", "pass")
"""The verbs that only go on."""
ROWS: Final = 9
"""So many whole actions are offered in words before their parts are asked for one by one."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a person has picked so far."""

    verb: str | None = None
    at: Place | None = None
    """The clearing or forest that was clicked: actions that start or lie there, or only go there."""
    picked: tuple[tuple[str, Any], ...] = ()

    @property
    def empty(self) -> bool:
        """Whether nothing is picked yet."""
        return self == Choice()

    def with_verb(self, verb: str | None) -> Choice:
        """The same with that verb; other picks are dropped."""
        return Choice(verb=verb, at=self.at if verb is not None else None)

    def with_field(self, name: str, value: Any) -> Choice:
        """The same with one more field picked."""
        rest = tuple(pair for pair in self.picked if pair[0] != name)
        return replace(self, picked=(*rest, (name, value)))


@dataclass(frozen=True, slots=True)
class Row:
    """An action, or several that differ only in their number."""

    actions: tuple[Action, ...]

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers to choose from; empty where there is nothing to choose."""
        return tuple(a.count for a in self.actions if a.count is not None) if len(self.actions) > 1 else ()


@dataclass(frozen=True)
class Offer:
    """What a person is offered: verbs, whole actions, or the values of the field that is asked next."""

    verbs: tuple[tuple[str, int], ...] = ()
    rows: tuple[Row, ...] = ()
    direct: tuple[Action, ...] = ()
    """Actions of which there is only one of their kind, about nothing in particular."""
    ends: tuple[Action, ...] = ()
    """The same, where they only go on: pass, be done, end."""
    asked: str | None = None
    values: tuple[tuple[Any, int], ...] = ()
    """The values of ``asked``, each with the number of actions behind it."""
    lit: dict[Place, str] = field(default_factory=dict)
    """Clearings and forests that a click picks, with the field that it picks them for."""


def _plain(action: Action) -> bool:
    return not action.fields()


def _where(action: Action) -> tuple[Any, ...]:
    """The places at which an action can be found: where it starts or lies, else where it goes."""
    if action.origin is None and action.clearing is None:
        return (action.destination,)
    return action.origin, action.clearing


def fits(action: Action, choice: Choice) -> bool:
    """Whether an action is among what the choice leaves."""
    if choice.verb is not None and action.verb != choice.verb:
        return False
    if choice.at is not None and choice.at not in _where(action):
        return False
    return all(getattr(action, name) == value for name, value in choice.picked)


def remaining(legal: Iterable[Action], choice: Choice) -> tuple[Action, ...]:
    """The actions about something that the choice leaves."""
    return tuple(action for action in legal if not _plain(action) and fits(action, choice))


def rows(actions: Sequence[Action]) -> tuple[Row, ...]:
    """The actions with those together that differ only in their number."""
    groups: dict[tuple[Any, ...], list[Action]] = {}
    for action in actions:
        key = (action.verb, *(getattr(action, name) for name in ORDER if name != "count"))
        groups.setdefault(key, []).append(action)
    return tuple(Row(tuple(group)) for group in groups.values())


def next_field(actions: Sequence[Action], choice: Choice) -> str | None:
    """The first field in which the actions still differ, the number left aside."""
    known = {name for name, _ in choice.picked}
    for name in ORDER:
        if name != "count" and name not in known and len({getattr(a, name) for a in actions}) > 1:
            return name
    return None


def _values(actions: Sequence[Action], name: str) -> tuple[tuple[Any, int], ...]:
    counts: dict[Any, int] = {}
    for row in rows(actions):
        value = getattr(row.actions[0], name)
        counts[value] = counts.get(value, 0) + 1
    return tuple(counts.items())


def offer(legal: Sequence[Action], choice: Choice) -> Offer:
    """What to offer after these picks."""
    about = [action for action in legal if not _plain(action)]
    direct = tuple(action for action in legal if _plain(action) and action.verb not in ENDS)
    ends = tuple(action for action in legal if _plain(action) and action.verb in ENDS)
    verbs: dict[str, int] = {}
    for row in rows(about):
        verb = row.actions[0].verb
        verbs[verb] = verbs.get(verb, 0) + 1
    left = remaining(legal, choice)
    groups = rows(left)
    one_verb = len({action.verb for action in left}) == 1
    asked = next_field(left, choice) if one_verb else None
    lit = _lit(left, choice, asked)
    if len(groups) <= ROWS:
        return Offer(tuple(verbs.items()), groups, direct, ends, None, (), lit)
    if asked is None:
        return Offer(tuple(verbs.items()), (), direct, ends, None, (), lit)
    return Offer(tuple(verbs.items()), (), direct, ends, asked, _values(left, asked), lit)


def _lit(left: Sequence[Action], choice: Choice, asked: str | None) -> dict[Place, str]:
    if asked in PLACES:
        return {value: asked for value, _ in _values(left, asked) if value is not None}
    if choice.at is None and not any(name == "origin" for name, _ in choice.picked):
        return {}
    ways = {a.destination for a in left if a.destination is not None and a.origin is not None}
    return dict.fromkeys(order(ways), "destination")


def click(legal: Sequence[Action], choice: Choice, c: Place) -> Choice:
    """The choice after a click on the clearing or forest ``c``."""
    lit = offer(legal, choice).lit
    if c in lit:
        return choice.with_field(lit[c], c)
    if c == choice.at or ("origin", c) in choice.picked or ("clearing", c) in choice.picked:
        return Choice(verb=choice.verb)
    return Choice(verb=choice.verb, at=c)


def settled(legal: Sequence[Action], choice: Choice) -> Action | None:
    """The only action that the choice leaves, if a part of it was picked and not merely looked at."""
    left = remaining(legal, choice)
    return left[0] if len(left) == 1 and choice.picked else None

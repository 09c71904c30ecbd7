"""Sets: what is named one part at a time, so that search meets no set twice, and answered as a whole.

The engine asks for the next card, item or piece in canonical order.  A person means all of them at once:
an :class:`AskedSet` says what can belong to the set, how much of it there is, and what must belong to it,
and :func:`set_actions` turns such an answer into the actions that give it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.errors import told
from rootlab.engine.action import Action

if TYPE_CHECKING:
    from rootlab.engine.state import State

PASS: Final = "pass"
WORDS: Final = ("card", "item", "piece", "clearing")
"""The fields of an action by which one part is told from the others; of items also where they lie."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that can belong to a set: the action that names it, and how many of it there are."""

    action: Action
    number: int
    spared: bool = False
    """Whether the set can be smaller without it (an ally that need not take a hit)."""


@dataclass(frozen=True, slots=True)
class AskedSet:
    """A set that is asked for; its parts stand in canonical order."""

    parts: tuple[Part, ...]
    size: int
    """How many parts are to be named, were there enough."""

    @property
    def most(self) -> int:
        """How many parts it holds at most."""
        return min(self.size, sum(part.number for part in self.parts))

    @property
    def least(self) -> int:
        """How many parts it holds at least: fewer than ``most`` only where all that is left is spared."""
        return min(self.size, sum(part.number for part in self.parts if not part.spared))

    @property
    def forced(self) -> tuple[Action, ...]:
        """What belongs to every such set, as often as it does."""
        total = sum(part.number for part in self.parts)
        found: list[Action] = []
        for part in self.parts:
            if not part.spared:
                found += [part.action] * max(0, min(part.number, self.size - (total - part.number)))
        return tuple(found)

    @property
    def single(self) -> bool:
        """Whether there is only one such set."""
        return len(self.forced) == self.most

    def lacking(self, chosen: Sequence[Action]) -> int:
        """How many parts a choice among them still lacks; 0 where it is whole."""
        if all(part.spared or chosen.count(part.action) >= part.number for part in self.parts):
            return 0
        return max(self.most - len(chosen), 0)

    def read(self, chosen: Any) -> tuple[Action, ...]:
        """The parts that somebody names, by action or by a word for each, in canonical order.

        A word is a card, an item (with where it lies, where that matters), a piece or a clearing.
        RootlabError, in one sentence, where they are no such set.
        """
        one = isinstance(chosen, str | Action) or not isinstance(chosen, Iterable)
        named = [self._find(one) for one in ([chosen] if one else chosen)]
        for part in self.parts:
            if named.count(part.action) > part.number:
                raise told("error-set-too-often", part=self.name(part.action), number=part.number)
        if len(named) > self.most:
            raise told("error-set-too-many", given=len(named), most=self.most)
        for action in self.forced:
            if named.count(action) < self.forced.count(action):
                raise told("error-set-forced", part=self.name(action), number=self.forced.count(action))
        if self.lacking(named):
            raise told("error-set-too-few", given=len(named), most=self.most)
        return tuple(part.action for part in self.parts for _ in range(named.count(part.action)))

    def _find(self, word: Any) -> Action:
        """The part that is meant."""
        meant = [part.action for part in self.parts if _is_meant(part.action, word)]
        if len(meant) == 1:
            return meant[0]
        known = ", ".join(self.name(action) for action in meant or [part.action for part in self.parts])
        raise told("error-set-which" if meant else "error-set-not-among", given=str(word), known=known)

    def name(self, action: Action) -> str:
        """The shortest word by which a part can be named."""
        fields = action.fields()
        for word in [fields[name] for name in WORDS if name in fields]:
            if sum(_is_meant(part.action, word) for part in self.parts) == 1:
                return str(word)
        return f'("{action.item}", "{action.target}")' if action.item else action.verb


def _is_meant(action: Action, word: Any) -> bool:
    if isinstance(word, Action):
        return action is word
    if word == action.verb:
        return True
    values = list(action.fields().values())
    return all(one in values for one in (word if isinstance(word, tuple | list) else (word,)))


def add_parts(table: Sequence[Action], numbers: Iterable[int], out: list[Part]) -> None:
    """Append a part for every different number of a sorted pile, named by that entry of ``table``."""
    counts: dict[int, int] = {}
    for n in numbers:
        counts[n] = counts.get(n, 0) + 1
    out += [Part(table[n], count) for n, count in counts.items()]


def asked_set(s: State) -> AskedSet | None:
    """The set of which the open question asks for the next part, or None."""
    question = s.question
    if question is None:
        return None
    parts: list[Part] = []
    size = 0
    for deed in question.deeds:
        size = max(size, deed.parts(s, s.player_n, parts))
    return AskedSet(tuple(parts), size) if size > 0 else None


def goes_on(before: State, after: State) -> bool:
    """Whether the state after an action asks for the next part of the set that was asked before it."""
    first, then = before.question, after.question
    if first is None or then is None or first.id != then.id or before.player_n != after.player_n:
        return False
    asked = asked_set(before)
    return asked is not None and asked.most > 1


def set_actions(s: State, chosen: Any) -> tuple[Action, ...]:
    """The actions that answer the open question by that set, to be taken one after the other.

    Nothing is done to ``s``.  RootlabError where no set is asked for or this is none.
    """
    asked = asked_set(s)
    if asked is None:
        raise told("error-no-set-asked")
    now = s.copy()
    played: list[Action] = []
    for action in asked.read(chosen):
        before = now.copy()
        now.apply(action)
        played.append(action)
        if not goes_on(before, now):
            return tuple(played)  # what is left of it is taken by itself
    passing = [action for action in now.legal_actions() if action.verb == PASS]
    return (*played, *passing)

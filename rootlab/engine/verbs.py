"""The verbs of each faction, collected from its questions (``rl.verbs``)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from rootlab.components.errors import Given, RootlabError, told, unknown_name
from rootlab.components.names import BIRDSONG, DAYLIGHT, EVENING, FACTION_ID
from rootlab.engine.action import FIELDS
from rootlab.engine.match import (
    BATTLE_EFFECTS,
    FACTION_MODULES,
    GENERAL_QUESTIONS,
    STARTS,
    WINDOWS,
    playable,
    playable_names,
)
from rootlab.engine.procedure import Deed, Question


@dataclass(frozen=True, slots=True)
class Verb:
    """One verb of a faction: its name, the fields that its actions have, and its articles.

    ``secret`` are the fields that other seats do not see.
    """

    name: str
    fields: tuple[str, ...]
    law: tuple[str, ...]
    secret: tuple[str, ...] = ()


def questions_of(faction: int) -> Iterator[Question]:
    """Every question that a faction can be asked."""
    module = FACTION_MODULES[faction]
    if module is not None:
        for step in (*module.setup_steps, *module.turn_steps):
            if step.question is not None:
                yield step.question
        yield from module.questions
    yield from GENERAL_QUESTIONS


def deeds_of(faction: int) -> Iterator[Deed]:
    """Every deed of a faction, of the general rules and of the cards."""
    for deed in _all_deeds(faction):
        if deed.seat in (-1, faction):
            yield deed


def _all_deeds(faction: int) -> Iterator[Deed]:
    for question in questions_of(faction):
        yield from question.deeds
    for phase in (BIRDSONG, DAYLIGHT, EVENING):
        yield from STARTS[phase]
        yield from WINDOWS[phase]
    yield from BATTLE_EFFECTS


@cache
def names_of(faction: str, verb: str) -> dict[str, tuple[str, ...]]:
    """What the fields of a verb may name where that is no seat and no card of the decks."""
    return {
        field: names
        for deed in deeds_of(FACTION_ID[faction])
        if deed.verb == verb
        for field, names in deed.names
    }


def verb_table(faction: object) -> dict[str, Verb]:
    """The verbs of a faction by name."""
    if not isinstance(faction, str) or faction not in FACTION_ID:
        raise unknown_name("faction", faction, playable())
    if FACTION_MODULES[FACTION_ID[faction]] is None:
        raise told("error-not-playable", name=faction, known=playable_names())
    return _verb_table(faction)


@cache
def _verb_table(faction: str) -> dict[str, Verb]:
    found: dict[str, Verb] = {}
    for deed in deeds_of(FACTION_ID[faction]):
        known = found.get(deed.verb)
        law = deed.law if known is None else (*known.law, *(n for n in deed.law if n not in known.law))
        found[deed.verb] = Verb(deed.verb, tuple(f for f in FIELDS if f in deed.fields), law, deed.secret)
    return found


def verbs(faction: Given) -> tuple[Verb, ...]:
    """The verbs of a faction, each with its fields and articles.

    >>> [verb.fields for verb in verbs("marquise") if verb.name == "move"]
    [('origin', 'destination', 'count')]
    """
    return tuple(verb_table(faction).values())


def no_such_verb(faction: str, verb: object, now: tuple[str, ...] = ()) -> RootlabError:
    """The error for a verb that a faction does not have, with what it could choose at that moment."""
    near = get_close_matches(str(verb).lower().replace(" ", "_"), verb_table(faction), n=1)
    given = {"faction": faction, "name": faction, "verb": str(verb), "known": ", ".join(now)}
    if near:
        return told("error-no-such-verb-near", near=near[0], number=len(now), **given)
    return told("error-no-such-verb", number=len(now), **given)


def check_verb(faction: str, verb: object, fields: dict[str, object]) -> None:
    """RootlabError where the faction has no such verb or the verb has other fields."""
    table = verb_table(faction)
    if not isinstance(verb, str) or verb not in table:
        raise no_such_verb(faction, verb)
    wanted = table[verb].fields
    given = [name for name, value in fields.items() if value is not None]
    missing = [name for name in wanted if name not in given]
    extra = [name for name in given if name not in wanted]
    if missing or extra:
        numbers = {"needed": len(wanted), "number": len(given)}
        raise told("error-verb-fields", verb=verb, wanted=wanted, given=tuple(given), **numbers)

"""Actions, events, outcomes and questions in words, from the message catalogue."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.characters import CHARACTERS
from rootlab.components.leaders import COLUMNS, LEADERS
from rootlab.components.quests import QUESTS
from rootlab.components.satchel import ITEM_PLACES
from rootlab.engine.action import FIELDS, Action
from rootlab.engine.event import FIELDS as EVENT_FIELDS
from rootlab.engine.verbs import verb_table
from rootlab.language import has, text, variables

if TYPE_CHECKING:
    from rootlab.engine.event import Event
    from rootlab.engine.outcome import Outcome


def named(thing: Action | Event, fields: tuple[str, ...] = FIELDS) -> dict[str, Any]:
    """Its fields under the names by which the catalogue puts them in words, None where unused.

    What is no faction (a column of the Decree, where an item lies) and no card of the deck (a leader, a
    character, a quest) has a name of its own.  ``<place>_forest`` counts the clearings around a forest.
    """
    out: dict[str, Any] = dict.fromkeys(OTHER_NAMES)
    for name in fields:
        out[name] = getattr(thing, name)
    for name in PLACES:
        out[f"{name}_forest"] = len(out[name]) if isinstance(out[name], tuple) else 0
    for field, name, ids in OTHERS:
        if out[field] in ids:
            out[name], out[field] = out[field], None
    return out


OTHERS: Final = (
    ("target", "column", COLUMNS),
    ("target", "item_place", ITEM_PLACES),
    ("card", "leader", LEADERS),
    ("card", "character", CHARACTERS),
    ("card", "quest", QUESTS),
)
OTHER_NAMES: Final = tuple(name for _, name, _ in OTHERS)
PLACES: Final = ("clearing", "origin", "destination")


def message_of(prefix: str, faction: str | None, name: str) -> str:
    """The message id: the faction's own where the catalogue has one, else the general one."""
    own = f"{prefix}-{faction}-{name}"
    return own if faction is not None and has(own, "en") else f"{prefix}-{name}"


def slug(name: str) -> str:
    """A verb or kind as it stands in a message id."""
    return name.replace("_", "-")


def action_text(a: Action, lang: str | None, eyes: str | None = None) -> str:
    """``action-<faction>-<verb>`` or ``action-<verb>``; with ``-hidden`` where other eyes do not see all."""
    name, fields = slug(a.verb), named(a)
    secret = verb_table(a.faction)[a.verb].secret if eyes not in (None, a.faction) else ()
    if secret:
        name += "-hidden"
        fields.update(dict.fromkeys(secret))
    return text(message_of("action", a.faction, name), lang, faction=a.faction, **fields)


def verb_text(faction: str, verb: str, lang: str | None = None) -> str:
    """A verb by itself, as on a button: ``verb-<faction>-<verb>`` or ``verb-<verb>``."""
    return text(message_of("verb", faction, slug(verb)), lang)


def action_law(a: Action) -> tuple[str, ...]:
    """The articles of the action's verb."""
    return verb_table(a.faction)[a.verb].law


@cache
def named_in(message: str) -> frozenset[str]:
    """The facts that a message speaks of (``$player-short`` speaks of ``player``)."""
    return frozenset(name.partition("-")[0] for name in variables(message, "en"))


def facts_text(message: str, facts: dict[str, Any], lang: str | None) -> str:
    """A refusal, a way out or a ground in words, with those facts of the position that it speaks of."""
    named_facts = named_in(message)
    told = {name: value for name, value in facts.items() if name in named_facts}
    if "verb" in told:
        told["verb"] = verb_text(facts["faction"], facts["verb"], lang)
    return text(message, lang, **told)


def event_text(event: Event, lang: str | None) -> str:
    """``event-<kind>``; ``event-<kind>-hidden`` where the card or the plot is not for these eyes."""
    name = slug(event.kind)
    if event.secret and event.card is None and event.plot is None:
        name += "-hidden"
    message = message_of("event", event.faction, name)
    return text(message, lang, faction=event.faction, **named(event, EVENT_FIELDS))


def outcome_text(outcome: Outcome, lang: str | None) -> str:
    """``outcome-<kind>``."""
    values: dict[str, Any]
    if outcome.kind == "dice":
        values = {"high": outcome.high, "low": outcome.low}
    elif outcome.kind == "ruin":
        values = {"item": outcome.values[0]}
    elif outcome.kind == "quest":
        values = {"quest": outcome.values[0]}
    else:
        values = {"card": outcome.values[0]}
    return text(f"outcome-{outcome.kind}", lang, **values)

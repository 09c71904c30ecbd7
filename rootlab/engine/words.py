"""Actions, events, outcomes and questions in words, from the message catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rootlab.components.leaders import COLUMNS, LEADERS
from rootlab.engine.action import Action
from rootlab.engine.verbs import verb_table
from rootlab.language import has, text

if TYPE_CHECKING:
    from rootlab.engine.event import Event
    from rootlab.engine.outcome import Outcome


def named(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields under the names by which the catalogue puts them in words: a Decree column and a
    leader are no faction and no card of the deck."""
    out = dict(fields)
    if out.get("target") in COLUMNS:
        out["column"] = out.pop("target")
    if out.get("card") in LEADERS:
        out["leader"] = out.pop("card")
    return out


def message_of(prefix: str, faction: str | None, name: str) -> str:
    """The message id: the faction's own where the catalogue has one, else the general one."""
    own = f"{prefix}-{faction}-{name}"
    return own if faction is not None and has(own, "en") else f"{prefix}-{name}"


def slug(name: str) -> str:
    """A verb or kind as it stands in a message id."""
    return name.replace("_", "-")


def action_text(a: Action, lang: str | None) -> str:
    """``action-<faction>-<verb>`` or ``action-<verb>``."""
    return text(message_of("action", a.faction, slug(a.verb)), lang, faction=a.faction, **named(a.fields()))


def verb_text(faction: str, verb: str, lang: str | None = None) -> str:
    """A verb by itself, as on a button: ``verb-<faction>-<verb>`` or ``verb-<verb>``."""
    return text(message_of("verb", faction, slug(verb)), lang)


def action_law(a: Action) -> tuple[str, ...]:
    """The articles of the action's verb."""
    return verb_table(a.faction)[a.verb].law


def event_text(event: Event, lang: str | None) -> str:
    """``event-<kind>``; ``event-<kind>-hidden`` where the card is not for these eyes."""
    name = slug(event.kind)
    if event.secret and event.card is None:
        name += "-hidden"
    return text(
        message_of("event", event.faction, name), lang, faction=event.faction, **named(event.fields())
    )


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

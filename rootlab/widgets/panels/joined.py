"""Lines of one kind that stand together are told as one: eleven placements, three cards discarded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rootlab.engine.event import Event
from rootlab.language import text

if TYPE_CHECKING:
    from collections.abc import Iterable

PIECES: Final = {"placed": "event-placed-each", "removed": "event-removed-each"}
"""Events of pieces, with the message for several clearings."""
CARDS: Final = ("drew", "spent", "supporter_left")


def kind_of(event: Event) -> tuple[Any, ...] | None:
    """What events of one line have in common; None where an event has a line of its own."""
    if event.kind in PIECES and isinstance(event.clearing, int):
        return event.kind, event.faction, event.article, event.piece, event.target
    if event.kind in CARDS:
        return event.kind, event.faction, event.article, event.card is None
    return None


def joined(events: Iterable[Event]) -> list[tuple[Event, ...]]:
    """The events in their order, those that make one line together."""
    groups: list[tuple[Event, ...]] = []
    for event in events:
        kind = kind_of(event)
        if groups and kind is not None and kind_of(groups[-1][-1]) == kind:
            groups[-1] += (event,)
        else:
            groups.append((event,))
    return groups


def line_words(group: Sequence[Event], lang: str | None) -> str:
    """One line for such a group, as its viewer sees the events."""
    first = group[0]
    if len(group) == 1:
        return first.text(lang)
    if first.kind in PIECES:
        return _pieces(group, lang)
    message = f"event-{first.kind.replace('_', '-')}"
    if first.card is None:
        return text(f"{message}-hidden", lang, faction=first.faction, count=len(group))
    return text(message, lang, faction=first.faction, card=tuple(event.card for event in group))


def _pieces(group: Sequence[Event], lang: str | None) -> str:
    """A sentence for every number of pieces, with the clearings that have it."""
    first = group[0]
    here: Counter[int] = Counter()
    for event in group:
        if isinstance(event.clearing, int):
            here[event.clearing] += event.count or 1
    said: list[str] = []
    for count in dict.fromkeys(here.values()):
        places = [c for c, n in here.items() if n == count]
        if len(places) == 1:
            one = Event(
                first.kind, first.article, first.faction, clearing=places[0], count=count, piece=first.piece
            )
            said.append(one.text(lang))
        else:
            said.append(
                text(
                    PIECES[first.kind], lang, faction=first.faction, piece=first.piece, count=count,
                    clearings=tuple(map(str, sorted(places))),
                )
            )  # fmt: skip
    return " ".join(said)

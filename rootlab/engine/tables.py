"""Tables of interned actions by verb, so that listing picks them by index."""

from __future__ import annotations

from rootlab.components.cards import CARD_IDS, NC
from rootlab.components.names import FACTIONS
from rootlab.engine.action import Action, intern

Row = tuple[Action, ...]

_PLAIN: dict[tuple[int, str], Action] = {}
_BY_CARD: dict[tuple[int, str], Row] = {}
_BY_CLEARING: dict[tuple[int, str], Row] = {}


def plain(f: int, verb: str) -> Action:
    """The action of a verb without fields."""
    found = _PLAIN.get((f, verb))
    if found is None:
        found = intern(FACTIONS[f], verb)
        _PLAIN[(f, verb)] = found
    return found


def by_card(f: int, verb: str) -> Row:
    """The actions of a verb with a card alone, by the card's int."""
    found = _BY_CARD.get((f, verb))
    if found is None:
        found = tuple(intern(FACTIONS[f], verb, card=CARD_IDS[card]) for card in range(NC))
        _BY_CARD[(f, verb)] = found
    return found


def by_clearing(f: int, verb: str) -> Row:
    """The actions of a verb with a clearing alone, by its number (place 0 repeats 1)."""
    found = _BY_CLEARING.get((f, verb))
    if found is None:
        found = tuple(intern(FACTIONS[f], verb, clearing=max(c, 1)) for c in range(13))
        _BY_CLEARING[(f, verb)] = found
    return found

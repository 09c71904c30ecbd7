"""The facts of a position that a refusal speaks of, as ids and numbers for the message catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rootlab.components.cards import CARD_SUIT, NC
from rootlab.components.names import FACTIONS, NF, PHASES, SUITS
from rootlab.engine.state import NO_DOMINANCE
from rootlab.engine.words import named, verb_text

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.state import State

PLACES = ("clearing", "origin", "destination")


def facts_of(s: State, a: Action) -> dict[str, Any]:
    """Who asks and decides, what the action names, and what stands in the clearings it names."""
    f = a.faction_n
    facts: dict[str, Any] = {
        "faction": a.faction,
        "player": s.player,
        "turn_of": FACTIONS[s.turn],
        "phase": PHASES[s.phase_n],
        "verb": verb_text(a.faction, a.verb),
        "score": s.score[f] if s.dominance[f] == NO_DOMINANCE else 0,
        "hand_size": len(s.hands[f]),
        "warriors_in_supply": s.supply[f],
        "winners": s.winners or None,
        **named(a.fields()),
    }
    for place in PLACES:
        c = getattr(a, place)
        if isinstance(c, int):
            facts.update(_place(s, f, place, c))
    if 0 <= a.card_n < NC:
        facts["card_suit"] = SUITS[CARD_SUIT[a.card_n]]
    facts.update(s.match.factions[f].facts(s, a))
    return facts


def _place(s: State, f: int, place: str, c: int) -> dict[str, Any]:
    """What stands in a clearing: its suit, who rules, the asker against the strongest other."""
    base = c * NF
    rival = -1
    for other in s.match.seats:
        if other != f and s.power[base + other] > (s.power[base + rival] if rival >= 0 else 0):
            rival = other
    return {
        f"{place}_suit": SUITS[s.match.board.suit[c]],
        f"{place}_ruler": s.rules(c),
        f"{place}_power": s.power[base + f],
        f"{place}_warriors": s.warriors[base + f],
        f"{place}_rival": FACTIONS[rival] if rival >= 0 else None,
        f"{place}_rival_power": s.power[base + rival] if rival >= 0 else 0,
        f"{place}_slots": s.open_slots[c],
    }

"""The facts of a position that a refusal or a ground speaks of, as ids and numbers for the message catalogue.

Only what the seat that asks may know: the board, its own hand, and how many cards others hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rootlab.components.cards import CARD_SUIT, NC
from rootlab.components.names import FACTIONS, NF, PHASES, SETUP, SUITS
from rootlab.engine.match import STARTS
from rootlab.engine.state import NO_DOMINANCE
from rootlab.engine.words import named

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.procedure import Deed
    from rootlab.engine.state import State

TURN_PHASES = range(1, len(PHASES))


def facts_of(s: State, a: Action, deed: Deed | None) -> dict[str, Any]:
    """Who asks and decides, what the action names, and what stands in the clearings it names."""
    f = a.faction_n
    match = s.match
    pending: dict[str, Any] = s.stack[-1].facts(s) if s.stack and s.question is not None else {}
    facts: dict[str, Any] = {
        **pending,
        **named(a),
        "faction": a.faction,
        "player": s.player,
        "others": tuple(FACTIONS[other] for other in match.seats if other != f),
        "enemies": tuple(FACTIONS[other] for other in match.seats if s.is_enemy(f, other)),
        "turn_of": FACTIONS[s.turn_n],
        "phase": PHASES[s.phase_n],
        "verb": a.verb,
        "score": s.score_n[f] if s.dominance_n[f] == NO_DOMINANCE else 0,
        "hand_size": len(s.hands_n[f]),
        "supply": s.supply_n[f],
        "winners": s.winners,
        "ties_law": match.factions[match.tie_winner].ties_law if match.tie_winner >= 0 else None,
        "free_law": match.factions[f].moves_without_rule_law or None,
        "card_suit": SUITS[CARD_SUIT[a.card_n]] if 0 <= a.card_n < NC else None,
        "adjacent": match.board.adj[a.src],
        **_when(s, a),
    }
    if a.clearing is None:
        facts["clearing"] = a.origin if a.origin is not None else pending.get("clearing")
    if facts["clearing"] is None:
        facts["clearing"] = match.factions[f].stands_in(s)
    c = facts["clearing"]
    facts["clearing_forest"] = len(c) if isinstance(c, tuple) else 0
    for place, at in (("clearing", c), ("destination", a.destination)):
        for name, value in _place(s, f, at if isinstance(at, int) else 0).items():
            facts[f"{place}_{name}"] = value
    if a.suit is None:
        facts["suit"] = facts["clearing_suit"] if a.at else pending.get("suit")
    facts.update(match.factions[f].facts(s, a))
    if deed is not None:
        facts.update(deed.facts(s, a))
    return facts


def _place(s: State, f: int, c: int) -> dict[str, Any]:
    """What stands in a clearing: its suit and slots, who rules, the asker against the strongest others.

    ``rule`` says how rule was decided: ``rules``, ``empty``, ``behind``, ``tie-lost`` (a tie that
    goes to the rival), ``tie`` or ``others-tie`` (in which nobody rules); ``won`` how the asker rules:
    ``alone``, ``more``, ``tie`` (one that it wins) or ``none`` (it does not); ``needed`` how many more
    warriors would make the asker rule.
    """
    power = s.power_n[c * NF : c * NF + NF]
    others = [other for other in s.match.seats if other != f]
    most = max([power[other] for other in others])
    ruler = s.ruler_n[c] if c else -1
    mine = power[f]
    rivals: tuple[str, ...] = ()
    won = "none"
    if ruler == f:
        rule = "rules"
        won = "alone" if not most else "more" if mine > most else "tie"
        rivals = tuple(FACTIONS[other] for other in others if most and power[other] == most)
    elif not mine and not most:
        rule = "empty"
    elif ruler >= 0:
        rule, rivals = "behind" if most > mine else "tie-lost", (FACTIONS[ruler],)
    else:
        rule = "tie" if most == mine else "others-tie"
        rivals = tuple(FACTIONS[other] for other in others if power[other] == most)
    wins_ties = s.match.tie_winner == f
    return {
        "suit": SUITS[s.match.board.suit[c]] if c else None,
        "ruler": FACTIONS[ruler] if ruler >= 0 else None,
        "rule": rule,
        "won": won,
        "power": mine,
        "rival": rivals,
        "rival_power": most,
        "needed": 0 if ruler == f else max(most - mine + (not wins_ties), 1),
        "warriors": s.warriors_n[c * NF + f],
        "slots": s.match.board.slots[c],
        "open": s.open_slots_n[c],
        "ruins": s.ruins_n[c],
    }


def _when(s: State, a: Action) -> dict[str, Any]:
    """When that verb can be chosen, seen from now: its phases, and why not at this moment."""
    match, f = s.match, a.faction_n
    asked = [
        (i, step.phase)
        for i, step in enumerate(match.turn_steps[f])
        if step.question is not None and a.verb_n in match.joined(step.question).by_verb
    ]
    opening = [phase for phase in TURN_PHASES if any(deed.verb == a.verb for deed in STARTS[phase])]
    window = [phase for phase in TURN_PHASES if any(deed.verb == a.verb for deed in match.windows[phase])]
    phases = sorted({phase for _, phase in asked} | {*opening, *window})
    if not phases:
        setup = [step.question for step in match.setup_steps if step.question is not None]
        reaction = any(a.verb_n in question.by_verb for question in match.factions[f].questions)
        in_setup = not reaction and any(a.verb_n in question.by_verb for question in setup)
        timing = "asked" if not in_setup else "in-setup" if s.phase_n == SETUP else "setup-over"
    elif s.phase_n == SETUP:
        timing = "before-play"
    elif s.turn_n != f:
        timing = "other-turn"
    elif s.phase_n not in phases:
        timing = "other-phase"
    elif s.stack:
        timing = "under-way"
    elif s.phase_n in opening:
        timing = "start"
    else:
        later = s.phase_n in window or any(i > s.step_n and phase == s.phase_n for i, phase in asked)
        timing = "later" if later else "over"
    return {"timing": timing, "phases": tuple(PHASES[phase] for phase in phases)}

"""What everybody should look at: crafting, battle, the hand limit, who wins next, dominance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rootlab.analysis.measures.points import ROYAL_CLAIM, claim_points, craft_points
from rootlab.analysis.measures.steps_ahead import ahead
from rootlab.analysis.measures.table import dominance_distance
from rootlab.analysis.watch.look import Look, Note
from rootlab.components.cards import CARD_IDS, CARD_SUIT, NC
from rootlab.components.names import BIRD, EYRIE, FACTIONS
from rootlab.components.pieces import KINDS_OF, NK
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.state import NO_DOMINANCE
from rootlab.rules.move import cannot_cross, held_back
from rootlab.rules.turn import HAND_LIMIT
from rootlab.rules.victory import POINTS_TO_WIN


# --- points ----------------------------------------------------------------------------------------------
def points(look: Look) -> Iterator[Note]:
    """3.2: items to craft, buildings and tokens to remove, a royal claim."""
    s, f = look.s, look.f
    if look.asks_later("craft"):
        for card in sorted({card for card in s.hands_n[f] if card < NC}):
            scored = craft_points(s, f, (card,))
            if scored:
                yield Note("points-craft", ("3.2.2", "4.1"), {"card": CARD_IDS[card]}, scored)
    ruled = claim_points(s, f)
    if ruled:
        yield Note("points-claim", ("4.1.3", "2.5"), {"card": CARD_IDS[ROYAL_CLAIM], "count": ruled}, ruled)
    clearings = tuple([c for c in look.battles() if _standing(look, c)])
    if clearings:
        yield Note("points-remove", ("3.2.1", "4.3"), {"clearings": clearings}, 1)


def _standing(look: Look, c: int) -> bool:
    """Whether an enemy has a building or token in a clearing."""
    s = look.s
    return any(
        s.kinds_n[c * NK + kind]
        for other in s.match.seats
        if s.is_enemy(look.f, other)
        for kind in KINDS_OF[other]
    )


# --- what to beware of -----------------------------------------------------------------------------------
def watch(look: Look) -> Iterator[Note]:
    """Who can win, dominance, and the hand limit."""
    yield from _winning(look)
    yield from _dominance(look)
    yield from _hand_limit(look)


def _winning(look: Look) -> Iterator[Note]:
    """3.1: with what is within reach, who comes to 30 points in the turn under way or the next one.  What
    is under way may use up what the seat would need, so nothing is said of the seat then."""
    s = look.s
    for f in s.match.seats:
        if look.on_dominance(f) or (f == look.f and (not look.mine or look.under_way)):
            continue
        reach = look.within_reach(f)
        if not reach or s.score_n[f] + reach < POINTS_TO_WIN:
            continue
        facts: dict[str, Any] = {"score": s.score_n[f], "points": reach}
        facts["decree"] = "yes" if f == EYRIE and s.turn_n == f and ahead(s, f, "decree") else "no"
        if f == look.f:
            yield Note("you-can-win", ("3.1",), facts, urgent=True)
        elif s.is_enemy(look.f, f):
            facts["now"] = "yes" if s.turn_n == f else "no"
            yield Note("rival-wins", ("3.1",), {"rival": FACTIONS[f], **facts}, urgent=True)


def _dominance(look: Look) -> Iterator[Note]:
    """3.3.1: a dominance that is met already, or short of one clearing."""
    s = look.s
    for f in s.match.seats:
        card = s.dominance_n[f]
        if card == NO_DOMINANCE or s.match.factions[f].cannot_activate_dominance(s) is not None:
            continue
        suit = CARD_SUIT[card]
        missing = dominance_distance(s, f, suit)[0]
        if missing > 1 and f != look.f:
            continue
        law = "3.3.1.2" if suit == BIRD else "3.3.1.1"
        held = _held(look, f, suit)
        facts = {"player": FACTIONS[f], "card": CARD_IDS[card], "clearings": held, "held": len(held)}
        own = "own-" if f == look.f else ""
        if missing > 1:
            yield Note("own-dominance-far", (law, "3.3.1"), {"card": CARD_IDS[card], "count": missing})
        else:
            name = f"{own}dominance-{'near' if missing else 'met'}"
            yield Note(name, (law,), facts, urgent=not missing)


def _held(look: Look, f: int, suit: int) -> tuple[int, ...]:
    """The clearings that the seat rules and that count for a dominance; of corners a whole pair, if any."""
    s = look.s
    if suit < BIRD:
        return tuple([c for c in s.match.board.clearings_of_suit[suit] if s.ruler_n[c] == f])
    pairs = s.match.board.corner_pairs
    whole = [pair for pair in pairs if all(s.ruler_n[c] == f for c in pair)]
    return tuple(sorted({c for pair in whole or pairs for c in pair if s.ruler_n[c] == f}))


def _hand_limit(look: Look) -> Iterator[Note]:
    """The Evening's discard, if nothing is spent before it."""
    s, f = look.s, look.f
    if not look.to_come("discard"):
        return
    law = next(step.law for step in s.match.turn_steps[f] if step.name == "discard")
    cards = len(s.hands_n[f])
    draws = s.match.factions[f].draw_count(s) if look.to_come("draw") else 0
    over = cards + draws - HAND_LIMIT
    if over > 0 and draws:
        yield Note("hand-limit", (law,), {"held": cards, "draws": draws, "count": over})


def matching_moves(look: Look, mask: int) -> tuple[int, ...]:
    """The clearings of a mask into which the seat can move warriors with one move of the general rules."""
    s, f = look.s, look.f
    found = set()
    for origin in CLEARINGS[s.warriors_at_n[f]]:
        if held_back(s, f, origin) is not None:
            continue
        for to in CLEARINGS[s.match.board.adj_mask[origin] & mask]:
            if cannot_cross(s, f, origin, to) is None:
                found.add(to)
    return tuple(sorted(found))

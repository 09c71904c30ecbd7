"""The Alliance (Law 8): sympathy that scores; for the others outrage and revolts."""

from __future__ import annotations

from collections.abc import Iterator

from rootlab.analysis.measures.points import organizing_sites, spread_sites
from rootlab.analysis.watch.general import matching_moves
from rootlab.analysis.watch.look import Look, Note
from rootlab.components.cards import NC
from rootlab.components.names import ALLIANCE, EVENING
from rootlab.components.pieces import BASE, KIND_COUNT, SYMPATHY
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.piles import suits
from rootlab.factions.alliance.birdsong import cannot_found_base
from rootlab.factions.alliance.board import (
    CAPACITY,
    REVOLT_COST,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
    base_suits,
    bases,
    martial_law,
    operations_left,
    supporters,
    sympathy,
)


def points(look: Look) -> Iterator[Note]:
    """8.4.2.3, 8.6.1.4: what the next sympathy scores."""
    s = look.s
    n = sympathy(s)
    if n >= KIND_COUNT[SYMPATHY]:
        return
    sites = spread_sites(s) if look.to_come("spread") else ()
    if sites:
        martial = tuple([c for c in sites if martial_law(s, c) >= 0])
        facts = {"count": SYMPATHY_COST[n], "clearings": sites, "martial": len(martial), "all": len(sites)}
        law = ("8.4.2", "8.4.2.2.1", "8.4.2.3") if martial else ("8.4.2", "8.4.2.3")
        yield Note("points-spread", law, facts, SYMPATHY_POINTS[n])
    places = CLEARINGS[organizing_sites(s)]
    if places and look.to_come("operations") and operations_left(s) > 0:
        yield Note("points-organize", ("8.6.1.4",), {"clearings": tuple(places)}, SYMPATHY_POINTS[n])


def own(look: Look) -> Iterator[Note]:
    """8.2.3.1, 8.2.4: a full stack without a base, a base in danger."""
    s = look.s
    if not bases(s) and len(supporters(s)) >= CAPACITY:
        yield Note("supporters-full", ("8.2.3.1",), {"count": CAPACITY})
    at_risk = tuple([c for c in CLEARINGS[s.kinds_at_n[BASE]] if look.at_risk[c][0]])
    if at_risk:
        yield Note("base-at-risk", ("8.2.4",), {"clearings": at_risk})


def others(look: Look) -> Iterator[Note]:
    """8.2.6, 8.4.1: where moving or removing brings outrage, and where a revolt may come."""
    if look.mine and look.s.phase_n < EVENING:
        yield from _outrage(look)
    yield from _revolts(look)


def _outrage(look: Look) -> Iterator[Note]:
    s, f = look.s, look.f
    entered = matching_moves(look, s.kinds_at_n[SYMPATHY])
    removed = tuple([c for c in look.battles() if s.kinds_at_n[SYMPATHY] >> c & 1])
    if entered:
        yield Note("outrage-move", ("8.2.6",), {"clearings": entered})
    if removed and s.is_enemy(f, ALLIANCE):
        yield Note("outrage-remove", ("8.2.6",), {"clearings": removed})
    hand = [card for card in s.hands_n[f] if card < NC]
    bare = [
        c
        for c in sorted({*entered, *removed})
        if not any(suits(card, s.match.board.suit[c]) for card in hand)
    ]
    if bare:
        yield Note("outrage-no-card", ("8.2.6",), {"clearings": tuple(bare)})


def _revolts(look: Look) -> Iterator[Note]:
    """Where the number of supporters, which everybody sees, allows a revolt among the seat’s pieces."""
    s, f = look.s, look.f
    held = len(supporters(s))
    if not s.is_enemy(f, ALLIANCE) or held < REVOLT_COST or not s.stock_n[BASE]:
        return
    used = base_suits(s)
    clearings = tuple(
        [
            c
            for c in CLEARINGS[s.kinds_at_n[SYMPATHY] & s.pieces_at_n[f]]
            if not used[s.match.board.suit[c]] and cannot_found_base(s, c) is None
        ]
    )
    if clearings:
        pawn = s.match.factions[f].moves_itself
        law = ("8.4.1", "9.2.2.1") if pawn else ("8.4.1",)
        facts = {"clearings": clearings, "count": held, "pawn": "yes" if pawn else "no"}
        yield Note("revolt-ahead", law, facts)

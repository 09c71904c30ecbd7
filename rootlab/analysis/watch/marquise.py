"""The Marquise (Law 6): buildings to build, wood that is short, the keep."""

from __future__ import annotations

from collections.abc import Iterator

from rootlab.analysis.measures.marquise import overworks_for
from rootlab.analysis.watch.look import Look, Note
from rootlab.components.names import DAYLIGHT
from rootlab.components.pieces import KEEP, KINDS, NK, WOOD
from rootlab.engine.masks import CLEARINGS
from rootlab.factions.marquise.board import BUILD_COST, BUILD_POINTS, BUILDINGS, SEAT, actions_left, built
from rootlab.factions.marquise.build import groups
from rootlab.rules.placing import cannot_place


def points(look: Look) -> Iterator[Note]:
    """6.5.4: what the next building of each kind scores that the wood, and overwork, can pay for."""
    s = look.s
    if not look.to_come("actions") or actions_left(s) <= 0:
        return
    for row, kind in zip(BUILD_POINTS, BUILDINGS, strict=True):
        short = overworks_for(s, s.hands_n[SEAT], kind)
        if short is not None:
            n = built(s, kind)
            facts = {"building": KINDS[kind], "wood": BUILD_COST[n], "overwork": short}
            law = ("6.5.4", "6.5.5") if short else ("6.5.4",)
            yield Note("points-build", law, facts, row[n])


def own(look: Look) -> Iterator[Note]:
    """What stands in the way of building, and a keep in danger."""
    s = look.s
    if look.mine and s.phase_n == DAYLIGHT and look.to_come("actions") and actions_left(s) > 0:
        yield from _cannot_build(look)
    for c in CLEARINGS[s.kinds_at_n[KEEP]]:
        tokens = sum([s.kinds_n[c * NK + kind] for kind in (KEEP, WOOD)])
        if look.at_risk[c][1] >= tokens:
            yield Note("keep-at-risk", ("6.2.2", "6.2.3"), {"clearing": c})
    if look.mine and not s.kinds_at_n[KEEP]:
        yield Note("keep-lost", ("6.2.2", "6.2.3"))


def _cannot_build(look: Look) -> Iterator[Note]:
    """6.5.4.1, 6.5.4.2: no open slot in a ruled clearing, or too little wood connected to any."""
    s = look.s
    left = [built(s, kind) for kind in BUILDINGS if s.stock_n[kind]]
    if not left:
        return
    sites = [c for c in CLEARINGS[s.ruled_n[SEAT] & s.slots_at_n] if cannot_place(s, SEAT, c) is None]
    if not sites:
        yield Note("no-building-site", ("6.5.4.1", "2.2.3"))
        return
    need = min(BUILD_COST[n] for n in left)
    wood = max(sum([s.kinds_n[at * NK + WOOD] for at in CLEARINGS[groups(s)[c]]]) for c in sites)
    if wood < need:
        yield Note("wood-short", ("6.5.4.2",), {"wood": wood, "need": need})


def others(look: Look) -> Iterator[Note]:
    """6.2.2: nobody else places pieces where the keep is."""
    s = look.s
    for c in CLEARINGS[s.kinds_at_n[KEEP]]:
        placing = not s.match.factions[look.f].moves_itself  # the pawn has nothing to place
        if look.mine and placing and s.pieces_at_n[look.f] >> c & 1:
            yield Note("keep-closed", ("6.2.2",), {"clearing": c})

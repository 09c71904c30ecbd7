"""The Vagabond (Law 9): quests, ruins, aid and infamy; items that are spent, damaged or too many."""

from __future__ import annotations

from collections.abc import Iterator

from rootlab.analysis.measures.vagabond import items_to_take, strike_points
from rootlab.analysis.watch.look import Look, Note
from rootlab.components.names import CROSSBOW, EVENING, FACTIONS, TEA, TORCH, VAGABOND
from rootlab.components.quests import QUEST_SUIT, QUESTS
from rootlab.components.satchel import EXHAUSTED
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.piles import suits
from rootlab.factions.vagabond.board import (
    AIDS,
    AIDS_NEEDED,
    ALLIED,
    ALLY_AID_POINTS,
    EXPLORE_POINTS,
    HOSTILE,
    IMPROVEMENT_POINTS,
    INFAMY_POINTS,
    REFRESH,
    REFRESH_PER_TEA,
    pawn_clearing,
    relation,
)
from rootlab.factions.vagabond.evening import over_limit
from rootlab.factions.vagabond.items import (
    DAMAGED_SLOTS,
    FACE_UP_SLOTS,
    face_up,
    on_track,
    slots_of,
    total,
)
from rootlab.factions.vagabond.quests import completed_of, missing_items, open_quests

EXHAUSTED_SLOTS = slots_of((EXHAUSTED,))


# --- points ----------------------------------------------------------------------------------------------
def points(look: Look) -> Iterator[Note]:
    """What scores where the pawn stands: quests, a ruin, aid, infamy."""
    s = look.s
    c = pawn_clearing(s)
    if not c or s.phase_n >= EVENING:
        return
    suit = s.match.board.suit[c]
    for quest in open_quests(s):
        if QUEST_SUIT[quest] == suit and not missing_items(s, quest):
            yield Note("points-quest", ("9.5.5",), {"quest": QUESTS[quest]}, completed_of(s, suit) + 1)
    if s.ruins_n[c] and face_up(s, TORCH):
        yield Note("points-explore", ("9.5.3",), {"clearing": c}, EXPLORE_POINTS)
    bolts = face_up(s, CROSSBOW)
    struck = strike_points(s, c, bolts)
    if struck:
        yield Note("points-strike", ("9.5.6", "3.2.1"), {"clearing": c, "count": bolts}, struck)
    yield from _aid(look, c)
    hostile = tuple(
        [FACTIONS[f] for f in _others(look) if relation(s, f) == HOSTILE and s.pieces_at_n[f] >> c & 1]
    )
    if hostile and c in look.battles():
        yield Note("points-infamy", ("9.2.9.3.1",), {"rivals": hostile}, INFAMY_POINTS)


def _aid(look: Look, c: int) -> Iterator[Note]:
    s = look.s
    items = total(s, FACE_UP_SLOTS)
    cards = sum([suits(card, s.match.board.suit[c]) for card in s.hands_n[VAGABOND]])
    if not items or not cards:
        return
    for f in _others(look):
        now = relation(s, f)
        if now == HOSTILE or not s.pieces_at_n[f] >> c & 1:
            continue
        if now == ALLIED:
            yield Note("points-aid", ("9.5.4", "9.2.9.2.1"), _aided(f, 1), ALLY_AID_POINTS)
        else:
            needed = AIDS_NEEDED[now] - s.used_n[AIDS + f]
            if needed > cards or needed - items_to_take(s, f) > items:
                continue
            yield Note("points-aid", ("9.5.4", "9.2.9.1.2"), _aided(f, needed), IMPROVEMENT_POINTS[now])


def _aided(f: int, count: int) -> dict[str, object]:
    return {"target": FACTIONS[f], "count": count}


def _others(look: Look) -> list[int]:
    return [f for f in look.s.match.seats if f != VAGABOND]


# --- what to beware of -----------------------------------------------------------------------------------
def own(look: Look) -> Iterator[Note]:
    """Items that stay face down, are damaged or too many, and who is Hostile."""
    s = look.s
    down = total(s, EXHAUSTED_SLOTS)
    refreshed = REFRESH + REFRESH_PER_TEA * on_track(s, TEA)
    if down > refreshed:
        yield Note("items-exhausted", ("9.4.1",), {"count": down, "refreshed": refreshed})
    damaged = total(s, DAMAGED_SLOTS)
    if damaged:
        yield Note("items-damaged", ("9.2.7", "9.5.7", "9.6.1"), {"count": damaged})
    over = over_limit(s)
    if look.mine and over > 0:
        yield Note("item-limit", ("9.6.4",), {"count": over})
    hostile = tuple([FACTIONS[f] for f in _others(look) if relation(s, f) == HOSTILE])
    if hostile:
        yield Note("hostile", ("9.2.9.3.2",), {"rivals": hostile})


def others(look: Look) -> Iterator[Note]:
    """9.2.9.3.1: he is Hostile to the seat, and where he stands among its pieces."""
    s = look.s
    if relation(s, look.f) != HOSTILE:
        return
    here = CLEARINGS[s.pieces_at_n[look.f] & (1 << pawn_clearing(s)) & ~1]
    yield Note("vagabond-hostile", ("9.2.9.3.1",), {"clearings": tuple(here), "count": len(here)})

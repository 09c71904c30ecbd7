"""9.2.9 Relationships: who is Hostile, what infamy scores, and how aid improves them."""

from __future__ import annotations

from rootlab.components.names import FACTIONS, VAGABOND
from rootlab.engine.action import WARRIOR
from rootlab.engine.event import Event
from rootlab.engine.match import Loss
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import (
    AIDS,
    AIDS_NEEDED,
    ALLIED,
    ALLY_AID_POINTS,
    HOSTILE,
    IMPROVEMENT_POINTS,
    INDIFFERENT,
    INFAMY_POINTS,
    NAME,
    RELATION,
    relation,
    set_own,
)
from rootlab.rules.victory import score


def make_hostile(s: State, f: int, article: str) -> None:
    """9.2.9.3: a faction's marker goes to the Hostile box."""
    set_own(s, RELATION + f, HOSTILE)
    if s.log is not None:
        s.log.append(Event("hostile", article, NAME, target=FACTIONS[f]))


def make_indifferent(s: State, f: int, article: str) -> None:
    """9.2.9.3.4: a Hostile faction's marker goes back to the start of the track."""
    set_own(s, RELATION + f, INDIFFERENT)
    s.used_n[AIDS + f] = 0
    if s.log is not None:
        s.log.append(Event("indifferent", article, NAME, target=FACTIONS[f]))


def take_notice(s: State, losses: list[Loss], in_battle: bool) -> int:
    """9.2.9.3: what he removed makes factions Hostile; the answer is his infamy (9.2.9.3.1).

    Infamy is for battles in his own turn: a point for each piece of a Hostile faction, except for the
    warrior that made it so.
    """
    infamy = 0
    for f in s.match.seats:
        pieces = warriors = 0
        for _, owner, _, kind, n in losses:
            if owner == f:
                pieces += n
                if kind == WARRIOR:
                    warriors += n
        if not pieces:
            continue
        if relation(s, f) != HOSTILE:
            if not warriors:
                continue
            make_hostile(s, f, "9.2.9.3")
            pieces -= 1
        if in_battle and s.turn_n == VAGABOND:
            infamy += pieces * INFAMY_POINTS
    return infamy


def aided(s: State, f: int) -> None:
    """9.2.9.1, 9.2.9.2.1: a faction was aided; enough aids in one turn improve the relationship, and an
    ally gives points each time.  Hostile factions stay so (9.2.9.3.3)."""
    now = relation(s, f)
    if now == HOSTILE:
        return
    if now == ALLIED:
        score(s, VAGABOND, ALLY_AID_POINTS, "9.2.9.2.1")
        return
    s.used_n[AIDS + f] += 1
    if s.used_n[AIDS + f] < AIDS_NEEDED[now]:
        return
    s.used_n[AIDS + f] = 0
    set_own(s, RELATION + f, now + 1)
    if s.log is not None:
        s.log.append(Event("improved", "9.2.9.1.2", NAME, target=FACTIONS[f], count=now + 1))
    score(s, VAGABOND, IMPROVEMENT_POINTS[now], "9.2.9.1.2")

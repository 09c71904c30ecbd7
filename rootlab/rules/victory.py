"""3.1 and 3.2: scoring, losing points, and winning with 30."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rootlab.components.names import FACTIONS
from rootlab.engine.event import Event
from rootlab.engine.state import NO_DOMINANCE

if TYPE_CHECKING:
    from rootlab.engine.state import State

POINTS_TO_WIN: Final = 30


def score(s: State, f: int, points: int, article: str) -> None:
    """3.2: a seat scores; with 30 points it wins at once (3.1)."""
    if points <= 0 or s.dominance_n[f] != NO_DOMINANCE:
        return
    s.score_n[f] += points
    if s.log is not None:
        s.log.append(Event("scored", article, FACTIONS[f], points=points))
    if s.score_n[f] >= POINTS_TO_WIN:
        win(s, f, "3.1")


def score_together(s: State, gains: list[tuple[int, int, str]]) -> None:
    """Several seats score at the same time: if more than one reaches 30, the one whose turn it is
    wins (3.1)."""
    reached: list[int] = []
    for f, points, article in gains:
        if points <= 0 or s.dominance_n[f] != NO_DOMINANCE:
            continue
        s.score_n[f] += points
        if s.log is not None:
            s.log.append(Event("scored", article, FACTIONS[f], points=points))
        if s.score_n[f] >= POINTS_TO_WIN and f not in reached:
            reached.append(f)
    if reached:
        win(s, s.turn_n if s.turn_n in reached else reached[0], "3.1")


def lose_points(s: State, f: int, points: int, article: str) -> None:
    """A seat loses points; a score never falls below zero."""
    lost = min(points, s.score_n[f])
    if lost <= 0 or s.dominance_n[f] != NO_DOMINANCE:
        return
    s.score_n[f] -= lost
    if s.log is not None:
        s.log.append(Event("lost_points", article, FACTIONS[f], points=lost))


def win(s: State, f: int, article: str) -> None:
    """The game ends at once; a partner in a coalition wins too (9.2.8)."""
    s.over_n = (f,) if s.partner_n[f] < 0 else (f, s.partner_n[f])
    s.won_by = article
    if s.log is not None:
        s.log.append(Event("won", article, FACTIONS[f]))

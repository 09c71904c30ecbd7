"""The few functions that place, remove and move pieces, and keep rule up to date (1.5.4, 2.5).

No other code writes ``warriors``, ``power`` (warriors and buildings), ``here`` (all pieces),
``kinds``, ``ruler``, ``ruled``, ``open_slots``, ``supply`` and ``stock``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rootlab.components.names import FACTIONS, NF
from rootlab.components.pieces import KIND_IS_BUILDING, KIND_OWNER, KINDS, NK
from rootlab.engine.event import Event

if TYPE_CHECKING:
    from rootlab.engine.state import State


def refresh_ruler(s: State, c: int) -> None:
    """Set the ruler of a clearing: more warriors and buildings than each other player (2.5)."""
    power = s.power
    base = c * NF
    most = 0
    ruler = -1
    for f in s.match.seats:
        here = power[base + f]
        if here > most:
            most = here
            ruler = f
        elif here == most:
            ruler = -1
    if ruler < 0 and most > 0:
        winner = s.match.tie_winner
        if winner >= 0 and power[base + winner] == most:
            ruler = winner
    before = s.ruler[c]
    if ruler != before:
        s.ruler[c] = ruler
        if before >= 0:
            s.ruled[before] &= ~(1 << c)
        if ruler >= 0:
            s.ruled[ruler] |= 1 << c


def place_warriors(s: State, f: int, c: int, n: int, article: str) -> None:
    """Take ``n`` warriors from the supply and put them in a clearing (16.6.19)."""
    i = c * NF + f
    s.supply[f] -= n
    s.warriors[i] += n
    s.power[i] += n
    s.here[i] += n
    refresh_ruler(s, c)
    if s.log is not None:
        s.log.append(Event("placed", article, FACTIONS[f], clearing=c, piece="warrior", count=n))


def remove_warriors(s: State, f: int, c: int, n: int, article: str) -> None:
    """Return ``n`` warriors from a clearing to their supply (16.6.22)."""
    i = c * NF + f
    s.supply[f] += n
    s.warriors[i] -= n
    s.power[i] -= n
    s.here[i] -= n
    refresh_ruler(s, c)
    if s.log is not None:
        s.log.append(Event("removed", article, FACTIONS[f], clearing=c, piece="warrior", count=n))


def move_warriors(s: State, f: int, origin: int, destination: int, n: int, article: str) -> None:
    """Move ``n`` warriors from one clearing to another (4.2)."""
    i = origin * NF + f
    j = destination * NF + f
    s.warriors[i] -= n
    s.power[i] -= n
    s.here[i] -= n
    s.warriors[j] += n
    s.power[j] += n
    s.here[j] += n
    refresh_ruler(s, origin)
    refresh_ruler(s, destination)
    if s.log is not None:
        s.log.append(
            Event(
                "moved",
                article,
                FACTIONS[f],
                origin=origin,
                destination=destination,
                piece="warrior",
                count=n,
            )
        )


def place_piece(s: State, kind: int, c: int, article: str) -> None:
    """Put one building or token of that kind from its supply or track in a clearing (16.6.19)."""
    f = KIND_OWNER[kind]
    i = c * NF + f
    s.stock[kind] -= 1
    s.kinds[c * NK + kind] += 1
    s.here[i] += 1
    if KIND_IS_BUILDING[kind]:
        s.open_slots[c] -= 1
        s.power[i] += 1
        refresh_ruler(s, c)
    if s.log is not None:
        s.log.append(Event("placed", article, FACTIONS[f], clearing=c, piece=KINDS[kind], count=1))


def remove_piece(s: State, kind: int, c: int, article: str, n: int = 1) -> None:
    """Return buildings or tokens from a clearing to their supply or track (16.6.22)."""
    f = KIND_OWNER[kind]
    i = c * NF + f
    s.stock[kind] += n
    s.kinds[c * NK + kind] -= n
    s.here[i] -= n
    if KIND_IS_BUILDING[kind]:
        s.open_slots[c] += n
        s.power[i] -= n
        refresh_ruler(s, c)
    if s.log is not None:
        s.log.append(Event("removed", article, FACTIONS[f], clearing=c, piece=KINDS[kind], count=n))


def clearing_of(s: State, kind: int) -> int:
    """The lowest clearing that holds a piece of that kind, or 0."""
    kinds = s.kinds
    for c in range(1, len(s.ruler)):
        if kinds[c * NK + kind]:
            return c
    return 0

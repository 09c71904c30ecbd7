"""The few functions that place, remove and move pieces and keep rule up to date (1.5.4, 2.5).

A piece stays its owner's for good (1.5.3).
No other code writes ``warriors``, ``power`` (warriors and buildings), ``here`` (all pieces),
``kinds``, ``ruler``, ``ruled``, ``open_slots``, ``supply`` and ``stock``, or the masks beside them.
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
    power = s.power_n
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
    before = s.ruler_n[c]
    if ruler != before:
        s.ruler_n[c] = ruler
        if before >= 0:
            s.ruled_n[before] &= ~(1 << c)
        if ruler >= 0:
            s.ruled_n[ruler] |= 1 << c


def place_warriors(s: State, f: int, c: int, n: int, article: str) -> None:
    """Take ``n`` warriors from the supply and put them in a clearing (16.6.19)."""
    s.supply_n[f] -= n
    _add_warriors(s, f, c, n)
    if s.log is not None:
        s.log.append(Event("placed", article, FACTIONS[f], clearing=c, piece="warrior", count=n))


def remove_warriors(s: State, f: int, c: int, n: int, article: str) -> None:
    """Return ``n`` warriors from a clearing to their supply (16.6.22)."""
    s.supply_n[f] += n
    _take_warriors(s, f, c, n)
    if s.log is not None:
        s.log.append(Event("removed", article, FACTIONS[f], clearing=c, piece="warrior", count=n))


def set_aside(s: State, f: int, n: int) -> None:
    """Put ``n`` warriors of the supply in a box of their faction's board; a minus brings them back."""
    s.supply_n[f] -= n


def move_warriors(s: State, f: int, origin: int, destination: int, n: int, article: str) -> None:
    """Move ``n`` warriors from one clearing to another (4.2)."""
    _take_warriors(s, f, origin, n)
    _add_warriors(s, f, destination, n)
    if s.log is not None:
        s.log.append(
            Event(
                "moved", article, FACTIONS[f], origin=origin, destination=destination, piece="warrior",
                count=n,
            )
        )  # fmt: skip


def _add_warriors(s: State, f: int, c: int, n: int) -> None:
    i = c * NF + f
    s.warriors_n[i] += n
    s.power_n[i] += n
    s.here_n[i] += n
    s.warriors_at_n[f] |= 1 << c
    s.pieces_at_n[f] |= 1 << c
    if s.ruler_n[c] != f:  # who rules goes on ruling with more
        refresh_ruler(s, c)


def _take_warriors(s: State, f: int, c: int, n: int) -> None:
    i = c * NF + f
    s.warriors_n[i] -= n
    s.power_n[i] -= n
    s.here_n[i] -= n
    if not s.warriors_n[i]:
        s.warriors_at_n[f] &= ~(1 << c)
        if not s.here_n[i]:
            s.pieces_at_n[f] &= ~(1 << c)
    if s.ruler_n[c] == f or s.ruler_n[c] < 0:  # another ruler goes on ruling
        refresh_ruler(s, c)


def place_pawn(s: State, f: int, c: int) -> None:
    """A pawn counts as a piece in its clearing, not for rule (2.5)."""
    s.here_n[c * NF + f] += 1
    s.pieces_at_n[f] |= 1 << c


def lift_pawn(s: State, f: int, c: int) -> None:
    """The pawn leaves a clearing."""
    s.here_n[c * NF + f] -= 1
    if not s.here_n[c * NF + f]:
        s.pieces_at_n[f] &= ~(1 << c)


def change_slots(s: State, c: int, n: int) -> None:
    """Open (or, below zero, fill) slots of a clearing (2.2.3)."""
    s.open_slots_n[c] += n
    if s.open_slots_n[c] > 0:
        s.slots_at_n |= 1 << c
    else:
        s.slots_at_n &= ~(1 << c)


def put_ruin(s: State, c: int) -> None:
    """5.1.4, 2.2.4: a ruin fills one slot."""
    s.ruins_n[c] = 1
    change_slots(s, c, -1)


def lift_ruin(s: State, c: int) -> None:
    """A ruin leaves its slot (9.5.3)."""
    s.ruins_n[c] = 0
    change_slots(s, c, 1)


def place_piece(s: State, kind: int, c: int, article: str) -> None:
    """Put one building or token of that kind from its supply or track in a clearing (16.6.19)."""
    f = KIND_OWNER[kind]
    i = c * NF + f
    s.stock_n[kind] -= 1
    s.kinds_n[c * NK + kind] += 1
    s.here_n[i] += 1
    s.kinds_at_n[kind] |= 1 << c
    s.pieces_at_n[f] |= 1 << c
    if KIND_IS_BUILDING[kind]:
        change_slots(s, c, -1)
        s.power_n[i] += 1
        refresh_ruler(s, c)
    if s.log is not None:
        s.log.append(Event("placed", article, FACTIONS[f], clearing=c, piece=KINDS[kind], count=1))


def remove_piece(s: State, kind: int, c: int, article: str, n: int = 1) -> None:
    """Return buildings or tokens from a clearing to their supply or track (16.6.22)."""
    f = KIND_OWNER[kind]
    i = c * NF + f
    s.stock_n[kind] += n
    s.kinds_n[c * NK + kind] -= n
    s.here_n[i] -= n
    if not s.kinds_n[c * NK + kind]:
        s.kinds_at_n[kind] &= ~(1 << c)
        if not s.here_n[i]:
            s.pieces_at_n[f] &= ~(1 << c)
    if KIND_IS_BUILDING[kind]:
        change_slots(s, c, n)
        s.power_n[i] -= n
        refresh_ruler(s, c)
    if s.log is not None:
        s.log.append(Event("removed", article, FACTIONS[f], clearing=c, piece=KINDS[kind], count=n))


def turn_piece(s: State, kind: int, other: int, c: int) -> None:
    """A token in a clearing stands as another kind of its faction: it turns over (13.4.2), or changes
    places with one elsewhere (13.5.4)."""
    s.stock_n[kind] += 1
    s.kinds_n[c * NK + kind] -= 1
    if not s.kinds_n[c * NK + kind]:
        s.kinds_at_n[kind] &= ~(1 << c)
    s.stock_n[other] -= 1
    s.kinds_n[c * NK + other] += 1
    s.kinds_at_n[other] |= 1 << c


def clearing_of(s: State, kind: int) -> int:
    """The lowest clearing that holds a piece of that kind, or 0."""
    mask = s.kinds_at_n[kind]
    return (mask & -mask).bit_length() - 1 if mask else 0

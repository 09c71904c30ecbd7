"""What a position file says of the Alliance: officers, and what its supporters and bases must be."""

from __future__ import annotations

from typing import Any, Final

from rootlab.components.names import ALLIANCE, SETUP, SUITS
from rootlab.components.pieces import BASE, NK, SYMPATHY, WARRIORS
from rootlab.engine.faults import Faults
from rootlab.engine.pieces import set_aside
from rootlab.engine.state import State
from rootlab.factions.alliance.board import CAPACITY, bases, officers, supporters

OFFICERS: Final = "officers"


def dump(s: State) -> dict[str, Any]:
    """8.5.3: the warriors in the Officers box (the supporters are written like a hand)."""
    return {OFFICERS: officers(s)}


def load(s: State, data: dict[str, Any], faults: Faults) -> None:
    """Read the officers, who come out of the supply, and check sympathy, bases and supporters."""
    n = data.get(OFFICERS, 0)
    if n > s.supply_n[ALLIANCE]:
        total = n + WARRIORS[ALLIANCE] - s.supply_n[ALLIANCE]
        faults.add(OFFICERS, "1.5.1", "fault-too-many-officers", number=total, most=WARRIORS[ALLIANCE])
        n = s.supply_n[ALLIANCE]
    set_aside(s, ALLIANCE, n)
    s.own_n[ALLIANCE] = (n,)
    seen: dict[int, int] = {}
    for c in s.match.board.clearings:
        if s.kinds_n[c * NK + SYMPATHY] > 1:
            faults.add(f"/clearings.{c}.tokens", "8.2.5.1", "fault-two-sympathy", clearing=c)
        suit = s.match.board.suit[c]
        here = s.kinds_n[c * NK + BASE]
        seen[suit] = seen.get(suit, 0) + here
        if here and seen[suit] > 1:
            faults.add(f"/clearings.{c}.buildings", "8.3.2", "fault-two-bases", suit=SUITS[suit])
    held = len(supporters(s))
    if held > CAPACITY and not bases(s) and not s.stack and not s.over_n and s.phase_n != SETUP:
        faults.add("supporters", "8.2.3.1", "fault-too-many-supporters", number=held, most=CAPACITY)

"""6.3, 6.5.4: the numbers printed on the Marquise's board."""

from __future__ import annotations

from typing import Final

from rootlab.components.boards import load_faction_board
from rootlab.components.names import MARQUISE
from rootlab.components.pieces import KIND_COUNT, KINDS, RECRUITER, SAWMILL, WORKSHOP
from rootlab.engine.state import OWN, State

BOARD: Final = load_faction_board("marquise")
BUILDINGS: Final = (SAWMILL, WORKSHOP, RECRUITER)
BUILD_COST: Final = BOARD.numbers("build_cost")
BUILD_POINTS: Final = tuple(BOARD.numbers(f"points.{KINDS[kind]}") for kind in BUILDINGS)
DRAW_BONUS_AT: Final = BOARD.numbers("draw_bonus")
ACTIONS: Final = BOARD.number("daylight_actions")
MARCH_MOVES: Final = BOARD.number("march_moves")

# Counters of the Marquise's turn, in the state's ``used``.
ACTIONS_USED: Final = OWN
ACTIONS_GAINED: Final = OWN + 1
RECRUITED: Final = OWN + 2

NAME: Final = "marquise"
SEAT: Final = MARQUISE


def built(s: State, kind: int) -> int:
    """How many buildings of a kind are on the map: the column of the next one."""
    return KIND_COUNT[kind] - s.stock_n[kind]


def actions_left(s: State) -> int:
    """Actions that are left this Daylight: three, plus one per bird card spent (6.5)."""
    return ACTIONS + s.used_n[ACTIONS_GAINED] - s.used_n[ACTIONS_USED]

"""13.3 to 13.6: the numbers printed on the Corvids' board, and the counters of their turn."""

from __future__ import annotations

from typing import Final

from rootlab.components.boards import load_faction_board
from rootlab.components.names import CORVIDS
from rootlab.engine.state import OWN, State

NAME: Final = "corvids"
SEAT: Final = CORVIDS
BOARD: Final = load_faction_board(NAME)
ACTIONS: Final = BOARD.number("daylight_actions")

# Counters of the Corvids' turn, in the state's ``used``.
ACTIONS_USED: Final = OWN
PLOTS_PLACED: Final = OWN + 1
RECRUITED: Final = OWN + 2
EXERTED: Final = OWN + 3


def actions_left(s: State) -> int:
    """Actions that are left this Daylight (13.5)."""
    return ACTIONS - s.used_n[ACTIONS_USED]


def plot_price(s: State) -> int:
    """Warriors for the next plot: one, and one more per plot placed this turn (13.5.2)."""
    return 1 + s.used_n[PLOTS_PLACED]

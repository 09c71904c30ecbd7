"""5.1: the general steps of setup; the factions' own steps follow in setup order (5.1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rootlab.components.boards import ITEM_SUPPLY, STARTING_HAND
from rootlab.components.names import SETUP
from rootlab.engine.match import SETUP_STEPS
from rootlab.engine.pieces import put_ruin
from rootlab.engine.piles import Draw
from rootlab.engine.procedure import AGAIN, Step
from rootlab.engine.reason import PLACE, Reason, reason

NOT_A_CORNER: Final = reason("not-a-corner", PLACE, "7.3.2")
CORNER_TAKEN: Final = reason("corner-taken", PLACE, "7.3.2")
NOT_OPPOSITE: Final = reason("not-the-opposite-corner", PLACE, "7.3.2")
START_CHECKS: Final = (NOT_A_CORNER, CORNER_TAKEN, NOT_OPPOSITE)
"""What a start in a corner opposite the others is checked for."""

if TYPE_CHECKING:
    from rootlab.engine.match import Match
    from rootlab.engine.state import State


class DealHands(Step):
    """5.1.3: each player draws three cards, in turn order."""

    phase = SETUP
    name = "hands"
    law = "5.1.3"

    def run(self, s: State) -> int:
        for seat in reversed(s.match.seats):
            s.push(Draw(seat, STARTING_HAND, self.law))
        s.go_to_step(s.step_n + 1)
        return AGAIN


SETUP_STEPS.append(DealHands())


def lay_out(s: State, match: Match) -> None:
    """5.1.2 to 5.1.6: score markers on zero, ruins in their slots, the item supply, all cards in
    the deck.  The hands are drawn when the state runs on."""
    s.begin(match)
    for c in match.board.clearings:
        if match.board.has_ruin[c]:
            put_ruin(s, c)
    s.item_supply_n = list(ITEM_SUPPLY)


def start_facts(s: State, f: int, c: int) -> dict[str, Any]:
    """The corners, where the others started, and whether a corner faces one of these starts."""
    starts = [s.match.factions[other].start_corner(s) for other in s.match.seats if other != f]
    opposite = s.match.board.opposite_corner
    facing = {opposite[start] for start in starts if start}
    return {
        "corners": s.match.board.corners,
        "opposite": tuple(sorted(facing - set(starts))),
        "facing": "start" if c in facing else "nobody",
    }


def cannot_start_in(s: State, f: int, c: int) -> Reason | None:
    """Why a corner cannot be the start of ``f``: it is no corner, another player starts there, or
    one diagonally opposite another start is still free (7.3.2)."""
    board = s.match.board
    if c not in board.corners:
        return NOT_A_CORNER
    starts = [s.match.factions[other].start_corner(s) for other in s.match.seats if other != f]
    if c in starts:
        return CORNER_TAKEN
    opposite = [board.opposite_corner[start] for start in starts if start]
    if any(other not in starts for other in opposite) and c not in opposite:
        return NOT_OPPOSITE
    return None

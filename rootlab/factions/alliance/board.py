"""8.3 to 8.6: the numbers printed on the Alliance's board, and where the state keeps the Alliance's own."""

from __future__ import annotations

from typing import Final

from rootlab.components.boards import load_faction_board
from rootlab.components.names import ALLIANCE, NF
from rootlab.components.pieces import BASE, KIND_COUNT, SYMPATHY
from rootlab.engine.event import Event
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.pieces import place_piece, set_aside
from rootlab.engine.piles import Pile
from rootlab.engine.state import OWN, State
from rootlab.rules.victory import score

NAME: Final = "alliance"
BOARD: Final = load_faction_board(NAME)
SYMPATHY_COST: Final = BOARD.numbers("sympathy_cost_by_token")
SYMPATHY_POINTS: Final = BOARD.numbers("sympathy_vp_by_token")
DRAW_BONUS_AT: Final = BOARD.numbers("draw_bonus")
REVOLT_COST: Final = BOARD.number("revolt_cost")
MARTIAL_WARRIORS: Final = BOARD.number("martial_law.warriors")
MARTIAL_COST: Final = BOARD.number("martial_law.extra_supporters")
CAPACITY: Final = BOARD.number("supporters_cap_without_base")
STARTING_SUPPORTERS: Final = BOARD.number("starting_supporters")

# Counters of the Alliance's turn, in the state's ``used``.
OPERATIONS_USED: Final = OWN

SUPPORTERS: Final = 0
"""The pile of the supporters (8.2.3)."""


def supporters(s: State) -> Pile:
    """The Supporters stack, sorted (8.2.3)."""
    return s.piles_n[ALLIANCE][SUPPORTERS]


def officers(s: State) -> int:
    """The warriors in the Officers box."""
    return s.own_n[ALLIANCE][0]


def operations_left(s: State) -> int:
    """Military operations that are left this Evening, one per officer (8.6.1)."""
    return s.own_n[ALLIANCE][0] - s.used_n[OPERATIONS_USED]


def train_officer(s: State, article: str) -> None:
    """A warrior of the supply becomes an officer; with none left, nobody does (1.5.4)."""
    if not s.supply_n[ALLIANCE]:
        return
    set_aside(s, ALLIANCE, 1)
    s.own_n[ALLIANCE] = (officers(s) + 1,)
    if s.log is not None:
        s.log.append(Event("officer", article, NAME, count=1))


def dismiss_officers(s: State, n: int, article: str) -> None:
    """Officers go back to the supply (16.6.22)."""
    set_aside(s, ALLIANCE, -n)
    s.own_n[ALLIANCE] = (officers(s) - n,)
    if s.log is not None:
        s.log.append(Event("officers_lost", article, NAME, count=n))


# --- bases and sympathy on the map ---------------------------------------------------------------------
def bases(s: State) -> int:
    """Bases on the map."""
    return KIND_COUNT[BASE] - s.stock_n[BASE]


def base_suits(s: State) -> list[bool]:
    """By suit: whether its base is on the map; a base's suit is its clearing's."""
    found = [False, False, False]
    for c in CLEARINGS[s.kinds_at_n[BASE]]:
        found[s.match.board.suit[c]] = True
    return found


def sympathy(s: State) -> int:
    """Sympathy tokens on the map: the space of the track that the next one uncovers."""
    return KIND_COUNT[SYMPATHY] - s.stock_n[SYMPATHY]


def sympathetic(s: State, c: int) -> bool:
    """Whether a clearing has a sympathy token (8.2.5.2)."""
    return s.kinds_at_n[SYMPATHY] >> c & 1 > 0


def place_sympathy(s: State, c: int, article: str) -> None:
    """8.4.2.3, 8.6.1.4: place a token and score the space that it uncovers."""
    points = SYMPATHY_POINTS[sympathy(s)]
    place_piece(s, SYMPATHY, c, article)
    score(s, ALLIANCE, points, article)


def martial_law(s: State, c: int) -> int:
    """8.4.2.2.1: a player with three warriors or more in a clearing, or -1."""
    base = c * NF
    for f in s.match.seats:
        if f != ALLIANCE and s.warriors_n[base + f] >= MARTIAL_WARRIORS:
            return f
    return -1

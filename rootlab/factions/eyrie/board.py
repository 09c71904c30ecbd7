"""7.3, 7.6: the numbers printed on the Eyrie's board, and where the state keeps the Eyrie's own."""

from __future__ import annotations

from typing import Final

from rootlab.components.boards import load_faction_board
from rootlab.components.cards import CARD_SUIT, VIZIER
from rootlab.components.leaders import COLUMNS, LEADER_VIZIERS
from rootlab.components.names import EYRIE
from rootlab.components.pieces import KIND_COUNT, ROOST
from rootlab.engine.state import OWN, State

NAME: Final = "eyrie"
BOARD: Final = load_faction_board(NAME)
ROOST_POINTS: Final = BOARD.numbers("roost_points")
DRAW_BONUS_AT: Final = BOARD.numbers("draw_bonus")
STARTING_WARRIORS: Final = BOARD.number("setup.warriors")
NEW_ROOST_WARRIORS: Final = BOARD.number("new_roost_warriors")
MOST_ADDED: Final = BOARD.numbers("add_to_decree")[1]
ITEM_POINTS: Final = BOARD.number("crafted_item_vp")

# Counters of the Eyrie's turn, in the state's ``used``.
ADDED: Final = OWN
ADDED_BIRDS: Final = OWN + 1
DONE: Final = OWN + 2
"""First of sixteen: Decree cards done this turn, by column and suit."""

NO_LEADER: Final = -1
ALL_LEADERS: Final = 0b1111

Columns = tuple[tuple[int, ...], ...]


def leader(s: State) -> int:
    """The leader in the slot, or NO_LEADER (between two leaders, and before setup)."""
    return s.own_n[EYRIE][0]


def deposed(s: State) -> int:
    """Which leaders lie face down, one bit each."""
    return s.own_n[EYRIE][1]


def decree(s: State) -> Columns:
    """The four columns, each a sorted pile of cards (VIZIER among them)."""
    return s.piles_n[EYRIE]


def viziers_of(leader_number: int) -> Columns:
    """7.3.4: the Decree with only the two Loyal Viziers of a leader."""
    places = LEADER_VIZIERS[leader_number]
    return tuple((VIZIER,) if column in places else () for column in range(len(COLUMNS)))


def roosts(s: State) -> int:
    """Roosts on the map."""
    return KIND_COUNT[ROOST] - s.stock_n[ROOST]


def left_in(s: State, column: int) -> list[int]:
    """The cards of a column that are not done this turn, by suit."""
    base = DONE + column * 4
    left = [-n for n in s.used_n[base : base + 4]]
    for card in s.piles_n[EYRIE][column]:
        left[CARD_SUIT[card]] += 1
    return left


def current_column(s: State) -> int:
    """The leftmost column that is not done, or -1 (7.5.2)."""
    base = DONE
    for column, cards in enumerate(s.piles_n[EYRIE]):
        if cards and len(cards) > sum(s.used_n[base : base + 4]):
            return column
        base += 4
    return -1

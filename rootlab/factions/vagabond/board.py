"""9.2, 9.3: the numbers printed on the Vagabond's board, and where the state keeps what is his.

His part of ``state.own_n`` is one tuple of plain ints, replaced on every change: a few numbers, then his
items by kind and place, then his relationships by faction.
"""

from __future__ import annotations

from typing import Final

from rootlab.components.board import Board
from rootlab.components.boards import RUIN_ITEMS, load_faction_board
from rootlab.components.names import BAG, COIN, NF, NI, TEA, VAGABOND
from rootlab.components.satchel import PLACES
from rootlab.engine.masks import SIZE
from rootlab.engine.pieces import lift_pawn, place_pawn
from rootlab.engine.state import OWN, State

NAME: Final = "vagabond"
BOARD: Final = load_faction_board(NAME)
_TRACK: Final = BOARD.data["relationship_track"]
AIDS_NEEDED: Final[tuple[int, ...]] = tuple(int(space["aids_needed_same_turn"]) for space in _TRACK[1:])
"""By relationship: how many aids in one turn improve it (9.2.9.1.1)."""
IMPROVEMENT_POINTS: Final[tuple[int, ...]] = tuple(int(space["vp_on_entry"]) for space in _TRACK[1:])
"""By relationship: what its improvement scores (9.2.9.1.2)."""
ALLY_AID_POINTS: Final = BOARD.number("vp_per_aid_to_allied")
INFAMY_POINTS: Final = BOARD.number("hostile.vp_per_hostile_piece_removed_in_battle_on_own_turn")
EXTRA_BOOTS: Final = BOARD.number("hostile.extra_boots_to_enter")
REFRESH: Final = BOARD.number("refresh.base")
REFRESH_PER_TEA: Final = BOARD.number("refresh.per_face_up_tea")
DRAW: Final = BOARD.number("draw.base")
DRAW_PER_COIN: Final = BOARD.number("draw.per_face_up_coins")
ITEM_LIMIT: Final = BOARD.number("item_limit.base")
LIMIT_PER_BAG: Final = BOARD.number("item_limit.per_face_up_bag")
FULL_REMOVAL: Final = BOARD.number("full_removal_damage")
TRACK_ROOM: Final[tuple[int, ...]] = tuple(
    BOARD.number(f"item_tracks.{name}") if name else 0 for name in ("", "bag", "coin", "", "", "tea", "", "")
)
"""By kind of item: how many its track holds; 0 for one that has none (9.2.5.1)."""
TRACK_ITEMS: Final = (BAG, COIN, TEA)
EXPLORE_POINTS: Final = 1

# Places in his part of ``own``.
CHARACTER: Final = 0
PAWN: Final = 1
RUIN_BAG: Final = 2
"""The items that are still under ruins, a bit each (9.3.4)."""
QUESTS_OPEN: Final = 3
"""The quests that lie face up, a bit each (9.3.3)."""
QUESTS_DONE: Final = 4
"""The quests that he completed, a bit each."""
SCORCHED: Final = 5
"""The clearings with his torch, a bit each (16.3.6.2)."""
ITEM: Final = 6
"""First of the items: ``ITEM + kind * PLACES + place``."""
RELATION: Final = ITEM + NI * PLACES
"""First of the relationships, by faction."""
OWN_SIZE: Final = RELATION + NF

NO_CHARACTER: Final = -1
INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = -1
FOREST: Final = SIZE
"""The pawn's place is a clearing's number, or this and the place of a forest in the map's list; 0 is none."""
ALL_RUIN_ITEMS: Final = sum(1 << item for item in RUIN_ITEMS)

# Counters of his turn, in the state's ``used``.
AIDS: Final = OWN
"""First of one per faction: aids this turn that did not yet count toward an improvement."""
IMPROVISED: Final = OWN + NF
SLIPPED: Final = OWN + NF + 1
LAST_REMOVED: Final = OWN + NF + 2
"""The index in his part of ``own`` of the last item removed at the item limit."""

OWN_START: Final[tuple[int, ...]] = (
    NO_CHARACTER, 0, ALL_RUIN_ITEMS, 0, 0, 0, *([0] * (NI * PLACES)), *([INDIFFERENT] * NF),
)  # fmt: skip


def set_own(s: State, index: int, value: int) -> None:
    """Replace one number of his."""
    row = list(s.own_n[VAGABOND])
    row[index] = value
    s.own_n[VAGABOND] = tuple(row)


def character(s: State) -> int:
    """His character, or NO_CHARACTER before setup gave him one."""
    return s.own_n[VAGABOND][CHARACTER]


def relation(s: State, f: int) -> int:
    """Where the marker of a faction stands: HOSTILE, or 0 (indifferent) to 3 (allied)."""
    return s.own_n[VAGABOND][RELATION + f]


# --- the pawn ------------------------------------------------------------------------------------------
Place = int | tuple[int, ...]


def pawn(s: State) -> int:
    """Where the pawn is: a clearing, or FOREST and more for a forest."""
    return s.own_n[VAGABOND][PAWN]


def pawn_clearing(s: State) -> int:
    """The clearing with the pawn, or 0."""
    at = s.own_n[VAGABOND][PAWN]
    return at if at < FOREST else 0


def in_forest(s: State) -> bool:
    """Whether the pawn is in a forest."""
    return s.own_n[VAGABOND][PAWN] >= FOREST


def put_pawn(s: State, place: int) -> None:
    """Set the pawn down somewhere else."""
    before = s.own_n[VAGABOND][PAWN]
    if 0 < before < FOREST:
        lift_pawn(s, VAGABOND, before)
    set_own(s, PAWN, place)
    if 0 < place < FOREST:
        place_pawn(s, VAGABOND, place)


def named_place(board: Board, place: int) -> Place:
    """A place as an action names it: a clearing's number, or a forest's clearings."""
    return place if place < FOREST else board.forests[place - FOREST].clearings


def place_number(board: Board, place: object) -> int:
    """The number of a place that an action names; 0 where it is none of the map."""
    if isinstance(place, int):
        return place
    index = board.forest_id.get(place, -1) if isinstance(place, tuple) else -1
    return FOREST + index if index >= 0 else 0


def next_to(board: Board, place: int) -> tuple[int, ...]:
    """The places adjacent to a place: clearings first, then forests (2.2.1, 2.4.1)."""
    found = _NEXT.get(board.name)
    if found is None:
        found = _neighbours(board)
        _NEXT[board.name] = found
    return found[place]


_NEXT: Final[dict[str, list[tuple[int, ...]]]] = {}


def _neighbours(board: Board) -> list[tuple[int, ...]]:
    around: list[tuple[int, ...]] = [()] * (FOREST + len(board.forests))
    for c in board.clearings:
        forests = [FOREST + i for i, forest in enumerate(board.forests) if c in forest.clearings]
        around[c] = (*board.adj[c], *forests)
    for i, forest in enumerate(board.forests):
        around[FOREST + i] = (*forest.clearings, *(FOREST + other for other in forest.neighbours))
    return around


def suit_here(s: State) -> int:
    """The suit of his clearing, or -1 in a forest."""
    at = pawn_clearing(s)
    return s.match.board.suit[at] if at else -1

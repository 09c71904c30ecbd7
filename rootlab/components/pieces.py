"""The kinds of buildings and tokens, whose they are, and how many of each there are.

`_TABLE` is the whole list: a later faction appends its kinds at the end and changes no line of another's.
"""

from __future__ import annotations

from typing import Final

from rootlab.components.boards import load_faction_board
from rootlab.components.errors import told
from rootlab.components.names import ALLIANCE, CORVIDS, EYRIE, FACTIONS, MARQUISE, NF

SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
ROOST: Final = 3
BASE: Final = 4
KEEP: Final = 5
WOOD: Final = 6
SYMPATHY: Final = 7
BOMB: Final = 8
SNARE: Final = 9
EXTORTION: Final = 10
RAID: Final = 11
PLOT: Final = 12
"""A plot that lies face down, whichever it is (13.2.2.1)."""
NK: Final = 13

_TABLE: Final[tuple[tuple[str, int, bool], ...]] = (
    # kind, owner, is a building (else a token)
    ("sawmill", MARQUISE, True),
    ("workshop", MARQUISE, True),
    ("recruiter", MARQUISE, True),
    ("roost", EYRIE, True),
    ("base", ALLIANCE, True),
    ("keep", MARQUISE, False),
    ("wood", MARQUISE, False),
    ("sympathy", ALLIANCE, False),
    ("bomb", CORVIDS, False),
    ("snare", CORVIDS, False),
    ("extortion", CORVIDS, False),
    ("raid", CORVIDS, False),
    ("plot", CORVIDS, False),
)

KINDS: Final[tuple[str, ...]] = tuple(row[0] for row in _TABLE)
KIND_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(KINDS)}
KIND_OWNER: Final[tuple[int, ...]] = tuple(row[1] for row in _TABLE)
KIND_IS_BUILDING: Final[tuple[bool, ...]] = tuple(row[2] for row in _TABLE)


PLOTS: Final = ("bomb", "snare", "extortion", "raid")
"""What a plot is when it is turned up (13.2.2)."""


def _count(kind: str, owner: int) -> int:
    if kind == "plot":
        return sum([_count(one, owner) for one in PLOTS])
    pieces = load_faction_board(FACTIONS[owner]).pieces
    if kind not in pieces:
        raise told("data-lacks-entry", file=f"data/boards/{FACTIONS[owner]}.json", name=f"pieces.{kind}")
    return pieces[kind]


KIND_COUNT: Final[tuple[int, ...]] = tuple(_count(kind, owner) for kind, owner, _ in _TABLE)
"""How many of a kind exist: wood and the keep (6.3.1), the buildings of the Marquise (6.3.5), roosts (7.3.5),
sympathy (8.3.3), three bases, one of each suit, and eight plots (13.3.1); all plots can lie face down."""

WARRIORS: Final[tuple[int, ...]] = tuple(
    load_faction_board(name).pieces.get("warriors", 0) for name in FACTIONS
)
"""How many warriors a faction has (6.3.1, 7.3.1, 8.3.1, 13.3.1); none for a faction that is a pawn."""

KINDS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        k
        for building in (True, False)
        for k in range(NK)
        if KIND_OWNER[k] == f and KIND_IS_BUILDING[k] is building
    )
    for f in range(NF)
)
"""The kinds of a faction, buildings first, then tokens."""

"""The Eyrie's leaders and the columns of the Decree (Law 7.3.3, 7.3.4, 7.4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rootlab.components.errors import told
from rootlab.components.paths import load_json

LEADERS: Final = ("builder", "charismatic", "commander", "despot")
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
LEADER_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(LEADERS)}

COLUMNS: Final = ("recruit", "move", "battle", "build")
RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3
COLUMN_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(COLUMNS)}


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader card: where the two Loyal Viziers go and what it lets the Eyrie do."""

    id: str
    name: str
    name_es: str
    viziers: tuple[int, int]
    ability: str


def _load() -> tuple[tuple[Leader, ...], int]:
    data = load_json("leaders.json")
    if tuple(data["columns"]) != COLUMNS:
        raise told("data-in-order", file="data/leaders.json", wanted=COLUMNS)
    leaders = []
    for row in data["leaders"]:
        columns = row["vizier_columns"]
        if len(set(columns)) != 2 or not set(columns) <= set(COLUMNS):
            raise told("data-leader-columns", file="data/leaders.json", name=row["id"])
        first, second = (COLUMN_ID[c] for c in columns)
        leaders.append(Leader(row["id"], row["name"], row["name_es"], (first, second), row["ability"]))
    if tuple(leader.id for leader in leaders) != LEADERS:
        raise told("data-in-order", file="data/leaders.json", wanted=LEADERS)
    return tuple(leaders), data["viziers"]


_LOADED: Final = _load()
LEADER_CARDS: Final[tuple[Leader, ...]] = _LOADED[0]
VIZIERS: Final[int] = _LOADED[1]

LEADER_VIZIERS: Final[tuple[tuple[int, int], ...]] = tuple(leader.viziers for leader in LEADER_CARDS)

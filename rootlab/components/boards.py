"""The numbers that the faction boards, the items and the game as a whole have printed on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from rootlab.components.errors import told, unknown_name
from rootlab.components.names import FACTION_ID, FACTIONS, ITEM_ID, ITEMS, NI
from rootlab.components.paths import load_json

__all__ = [
    "HAND_LIMIT",
    "ITEM_POINTS",
    "ITEM_SUPPLY",
    "POINTS_FOR_DOMINANCE",
    "POINTS_TO_WIN",
    "RUIN_ITEMS",
    "STARTING_HAND",
    "FactionBoard",
    "load_faction_board",
]


@dataclass(frozen=True, slots=True)
class FactionBoard:
    """One faction board: setup letter (5.1.7), reach (5.2), pieces, and whatever is printed on its tracks."""

    name: str
    id: int
    title: str
    title_es: str
    setup_letter: str
    reach: int
    militant: bool
    pieces: dict[str, int]
    data: dict[str, Any] = field(repr=False, compare=False)

    def _get(self, key: str) -> Any:
        value: Any = self.data
        for part in key.split("."):
            if not isinstance(value, dict) or part not in value:
                raise told("data-board-entry", file=self.name, name=key)
            value = value[part]
        return value

    def number(self, key: str) -> int:
        """One number of the board; a dot goes down into a part.

        >>> load_faction_board("eyrie").number("setup.warriors")
        6
        """
        value = self._get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise told("data-board-number", file=self.name, name=key)
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        """A row of numbers of the board, such as a track's points.

        >>> load_faction_board("marquise").numbers("points.sawmill")
        (0, 1, 2, 3, 4, 5)
        """
        value = self._get(key)
        if not isinstance(value, list) or any(isinstance(v, bool) or not isinstance(v, int) for v in value):
            raise told("data-board-numbers", file=self.name, name=key)
        return tuple(value)


@cache
def load_faction_board(name: str) -> FactionBoard:
    """The board of a faction, read once.

    >>> load_faction_board("marquise").pieces["warriors"]
    25
    """
    if name not in FACTION_ID:
        raise unknown_name("faction", name, FACTIONS)
    data = load_json("boards", f"{name}.json")
    where = f"data/boards/{name}.json"
    for key in ("id", "name", "name_es", "setup_letter", "reach", "militant"):
        if key not in data:
            raise told("data-lacks-entry", file=where, name=key)
    if data["id"] != name:
        raise told("data-other-board", file=where, name=data["id"])
    pieces = data.get("pieces", {})
    for piece, count in pieces.items():
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise told("data-not-positive", file=where, name=piece, given=count)
    return FactionBoard(
        name=name,
        id=FACTION_ID[name],
        title=data["name"],
        title_es=data["name_es"],
        setup_letter=data["setup_letter"],
        reach=data["reach"],
        militant=data["militant"],
        pieces=pieces,
        data=data,
    )


def _by_item(counts: dict[str, Any], where: str) -> tuple[int, ...]:
    row = [0] * NI
    for item, count in counts.items():
        if item not in ITEM_ID:
            raise unknown_name("item", item, ITEMS)
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise told("data-item-count", file="data/items.json", place=where, name=item, given=count)
        row[ITEM_ID[item]] = count
    return tuple(row)


def _load_items() -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    data = load_json("items.json")
    supply = _by_item(data["supply"], "supply")
    if sum(supply) != 12:
        raise told("data-item-supply", file="data/items.json", wanted=12, number=sum(supply))
    points = _by_item(data["points"], "points")
    for item, count in enumerate(supply):
        if count and not points[item]:
            raise told("data-item-points", file="data/items.json", name=ITEMS[item])
    return supply, points, tuple(sorted(ITEM_ID[item] for item in data["ruins"]))


_ITEMS: Final = _load_items()
ITEM_SUPPLY: Final[tuple[int, ...]] = _ITEMS[0]
"""How many of each item the common supply starts with (Law 5.1.5)."""
ITEM_POINTS: Final[tuple[int, ...]] = _ITEMS[1]
"""The points that the cards list for crafting an item (Law 3.2.2)."""
RUIN_ITEMS: Final[tuple[int, ...]] = _ITEMS[2]
"""The items under the ruins when a Vagabond plays (Law 9.3.4)."""

_GAME: Final = load_json("game.json")
POINTS_TO_WIN: Final[int] = _GAME["points_to_win"]
"""Law 3.1."""
POINTS_FOR_DOMINANCE: Final[int] = _GAME["points_for_dominance"]
"""Law 3.3.1."""
HAND_LIMIT: Final[int] = _GAME["hand_limit"]
STARTING_HAND: Final[int] = _GAME["starting_hand"]
"""Law 5.1.3."""

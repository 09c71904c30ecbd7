"""The Vagabond's nine characters and their starting items (Law 9.3.1, 9.3.5, 16.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rootlab.components.errors import told, unknown_name
from rootlab.components.names import ITEM_ID, ITEMS, NI
from rootlab.components.paths import load_json

CHARACTERS: Final = (
    "thief",
    "tinker",
    "ranger",
    "vagrant",
    "arbiter",
    "scoundrel",
    "adventurer",
    "ronin",
    "harrier",
)
THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
ARBITER: Final = 4
SCOUNDREL: Final = 5
ADVENTURER: Final = 6
RONIN: Final = 7
HARRIER: Final = 8
CHARACTER_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(CHARACTERS)}


@dataclass(frozen=True, slots=True)
class Character:
    """A character card: the items it starts with and the name of its special action."""

    id: str
    name: str
    name_es: str
    start_items: tuple[int, ...]
    ability: str
    ability_es: str


def _load() -> tuple[Character, ...]:
    rows = load_json("characters.json")["characters"]
    found = []
    for row in rows:
        for item in row["start_items"]:
            if item not in ITEM_ID:
                raise unknown_name("item", item, ITEMS)
        items = tuple(sorted(ITEM_ID[item] for item in row["start_items"]))
        found.append(
            Character(row["id"], row["name"], row["name_es"], items, row["ability"], row["ability_es"])
        )
    if tuple(one.id for one in found) != CHARACTERS:
        raise told("data-in-order", file="data/characters.json", wanted=CHARACTERS)
    return tuple(found)


CHARACTER_CARDS: Final[tuple[Character, ...]] = _load()

START_ITEMS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card.start_items.count(item) for item in range(NI)) for card in CHARACTER_CARDS
)
"""By character: how many of each item it starts with."""

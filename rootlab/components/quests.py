"""The Vagabond's quest cards (Law 9.3.3, 9.5.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rootlab.components.errors import told, unknown_name
from rootlab.components.names import BIRD, ITEM_ID, ITEMS, SUIT_ID, SUITS
from rootlab.components.paths import load_json


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest card: its suit and the two items that it asks for."""

    id: str
    name: str
    name_es: str | None
    suit: int
    items: tuple[int, int]


def _read(row: dict[str, Any]) -> Quest:
    if row["suit"] not in SUITS[:BIRD]:
        raise unknown_name("quest-suit", row["suit"], SUITS[:BIRD])
    items = row["items"]
    for item in items:
        if item not in ITEM_ID:
            raise unknown_name("item", item, ITEMS)
    if len(items) != 2:
        raise told("data-quest-items", file="data/quests.json", name=row["id"])
    return Quest(
        row["id"], row["name"], row["name_es"], SUIT_ID[row["suit"]], (ITEM_ID[items[0]], ITEM_ID[items[1]])
    )


_DATA: Final = load_json("quests.json")
QUEST_CARDS: Final[tuple[Quest, ...]] = tuple(_read(row) for row in _DATA["quests"])
QUESTS: Final = tuple(quest.id for quest in QUEST_CARDS)
QUEST_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(QUESTS)}
QUEST_SUIT: Final = tuple(quest.suit for quest in QUEST_CARDS)
QUEST_ITEMS: Final = tuple(quest.items for quest in QUEST_CARDS)
ALL_QUESTS: Final = (1 << len(QUESTS)) - 1
"""All quests as bits: bit n stands for quest n."""
QUESTS_SHOWN: Final[int] = _DATA["face_up"]
"""How many quests lie face up (9.3.3)."""

"""The names of factions, suits, items and phases, and the small ints that stand for them in hot code.

A name is the Law's own word in lower case; its int is its place in the tuple. A later faction is appended
nowhere but here, in `pieces` and in the data.
"""

from __future__ import annotations

from typing import Final

FACTIONS: Final = (
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "corvids",
    "lizards",
    "riverfolk",
    "duchy",
    "hundreds",
    "keepers",
)
"""The factions, chapters 6 to 15 of the Law (in the kit's own order)."""

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
CORVIDS: Final = 4
LIZARDS: Final = 5
RIVERFOLK: Final = 6
DUCHY: Final = 7
HUNDREDS: Final = 8
KEEPERS: Final = 9
NF: Final = 10

SUITS: Final = ("fox", "rabbit", "mouse", "bird")
"""The suits of cards; a clearing has one of the first three (Law 2.1, 2.2.2)."""

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3

ITEMS: Final = ("boot", "bag", "coin", "hammer", "sword", "tea", "torch", "crossbow")

BOOT: Final = 0
BAG: Final = 1
COIN: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
TORCH: Final = 6
CROSSBOW: Final = 7
NI: Final = 8

PHASES: Final = ("setup", "birdsong", "daylight", "evening")
"""Setup (Law 5), then the three phases of every turn."""

SETUP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3

FACTION_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(FACTIONS)}
SUIT_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(SUITS)}
ITEM_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(ITEMS)}
PHASE_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(PHASES)}

"""Where an item of the Vagabond lies, and which side of it is up (Law 9.2.5)."""

from __future__ import annotations

from typing import Final

ITEM_PLACES: Final = ("ready", "exhausted", "track", "damaged", "damaged-exhausted")
"""Face up or face down in the Satchel, face up on its track, face up or face down in the Damaged box."""
READY: Final = 0
EXHAUSTED: Final = 1
TRACK: Final = 2
DAMAGED: Final = 3
DAMAGED_EXHAUSTED: Final = 4
PLACES: Final = 5
PLACE_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(ITEM_PLACES)}

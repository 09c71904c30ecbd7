"""Which parameters name something of the game, and how the messages with their words begin."""

from __future__ import annotations

from typing import Final

_KINDS: Final[dict[str, str]] = {
    "faction-": (
        "faction target player seat other ally ruler attacker defender owner enemy winner rival turn_of"
    ),
    "suit-": "suit card_suit decree_suit",
    "card-": "card",
    "item-": "item",
    "piece-": "piece building token plot",
    "phase-": "phase",
    "leader-": "leader",
    "column-": "column at_work",
    "character-": "character",
    "quest-": "quest",
    "item-place-": "item_place",
    "map-": "map",
    "deck-": "deck",
}

_SINGULAR: Final[dict[str, str]] = {key: prefix for prefix, keys in _KINDS.items() for key in keys.split()}

_PLACES: Final = ("clearing", "origin", "destination")
"""The facts of a ruling speak of each of these places: ``origin_ruler``, ``origin_suit`` …"""

PREFIXES: Final[dict[str, str]] = {
    **_SINGULAR,
    **{f"{key}s": prefix for key, prefix in _SINGULAR.items()},
    "enemies": "faction-",
    **{f"{place}_{key}": _SINGULAR[key] for place in _PLACES for key in ("ruler", "rival", "suit")},
}
"""Parameter name to message prefix, e.g. ``PREFIXES["player"] == "faction-"``; plurals (`players`) too."""

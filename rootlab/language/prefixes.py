"""Which parameters name something of the game, and how the messages with their words begin."""

from __future__ import annotations

from typing import Final

_KINDS: Final[dict[str, str]] = {
    "faction-": "faction target player seat other ruler attacker defender owner enemy winner",
    "suit-": "suit",
    "card-": "card",
    "item-": "item",
    "piece-": "piece building token",
    "phase-": "phase",
    "leader-": "leader",
    "column-": "column",
    "map-": "map",
    "deck-": "deck",
}

_SINGULAR: Final[dict[str, str]] = {key: prefix for prefix, keys in _KINDS.items() for key in keys.split()}

PREFIXES: Final[dict[str, str]] = {
    **_SINGULAR,
    **{f"{key}s": prefix for key, prefix in _SINGULAR.items()},
}
"""Parameter name to message prefix, e.g. ``PREFIXES["player"] == "faction-"``; plurals (`players`) too."""

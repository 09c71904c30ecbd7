"""Sets of clearings as bits: bit ``c`` stands for clearing ``c``."""

from __future__ import annotations

from typing import Final

SIZE: Final = 13
"""Clearings 1 to 12; bit 0 is unused."""

CLEARINGS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(c for c in range(1, SIZE) if mask >> c & 1) for mask in range(1 << SIZE)
)
"""By mask: its clearings, ascending."""

"""Colours.  Suits are told apart by lightness as well as by hue; paper and ink are opaque.

The suits follow the order of a colour-blind-safe set (vermilion, yellow, reddish purple, blue),
muted as in print.  A faction's colours stand in its own module.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

INK: Final = "#3a2f25"
CREAM: Final = "#fbf5e4"
GOLD: Final = "#f2b632"


@dataclass(frozen=True, slots=True)
class Tint:
    """The colours of a suit: its own, a darker edge, a pale face, and what is written on it."""

    main: str
    dark: str
    pale: str
    ink: str


SUIT: Final[dict[str, Tint]] = {
    "fox": Tint("#bf4d2c", "#7f2d16", "#f7e3d2", "#fff6e8"),
    "rabbit": Tint("#e3b23c", "#9a7118", "#faf0cd", "#3f2c08"),
    "mouse": Tint("#a2628a", "#68375a", "#f2e2ea", "#fff4fa"),
    "bird": Tint("#3f7f9f", "#23536c", "#e0edf2", "#f4fbff"),
}


@dataclass(frozen=True, slots=True)
class Season:
    """The printed colours of a map."""

    paper: str
    paper_edge: str
    meadow: str
    trees: tuple[str, ...]
    tree_edge: str
    tree_shadow: str
    water: str
    water_edge: str
    water_light: str
    road: str
    road_edge: str


_AUTUMN: Final = Season(
    paper="#efe6cc",
    paper_edge="#d9c9a0",
    meadow="#dfdcb4",
    trees=("#8ba471", "#7c9866", "#98ab72", "#b0ab69", "#c69a55"),
    tree_edge="#56704a",
    tree_shadow="#6f7f55",
    water="#8fb9c9",
    water_edge="#5f8fa3",
    water_light="#c5dfe6",
    road="#f4ead0",
    road_edge="#a58a5c",
)

SEASON: Final[dict[str, Season]] = {
    "autumn": _AUTUMN,
    "winter": Season(
        paper="#eef0ee",
        paper_edge="#cfd6d6",
        meadow="#e0e8e6",
        trees=("#a9bdbb", "#9bb2b4", "#b7c8c2", "#8fa8a4", "#c3cfc9"),
        tree_edge="#647f82",
        tree_shadow="#8ca3a3",
        water="#a9cbdd",
        water_edge="#6c96ae",
        water_light="#dcedf5",
        road="#faf7ee",
        road_edge="#9a958a",
    ),
}


def season(board: str) -> Season:
    """The printed colours of that map."""
    return SEASON.get(board, _AUTUMN)

"""Places: a clearing is its number, a forest the tuple of its clearings (2.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rootlab.components.board import Board
from rootlab.widgets.art.outline import Point

Place = int | tuple[int, ...]


def spot(board: Board, place: Place) -> Point:
    """The middle of a clearing or a forest."""
    if isinstance(place, int):
        return board.x[place], board.y[place]
    forest = board.forests[board.forest_id[place]]
    return forest.x, forest.y


def order(places: Iterable[Place]) -> tuple[Place, ...]:
    """Clearings by number, then forests."""
    return tuple(sorted(places, key=lambda place: (0, (place,)) if isinstance(place, int) else (1, place)))


def written(place: Place) -> str:
    """A place as it stands in an address: ``7`` or ``1-2-5-10``."""
    return str(place) if isinstance(place, int) else "-".join(map(str, place))


def read(written_place: str) -> Place:
    """The place that :func:`written` wrote."""
    parts = tuple(int(part) for part in written_place.split("-"))
    return parts if len(parts) > 1 else parts[0]


def pawns(position: Mapping[str, Any]) -> dict[str, Place]:
    """Where the pawns are, by faction."""
    found: dict[str, Place] = {}
    for faction, own in position.get("players", {}).items():
        place = own.get("pawn")
        if isinstance(place, int):
            found[faction] = place
        elif place:
            found[faction] = tuple(place)
    return found


def scorched(position: Mapping[str, Any], c: int) -> list[str]:
    """The factions whose torch lies in a clearing for good (16.3.6.2)."""
    return [who for who, own in position.get("players", {}).items() if c in own.get("scorched", ())]

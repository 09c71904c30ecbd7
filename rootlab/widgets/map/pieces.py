"""The pieces on the map: what lies where, a layer for each trace.

Everything here is a pure function of the plan of the map and a position; nothing is kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rootlab.components.board import Board
from rootlab.components.names import FACTIONS
from rootlab.components.pieces import KIND_ID, KIND_OWNER
from rootlab.widgets.map.laid import (
    BADGE,
    TOKEN,
    Laid,
    figure_form,
    number_form,
    piece_form,
)
from rootlab.widgets.map.places import Place, pawns, scorched, spot
from rootlab.widgets.map.plan import DISC
from rootlab.widgets.map.spots import SLOT, slot_spots, token_spot, warrior_spots

Position = Mapping[str, Any]
"""A position, or a seat's view of one, as ``to_dict()`` gives it."""

_SEAL_Y = DISC + 0.75


def owner(kind: str) -> str:
    """The faction that a kind of building or token belongs to."""
    number = KIND_ID.get(kind)
    return "" if number is None else FACTIONS[KIND_OWNER[number]]


def token_kind(token: Any) -> str:
    """The kind of a token of a position; a plot that lies face down is ``plot`` (13.2.2.1)."""
    if isinstance(token, Mapping):
        kind = token.get("plot")
        return kind if token.get("up") and isinstance(kind, str) and kind in KIND_ID else "plot"
    return str(token)


def hidden_kind(content: Mapping[str, Any]) -> str | None:
    """What the plot that lies face down in a clearing is, for eyes that may know it."""
    for token in content.get("tokens", ()):
        if isinstance(token, Mapping) and not token.get("up"):
            kind = token.get("plot")
            return kind if kind in KIND_ID else None
    return None


def _clearings(position: Position) -> list[tuple[int, Mapping[str, Any]]]:
    return sorted((int(number), content) for number, content in position.get("clearings", {}).items())


def token_groups(content: Mapping[str, Any]) -> list[tuple[str, str, int]]:
    """The tokens of a clearing as owner, kind and count, in a fixed order."""
    counts = Counter(token_kind(token) for token in content.get("tokens", ()))
    groups = [("corvids" if kind == "plot" else owner(kind), kind, n) for kind, n in counts.items()]
    return sorted(groups, key=lambda group: (group[0], group[1] != "keep", group[1]))


def warrior_groups(content: Mapping[str, Any], seats: Sequence[str]) -> list[tuple[str, int]]:
    """The warriors of a clearing by faction, in the order of the seats."""
    warriors = content.get("warriors", {})
    return [(faction, warriors[faction]) for faction in seats if warriors.get(faction)]


def figure_groups(
    content: Mapping[str, Any], seats: Sequence[str], c: int, standing: Mapping[str, Place]
) -> list[tuple[str, int]]:
    """The warriors of a clearing and, with 0 for its number, the pawn that is there."""
    warriors = content.get("warriors", {})
    return [
        (faction, warriors.get(faction, 0))
        for faction in seats
        if warriors.get(faction) or standing.get(faction) == c
    ]


def rulers(board: Board, ruled: Mapping[int, str | None], faction: str) -> tuple[list[Laid], list[Laid]]:
    """The rings around the clearings that a faction rules, each with a seal, and the seals' marks."""
    here = [(board.x[c], board.y[c]) for c, who in sorted(ruled.items()) if who == faction]
    mark = figure_form(faction)
    return (
        [Laid(part, x, y + down) for x, y in here for part, down in (("ring", 0.0), ("seal", _SEAL_Y))],
        [Laid(mark, x, y + _SEAL_Y - 0.1, 2.35) for x, y in here],
    )


def rings(board: Board, places: Sequence[Place], kind: str) -> list[Laid]:
    """Rings around chosen places: ``selected``, ``target`` or the soft ``glow`` under them."""
    return [
        Laid(kind if isinstance(place, int) else f"badge {kind}", *spot(board, place)) for place in places
    ]


def badges(board: Board, places: Sequence[Place]) -> list[Laid]:
    """The badges of the forests among these places."""
    return [Laid("badge", *spot(board, place)) for place in places if isinstance(place, tuple)]


def badge_marks(board: Board, places: Sequence[Place]) -> list[Laid]:
    """The trees on the badges of the forests among these places."""
    return [Laid("tree", *spot(board, place), BADGE * 1.4) for place in places if isinstance(place, tuple)]


def ruins(board: Board, position: Position) -> tuple[list[Laid], list[Laid]]:
    """The plates and the marks of the ruins; a ruin lies in the last slot."""
    spots = [slot_spots(board, c)[-1] for c, content in _clearings(position) if content.get("ruin")]
    return [Laid("plate", x, y) for x, y in spots], [Laid("ruin", x, y, SLOT * 0.72) for x, y in spots]


def buildings(board: Board, position: Position, faction: str) -> tuple[list[Laid], list[Laid]]:
    """The plates and the marks of a faction's buildings."""
    plates: list[Laid] = []
    marks: list[Laid] = []
    for c, content in _clearings(position):
        for (x, y), kind in zip(slot_spots(board, c), content.get("buildings", ()), strict=False):
            if owner(kind) == faction:
                plates.append(Laid("plate", x, y))
                marks.append(Laid(piece_form(faction, kind), x, y, SLOT * 0.74))
    return plates, marks


def tokens(board: Board, position: Position, faction: str) -> tuple[list[Laid], list[Laid]]:
    """The rounds and the marks of a faction's tokens; several of a kind lie as one with their number."""
    plates: list[Laid] = []
    marks: list[Laid] = []
    for c, content in _clearings(position):
        groups = token_groups(content)
        for index, (who, kind, count) in enumerate(groups):
            if who != faction:
                continue
            x, y = token_spot(board, c, index)
            mark = piece_form(faction, kind)
            known = hidden_kind(content) if kind == "plot" else None
            if known is not None:
                plates.append(Laid("pill", x, y))
                marks.append(Laid(mark, x - 1.3, y, TOKEN * 0.68))
                marks.append(Laid(piece_form(faction, known), x + 1.4, y, TOKEN * 0.6))
            elif count == 1:
                plates.append(Laid("round", x, y))
                marks.append(Laid(mark, x, y, TOKEN * 0.7))
            else:
                plates.append(Laid("pill", x, y))
                marks.append(Laid(mark, x - 1.2, y, TOKEN * 0.72))
                marks.append(Laid(number_form(count), x + 1.6, y, 2.2))
    for c in board.clearings:
        if faction in scorched(position, c):
            content = position.get("clearings", {}).get(str(c), {})
            x, y = token_spot(board, c, len(token_groups(content)))
            plates.append(Laid("round", x, y))
            marks.append(Laid(piece_form(faction, "torch"), x, y, TOKEN * 0.7))
    return plates, marks


def warriors(
    board: Board, position: Position, faction: str, seats: Sequence[str]
) -> tuple[list[Laid], list[Laid]]:
    """The figures and the numbers of a faction's warriors, or its pawn, which has no number."""
    figures: list[Laid] = []
    numbers: list[Laid] = []
    figure = figure_form(faction)
    standing = pawns(position)
    clearings = position.get("clearings", {})
    for c in board.clearings:
        groups = figure_groups(clearings.get(str(c), {}), seats, c, standing)
        for (who, count), (x, y, size) in zip(groups, warrior_spots(board, c, len(groups)), strict=True):
            if who == faction:
                figures.append(Laid(figure, x, y, size))
                if count:
                    numbers.append(Laid(number_form(count), x, y + size * 0.14, size * 0.46))
    at = standing.get(faction)
    if isinstance(at, tuple):
        figures.append(Laid(figure, *spot(board, at), 5.0))
    return figures, numbers

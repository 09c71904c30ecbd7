"""Pieces on the map of a position: counting, putting and taking them away, lawful or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rootlab.components.names import FACTION_ID, FACTIONS
from rootlab.components.pieces import (
    KIND_COUNT,
    KIND_ID,
    KIND_IS_BUILDING,
    KIND_OWNER,
    KINDS,
    KINDS_OF,
    PLOTS,
    WARRIORS,
)

__all__ = [
    "Piece",
    "Place",
    "count_of",
    "face_down",
    "pieces_of",
    "read_piece",
    "ruin",
    "set_count",
    "turn_plots",
]

Place = int | tuple[int, ...]
"""A clearing's number, or the clearings around a forest (2.4)."""

WARRIOR: Final = "warrior"
PAWN: Final = "pawn"
RUIN: Final = "ruin"


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of piece and whose it is, if anybody's; ``str`` gives ``"roost"`` or ``"warrior-eyrie"``."""

    kind: str
    faction: str = ""

    def __str__(self) -> str:
        return f"{self.kind}-{self.faction}" if self.kind in (WARRIOR, PAWN) else self.kind

    @property
    def most(self) -> int:
        """How many there are in the box."""
        if self.kind == WARRIOR:
            return WARRIORS[FACTION_ID[self.faction]]
        return KIND_COUNT[KIND_ID[self.kind]] if self.kind in KIND_ID else 1


ruin: Final = Piece(RUIN)


def pieces_of(faction: str) -> tuple[Piece, ...]:
    """What a faction may have on the map: warriors or the pawn, then buildings, then tokens."""
    f = FACTION_ID[faction]
    names = [WARRIOR if WARRIORS[f] else PAWN]
    names += [KINDS[kind] for kind in KINDS_OF[f] if KINDS[kind] != "plot"]
    return tuple(Piece(name, faction) for name in names)


def read_piece(written: str) -> Piece:
    """The piece that ``str(piece)`` wrote."""
    kind, _, faction = written.partition("-")
    if kind in KIND_ID:
        return Piece(kind, FACTIONS[KIND_OWNER[KIND_ID[kind]]])
    return Piece(kind, faction)


def _clearing(position: dict[str, Any], c: int) -> dict[str, Any]:
    here: dict[str, Any] = position.setdefault("clearings", {}).setdefault(str(c), {})
    return here


def _plot(token: Any) -> str | None:
    return token.get("plot") if isinstance(token, dict) else None


def count_of(position: dict[str, Any], place: Place, piece: Piece) -> int:
    """How many of a piece are in a clearing, or whether the pawn is in a place."""
    if piece.kind == PAWN:
        at = position["players"].get(piece.faction, {}).get("pawn")
        return int((tuple(at) if isinstance(at, list) else at) == place)
    here = position.get("clearings", {}).get(str(place), {})
    if piece.kind == WARRIOR:
        return int(here.get("warriors", {}).get(piece.faction, 0))
    if piece.kind == RUIN:
        return int(bool(here.get("ruin")))
    if piece.kind in PLOTS:
        return sum(1 for token in here.get("tokens", ()) if _plot(token) == piece.kind)
    return int(list(here.get(_row(piece), ())).count(piece.kind))


def _row(piece: Piece) -> str:
    return "buildings" if KIND_IS_BUILDING[KIND_ID[piece.kind]] else "tokens"


def set_count(position: dict[str, Any], place: Place, piece: Piece, n: int) -> None:
    """Make it so many: more than the box holds is a fault of the position and not of this function."""
    n = max(n, 0)
    if piece.kind == PAWN:
        own = position["players"].setdefault(piece.faction, {})
        own["pawn"] = (list(place) if isinstance(place, tuple) else place) if n else None
        return
    assert isinstance(place, int)
    here = _clearing(position, place)
    if piece.kind == WARRIOR:
        row = here.setdefault("warriors", {})
        row[piece.faction] = n
        if not n:
            del row[piece.faction]
    elif piece.kind == RUIN:
        here["ruin"] = bool(n)
    elif piece.kind in PLOTS:
        _set_plots(here.setdefault("tokens", []), piece.kind, n)
    else:
        names = here.setdefault(_row(piece), [])
        while names.count(piece.kind) < n:
            names.append(piece.kind)
        while names.count(piece.kind) > n:
            names.reverse()
            names.remove(piece.kind)
            names.reverse()
    for key in ("warriors", "buildings", "tokens"):
        if key in here and not here[key]:
            del here[key]
    if not here:
        del position["clearings"][str(place)]


def _set_plots(tokens: list[Any], kind: str, n: int) -> None:
    """A new plot lies face down; the last one put there goes first."""
    held = [i for i, token in enumerate(tokens) if _plot(token) == kind]
    for i in reversed(held[n:]):
        del tokens[i]
    tokens += [{"plot": kind, "up": False} for _ in range(n - len(held))]


def face_down(position: dict[str, Any], c: int, kind: str) -> bool:
    """Whether a plot of that kind lies face down in a clearing."""
    tokens = position.get("clearings", {}).get(str(c), {}).get("tokens", ())
    return any(_plot(token) == kind and not token.get("up") for token in tokens)


def turn_plots(position: dict[str, Any], c: int, kind: str, up: bool) -> None:
    """Turn the plots of that kind in a clearing; what is face up is known to everybody."""
    for token in _clearing(position, c).get("tokens", ()):
        if _plot(token) == kind:
            token["up"] = up
            if up:
                token.pop("not", None)

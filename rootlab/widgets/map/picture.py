"""The small picture of a kept game: what everybody at the table sees of the map, written down in its file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rootlab.components.board import load_board
from rootlab.components.errors import RootlabError
from rootlab.widgets.map.figure import Scene
from rootlab.widgets.map.places import pawns
from rootlab.widgets.map.still import still, still_board, still_use

if TYPE_CHECKING:
    from rootlab.widgets.moment import Moment


def picture_of(moment: Moment) -> dict[str, Any]:
    """What lies on the map, as JSON values; a plot that lies face down is one that nobody knows (13.2.2)."""
    position = moment.position
    return {
        "map": moment.board.name,
        "seats": list(position["seats"]),
        "clearings": {
            c: {**here, "tokens": [_public(token) for token in here.get("tokens", ())]}
            for c, here in position.get("clearings", {}).items()
        },
        "pawns": pawns(position),
        "rulers": {str(c): seat for c, seat in moment.rulers.items() if seat},
    }


def _public(token: Any) -> Any:
    if isinstance(token, Mapping) and not token.get("up"):
        return {"plot": None, "up": False}
    return token


def drawings(noted: Sequence[tuple[object, str]]) -> tuple[str, list[str]]:
    """The boards that the drawings refer to, and each picture with its words as a drawing.

    It is empty for a picture that a file does not hold, or holds wrongly.
    """
    found = [_drawing(json.dumps(note, sort_keys=True), words) for note, words in noted]
    boards = sorted({board for board, _ in found if board})
    printed = "".join(map(still_board, boards))
    hidden = f'<svg class="rl-still-boards" aria-hidden="true">{printed}</svg>' if boards else ""
    return hidden, [drawn for _, drawn in found]


@lru_cache(maxsize=64)
def _drawing(note: str, words: str) -> tuple[str, str]:
    """The name of the board and the drawing of a picture; both empty where it is none."""
    try:
        found = json.loads(note)
        board = load_board(found["map"]).name
        position = {
            "map": board,
            "seats": list(found["seats"]),
            "turn": {"player": None, "phase": "setup"},
            "clearings": found["clearings"],
            "players": {seat: {"pawn": found["pawns"].get(seat)} for seat in found["seats"]},
        }
        scene = Scene(board, position, {int(c): seat for c, seat in found["rulers"].items()})
        return board, still(scene, words, still_use(board), small=True)
    except (RootlabError, LookupError, TypeError, ValueError, AttributeError):
        return "", ""

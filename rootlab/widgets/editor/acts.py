"""What the fields and buttons of the panes do: one function for each name, found in :data:`ACTS`.

``value`` is what stands after the colon of a ``data-act``, ``given`` what the field holds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from rootlab.components.cards import CARD_IDS
from rootlab.editing import Piece, pieces_of, ruin
from rootlab.editing.pieces import PAWN, read_piece
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.editor.factions import Act, act_of
from rootlab.widgets.map.places import Place, read

__all__ = ["act_named", "click"]


def click(desk: Desk, place: Place) -> None:
    """A clearing or forest was clicked: it is looked at, and the piece that is picked goes there."""
    desk.place = place
    piece = desk.piece
    if piece is None or (isinstance(place, tuple) and piece.kind != PAWN):
        return
    (desk.draft.take if desk.taking else desk.draft.put)(place, piece)


# --- the tray ------------------------------------------------------------------------------------------
def pieces_on(desk: Desk) -> list[Piece]:
    """Every kind of piece that lies in the tray."""
    return [*(piece for seat in desk.draft.seats for piece in pieces_of(seat)), ruin]


def _piece(desk: Desk, value: str, _given: Any) -> None:
    piece = next((one for one in pieces_on(desk) if str(one) == value), None)
    desk.piece = None if piece == desk.piece else piece


def _way(desk: Desk, value: str, _given: Any) -> None:
    desk.taking = value == "take"


def _at(desk: Desk, value: str, _given: Any) -> None:
    click(desk, read(value))


def _go(desk: Desk, value: str, _given: Any) -> None:
    desk.place = read(value)


def _seat(desk: Desk, value: str, _given: Any) -> None:
    if value in desk.draft.seats:
        desk.seat = value


# --- counts on the map ---------------------------------------------------------------------------------
def _count(desk: Desk, value: str, given: Any) -> None:
    place, _, piece = value.partition(":")
    desk.draft.set_count(read(place), read_piece(piece), int(given), join=f"count:{value}")


def _more(desk: Desk, value: str, _given: Any) -> None:
    place, _, piece = value.partition(":")
    desk.draft.put(read(place), read_piece(piece))


def _less(desk: Desk, value: str, _given: Any) -> None:
    place, _, piece = value.partition(":")
    desk.draft.take(read(place), read_piece(piece))


def _up(desk: Desk, value: str, given: Any) -> None:
    place, _, piece = value.partition(":")
    desk.draft.turn_plots(int(place), read_piece(piece).kind, bool(given))


# --- any entry -----------------------------------------------------------------------------------------
def _number(desk: Desk, value: str, given: Any) -> None:
    desk.draft.set(value, max(int(given), 0), join=f"number:{value}")


def _step(by: int) -> Act:
    def act(desk: Desk, value: str, _given: Any) -> None:
        now = desk.draft.look(value, 0)
        desk.draft.set(value, max((int(now) if isinstance(now, int) else 0) + by, 0))

    return act


def _switch(desk: Desk, value: str, given: Any) -> None:
    desk.draft.set(value, bool(given))


def _choose(desk: Desk, value: str, given: Any) -> None:
    desk.draft.set(value, json.loads(given))


def _choose_or_none(desk: Desk, value: str, given: Any) -> None:
    chosen = json.loads(given)
    if chosen is None:
        desk.draft.clear(value)
    else:
        desk.draft.set(value, chosen)


def _leave_out(desk: Desk, value: str, _given: Any) -> None:
    desk.draft.clear(value)


def _add(desk: Desk, value: str, given: Any) -> None:
    written = str(given.get("new", ""))
    if written:
        desk.chosen[value] = written
        desk.draft.add(value, json.loads(written))


def _drop(desk: Desk, value: str, _given: Any) -> None:
    path, _, index = value.rpartition(":")
    desk.draft.drop(path, int(index))


# --- the seats and the turn ----------------------------------------------------------------------------
def _dominance(desk: Desk, value: str, given: Any) -> None:
    """3.3.1: with an active dominance card a seat has no points."""
    card = json.loads(given)
    path = f"players.{value}"

    def change(data: dict[str, Any]) -> None:
        own = data.setdefault("players", {}).setdefault(value, {})
        own.pop("dominance", None)
        own["score"] = own.get("score") or 0
        if card in CARD_IDS:
            own["dominance"] = card
            own["score"] = None

    if desk.draft.get(f"{path}.dominance") != card:
        desk.draft.edit(change)


def _player(desk: Desk, _value: str, given: Any) -> None:
    desk.draft.set_turn(player=json.loads(given))


def _phase(desk: Desk, _value: str, given: Any) -> None:
    desk.draft.set_turn(phase=json.loads(given))


def _turn_step(desk: Desk, _value: str, given: Any) -> None:
    desk.draft.set_turn(step=json.loads(given))


def _window(desk: Desk, _value: str, given: Any) -> None:
    """Past the window before the step or not; a position leaves it out where it stands at the window."""
    if given:
        desk.draft.set("turn.window", False)
    else:
        desk.draft.clear("turn.window")


def _seat_new(desk: Desk, value: str, _given: Any) -> None:
    desk.draft.add_seat(value)
    desk.seat = value


def _seat_gone(desk: Desk, value: str, _given: Any) -> None:
    desk.draft.remove_seat(value)


def _seat_up(desk: Desk, value: str, _given: Any) -> None:
    seats = list(desk.draft.seats)
    k = seats.index(value)
    if k:
        seats[k - 1 : k + 1] = [value, seats[k - 1]]
        desk.draft.set("seats", seats)


ACTS: Final[Mapping[str, Act]] = {
    "piece": _piece,
    "way": _way,
    "at": _at,
    "go": _go,
    "seat": _seat,
    "count": _count,
    "more": _more,
    "less": _less,
    "up": _up,
    "number": _number,
    "number-more": _step(1),
    "number-less": _step(-1),
    "switch": _switch,
    "choose": _choose,
    "choose-or-none": _choose_or_none,
    "leave-out": _leave_out,
    "add": _add,
    "drop": _drop,
    "dominance": _dominance,
    "player": _player,
    "phase": _phase,
    "step": _turn_step,
    "window": _window,
    "seat-new": _seat_new,
    "seat-gone": _seat_gone,
    "seat-up": _seat_up,
}


def act_named(name: str) -> Callable[[Desk, str, Any], object] | None:
    """What that field or button does, if it is one of the panes'."""
    return ACTS.get(name) or act_of(name)

"""Writing a state as a position: JSON values that a person can read and change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rootlab.components.board import Board
from rootlab.components.boards import ITEM_SUPPLY
from rootlab.components.cards import CARD_ID, CARD_IDS, CARD_KIND
from rootlab.components.names import FACTIONS, ITEMS, NF, NI, PHASES
from rootlab.components.pieces import KIND_IS_BUILDING, KIND_OWNER, KINDS, NK
from rootlab.engine.position.check import VERSION
from rootlab.engine.state import BEGUN, LAST_DISCARD, NO_DOMINANCE, USED_CARDS, USED_PIECES

if TYPE_CHECKING:
    from rootlab.engine.procedure import Step
    from rootlab.engine.state import State

__all__ = ["ALL", "DOMINANCE_CARDS", "HAND", "first_of", "last_of", "position_of", "steps_of", "to_dict"]

ALL: Final = "all"
"""The key in ``known`` for what everybody knows."""
HAND: Final = "hand"
PENDING_VERSION: Final = 1
DOMINANCE_CARDS: Final = tuple(name for name, n in CARD_ID.items() if CARD_KIND[n] == "dominance")


def to_dict(state: State) -> dict[str, Any]:
    """The whole position, open to every eye."""
    return position_of(state, None)


def position_of(state: State, eyes: int | None) -> dict[str, Any]:
    """The position as the seat ``eyes`` knows it: another seat's hand is its size and the cards known in it.

    None sees everything.
    """
    match = state.match
    out: dict[str, Any] = {
        "rootlab": VERSION, "map": match.board_name, "deck": match.deck_name, "seats": list(state.seats),
    }  # fmt: skip
    if eyes is not None:
        out["eyes"] = FACTIONS[eyes]
    taking_part = [name for name in DOMINANCE_CARDS if match.card_counts[CARD_ID[name]]]
    if len(match.seats) == 2 and len(taking_part) == len(DOMINANCE_CARDS):
        out["dominance"] = True
    elif len(match.seats) > 2 and not taking_part:
        out["dominance"] = False
    elif 0 < len(taking_part) < len(DOMINANCE_CARDS):
        out["dominance"] = taking_part
    out["turn"] = _turn(state)
    out["clearings"] = _clearings(state, match.board)
    out["players"] = {FACTIONS[f]: _player(state, f, eyes) for f in match.seats}
    out["discard"] = _cards(state.discard_n)
    out["removed"] = _cards(state.removed_n)
    out["available_dominance"] = _cards(state.available_n)
    out["item_supply"] = {
        ITEMS[i]: n for i, n in enumerate(state.item_supply_n) if n or ITEM_SUPPLY[i]
    }  # fmt: skip
    for f in match.seats:
        out.update(match.factions[f].dump_shared(state))
    out["known"] = _known(state, eyes)
    if state.stack:
        frames = [_plain(frame.to_dict()) for frame in state.stack]
        out["pending"] = {"version": PENDING_VERSION, "stack": frames}
    if state.over_n:
        out["result"] = {"winners": [FACTIONS[f] for f in state.over_n], "article": state.won_by}
    return out


# --- the turn ------------------------------------------------------------------------------------------
def steps_of(state: State) -> tuple[Step, ...]:
    """The steps among which ``state.step_n`` counts."""
    return state.match.turn_steps[state.turn_n] if state.phase_n else state.match.setup_steps


def first_of(steps: tuple[Step, ...], phase: int, name: str) -> int:
    """Where a step begins: at the window before it, if it has one; -1 where there is none of that name."""
    return next((i for i, step in enumerate(steps) if step.phase == phase and step.name == name), -1)


def last_of(steps: tuple[Step, ...], phase: int, name: str) -> int:
    """The step itself, past its window."""
    return max((i for i, step in enumerate(steps) if step.phase == phase and step.name == name), default=-1)


def _turn(state: State) -> dict[str, Any]:
    phase = state.phase_n
    name = state.step_name
    turn: dict[str, Any] = {"player": FACTIONS[state.turn_n], "phase": PHASES[phase], "step": name}
    if state.step_n != first_of(steps_of(state), phase, name):
        turn["window"] = False
    turn["round"] = state.round
    turn["used"] = _used(state)
    return turn


def _used(state: State) -> dict[str, Any]:
    used = state.used_n
    out: dict[str, Any] = {"begun": bool(used[BEGUN])}
    if used[USED_CARDS]:
        out["card_effects"] = [name for name, n in CARD_ID.items() if used[USED_CARDS] >> n & 1]
    crafting = {str(c): used[USED_PIECES + c] for c in state.match.board.clearings if used[USED_PIECES + c]}
    if crafting:
        out["crafting"] = crafting
    if used[LAST_DISCARD]:
        out["last_discard"] = CARD_IDS[used[LAST_DISCARD] - 1]
    out.update(state.match.factions[state.turn_n].dump_used(state))
    return out


# --- pieces and cards ----------------------------------------------------------------------------------
def _clearings(state: State, board: Board) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for c in board.clearings:
        here: dict[str, Any] = {}
        warriors = {FACTIONS[f]: n for f in state.match.seats if (n := state.warriors_n[c * NF + f])}
        if warriors:
            here["warriors"] = warriors
        for key, building in (("buildings", True), ("tokens", False)):
            names = [
                KINDS[k] if building else state.match.factions[KIND_OWNER[k]].dump_token(state, c, k)
                for k in range(NK) if KIND_IS_BUILDING[k] is building
                for _ in range(state.kinds_n[c * NK + k])
            ]  # fmt: skip
            if names:
                here[key] = names
        if board.has_ruin[c]:
            here["ruin"] = bool(state.ruins_n[c])
        if here:
            out[str(c)] = here
    return out


def _player(state: State, f: int, eyes: int | None) -> dict[str, Any]:
    active = state.dominance_n[f]
    out: dict[str, Any] = {"score": state.score_n[f] if active == NO_DOMINANCE else None}
    hand = state.hands_n[f]
    out["hand"] = _cards(hand)
    if eyes is not None and eyes != f:
        out["hand"] = {"size": len(hand), "known": _cards(state.known_n[eyes * NF + f])}
    out["crafted"] = _cards(state.crafted_n[f])
    out["items"] = [ITEMS[i] for i in range(NI) for _ in range(state.items_n[f * NI + i])]
    if active != NO_DOMINANCE:
        out["dominance"] = CARD_IDS[active]
    module = state.match.factions[f]
    if module.hidden_pile >= 0:
        pile = state.piles_n[f][module.hidden_pile]
        out[module.hidden_pile_name] = _cards(pile)
        if eyes is not None and eyes != f:
            known = _cards(state.known_piles_n[eyes * NF + f])
            out[module.hidden_pile_name] = {"size": len(pile), "known": known}
    out.update(module.dump(state))
    return out


def _cards(pile: tuple[int, ...]) -> list[str | None]:
    """Cards by name; one that cannot be seen is None."""
    return [CARD_IDS[n] if 0 <= n < len(CARD_IDS) else None for n in pile]


def _known(state: State, eyes: int | None) -> dict[str, Any]:
    """Who knows which cards to be in whose hand, or in the pile that a faction keeps face down."""
    out: dict[str, Any] = {}
    seats = state.match.seats
    for viewer in (-1, *seats):
        seen: dict[str, Any] = {}
        for owner in seats:
            open_to_eyes = eyes is None or viewer in (-1, eyes) or owner == eyes
            if viewer != owner and open_to_eyes:
                i = (owner if viewer < 0 else viewer) * NF + owner
                hand, pile = _cards(state.known_n[i]), _cards(state.known_piles_n[i])
                if pile:
                    seen[FACTIONS[owner]] = {HAND: hand, state.match.factions[owner].hidden_pile_name: pile}
                elif hand:
                    seen[FACTIONS[owner]] = hand
        if seen:
            out[FACTIONS[viewer] if viewer >= 0 else ALL] = seen
    return out


def _plain(value: Any) -> Any:
    """The same with lists for tuples, as JSON has it."""
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value

"""What a position file says of the Vagabond: character, pawn, items, relationships, quests, coalition."""

from __future__ import annotations

from typing import Any, Final

from rootlab.components.boards import ITEM_SUPPLY, RUIN_ITEMS
from rootlab.components.characters import CHARACTER_ID, CHARACTERS, START_ITEMS
from rootlab.components.names import FACTION_ID, FACTIONS, ITEM_ID, ITEMS, NI, SETUP, TORCH, VAGABOND
from rootlab.components.quests import QUEST_ID, QUESTS, QUESTS_SHOWN
from rootlab.components.satchel import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, PLACES, READY, TRACK
from rootlab.engine.faults import Faults
from rootlab.engine.state import NO_DOMINANCE, NOBODY, State
from rootlab.factions.vagabond.board import (
    AIDS,
    ALL_RUIN_ITEMS,
    CHARACTER,
    FOREST,
    HOSTILE,
    IMPROVISED,
    ITEM,
    LAST_REMOVED,
    NO_CHARACTER,
    QUESTS_DONE,
    QUESTS_OPEN,
    RELATION,
    RUIN_BAG,
    SCORCHED,
    SLIPPED,
    TRACK_ROOM,
    named_place,
    pawn,
    place_number,
    put_pawn,
)
from rootlab.factions.vagabond.coalition import PLAYERS_NEEDED
from rootlab.factions.vagabond.items import CARRIED_SLOTS, kind_of, place_of, slot
from rootlab.factions.vagabond.quests import open_quests, quests_in

SUPPLY: Final = "item_supply"
SHARED: Final = ("quests_open", "ruin_items", SUPPLY)
_PLACES: Final = (
    ("satchel", True, READY),
    ("satchel", False, EXHAUSTED),
    ("track", True, TRACK),
    ("damaged", True, DAMAGED),
    ("damaged", False, DAMAGED_EXHAUSTED),
)
"""The places of items as a position file names them: where, and whether face up."""
MOST: Final = tuple(
    ITEM_SUPPLY[kind] + 2 * RUIN_ITEMS.count(kind) + 2 * max(start[kind] for start in START_ITEMS)
    for kind in range(NI)
)
"""By kind of item: how many there can be, with the starting and ruin items of a second Vagabond (9.7.1)."""


# --- writing ---------------------------------------------------------------------------------------------
def _item(index: int) -> dict[str, Any]:
    place, up, _ = next(row for row in _PLACES if row[2] == place_of(index))
    return {"item": ITEMS[kind_of(index)], "place": place, "up": up}


def dump(s: State) -> dict[str, Any]:
    """His own part; a forest is the list of its clearings."""
    row = s.own_n[VAGABOND]
    at = pawn(s)
    place = named_place(s.match.board, at) if at else None
    out: dict[str, Any] = {
        "character": CHARACTERS[row[CHARACTER]] if row[CHARACTER] != NO_CHARACTER else None,
        "pawn": list(place) if isinstance(place, tuple) else place,
        "items": [
            _item(index) for index in range(ITEM, ITEM + NI * PLACES) for _ in range(row[index])
        ],
        "relationships": {
            FACTIONS[f]: "hostile" if row[RELATION + f] == HOSTILE else row[RELATION + f]
            for f in s.match.seats if f != VAGABOND
        },
        "quests": [QUESTS[n] for n in quests_in(row[QUESTS_DONE])],
    }  # fmt: skip
    if s.partner_n[VAGABOND] != NOBODY:
        out["coalition"] = FACTIONS[s.partner_n[VAGABOND]]
    if row[SCORCHED]:
        out["scorched"] = [c for c in s.match.board.clearings if row[SCORCHED] >> c & 1]
    return out


def dump_shared(s: State) -> dict[str, Any]:
    """9.3.3, 9.3.4: the quests that lie open, and what is still under the ruins."""
    bag = s.own_n[VAGABOND][RUIN_BAG]
    return {
        "quests_open": [QUESTS[n] for n in open_quests(s)],
        "ruin_items": [ITEMS[kind] for kind in range(NI) if bag >> kind & 1],
    }


def dump_used(s: State) -> dict[str, Any]:
    """9.2.9.1.1, 9.4.2, 9.6.4, 16.3.7.2: aids by faction, and what is for once."""
    out: dict[str, Any] = {}
    aids = {FACTIONS[f]: s.used_n[AIDS + f] for f in s.match.seats if s.used_n[AIDS + f]}
    if aids:
        out["aids"] = aids
    if s.used_n[SLIPPED]:
        out["slip"] = True
    if s.used_n[IMPROVISED]:
        out["improvised"] = True
    if s.used_n[LAST_REMOVED]:
        out["last_removed"] = _item(s.used_n[LAST_REMOVED])
    return out


# --- reading ---------------------------------------------------------------------------------------------
def load(s: State, data: dict[str, Any], faults: Faults) -> None:
    """Read his part.  Left out: the first character whose items fit, the items of that character, the
    first forest of the map, everybody Indifferent, no quest open or completed, under the ruins what
    he does not carry."""
    row = list(s.own_n[VAGABOND])
    if "character" in data:
        row[CHARACTER] = CHARACTER_ID.get(data["character"], NO_CHARACTER)
    setting_up = s.phase_n == SETUP
    _load_relationships(s, row, data, faults)
    _load_quests(row, data, faults)
    for c in data.get("scorched", ()):
        if isinstance(c, int):
            row[SCORCHED] |= 1 << c
    carried = _load_items(row, data["items"], faults) if "items" in data else None
    if row[CHARACTER] == NO_CHARACTER and not setting_up:
        if "character" in data:
            faults.add("character", "9.3.1", "fault-no-character")
        row[CHARACTER] = _who_fits(s, carried)
    if carried is None:
        start = START_ITEMS[row[CHARACTER]] if row[CHARACTER] >= 0 and not setting_up else (0,) * NI
        carried = list(start)
        for kind in range(NI):
            on_track = min(start[kind], TRACK_ROOM[kind])
            row[slot(kind, TRACK)] = on_track
            row[slot(kind, READY)] = start[kind] - on_track
    carried[TORCH] += row[SCORCHED].bit_count()
    _load_ruins(s, row, data, carried, faults)
    _count_items(s, row, data, carried, faults)
    s.own_n[VAGABOND] = tuple(row)
    _load_pawn(s, data, faults)
    _load_coalition(s, data, faults)


def _start(row: list[int]) -> tuple[int, ...]:
    return START_ITEMS[row[CHARACTER]] if row[CHARACTER] >= 0 else (0,) * NI


def _who_fits(s: State, carried: list[int] | None) -> int:
    """The first character with whom these items are no more than there are."""
    if carried is not None:
        most = [ITEM_SUPPLY[kind] + RUIN_ITEMS.count(kind) for kind in range(NI)]
        for who, start in enumerate(START_ITEMS):
            if all(carried[kind] <= most[kind] + start[kind] for kind in range(NI)):
                return who
    return 0


def _load_items(row: list[int], given: Any, faults: Faults) -> list[int]:
    """Every item with its place and side; a name alone is an item face up where it would be put.

    The answer is how many of each kind he has.
    """
    carried = [0] * NI
    for i, one in enumerate(given):
        if not isinstance(one, str | dict):
            continue
        kind = ITEM_ID[one if isinstance(one, str) else one["item"]]
        carried[kind] += 1
        place, up = (None, True) if isinstance(one, str) else (one.get("place"), one.get("up", True))
        room = row[slot(kind, TRACK)] < TRACK_ROOM[kind]
        if place is None:
            place = "track" if up and room else "satchel"
        if place == "track" and not (up and room):
            why = "fault-track-full" if up else "fault-track"
            if not TRACK_ROOM[kind]:
                why = "fault-no-such-track"
            faults.add(f"items.{i}", "9.2.5.1", why, item=ITEMS[kind], most=TRACK_ROOM[kind])
            continue
        index = next(n for name, side, n in _PLACES if name == place and side is up)
        row[slot(kind, index)] += 1
    return carried


def _load_ruins(s: State, row: list[int], data: dict[str, Any], carried: list[int], faults: Faults) -> None:
    """9.3.4: one item under each ruin that is left.  Where the file does not say which, one is gone for
    every ruin that is gone, first what he carries beyond his starting items."""
    ruins = sum(s.ruins_n)
    if "ruin_items" in data:
        names = [name for name in data["ruin_items"] if isinstance(name, str)]
        row[RUIN_BAG] = 0
        for i, name in enumerate(names):
            kind = ITEM_ID[name]
            if kind not in RUIN_ITEMS or row[RUIN_BAG] >> kind & 1:
                faults.add(f"/ruin_items.{i}", "9.3.4", "fault-not-under-a-ruin", item=name)
            row[RUIN_BAG] |= 1 << kind
        if len(names) != ruins:
            facts = {"number": len(names), "ruins": ruins}
            faults.add("/ruin_items", "9.3.4", "fault-ruin-items", **facts)
        return
    start = _start(row)
    beyond = [carried[kind] - start[kind] for kind in range(NI)]
    row[RUIN_BAG] = ALL_RUIN_ITEMS
    for kind in sorted(RUIN_ITEMS, key=lambda kind: (beyond[kind] <= 0, kind)):
        if row[RUIN_BAG].bit_count() > ruins:
            row[RUIN_BAG] &= ~(1 << kind)


def _count_items(s: State, row: list[int], data: dict[str, Any], carried: list[int], faults: Faults) -> None:
    """5.1.5: what is neither a starting item nor found under a ruin came from the supply, as far as that
    goes, unless the file says what is left there; the rest from a second set (9.7.1)."""
    start = _start(row)
    given = data.get(SUPPLY)
    named = {ITEM_ID[name]: n for name, n in given.items()} if isinstance(given, dict) else {}
    for kind in range(NI):
        most = MOST[kind] - named.get(kind, 0)
        if carried[kind] > most:
            faults.add("items", "1.5.1", "fault-too-many-carried", item=ITEMS[kind], most=most, count=most)
        if given is None or (isinstance(given, dict) and kind not in named):
            found = RUIN_ITEMS.count(kind) - (row[RUIN_BAG] >> kind & 1)
            bought = max(carried[kind] - start[kind] - found, 0)
            s.item_supply_n[kind] -= min(bought, max(s.item_supply_n[kind], 0))


def _load_pawn(s: State, data: dict[str, Any], faults: Faults) -> None:
    given = data.get("pawn")
    if given is None:
        if "pawn" in data and s.phase_n != SETUP:
            faults.add("pawn", "9.3.2", "fault-no-pawn")
        put_pawn(s, 0 if s.phase_n == SETUP else FOREST)
        return
    place = place_number(s.match.board, tuple(given) if isinstance(given, list) else given)
    if not place:
        faults.add("pawn", "2.4", "fault-not-a-forest", places=tuple(str(c) for c in given))
    put_pawn(s, place)


def _load_relationships(s: State, row: list[int], data: dict[str, Any], faults: Faults) -> None:
    for name, value in data.get("relationships", {}).items():
        f = FACTION_ID[name]
        if f not in s.match.seats or f == VAGABOND:
            seats = tuple(seat for seat in s.seats if seat != FACTIONS[VAGABOND])
            faults.add(f"relationships.{name}", "9.3.6", "fault-no-relationship", faction=name, seats=seats)
        row[RELATION + f] = HOSTILE if value == "hostile" else value


def _load_quests(row: list[int], data: dict[str, Any], faults: Faults) -> None:
    for key, path, index in (("quests", "quests", QUESTS_DONE), ("quests_open", "/quests_open", QUESTS_OPEN)):
        names = [name for name in data.get(key, ()) if name in QUEST_ID]
        for i, name in enumerate(names):
            bit = 1 << QUEST_ID[name]
            if (row[QUESTS_DONE] | row[QUESTS_OPEN]) & bit:
                faults.add(f"{path}.{i}", "9.3.3", "fault-quest-twice", quest=name)
            row[index] |= bit
        if key == "quests_open" and len(names) > QUESTS_SHOWN:
            faults.add(path, "9.3.3", "fault-too-many-quests", number=len(names), most=QUESTS_SHOWN)


def _load_coalition(s: State, data: dict[str, Any], faults: Faults) -> None:
    name = data.get("coalition")
    active = s.dominance_n[VAGABOND] != NO_DOMINANCE
    if name is None:
        if active:
            faults.add("coalition", "9.2.8", "fault-no-coalition")
        return
    f = FACTION_ID[name]
    if f not in s.match.seats or f == VAGABOND:
        seats = tuple(seat for seat in s.seats if seat != FACTIONS[VAGABOND])
        faults.add("coalition", "9.2.8", "fault-no-partner", faction=name, seats=seats)
        return
    if not active:
        faults.add("coalition", "9.2.8", "fault-coalition-without-card")
    if len(s.match.seats) < PLAYERS_NEEDED:
        faults.add("coalition", "9.2.8", "fault-coalition-seats", most=PLAYERS_NEEDED)
    s.partner_n[VAGABOND] = f
    s.partner_n[f] = VAGABOND


def load_used(s: State, data: dict[str, Any], faults: Faults) -> None:
    """Read what ``dump_used`` wrote."""
    for name, value in data.items():
        if name == "aids" and isinstance(value, dict):
            for faction, n in value.items():
                s.used_n[AIDS + FACTION_ID[faction]] = n
        elif name == "last_removed" and isinstance(value, dict):
            row = [0] * len(s.own_n[VAGABOND])
            _load_items(row, [value], faults)
            s.used_n[LAST_REMOVED] = next((i for i in CARRIED_SLOTS if row[i]), 0)
        elif name in ("slip", "improvised") and isinstance(value, int):
            s.used_n[SLIPPED if name == "slip" else IMPROVISED] = int(value)
        else:
            names = ("aids", "slip", "improvised", "last_removed")
            faults.add(name, "", "fault-unknown-use", name=name, names=names)

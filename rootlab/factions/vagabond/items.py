"""9.2.5 Items: where they lie, and how they are gained, exhausted, refreshed, damaged and repaired."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.names import ITEMS, NI, SWORD, VAGABOND
from rootlab.components.satchel import (
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    ITEM_PLACES,
    PLACES,
    READY,
    TRACK,
)
from rootlab.engine.action import Action, intern
from rootlab.engine.event import Event
from rootlab.engine.procedure import Deed
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.sets import Part
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import ITEM, NAME, TRACK_ROOM

NO_SUCH_ITEM: Final = reason("no-such-item", RESOURCES, "9.2.5")
ITEM_OUT_OF_ORDER: Final = reason("item-out-of-order", RESOURCES, "1.5.4")

SLOTS: Final = NI * PLACES
FACE_UP: Final = (READY, TRACK)
"""Places of items that can be exhausted: face up and undamaged (9.2.5)."""
UNDAMAGED: Final = (READY, EXHAUSTED, TRACK)
FACE_DOWN: Final = (EXHAUSTED, DAMAGED_EXHAUSTED)
DAMAGE_BOX: Final = (DAMAGED, DAMAGED_EXHAUSTED)
CARRIED: Final = (READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED)
"""Places that count for the item limit (9.6.4)."""


def slots_of(places: tuple[int, ...]) -> tuple[int, ...]:
    """The indices in his part of ``own`` of all items in those places, in canonical order."""
    return tuple(ITEM + kind * PLACES + place for kind in range(NI) for place in sorted(places))


FACE_UP_SLOTS: Final = slots_of(FACE_UP)
UNDAMAGED_SLOTS: Final = slots_of(UNDAMAGED)
FACE_DOWN_SLOTS: Final = slots_of(FACE_DOWN)
DAMAGED_SLOTS: Final = slots_of(DAMAGE_BOX)
CARRIED_SLOTS: Final = slots_of(CARRIED)


def slot(kind: int, place: int) -> int:
    """The index in his part of ``own`` of the items of a kind in a place."""
    return ITEM + kind * PLACES + place


def total(s: State, slots: tuple[int, ...]) -> int:
    """How many items lie in those places."""
    row = s.own_n[VAGABOND]
    return sum([row[i] for i in slots])


def different(s: State, slots: tuple[int, ...]) -> list[int]:
    """Those of the places that hold an item."""
    row = s.own_n[VAGABOND]
    return [i for i in slots if row[i]]


def enough_from(s: State, slots: tuple[int, ...], last: int, left: int) -> bool:
    """Whether so many items lie in those of the places that do not come before the one named last."""
    row = s.own_n[VAGABOND]
    return not last or sum([row[i] for i in slots if i >= last]) >= left


def face_up(s: State, kind: int) -> int:
    """How many items of a kind can be exhausted."""
    base = ITEM + kind * PLACES
    row = s.own_n[VAGABOND]
    return row[base + READY] + row[base + TRACK]


def undamaged(s: State, kind: int) -> int:
    """How many items of a kind are undamaged, exhausted or not."""
    base = ITEM + kind * PLACES
    row = s.own_n[VAGABOND]
    return row[base + READY] + row[base + EXHAUSTED] + row[base + TRACK]


def undamaged_swords(s: State) -> int:
    """9.2.6: what limits his rolled hits."""
    return undamaged(s, SWORD)


def on_track(s: State, kind: int) -> int:
    """How many items of a kind lie face up on their track."""
    return s.own_n[VAGABOND][ITEM + kind * PLACES + TRACK]


# --- changing them ---------------------------------------------------------------------------------------
def shift(s: State, source: int, target: int) -> None:
    """Take one item from an index to another; -1 stands for outside of his board."""
    row = list(s.own_n[VAGABOND])
    if source >= 0:
        row[source] -= 1
    if target >= 0:
        row[target] += 1
    s.own_n[VAGABOND] = tuple(row)


def kind_of(index: int) -> int:
    """The kind of item that an index stands for."""
    return (index - ITEM) // PLACES


def place_of(index: int) -> int:
    """The place that an index stands for."""
    return (index - ITEM) % PLACES


def upright(s: State, kind: int) -> int:
    """Where an undamaged item lies that is gained or turned face up: on its track while there is
    room, else in the Satchel (9.2.5.1, 9.2.5.2)."""
    base = ITEM + kind * PLACES
    return base + TRACK if s.own_n[VAGABOND][base + TRACK] < TRACK_ROOM[kind] else base + READY


def tell(s: State, happened: str, kind: int, article: str) -> None:
    """Log what happened to one item."""
    if s.log is not None:
        s.log.append(Event(happened, article, NAME, item=ITEMS[kind], count=1))


def gain(s: State, kind: int, article: str) -> None:
    """Take an item, face up."""
    shift(s, -1, upright(s, kind))
    tell(s, "item_gained", kind, article)


def exhaust(s: State, index: int, article: str) -> None:
    """Flip an item face down; one on a track goes to the Satchel."""
    kind = kind_of(index)
    shift(s, index, slot(kind, EXHAUSTED))
    tell(s, "item_exhausted", kind, article)


def exhaust_kind(s: State, kind: int, n: int, article: str) -> None:
    """Exhaust that many items of a kind, of which one in the Satchel goes before one on the track:
    keeping the track full is never worse."""
    for _ in range(n):
        ready = slot(kind, READY)
        exhaust(s, ready if s.own_n[VAGABOND][ready] else slot(kind, TRACK), article)


def refresh(s: State, index: int, article: str) -> None:
    """Flip an exhausted item face up; a damaged one stays in the Damaged box."""
    kind = kind_of(index)
    whole = place_of(index) == EXHAUSTED
    shift(s, index, upright(s, kind) if whole else slot(kind, DAMAGED))
    tell(s, "item_refreshed", kind, article)


def damage(s: State, index: int, article: str) -> None:
    """Move an undamaged item to the Damaged box, on the side that is up (9.2.7)."""
    kind = kind_of(index)
    down = place_of(index) == EXHAUSTED
    shift(s, index, slot(kind, DAMAGED_EXHAUSTED if down else DAMAGED))
    tell(s, "item_damaged", kind, article)


def repair(s: State, index: int, article: str) -> None:
    """Move a damaged item to the Satchel or its track, on the side that is up (9.5.7)."""
    kind = kind_of(index)
    down = place_of(index) == DAMAGED_EXHAUSTED
    shift(s, index, slot(kind, EXHAUSTED) if down else upright(s, kind))
    tell(s, "item_repaired", kind, article)


def remove(s: State, index: int, article: str) -> None:
    """Take an item out of the game for good (9.6.4)."""
    shift(s, index, -1)
    tell(s, "item_removed", kind_of(index), article)


# --- choosing one ----------------------------------------------------------------------------------------
_TABLES: Final[dict[str, tuple[Action, ...]]] = {}


def by_slot(verb: str) -> tuple[Action, ...]:
    """The actions of a verb with an item and where it lies, by index in his part of ``own``."""
    found = _TABLES.get(verb)
    if found is None:
        found = tuple(
            intern(NAME, verb, item=ITEMS[kind_of(max(i, ITEM))], target=ITEM_PLACES[place_of(max(i, ITEM))])
            for i in range(ITEM + SLOTS)
        )
        _TABLES[verb] = found
    return found


class ItemDeed(Deed):
    """Something that is done with one item of his: which, and where it lies."""

    fields: tuple[str, ...] = ("item", "target")
    names: tuple[tuple[str, tuple[str, ...]], ...] = (("target", ITEM_PLACES),)
    seat = VAGABOND
    slots: tuple[int, ...] = ()
    checks: tuple[Reason, ...] = (NO_SUCH_ITEM,)
    """The indices of the items that it may be about."""

    def cannot_pick(self, s: State, index: int) -> Reason | None:
        """Why that item cannot be chosen, though he has one there."""
        return None

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        row = s.own_n[VAGABOND]
        table = by_slot(self.verb)
        for index in self.slots:
            if row[index] and self.cannot_pick(s, index) is None:
                out.append(table[index])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        index = slot(a.item_n, a.target_n)
        if index not in self.slots or not s.own_n[VAGABOND][index]:
            yield NO_SUCH_ITEM
        elif (why := self.cannot_pick(s, index)) is not None:
            yield why


class OrderedDeed(ItemDeed):
    """One item of several that are named in canonical order, so that no set is reached twice: none before
    the last one named, and none after which too few are left, unless it is the first of them all."""

    checks: tuple[Reason, ...] = (NO_SUCH_ITEM, ITEM_OUT_OF_ORDER)

    def progress(self, s: State) -> tuple[int, int]:
        """The index of the last item that was named, and how many are still to be named."""
        raise TypeError("abstract")

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        row = s.own_n[VAGABOND]
        table = by_slot(self.verb)
        last, left = self.progress(s)
        rest = sum([row[i] for i in self.slots if i >= last])
        first = True
        for index in self.slots:
            if index >= last and row[index]:
                if rest < left and not first:
                    return
                out.append(table[index])
                rest -= row[index]
                first = False

    def cannot_pick(self, s: State, index: int) -> Reason | None:
        row = s.own_n[VAGABOND]
        last, left = self.progress(s)
        if index < last:
            return ITEM_OUT_OF_ORDER
        rest = sum([row[i] for i in self.slots if i >= index])
        earlier = sum([row[i] for i in self.slots if last <= i < index])
        return ITEM_OUT_OF_ORDER if earlier and rest < left else None

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        passed = slot(a.item_n, a.target_n) < self.progress(s)[0]
        return {"cause": "passed" if passed else "early"}

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        row = s.own_n[VAGABOND]
        table = by_slot(self.verb)
        last, left = self.progress(s)
        out += [Part(table[index], row[index]) for index in self.slots if index >= last and row[index]]
        return left

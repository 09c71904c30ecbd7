"""The Vagabond in few words: what he carries, and where it lies.

>>> pack("2 sword", "tea", "boot down", "torch damaged")[2:]
[{'item': 'tea', 'place': 'track', 'up': True}, {'item': 'boot', 'place': 'satchel', 'up': False}, \
{'item': 'torch', 'place': 'damaged', 'up': True}]
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import rootlab as rl
from tests.positions import Position, Table, position

WITH_A_TRACK = ("tea", "coin", "bag")
LOST = ("satchel", "track", "damaged")


def pack(*words: str) -> list[Position]:
    """Items: ``"2 boot"``, ``"sword down"`` (exhausted), ``"tea satchel"``, ``"torch damaged down"``."""
    found: list[Position] = []
    for word in words:
        parts = word.split()
        n = int(parts.pop(0)) if parts[0].isdigit() else 1
        item, rest = parts[0], parts[1:]
        up = "down" not in rest
        place = "track" if item in WITH_A_TRACK and up else "satchel"
        place = next((one for one in rest if one in LOST), place)
        found += [{"item": item, "place": place, "up": up}] * n
    return found


def carried(table: Table) -> Counter[str]:
    """What he carries, in the words of :func:`pack`: a place is named unless it is the usual one."""
    found: Counter[str] = Counter()
    for one in table.seat("vagabond")["items"]:
        usual = "track" if one["item"] in WITH_A_TRACK and one["up"] else "satchel"
        words = [one["item"]]
        if one["place"] != usual:
            words.append(one["place"])
        if not one["up"]:
            words.append("down")
        found[" ".join(words)] += 1
    return found


def wanderer(pawn: int | list[int] = 9, *items: str, **rest: Any) -> Position:
    """The Vagabond's part of a position: where the pawn is and what he carries."""
    return {"character": "thief", "pawn": pawn, "items": pack(*items), **rest}


def daylight(
    vagabond: Position, clearings: dict[int, str] | None = None, phase: str = "daylight",
    step: str | None = None, **rest: Any,
) -> Table:  # fmt: skip
    """A table at which the Vagabond acts."""
    return Table(position("vagabond", phase, step, clearings, vagabond=vagabond, **rest))


def chance(table: Table, kind: str, value: str) -> Table:
    """What is found under a ruin (``ruin``), or the quest that is turned up (``quest``)."""
    table.game.play(rl.outcome(kind, value), auto_chance=False)
    return table


def damage(table: Table, *words: str) -> Table:
    """Damage items one by one, in the words of :func:`pack`."""
    for word in words:
        item, _, rest = word.partition(" ")
        places = {"": "track" if item in WITH_A_TRACK else "ready", "down": "exhausted", "satchel": "ready"}
        table.do("damage", item=item, target=places[rest])
    return table

"""9.6 Evening of the Vagabond: rest in a forest, and the item limit."""

from __future__ import annotations

from typing import Any

from rootlab.components.names import BAG, COIN, EVENING, VAGABOND
from rootlab.engine.action import Action
from rootlab.engine.procedure import AGAIN, NEXT, Question, Step
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import (
    DRAW,
    DRAW_PER_COIN,
    ITEM_LIMIT,
    LAST_REMOVED,
    LIMIT_PER_BAG,
    in_forest,
)
from rootlab.factions.vagabond.items import (
    CARRIED_SLOTS,
    DAMAGED_SLOTS,
    OrderedDeed,
    different,
    kind_of,
    on_track,
    remove,
    shift,
    slot,
    tell,
    total,
    upright,
)


class RestStep(Step):
    """9.6.1: in a forest all damaged items are repaired and turned face up."""

    phase = EVENING
    name = "rest"
    law = "9.6.1"

    def run(self, s: State) -> int:
        s.go_to_step(s.step_n + 1)
        if in_forest(s):
            for index in different(s, DAMAGED_SLOTS):
                while s.own_n[VAGABOND][index]:
                    shift(s, index, upright(s, kind_of(index)))
                    tell(s, "item_repaired", kind_of(index), self.law)
        return AGAIN


def draw_count(s: State) -> int:
    """9.6.2: one card, and one for each coin on the track."""
    return DRAW + DRAW_PER_COIN * on_track(s, COIN)


def over_limit(s: State) -> int:
    """9.6.4: how many items more than he can carry are in the Satchel and the Damaged box."""
    return total(s, CARRIED_SLOTS) - ITEM_LIMIT - LIMIT_PER_BAG * on_track(s, BAG)


class RemoveItem(OrderedDeed):
    """9.6.4: an item over the limit, out of the game for good."""

    verb = "remove_item"
    law: tuple[str, ...] = ("9.6.4",)
    slots = CARRIED_SLOTS

    def progress(self, s: State) -> tuple[int, int]:
        return s.used_n[LAST_REMOVED], over_limit(s)

    def do(self, s: State, a: Action) -> None:
        index = slot(a.item_n, a.target_n)
        s.used_n[LAST_REMOVED] = index
        remove(s, index, "9.6.4")


class CapacityStep(Step):
    """9.6.4: down to the limit, one by one in canonical order."""

    phase = EVENING
    name = "capacity"
    law = "9.6.4"
    question: Question | None = Question("vagabond-capacity", "9.6.4", (RemoveItem(),))

    def facts(self, s: State) -> dict[str, Any]:
        return {"left": over_limit(s)}

    def run(self, s: State) -> int:
        return s.ask_step() if over_limit(s) > 0 else NEXT

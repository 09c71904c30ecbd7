"""16.3.7.2 Improvise: once a turn the Adventurer uses any item for another that a quest asks for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.characters import ADVENTURER, CHARACTERS
from rootlab.components.names import ITEMS, VAGABOND
from rootlab.components.quests import QUEST_ID, QUEST_ITEMS, QUEST_SUIT, QUESTS
from rootlab.components.satchel import EXHAUSTED
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import A_QUEST, ITEM, Entry
from rootlab.engine.procedure import Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import IMPROVISED, NAME, QUESTS_OPEN, character, suit_here
from rootlab.factions.vagabond.items import (
    FACE_UP_SLOTS,
    NO_SUCH_ITEM,
    ItemDeed,
    damage,
    exhaust,
    exhaust_kind,
    face_up,
    kind_of,
    slot,
)
from rootlab.factions.vagabond.quests import (
    NOT_OPEN,
    OTHER_SUIT,
    cannot_try,
    complete,
    open_quests,
    quest_facts,
    quest_names,
)
from rootlab.factions.vagabond.special import ANOTHER_CHARACTER

IMPROVISED_ALREADY: Final = reason("improvised-already", RESOURCES, "16.3.7.2")
NOT_ON_THE_QUEST: Final = reason("item-not-on-the-quest", RESOURCES, "9.5.5", "16.3.7.2")
NOTHING_TO_IMPROVISE: Final = reason("nothing-to-improvise-with", RESOURCES, "16.3.7.2")
SAME_ITEM: Final = reason("the-same-item", RESOURCES, "16.3.7.2")
NEEDED_ITSELF: Final = reason("item-needed-itself", RESOURCES, "9.5.5")


def other_item(quest: int, replaced: int) -> int:
    """The item that a quest still asks for beside the one that is replaced."""
    first, second = QUEST_ITEMS[quest]
    return second if first == replaced else first


def cannot_stand_in(s: State, quest: int, replaced: int, kind: int) -> Reason | None:
    """Why an item of a kind cannot be used for the one that is replaced: it is no other item, or the
    quest asks for it and there is no second one."""
    if kind == replaced:
        return SAME_ITEM
    return NEEDED_ITSELF if kind == other_item(quest, replaced) and face_up(s, kind) < 2 else None


def can_improvise(s: State, quest: int, replaced: int) -> bool:
    """Whether he has the other item of the quest and one to use for this."""
    if not face_up(s, other_item(quest, replaced)):
        return False
    row = s.own_n[VAGABOND]
    return any(
        row[index] and cannot_stand_in(s, quest, replaced, kind_of(index)) is None for index in FACE_UP_SLOTS
    )


class Improvise(Deed):
    """16.3.7.2: an open quest, and the item of it that another one replaces."""

    verb = "improvise"
    fields: tuple[str, ...] = ("card", "item")
    names: tuple[tuple[str, tuple[str, ...]], ...] = (("card", QUESTS),)
    law: tuple[str, ...] = ("16.3.7.2", "9.5.5")
    checks: tuple[Reason, ...] = (
        ANOTHER_CHARACTER,
        IMPROVISED_ALREADY,
        NOT_OPEN,
        OTHER_SUIT,
        NOT_ON_THE_QUEST,
        NOTHING_TO_IMPROVISE,
    )
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if character(s) != ADVENTURER or s.used_n[IMPROVISED]:
            return
        suit = suit_here(s)
        for quest in open_quests(s):
            if QUEST_SUIT[quest] == suit:
                for kind in sorted(set(QUEST_ITEMS[quest])):
                    if can_improvise(s, quest, kind):
                        out.append(intern(NAME, self.verb, card=QUESTS[quest], item=ITEMS[kind]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        quest = QUEST_ID[str(a.card)]
        if character(s) != ADVENTURER:
            yield ANOTHER_CHARACTER
        if s.used_n[IMPROVISED]:
            yield IMPROVISED_ALREADY
        yield from cannot_try(s, quest)
        if a.item_n not in QUEST_ITEMS[quest]:
            yield NOT_ON_THE_QUEST
        elif not can_improvise(s, quest, a.item_n):
            yield NOTHING_TO_IMPROVISE

    def could_name(self, s: State, f: int) -> dict[str, tuple[Any, ...]]:
        return {"card": quest_names(s)}

    def do(self, s: State, a: Action) -> None:
        s.used_n[IMPROVISED] = 1
        s.push(Improvising(QUEST_ID[str(a.card)], a.item_n))

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return {**quest_facts(s, QUEST_ID[str(a.card)]), "character": CHARACTERS[ADVENTURER]}


class Improvising(Procedure):
    """16.3.7.2: which item is used is still to be said."""

    __slots__ = ("quest", "replaced")
    FIELDS: ClassVar[tuple[str, ...]] = ("quest", "replaced")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        A_QUEST,
        ITEM,
    )
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, quest: int, replaced: int) -> None:
        self.quest = quest
        self.replaced = replaced

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return self.replaced in QUEST_ITEMS[self.quest] and bool(
            s.own_n[VAGABOND][QUESTS_OPEN] >> self.quest & 1
        )

    def copy(self) -> Improvising:
        return self

    def facts(self, s: State) -> dict[str, Any]:
        return {"quest": QUESTS[self.quest], "item": ITEMS[self.replaced]}

    def step(self, s: State) -> int:
        return s.ask(ASK_IMPROVISE, VAGABOND)


class StandIn(ItemDeed):
    """16.3.7.2: this item is exhausted for the other, and damaged."""

    verb = "exhaust"
    law: tuple[str, ...] = ("16.3.7.2",)
    checks: tuple[Reason, ...] = (NO_SUCH_ITEM, SAME_ITEM, NEEDED_ITSELF)
    slots = FACE_UP_SLOTS

    def cannot_pick(self, s: State, index: int) -> Reason | None:
        frame = s.stack[-1]
        assert isinstance(frame, Improvising)
        return cannot_stand_in(s, frame.quest, frame.replaced, kind_of(index))

    def do(self, s: State, a: Action) -> None:
        frame = s.stack.pop()
        assert isinstance(frame, Improvising)
        exhaust(s, slot(a.item_n, a.target_n), "16.3.7.2")
        damage(s, slot(a.item_n, EXHAUSTED), "16.3.7.2")
        exhaust_kind(s, other_item(frame.quest, frame.replaced), 1, "9.5.5")
        complete(s, frame.quest)


ASK_IMPROVISE: Final = Question("vagabond-improvise", "16.3.7.2", (StandIn(),))

register_procedure(Improvising)

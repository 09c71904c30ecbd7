"""9.2.7, 9.2.9.2.4, 9.2.2.1: damaging items for hits and for a full removal, or letting an ally take hits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.names import FACTIONS, NF, VAGABOND
from rootlab.engine.action import Action
from rootlab.engine.entries import ARTICLE, COUNT, SEAT_OR_NOBODY, Entry
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.sets import Part
from rootlab.engine.state import State
from rootlab.engine.tables import plain
from rootlab.factions.vagabond.board import FULL_REMOVAL
from rootlab.factions.vagabond.items import (
    UNDAMAGED_SLOTS,
    OrderedDeed,
    damage,
    different,
    enough_from,
    slot,
    total,
)
from rootlab.rules.battle import Battle

ITEMS_FIRST: Final = reason("items-take-the-other-hits", RESOURCES, "9.2.7", "1.5.4")
ITEMS_LEFT: Final = reason("undamaged-items-left", RESOURCES, "9.2.7")


ALL_NAMED: Final = max(UNDAMAGED_SLOTS) + 1
"""Beyond the last item: from here on only the ally takes hits."""


class Damage(Procedure):
    """He damages items, one by one in canonical order; as attacker with an ally, its warriors may take
    hits instead, after the items."""

    __slots__ = ("ally", "article", "last", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "ally", "last", "article")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        COUNT,
        SEAT_OR_NOBODY,
        COUNT,
        ARTICLE,
    )
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, left: int, ally: int, article: str) -> None:
        self.left = left
        self.ally = ally
        self.article = article
        self.last = 0
        """The index of the last item that was named."""

    def can_be(self, s: State, below: Procedure | None) -> bool:
        enough = self.ally >= 0 or enough_from(s, UNDAMAGED_SLOTS, self.last, self.left)
        return self.ally != VAGABOND and enough

    def copy(self) -> Damage:
        new = Damage(self.left, self.ally, self.article)
        new.last = self.last
        return new

    def facts(self, s: State) -> dict[str, Any]:
        ally = FACTIONS[self.ally] if self.ally >= 0 else None
        return {"left": self.left, "ally": ally, "allies": self.allies(s)}

    def battle(self, s: State) -> Battle | None:
        """The battle whose hits he takes."""
        frame = s.stack[-2] if len(s.stack) > 1 else None
        return frame if isinstance(frame, Battle) else None

    def allies(self, s: State) -> int:
        """Allied warriors that can still take a hit."""
        battle = self.battle(s)
        if self.ally < 0 or battle is None:
            return 0
        return s.warriors_n[battle.clearing * NF + self.ally] - battle.ally_picks

    def step(self, s: State) -> int:
        if self.left > 0:
            if self.allies(s):
                return s.ask(ASK_HIT, VAGABOND)
            found = different(s, UNDAMAGED_SLOTS)
            if len(found) > 1 and total(s, UNDAMAGED_SLOTS) > self.left:
                return s.ask(ASK_DAMAGE, VAGABOND)
            for index in found:
                while self.left > 0 and s.own_n[VAGABOND][index]:
                    self.take(s, index)
        s.stack.pop()
        return AGAIN

    def take(self, s: State, index: int) -> None:
        """Damage one item."""
        damage(s, index, self.article)
        self.left -= 1
        self.last = index
        battle = self.battle(s)
        if battle is not None:
            battle.own_losses += 1


def take_hits(s: State, hits: int, ally: int) -> bool:
    """9.2.7: take hits in the battle on top of the stack; True where it goes on with a procedure."""
    if hits <= 0 or (ally < 0 and not total(s, UNDAMAGED_SLOTS)):
        return False
    s.push(Damage(hits, ally, "9.2.7"))
    return True


def suffer_full_removal(s: State) -> None:
    """9.2.2.1: the pawn stays, and three items are damaged."""
    s.push(Damage(FULL_REMOVAL, -1, "9.2.2.1"))


def damage_of(s: State) -> Damage:
    """The damage on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Damage)
    return frame


class DamageItem(OrderedDeed):
    """9.2.7: one undamaged item, exhausted or not."""

    verb = "damage"
    law: tuple[str, ...] = ("9.2.7", "9.2.2.1")
    slots = UNDAMAGED_SLOTS

    def progress(self, s: State) -> tuple[int, int]:
        frame = damage_of(s)
        return frame.last, frame.left - frame.allies(s)

    def do(self, s: State, a: Action) -> None:
        damage_of(s).take(s, slot(a.item_n, a.target_n))

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return {"cause": "ally"} if damage_of(s).last == ALL_NAMED else super().facts(s, a)

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        super().parts(s, f, out)
        return damage_of(s).left


class LoseAlly(Deed):
    """9.2.9.2.4: an allied warrior takes a hit."""

    verb = "lose_ally"
    law: tuple[str, ...] = ("9.2.9.2.4",)
    checks: tuple[Reason, ...] = (ITEMS_FIRST,)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if cannot_lose_ally(s) is None:
            out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := cannot_lose_ally(s)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        frame = damage_of(s)
        battle = frame.battle(s)
        assert battle is not None
        battle.ally_picks += 1
        battle.ally_losses += 1
        frame.left -= 1
        frame.last = ALL_NAMED

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        frame = damage_of(s)
        closed = frame.last == ALL_NAMED and total(s, UNDAMAGED_SLOTS) > 0
        if frame.allies(s):
            out.append(Part(plain(f, self.verb), frame.allies(s), spared=not closed))
        return frame.left


def cannot_lose_ally(s: State) -> Reason | None:
    """Why no allied warrior can be named next: too few are left for the hits while items could still
    take some (they are named first)."""
    frame = damage_of(s)
    row = s.own_n[VAGABOND]
    later = sum([row[i] for i in UNDAMAGED_SLOTS if i >= frame.last])
    return ITEMS_FIRST if later and frame.allies(s) < frame.left else None


class IgnoreHits(Deed):
    """9.2.7: with no undamaged item left, the remaining hits are ignored; no ally has to take them."""

    verb = "pass"
    law: tuple[str, ...] = ("9.2.7",)
    checks: tuple[Reason, ...] = (ITEMS_LEFT,)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not total(s, UNDAMAGED_SLOTS):
            out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if total(s, UNDAMAGED_SLOTS):
            yield ITEMS_LEFT

    def do(self, s: State, a: Action) -> None:
        s.stack.pop()


ASK_DAMAGE: Final = Question("vagabond-damage", "9.2.7", (DamageItem(),))
ASK_HIT: Final = Question("vagabond-hit", "9.2.9.2.4", (DamageItem(), LoseAlly(), IgnoreHits()))

register_procedure(Damage)

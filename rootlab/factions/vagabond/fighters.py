"""16.3.5, 16.3.8: what the Arbiter and the Ronin do in battles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.cards import NC
from rootlab.components.characters import ARBITER, CHARACTERS, RONIN
from rootlab.components.names import FACTIONS, SWORD, VAGABOND
from rootlab.engine.action import Action
from rootlab.engine.entries import SEAT, Entry
from rootlab.engine.event import Event
from rootlab.engine.match import BATTLE_EFFECTS, GENERAL_QUESTIONS
from rootlab.engine.procedure import Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.state import NO_DOMINANCE, State
from rootlab.engine.tables import plain
from rootlab.factions.vagabond.battle import NO_SWORD, battle_below
from rootlab.factions.vagabond.board import NAME, character, pawn
from rootlab.factions.vagabond.items import exhaust_kind, face_up, undamaged_swords
from rootlab.factions.vagabond.special import ANOTHER_CHARACTER
from rootlab.rules.battle import Battle, battle_of
from rootlab.rules.one_card import Pass
from rootlab.rules.victory import score

STRUCK_ALREADY: Final = reason("struck-swiftly-already", RESOURCES, "16.3.8.2")

PROTECTOR_POINTS: Final = 1
SWIFT: Final = 1 << (NC + 1)
"""The bit in a battle's ``used`` for a Swift Strike, beyond those of the cards."""


# --- 16.3.5 ----------------------------------------------------------------------------------------------
def may_enlist(s: State, clearing: int) -> bool:
    """16.3.5.2: before the roll of the battle on top of the stack, ask its defender where the Arbiter is
    there and takes no part, and enlisting him would do anything."""
    if character(s) != ARBITER or pawn(s) != clearing:
        return False
    battle = battle_of(s)
    if VAGABOND in (battle.attacker, battle.defender):
        return False
    if not undamaged_swords(s) and s.dominance_n[VAGABOND] != NO_DOMINANCE:
        return False
    s.push(Enlisting(battle.defender))
    return True


class Enlisting(Procedure):
    """The battle below waits for its defender's word."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ENTRIES: ClassVar[tuple[Entry, ...]] = (SEAT,)
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return isinstance(below, Battle) and self.seat == below.defender

    def copy(self) -> Enlisting:
        return self

    def facts(self, s: State) -> dict[str, Any]:
        return {**battle_below(s).facts(s), "swords": undamaged_swords(s)}

    def step(self, s: State) -> int:
        return s.ask(ASK_ENLIST, self.seat)


class Enlist(Deed):
    """16.3.5.2: the defender enlists the Arbiter, who scores, and whose swords raise its limit."""

    verb = "enlist"
    law: tuple[str, ...] = ("16.3.5.2",)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        return iter(())

    def do(self, s: State, a: Action) -> None:
        battle = battle_below(s)
        battle.helped += undamaged_swords(s)
        s.stack.pop()
        if s.log is not None:
            s.log.append(
                Event("enlisted", "16.3.5.2", a.faction, clearing=battle.clearing, target=FACTIONS[VAGABOND])
            )
        score(s, VAGABOND, PROTECTOR_POINTS, "16.3.5.2")


class NoEnlisting(Pass):
    """16.3.5.2: the defender does without him."""

    law: tuple[str, ...] = ("16.3.5.2",)


# --- 16.3.8 ----------------------------------------------------------------------------------------------
class SwiftStrike(Deed):
    """16.3.8.2: in step 3 of a battle, the Ronin exhausts a sword for an extra hit."""

    verb = "swift_strike"
    law: tuple[str, ...] = ("16.3.8.2", "4.3.3.1")
    checks: tuple[Reason, ...] = (ANOTHER_CHARACTER, STRUCK_ALREADY, NO_SWORD)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if f == VAGABOND and cannot_strike(s) is None:
            out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := cannot_strike(s)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        exhaust_kind(s, SWORD, 1, "16.3.8.2")
        battle = battle_of(s)
        battle.used |= SWIFT
        if battle.attacker == VAGABOND:
            battle.attacker_extra += 1
        else:
            battle.defender_extra += 1
        if s.log is not None:
            s.log.append(Event("swift_strike", "16.3.8.2", NAME, clearing=battle.clearing))

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return {"character": CHARACTERS[RONIN]}


def cannot_strike(s: State) -> Reason | None:
    """Why the Vagabond cannot strike swiftly in this battle (any more)."""
    if character(s) != RONIN:
        return ANOTHER_CHARACTER
    if battle_of(s).used & SWIFT:
        return STRUCK_ALREADY
    return None if face_up(s, SWORD) else NO_SWORD


ASK_ENLIST: Final = Question("vagabond-enlist", "16.3.5.2", (Enlist(), NoEnlisting()))

BATTLE_EFFECTS.append(SwiftStrike())
GENERAL_QUESTIONS.append(ASK_ENLIST)

register_procedure(Enlisting)

"""9.5.2, 9.2.9.2.3: the Vagabond's battles, alone or with the warriors of an ally."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.names import FACTIONS, NF, SWORD, VAGABOND
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import Entry
from rootlab.engine.event import Event
from rootlab.engine.procedure import Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import ALLIED, NAME, relation
from rootlab.factions.vagabond.items import exhaust_kind, face_up
from rootlab.factions.vagabond.relations import make_hostile
from rootlab.factions.vagabond.travel import NOT_ALLIED
from rootlab.rules.battle import Battle
from rootlab.rules.battle_start import (
    NO_ENEMY,
    NOT_AN_ENEMY,
    battle_reasons,
    battles_of,
    offer_battles,
    start_battle,
)
from rootlab.rules.one_card import Pass

NO_SWORD: Final = reason("no-face-up-sword", RESOURCES, "9.5.2", "9.2.5")
PAWN_ELSEWHERE: Final = reason("pawn-elsewhere", PLACE, "4.3", "9.2.2")
NO_ALLY_TO_FIGHT: Final = reason("no-allied-warriors-to-fight", PLACE, "9.2.9.2.3")
ALLY_DEFENDS: Final = reason("ally-is-the-defender", PLACE, "9.2.9.2.3")

BATTLES: Final = battles_of(VAGABOND, "battle")


class Fight(Deed):
    """9.5.2: a sword for a battle where the pawn is."""

    verb = "battle"
    fields: tuple[str, ...] = ("clearing", "target")
    law: tuple[str, ...] = ("9.5.2", "4.3")
    checks: tuple[Reason, ...] = (NO_SWORD, PAWN_ELSEWHERE, NOT_AN_ENEMY, NO_ENEMY)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if face_up(s, SWORD):
            offer_battles(s, f, BATTLES, out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not face_up(s, SWORD):
            yield NO_SWORD
        yield from battle_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        exhaust_kind(s, SWORD, 1, "9.5.2")
        start_battle(s, a)


# --- with an ally ----------------------------------------------------------------------------------------
def cannot_ally(s: State, f: int, clearing: int, defender: int) -> Reason | None:
    """Why a faction's warriors cannot be treated as his own in a battle that he attacks in."""
    if f not in s.match.seats or f == VAGABOND or relation(s, f) != ALLIED:
        return NOT_ALLIED
    if f == defender:
        return ALLY_DEFENDS
    return None if s.warriors_n[clearing * NF + f] else NO_ALLY_TO_FIGHT


def choose_ally(s: State, clearing: int, defender: int) -> bool:
    """9.2.9.2.3: at the start of a battle, ask for an ally where there is one."""
    for f in s.match.seats:
        if cannot_ally(s, f, clearing, defender) is None:
            s.push(ChooseAlly())
            return True
    return False


class ChooseAlly(Procedure):
    """The battle below waits for his ally."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()
    ENTRIES: ClassVar[tuple[Entry, ...]] = ()
    OWNER: ClassVar[int] = VAGABOND

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return isinstance(below, Battle) and below.attacker == VAGABOND

    def copy(self) -> ChooseAlly:
        return self

    def facts(self, s: State) -> dict[str, Any]:
        return battle_below(s).facts(s)

    def step(self, s: State) -> int:
        return s.ask(ASK_ALLY, VAGABOND)


def battle_below(s: State) -> Battle:
    """The battle under the procedure on top of the stack."""
    frame = s.stack[-2]
    assert isinstance(frame, Battle)
    return frame


class TreatAsOwn(Deed):
    """9.2.9.2.3: the warriors of one Allied faction fight as his own, but not against that faction."""

    verb = "ally"
    fields: tuple[str, ...] = ("target",)
    law: tuple[str, ...] = ("9.2.9.2.3",)
    checks: tuple[Reason, ...] = (NOT_ALLIED, ALLY_DEFENDS, NO_ALLY_TO_FIGHT)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        battle = battle_below(s)
        for ally in s.match.seats:
            if cannot_ally(s, ally, battle.clearing, battle.defender) is None:
                out.append(intern(NAME, self.verb, target=FACTIONS[ally]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        battle = battle_below(s)
        if (why := cannot_ally(s, a.target_n, battle.clearing, battle.defender)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        battle = battle_below(s)
        battle.ally = a.target_n
        s.stack.pop()
        if s.log is not None:
            s.log.append(Event("ally", "9.2.9.2.3", NAME, clearing=battle.clearing, target=a.target))


class FightAlone(Pass):
    """9.2.9.2.3: no ally."""

    law: tuple[str, ...] = ("9.2.9.2.3",)
    seat = VAGABOND


def ended_with_ally(s: State, ally: int, ally_losses: int, own_losses: int) -> None:
    """9.2.9.2.4: an ally that took more hits than he did becomes Hostile."""
    if ally_losses > own_losses and relation(s, ally) == ALLIED:
        make_hostile(s, ally, "9.2.9.2.4")


ASK_ALLY: Final = Question("vagabond-ally", "9.2.9.2.3", (TreatAsOwn(), FightAlone()))

register_procedure(ChooseAlly)

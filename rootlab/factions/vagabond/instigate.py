"""16.3.4.2 Instigate: for a torch the Vagrant sets off a battle between others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.characters import VAGRANT
from rootlab.components.names import FACTIONS, NF, VAGABOND
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import SEAT, Entry
from rootlab.engine.event import Event
from rootlab.engine.procedure import Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.vagabond.aid import IN_A_FOREST
from rootlab.factions.vagabond.board import NAME, pawn_clearing
from rootlab.factions.vagabond.special import SPECIAL_CHECKS, SpecialAction
from rootlab.rules.battle import Battle
from rootlab.rules.battle_start import NO_ENEMY

NOBODY_TO_FIGHT: Final = reason("nobody-to-attack-with", PLACE, "16.3.4.2", "4.3")
NO_ENEMY_OF_THEIRS: Final = reason("no-enemy-of-the-attacker-there", PLACE, "16.3.4.2", "4.3")
NOT_THEIR_ENEMY: Final = reason("not-an-enemy-of-the-attacker", PLACE, "16.3.4.2", "16.6.8")


# --- 16.3.4 ----------------------------------------------------------------------------------------------
class Instigate(SpecialAction):
    """16.3.4.2: a battle in his clearing between two players whom he names, attacker first."""

    verb = "instigate"
    fields: tuple[str, ...] = ("target",)
    law: tuple[str, ...] = ("16.3.4.2", "9.5.9")
    checks: tuple[Reason, ...] = (*SPECIAL_CHECKS, IN_A_FOREST, NOBODY_TO_FIGHT, NO_ENEMY_OF_THEIRS)
    character = VAGRANT

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not self.ready(s):
            return
        at = pawn_clearing(s)
        if not at:
            return
        for attacker in s.match.seats:
            if s.match.factions[attacker].stands(s, at) and defenders(s, attacker, at):
                out.append(intern(NAME, self.verb, target=FACTIONS[attacker]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        yield from self.unready(s)
        at = pawn_clearing(s)
        if not at:
            yield IN_A_FOREST
        elif a.target_n not in s.match.seats or not s.match.factions[a.target_n].stands(s, at):
            yield NOBODY_TO_FIGHT
        elif not defenders(s, a.target_n, at):
            yield NO_ENEMY_OF_THEIRS

    def do(self, s: State, a: Action) -> None:
        self.pay(s)
        s.push(Instigating(a.target_n))


def defenders(s: State, attacker: int, at: int) -> list[int]:
    """Whom a player can be made to battle in a clearing."""
    return [f for f in s.match.seats if s.is_enemy(attacker, f) and s.here_n[at * NF + f]]


class Instigating(Procedure):
    """16.3.4.2: the attacker is named, the defender is not yet."""

    __slots__ = ("attacker",)
    FIELDS: ClassVar[tuple[str, ...]] = ("attacker",)
    ENTRIES: ClassVar[tuple[Entry, ...]] = (SEAT,)
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return pawn_clearing(s) > 0

    def copy(self) -> Instigating:
        return self

    def facts(self, s: State) -> dict[str, Any]:
        return {"attacker": FACTIONS[self.attacker], "clearing": pawn_clearing(s)}

    def step(self, s: State) -> int:
        return s.ask(ASK_INSTIGATE, VAGABOND)


class Against(Deed):
    """16.3.4.2: the defender; he chooses what both sides lose, and removes it."""

    verb = "against"
    fields: tuple[str, ...] = ("target",)
    law: tuple[str, ...] = ("16.3.4.2", "4.3")
    checks: tuple[Reason, ...] = (NOT_THEIR_ENEMY, NO_ENEMY)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, Instigating)
        for other in defenders(s, frame.attacker, pawn_clearing(s)):
            out.append(intern(NAME, self.verb, target=FACTIONS[other]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        frame = s.stack[-1]
        assert isinstance(frame, Instigating)
        if a.target_n not in s.match.seats or not s.is_enemy(frame.attacker, a.target_n):
            yield NOT_THEIR_ENEMY
        elif not s.here_n[pawn_clearing(s) * NF + a.target_n]:
            yield NO_ENEMY

    def do(self, s: State, a: Action) -> None:
        frame = s.stack.pop()
        assert isinstance(frame, Instigating)
        at = pawn_clearing(s)
        if s.log is not None:
            s.log.append(Event("instigated", "16.3.4.2", NAME, clearing=at))
            s.log.append(Event("battle", "4.3", FACTIONS[frame.attacker], clearing=at, target=a.target))
        s.push(Battle(frame.attacker, a.target_n, at, VAGABOND))


ASK_INSTIGATE: Final = Question("vagabond-instigate", "16.3.4.2", (Against(),))

register_procedure(Instigating)

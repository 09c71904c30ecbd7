"""7.7 Turmoil: humiliate, purge, depose, rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from rootlab.components.cards import CARD_IDS, CARD_SUIT, VIZIER
from rootlab.components.leaders import LEADERS
from rootlab.components.names import BIRD, EVENING, EYRIE, SETUP
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import Entry
from rootlab.engine.event import Event
from rootlab.engine.piles import discard_all
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.eyrie.board import (
    ALL_LEADERS,
    DONE,
    NAME,
    NO_LEADER,
    decree,
    deposed,
    leader,
    viziers_of,
)
from rootlab.rules.victory import lose_points

LEADER_DEPOSED: Final = reason("leader-face-down", RESOURCES, "7.7.3")


def take_leader(s: State, number: int, article: str) -> None:
    """Put a leader in the slot and tuck the Loyal Viziers where it says (7.3.4, 7.7.3)."""
    s.own_n[EYRIE] = (number, deposed(s))
    s.piles_n[EYRIE] = viziers_of(number)
    if s.log is not None:
        s.log.append(Event("leader", article, NAME, leader=LEADERS[number]))


def fall_into_turmoil(s: State) -> None:
    """7.7: the four steps; the third asks for the new leader."""
    cards = [card for column in decree(s) for card in column]
    birds = sum(1 for card in cards if CARD_SUIT[card] == BIRD)
    if s.log is not None:
        s.log.append(Event("turmoil", "7.7", NAME, count=birds))
    lose_points(s, EYRIE, birds, "7.7.1")
    purged = tuple(sorted(card for card in cards if card != VIZIER))
    s.piles_n[EYRIE] = ((), (), (), ())
    for i in range(DONE, DONE + 16):
        s.used_n[i] = 0
    if s.log is not None:
        for card in purged:
            s.log.append(Event("purged", "7.7.2", NAME, card=CARD_IDS[card]))
    discard_all(s, purged)
    depose(s)
    s.push(NewLeader())


def depose(s: State) -> None:
    """7.7.3: the leader goes face down; if none is face up, all turn face up (7.7.3.1)."""
    down = deposed(s)
    current = leader(s)
    if current != NO_LEADER:
        down |= 1 << current
        if s.log is not None:
            s.log.append(Event("deposed", "7.7.3", NAME, leader=LEADERS[current]))
    if down == ALL_LEADERS:
        down = 0
        if s.log is not None:
            s.log.append(Event("new_clutch", "7.7.3.1", NAME))
    s.own_n[EYRIE] = (NO_LEADER, down)


class NewLeader(Procedure):
    """7.7.3 and 7.7.4: a new leader is chosen, then Daylight is over."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()
    ENTRIES: ClassVar[tuple[Entry, ...]] = ()
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = EYRIE

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return s.turn_n == EYRIE and s.phase_n != SETUP

    def copy(self) -> NewLeader:
        return self

    def step(self, s: State) -> int:
        if leader(s) == NO_LEADER:
            return s.ask(ASK_LEADER, EYRIE)
        s.stack.pop()
        steps = s.match.turn_steps[EYRIE]
        evening = next(i for i, step in enumerate(steps) if step.phase == EVENING)
        s.go_to_step(evening)
        return AGAIN


class ChooseLeader(Deed):
    """7.7.3: one of the leaders that are face up."""

    verb = "choose_leader"
    fields: tuple[str, ...] = ("card",)
    names: tuple[tuple[str, tuple[str, ...]], ...] = (("card", LEADERS),)
    law: tuple[str, ...] = ("7.7.3",)
    checks: tuple[Reason, ...] = (LEADER_DEPOSED,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for number, name in enumerate(LEADERS):
            if not deposed(s) >> number & 1:
                out.append(intern(NAME, self.verb, card=name))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if deposed(s) >> LEADERS.index(str(a.card)) & 1:
            yield LEADER_DEPOSED

    def do(self, s: State, a: Action) -> None:
        take_leader(s, LEADERS.index(str(a.card)), "7.7.3")


ASK_LEADER: Final = Question("new-leader", "7.7.3", (ChooseLeader(),))

register_procedure(NewLeader)

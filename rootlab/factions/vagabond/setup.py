"""9.3 Faction setup of the Vagabond."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rootlab.components.characters import CHARACTER_ID, CHARACTERS, START_ITEMS
from rootlab.components.names import NI, SETUP, VAGABOND
from rootlab.components.quests import QUESTS_SHOWN
from rootlab.engine.action import Action, intern
from rootlab.engine.event import Event
from rootlab.engine.procedure import AGAIN, Deed, Question, Step
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import (
    CHARACTER,
    FOREST,
    NAME,
    character,
    place_number,
    put_pawn,
    set_own,
)
from rootlab.factions.vagabond.items import gain
from rootlab.factions.vagabond.quests import DrawQuests
from rootlab.factions.vagabond.travel import by_place

NOT_A_FOREST: Final = reason("not-a-forest", PLACE, "9.3.2", "2.4")


class ChooseCharacter(Deed):
    """9.3.1: one of the nine."""

    verb = "choose_character"
    fields: tuple[str, ...] = ("card",)
    names: tuple[tuple[str, tuple[str, ...]], ...] = (("card", CHARACTERS),)
    law: tuple[str, ...] = ("9.3.1", "16.3")
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for name in CHARACTERS:
            out.append(intern(NAME, self.verb, card=name))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        return iter(())

    def do(self, s: State, a: Action) -> None:
        set_own(s, CHARACTER, CHARACTER_ID[str(a.card)])
        if s.log is not None:
            s.log.append(Event("character", "9.3.1", NAME, card=a.card))
        s.go_to_step(s.step_n + 1)


class PlacePawn(Deed):
    """9.3.2: any forest."""

    verb = "place_pawn"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("9.3.2",)
    checks: tuple[Reason, ...] = (NOT_A_FOREST,)
    forests: tuple[str, ...] = ("clearing",)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        table = by_place(s, self.verb, "clearing")
        out.extend(table[FOREST:])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if place_number(s.match.board, a.clearing) < FOREST:
            yield NOT_A_FOREST

    def do(self, s: State, a: Action) -> None:
        put_pawn(s, place_number(s.match.board, a.clearing))
        if s.log is not None:
            s.log.append(Event("placed", "9.3.2", NAME, clearing=a.clearing, piece="pawn", count=1))
        s.go_to_step(s.step_n + 1)


class SetupChoice(Step):
    """One choice of the Vagabond's setup."""

    phase = SETUP
    seat = VAGABOND

    def __init__(self, name: str, law: str, deed: Deed) -> None:
        self.name = name
        self.law = law
        self.question = Question(f"setup-{name}", law, (deed,))

    def run(self, s: State) -> int:
        assert self.question is not None
        return s.ask(self.question, VAGABOND)


class QuestStep(Step):
    """9.3.3: three quests are turned up.  The items under the ruins lie there already (9.3.4)."""

    phase = SETUP
    name = "quests"
    law = "9.3.3"
    seat = VAGABOND

    def run(self, s: State) -> int:
        s.go_to_step(s.step_n + 1)
        s.push(DrawQuests(QUESTS_SHOWN, self.law))
        return AGAIN


class ItemStep(Step):
    """9.3.5: the items of the character, face up.  All factions are Indifferent (9.3.6)."""

    phase = SETUP
    name = "items"
    law = "9.3.5"
    seat = VAGABOND

    def run(self, s: State) -> int:
        items = START_ITEMS[character(s)]
        for kind in range(NI):
            for _ in range(items[kind]):
                gain(s, kind, self.law)
        s.go_to_step(s.step_n + 1)
        return AGAIN


STEPS: Final = (
    SetupChoice("character", "9.3.1", ChooseCharacter()),
    SetupChoice("pawn", "9.3.2", PlacePawn()),
    QuestStep(),
    ItemStep(),
)

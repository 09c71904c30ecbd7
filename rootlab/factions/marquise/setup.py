"""6.3 Faction setup of the Marquise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.names import MARQUISE, SETUP
from rootlab.components.pieces import KEEP, KINDS, RECRUITER, SAWMILL, WORKSHOP
from rootlab.engine.action import Action, intern
from rootlab.engine.pieces import clearing_of, place_piece, place_warriors
from rootlab.engine.procedure import Deed, Question, Step
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.engine.state import State
from rootlab.engine.tables import by_clearing
from rootlab.factions.marquise.board import NAME
from rootlab.rules.placing import NO_SLOT, cannot_place_building
from rootlab.rules.setup import start_facts

KEEP_IN_A_CORNER: Final = reason("keep-not-in-a-corner", PLACE, "6.3.2")
OTHER_BUILDING: Final = reason("other-building-first", PLACE, "6.3.4")
NOT_BY_THE_KEEP: Final = reason("not-by-the-keep", PLACE, "6.3.4")


class PlaceKeep(Deed):
    """6.3.2 and 6.3.3: the keep in a corner, then a warrior in every clearing but the opposite corner."""

    verb = "place_keep"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("6.3.2",)
    checks: tuple[Reason, ...] = (KEEP_IN_A_CORNER,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for c in s.match.board.corners:
            out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if a.at not in s.match.board.corners:
            yield KEEP_IN_A_CORNER

    def do(self, s: State, a: Action) -> None:
        place_piece(s, KEEP, a.at, "6.3.2")
        opposite = s.match.board.opposite_corner[a.at]
        for c in s.match.board.clearings:
            if c != opposite:
                place_warriors(s, MARQUISE, c, 1, "6.3.3")
        s.go_to_step(s.step_n + 1)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return start_facts(s, MARQUISE, a.at)


class PlaceStartingBuilding(Deed):
    """6.3.4: one sawmill, one workshop, one recruiter in or next to the keep's clearing."""

    verb = "place_building"
    fields: tuple[str, ...] = ("piece", "clearing")
    law: tuple[str, ...] = ("6.3.4",)
    checks: tuple[Reason, ...] = (OTHER_BUILDING, NOT_BY_THE_KEEP, NO_SLOT)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for c in s.match.board.clearings:
            if cannot_start(s, c) is None:
                out.append(intern(NAME, self.verb, piece=KINDS[self.kind], clearing=c))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if a.piece_n != self.kind:
            yield OTHER_BUILDING
        why = cannot_start(s, a.at)
        if why is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        place_piece(s, self.kind, a.at, "6.3.4")
        s.go_to_step(s.step_n + 1)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        keep = clearing_of(s, KEEP)
        return {
            "building": KINDS[self.kind],
            "keep": keep,
            "near": s.match.board.adj[keep],
            "beside": "same" if a.at == keep else "next",
        }


def cannot_start(s: State, c: int) -> Reason | None:
    """Why a starting building cannot go there."""
    keep = clearing_of(s, KEEP)
    if c != keep and c not in s.match.board.adj[keep]:
        return NOT_BY_THE_KEEP
    return cannot_place_building(s, MARQUISE, c)


class SetupChoice(Step):
    """One choice of the Marquise's setup."""

    phase = SETUP
    seat = MARQUISE

    def __init__(self, name: str, law: str, deed: Deed) -> None:
        self.name = name
        self.law = law
        self.question = Question(f"setup-{name}", law, (deed,))

    def run(self, s: State) -> int:
        assert self.question is not None
        return s.ask(self.question, MARQUISE)


STEPS: Final = (
    SetupChoice("keep", "6.3.2", PlaceKeep()),
    SetupChoice("sawmill", "6.3.4", PlaceStartingBuilding(SAWMILL)),
    SetupChoice("workshop", "6.3.4", PlaceStartingBuilding(WORKSHOP)),
    SetupChoice("recruiter", "6.3.4", PlaceStartingBuilding(RECRUITER)),
)

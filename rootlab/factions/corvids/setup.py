"""13.3 Faction setup of the Corvids: a warrior in a clearing of each suit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.names import BIRD, CORVIDS, SETUP, SUITS
from rootlab.engine.action import Action
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.pieces import place_warriors
from rootlab.engine.procedure import NEXT, Deed, Question, Step
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.engine.state import State
from rootlab.engine.tables import by_clearing
from rootlab.factions.corvids.board import BOARD
from rootlab.factions.corvids.placing import open_to_warriors
from rootlab.rules.placing import cannot_place

OTHER_SUIT_FIRST: Final = reason("other-suit-first", PLACE, "13.3.2")
PER_SUIT: Final = BOARD.number("setup.warriors_per_suit")


class Scatter(Deed):
    """13.3.2: a warrior in any clearing of the suit whose turn it is."""

    verb = "scatter"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("13.3.2",)
    checks: tuple[Reason, ...] = (OTHER_SUIT_FIRST,)

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for c in CLEARINGS[open_to_warriors(s, s.match.board.suit_mask[self.suit])]:
            out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if s.match.board.suit[a.at] != self.suit:
            yield OTHER_SUIT_FIRST
        if (why := cannot_place(s, CORVIDS, a.at)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        place_warriors(s, CORVIDS, a.at, PER_SUIT, "13.3.2")
        s.go_to_step(s.step_n + 1)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return {"suit": SUITS[self.suit]}


class ScatterStep(Step):
    """13.3.2: the warrior of one suit."""

    phase = SETUP
    seat = CORVIDS
    law = "13.3.2"

    def __init__(self, suit: int) -> None:
        self.suit = suit
        self.name = f"scatter_{SUITS[suit]}"
        self.question = Question("setup-scatter", self.law, (Scatter(suit),))

    def facts(self, s: State) -> dict[str, Any]:
        return {"suit": SUITS[self.suit]}

    def run(self, s: State) -> int:
        assert self.question is not None
        if not open_to_warriors(s, s.match.board.suit_mask[self.suit]):
            return NEXT
        return s.ask(self.question, CORVIDS)


STEPS: Final = tuple([ScatterStep(suit) for suit in range(BIRD)])

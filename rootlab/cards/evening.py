"""Cards used in Evening: Cobbler."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rootlab.cards.effect import CARD_CHECKS, PHASE_BEGUN, CardDeed
from rootlab.components.cards import CARD_ID, CARD_IDS
from rootlab.components.names import EVENING
from rootlab.engine.action import Action
from rootlab.engine.event import Event
from rootlab.engine.match import STARTS
from rootlab.engine.reason import Reason
from rootlab.rules.move import MOVE_CHECKS, do_move, move_reasons, moves_of, offer_moves

if TYPE_CHECKING:
    from rootlab.engine.state import State


class Cobbler(CardDeed):
    """At the start of Evening: one move."""

    verb = "cobbler"
    fields: tuple[str, ...] = ("origin", "destination", "count")
    law: tuple[str, ...] = ("4.1.3", "1.4.1", "4.2")
    checks: tuple[Reason, ...] = (*CARD_CHECKS, PHASE_BEGUN, *MOVE_CHECKS)
    card = CARD_ID["cobbler"]
    at_start = True

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if self.cannot_use(s, f) is None:
            offer_moves(s, f, moves_of(f, self.verb), out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.cannot_use(s, a.faction_n)) is not None:
            yield why
        yield from move_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        self.spend_use(s)
        if s.log is not None:
            s.log.append(Event("card_used", "4.1.3", a.faction, card=CARD_IDS[self.card]))
        do_move(s, a, "4.1.3")


STARTS[EVENING].append(Cobbler())

"""8.3 Faction setup of the Alliance: nothing on the map, three supporters."""

from __future__ import annotations

from typing import Final

from rootlab.components.names import ALLIANCE, SETUP
from rootlab.engine.procedure import AGAIN, NEXT, Step
from rootlab.engine.state import State
from rootlab.factions.alliance.board import STARTING_SUPPORTERS, supporters
from rootlab.factions.alliance.supporters import DrawSupporters


class SupportersStep(Step):
    """8.3.4: three cards are drawn onto the Supporters stack."""

    phase = SETUP
    name = "supporters"
    law = "8.3.4"
    seat = ALLIANCE

    def run(self, s: State) -> int:
        missing = STARTING_SUPPORTERS - len(supporters(s))
        if missing <= 0 or not s.deck_n:
            return NEXT
        s.push(DrawSupporters(ALLIANCE, missing, self.law))
        return AGAIN


STEPS: Final = (SupportersStep(),)

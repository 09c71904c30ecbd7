"""What the effects of cards in play share: being in play, once a turn, choosing another player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rootlab.components.names import FACTIONS
from rootlab.engine.action import Action, intern
from rootlab.engine.piles import discard, without
from rootlab.engine.procedure import Deed
from rootlab.engine.reason import RESOURCES, VERB, WRONG_TIME, Reason, reason
from rootlab.engine.state import BEGUN, USED_CARDS

if TYPE_CHECKING:
    from rootlab.engine.state import State

NOT_IN_PLAY: Final = reason("card-not-in-play", VERB, "4.1.3")
USED_THIS_TURN: Final = reason("card-used-this-turn", RESOURCES, "4.1.3", "1.1.1")
PHASE_BEGUN: Final = reason("only-at-the-start-of-the-phase", WRONG_TIME, "1.4.1")
NOT_ANOTHER_PLAYER: Final = reason("not-another-player", RESOURCES, "1.5.2")
NO_CARD_THERE: Final = reason("target-has-no-card", RESOURCES, "1.5.4")
CARD_CHECKS: Final = (NOT_IN_PLAY, USED_THIS_TURN)
"""What every effect of a card in play is checked for."""


class CardDeed(Deed):
    """The effect of a persistent card, used once a turn by its owner (4.1.3)."""

    def cannot_use(self, s: State, f: int) -> Reason | None:
        """Why the card cannot be used now at all."""
        if self.card not in s.crafted_n[f]:
            return NOT_IN_PLAY
        if s.used_n[USED_CARDS] >> self.card & 1:
            return USED_THIS_TURN
        if self.at_start and s.used_n[BEGUN]:
            return PHASE_BEGUN
        return None

    def spend_use(self, s: State) -> None:
        """Note that the card was used this turn."""
        s.used_n[USED_CARDS] |= 1 << self.card


def leave_play(s: State, f: int, card: int) -> None:
    """A card in play is discarded."""
    s.crafted_n[f] = without(s.crafted_n[f], card)
    discard(s, card)


class TargetDeed(CardDeed):
    """A card effect that names another player."""

    fields: tuple[str, ...] = ("target",)
    needs_card = True
    """Whether the other player must have a card in hand."""

    def cannot_name(self, s: State, f: int, target: int) -> Reason | None:
        if target == f or target not in s.match.seats:
            return NOT_ANOTHER_PLAYER
        if self.needs_card and not s.hands_n[target]:
            return NO_CARD_THERE
        return None

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if self.cannot_use(s, f) is not None:
            return
        for target in s.match.seats:
            if self.cannot_name(s, f, target) is None:
                out.append(intern(FACTIONS[f], self.verb, target=FACTIONS[target]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        for why in (self.cannot_use(s, a.faction_n), self.cannot_name(s, a.faction_n, a.target_n)):
            if why is not None:
                yield why

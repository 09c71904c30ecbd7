"""One card of the hand, or none: what all questions share that ask a seat for a card to spend, give or play.

:class:`OneCard` lists the cards that fit, each once, and says why another does not; :class:`Pass` answers
without one.  What fits is a hook, and so is what follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rootlab.engine.action import Action
from rootlab.engine.piles import suits
from rootlab.engine.procedure import Deed
from rootlab.engine.reason import Reason
from rootlab.engine.tables import by_card, plain
from rootlab.rules.general import CARD_DOES_NOT_MATCH, NOT_IN_HAND

if TYPE_CHECKING:
    from rootlab.engine.state import State


class OneCard(Deed):
    """Name a card of the hand that fits (2.1.1)."""

    fields: tuple[str, ...] = ("card",)
    checks: tuple[Reason, ...] = (NOT_IN_HAND, CARD_DOES_NOT_MATCH)

    def suit(self, s: State) -> int:
        """The suit that the card must match; birds match any (2.1.1.1)."""
        raise TypeError("abstract")

    def fits(self, s: State, card: int) -> bool:
        """Whether a card is one of those that are asked for."""
        return suits(card, self.suit(s))

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        table = by_card(f, self.verb)
        last = -1
        for card in s.hands_n[f]:
            if card != last and self.fits(s, card):
                out.append(table[card])
            last = card

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if a.card_n not in s.hands_n[a.faction_n]:
            yield NOT_IN_HAND
        elif not self.fits(s, a.card_n):
            yield self.checks[-1]


class Pass(Deed):
    """Answer without a card, or do nothing: always possible."""

    verb = "pass"

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        return iter(())

    def do(self, s: State, a: Action) -> None:
        s.stack.pop()

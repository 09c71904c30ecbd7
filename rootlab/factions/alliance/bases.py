"""8.2.4 Removing Bases: supporters are discarded, officers leave."""

from __future__ import annotations

from rootlab.components.cards import CARD_IDS
from rootlab.components.names import ALLIANCE
from rootlab.engine.event import Event
from rootlab.engine.piles import discard_all, leave_pile_open, suits
from rootlab.engine.state import State
from rootlab.factions.alliance.board import CAPACITY, NAME, bases, dismiss_officers, officers, supporters
from rootlab.factions.alliance.supporters import DownToCapacity


def lose_base(s: State, c: int) -> None:
    """8.2.4: all supporters of the base's suit and birds go, and half of the officers, rounded up;
    without any base left, so do the supporters beyond five."""
    suit = s.match.board.suit[c]
    lost = tuple([card for card in supporters(s) if suits(card, suit)])
    for card in lost:
        leave_pile_open(s, ALLIANCE, card)
        if s.log is not None:
            s.log.append(Event("supporter_left", "8.2.4", NAME, card=CARD_IDS[card]))
    discard_all(s, lost)
    half = (officers(s) + 1) // 2
    if half:
        dismiss_officers(s, half, "8.2.4")
    if not bases(s) and len(supporters(s)) > CAPACITY:
        s.push(DownToCapacity())

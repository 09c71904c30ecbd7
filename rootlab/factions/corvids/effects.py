"""13.7 What the plots do: bomb, snare, extortion, raid."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from rootlab.cards.birdsong import take_odds
from rootlab.components.cards import CARD_IDS
from rootlab.components.names import CORVIDS, FACTIONS
from rootlab.components.pieces import BOMB, EXTORTION, PLOT, RAID, SNARE
from rootlab.engine.action import WARRIOR
from rootlab.engine.entries import SEAT, Entry, Several
from rootlab.engine.event import Event
from rootlab.engine.match import Trigger
from rootlab.engine.outcome import TAKE, Outcome
from rootlab.engine.piles import enter_hand, leave_hand_hidden
from rootlab.engine.procedure import AGAIN, CHANCE, Procedure, register_procedure
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.corvids.board import NAME
from rootlab.factions.corvids.placing import open_to_warriors, place_in_each
from rootlab.factions.corvids.plots import gone, known_kind, plot_at, remove_known, rule_out
from rootlab.rules.removal import clear_enemies

SNARE_HOLDS_OUT: Final = reason("snare-forbids-placing", PLACE, "13.7.2")
SNARE_HOLDS_IN: Final = reason("snare-forbids-leaving", PLACE, "13.7.2")


# --- 13.7.1 ----------------------------------------------------------------------------------------------
def explode(s: State, c: int) -> None:
    """13.7.1: all enemy pieces leave as one batch, then the bomb, for which nobody scores; what follows
    comes after that."""
    clear_enemies(s, CORVIDS, (c,), "13.7.1")
    if not s.over_n:
        remove_known(s, c, "13.7.1")


# --- 13.7.2 ----------------------------------------------------------------------------------------------
def snared(s: State, f: int, c: int) -> bool:
    """13.7.2: whether a face-up snare binds the pieces of a faction in a clearing."""
    return s.kinds_at_n[SNARE] >> c & 1 > 0 and s.is_enemy(f, CORVIDS)


def cannot_place_there(s: State, f: int, c: int) -> Reason | None:
    """13.7.2: enemy pieces cannot be placed with a face-up snare."""
    return SNARE_HOLDS_OUT if snared(s, f, c) else None


def cannot_leave_there(s: State, f: int, c: int) -> Reason | None:
    """13.7.2: enemy pieces cannot be moved away from a face-up snare."""
    return SNARE_HOLDS_IN if snared(s, f, c) else None


# --- 13.7.3 ----------------------------------------------------------------------------------------------
def extort(s: State, c: int) -> None:
    """13.7.3: a random card from each enemy with faction pieces there."""
    s.push(
        Extorting(tuple([f for f in s.match.seats if s.is_enemy(CORVIDS, f) and s.pieces_at_n[f] >> c & 1]))
    )


class Extorting(Procedure):
    """Enemies who give up a random card, one after the other."""

    __slots__ = ("victims",)
    FIELDS: ClassVar[tuple[str, ...]] = ("victims",)
    ENTRIES: ClassVar[tuple[Entry, ...]] = (Several(SEAT, 6),)
    OWNER: ClassVar[int] = CORVIDS

    def __init__(self, victims: tuple[int, ...]) -> None:
        self.victims = victims

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return CORVIDS not in self.victims and len(set(self.victims)) == len(self.victims)

    def copy(self) -> Extorting:
        return Extorting(self.victims)

    def step(self, s: State) -> int:
        while self.victims and not s.hands_n[self.victims[0]]:
            self.victims = self.victims[1:]
        if self.victims:
            return CHANCE
        s.stack.pop()
        return AGAIN

    def sample(self, s: State, rng: Random) -> Outcome:
        hand = s.hands_n[self.victims[0]]
        return TAKE[hand[int(rng.random() * len(hand))]]

    def odds(self, s: State) -> tuple[tuple[Outcome, float], ...]:
        return take_odds(s.hands_n[self.victims[0]], s.deck_n)

    def resolve(self, s: State, outcome: Outcome) -> None:
        victim = self.victims[0]
        self.victims = self.victims[1:]
        leave_hand_hidden(s, victim, outcome.n, s.hands_n[victim], (CORVIDS,))
        enter_hand(s, CORVIDS, outcome.n, (victim,))
        if s.log is not None:
            name = FACTIONS[victim]
            card = CARD_IDS[outcome.n]
            s.log.append(Event("took", "13.7.3", NAME, target=name, card=card, secret=(NAME, name)))


def extortions(s: State) -> int:
    """13.6.2: face-up extortions on the map."""
    return s.kinds_at_n[EXTORTION].bit_count()


# --- 13.7.4 ----------------------------------------------------------------------------------------------
def raid_sites(s: State, c: int) -> int:
    """13.7.4: the clearings into which a raid that leaves a clearing places warriors, a bit each; none
    where no warrior is left."""
    return open_to_warriors(s, s.match.board.adj_mask[c]) if s.supply_n[CORVIDS] else 0


def raid(s: State, c: int) -> None:
    """13.7.4: one warrior in each clearing next to the raid that was removed."""
    if s.log is not None:
        s.log.append(Event("raid", "13.7.4", NAME, clearing=c))
    place_in_each(s, raid_sites(s, c), "13.7.4")


# --- 13.2.2.1 --------------------------------------------------------------------------------------------
def turned_up(s: State, entries: list[Trigger]) -> list[Trigger]:
    """What left together, each plot under its own kind.

    It goes to the supply face down, and is not shown.  What others learn of a face-down one is what
    they see: a raid by its warriors, and any other by their staying away, if a raid could place any.
    """
    out: list[Trigger] = []
    for owner, c, kind, remover, n in entries:
        turned = kind
        if owner == CORVIDS and kind != WARRIOR:
            if kind == PLOT:
                turned = plot_at(s, c)
                if raid_sites(s, c) and turned != RAID:
                    rule_out(s, c, RAID)
                seen = turned == RAID and raid_sites(s, c) > 0
                gone(s, c, kind, RAID if seen else known_kind(s, c))
            else:
                gone(s, c, kind, kind)
        out.append((owner, c, turned, remover, n))
    return out


FLIPS: Final = {BOMB: explode, EXTORTION: extort}
"""What turning up a plot does at once, by its kind (13.4.2)."""

register_procedure(Extorting)

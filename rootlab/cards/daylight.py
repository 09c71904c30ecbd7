"""Cards used in Daylight: Command Warren, Tax Collector, Codebreakers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rootlab.cards.effect import (
    CARD_CHECKS,
    NO_CARD_THERE,
    NOT_ANOTHER_PLAYER,
    PHASE_BEGUN,
    CardDeed,
    TargetDeed,
)
from rootlab.components.cards import CARD_ID, CARD_IDS
from rootlab.components.names import DAYLIGHT, FACTIONS, NF
from rootlab.engine.action import WARRIOR, Action
from rootlab.engine.event import Event
from rootlab.engine.match import WINDOWS
from rootlab.engine.pieces import remove_warriors
from rootlab.engine.piles import Draw, show_hand
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.engine.tables import by_clearing
from rootlab.rules.battle_start import BATTLE_CHECKS, battle_reasons, battles_of, offer_battles, start_battle
from rootlab.rules.triggers import Triggers

if TYPE_CHECKING:
    from rootlab.engine.state import State

NOBODY_TO_REMOVE: Final = reason("no-warrior-to-remove", PLACE, "4.1.3")


class CommandWarren(CardDeed):
    """At the start of Daylight: one battle."""

    verb = "command_warren"
    fields: tuple[str, ...] = ("clearing", "target")
    law: tuple[str, ...] = ("4.1.3", "1.4.1", "4.3")
    checks: tuple[Reason, ...] = (*CARD_CHECKS, PHASE_BEGUN, *BATTLE_CHECKS)
    card = CARD_ID["command-warren"]
    at_start = True

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if self.cannot_use(s, f) is None:
            offer_battles(s, f, battles_of(f, self.verb), out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.cannot_use(s, a.faction_n)) is not None:
            yield why
        yield from battle_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        self.spend_use(s)
        if s.log is not None:
            s.log.append(Event("card_used", "4.1.3", a.faction, card=CARD_IDS[self.card]))
        start_battle(s, a)


class TaxCollector(CardDeed):
    """Once in Daylight: remove one of its owner's warriors from the map to draw a card."""

    verb = "tax_collector"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("4.1.3",)
    checks: tuple[Reason, ...] = (*CARD_CHECKS, NOBODY_TO_REMOVE)
    card = CARD_ID["tax-collector"]

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if self.cannot_use(s, f) is None:
            for c in range(1, 13):
                if s.warriors_n[c * NF + f]:
                    out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.cannot_use(s, a.faction_n)) is not None:
            yield why
        if not s.warriors_n[a.at * NF + a.faction_n]:
            yield NOBODY_TO_REMOVE

    def do(self, s: State, a: Action) -> None:
        f = a.faction_n
        self.spend_use(s)
        if s.log is not None:
            s.log.append(Event("card_used", "4.1.3", a.faction, card=CARD_IDS[self.card]))
        remove_warriors(s, f, a.at, 1, "4.1.3")
        s.push(Triggers(((f, a.at, WARRIOR, f, 1),), False))
        s.push(Draw(f, 1, "4.1.3"))  # comes first: nothing interrupts an effect (1.4.2)


class Codebreakers(TargetDeed):
    """Once in Daylight: see the whole hand of another player."""

    verb = "codebreakers"
    law: tuple[str, ...] = ("4.1.3", "1.2.1")
    checks: tuple[Reason, ...] = (*CARD_CHECKS, NOT_ANOTHER_PLAYER, NO_CARD_THERE)
    card = CARD_ID["codebreakers"]

    def do(self, s: State, a: Action) -> None:
        f, target = a.faction_n, a.target_n
        self.spend_use(s)
        show_hand(s, target, f)
        if s.log is not None:
            s.log.append(Event("card_used", "4.1.3", a.faction, card=CARD_IDS[self.card], target=a.target))
            seats = (FACTIONS[f], FACTIONS[target])
            for card in s.hands_n[target]:
                s.log.append(
                    Event("saw", "4.1.3", a.faction, target=a.target, card=CARD_IDS[card], secret=seats)
                )


WINDOWS[DAYLIGHT] += [CommandWarren(), TaxCollector(), Codebreakers()]

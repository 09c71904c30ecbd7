"""8.5 Daylight of the Alliance: craft, mobilize and train, in any order and number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.cards import CARD_IDS, CARD_SUIT
from rootlab.components.names import ALLIANCE, BIRD, DAYLIGHT, SUITS
from rootlab.engine.action import Action
from rootlab.engine.event import Event
from rootlab.engine.piles import leave_hand_hidden, leave_hand_open, spend
from rootlab.engine.procedure import Question, Step
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.alliance.board import NAME, base_suits, bases, train_officer
from rootlab.factions.alliance.supporters import gain_supporter, stack_is_full
from rootlab.rules.craft import Craft
from rootlab.rules.general import NOT_IN_HAND, GoOn
from rootlab.rules.one_card import OneCard
from rootlab.rules.placing import NO_WARRIOR_IN_SUPPLY

NO_MATCHING_BASE: Final = reason("no-base-of-that-suit", RESOURCES, "8.5.3")


class CraftWithSympathy(Craft):
    """8.5.1: crafting is one of the actions of its Daylight."""

    law: tuple[str, ...] = ("8.5.1", "8.2.1", "4.1")


class Mobilize(OneCard):
    """8.5.2: a card of the hand joins the supporters face down; a full stack discards it (8.2.3.1)."""

    verb = "mobilize"
    secret: tuple[str, ...] = ("card",)
    law: tuple[str, ...] = ("8.5.2",)
    checks: tuple[Reason, ...] = (NOT_IN_HAND,)

    def fits(self, s: State, card: int) -> bool:
        return True

    def do(self, s: State, a: Action) -> None:
        held = not stack_is_full(s)
        if s.log is not None:
            eyes = (NAME,) if held else ()
            s.log.append(Event("mobilized", "8.5.2", NAME, card=CARD_IDS[a.card_n], secret=eyes))
        if held:
            leave_hand_hidden(s, ALLIANCE, a.card_n, s.hands_n[ALLIANCE], ())
        else:
            leave_hand_open(s, ALLIANCE, a.card_n)
        gain_supporter(s, a.card_n, (), "8.5.2")


class Train(OneCard):
    """8.5.3: a card of the suit of a base on the map, spent, makes a warrior an officer."""

    verb = "train"
    law: tuple[str, ...] = ("8.5.3",)
    checks: tuple[Reason, ...] = (NO_WARRIOR_IN_SUPPLY, NOT_IN_HAND, NO_MATCHING_BASE)

    def fits(self, s: State, card: int) -> bool:
        suit = CARD_SUIT[card]
        return bases(s) > 0 if suit == BIRD else base_suits(s)[suit]

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if s.supply_n[f] and bases(s):
            super().offer(s, f, out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not s.supply_n[ALLIANCE]:
            yield NO_WARRIOR_IN_SUPPLY
        if a.card_n not in s.hands_n[ALLIANCE]:
            yield NOT_IN_HAND
        if not self.fits(s, a.card_n):
            yield NO_MATCHING_BASE

    def do(self, s: State, a: Action) -> None:
        spend(s, ALLIANCE, a.card_n, "8.5.3")
        train_officer(s, "8.5.3")

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return {"suits": tuple(SUITS[suit] for suit, on_map in enumerate(base_suits(s)) if on_map)}


class EndDaylight(GoOn):
    """8.5: no more actions; the Evening begins."""

    verb = "end"
    law: tuple[str, ...] = ("8.5", "1.4.1")


class ActionsStep(Step):
    """8.5: crafting, mobilizing and training, in any order and number."""

    phase = DAYLIGHT
    name = "actions"
    law = "8.5"

    def __init__(self) -> None:
        self.question = Question(
            "alliance-actions", "8.5", (CraftWithSympathy(), Mobilize(), Train(), EndDaylight()),
            window=DAYLIGHT,
        )  # fmt: skip

    def run(self, s: State) -> int:
        return s.ask_step()

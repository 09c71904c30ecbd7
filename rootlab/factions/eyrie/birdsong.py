"""7.4 Birdsong of the Eyrie: emergency orders, the Decree grows, a new roost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.cards import CARD_IDS, CARD_SUIT, NC
from rootlab.components.leaders import COLUMNS
from rootlab.components.names import BIRD, BIRDSONG, EYRIE, NF
from rootlab.components.pieces import ROOST
from rootlab.engine.action import Action, intern
from rootlab.engine.event import Event
from rootlab.engine.pieces import place_piece, place_warriors
from rootlab.engine.piles import Draw, leave_hand_open, with_card
from rootlab.engine.procedure import AGAIN, NEXT, Deed, Question, Step
from rootlab.engine.reason import NUMBER, PLACE, Reason, reason
from rootlab.engine.state import State
from rootlab.engine.tables import by_clearing
from rootlab.factions.eyrie.board import ADDED, ADDED_BIRDS, MOST_ADDED, NAME, NEW_ROOST_WARRIORS, roosts
from rootlab.rules.general import NOT_IN_HAND, GoOn
from rootlab.rules.placing import NO_SLOT, cannot_place_building

ONE_BIRD: Final = reason("one-bird-a-turn", NUMBER, "7.4.2")
MUST_ADD: Final = reason("must-add-a-card", NUMBER, "7.4.2")
MORE_WARRIORS: Final = reason("not-the-fewest-warriors", PLACE, "7.4.3")


class EmergencyOrders(Step):
    """7.4.1: with no cards in hand, draw one."""

    phase = BIRDSONG
    name = "emergency_orders"
    law = "7.4.1"

    def run(self, s: State) -> int:
        s.go_to_step(s.step_n + 1)
        if not s.hands_n[EYRIE]:
            s.push(Draw(EYRIE, 1, self.law))
        return AGAIN


class AddToDecree(Deed):
    """7.4.2: a card from the hand into any column; one bird at most."""

    verb = "add_to_decree"
    fields: tuple[str, ...] = ("card", "target")
    names: tuple[tuple[str, tuple[str, ...]], ...] = (("target", COLUMNS),)
    law: tuple[str, ...] = ("7.4.2",)
    checks: tuple[Reason, ...] = (NOT_IN_HAND, ONE_BIRD)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        last = -1
        for card in s.hands_n[EYRIE]:
            if card != last and cannot_add(s, card) is None:
                out.extend(ADDITIONS[card])
            last = card

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if a.card_n not in s.hands_n[EYRIE]:
            yield NOT_IN_HAND
        elif (why := cannot_add(s, a.card_n)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        card, column = a.card_n, COLUMNS.index(str(a.target))
        leave_hand_open(s, EYRIE, card)
        columns = list(s.piles_n[EYRIE])
        columns[column] = with_card(columns[column], card)
        s.piles_n[EYRIE] = tuple(columns)
        s.used_n[ADDED] += 1
        if CARD_SUIT[card] == BIRD:
            s.used_n[ADDED_BIRDS] += 1
        if s.log is not None:
            s.log.append(Event("decree", "7.4.2", NAME, card=CARD_IDS[card], target=a.target))


def cannot_add(s: State, card: int) -> Reason | None:
    """Why a card of the hand cannot be added: a second bird."""
    return ONE_BIRD if CARD_SUIT[card] == BIRD and s.used_n[ADDED_BIRDS] else None


ADDITIONS: Final = tuple(
    tuple(intern(NAME, "add_to_decree", card=CARD_IDS[card], target=column) for column in COLUMNS)
    for card in range(NC)
)


class EnoughAdded(GoOn):
    """7.4.2: one card is enough."""

    verb = "done"
    law: tuple[str, ...] = ("7.4.2",)
    checks: tuple[Reason, ...] = (MUST_ADD,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if s.used_n[ADDED]:
            super().offer(s, f, out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not s.used_n[ADDED]:
            yield MUST_ADD


class AddStep(Step):
    """7.4.2: one or two cards; with no card at all, none."""

    phase = BIRDSONG
    name = "add_to_decree"
    law = "7.4.2"
    question: Question | None = Question("add-to-decree", "7.4.2", (AddToDecree(), EnoughAdded()))

    def facts(self, s: State) -> dict[str, Any]:
        return {"count": s.used_n[ADDED]}

    def run(self, s: State) -> int:
        if not s.hands_n[EYRIE] or s.used_n[ADDED] >= MOST_ADDED:
            return NEXT
        return s.ask_step()


class NewRoost(Deed):
    """7.4.3: a roost and three warriors where the fewest warriors stand."""

    verb = "new_roost"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("7.4.3",)
    checks: tuple[Reason, ...] = (NO_SLOT, MORE_WARRIORS)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for c in fewest_warriors(s):
            out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        why = cannot_place_building(s, EYRIE, a.at)
        if why is not None:
            yield why
        elif a.at not in fewest_warriors(s):
            yield MORE_WARRIORS

    def do(self, s: State, a: Action) -> None:
        place_piece(s, ROOST, a.at, "7.4.3")
        n = min(NEW_ROOST_WARRIORS, s.supply_n[EYRIE])
        if n:
            place_warriors(s, EYRIE, a.at, n, "7.4.3")
        s.go_to_step(s.step_n + 1)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        fewest = fewest_warriors(s)
        few = all_warriors(s, fewest[0]) if fewest else 0
        return {"fewest": fewest, "fewest_warriors": few, "warriors_here": all_warriors(s, a.at)}


def all_warriors(s: State, c: int) -> int:
    """The warriors of all factions in a clearing."""
    return sum(s.warriors_n[c * NF : c * NF + NF])


def fewest_warriors(s: State) -> list[int]:
    """The clearings with the fewest warriors of all where a roost can be placed."""
    best: list[int] = []
    fewest = -1
    for c in s.match.board.clearings:
        if cannot_place_building(s, EYRIE, c) is not None:
            continue
        n = all_warriors(s, c)
        if fewest < 0 or n < fewest:
            best, fewest = [c], n
        elif n == fewest:
            best.append(c)
    return best


class NewRoostStep(Step):
    """7.4.3: only with no roost on the map, and where one can be placed."""

    phase = BIRDSONG
    name = "new_roost"
    law = "7.4.3"
    question: Question | None = Question("new-roost", "7.4.3", (NewRoost(),))

    def run(self, s: State) -> int:
        if roosts(s) or not fewest_warriors(s):
            return NEXT
        return s.ask_step()

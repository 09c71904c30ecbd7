"""6.5 Daylight of the Marquise: actions after crafting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.cards import CARD_IDS, CARD_SUIT, NC
from rootlab.components.names import BIRD, DAYLIGHT, MARQUISE
from rootlab.components.pieces import NK, RECRUITER, SAWMILL, WOOD
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import Entry, Whole
from rootlab.engine.event import Event
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.pieces import place_piece
from rootlab.engine.piles import spend, suits
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, Step, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.marquise.board import (
    ACTIONS_GAINED,
    ACTIONS_USED,
    MARCH_MOVES,
    NAME,
    RECRUITED,
    actions_left,
)
from rootlab.factions.marquise.build import NO_ACTION_LEFT, Build
from rootlab.factions.marquise.placing import place_at, places
from rootlab.rules.battle_start import BATTLE_CHECKS, battle_reasons, battles_of, offer_battles, start_battle
from rootlab.rules.general import CARD_DOES_NOT_MATCH, NOT_A_BIRD, NOT_IN_HAND, GoOn, PopDone
from rootlab.rules.move import MOVE_CHECKS, do_move, move_reasons, moves_of, offer_moves
from rootlab.rules.one_card import OneCard
from rootlab.rules.placing import NO_WARRIOR_IN_SUPPLY, cannot_place, closed_to_pieces

RECRUITED_ALREADY: Final = reason("recruited-already", RESOURCES, "6.5.3")
NO_RECRUITER: Final = reason("no-recruiter-to-place-at", PLACE, "6.5.3")
NO_SAWMILL_THERE: Final = reason("no-sawmill-there", PLACE, "6.5.5")
NO_WOOD_IN_SUPPLY: Final = reason("no-wood-in-supply", RESOURCES, "6.5.5", "1.5.1")

MOVES: Final = moves_of(MARQUISE, "move")
BATTLES: Final = battles_of(MARQUISE, "battle")
RECRUIT: Final = intern(NAME, "recruit")
OVERWORK: Final = tuple(
    tuple(intern(NAME, "overwork", clearing=max(c, 1), card=CARD_IDS[card]) for card in range(NC))
    for c in range(13)
)


class ActionDeed(Deed):
    """One of the actions of 6.5, each of which uses up one action."""

    def no_action(self, s: State) -> Reason | None:
        return None if actions_left(s) > 0 else NO_ACTION_LEFT


class Fight(ActionDeed):
    """6.5.1 Battle."""

    verb = "battle"
    fields: tuple[str, ...] = ("clearing", "target")
    law: tuple[str, ...] = ("6.5.1", "4.3")
    checks: tuple[Reason, ...] = (NO_ACTION_LEFT, *BATTLE_CHECKS)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if actions_left(s) > 0:
            offer_battles(s, f, BATTLES, out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.no_action(s)) is not None:
            yield why
        yield from battle_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        s.used_n[ACTIONS_USED] += 1
        start_battle(s, a)


class March(ActionDeed):
    """6.5.2 March: the first of up to two moves."""

    verb = "move"
    fields: tuple[str, ...] = ("origin", "destination", "count")
    law: tuple[str, ...] = ("6.5.2", "4.2")
    checks: tuple[Reason, ...] = (NO_ACTION_LEFT, *MOVE_CHECKS)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if actions_left(s) > 0:
            offer_moves(s, f, MOVES, out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.no_action(s)) is not None:
            yield why
        yield from move_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        s.used_n[ACTIONS_USED] += 1
        s.push(MarchOn(MARCH_MOVES - 1))
        do_move(s, a, "6.5.2")


class MarchOn(Procedure):
    """The rest of a March: no window opens before it is over (1.4.2)."""

    __slots__ = ("left",)
    FIELDS: ClassVar[tuple[str, ...]] = ("left",)
    ENTRIES: ClassVar[tuple[Entry, ...]] = (Whole(0, 1),)
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = MARQUISE

    def __init__(self, left: int) -> None:
        self.left = left

    def copy(self) -> MarchOn:
        return MarchOn(self.left)

    def step(self, s: State) -> int:
        if self.left:
            return s.ask(ASK_MARCH_ON, MARQUISE)
        s.stack.pop()
        return AGAIN


class MarchAgain(Deed):
    """6.5.2: the second move, of the same warriors or of others (4.2.2)."""

    verb = "move"
    fields: tuple[str, ...] = ("origin", "destination", "count")
    law: tuple[str, ...] = ("6.5.2", "4.2")
    checks: tuple[Reason, ...] = MOVE_CHECKS

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        offer_moves(s, f, MOVES, out)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        return move_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, MarchOn)
        frame.left -= 1
        do_move(s, a, "6.5.2")


class MarchDone(PopDone):
    """6.5.2: no second move."""

    law: tuple[str, ...] = ("6.5.2",)


class Recruit(ActionDeed):
    """6.5.3 Recruit: a warrior at each recruiter, once a turn."""

    verb = "recruit"
    law: tuple[str, ...] = ("6.5.3",)
    checks: tuple[Reason, ...] = (NO_ACTION_LEFT, RECRUITED_ALREADY, NO_WARRIOR_IN_SUPPLY, NO_RECRUITER)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if s.used_n[RECRUITED] or actions_left(s) <= 0 or not s.supply_n[f]:
            return
        if s.kinds_at_n[RECRUITER] & ~closed_to_pieces(s, f):
            out.append(RECRUIT)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.no_action(s)) is not None:
            yield why
        if s.used_n[RECRUITED]:
            yield RECRUITED_ALREADY
        if not s.supply_n[MARQUISE]:
            yield NO_WARRIOR_IN_SUPPLY
        if not any(places(s, RECRUITER)):
            yield NO_RECRUITER

    def do(self, s: State, a: Action) -> None:
        s.used_n[ACTIONS_USED] += 1
        s.used_n[RECRUITED] = 1
        place_at(s, RECRUITER, "6.5.3")


class Overwork(ActionDeed):
    """6.5.5 Overwork: a matching card for one wood at a sawmill's clearing."""

    verb = "overwork"
    fields: tuple[str, ...] = ("clearing", "card")
    law: tuple[str, ...] = ("6.5.5",)
    checks: tuple[Reason, ...] = (
        NO_ACTION_LEFT,
        NOT_IN_HAND,
        CARD_DOES_NOT_MATCH,
        NO_WOOD_IN_SUPPLY,
        NO_SAWMILL_THERE,
    )

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        hand = s.hands_n[f]
        if not hand or not s.stock_n[WOOD] or actions_left(s) <= 0:
            return
        suits_of = s.match.board.suit
        for c in CLEARINGS[s.kinds_at_n[SAWMILL] & ~closed_to_pieces(s, f)]:
            last = -1
            for card in hand:
                if card != last and suits(card, suits_of[c]):
                    out.append(OVERWORK[c][card])
                last = card

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if (why := self.no_action(s)) is not None:
            yield why
        if a.card_n not in s.hands_n[MARQUISE]:
            yield NOT_IN_HAND
        elif not suits(a.card_n, s.match.board.suit[a.at]):
            yield CARD_DOES_NOT_MATCH
        if not s.stock_n[WOOD]:
            yield NO_WOOD_IN_SUPPLY
        if not s.kinds_n[a.at * NK + SAWMILL]:
            yield NO_SAWMILL_THERE
        if (why := cannot_place(s, MARQUISE, a.at)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        s.used_n[ACTIONS_USED] += 1
        spend(s, MARQUISE, a.card_n, "6.5.5")
        place_piece(s, WOOD, a.at, "6.5.5")


class ExtraAction(OneCard):
    """6.5: a bird card spent, not as part of an action, gives one action more."""

    verb = "extra_action"
    law: tuple[str, ...] = ("6.5", "2.1.1.2")
    checks: tuple[Reason, ...] = (NOT_IN_HAND, NOT_A_BIRD)

    def fits(self, s: State, card: int) -> bool:
        return CARD_SUIT[card] == BIRD

    def do(self, s: State, a: Action) -> None:
        s.used_n[ACTIONS_GAINED] += 1
        if s.log is not None:
            s.log.append(Event("extra_action", "6.5", NAME, card=a.card))
        spend(s, MARQUISE, a.card_n, "6.5")


class EndDaylight(GoOn):
    """6.5: no more actions; the Evening begins."""

    verb = "end"
    law: tuple[str, ...] = ("6.5", "1.4.1")


class ActionsStep(Step):
    """6.5: three actions and one more for each bird card, in any order."""

    phase = DAYLIGHT
    name = "actions"
    law = "6.5"

    def __init__(self) -> None:
        self.question = Question(
            "marquise-actions", "6.5",
            (Fight(), March(), Recruit(), Build(), Overwork(), ExtraAction(), EndDaylight()),
            window=DAYLIGHT,
        )  # fmt: skip

    def facts(self, s: State) -> dict[str, Any]:
        return {"left": actions_left(s)}

    def run(self, s: State) -> int:
        return s.ask_step()


ASK_MARCH_ON: Final = Question("march-on", "6.5.2", (MarchAgain(), MarchDone()))

register_procedure(MarchOn)

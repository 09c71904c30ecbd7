"""9.5.4 Aid: an item exhausted, a card given, an item taken; then the relationship is checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.cards.effect import NOT_ANOTHER_PLAYER
from rootlab.components.cards import CARD_IDS
from rootlab.components.names import FACTIONS, ITEMS, NF, NI, SUITS, VAGABOND
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import SEAT, Entry, Whole
from rootlab.engine.event import Event
from rootlab.engine.piles import MATCHING, enter_hand, leave_hand_hidden, suits
from rootlab.engine.procedure import AGAIN, Deed, Need, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import NAME, pawn_clearing, suit_here
from rootlab.factions.vagabond.items import FACE_UP_SLOTS, ItemDeed, exhaust, gain, slot, total
from rootlab.factions.vagabond.relations import aided
from rootlab.rules.one_card import OneCard, Pass

NOTHING_TO_EXHAUST: Final = reason("no-item-to-exhaust", RESOURCES, "9.5.4", "9.2.5")
NO_CARD_TO_GIVE: Final = reason("no-card-to-give", RESOURCES, "9.5.4", "2.1.1")
NO_PIECES_HERE: Final = reason("no-pieces-of-theirs-here", PLACE, "9.5.4")
IN_A_FOREST: Final = reason("pawn-in-a-forest", PLACE, "9.5", "2.4")
NOT_IN_THE_BOX: Final = reason("item-not-in-their-box", RESOURCES, "9.5.4")

AIDS_OF: Final = tuple(intern(NAME, "aid", target=name) for name in FACTIONS)
TAKES: Final = tuple(intern(NAME, "take", item=name) for name in ITEMS)

# The stages of an aid, in order.
EXHAUSTING: Final = 0
GIVING: Final = 1
TAKING: Final = 2
CHECKING: Final = 3


def has_match(s: State, suit: int) -> bool:
    """Whether his hand holds a card of that suit, or a bird."""
    return any(suits(card, suit) for card in s.hands_n[VAGABOND])


class Aid(Deed):
    """9.5.4: aid a player with faction pieces in his clearing, even a Hostile one."""

    verb = "aid"
    fields: tuple[str, ...] = ("target",)
    law: tuple[str, ...] = ("9.5.4", "9.2.9.1")
    checks: tuple[Reason, ...] = (
        NOTHING_TO_EXHAUST,
        IN_A_FOREST,
        NO_CARD_TO_GIVE,
        NOT_ANOTHER_PLAYER,
        NO_PIECES_HERE,
    )
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        at = pawn_clearing(s)
        if not at or not s.hands_n[VAGABOND]:
            return
        there = [f for f in s.match.seats if s.here_n[at * NF + f] and f != VAGABOND]
        if there and total(s, FACE_UP_SLOTS) and has_match(s, s.match.board.suit[at]):
            for other in there:
                out.append(AIDS_OF[other])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        at = pawn_clearing(s)
        if not total(s, FACE_UP_SLOTS):
            yield NOTHING_TO_EXHAUST
        if not at:
            yield IN_A_FOREST
            return
        if not has_match(s, s.match.board.suit[at]):
            yield NO_CARD_TO_GIVE
        if a.target_n not in s.match.seats or a.target_n == VAGABOND:
            yield NOT_ANOTHER_PLAYER
        elif not s.here_n[at * NF + a.target_n]:
            yield NO_PIECES_HERE

    def do(self, s: State, a: Action) -> None:
        s.push(Aiding(a.target_n))


class Aiding(Procedure):
    """An aid under way."""

    __slots__ = ("stage", "target")
    FIELDS: ClassVar[tuple[str, ...]] = ("target", "stage")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        SEAT,
        Whole(EXHAUSTING, TAKING),
    )
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, target: int, stage: int = EXHAUSTING) -> None:
        self.target = target
        self.stage = stage

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return self.target != VAGABOND and pawn_clearing(s) > 0

    def copy(self) -> Aiding:
        return Aiding(self.target, self.stage)

    def facts(self, s: State) -> dict[str, Any]:
        suit = suit_here(s)
        return {"target": FACTIONS[self.target], "suit": SUITS[suit] if suit >= 0 else None}

    def needs(self, s: State) -> tuple[Need, ...]:
        """He holds a card to give: without one there is no Aid."""
        suit = suit_here(s)
        return ((VAGABOND, True, MATCHING[suit], 1),) if self.stage < TAKING and suit >= 0 else ()

    def step(self, s: State) -> int:
        if self.stage == EXHAUSTING:
            return s.ask(ASK_EXHAUST, VAGABOND)
        if self.stage == GIVING:
            return s.ask(ASK_GIVE, VAGABOND)
        if self.stage == TAKING and any(s.items_n[self.target * NI : self.target * NI + NI]):
            return s.ask(ASK_TAKE, VAGABOND)
        s.stack.pop()
        aided(s, self.target)
        return AGAIN


def aiding(s: State) -> Aiding:
    """The aid on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Aiding)
    return frame


class ExhaustAny(ItemDeed):
    """9.5.4: any one item."""

    verb = "exhaust"
    law: tuple[str, ...] = ("9.5.4", "9.2.5")
    slots = FACE_UP_SLOTS

    def do(self, s: State, a: Action) -> None:
        aiding(s).stage = GIVING
        exhaust(s, slot(a.item_n, a.target_n), "9.5.4")


class Give(OneCard):
    """9.5.4: a card that matches the clearing; the others do not see which."""

    verb = "give"
    secret: tuple[str, ...] = ("card",)
    law: tuple[str, ...] = ("9.5.4", "1.3.2")
    seat = VAGABOND

    def suit(self, s: State) -> int:
        return suit_here(s)

    def do(self, s: State, a: Action) -> None:
        frame = aiding(s)
        frame.stage = TAKING
        card = a.card_n
        leave_hand_hidden(s, VAGABOND, card, MATCHING[suit_here(s)], (frame.target,))
        enter_hand(s, frame.target, card, (VAGABOND,))
        if s.log is not None:
            other = FACTIONS[frame.target]
            s.log.append(
                Event("gave", "9.5.4", NAME, target=other, card=CARD_IDS[card], secret=(NAME, other))
            )


class Take(Deed):
    """9.5.4: one item from that player's Crafted Items box."""

    verb = "take"
    fields: tuple[str, ...] = ("item",)
    law: tuple[str, ...] = ("9.5.4", "9.2.5.2")
    checks: tuple[Reason, ...] = (NOT_IN_THE_BOX,)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        base = aiding(s).target * NI
        for kind in range(NI):
            if s.items_n[base + kind]:
                out.append(TAKES[kind])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not s.items_n[aiding(s).target * NI + a.item_n]:
            yield NOT_IN_THE_BOX

    def do(self, s: State, a: Action) -> None:
        frame = aiding(s)
        frame.stage = CHECKING
        s.items_n[frame.target * NI + a.item_n] -= 1
        gain(s, a.item_n, "9.5.4")


class TakeNothing(Pass):
    """9.5.4: no item is taken."""

    law: tuple[str, ...] = ("9.5.4",)
    seat = VAGABOND

    def do(self, s: State, a: Action) -> None:
        aiding(s).stage = CHECKING


ASK_EXHAUST: Final = Question("vagabond-exhaust", "9.5.4", (ExhaustAny(),))
ASK_GIVE: Final = Question("vagabond-give", "9.5.4", (Give(),))
ASK_TAKE: Final = Question("vagabond-take", "9.5.4", (Take(), TakeNothing()))

register_procedure(Aiding)

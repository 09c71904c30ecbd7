"""4.1 Craft: activate crafting pieces, gain an immediate or a persistent effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rootlab.components.cards import CARD_IDS, CARD_KIND, CARDS, NC
from rootlab.components.names import FACTIONS, ITEMS, SUITS
from rootlab.components.pieces import KINDS, NK
from rootlab.engine.action import Action
from rootlab.engine.entries import CARD, CLEARING_OR_NONE, COUNT, SEAT, Entry
from rootlab.engine.event import Event
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.match import GENERAL_QUESTIONS, IMMEDIATE_EFFECTS
from rootlab.engine.piles import discard, leave_hand_open, reveal, with_card
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, VERB, Reason, reason
from rootlab.engine.sets import Part
from rootlab.engine.state import USED_PIECES
from rootlab.engine.tables import by_card, by_clearing
from rootlab.rules.general import NOT_IN_HAND
from rootlab.rules.victory import score

if TYPE_CHECKING:
    from rootlab.engine.procedure import Need
    from rootlab.engine.state import State

CANNOT_BE_CRAFTED: Final = reason("cannot-be-crafted", VERB, "2.1.2", "2.1.3")
ALREADY_IN_PLAY: Final = reason("already-in-play", RESOURCES, "4.1.4")
ITEM_GONE: Final = reason("item-not-in-supply", RESOURCES, "4.1.2")
COST_NOT_MET: Final = reason("crafting-cost-not-met", RESOURCES, "4.1.1")
NOT_TO_ACTIVATE: Final = reason("no-piece-to-activate", PLACE, "4.1.1")

COSTS: Final = tuple(card.cost for card in CARDS)
CRAFTABLE: Final = tuple(CARD_KIND[n] in ("item", "persistent", "immediate") for n in range(NC))
CARD_ITEM: Final = tuple(card.item for card in CARDS)
CARD_POINTS: Final = tuple(card.points for card in CARDS)
ANY: Final = 3
"""Index in a cost of the symbol for any suit."""


def idle_pieces(s: State, f: int, c: int) -> int:
    """Crafting pieces of a faction in a clearing that were not activated this turn."""
    n = -s.used_n[USED_PIECES + c]
    for kind in s.match.factions[f].crafting_kinds:
        n += s.kinds_n[c * NK + kind]
    return n


def idle_by_suit(s: State, f: int) -> list[int]:
    """The same by suit, with the total last."""
    if s.match.factions[f].crafts_itself:
        return s.match.factions[f].crafting_power(s)
    idle = [0, 0, 0, 0]
    suits_of = s.match.board.suit
    kinds = s.match.factions[f].crafting_kinds
    used = s.used_n
    sites = 0
    for kind in kinds:
        sites |= s.kinds_at_n[kind]
    for c in CLEARINGS[sites]:
        n = -used[USED_PIECES + c]
        for kind in kinds:
            n += s.kinds_n[c * NK + kind]
        if n > 0:
            idle[suits_of[c]] += n
    idle[ANY] = idle[0] + idle[1] + idle[2]
    return idle


def cannot_pay(idle: list[int], card: int) -> Reason | None:
    """Why those idle pieces do not pay the card's cost (4.1.1)."""
    fox, rabbit, mouse, either = COSTS[card]
    if idle[0] < fox or idle[1] < rabbit or idle[2] < mouse or idle[ANY] < fox + rabbit + mouse + either:
        return COST_NOT_MET
    return None


def cannot_gain(s: State, f: int, card: int) -> Reason | None:
    """Why the effect cannot be had, whatever is paid: a twin in play (4.1.4), no item left (4.1.2)."""
    item = CARD_ITEM[card]
    if item >= 0:
        return None if s.item_supply_n[item] else ITEM_GONE
    if CARD_KIND[card] == "persistent" and card in s.crafted_n[f]:
        return ALREADY_IN_PLAY
    return None


class Craft(Deed):
    """4.1: craft a card from the hand."""

    verb = "craft"
    fields: tuple[str, ...] = ("card",)
    law: tuple[str, ...] = ("4.1",)
    checks: tuple[Reason, ...] = (CANNOT_BE_CRAFTED, NOT_IN_HAND, ITEM_GONE, ALREADY_IN_PLAY, COST_NOT_MET)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        hand = s.hands_n[f]
        if not hand:
            return
        idle = idle_by_suit(s, f)
        if not idle[ANY]:
            return
        last = -1
        for card in hand:
            if card == last or not CRAFTABLE[card]:
                continue
            last = card
            if cannot_pay(idle, card) is None and cannot_gain(s, f, card) is None:
                out.append(by_card(f, self.verb)[card])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        f, card = a.faction_n, a.card_n
        if card >= NC or not CRAFTABLE[card]:
            yield CANNOT_BE_CRAFTED
            return
        if card not in s.hands_n[f]:
            yield NOT_IN_HAND
        why = cannot_gain(s, f, card)
        if why is not None:
            yield why
        why = cannot_pay(idle_by_suit(s, f), card)
        if why is not None:
            yield s.match.factions[f].crafting_short or why

    def could_name(self, s: State, f: int) -> dict[str, tuple[Any, ...]]:
        hand = sorted(set(s.hands_n[f])) or [CRAFTABLE.index(True)]
        return {"card": tuple(CARD_IDS[card] for card in hand)}

    def do(self, s: State, a: Action) -> None:
        f, card = a.faction_n, a.card_n
        if s.match.factions[f].crafts_itself:
            s.match.factions[f].pay_for_craft(s, sum(COSTS[card]))
            gain(s, f, card)
            return
        for suit in range(3):
            activate(s, f, suit, COSTS[card][suit])
        left = COSTS[card][ANY]
        idle = idle_by_suit(s, f)
        if left and idle[ANY] > left and sum(1 for n in idle[:ANY] if n) > 1:
            reveal(s, f, card)
            s.push(Activate(f, card, left, 0))
            return
        for suit in range(3):
            n = min(left, idle[suit])
            activate(s, f, suit, n)
            left -= n
        gain(s, f, card)

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        """Of the cost, the suit that is short, else the first: what it costs and the pieces that are idle."""
        f, card = a.faction_n, a.card_n
        if card >= NC:
            return {}
        cost, idle = COSTS[card], idle_by_suit(s, f)
        short = next((suit for suit in range(ANY) if idle[suit] < cost[suit]), ANY)
        if short == ANY and idle[ANY] >= sum(cost):
            short = next((suit for suit in range(ANY) if cost[suit]), ANY)
        item = CARD_ITEM[card]
        return {
            "suit": SUITS[short] if short < ANY else "any",
            "cost": cost[short] if short < ANY else sum(cost),
            "idle": idle[short],
            "building": next((KINDS[kind] for kind in s.match.factions[f].crafting_kinds), None),
            "item": ITEMS[item] if item >= 0 else None,
            "card_kind": CARD_KIND[card],
        }


def activate(s: State, f: int, suit: int, n: int) -> None:
    """Activate that many idle pieces of a suit; which of them makes no difference."""
    for c in s.match.board.clearings_of_suit[suit]:
        if n <= 0:
            return
        here = min(n, idle_pieces(s, f, c))
        if here > 0:
            s.used_n[USED_PIECES + c] += here
            n -= here


def gain(s: State, f: int, card: int) -> None:
    """Take the effect of a card whose cost is paid (4.1.2, 4.1.3); one with an immediate effect is discarded
    when that effect is resolved, and not before."""
    leave_hand_open(s, f, card)
    name = FACTIONS[f]
    if CARD_KIND[card] == "persistent":
        s.crafted_n[f] = with_card(s.crafted_n[f], card)
        if s.log is not None:
            s.log.append(Event("crafted", "4.1.3", name, card=CARD_IDS[card]))
        return
    item = CARD_ITEM[card]
    if s.log is not None:
        made = ITEMS[item] if item >= 0 else None
        s.log.append(Event("crafted", "4.1.2", name, card=CARD_IDS[card], item=made))
    if item >= 0:
        s.item_supply_n[item] -= 1
        s.match.factions[f].gain_item(s, item)
        score(s, f, s.match.factions[f].item_points(s, CARD_POINTS[card]), "3.2.2")
        discard(s, card)
    else:
        s.push(ImmediateCard(card))
        IMMEDIATE_EFFECTS[card].resolve(s, f)


class ImmediateCard(Procedure):
    """4.1.2: a card whose immediate effect is being resolved with all that follows from it; then it is
    discarded."""

    __slots__ = ("card",)
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)
    ENTRIES: ClassVar[tuple[Entry, ...]] = (CARD,)
    FIRST: ClassVar[bool] = True

    def __init__(self, card: int) -> None:
        self.card = card

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return self.card in IMMEDIATE_EFFECTS

    def copy(self) -> ImmediateCard:
        return self

    def step(self, s: State) -> int:
        s.stack.pop()
        discard(s, self.card)
        return AGAIN

    def held(self) -> tuple[int, ...]:
        return (self.card,)


# --- a cost of any suit chooses its pieces -----------------------------------------------------------------
class Activate(Procedure):
    """4.1.1: pieces for the symbols of any suit, one by one, in ascending clearings."""

    __slots__ = ("card", "last", "left", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "left", "last")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        SEAT,
        CARD,
        COUNT,
        CLEARING_OR_NONE,
    )
    FIRST: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, left: int, last: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left
        self.last = last

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return self.card in s.hands_n[self.seat] and CARD_KIND[self.card] not in ("ambush", "dominance")

    def copy(self) -> Activate:
        return Activate(self.seat, self.card, self.left, self.last)

    def facts(self, s: State) -> dict[str, Any]:
        return {"card": CARD_IDS[self.card], "left": self.left}

    def needs(self, s: State) -> tuple[Need, ...]:
        """It holds the card that it is crafting."""
        return ((self.seat, True, (self.card,), 1),)

    def step(self, s: State) -> int:
        if self.left:
            return s.ask(ASK_ACTIVATE, self.seat)
        s.stack.pop()
        gain(s, self.seat, self.card)
        return AGAIN


class ActivatePiece(Deed):
    """4.1.1: activate one crafting piece in a clearing."""

    verb = "activate"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("4.1.1",)
    checks: tuple[Reason, ...] = (NOT_TO_ACTIVATE,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for c in range(1, 13):
            if cannot_activate(s, f, c) is None:
                out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        why = cannot_activate(s, a.faction_n, a.at)
        if why is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, Activate)
        s.used_n[USED_PIECES + a.at] += 1
        frame.left -= 1
        frame.last = a.at

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        frame = s.stack[-1]
        assert isinstance(frame, Activate)
        idle = idle_pieces(s, a.faction_n, a.at)
        return {"cause": "none" if idle <= 0 else "passed" if a.at < frame.last else "early"}

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        frame = s.stack[-1]
        assert isinstance(frame, Activate)
        for c in range(max(frame.last, 1), 13):
            idle = idle_pieces(s, f, c)
            if idle > 0:
                out.append(Part(by_clearing(f, self.verb)[c], idle))
        return frame.left


def cannot_activate(s: State, f: int, c: int) -> Reason | None:
    """Why a piece there cannot be named next: none idle, or it comes before the last one named, or
    too few would be left after it."""
    frame = s.stack[-1]
    assert isinstance(frame, Activate)
    if c < frame.last or idle_pieces(s, f, c) <= 0:
        return NOT_TO_ACTIVATE
    left = sum(max(idle_pieces(s, f, later), 0) for later in range(c, 13))
    return None if left >= frame.left else NOT_TO_ACTIVATE


ASK_ACTIVATE: Final = Question("activate", "4.1.1", (ActivatePiece(),))
GENERAL_QUESTIONS += [ASK_ACTIVATE]

register_procedure(Activate)
register_procedure(ImmediateCard)

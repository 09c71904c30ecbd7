"""8.2.3 The Supporters stack: gaining, spending and losing supporters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.cards import CARD_IDS, CARD_SUIT, NC
from rootlab.components.names import ALLIANCE, BIRD, SUITS
from rootlab.engine.action import Action
from rootlab.engine.entries import ARTICLE, CLEARING, COUNT, Entry
from rootlab.engine.event import Event
from rootlab.engine.piles import Draw, Pile, discard, enter_pile, leave_pile_open, suits
from rootlab.engine.procedure import AGAIN, Deed, Need, Procedure, Question, register_procedure
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.sets import Part, add_parts
from rootlab.engine.state import State
from rootlab.engine.tables import by_card
from rootlab.factions.alliance.board import CAPACITY, NAME, bases, supporters
from rootlab.rules.general import CARD_DOES_NOT_MATCH

NOT_A_SUPPORTER: Final = reason("not-a-supporter", RESOURCES, "8.2.3")
OUT_OF_ORDER: Final = reason("supporter-out-of-order", RESOURCES, "8.2.3", "1.5.4")


def by_suit(s: State) -> list[int]:
    """How many supporters there are of each suit, birds last."""
    found = [0, 0, 0, 0]
    for card in supporters(s):
        if card < NC:  # a view has cards that it cannot see
            found[CARD_SUIT[card]] += 1
    return found


def matching(s: State, c: int) -> int:
    """How many supporters match a clearing; birds match any (2.1.1)."""
    found = by_suit(s)
    return found[s.match.board.suit[c]] + found[BIRD]


# --- gaining ---------------------------------------------------------------------------------------------
def stack_is_full(s: State) -> bool:
    """8.2.3.1: without a base the stack holds five cards, with one any number."""
    return not bases(s) and len(supporters(s)) >= CAPACITY


def gain_supporter(s: State, card: int, seen_by: tuple[int, ...], article: str) -> None:
    """8.2.3: a card joins the supporters face down, or is discarded where the stack cannot hold it."""
    if not stack_is_full(s):
        enter_pile(s, ALLIANCE, card, seen_by)
        return
    if s.log is not None:
        s.log.append(Event("supporter_not_held", "8.2.3.1", NAME, card=CARD_IDS[card]))
    discard(s, card)


class DrawSupporters(Draw):
    """8.2.6, 8.3.4: the Alliance draws cards onto the Supporters stack."""

    __slots__ = ()
    OWNER: ClassVar[int] = ALLIANCE

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return self.seat == ALLIANCE

    def copy(self) -> DrawSupporters:
        return DrawSupporters(self.seat, self.left, self.article)

    def arrive(self, s: State, card: int) -> None:
        if s.log is not None:
            eyes = () if stack_is_full(s) else (NAME,)
            s.log.append(Event("drew_supporter", self.article, NAME, card=CARD_IDS[card], secret=eyes))
        gain_supporter(s, card, (), self.article)


# --- leaving the stack, one by one -----------------------------------------------------------------------
def leave_stack(s: State, card: int, article: str) -> None:
    """A supporter is discarded face up."""
    leave_pile_open(s, ALLIANCE, card)
    if s.log is not None:
        s.log.append(Event("supporter_left", article, NAME, card=CARD_IDS[card]))
    discard(s, card)


class Leaving(Procedure):
    """Supporters that must leave the stack; the Alliance names them in ascending order."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last = 0
        """The card named last."""

    def left(self, s: State) -> int:
        """How many supporters must still leave."""
        raise TypeError("abstract")

    def counts(self, s: State, card: int) -> bool:
        """Whether a supporter is one of those from which they are chosen."""
        return True

    def among(self, s: State) -> Pile:
        """The supporters from which they are chosen."""
        return tuple([card for card in supporters(s) if self.counts(s, card)])

    def needs(self, s: State) -> tuple[Need, ...]:
        """There are as many as must still leave, none of them before the last one named."""
        wanted = tuple([card for card in range(self.last, NC) if self.counts(s, card)])
        return ((ALLIANCE, False, wanted, self.left(s)),)

    def can_name(self, s: State) -> list[int]:
        """The cards among them that can be named next, each once: none before the last one named, and
        none with too few after it."""
        found: list[int] = []
        cards = self.among(s)
        for card in cards[: max(len(cards) - self.left(s) + 1, 0)]:
            if card >= self.last and card not in found:
                found.append(card)
        return found


class SpendingSupporters(Leaving):
    """8.4.1.2, 8.4.2.2: supporters that match a clearing are being spent."""

    __slots__ = ("article", "clearing", "number")
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing", "number", "article", "last")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        CLEARING,
        COUNT,
        ARTICLE,
        COUNT,
    )
    OWNER: ClassVar[int] = ALLIANCE

    def __init__(self, clearing: int, number: int, article: str) -> None:
        super().__init__()
        self.clearing = clearing
        self.number = number
        """How many are still to be spent."""
        self.article = article

    def can_be(self, s: State, below: Procedure | None) -> bool:
        if isinstance(below, SpendingSupporters) or getattr(below, "clearing", -1) != self.clearing:
            return False  # below waits what they are spent for
        return self.article in ASK_SPEND and self.number <= len(self.among(s))

    def copy(self) -> SpendingSupporters:
        new = SpendingSupporters(self.clearing, self.number, self.article)
        new.last = self.last
        return new

    def facts(self, s: State) -> dict[str, Any]:
        suit = SUITS[s.match.board.suit[self.clearing]]
        return {"clearing": self.clearing, "suit": suit, "left": self.number}

    def left(self, s: State) -> int:
        return self.number

    def counts(self, s: State, card: int) -> bool:
        return card < NC and suits(card, s.match.board.suit[self.clearing])

    def step(self, s: State) -> int:
        if self.number:
            return s.ask(ASK_SPEND[self.article], ALLIANCE)
        s.stack.pop()
        return AGAIN


class DownToCapacity(Leaving):
    """8.2.4: without a base the Alliance discards down to five supporters."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("last",)
    ENTRIES: ClassVar[tuple[Entry, ...]] = (COUNT,)
    OWNER: ClassVar[int] = ALLIANCE

    def copy(self) -> DownToCapacity:
        new = DownToCapacity()
        new.last = self.last
        return new

    def facts(self, s: State) -> dict[str, Any]:
        return {"left": self.left(s)}

    def left(self, s: State) -> int:
        return len(supporters(s)) - CAPACITY

    def step(self, s: State) -> int:
        if self.left(s) > 0:
            return s.ask(ASK_DISCARD, ALLIANCE)
        s.stack.pop()
        return AGAIN


def frame_of(s: State) -> Leaving:
    """The supporters that leave, on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Leaving)
    return frame


class NameSupporter(Deed):
    """One supporter that leaves the stack."""

    fields: tuple[str, ...] = ("card",)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        table = by_card(f, self.verb)
        for card in frame_of(s).can_name(s):
            out.append(table[card])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        frame = frame_of(s)
        if a.card_n not in supporters(s):
            yield NOT_A_SUPPORTER
        elif a.card_n not in frame.among(s):
            yield CARD_DOES_NOT_MATCH
        elif a.card_n not in frame.can_name(s):
            yield OUT_OF_ORDER

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        frame = frame_of(s)
        return {"cause": "passed" if a.card_n < frame.last else "early", "left": frame.left(s)}

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        frame = frame_of(s)
        cards = [card for card in frame.among(s) if card >= frame.last]
        add_parts(by_card(f, self.verb), cards, out)
        return frame.left(s)


class SpendSupporter(NameSupporter):
    """8.4.1.2, 8.4.2.2: a supporter is spent for its suit."""

    verb = "spend_supporter"
    law: tuple[str, ...] = ("8.2.3", "8.4.1.2", "8.4.2.2")
    checks: tuple[Reason, ...] = (NOT_A_SUPPORTER, CARD_DOES_NOT_MATCH, OUT_OF_ORDER)

    def do(self, s: State, a: Action) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, SpendingSupporters)
        frame.last = a.card_n
        frame.number -= 1
        leave_stack(s, a.card_n, frame.article)


class DiscardSupporter(NameSupporter):
    """8.2.4: a supporter that the stack can no longer hold."""

    verb = "discard_supporter"
    law: tuple[str, ...] = ("8.2.4",)
    checks: tuple[Reason, ...] = (NOT_A_SUPPORTER, OUT_OF_ORDER)

    def do(self, s: State, a: Action) -> None:
        frame_of(s).last = a.card_n
        leave_stack(s, a.card_n, "8.2.4")


ASK_SPEND: Final = {
    article: Question("spend-supporters", article, (SpendSupporter(),)) for article in ("8.4.1.2", "8.4.2.2")
}
"""What is asked by what the supporters pay for: a revolt or the spread of sympathy."""
ASK_DISCARD: Final = Question("discard-supporters", "8.2.4", (DiscardSupporter(),))

register_procedure(DrawSupporters)
register_procedure(SpendingSupporters)
register_procedure(DownToCapacity)

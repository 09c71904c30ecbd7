"""8.2.6 Outrage: who moves warriors into sympathy or removes it gives the Alliance a supporter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.cards import CARD_IDS
from rootlab.components.names import ALLIANCE, FACTIONS, NF, SUITS
from rootlab.engine.action import Action
from rootlab.engine.entries import CLEARING, SEAT, Entry
from rootlab.engine.event import Event
from rootlab.engine.match import GENERAL_QUESTIONS
from rootlab.engine.piles import MATCHING, leave_hand_hidden, leave_hand_open, show_hand, suits
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.engine.tables import plain
from rootlab.factions.alliance.board import NAME
from rootlab.factions.alliance.supporters import DrawSupporters, gain_supporter, stack_is_full
from rootlab.rules.one_card import OneCard

MUST_GIVE: Final = reason("must-give-a-supporter", RESOURCES, "8.2.6", "2.1.1.1")


class Outrage(Procedure):
    """A seat owes the Supporters stack a card that matches the clearing.

    Whether it holds one only its own seat knows, so it is asked unless everybody knows its whole hand
    and that none of it matches; showing the hand may be the only answer.
    """

    __slots__ = ("clearing", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "clearing")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        SEAT,
        CLEARING,
    )
    OWNER: ClassVar[int] = ALLIANCE

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return self.seat != ALLIANCE

    def copy(self) -> Outrage:
        return self

    def facts(self, s: State) -> dict[str, Any]:
        return {"clearing": self.clearing, "suit": SUITS[s.match.board.suit[self.clearing]]}

    def step(self, s: State) -> int:
        hand = s.hands_n[self.seat]
        if len(hand) > len(s.known_n[self.seat * NF + self.seat]) or holds_match(s, self.seat, self.clearing):
            return s.ask(ASK_OUTRAGE, self.seat)
        s.stack.pop()
        show_and_draw(s, self.seat)
        return AGAIN


def holds_match(s: State, seat: int, c: int) -> bool:
    """Whether a hand has a card that matches a clearing; birds match any (2.1.1.1)."""
    suit = s.match.board.suit[c]
    return any(suits(card, suit) for card in s.hands_n[seat])


def outrage(s: State, seat: int, c: int) -> None:
    """8.2.6: that seat moved warriors into a sympathetic clearing, or removed its token."""
    if s.log is not None:
        s.log.append(Event("outrage", "8.2.6", FACTIONS[seat], clearing=c))
    s.push(Outrage(seat, c))


def give(s: State, seat: int, card: int, suit: int) -> None:
    """8.2.6: the card goes to the supporters face down; only giver and Alliance see which it is."""
    held = not stack_is_full(s)
    if s.log is not None:
        giver = FACTIONS[seat]
        eyes = (giver, NAME) if held else ()
        s.log.append(
            Event("gave_supporter", "8.2.6", giver, card=CARD_IDS[card], target=NAME, secret=eyes)
        )  # fmt: skip
    if held:
        leave_hand_hidden(s, seat, card, MATCHING[suit], (ALLIANCE,))
    else:
        leave_hand_open(s, seat, card)
    gain_supporter(s, card, (seat,), "8.2.6")


def show_and_draw(s: State, seat: int) -> None:
    """8.2.6: without a matching card the hand is shown to the Alliance, which draws a supporter."""
    if s.hands_n[seat]:
        show_hand(s, seat, ALLIANCE)
        if s.log is not None:
            giver = FACTIONS[seat]
            s.log.append(Event("showed_hand", "8.2.6", giver, target=NAME))
            for card in s.hands_n[seat]:
                name = CARD_IDS[card]
                s.log.append(Event("saw", "8.2.6", NAME, target=giver, card=name, secret=(NAME, giver)))
    s.push(DrawSupporters(ALLIANCE, 1, "8.2.6"))


def frame_of(s: State) -> Outrage:
    """The outrage on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Outrage)
    return frame


class GiveSupporter(OneCard):
    """8.2.6: a card that matches the clearing; a bird card counts as one (2.1.1.1)."""

    verb = "give_supporter"
    secret: tuple[str, ...] = ("card",)
    law: tuple[str, ...] = ("8.2.6", "2.1.1.1")

    def suit(self, s: State) -> int:
        return s.match.board.suit[frame_of(s).clearing]

    def do(self, s: State, a: Action) -> None:
        frame = frame_of(s)
        s.stack.pop()
        give(s, frame.seat, a.card_n, s.match.board.suit[frame.clearing])


class ShowHand(Deed):
    """8.2.6: the hand is shown, which it must be without a matching card and only then."""

    verb = "show_hand"
    law: tuple[str, ...] = ("8.2.6",)
    checks: tuple[Reason, ...] = (MUST_GIVE,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not holds_match(s, f, frame_of(s).clearing):
            out.append(plain(f, self.verb))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if holds_match(s, a.faction_n, frame_of(s).clearing):
            yield MUST_GIVE

    def do(self, s: State, a: Action) -> None:
        s.stack.pop()
        show_and_draw(s, a.faction_n)


ASK_OUTRAGE: Final = Question("outrage", "8.2.6", (GiveSupporter(), ShowHand()))
GENERAL_QUESTIONS.append(ASK_OUTRAGE)

register_procedure(Outrage)

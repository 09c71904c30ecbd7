"""13.2.4 Exposure: an enemy with a piece beside a face-down plot shows a card and guesses what it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rootlab.components.cards import CARD_IDS
from rootlab.components.names import CORVIDS, FACTIONS, NF
from rootlab.components.pieces import KINDS
from rootlab.engine.action import Action, intern
from rootlab.engine.event import Event
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.match import Match
from rootlab.engine.piles import MATCHING, enter_hand, leave_hand_hidden, may_hold, show_card, suits
from rootlab.engine.procedure import Deed
from rootlab.engine.reason import PLACE, VERB, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.corvids.birdsong import NOTHING_FACE_DOWN
from rootlab.factions.corvids.board import NAME
from rootlab.factions.corvids.plots import PLOT_KINDS, face_down, plot_at, remove_known, rule_out
from rootlab.rules.general import CARD_DOES_NOT_MATCH, NOT_IN_HAND
from rootlab.rules.victory import score

NOT_AN_ENEMY: Final = reason("not-an-enemy-of-the-corvids", VERB, "13.2.4", "16.6.8")
NO_PIECE_THERE: Final = reason("no-piece-beside-the-plot", PLACE, "13.2.4")

_GUESSES: dict[tuple[int, int, int], tuple[Action, ...]] = {}


def guesses(f: int, c: int, card: int) -> tuple[Action, ...]:
    """The guesses of a faction in a clearing with a card, one for each kind of plot."""
    found = _GUESSES.get((f, c, card))
    if found is None:
        found = tuple(
            intern(FACTIONS[f], "expose", clearing=c, card=CARD_IDS[card], plot=KINDS[kind])
            for kind in PLOT_KINDS
        )
        _GUESSES[(f, c, card)] = found
    return found


def exposable(s: State, f: int) -> int:
    """The clearings in which a faction may guess, a bit each: a face-down plot of an enemy, and a piece
    of its own."""
    return face_down(s) & s.pieces_at_n[f] if s.is_enemy(f, CORVIDS) else 0


class Expose(Deed):
    """13.2.4: show a matching card and name one of the four plots, any of which may be guessed."""

    verb = "expose"
    fields: tuple[str, ...] = ("clearing", "card", "plot")
    secret: tuple[str, ...] = ("card",)
    law: tuple[str, ...] = ("13.2.4",)
    checks: tuple[Reason, ...] = (
        NOT_AN_ENEMY,
        NOTHING_FACE_DOWN,
        NO_PIECE_THERE,
        NOT_IN_HAND,
        CARD_DOES_NOT_MATCH,
    )

    def in_match(self, match: Match) -> bool:
        return CORVIDS in match.seats

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        suit_of = s.match.board.suit
        for c in CLEARINGS[exposable(s, f)]:
            last = -1
            for card in s.hands_n[f]:
                if card != last and suits(card, suit_of[c]):
                    out += guesses(f, c, card)
                last = card

    def open_to(self, s: State, f: int) -> bool:
        suit_of = s.match.board.suit
        return any(may_hold(s, f, MATCHING[suit_of[c]]) for c in CLEARINGS[exposable(s, f)])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        f, c = a.faction_n, a.at
        if not s.is_enemy(f, CORVIDS):
            yield NOT_AN_ENEMY
        if not face_down(s) >> c & 1:
            yield NOTHING_FACE_DOWN
        elif not s.here_n[c * NF + f]:
            yield NO_PIECE_THERE
        if a.card_n not in s.hands_n[f]:
            yield NOT_IN_HAND
        elif not suits(a.card_n, s.match.board.suit[c]):
            yield CARD_DOES_NOT_MATCH

    def do(self, s: State, a: Action) -> None:
        f, c, card = a.faction_n, a.at, a.card_n
        right = plot_at(s, c) == a.plot_n
        if s.log is not None:
            s.log.append(Event("guessed", "13.2.4", a.faction, clearing=c, plot=a.plot))
            eyes = (a.faction, NAME)
            kind = "right_guess" if right else "wrong_guess"
            s.log.append(Event(kind, "13.2.4", a.faction, card=a.card, target=NAME, secret=eyes))
        if right:
            show_card(s, f, card, CORVIDS)
            remove_known(s, c, "13.2.4")
            score(s, f, 1, "3.2.1")
        else:
            leave_hand_hidden(s, f, card, MATCHING[s.match.board.suit[c]], (CORVIDS,))
            enter_hand(s, CORVIDS, card, (f,))
            rule_out(s, c, a.plot_n)

"""9.2.8 Dominance cards and coalitions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.cards import CARD_IDS
from rootlab.components.names import FACTIONS, VAGABOND
from rootlab.engine.action import Action, intern
from rootlab.engine.event import Event
from rootlab.engine.piles import leave_hand_open
from rootlab.engine.procedure import Deed
from rootlab.engine.reason import PLACE, VERB, Reason, reason
from rootlab.engine.state import NO_DOMINANCE, State
from rootlab.factions.vagabond.board import HOSTILE, NAME, relation
from rootlab.factions.vagabond.relations import make_indifferent
from rootlab.rules.dominance import (
    ALREADY_ACTIVE,
    NONE_IN_HAND,
    NOT_DOMINANCE,
    POINTS_TO_ACTIVATE,
    TOO_FEW_POINTS,
    dominance_names,
    is_dominance,
    not_held,
)
from rootlab.rules.general import NOT_IN_HAND

PLAYERS_NEEDED: Final = 4
NO_NORMAL_DOMINANCE: Final = reason("no-dominance-for-the-vagabond", VERB, "9.2.8")
TOO_FEW_PLAYERS: Final = reason("too-few-players-for-a-coalition", VERB, "9.2.8")
NOT_THE_FEWEST: Final = reason("not-the-fewest-points", PLACE, "9.2.8")


def candidates(s: State) -> list[int]:
    """The players with the fewest points, one of whom can be his partner.  Who activated a dominance
    card has no points and is none of them."""
    others = [f for f in s.match.seats if f != VAGABOND and s.dominance_n[f] == NO_DOMINANCE]
    fewest = min([s.score_n[f] for f in others], default=0)
    return [f for f in others if s.score_n[f] == fewest]


def cannot_form(s: State) -> Reason | None:
    """Why he can form no coalition at all, whatever he holds."""
    if len(s.match.seats) < PLAYERS_NEEDED:
        return TOO_FEW_PLAYERS
    if s.dominance_n[VAGABOND] != NO_DOMINANCE:
        return ALREADY_ACTIVE
    return None if s.score_n[VAGABOND] >= POINTS_TO_ACTIVATE else TOO_FEW_POINTS


class FormCoalition(Deed):
    """9.2.8: in a game of four or more, a dominance card joins him to a player with the fewest points."""

    verb = "form_coalition"
    fields: tuple[str, ...] = ("card", "target")
    law: tuple[str, ...] = ("9.2.8", "3.3.1")
    checks: tuple[Reason, ...] = (
        NOT_DOMINANCE,
        NONE_IN_HAND,
        NOT_IN_HAND,
        TOO_FEW_PLAYERS,
        ALREADY_ACTIVE,
        TOO_FEW_POINTS,
        NOT_THE_FEWEST,
    )
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not s.match.dominance or cannot_form(s) is not None:
            return
        for card in s.hands_n[VAGABOND]:
            if is_dominance(card):
                for other in candidates(s):
                    out.append(intern(NAME, self.verb, card=CARD_IDS[card], target=FACTIONS[other]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not is_dominance(a.card_n):
            yield NOT_DOMINANCE
        for why in (not_held(s, VAGABOND, a.card_n), cannot_form(s)):
            if why is not None:
                yield why
        if a.target_n not in candidates(s):
            yield NOT_THE_FEWEST

    def could_name(self, s: State, f: int) -> dict[str, tuple[Any, ...]]:
        return {"card": dominance_names(s.hands_n[f])}

    def do(self, s: State, a: Action) -> None:
        other = a.target_n
        leave_hand_open(s, VAGABOND, a.card_n)
        s.dominance_n[VAGABOND] = a.card_n
        s.score_n[VAGABOND] = 0
        s.partner_n[VAGABOND] = other
        s.partner_n[other] = VAGABOND
        if s.log is not None:
            s.log.append(Event("coalition", "9.2.8", NAME, card=a.card, target=a.target))
        if relation(s, other) == HOSTILE:
            make_indifferent(s, other, "9.2.9.3.4")

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return {"targets": tuple(FACTIONS[f] for f in candidates(s)), "number": len(s.match.seats)}

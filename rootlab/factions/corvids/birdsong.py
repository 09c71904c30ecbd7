"""13.4 Birdsong of the Corvids: flip plots, then recruit (crafting comes before both)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rootlab.components.cards import CARD_IDS, NC
from rootlab.components.names import BIRD, BIRDSONG, CORVIDS, NF, SUITS
from rootlab.components.pieces import KINDS
from rootlab.engine.action import Action, intern
from rootlab.engine.event import Event
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.piles import spend, suits
from rootlab.engine.procedure import NEXT, Deed, Question, Step
from rootlab.engine.reason import PLACE, RESOURCES, VERB, Reason, reason
from rootlab.engine.state import State
from rootlab.engine.tables import by_clearing
from rootlab.factions.corvids.board import NAME, RECRUITED
from rootlab.factions.corvids.effects import FLIPS
from rootlab.factions.corvids.placing import open_to_warriors, place_in_each
from rootlab.factions.corvids.plots import face_down, turn_up, up_count
from rootlab.rules.general import CARD_DOES_NOT_MATCH, NOT_IN_HAND, GoOn
from rootlab.rules.placing import NO_WARRIOR_IN_SUPPLY
from rootlab.rules.victory import score

NOTHING_FACE_DOWN: Final = reason("no-face-down-plot-there", PLACE, "13.2.2.1")
NOBODY_TO_FLIP: Final = reason("no-warrior-to-flip", PLACE, "13.4.2")
RECRUITED_ALREADY: Final = reason("recruited-with-a-card-already", RESOURCES, "13.4.3")
NO_CLEARINGS_OF_SUIT: Final = reason("no-clearings-of-that-suit", VERB, "13.4.3", "2.2.2")

RECRUITS: Final = tuple(
    tuple(
        intern(NAME, "recruit", card=CARD_IDS[card], suit=SUITS[suit])
        for suit in range(BIRD)
        if suits(card, suit)
    )
    for card in range(NC)
)
"""By card: a recruiting for each suit that it can be spent for."""


# --- 13.4.2 ----------------------------------------------------------------------------------------------
class Flip(Deed):
    """13.4.2: a face-down plot in a clearing with Corvid warriors."""

    verb = "flip"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("13.4.2",)
    checks: tuple[Reason, ...] = (NOTHING_FACE_DOWN, NOBODY_TO_FLIP)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for c in CLEARINGS[flippable(s)]:
            out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not face_down(s) >> a.at & 1:
            yield NOTHING_FACE_DOWN
        if not s.warriors_n[a.at * NF + CORVIDS]:
            yield NOBODY_TO_FLIP

    def do(self, s: State, a: Action) -> None:
        kind = turn_up(s, a.at)
        if s.log is not None:
            s.log.append(Event("flipped", "13.4.2", NAME, clearing=a.at, plot=KINDS[kind]))
        score(s, CORVIDS, up_count(s), "13.4.2")
        if not s.over_n and kind in FLIPS:
            FLIPS[kind](s, a.at)


def flippable(s: State) -> int:
    """The clearings with a face-down plot and Corvid warriors, a bit each."""
    return face_down(s) & s.warriors_at_n[CORVIDS]


class FlipStep(Step):
    """13.4.2: any number of plots; passed over where none can be flipped."""

    phase = BIRDSONG
    name = "flip"
    law = "13.4.2"

    def __init__(self) -> None:
        self.question = Question("flip-plots", self.law, (Flip(), GoOn()), window=BIRDSONG)

    def facts(self, s: State) -> dict[str, Any]:
        return {"points": up_count(s) + 1}

    def run(self, s: State) -> int:
        return s.ask_step() if flippable(s) else NEXT


# --- 13.4.3 ----------------------------------------------------------------------------------------------
class Recruit(Deed):
    """13.4.3: any card, spent, places a warrior in each clearing of its suit; a bird, of any one suit."""

    verb = "recruit"
    fields: tuple[str, ...] = ("card", "suit")
    law: tuple[str, ...] = ("13.4.3",)
    checks: tuple[Reason, ...] = (
        RECRUITED_ALREADY,
        NO_WARRIOR_IN_SUPPLY,
        NO_CLEARINGS_OF_SUIT,
        NOT_IN_HAND,
        CARD_DOES_NOT_MATCH,
    )

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if s.used_n[RECRUITED] or not s.supply_n[f]:
            return
        last = -1
        for card in s.hands_n[f]:
            if card != last:
                out += RECRUITS[card]
            last = card

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if s.used_n[RECRUITED]:
            yield RECRUITED_ALREADY
        if not s.supply_n[CORVIDS]:
            yield NO_WARRIOR_IN_SUPPLY
        if a.suit_n == BIRD:
            yield NO_CLEARINGS_OF_SUIT
        if a.card_n not in s.hands_n[CORVIDS]:
            yield NOT_IN_HAND
        elif not suits(a.card_n, a.suit_n):
            yield CARD_DOES_NOT_MATCH

    def do(self, s: State, a: Action) -> None:
        s.used_n[RECRUITED] = 1
        spend(s, CORVIDS, a.card_n, "13.4.3")
        place_in_each(s, open_to_warriors(s, s.match.board.suit_mask[a.suit_n]), "13.4.3")


class NoRecruits(GoOn):
    """13.4.3: no warriors; what may be done in the window after them could be done here."""

    law: tuple[str, ...] = ("13.4.3",)

    def do(self, s: State, a: Action) -> None:
        s.go_to_step(s.step_n + 2)


class RecruitStep(Step):
    """13.4.3: once; passed over with no card or no warrior left."""

    phase = BIRDSONG
    name = "recruit"
    law = "13.4.3"

    def __init__(self) -> None:
        self.question = Question("recruit-with-a-card", self.law, (Recruit(), NoRecruits()), window=BIRDSONG)

    def run(self, s: State) -> int:
        if s.used_n[RECRUITED] or not s.hands_n[CORVIDS] or not s.supply_n[CORVIDS]:
            return NEXT
        return s.ask_step()

"""8.4 Birdsong of the Alliance: revolt, then spread sympathy, each any number of times."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.names import ALLIANCE, BIRD, BIRDSONG, FACTIONS
from rootlab.components.pieces import BASE, KIND_IS_BUILDING, NK, SYMPATHY
from rootlab.engine.action import WARRIOR, Action
from rootlab.engine.entries import CLEARING, FLAG, Entry
from rootlab.engine.event import Event
from rootlab.engine.masks import CLEARINGS, SIZE
from rootlab.engine.pieces import place_piece, place_warriors, remove_piece, remove_warriors
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, Step, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.engine.tables import by_clearing
from rootlab.factions.alliance.board import (
    MARTIAL_COST,
    NAME,
    REVOLT_COST,
    SYMPATHY_COST,
    base_suits,
    martial_law,
    place_sympathy,
    sympathetic,
    sympathy,
    train_officer,
)
from rootlab.factions.alliance.supporters import SpendingSupporters, by_suit, matching
from rootlab.rules.general import GoOn
from rootlab.rules.placing import NO_SLOT, cannot_place, closed_to_pieces
from rootlab.rules.removal import clear_enemies, enemy_losses

NOT_SYMPATHETIC: Final = reason("no-sympathy-there", PLACE, "8.4.1.1", "8.2.5.2")
BASE_ON_MAP: Final = reason("base-already-on-map", PLACE, "8.4.1.1")
TOO_FEW_TO_REVOLT: Final = reason("too-few-supporters-to-revolt", RESOURCES, "8.4.1.2", "8.2.3")
SYMPATHETIC: Final = reason("sympathy-already-there", PLACE, "8.2.5.1", "8.2.5.2")
NO_SYMPATHY_LEFT: Final = reason("no-sympathy-left", RESOURCES, "8.2.5", "1.5.1")
NOT_NEXT_TO_SYMPATHY: Final = reason("not-next-to-sympathy", PLACE, "8.4.2.1")
TOO_FEW_TO_SPREAD: Final = reason("too-few-supporters-to-spread", RESOURCES, "8.4.2.2", "8.4.2.2.1")
FULL: Final = 99
EVERYWHERE: Final = sum(1 << c for c in range(1, SIZE))


# --- 8.4.1 -----------------------------------------------------------------------------------------------
def cannot_found_base(s: State, c: int) -> Reason | None:
    """Why no base can be placed in a clearing once all enemy pieces have left it: the keep goes with
    them, a ruin stays."""
    room = s.open_slots_n[c]
    losses = enemy_losses(s, ALLIANCE, c)
    for _, _, _, kind, n in losses:
        if kind != WARRIOR and KIND_IS_BUILDING[kind]:
            room += n
    if room <= 0:
        return NO_SLOT
    if cannot_place(s, ALLIANCE, c) is None:
        return None
    after = s.copy()
    for _, owner, _, kind, n in losses:
        if kind == WARRIOR:
            remove_warriors(after, owner, c, n, "")
        else:
            remove_piece(after, kind, c, "", n)
    return cannot_place(after, ALLIANCE, c)


class Revolt(Deed):
    """8.4.1.1: a sympathetic clearing whose base is still on the board, for two matching supporters."""

    verb = "revolt"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("8.4.1",)
    checks: tuple[Reason, ...] = (NOT_SYMPATHETIC, BASE_ON_MAP, TOO_FEW_TO_REVOLT, NO_SLOT)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not s.stock_n[BASE]:
            return
        counts = by_suit(s)
        used = base_suits(s)
        suits_of = s.match.board.suit
        for c in CLEARINGS[s.kinds_at_n[SYMPATHY]]:
            suit = suits_of[c]
            if used[suit] or counts[suit] + counts[BIRD] < REVOLT_COST:
                continue
            if cannot_found_base(s, c) is None:
                out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not sympathetic(s, a.at):
            yield NOT_SYMPATHETIC
        if base_suits(s)[s.match.board.suit[a.at]]:
            yield BASE_ON_MAP
        if matching(s, a.at) < REVOLT_COST:
            yield TOO_FEW_TO_REVOLT
        if (why := cannot_found_base(s, a.at)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        if s.log is not None:
            s.log.append(Event("revolt", "8.4.1", NAME, clearing=a.at))
        s.push(Revolting(a.at))
        s.push(SpendingSupporters(a.at, REVOLT_COST, "8.4.1.2"))

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        return {"cost": REVOLT_COST, "missing": REVOLT_COST - matching(s, a.at)}


class Revolting(Procedure):
    """8.4.1.3: all enemy pieces leave as one batch; when all that follows is done, the base comes."""

    __slots__ = ("cleared", "clearing")
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing", "cleared")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        CLEARING,
        FLAG,
    )
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = ALLIANCE

    def __init__(self, clearing: int) -> None:
        self.clearing = clearing
        self.cleared = False

    def can_be(self, s: State, below: Procedure | None) -> bool:
        room = s.open_slots_n[self.clearing] if self.cleared else s.match.board.slots[self.clearing]
        return bool(s.stock_n[BASE] and room > s.kinds_n[self.clearing * NK + BASE])

    def copy(self) -> Revolting:
        new = Revolting(self.clearing)
        new.cleared = self.cleared
        return new

    def step(self, s: State) -> int:
        if not self.cleared:
            self.cleared = True
            clear_enemies(s, ALLIANCE, (self.clearing,), "8.4.1.3")
            return AGAIN
        s.stack.pop()
        found_base(s, self.clearing)
        return AGAIN


def found_base(s: State, c: int) -> None:
    """8.4.1.3: the base, a warrior for each sympathetic clearing of its suit, an officer; as many as
    there are (1.5.4)."""
    place_piece(s, BASE, c, "8.4.1.3")
    same_suit = s.match.board.suit_mask[s.match.board.suit[c]]
    n = min((s.kinds_at_n[SYMPATHY] & same_suit).bit_count(), s.supply_n[ALLIANCE])
    if n:
        place_warriors(s, ALLIANCE, c, n, "8.4.1.3")
    train_officer(s, "8.4.1.3")


class RevoltStep(Step):
    """8.4.1: revolts, any number of times."""

    phase = BIRDSONG
    name = "revolt"
    law = "8.4.1"

    def __init__(self) -> None:
        self.question = Question("revolt", self.law, (Revolt(), GoOn()), window=BIRDSONG)

    def run(self, s: State) -> int:
        return s.ask_step()


# --- 8.4.2 -----------------------------------------------------------------------------------------------
def spread_cost(s: State, c: int) -> int:
    """8.4.2.2: supporters for sympathy in a clearing: what stands above the token, and one more under
    martial law; FULL where no token is left."""
    if not s.stock_n[SYMPATHY]:
        return FULL
    return SYMPATHY_COST[sympathy(s)] + (MARTIAL_COST if martial_law(s, c) >= 0 else 0)


def open_to_sympathy(s: State) -> int:
    """8.4.2.1: the clearings that it can spread to, a bit each: next to sympathy, or any if there is none."""
    mask = s.kinds_at_n[SYMPATHY]
    if not mask:
        return EVERYWHERE
    near = 0
    for c in CLEARINGS[mask]:
        near |= s.match.board.adj_mask[c]
    return near & ~mask


class SpreadSympathy(Deed):
    """8.4.2.1: an unsympathetic clearing next to a sympathetic one, or any if there is none."""

    verb = "spread_sympathy"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("8.4.2",)
    checks: tuple[Reason, ...] = (NO_SYMPATHY_LEFT, TOO_FEW_TO_SPREAD, SYMPATHETIC, NOT_NEXT_TO_SYMPATHY)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not s.stock_n[SYMPATHY]:
            return
        counts = by_suit(s)
        cost = SYMPATHY_COST[sympathy(s)]
        if counts[0] + counts[1] + counts[2] + counts[BIRD] < cost:
            return
        suits_of = s.match.board.suit
        for c in CLEARINGS[open_to_sympathy(s) & ~closed_to_pieces(s, f)]:
            held = counts[suits_of[c]] + counts[BIRD]
            if held >= cost and (held >= cost + MARTIAL_COST or martial_law(s, c) < 0):
                out.append(by_clearing(f, self.verb)[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not s.stock_n[SYMPATHY]:
            yield NO_SYMPATHY_LEFT
        elif matching(s, a.at) < spread_cost(s, a.at):
            yield TOO_FEW_TO_SPREAD
        if sympathetic(s, a.at):
            yield SYMPATHETIC
        elif not open_to_sympathy(s) >> a.at & 1:
            yield NOT_NEXT_TO_SYMPATHY
        if (why := cannot_place(s, ALLIANCE, a.at)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        s.push(Spreading(a.at))
        s.push(SpendingSupporters(a.at, spread_cost(s, a.at), "8.4.2.2"))

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        cost = spread_cost(s, a.at)
        enemy = martial_law(s, a.at)
        return {
            "cost": cost,
            "missing": cost - matching(s, a.at),
            "enemy": FACTIONS[enemy] if enemy >= 0 else None,
            "near": CLEARINGS[open_to_sympathy(s)],
            "spread": sympathy(s),
        }


class Spreading(Procedure):
    """8.4.2.3: once the supporters are spent, the token is placed and scores."""

    __slots__ = ("clearing",)
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing",)
    ENTRIES: ClassVar[tuple[Entry, ...]] = (CLEARING,)
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = ALLIANCE

    def __init__(self, clearing: int) -> None:
        self.clearing = clearing

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return bool(s.stock_n[SYMPATHY]) and not s.kinds_n[self.clearing * NK + SYMPATHY]

    def copy(self) -> Spreading:
        return self

    def step(self, s: State) -> int:
        s.stack.pop()
        place_sympathy(s, self.clearing, "8.4.2.3")
        return AGAIN


class SpreadStep(Step):
    """8.4.2: sympathy spreads, any number of times."""

    phase = BIRDSONG
    name = "spread"
    law = "8.4.2"

    def __init__(self) -> None:
        self.question = Question("spread-sympathy", self.law, (SpreadSympathy(), GoOn()), window=BIRDSONG)

    def facts(self, s: State) -> dict[str, Any]:
        left = s.stock_n[SYMPATHY]
        return {"left": left, "cost": SYMPATHY_COST[sympathy(s)] if left else 0}

    def run(self, s: State) -> int:
        return s.ask_step()


register_procedure(Revolting)
register_procedure(Spreading)

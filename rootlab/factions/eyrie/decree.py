"""7.5.2 Resolve the Decree: columns from left to right, the cards of a column in any order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.leaders import CHARISMATIC, COLUMNS
from rootlab.components.names import BIRD, DAYLIGHT, EYRIE, SUITS
from rootlab.components.pieces import NK, ROOST
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import SUIT, Entry
from rootlab.engine.event import Event
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.pieces import place_piece, place_warriors
from rootlab.engine.procedure import AGAIN, ASK, NEXT, Deed, Procedure, Question, Step, register_procedure
from rootlab.engine.reason import PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.eyrie.board import DONE, NAME, current_column, leader, left_in
from rootlab.factions.eyrie.turmoil import fall_into_turmoil
from rootlab.rules.battle_start import BATTLE_CHECKS, battle_reasons, battles_of, offer_battles, start_battle
from rootlab.rules.move import MOVE_CHECKS, do_move, move_reasons, moves_of, offer_moves
from rootlab.rules.placing import (
    NO_SLOT,
    NO_WARRIOR_IN_SUPPLY,
    cannot_place,
    cannot_place_building,
    closed_to_pieces,
)

NO_SUCH_CARD: Final = reason("no-such-card-in-column", RESOURCES, "7.5.2")
OTHER_SUIT: Final = reason("clearing-does-not-match-decree", PLACE, "7.5.2", "2.1.1")
NO_ROOST_THERE: Final = reason("no-roost-there", PLACE, "7.5.2.1")
ROOST_ALREADY: Final = reason("roost-already-there", PLACE, "7.5.2.4")
NO_ROOST_LEFT: Final = reason("no-roost-left", RESOURCES, "7.5.2.4", "1.5.1")
EYRIE_DO_NOT_RULE: Final = reason("eyrie-do-not-rule", PLACE, "7.5.2.4", "7.2.2")

MOVES: Final = moves_of(EYRIE, "move")
BATTLES: Final = battles_of(EYRIE, "battle")
RECRUITS: Final = tuple(intern(NAME, "recruit", clearing=max(c, 1)) for c in range(13))
BUILDS: Final = tuple(intern(NAME, "build", clearing=max(c, 1)) for c in range(13))
RESOLVES: Final = tuple(intern(NAME, "resolve", suit=suit) for suit in SUITS)


class Resolve(Deed):
    """7.5.2: the next card of the column; equal suits are the same choice."""

    verb = "resolve"
    fields: tuple[str, ...] = ("suit",)
    law: tuple[str, ...] = ("7.5.2",)
    checks: tuple[Reason, ...] = (NO_SUCH_CARD,)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        for suit, n in enumerate(left_in(s, current_column(s))):
            if n:
                out.append(RESOLVES[suit])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not left_in(s, current_column(s))[a.suit_n]:
            yield NO_SUCH_CARD

    def do(self, s: State, a: Action) -> None:
        column = current_column(s)
        if s.log is not None:
            s.log.append(Event("resolving", "7.5.2", NAME, suit=a.suit, target=COLUMNS[column]))
        s.push(Resolving(column, a.suit_n))


class DecreeStep(Step):
    """7.5.2: all cards of all columns."""

    phase = DAYLIGHT
    name = "decree"
    law = "7.5.2"
    question: Question | None = Question("decree", "7.5.2", (Resolve(),), window=DAYLIGHT)

    def facts(self, s: State) -> dict[str, Any]:
        return {"column": COLUMNS[current_column(s)]}

    def run(self, s: State) -> int:
        if current_column(s) < 0:
            return NEXT
        return s.ask_step()


class Resolving(Procedure):
    """A Decree card that must be done now, or turmoil follows."""

    __slots__ = ("column", "suit")
    FIELDS: ClassVar[tuple[str, ...]] = ("column", "suit")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        SUIT,
        SUIT,
    )
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = EYRIE

    def __init__(self, column: int, suit: int) -> None:
        self.column = column
        self.suit = suit

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return s.turn_n == EYRIE and s.phase_n == DAYLIGHT

    def copy(self) -> Resolving:
        return self

    def facts(self, s: State) -> dict[str, Any]:
        return {"suit": SUITS[self.suit], "column": COLUMNS[self.column]}

    def step(self, s: State) -> int:
        s.ask(HOW[self.column], EYRIE)
        if s.legal_actions():
            return ASK
        s.forget_legal()
        s.stack.pop()
        fall_into_turmoil(s)
        return AGAIN


class DecreeDeed(Deed):
    """What a card of a column makes the Eyrie do, in a clearing of its suit."""

    def suit(self, s: State) -> int:
        """The suit that the clearing must have, or -1 for a bird card."""
        frame = s.stack[-1]
        assert isinstance(frame, Resolving)
        return -1 if frame.suit == BIRD else frame.suit

    def mask(self, s: State) -> int:
        """The clearings of that suit, a bit each."""
        suit = self.suit(s)
        return -1 if suit < 0 else s.match.board.suit_mask[suit]

    def matches(self, s: State, c: int) -> bool:
        suit = self.suit(s)
        return suit < 0 or s.match.board.suit[c] == suit

    def finish(self, s: State) -> None:
        """The card counts as done."""
        frame = s.stack.pop()
        assert isinstance(frame, Resolving)
        s.used_n[DONE + frame.column * 4 + frame.suit] += 1


class DecreeRecruit(DecreeDeed):
    """7.5.2.1: a warrior where a roost is; the Charismatic leader needs two (7.8.2)."""

    verb = "recruit"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("7.5.2.1",)
    checks: tuple[Reason, ...] = (NO_WARRIOR_IN_SUPPLY, OTHER_SUIT, NO_ROOST_THERE)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if s.supply_n[EYRIE]:
            for c in CLEARINGS[s.kinds_at_n[ROOST] & self.mask(s) & ~closed_to_pieces(s, EYRIE)]:
                out.append(RECRUITS[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not s.supply_n[EYRIE]:
            yield NO_WARRIOR_IN_SUPPLY
        if not self.matches(s, a.at):
            yield OTHER_SUIT
        if not s.kinds_n[a.at * NK + ROOST]:
            yield NO_ROOST_THERE
        if (why := cannot_place(s, EYRIE, a.at)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        wanted = 2 if leader(s) == CHARISMATIC else 1
        placed = min(wanted, s.supply_n[EYRIE])
        place_warriors(s, EYRIE, a.at, placed, "7.5.2.1" if wanted == 1 else "7.8.2")
        if placed < wanted:
            s.stack.pop()
            fall_into_turmoil(s)
        else:
            self.finish(s)


class DecreeMove(DecreeDeed):
    """7.5.2.2: a move out of a matching clearing."""

    verb = "move"
    fields: tuple[str, ...] = ("origin", "destination", "count")
    law: tuple[str, ...] = ("7.5.2.2", "4.2")
    checks: tuple[Reason, ...] = (OTHER_SUIT, *MOVE_CHECKS)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        offer_moves(s, f, MOVES, out, self.suit(s))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not self.matches(s, a.src):
            yield OTHER_SUIT
        yield from move_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        self.finish(s)
        do_move(s, a, "7.5.2.2")


class DecreeBattle(DecreeDeed):
    """7.5.2.3: a battle in a matching clearing."""

    verb = "battle"
    fields: tuple[str, ...] = ("clearing", "target")
    law: tuple[str, ...] = ("7.5.2.3", "4.3")
    checks: tuple[Reason, ...] = (OTHER_SUIT, *BATTLE_CHECKS)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        offer_battles(s, f, BATTLES, out, self.suit(s))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not self.matches(s, a.at):
            yield OTHER_SUIT
        yield from battle_reasons(s, a)

    def do(self, s: State, a: Action) -> None:
        self.finish(s)
        start_battle(s, a)


class DecreeBuild(DecreeDeed):
    """7.5.2.4: a roost in a matching clearing that the Eyrie rule and that has none."""

    verb = "build"
    fields: tuple[str, ...] = ("clearing",)
    law: tuple[str, ...] = ("7.5.2.4",)
    checks: tuple[Reason, ...] = (NO_ROOST_LEFT, OTHER_SUIT, EYRIE_DO_NOT_RULE, ROOST_ALREADY, NO_SLOT)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        if not s.stock_n[ROOST]:
            return
        sites = s.ruled_n[EYRIE] & s.slots_at_n & ~s.kinds_at_n[ROOST] & self.mask(s)
        for c in CLEARINGS[sites & ~closed_to_pieces(s, EYRIE)]:
            out.append(BUILDS[c])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        if not s.stock_n[ROOST]:
            yield NO_ROOST_LEFT
        if not self.matches(s, a.at):
            yield OTHER_SUIT
        if s.ruler_n[a.at] != EYRIE:
            yield EYRIE_DO_NOT_RULE
        if s.kinds_n[a.at * NK + ROOST]:
            yield ROOST_ALREADY
        if (why := cannot_place_building(s, EYRIE, a.at)) is not None:
            yield why

    def do(self, s: State, a: Action) -> None:
        self.finish(s)
        place_piece(s, ROOST, a.at, "7.5.2.4")


HOW: Final = (
    Question("decree-recruit", "7.5.2.1", (DecreeRecruit(),)),
    Question("decree-move", "7.5.2.2", (DecreeMove(),)),
    Question("decree-battle", "7.5.2.3", (DecreeBattle(),)),
    Question("decree-build", "7.5.2.4", (DecreeBuild(),)),
)
"""By column: what is asked for a card of it."""

register_procedure(Resolving)

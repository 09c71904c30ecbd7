"""9.2.3, 9.2.9.2.2, 9.4.2, 9.5.1: how the pawn moves, and who comes along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from rootlab.components.names import BOOT, FACTIONS, NF, VAGABOND
from rootlab.engine.action import Action, intern
from rootlab.engine.entries import CLEARING, Entry
from rootlab.engine.event import Event
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import NUMBER, PLACE, RESOURCES, Reason, reason
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import (
    ALLIED,
    EXTRA_BOOTS,
    FOREST,
    HOSTILE,
    NAME,
    RELATION,
    SCORCHED,
    SLIPPED,
    named_place,
    next_to,
    pawn,
    place_number,
    put_pawn,
)
from rootlab.factions.vagabond.items import exhaust_kind, face_up
from rootlab.rules.general import GoOn, PopDone
from rootlab.rules.move import RULES_NEITHER, cannot_cross, cannot_enter, held_back, move_group

NOT_NEXT_TO_PAWN: Final = reason("not-next-to-the-pawn", PLACE, "4.2", "2.4.1")
PAWN_IS_THERE: Final = reason("pawn-is-there", PLACE, "4.2")
NOT_THE_PAWN: Final = reason("no-pawn-there", PLACE, "4.2", "9.2.2")
ONE_PAWN: Final = reason("only-one-pawn", RESOURCES, "9.2.2")
NO_ROAD_TO_FOREST: Final = reason("no-move-into-a-forest", PLACE, "9.5.1")
TOO_FEW_BOOTS: Final = reason("too-few-boots", RESOURCES, "9.5.1", "9.2.9.3.2")
SCORCHED_EARTH: Final = reason("scorched-earth", PLACE, "16.3.6.2")
NOT_ALLIED: Final = reason("not-allied", RESOURCES, "9.2.9.2")
NO_ALLY_THERE: Final = reason("no-allied-warriors-there", PLACE, "9.2.9.2.2")
ALLY_RULES_NEITHER: Final = reason("ally-rules-neither", PLACE, "4.2.1", "1.5.5")
TOO_FEW_ALLIES: Final = reason("too-few-allied-warriors", NUMBER, "9.2.9.2.2")

_ROWS: Final[dict[tuple[str, str], tuple[Action, ...]]] = {}


def by_place(s: State, verb: str, field: str = "destination") -> tuple[Action, ...]:
    """The actions of a verb with a place alone, by the place's number."""
    board = s.match.board
    found = _ROWS.get((board.name, verb))
    if found is None:
        places = [named_place(board, max(n, 1)) for n in range(FOREST + len(board.forests))]
        if field == "clearing":
            found = tuple(intern(NAME, verb, clearing=place) for place in places)
        else:
            found = tuple(intern(NAME, verb, destination=place) for place in places)
        _ROWS[(board.name, verb)] = found
    return found


# --- where he can go -------------------------------------------------------------------------------------
def cannot_go(s: State, place: int) -> Reason | None:
    """Why the pawn cannot move into a place, whatever it comes from: his own torch, or another
    faction's guard.  He needs no rule (9.2.3)."""
    if place >= FOREST:
        return None
    if s.own_n[VAGABOND][SCORCHED] >> place & 1:
        return SCORCHED_EARTH
    return cannot_enter(s, VAGABOND, place)


def cannot_set_out(s: State) -> Reason | None:
    """Why the pawn cannot move out of its clearing; slipping takes no notice of it (9.4.2)."""
    at = pawn(s)
    return held_back(s, VAGABOND, at) if at < FOREST else None


def closed_places(s: State) -> int:
    """The clearings for which :func:`cannot_go` has a reason, a bit each."""
    closed = s.own_n[VAGABOND][SCORCHED]
    for other in s.match.enter_guards[VAGABOND]:
        closed |= other.closed_to(s, VAGABOND)
    return closed


def hostile_places(s: State) -> int:
    """9.2.9.3.2: the clearings with warriors of any Hostile faction, a bit each."""
    row = s.own_n[VAGABOND]
    found = 0
    for f in s.match.seats:
        if row[RELATION + f] == HOSTILE:
            found |= s.warriors_at_n[f]
    return found


def extra_boots(s: State, place: int) -> int:
    """The boots for moving into a place beyond what the move itself costs."""
    return EXTRA_BOOTS * (hostile_places(s) >> place & 1)


def walk(s: State, place: int, article: str, alone: bool = False) -> None:
    """Move the pawn; allied warriors may come from a clearing to an adjacent one (9.2.9.2.2)."""
    before = pawn(s)
    put_pawn(s, place)
    board = s.match.board
    if s.log is not None:
        origin, destination = named_place(board, before), named_place(board, place)
        s.log.append(
            Event("moved", article, NAME, origin=origin, destination=destination, piece="pawn", count=1)
        )
    if not alone and before < FOREST and place < FOREST:
        s.push(Company(before, place))


def clearings_near(s: State) -> tuple[int, ...]:
    """The clearings next to the pawn."""
    return tuple(n for n in next_to(s.match.board, pawn(s)) if n < FOREST)


def travel_facts(s: State, a: Action) -> dict[str, Any]:
    """What a move of the pawn speaks of: the boots, what Hostile warriors add, and where it may lead."""
    near = clearings_near(s)
    return {
        "boots": face_up(s, BOOT),
        "cost": extra_boots(s, a.dst),
        "hostile": hostile_places(s) >> a.dst & 1,
        "near": near,
        "ways": len(near),
    }


class PawnMove(Deed):
    """A move of the pawn that names where it goes."""

    fields: tuple[str, ...] = ("destination",)
    seat = VAGABOND
    to_forests = False
    costs_boots = False

    def boots(self, s: State, place: int) -> int:
        """How many boots it costs."""
        return 1 + extra_boots(s, place) if self.costs_boots else 0

    def leaving(self, s: State) -> Reason | None:
        """Why he cannot set out at all."""
        return cannot_set_out(s)

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        closed = closed_places(s)
        if self.costs_boots:
            boots = face_up(s, BOOT)
            if not boots:
                return
            if boots <= EXTRA_BOOTS:
                closed |= hostile_places(s)
        if self.leaving(s) is not None:
            return
        table = by_place(s, self.verb)
        for place in next_to(s.match.board, pawn(s)):
            if not closed >> place & 1 and (place < FOREST or self.to_forests):
                out.append(table[place])

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        board = s.match.board
        place = place_number(board, a.destination)
        if (why := self.leaving(s)) is not None:
            yield why
        if isinstance(a.destination, tuple) and not self.to_forests:
            yield NO_ROAD_TO_FOREST
        elif place == pawn(s):
            yield PAWN_IS_THERE
        elif place not in next_to(board, pawn(s)):
            yield NOT_NEXT_TO_PAWN
        elif (why := cannot_go(s, place)) is not None:
            yield why
        if place and self.boots(s, place) > face_up(s, BOOT):
            yield TOO_FEW_BOOTS

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        place = place_number(s.match.board, a.destination)
        return {"cost": self.boots(s, place) if place else 0}


class Move(PawnMove):
    """9.5.1: a boot, and one more into a clearing with Hostile warriors; never into a forest."""

    verb = "move"
    law: tuple[str, ...] = ("9.5.1", "9.2.3")
    checks: tuple[Reason, ...] = (
        NO_ROAD_TO_FOREST,
        PAWN_IS_THERE,
        NOT_NEXT_TO_PAWN,
        SCORCHED_EARTH,
        TOO_FEW_BOOTS,
    )
    costs_boots = True

    def do(self, s: State, a: Action) -> None:
        exhaust_kind(s, BOOT, self.boots(s, a.dst), "9.5.1")
        walk(s, a.dst, "9.5.1")


class Slip(PawnMove):
    """9.4.2: into an adjacent clearing or forest, without a boot, whatever holds others back."""

    verb = "slip"
    law: tuple[str, ...] = ("9.4.2",)
    checks: tuple[Reason, ...] = (PAWN_IS_THERE, NOT_NEXT_TO_PAWN, SCORCHED_EARTH)
    to_forests = True

    def leaving(self, s: State) -> Reason | None:
        return None

    def do(self, s: State, a: Action) -> None:
        s.used_n[SLIPPED] = 1
        s.go_to_step(s.step_n + 1)
        walk(s, place_number(s.match.board, a.destination), "9.4.2")


class NoSlip(GoOn):
    """9.4.2: he stays where he is."""

    law: tuple[str, ...] = ("9.4.2", "1.4.1")
    seat = VAGABOND


# --- a move of the general rules, such as a card's -------------------------------------------------------
def offer_moves(s: State, verb: str, out: list[Action]) -> None:
    """4.2: the pawn moves into an adjacent clearing; only Hostile warriors cost a boot."""
    if cannot_set_out(s) is not None:
        return
    board = s.match.board
    at = pawn(s)
    for place in next_to(board, at):
        if place < FOREST and cannot_go(s, place) is None and extra_boots(s, place) <= face_up(s, BOOT):
            out.append(intern(NAME, verb, origin=named_place(board, at), destination=place, count=1))


def move_reasons(s: State, a: Action) -> Iterator[Reason]:
    """Every reason why such a move is not legal."""
    board = s.match.board
    at = pawn(s)
    if (why := cannot_set_out(s)) is not None:
        yield why
    if place_number(board, a.origin) != at:
        yield NOT_THE_PAWN
    if isinstance(a.destination, tuple):
        yield NO_ROAD_TO_FOREST
    elif a.dst == at:
        yield PAWN_IS_THERE
    elif a.dst not in next_to(board, at):
        yield NOT_NEXT_TO_PAWN
    elif (why := cannot_go(s, a.dst)) is not None:
        yield why
    if a.dst and extra_boots(s, a.dst) > face_up(s, BOOT):
        yield TOO_FEW_BOOTS
    if a.num != 1:
        yield ONE_PAWN


def do_move(s: State, a: Action, article: str) -> None:
    """Take it."""
    exhaust_kind(s, BOOT, extra_boots(s, a.dst), "9.2.9.3.2")
    walk(s, a.dst, article)


# --- allied warriors come along --------------------------------------------------------------------------
class Company(Procedure):
    """9.2.9.2.2: warriors of one Allied faction may be forced to come, as their own move (1.5.5)."""

    __slots__ = ("destination", "origin")
    FIELDS: ClassVar[tuple[str, ...]] = ("origin", "destination")
    ENTRIES: ClassVar[tuple[Entry, ...]] = (
        CLEARING,
        CLEARING,
    )
    FIRST: ClassVar[bool] = True
    OWNER: ClassVar[int] = VAGABOND

    def __init__(self, origin: int, destination: int) -> None:
        self.origin = origin
        self.destination = destination

    def can_be(self, s: State, below: Procedure | None) -> bool:
        return self.origin != self.destination

    def copy(self) -> Company:
        return self

    def facts(self, s: State) -> dict[str, Any]:
        return {"origin": self.origin, "destination": self.destination}

    def step(self, s: State) -> int:
        for f in s.match.seats:
            if self.cannot_come(s, f) is None:
                return s.ask(ASK_COMPANY, VAGABOND)
        s.stack.pop()
        return AGAIN

    def cannot_come(self, s: State, f: int) -> Reason | None:
        """Why no warriors of a faction can come: it is no ally, or its own move would not be legal."""
        if f not in s.match.seats or s.own_n[VAGABOND][RELATION + f] != ALLIED:
            return NOT_ALLIED
        if not s.warriors_n[self.origin * NF + f]:
            return NO_ALLY_THERE
        if (why := held_back(s, f, self.origin)) is not None:
            return why
        why = cannot_cross(s, f, self.origin, self.destination)
        return ALLY_RULES_NEITHER if why is RULES_NEITHER else why


def company_of(s: State) -> Company:
    """The company on top of the stack."""
    frame = s.stack[-1]
    assert isinstance(frame, Company)
    return frame


class Bring(Deed):
    """9.2.9.2.2: any number of warriors of one Allied faction."""

    verb = "bring"
    fields: tuple[str, ...] = ("count", "target")
    law: tuple[str, ...] = ("9.2.9.2.2", "1.5.5")
    checks: tuple[Reason, ...] = (NOT_ALLIED, NO_ALLY_THERE, ALLY_RULES_NEITHER, TOO_FEW_ALLIES)
    seat = VAGABOND

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        company = company_of(s)
        for ally in s.match.seats:
            if company.cannot_come(s, ally) is None:
                for n in range(s.warriors_n[company.origin * NF + ally]):
                    out.append(intern(NAME, self.verb, count=n + 1, target=FACTIONS[ally]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        company = company_of(s)
        why = company.cannot_come(s, a.target_n)
        if why is not None:
            yield why
        elif s.warriors_n[company.origin * NF + a.target_n] < a.num:
            yield TOO_FEW_ALLIES

    def do(self, s: State, a: Action) -> None:
        company = company_of(s)
        s.stack.pop()
        move_group(s, a.target_n, company.origin, company.destination, a.num, "9.2.9.2.2")

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        company = company_of(s)
        allies = s.warriors_n[company.origin * NF + a.target_n]
        ruled = [c for c in (company.origin, company.destination) if s.ruler_n[c] == a.target_n]
        return {
            "origin": company.origin,
            "destination": company.destination,
            "allies": allies,
            "ally_rules": ruled[0] if ruled else 0,
        }


class NoCompany(PopDone):
    """9.2.9.2.2: he goes alone."""

    law: tuple[str, ...] = ("9.2.9.2.2",)
    seat = VAGABOND


ASK_COMPANY: Final = Question("vagabond-company", "9.2.9.2.2", (Bring(), NoCompany()))

register_procedure(Company)

"""7.5.2, 7.7 What is left of the Decree, and whether it can be resolved as the board stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from rootlab.analysis.measures.steps_ahead import ahead
from rootlab.components.cards import CARD_SUIT
from rootlab.components.leaders import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    CHARISMATIC,
    COLUMNS,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
)
from rootlab.components.names import BIRD, BIRDSONG, EYRIE
from rootlab.components.pieces import NK, ROOST
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.state import State
from rootlab.factions.eyrie.board import decree, leader, left_in
from rootlab.factions.eyrie.decree import HOW, Resolving
from rootlab.rules.placing import cannot_place

PER_CHARISMATIC: Final = 2
"""Warriors for each card of the Recruit column under the Charismatic leader (7.8.2)."""
STUCK: Final = "stuck"
WARRIORS: Final = "warriors"
SITES: Final = "sites"


class Danger(NamedTuple):
    """A column that cannot be resolved as the board stands."""

    column: int
    why: str
    """STUCK: there is no way to do cards of these suits; WARRIORS, SITES: too few for all of them."""
    suits: tuple[int, ...]
    need: int


def to_do(s: State, column: int) -> list[int]:
    """The cards of a column that are to be done this turn, or in the next one, by suit."""
    if s.turn_n == EYRIE:
        return left_in(s, column)
    found = [0, 0, 0, 0]
    for card in s.piles_n[EYRIE][column]:
        found[CARD_SUIT[card]] += 1
    return found


def first_column(s: State) -> int:
    """The leftmost column with cards to do, or -1."""
    return next((column for column in range(len(COLUMNS)) if any(to_do(s, column))), -1)


def bird_cards(s: State) -> int:
    """7.7.1: the points that turmoil takes."""
    return sum([CARD_SUIT[card] == BIRD for column in decree(s) for card in column])


def turmoil_ahead(s: State) -> bool:
    """Whether in the turn under way turmoil comes unless something else than the Decree changes the board:
    it is certain, or the column that comes first cannot be resolved."""
    if s.turn_n != EYRIE or not ahead(s, EYRIE, "decree"):
        return False
    first = first_column(s)
    return hopeless(s) or any(danger.column == first for danger in dangers(s))


# --- as the board stands ---------------------------------------------------------------------------------
def dangers(s: State) -> Iterator[Danger]:
    """Each column in which some card that is left could not be done as the board stands, or not all of
    them together."""
    for column in range(len(COLUMNS)):
        left = to_do(s, column)
        stuck = tuple(_stuck(s, column, left))
        if stuck:
            yield Danger(column, STUCK, stuck, sum(left))
        elif column == RECRUIT_COLUMN:
            need = sum(left) * (PER_CHARISMATIC if leader(s) == CHARISMATIC else 1)
            if need > s.supply_n[EYRIE]:
                yield Danger(column, WARRIORS, (), need)
        elif column == BUILD_COLUMN and not _sites_for_all(s, left):
            yield Danger(column, SITES, (), sum(left))


def _stuck(s: State, column: int, left: list[int]) -> list[int]:
    """The suits of cards for which there is no way to do them now."""
    found = []
    tried = s.copy()
    for suit, n in enumerate(left):
        if n:
            tried.stack = [Resolving(column, suit)]
            tried.ask(HOW[column], EYRIE)
            tried.forget_legal()
            if not tried.legal_actions():
                found.append(suit)
    return found


def _sites_for_all(s: State, left: list[int]) -> bool:
    """Whether there is a clearing, and a roost, for every card of the Build column."""
    open_now = s.ruled_n[EYRIE] & s.slots_at_n & ~s.kinds_at_n[ROOST]
    sites = [c for c in CLEARINGS[open_now] if cannot_place(s, EYRIE, c) is None]
    by_suit = [sum([s.match.board.suit[c] == suit for c in sites]) for suit in range(BIRD)]
    if any(left[suit] > by_suit[suit] for suit in range(BIRD)):
        return False
    return sum(left) <= min(len(sites), s.stock_n[ROOST])


# --- whatever happens -------------------------------------------------------------------------------------
def hopeless(s: State) -> bool:
    """Whether some card that is left can never be done: no roost to recruit at, nobody to move, fight or
    rule with, no enemy in any clearing of a battle's suit, no clearing of a build's suit that could take
    a roost, too few roosts."""
    if s.phase_n == BIRDSONG:
        return False
    recruits, moves = left_in(s, RECRUIT_COLUMN), left_in(s, MOVE_COLUMN)
    battles, builds = left_in(s, BATTLE_COLUMN), left_in(s, BUILD_COLUMN)
    masks = s.match.board.suit_mask
    at_roosts = s.kinds_at_n[ROOST]
    if any(recruits[suit] and not at_roosts & masks[suit] for suit in range(BIRD)):
        return True
    if recruits[BIRD] and not at_roosts:
        return True
    people = s.warriors_at_n[EYRIE] | (at_roosts & _of_suits(s, recruits))
    if any(moves) and not people & _of_suits(s, moves):
        return True
    if not people and (any(battles) or any(builds)):
        return True
    return _no_enemy(s, battles) or _no_room(s, builds)


def _of_suits(s: State, cards: list[int]) -> int:
    """The clearings that cards of those suits may be about, a bit each."""
    if cards[BIRD]:
        return -1
    return sum([mask for suit, mask in enumerate(s.match.board.suit_mask[:BIRD]) if cards[suit]])


def _no_enemy(s: State, battles: list[int]) -> bool:
    masks = s.match.board.suit_mask
    enemies = 0
    for f in s.match.seats:
        if s.is_enemy(EYRIE, f):
            enemies |= s.pieces_at_n[f]
    if battles[BIRD] and not enemies:
        return True
    return any(battles[suit] and not enemies & masks[suit] for suit in range(BIRD))


def _no_room(s: State, builds: list[int]) -> bool:
    if sum(builds) > s.stock_n[ROOST]:
        return True
    masks = s.match.board.suit_mask
    sites = [
        sum([_room(s, c) and not s.kinds_n[c * NK + ROOST] for c in CLEARINGS[masks[suit]]])
        for suit in range(BIRD)
    ]
    return any(builds[suit] > sites[suit] for suit in range(BIRD)) or sum(builds) > sum(sites)


def _room(s: State, c: int) -> bool:
    """Whether a clearing has a slot that no ruin fills."""
    return s.match.board.slots[c] - s.ruins_n[c] > 0

"""How far a faction's pieces come in a turn, and what of the others they could remove.

Everything is counted as the board stands: nobody recruits, builds or fights on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rootlab.components.cards import CARD_SUIT
from rootlab.components.leaders import BATTLE_COLUMN, MOVE_COLUMN
from rootlab.components.names import (
    ALLIANCE,
    BIRD,
    BOOT,
    CORVIDS,
    EYRIE,
    MARQUISE,
    NF,
    SWORD,
    VAGABOND,
)
from rootlab.components.pieces import KIND_IS_BUILDING, KINDS_OF, NK
from rootlab.engine.masks import CLEARINGS, SIZE
from rootlab.engine.state import State
from rootlab.factions.alliance.board import officers
from rootlab.factions.corvids.board import ACTIONS as CORVID_ACTIONS
from rootlab.factions.marquise.board import ACTIONS, MARCH_MOVES
from rootlab.factions.vagabond.board import next_to, pawn
from rootlab.factions.vagabond.items import undamaged
from rootlab.factions.vagabond.travel import cannot_go, extra_boots
from rootlab.rules.move import cannot_enter, held_back

MOST_ROLLED: Final = 3
"""The highest face of a die (4.3.2)."""

Cards = tuple[int, int, int, int]
"""Moves by the suit of the clearing that they lead out of; the last may lead out of any."""
NO_MOVES: Final[Cards] = (0, 0, 0, 0)


# --- how many moves --------------------------------------------------------------------------------------
def _any(n: int) -> Cards:
    return (0, 0, 0, n)


def _decree_moves(s: State, fighting: bool) -> Cards:
    """7.5.2.2: the cards of the Move column; battles have a column of their own."""
    found = [0, 0, 0, 0]
    for card in s.piles_n[EYRIE][MOVE_COLUMN]:
        found[CARD_SUIT[card]] += 1
    return (found[0], found[1], found[2], found[3])


MOVES: Final[dict[int, Callable[[State, bool], Cards]]] = {
    MARQUISE: lambda s, fighting: _any((ACTIONS - fighting) * MARCH_MOVES),
    EYRIE: _decree_moves,
    ALLIANCE: lambda s, fighting: _any(max(officers(s) - fighting, 0)),
    CORVIDS: lambda s, fighting: _any(CORVID_ACTIONS - fighting),
}
"""By faction: its moves in a whole turn; of those, with True, what a battle in the same turn leaves."""


def moves_of_turn(s: State, f: int, fighting: bool = False) -> Cards:
    """The moves that a faction has in a whole turn, as the board stands."""
    count = MOVES.get(f)
    return count(s, fighting) if count is not None else _any(1)


# --- how far ---------------------------------------------------------------------------------------------
def reach(s: State, f: int, moves: Cards) -> list[int]:
    """By clearing: the most warriors of ``f`` that one group can have there after so many moves, with
    those that stand there; 0 where it cannot come to.  A group goes together, and rules on the way what
    it comes to rule by its own number (4.2.1)."""
    board = s.match.board
    module = s.match.factions[f]
    best = [s.warriors_n[c * NF + f] for c in range(SIZE)]
    stuck = [held_back(s, f, c) is not None for c in range(SIZE)]
    shut = [cannot_enter(s, f, c) is not None for c in range(SIZE)]
    by_suit = any(moves[:BIRD])
    for origin in CLEARINGS[s.warriors_at_n[f]]:
        group = s.warriors_n[origin * NF + f]
        seen: set[tuple[int, Cards]] = {(origin, moves if by_suit else NO_MOVES)}
        frontier = [(origin, moves)]
        while frontier:
            onward: list[tuple[int, Cards]] = []
            for c, left in frontier:
                cards = _spend(left, board.suit[c])
                if not cards or stuck[c]:
                    continue
                free = module.moves_without_rule or _rules_with(s, f, c, group, origin)
                for to in board.adj[c]:
                    if shut[to] or not (free or s.ruler_n[to] == f):
                        continue
                    for rest in cards:
                        known = (to, rest if by_suit else NO_MOVES)
                        if known not in seen:
                            seen.add(known)
                            onward.append((to, rest))
            frontier = onward
        for to in {c for c, _ in seen} - {origin}:
            best[to] = max(best[to], group + s.warriors_n[to * NF + f])
    return best


def _spend(cards: Cards, suit: int) -> list[Cards]:
    """What is left of the moves after one out of a clearing of that suit, in each way to take it."""
    out: list[Cards] = []
    for i in (suit, BIRD):
        if cards[i]:
            left = list(cards)
            left[i] -= 1
            out.append((left[0], left[1], left[2], left[3]))
    return out


def _rules_with(s: State, f: int, c: int, group: int, origin: int) -> bool:
    """Whether ``f`` rules a clearing with a group in it that came from ``origin``."""
    if c == origin or s.ruler_n[c] == f:
        return s.ruler_n[c] == f
    base = c * NF
    mine = s.power_n[base + f] + group
    most = max([s.power_n[base + other] for other in s.match.seats if other != f])
    return mine > most or (mine == most and s.match.tie_winner == f)


def pawn_reach(s: State, turns: int) -> list[int]:
    """By clearing: 1 where the Vagabond's pawn can be after so many whole turns (a slip, then a boot for each
    move and one more among Hostile warriors; all undamaged boots refreshed)."""
    boots = undamaged(s, BOOT)
    board = s.match.board
    places = {pawn(s)}
    for _ in range(turns):
        slipped = set(places)
        for place in places:
            slipped |= {to for to in next_to(board, place) if cannot_go(s, to) is None}
        left = dict.fromkeys(slipped, boots)
        waiting = list(slipped)
        while waiting:
            place = waiting.pop()
            for to in next_to(board, place):
                if to >= SIZE or cannot_go(s, to) is not None:
                    continue
                rest = left[place] - 1 - extra_boots(s, to)
                if rest >= 0 and left.get(to, -1) < rest:
                    left[to] = rest
                    waiting.append(to)
        places = set(left)
    return [int(c in places) for c in range(SIZE)]


def reach_in(s: State, f: int, turns: int) -> list[int]:
    """By clearing: what of a faction can be there after so many turns; for the Vagabond 1 or 0."""
    if f == VAGABOND:
        return pawn_reach(s, turns)
    fox, rabbit, mouse, other = moves_of_turn(s, f)
    return reach(s, f, (fox * turns, rabbit * turns, mouse * turns, other * turns))


# --- what they could remove -------------------------------------------------------------------------------
def may_attack(s: State, f: int, c: int) -> bool:
    """Whether a faction has a battle in a clearing in its turn, if it gets there."""
    if f == EYRIE:
        suit = s.match.board.suit[c]
        return any(CARD_SUIT[card] in (suit, BIRD) for card in s.piles_n[EYRIE][BATTLE_COLUMN])
    if f == ALLIANCE:
        return officers(s) > 0
    if f == VAGABOND:
        return undamaged(s, SWORD) > 0
    return True


def attackers(s: State, f: int) -> list[int]:
    """By clearing: the most that a faction can fight with there in its next turn (warriors; for the
    Vagabond, his undamaged swords), 0 where it cannot attack."""
    if f == VAGABOND:
        swords = undamaged(s, SWORD)
        found = [swords * there for there in pawn_reach(s, 1)]
    else:
        found = reach(s, f, moves_of_turn(s, f, True))
    return [n if n and may_attack(s, f, c) else 0 for c, n in enumerate(found)]


def most_hits(s: State, f: int, victim: int, c: int, fighters: int) -> int:
    """The most hits that a faction can deal in one battle there, without cards (4.3.2, 4.3.3)."""
    extra = s.match.factions[f].attack_extra(s, c) + int(s.match.factions[victim].defenseless(s, c))
    return min(MOST_ROLLED, fighters) + extra


def standing(s: State, f: int, c: int) -> tuple[int, int]:
    """The buildings and the tokens of a faction in a clearing."""
    buildings = tokens = 0
    for kind in KINDS_OF[f]:
        n = s.kinds_n[c * NK + kind]
        if KIND_IS_BUILDING[kind]:
            buildings += n
        else:
            tokens += n
    return buildings, tokens


def threatened(s: State, f: int, enemies: dict[int, list[int]]) -> list[tuple[int, int]]:
    """By clearing: how many buildings, and how many tokens, of ``f`` the worst single battle of any enemy's
    next turn could remove there (each as if the other were lost last).  ``enemies`` holds
    :func:`attackers` by faction."""
    found = [(0, 0)] * SIZE
    for c in CLEARINGS[s.pieces_at_n[f]]:
        buildings, tokens = standing(s, f, c)
        if not buildings and not tokens:
            continue
        hits = 0
        for enemy, fighters in enemies.items():
            if fighters[c] and s.is_enemy(f, enemy):
                hits = max(hits, most_hits(s, enemy, f, c, fighters[c]))
        left = hits - s.warriors_n[c * NF + f]
        if left > 0:
            found[c] = (min(left, buildings), min(left, tokens))
    return found

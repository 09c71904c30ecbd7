"""What a turn ended in, in a few numbers; and when it has ended."""

from __future__ import annotations

import math
from collections.abc import Callable
from numbers import Real
from typing import Final

from rootlab.analysis.eyes import refused
from rootlab.components.boards import HAND_LIMIT
from rootlab.components.errors import RootlabError, shown
from rootlab.components.names import EVENING, EYRIE, NF, VAGABOND
from rootlab.components.pieces import KIND_COUNT, KIND_IS_BUILDING, KINDS_OF
from rootlab.engine.masks import CLEARINGS, SIZE
from rootlab.engine.piles import Draw
from rootlab.engine.state import NO_DOMINANCE, State
from rootlab.factions.eyrie.board import deposed
from rootlab.factions.vagabond.board import pawn_clearing
from rootlab.factions.vagabond.items import undamaged_swords

NAMES: Final = ("points", "cards", "clearings", "risk", "warriors", "buildings")
"""The columns that every outcome has; ``turmoil`` for the Eyrie and ``value`` for one's own measure
follow."""
LOWER: Final = ("risk", "turmoil")
"""The measures of which less is better."""
MOST_ROLLED: Final = 3

Features = tuple[float, ...]
Value = Callable[[State], float]


def ended(s: State, f: int) -> bool:
    """Whether the turn of ``f`` has come to its last draw: what follows adds cards up to the hand limit and
    changes nothing else that is counted here."""
    if s.turn_n != f or s.over_n:
        return True
    if s.phase_n != EVENING or not s.chance or len(s.stack) != 1:
        return False
    frame = s.stack[0]
    return isinstance(frame, Draw) and frame.seat == f and s.match.turn_steps[f][s.step_n - 1].name == "draw"


class Measurer:
    """Reads the numbers of an outcome off a state, compared with the start of the search."""

    def __init__(self, root: State, f: int, value: Value | None) -> None:
        self.f = f
        self.score = root.score_n[f]
        self.value = value
        self.enemies = [other for other in root.match.seats if root.is_enemy(f, other)]
        self.names = NAMES + (("turmoil",) if f == EYRIE else ()) + (("value",) if value is not None else ())
        self.deposed = deposed(root) if f == EYRIE else 0
        self.buildings = tuple(kind for kind in KINDS_OF[f] if KIND_IS_BUILDING[kind])
        self.supply = sum(KIND_COUNT[kind] for kind in self.buildings)
        self._forces: dict[tuple[object, ...], list[int]] = {}

    def __call__(self, s: State) -> Features:
        """In the order of ``names``: points scored since the start, cards in hand after the last draw,
        clearings ruled, pieces at risk, warriors and buildings on the map …"""
        f = self.f
        points = s.score_n[f] - self.score if s.dominance_n[f] == NO_DOMINANCE else 0
        cards = len(s.hands_n[f])
        if s.stack and ended(s, f):
            frame = s.stack[0]
            if isinstance(frame, Draw):
                cards += frame.left
        found: list[float] = [
            points,
            min(cards, HAND_LIMIT),
            s.ruled_n[f].bit_count(),
            self.risk(s),
            sum(s.warriors_n[f::NF]),
            self.supply - sum([s.stock_n[kind] for kind in self.buildings]),
        ]
        if f == EYRIE:
            found.append(int(deposed(s) != self.deposed))
        if self.value is not None:
            found.append(self._own(s, self.value))
        return tuple(found)

    def _own(self, s: State, value: Value) -> float:
        """The measure of one's own; RootlabError where its function fails or gives no number."""
        try:
            given: object = value(s)
        except RootlabError:
            raise
        except Exception as error:
            raise refused("turn-value-failed", error=f"{type(error).__name__}: {error}") from error
        if not isinstance(given, Real) or math.isnan(given):
            raise refused("turn-value-no-number", given=shown(given))
        return float(given)

    def risk(self, s: State) -> int:
        """How many pieces of ``f`` enemies could remove if each clearing saw one battle, the worst: hits up
        to three, by as many warriors as one enemy has there and in one clearing next to it, and one hit
        more where no warrior defends; who rules is left aside."""
        f = self.f
        total = 0
        forces = self._force(s)
        for c in CLEARINGS[s.pieces_at_n[f]]:
            force = forces[c]
            if force:
                hits = min(force, MOST_ROLLED) + (not s.warriors_n[c * NF + f])
                total += min(hits, s.here_n[c * NF + f])
        return total

    def _force(self, s: State) -> list[int]:
        """By clearing: the most fighters that one enemy has there and in one adjacent clearing; remembered
        by where the enemies stand."""
        columns = [s.warriors_n[enemy::NF] for enemy in self.enemies]
        pawn = pawn_clearing(s) if VAGABOND in self.enemies else 0
        swords = undamaged_swords(s) if pawn else 0
        key = (pawn, swords, *[bytes(column) for column in columns])
        found = self._forces.get(key)
        if found is None:
            board = s.match.board
            found = [0] * SIZE
            for c in board.clearings:
                near = board.adj[c]
                for column in columns:
                    found[c] = max(found[c], column[c] + max([column[to] for to in near]))
                if pawn == c or pawn in near:
                    found[c] = max(found[c], swords)
            self._forces[key] = found
        return found

"""4.1, 4.2, 4.3, 3.3: what the Vagabond is checked for where others have warriors and buildings."""

from __future__ import annotations

from typing import Final

from rootlab.engine.reason import Reason
from rootlab.factions.vagabond.battle import PAWN_ELSEWHERE
from rootlab.factions.vagabond.coalition import NO_NORMAL_DOMINANCE
from rootlab.factions.vagabond.daylight import TOO_FEW_HAMMERS
from rootlab.factions.vagabond.travel import (
    NO_ROAD_TO_FOREST,
    NOT_NEXT_TO_PAWN,
    NOT_THE_PAWN,
    ONE_PAWN,
    PAWN_IS_THERE,
    TOO_FEW_BOOTS,
)
from rootlab.rules import battle_start, move
from rootlab.rules.craft import COST_NOT_MET
from rootlab.rules.dominance import TOO_FEW_POINTS

OWN_CHECKS: Final[dict[Reason, tuple[Reason, ...]]] = {
    move.NO_WARRIORS: (NOT_THE_PAWN,),
    move.STAYS: (PAWN_IS_THERE,),
    move.NOT_ADJACENT: (NO_ROAD_TO_FOREST, NOT_NEXT_TO_PAWN),
    move.RULES_NEITHER: (TOO_FEW_BOOTS,),
    move.TOO_FEW: (ONE_PAWN,),
    battle_start.NO_WARRIORS: (PAWN_ELSEWHERE,),
    COST_NOT_MET: (TOO_FEW_HAMMERS,),
    TOO_FEW_POINTS: (NO_NORMAL_DOMINANCE,),
}
"""His own checks, by the one that each stands for: he has a pawn, boots and hammers, and no dominance."""

"""The search of a turn for the table: every way it can end, the best lines, and the Decree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rootlab.analysis.eyes import OPEN
from rootlab.analysis.progress import Progress
from rootlab.analysis.turn.decree_risk import DecreeRisk, decree_risk
from rootlab.analysis.turn.options import Line, TurnOptions, turn_options
from rootlab.components.names import EYRIE, FACTIONS
from rootlab.widgets.tools.background import Report

if TYPE_CHECKING:
    from rootlab.engine.state import State
    from rootlab.engine.view import View
    from rootlab.record.node import Node

DECREE_SHARE: Final = 0.5
"""The Decree is looked at for so much of the time limit, after the search."""

News = Progress | tuple[int, int]
"""How far the search is, or the look at the Decree: ways done, and ways in all."""


@dataclass(frozen=True)
class Found:
    """What a search found, and for which moment and whose eyes."""

    node: Node
    viewer: str | None
    options: TurnOptions
    best: Mapping[str, Line]
    decree: DecreeRisk | None


def search(
    node: Node,
    viewer: str | None,
    reader: State | View,
    report: Report[News],
    *,
    seconds: float | None,
    outcomes: int | None,
) -> Found:
    """Search a turn, the best line of every measure, and the Decree where it is the viewer's business."""
    eyes = OPEN if viewer is None else None
    found = turn_options(reader, eyes, seconds=seconds, outcomes=outcomes, progress=report)
    best = {name: found.best(name) for name in found.measures}
    decree = None
    if FACTIONS[EYRIE] in (found.faction, viewer):
        limit = None if seconds is None else seconds * DECREE_SHARE
        decree = decree_risk(reader, eyes, seconds=limit, progress=lambda done, ways: report((done, ways)))
    found.dots()
    return Found(node, viewer, found, best, decree)

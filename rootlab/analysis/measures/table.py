"""Measures of a position: who rules what and by how much, who can come where, what is within reach.

>>> import rootlab as rl
>>> state = rl.load_position({
...     "rootlab": 1, "seats": ["marquise", "eyrie"],
...     "turn": {"player": "marquise", "phase": "daylight", "step": "actions"},
...     "clearings": {"5": {"warriors": {"marquise": 3, "eyrie": 1}}}})
>>> table = rl.measures(state)
>>> table[(table.measure == "margin") & (table.clearing == 5)].value.tolist()
[2.0, -2.0]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rootlab.analysis.eyes import OPEN, looking
from rootlab.analysis.measures.points import PARTS, points
from rootlab.analysis.measures.reach import attackers, reach_in, threatened
from rootlab.components.board import Board
from rootlab.components.names import BIRD, FACTION_ID, FACTIONS, MARQUISE, NF, SUITS, VAGABOND
from rootlab.components.pieces import NK, WOOD
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.state import State
from rootlab.engine.view import View, blot_out
from rootlab.factions.marquise.build import groups
from rootlab.rules.dominance import CLEARINGS_TO_RULE

if TYPE_CHECKING:
    import networkx as nx
    import pandas as pd

    from rootlab.record.game import Game

BY_CLEARING: Final = (
    "rules", "power", "margin", "articulation", "network", "wood", "reach_1", "reach_2",
    "threatened_buildings", "threatened_tokens",
)  # fmt: skip
"""The measures with a value for each faction and clearing."""
DOMINANCE: Final = tuple(f"dominance_{suit}" for suit in SUITS)
WHOLE: Final = (
    "clearings_ruled", "networks", "wood_most", *PARTS, "points_reach",
    *(name + end for name in DOMINANCE for end in ("", "_warriors")),
)  # fmt: skip
"""The measures with one value for a faction."""
MEASURES: Final = (*BY_CLEARING, *WHOLE)

Row = tuple[str, int | None, str, float]


def measures(state: State | View | Game, eyes: str | None = None) -> pd.DataFrame:
    """The measures of a position, tidy: one row per value, ``faction clearing measure value``.

    ``clearing`` is missing where a measure belongs to the faction as a whole.  What each measure means, in
    words: ``text("measure-<name>")``; in short:

    * ``rules`` 1 or 0; ``power`` warriors and buildings; ``margin`` own power less the strongest other's
      (none for the Vagabond, who rules nothing).
    * ``articulation`` 1 where the faction's network of ruled clearings falls apart without this one;
      ``network`` how many clearings the network holds that this one belongs to (0 where it does not rule).
    * ``wood``: the wood that could pay for a building there (6.5.4.2).
    * ``reach_1 reach_2``: the most warriors that one group can have there after the moves of one turn or two,
      those there included, if nobody else does anything; 1 or 0 for the Vagabond's pawn.
    * ``threatened_buildings threatened_tokens``: how many of its own there the worst single battle of any
      enemy's next turn could remove, without cards.
    * ``clearings_ruled``, ``networks``, ``wood_most`` (the most wood in one network).
    * ``points_…``: points within reach without dice, moves or recruiting: by crafting, building, sympathy,
      plots, roosts (less what turmoil takes that is ahead), quests, aid, a royal claim.  In the seat's own
      turn a lower bound: at least so much, if nobody interferes.  For the other seats it is their next turn
      as the board stands; cards that are not seen are taken to match where supporters or aid need them.
      ``points_reach`` is the sum.
    * ``dominance_<suit>``: how many clearings more it must rule to win with that card (3.3.1), and
      ``dominance_<suit>_warriors`` how many warriors placed at the right spots would do it;
      none for the Vagabond.

    Cards and face-down pieces count as far as ``eyes`` see them: a seat's name, ``"all"``, by default the
    player's.  What they cannot tell apart has equal measures.
    """
    import pandas as pd

    state, eyes = looking(state, eyes)
    if eyes is None:
        eyes = state.player or FACTIONS[state.turn_n]
    rows = _rows(state if eyes == OPEN else blot_out(state, FACTION_ID[eyes]), eyes)
    table = pd.DataFrame(rows, columns=["faction", "clearing", "measure", "value"])
    return table.astype({"clearing": "Int64", "value": "float64"})


def _rows(s: State, eyes: str) -> list[Row]:
    rows: list[Row] = []
    enemies = {f: attackers(s, f) for f in s.match.seats}
    for f in s.match.seats:
        for name, values in by_clearing(s, f, enemies).items():
            rows += [(FACTIONS[f], c, name, values[c]) for c in s.match.board.clearings]
        rows += [(FACTIONS[f], None, name, value) for name, value in whole(s, f, eyes).items()]
    return rows


def by_clearing(s: State, f: int, enemies: dict[int, list[int]]) -> dict[str, list[float]]:
    """The measures of a faction that differ by clearing, each as a list by clearing (place 0 is unused)."""
    board = s.match.board
    size = board.n + 1
    power = [float(s.power_n[c * NF + f]) for c in range(size)]
    others = [other for other in s.match.seats if other != f]
    joints, network = _network(board, s.ruled_n[f])
    found: dict[str, list[float]] = {
        "rules": [float(s.ruler_n[c] == f) for c in range(size)],
        "power": power,
        "articulation": [float(c in joints) for c in range(size)],
        "network": [float(network.get(c, 0)) for c in range(size)],
    }
    if f != VAGABOND:
        found["margin"] = [
            power[c] - max([s.power_n[c * NF + other] for other in others]) for c in range(size)
        ]
    if f == MARQUISE:
        found["wood"] = [float(n) for n in _wood(s)]
    for turns in (1, 2):
        found[f"reach_{turns}"] = [float(n) for n in reach_in(s, f, turns)]
    at_risk = threatened(s, f, enemies)
    found["threatened_buildings"] = [float(pair[0]) for pair in at_risk]
    found["threatened_tokens"] = [float(pair[1]) for pair in at_risk]
    return found


def whole(s: State, f: int, eyes: str) -> dict[str, float]:
    """The measures of a faction as a whole."""
    board = s.match.board
    _, network = _network(board, s.ruled_n[f])
    found: dict[str, float] = {
        "clearings_ruled": s.ruled_n[f].bit_count(),
        "networks": round(sum(1 / size for size in network.values())),
    }
    if f == MARQUISE:
        found["wood_most"] = max(_wood(s))
    seen = s.hands_n[f] if eyes in (OPEN, FACTIONS[f]) else s.known_n[FACTION_ID[eyes] * NF + f]
    parts = points(s, f, seen, eyes in (OPEN, FACTIONS[f]))
    found.update(parts)
    found["points_reach"] = sum(parts.values())
    for suit, name in enumerate(DOMINANCE if f != VAGABOND else ()):
        missing, warriors = dominance_distance(s, f, suit)
        found[name] = missing
        found[f"{name}_warriors"] = warriors
    return found


# --- networks --------------------------------------------------------------------------------------------
_GRAPHS: Final[dict[str, Any]] = {}
_NETWORKS: Final[dict[tuple[str, int], tuple[frozenset[int], dict[int, int]]]] = {}


def _network(board: Board, ruled: int) -> tuple[frozenset[int], dict[int, int]]:
    """Of the graph of those clearings: its articulation points, and by clearing the size of its component.
    Remembered by board and clearings."""
    found = _NETWORKS.get((board.name, ruled))
    if found is None:
        import networkx as nx

        if board.name not in _GRAPHS:
            _GRAPHS[board.name] = board.graph()
        graph: nx.Graph[int] = _GRAPHS[board.name].subgraph(CLEARINGS[ruled])
        sizes = {c: len(part) for part in nx.connected_components(graph) for c in part}
        found = frozenset(nx.articulation_points(graph)), sizes
        _NETWORKS[(board.name, ruled)] = found
    return found


def _wood(s: State) -> list[int]:
    """By clearing: the wood that could pay for a building there; 0 where the Marquise does not rule."""
    wood = s.kinds_n[WOOD::NK]
    return [sum([wood[at] for at in CLEARINGS[mask]]) for mask in groups(s)]


# --- dominance -------------------------------------------------------------------------------------------
def dominance_distance(s: State, f: int, suit: int) -> tuple[int, int]:
    """How many clearings a faction is short of winning with the dominance card of a suit (3.3.1), and how
    many warriors, placed there, would make it rule them."""
    needed = [_needed(s, f, c) for c in range(s.match.board.n + 1)]
    if suit == BIRD:
        pairs = [sorted([needed[a], needed[b]]) for a, b in s.match.board.corner_pairs]
        missing = min([sum([n > 0 for n in pair]) for pair in pairs])
        return missing, min([sum(pair) for pair in pairs])
    cheapest = sorted([needed[c] for c in s.match.board.clearings_of_suit[suit]])[:CLEARINGS_TO_RULE]
    return sum([n > 0 for n in cheapest]), sum(cheapest)


def _needed(s: State, f: int, c: int) -> int:
    """The fewest warriors more with which a faction rules a clearing."""
    if s.ruler_n[c] == f:
        return 0
    base = c * NF
    most = max([s.power_n[base + other] for other in s.match.seats if other != f])
    return max(most - s.power_n[base + f] + (s.match.tie_winner != f), 1)

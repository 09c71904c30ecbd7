"""Every battle that is open to a player, with its odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rootlab.analysis.eyes import seat
from rootlab.analysis.odds import QUANTITIES, battle_odds
from rootlab.analysis.odds_policy import ALL
from rootlab.components.names import FACTIONS, NF
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.state import State

if TYPE_CHECKING:
    import pandas as pd


def open_battles(
    state: State, faction: str | None = None, eyes: str | None = None, policy: str = ALL
) -> pd.DataFrame:
    """Every battle that a faction could set off where it stands, be it able to pay for it now or not.

    One row per battle, by clearing and seat: ``clearing defender``, the expected ``attacker_losses
    defender_losses attacker_points defender_points`` (pieces, points) and ``ambush``, the probability
    that the defender holds one.  ``faction`` is the player whose turn it is unless another is named.
    """
    import pandas as pd

    name = faction or FACTIONS[state.turn]
    f = seat(state, name)
    seats = state.match.seats
    rows = []
    for c in CLEARINGS[state.match.factions[f].fighters_at(state)]:
        for other in seats:
            if state.is_enemy(f, other) and state.here[c * NF + other]:
                odds = battle_odds(state, c, name, FACTIONS[other], eyes, policy)
                rows.append((c, FACTIONS[other], *odds.expected.values(), odds.ambush))
    return pd.DataFrame(rows, columns=["clearing", "defender", *QUANTITIES, "ambush"])

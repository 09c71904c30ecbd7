"""Every battle that is open to a player, with its odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rootlab.analysis.eyes import looking, seat
from rootlab.analysis.odds.battle_odds import QUANTITIES, battle_odds
from rootlab.analysis.odds.policy import ALL
from rootlab.components.names import FACTIONS, NF, SETUP
from rootlab.engine.action import action
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.state import State
from rootlab.engine.view import View

if TYPE_CHECKING:
    import pandas as pd

    from rootlab.engine.ruling import Ruling
    from rootlab.record.game import Game

COLUMNS: Final = ["clearing", "defender", *QUANTITIES, "cleared", "ambush", "now"]
BATTLES: Final = ("battle", "command_warren")
"""The verbs by which a player sets off a battle of its own."""


def open_battles(
    state: State | View | Game, faction: str | None = None, eyes: str | None = None, policy: str = ALL
) -> pd.DataFrame:
    """Every battle that a faction could set off where it stands, be it able to pay for it now or not.

    One row per battle, by clearing and seat: ``clearing defender``, the expected ``attacker_losses
    defender_losses attacker_points defender_points`` (pieces, points), ``cleared``, the probability that
    nothing of the defender's is left there, and ``ambush``, the probability that the defender holds one;
    all of it exact.  ``now`` says whether the faction decides at this moment and may set it off as its next
    action; where it may not, ``why_not_now`` says why.  ``faction`` is the player whose turn it is unless
    another is named; ``eyes`` are as in ``battle_odds``.
    """
    import pandas as pd

    state, eyes = looking(state, eyes)
    name = faction or FACTIONS[state.turn_n]
    f = seat(state, name)
    seats = state.match.seats
    rows: list[tuple[object, ...]] = []
    if state.over_n or state.phase_n == SETUP:
        return pd.DataFrame(rows, columns=COLUMNS)
    for c in CLEARINGS[state.match.factions[f].fighters_at(state)]:
        for other in seats:
            if state.is_enemy(f, other) and state.here_n[c * NF + other]:
                odds = battle_odds(state, c, name, FACTIONS[other], eyes, policy)
                now = why_not_now(state, name, c, FACTIONS[other]) is None
                rows.append((c, FACTIONS[other], *odds.expected.values(), odds.cleared, odds.ambush, now))
    return pd.DataFrame(rows, columns=COLUMNS)


def why_not_now(state: State | View, faction: str, clearing: int, defender: str) -> Ruling | None:
    """Why a faction cannot set off that battle as the next action; None where it can."""
    rulings = [state.why_not(action(faction, verb, clearing=clearing, target=defender)) for verb in BATTLES]
    return None if None in rulings else rulings[0]

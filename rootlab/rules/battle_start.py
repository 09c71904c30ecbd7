"""4.3 Battle: where one may be started, and against whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rootlab.components.names import FACTIONS, NF
from rootlab.engine.action import Action, intern
from rootlab.engine.event import Event
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.rules.battle import Battle

if TYPE_CHECKING:
    from rootlab.engine.state import State

NO_WARRIORS: Final = reason("no-warriors-to-attack", PLACE, "4.3")
NO_ENEMY: Final = reason("no-enemy-there", PLACE, "4.3")
NOT_AN_ENEMY: Final = reason("not-an-enemy", PLACE, "4.3", "16.6.8")
BATTLE_CHECKS: Final = (NO_WARRIORS, NOT_AN_ENEMY, NO_ENEMY)
"""What every start of a battle is checked for."""

_TABLES: dict[tuple[int, str], tuple[tuple[Action, ...], ...]] = {}


def battles_of(faction: int, verb: str) -> tuple[tuple[Action, ...], ...]:
    """Every battle of that verb, by defender and clearing, made once."""
    found = _TABLES.get((faction, verb))
    if found is None:
        name = FACTIONS[faction]
        found = tuple(
            tuple(intern(name, verb, clearing=max(c, 1), target=FACTIONS[f]) for c in range(13))
            for f in range(NF)
        )
        _TABLES[(faction, verb)] = found
    return found


def offer_battles(
    s: State, f: int, table: tuple[tuple[Action, ...], ...], out: list[Action], suit: int = -1
) -> None:
    """Append every battle that ``f`` may start; with ``suit``, only in clearings of that suit."""
    mine = s.match.factions[f].fighters_at(s) & (-1 if suit < 0 else s.match.board.suit_mask[suit])
    for enemy in s.match.others[f]:
        if enemy != s.partner_n[f]:
            row = table[enemy]
            for c in CLEARINGS[mine & s.pieces_at_n[enemy]]:
                out.append(row[c])


def battle_reasons(s: State, a: Action) -> Iterator[Reason]:
    """Every reason why that battle cannot be started."""
    module = s.match.factions[a.faction_n]
    if not module.stands(s, a.at):
        yield module.absent or NO_WARRIORS
    if a.target_n not in s.match.seats or not s.is_enemy(a.faction_n, a.target_n):
        yield NOT_AN_ENEMY
    elif not s.here_n[a.at * NF + a.target_n]:
        yield NO_ENEMY


def start_battle(s: State, a: Action) -> None:
    """4.3: the attacker chooses the clearing and the defender."""
    if s.log is not None:
        s.log.append(Event("battle", "4.3", a.faction, clearing=a.at, target=a.target))
    s.push(Battle(a.faction_n, a.target_n, a.at))

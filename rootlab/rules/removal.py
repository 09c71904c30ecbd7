"""1.5.4: pieces that leave together.  First all leave, then all points, then what follows.

Everything that removes pieces goes through :func:`remove_together`: a battle's hits, an ambush,
a favor.  What may follow is asked only when all have left (field hospitals after a favor find no
keep if it went too).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rootlab.components.names import NF
from rootlab.components.pieces import KIND_OWNER, NK
from rootlab.engine.action import WARRIOR
from rootlab.engine.match import Loss, Trigger
from rootlab.engine.pieces import remove_piece, remove_warriors
from rootlab.rules.triggers import Triggers
from rootlab.rules.victory import score_together

if TYPE_CHECKING:
    from rootlab.engine.state import State


def remove_together(
    s: State, losses: list[Loss], article: str, in_battle: bool = False, had_bonus: int = 0,
    swept: tuple[Trigger, ...] = (),
) -> int:  # fmt: skip
    """Remove all losses as one batch, score them, and put what follows on the stack.

    In a battle a faction's bonus for it comes once: ``had_bonus`` has a bit for each faction that
    had it; the answer is those bits with the new ones.  ``swept`` are triggers of pawns that stay.
    """
    gone: dict[tuple[int, int, int, int], int] = {}
    scored: dict[int, int] = {}
    for remover, owner, clearing, kind, n in losses:
        if n <= 0:
            continue
        if kind == WARRIOR:
            remove_warriors(s, owner, clearing, n, article)
        else:
            remove_piece(s, kind, clearing, article, n)
            if remover != owner:
                scored[remover] = scored.get(remover, 0) + n
        key = (owner, clearing, kind, remover)
        gone[key] = gone.get(key, 0) + n
    entries = [(*key, n) for key, n in gone.items()]
    for module in s.match.hiders:
        entries = module.turned_up(s, entries)
    gains = [(f, n, "3.2.1") for f, n in scored.items()]
    for f in {loss[0] for loss in losses}:
        module = s.match.factions[f]
        if module.has_removal_bonus:
            mine = [loss for loss in losses if loss[0] == f and loss[1] != f and loss[4] > 0]
            bonus = module.removal_bonus(s, mine, in_battle, bool(had_bonus >> f & 1))
            if bonus:
                had_bonus |= 1 << f
                gains.append((f, bonus, module.removal_bonus_law))
    if gains:
        score_together(s, gains)
    if s.over_n:
        return had_bonus
    factions = s.match.factions
    waiting = tuple(entry for entry in (*entries, *swept) if factions[entry[0]].follows(s, entry))
    if waiting:
        s.push(Triggers(waiting, in_battle))
    return had_bonus


def clear_enemies(s: State, by: int, clearings: tuple[int, ...], article: str) -> None:
    """Remove all enemy pieces from some clearings as one batch; a pawn there suffers what its
    faction says instead (9.2.2.1)."""
    losses: list[Loss] = []
    swept: list[Trigger] = []
    for c in clearings:
        losses += enemy_losses(s, by, c)
        for f in s.match.seats:
            if s.is_enemy(by, f) and s.match.factions[f].swept(s, c):
                swept.append((f, c, s.match.factions[f].pawn_kind, by, 1))
    remove_together(s, losses, article, swept=tuple(swept))


def enemy_losses(s: State, by: int, clearing: int) -> list[Loss]:
    """Everything that enemies of ``by`` have in a clearing, as losses."""
    losses: list[Loss] = []
    for f in s.match.seats:
        if s.is_enemy(by, f) and s.warriors_n[clearing * NF + f]:
            losses.append((by, f, clearing, WARRIOR, s.warriors_n[clearing * NF + f]))
    for kind in range(NK):
        n = s.kinds_n[clearing * NK + kind]
        if n and s.is_enemy(by, KIND_OWNER[kind]):
            losses.append((by, KIND_OWNER[kind], clearing, kind, n))
    return losses

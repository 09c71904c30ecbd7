"""1.5.4: pieces that leave together.  First all leave, then all points, then what follows.

Everything that removes pieces goes through :func:`remove_together`: a battle's hits, an ambush,
a favor.  What may follow is asked only when all have left (field hospitals after a favor find no
keep if it went too).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rootlab.components.names import FACTIONS, NF
from rootlab.components.pieces import KIND_OWNER, NK
from rootlab.engine.action import WARRIOR, Action, intern
from rootlab.engine.match import GENERAL_QUESTIONS
from rootlab.engine.pieces import remove_piece, remove_warriors
from rootlab.engine.procedure import AGAIN, Deed, Procedure, Question, register_procedure
from rootlab.engine.reason import PLACE, Reason, reason
from rootlab.rules.victory import score_together

if TYPE_CHECKING:
    from rootlab.engine.state import State

Loss = tuple[int, int, int, int, int]
"""Who removes, whose pieces, in which clearing, which kind (WARRIOR or a kind), how many."""

NO_TRIGGER: Final = reason("nothing-follows-there", PLACE, "1.5.4")


def remove_together(
    s: State, losses: list[Loss], article: str, in_battle: bool = False, had_bonus: int = 0
) -> int:
    """Remove all losses as one batch, score them, and put what follows on the stack.

    In a battle a faction's bonus for it comes once: ``had_bonus`` has a bit for each faction that
    had it; the answer is those bits with the new ones.
    """
    gone: dict[tuple[int, int], int] = {}
    scored: dict[int, int] = {}
    for remover, owner, clearing, kind, n in losses:
        if n <= 0:
            continue
        if kind == WARRIOR:
            remove_warriors(s, owner, clearing, n, article)
            gone[(owner, clearing)] = gone.get((owner, clearing), 0) + n
        else:
            remove_piece(s, kind, clearing, article, n)
            if remover != owner:
                scored[remover] = scored.get(remover, 0) + n
    if scored:
        gains = [(f, n, "3.2.1") for f, n in scored.items()]
        if in_battle:
            for f, n in scored.items():
                bonus = 0 if had_bonus >> f & 1 else s.match.factions[f].battle_bonus(s, n)
                if bonus:
                    had_bonus |= 1 << f
                    gains.append((f, bonus, s.match.factions[f].battle_bonus_law))
        score_together(s, gains)
    triggers = tuple((owner, clearing, n) for (owner, clearing), n in gone.items())
    if triggers and not s.over:
        s.push(Triggers(triggers))
    return had_bonus


class Triggers(Procedure):
    """Choices that follow a removal, one after the other (1.5.4).

    Where several wait, the player whose turn it is says which comes first (1.1.3).
    """

    __slots__ = ("waiting",)
    FIELDS: tuple[str, ...] = ("waiting",)

    def __init__(self, waiting: tuple[tuple[int, int, int], ...]) -> None:
        self.waiting = waiting

    def copy(self) -> Triggers:
        return Triggers(self.waiting)

    def step(self, s: State) -> int:
        factions = s.match.factions
        open_now = tuple((f, c, n) for f, c, n in self.waiting if factions[f].warriors_removed(s, c, n))
        self.waiting = open_now
        if not open_now:
            s.stack.pop()
            return AGAIN
        if len(open_now) > 1:
            return s.ask(ORDER_TRIGGERS, s.turn)
        self.follow(s, 0)
        return AGAIN

    def follow(self, s: State, index: int) -> None:
        """Take one of the waiting choices off the list and ask it."""
        f, c, n = self.waiting[index]
        self.waiting = self.waiting[:index] + self.waiting[index + 1 :]
        s.match.factions[f].ask_removed(s, c, n)


class OrderTriggers(Deed):
    """1.1.3: which of several waiting choices is asked first."""

    verb = "first_trigger"
    fields: tuple[str, ...] = ("target", "clearing")
    law: tuple[str, ...] = ("1.1.3", "4.3.4")

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, Triggers)
        for owner, clearing, _ in frame.waiting:
            out.append(intern(FACTIONS[f], self.verb, clearing=clearing, target=FACTIONS[owner]))

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        frame = s.stack[-1]
        assert isinstance(frame, Triggers)
        if not any(owner == a.target_n and c == a.at for owner, c, _ in frame.waiting):
            yield NO_TRIGGER

    def do(self, s: State, a: Action) -> None:
        frame = s.stack[-1]
        assert isinstance(frame, Triggers)
        for index, (owner, clearing, _) in enumerate(frame.waiting):
            if owner == a.target_n and clearing == a.at:
                frame.follow(s, index)
                return


ORDER_TRIGGERS: Final = Question("order-triggers", "1.1.3", (OrderTriggers(),))


def enemy_losses(s: State, by: int, clearing: int) -> list[Loss]:
    """Everything that enemies of ``by`` have in a clearing, as losses."""
    losses: list[Loss] = []
    for f in s.match.seats:
        if f != by and s.warriors[clearing * NF + f]:
            losses.append((by, f, clearing, WARRIOR, s.warriors[clearing * NF + f]))
    for kind in range(NK):
        n = s.kinds[clearing * NK + kind]
        if n and KIND_OWNER[kind] != by:
            losses.append((by, KIND_OWNER[kind], clearing, kind, n))
    return losses


GENERAL_QUESTIONS += [ORDER_TRIGGERS]

register_procedure(Triggers)

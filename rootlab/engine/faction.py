"""What a faction module gives to the rules: its steps and its hooks.

The hooks are all here.  A hook's default is the general rule, so a faction overrides only what
its own chapter changes.  They are looked up once, when a :class:`~rootlab.engine.match.Match`
is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rootlab.engine.procedure import Deed, Question, Step
from rootlab.engine.reason import Reason

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.state import State


class Faction:
    """One faction's chapter of the Law."""

    id: int = -1
    name: str = ""
    setup_letter: str = ""
    setup_steps: tuple[Step, ...] = ()
    turn_steps: tuple[Step, ...] = ()
    questions: tuple[Question, ...] = ()
    """Every question of its own, so that its verbs can be listed."""
    deeds: tuple[Deed, ...] = ()
    crafting_kinds: tuple[int, ...] = ()
    """The kinds of its pieces that craft (4.1.1)."""

    def start_corner(self, s: State) -> int:
        """The corner clearing where it started to set up, or 0 (7.3.2)."""
        return 0

    # --- rule and moving ---------------------------------------------------------------------------
    rules_ties: bool = False
    """It rules where it is tied for most with a piece there (7.2.2)."""
    ties_law: str = ""
    """The article that says so."""
    moves_without_rule: bool = False
    """It moves whoever rules (13.2.3)."""

    # --- placing -----------------------------------------------------------------------------------
    guards_placing: bool = False

    def cannot_place(self, s: State, by: int, clearing: int) -> Reason | None:
        """Why another faction cannot place pieces in that clearing because of this one."""
        return None

    guards_leaving: bool = False

    def cannot_leave(self, s: State, mover: int, clearing: int) -> Reason | None:
        """Why another faction cannot move pieces out of that clearing because of this one."""
        return None

    # --- battle ------------------------------------------------------------------------------------
    def attack_extra(self, s: State, clearing: int) -> int:
        """Extra hits as attacker, beyond the defenseless one (4.3.3.1)."""
        return 0

    def defend_extra(self, s: State, clearing: int) -> int:
        """Extra hits as defender (4.3.3.1)."""
        return 0

    def battle_bonus(self, s: State, removed: int) -> int:
        """Points on top for having removed that many buildings and tokens in a battle."""
        return 0

    battle_bonus_law: str = ""
    """The article of that bonus."""

    # --- removal -----------------------------------------------------------------------------------
    def warriors_removed(self, s: State, clearing: int, count: int) -> bool:
        """Whether a choice of this faction may follow the removal of its warriors (6.2.3)."""
        return False

    def ask_removed(self, s: State, clearing: int, count: int) -> None:
        """Put the procedure of that choice on the stack."""

    # --- crafting ----------------------------------------------------------------------------------
    def item_points(self, s: State, points: int) -> int:
        """What an item that lists ``points`` scores for this faction (3.2.2)."""
        return points

    # --- the Evening -------------------------------------------------------------------------------
    def draw_count(self, s: State) -> int:
        """How many cards it draws in its Evening."""
        return 1

    # --- words ---------------------------------------------------------------------------------------
    def facts(self, s: State, a: Action) -> dict[str, Any]:
        """Facts of its own that a refusal of its actions speaks of."""
        return {}

    # --- positions ---------------------------------------------------------------------------------
    own_start: tuple[int, ...] = ()
    """Its own plain numbers at the start of the game."""
    piles_start: tuple[tuple[int, ...], ...] = ()
    """Its own piles of cards at the start of the game."""

    open_piles: tuple[int, ...] = ()
    """Which of its piles lie face up."""

    def dump(self, s: State) -> dict[str, Any]:
        """Its own part of a position file."""
        return {}

    def load(self, s: State, data: dict[str, Any], faults: Faults) -> None:
        """Read its own part of a position file, where the start values stand so far."""

    used_names: tuple[tuple[str, int], ...] = ()
    """Its own counters of a turn: the name in a position file and the index in ``used``."""

    def dump_used(self, s: State) -> dict[str, Any]:
        """What it has used this turn, for a position file."""
        return {name: s.used[i] for name, i in self.used_names if s.used[i]}

    def load_used(self, s: State, data: dict[str, Any], faults: Faults) -> None:
        """Read what ``dump_used`` wrote; a number may be given as true or false."""
        names = dict(self.used_names)
        for name, n in data.items():
            if name not in names:
                faults.add(name, "", "fault-unknown-use", name=name, names=tuple(names))
            elif isinstance(n, int):
                s.used[names[name]] = int(n)
            else:
                faults.add(name, "", "fault-not-a-count", name=name)


class Faults:
    """Where a position loader reports what is wrong, and which cards it found."""

    def add(self, path: str, law: str, message: str, **params: object) -> None:
        """One fault: where, which article, which message with which parameters.

        A place counts from the faction's own part, or from the whole file if it begins with ``/``.
        """
        raise TypeError("abstract")

    def cards(self, path: str, names: Sequence[object]) -> tuple[int, ...]:
        """The sorted pile of the cards with these names, which the position puts in that place."""
        raise TypeError("abstract")

"""What a faction module gives to the rules: its steps and its hooks.

The hooks are all here.  A hook's default is the general rule, so a faction overrides only what
its own chapter changes.  They are looked up once, when a :class:`~rootlab.engine.match.Match`
is made.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.names import NF, NI
from rootlab.components.pieces import KINDS, KINDS_OF, WARRIORS
from rootlab.engine.procedure import Deed, Question, Step
from rootlab.engine.reason import Reason

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.faults import Faults
    from rootlab.engine.match import Loss, Trigger
    from rootlab.engine.state import State

NO_OTHER_CHECKS: Final[dict[Reason, tuple[Reason, ...]]] = {}


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
    moves_without_rule_law: str = ""
    """The article that says so."""

    moves_itself: bool = False
    """It takes a move of the general rules in its own way (9.2.3), by the three hooks that follow."""

    def offer_moves(self, s: State, verb: str, out: list[Action]) -> None:
        """If so: append every move with that verb."""

    def move_reasons(self, s: State, a: Action) -> Iterator[Reason]:
        """If so: every reason why a move is not legal."""
        return iter(())

    def do_move(self, s: State, a: Action, article: str) -> None:
        """If so: carry it out."""

    enters_forests: bool = False
    """Whether its actions may name a forest (2.4)."""

    def stands_in(self, s: State) -> int | tuple[int, ...] | None:
        """Where its actions take place that name no place."""
        return None

    watches_moves: bool = False

    def moved_in(self, s: State, mover: int, clearing: int, count: int) -> None:
        """Warriors of another faction moved into a clearing (8.2.6)."""

    # --- what it forbids, and what it is checked for ------------------------------------------------
    forbids: tuple[Reason, ...] = ()
    """Every reason that its guards of placing, entering and leaving give to others."""
    own_checks: dict[Reason, tuple[Reason, ...]] = NO_OTHER_CHECKS
    """What it is checked for instead of a check of the general rules or of a card (9.2.2)."""

    # --- placing -----------------------------------------------------------------------------------
    guards_placing: bool = False

    def cannot_place(self, s: State, by: int, clearing: int) -> Reason | None:
        """Why another faction cannot place pieces in that clearing because of this one.

        What a hook forbids nothing allows again (1.1.2).
        """
        return None

    def closed_to_pieces(self, s: State, by: int) -> int:
        """The clearings for which ``cannot_place`` has a reason, a bit each."""
        return sum([1 << c for c in s.match.board.clearings if self.cannot_place(s, by, c) is not None])

    guards_entering: bool = False

    def cannot_enter(self, s: State, mover: int, clearing: int) -> Reason | None:
        """Why another faction cannot move pieces into that clearing because of this one."""
        return None

    def closed_to(self, s: State, mover: int) -> int:
        """The clearings for which ``cannot_enter`` has a reason, a bit each."""
        return sum([1 << c for c in s.match.board.clearings if self.cannot_enter(s, mover, c) is not None])

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

    defender_deals_higher: bool = False
    """As defender it deals the higher roll, and the attacker the lower (8.2.2)."""

    begins_battles: bool = False

    def battle_begins(self, s: State, clearing: int, defender: int) -> bool:
        """At the start of a battle that it attacks in: True where it asks something (9.2.9.2.3)."""
        return False

    def battle_ended(self, s: State, ally: int, ally_losses: int, own_losses: int) -> None:
        """A battle that it attacked in is over: the hits that the ally's warriors took, and those that
        it took in its own way (9.2.9.2.4)."""

    watches_rolls: bool = False

    def before_roll(self, s: State, clearing: int) -> bool:
        """Before the dice of any battle are rolled: True where it has something asked (16.3.5.2)."""
        return False

    has_battle_effects: bool = False
    """Whether step 3 of a battle may offer it effects of its own, without a card (16.3.8.2)."""

    takes_hits_itself: bool = False
    """Whether it takes hits in its own way instead of losing pieces (9.2.7)."""

    def take_hits(self, s: State, hits: int, ally: int) -> bool:
        """Take hits in its own way, with an ally's warriors or without (-1); True where it asks."""
        return False

    def fighters_at(self, s: State) -> int:
        """The clearings where it may attack, with warriors or a pawn of it, a bit each (4.3)."""
        return s.warriors_at_n[self.id]

    absent: Reason | None = None
    """Its own reason where it cannot attack, if it is no lack of warriors."""

    def hit_limit(self, s: State, clearing: int) -> int:
        """The most rolled hits that it can deal there (4.3.2.1)."""
        return s.warriors_n[clearing * NF + self.id]

    def defenseless(self, s: State, clearing: int) -> bool:
        """Whether it is defenseless there as defender (4.3.3.2)."""
        return not s.warriors_n[clearing * NF + self.id]

    def stands(self, s: State, clearing: int) -> bool:
        """Whether, as attacker, it has warriors or a pawn left there (4.3.1.2)."""
        return s.warriors_n[clearing * NF + self.id] > 0

    # --- removal -----------------------------------------------------------------------------------
    has_removal_bonus: bool = False
    removal_bonus_law: str = ""
    """The article of that bonus."""

    def removal_bonus(self, s: State, losses: list[Loss], in_battle: bool, had: bool) -> int:
        """Points on top for what it removed together; ``had`` when it had them in this battle."""
        return 0

    def follows(self, s: State, entry: Trigger) -> bool:
        """Whether something follows from a removal of its pieces (1.5.4)."""
        return False

    def follow(self, s: State, entry: Trigger) -> None:
        """Resolve that, or put its procedure on the stack."""

    hides_pieces: bool = False
    """Whether some of its pieces lie face down, so that only it knows which they are (13.2.2.1)."""

    def turned_up(self, s: State, entries: list[Trigger]) -> list[Trigger]:
        """If so: what left together, with what its face-down pieces turn out to be."""
        return entries

    def blotted_pieces(self, s: State) -> tuple[int, ...]:
        """If so: its own plain numbers, without what no other seat can see."""
        return s.own_n[self.id]

    def cannot_see_pieces(self, s: State) -> bool:
        """Whether such pieces cannot be seen here, in the state behind another seat's view."""
        return False

    def deal_pieces(self, s: State, rng: Random) -> None:
        """Say anew what those pieces are, uniformly over what another seat may believe."""

    pawn_kind: int = 0
    """What stands for its pawn in a trigger."""

    def swept(self, s: State, clearing: int) -> bool:
        """Whether its pawn is in a clearing from which all enemy pieces are removed (9.2.2.1)."""
        return False

    # --- crafting ----------------------------------------------------------------------------------
    crafts_itself: bool = False
    """Whether it crafts with something else than pieces on the map (9.2.1)."""

    def crafting_power(self, s: State) -> list[int]:
        """If so: what it can activate, by suit, with the total last."""
        return [0, 0, 0, 0]

    def pay_for_craft(self, s: State, n: int) -> None:
        """If so: activate that many."""

    crafting_short: Reason | None = None
    """If so: its reason where that does not pay the cost."""

    def gain_item(self, s: State, item: int) -> None:
        """Take an item into its Crafted Items box (4.1.2)."""
        s.items_n[self.id * NI + item] += 1

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
    hidden_pile: int = -1
    """Which of its piles lies face down for the others, or -1 (8.2.3)."""
    hidden_pile_name: str = ""
    """What a position file calls that pile."""
    pile_names: tuple[str, ...] = ()
    """What its piles of cards are called, in their order."""

    def supply_by_name(self, s: State) -> dict[str, int]:
        """How many of each of its pieces are still in its supply (1.5)."""
        own = {"warrior": s.supply_n[self.id]} if WARRIORS[self.id] else {}
        own.update({KINDS[k]: s.stock_n[k] for k in KINDS_OF[self.id]})
        return own

    def token_name(self, s: State, clearing: int, kind: int) -> tuple[str, bool]:
        """What one of its tokens is, as far as it can be seen, and whether it lies face down."""
        return KINDS[kind], False

    def cannot_activate_dominance(self, s: State) -> Reason | None:
        """Why it cannot activate a dominance card in the usual way (9.2.8)."""
        return None

    def dump(self, s: State) -> dict[str, Any]:
        """Its own part of a position file."""
        return {}

    def load(self, s: State, data: dict[str, Any], faults: Faults) -> None:
        """Read its own part of a position file, where the start values stand so far."""

    carries_items: bool = False
    """Whether it reads and writes its items itself, each with its place and side (9.2.5)."""
    shared_names: tuple[str, ...] = ()
    """The keys of a position outside its own part that it reads with it."""

    def dump_shared(self, s: State) -> dict[str, Any]:
        """What stands under those keys."""
        return {}

    def dump_token(self, s: State, clearing: int, kind: int) -> Any:
        """How a position writes one of its tokens: a name, or an object that says more."""
        return KINDS[kind]

    def load_token(self, s: State, clearing: int, token: dict[str, Any], faults: Faults) -> None:
        """Place the token of such an object."""

    used_names: tuple[tuple[str, int], ...] = ()
    """Its own counters of a turn: the name in a position file and the index in ``used``."""

    def dump_used(self, s: State) -> dict[str, Any]:
        """What it has used this turn, for a position file."""
        return {name: s.used_n[i] for name, i in self.used_names if s.used_n[i]}

    def load_used(self, s: State, data: dict[str, Any], faults: Faults) -> None:
        """Read what ``dump_used`` wrote; a number may be given as true or false."""
        names = dict(self.used_names)
        for name, n in data.items():
            if name not in names:
                faults.add(name, "", "fault-unknown-use", name=name, names=tuple(names))
            elif isinstance(n, int):
                s.used_n[names[name]] = int(n)
            else:
                faults.add(name, "", "fault-not-a-count", name=name)

"""The face of a moment: what a person asks of a state, or of a seat's view of it, in names.

The engine's own ints and lists end in ``_n`` and are none of this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rootlab.components.cards import CARD_IDS
from rootlab.components.errors import Given
from rootlab.components.names import FACTIONS, NI
from rootlab.engine.reading import (
    Clearing,
    clearing_number,
    clearing_of,
    items_of,
    names_of,
    piles_of,
    supply_of,
)

if TYPE_CHECKING:
    from rootlab.engine.decision import Decision
    from rootlab.engine.state import State

FACE: Final = frozenset((
    "apply", "available_dominance", "chance_outcomes", "child", "clearing", "copy", "crafted",
    "crafted_items", "decision", "deck", "deck_size", "determinize", "discard", "dominance", "faction",
    "hand", "hand_sizes", "is_chance", "is_over", "item_supply", "legal_actions", "partners", "phase",
    "piles", "player", "removed", "round", "rules", "sample_outcome", "scores", "seats", "step_name",
    "supply", "to_dict", "unseen", "view", "why", "why_not", "winners", "won_by",
))  # fmt: skip
"""The names for people, of states and of views: what ``dir()`` lists."""


class Face:
    """What a state and a view have in common for a reader."""

    __slots__ = ()

    def moment(self) -> State:
        """The state that is read."""
        raise TypeError("a face belongs to a state")

    def __dir__(self) -> list[str]:
        return sorted([name for name in object.__dir__(self) if name in FACE or name.startswith("__")])

    @property
    def seats(self) -> tuple[str, ...]:
        """The factions in turn order."""
        return tuple(FACTIONS[f] for f in self.moment().match.seats)

    @property
    def scores(self) -> dict[str, int | None]:
        """Points by faction; None for a seat that activated dominance (3.3.1)."""
        s = self.moment()
        return {FACTIONS[f]: s.score_n[f] if s.dominance_n[f] < 0 else None for f in s.match.seats}

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(FACTIONS[f] for f in self.moment().over_n)

    @property
    def step_name(self) -> str:
        """The step of the turn as a position file names it."""
        return self.moment().current_step().name

    @property
    def decision(self) -> Decision | None:
        """What is asked, of whom, by which article; None at chance and at the end."""
        from rootlab.engine.decision import decision_of

        return decision_of(self.moment())

    def rules(self, clearing: Given) -> str | None:
        """Who rules the clearing (2.5), or None."""
        s = self.moment()
        ruler = s.ruler_n[clearing_number(s, clearing)]
        return FACTIONS[ruler] if ruler >= 0 else None

    def clearing(self, number: Given) -> Clearing:
        """What stands in that clearing: warriors, buildings, tokens, pawns, who rules it, its free slots."""
        return clearing_of(self.moment(), number)

    def crafted(self, faction: Given) -> tuple[str, ...]:
        """The cards with lasting effects that lie in front of that seat (4.1.3)."""
        s = self.moment()
        return names_of(s.crafted_n[s.seat_number(faction)])

    def crafted_items(self, faction: Given) -> tuple[str, ...]:
        """The items in that seat's Crafted Items box."""
        s = self.moment()
        return items_of(s.items_n, s.seat_number(faction) * NI)

    def piles(self, faction: Given) -> dict[str, tuple[str, ...]]:
        """The piles of cards on that seat's board by name: the supporters (8.2.3), the Decree (7.2.2)."""
        s = self.moment()
        return piles_of(s, s.seat_number(faction))

    @property
    def discard(self) -> tuple[str, ...]:
        """The cards in the discard pile, sorted by card."""
        return names_of(self.moment().discard_n)

    @property
    def available_dominance(self) -> tuple[str, ...]:
        """The dominance cards that lie beside the map and can be taken (3.3.4)."""
        return names_of(self.moment().available_n)

    @property
    def removed(self) -> tuple[str, ...]:
        """The cards that are out of the game."""
        return names_of(self.moment().removed_n)

    @property
    def supply(self) -> dict[str, dict[str, int]]:
        """By faction, how many of each of its pieces are still in its supply (1.5)."""
        return supply_of(self.moment())

    @property
    def item_supply(self) -> tuple[str, ...]:
        """The items that can still be crafted (4.1.3.1)."""
        return items_of(self.moment().item_supply_n)

    @property
    def dominance(self) -> dict[str, str]:
        """By faction, the dominance card that it activated (3.3.1), where there is one."""
        s = self.moment()
        return {FACTIONS[f]: CARD_IDS[s.dominance_n[f]] for f in s.match.seats if s.dominance_n[f] >= 0}

    @property
    def partners(self) -> dict[str, str]:
        """By faction, the other one in its coalition (9.2.8), where there is one."""
        s = self.moment()
        return {FACTIONS[f]: FACTIONS[s.partner_n[f]] for f in s.match.seats if s.partner_n[f] >= 0}

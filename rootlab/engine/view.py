"""What one seat may know: a state in which everything that it cannot see is blotted out.

Behind a view stands a copy of the state in which hidden cards are ``HIDDEN`` and the deck is the
pool of all cards that the seat cannot see (the deck and the hidden cards together), so that two
states that the seat cannot tell apart give equal views.  Pieces that lie face down are blotted out by
their own faction (``Faction.blotted_pieces``).
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from rootlab.components.cards import CARD_IDS
from rootlab.components.errors import Given
from rootlab.components.names import FACTIONS, NF
from rootlab.engine.action import Action
from rootlab.engine.dealing import deal_cards
from rootlab.engine.face import Face
from rootlab.engine.outcome import Outcome
from rootlab.engine.piles import HIDDEN, Pile, with_card, with_pile, without

if TYPE_CHECKING:
    from rootlab.engine.grounds import Grounds
    from rootlab.engine.ruling import Ruling
    from rootlab.engine.state import State


class View(Face):
    """The game through one seat's eyes.  Reads like a state; never changes."""

    __slots__ = ("_seat", "_state", "deck_size")

    def __init__(self, state: State, faction: Given) -> None:
        self._seat = state.seat_number(faction)
        self.deck_size = len(state.deck_n)
        """How many cards the deck holds."""
        self._state = blot_out(state, self._seat)

    def moment(self) -> State:
        """The state behind the view."""
        return self._state

    # --- who looks, and what is asked ------------------------------------------------------------
    @property
    def faction(self) -> str:
        """Whose eyes these are."""
        return FACTIONS[self._seat]

    @property
    def player(self) -> str | None:
        return self._state.player

    @property
    def phase(self) -> str:
        return self._state.phase

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def is_chance(self) -> bool:
        return self._state.chance

    @property
    def is_over(self) -> bool:
        return self._state.is_over

    @property
    def blotted(self) -> State:
        """What stands behind the view: a state in which all that the seat cannot see is blotted out.  It
        is there to be read, not to be changed."""
        return self._state

    # --- cards -----------------------------------------------------------------------------------
    @property
    def hand(self) -> tuple[str, ...]:
        """The seat's own hand."""
        return self._state.hand(self.faction)

    @property
    def hand_sizes(self) -> dict[str, int]:
        """How many cards each seat holds (1.2.1)."""
        return {FACTIONS[f]: len(self._state.hands_n[f]) for f in self._state.match.seats}

    @property
    def unseen(self) -> dict[str, int]:
        """The cards that this seat cannot see, with their number: the deck and hidden hands together."""
        pool = self._state.deck_n
        return {CARD_IDS[card]: pool.count(card) for card in sorted(set(pool))}

    # --- choosing and guessing -------------------------------------------------------------------
    def legal_actions(self) -> tuple[Action, ...]:
        """What this seat may choose, if it decides now; else nothing."""
        return self._state.legal_actions() if self._state.player_n == self._seat else ()

    def why_not(self, action: Given) -> Ruling | None:
        """None where the action is legal now, else a Ruling, as far as this seat can tell."""
        return self._state.why_not(action)

    def why(self, action: Given) -> Grounds | None:
        """What makes the action legal now; None where it is not, or this seat cannot tell (see why_not)."""
        return self._state.why(action)

    def chance_outcomes(self) -> tuple[tuple[Outcome, float], ...]:
        """Every outcome of the chance that is open, with its odds as this seat sees them."""
        return self._state.chance_outcomes()

    def determinize(self, seed: Given) -> State:
        """A whole state that agrees with this view and with everything declared that is still under way:
        the unseen cards are dealt uniformly over what can be (:mod:`rootlab.engine.dealing`).

        ``seed`` may be a ``Random``: it is drawn from, and gives another state each time, which is the
        quick way to many."""
        rng = seed if isinstance(seed, Random) else Random(f"determinize:{seed}")
        state = self._state.copy()
        deal_cards(state, rng)
        for module in state.match.hiders:
            if module.id != self._seat:
                module.deal_pieces(state, rng)
        state.forget_legal()
        return state

    def to_dict(self) -> dict[str, Any]:
        """The position as this seat may write it down."""
        from rootlab.engine.position import position_of

        return position_of(self._state, self._seat)

    def __copy__(self) -> View:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> View:
        return self

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _view, (self._state, self.faction, self.deck_size)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self._seat == other._seat
            and self.deck_size == other.deck_size
            and self._state == other._state
        )

    def __hash__(self) -> int:
        return hash((self._seat, self.deck_size, self._state))

    def __repr__(self) -> str:
        return f"<View of {self.faction}: {self._state!r}>"


def blot_out(state: State, seat: int) -> State:
    """A copy without anything that the seat cannot know; the discard pile stays open to all (1.2.2)."""
    s = state.copy()
    s.forget_legal()
    pool = s.deck_n
    s.known_n = s.known_n[:]
    s.known_piles_n = s.known_piles_n[:]
    for f in s.match.seats:
        if f == seat:
            continue
        s.hands_n[f], unseen = _blotted(s.hands_n[f], s.known_n[seat * NF + f])
        for card in unseen:
            pool = with_card(pool, card)
        index = s.match.factions[f].hidden_pile
        if index >= 0:
            pile, unseen = _blotted(s.piles_n[f][index], s.known_piles_n[seat * NF + f])
            s.piles_n[f] = with_pile(s.piles_n[f], index, pile)
            for card in unseen:
                pool = with_card(pool, card)
        for viewer in s.match.seats:
            if viewer not in (seat, f):
                s.known_n[viewer * NF + f] = s.known_n[f * NF + f]
                s.known_piles_n[viewer * NF + f] = s.known_piles_n[f * NF + f]
    for module in s.match.hiders:
        if module.id != seat:
            s.own_n[module.id] = module.blotted_pieces(s)
    s.deck_n = pool
    return s


def _blotted(pile: Pile, seen: Pile) -> tuple[Pile, Pile]:
    """A pile with all but the cards seen blotted out, and the cards that were."""
    rest = pile
    for card in seen:
        rest = without(rest, card)
    return seen + (HIDDEN,) * len(rest), rest


def _view(blotted: State, faction: str, deck_size: int) -> View:
    """The view that was pickled."""
    view = View(blotted, faction)
    view._state = blotted
    view.deck_size = deck_size
    return view

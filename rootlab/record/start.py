"""Starting a game from the empty table (5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from rootlab.components.cards import CARD_IDS, CARD_KIND, load_deck
from rootlab.components.errors import RootlabError, shown
from rootlab.engine.match import make_match
from rootlab.engine.state import State
from rootlab.language import text
from rootlab.record.game import Game, Seed
from rootlab.rules.setup import lay_out


def start_state(
    factions: Sequence[str],
    map: str = "autumn",  # noqa: A002 - the word of the public face
    deck: str = "standard",
    dominance: bool | None = None,
) -> State:
    """The table before the first card is dealt.

    ``dominance`` says whether the dominance cards are in the deck; None is the Law's own answer,
    not with two players (5.1.3).
    """
    if not (dominance is None or isinstance(dominance, bool)):
        raise RootlabError(text("record-bad-dominance", given=shown(dominance)), "record-bad-dominance")
    given: object = factions
    if not isinstance(given, list | tuple):
        raise RootlabError(text("record-bad-seats", given=shown(given)), "record-bad-seats")
    cards: tuple[str, ...] | None = None
    if dominance is not None:
        deck_cards = load_deck(deck).cards if dominance else ()
        cards = tuple(CARD_IDS[card] for card in deck_cards if CARD_KIND[card] == "dominance")
    match = make_match(list(factions), map, deck, cards)
    state = State()
    lay_out(state, match)
    state.go_to_step(0)
    state.run()
    return state


def new_game(
    factions: Sequence[str],
    seed: Seed | None = None,
    map: str = "autumn",  # noqa: A002 - the word of the public face
    deck: str = "standard",
    dominance: bool | None = None,
) -> Game:
    """A new game with these factions in turn order, hands dealt, at its first decision.

    >>> new_game(["marquise", "eyrie"], seed=7).state.player
    'marquise'
    """
    state = start_state(factions, map, deck, dominance)
    game = Game(state, seed)
    game.setup = {"seats": list(state.seats), "map": map, "deck": deck, "dominance": state.match.dominance}
    return game

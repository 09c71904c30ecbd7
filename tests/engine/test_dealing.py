"""Worlds dealt from a view agree with everything that was declared and is still under way, and each of
those that do is as likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_ID, CARD_IDS, CARD_SUIT
from rootlab.components.names import FACTION_ID, MARQUISE, SUITS, VAGABOND
from rootlab.engine.dealing import agrees, needs_of
from rootlab.engine.state import State
from rootlab.factions.vagabond.aid import Aiding
from tests.positions import Table, decree, position

WORLDS = 60


def suit_of(card: str) -> str:
    return SUITS[CARD_SUIT[CARD_ID[card]]]


def can_go_on(s: State, steps: int = 12) -> bool:
    """Whether each of the next questions has an answer, the first one being given."""
    for _ in range(steps):
        if s.is_over or s.is_chance:
            return True
        if not s.legal_actions():
            return False
        s = s.child(s.legal_actions()[0])
    return True


# --- every declaration -------------------------------------------------------------------------------------
PACK = [{"item": item, "place": "satchel", "up": True} for item in ("torch", "boot")]


def aid(exhausted: bool) -> State:
    """9.5.4 in the mouse clearing 9: a mouse or a bird card is to be given."""
    table = Table(
        position(
            "vagabond", "daylight", "actions", {9: "2 eyrie"}, seats=("vagabond", "eyrie", "alliance"),
            vagabond={"character": "thief", "pawn": 9, "hand": ["mouse-in-a-sack", "bake-sale"], "items": PACK},
            eyrie=decree(),
        )
    )  # fmt: skip
    table.do("aid", target="eyrie")
    if exhausted:
        table.choose("exhaust", item="torch")
    return table.state


def dominance() -> State:
    """3.3.4: the bird dominance card is paid with a bird card."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "keep"}, seats=("marquise", "eyrie", "alliance"),
            marquise={"hand": ["sappers", "anvil", "sword"]}, eyrie=decree(),
            available_dominance=["dominance-bird"],
        )
    )  # fmt: skip
    return table.do("take_dominance", card="dominance-bird").state


def revolt(named: int) -> State:
    """8.4.1.2: two supporters that match the mouse clearing 9 are spent; so many are named."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {9: "sympathy, 1 marquise", 1: "keep"},
            alliance={"supporters": ["mouse-in-a-sack", "sappers", "anvil", "bake-sale"]},
        )
    )  # fmt: skip
    table.do("revolt", clearing=9)
    for _ in range(named):
        table.do("spend_supporter", card=table.values("spend_supporter", "card")[0])
    return table.state


def spread() -> State:
    """8.4.2.2: three supporters for the clearing's suit under martial law, in the fox clearing 1."""
    table = Table(
        position(
            "alliance", "birdsong", "spread", {5: "sympathy", 1: "3 marquise"},
            alliance={"supporters": ["anvil", "foxfolk-steel", "sappers", "bake-sale"]},
        )
    )  # fmt: skip
    return table.do("spread_sympathy", clearing=1).state


def without_a_base() -> State:
    """8.2.4: the last base fell; seven supporters that do not match it, of which two are discarded."""
    kept = ["anvil", "foxfolk-steel", "tax-collector", "bake-sale", "cobbler", "cobbler", "smugglers-trail"]
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "3 marquise, base", 1: "keep"},
            alliance={"supporters": kept},
        )
    )  # fmt: skip
    table.do("battle", clearing=9, target="alliance")
    while table.asked != "discard-supporters":
        if table.state.is_chance:
            table.roll(3, 0)
        else:
            table.do(table.legal()[-1].verb)
    return table.do("discard_supporter", card=table.values("discard_supporter", "card")[1]).state


def over_the_limit() -> State:
    """16.6.5: eight cards, the first of three discarded is not the lowest."""
    hand = ["anvil", "foxfolk-steel", "tax-collector", "bake-sale", "cobbler", "cobbler", "sword", "sappers"]
    table = Table(position("marquise", "evening", "discard", marquise={"hand": hand}))
    return table.do("discard", card=table.values("discard", "card")[2]).state


DECLARED: dict[str, tuple[Callable[[], State], str]] = {
    "aid declared": (lambda: aid(False), "eyrie"),
    "aid, item exhausted": (lambda: aid(True), "alliance"),
    "a dominance card named": (dominance, "eyrie"),
    "a revolt": (lambda: revolt(0), "marquise"),
    "a revolt, one spent": (lambda: revolt(1), "marquise"),
    "sympathy under martial law": (spread, "marquise"),
    "no base any more": (without_a_base, "marquise"),
    "over the hand limit": (over_the_limit, "eyrie"),
}


@pytest.mark.parametrize("what", DECLARED)
def test_a_world_agrees_with_what_was_declared(what: str) -> None:
    """Every world meets the need, has an answer to what is asked, and worlds without a need would not."""
    make, seat = DECLARED[what]
    s = make()
    assert needs_of(s)
    dealt = [s.determinize(seat, seed) for seed in range(WORLDS)]
    for world in dealt:
        assert agrees(world)
        assert world.view(seat) == s.view(seat)
        assert can_go_on(world)
    assert len(set(dealt)) > 10


@pytest.mark.parametrize("what", DECLARED)
def test_the_need_is_over_when_it_is_met(what: str) -> None:
    """What was declared says nothing any more once the card was shown or has left."""
    s = DECLARED[what][0]()
    while needs_of(s):
        s = s.child(s.legal_actions()[0])
    assert not needs_of(s)


# --- uniform ------------------------------------------------------------------------------------------------
def nearly_empty(s: State, left: list[str]) -> State:
    """The same position with all other cards out of the game: the deck holds these."""
    here = s.to_dict()
    deck = [CARD_IDS[card] for card in s.deck_n]
    for card in left:
        deck.remove(card)
    return rl.load_position({**here, "removed": deck})


def chi_square(found: Counter[tuple[str, ...]], odds: dict[tuple[str, ...], float]) -> float:
    total = sum(found.values())
    assert set(found) <= set(odds)
    return sum((found[deal] - total * p) ** 2 / (total * p) for deal, p in odds.items())


def by_counting(
    pool: list[str], size: int, fits: Callable[[tuple[str, ...]], bool]
) -> dict[tuple[str, ...], float]:
    """The odds of every hand that fits, by counting the ways to take so many cards out of the pool."""
    ways = Counter(
        tuple(sorted((pool[i] for i in chosen), key=lambda card: CARD_ID[card]))
        for chosen in combinations(range(len(pool)), size)
    )
    fitting = {hand: n for hand, n in ways.items() if fits(hand)}
    return {hand: n / sum(fitting.values()) for hand, n in fitting.items()}


def test_worlds_with_an_aid_are_uniform() -> None:
    """9.5.4: two cards of five, one of them at least a mouse or a bird: counted by hand, 9 of 10 deals."""
    s = nearly_empty(aid(False), ["sappers", "anvil", "cobbler"])
    odds = by_counting(
        ["mouse-in-a-sack", "bake-sale", "sappers", "anvil", "cobbler"], 2,
        lambda hand: any(suit_of(card) in ("mouse", "bird") for card in hand),
    )  # fmt: skip
    assert len(odds) == 7
    found = Counter(s.determinize("alliance", seed).hand("vagabond") for seed in range(4000))
    assert chi_square(found, odds) < 22.46  # six degrees of freedom, one in a thousand


def test_worlds_with_a_revolt_are_uniform() -> None:
    """8.4.1.2: two of four supporters match the mouse clearing; copies of a card count as often as there are."""
    s = nearly_empty(revolt(0), ["cobbler", "cobbler", "codebreakers"])
    pool = ["mouse-in-a-sack", "sappers", "anvil", "bake-sale", "cobbler", "cobbler", "codebreakers"]
    odds = by_counting(
        pool, 4, lambda hand: sum(suit_of(card) in ("mouse", "bird") for card in hand) >= 2
    )  # fmt: skip
    found = Counter(
        tuple(s.determinize("marquise", seed).to_dict()["players"]["alliance"]["supporters"])
        for seed in range(6000)
    )
    assert len(odds) == 15  # by hand: 3 · 4 with two of the three that match, 3 with all
    assert chi_square(found, odds) < 36.12  # fourteen degrees of freedom, one in a thousand


def two_needs(*deck: str) -> State:
    """A revolt in the mouse clearing 9 on top of an aid declared in the fox clearing 1 (no game comes to
    that: it shows that the needs of two piles are met together)."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {9: "sympathy, 1 marquise"},
            seats=("alliance", "marquise", "vagabond"),
            alliance={"supporters": ["mouse-in-a-sack", "codebreakers", "bake-sale", "cobbler"]},
            vagabond={"character": "thief", "pawn": 1, "hand": ["anvil"], "items": PACK},
        )
    )  # fmt: skip
    s = nearly_empty(table.do("revolt", clearing=9).state, list(deck))
    s.stack.insert(0, Aiding(MARQUISE))
    assert len(needs_of(s)) == 2
    return s


def test_two_needs_at_once_are_met_together() -> None:
    """With the Vagabond's fox card three deals of the supporters are left that match twice, with the bird
    only one less than with it: 5 deals to 3, where dealing one pile after the other would say 1 to 1."""
    s = two_needs("sappers")
    found = Counter(s.determinize("marquise", seed).hand("vagabond") for seed in range(3000))
    assert chi_square(found, {("anvil",): 5 / 8, ("sappers",): 3 / 8}) < 10.83  # one degree of freedom


def test_what_cannot_be_true_is_said() -> None:
    """No deal meets a need: one sentence, and no search without an end."""
    s = rl.load_position(aid(False).to_dict())
    s.hands_n[VAGABOND] = (CARD_ID["anvil"], CARD_ID["foxfolk-steel"])
    s.deck_n = (CARD_ID["tax-collector"],)
    for seat in (FACTION_ID["alliance"], FACTION_ID["eyrie"]):
        s.hands_n[seat] = ()
    with pytest.raises(rl.RootlabError, match="no deal"):
        s.determinize("alliance", 1)


def test_a_search_swaps_no_card_that_is_needed() -> None:
    """Eyes that see neither hand nor supporters: a turn that begins amid a declaration is searched to its end."""
    for make, _ in DECLARED.values():
        s = make()
        for eyes in s.seats:
            options = rl.turn_options(s, eyes=eyes, states=150, seconds=None)
            assert options.count

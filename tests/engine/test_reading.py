"""What a person asks of a moment, and that it is answered in names."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_IDS, load_deck
from rootlab.components.names import FACTIONS, ITEMS
from rootlab.engine.face import FACE
from rootlab.engine.state import State

PLACED = {"rootlab": 1, "map": "autumn", "deck": "standard"}
DECREE = {"leader": "builder", "decree": {"recruit": ["vizier"], "move": ["vizier"]}}

MIX = ["marquise", "eyrie", "alliance", "vagabond", "corvids"]


def wandered(seed: int, steps: int) -> State:
    game = rl.new_game(MIX, seed=seed)
    rng = random.Random(seed)
    for _ in range(steps):
        if game.state.is_over:
            break
        game.play(rng.choice(game.state.legal_actions()))
    return game.state


def test_a_clearing_says_all_that_stands_there() -> None:
    """Clearing 5 of Autumn: rabbit, two slots. Four warriors and a sawmill rule it (2.5)."""
    state = rl.load_position({
        **PLACED, "seats": ["marquise", "eyrie"], "turn": {"player": "marquise", "phase": "daylight"},
        "clearings": {
            "5": {"warriors": {"marquise": 3, "eyrie": 1}, "buildings": ["sawmill"], "tokens": ["wood", "wood"]},
            "12": {"ruin": True},
        },
        "players": {"eyrie": DECREE},
    })  # fmt: skip
    five = state.clearing(5)
    assert (five.number, five.suit, five.ruler) == (5, "rabbit", "marquise")
    assert five.warriors == {"marquise": 3, "eyrie": 1}
    assert five.buildings == ("sawmill",)
    assert five.tokens == ("wood", "wood")
    assert (five.slots, five.free_slots, five.ruin, five.pawns) == (2, 1, False, ())
    assert str(five) == (
        "Clearing 5 (rabbit): ruled by Marquise; Marquise: 3 warriors; Eyrie: 1 warrior; Marquise: 1 sawmill; "
        "Marquise: 2 wood tokens; 1 free slot of 2."
    )
    assert "gobierna" in five.text("es")
    twelve = state.clearing(12)
    assert twelve.ruin
    assert (twelve.slots, twelve.free_slots) == (2, 1)  # a ruin fills a slot (2.2.4)


@pytest.mark.parametrize("bad", [0, 13, -1, 1.5, "5", None, (1, 2)])
def test_what_is_no_clearing_is_refused_in_a_sentence(bad: object) -> None:
    state = rl.new_game(["marquise", "eyrie"], seed=1).state
    with pytest.raises(rl.RootlabError, match="no clearing"):
        state.clearing(bad)  # type: ignore[arg-type]


def test_a_face_down_plot_is_named_to_those_who_may_know_it() -> None:
    """13.2.2: the Corvids may look at their plots, nobody else may."""
    state = rl.load_position({
        **PLACED, "seats": ["corvids", "marquise"], "turn": {"player": "corvids", "phase": "daylight"},
        "clearings": {"3": {"warriors": {"corvids": 1}, "tokens": [{"plot": "bomb", "up": False}]}},
    })  # fmt: skip
    assert state.clearing(3).tokens == state.clearing(3).face_down == ("bomb",)
    assert state.view("corvids").clearing(3) == state.clearing(3)
    hidden = state.view("marquise").clearing(3)
    assert hidden.tokens == hidden.face_down == ("plot",)
    assert "bomb" not in str(hidden)
    assert state.supply["corvids"]["plot"] == 7
    assert state.view("marquise").supply == state.supply


def test_piles_are_told_by_name() -> None:
    state = rl.load_position({
        **PLACED, "seats": ["marquise", "eyrie", "alliance"],
        "turn": {"player": "marquise", "phase": "daylight"}, "discard": ["anvil", "sappers"],
        "players": {
            "marquise": {"hand": ["ambush-fox"], "crafted": ["cobbler"], "items": ["boot"]},
            "eyrie": {"leader": "builder", "decree": {"recruit": ["armorers", "vizier"], "move": ["vizier"]}},
            "alliance": {"supporters": ["bake-sale"]},
        },
    })  # fmt: skip
    assert state.hand("marquise") == ("ambush-fox",)
    assert state.crafted("marquise") == ("cobbler",)
    assert state.crafted_items("marquise") == ("boot",)
    assert sorted(state.discard) == ["anvil", "sappers"]
    assert state.piles("alliance") == {"supporters": ("bake-sale",)}
    assert set(state.piles("eyrie")["recruit"]) == {"armorers", "vizier"}
    assert state.piles("marquise") == {}
    assert state.view("eyrie").piles("alliance") == {"supporters": ("?",)}
    assert state.supply["eyrie"] == {"warrior": 20, "roost": 7}
    assert state.item_supply.count("boot") == 1  # two, and one was crafted
    assert len(state.deck) == 54 - 6
    with pytest.raises(rl.RootlabError, match="no seat"):
        state.crafted("corvids")


@pytest.mark.parametrize("seed", range(4))
def test_every_card_lies_in_one_pile(seed: int) -> None:
    """What the names say together is the whole deck, at every moment of a game."""
    whole = Counter(CARD_IDS[card] for card in load_deck("standard").cards)
    for steps in (0, 60, 150, 250):
        state = wandered(seed, steps)
        found = Counter([*state.deck, *state.discard, *state.available_dominance, *state.removed])
        found.update(state.dominance.values())
        for name in state.seats:
            found.update([*state.hand(name), *state.crafted(name)])
            for pile in state.piles(name).values():
                found.update(card for card in pile if card != "vizier")
        assert found == whole


def test_tab_finds_the_names_for_people_and_no_engine_ints() -> None:
    state = wandered(1, 120)
    for thing in (state, state.view("eyrie")):
        public = {name for name in dir(thing) if not name.startswith("_")}
        assert public <= FACE
        assert not any(name.endswith("_n") for name in public)
        for name in public:
            value = getattr(thing, name)
            if not callable(value):
                assert not _ints(value), (name, value)


def _ints(value: object) -> bool:
    """Whether ints stand where names belong."""
    if isinstance(value, dict):
        return not all(isinstance(key, str) for key in value)
    if isinstance(value, tuple | list):
        return any(not isinstance(one, str) for one in value)
    return False


def test_the_names_are_of_the_game() -> None:
    state = wandered(2, 200)
    assert set(state.deck) <= set(CARD_IDS)
    assert set(state.supply) <= set(FACTIONS)
    assert set(state.item_supply) <= set(ITEMS)


# --- child refuses like play -------------------------------------------------------------------------
def test_child_refuses_what_is_not_legal_with_its_ruling() -> None:
    """``apply`` alone trusts its caller."""
    state = wandered(3, 100)
    before = state.to_dict()
    other = next(name for name in state.seats if name != state.player)
    with pytest.raises(rl.IllegalAction) as refusal:
        state.child(rl.action(other, "craft", card="anvil"))
    assert refusal.value.ruling.law
    with pytest.raises(rl.RootlabError, match="Chance has nothing"):
        state.child(rl.outcome("dice", 3, 1))
    with pytest.raises(rl.RootlabError, match="cannot be played"):
        state.child("march")  # type: ignore[arg-type]
    assert state.to_dict() == before
    for action in state.legal_actions():
        assert state.child(action) != state


def test_child_refuses_an_outcome_that_chance_cannot_bring() -> None:
    state = rl.load_position({
        **PLACED, "seats": ["marquise", "eyrie"], "turn": {"player": "marquise", "phase": "evening", "step": "draw"},
        "players": {"eyrie": DECREE}, "clearings": {"1": {"warriors": {"marquise": 3}}},
    })  # fmt: skip
    while not state.is_chance:
        state = state.child(state.legal_actions()[0])
    with pytest.raises(rl.RootlabError, match="cannot happen here"):
        state.child(rl.outcome("dice", 1, 0))
    for outcome, _ in state.chance_outcomes():
        assert state.child(outcome) != state

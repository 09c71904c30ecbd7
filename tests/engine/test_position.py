"""Positions that a person writes: what is left out, where the game stands, what happens by itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import rootlab as rl
from rootlab.components.board import MAPS
from rootlab.components.cards import CARD_KIND, CARDS, DECKS
from rootlab.components.leaders import COLUMNS, LEADERS
from rootlab.components.names import FACTIONS, ITEMS, PHASES, SUITS
from rootlab.components.paths import data_dir, load_json
from rootlab.components.pieces import KIND_IS_BUILDING, KINDS, PLOTS
from rootlab.engine.position import load_position
from rootlab.engine.state import State
from rootlab.language import text
from tests.positions import Table, decree, done, position

SAMPLES = sorted((data_dir() / "positions").glob("*.json"))

# The position of the format's description.
EXAMPLE = """{"rootlab": 1, "map": "autumn", "deck": "standard", "seats": ["marquise", "eyrie"],
 "turn": {"player": "marquise", "phase": "daylight", "step": "actions",
          "used": {"actions": 1, "recruit": true}},
 "clearings": {"1": {"warriors": {"marquise": 3}, "buildings": ["sawmill"], "tokens": ["keep", "wood"]},
               "5": {"warriors": {"marquise": 1, "eyrie": 2}, "buildings": ["roost"]}},
 "players": {"marquise": {"score": 4, "hand": ["ambush-fox", "sappers"], "crafted": [], "items": ["boot"]},
             "eyrie": {"score": 6, "leader": "despot", "decree": {"move": ["vizier"], "build": ["vizier"]}}},
 "discard": []}"""


def bare(**rest: Any) -> State:
    return load_position({"rootlab": 1, "seats": ["marquise", "eyrie"], **rest})


# --- reading ---------------------------------------------------------------------------------------
def test_the_example(tmp_path: Path) -> None:
    path = tmp_path / "example.json"
    path.write_text(EXAMPLE, encoding="utf-8")
    state = load_position(path)
    assert state == load_position(str(path)) == rl.load_position(json.loads(EXAMPLE))
    assert (state.player, state.phase, state.step_name, state.round) == ("marquise", "daylight", "actions", 1)
    assert state.scores == {"marquise": 4, "eyrie": 6}
    assert sorted(state.hand("marquise")) == ["ambush-fox", "sappers"]
    assert state.crafted_items("marquise") == ("boot",)
    assert state.rules(1) == "marquise"
    assert state.rules(5) == "eyrie"
    table = Table(state)
    assert table.at(1) == {"marquise": 3, "sawmill": 1, "keep": 1, "wood": 1}
    assert not table.offers("recruit")
    assert state.decision is not None
    assert state.decision.facts["left"] == 2


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_sample_positions(path: Path) -> None:
    """They fit the schema, load, can be played, and say in two languages what they show."""
    data = json.loads(path.read_text(encoding="utf-8"))
    Draft202012Validator(load_json("schema", "position.schema.json")).validate(data)
    assert set(data["title"]) == set(data["note"]) == {"en", "es"}
    state = load_position(path)
    assert state.player == data["turn"]["player"]
    assert state.legal_actions()


def test_samples_show_what_they_say() -> None:
    def table(name: str) -> Table:
        return Table(load_position(data_dir() / "positions" / f"{name}.json"))

    assert table("marquise-short-of-wood").asked == "place-short"
    assert table("dominance-at-hand").offers("activate_dominance", card="dominance-fox")
    assert table("battle-with-ambush").do("battle", clearing=10, target="eyrie").asked == "ambush"
    risky = table("eyrie-decree-at-risk").do("resolve", suit="mouse")
    risky.do("move", origin=7, destination=12, count=3).do("resolve", suit="fox")
    assert risky.offers("battle", clearing=12, target="marquise")


def test_the_source_is_not_changed() -> None:
    data = json.loads(EXAMPLE)
    load_position(data)
    assert data == json.loads(EXAMPLE)


def test_whole_numbers_may_be_written_as_fractions() -> None:
    assert bare(players={"eyrie": {"score": 6.0}}) == bare(players={"eyrie": {"score": 6}})


# --- what is left out --------------------------------------------------------------------------------
def test_the_shortest_position() -> None:
    """The first seat's first Birdsong: no pieces, no hands, all cards in the deck, the ruins in place."""
    state = bare()
    data = state.to_dict()
    assert (data["map"], data["deck"], state.round) == ("autumn", "standard", 1)
    assert (state.turn_n, state.phase, state.player) == (0, "daylight", "marquise")
    assert {c: row["ruin"] for c, row in data["clearings"].items()} == dict.fromkeys(
        ("6", "10", "11", "12"), True
    )
    assert data["item_supply"] == {
        "boot": 2, "bag": 2, "coin": 2, "hammer": 1, "sword": 2, "tea": 2, "crossbow": 1,
    }  # fmt: skip
    assert len(state.deck_n) == 50
    assert data["known"] == {}


def test_a_ruin_stays_until_the_position_says_otherwise() -> None:
    """2.2.4."""
    state = bare(clearings={"10": {"buildings": ["roost"]}, "12": {"ruin": False}})
    assert state.ruins_n[10] == 1
    assert state.open_slots_n[10] == 0
    assert state.ruins_n[12] == 0
    assert state.open_slots_n[12] == 2


def test_items_in_boxes_are_not_in_the_supply() -> None:
    """4.1.2, 5.1.5: what is left out of item_supply is what the seats have not crafted."""
    state = bare(players={"marquise": {"items": ["crossbow", "boot"]}}, item_supply={"tea": 0})
    supply = state.to_dict()["item_supply"]
    assert (supply["crossbow"], supply["boot"], supply["tea"], supply["sword"]) == (0, 1, 0, 2)
    listed = bare(item_supply=["boot", "sword"]).to_dict()["item_supply"]
    assert listed == {"boot": 1, "bag": 0, "coin": 0, "hammer": 0, "sword": 1, "tea": 0, "crossbow": 0}


def test_a_decree_left_out_is_the_two_viziers() -> None:
    """7.3.4."""
    seat = bare(players={"eyrie": {"leader": "commander"}}).to_dict()["players"]["eyrie"]
    assert seat["decree"] == {"move": ["vizier"], "battle": ["vizier"]}


def test_a_leader_left_out_is_the_first_that_is_not_deposed() -> None:
    seat = bare(players={"eyrie": {"deposed": ["builder"]}}).to_dict()["players"]["eyrie"]
    assert (seat["leader"], seat["decree"]) == ("charismatic", {"recruit": ["vizier"], "battle": ["vizier"]})


def test_two_seats_play_without_dominance_cards_unless_they_are_named() -> None:
    """5.1.3."""
    named = bare(players={"eyrie": {"hand": ["dominance-fox"]}})
    assert named.hand("eyrie") == ("dominance-fox",)
    assert len(named.deck_n) == 50
    assert named.to_dict()["dominance"] == ["dominance-fox"]
    everything = bare(dominance=True)
    assert len(everything.deck_n) == 54
    assert everything.to_dict()["dominance"] is True
    assert "dominance" not in bare().to_dict()


def test_an_empty_deck_is_formed_anew() -> None:
    """2.1: the moment the deck is empty, the discard pile becomes the deck."""
    state = bare()
    names = [CARDS[n].id for n in state.match.cards]
    assert len(bare(discard=names).deck_n) == 50
    assert bare(discard=names[1:], removed=names[:1]).discard_n == ()


def test_what_everybody_knows_each_seat_knows() -> None:
    hands = {"marquise": {"hand": ["anvil", "sappers"]}}
    for viewer in ("all", "eyrie"):
        state = bare(players=hands, known={viewer: {"marquise": ["anvil"]}})
        assert state.to_dict()["known"] == {"all": {"marquise": ["anvil"]}, "eyrie": {"marquise": ["anvil"]}}


# --- where the game stands ---------------------------------------------------------------------------
def test_a_step_left_out_is_the_first_of_its_phase() -> None:
    state = load_position(position("marquise", "daylight", marquise={"hand": ["anvil"]}))
    assert state.step_name == "craft"


def test_a_step_names_its_phase() -> None:
    state = bare(turn={"player": "eyrie", "step": "decree"})
    assert (state.phase, state.step_name) == ("daylight", "decree")


def test_a_position_stands_at_the_window_before_its_step() -> None:
    """1.4.2: Royal Claim may be used before the wood is placed; ``window: false`` is past that."""
    claim = {"crafted": ["royal-claim"]}
    first = Table(position("marquise", "birdsong", "wood", {5: "marquise, sawmill"}, marquise=claim))
    assert (first.asked, first.on_map("wood")) == ("window", 0)
    data = position("marquise", "birdsong", "wood", {5: "marquise, sawmill"}, marquise=claim)
    data["turn"]["window"] = False
    past = Table(data)
    assert (past.asked, past.on_map("wood")) == ("window", 1)


def test_what_happens_by_itself_has_happened() -> None:
    """6.4: the wood is placed before anything is asked."""
    table = Table(position("marquise", "birdsong", "wood", {5: "2 sawmill", 9: "sawmill"}))
    assert table.on_map("wood") == 3
    assert table.state.phase == "daylight"


def test_dominance_is_looked_at_before_birdsong() -> None:
    """3.3.1.1."""
    state = load_position(
        position(
            "marquise", "birdsong", None, {1: "marquise", 6: "marquise", 8: "marquise"},
            marquise={"dominance": "dominance-fox"},
        )
    )  # fmt: skip
    assert state.winners == ("marquise",)
    assert load_position(state.to_dict()) == state


def test_only_the_first_step_is_the_start_of_a_phase() -> None:
    """1.4.1: Command Warren works at the start of Daylight; ``begun`` overrides where the step stands."""
    warren = {"crafted": ["command-warren"]}
    where = {5: "2 marquise, eyrie"}
    craft = Table(position("marquise", "daylight", "craft", where, marquise=warren))
    actions = Table(position("marquise", "daylight", "actions", where, marquise=warren))
    begun = Table(position("marquise", "daylight", "craft", where, marquise=warren, used={"begun": True}))
    used = Table(
        position(
            "marquise", "daylight", "craft", where, marquise=warren, used={"card_effects": ["command-warren"]}
        )
    )
    found = [
        table.offers("command_warren", clearing=5, target="eyrie") for table in (craft, actions, begun, used)
    ]
    assert found == [True, False, False, False]


def test_crafting_pieces_that_were_used() -> None:
    """4.1.1: each crafts once a turn."""
    hand = {"hand": ["anvil"]}
    fresh = Table(position("marquise", "daylight", "craft", {8: "workshop"}, marquise=hand))
    spent = Table(
        position("marquise", "daylight", "craft", {8: "workshop"}, marquise=hand, used={"crafting": {"8": 1}})
    )
    assert fresh.offers("craft", card="anvil")
    assert not spent.offers("craft", card="anvil")


def test_decree_cards_that_are_done() -> None:
    """7.5.2."""
    seat = decree("despot", build=["anvil"])
    table = Table(position("eyrie", "daylight", "decree", eyrie=seat, used=done("despot")))
    assert table.values("resolve", "suit") == ["fox"]


def test_a_position_in_setup() -> None:
    """5.1.7: the step says who sets up."""
    state = bare(turn={"phase": "setup", "step": "roost"}, clearings={"1": {"tokens": ["keep"]}})
    assert (state.player, state.round) == ("eyrie", 0)
    assert [a.clearing for a in state.legal_actions()] == [3]
    assert state.to_dict()["players"]["eyrie"]["leader"] is None
    assert bare(turn={"phase": "setup"}).is_chance


# --- the schema ----------------------------------------------------------------------------------------
def test_the_schema_is_valid_and_knows_every_name() -> None:
    schema = load_json("schema", "position.schema.json")
    Draft202012Validator.check_schema(schema)
    shared = schema["$defs"]

    def names(key: str) -> list[str]:
        return [name for name in shared[key]["enum"] if name is not None]

    assert names("map") == list(MAPS)
    assert names("deck") == list(DECKS)
    assert names("faction") == list(FACTIONS)
    assert names("viewer") == [*FACTIONS, "all"]
    assert names("phase") == list(PHASES)
    assert names("suit") == list(SUITS)
    assert names("item") == names("item-key") == list(ITEMS)
    assert names("leader") == list(LEADERS)
    assert names("column") == list(COLUMNS)
    assert names("card") == names("card-or-hidden") == [card.id for card in CARDS]
    assert names("decree-card") == [*(card.id for card in CARDS), "vizier"]
    dominance = [card.id for card, kind in zip(CARDS, CARD_KIND, strict=False) if kind == "dominance"]
    assert names("dominance-card") == dominance
    assert names("building") == [kind for kind, is_one in zip(KINDS, KIND_IS_BUILDING, strict=True) if is_one]
    tokens = [kind for kind, is_one in zip(KINDS, KIND_IS_BUILDING, strict=True) if not is_one]
    plots = [*PLOTS, None]
    assert shared["token"]["properties"]["plot"]["enum"] == plots
    assert shared["plot"]["enum"] == list(PLOTS)
    assert [*shared["token"]["then"]["enum"], *PLOTS, "plot"] == tokens
    assert shared["clearing"]["enum"] == [str(c) for c in range(1, 13)]
    for faction in FACTIONS:
        assert faction in schema["properties"]["players"]["properties"]


def test_an_error_is_told_in_the_language_of_the_reader() -> None:
    """The sentence is built when it is read, from the catalogue."""
    with pytest.raises(rl.PositionError) as error:
        bare(players={"marquise": {"score": 30}})
    fault = error.value.faults[0]
    assert fault.text() == text("position-fault", text=text(fault.message, **fault.params))


def test_a_decree_that_is_written_stands_as_written() -> None:
    """7.3.4: an exercise may leave the Loyal Viziers out; those that it names tell the leader."""
    bare = rl.load_position(
        {"rootlab": 1, "seats": ["eyrie", "marquise"], "turn": {"player": "eyrie", "phase": "daylight", "step": "decree"},
         "clearings": {"3": {"buildings": ["roost"]}}, "players": {"eyrie": {"decree": {"recruit": ["bake-sale"]}}}}
    )  # fmt: skip
    assert bare.to_dict()["players"]["eyrie"]["decree"] == {"recruit": ["bake-sale"]}
    named = rl.load_position(
        {"rootlab": 1, "seats": ["eyrie", "marquise"], "turn": {"player": "eyrie", "phase": "daylight", "step": "decree"},
         "players": {"eyrie": {"decree": {"move": ["vizier"], "battle": ["vizier", "sword"]}}}}
    )  # fmt: skip
    assert named.to_dict()["players"]["eyrie"]["leader"] == "commander"

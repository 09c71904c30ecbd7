"""The Vagabond in position files, in views and on the wire: what is written, read, refused and hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import rootlab as rl
from rootlab.components.paths import load_json
from rootlab.engine.state import State
from tests.checks import recount
from tests.pack import carried, daylight, pack, wanderer
from tests.playing import wanderings
from tests.positions import Position, Table, position

SEATINGS = (("vagabond", "marquise"), ("eyrie", "vagabond"), ("marquise", "eyrie", "alliance", "vagabond"))


def again(s: State) -> State:
    return rl.load_position(json.loads(json.dumps(s.to_dict())))


@pytest.mark.parametrize("seats", SEATINGS)
def test_every_moment_of_a_game(seats: tuple[str, ...]) -> None:
    """Written down and read again it is the same moment, and it fits the schema."""
    validator = Draft202012Validator(load_json("schema", "position.schema.json"))
    for n, (s, _, _) in enumerate(wanderings(SEATINGS.index(seats), len(seats) > 2, seats)):
        if n % 3:
            continue
        other = again(s)
        assert other == s
        assert hash(other) == hash(s)
        assert other.legal_actions() == s.legal_actions()
        assert other.chance_outcomes() == s.chance_outcomes()
        assert other.to_dict() == s.to_dict()
        assert not recount(other)
        if n % 60 == 0:
            validator.validate(json.loads(json.dumps(s.to_dict())))
            for seat in s.seats:
                validator.validate(json.loads(json.dumps(s.view(seat).to_dict())))


def test_what_is_written() -> None:
    """Every key of his part, and those beside it."""
    part = wanderer(
        [4, 9, 12], "boot", "sword down", "tea", "torch damaged down", relationships={"marquise": 2, "eyrie": "hostile"},
        quests=["errand-fox"],
    )  # fmt: skip
    written = daylight(
        part, {6: "no ruin"}, seats=("vagabond", "marquise", "eyrie"), quests_open=["escort-mouse"],
        ruin_items=["boot", "hammer", "sword"], used={"aids": {"marquise": 2}, "slip": True},
    ).state.to_dict()  # fmt: skip
    seat = written["players"]["vagabond"]
    assert seat["character"] == "thief"
    assert seat["pawn"] == [4, 9, 12]
    assert seat["items"] == [
        {"item": "boot", "place": "satchel", "up": True}, {"item": "sword", "place": "satchel", "up": False},
        {"item": "tea", "place": "track", "up": True}, {"item": "torch", "place": "damaged", "up": False},
    ]  # fmt: skip
    assert seat["relationships"] == {"marquise": 2, "eyrie": "hostile"}
    assert seat["quests"] == ["errand-fox"]
    assert (written["quests_open"], written["ruin_items"]) == (["escort-mouse"], ["boot", "hammer", "sword"])
    assert written["turn"]["used"] == {"begun": False, "aids": {"marquise": 2}, "slip": True}


def test_what_is_left_out_has_its_start_value() -> None:
    """A character with its items, a forest, nobody's friend, all items under the ruins, no quest."""
    table = Table(position("vagabond", "birdsong", seats=("vagabond", "eyrie")))
    seat = table.seat("vagabond")
    assert seat["character"] == "thief"
    assert carried(table) == {"boot": 1, "torch": 1, "tea": 1, "sword": 1}
    assert seat["pawn"] == [1, 2, 5, 10]
    assert seat["relationships"] == {"eyrie": 0}
    written = table.state.to_dict()
    assert written["ruin_items"] == ["boot", "bag", "hammer", "sword"]
    assert written["quests_open"] == []


def test_items_in_short() -> None:
    """A name alone is an item that is face up where it would be put."""
    names = ["boot", "tea", "tea", "tea", "sword", "bag"]
    table = daylight({"pawn": 9, "items": names, "character": "thief"})
    assert carried(table) == {"boot": 1, "tea": 3, "sword": 1, "bag": 1}
    half = daylight(
        {"pawn": 9, "items": [{"item": "tea", "up": False}, {"item": "boot", "place": "damaged"}]}
    )
    assert carried(half) == {"tea down": 1, "boot damaged": 1}


def test_the_supply_without_what_he_bought() -> None:
    """5.1.5: what is neither his starting item nor found under a ruin came from the supply."""
    table = daylight(wanderer(9, "boot", "2 sword", "torch"))
    assert table.state.to_dict()["item_supply"]["sword"] == 1
    found = daylight(wanderer(9, "boot", "2 sword", "torch"), {6: "no ruin"})
    assert found.state.to_dict()["item_supply"]["sword"] == 2
    assert found.state.to_dict()["ruin_items"] == ["boot", "bag", "hammer"]


def test_a_character_whose_items_fit() -> None:
    """Two crossbows: not the Thief."""
    table = daylight({"pawn": 9, "items": pack("2 crossbow")})
    assert table.seat("vagabond")["character"] == "ranger"


PART = wanderer(9, "boot", "torch")
SEATS = {"seats": ("vagabond", "eyrie", "marquise", "alliance")}
FAULTS: dict[str, tuple[Position, dict[str, Any], list[tuple[str, str, str]]]] = {
    "a character": ({**PART, "character": "cheat"}, {}, [("character", "", "fault-unknown-character")]),
    "no character": ({**PART, "character": None}, {}, [("character", "9.3.1", "fault-no-character")]),
    "no pawn": ({**PART, "pawn": None}, {}, [("pawn", "9.3.2", "fault-no-pawn")]),
    "no forest": ({**PART, "pawn": [1, 2]}, {}, [("pawn", "2.4", "fault-not-a-forest")]),
    "a thirteenth clearing": ({**PART, "pawn": 13}, {}, [("pawn", "", "fault-out-of-range")]),
    "an item": ({**PART, "items": ["axe"]}, {}, [("items.0", "5.1.5", "fault-unknown-item")]),
    "three torches": ({**PART, "items": ["torch"] * 3}, {}, [("items", "1.5.1", "fault-too-many-carried")]),
    "no place": (
        {**PART, "items": [{"item": "boot", "place": "shoe"}]}, {}, [("items.0.place", "", "fault-unknown-place")],
    ),
    "no track": (
        {**PART, "items": [{"item": "boot", "place": "track"}]}, {},
        [("items.0", "9.2.5.1", "fault-no-such-track")],
    ),
    "face down on a track": (
        {**PART, "items": [{"item": "tea", "place": "track", "up": False}]}, {},
        [("items.0", "9.2.5.1", "fault-track")],
    ),
    "a full track": (
        {**PART, "items": [*pack("3 bag"), {"item": "bag", "place": "track"}]}, {},
        [("items.3", "9.2.5.1", "fault-track-full")],
    ),
    "a relationship": (
        {**PART, "relationships": {"eyrie": "friend"}}, {},
        [("relationships.eyrie", "", "fault-unknown-relationship")],
    ),
    "four spaces": ({**PART, "relationships": {"eyrie": 4}}, {}, [("relationships.eyrie", "", "fault-out-of-range")]),
    "nobody's relationship": (
        {**PART, "relationships": {"lizards": 1}}, {}, [("relationships.lizards", "9.3.6", "fault-no-relationship")],
    ),
    "a quest": ({**PART, "quests": ["nap-fox"]}, {}, [("quests.0", "", "fault-unknown-quest")]),
    "a quest twice": (
        {**PART, "quests": ["errand-fox"]}, {"quests_open": ["errand-fox"]},
        [("/quests_open.0", "9.3.3", "fault-quest-twice")],
    ),
    "four quests": (
        PART, {"quests_open": ["errand-fox", "escort-mouse", "fundraising-fox", "errand-rabbit"]},
        [("/quests_open", "9.3.3", "fault-too-many-quests")],
    ),
    "too few under the ruins": (PART, {"ruin_items": ["boot"]}, [("/ruin_items", "9.3.4", "fault-ruin-items")]),
    "a tea under a ruin": (
        PART, {"ruin_items": ["boot", "bag", "hammer", "tea"]}, [("/ruin_items.3", "9.3.4", "fault-not-under-a-ruin")],
    ),
    "dominance alone": (
        {**PART, "dominance": "dominance-fox"}, SEATS, [("coalition", "9.2.8", "fault-no-coalition")],
    ),
    "a coalition without a card": (
        {**PART, "coalition": "eyrie"}, SEATS, [("coalition", "9.2.8", "fault-coalition-without-card")],
    ),
    "a coalition of three": (
        {**PART, "coalition": "eyrie", "dominance": "dominance-fox"},
        {"seats": ("vagabond", "eyrie", "marquise")}, [("coalition", "9.2.8", "fault-coalition-seats")],
    ),
    "a coalition with himself": (
        {**PART, "coalition": "vagabond", "dominance": "dominance-fox"}, SEATS,
        [("coalition", "9.2.8", "fault-no-partner")],
    ),
    "a counter": (PART, {"used": {"naps": 1}}, [("/turn.used.naps", "", "fault-unknown-use")]),
    "a box": ({**PART, "leader": "despot"}, {}, [("leader", "", "fault-unknown-key")]),
}  # fmt: skip


@pytest.mark.parametrize("case", FAULTS)
def test_faults_are_named(case: str) -> None:
    """Each with its place, its article and a sentence."""
    part, rest, expected = FAULTS[case]
    with pytest.raises(rl.PositionError) as error:
        daylight(part, **rest)
    found = [(fault.path, fault.law, fault.message) for fault in error.value.faults]
    wanted = [
        (path[1:] if path.startswith("/") else f"players.vagabond.{path}", law, name)
        for path, law, name in expected
    ]
    assert found == wanted
    for fault in error.value.faults:
        assert fault.text("en").endswith(".")
        assert "{" not in fault.text("en")


def test_without_a_vagabond_nobody_reads_them() -> None:
    """Quests and items under ruins belong to a Vagabond."""
    with pytest.raises(rl.PositionError) as error:
        rl.load_position(position("marquise", "daylight", "actions", quests_open=["errand-fox"]))
    assert [fault.message for fault in error.value.faults] == ["fault-nobody-uses"]


def test_his_board_is_open_to_all() -> None:
    """1.2: everything of his but his hand; quests and ruins to come are bags for everybody."""
    part = wanderer(6, "torch", "tea", hand=["anvil", "sword"])
    table = daylight(part, {6: "marquise"}, quests_open=["give-a-speech-fox"])
    view = table.state.view("marquise")
    seen, true = view.to_dict(), table.state.to_dict()
    assert seen["players"]["vagabond"]["hand"] == {"size": 2, "known": []}
    for key in ("character", "pawn", "items", "relationships", "quests"):
        assert seen["players"]["vagabond"][key] == true["players"]["vagabond"][key]
    assert (seen["quests_open"], seen["ruin_items"]) == (true["quests_open"], true["ruin_items"])
    exploring = table.do("explore").state
    assert exploring.view("marquise").chance_outcomes() == exploring.chance_outcomes()
    assert exploring.view("vagabond").chance_outcomes() == exploring.chance_outcomes()


@pytest.mark.parametrize("seats", SEATINGS)
def test_a_seat_cannot_tell_deals_apart(seats: tuple[str, ...]) -> None:
    """The same view and questions, whatever the cards are that the seat cannot see."""
    compared = 0
    for n, (s, choice, rng) in enumerate(wanderings(7, False, seats)):
        if choice is None or n % 11:
            continue
        for seat in s.seats:
            other = s.determinize(seat, rng.randrange(10**9))
            assert other.view(seat) == s.view(seat)
            assert other.decision == s.decision
            assert other.own_n == s.own_n
            if s.player == seat:
                assert other.legal_actions() == s.legal_actions()
            compared += other != s
    assert compared > 10

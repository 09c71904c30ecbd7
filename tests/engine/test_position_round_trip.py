"""What ``to_dict`` writes, ``load_position`` reads back as the same moment, wherever a game stands."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import rootlab as rl
from rootlab.components.names import FACTION_ID
from rootlab.components.paths import load_json
from rootlab.engine.match import make_match
from rootlab.engine.position import load_position, position_of
from rootlab.engine.position.quick import fits
from rootlab.engine.state import State
from rootlab.rules.setup import lay_out
from tests.playing import wanderings

DERIVED = ("power_n", "here_n", "ruler_n", "open_slots_n", "round", "won_by", "chance", "player_n", "over_n")
"""What equality does not look at, since it follows from the rest, and what a driver looks at."""


def again(state: State) -> State:
    return load_position(json.loads(json.dumps(state.to_dict())))


def check_round_trip(state: State) -> None:
    other = again(state)
    assert other == state
    assert hash(other) == hash(state)
    for name in DERIVED:
        assert getattr(other, name) == getattr(state, name), name
    assert other.legal_actions() == state.legal_actions()
    assert other.chance_outcomes() == state.chance_outcomes()
    assert other.decision == state.decision
    assert other.to_dict() == state.to_dict()


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game(seed: int) -> None:
    for state, _, _ in wanderings(seed, seed % 2 == 1):
        check_round_trip(state)


def test_every_procedure_goes_through_a_file() -> None:
    """Among these games are all kinds of things under way, and positions with more than one."""
    seen: set[str] = set()
    deep = 0
    for seed in range(60):
        for state, _, _ in wanderings(seed, seed % 2 == 1):
            names = [type(frame).__name__ for frame in state.stack]
            deep = max(deep, len(names))
            if any(name not in seen for name in names):
                seen.update(names)
                check_round_trip(state)
    assert deep >= 2
    assert {"Draw", "Battle", "Hospitals", "NewLeader", "Resolving", "MarchOn", "PayWood"} <= seen


def test_a_loaded_game_goes_on_like_the_first() -> None:
    """The same choices from a loaded position lead to the same moments."""
    for state, choice, rng in wanderings(5):
        if choice is not None and rng.random() < 0.1:
            assert again(state).child(choice) == state.child(choice)


@pytest.mark.parametrize("seed", range(2))
def test_the_schema_knows_all_that_is_written(seed: int) -> None:
    validator = Draft202012Validator(load_json("schema", "position.schema.json"))
    for n, (state, _, _) in enumerate(wanderings(seed, seed % 2 == 1)):
        written = json.loads(json.dumps(state.to_dict()))
        assert fits(written)
        seen = json.loads(json.dumps(position_of(state, state.match.seats[n % 2])))
        assert fits(seen)
        if n % 40 == 0 or state.is_over:
            validator.validate(written)
            validator.validate(seen)


@pytest.mark.parametrize(
    "dominance", [None, (), ("dominance-fox",), ("dominance-fox", "dominance-rabbit", "dominance-mouse")]
)
def test_which_dominance_cards_take_part_is_kept(dominance: tuple[str, ...] | None) -> None:
    state = State()
    lay_out(state, make_match(("marquise", "eyrie"), dominance=dominance))
    state.go_to_step(0)
    state.run()
    assert again(state).match.same(state.match)
    assert again(state) == state


def test_a_seat_writes_down_only_what_it_knows() -> None:
    """1.2.1: another hand is a size and the cards known in it, and a third seat's knowledge is not told."""
    for state, _, _ in wanderings(2, True):
        for f, other in (state.match.seats, state.match.seats[::-1]):
            seen = position_of(state, f)
            mine, theirs = (seen["players"][name]["hand"] for name in (_name(f), _name(other)))
            assert mine == list(state.hand(_name(f)))
            assert theirs["size"] == len(state.hands_n[other])
            known: dict[str, Any] = seen["known"].get(_name(f), {})
            assert theirs["known"] == known.get(_name(other), [])
            assert seen["eyes"] == _name(f)
            assert state.view(_name(f)).to_dict() == seen


def _name(f: int) -> str:
    return next(name for name, n in FACTION_ID.items() if n == f)


def test_a_hidden_hand_cannot_be_played_on() -> None:
    state = next(s for s, _, _ in wanderings(0) if s.round == 2)
    with pytest.raises(rl.PositionError, match="hidden in part"):
        load_position(state.view("eyrie").to_dict())


def test_the_blotted_state_can_be_written() -> None:
    """Behind a view: a card that cannot be seen is null."""
    from rootlab.engine.view import blot_out

    state = next(s for s, _, _ in wanderings(0) if s.round == 2 and s.hands_n[0])
    hand = blot_out(state, FACTION_ID["eyrie"]).to_dict()["players"]["marquise"]["hand"]
    assert hand == [None] * len(state.hands_n[0])
    assert fits(json.loads(json.dumps(blot_out(state, 1).to_dict())))


# --- spoilt positions ------------------------------------------------------------------------------
VALUES: tuple[Any, ...] = (
    -1,
    0,
    1,
    2.5,
    99,
    10**30,
    "",
    "fox",
    "eyrie",
    "anvil",
    "keep",
    None,
    True,
    [],
    {},
    ["vizier"],
    [[]],
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in JSON values."""
    found = [path]
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        found += places(part, (*path, key))
    return found


def spoil(data: Any, rng: Random) -> None:
    """Change, take out or add something somewhere."""
    path = rng.choice([one for one in places(data) if one])
    at = data
    for key in path[:-1]:
        at = at[key]
    how = rng.randrange(4)
    if how == 0:
        del at[path[-1]]
    elif how == 1 and isinstance(at, list):
        at.append(rng.choice(at))
    elif how == 2 and isinstance(at, dict):
        at[rng.choice(["eyrie", "5", "anvil", "x"])] = at[path[-1]]
    else:
        at[path[-1]] = rng.choice(VALUES)


def test_a_spoilt_position_is_a_state_or_named_faults() -> None:
    """Whatever is changed in a file: it loads, or a PositionError names what is wrong.  And the quick
    check of the shape and jsonschema say the same."""
    validator = Draft202012Validator(load_json("schema", "position.schema.json"))
    good = [s.to_dict() for seed in range(3) for n, (s, _, _) in enumerate(wanderings(seed)) if n % 97 == 0]
    rng = Random("spoilt positions")
    loaded = 0
    for n in range(240):
        data = json.loads(json.dumps(rng.choice(good)))
        for _ in range(rng.randint(1, 3)):
            spoil(data, rng)
        if n % 8 == 0:
            whole = json.loads(json.dumps(data), parse_float=lambda text: text)
            assert fits(whole) == validator.is_valid(whole), data
        state = loaded_or_faulty(data)
        if state is not None:
            loaded += 1
            assert state.is_over or state.is_chance or state.legal_actions()
    assert 20 < loaded < 220


def loaded_or_faulty(data: Any) -> State | None:
    """The state, or None with faults that can all be told."""
    try:
        return load_position(data)
    except rl.PositionError as error:
        told = [fault.text("en") for fault in error.faults]
    assert told
    assert all(text.endswith(".") for text in told)
    return None

"""Damaged positions, games and shared texts: each is refused in one sentence, or loads and can be played.

``ROOTLAB_MUTATIONS`` says how many (3,000 where it is not set); they come in chunks for several processes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.engine.procedure import PROCEDURES
from rootlab.record import share as sharing
from rootlab.record.shared_view import SharedView
from rootlab.record.start import start_state

MUTATIONS = int(os.environ.get("ROOTLAB_MUTATIONS", "3000"))
CHUNKS = 6
STEPS = 30
"""So many steps are played from what loads."""
SEATS = ("marquise", "eyrie", "alliance", "vagabond", "corvids")
ODD: tuple[Callable[[Random], Any], ...] = (
    lambda rng: None,
    lambda rng: bool(rng.getrandbits(1)),
    lambda rng: rng.randint(-2, 14),
    lambda rng: rng.choice((10**5000, -(10**30), 99, 2**63, -7)),
    lambda rng: rng.choice((0.5, 1e308, float("nan"), float("inf"), 3.0)),
    lambda rng: rng.choice(("", "x", "\ud800", "\x00", "ñ" * 5000, "1", "marquise", "sword", "hand", "3.1")),
    lambda rng: [],
    lambda rng: {},
    lambda rng: [rng.randint(-3, 60) for _ in range(rng.randint(1, 14))],
    lambda rng: ["sword"] * rng.choice((1, 3, 500)),
    lambda rng: {"a": [{"b": {}}] * 3},
)


pytestmark = pytest.mark.fuzz


@cache
def positions() -> tuple[dict[str, Any], ...]:
    """Positions of random games; of each kind of thing that can be under way, a few."""
    found: list[dict[str, Any]] = []
    seen: dict[str, int] = {}
    for seed in range(14):
        rng = Random(f"mutations:{seed}")
        seats = list(SEATS if seed % 2 else SEATS[: 2 + seed % 3])
        rng.shuffle(seats)
        state = start_state(seats, dominance=True)
        step = 0
        while not state.is_over and state.round < 60:
            state.apply(state.sample_outcome(rng) if state.is_chance else rng.choice(state.legal_actions()))
            step += 1
            data = state.to_dict()
            kinds = [row["procedure"] for row in data.get("pending", {}).get("stack", ())]
            if step % 97 == 0 or any(seen.get(kind, 0) < 4 for kind in kinds):
                for kind in kinds:
                    seen[kind] = seen.get(kind, 0) + 1
                found.append(data)
    return tuple(found)


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything in a JSON value."""
    found = [way] if way else []
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        found += places(part, (*way, key))
    return found


def mutate(data: Any, rng: Random, only: tuple[Any, ...] = ()) -> None:
    """Change one thing in place: another value, gone, twice, or moved to where something else stood."""
    ways = [way for way in places(data) if way[: len(only)] == only and len(way) > len(only)]
    if not ways:
        return
    *way, last = rng.choice(ways)
    parent = data
    for key in way:
        parent = parent[key]
    what = rng.randrange(6)
    if what == 0:
        del parent[last]
    elif what == 1 and isinstance(parent, list):
        parent.insert(last, deepcopy(parent[last]))
    elif what == 2 and isinstance(parent, dict):
        parent[str(rng.choice(("marquise", "x", "7", "vagabond", "hand")))] = deepcopy(parent[last])
    elif what == 3:
        *other, there = rng.choice(places(data))
        source = data
        for key in other:
            source = source[key]
        parent[last] = deepcopy(source[there])
    elif what == 4 and isinstance(parent[last], int) and not isinstance(parent[last], bool):
        parent[last] += rng.choice((-1, 1, 2, -3, 11))
    else:
        parent[last] = rng.choice(ODD)(rng)


def told(error: rl.RootlabError) -> None:
    """It is one sentence of a readable length that every screen can show."""
    words = str(error)
    assert words
    assert "\n" not in words
    assert len(words) < 1200
    words.encode()


def play_on(state: rl.State, rng: Random) -> None:
    """Random steps, with all that a table asks of a moment."""
    for _ in range(STEPS):
        if state.is_over:
            return
        assert state.decision is not None or state.is_chance
        if state.is_chance:
            choice: Any = rng.choice(state.chance_outcomes())[0]
        else:
            legal = state.legal_actions()
            assert legal, "a question without an answer"
            choice = rng.choice(legal)
            choice.text("en")
        state.apply(choice)
    state.to_dict()


def tried(data: Any, rng: Random) -> bool:
    """Load a position; whether it was taken."""
    try:
        state = rl.load_position(data)
    except rl.RootlabError as error:
        told(error)
        return False
    play_on(state, rng)
    return True


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_damaged_position_is_refused_or_can_be_played(chunk: int) -> None:
    for number in range(chunk, MUTATIONS, CHUNKS):
        rng = Random(f"mutation:{number}")
        data = deepcopy(rng.choice(positions()))
        for _ in range(rng.choice((1, 1, 1, 2, 4))):
            mutate(data, rng)
        try:
            tried(data, rng)
        except Exception as error:
            raise AssertionError(f"mutation {number}: {error!r}") from error


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_what_is_under_way_is_checked_whole(chunk: int) -> None:
    """Only the stack of what is under way is changed: the hardest part to tell right from wrong."""
    taken = 0
    stacks = [data for data in positions() if "pending" in data]
    for number in range(chunk, MUTATIONS, CHUNKS):
        rng = Random(f"pending:{number}")
        data = deepcopy(rng.choice(stacks))
        for _ in range(rng.choice((1, 1, 2))):
            mutate(data, rng, ("pending", "stack"))
        try:
            taken += tried(data, rng)
        except Exception as error:
            raise AssertionError(f"pending {number}: {error!r} {data['pending']}") from error
    assert taken, "some changes are harmless"


def test_what_was_written_is_taken() -> None:
    for data in positions():
        assert rl.load_position(data).to_dict() == data


def test_every_procedure_says_what_its_fields_hold() -> None:
    for cls in PROCEDURES.values():
        assert len(cls.ENTRIES) == len(cls.FIELDS), cls


def test_every_kind_of_procedure_is_among_the_positions() -> None:
    seen = {row["procedure"] for data in positions() for row in data.get("pending", {}).get("stack", ())}
    assert len(seen) > 20, sorted(set(PROCEDURES) - seen)


@cache
def game_data() -> str:
    game = rl.new_game(list(SEATS), seed=3)
    rng = Random(3)
    for _ in range(60):
        game.play(rng.choice(game.state.legal_actions()))
    game.goto(40)
    game.play(game.state.legal_actions()[-1])
    game.annotate(comment="why?")
    return json.dumps(game.to_dict())


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_damaged_game_or_text_is_refused_or_can_be_played(chunk: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for number in range(chunk, MUTATIONS // 4, CHUNKS):
        rng = Random(f"game:{number}")
        data = json.loads(game_data())
        for _ in range(rng.choice((1, 1, 2))):
            mutate(data, rng, () if rng.random() < 0.5 else ("nodes",))
        try:
            content = json.dumps(data).encode("utf-8", "surrogatepass")
        except ValueError:
            continue  # a number that JSON cannot write
        if rng.random() < 0.3:
            content = content[: rng.randrange(len(content))]
        elif rng.random() < 0.3:
            content = rng.choice((b"\xef\xbb\xbf", b"\xff\xfe", b"\x00", b"")) + content
        elif rng.random() < 0.2:
            content = content.decode().encode("utf-16")
        file.write_bytes(content)
        try:
            words = sharing._packed("g", data) if number % 2 else ""
        except UnicodeEncodeError:
            words = ""  # no text holds half a sign
        for load, given in ((rl.load_game, str(file)), (rl.load_shared, words)):
            try:
                game = load(given)
            except rl.RootlabError as error:
                told(error)
                continue
            except Exception as error:
                raise AssertionError(f"game {number}: {error!r}") from error
            assert isinstance(game, rl.Game)
            play_on(game.state, rng)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_damaged_view_is_refused_or_can_be_dealt(chunk: int) -> None:
    for number in range(chunk, MUTATIONS // 4, CHUNKS):
        rng = Random(f"view:{number}")
        state = rl.load_position(rng.choice(positions()))
        data = state.view(rng.choice(state.seats)).to_dict()
        mutate(data, rng)
        try:
            try:
                found = rl.load_shared(sharing._packed("v", data))
                assert isinstance(found, SharedView)
                play_on(found.deal(number), rng)
            except rl.RootlabError as error:
                told(error)
        except (ValueError, UnicodeError) as error:
            if "int_max_str_digits" in str(error) or "surrogates" in str(error):
                continue  # no text holds such a thing
            raise AssertionError(f"view {number}: {error!r}") from error
        except Exception as error:
            raise AssertionError(f"view {number}: {error!r}") from error

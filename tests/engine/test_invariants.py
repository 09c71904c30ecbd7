"""What holds of every state: copies, equality, JSON, one list of legal actions, the same game everywhere."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_IDS, NC
from rootlab.components.leaders import COLUMNS, LEADERS
from rootlab.components.names import FACTIONS, ITEMS, SUITS
from rootlab.components.pieces import KINDS, PLOTS
from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.engine.state import State
from tests.checks import recount
from tests.playing import wanderings

SEEDS = range(12)


@cache
def moments() -> tuple[State, ...]:
    """A few hundred moments of random games: of every question the first ones, and of the rest some."""
    found: list[State] = []
    met: dict[str, int] = {}
    for seed, dominance in product(SEEDS, (False, True)):
        for n, (s, choice, _) in enumerate(wanderings(seed, dominance)):
            if choice is None:
                found.append(s.copy())
                continue
            name = s.decision.id if s.decision is not None else choice_name(choice)
            met[name] = met.get(name, 0) + 1
            if met[name] <= 4 or n % 67 == 0:
                found.append(s.copy())
    return tuple(found)


def choice_name(choice: Action | Outcome) -> str:
    return choice.kind if isinstance(choice, Outcome) else choice.verb


QUESTIONS = {
    "setup-keep", "setup-sawmill", "setup-workshop", "setup-recruiter", "setup-roost", "setup-leader",
    "start-of-phase", "window", "craft", "activate", "marquise-actions", "march-on", "pay-wood", "place-short",
    "add-to-decree", "new-roost", "decree", "decree-recruit", "decree-move", "decree-battle", "decree-build",
    "new-leader", "ambush", "foil", "effects", "effects-first", "lose", "field-hospitals", "order-triggers",
    "pay-dominance", "discard",
}  # fmt: skip
RARE = {"activate", "effects-first", "order-triggers", "lose", "foil", "place-short", "new-roost"}


def test_random_games_meet_the_questions() -> None:
    """Otherwise the other tests here would see less than they say."""
    asked = {s.decision.id for s in moments() if s.decision is not None}
    assert QUESTIONS - RARE <= asked <= QUESTIONS


def test_every_moment_is_sound() -> None:
    for s in moments():
        assert recount(s) == []


def test_copy_is_equal_and_apart() -> None:
    """A copy has the same content, hash and question, and shares nothing that can change."""
    rng = Random(5)
    for s in moments():
        before, legal, decision = s.key(), s.legal_actions(), s.decision
        other = s.copy()
        assert other == s
        assert hash(other) == hash(s)
        assert (other.legal_actions(), other.decision) == (legal, decision)
        for _ in range(12):
            if other.is_over:
                break
            other.apply(other.sample_outcome(rng) if other.is_chance else rng.choice(other.legal_actions()))
        assert s.key() == before
        assert (s.legal_actions(), s.decision) == (legal, decision)


def test_child_leaves_the_state_alone() -> None:
    for s in moments()[::5]:
        before = s.key()
        for action in s.legal_actions()[:6]:
            assert s.child(action) != s
        assert s.key() == before


def test_states_of_different_content_differ() -> None:
    keys = {s.key() for s in moments()}
    assert len({hash(s) for s in moments()}) == len(keys)


def test_json_round_trip() -> None:
    """What is under way is written too: the same question, the same answers, the same game after them."""
    rng = Random(6)
    for s in moments():
        again = rl.load_position(json.loads(json.dumps(s.to_dict())))
        assert again == s
        assert again.to_dict() == s.to_dict()
        assert (again.decision, again.legal_actions()) == (s.decision, s.legal_actions())
        assert again.chance_outcomes() == s.chance_outcomes()
        assert (again.player, again.phase, again.step_name, again.round, again.winners) == (
            s.player, s.phase, s.step_name, s.round, s.winners,
        )  # fmt: skip
        one = s.copy()
        for _ in range(8):
            if one.is_over:
                break
            choice = one.sample_outcome(rng) if one.is_chance else rng.choice(one.legal_actions())
            one.apply(choice)
            again.apply(choice)
            assert again == one


def test_actions_and_outcomes_are_values() -> None:
    """Equal ones are one object; their ``repr`` rebuilds them, and so does JSON."""
    scope = {"rl": rl}
    seen: set[Action | Outcome] = set()
    for s in moments():
        seen.update(s.legal_actions())
        seen.update(outcome for outcome, _ in s.chance_outcomes())
    assert len(seen) > 500
    for one in seen:
        assert eval(repr(one), scope) is one
        assert pickle.loads(pickle.dumps(one)) is one
        if isinstance(one, Action):
            written = json.loads(json.dumps(one.to_dict()))
            fields = {key: value for key, value in written.items() if key not in ("faction", "verb")}
            assert rl.action(written["faction"], written["verb"], **fields) is one
            assert one.law
        assert one.text("en")


def test_legal_lists_are_in_a_fixed_order() -> None:
    """The same state gives the same list, whatever was asked of it before."""
    for s in moments():
        fresh = rl.load_position(s.to_dict())
        assert fresh.legal_actions() == s.legal_actions() == s.copy().legal_actions()


def test_chance_adds_up() -> None:
    rng = Random(7)
    chances = [s for s in moments() if s.is_chance]
    assert len(chances) > 10
    for s in chances:
        outcomes = s.chance_outcomes()
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
        assert all(odds > 0 for _, odds in outcomes)
        for _ in range(5):
            assert s.sample_outcome(rng) in {outcome for outcome, _ in outcomes}
        assert s.legal_actions() == ()
        assert s.decision is None
        assert s.player is None


def test_the_end_asks_nothing() -> None:
    ends = [s for s in moments() if s.is_over]
    assert len(ends) == 2 * len(SEEDS)
    for s in ends:
        assert s.winners
        assert (s.player, s.decision, s.legal_actions(), s.chance_outcomes()) == (None, None, (), ())
        ruling = s.why_not(rl.action("marquise", "end"))
        assert ruling is not None
        assert ruling.law == (s.won_by,)


# --- legality has one home ---------------------------------------------------------------------------------
def every_action(faction: str) -> Iterator[Action]:
    """Every well-formed action of a faction (of the counts, some)."""
    usual: dict[str, tuple[Any, ...]] = {
        "clearing": tuple(range(1, 13)), "origin": tuple(range(1, 13)), "destination": tuple(range(1, 13)),
        "count": (1, 2, 5, 20), "card": CARD_IDS[:NC], "target": FACTIONS[:2], "suit": SUITS,
        "plot": PLOTS,
        "piece": ("warrior", *KINDS), "item": ITEMS,
    }  # fmt: skip
    special: dict[str, dict[str, tuple[Any, ...]]] = {
        "choose_leader": {"card": LEADERS}, "add_to_decree": {"target": COLUMNS},
    }  # fmt: skip
    for verb in rl.verbs(faction):
        domains = {**usual, **special.get(verb.name, {})}
        for values in product(*(domains[field] for field in verb.fields)):
            yield rl.action(faction, verb.name, **dict(zip(verb.fields, values, strict=True)))


@cache
def all_actions() -> tuple[Action, ...]:
    return tuple(action for faction in ("marquise", "eyrie") for action in every_action(faction))


def test_legal_exactly_when_there_is_no_ruling() -> None:
    """``legal_actions`` and ``why_not`` never disagree: not for any action that can be written down."""
    rng = Random(8)
    asked: dict[str, int] = {}
    for s in moments():
        if s.decision is not None:
            asked[s.decision.id] = asked.get(s.decision.id, 0) + 1
        legal = set(s.legal_actions())
        new = s.decision is not None and asked[s.decision.id] <= 2
        for action in (*legal, *rng.sample(all_actions(), 800 if new else 40)):
            ruling = s.why_not(action)
            assert (ruling is None) == (action in legal), (s, action, ruling)
            if ruling is not None:
                assert ruling.law
                assert ruling.all()[0] is ruling


def test_verbs_are_refused_as_wholes() -> None:
    """``why_not`` of a verb: None exactly where something of that kind is legal."""
    for s in moments()[::3]:
        if s.player is None:
            continue
        legal = {action.verb for action in s.legal_actions()}
        for verb in rl.verbs(s.player):
            ruling = s.why_not(verb.name)
            assert (ruling is None) == (verb.name in legal)


def test_an_illegal_action_changes_nothing() -> None:
    rng = Random(9)
    for s in moments()[::4]:
        game = rl.Game(s, seed=0, auto_chance=False)
        legal = set(s.legal_actions())
        for action in rng.sample(all_actions(), 5):
            if action in legal:
                continue
            error = rl.RootlabError if s.is_over else rl.IllegalAction
            with pytest.raises(error):
                game.play(action)
            assert game.state == s
            assert game.length == 0


# --- the same game everywhere ------------------------------------------------------------------------------
PLAY = """
import hashlib, json
from random import Random
import rootlab as rl
game = rl.new_game(["marquise", "eyrie"], seed="same")
rng = Random("same")
while not game.state.is_over and game.length < 400:
    game.play(rng.choice(game.state.legal_actions()))
print(hashlib.sha256(json.dumps([game.state.to_dict(), game.to_dict()], sort_keys=True).encode()).hexdigest())
"""


def test_same_seed_same_game_whatever_the_hash_seed() -> None:
    found = set()
    for hash_seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
        )
        found.add(done.stdout.strip())
    assert len(found) == 1


def test_events_change_nothing() -> None:
    """A state that tells what happens goes the same way as one that does not."""
    for seed in range(3):
        quiet: list[tuple[object, ...]] = []
        choices: list[Action | Outcome] = []
        for s, choice, _ in wanderings(seed):
            quiet.append(s.key())
            if choice is not None:
                choices.append(choice)
        told = next(iter(wanderings(seed)))[0]
        told.log = []
        for key, choice in zip(quiet, choices, strict=False):
            assert told.key() == key
            told.apply(choice)
        assert told.key() == quiet[-1]
        assert len(told.log or ()) > 100


# --- what an action may be about ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("faction", "verb", "fields"),
    [
        ("marquise", "overwork", {"clearing": 1, "card": "despot"}),
        ("marquise", "overwork", {"clearing": 1, "card": "vizier"}),
        ("marquise", "overwork", {"clearing": 13, "card": "anvil"}),
        ("marquise", "overwork", {"clearing": 0, "card": "anvil"}),
        ("marquise", "battle", {"clearing": 9, "target": "move"}),
        ("marquise", "move", {"origin": 1, "destination": 9, "count": 0}),
        ("marquise", "move", {"origin": 1, "destination": 9, "count": 26}),
        ("marquise", "move", {"origin": 1, "destination": 9, "count": -1}),
        ("marquise", "move", {"origin": 1, "destination": 9}),
        ("marquise", "resolve", {"suit": "fox"}),
        ("eyrie", "resolve", {"suit": "red"}),
        ("eyrie", "choose_leader", {"card": "anvil"}),
        ("eyrie", "add_to_decree", {"card": "anvil", "target": "marquise"}),
        ("eyrie", "add_to_decree", {"card": "vizier", "target": "move"}),
        ("nobody", "end", {}),
    ],
)
def test_ill_formed_actions(faction: str, verb: str, fields: dict[str, Any]) -> None:
    """An action about what is not there at all cannot be made: one clear sentence."""
    with pytest.raises(rl.RootlabError) as error:
        rl.action(faction, verb, **fields)
    assert len(str(error.value).splitlines()) == 1


def test_reasons_come_in_their_order() -> None:
    """Not your decision, phase or step, verb, resources, place, number: the first that fails comes first."""
    rng = Random(10)
    several = 0
    for s in moments():
        for action in rng.sample(all_actions(), 25):
            ruling = s.why_not(action)
            if ruling is None:
                continue
            order = [one.reason.rank for one in ruling.all()]
            assert order == sorted(order)
            assert set(order) <= set(range(6))
            several += len(order) > 1
    assert several > 500

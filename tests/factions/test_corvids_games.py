"""The Corvids in random games: nothing is lost, one list of legal actions, words for all that happens."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from random import Random

import pytest

import rootlab as rl
from rootlab.components.names import CORVIDS, NF
from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.engine.state import State
from rootlab.engine.verbs import Verb
from tests.checks import misplotted, recount
from tests.engine.test_fuzz import CHUNKS, seeds_of, wander
from tests.engine.test_ruling import any_action_of, check_ruling
from tests.engine.test_words import reads_well
from tests.playing import MOST_ROUNDS, wanderings

OTHERS = ("marquise", "eyrie", "alliance", "vagabond")
MIXES = tuple(mix for n in (1, 2, 3, 4) for mix in combinations(OTHERS, n))
SEATINGS = tuple((*mix[: n % 3], "corvids", *mix[n % 3 :]) for n, mix in enumerate(MIXES))
"""Every mix of two to five seats with the Corvids, who sit first, second or third."""
OWN_VERBS = ("scatter", "flip", "recruit", "plot", "trick", "place", "expose")


def games() -> Iterator[tuple[int, State, Action | Outcome | None, Random]]:
    """Every moment of a game of each seating, with the dominance cards and without."""
    for seed, seats in enumerate(SEATINGS):
        for n, (s, choice, rng) in enumerate(wanderings(seed, dominance=seed % 2 > 0, seats=seats)):
            yield n, s, choice, rng


@cache
def moments() -> tuple[State, ...]:
    """Of every question and chance the first few moments, and of the rest some; all of them are sound."""
    found: list[State] = []
    met: Counter[str] = Counter()
    for n, s, choice, _ in games():
        assert misplotted(s) == []
        name = s.decision.id if s.decision is not None else type(s.stack[-1]).__name__ if s.stack else "over"
        met[name] += 1
        if choice is None or met[name] <= 5 or n % 71 == 0:
            found.append(s.copy())
    return tuple(found)


QUESTIONS = {
    "setup-scatter", "craft", "flip-plots", "recruit-with-a-card", "corvids-actions", "exert", "place-short",
    "window",
}  # fmt: skip


def test_random_games_meet_the_questions() -> None:
    asked = {s.decision.id for s in moments() if s.decision is not None}
    assert asked >= QUESTIONS
    assert any(type(frame).__name__ == "Extorting" for s in moments() for frame in s.stack)


def test_every_moment_is_sound() -> None:
    """Nothing is lost; copies and what is written down and read again are the same moment."""
    for s in moments():
        assert recount(s) == []
        assert s.copy() == s
        again = rl.load_position(json.loads(json.dumps(s.to_dict())))
        assert again == s
        assert (again.decision, again.legal_actions()) == (s.decision, s.legal_actions())
        assert again.chance_outcomes() == s.chance_outcomes()


def about(s: State, seat: str, verb: Verb, rng: Random) -> list[Action]:
    """Some well-formed actions of a verb."""
    if seat == "vagabond" and verb.name not in OWN_VERBS:
        return []
    return [any_action_of(s, seat, verb, rng) for _ in range(4 if verb.name in OWN_VERBS else 1)]


def test_legal_exactly_when_there_is_no_ruling() -> None:
    """For every verb of every seat, of this moment or not."""
    rng = Random(8)
    legal_ones = refused = 0
    for s in moments():
        legal = set(s.legal_actions())
        asked = [
            action for seat in s.seats for verb in rl.verbs(seat) for action in about(s, seat, verb, rng)
        ]
        for action in (*legal, *asked):
            ruling = s.why_not(action)
            assert (ruling is None) == (action in legal), (s, action, ruling)
            if ruling is None:
                legal_ones += 1
                continue
            refused += 1
            if action.verb in OWN_VERBS and rng.random() < 0.2:
                check_ruling(ruling)
    assert legal_ones > 3000
    assert refused > 10_000


def test_verbs_are_refused_as_wholes() -> None:
    """None exactly where something of that kind is legal."""
    for s in moments():
        if s.player is None:
            continue
        legal = {action.verb for action in s.legal_actions()}
        for verb in rl.verbs(s.player):
            if verb.name not in OWN_VERBS:
                continue
            ruling = s.why_not(verb.name)
            assert (ruling is None) == (verb.name in legal), (s, verb.name)
            assert ruling is None or reads_well(ruling.text("en"))


def test_a_guess_is_legal_whatever_lies_there() -> None:
    """13.2.4: what a seat may choose rests on nothing that it cannot see."""
    rng = Random(9)
    found = 0
    for s in moments():
        if any(action.verb == "expose" for action in s.legal_actions()):
            assert s.player is not None
            found += 1
            assert s.determinize(s.player, rng.randrange(10**9)).legal_actions() == s.legal_actions()
            assert s.view(s.player).legal_actions() == s.legal_actions()
    assert found > 10


def test_what_random_games_bring_is_told() -> None:
    """A sentence for each kind of event and choice, to every pair of eyes."""
    told: Counter[str] = Counter()
    for seats in (("corvids", "marquise", "eyrie"), ("alliance", "corvids")):
        for s, choice, _ in wanderings(5, seats=seats):
            s.log = [] if s.log is None else s.log
            for event in s.log:
                if not event.article.startswith("13"):
                    continue
                told[event.kind] += 1
                if told[event.kind] < 20:
                    assert all(reads_well(event.text("en", eyes=eyes)) for eyes in (None, *s.seats))
            s.log.clear()
            if isinstance(choice, Action) and choice.verb in OWN_VERBS and told[choice.verb] < 20:
                told[choice.verb] += 1
                assert all(reads_well(choice.text("en", eyes=eyes)) for eyes in (None, *s.seats))
    assert {"plotted", "flipped", "tricked", "guessed", "wrong_guess", "expose"} <= set(told)


@pytest.mark.parametrize("seats", SEATINGS[::4])
def test_agents_of_the_corvids_are_seen_by_all(seats: tuple[str, ...]) -> None:
    """Who rules, and where plots lie, is the same to every seat."""
    for n, (s, _, _) in enumerate(wanderings(3, seats=seats)):
        if n % 97:
            continue
        here = s.to_dict()["clearings"]
        for seat in s.seats:
            seen = s.view(seat).to_dict()["clearings"]
            assert [len(row.get("tokens", ())) for row in seen.values()] == [
                len(row.get("tokens", ())) for row in here.values()
            ]
            assert all(s.view(seat).rules(c) == s.rules(c) for c in range(1, 13))
            assert s.warriors_n[CORVIDS::NF] == s.view(seat)._state.warriors_n[CORVIDS::NF]


@pytest.mark.fuzz
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_of_every_mix(chunk: int, record_property: Callable[[str, object], None]) -> None:
    """With all checks, half as many as of the other mixes."""
    seeds = seeds_of(chunk)[::2]
    ended = [wander(seed, seed % 3 > 0, SEATINGS[seed % len(SEATINGS)]) for seed in seeds]
    record_property("fuzz played with the Corvids", len(ended))
    record_property(f"fuzz stopped after {MOST_ROUNDS} rounds", ended.count(False))

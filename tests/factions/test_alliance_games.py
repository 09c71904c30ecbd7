"""The Alliance in random games: one list of legal actions, hidden supporters, words for all that happens."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

import rootlab as rl
from rootlab.components.names import FACTION_ID, FACTIONS
from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.engine.piles import Draw
from rootlab.engine.state import State
from rootlab.factions.alliance.supporters import DrawSupporters, stack_is_full
from tests.checks import recount
from tests.engine.test_ruling import any_action_of, check_ruling
from tests.engine.test_view import check_alike
from tests.engine.test_words import reads_well
from tests.playing import wanderings

SEATINGS = (
    ("marquise", "alliance"), ("alliance", "marquise"), ("eyrie", "alliance"), ("alliance", "eyrie"),
    ("marquise", "eyrie", "alliance"), ("alliance", "marquise", "eyrie"), ("eyrie", "alliance", "marquise"),
)  # fmt: skip
SEEDS = range(2)


def games() -> Iterator[tuple[int, State, Action | Outcome | None, Random]]:
    """Every moment of a few games of each seating, the first ones without dominance cards."""
    for seats, seed in product(SEATINGS, SEEDS):
        for n, (s, choice, rng) in enumerate(wanderings(seed, dominance=seed > 0, seats=seats)):
            yield n, s, choice, rng


@cache
def moments() -> tuple[State, ...]:
    """Of every question and chance the first few moments, and of the rest some."""
    found: list[State] = []
    met: Counter[str] = Counter()
    for n, s, choice, _ in games():
        name = s.decision.id if s.decision is not None else type(s.stack[-1]).__name__ if s.stack else "over"
        met[name] += 1
        if choice is None or met[name] <= 5 or n % 71 == 0:
            found.append(s.copy())
    return tuple(found)


QUESTIONS = {
    "revolt", "spread-sympathy", "spend-supporters", "alliance-actions", "military-operations", "outrage",
    "order-triggers",
}  # fmt: skip


def test_random_games_meet_the_questions() -> None:
    asked = {s.decision.id for s in moments() if s.decision is not None}
    assert asked >= QUESTIONS
    assert any(isinstance(frame, DrawSupporters) for s in moments() for frame in s.stack)


def test_every_moment_is_sound() -> None:
    """Nothing is lost; copies and what is written down and read again are the same moment."""
    for s in moments():
        assert recount(s) == []
        assert s.copy() == s
        again = rl.load_position(json.loads(json.dumps(s.to_dict())))
        assert again == s
        assert (again.decision, again.legal_actions()) == (s.decision, s.legal_actions())
        assert again.chance_outcomes() == s.chance_outcomes()


def test_legal_exactly_when_there_is_no_ruling() -> None:
    """For every verb of every seat, of this moment or not."""
    rng = Random(8)
    legal_ones = refused = 0
    for s in moments():
        legal = set(s.legal_actions())
        asked = [
            any_action_of(s, seat, verb, rng) for seat in s.seats for verb in rl.verbs(seat) for _ in range(2)
        ]
        for action in (*legal, *asked):
            ruling = s.why_not(action)
            assert (ruling is None) == (action in legal), (s, action, ruling)
            if ruling is None:
                legal_ones += 1
            else:
                refused += 1
                if rng.random() < 0.1:
                    check_ruling(ruling)
    assert legal_ones > 1000
    assert refused > 10_000


def test_verbs_are_refused_as_wholes() -> None:
    """None exactly where something of that kind is legal; supporters are among what a card can be."""
    for s in moments():
        if s.player is None:
            continue
        legal = {action.verb for action in s.legal_actions()}
        for verb in rl.verbs(s.player):
            ruling = s.why_not(verb.name)
            assert (ruling is None) == (verb.name in legal), (s, verb.name)
            assert ruling is None or reads_well(ruling.text("en"))


def test_a_view_answers_too() -> None:
    """1.2.1, 8.2.3: nothing raises, and nothing is told that rests on hidden hands and supporters."""
    rng = Random(9)
    for s in moments()[::3]:
        for eyes, seat in product(s.seats, s.seats):
            view = s.view(eyes)
            for verb in rl.verbs(seat):
                ruling = view.why_not(any_action_of(s, seat, verb, rng))
                assert ruling is None or reads_well(ruling.text("en"))


# --- what a seat can know --------------------------------------------------------------------------------------
def same_step(
    one: State, two: State, seat: str, rng: Random
) -> tuple[Action | Outcome, Action | Outcome] | None:
    """Something that looks the same to the seat in both states; None where there is nothing.

    What shows it cards that it could not see does not: Codebreakers, and a hand shown by outrage.
    """
    if one.is_over:
        return None
    if not one.is_chance:
        both = [
            action
            for action in one.legal_actions()
            if action in two.legal_actions()
            and not (action.verb == "codebreakers" and one.player == seat)
            and not (action.verb == "show_hand" and seat == "alliance")
        ]
        return (pick := rng.choice(both), pick) if both else None
    drawing = one.stack[-1]
    open_draw = isinstance(drawing, DrawSupporters) and stack_is_full(one)
    if isinstance(drawing, Draw) and FACTIONS[drawing.seat] != seat and not open_draw:
        return one.sample_outcome(rng), two.sample_outcome(rng)
    outcomes = [outcome for outcome, _ in two.chance_outcomes()]
    shared = [outcome for outcome, _ in one.chance_outcomes() if outcome in outcomes]
    return (pick := rng.choice(shared), pick) if shared else None


@pytest.mark.parametrize("seats", SEATINGS)
def test_a_seat_cannot_tell_them_apart(seats: tuple[str, ...]) -> None:
    """Equal views, questions and lists, now and after whatever looks the same."""
    steps = pairs = 0
    for seed in range(3):
        for n, (s, choice, rng) in enumerate(wanderings(seed, dominance=seed % 2 == 1, seats=seats)):
            if choice is None or n % 29 != seed:
                continue
            seat = seats[n % len(seats)]
            one, two = s.copy(), s.determinize(seat, rng.randrange(10**9))
            pairs += one != two
            check_alike(one, two, seat)
            for _ in range(12):
                step = same_step(one, two, seat, rng)
                if step is None:
                    break
                one.log, two.log = [], []
                one.apply(step[0])
                two.apply(step[1])
                if any(event.article == "8.2.4" for event in (*one.log, *two.log)):
                    break  # with a base supporters left that the seat could not see
                steps += 1
                check_alike(one, two, seat)
    assert pairs > 15
    assert steps > 200


def test_determinize_keeps_what_is_known() -> None:
    """Sizes, own cards, and every card that the seat knows stay; all cards are there."""
    for s, seat in [(moment, seat) for moment in moments() if not moment.is_over for seat in moment.seats]:
        new = s.determinize(seat, 3)
        assert recount(new) == []
        before, after = s.to_dict(), new.to_dict()
        for viewer in ("all", seat):
            assert after["known"].get(viewer) == before["known"].get(viewer)
        for name in s.seats:
            for part in ("hand", "supporters"):
                if part in before["players"][name]:
                    assert len(after["players"][name][part]) == len(before["players"][name][part])
                    if name == seat:
                        assert after["players"][name][part] == before["players"][name][part]


def test_a_view_names_no_hidden_supporter() -> None:
    """8.2.3: what others write down of the supporters is their number and what they know of them."""
    seen = 0
    for s in moments():
        stack = s.piles_n[FACTION_ID["alliance"]][0]
        for seat in s.seats:
            written = s.view(seat).to_dict()["players"]["alliance"]["supporters"]
            if seat == "alliance":
                assert len(written) == len(stack)
                continue
            assert written["size"] == len(stack)
            assert len(written["known"]) <= len(stack)
            seen += len(stack) - len(written["known"])
    assert seen > 100


# --- words -------------------------------------------------------------------------------------------------------
EVENTS = {
    "outrage", "gave_supporter", "showed_hand", "saw", "drew_supporter", "mobilized", "supporter_not_held",
    "supporter_left", "revolt", "officer", "officers_lost",
}  # fmt: skip


def test_everything_has_its_words() -> None:
    """Events for every pair of eyes, questions and choices."""
    met: set[str] = set()
    told: set[tuple[object, ...]] = set()
    for _, s, choice, _ in games():
        if s.log is None:
            s.log = []
        for event in s.log:
            met.add(event.kind)
            kind = (event.kind, event.faction, event.piece, event.count == 1, event.secret)
            if kind not in told:
                told.add(kind)
                for eyes in (None, *s.seats):
                    assert reads_well(event.text("en", eyes=eyes)), event
        s.log.clear()
        decision = s.decision
        asked = (decision.id, decision.facts.get("left"), s.player) if decision is not None else ()
        if decision is not None and asked not in told:
            told.add(asked)
            assert reads_well(decision.text("en")), decision
        if isinstance(choice, Action) and (choice.faction, choice.verb) not in told:
            told.add((choice.faction, choice.verb))
            assert reads_well(choice.text("en")), choice
    assert met >= EVENTS


def test_secrets_are_for_two() -> None:
    """8.2.6: only giver and Alliance read which card was given; of a supporter that is drawn only the Alliance."""
    for _, s, _, _ in games():
        if s.log is None:
            s.log = []
        for event in s.log:
            if event.kind == "gave_supporter" and event.secret:
                assert set(event.secret) == {event.faction, "alliance"}
            if event.kind in ("drew_supporter", "mobilized") and event.secret:
                assert event.secret == ("alliance",)
        s.log.clear()

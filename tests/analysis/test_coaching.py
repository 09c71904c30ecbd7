"""What the coach knows: what can be done and what not, what scores, what to beware of; and no secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.analysis.watch.coaching import Coaching, coach
from rootlab.engine.state import State
from rootlab.language import languages
from rootlab.law import is_article
from tests.analysis.test_watch import marquise, told
from tests.pack import wanderer
from tests.positions import decree, position

SEATS = ("marquise", "eyrie", "alliance", "vagabond", "corvids")


# --- verbs -----------------------------------------------------------------------------------------------
def test_what_can_be_done_and_what_cannot() -> None:
    """6.5: every verb of the question is told, with its articles, and why not where it is not possible."""
    here = told(marquise({8: "2 marquise, wood", 4: "marquise"}))
    assert here.asked
    can = {option.verb: option for option in here.can}
    assert {"move", "build", "end"} <= set(can)
    assert can["build"].count == 6  # three kinds in two clearings, the first of each for nothing
    assert can["build"].law == ("6.5.4",)
    cannot = {one.verb: one for one in here.cannot}
    assert {"battle", "recruit", "overwork"} <= set(cannot)
    assert not set(can) & set(cannot)
    assert "6.5.3" in cannot["recruit"].law
    assert {one.verb for one in here.later} == {"craft", "discard"}
    for lang in languages():
        assert all(one.text(lang) and one.reason(lang) for one in (*here.cannot, *here.later))
    assert [one.when("en") for one in here.later] == ["Over in this Daylight", "In Evening"]
    assert [one.when("es") for one in here.later] == ["Ya pasó en este Día", "Por la Noche"]


def test_rules_that_are_not_in_the_game_are_not_told() -> None:
    """13.2.4, 3.3, 4.1.3: no plots without the Corvids, no dominance with two, no card that is not in play."""
    two = told(marquise({8: "marquise"}))
    verbs = {one.verb for one in (*two.can, *two.cannot, *two.later)}
    assert not verbs & {"expose", "activate_dominance", "take_dominance", "tax_collector", "swift_strike"}
    more = told(marquise({8: "marquise"}, {"crafted": ["tax-collector"]}, corvids={}, alliance={}))
    verbs = {one.verb for one in (*more.can, *more.cannot, *more.later)}
    assert verbs >= {"expose", "activate_dominance", "take_dominance", "tax_collector"}


def test_what_is_another_characters_is_not_told() -> None:
    """9.5.9, 9.2.8: in the whole game only one special action can be his, and no dominance with two players."""
    for step in ("daylight", "birdsong"):
        here = told(position("vagabond", step, None, {9: "marquise"}, vagabond=wanderer(9, "torch")))
        verbs = {one.verb for one in (*here.can, *here.cannot, *here.later)}
        assert "steal" in verbs
        assert not verbs & {"day_labor", "hideout", "instigate", "scorched_earth", "glide", "form_coalition"}
        assert {one.when("es") for one in here.later} <= {"En el Alba", "En el Día", "Por la Noche"}


def test_in_the_turn_of_another_only_the_question_counts() -> None:
    """4.3.1: the defender is asked for an ambush."""
    game = rl.Game(
        rl.load_position(marquise({9: "3 marquise, eyrie"}, eyrie={**decree(), "hand": ["anvil"]})), seed=1
    )
    game.play(rl.action("marquise", "battle", clearing=9, target="eyrie"))
    asked = coach(game.state, "eyrie")
    assert asked.asked
    assert [option.verb for option in asked.can] == ["pass"]
    assert [one.verb for one in asked.cannot] == ["ambush"]
    assert not asked.later
    waits = coach(game.state, "marquise")
    assert not waits.asked
    assert not waits.can
    assert waits.decision is not None
    assert waits.decision.player == "eyrie"


def test_after_the_end_only_who_won() -> None:
    game = rl.Game(rl.load_position(marquise({8: "marquise, wood", 7: "sawmill"}, {"score": 29})), seed=1)
    game.play(next(a for a in game.state.legal_actions() if a.verb == "build"))
    assert game.state.is_over
    assert coach(game.state) == Coaching(None, None, winners=("marquise",), won_by="3.1")


def test_in_words_for_a_notebook() -> None:
    """By itself, of a state or a game: every heading with something under it, in either language."""
    game = rl.Game(rl.load_position(marquise({8: "marquise, wood", 9: "sympathy"})), seed=1)
    spoken = rl.coach(game)
    assert spoken.text() == rl.coach(game.state).text()
    assert spoken.text("en").startswith(
        "You decide\n  The Marquise has 3 actions left. What now? (6.5)\nYou can do now\n"
    )
    assert "\nAhora no puedes\n  " in spoken.text("es")
    html = spoken._repr_html_()
    assert "6.5.4 Build" in html
    assert all(line in html for line in ("You can do now", "You cannot do now", "Watch out"))


def test_eyes() -> None:
    """A view has eyes of its own; a seat that is not in the game has none."""
    state = rl.load_position(marquise({8: "marquise"}))
    assert coach(state.view("marquise")).seat == "marquise"
    assert coach(state.view("eyrie"), "eyrie").seat == "eyrie"
    assert coach(state, "all").seat == "marquise"
    with pytest.raises(rl.RootlabError):
        coach(state.view("eyrie"), "marquise")
    with pytest.raises(rl.RootlabError):
        coach(state, "corvids")


# --- no secrets, whole games -----------------------------------------------------------------------------
def words(spoken: Coaching) -> list[str]:
    """All that is told, in every language."""
    return [
        line
        for lang in languages()
        for line in (
            *(note.text(lang) for note in (*spoken.points, *spoken.watch)),
            *(f"{one.text(lang)} {one.count} {one.law}" for one in spoken.can),
            *(one.text(lang) + one.reason(lang) + str(one.law) for one in (*spoken.cannot, *spoken.later)),
            str(spoken.decision and spoken.decision.text(lang)),
            str(spoken.reach),
        )
    ]


def wander(seed: int) -> Any:
    """The decisions of a game of five at random."""
    state: State = rl.new_game(list(SEATS), seed=seed).state.copy()
    rng = Random(seed)
    for _ in range(3000):
        if state.is_over:
            break
        if state.is_chance:
            state.apply(state.sample_outcome(rng))
            continue
        yield state, rng
        state.apply(rng.choice(state.legal_actions()))
    yield state, rng


@pytest.mark.parametrize("seed", [3, 4])
def test_what_a_seat_cannot_know_is_not_told(seed: int) -> None:
    """Two deals that a seat cannot tell apart give it the same words, at every kind of moment."""
    compared = 0
    for state, rng in wander(seed):
        if state.is_over or rng.random() > 0.12:
            continue
        eyes = rng.choice(SEATS)
        one, other = state.determinize(eyes, 1), state.determinize(eyes, 2)
        compared += one != other
        assert words(coach(one, eyes)) == words(coach(other, eyes)) == words(coach(state.view(eyes)))
    assert compared > 40


def test_whole_games_in_both_languages() -> None:
    """Whoever looks, at whatever moment, is told something, and every article of it exists."""
    for state, rng in wander(11):
        spoken = coach(state, rng.choice((*SEATS, "all")))
        assert all(line.strip() for line in words(spoken))
        for one in (*spoken.can, *spoken.cannot, *spoken.later, *spoken.points, *spoken.watch):
            assert all(is_article(number) for number in one.law)
    assert state.is_over


@pytest.mark.parametrize("given", [None, 5, "marquise"])
def test_what_is_no_position_is_refused(given: Any) -> None:
    with pytest.raises(rl.RootlabError):
        rl.coach(given)

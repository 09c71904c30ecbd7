"""Why: whatever is legal has its grounds, whatever is not has none; each with articles and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from html import escape
from itertools import product
from statistics import median
from time import perf_counter

import pytest

import rootlab as rl
from rootlab.components.paths import data_dir
from rootlab.engine.action import Action
from rootlab.engine.grounds import DECISION, VERB, Ground, Grounds
from rootlab.engine.reason import all_reasons
from rootlab.engine.state import State
from rootlab.language import languages, message_ids, text
from rootlab.language.catalogue import entries
from rootlab.law import is_article
from tests.engine import test_ruling
from tests.engine.test_words import reads_well
from tests.factions.test_vagabond_refusals import (
    FOUR,
    any_action_of,
    cobbler,
    company,
    hit,
    ronin,
    suitor,
    with_ally,
)
from tests.pack import daylight, wanderer
from tests.playing import wanderings
from tests.positions import Table, decree
from tests.positions import position as of

GAMES = 6
TABLES = (
    None,
    ("vagabond", "marquise", "alliance", "eyrie"),
    ("corvids", "marquise", "eyrie", "alliance"),
    ("corvids", "vagabond"),
)
MEDIAN = 2e-3
"""Seconds: what an answer with its text may take."""
UNSAID = {
    # what cannot be otherwise in an action that is legal
    "cannot-be-crafted", "no-clearings-of-that-suit", "no-dominance-for-the-vagabond",
    "no-move-into-a-forest", "not-a-marquise-building", "not-a-piece-of-theirs", "only-one-pawn",
    # in which order things are named
    "discard-out-of-order", "item-out-of-order", "lower-clearing-first", "supporter-out-of-order",
    # what the other item of a quest is
    "item-needed-itself", "the-same-item",
    # what somebody could forbid, and does not
    "keep-forbids-placing", "scorched-earth", "snare-forbids-leaving", "snare-forbids-placing",
    # what is no check of a deed: when and by whom it is done
    "chance-first", "game-over", "hidden-hand", "not-now", "not-your-decision", "forest-for-a-clearing",
    # what another check of the same deed says in other words
    "discard-pile-empty", "no-dominance-card-available", "dominance-card-not-in-hand", "nothing-damaged",
    "not-to-another-clearing", "no-allied-warriors-there", "no-warriors-there",
}  # fmt: skip


def check(grounds: Grounds, action: Action, s: State) -> None:
    """Its form, its articles and its words."""
    ids = [one.id for one in grounds.all()]
    assert ids[:2] == [DECISION, VERB]
    assert len(set(ids)) == len(ids)
    assert set(action.law) & set(grounds.law)
    assert len(set(grounds.law)) == len(grounds.law)
    assert s.decision is not None
    assert grounds.law[0] == s.decision.article
    for one in grounds:
        assert one.law, one.id
        assert all(is_article(number) for number in one.law), one.law
        assert set(one.law) <= set(grounds.law)
        sentence = one.text("en")
        assert reads_well(sentence), (one.id, sentence)
        assert sentence.endswith((".", "”")), (one.id, sentence)
        assert sentence in grounds.text("en")


@cache
def wandered() -> tuple[dict[str, Ground], list[float]]:
    """Ask along random games: the first ground of each id, and the times."""
    met: dict[str, Ground] = {}
    times: list[float] = []
    for seed, seats in product(range(GAMES), TABLES):
        for s, _, rng in wanderings(seed, dominance=seed % 2 == 1, seats=seats):
            legal = s.legal_actions()
            for action in rng.sample(legal, min(2 if s.stack else 1, len(legal))):
                start = perf_counter()
                grounds = s.why(action)
                assert grounds is not None, (s, action)
                assert grounds.text("en")
                times.append(perf_counter() - start)
                if any(one.id not in met for one in grounds) or rng.random() < 0.1:
                    check(grounds, action, s)
                for one in grounds:
                    met.setdefault(one.id, one)
    return met, times


def grounds_of(table: Table, verb: str, **fields: object) -> Grounds:
    """The grounds of a legal action."""
    action = rl.action(str(table.player), verb, **fields)
    grounds = table.state.why(action)
    assert grounds is not None
    check(grounds, action, table.state)
    return grounds


def instigator() -> Table:
    part = wanderer(8, "torch", character="vagrant")
    return daylight(part, {8: "3 marquise, 2 eyrie"}, seats=("vagabond", "marquise", "eyrie"))


def adventurer() -> Grounds:
    part = wanderer(8, "torch", "hammer", "tea", character="adventurer")
    table = daylight(part, quests_open=["give-a-speech-fox"])
    return grounds_of(table, "improvise", card="give-a-speech-fox", item="tea")


def scorching() -> Table:
    return daylight(wanderer(9, "torch", character="scoundrel"), {9: "marquise"})


RARE: dict[str, Callable[[], Grounds]] = {
    "ally-is-the-defender": lambda: grounds_of(with_ally(), "ally", target="marquise"),
    "ally-rules-neither": lambda: grounds_of(company(), "bring", target="marquise", count=2),
    "items-take-the-other-hits": lambda: grounds_of(hit(1, "boot"), "lose_ally"),
    "improvised-already": adventurer,
    "item-not-on-the-quest": adventurer,
    "no-allied-warriors-to-fight": lambda: grounds_of(with_ally(), "ally", target="marquise"),
    "no-enemy-of-the-attacker-there": lambda: grounds_of(instigator(), "instigate", target="marquise"),
    "no-pawn-there": lambda: grounds_of(cobbler(), "cobbler", origin=9, destination=12, count=1),
    "nobody-to-attack-with": lambda: grounds_of(instigator(), "instigate", target="eyrie"),
    "not-allied": lambda: grounds_of(company(), "bring", target="marquise", count=1),
    "not-an-enemy-of-the-attacker": lambda: grounds_of(
        instigator().do("instigate", target="marquise"), "against", target="eyrie"
    ),
    "not-the-fewest-points": lambda: grounds_of(
        suitor(), "form_coalition", card="dominance-fox", target="eyrie"
    ),
    "nothing-to-improvise-with": adventurer,
    "scorched-already": lambda: grounds_of(scorching(), "scorched_earth"),
    "struck-swiftly-already": lambda: grounds_of(ronin(), "swift_strike"),
    "too-few-allied-warriors": lambda: grounds_of(company(), "bring", target="marquise", count=2),
    "too-few-players-for-a-coalition": lambda: grounds_of(
        suitor(), "form_coalition", card="dominance-fox", target="eyrie"
    ),
    "undamaged-items-left": lambda: grounds_of(all_damaged(), "pass"),
}


def all_damaged() -> Table:
    """Three hits on him and his ally: both swords are damaged, and no other item is left."""
    table = hit(3)
    return table.do("damage", item="sword", target="ready").do("damage", item="sword", target="exhausted")


@pytest.mark.parametrize("ground", RARE)
def test_a_ground_that_random_games_seldom_bring(ground: str) -> None:
    assert ground in [one.id for one in RARE[ground]()]


def test_whatever_is_legal_has_its_grounds() -> None:
    met, times = wandered()
    assert len(times) > 5000
    assert len(met) > 90


def test_an_answer_with_its_text_is_quick() -> None:
    assert median(wandered()[1]) < MEDIAN


def test_every_ground_is_met() -> None:
    said = {one.removeprefix("ground-") for one in message_ids("en") if one.startswith("ground-")}
    assert said == {*wandered()[0], *RARE}


def test_every_reason_has_its_ground_or_is_left_unsaid() -> None:
    said = {one.removeprefix("ground-") for one in message_ids("en") if one.startswith("ground-")}
    ids = {one.id for one in all_reasons()}
    assert said - ids == {DECISION, VERB}
    assert ids - said == UNSAID


@pytest.mark.parametrize("seed", range(4))
def test_why_or_why_not(seed: int) -> None:
    """Exactly one of the two answers, except while chance decides and after the end: then it is a refusal."""
    for s, _, rng in wanderings(seed, seats=TABLES[seed]):
        if rng.random() > 0.05:
            continue
        legal = set(s.legal_actions())
        for seat, verb in [(one, verb) for one in s.seats for verb in rl.verbs(one)]:
            if seat == "vagabond":
                action = any_action_of(s, verb, rng)
            else:
                action = test_ruling.any_action_of(s, seat, verb, rng)
            assert (s.why(action) is None) == (s.why_not(action) is not None) == (action not in legal)


@pytest.mark.parametrize("seed", range(4))
def test_a_view_tells_no_more_than_its_seat_knows(seed: int) -> None:
    """The seat that decides is told from its view what the whole state tells; the others are told nothing
    that rests on cards or pieces that they cannot see."""
    for s, _, rng in wanderings(seed, seats=TABLES[seed]):
        legal = s.legal_actions()
        if not legal or rng.random() > 0.1:
            continue
        action = rng.choice(legal)
        whole = s.why(action)
        assert whole is not None
        for seat in s.seats:
            seen = s.view(seat).why(action)
            if seat == s.player:
                assert seen is not None
                assert [(one.id, one.law, one.text("en")) for one in seen] == [
                    (one.id, one.law, one.text("en")) for one in whole
                ]
            else:
                assert (seen is None) == (s.view(seat).why_not(action) is not None)
                if test_ruling.unseen(s, seat, action.faction):
                    assert seen is None


@pytest.mark.parametrize("lang", languages())
def test_a_ground_is_left_out_in_every_language_alike(lang: str) -> None:
    """What is told is chosen by the English words: where they say something, so do the others."""
    grounds = [*wandered()[0].values(), *(one for make in RARE.values() for one in make())]
    assert all(one.text(lang) for one in grounds)
    for message in message_ids("en"):
        if message.startswith("ground-"):
            assert _empty(message, lang) == _empty(message, "en"), message


@cache
def _sources(lang: str) -> dict[str, str]:
    """The messages of a language as they are written."""
    return {
        name: source
        for path in (data_dir() / "messages" / lang).glob("grounds*.ftl")
        for name, source in entries(path.read_text(encoding="utf-8")).items()
    }


def _empty(message: str, lang: str) -> int:
    """How many of the ways to tell a message say nothing."""
    return _sources(lang)[message].count('{ "" }')


# --- sentences ---------------------------------------------------------------------------------------------
def told(grounds: Grounds, ground: str, lang: str = "en") -> str:
    """The words of one of the grounds."""
    return next(one.text(lang) for one in grounds if one.id == ground)


def marching() -> Table:
    """The Marquise may march: she has more in 10 than the Eyrie, who rule the tie in 5."""
    return Table(
        of(
            "marquise",
            "daylight",
            "actions",
            {10: "3 marquise, eyrie", 5: "2 marquise, 2 eyrie", 1: "sawmill, 3 wood"},
        )
    )


def test_a_march_is_told_from_whose_choice_it_is_to_the_number_that_moves() -> None:
    grounds = grounds_of(marching(), "move", origin=10, destination=12, count=2)
    assert [one.text("en") for one in grounds] == [
        "The Marquise decides now: “The Marquise has 3 actions left. What now?”",
        "“March” is among what can be chosen here.",
        "The Marquise has 3 actions left in this Daylight.",
        "10 and 12 are adjacent.",
        "In 10 it is 3 against 1 of the Eyrie: the Marquise rules there.",
        "The Marquise has 3 warriors in 10, and 2 move.",
    ]
    assert grounds.law == ("6.5", "6.5.2", "4.2", "2.2.1", "4.2.1", "2.5")
    assert told(grounds, "rules-neither", "es") == (
        "En el claro 10 hay 3 contra 1 del Nido: allí gobierna el Marquesado."
    )


def test_rule_of_the_destination_is_enough() -> None:
    table = Table(of("marquise", "daylight", "actions", {5: "marquise, 2 eyrie", 1: "marquise"}))
    grounds = grounds_of(table, "move", origin=5, destination=1, count=1)
    assert told(grounds, "rules-neither") == (
        "In 1 nobody else has a warrior or a building, so the Marquise rules there."
    )


def test_a_tie_that_the_eyrie_rule_names_its_article() -> None:
    start = of("eyrie", "daylight", "decree", {5: "2 marquise, 2 eyrie"}, eyrie=decree("commander"))
    table = Table(start).do("resolve", suit="bird")
    assert table.asked == "decree-move"
    grounds = grounds_of(table, "move", origin=5, destination=1, count=1)
    ground = next(one for one in grounds if one.id == "rules-neither")
    assert ground.text("en") == "In 5 it is 2 against 2 of the Marquise, and the Eyrie rule ties (7.2.2)."
    assert ground.law == ("4.2.1", "2.5", "7.2.2")


def test_the_corvids_are_told_that_they_move_whoever_rules() -> None:
    table = Table(of("corvids", "daylight", "actions", {5: "corvids, 3 marquise", 1: "2 marquise"}))
    ground = next(
        one
        for one in grounds_of(table, "move", origin=5, destination=1, count=1)
        if one.id == "rules-neither"
    )
    assert ground.text("en") == "The Corvids move whoever rules (13.2.3)."
    assert ground.law == ("4.2.1", "2.5", "13.2.3")


def test_two_rivals_alike() -> None:
    start = of("marquise", "daylight", "actions", {5: "3 marquise, eyrie, alliance"})
    grounds = grounds_of(Table(start), "move", origin=5, destination=1, count=1)
    assert told(grounds, "rules-neither").startswith("In 5 it is 3 against 1 each of the ")
    assert "por bando (" in told(grounds, "rules-neither", "es")


def test_a_building_is_told_with_its_wood() -> None:
    table = Table(of("marquise", "daylight", "actions", {5: "2 marquise", 1: "marquise, sawmill, 3 wood"}))
    grounds = grounds_of(table, "build", clearing=5, piece="sawmill")
    assert told(grounds, "too-little-wood") == (
        "The next sawmill costs 1 wood, and 3 lie in 5 or in clearings that are connected to it through "
        "clearings that the Marquise rules."
    )
    assert told(grounds, "no-open-slot") == "2 slots are open in 5."


def test_the_pawn_has_grounds_of_its_own() -> None:
    """9.2.2: for a card of the general rules too, he is told of pawn and boots, not of warriors and rule."""
    ids = [one.id for one in RARE["no-pawn-there"]()]
    assert {"no-pawn-there", "not-next-to-the-pawn", "too-few-boots"} <= set(ids)
    assert not {"no-warriors-there", "rules-neither", "too-few-warriors"} & set(ids)


def test_four_players_are_enough_for_a_coalition() -> None:
    assert told(RARE["too-few-players-for-a-coalition"](), "too-few-players-for-a-coalition").endswith(
        f"here are {len(FOUR)}."
    )


# --- what has no grounds -----------------------------------------------------------------------------------
def test_what_is_not_legal_has_none() -> None:
    s = marching().state
    assert s.why(rl.action("marquise", "move", origin=10, destination=3, count=1)) is None
    assert s.why(rl.action("eyrie", "move", origin=10, destination=12, count=1)) is None


def test_while_chance_decides_nothing_has() -> None:
    table = marching().do("battle", clearing=10, target="eyrie")
    assert table.state.is_chance
    assert table.state.why(rl.action("marquise", "battle", clearing=10, target="eyrie")) is None


# --- in a notebook -----------------------------------------------------------------------------------------
def test_both_answers_show_their_articles_in_a_notebook() -> None:
    s = marching().state
    grounds = s.why(rl.action("marquise", "move", origin=10, destination=12, count=2))
    refusal = s.why_not(rl.action("marquise", "move", origin=10, destination=3, count=9))
    for answer in (grounds, refusal):
        assert answer is not None
        page = answer._repr_html_()
        assert page.startswith("<section")
        for said, law in [(one.text(), one.law) for one in answer.all()]:
            assert escape(said) in page
            assert all(number in page for number in law)
    assert refusal is not None
    assert str(refusal.remedy) in refusal._repr_html_()


def test_grounds_keep_ids_and_speak_any_language_later() -> None:
    grounds = grounds_of(marching(), "move", origin=10, destination=12, count=2)
    facts = grounds[1].facts
    assert (facts["verb"], facts["faction"], facts["origin"]) == ("move", "marquise", 10)
    for lang in languages():
        assert text("verb-marquise-move", lang) in grounds.text(lang)
        said = [one.text(lang) for one in grounds]
        assert grounds.text(lang) == " ".join(said)
        assert said[3] == text("ground-not-adjacent", lang, **grounds[3].facts)
    assert grounds.text("es") != grounds.text("en")
    assert grounds[3].text("es") == "Los claros 10 y 12 son adyacentes."
    assert repr(grounds).startswith("<Grounds (6.5, 6.5.2")
    assert repr(grounds[3]) == "<Ground not-adjacent (4.2, 2.2.1): 10 and 12 are adjacent.>"

"""Why nothing of a verb is possible, and what is said of places that are no clearings."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_ID
from rootlab.engine.action import Action
from rootlab.engine.ruling import Ruling
from rootlab.engine.state import State
from rootlab.engine.verbs import Verb
from rootlab.engine.words import PLACES, named_in
from rootlab.language import languages
from tests.engine.test_ruling import any_action_of
from tests.factions.test_vagabond_refusals import any_action_of as of_the_vagabond
from tests.language.test_spoken import faults
from tests.playing import wanderings

TABLES = (
    ("marquise", "eyrie"),
    ("vagabond", "marquise", "alliance", "eyrie"),
    ("corvids", "marquise", "vagabond", "alliance"),
)
SHARE = 0.05
"""The share of the moments at which is asked."""
GAP = re.compile(r",\s*,|  | \.|\(\s*\)|\b(?:to|a|de|el claro)\s*[.,;]")
"""What a sentence shows where a part of it was empty."""
FOREST = (1, 2, 5, 10)


def position(seat: str = "marquise", **changes: Any) -> State:
    """The Marquise with a sawmill and one card, or the Vagabond with a hammer and a torch, to act."""
    items = [{"item": name, "place": "satchel", "up": True} for name in ("hammer", "torch", "sword")]
    players: dict[str, Any] = {
        "marquise": {"score": 6, "hand": ["foxfolk-steel"]},
        "vagabond": {"character": "tinker", "pawn": 12, "items": items, "hand": ["anvil"]},
    }
    step = {"player": seat, "phase": "daylight", "step": "actions"}
    data: dict[str, Any] = {
        "rootlab": 1,
        "seats": ["marquise", "eyrie", "corvids", "vagabond"],
        "turn": step,
        "clearings": {
            "5": {"warriors": {"marquise": 3}, "buildings": ["sawmill"]},
            "3": {"warriors": {"eyrie": 2}, "buildings": ["roost"]},
        },
        **changes,
    }
    own = {name: value for name, value in players.items() if name in data["seats"]}
    data["players"] = {**own, **changes.get("players", {})}
    return rl.load_position(data)


def pack(**changes: Any) -> State:
    """The Vagabond, of whom something else is said."""
    items = [{"item": name, "place": "satchel", "up": True} for name in ("hammer", "torch", "sword")]
    own = {"character": "tinker", "pawn": 12, "items": items, "hand": ["anvil"], **changes}
    return position("vagabond", players={"vagabond": own})


def nearest(s: State, verb: str) -> Ruling:
    ruling = s.why_not(verb)
    assert ruling is not None
    for lang in languages():
        for one in ruling.all():
            assert not faults(one.text(lang), lang), one.text(lang)
    return ruling


# --- what is told of a verb --------------------------------------------------------------------------------
BESIDE = {"available_dominance": ["dominance-bird"]}
TWO = {"seats": ["marquise", "eyrie"]}
THREE = {"seats": ["marquise", "eyrie", "vagabond"]}

CASES: dict[str, tuple[Callable[[], State], str, str, str]] = {
    "a card beside the map is not spent": (
        lambda: position(**BESIDE), "overwork", "card-does-not-match", "6.5.5",
    ),
    "a bird beside the map is not spent": (
        lambda: position(**BESIDE), "extra_action", "not-a-bird-card", "2.1.1.2",
    ),
    "a card beside the map is not activated": (
        lambda: position(**BESIDE), "activate_dominance", "dominance-card-not-in-hand", "3.3.1",
    ),
    "no bird card to take one": (
        lambda: position(**BESIDE), "take_dominance", "no-card-to-spend-for-dominance", "3.3.4",
    ),
    "none beside the map": (position, "take_dominance", "no-dominance-card-available", "3.3.4"),
    "none in hand": (position, "activate_dominance", "dominance-card-not-in-hand", "3.3.1"),
    "none in hand for a coalition": (pack, "form_coalition", "dominance-card-not-in-hand", "3.3.1"),
    "too few for a coalition": (
        lambda: position("vagabond", **THREE), "form_coalition", "too-few-players-for-a-coalition", "9.2.8",
    ),
    "nothing damaged": (pack, "repair", "nothing-damaged", "9.5.7"),
    "an empty discard pile": (pack, "day_labor", "discard-pile-empty", "16.3.2.2"),
    "no card in hand to craft": (lambda: pack(hand=[]), "craft", "card-not-in-hand", "9.5.8"),
    "crafting in a forest": (lambda: pack(pawn=list(FOREST)), "craft", "too-few-hammers", "9.5.8"),
    "battle in a forest": (lambda: pack(pawn=list(FOREST)), "battle", "pawn-elsewhere", "4.3"),
    "battle with nobody here": (pack, "battle", "no-enemy-there", "4.3"),
    "a quest that lies open": (
        lambda: position("vagabond", quests_open=["guard-duty-mouse"]), "quest", "quest-of-another-suit", "9.5.5",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_verb_is_told_by_what_comes_closest(case: str) -> None:
    make, verb, reason, article = CASES[case]
    ruling = nearest(make(), verb)
    assert ruling.id == reason, ruling
    assert article in ruling.law, ruling


def test_in_a_forest_the_forest_is_the_reason() -> None:
    s = pack(pawn=list(FOREST))
    assert (
        nearest(s, "craft")
        .text("en")
        .endswith(
            "Anvil costs 1 hammer of the suit fox. Hammers have the suit of the clearing with the pawn, "
            "and in the forest between 1, 2, 5 and 10 they have none."
        )
    )
    assert (
        nearest(s, "battle")
        .text("en")
        .endswith("The pawn is in the forest between 1, 2, 5 and 10, and a battle needs a clearing.")
    )


def test_only_the_own_articles_of_a_verb() -> None:
    """9.5.4, 16.3.1.2: aid and theft both want pieces there, each by its own article."""
    s = pack(character="thief")
    assert nearest(s, "steal").law == ("16.3.1.2",)
    assert nearest(pack(), "aid").law == ("9.5.4",)


def test_a_general_reason_is_followed_by_the_articles_of_the_verb() -> None:
    ruling = position().why_not(rl.action("marquise", "overwork", clearing=5, card="foxfolk-steel"))
    assert ruling is not None
    assert ruling.law == ("2.1.1", "6.5.5")
    ruling = pack(pawn=list(FOREST)).why_not(rl.action("vagabond", "explore"))
    assert ruling is not None
    assert ruling.law == ("9.5", "2.4", "9.5.3")


def test_a_move_to_where_one_is() -> None:
    ruling = position().why_not(rl.action("marquise", "move", origin=5, destination=5, count=1))
    assert ruling is not None
    assert ruling.text("en") == (
        "A move goes from one clearing to another, and 5 is where the warriors are already."
    )
    ruling = pack().why_not(rl.action("vagabond", "move", destination=12))
    assert ruling is not None
    assert "pawn-is-there" in [one.id for one in ruling.all()]


def reach(s: State) -> set[str]:
    """The cards that a verb of the player can be about: its own, and those that lie open."""
    f = s.player_n
    index = s.match.factions[f].hidden_pile
    own = [*s.hands_n[f], *(s.piles_n[f][index] if index >= 0 else ()), *s.available_n, *s.discard_n]
    return {name for name, number in CARD_ID.items() if number in own}


@pytest.mark.parametrize("seats", TABLES)
def test_no_verb_is_told_by_a_card_out_of_reach(seats: tuple[str, ...]) -> None:
    told = 0
    for seed in range(3):
        for s, _, rng in wanderings(seed, dominance=True, seats=seats):
            if s.player is None or rng.random() > SHARE:
                continue
            asked = {action.verb for action in s.legal_actions()}
            for verb in rl.verbs(s.player):
                ruling = None if verb.name in asked else s.why_not(verb.name)
                card = ruling.facts.get("card") if ruling is not None else None
                if ruling is None or card is None or "card" not in named_in(f"reason-{ruling.id}"):
                    continue
                told += 1
                empty = ruling.id == "card-not-in-hand" and not s.hands_n[s.player_n]
                assert empty or card in reach(s), (verb.name, ruling)
    assert told


# --- a verb that there is not, and why ---------------------------------------------------------------------
def test_a_wrong_verb_is_answered_with_what_can_be_chosen_now() -> None:
    with pytest.raises(rl.RootlabError) as caught:
        position().why_not("biuld")
    assert str(caught.value) == (
        "The Marquise has no verb “biuld”; did you mean “build”? "
        "What can be chosen now: move (March), build (Build), end (End Daylight)."
    )
    with pytest.raises(rl.RootlabError) as caught:
        rl.action("marquise", "frobnicate")
    assert str(caught.value) == (
        'The Marquise has no verb “frobnicate”. All of them are listed by rl.verbs("marquise").'
    )


def test_why_of_a_verb() -> None:
    s = position()
    grounds = s.why("build")
    assert grounds is not None
    assert "6.5.4" in grounds.law
    assert s.why("overwork") is None
    assert s.view("marquise").why("build") is not None


# --- forests where clearings belong ------------------------------------------------------------------------
def test_a_forest_is_refused_where_a_clearing_belongs() -> None:
    ruling = position().why_not(rl.action("marquise", "move", origin=FOREST, destination=5, count=1))
    assert ruling is not None
    assert [one.id for one in ruling.all()] == ["forest-for-a-clearing"]
    assert "2.4" in ruling.law
    assert ruling.text("en") == "“March” is for a clearing, and what lies between 1, 2, 5 and 10 is a forest."
    ruling = position().why_not(rl.action("marquise", "move", origin=(2, 1), destination=5, count=1))
    assert ruling is not None
    assert ruling.text("en") == "The map has no forest between 1 and 2."
    assert ruling.remedy is None


def with_forests(s: State, seat: str, verb: Verb, rng: Random) -> Action:
    """A random well-formed action that often names a forest, of this map or of none."""
    own = seat == "vagabond"
    some = of_the_vagabond(s, verb, rng) if own else any_action_of(s, seat, verb, rng)
    forests = [*(forest.clearings for forest in s.match.board.forests), (1, 2), (3, 7, 12)]
    fields = some.fields()
    for name in PLACES:
        if name in fields and rng.random() < 0.5:
            fields[name] = rng.choice(forests)
    return rl.action(seat, verb.name, **fields)


@pytest.mark.parametrize("seats", TABLES)
def test_whatever_is_named_the_sentences_read_well(seats: tuple[str, ...]) -> None:
    asked = 0
    for seed in range(2):
        for s, _, rng in wanderings(seed, dominance=seed == 1, seats=seats):
            if rng.random() > SHARE:
                continue
            legal = set(s.legal_actions())
            for seat in s.seats:
                for verb in rl.verbs(seat):
                    action = with_forests(s, seat, verb, rng)
                    ruling = s.why_not(action)
                    assert (ruling is None) == (action in legal), action
                    asked += ruling is not None
                    for one in ruling.all() if ruling is not None else ():
                        check_words(one, action)
    assert asked > 500


def check_words(one: Ruling, action: Action) -> None:
    """Refusal and way out, in every language."""
    for lang in languages():
        for sentence in (one.text(lang), one.remedy_text(lang)):
            if sentence is not None:
                assert not faults(sentence, lang), (action, one.id, sentence, faults(sentence, lang))
                assert not GAP.search(sentence), (action, one.id, sentence)

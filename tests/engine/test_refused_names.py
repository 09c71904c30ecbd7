"""What cannot be made at all is refused in one sentence, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import rootlab as rl
from rootlab.engine.action import action_from_dict
from rootlab.engine.outcome import outcome_from_dict
from rootlab.language import languages
from tests.language.test_spoken import faults


def moment() -> rl.State:
    return rl.new_game(["marquise", "eyrie"], seed=1).state


REFUSED: dict[str, Callable[[], object]] = {
    "a faction that is none": lambda: rl.action("cats", "move"),
    "a faction that is none has no verbs": lambda: rl.verbs("cats"),
    "a faction that cannot be played": lambda: rl.verbs("duchy"),
    "a seat that cannot be played": lambda: rl.new_game(["marquise", "duchy"]),
    "a verb that is none": lambda: rl.action("marquise", "fly"),
    "why not a verb that is none": lambda: rl.new_game(["marquise", "eyrie"]).state.why_not("fly"),
    "a verb without its fields": lambda: rl.action("eyrie", "move"),
    "a verb with a field too many": lambda: rl.action("marquise", "recruit", clearing=3),
    "a verb with other fields": lambda: rl.action("marquise", "battle", origin=3),
    "a field that is none": lambda: rl.action("marquise", "craft", wood=1),
    "a clearing that is none": lambda: rl.action("marquise", "move", origin=13, destination=1, count=1),
    "a count that is none": lambda: rl.action("marquise", "move", origin=1, destination=5, count=0),
    "a card that is none": lambda: rl.action("marquise", "craft", card="anvl"),
    "a target that is none": lambda: rl.action("marquise", "battle", clearing=3, target="eyri"),
    "a piece that is none": lambda: rl.action("marquise", "build", clearing=3, piece="tower"),
    "a plot that is none": lambda: rl.action("corvids", "plot", clearing=3, plot="trap"),
    "an item that is none": lambda: rl.action("vagabond", "take", item="anvil"),
    "a suit that is none": lambda: rl.action("eyrie", "resolve", suit="badger"),
    "no action": lambda: action_from_dict("march"),
    "no outcome": lambda: outcome_from_dict(3),
    "a kind of chance that is none": lambda: rl.outcome("fate", 1),
    "a roll that is none": lambda: rl.outcome("dice", 9, 1),
    "a draw of no card": lambda: rl.outcome("draw"),
    "a draw of a card that is none": lambda: rl.outcome("draw", "x"),
    "a ruin with no item": lambda: rl.outcome("ruin", "x"),
    "a quest that is none": lambda: rl.outcome("quest", "x"),
    "a seat twice": lambda: rl.new_game(["marquise", "marquise"]),
    "one seat": lambda: rl.new_game(["marquise"]),
    "a view of nobody": lambda: rl.new_game(["marquise", "eyrie"]).state.view("alliance"),
    "a map that is none": lambda: rl.new_game(["marquise", "eyrie"], map="atumn"),
    "a faction that is no name": lambda: rl.action(["marquise"], "move"),
    "verbs of no name": lambda: rl.verbs([]),
    "a verb that is no name": lambda: rl.action("marquise", ["move"]),
    "a verb that looks like another": lambda: rl.action("marquise", "biuld"),
    "a forest of one clearing": lambda: rl.action("marquise", "move", origin=(4, 4), destination=1, count=1),
    "why not a number": lambda: moment().why_not(5),
    "why a number": lambda: moment().why(7),
    "why a verb that is none": lambda: moment().why("fly"),
    "who rules a name": lambda: moment().rules("5"),
    "who rules beyond the map": lambda: moment().rules(99),
    "who rules below the map": lambda: moment().rules(-1),
    "who rules between clearings": lambda: moment().rules(1.0),
    "the hand of nobody": lambda: moment().hand("alliance"),
    "the hand of no name": lambda: moment().hand([]),
    "the items of nobody": lambda: moment().crafted_items("cats"),
    "a view of no name": lambda: moment().view([]),
    "a map that is no name": lambda: rl.new_game(["marquise", "eyrie"], map=[]),
    "a deck that is no name": lambda: rl.new_game(["marquise", "eyrie"], deck=[]),
    "measures of nothing": lambda: rl.measures(5),
    "battles of nothing": lambda: rl.open_battles(5),
    "a turn of nothing": lambda: rl.turn_options(5),
    "a board of nothing": lambda: rl.board(5),
    "odds of nothing": lambda: rl.battle_odds("x", 1, "marquise", "eyrie"),
    "steps of nothing": lambda: rl.compare("x", 1, 2),
    "an article that is a number": lambda: rl.law(4.3),
    "a range to a number": lambda: rl.law("6.2", 7),
    "a search for a number": lambda: rl.law(search=5),
    "a deck that is none": lambda: rl.new_game(["marquise", "eyrie"], deck="poker"),
}


@pytest.fixture(params=languages())
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    before = rl.language()
    rl.set_language(request.param)
    yield request.param
    rl.set_language(before)


@pytest.mark.parametrize("what", REFUSED)
def test_one_sentence_says_what_is_wrong(what: str, lang: str) -> None:
    with pytest.raises(rl.RootlabError) as refused:
        REFUSED[what]()
    sentence = str(refused.value)
    assert sentence.endswith("."), sentence
    assert not faults(sentence, lang), (sentence, faults(sentence, lang))
    assert refused.value.message_id


def test_the_languages_differ() -> None:
    """Each sentence is the language's own."""
    found: dict[str, set[str]] = {what: set() for what in REFUSED}
    for one in languages():
        rl.set_language(one)
        for what, make in REFUSED.items():
            with pytest.raises(rl.RootlabError) as refused:
                make()
            found[what].add(str(refused.value))
    rl.set_language("en")
    assert [what for what, sentences in found.items() if len(sentences) < len(languages())] == []


def test_the_nearest_name_is_offered() -> None:
    with pytest.raises(rl.RootlabError, match="did you mean “anvil”"):
        REFUSED["a card that is none"]()


def test_only_factions_that_can_be_played_are_offered() -> None:
    for make in (lambda: rl.new_game(["cats", "eyrie"]), lambda: rl.action("cats", "move")):
        with pytest.raises(rl.RootlabError) as refused:
            make()
        assert "corvids" in str(refused.value)
        assert "duchy" not in str(refused.value)


@pytest.mark.parametrize("ask", [rl.measures, rl.turn_options, rl.board, lambda one: moment().why_not(one)])
def test_nothing_is_named_as_what_was_given(ask: Callable[[object], object]) -> None:
    with pytest.raises(rl.RootlabError, match=r"^“None” is no"):
        ask(None)

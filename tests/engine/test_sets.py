"""Sets: one answer to a question that search is asked part by part, and what is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.names import FACTION_ID
from rootlab.components.paths import data_dir
from rootlab.engine.action import Action
from rootlab.engine.procedure import Deed
from rootlab.engine.sets import AskedSet, asked_set, goes_on
from rootlab.engine.state import State
from rootlab.engine.verbs import questions_of
from rootlab.language.catalogue import entries
from tests.asked_sets import SETS, capacity, damage, discards, hits, losses, short_corvids
from tests.playing import wanderings
from tests.sets import endings


def asked(s: State) -> AskedSet:
    """The set that is asked for."""
    assert s.decision is not None
    found = s.decision.set
    assert found is not None
    return found


def choices(of: AskedSet) -> Iterator[tuple[Action, ...]]:
    """Every choice among the parts, sets and others."""
    for counts in product(*(range(part.number + 1) for part in of.parts)):
        yield tuple(part.action for part, n in zip(of.parts, counts, strict=True) for _ in range(n))


def after(s: State, actions: tuple[Action, ...]) -> State:
    """The state after some actions."""
    now = s.copy()
    for action in actions:
        assert now.why_not(action) is None
        now.apply(action)
    return now


@pytest.mark.parametrize("name", SETS)
def test_sets_are_what_can_be_reached_part_by_part(name: str) -> None:
    """1.5.4: the same ends, each by one set; whatever is no set is refused in a sentence."""
    table = SETS[name]()
    assert table.asked == name.split(" ", maxsplit=1)[0]
    s = table.state
    of = asked(s)
    whole = [one for one in choices(of) if len(one) <= of.most and not of.lacking(one)]
    found = [after(s, s.set_actions(reversed(one))) for one in whole]
    by_part = list(endings(s))
    assert len(found) == len(by_part) == len({*found})
    assert {*found} == {*by_part}
    for one in choices(of):
        if one not in whole:
            with pytest.raises(rl.RootlabError, match=r"\.$"):
                s.set_actions(one)
    assert s == table.state


@pytest.mark.parametrize("name", SETS)
def test_what_is_forced_is_in_every_set(name: str) -> None:
    """And nothing else is; a set that is the only one consists of it."""
    of = asked(SETS[name]().state)
    whole = [Counter(one) for one in choices(of) if len(one) <= of.most and not of.lacking(one)]
    everywhere = Counter(whole[0])
    for one in whole:
        everywhere &= one
    assert Counter(of.forced) == everywhere
    assert of.single == (len(whole) == 1)
    assert min(sum(one.values()) for one in whole) == of.least
    assert max(sum(one.values()) for one in whole) == of.most


def test_every_question_in_canonical_order_is_a_set() -> None:
    """A reason that speaks of an order of naming belongs to a deed that describes its set."""
    told = {
        name.removeprefix("reason-")
        for file in (data_dir() / "messages" / "en").glob("*.ftl")
        for name, entry in entries(file.read_text(encoding="utf-8")).items()
        if name.startswith("reason-") and ("[passed]" in str(entry) or "in a fixed order" in str(entry))
    }
    assert {"discard-out-of-order", "item-out-of-order", "no-wood-to-pay-there"} <= told
    ordered: set[str] = set()
    for number in FACTION_ID.values():
        for question in questions_of(number):
            for deed in question.deeds:
                if told & {check.id for check in deed.checks}:
                    assert type(deed).parts is not Deed.parts, f"{question.id}: {deed.verb}"
                    ordered.add(question.id)
    assert ordered == {name.split(" ")[0] for name in SETS}


def test_random_games_answer_their_sets_at_once() -> None:
    """Wherever a set is asked for, what was chosen part by part is one, and one answer gives the same."""
    met: set[str] = set()
    for seed in range(6):
        begun: tuple[State, list[Action]] | None = None
        before: State | None = None
        last: Any = None
        for s, choice, _ in wanderings(seed, seats=("marquise", "alliance", "vagabond", "corvids")):
            if begun is not None and not (
                before is not None and isinstance(last, Action) and goes_on(before, s)
            ):
                start, chosen = begun
                whole = start.set_actions([one for one in chosen if one.verb != "pass"])
                assert after(start, whole) == s
                begun = None
            if isinstance(choice, Action) and (begun is not None or asked_set(s) is not None):
                begun = begun or (s.copy(), [])
                begun[1].append(choice)
                assert s.decision is not None
                met.add(s.decision.id)
            before, last = s.copy(), choice
            if s.round > 20:
                break
    assert {"discard", "pay-wood", "spend-supporters", "vagabond-refresh"} <= met


def test_one_call_answers_a_whole_set() -> None:
    """By words, in any order, and by actions; the game has all of them or none."""
    game = discards("eyrie").game
    start = game.state
    played = game.play_set(["sword", "armorers", "anvil"])
    order = [part.action for part in asked(start).parts]
    assert {action.card for action in played} == {"sword", "armorers", "anvil"}
    assert sorted(played, key=order.index) == list(played)
    assert sorted(start.hand("eyrie")) == sorted([*game.state.hand("eyrie"), "sword", "armorers", "anvil"])
    assert game.ply == 3
    again = discards("eyrie").game
    again.play_set([rl.action("eyrie", "discard", card=card) for card in ("anvil", "armorers", "sword")])
    assert again.state == game.state


REFUSED: dict[str, tuple[Any, list[Any], str]] = {
    "too many": (lambda: discards("eyrie"), ["sword", "anvil", "armorers", "sappers"], "Too many"),
    "too few": (lambda: discards("eyrie"), ["sword", "anvil"], "Too few"),
    "not among them": (lambda: discards("eyrie"), ["sword", "anvil", "cobbler"], "“cobbler” cannot belong"),
    "too often": (lambda: discards("eyrie"), ["sword", "sword", "anvil"], "“sword” was named more than once"),
    "which": (damage, ["sword", "boot", "boot"], "more than one thing"),
    "forced": (lambda: hits(3, "sword", "torch", allies=1), ["lose_ally", "torch"], "“sword” cannot be left"),
    "an ally is no item": (losses, ["lose_ally", "keep"], "“lose_ally” cannot belong"),
    "another verb": (
        capacity,
        [rl.action("vagabond", "damage", item="boot", target="ready")],
        "cannot belong",
    ),
    "nothing": (short_corvids, [], "Too few"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_wrong_set_changes_nothing(name: str) -> None:
    """One sentence says what is wrong with it."""
    make, chosen, words = REFUSED[name]
    game = make().game
    before, ply, nodes = game.state, game.ply, game.branches()
    with pytest.raises(rl.RootlabError) as caught:
        game.play_set(chosen)
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")
    assert (game.state, game.ply, game.branches()) == (before, ply, nodes)


def test_no_set_is_asked() -> None:
    """An answer by a set to another question is refused."""
    game = rl.new_game(["marquise", "eyrie"], seed=1)
    assert game.state.decision is not None
    assert game.state.decision.set is None
    with pytest.raises(rl.RootlabError, match="No set is asked for"):
        game.play_set([1])


def test_items_are_told_apart_by_where_they_lie() -> None:
    """9.2.5: a sword that is face up and one that is exhausted."""
    game = damage().game
    game.play_set(["boot", ("sword", "exhausted"), "torch"])
    placed = [
        (one["item"], one["place"], one["up"]) for one in game.state.to_dict()["players"]["vagabond"]["items"]
    ]
    assert ("sword", "damaged", False) in placed
    assert ("sword", "satchel", True) in placed


def test_others_do_not_see_what_the_set_could_be() -> None:
    """1.2.1: another seat's decision does not hold the hand."""
    table = discards("eyrie")
    other = table.state.view("marquise").decision
    assert other is not None
    assert other.set is None
    own = table.state.view("eyrie").decision
    assert own is not None
    assert own.set == asked(table.state)


def test_an_ally_that_was_named_is_told() -> None:
    """9.2.7: after an allied warrior no item is named, and no item that comes later is spoken of."""
    table = hits(2, "2 sword", "boot", allies=2)
    why = table.do("lose_ally").state.why_not(rl.action("vagabond", "damage", item="boot", target="ready"))
    assert why is not None
    assert "an allied warrior was already named" in why.text("en")
    assert "after" not in why.text("en")


def test_a_clearing_that_has_its_warrior_is_told() -> None:
    """1.5.4: one in each clearing; no later one was named."""
    table = short_corvids()
    first = table.legal()[0]
    why = table.do("place", piece="warrior", clearing=first.clearing).state.why_not(first)
    assert why is not None
    assert "already placed" in why.text("en")


@pytest.mark.parametrize("name", SETS)
def test_a_refusal_speaks_of_what_was_named(name: str) -> None:
    """“One after it was already named” is said only where one that stands after it was."""
    s = SETS[name]().state
    order = [part.action for part in asked(s).parts]
    for first in s.legal_actions():
        now = s.child(first)
        for action in order:
            why = now.why_not(action) if goes_on(s, now) else None
            if why is None or not {"already named", "comes after"} & {
                words for words in ("already named", "comes after") if words in why.text("en")
            }:
                continue
            named_later = order.index(first) > order.index(action)
            assert named_later, f"{why.text('en')} after {first!r}"

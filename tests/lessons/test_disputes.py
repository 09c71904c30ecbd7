"""*Who is right?*: the engine's verdict on every dispute, and the words around it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.paths import load_json
from rootlab.engine.action import Action
from rootlab.language import languages, message_ids, text
from rootlab.law import is_article
from rootlab.lessons import Dispute, check, dispute, disputes
from rootlab.lessons.cases import read_dispute
from rootlab.lessons.fact import MEASURES
from tests.language.test_spoken import faults

LANGUAGES = languages()
EVERY = disputes()
each = pytest.mark.parametrize("one", EVERY, ids=lambda one: one.id)
spoken = pytest.mark.parametrize("lang", LANGUAGES)
FACTIONS = {"marquise", "eyrie", "alliance", "vagabond", "corvids"}


def raw(name: str) -> dict[str, Any]:
    return next(one for one in load_json("lessons", "disputes.json")["disputes"] if one["id"] == name)


def test_there_are_twelve_on_all_factions_and_many_subjects() -> None:
    assert [one.number for one in EVERY] == list(range(1, 13))
    assert len({one.id for one in EVERY}) == 12
    assert {seat for one in EVERY for seat in one.position["seats"]} == FACTIONS
    assert {one.position["turn"]["player"] for one in EVERY} == FACTIONS
    assert len({one.articles for one in EVERY}) == 12
    assert {fact.kind for one in EVERY for claim in one.claims for fact in claim.facts} == set(MEASURES)
    right = Counter(one.marked for one in EVERY)
    assert set(right) == {1, 2, 3}
    assert max(right.values()) <= 5


@each
def test_the_engine_agrees_with_the_claim_that_is_marked(one: Dispute) -> None:
    verdict = check(one)
    assert verdict.right.number == one.marked
    assert verdict.right is one.claims[one.marked - 1]
    assert verdict.game.length == sum(isinstance(choice, Action) for choice in one.line)
    assert verdict.findings


@each
def test_the_articles_exist_and_a_ruling_cites_one_of_them(one: Dispute) -> None:
    assert all(is_article(number) for number in one.articles)
    for ruling in check(one).rulings:
        assert set(ruling.law) & set(one.articles), ruling.law


def test_where_something_is_refused_the_engine_gives_its_ruling() -> None:
    refused = {one.id for one in EVERY if check(one).rulings}
    assert refused == {"two-ends", "craft", "martial-law"}


@spoken
@each
def test_the_words_read_well(one: Dispute, lang: str) -> None:
    verdict = check(one)
    said = [one.title(lang), one.situation(lang), one.question(lang), one.why(lang), verdict.text(lang)]
    said += [claim.text(lang) for claim in one.claims]
    said += [found.text(lang) for found in verdict.findings]
    said += [ruling.text(lang) for ruling in verdict.rulings]
    assert len(set(said)) == len(said)
    for sentence in said:
        assert not faults(sentence, lang), (sentence, faults(sentence, lang))
    for clearing in one.clearings:
        assert re.search(rf"\b{clearing}\b", one.situation(lang)), clearing


@spoken
def test_every_text_of_a_dispute_is_used(lang: str) -> None:
    parts = ("title", "situation", "question", "why")
    wanted = {f"dispute-{one.id}-{part}" for one in EVERY for part in parts}
    wanted |= {f"dispute-{one.id}-claim-{claim.number}" for one in EVERY for claim in one.claims}
    started = tuple(f"dispute-{one.id}-" for one in EVERY)
    assert {name for name in message_ids(lang) if name.startswith(started)} == wanted
    assert len({claim.speaker(lang) for one in EVERY for claim in one.claims}) == 3


def test_what_the_engine_finds_decides_and_not_the_mark() -> None:
    """With another position the same claims come out otherwise."""
    data = raw("tie")
    here = data["position"]["clearings"]["2"]
    verdict = check(read_dispute(1, {**data, "right": 3}))
    assert verdict.right.number == 2
    more = {**here, "warriors": {**here["warriors"], "marquise": 2}}
    changed = {**data["position"], "clearings": {"2": more}}
    assert check(read_dispute(1, {**data, "position": changed})).right.number == 1


def test_a_dispute_without_one_right_claim_is_an_error() -> None:
    data = raw("tie")
    with pytest.raises(rl.RootlabError, match="2 of its claims hold"):
        check(read_dispute(1, {**data, "claims": [*data["claims"], data["claims"][1]]}))
    with pytest.raises(rl.RootlabError, match="0 of its claims hold"):
        check(read_dispute(1, {**data, "claims": data["claims"][::2]}))


def test_a_line_that_the_law_forbids_is_an_error() -> None:
    data = raw("two-ends")
    with pytest.raises(rl.IllegalAction):
        check(read_dispute(2, {**data, "line": ["move 4"]}))


@spoken
def test_findings_that_no_dispute_brings_are_told_too(lang: str) -> None:
    from rootlab.lessons import Finding

    for kind, about, value in (
        ("rules", {"clearing": 3}, None),
        ("winners", {}, ("eyrie",)),
        ("winners", {}, ("eyrie", "vagabond")),
        ("happened", {"event": "turmoil"}, 0),
        ("pieces", {"clearing": 3, "piece": "warrior", "faction": "eyrie"}, 1),
        ("score", {"faction": "corvids"}, None),
    ):
        assert not faults(Finding(kind, about, value).text(lang), lang), (kind, value)


def test_a_number_that_is_none_of_them_is_told_in_a_sentence() -> None:
    for wrong in (0, 13, True, "2"):
        with pytest.raises(rl.RootlabError) as error:
            dispute(wrong)  # type: ignore[arg-type]
        assert str(error.value) == text("dispute-unknown", given=repr(wrong), count=12)

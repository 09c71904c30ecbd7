"""The catalogues that are shipped: whole, valid, the same in every language, a word for every id."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rootlab.components.cards import CARD_IDS
from rootlab.components.names import FACTIONS, ITEMS, PHASES, SUITS
from rootlab.components.paths import data_dir
from rootlab.components.pieces import KINDS
from rootlab.language import PREFIXES, has, languages, message_ids, text, variables
from rootlab.language.catalogue import entries
from rootlab.law import is_article

FILES = sorted((data_dir() / "messages").glob("*/*.ftl"))
LANGUAGES = languages()
LEADERS = ("builder", "charismatic", "commander", "despot")
COLUMNS = ("recruit", "move", "battle", "build")
PLURALS = (*KINDS, "warrior", "pawn", "building", "token", "plot", "ruin")
OF_A_TERM = re.compile(r"-[a-z]+$")


def _names(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", FILES, ids=_names)
def test_a_file_is_valid_fluent(path: Path) -> None:
    """The whole file parses, and the quick index sees the same entries as the parser."""
    source = path.read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(source).body
    assert not [node.content for node in body if isinstance(node, ast.Junk)]
    parsed = [node.id.name for node in body if isinstance(node, ast.Message)]
    parsed += [f"-{node.id.name}" for node in body if isinstance(node, ast.Term)]
    assert sorted(entries(source)) == sorted(parsed)


@pytest.mark.parametrize("path", FILES, ids=_names)
def test_plural_forms_are_whole(path: Path) -> None:
    """Where a number is told apart, one and any other number each have their words."""
    broken = []

    class Counts(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser names it
            keys = {getattr(one.key, "name", getattr(one.key, "value", "")) for one in node.variants}
            counted = isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "count"
            if counted and keys & {"one", "two", "few"} and not {"one", "other"} <= keys:
                broken.append(sorted(keys))
            self.generic_visit(node)

    Counts().visit(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")))
    assert broken == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_given_twice(lang: str) -> None:
    found: Counter[str] = Counter()
    for path in FILES:
        if path.parent.name == lang:
            source = path.read_text(encoding="utf-8")
            found.update(re.findall(r"^(-?[A-Za-z][\w-]*)[ \t]*=", source, re.MULTILINE))
    assert [one for one, count in found.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert set(message_ids(lang)) == set(message_ids("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_uses_the_same_variables(lang: str) -> None:
    """`$player-gender` and the like count as `$player`: which of them is needed differs.

    So does which names have a plural: a name is always given `$count`.
    """
    names = tuple(sorted(set(PREFIXES.values())))

    def plain(one: str, spoken: str) -> set[str]:
        found = variables(one, spoken) - ({"count"} if one.startswith(names) else set())
        return {OF_A_TERM.sub("", name) if OF_A_TERM.sub("", name) in PREFIXES else name for name in found}

    assert {one: plain(one, lang) for one in message_ids(lang)} == {
        one: plain(one, "en") for one in message_ids("en")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_has_its_words(lang: str) -> None:
    wanted = [f"faction-{one}" for one in FACTIONS]
    wanted += [f"faction-{one}-short" for one in FACTIONS]
    wanted += [f"suit-{one}" for one in SUITS]
    wanted += [f"phase-{one}" for one in PHASES]
    wanted += [f"leader-{one}{end}" for one in LEADERS for end in ("", "-ability")]
    wanted += [f"column-{one}{end}" for one in COLUMNS for end in ("", "-effect")]
    for one in wanted:
        assert has(one, lang), one
        assert text(one, lang), one
    for one in (*(f"item-{item}" for item in ITEMS), *(f"piece-{kind}" for kind in PLURALS)):
        assert has(one, lang), one
        assert all(text(one, lang, count=count) for count in (0, 1, 2, 5)), one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_an_effect(lang: str) -> None:
    cards = sorted({*CARD_IDS, "vizier", "hidden", "unknown"})
    for card in cards:
        assert has(f"card-{card}", lang), card
        assert has(f"card-{card}-effect", lang), card
    named = Counter(text(f"card-{card}", lang, count=1) for card in cards)
    assert [name for name, count in named.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_article_named_in_an_effect_exists(lang: str) -> None:
    for one in message_ids(lang):
        if one.endswith(("-effect", "-ability")):
            for number in re.findall(r"\((\d+(?:\.\d+)+)\)", text(one, lang, count=1)):
                assert is_article(number), (one, number)


def test_shared_effects_name_their_suit_and_item() -> None:
    assert "a fox clearing" in text("card-ambush-fox-effect", "en")
    assert "any clearing" in text("card-ambush-bird-effect", "en")
    assert "opposite corners" in text("card-dominance-bird-effect", "en")
    assert text("card-anvil-effect", "en").startswith("Take a hammer from the item supply and score 2 points")
    assert "score 1 point (" in text("card-birdy-bindle-effect", "en")


def test_the_longest_effect_is_still_short() -> None:
    for card in CARD_IDS:
        assert len(text(f"card-{card}-effect", "en")) < 420, card

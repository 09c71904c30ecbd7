"""The index of the Law and how it is asked."""

from __future__ import annotations

import json
import pickle
import re
from time import perf_counter

import pytest

from rootlab.components.errors import RootlabError
from rootlab.components.paths import data_dir
from rootlab.law import Article, Articles, article, articles, edition, is_article, law, numbers, plain

STATED = re.compile(r"(?:[1-9]|13|16)(?:\.|$)")
LANGUAGES = ("en", "es")
MENTIONED = re.compile(r"\d+(?:\.\d+)+")


def test_the_law_has_577_articles() -> None:
    assert len(numbers()) == len(set(numbers())) == 577
    assert [one.number for one in articles()] == list(numbers())
    assert "Marauder" in edition()


def test_the_order_is_the_law_s() -> None:
    keys = [tuple(int(part) for part in number.split(".")) for number in numbers()]
    assert keys == sorted(keys)


def test_every_article_has_a_title() -> None:
    for one in articles():
        assert one.title("en")
        assert one.title("es")
        assert not re.search(r"[`_*<>]", one.title("en") + one.title("es"))


def test_spanish_titles_of_the_glossary_stand_by_the_english_number() -> None:
    assert law("16.6.1").title("es") == "Habilidad"
    assert law("16.6.34").title("es") == "Guerrero"
    assert law("16.6.29").title("es") == "Gastar"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_1_to_9_and_13_and_the_appendix_are_stated(lang: str) -> None:
    wanted = [one for one in articles() if STATED.match(one.number)]
    assert {"1", "9.2.9.2.4", "13.7.4", "16.1.10", "16.2.2.5", "16.3.9.2", "16.6.34"} <= {
        one.number for one in wanted
    }
    assert [one.number for one in wanted if not one.statement(lang)] == []


def test_an_article_is_stated_in_both_languages_or_in_none() -> None:
    for one in articles():
        english, spanish = one.statement("en"), one.statement("es")
        assert (english is None) == (spanish is None), one
        if english is not None:
            assert english != spanish, one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_statement_is_short_and_ends_like_a_sentence(lang: str) -> None:
    for one in articles():
        said = one.statement(lang)
        if said is not None:
            assert said.endswith("."), one
            assert len(said) < 420, one
            assert said == " ".join(said.split()), one


def test_each_language_has_its_own_quotation_marks() -> None:
    for one in articles():
        assert not re.search("[«»\"']", one.statement("en") or ""), one
        assert not re.search("[“”‘’\"']", one.statement("es") or ""), one


def test_both_languages_mention_the_same_articles() -> None:
    for one in articles():
        english, spanish = (MENTIONED.findall(one.statement(lang) or "") for lang in LANGUAGES)
        assert sorted(english) == sorted(spanish), one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_that_a_statement_mentions_exists_and_is_a_reference(lang: str) -> None:
    for one in articles():
        for number in MENTIONED.findall(one.statement(lang) or ""):
            assert is_article(number), (one, number)
            assert (
                number in one.see_numbers
                or number.startswith(f"{one.number}.")
                or (one.number.startswith(f"{number}."))
            ), (one, number)
        for seen in one.see:
            assert is_article(seen.number)
            assert seen != one


def test_parents_and_children_agree() -> None:
    for one in articles():
        assert all(child.parent == one for child in one.children)
        if one.parent is not None:
            assert one in one.parent.children
        else:
            assert one.number == str(one.chapter)


@pytest.mark.parametrize(
    ("asked", "number"),
    [
        ("4.3.2", "4.3.2"),
        ("4.3.2.I", "4.3.2.1"),
        ("4.3.2.i", "4.3.2.1"),
        (" 4.3.2.1. ", "4.3.2.1"),
        ("6.5.4.III", "6.5.4.3"),
        ("9.2.9.III.a", "9.2.9.3.1"),
        ("12.5.2.IX", "12.5.2.9"),
        ("7", "7"),
    ],
)
def test_numbers_are_read_as_the_law_prints_them(asked: str, number: str) -> None:
    assert plain(asked) == number
    assert law(asked).number == number
    assert is_article(asked)


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("4.3.9", "4.3.4"),
        ("99", "16"),
        ("6.5.9", "6.5.5"),
        ("7.7.3.4", "7.7.3.1"),
        ("5.2.1", "5.2"),
        ("", "1"),
    ],
)
def test_an_unknown_number_names_the_nearest(asked: str, near: str) -> None:
    assert not is_article(asked)
    with pytest.raises(RootlabError) as caught:
        law(asked)
    message = str(caught.value)
    assert message.count("\n") == 0
    assert re.search(rf"(?<![\d.]){re.escape(near)}(?![\d])", message.partition("nearest")[2]), message


@pytest.mark.parametrize("asked", ["x.y", "4..3", "IV", "4.3.2.one", "²", "4.-1"])
def test_what_is_no_number_is_refused_too(asked: str) -> None:
    with pytest.raises(RootlabError):
        law(asked)


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("field hospitals", "6.2.3"),
        ("Field Hospital", "6.2.3"),
        ("lords of the forest", "7.2.2"),
        ("maximum rolled hits", "4.3.2.1"),
        ("disdain trade", "7.2.3"),
        ("hospitales de campaña", "6.2.3"),
        ("fortaleza", "6.2.2"),
        ("emergency", "7.4.1"),
        ("claro afín", "8.2.5.2"),
        ("infamy", "9.2.9.3.1"),
        ("cepo", "13.7.2"),
    ],
)
def test_a_search_puts_the_article_first(words: str, number: str) -> None:
    assert law(search=words)[0].number == number


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("ambushes", {"4.3.1", "2.1.2", "16.4.3.5"}),
        ("hand limit", {"6.6", "7.6.2", "8.6.2", "9.6.3", "13.6.2"}),
        ("límite de cartas", {"6.6", "7.6.2", "8.6.2", "9.6.3", "13.6.2"}),
        ("item limit", {"9.6.4"}),
        ("límite de objetos", {"9.6.4"}),
        ("turmoil eyrie", {"7.7", "7.1"}),
        ("acciones", {"6.5"}),
    ],
)
def test_a_search_finds_what_people_mean(words: str, found: set[str]) -> None:
    """Plurals, words that the Law does not use, and what an article is part of."""
    assert found <= {one.number for one in law(search=words)}
    assert len(law(search=words)) < 60


def test_one_and_many_are_the_same_word() -> None:
    for one, many in (("ambush", "ambushes"), ("acción", "acciones"), ("party", "parties"), ("luz", "luces")):
        assert law(search=one) == law(search=many)


def test_what_matches_in_the_title_comes_first() -> None:
    assert law(search="turmoil eyrie")[0].number == "7.7"
    assert law(search="item limit")[0].number == "9.6.4"
    assert law(search="hand limit")[0].number == "6.6"


def test_a_search_without_hits_is_empty() -> None:
    assert law(search="xylophone") == ()
    assert law(search="xylophone").near == ()


def test_words_that_look_alike_are_offered() -> None:
    found = law(search="wariors")
    assert found == ()
    assert "warriors" in found.near
    assert str(found) == f"No article says that.\nPerhaps you meant: {' and '.join(found.near)}."
    assert "warriors" in found._repr_html_()
    assert law(search="guerero").near[0].startswith("guerrero")


def test_a_search_without_words_is_refused() -> None:
    with pytest.raises(RootlabError):
        law(search="  ")
    with pytest.raises(RootlabError):
        law()  # type: ignore[call-overload]


def test_a_range_holds_its_subsections() -> None:
    found = [one.number for one in law("4.3.1", "4.3.2")]
    assert found == ["4.3.1", "4.3.1.1", "4.3.1.2", "4.3.2", "4.3.2.1"]
    with pytest.raises(RootlabError):
        law("4.3.2", "4.3.1")


@pytest.mark.parametrize(
    ("asked", "first", "last"),
    [
        ("4.3.1-4.3.2", "4.3.1", "4.3.2.1"),
        ("4.3.1 – 4.3.2", "4.3.1", "4.3.2.1"),
        ("4.3.1—2", "4.3.1", "4.3.2.1"),
        ("4.3.3.I-II", "4.3.3.1", "4.3.3.2"),
        ("4.3-4.5", "4.3", "4.3.4"),
        ("4.3.2.I-III", "4.3.2.1", "4.3.2.1"),
        ("7-8", "7", "8.6.2"),
    ],
)
def test_a_range_can_be_one_text(asked: str, first: str, last: str) -> None:
    """It may leave out what both ends share, and go on beyond the last article there."""
    found = law(asked)
    assert isinstance(found, Articles)
    assert (found[0].number, found[-1].number) == (first, last)


@pytest.mark.parametrize("asked", ["4-", "-", "4.3-99.1", "4.4-x.y", "4.3.2-4.3.1", "x-4"])
def test_what_is_no_range_is_refused(asked: str) -> None:
    with pytest.raises(RootlabError):
        law(asked)


def test_an_article_is_a_value() -> None:
    one = law("4.3.2")
    assert one == article("4.3.2")
    assert hash(one) == hash(article("4.3.2"))
    assert repr(one) == "law('4.3.2')"
    assert eval(repr(one)) == one
    assert pickle.loads(pickle.dumps(one)) == one
    with pytest.raises(AttributeError):
        one.number = "1"  # type: ignore[misc]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RootlabError, match="tlh"):
        law("1").title("tlh")


def test_no_statement_is_none() -> None:
    bare = Article("99", {"en": "Nothing"}, {}, None, (), ())
    assert bare.statement("en") is None
    assert "<em>" in bare._repr_html_()


def test_a_notebook_shows_the_article_and_its_neighbours() -> None:
    page = law("4.3.2")._repr_html_()
    for part in ("4.3.2", "Step 2", "4.3.2.1", "Maximum Rolled Hits", "4.3 Battle", "currentColor"):
        assert part in page
    assert not re.search(r"#[0-9a-fA-F]{3,6}\b|rgb\(|white|black", page)
    assert "6.2.3" in law(search="field hospitals")._repr_html_()  # type: ignore[attr-defined]


def test_the_file_says_what_it_is() -> None:
    source = json.loads((data_dir() / "law" / "articles.json").read_text(encoding="utf-8"))
    assert source["languages"] == ["en", "es"]
    assert source["edition"]
    assert "own words" in source["note"]


def test_an_article_is_found_quickly() -> None:
    law("1")
    start = perf_counter()
    for number in numbers():
        article(number)
    assert (perf_counter() - start) / 577 < 50e-6

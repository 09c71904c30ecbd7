"""Texts by id and parameters: fallbacks, words for ids, lists, errors, speed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from rootlab.components.errors import RootlabError
from rootlab.language import (
    MessageError,
    has,
    language,
    language_of_system,
    languages,
    message_ids,
    on_language,
    reload,
    set_language,
    text,
    words,
)
from rootlab.language.choice import VARIABLES


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A small English catalogue and a Spanish one with gender and one gap."""
    english = """
list-two = { $first } and { $second }
list-middle = { $first }, { $second }
list-end = { $first } and { $second }
language-unknown = There is no language “{ $language }”; the kit speaks { $languages }.
faction-marquise = Marquise de Cat
    .short = Marquise
faction-eyrie = Eyrie Dynasties
    .short = Eyrie
piece-warrior =
    { $count ->
        [one] warrior
       *[other] warriors
    }
suit-fox = fox
moved = { $player } moves { $count } { $piece } from { $origin } to { $destination }.
rules =
    { $ruler-id ->
        [none] Nobody rules { $clearing }.
       *[other] { $ruler-short } rules { $clearing }.
    }
only-english = Only in English
"""
    spanish = """
list-two = { $first } y { $second }
list-middle = { $first }, { $second }
list-end = { $first } y { $second }
language-unknown = No hay idioma «{ $language }»; los que hay son { $languages }.
faction-marquise = el Marquesado
    .short = Marquesado
    .gender = m
faction-eyrie = las Águilas
    .short = Águilas
    .gender = f
piece-warrior =
    { $count ->
        [one] guerrero
       *[other] guerreros
    }
suit-fox = zorro
moved =
    { $player-gender ->
        [f] Movidas por { $player }: { $count } { $piece }, de { $origin } a { $destination }.
       *[m] Movidos por { $player }: { $count } { $piece }, de { $origin } a { $destination }.
    }
rules =
    { $ruler-id ->
        [none] Nadie gobierna { $clearing }.
       *[other] { $ruler-short } gobierna { $clearing }.
    }
"""
    for lang, source in (("en", english), ("es", spanish)):
        folder = tmp_path / "messages" / lang
        folder.mkdir(parents=True)
        (folder / "all.ftl").write_text(source, encoding="utf-8")
    monkeypatch.setattr("rootlab.components.paths.data_dir", lambda: tmp_path)
    monkeypatch.setattr(
        import_module("rootlab.language.choice"), "_listeners", []
    )  # no table of another test listens
    before = language()
    reload()
    yield
    monkeypatch.undo()
    reload()
    set_language(before)


def test_parameters_are_put_in_words(two_languages: None) -> None:
    move: dict[str, Any] = {"player": "eyrie", "count": 3, "piece": "warrior", "origin": 1, "destination": 5}
    assert text("moved", **move) == "Eyrie Dynasties moves 3 warriors from 1 to 5."
    assert text("moved", **move | {"count": 1}) == "Eyrie Dynasties moves 1 warrior from 1 to 5."


def test_another_language_needs_only_its_files(two_languages: None) -> None:
    move: dict[str, Any] = {"player": "eyrie", "count": 2, "piece": "warrior", "origin": 1, "destination": 5}
    assert languages() == ("en", "es")
    assert text("moved", "es", **move) == "Movidas por las Águilas: 2 guerreros, de 1 a 5."
    set_language("es")
    assert language() == "es"
    assert text("suit-fox") == "zorro"
    assert text("suit-fox", "en") == "fox"
    assert words({"seats": ("marquise", "eyrie")})["seats"] == "el Marquesado y las Águilas"


def test_a_gap_falls_back_to_english(two_languages: None) -> None:
    assert text("only-english", "es") == "Only in English"
    assert not has("only-english", "es")
    assert has("only-english", "en")


def test_none_is_an_empty_text_and_the_id_none(two_languages: None) -> None:
    assert text("rules", ruler=None, clearing=4) == "Nobody rules 4."
    assert text("rules", ruler="marquise", clearing=4) == "Marquise rules 4."


def test_lists_are_joined() -> None:
    assert words({"suits": ()})["suits"] == ""
    assert words({"suits": ("fox",)})["suits"] == "fox"
    assert words({"suits": ("fox", "mouse")})["suits"] == "fox and mouse"
    assert words({"suits": ("fox", "mouse", "bird")})["suits"] == "fox, mouse and bird"
    assert words({"clearings": (3, 5, 9)})["clearings"] == "3, 5 and 9"
    assert words({"player": ("marquise", "eyrie")})["player-short"] == "Marquise and Eyrie"
    assert words({"player": ["marquise", "eyrie"]})["player-id"] == "several"


def test_a_message_that_nobody_has_is_an_error() -> None:
    with pytest.raises(MessageError, match="no-such-message") as caught:
        text("no-such-message")
    assert isinstance(caught.value, KeyError)
    assert isinstance(caught.value, RootlabError)


def test_an_id_without_words_is_an_error() -> None:
    with pytest.raises(MessageError, match="faction-badger"):
        text("list-two", player="badger", first="", second="")


def test_a_parameter_that_is_missing_is_an_error() -> None:
    with pytest.raises(MessageError, match="second"):
        text("list-two", first="a")


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    for ask in (lambda: set_language("tlh"), lambda: text("suit-fox", "tlh")):
        with pytest.raises(RootlabError) as caught:
            ask()
        assert "tlh" in str(caught.value)
        assert "en" in str(caught.value)
    assert language() in languages()


@pytest.mark.parametrize("name", ["ES", "es_ES", "es-MX", "es_ES.UTF-8", "Spanish"])
def test_the_name_of_a_locale_is_understood(name: str) -> None:
    before = language()
    heard: list[str] = []
    stop = on_language(heard.append)
    try:
        set_language(name)
        assert language() == "es"
        assert heard == ["es"]
        assert text("suit-fox", name) == text("suit-fox", "es")
    finally:
        stop()
        set_language(before)


def test_no_isolation_marks() -> None:
    assert text("list-two", first="a", second="b").isascii()


def test_ids_are_sorted_and_told() -> None:
    ids = message_ids("en")
    assert list(ids) == sorted(ids)
    assert not any(one.startswith("-") for one in ids)


def test_a_text_is_quick() -> None:
    """On average under 60 µs, each with parameters that were not asked for before."""
    words({"player": "eyrie", "card": "anvil", "piece": "warrior", "count": 1})
    text("law-unknown", number="warm", near=("1", "2"))
    best = float("inf")
    for attempt in range(5):
        start = perf_counter()
        for number in range(400):
            text("law-unknown", number=f"{attempt}.{number}", near=("1", "2"), player="eyrie", count=2)
        best = min(best, (perf_counter() - start) / 400)
    assert best < 60e-6 * 2  # twice the aim: other work may share the core


def test_importing_reads_no_catalogue() -> None:
    code = (
        "import sys, rootlab.language, rootlab.law;"
        "assert 'fluent.runtime' not in sys.modules, 'fluent';"
        "from rootlab.law.index import _index; assert not _index.cache_info().currsize"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "es_MX.UTF-8"}, "es"),
        ({"LANG": "en_US.UTF-8", "ROOTLAB_LANGUAGE": "es"}, "es"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "es:en"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LANGUAGE": "fr:en_GB:es"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LANGUAGE": "fr:de"}, "es"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "en:es"}, "en"),
        ({"LANG": "C", "LANGUAGE": "es"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "POSIX", "LANGUAGE": "es"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "en", "ROOTLAB_LANGUAGE": "es"}, "es"),
    ],
)
def test_the_first_language_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], code: str
) -> None:
    for name in (*VARIABLES, "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_system() == code


def test_who_listens_hears_of_a_new_language() -> None:
    heard: list[str] = []
    before = language()
    deaf = on_language(heard.append)
    set_language("es")
    deaf()
    deaf()
    set_language(before)
    assert heard == ["es"]

"""Numbers and troubles with files, as a language tells them."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

import rootlab as rl
from rootlab.language import languages, message_ids, number, text, trouble
from rootlab.language.trouble import _KINDS


@pytest.mark.parametrize(
    ("value", "digits", "english", "spanish"),
    [
        (15641, 0, "15,641", "15.641"),
        (20, 1, "20.0", "20,0"),
        (0.125, 1, "0.1", "0,1"),
        (1234567.891, 2, "1,234,567.89", "1.234.567,89"),
        (7, 0, "7", "7"),
        (True, 0, "1", "1"),
    ],
)
def test_a_number_is_written_as_the_language_does(
    value: float, digits: int, english: str, spanish: str
) -> None:
    assert number(value, "en", digits) == english
    assert number(value, "es", digits) == spanish


def test_every_trouble_has_its_words() -> None:
    told = {one.removeprefix("trouble-") for one in message_ids("en") if one.startswith("trouble-")}
    assert told == {*_KINDS.values()}
    for lang in languages():
        for code, kind in _KINDS.items():
            assert trouble(OSError(code, "in the words of the system"), lang) == text(f"trouble-{kind}", lang)


def test_what_has_no_words_is_told_by_the_system() -> None:
    assert trouble(OSError(errno.EPIPE, "Broken pipe"), "es") == "Broken pipe"
    assert trouble(OSError(), "es") == "OSError"


@pytest.mark.parametrize("lang", languages())
def test_a_file_that_cannot_be_read_is_told_in_the_language(lang: str, tmp_path: Path) -> None:
    before = rl.language()
    rl.set_language(lang)
    try:
        for read, path in (
            (rl.load_game, tmp_path / "none"),
            (rl.load_game, tmp_path),
            (rl.load_game, tmp_path / "a\0b"),
            (rl.load_position, tmp_path),
        ):
            with pytest.raises(rl.RootlabError) as refused:
                read(path)
            sentence = str(refused.value)
            assert "irectory" not in sentence
            assert "null" not in sentence
            assert any(text(f"trouble-{kind}", lang) in sentence for kind in _KINDS.values()), sentence
    finally:
        rl.set_language(before)

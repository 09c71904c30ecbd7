"""Names of files that every file system takes."""

from __future__ import annotations

import pytest

from rootlab.record.names import free_name, safe_name


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ana against Luis", "Ana against Luis"),
        ("¿Quién gana? – 3", "¿Quién gana – 3"),
        ("a/b\\c:d*e?f\"g<h>i|j", "a b c d e f g h i j"),
        ("../../etc/passwd", "etc passwd"),
        (".hidden", "hidden"),
        ("ends with dots...", "ends with dots"),
        ("tab\tand\nline\0", "tab and line"),
        ("game.json", "game"),
        ("GAME.JSON", "GAME"),
        ("con", "con_"),
        ("Lpt1.txt", "Lpt1.txt_"),
        ("\u202eevil", "evil"),
        ("e\u0301", "é"),
        ("\ud800", "otherwise"),
        ("", "otherwise"),
        (" . ", "otherwise"),
        (".json", "json"),
    ],
)  # fmt: skip
def test_a_name_that_somebody_wrote_becomes_one_that_a_file_can_have(given: str, name: str) -> None:
    assert safe_name(given, "otherwise") == name


def test_a_name_is_cut_between_letters() -> None:
    name = safe_name("🦊" * 200, "x")
    assert set(name) == {"🦊"}
    assert len(name.encode()) <= 120


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert free_name("a", lambda _: False) == "a"
    assert free_name("a", {"a", "a (2)"}.__contains__) == "a (3)"

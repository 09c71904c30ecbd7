"""What the command line says of itself is in the language of the system, like all the rest."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from click.testing import CliRunner, Result

from rootlab.cli import main
from rootlab.language import language, languages, set_language, text

ENGLISH = re.compile(
    r"Usage|Options|Commands|Show |Try |No such|requires|unexpected|Invalid|Missing|does not|OPTIONS|FOLDER|NUMBER"
)
"""Words of click's own, and of the English catalogue, that no Spanish page has."""

WRONG: dict[str, list[str]] = {
    "no command": ["lba"],
    "a command like another": ["simulat"],
    "an option that is none": ["law", "--serach", "x"],
    "an option of the group that is none": ["--foo"],
    "an option without its value": ["law", "--search"],
    "an option with a value too many": ["law", "--gaps=3"],
    "a word too many": ["lab", "here", "there"],
    "a port that is none": ["lab", "--port", "x"],
    "a port that is too high": ["lab", "--port", "70000"],
    "nothing asked": ["law"],
    "an article that is none": ["law", "4.9"],
    "no number of games": ["simulate", "--games", "x"],
    "a faction that is none": ["simulate", "--factions", "marquise,cats"],
}


@pytest.fixture(autouse=True)
def _same_language() -> Iterator[None]:
    before = language()
    yield
    set_language(before)


def run(lang: str, *arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments), env={"ROOTLAB_LANGUAGE": lang}, prog_name="rootlab")


@pytest.mark.parametrize(
    "arguments", [["--help"], ["-h"], ["lab", "-h"], ["law", "--help"], ["simulate", "-h"]]
)
def test_a_help_page_speaks_one_language(arguments: list[str]) -> None:
    pages = {lang: run(lang, *arguments) for lang in ("es", "en", "es")}
    for lang, page in pages.items():
        assert page.exit_code == 0
        assert page.output.startswith(text("cli-usage", lang))
        assert text("cli-help-option", lang)[:20] in page.output
        assert "cli-" not in page.output
    assert not ENGLISH.search(pages["es"].output), pages["es"].output


def test_without_a_command_the_help_page_is_shown() -> None:
    page = run("es")
    assert page.exit_code == 2
    assert page.output.startswith("Uso: rootlab [OPCIONES] ORDEN [ARGUMENTOS]...")
    assert "simulate" in page.output


def test_the_version_is_told() -> None:
    page = run("es", "--version")
    assert page.exit_code == 0
    assert re.fullmatch(r"rootlab \d\S*; su motor .+\.\n", page.output)


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_told_in_one_language(wrong: str) -> None:
    told = {lang: run(lang, *WRONG[wrong]) for lang in languages()}
    for result in told.values():
        assert result.exit_code in (1, 2)
        assert re.search(r"^Error: \S.*[.?]$", result.output.splitlines()[-1]), result.output
    assert not ENGLISH.search(told["es"].output), told["es"].output
    assert told["es"].output.splitlines()[-1] != told["en"].output.splitlines()[-1]


def test_what_looks_alike_is_offered() -> None:
    assert "“law”" in run("en", "lba").output
    assert "“--search”" in run("en", "law", "--serach", "x").output


def test_law_takes_a_range_or_words() -> None:
    shown = run("en", "law", "4.3-4.5")
    assert shown.exit_code == 0
    assert shown.output.startswith("4.3 Battle\n")
    assert "\n4.3.4 " in shown.output
    assert run("en", "law", "4.3", "–", "4.5").output == shown.output
    assert run("es", "law", "emboscada").output == run("es", "law", "--search", "emboscada").output
    assert run("en", "law", "field", "hospitals").output.startswith("6.2.3 ")
    assert run("en", "law", "wariors").output.startswith("No article says that.\nPerhaps you meant: warriors")


def test_a_simulation_writes_numbers_as_the_language_does() -> None:
    shown = run("es", "simulate", "--games", "3")
    assert shown.exit_code == 0
    assert re.search(r"Rondas por partida: \d+,\d de media\.", shown.output), shown.output
    assert re.search(r"en \d+,\d s", shown.output)
    assert not re.search(r"\d\.\d\b|\d,\d{3}\b", shown.output), shown.output

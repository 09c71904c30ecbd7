"""The coverage of the Law: no article in scope without code and test, and the grades of the README."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import rootlab as rl
from rootlab.cli import main
from rootlab.components.paths import load_json
from rootlab.language import has, language, languages, set_language
from rootlab.law import Article, is_article
from rootlab.law.coverage import chapters, citations, coverage, grades

ROOT = Path(__file__).parents[2]
ROWS = coverage()


@pytest.fixture(autouse=True)
def _same_language() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


ENGLISH = {"ROOTLAB_LANGUAGE": "en"}

CODE = '''
"""4.3.2: dice."""

class Roll:
    law = ("4.3.2.1",)  # and 9.9.9, which is no article

    def extra(self):
        # 4.3.3
        return 4.1
'''
TEST = '''
def helper():
    """4.3.4"""

def test_dice():
    """4.3.2: both roll."""
'''


def test_no_article_in_scope_is_a_gap() -> None:
    assert [row.number for row in ROWS if row.gap] == []


def test_every_article_of_the_chapters_in_scope_is_there() -> None:
    wanted = [one for chapter in chapters() for one in _below(rl.law(str(chapter)))]
    assert [row.number for row in ROWS] == wanted


def _below(article: Article) -> list[str]:
    return [article.number, *(number for child in article.children for number in _below(child))]


def test_what_is_left_out_says_why() -> None:
    reasons = load_json("law", "scope.json")["left_out"]
    assert all(is_article(number) for number in reasons)
    assert all(has(f"coverage-{reason}", lang) for reason in reasons.values() for lang in languages())
    assert {row.number for row in ROWS if row.left_out and not row.heading} >= {"6.1", "9.7.1", "9.7.3"}


def test_strings_and_comments_cite_and_numbers_do_not() -> None:
    assert list(citations(CODE)) == [("4.3.2", 2, ""), ("4.3.2.1", 5, "Roll"), ("4.3.3", 8, "extra")]


def test_only_tests_count_as_tests() -> None:
    assert list(citations(TEST, tests=True)) == [("4.3.2", 6, "test_dice")]


def test_a_gap_is_found(tmp_path: Path) -> None:
    """A kit without the code, or without the test, of an article has a gap there."""
    code, test = tmp_path / "code.py", tmp_path / "test_it.py"
    code.write_text(CODE)
    test.write_text(TEST)
    rows = {row.number: row for row in coverage([code], [test])}
    assert rows["4.3.2.1"].code == (f"{tmp_path.name}/code.py Roll: 5",)
    assert rows["4.3.2.1"].gap
    assert not coverage([code], [test])[0].gap
    grade = next(one for one in grades(rows.values()) if one.chapter == 4)
    assert (grade.in_code, grade.in_tests) == (1, 0)


def test_the_command_prints_an_article_and_its_coverage() -> None:
    runner = CliRunner()
    assert "Maximum Rolled Hits" in runner.invoke(main, ["law", "4.3.2.I"], env=ENGLISH).output
    found = runner.invoke(main, ["law", "7.5.2", "--coverage"], env=ENGLISH)
    assert found.exit_code == 0
    assert "7.5.2.4" in found.output
    assert "7.4" not in found.output
    assert runner.invoke(main, ["law", "--gaps"]).exit_code == 0
    spanish = runner.invoke(main, ["law", "7.5.2", "--coverage"], env={"ROOTLAB_LANGUAGE": "es"})
    assert "Todos los artículos" in spanish.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "--search"),
        (["99.9"], "no article “99.9”"),
        (["10.2", "--coverage"], "does not play yet"),
    ],
)
def test_the_command_refuses_in_one_sentence(words: list[str], said: str) -> None:
    found = CliRunner().invoke(main, ["law", *words], env=ENGLISH)
    assert found.exit_code == 1
    assert said in found.output
    assert "Traceback" not in found.output


def test_the_readme_shows_the_grades() -> None:
    """The table in the README is what the coverage counts today."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = {
        int(chapter): tuple(map(int, counts.split("|")))
        for chapter, counts in re.findall(r"^\| (\d+) [^|]+\| ([\d |]+) \|$", readme, re.MULTILINE)
    }
    assert shown == {
        one.chapter: (one.wanted, one.in_code, one.in_tests, one.left_out) for one in grades(ROWS)
    }

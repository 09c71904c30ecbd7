"""Every article of chapters 2 to 7 and 13 has a test that names it, at the head of its docstring."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import rootlab as rl
from rootlab.law.article import Article

TESTS = Path(__file__).parents[1]
NUMBER = re.compile(r"\b\d+(?:\.\d+)+\b")

CHAPTERS = ("2", "3", "4", "5", "6", "7", "13")

NOT_PLAYED = {
    "2.1.1.1": "nothing here makes a player discard or give cards of a suit that it does not choose",
    "5.1.6": "overview cards and dice are handed out",
    "5.2": "advice for choosing factions",
    "6.1": "what the Marquise is about",
    "7.1": "what the Eyrie are about",
    "13.1": "what the Corvids are about",
}
"""Articles that no choice of these factions comes to."""


def named() -> set[str]:
    """The articles at the head of the docstrings of the tests of rules, cards and factions."""
    found: set[str] = set()
    for folder in ("rules", "cards", "factions"):
        for path in sorted((TESTS / folder).glob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    head, colon, _ = (ast.get_docstring(node) or "").partition(":")
                    if colon:
                        found.update(NUMBER.findall(head))
    return found


def leaves(article: Article) -> list[Article]:
    """The articles below one that say something of their own: all but the headings."""
    below = [one for child in article.children for one in leaves(child)]
    return [article, *below] if "." in article.number else below


def test_every_article_is_named() -> None:
    articles = [one.number for chapter in CHAPTERS for one in leaves(rl.law(chapter))]
    headings = {number for number in articles if any(other.startswith(f"{number}.") for other in articles)}
    wanted = [number for number in articles if number not in headings and number not in NOT_PLAYED]
    found = named()
    assert [number for number in wanted if number not in found] == []


def test_every_named_article_is_one() -> None:
    for number in named():
        assert rl.law(number).number == number

"""How far the kit covers the Law: by article, the code that names it and the tests that name it.

The code of a rule cites its article in a docstring, a comment or a string such as ``law = ("6.5.4",)``; a
test does the same.  An article whose number no code or no test names is a gap, unless ``data/law/scope.json``
says why nothing is to be done for it.  A heading is covered by the articles inside it.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from rootlab.components.paths import load_json
from rootlab.law.article import Article
from rootlab.law.index import article, articles, is_article

_NUMBER: Final = re.compile(r"(?<![\w.])\d{1,2}(?:\.\d{1,2}){1,4}(?![\w]|\.\d)")
PACKAGE: Final = Path(__file__).parents[1]
CODE: Final = ("components", "engine", "rules", "cards", "factions", "record")
"""The floors that implement the Law, and the folders of their tests."""


@dataclass(frozen=True, slots=True)
class Covered:
    """What names one article: places as ``file name: lines``."""

    article: Article
    code: tuple[str, ...]
    tests: tuple[str, ...]
    left_out: str
    """Why nothing is to be done for it (message ``coverage-<this>``); empty where something is."""
    heading: bool
    """Whether it only holds other articles together."""

    @property
    def number(self) -> str:
        """The article's number."""
        return self.article.number

    @property
    def gap(self) -> bool:
        """Whether code or a test is missing."""
        return not (self.heading or self.left_out or (self.code and self.tests))


@dataclass(frozen=True, slots=True)
class Grade:
    """How far a chapter is covered, in articles that ask for something."""

    chapter: int
    wanted: int
    in_code: int
    in_tests: int
    left_out: int


def tests_folder() -> Path | None:
    """The folder of the kit's tests: it stands beside the package in a checkout, else there is none."""
    folder = PACKAGE.parent / "tests"
    return folder if (folder / "rules").is_dir() else None


@cache
def _scope() -> Mapping[str, Any]:
    found: Mapping[str, Any] = load_json("law", "scope.json")
    return found


def chapters() -> tuple[int, ...]:
    """The chapters that the kit plays."""
    return tuple(_scope()["chapters"])


def coverage(code: Iterable[Path] | None = None, tests: Iterable[Path] | None = None) -> tuple[Covered, ...]:
    """Return every article in scope with what names it, in the order of the Law.

    ``code`` and ``tests`` are the files to read; by default the kit's own.
    """
    folder = tests_folder()
    in_code = _named(_files(PACKAGE, CODE) if code is None else code, tests=False)
    in_tests = _named((_files(folder, CODE) if folder else ()) if tests is None else tests, tests=True)
    left_out: Mapping[str, str] = _scope()["left_out"]
    wanted = chapters()
    return tuple(
        Covered(
            one,
            in_code.get(one.number, ()),
            in_tests.get(one.number, ()),
            _left_out(one, left_out),
            bool(one.child_numbers),
        )
        for one in articles()
        if one.chapter in wanted
    )


def grades(rows: Iterable[Covered]) -> tuple[Grade, ...]:
    """Return the grade of each chapter."""
    found: dict[int, list[Covered]] = {}
    for row in rows:
        if not row.heading:
            found.setdefault(row.article.chapter, []).append(row)
    return tuple(_grade(chapter, some) for chapter, some in found.items())


def _grade(chapter: int, rows: list[Covered]) -> Grade:
    wanted = [row for row in rows if not row.left_out]
    return Grade(
        chapter,
        len(wanted),
        sum(bool(row.code) for row in wanted),
        sum(bool(row.tests) for row in wanted),
        len(rows) - len(wanted),
    )


def _left_out(one: Article, reasons: Mapping[str, str]) -> str:
    """Its own reason, or that of an article around it."""
    while one.number not in reasons:
        if one.parent_number is None:
            return ""
        one = article(one.parent_number)
    return reasons[one.number]


def _files(folder: Path, below: Iterable[str]) -> list[Path]:
    return sorted(path for name in below for path in (folder / name).rglob("*.py"))


def _named(files: Iterable[Path], *, tests: bool) -> dict[str, tuple[str, ...]]:
    """By article: the places that name it, each ``file name: lines``."""
    found: dict[str, dict[str, dict[int, None]]] = {}
    for path in files:
        file = f"{path.parent.name}/{path.name}"
        for number, line, name in citations(path.read_text(encoding="utf-8"), tests=tests):
            found.setdefault(number, {}).setdefault(f"{file} {name}".strip(), {})[line] = None
    return {
        number: tuple(f"{place}: {', '.join(map(str, lines))}" for place, lines in places.items())
        for number, places in found.items()
    }


def citations(source: str, *, tests: bool = False) -> Iterator[tuple[str, int, str]]:
    """Yield every article that a Python text names in a string or a comment.

    With it the line, and the name of the function or class around it (empty outside any).  With ``tests``
    only what stands inside a test counts.

    >>> list(citations('def tie(s):  # 7.2.2' + chr(10) + '    return s'))
    [('7.2.2', 1, 'tie')]
    """
    spans = _spans(ast.parse(source))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in (tokenize.STRING, tokenize.COMMENT):
            continue
        for match in _NUMBER.finditer(token.string):
            line = token.start[0] + token.string.count("\n", 0, match.start())
            inside = [title for first, last, title in spans if first <= line <= last]
            if tests and not any(title.startswith("test_") for title in inside):
                continue
            if is_article(match.group()):
                yield match.group(), line, inside[-1] if inside else ""


def _spans(tree: ast.Module) -> list[tuple[int, int, str]]:
    """First line, last line and name of every function and class, the outer ones first."""
    return [
        (min([node.lineno, *(one.lineno for one in node.decorator_list)]), node.end_lineno or 0, node.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    ]

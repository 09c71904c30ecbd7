"""The index: every article by its number, read once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rootlab.components.errors import RootlabError
from rootlab.components.paths import load_json
from rootlab.language import language, text
from rootlab.law.article import FALLBACK, Article, Articles
from rootlab.law.numbering import plain, sort_key


@dataclass(frozen=True, slots=True)
class Index:
    """The whole index."""

    edition: str
    languages: tuple[str, ...]
    articles: Mapping[str, Article]


@lru_cache(maxsize=1)
def _index() -> Index:
    source = load_json("law", "articles.json")
    rows: list[dict[str, Any]] = source["articles"]
    children: dict[str, list[str]] = {row["number"]: [] for row in rows}
    for number in children:
        parent = number.rpartition(".")[0]
        if parent:
            children[parent].append(number)
    found = {
        row["number"]: Article(
            number=row["number"],
            titles=row["title"],
            statements=row.get("statement", {}),
            parent_number=row["number"].rpartition(".")[0] or None,
            child_numbers=tuple(children[row["number"]]),
            see_numbers=tuple(row.get("see", ())),
            also=row.get("also", {}),
        )
        for row in rows
    }
    return Index(source["edition"], tuple(source["languages"]), found)


def known(lang: str | None) -> str:
    """Return the language in which the index speaks: `lang`, or the current one where it has that.

    >>> known("es")
    'es'
    """
    languages = _index().languages
    if lang is None:
        return language() if language() in languages else FALLBACK
    if lang not in languages:
        raise RootlabError(text("law-unknown-language", language=str(lang), languages=languages))
    return lang


def numbers() -> tuple[str, ...]:
    """Return the numbers of all articles, in the order of the Law.

    >>> len(numbers()), numbers()[:3]
    (577, ('1', '1.1', '1.1.1'))
    """
    return tuple(_index().articles)


def articles() -> tuple[Article, ...]:
    """Return all articles, in the order of the Law."""
    return Articles(_index().articles.values())


def edition() -> str:
    """Say which edition of the Law the index follows."""
    return _index().edition


def is_article(number: str) -> bool:
    """Say whether the Law has an article of this number.

    >>> is_article("4.3.2.1"), is_article("4.3.2.I"), is_article("4.9")
    (True, True, False)
    """
    return plain(number) in _index().articles


def article(number: str) -> Article:
    """Return the article of a number; an unknown number is refused with the nearest ones.

    >>> article("7.7.1")
    law('7.7.1')
    """
    found = _index().articles.get(plain(number))
    if found is None:
        raise RootlabError(text("law-unknown", number=number, near=nearest(number)))
    return found


def nearest(number: str) -> tuple[str, ...]:
    """Return up to three existing numbers that are closest to one that does not exist.

    >>> nearest("4.3.9")
    ('4.3.4', '4.3.3', '4.3.2')
    >>> nearest("no number")
    ('1', '2', '3')
    """
    existing = _index().articles
    parts = plain(number).split(".")
    while len(parts) > 1 and ".".join(parts[:-1]) not in existing:
        parts.pop()
    if len(parts) < 2:
        siblings = [one for one in existing if "." not in one]
        wanted = int(parts[0]) if parts[0].isdecimal() else 0
    else:
        parent = existing[".".join(parts[:-1])]
        siblings = list(parent.child_numbers) or [parent.number]
        wanted = int(parts[-1]) if parts[-1].isdecimal() else 0
    siblings.sort(key=lambda one: (abs(sort_key(one)[-1] - wanted), sort_key(one)))
    return tuple(siblings[:3])

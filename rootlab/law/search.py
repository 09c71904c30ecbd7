"""Finding articles by words, in every language of the index at once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rootlab.law.article import Article
from rootlab.law.index import articles
from rootlab.law.numbering import sort_key

_WORD: Final = re.compile(r"[a-z0-9]+")
_SMALL_WORDS: Final = "a an and for from in is of on or the to with de del el en la las los y"
_SMALL: Final = frozenset(_SMALL_WORDS.split())

_TITLE_IS: Final = 60
_TITLE_HAS: Final = 24
_SAYS: Final = 12
_WORD_IN_TITLE: Final = 5
_WORD_IN_STATEMENT: Final = 2


def words(text: str) -> list[str]:
    """Return the words of a text without case, accents and plural endings.

    >>> words("Field Hospitals, fichas de Simpatía")
    ['field', 'hospital', 'ficha', 'de', 'simpatia']
    """
    bare = unicodedata.normalize("NFKD", text.replace("’", "")).encode("ascii", "ignore").decode()
    return [word[:-1] if len(word) > 3 and word[-1] == "s" else word for word in _WORD.findall(bare.lower())]


@dataclass(frozen=True, slots=True)
class _Entry:
    article: Article
    titles: tuple[str, ...]
    statements: tuple[str, ...]
    in_title: frozenset[str]
    in_statement: frozenset[str]


def _phrases(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(f" {' '.join(words(one))} " for one in texts)


@lru_cache(maxsize=1)
def _entries() -> tuple[_Entry, ...]:
    found = []
    for one in articles():
        titles, statements = _phrases(one.titles.values()), _phrases(one.statements.values())
        in_title = frozenset(" ".join(titles).split())
        in_statement = frozenset(" ".join(statements).split())
        found.append(_Entry(one, titles, statements, in_title, in_statement))
    return tuple(found)


def _score(entry: _Entry, wanted: list[str], phrase: str) -> int:
    score = 0
    if phrase in entry.titles:
        score += _TITLE_IS
    elif any(phrase in title for title in entry.titles):
        score += _TITLE_HAS
    if any(phrase in statement for statement in entry.statements):
        score += _SAYS
    for word in wanted:
        score += _WORD_IN_TITLE * (word in entry.in_title)
        score += _WORD_IN_STATEMENT * (word in entry.in_statement)
    return score


def search(query: str) -> tuple[Article, ...]:
    """Return the articles that have all the words, best first; if none has, those with any of them.

    >>> [one.number for one in search("maximum rolled hits")][:1]
    ['4.3.2.1']
    """
    asked = words(query)
    phrase = f" {' '.join(asked)} "
    wanted = [word for word in dict.fromkeys(asked) if word not in _SMALL] or asked
    if not wanted:
        return ()
    hits = [
        (entry, sum(word in entry.in_title or word in entry.in_statement for word in wanted))
        for entry in _entries()
    ]
    most = max(count for _, count in hits)
    if most == 0:
        return ()
    ranked = sorted(
        (entry for entry, count in hits if count == most),
        key=lambda entry: (-_score(entry, wanted, phrase), sort_key(entry.article.number)),
    )
    return tuple(entry.article for entry in ranked)

"""Finding articles by words, in every language of the index at once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from rootlab.law.article import Article, Found
from rootlab.law.index import articles
from rootlab.law.numbering import sort_key

_WORD: Final = re.compile(r"\w+")
_SMALL_WORDS: Final = "a an and for from in is of on or the to with de del el en la las los y"
_SMALL: Final = frozenset(_SMALL_WORDS.split())
_LEAST: Final = 4
"""From so many letters on a word loses its ending."""

_TITLE_IS: Final = 60
_TITLE_HAS: Final = 24
_SAYS: Final = 12
_WORD_IN_TITLE: Final = 5
_WORD_IN_STATEMENT: Final = 2
_WORD_ABOVE: Final = 1
_NEAR: Final = 2
"""So many words that look alike are offered for one that the Law does not have."""


def stem(word: str) -> str:
    """Return a word without case, accents and the ending of a plural, the same for one thing and for many.

    >>> [stem(word) for word in ("Ambushes", "ambush", "Rules", "rule", "acción", "acciones", "luces", "luz")]
    ['ambush', 'ambush', 'rul', 'rul', 'accion', 'accion', 'luc', 'luc']
    """
    bare = unicodedata.normalize("NFKD", word).encode("ascii", "ignore").decode().lower()
    if len(bare) >= _LEAST and bare.endswith("ies"):
        bare = f"{bare[:-3]}y"
    for ending in ("s", "e"):
        if len(bare) >= _LEAST and bare.endswith(ending):
            bare = bare[:-1]
    return f"{bare[:-1]}c" if bare.endswith("z") else bare


def words(text: str) -> list[str]:
    """Return the stems of the words of a text.

    >>> words("Field Hospitals, fichas de Simpatía")
    ['field', 'hospital', 'ficha', 'de', 'simpatia']
    """
    return [stem(word) for word in _plain_words(text)]


def _plain_words(text: str) -> list[str]:
    return _WORD.findall(text.replace("’", ""))


@dataclass(frozen=True, slots=True)
class _Entry:
    article: Article
    titles: tuple[str, ...]
    statements: tuple[str, ...]
    in_title: frozenset[str]
    in_statement: frozenset[str]
    above: frozenset[str]
    """The words in the titles of the articles that it is part of."""

    def has(self, word: str) -> bool:
        """Whether it has a word itself."""
        return word in self.in_title or word in self.in_statement


def _phrases(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(f" {' '.join(words(one))} " for one in texts)


def _parents(one: Article) -> Iterator[Article]:
    while (above := one.parent) is not None:
        yield above
        one = above


@lru_cache(maxsize=1)
def _entries() -> tuple[_Entry, ...]:
    found = []
    for one in articles():
        titles = _phrases(one.titles.values())
        statements = _phrases((*one.statements.values(), *one.also.values()))
        in_title = frozenset(" ".join(titles).split())
        in_statement = frozenset(" ".join(statements).split())
        above = frozenset(
            word for each in _parents(one) for title in each.titles.values() for word in words(title)
        )
        found.append(_Entry(one, titles, statements, in_title, in_statement, above))
    return tuple(found)


@lru_cache(maxsize=1)
def _vocabulary() -> dict[str, str]:
    """Every word of the index as it is written, by its stem."""
    found: dict[str, str] = {}
    for one in articles():
        for said in (*one.titles.values(), *one.statements.values(), *one.also.values()):
            for word in _plain_words(said):
                if not word.isdecimal():
                    found.setdefault(stem(word), word.lower())
    return found


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
        score += _WORD_ABOVE * (word in entry.above)
    return score


def _near(wanted: list[str]) -> tuple[str, ...]:
    """Words of the Law that look like those of which it has none."""
    vocabulary = _vocabulary()
    unknown = [word for word in wanted if word not in vocabulary]
    close = [one for word in unknown for one in get_close_matches(word, vocabulary, n=_NEAR, cutoff=0.8)]
    return tuple(dict.fromkeys(vocabulary[one] for one in close))


def search(query: str) -> Found:
    """Return the articles that have most of the words, best first.

    A word counts for an article also where it stands in the title of what the article is part of.

    >>> [one.number for one in search("maximum rolled hits")][:1]
    ['4.3.2.1']
    >>> search("wariors").near
    ('warriors',)
    """
    asked = words(query)
    phrase = f" {' '.join(asked)} "
    wanted = [word for word in dict.fromkeys(asked) if word not in _SMALL] or asked
    hits = [
        (entry, sum(entry.has(word) or word in entry.above for word in wanted))
        for entry in _entries()
        if any(entry.has(word) for word in wanted)
    ]
    most = max((count for _, count in hits), default=0)
    ranked = sorted(
        (entry for entry, count in hits if count == most),
        key=lambda entry: (-_score(entry, wanted, phrase), sort_key(entry.article.number)),
    )
    found = Found(entry.article for entry in ranked)
    found.near = _near(wanted)
    return found

"""`law`: the one call by which a reader asks for an article."""

from __future__ import annotations

from typing import overload

from rootlab.components.errors import RootlabError
from rootlab.language import text
from rootlab.law.article import Article, Articles
from rootlab.law.index import article, articles
from rootlab.law.numbering import sort_key


@overload
def law(number: str) -> Article: ...
@overload
def law(number: str, to: str) -> tuple[Article, ...]: ...
@overload
def law(*, search: str) -> tuple[Article, ...]: ...
def law(
    number: str | None = None, to: str | None = None, *, search: str | None = None
) -> Article | tuple[Article, ...]:
    """Return the article of a number, a range of articles, or those that a search finds.

    >>> law("4.3.2.I").title("en")
    'Maximum Rolled Hits'
    >>> law("7.7.1", "7.7.3")
    (law('7.7.1'), law('7.7.2'), law('7.7.3'), law('7.7.3.1'))
    >>> law(search="a new roost")[0]
    law('7.4.3')

    A range ends with the subsections of its last article.
    """
    if search is not None:
        from rootlab.law.search import search as find

        if not search.strip():
            raise RootlabError(text("law-empty-search"))
        return Articles(find(search))
    if number is None:
        raise RootlabError(text("law-no-question"))
    first = article(number)
    if to is None:
        return first
    return _range(first, article(to))


def _range(first: Article, last: Article) -> Articles:
    start, end = sort_key(first.number), sort_key(last.number)
    if end < start:
        raise RootlabError(text("law-range-backwards", number=first.number, to=last.number))
    return Articles(
        one for one in articles() if start <= (key := sort_key(one.number)) and key[: len(end)] <= end
    )

"""`law`: the one call by which a reader asks for an article."""

from __future__ import annotations

import re
from typing import Final, overload

from rootlab.components.errors import RootlabError, shown, told
from rootlab.language import text
from rootlab.law.article import Article, Articles, Found
from rootlab.law.index import article, articles, is_article
from rootlab.law.numbering import plain, sort_key

_DASH: Final = re.compile(r"\s*[-\u2010-\u2015]\s*")


@overload
def law(number: str) -> Article: ...
@overload
def law(number: str, to: str) -> tuple[Article, ...]: ...
@overload
def law(*, search: str) -> Found: ...
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

    A range ends with the subsections of its last article.  It can be written as one text, too:

    >>> law("4.3.3-4") == law("4.3.3 – 4.3.4") == law("4.3.3", "4.3.4")
    True
    """
    for given in (number, to, search):
        if given is not None and not isinstance(given, str):
            raise told("law-not-text", given=shown(given))
    if search is not None:
        from rootlab.law.search import search as find

        if not search.strip():
            raise RootlabError(text("law-empty-search"))
        return find(search)
    if number is None:
        raise RootlabError(text("law-no-question"))
    start, *rest = _DASH.split(number.strip(), maxsplit=1)
    if to is None and start and rest:
        return _range(article(start), _end(start, rest[0]))
    first = article(number)
    if to is None:
        return first
    return _range(first, article(to).number)


def _end(start: str, end: str) -> str:
    """The number at the end of a range as one text: it may leave out what it shares with the start, and go
    on beyond the last article there."""
    head = plain(start).rpartition(".")[0]
    whole = plain(f"{head}.{end}") if head else plain(end)
    if "." in end.strip(".") or (is_article(end) and not is_article(whole)):
        whole = plain(end)
    above = whole.rpartition(".")[0]
    if not whole.replace(".", "").isdecimal() or (above and not is_article(above)):
        return article(whole).number  # which says that there is none
    return whole


def _range(first: Article, last: str) -> Articles:
    start, end = sort_key(first.number), sort_key(last)
    if end < start:
        raise RootlabError(text("law-range-backwards", number=first.number, to=last))
    return Articles(
        one for one in articles() if start <= (key := sort_key(one.number)) and key[: len(end)] <= end
    )

"""The Law's articles: their numbers, titles and what they say, in the project's own words.

    >>> law("4.3.2").title("en")
    'Step 2: Roll Dice and Add Extra Hits'
    >>> law("4.3.2.I")
    law('4.3.2.1')
    >>> law(search="field hospitals")[0].number
    '6.2.3'

The index is read from ``data/law/articles.json`` when the first article is asked for.
"""

from rootlab.law.article import Article, Articles, Found
from rootlab.law.index import article, articles, edition, is_article, numbers
from rootlab.law.lookup import law
from rootlab.law.numbering import plain

__all__ = [
    "Article",
    "Articles",
    "Found",
    "article",
    "articles",
    "edition",
    "is_article",
    "law",
    "numbers",
    "plain",
]

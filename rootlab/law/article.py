"""An article of the Law: a small value that names itself by its number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

FALLBACK: Final = "en"


@dataclass(frozen=True, slots=True)
class Article:
    """One article of the Law. Two are equal when their numbers are.

    >>> from rootlab.law import law
    >>> rolled = law("4.3.2")
    >>> rolled.chapter, rolled.parent, rolled.children
    (4, law('4.3'), (law('4.3.2.1'),))
    """

    number: str
    titles: Mapping[str, str] = field(compare=False, repr=False)
    statements: Mapping[str, str] = field(compare=False, repr=False)
    parent_number: str | None = field(compare=False, repr=False)
    child_numbers: tuple[str, ...] = field(compare=False, repr=False)
    see_numbers: tuple[str, ...] = field(compare=False, repr=False)
    also: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """Words that people look for it by, beside its own."""

    @property
    def chapter(self) -> int:
        """The chapter, 1 to 16."""
        return int(self.number.partition(".")[0])

    @property
    def parent(self) -> Article | None:
        """The article that this one is part of; None for a chapter."""
        from rootlab.law.index import article

        return None if self.parent_number is None else article(self.parent_number)

    @property
    def children(self) -> tuple[Article, ...]:
        """The articles that this one consists of."""
        from rootlab.law.index import article

        return Articles(article(number) for number in self.child_numbers)

    @property
    def see(self) -> tuple[Article, ...]:
        """The articles that this one mentions."""
        from rootlab.law.index import article

        return Articles(article(number) for number in self.see_numbers)

    def title(self, lang: str | None = None) -> str:
        """Return the title (the English one where the language has none).

        >>> from rootlab.law import law
        >>> law("6.2.2").title("en"), law("6.2.2").title("es")
        ('The Keep', 'La Fortaleza')
        """
        return self.titles.get(_language(lang)) or self.titles[FALLBACK]

    def statement(self, lang: str | None = None) -> str | None:
        """Return what the article says in the project's own words; None where that is not written yet.

        >>> from rootlab.law import law
        >>> law("6.5.1").statement("en")
        'Start one battle (4.3).'
        """
        return self.statements.get(_language(lang))

    def __repr__(self) -> str:
        """Return the call that gives this article."""
        return f"law({self.number!r})"

    def __str__(self) -> str:
        """Return number, title and statement as plain text.

        >>> from rootlab.law import law
        >>> print(law("6.5.1"))
        6.5.1 Battle
        Start one battle (4.3).
        """
        said = self.statement() or self.statement(FALLBACK)
        return f"{self.number} {self.title()}" + (f"\n{said}" if said else "")

    def _repr_html_(self) -> str:
        """Return the article for a notebook."""
        from rootlab.law.page import article_html

        return article_html(self)


class Articles(tuple[Article, ...]):
    """Several articles: a tuple that shows itself as a list.

    >>> from rootlab.law import law
    >>> law("6.5").children
    (law('6.5.1'), law('6.5.2'), law('6.5.3'), law('6.5.4'), law('6.5.5'))
    """

    __slots__ = ()

    def __str__(self) -> str:
        """Return one line per article.

        >>> from rootlab.law import law
        >>> print(law("2.4").children)
        2.4.1 Adjacency
        """
        return "\n".join(f"{one.number} {one.title()}" for one in self)

    def _repr_html_(self) -> str:
        """Return the articles for a notebook."""
        from rootlab.law.page import articles_html

        return articles_html(self)


class Found(Articles):
    """What a search found; ``near`` are words of the Law that look like those of which it has none."""

    near: tuple[str, ...] = ()

    def _near(self) -> str:
        from rootlab.language import text

        return text("law-near", near=self.near) if self.near else ""

    def __str__(self) -> str:
        """Return one line per article, or that there is none, with the words that look alike."""
        from rootlab.language import text

        return "\n".join(filter(None, (super().__str__() or text("law-found", count=0), self._near())))

    def _repr_html_(self) -> str:
        """Return the articles, and the words that look alike, for a notebook."""
        from rootlab.law.page import articles_html

        return articles_html(self, self._near())


def _language(lang: str | None) -> str:
    from rootlab.law.index import known

    return known(lang)

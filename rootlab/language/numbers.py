"""Numbers as a language writes them."""

from __future__ import annotations

from rootlab.language.speak import told


def number(value: float, lang: str | None = None, digits: int = 0) -> str:
    """Return a number with just so many decimals, as the language writes it.

    >>> number(15641, "en"), number(15641, "es")
    ('15,641', '15.641')
    >>> number(20, "en", digits=1), number(20, "es", digits=1)
    ('20.0', '20,0')
    """
    from fluent.runtime.types import fluent_number

    wanted = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
    return told("language-number", lang, {"value": wanted})

"""The current language, and which there are."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from rootlab.components.errors import RootlabError

FALLBACK: Final = "en"
"""The language that has every message."""

_current = FALLBACK


def messages_dir() -> Path:
    """Return the folder that holds one folder of messages per language."""
    from rootlab.components.paths import data_dir

    return data_dir() / "messages"


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Return the languages that have a catalogue.

    >>> "en" in languages()
    True
    """
    return tuple(sorted({path.parent.name for path in messages_dir().glob("*/*.ftl")}))


def known(lang: str | None) -> str:
    """Return `lang`, or the current language for None; refuse one that has no catalogue.

    >>> known(None) == language()
    True
    """
    if lang is None:
        return _current
    if lang not in languages():
        from rootlab.language.speak import text

        sentence = text("language-unknown", FALLBACK, language=str(lang), languages=languages())
        raise RootlabError(sentence)
    return lang


def language() -> str:
    """Return the current language."""
    return _current


def set_language(lang: str) -> None:
    """Make `lang` the language of every text from now on.

    >>> set_language("en")
    >>> language()
    'en'
    """
    global _current  # noqa: PLW0603 - the one setting of the kit
    _current = known(lang)

"""The current language, and which there are."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from rootlab.components.errors import RootlabError

FALLBACK: Final = "en"
"""The language that has every message."""

VARIABLES: Final = ("ROOTLAB_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language; the first that is set counts."""

_current: str | None = None
_listeners: list[Callable[[str], None]] = []


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
        return language()
    if lang not in languages():
        from rootlab.language.speak import text

        sentence = text("language-unknown", FALLBACK, language=str(lang), languages=languages())
        raise RootlabError(sentence)
    return lang


def language_of_system() -> str:
    """Return the language of the environment where the kit speaks it, else English."""
    named = [value for name in VARIABLES if (value := os.environ.get(name))]
    if not named:  # Windows keeps it elsewhere
        named = [locale.getlocale()[0] or ""]
    code = named[0].replace("-", "_").partition("_")[0].lower()
    if code == "spanish":
        code = "es"
    return code if code in languages() else FALLBACK


def language() -> str:
    """Return the current language: at first that of the system."""
    global _current  # noqa: PLW0603 - the one setting of the kit
    if _current is None:
        _current = language_of_system()
    return _current


def set_language(lang: str) -> None:
    """Make `lang` the language of every text from now on.

    >>> set_language("en")
    >>> language()
    'en'
    """
    global _current  # noqa: PLW0603 - the one setting of the kit
    _current = known(lang)
    for told in tuple(_listeners):
        told(lang)


def on_language(told: Callable[[str], None]) -> Callable[[], None]:
    """Call ``told`` with every language that is set from now on; return what ends that."""
    _listeners.append(told)
    return lambda: _listeners.remove(told) if told in _listeners else None

"""The current language, and which there are."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from rootlab.components.errors import RootlabError

FALLBACK: Final = "en"
"""The language that has every message."""

VARIABLES: Final = ("ROOTLAB_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language; the first that is set counts.  The list in LANGUAGE goes before
the names of locales, as in other programs."""

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

    >>> known(None) == language(), known("es_ES.UTF-8"), known("ES")
    (True, 'es', 'es')
    """
    if lang is None:
        return language()
    if lang not in languages() and (code := _code(lang)) in languages():
        return code
    if lang not in languages():
        from rootlab.language.speak import text

        sentence = text("language-unknown", FALLBACK, language=str(lang), languages=languages())
        raise RootlabError(sentence)
    return lang


def language_of_system() -> str:
    """Return the language of the environment where the kit speaks it, else English."""
    own, *locales = (os.environ.get(name) for name in VARIABLES)
    system = next(filter(None, locales), None)
    if own:
        wanted = [own]
    elif system is None:  # Windows keeps it elsewhere
        wanted = [locale.getlocale()[0] or ""]
    elif _code(system) in ("c", "posix"):  # no language at all: then LANGUAGE does not count either
        wanted = []
    else:
        wanted = [*os.environ.get("LANGUAGE", "").split(":"), system]
    return next((code for code in map(_code, wanted) if code in languages()), FALLBACK)


def _code(name: object) -> str:
    """The code of a language in the name of a locale, as es in es_ES.UTF-8."""
    code = re.split(r"[-_.@]", str(name).strip(), maxsplit=1)[0].lower()
    return "es" if code == "spanish" else code


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
        told(_current)


def on_language(told: Callable[[str], None]) -> Callable[[], None]:
    """Call ``told`` with every language that is set from now on; return what ends that."""
    _listeners.append(told)
    return lambda: _listeners.remove(told) if told in _listeners else None

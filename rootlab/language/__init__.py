"""Every text that a person reads, by message id and parameters.

The texts stand in ``data/messages/<language>/*.ftl`` (Project Fluent). A new language is a new folder
of files; nothing here changes. Catalogues are read when the first text is asked for.

    >>> text("suit-fox")
    'fox'
    >>> text("list-two", first="a", second="b")
    'a and b'

A parameter that names something of the game is given as its plain id (`PREFIXES` lists the names);
the message says where its words go:

    >>> words({"player": "eyrie", "card": ("anvil", "sappers")})["card"]
    'Anvil and Sappers'
"""

from rootlab.language.choice import language, language_of_system, languages, on_language, set_language
from rootlab.language.errors import MessageError
from rootlab.language.numbers import number
from rootlab.language.prefixes import PREFIXES
from rootlab.language.speak import has, message_ids, reload, text, variables, words
from rootlab.language.trouble import trouble

__all__ = [
    "PREFIXES",
    "MessageError",
    "has",
    "language",
    "language_of_system",
    "languages",
    "message_ids",
    "number",
    "on_language",
    "reload",
    "set_language",
    "text",
    "trouble",
    "variables",
    "words",
]

"""Texts by message id and parameters: the one door through which words come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rootlab.language.choice import FALLBACK, known, languages, messages_dir
from rootlab.language.errors import MessageError
from rootlab.language.prefixes import PREFIXES

if TYPE_CHECKING:
    from rootlab.language.catalogue import Catalogue

_LIMIT: Final = 20_000
_PLAIN: Final = (str, int, float)
_LARGEST: Final = 10**15
_LISTS: Final = (tuple, list, frozenset, set)
_catalogues: dict[str, Catalogue] = {}
_texts: dict[tuple[Any, ...], str] = {}
_terms: dict[tuple[str, str, int], tuple[str, dict[str, str]]] = {}


def text(message_id: str, lang: str | None = None, **params: Any) -> str:
    """Return a text in the language `lang` (the current one by default).

    >>> text("piece-roost", "en", count=2)
    'roosts'

    A message that the language lacks is told in English; one that English lacks too is an error.
    """
    lang = known(lang)
    key = (message_id, lang, *params.items())
    try:
        return _texts[key]
    except KeyError:
        pass
    except TypeError:  # a list among the parameters
        return told(message_id, lang, params)
    if len(_texts) >= _LIMIT:
        _texts.clear()
    made = _texts[key] = told(message_id, lang, params)
    return made


def told(message_id: str, lang: str | None, params: Mapping[str, Any]) -> str:
    """Return the same, worked out anew."""
    lang = known(lang)
    catalogue = _holder(message_id, lang)
    return catalogue.format(message_id, words(params, lang))


def words(params: Mapping[str, Any], lang: str | None = None) -> dict[str, Any]:
    """Return what a message is given for `params`: ids in words, None as an empty text.

    For a parameter of `PREFIXES` a message can also use ``$<name>-id`` (the plain id, ``none``, or
    ``several`` for a list), ``$<name>-count`` and each attribute of the thing's own message, such as
    ``$player-short``.

    >>> found = words({"ruler": None, "player": "eyrie"})
    >>> found["ruler"], found["ruler-id"], found["player-id"], found["player-short"]
    ('', 'none', 'eyrie', 'Eyrie')
    """
    lang = known(lang)
    count = params.get("count")
    plural = count if isinstance(count, int) else 1
    found: dict[str, Any] = {}
    for name, value in params.items():
        prefix = PREFIXES.get(name)
        if prefix is not None:
            _put_term(found, name, prefix, value, lang, plural)
        elif value is None:
            found[name] = ""
        elif isinstance(value, int) and abs(value) > _LARGEST:
            found[name] = str(value)  # a language's own way to write numbers ends there
        elif type(value) is float and value.is_integer():
            found[name] = int(value)  # 1.0 would be no "one" of a language's plural
        elif isinstance(value, _PLAIN):
            found[name] = value
        elif isinstance(value, _LISTS):
            found[name] = _joined([str(part) for part in _ordered(value)], lang)
        else:
            found[name] = str(value)
    return found


def _put_term(found: dict[str, Any], name: str, prefix: str, value: Any, lang: str, plural: int) -> None:
    """Put a game thing, or a list of them, in words."""
    if isinstance(value, _LISTS):
        ids = [str(part) for part in _ordered(value) if part is not None]
    else:
        ids = [] if value is None or value == "" else [str(value)]
    found[f"{name}-count"] = len(ids)
    if not ids:
        found[name] = ""
        found[f"{name}-id"] = "none"
        return
    terms = [_term(prefix + one, lang, plural) for one in ids]
    if len(ids) == 1:
        found[name], attributes = terms[0]
        found[f"{name}-id"] = ids[0]
        for attribute, words_ in attributes.items():
            found[f"{name}-{attribute}"] = words_
        return
    found[name] = _joined([term for term, _ in terms], lang)
    found[f"{name}-id"] = "several"
    for attribute in {key for _, attributes in terms for key in attributes}:
        found[f"{name}-{attribute}"] = "several"
    if all("short" in attributes for _, attributes in terms):
        found[f"{name}-short"] = _joined([attributes["short"] for _, attributes in terms], lang)


def _ordered(value: Any) -> Sequence[Any]:
    """Return a list in a fixed order, also for a set."""
    return value if isinstance(value, tuple | list) else sorted(value)


def _term(message_id: str, lang: str, plural: int) -> tuple[str, dict[str, str]]:
    """Return the words and the attributes of a game thing."""
    key = (message_id, lang, plural)
    term = _terms.get(key)
    if term is None:
        catalogue = _holder(message_id, lang)
        args = {"count": plural}
        term = catalogue.format(message_id, args), catalogue.attributes(message_id, args)
        _terms[key] = term
    return term


def _joined(parts: list[str], lang: str) -> str:
    """Join words as the language does, by its messages ``list-two``, ``list-middle`` and ``list-end``."""
    if len(parts) < 2:
        return "".join(parts)
    if len(parts) == 2:
        return text("list-two", lang, first=parts[0], second=parts[1])
    start = parts[0]
    for part in parts[1:-1]:
        start = text("list-middle", lang, first=start, second=part)
    return text("list-end", lang, first=start, second=parts[-1])


def _holder(message_id: str, lang: str) -> Catalogue:
    """Return the catalogue that tells a message: the language's own, else the English one."""
    for one in (lang, FALLBACK):
        catalogue = _catalogue(one)
        if message_id in catalogue:
            return catalogue
    raise MessageError(f"There is no message {message_id!r}, neither in {lang!r} nor in English.")


def _catalogue(lang: str) -> Catalogue:
    catalogue = _catalogues.get(lang)
    if catalogue is None:
        from rootlab.language.catalogue import Catalogue

        catalogue = _catalogues[lang] = Catalogue.read(messages_dir() / lang)
    return catalogue


def has(message_id: str, lang: str | None = None) -> bool:
    """Say whether a language has a message of its own.

    >>> has("suit-fox", "en"), has("suit-badger", "en")
    (True, False)
    """
    return message_id in _catalogue(known(lang))


def message_ids(lang: str | None = None) -> tuple[str, ...]:
    """Return the ids of a language's messages, sorted.

    >>> "suit-fox" in message_ids("en")
    True
    """
    return _catalogue(known(lang)).ids()


def variables(message_id: str, lang: str | None = None) -> frozenset[str]:
    """Return the variables that a message uses.

    >>> sorted(variables("list-two", "en"))
    ['first', 'second']
    """
    return _catalogue(known(lang)).variables(message_id)


def reload() -> None:
    """Forget what was read, so that changed files are read anew."""
    languages.cache_clear()
    for cache in (_catalogues, _texts, _terms):
        cache.clear()

"""The messages of one language: found by id, parsed one by one when they are asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from rootlab.language.errors import MessageError

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ \t]*=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_GROUPED: Final = 1000  # from here on languages write digits in groups of their own


def entries(source: str) -> dict[str, str]:
    """Return the source of each message and ``-term`` of an .ftl text, by id.

    >>> entries("# a comment\\nyes = Yes\\nno =\\n    No\\n")
    {'yes': 'yes = Yes\\n', 'no': 'no =\\n    No\\n'}
    """
    source = _COMMENT.sub("", source.replace("\r\n", "\n"))
    starts = list(_ENTRY.finditer(source))
    ends = [match.start() for match in starts[1:]] + [len(source)]
    return {m[1]: source[m.start() : end] for m, end in zip(starts, ends, strict=True)}


class _Mentions(Visitor):
    """Collects what an entry mentions: other entries, its variables, and those it chooses by."""

    def __init__(self) -> None:
        self.entries: set[str] = set()
        self.variables: set[str] = set()
        self.chosen_by: set[str] = set()

    def generic_visit(self, node: Any) -> None:
        if isinstance(node, ast.MessageReference):
            self.entries.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            self.entries.add(f"-{node.id.name}")
        elif isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.SelectExpression | ast.FunctionReference):
            inner = _Mentions()
            inner.visit(node.selector if isinstance(node, ast.SelectExpression) else node.arguments)
            self.chosen_by |= inner.variables
        super().generic_visit(node)


def _template(resource: ast.Resource) -> tuple[tuple[str, bool], ...] | None:
    """Return the parts of a plain message, text or variable; None for one that Fluent must work out."""
    entry = resource.body[0]
    if not isinstance(entry, ast.Message) or entry.value is None:
        return None
    parts: list[tuple[str, bool]] = []
    for element in entry.value.elements:
        if isinstance(element, ast.TextElement):
            parts.append((element.value, False))
        elif isinstance(element.expression, ast.VariableReference):
            parts.append((element.expression.id.name, True))
        else:
            return None
    return tuple(parts)


def _written(value: Any) -> str | None:
    """Return text and small numbers as they are written in every language, else None."""
    if type(value) is str:
        return value
    if type(value) is int and -_GROUPED < value < _GROUPED:
        return str(value)
    return None


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        """Index the .ftl texts of the language `lang`."""
        self.lang = lang
        self._sources: dict[str, str] = {}
        for source in sources:
            self._sources.update(entries(source))
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._mentions: dict[str, _Mentions] = {}
        self._templates: dict[str, tuple[tuple[str, bool], ...] | None] = {}

    @classmethod
    def read(cls, folder: Path) -> Catalogue:
        """Read every .ftl file of a language's folder."""
        files = sorted(folder.glob("*.ftl"))
        return cls(folder.name, [file.read_text(encoding="utf-8") for file in files])

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._sources and not message_id.startswith("-")

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all messages, sorted."""
        return tuple(sorted(key for key in self._sources if not key.startswith("-")))

    def variables(self, message_id: str) -> frozenset[str]:
        """Return the variables of a message and of the messages inside it."""
        return frozenset(self._load(message_id).variables)

    def format(self, message_id: str, args: Mapping[str, Any]) -> str:
        """Return the text of a message; `args` are texts and numbers."""
        mentions = self._load(message_id)
        template = self._templates[message_id]
        if template is not None:
            parts = [_written(args.get(part)) if named else part for part, named in template]
            if None not in parts:
                return "".join(cast("list[str]", parts))
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise MessageError(f"The message {message_id!r} ({self.lang}) has no text of its own.")
        return self._resolve(message_id, pattern, args, mentions)

    def attributes(self, message_id: str, args: Mapping[str, Any]) -> dict[str, str]:
        """Return the texts of a message's attributes, such as ``.short``."""
        mentions = self._load(message_id)
        message = self._bundle.get_message(message_id)
        return {
            name: self._resolve(message_id, pattern, args, mentions)
            for name, pattern in message.attributes.items()
        }

    def _resolve(self, message_id: str, pattern: Any, args: Mapping[str, Any], mentions: _Mentions) -> str:
        given: dict[str, Any] = {}
        for name in mentions.variables:
            if name in args:
                value = args[name]
                given[name] = value if name in mentions.chosen_by else _written(value) or value
        result, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            what = "; ".join(str(error) for error in errors)
            raise MessageError(f"The message {message_id!r} ({self.lang}) cannot be told: {what}.")
        return str(result)

    def _load(self, entry_id: str) -> _Mentions:
        """Parse an entry, and those that it mentions, the first time it is wanted."""
        known = self._mentions.get(entry_id)
        if known is not None:
            return known
        source = self._sources.get(entry_id)
        if source is None:
            raise MessageError(f"There is no message {entry_id!r} ({self.lang}).")
        resource = FluentResource(source)
        if any(isinstance(node, ast.Junk) for node in resource.body):
            raise MessageError(f"The message {entry_id!r} ({self.lang}) is not valid Fluent.")
        mentions = _Mentions()
        mentions.visit(resource)
        self._mentions[entry_id] = mentions
        self._templates[entry_id] = _template(resource)
        self._bundle.add_resource(resource)
        for other in sorted(mentions.entries):
            inner = self._load(other)
            if not other.startswith("-"):  # what stands in a term is given by the message that uses it
                mentions.variables |= inner.variables
                mentions.chosen_by |= inner.chosen_by
        return mentions

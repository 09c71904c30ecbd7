"""Whether a position has the shape of the schema, answered quickly.

The schema is turned into plain functions once.  Only a position that does not fit goes through
jsonschema, which can say why; a test holds the two to the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from rootlab.components.errors import told
from rootlab.components.paths import load_json

__all__ = ["fits"]

Check = Callable[[Any], bool]

_TYPES: Final[dict[str, type]] = {
    "integer": int, "boolean": bool, "string": str, "array": list, "object": dict, "null": type(None),
}  # fmt: skip
_SAYS_NOTHING: Final = frozenset(("$schema", "$id", "$defs", "title", "description"))


def fits(value: object) -> bool:
    """Whether a value (with lists for tuples and text keys) is a position by the schema."""
    return _position()(value)


@cache
def _position() -> Check:
    schema = load_json("schema", "position.schema.json")
    return _Compiler(schema["$defs"]).check(schema)


class _Compiler:
    """Turns schemas into checks: one method for each keyword, named after it."""

    def __init__(self, shared: dict[str, Any]) -> None:
        self.shared = shared
        self.made: dict[str, Check] = {}

    def check(self, schema: dict[str, Any]) -> Check:
        checks: list[Check] = []
        for key, wanted in schema.items():
            if key in _SAYS_NOTHING or key in ("then", "additionalProperties", "properties"):
                continue
            make = getattr(self, f"key_{key.strip('$')}", None)
            if make is None:
                raise told("error-schema-keyword", name=key)
            checks.append(make(wanted, schema))
        if "properties" in schema or "additionalProperties" in schema:
            checks.append(self.keys(schema))
        if len(checks) == 1:
            return checks[0]
        return lambda value: all(one(value) for one in checks)

    def keys(self, schema: dict[str, Any]) -> Check:
        known = {name: self.check(part) for name, part in schema.get("properties", {}).items()}
        rest = schema.get("additionalProperties", True)
        other: Check = self.check(rest) if isinstance(rest, dict) else lambda value: bool(rest)

        def check(value: Any) -> bool:
            if not isinstance(value, dict):
                return True
            return all(known.get(key, other)(part) for key, part in value.items())

        return check

    def key_ref(self, wanted: str, schema: dict[str, Any]) -> Check:
        name = wanted.rpartition("/")[2]
        made = self.made

        def later(value: Any) -> bool:
            return made[name](value)

        if name not in made:
            made[name] = later
            made[name] = self.check(self.shared[name])
        return made[name]

    def key_type(self, wanted: str | list[str], schema: dict[str, Any]) -> Check:
        types = frozenset(_TYPES[name] for name in ([wanted] if isinstance(wanted, str) else wanted))
        return lambda value: type(value) in types

    def key_enum(self, wanted: list[Any], schema: dict[str, Any]) -> Check:
        names = frozenset(wanted)
        return lambda value: (value is None or isinstance(value, str)) and value in names

    def key_propertyNames(self, wanted: dict[str, Any], schema: dict[str, Any]) -> Check:  # noqa: N802
        one = self.check(wanted)
        return lambda value: not isinstance(value, dict) or all(one(key) for key in value)

    def key_items(self, wanted: dict[str, Any], schema: dict[str, Any]) -> Check:
        one = self.check(wanted)
        return lambda value: not isinstance(value, list) or all(one(part) for part in value)

    def key_required(self, wanted: list[str], schema: dict[str, Any]) -> Check:
        return lambda value: not isinstance(value, dict) or all(key in value for key in wanted)

    def key_minimum(self, wanted: int, schema: dict[str, Any]) -> Check:
        return lambda value: not isinstance(value, int) or isinstance(value, bool) or value >= wanted

    def key_maximum(self, wanted: int, schema: dict[str, Any]) -> Check:
        return lambda value: not isinstance(value, int) or isinstance(value, bool) or value <= wanted

    def key_minItems(self, wanted: int, schema: dict[str, Any]) -> Check:  # noqa: N802
        return lambda value: not isinstance(value, list) or len(value) >= wanted

    def key_maxItems(self, wanted: int, schema: dict[str, Any]) -> Check:  # noqa: N802
        return lambda value: not isinstance(value, list) or len(value) <= wanted

    def key_uniqueItems(self, wanted: bool, schema: dict[str, Any]) -> Check:  # noqa: N802
        return lambda value: not isinstance(value, list) or len({repr(part) for part in value}) == len(value)

    def key_if(self, wanted: dict[str, Any], schema: dict[str, Any]) -> Check:
        condition, then = self.check(wanted), self.check(schema["then"])
        return lambda value: not condition(value) or then(value)

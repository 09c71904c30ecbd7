"""The shape of a position file, checked against the published JSON Schema.

What the schema refuses becomes a fault and is left out, so that the Law's checks still see the rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.errors import readable
from rootlab.components.paths import load_json
from rootlab.engine.position.error import Report
from rootlab.engine.position.quick import fits

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator, ValidationError

__all__ = ["VERSION", "shaped"]

Place = tuple[str | int, ...]

VERSION: Final = 1
"""The version of the format that is written."""

MOST_VALUES: Final = 2_000
"""So many values a position may have; the fullest that was ever seen has 400."""
HUGE: Final = 2**63 - 1
"""Where numbers end: greater ones are as wrong as this one, and some cannot be written out.  What a
battle has used is a number with a bit for each card, which has to fit."""
MOST_ENTRIES: Final = 100
"""So many entries a list or an object of it may have; the deck has 54 cards."""


class _LeftOut:
    """What keeps the room of a value that was left out of a list; no file can hold it."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


class _TooLongError(ValueError):
    """A position with more in it than any position has."""

    def __init__(self, place: Place, number: int, most: int) -> None:
        super().__init__(place)
        self.place = place
        self.number = number
        self.most = most


LEFT_OUT: Final = _LeftOut()
_SHOWN: Final = 12
_TYPES: Final = (
    (bool, "boolean"),
    (int, "integer"),
    (float, "number"),
    (str, "string"),
    (list, "array"),
    (dict, "object"),
)
_LAW: Final = {
    "building": "1.5.2",
    "card": "2.1",
    "clearing": "2.2",
    "dominance-card": "2.1.3",
    "item": "5.1.5",
    "suit": "2.1",
    "token": "1.5.2",
}
"""The article on things of a kind, by the title that the schema gives to their names."""


@cache
def _validator() -> Draft202012Validator:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(load_json("schema", "position.schema.json"))


def shaped(value: object, report: Report) -> dict[str, Any] | None:
    """A copy of a position without what does not fit the schema; None where nothing is left to read."""
    if not isinstance(value, dict):
        report.add("", "", "fault-not-an-object", found=_type(value))
        return None
    version = value.get("rootlab")
    if isinstance(version, int) and not isinstance(version, bool) and version > VERSION:
        report.add("rootlab", "", "fault-too-new", version=version, known=VERSION)
        return None
    try:
        data: dict[str, Any] = _Copy().of(value, ())
        if fits(data):
            return data
        _prune(data, report)
    except _TooLongError as error:
        report.add(dotted(error.place), "", "fault-too-long", number=error.number, most=error.most)
        return None
    except RecursionError:
        report.add("", "", "fault-not-a-position")
        return None
    return data


def _prune(data: dict[str, Any], report: Report) -> None:
    """Report what does not fit and leave it out, until the rest fits (an entry may need another)."""
    while True:
        ranks = {key: rank for rank, key in enumerate(data)}
        errors = sorted(_validator().iter_errors(data), key=lambda error: _order(error, ranks))
        said: set[Place] = set()
        wrong: list[Place] = []
        for error in errors:
            if error.instance is not LEFT_OUT:
                places = _tell(error, report, said)
                said.update(places)
                wrong += [place for place in places if place]
        for place in wrong:
            _leave_out(data, place)
        if not wrong:
            return
        report = Report()


class _Copy:
    """A copy of JSON values: keys are texts, 3.0 is 3, a tuple is a list; of no more than a position has."""

    def __init__(self) -> None:
        self.seen = 0

    def of(self, value: object, place: Place) -> Any:
        self.seen += 1
        if self.seen > MOST_VALUES:
            raise _TooLongError(place[:1], self.seen, MOST_VALUES)
        if isinstance(value, dict | list | tuple) and len(value) > MOST_ENTRIES:
            raise _TooLongError(place, len(value), MOST_ENTRIES)
        if isinstance(value, dict):
            return {str(key): self.of(part, (*place, str(key))) for key, part in value.items()}
        if isinstance(value, list | tuple):
            return [self.of(part, (*place, i)) for i, part in enumerate(value)]
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return max(-HUGE, min(value, HUGE))
        return value


def _order(error: ValidationError, ranks: dict[str, int]) -> tuple[int, list[tuple[bool, int | str]], bool]:
    """By place, as the file begins; numbers before texts; a wrong type before what else is wrong there."""
    path = [(isinstance(part, str), part) for part in error.absolute_path]
    rank = ranks.get(str(error.absolute_path[0]), -1) if path else -1
    return rank, path, error.validator != "type"


def _type(value: object) -> str:
    """The JSON type of a value, as the message catalogue calls it."""
    for python, name in _TYPES:
        if isinstance(value, python):
            return name
    return "null" if value is None else "other"


def dotted(place: Iterable[str | int]) -> str:
    """A place in a file as a person reads it."""
    return ".".join(readable(str(part)) for part in place)


def _tell(error: ValidationError, report: Report, said: set[Place]) -> list[Place]:
    """Report one error of the schema; the places to leave out."""
    place: Place = tuple(error.absolute_path)
    kind = str(error.validator)
    found: Any = error.instance
    wanted: Any = error.validator_value
    if kind == "additionalProperties":
        assert isinstance(error.schema, dict)
        known = tuple(error.schema.get("properties", {}))
        extra = [(*place, key) for key in found if key not in known]
        for one in extra:
            report.add(dotted(one), "", "fault-unknown-key", **_names(one[-1], known))
        return extra
    if kind == "required":
        for key in wanted:
            if key not in found:
                report.add(dotted(place), "", "fault-missing", name=key)
        return [place]
    if "propertyNames" in error.absolute_schema_path:
        place = (*place, str(found))
    if place in said:
        return []
    path = dotted(place)
    if kind == "enum":
        assert isinstance(error.schema, dict)
        title = error.schema.get("title", "name")
        report.add(path, _LAW.get(title, ""), f"fault-unknown-{title}", **_names(found, wanted))
    elif kind == "type":
        types = [wanted] if isinstance(wanted, str) else wanted
        report.add(path, "", "fault-wrong-type", found=_type(found), wanted="-or-".join(sorted(types)))
    elif kind == "minimum" and found < 0:
        report.add(path, "", "fault-negative", number=found)
    elif kind in ("minimum", "maximum"):
        report.add(path, "", "fault-out-of-range", number=found, bound=wanted)
    elif kind in ("minItems", "maxItems"):
        message = "fault-number-of-seats" if place == ("seats",) else "fault-number-of-entries"
        report.add(path, "", message, number=len(found), bound=wanted)
    elif kind == "uniqueItems":
        for name in sorted({str(one) for one in found if one is not LEFT_OUT and found.count(one) > 1}):
            if place == ("seats",):
                report.add(path, "5.1.1", "fault-two-seats", **_names(name, ()))
            else:
                report.add(path, "", "fault-listed-twice", **_names(name, ()))
        return []
    else:
        report.add(path, "", "fault-schema", why=error.message)
    return [place]


def _names(name: object, known: Iterable[object]) -> dict[str, Any]:
    """A name and what may have been meant: the nearest known names, or all where they are few."""
    names = tuple(str(one) for one in known if one is not None)
    near = tuple(get_close_matches(readable(str(name)), names, n=1))
    shown = near or (names if len(names) <= _SHOWN else ())
    return {
        "name": readable(str(name)),
        "hint": "near" if near else "known" if shown else "none",
        "names": shown,
    }


def _leave_out(data: dict[str, Any], place: Place) -> None:
    """Take a value out; in a list something keeps its room."""
    if not place:
        return
    parent: Any = data
    for part in place[:-1]:
        try:
            parent = parent[part]
        except (KeyError, IndexError, TypeError):
            return
    last = place[-1]
    if isinstance(parent, dict):
        parent.pop(str(last), None)
    elif isinstance(parent, list) and isinstance(last, int) and last < len(parent):
        parent[last] = LEFT_OUT

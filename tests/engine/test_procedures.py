"""What is under way is copied, compared and written by its fields, whichever procedure it is."""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl
from rootlab.engine.entries import Article, Entry, Flag, Row, Several
from rootlab.engine.procedure import PROCEDURES, procedure_of


def value(entry: Entry, n: int) -> Any:
    """A value of the right kind, of its own where the kind has more than two."""
    if isinstance(entry, Article):
        return f"4.{n}"
    if isinstance(entry, Flag):
        return True
    return (n + 3,) if isinstance(entry, Several | Row) else n + 3


def values(name: str) -> dict[str, Any]:
    """A value for every field."""
    cls = PROCEDURES[name]
    return {
        field: value(entry, n) for n, (field, entry) in enumerate(zip(cls.FIELDS, cls.ENTRIES, strict=True))
    }


@pytest.mark.parametrize("name", sorted(PROCEDURES))
def test_a_copy_has_every_field(name: str) -> None:
    given = values(name)
    frame = procedure_of(name, given)
    again = frame.copy()
    assert type(again) is type(frame)
    assert again.key() == frame.key() == (name, *given.values())
    assert again.to_dict() == frame.to_dict() == {"procedure": name, **given}


@pytest.mark.skipif(
    rl.compiled, reason="a compiled class does not list its slots; the plain one of the same source does"
)
@pytest.mark.parametrize("name", sorted(PROCEDURES))
def test_every_field_of_a_procedure_is_written(name: str) -> None:
    """What it keeps in a slot is one of the fields that a position file holds."""
    slots = {slot for cls in PROCEDURES[name].__mro__ for slot in getattr(cls, "__slots__", ())}
    assert slots == set(PROCEDURES[name].FIELDS)

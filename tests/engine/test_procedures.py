"""What is under way is copied, compared and written by its fields, whichever procedure it is."""

from __future__ import annotations

import pytest

import rootlab  # noqa: F401 - its modules register their procedures
from rootlab.engine.procedure import PROCEDURES, Procedure


def filled(name: str) -> Procedure:
    """A procedure with a value of its own in every field."""
    frame = PROCEDURES[name].__new__(PROCEDURES[name])
    for n, field in enumerate(frame.FIELDS):
        setattr(frame, field, n + 3)
    return frame


@pytest.mark.parametrize("name", sorted(PROCEDURES))
def test_a_copy_has_every_field(name: str) -> None:
    frame = filled(name)
    again = frame.copy()
    assert type(again) is type(frame)
    assert again.key() == frame.key() == (name, *range(3, 3 + len(frame.FIELDS)))
    assert again.to_dict() == frame.to_dict()
    assert frame.to_dict() == {"procedure": name, **{one: n + 3 for n, one in enumerate(frame.FIELDS)}}


@pytest.mark.parametrize("name", sorted(PROCEDURES))
def test_every_field_of_a_procedure_is_written(name: str) -> None:
    """What it keeps in a slot is one of the fields that a position file holds."""
    slots = {slot for cls in PROCEDURES[name].__mro__ for slot in getattr(cls, "__slots__", ())}
    assert slots == set(PROCEDURES[name].FIELDS)

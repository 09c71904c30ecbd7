"""4.2 Move."""

from __future__ import annotations

import pytest

from tests.positions import Table, decree, done, position


def marching(clearings: dict[int, str]) -> Table:
    return Table(position("marquise", "daylight", "actions", clearings))


def test_any_number_more_than_none() -> None:
    """4.2: one warrior, or any number up to all that stand there, to one adjacent clearing."""
    table = marching({1: "3 marquise"})
    assert table.values("move", "origin") == [1]
    assert [a.count for a in table.legal("move") if a.destination == 9] == [1, 2, 3]
    table.refuses("move", "4.2", origin=1, destination=9, count=4)
    table.do("move", origin=1, destination=9, count=2)
    assert table.at(1) == {"marquise": 1}
    assert table.at(9) == {"marquise": 2}


def test_only_warriors_move() -> None:
    """4.2: buildings and tokens stay where they are, and who has no warrior there has nothing to move."""
    table = marching({1: "marquise, keep, wood, sawmill", 9: "2 wood, workshop"})
    assert table.values("move", "origin") == [1]
    table.refuses("move", "4.2", origin=9, destination=1, count=1)
    table.do("move", origin=1, destination=9, count=1)
    assert table.at(1) == {"keep": 1, "wood": 1, "sawmill": 1}


@pytest.mark.parametrize(
    ("origin", "destination", "legal"),
    [
        ("2 marquise, eyrie", "", True),
        ("marquise, 2 eyrie", "sawmill", True),
        ("marquise, 2 eyrie", "", False),
        ("marquise, eyrie", "", False),
        ("marquise, 2 eyrie", "keep, 3 wood", False),
        ("marquise, sawmill, eyrie", "3 eyrie", True),
    ],
)
def test_you_must_rule(origin: str, destination: str, legal: bool) -> None:
    """4.2.1: the origin, the destination or both, before the move; tokens do not help."""
    clearings = {9: origin}
    if destination:
        clearings[1] = destination
    table = marching(clearings)
    assert table.offers("move", origin=9, destination=1, count=1) is legal
    if not legal:
        table.refuses("move", "4.2.1", "2.5", origin=9, destination=1, count=1)


def test_the_eyrie_move_where_they_are_tied() -> None:
    """4.2.1, 7.2.2: a tie is rule enough for the Eyrie, and not for the Marquise."""
    tied = {9: "2 eyrie, 2 marquise"}
    eyrie = Table(
        position(
            "eyrie", "daylight", "decree", tied, used=done("despot", "build"),
            eyrie=decree("despot", move=["sword"]),
        )
    ).do("resolve", suit="mouse")  # fmt: skip
    assert eyrie.offers("move", origin=9, destination=1, count=2)
    marching(tied).refuses("move", "4.2.1", origin=9, destination=1, count=1)


def test_rule_is_looked_at_before_each_move() -> None:
    """4.2.1: what would be ruled after the move does not count, and a second move starts from what is."""
    table = marching({1: "3 marquise", 9: "3 eyrie", 4: "eyrie"})
    table.do("move", origin=1, destination=9, count=3)
    table.refuses("move", "4.2.1", origin=9, destination=4, count=3)
    table = marching({1: "3 marquise", 9: "2 eyrie"})
    table.do("move", origin=1, destination=9, count=3)
    table.do("move", origin=9, destination=4, count=3)
    assert table.at(4) == {"marquise": 3}


def test_no_movement_limits() -> None:
    """4.2.2: a piece may move again, in the same action or later, and so may others with it."""
    table = marching({1: "2 marquise", 9: "marquise"})
    table.do("move", origin=1, destination=9, count=2).do("move", origin=9, destination=4, count=3)
    table.do("move", origin=4, destination=12, count=3).do("move", origin=12, destination=4, count=1)
    assert table.at(4) == {"marquise": 1}
    assert table.at(12) == {"marquise": 2, "ruin": 1}


def test_a_move_is_no_battle() -> None:
    """4.2: warriors may move in where enemies stand; nothing happens to either."""
    table = marching({1: "2 marquise", 9: "3 eyrie, roost"})
    table.do("move", origin=1, destination=9, count=2)
    assert table.at(9) == {"marquise": 2, "eyrie": 3, "roost": 1}

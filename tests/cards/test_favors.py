"""The three favors: crafted, they clear the clearings of their suit (4.1.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import Table, decree, position

FAVORS = {
    "favor-of-the-foxes": ((1, 6, 8, 12), {8: "2 workshop", 12: "workshop"}),
    "favor-of-the-rabbits": ((3, 4, 5, 10), {5: "2 workshop", 10: "workshop"}),
    "favor-of-the-mice": ((2, 7, 9, 11), {2: "2 workshop", 9: "workshop"}),
}


@pytest.mark.parametrize("favor", FAVORS)
def test_favor(favor: str) -> None:
    """4.1.2, 3.2.1: all enemy pieces of those clearings; a point for each building and token."""
    numbers, stand = FAVORS[favor]
    everywhere = {number: "2 eyrie" for number in range(1, 13) if number not in (7, 4)}
    everywhere = {
        number: ", ".join(part for part in (words, stand.get(number), "marquise") if part)
        for number, words in everywhere.items()
    }
    table = Table(
        position(
            "marquise",
            "daylight",
            "craft",
            {**everywhere, 7: "roost", 4: "roost"},
            marquise={"hand": [favor]},
        )
    )
    table.do("craft", card=favor)
    for number in range(1, 13):
        here = table.at(number)
        enemies = here["eyrie"] + here["roost"]
        assert (enemies == 0) is (number in numbers)
        assert here["marquise"] == (number not in (7, 4))
    assert table.score("marquise") == sum(number in numbers for number in (7, 4))
    assert table.discarded == [favor]
    assert table.on_map("ruin") == 4
    assert table.on_map("workshop") == 3


def eyrie_favor(**parts: Any) -> Table:
    return Table(
        position(
            "eyrie", "daylight", "craft",
            {6: "roost, marquise", 8: "roost, 2 marquise, sawmill, 3 wood", 12: "roost, 3 marquise", **parts.pop("clearings", {})},
            eyrie={**decree(), "hand": ["favor-of-the-foxes"], **parts.pop("eyrie", {})}, **parts,
        )
    ).do("craft", card="favor-of-the-foxes")  # fmt: skip


def test_points_of_a_favor() -> None:
    """3.2.1: buildings and tokens, not warriors."""
    table = eyrie_favor()
    assert table.score("eyrie") == 4
    assert table.on_map("marquise") == 0


def test_no_bonus_of_the_despot() -> None:
    """7.8.4: a favor is no battle."""
    assert eyrie_favor(eyrie=decree("despot")).score("eyrie") == 4


def test_a_favor_can_win() -> None:
    """3.1: at once, before hospitals are asked."""
    table = eyrie_favor(
        clearings={3: "keep"}, eyrie={"score": 26}, marquise={"hand": ["anvil", "foxfolk-steel"]}
    )
    assert table.winners == ("eyrie",)


def test_hospitals_once_for_each_clearing() -> None:
    """6.2.3: the warriors of each clearing for a card of their own, in the order the Eyrie choose."""
    table = eyrie_favor(clearings={3: "keep"}, marquise={"hand": ["anvil", "armorers", "sword"]})
    asked = 0
    while table.player is not None and table.asked != "craft":
        if table.asked == "order-triggers":
            table.game.play(table.legal()[0], auto_chance=False)
            continue
        assert (table.player, table.asked) == ("marquise", "field-hospitals")
        asked += 1
        cards = table.values("field_hospitals", "card")
        table.do("field_hospitals", card=cards[0]) if cards else table.do("pass")
    assert asked == 3
    assert table.hand("marquise") == ["sword"]
    assert table.at(3)["marquise"] in (1 + 2, 1 + 3, 2 + 3)


def test_the_keep_may_fall_to_a_favor() -> None:
    """4.1.2, 6.2.3: then no hospital takes anybody in, in no clearing."""
    table = eyrie_favor(clearings={1: "keep, marquise"}, marquise={"hand": ["anvil", "armorers"]})
    assert (table.player, table.asked) == ("eyrie", "craft")
    assert table.on_map("keep") == 0
    assert table.on_map("marquise") == 0


def test_a_favor_with_nothing_to_clear() -> None:
    """4.1: it may be crafted all the same, and is discarded."""
    table = Table(
        position(
            "marquise",
            "daylight",
            "craft",
            {2: "2 workshop", 9: "workshop"},
            marquise={"hand": ["favor-of-the-mice"]},
        )
    )
    table.do("craft", card="favor-of-the-mice")
    assert table.discarded == ["favor-of-the-mice"]
    assert table.score("marquise") == 0

"""Which cards keep the Decree alive."""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl
from rootlab.analysis.turn.decree_risk import decree_risk
from rootlab.engine.state import State
from tests.positions import decree, position


def birdsong(clearings: dict[int, str], hand: list[str], leader: str = "charismatic", **more: Any) -> State:
    columns = more.pop("columns", {})
    return rl.load_position(
        position(
            "eyrie",
            "birdsong",
            "add_to_decree",
            clearings,
            eyrie={**decree(leader, **columns), "hand": hand},
            **more,
        )
    )


def test_the_table() -> None:
    """7.4.2: one or two cards, one bird at most; by suit and column, the safest first."""
    s = birdsong({3: "roost, 6 eyrie, marquise"}, ["anvil", "bake-sale", "sappers", "armorers"])
    risk = decree_risk(s, states=200)
    table = risk.table
    assert risk.complete
    assert list(table.columns) == [
        "first", "first_column", "second", "second_column", "turmoil", "turmoil_low", "exact",
    ]  # fmt: skip
    singles = 3 * 4
    pairs = singles * (singles + 1) // 2 - 3 * (4 * 5 // 2)  # no two of one suit are in the hand but birds
    assert len(table) == 1 + singles + pairs
    assert not ((table["first"] == "bird") & (table["second"] == "bird")).any()
    assert table.turmoil.is_monotonic_increasing
    assert (
        (table.turmoil_low <= table.turmoil) & (table.exact == (table.turmoil == table.turmoil_low))
    ).all()
    assert len(decree_risk(s, cards=1, states=50).table) == 1 + singles


def test_a_decree_that_is_sure() -> None:
    """7.5.2: the two Viziers of the Charismatic recruit and battle; there is somebody to battle."""
    s = birdsong({3: "roost, 3 eyrie, marquise"}, ["bake-sale", "anvil"])
    risk = decree_risk(s)
    assert risk.turmoil() == 0
    assert risk.turmoil(("rabbit", "recruit")) == 0
    assert risk.turmoil(("rabbit", "move")) == 0
    assert risk.turmoil(("fox", "recruit")) == 1  # no roost in a fox clearing
    assert risk.turmoil(("fox", "battle")) == 1  # nobody to battle there
    for nonsense in (("badger", "move"), ("mouse", "move")):  # no such suit; none in the hand
        with pytest.raises(rl.RootlabError, match="no way to add cards"):
            risk.turmoil(nonsense)


def test_between_turns_it_is_the_next_daylight() -> None:
    s = rl.load_position(
        position(
            "marquise", "daylight", "actions", {3: "roost, 3 eyrie, marquise"},
            eyrie={**decree("charismatic"), "hand": ["bake-sale"]},
        )
    )  # fmt: skip
    assert decree_risk(s).turmoil(("rabbit", "recruit")) == 0
    unseen = decree_risk(s, "marquise", cards=1, states=100).table
    assert set(unseen["first"].dropna()) == {"fox", "rabbit", "mouse", "bird"}
    assert set(decree_risk(s, "eyrie", cards=1, states=100).table["first"].dropna()) == {"rabbit"}


def test_turn_options_agree() -> None:
    """The least turmoil that the search of the turn finds is that of the Decree as it stands."""
    s = rl.load_position(
        position(
            "eyrie", "daylight", "decree", {3: "roost, 2 eyrie, marquise", 7: "marquise"},
            eyrie=decree("charismatic"), marquise={"hand": ["anvil", "sword"]},
        )
    )  # fmt: skip
    options = rl.turn_options(s, states=20_000, seconds=None)
    assert options.complete
    assert decree_risk(s, states=5000).turmoil() == pytest.approx(options.best("turmoil").value)


def test_it_can_be_stopped() -> None:
    s = birdsong({3: "roost, 6 eyrie, marquise"}, ["anvil", "bake-sale", "sappers"])
    risk = decree_risk(s, states=50, progress=lambda done, ways: done < 3)
    assert not risk.complete
    assert len(risk.table) == 3
    assert not decree_risk(s, states=50, seconds=0.0).complete


def test_without_the_eyrie_there_is_none() -> None:
    s = rl.load_position(
        {"rootlab": 1, "seats": ["marquise", "alliance"], "turn": {"player": "marquise", "phase": "daylight"}}
    )
    with pytest.raises(rl.RootlabError, match="Eyrie"):
        decree_risk(s)

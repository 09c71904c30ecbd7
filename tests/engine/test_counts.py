"""How many sequences of choices there are from named positions: frozen, as a net below all else.

When a count differs, the difference is shown by the first choice.  ``python -m tests.golden.record``
writes them anew, where a change was meant.
"""

from __future__ import annotations

import json

import pytest

import rootlab as rl
from tests.golden.counting import sequences, split
from tests.golden.positions import DEPTHS, POSITIONS
from tests.golden.record import COUNTS
from tests.positions import position


def counts() -> dict[str, dict[str, int]]:
    frozen: dict[str, dict[str, int]] = json.loads(COUNTS.read_text(encoding="utf-8"))
    return frozen


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    frozen = counts()[name]
    found = split(POSITIONS[name](), DEPTHS[name])
    different = {
        first: (frozen.get(first, 0), found.get(first, 0))
        for first in {**frozen, **found}
        if frozen.get(first) != found.get(first)
    }
    told = "\n".join(f"  {first}: {was} were counted, {now} are" for first, (was, now) in different.items())
    assert not different, f"{name}, {DEPTHS[name]} choices deep:\n{told}"
    assert list(found) == list(frozen), "the same choices in another order"


def test_counts_by_hand() -> None:
    """One position that can be counted without a machine: a battle, then the rest of a Daylight.

    One warrior on each side and one action left.  The roll has sixteen faces, ten of them different;
    after it only ``end`` is left, whatever was lost.
    """
    s = rl.load_position(
        position("marquise", "daylight", "actions", {12: "marquise, eyrie"}, used={"actions": 2})
    )
    moves = [action for action in s.legal_actions() if action.verb == "move"]
    assert [action.verb for action in s.legal_actions() if action.verb != "move"] == ["battle", "end"]
    assert sequences(s, 1) == len(moves) + 2
    battle = next(action for action in s.legal_actions() if action.verb == "battle")
    assert sequences(s.child(battle), 1) == 10

"""What cannot be edited is refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl


@pytest.mark.parametrize("given", [5, ["x"], b"x", 1.5])
def test_what_is_no_start_is_refused(given: Any) -> None:
    with pytest.raises(rl.RootlabError, match="a game, a state, a position or a file"):
        rl.edit(given)


@pytest.mark.parametrize("call", [rl.edit, rl.table])
def test_a_folder_is_named_by_a_path(call: Any) -> None:
    with pytest.raises(rl.RootlabError, match="path"):
        call(saves=5)


def test_a_huge_number_is_a_named_fault() -> None:
    turn = {"player": "marquise", "phase": "daylight", "step": "actions"}
    clearings = {"5": {"warriors": {"marquise": 10**30}}}
    draft = rl.edit(
        {"rootlab": 1, "seats": ["marquise", "eyrie"], "turn": turn, "clearings": clearings}
    ).draft
    assert [fault.path for fault in draft.faults()] == ["clearings.5.warriors.marquise"]
    said = draft.faults()[0].text("es")
    assert "solo existen 25" in said
    assert len(said) < 100

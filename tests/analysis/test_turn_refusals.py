"""What cannot be searched, or asked of a search, is refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl
from rootlab.record.start import start_state
from tests.analysis.test_turn_options import marquise


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"states": "x"}, "turn-no-number"),
        ({"seconds": "x"}, "turn-no-number"),
        ({"outcomes": []}, "turn-no-number"),
        ({"samples": float("inf")}, "turn-no-number"),
        ({"value": "x"}, "turn-no-function"),
        ({"value": lambda end: 1 / 0}, "turn-value-failed"),
        ({"value": lambda end: None}, "turn-value-no-number"),
        ({"eyes": "badger"}, "odds-no-seat"),
        ({"chance": "luck"}, "turn-no-chance"),
        ({"reactions": "kind"}, "turn-no-reactions"),
    ],
)
def test_what_cannot_be_searched_is_refused_in_a_sentence(options: dict[str, Any], message: str) -> None:
    with pytest.raises(rl.RootlabError) as error:
        rl.turn_options(marquise(3, c9="marquise"), **options)
    assert error.value.message_id == message


def test_a_row_that_is_none() -> None:
    options = rl.turn_options(marquise(3, c9="marquise"))
    for row in ("x", None, 0.5, -1, options.count):
        with pytest.raises(rl.RootlabError, match="no outcome"):
            options.line(row)  # type: ignore[arg-type]
    assert options.line(0).row == 0


def test_no_turn_no_search() -> None:
    with pytest.raises(rl.RootlabError, match="No turn"):
        rl.turn_options(start_state(["marquise", "eyrie"]))
    with pytest.raises(rl.RootlabError, match="no measure"):
        rl.turn_options(marquise(3, c9="marquise")).best("glory")

"""The page about positions: its examples load and say what the page says of them, in both languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.paths import data_dir
from rootlab.engine.match import FACTION_MODULES
from rootlab.law import is_article

PAGE = (data_dir() / "positions" / "README.md").read_text(encoding="utf-8")
EXAMPLES: list[dict[str, Any]] = [
    json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
]
ENGLISH, SPANISH = PAGE.split("## Español")


def test_the_marquise_has_one_action_left_and_cannot_recruit() -> None:
    state = rl.load_position(EXAMPLES[0])
    assert (state.player, state.phase) == ("marquise", "daylight")
    verbs = {action.verb for action in state.legal_actions()}
    assert "march" in verbs or "move" in verbs
    ruling = state.why_not(rl.action("marquise", "recruit"))
    assert ruling is not None
    assert "6.5.3" in ruling.law
    move = next(action for action in state.legal_actions() if action.verb == "move")
    after = state.child(move)
    after = after.child(rl.action("marquise", "done"))
    assert {action.verb for action in after.legal_actions()}.isdisjoint({"move", "build", "battle"})


def test_the_eyrie_are_asked_for_a_card_of_the_move_column() -> None:
    state = rl.load_position(EXAMPLES[1])
    assert state.decision is not None
    assert (state.decision.id, state.player) == ("decree", "eyrie")
    assert {action.target for action in state.legal_actions()} <= {"move", None}
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize("part", [ENGLISH, SPANISH], ids=["en", "es"])
def test_every_use_and_every_word_for_stopping_is_explained(part: str) -> None:
    for module in FACTION_MODULES:
        for name, _ in module.used_names if module is not None else ():
            assert f"`{name}`" in part
    schema = json.loads((data_dir() / "schema" / "position.schema.json").read_text(encoding="utf-8"))
    for name in schema["$defs"]["used"]["properties"]:
        assert f"`{name}`" in part
    for word in ("continue", "done", "end", "pass"):
        assert f"| `{word}` |" in part
    for articles in re.findall(r"\| ([\d., ]+) \|$", part, re.MULTILINE):
        assert all(is_article(article) for article in articles.split(", ")), articles

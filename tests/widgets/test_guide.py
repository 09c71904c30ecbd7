"""The guided rounds: each step is told, seen when it is done, and nobody is stuck who does otherwise."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rootlab.language import has
from rootlab.widgets.guides import guides, progress, steps_of
from rootlab.widgets.opening import table
from rootlab.widgets.panels.guide import FREE
from rootlab.widgets.table import Table


def start(faction: str, folder: Path) -> Table:
    return table(guide=faction, saves=folder, autosave=False)


@pytest.mark.parametrize("faction", guides())
def test_every_step_has_words(faction: str) -> None:
    for name in [*(step.name for step in steps_of(faction)), "over"]:
        assert has(f"ui-guide-{faction}-{name}", "en")


@pytest.mark.parametrize("faction", ["marquise", "eyrie"])
def test_a_guided_round_comes_to_its_end_whatever_one_does(faction: str, tmp_path: Path) -> None:
    for seed in range(4):
        one = start(faction, tmp_path)
        rng, before = Random(seed), 0
        for _ in range(300):
            if one.session.state.is_over or progress(one.session, faction) == len(steps_of(faction)):
                break
            one.asked.press(f"play:{rng.randrange(len(one.session.legal_actions()))}")
            now = progress(one.session, faction)
            assert now >= before
            before = now
        assert progress(one.session, faction) == len(steps_of(faction))
        assert "rl-guide-body" in one.guide.html


def test_the_marquise_goes_step_by_step(tmp_path: Path) -> None:
    one = start("marquise", tmp_path)

    def step() -> str:
        return steps_of("marquise")[progress(one.session, "marquise")].name

    def play(verb: str) -> None:
        legal = one.session.legal_actions()
        one.asked.press(f"play:{next(k for k, action in enumerate(legal) if action.verb == verb)}")

    assert step() == "keep"
    play("place_keep")
    assert step() == "buildings"
    for _ in range(3):
        play("place_building")
    assert step() == "march"
    play("move")
    assert step() == "march"  # a second move may follow
    play("done")
    assert step() == "build"
    one.asked.press("undo")
    assert step() == "march"
    one.asked.press("redo")
    assert step() == "build"
    play("build")
    assert step() == "recruit"
    play("recruit")
    assert step() == "end"


def test_the_guide_can_be_changed_and_put_away(tmp_path: Path) -> None:
    one = start("marquise", tmp_path)
    one.guide.press("guide:eyrie")
    assert one.session.seats[0] == "eyrie"
    assert one.session.guide == "eyrie"
    one.guide.press(f"guide:{FREE}")
    assert one.session.guide == FREE
    one.guide.press("guide:")
    assert one.session.guide is None
    assert one.guide.html == ""

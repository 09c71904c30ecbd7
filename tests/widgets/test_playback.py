"""What others did is seen again on the map, step by step, and any press ends it."""

from __future__ import annotations

from pathlib import Path

import pytest

import rootlab as rl
from rootlab.widgets.answering import PACES
from rootlab.widgets.opening import table
from rootlab.widgets.table import Table


@pytest.fixture
def played(tmp_path: Path) -> Table:
    """A table at which the Eyrie, an agent, have just played a turn."""
    one = table(rl.new_game(["marquise", "eyrie"], seed=7), agents={"eyrie": "random"}, saves=tmp_path)
    session = one.session
    for _ in range(60):
        before = session.game.ply
        index = len(session.legal_actions()) - 1
        one.asked.press(f"play:{index}")
        if any(event.faction == "eyrie" for event in session.last_events()) and session.game.ply > before + 3:
            return one
    raise AssertionError("the Eyrie never played")


def hovers(one: Table) -> dict[str, str]:
    return {str(c): "\n".join(one._scene().words[c]) for c in one.session.moment.board.clearings}  # type: ignore[index]


def test_the_page_hears_that_others_have_played(played: Table) -> None:
    assert played.room.news == played.session.shown_from
    played.session.pace = 0.0
    played._told = None
    played.draw()
    assert played.room.news == -1


def test_every_step_is_shown_once_and_then_the_table_as_it_is(played: Table) -> None:
    now = hovers(played)
    played.room.press(f"watch:{played.room.news}")
    steps, seen = 0, []
    while played.playback.running:
        frame = dict(played.room.frame)
        assert "rl-event" in frame["html"]
        assert frame["pace"] == played.session.pace
        seen.append(hovers(played))
        played.room.press("watch-next", n=frame["n"] - 1)  # the answer to an earlier frame: not heard
        assert played.playback.number == frame["n"]
        played.room.press("watch-next", n=frame["n"])
        steps += 1
        assert steps < 200
    assert steps > 1
    assert any(one != now for one in seen)
    assert "html" not in played.room.frame
    assert hovers(played) == now


def test_a_press_or_a_click_ends_it(played: Table) -> None:
    now = hovers(played)
    for press in (lambda: played.asked.press("clear"), lambda: played._clicked(5)):
        played.room.press(f"watch:{played.session.shown_from}")
        assert played.playback.running
        press()
        assert not played.playback.running
        assert hovers(played) == now


def test_the_last_turn_of_a_seat_is_that_seat_s(played: Table) -> None:
    played.side.bar.press("tool:seats")
    assert 'data-act="watch-turn:eyrie"' in played.seats.html
    played.seats.press("watch-turn:eyrie")
    turns = {node.turn for node in (played.playback._shown.node, *played.playback._left)}  # type: ignore[union-attr]
    assert len(turns) == 1
    assert next(iter(turns))[1] == "eyrie"


def test_marks_say_who_went_where(played: Table) -> None:
    played.room.press(f"watch:{played.session.shown_from}")
    kinds = set()
    while played.playback.running:
        for mark in played.room.frame["marks"]:
            kinds.add(mark["kind"])
            assert mark["path"]
            assert len(mark["to"]) == 2
        played.room.press("watch-next", n=played.room.frame["n"])
    assert "placed" in kinds


@pytest.mark.parametrize("pace", PACES)
def test_the_pace_is_kept_with_the_game(played: Table, pace: float) -> None:
    played.menu.press("pace", value=f"{pace:g}")
    assert played.session.pace == pace
    assert played.session.settings()["pace"] == pace
    played.menu.press("pace", value="17")
    assert played.session.pace == pace

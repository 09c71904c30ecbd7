"""Sets at the table: marked in any order, confirmed once, taken back at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rootlab.engine.sets import AskedSet
from rootlab.widgets.marking import Marking
from rootlab.widgets.opening import table
from rootlab.widgets.session import OPEN, Session
from rootlab.widgets.table import Table
from tests.asked_sets import SETS, discards, hits, wood


def open_table(name: str, saves: Path) -> Table:
    """A table at which that set is asked for, everything open."""
    return table(SETS[name]().game, saves=saves, eyes=OPEN)


def marking_of(one: Table) -> Marking:
    found = one.picker.marking
    assert found is not None
    return found


def asked(session: Session) -> AskedSet | None:
    decision = session.moment.decision
    return None if decision is None else decision.set


@pytest.mark.parametrize("name", SETS)
def test_everything_can_be_marked_in_any_order(name: str, tmp_path: Path) -> None:
    """Last first; the button says what is lacking, and one press plays the set."""
    one = open_table(name, tmp_path)
    game, marking = one.session.game, marking_of(one)
    ply, most = game.ply, marking.asked.most
    things = list(marking.things())
    assert one.asked.html.count('data-act="part:') == len(things)
    assert one.asked.html.count('aria-pressed="true"') == len(marking.locked)
    for part, copy in reversed(things):
        if (part, copy) not in marking.marked and not marking.full:
            one.asked.press(f"part:{part}:{copy}")
            assert not one.note.html
    chosen = marking.chosen
    assert len(chosen) == most
    assert f"{most} of {most} marked" in one.asked.html
    one.asked.press("set")
    assert not one.session.notice
    played = [node.choice for node in game.line()[1:] if node.ply > ply and node.choice in chosen]
    assert played == list(chosen)[: len(played)]
    one.asked.press("undo")
    assert game.ply == ply, "the whole set is taken back"
    assert marking_of(one).marked == set(marking_of(one).locked)
    one.asked.press("redo")
    assert game.ply > ply
    again = asked(one.session)
    assert again is None or again.parts != marking.asked.parts


def test_pressed_again_it_is_unmarked(tmp_path: Path) -> None:
    one = open_table("discard (eyrie)", tmp_path)
    one.asked.press("part:3:0")
    one.asked.press("part:0:0")
    assert len(marking_of(one).marked) == 2
    one.asked.press("part:3:0")
    assert marking_of(one).marked == {(0, 0)}
    assert re.search(r"<button[^>]*disabled[^>]*>1 of 3 marked", one.asked.html)
    one.asked.press("set")
    assert one.session.game.ply == 0, "too few are not played"
    one.asked.press("clear")
    assert not marking_of(one).marked


def test_one_too_many_is_told(tmp_path: Path) -> None:
    one = open_table("discard (eyrie)", tmp_path)
    for k in range(3):
        one.asked.press(f"part:{k}:0")
    one.asked.press("part:4:0")
    assert "3 are marked already" in one.note.html
    assert len(marking_of(one).marked) == 3


def test_what_is_forced_is_marked_already(tmp_path: Path) -> None:
    """9.2.7: with one ally for three hits both items are damaged."""
    one = table(hits(3, "sword", "torch").game, saves=tmp_path, eyes=OPEN)
    marking = marking_of(one)
    forced = {marking.action(thing).verb for thing in marking.locked}
    assert forced == {"damage"}
    assert 'aria-disabled="true"' in one.asked.html
    part, copy = next(iter(marking.locked))
    one.asked.press(f"part:{part}:{copy}")
    assert "cannot be left out" in one.note.html
    assert marking.locked <= marking.marked


def test_clearings_are_marked_on_the_map(tmp_path: Path) -> None:
    """6.5.4.2: a click marks one token more, and one after the last takes them back."""
    one = table(wood().game, saves=tmp_path, eyes=OPEN)
    assert set(one.picker.lit()) == {1, 4, 9}
    one._clicked(4)
    one._clicked(4)
    assert [action.clearing for action in marking_of(one).chosen] == [4, 4]
    assert one.picker.selected() == (4,)
    one._clicked(4)
    assert not marking_of(one).marked
    one._clicked(2)
    assert "rl-refusal" in one.note.html
    assert set(one.picker.lit()) == {1, 4, 9}


def test_the_table_does_not_begin_a_set_by_itself() -> None:
    """That its first part is forced is no answer; a set that is the only one is."""
    for make in SETS.values():
        game = make().game
        ply = game.ply
        of = asked(Session(game, eyes=OPEN))
        assert game.ply == ply
        assert of is not None
        assert not of.single


def test_the_rest_of_a_set_begun_elsewhere_is_asked(tmp_path: Path) -> None:
    """One card was discarded in Python: two are left, and undo goes back before the first."""
    game = discards("eyrie").game
    game.play(game.state.legal_actions()[0])
    one = table(game, saves=tmp_path, eyes=OPEN)
    assert marking_of(one).asked.most == 2
    one.asked.press("undo")
    assert marking_of(one).asked.most == 3

"""Narrowing from what is legal to what is meant, in few clicks."""

from __future__ import annotations

from rootlab.components.board import load_board
from rootlab.engine.action import Action, action
from rootlab.widgets.choices import ROWS, Choice, click, offer, remaining, rows, settled

ADJ = load_board("autumn").adj


def daylight() -> tuple[Action, ...]:
    """Something like a Marquise's Daylight."""
    found = [
        action("marquise", "move", origin=o, destination=d, count=n)
        for o, most in ((1, 3), (5, 2), (10, 4), (9, 1))
        for d in ADJ[o]
        for n in range(1, most + 1)
    ]
    found += [action("marquise", "battle", clearing=c, target="eyrie") for c in (2, 7)]
    found += [action("marquise", "build", clearing=8, piece=kind) for kind in ("sawmill", "workshop")]
    return (*found, action("marquise", "end"))


def test_at_first_there_are_verbs() -> None:
    offered = offer(daylight(), Choice())
    assert [verb for verb, _ in offered.verbs] == ["move", "battle", "build"]
    assert offered.rows == ()
    assert offered.lit == {}
    assert [a.verb for a in offered.ends] == ["end"]


def test_a_verb_with_few_actions_shows_them() -> None:
    offered = offer(daylight(), Choice(verb="battle"))
    assert len(offered.rows) == 2
    assert offered.lit == {2: "clearing", 7: "clearing"}


def test_a_verb_with_many_actions_asks_for_its_origin_and_lights_it() -> None:
    offered = offer(daylight(), Choice(verb="move"))
    assert offered.asked == "origin"
    assert set(offered.lit) == {1, 5, 9, 10}


def test_actions_that_differ_in_their_number_are_one_row() -> None:
    left = remaining(daylight(), Choice(verb="move", at=10))
    assert [row.counts for row in rows(left)] == [(1, 2, 3, 4)] * len(ADJ[10])


def test_two_clicks_and_a_number_move_warriors() -> None:
    legal = daylight()
    first = click(legal, Choice(), 10)
    assert first == Choice(at=10)
    assert set(offer(legal, first).lit) == set(ADJ[10])
    second = click(legal, first, ADJ[10][0])
    offered = offer(legal, second)
    assert len(offered.rows) == 1 <= ROWS
    assert offered.rows[0].counts == (1, 2, 3, 4)
    assert settled(legal, second) is None


def test_a_click_on_a_lit_clearing_settles_what_is_left_alone() -> None:
    legal = daylight()
    choice = click(legal, Choice(verb="battle"), 7)
    done = settled(legal, choice)
    assert done is not None
    assert (done.verb, done.clearing) == ("battle", 7)


def test_looking_at_a_clearing_plays_nothing() -> None:
    legal = (action("marquise", "battle", clearing=2, target="eyrie"), action("marquise", "end"))
    choice = click(legal, Choice(), 4)
    assert settled(legal, choice) is None


def test_a_second_click_lets_go() -> None:
    legal = daylight()
    assert click(legal, Choice(at=10), 10) == Choice()
    assert click(legal, Choice(at=10), 6) == Choice(at=6)

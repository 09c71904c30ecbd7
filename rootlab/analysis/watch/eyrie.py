"""The Eyrie (Law 7): roosts that score, and a Decree that may end in turmoil.

What the Decree allows is asked of the deeds that resolve it, as the board stands; how likely turmoil is after
all that comes before, :func:`~rootlab.analysis.turn.decree_risk.decree_risk` searches.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rootlab.analysis.measures.decree_left import STUCK, WARRIORS, bird_cards, dangers, first_column, hopeless
from rootlab.analysis.measures.points import roost_points, turmoil_loss
from rootlab.analysis.measures.steps_ahead import ahead
from rootlab.analysis.watch.look import Look, Note
from rootlab.components.leaders import BATTLE_COLUMN, CHARISMATIC, COLUMNS
from rootlab.components.names import BIRD, EYRIE, SUITS
from rootlab.engine.state import State
from rootlab.factions.eyrie.board import ROOST_POINTS, leader, left_in, roosts
from rootlab.factions.eyrie.decree import HOW


def points(look: Look) -> Iterator[Note]:
    """7.6.1, 7.7.1: the roosts in the Evening, what more of them would score, and what turmoil takes."""
    s = look.s
    if not look.to_come("score"):
        return
    now = ROOST_POINTS[roosts(s)]
    yield Note("points-roosts", ("7.6.1",), {"count": roosts(s)}, now)
    more = roost_points(s) - now
    if more > 0:
        yield Note("points-more-roosts", ("7.5.2.4", "7.6.1"), {}, more)
    loss = turmoil_loss(s, s.score_n[EYRIE])
    yield Note("points-turmoil", ("7.7.1",), {"certain": "yes" if hopeless(s) else "no"}, -loss)


def battle_sites(s: State) -> int:
    """7.5.2.3: the clearings of the suits that are left in the Battle column."""
    left = left_in(s, BATTLE_COLUMN)
    if left[BIRD]:
        return -1
    return sum([mask for suit, mask in enumerate(s.match.board.suit_mask[:BIRD]) if left[suit]])


def own(look: Look) -> Iterator[Note]:
    """7.7: the columns that cannot be resolved as the board stands, and what turmoil would cost."""
    s = look.s
    if look.mine and not look.to_come("decree"):
        return
    found = list(columns_in_danger(s))
    certain = look.mine and hopeless(s)
    if not found and not certain:
        return
    yield from found
    first = any(note.facts["column"] == COLUMNS[first_column(s)] for note in found)
    birds = bird_cards(s)
    facts = {
        "points": birds,
        "most": "yes" if s.score_n[EYRIE] < birds else "no",
        "certain": "yes" if certain else "no" if first else "later",
    }
    yield Note("turmoil-cost", ("7.7", "7.7.1"), facts)


def others(look: Look) -> Iterator[Note]:
    """7.7: whether the column that the Eyrie come to first, now or in their next turn, is in danger: nothing
    of the Decree can help it before."""
    s = look.s
    first = first_column(s)
    if first < 0 or not ahead(s, EYRIE, "decree"):
        return
    if any(danger.column == first for danger in dangers(s)):
        yield Note("eyrie-in-danger", ("7.5.2", "7.7"), {"column": COLUMNS[first]})


def columns_in_danger(s: State) -> Iterator[Note]:
    """A note for each column in which some card that is left could not be done as the board stands, or
    not all of them together."""
    for column, why, suits, need in dangers(s):
        law: tuple[str, ...] = (HOW[column].law,)
        facts: dict[str, Any] = {"column": COLUMNS[column]}
        if why == STUCK:
            facts["suits"] = tuple([SUITS[suit] for suit in suits])
        else:
            facts["need"] = need
        if why == WARRIORS:
            facts["supply"] = s.supply_n[EYRIE]
            law = (*law, "7.8.2") if leader(s) == CHARISMATIC else law
        yield Note(f"turmoil-{why}", law, facts)

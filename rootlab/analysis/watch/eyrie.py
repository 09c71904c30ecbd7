"""The Eyrie (Law 7): roosts that score, and a Decree that may end in turmoil.

What the Decree allows is asked of the deeds that resolve it, as the board stands; how likely turmoil is after
all that comes before, :func:`~rootlab.analysis.decree_risk.decree_risk` searches.
"""

from __future__ import annotations

from collections.abc import Iterator

from rootlab.analysis.decree_risk import hopeless
from rootlab.analysis.measures_points import roost_points
from rootlab.analysis.watch.look import Look, Note
from rootlab.components.cards import CARD_SUIT
from rootlab.components.leaders import BATTLE_COLUMN, BUILD_COLUMN, CHARISMATIC, COLUMNS, RECRUIT_COLUMN
from rootlab.components.names import BIRD, EYRIE, SUITS
from rootlab.components.pieces import ROOST
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.state import State
from rootlab.factions.eyrie.board import ROOST_POINTS, decree, leader, left_in, roosts
from rootlab.factions.eyrie.decree import HOW, Resolving
from rootlab.rules.placing import cannot_place

PER_CHARISMATIC = 2
"""Warriors for each card of the Recruit column under the Charismatic leader (7.8.2)."""


def points(look: Look) -> Iterator[Note]:
    """7.6.1: the roosts in the Evening, and what more of them would score."""
    s = look.s
    if not look.to_come("score"):
        return
    now = ROOST_POINTS[roosts(s)]
    yield Note("points-roosts", ("7.6.1",), {"count": roosts(s)}, now)
    more = roost_points(s) - now
    if more > 0:
        yield Note("points-more-roosts", ("7.5.2.4", "7.6.1"), {}, more)


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
    if not found:
        return
    certain = look.mine and hopeless(s)
    yield from found
    birds = sum(CARD_SUIT[card] == BIRD for column in decree(s) for card in column)
    facts = {"points": min(birds, s.score[EYRIE]), "certain": "yes" if certain else "no"}
    yield Note("turmoil-cost", ("7.7", "7.7.1"), facts)


def others(look: Look) -> Iterator[Note]:
    """7.7: whether the column that the Eyrie come to first, now or in their next turn, is in danger: nothing
    of the Decree can help it before."""
    s = look.s
    if s.turn == EYRIE and not any(step.name == "decree" for step in s.match.turn_steps[EYRIE][s.step :]):
        return
    first = next((COLUMNS[i] for i in range(len(COLUMNS)) if any(_left(s, i))), "")
    if any(note.facts["column"] == first for note in columns_in_danger(s)):
        yield Note("eyrie-in-danger", ("7.5.2", "7.7"), {"column": first})


def columns_in_danger(s: State) -> Iterator[Note]:
    """A note for each column in which some card that is left could not be done as the board stands, or
    not all of them together."""
    for column in range(len(COLUMNS)):
        left = _left(s, column)
        stuck = tuple([SUITS[suit] for suit in _stuck(s, column, left)])
        law: tuple[str, ...] = (HOW[column].law,)
        if stuck:
            yield Note("turmoil-stuck", law, {"column": COLUMNS[column], "suits": stuck})
        elif column == RECRUIT_COLUMN:
            each = PER_CHARISMATIC if leader(s) == CHARISMATIC else 1
            need = sum(left) * each
            if need > s.supply[EYRIE]:
                law = law if each == 1 else (*law, "7.8.2")
                facts = {"column": COLUMNS[column], "need": need, "supply": s.supply[EYRIE]}
                yield Note("turmoil-warriors", law, facts)
        elif column == BUILD_COLUMN and not _sites_for_all(s, left):
            facts = {"column": COLUMNS[column], "need": sum(left)}
            yield Note("turmoil-sites", law, facts)


def _left(s: State, column: int) -> list[int]:
    """The cards of a column that are to be done this turn, or in the next one, by suit."""
    if s.turn == EYRIE:
        return left_in(s, column)
    found = [0, 0, 0, 0]
    for card in s.piles[EYRIE][column]:
        found[CARD_SUIT[card]] += 1
    return found


def _stuck(s: State, column: int, left: list[int]) -> list[int]:
    """The suits of cards for which there is no way to do them now."""
    found = []
    tried = s.copy()
    for suit, n in enumerate(left):
        if n:
            tried.stack = [Resolving(column, suit)]
            tried.ask(HOW[column], EYRIE)
            tried.forget_legal()
            if not tried.legal_actions():
                found.append(suit)
    return found


def _sites_for_all(s: State, left: list[int]) -> bool:
    """Whether there is a clearing, and a roost, for every card of the Build column."""
    open_now = s.ruled[EYRIE] & s.slots_at & ~s.kinds_at[ROOST]
    sites = [c for c in CLEARINGS[open_now] if cannot_place(s, EYRIE, c) is None]
    by_suit = [sum([s.match.board.suit[c] == suit for c in sites]) for suit in range(BIRD)]
    if any(left[suit] > by_suit[suit] for suit in range(BIRD)):
        return False
    return sum(left) <= min(len(sites), s.stock[ROOST])

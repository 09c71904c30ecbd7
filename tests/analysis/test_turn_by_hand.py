"""A turn, and the Decree, whose figures are worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl
from rootlab.analysis.turn.decree_risk import decree_risk
from rootlab.engine.outcome import Outcome
from rootlab.engine.state import State
from tests.positions import decree, position


# --- the Decree ------------------------------------------------------------------------------------------
def birdsong(
    clearings: dict[int, str], hand: list[str], leader: str, used: Any = None, **columns: Any
) -> State:
    eyrie = {**decree(leader, **columns), "hand": hand}
    return rl.load_position(position("eyrie", "birdsong", "add_to_decree", clearings, used=used, eyrie=eyrie))


def test_a_battle_that_must_be_won_to_build() -> None:
    """7.5.2: the Viziers of the Charismatic recruit in 3 and battle in 7, where the only enemies are; a mouse card in
    Build then wants a roost in a mouse clearing, and only in 7 are there Eyrie, two of them, against two
    Marquise warriors and a sawmill.  They rule if they have at least as many pieces (7.2.2).

    Of the 16 pairs of dice: the higher takes at most 2 Marquise pieces, the lower at most 2 of the Eyrie.  Left
    are 2 - lower against 3 - higher, so the higher must beat the lower by one, with both no more than 2: 1-0
    twice, 2-0, 2-1, 3-0 and 3-1 twice each make 10 pairs.  6 of 16 bring turmoil.

    A mouse card in Battle wants a second battle in 7: a Marquise piece is always left, and of the Eyrie one is
    left unless the lower die is 2 or 3: 4 of 16."""
    here = {3: "roost, 2 eyrie", 7: "2 eyrie, 2 marquise, sawmill"}
    risk = decree_risk(birdsong(here, ["sword"], "charismatic"), states=20_000)
    assert risk.turmoil() == 0
    assert risk.turmoil(("mouse", "build")) == pytest.approx(6 / 16)
    assert risk.turmoil(("mouse", "battle")) == pytest.approx(4 / 16)
    assert risk.table.exact.all()


def test_two_battles_need_an_enemy_that_is_left() -> None:
    """7.5.2.3: one Marquise warrior in 7, and nobody else on the map.  Two cards in Battle, two birds: the second
    wants an enemy that survived the first battle.  Two Eyrie hit if the higher die is not 0: 15 of 16."""
    here = {3: "roost, 2 eyrie", 7: "2 eyrie, marquise"}
    risk = decree_risk(birdsong(here, ["sappers"], "charismatic"), states=20_000)
    assert risk.turmoil() == 0
    assert risk.turmoil(("bird", "battle")) == pytest.approx(15 / 16)


def test_after_a_bird_no_second_bird_is_added() -> None:
    """7.4.2: one or two cards, at most one of them a bird.  Who has added one bird may add one card more, and no bird."""
    here = {3: "roost, 6 eyrie, marquise"}
    hand = ["sappers", "armorers", "sword"]
    fresh = decree_risk(birdsong(here, hand, "charismatic"), states=50).table
    birds = (fresh["first"] == "bird").astype(int) + (fresh["second"] == "bird").astype(int)
    assert birds.max() == 1
    assert (
        len(fresh) == 1 + 8 + 4 * 4
    )  # none; a bird or a mouse in four columns; one of each (there is one mouse card)
    one_bird = birdsong(here, hand, "charismatic", used={"added": 1, "added_birds": 1})
    table = decree_risk(one_bird, states=50).table
    assert set(table["first"].dropna()) == {"mouse"}
    assert table["second"].isna().all()
    assert len(table) == 1 + 4


def test_two_cards_of_a_suit_need_two_in_the_hand() -> None:
    """One mouse card: 1 row without, 4 with it.  Two: 4 columns for the first, and 10 pairs of columns besides."""
    here = {3: "roost, 6 eyrie, marquise"}
    assert len(decree_risk(birdsong(here, ["sword"], "charismatic"), states=20).table) == 5
    two = decree_risk(birdsong(here, ["sword", "crossbow-mouse"], "charismatic"), states=20).table
    assert len(two) == 5 + 10


def test_which_rows_are_exact() -> None:
    """With one state to look at, only a way that is settled at once is exact; with enough, every way is, and
    the bounds are one number."""
    here = {3: "roost, 2 eyrie", 7: "2 eyrie, 2 marquise, sawmill"}
    state = birdsong(here, ["sword"], "charismatic")
    short = decree_risk(state, states=1).table
    cut = short[~short.exact]
    assert len(cut)
    assert (cut.turmoil > cut.turmoil_low).all()
    assert ((cut.turmoil_low == 0) & (cut.turmoil == 1)).any()
    whole = decree_risk(state, states=20_000).table
    assert whole.exact.all()
    assert (whole.turmoil == whole.turmoil_low).all()
    for (_, low), (_, true) in zip(short.iterrows(), short.iterrows(), strict=True):
        assert low.turmoil_low <= true.turmoil
    merged = short.merge(
        whole, on=["first", "first_column", "second", "second_column"], suffixes=("", "_true")
    )
    assert (merged.turmoil_low <= merged.turmoil_true + 1e-9).all()
    assert (merged.turmoil_true <= merged.turmoil + 1e-9).all()


# --- a turn ----------------------------------------------------------------------------------------------
def duel() -> State:
    """One Marquise warrior and one of the Eyrie in 5, and one action."""
    start = position("marquise", "daylight", "actions", {5: "marquise, eyrie"}, used={"actions": 2})
    return rl.load_position(start)


def test_the_likeliest_line_to_an_ending_is_kept() -> None:
    """By hand.  That nothing changes can come of a battle in which both dice are 0 (1 of 16), or of ending the turn at
    once, which is certain: that line is kept.  Both fall where the lower die is not 0: 9 of 16; only the Eyrie
    where the lower is 0 and the higher is not: 6 of 16."""
    options = rl.turn_options(duel(), "all", seconds=None)
    assert options.complete
    table = options.outcomes
    both = table[table.warriors == 0]
    assert both.chance.tolist() == [pytest.approx(9 / 16)]
    chances = {}
    for row in range(options.count):
        line = options.line(row)
        assert line.chance == pytest.approx(table.chance[row])
        dice = [choice for choice in line.choices if isinstance(choice, Outcome) and choice.kind == "dice"]
        chances[row] = (tuple(action.verb for action in line.actions), len(dice))
        expected = {9 / 16, 6 / 16} if dice else {1.0}
        assert any(line.chance == pytest.approx(p) for p in expected), line
    unchanged = [row for row, (verbs, _) in chances.items() if verbs == ("end",)]
    assert len(unchanged) == 1
    assert table.chance[unchanged[0]] == 1
    battles = sorted(table.chance[row] for row, (verbs, dice) in chances.items() if dice)
    assert battles == [pytest.approx(6 / 16), pytest.approx(9 / 16)]


def test_an_expectation_weighs_the_dice() -> None:
    """By hand: an undefended roost falls to one warrior for certain if a hit comes: no defender deals one extra hit
    (4.3.3), so it always does: 1 point.  With a guard, the roost falls where the higher die is 2 or more, which
    two warriors can use in full: 12 of 16."""
    alone = position("marquise", "daylight", "actions", {9: "marquise, roost"}, used={"actions": 2})
    assert rl.turn_options(rl.load_position(alone), "all", seconds=None).best(
        "points"
    ).value == pytest.approx(1)
    guarded = position(
        "marquise", "daylight", "actions", {9: "2 marquise, eyrie, roost"}, used={"actions": 2}
    )
    line = rl.turn_options(rl.load_position(guarded), "all", seconds=None).best("points")
    assert line.value == pytest.approx(12 / 16)
    assert line.actions[0].verb == "battle"


def test_risk_counts_what_one_battle_in_each_clearing_could_take() -> None:
    """By hand: ending at once leaves one warrior beside one of the Eyrie, who may remove it: 1 at risk.  The Marquise
    does not rule 5, so it cannot march.  A battle leaves both where both dice are 0, else no one who could be
    removed or nobody to do it: 1 of 16 at risk on average."""
    options = rl.turn_options(duel(), "all", seconds=None)
    stay = next(row for row in range(options.count) if [a.verb for a in options.line(row).actions] == ["end"])
    assert options.outcomes.risk[stay] == 1
    assert options.best("risk").value == pytest.approx(1 / 16)

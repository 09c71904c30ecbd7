"""Battle odds against battles: what the engine's own battles end in, many times, at random positions.

What the sides choose is the same in both, so this shows that the tree of a battle is whole and weighed
right, and nothing of the choices: these are worked out apart, in ``test_odds_by_hand``.
"""

from __future__ import annotations

import os
from collections import Counter
from math import sqrt
from random import Random

import pytest

import rootlab as rl
from rootlab.analysis.odds.battle_odds import QUANTITIES, BattleOdds
from rootlab.analysis.odds.policy import POLICIES, choose
from rootlab.analysis.odds.tree import begin
from rootlab.components.names import FACTION_ID, NF, NI, VAGABOND
from rootlab.components.satchel import DAMAGED, DAMAGED_EXHAUSTED, PLACES
from rootlab.engine.state import State
from rootlab.factions.vagabond.board import ITEM
from rootlab.rules.battle import Battle
from tests.analysis.at_random import RandomBattle, random_battle

POSITIONS = 50
BATTLES = int(os.environ.get("ROOTLAB_ODDS_BATTLES", "12000"))
"""How many battles are played in all; 200000 for the full count."""
ERRORS = 4
"""Standard errors that a figure may be off."""
FEW = 8
"""An end that is expected less often is not judged by its frequency."""


def damaged(s: State) -> int:
    """The Vagabond's items in the Damaged box."""
    if VAGABOND not in s.match.seats:
        return 0
    row = s.own_n[VAGABOND][ITEM:]
    return sum(row[kind * PLACES + place] for kind in range(NI) for place in (DAMAGED, DAMAGED_EXHAUSTED))


def play(b: RandomBattle, policy: str, number: int) -> tuple[int, int, int, int]:
    """One battle with a real deal of the hidden hands and real dice: what it ended in, counted from what
    stands on the map before and after every choice."""
    rng = Random(f"play:{number}")
    f, other = FACTION_ID[b.attacker], FACTION_ID[b.defender]
    dealt = b.state if b.eyes == "all" else b.state.determinize(b.eyes, number)
    s = begin(dealt, b.clearing, f, other).state
    before = s.score_n[:]
    lost = {f: 0, other: 0}
    while not s.over_n and len(s.stack) > 1:
        frame = s.stack[1]
        assert isinstance(frame, Battle)
        here = s.here_n[b.clearing * NF : b.clearing * NF + NF]
        hurt = damaged(s)
        choice = s.sample_outcome(rng) if s.chance else choose(policy, s, frame)
        s.apply(choice)
        if getattr(choice, "verb", "") == "field_hospitals":
            continue  # warriors come, none go
        for seat, was in enumerate(here):
            gone = max(was - s.here_n[b.clearing * NF + seat], 0)
            lost[other if seat == other else f] += gone
        if VAGABOND in lost:
            lost[VAGABOND] += damaged(s) - hurt
    return lost[f], lost[other], s.score_n[f] - before[f], s.score_n[other] - before[other]


def compare(odds: BattleOdds, found: Counter[tuple[int, int, int, int]]) -> None:
    """Every end and every expectation within so many standard errors; no end that cannot be."""
    n = found.total()
    assert set(found) <= set(odds.outcomes)
    for end, p in odds.outcomes.items():
        if n * p >= FEW and n * (1 - p) >= FEW:
            assert abs(found[end] - n * p) <= ERRORS * sqrt(n * p * (1 - p)), (end, p, found[end] / n)
    for i, name in enumerate(QUANTITIES):
        mean = odds.expected[name]
        variance = sum(p * (end[i] - mean) ** 2 for end, p in odds.outcomes.items())
        played = sum(end[i] * count for end, count in found.items()) / n
        assert abs(played - mean) <= ERRORS * sqrt(variance / n) + 1e-9, (name, mean, played)


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_battles_end_as_the_odds_say(seed: int) -> None:
    b = random_battle(seed)
    policy = POLICIES[seed % len(POLICIES)]
    odds = rl.battle_odds(b.state, b.clearing, b.attacker, b.defender, b.eyes, policy)
    n = BATTLES // POSITIONS
    compare(odds, Counter(play(b, policy, number) for number in range(n)))

"""The points within reach are a lower bound: whoever's turn it is can really score so many."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random

import rootlab as rl
from rootlab.analysis.measures.points import plot_points
from rootlab.analysis.watch.coaching import coach
from rootlab.engine.state import State
from tests.positions import position

SCORING = (
    "craft", "build", "overwork", "extra_action", "spread_sympathy", "organize", "aid", "quest", "explore",
    "strike", "flip", "royal_claim",
)  # fmt: skip
GOING_ON = ("continue", "done", "end", "pass", "recruit", "better_burrow_bank")
"""What only leads to the next step, or to the next of what scores."""
MOST_TRIED = 3000


class Witness:
    """Looks for a way to score so many points with the deeds that are counted, nobody interfering."""

    def __init__(self, s: State, points: int) -> None:
        self.faction = str(s.player)
        self.turn = s.turn_n
        self.goal = (s.scores[self.faction] or 0) + points
        self.left = MOST_TRIED
        self.seen: set[int] = set()

    def finds(self, s: State) -> bool:
        if (s.scores[self.faction] or 0) >= self.goal or self.faction in s.winners:
            return True
        if s.is_over or s.turn_n != self.turn or self.left <= 0 or hash(s) in self.seen:
            return False
        self.left -= 1
        self.seen.add(hash(s))
        return any(self.finds(child) for child in self.children(s))

    def children(self, s: State) -> list[State]:
        if s.is_chance:
            child = s.copy()
            child.apply(s.sample_outcome(Random(1)))
            return [child]
        legal = list(s.legal_actions())
        if s.player != self.faction:
            return [s.child(next((a for a in legal if a.verb in ("pass", "continue")), legal[0]))]
        if not s.stack:
            legal = [a for verbs in (SCORING, GOING_ON) for a in legal if a.verb in verbs]
        found = [s.child(action) for action in legal]
        return sorted(found, key=lambda child: -(child.scores[self.faction] or 0))


def moments(seed: int) -> list[State]:
    """Moments of a game at random, verbs first, at which somebody's own turn asks."""
    rng = Random(seed)
    seats = rng.sample(["marquise", "alliance", "vagabond", "corvids"], 3)
    s: State = rl.new_game(seats, seed=seed).state.copy()
    found = []
    for _ in range(700):
        if s.is_over:
            break
        if s.is_chance:
            s.apply(s.sample_outcome(rng))
            continue
        if s.phase_n and not s.stack and rng.random() < 0.05:
            found.append(s.copy())
        by_verb = defaultdict(list)
        for action in s.legal_actions():
            by_verb[action.verb].append(action)
        s.apply(rng.choice(by_verb[rng.choice(list(by_verb))]))
    return found


def test_what_is_within_reach_can_be_reached() -> None:
    """6.5.4, 8.4.2, 9.5, 13.4.2 and what crafting brings, together."""
    reached: Counter[str] = Counter()
    for seed in range(8):
        for s in moments(seed):
            told = coach(s)
            if told.own_turn and told.reach:
                witness = Witness(s, told.reach)
                found = witness.finds(s)
                assert found or witness.left <= 0, (s.to_dict(), told.reach)
                reached[str(told.seat)] += found
    assert len(reached) == 4
    assert min(reached.values()) > 2


def test_a_bomb_leaves_before_the_next_one_scores() -> None:
    """13.4.2, 13.7.1: two bombs score one each; without knowing, as many as possible may be bombs."""
    for clearings, exact, unseen in (
        ({9: "bomb, corvids", 2: "bomb, corvids"}, 2, 2),
        ({9: "bomb, corvids", 2: "raid, corvids"}, 3, 2),
        ({9: "raid, corvids", 2: "raid, corvids"}, 3, 2),
    ):
        s = rl.load_position(position("corvids", "birdsong", "flip", clearings))
        assert plot_points(s, True) == exact
        assert plot_points(s, False) == unseen
        assert Witness(s, exact).finds(s)
        assert not Witness(s, exact + 1).finds(s)

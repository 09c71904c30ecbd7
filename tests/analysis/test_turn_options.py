"""The search through a turn: against brute force where the turn is small, and honest where it is not."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import rootlab as rl
from rootlab.analysis.odds.policy import ALL, choose
from rootlab.analysis.progress import Progress
from rootlab.analysis.turn.features import LOWER, Features, Measurer, ended
from rootlab.analysis.turn.keys import outcome_key
from rootlab.analysis.turn.options import Line, TurnOptions
from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.engine.piles import Draw
from rootlab.engine.state import State
from rootlab.language import text
from rootlab.record.start import start_state
from rootlab.rules.battle import Battle
from tests.positions import decree, position

MIXES = (
    ["marquise", "eyrie"],
    ["eyrie", "alliance", "marquise"],
    ["vagabond", "marquise", "eyrie"],
    ["corvids", "eyrie", "alliance"],
)
TELLING = ("codebreakers", "expose")
SMALL = 1500
"""A turn with more states than this is not searched by brute force here."""


def late(seed: int) -> State | None:
    """A moment of a turn in a random game."""
    rng = Random(f"late:{seed}")
    s = start_state(MIXES[seed % len(MIXES)])
    for _ in range(int(rng.random() * 500) + 60):
        if s.is_over:
            return None
        legal = s.legal_actions()
        s.apply(s.sample_outcome(rng) if s.is_chance else legal[int(rng.random() * len(legal))])
    return s if s.phase != "setup" and not s.is_over else None


class BruteForce:
    """All that can be done, one choice after the other, states kept whole; hands open."""

    def __init__(self, root: State) -> None:
        self.f = root.turn_n
        self.measure = Measurer(root, self.f, None)
        self.outcomes: dict[int, Features] = {}
        self.known: dict[State, Features] = {}
        self.best = self.go(root)

    def go(self, s: State) -> Features:
        """The best expectation of every measure from there."""
        if ended(s, self.f):
            found = self.outcomes[outcome_key(s, self.f)] = self.measure(s)
            return found
        if s in self.known:
            return self.known[s]
        if s.is_chance:
            value = self.expectation(s)
        elif s.player_n != self.f:
            battle = next((frame for frame in reversed(s.stack) if isinstance(frame, Battle)), None)
            value = self.go(s.child(choose(ALL, s, battle) if battle is not None else s.legal_actions()[0]))
        else:
            values = [self.go(s.child(action)) for action in s.legal_actions() if action.verb not in TELLING]
            columns = zip(self.measure.names, zip(*values, strict=True), strict=True)
            value = tuple(min(column) if name in LOWER else max(column) for name, column in columns)
        self.known[s] = value
        return value

    def expectation(self, s: State) -> Features:
        odds = s.chance_outcomes()
        frame = s.stack[-1]
        if isinstance(frame, Draw) and frame.seat != self.f:
            odds = ((odds[0][0], 1.0),)
        total = [0.0] * len(self.measure.names)
        for outcome, probability in odds:
            for i, one in enumerate(self.go(s.child(outcome))):
                total[i] += probability * one
        return tuple(total)


def replay(s: State, line: Line) -> State:
    """Play a line, every choice of which must be possible."""
    for choice in line.choices:
        if isinstance(choice, Outcome):
            assert choice in [outcome for outcome, _ in s.chance_outcomes()]
        else:
            assert choice in s.legal_actions()
        s = s.child(choice)
    return s


def marquise(used: int, **clearings: str) -> State:
    """A Marquise with so many actions used, in clearings named ``c9="2 marquise"``."""
    places = {int(name[1:]): words for name, words in clearings.items()}
    return rl.load_position(position("marquise", "daylight", "actions", places, used={"actions": used}))


def whole_turn() -> State:
    """A whole Marquise turn: twelve warriors in six clearings, two recruiters, four wood, three actions."""
    return rl.load_position(
        position(
            "marquise", "daylight", "actions",
            {
                1: "3 marquise, keep, 2 wood, recruiter", 5: "2 marquise, sawmill, wood", 9: "2 marquise, workshop",
                10: "2 marquise, recruiter, wood, eyrie", 2: "2 marquise", 6: "marquise, 2 eyrie",
                3: "roost, 4 eyrie", 7: "2 eyrie, roost",
            },
            marquise={"hand": ["sappers", "ambush-fox", "anvil"], "score": 5},
            eyrie={"hand": ["investments", "sword", "bake-sale"], "score": 6},
        )
    )  # fmt: skip


# --- complete searches -----------------------------------------------------------------------------------
@pytest.mark.parametrize("first", range(0, 40, 8))
def test_a_complete_search_finds_what_brute_force_finds(first: int) -> None:
    """The same outcomes, as often, and the same best expectations; whatever faction's turn it is."""
    compared = 0
    for seed in range(first, first + 8):
        s = late(seed)
        if s is None:
            continue
        options = rl.turn_options(s, "all", states=SMALL, seconds=None)
        if not options.complete:
            continue
        compared += 1
        brute = BruteForce(s)
        table = options.outcomes[list(options.measures)]
        assert options.count == len(brute.outcomes) == len(table)
        assert Counter(table.itertuples(index=False, name=None)) == Counter(brute.outcomes.values())
        assert options.share == 1
        for name, value in zip(options.measures, brute.best, strict=True):
            line = options.best(name)
            assert line.value == pytest.approx(value), name
            end = replay(s, line)
            assert ended(end, s.turn_n)
            assert dict(zip(options.measures, brute.measure(end), strict=True)) == line.outcome
    assert compared


def test_every_row_has_a_line_that_leads_there() -> None:
    s = marquise(2, c9="2 marquise, sawmill, 2 wood", c12="marquise, eyrie")
    options = rl.turn_options(s, "all")
    assert options.complete
    for row in range(options.count):
        line = options.line(row)
        end = replay(s, line)
        assert ended(end, s.turn_n)
        measured = dict(zip(options.measures, Measurer(s, s.turn_n, None)(end), strict=True))
        assert measured == line.outcome == options.outcomes.loc[row, list(options.measures)].to_dict()
        assert 0 < line.chance <= 1
    with pytest.raises(rl.RootlabError, match="no outcome"):
        options.line(options.count)


def test_a_march_and_its_reverse_are_one_state() -> None:
    """Duplicates are merged by content: what is reached in two ways is one outcome."""
    s = marquise(2, c9="marquise", c1="marquise", c12="roost")
    options = rl.turn_options(s)
    ends = [replay(s, options.line(row)) for row in range(options.count)]
    assert options.count == len({(*end.warriors_n, *end.kinds_n, *end.score_n) for end in ends})
    assert options.states < 500


# --- chance and the others ---------------------------------------------------------------------------------
@pytest.mark.parametrize("hand", [[], ["anvil"], ["ambush-mouse", "anvil"]])
def test_a_battle_is_worth_its_odds(hand: list[str]) -> None:
    """With nothing else to score, the best expectation of points is that of the battle."""
    here = {9: "2 marquise", 12: "keep"}
    s = rl.load_position(
        position(
            "marquise", "daylight", "actions", {**here, 7: "3 marquise, roost, eyrie"}, used={"actions": 2},
            eyrie={"hand": hand},
        )
    )  # fmt: skip
    odds = rl.battle_odds(s, 7, "marquise", "eyrie")
    options = rl.turn_options(s)
    best = options.best("points")
    assert options.complete
    assert best.value == pytest.approx(odds.expected["attacker_points"])
    assert best.actions[0] == rl.action("marquise", "battle", clearing=7, target="eyrie")
    kind = {choice.kind for choice in best.choices if isinstance(choice, Outcome)}
    assert kind == {"dice"}
    nothing = rl.turn_options(s, reactions="none").best("points").value
    worst = rl.turn_options(s, reactions="worst").best("points").value
    assert worst <= best.value <= nothing
    assert nothing == pytest.approx(
        rl.battle_odds(s, 7, "marquise", "eyrie", policy="attacker").expected["attacker_points"]
    )
    assert (worst < best.value) is bool(hand)


def test_what_others_hold_makes_no_difference_unless_it_is_known() -> None:
    """1.2.1: the search knows no more than the player's eyes."""
    found = []
    for hand in (["ambush-mouse", "anvil"], ["sword", "anvil"]):
        s = rl.load_position(
            position(
                "marquise", "daylight", "actions", {7: "3 marquise, roost, eyrie"}, used={"actions": 1},
                eyrie={"hand": hand},
            )
        )  # fmt: skip
        options = rl.turn_options(s, states=20_000, seconds=None)
        assert options.complete
        found.append((options.count, [options.best(name).value for name in options.measures]))
    assert found[0] == found[1]


def test_an_ambush_that_did_not_come_is_not_expected_again() -> None:
    """Who passed holds none: the second battle of the turn knows that from the first."""
    s = rl.load_position(
        position(
            "marquise", "daylight", "actions", {7: "4 marquise, roost, 4 eyrie"}, used={"actions": 1},
            eyrie={"hand": ["anvil"]},
        )
    )  # fmt: skip
    options = rl.turn_options(s, states=30_000, seconds=None)
    lines = [options.line(row) for row in range(options.count)]
    played = [
        line for line in lines if any(isinstance(c, Action) and c.verb == "ambush" for c in line.choices)
    ]
    assert played
    for line in played:
        reactions = [c.verb for c in line.choices if isinstance(c, Action) and c.faction == "eyrie"]
        assert reactions[0] == "ambush"


def test_sampling_is_said_and_repeats() -> None:
    s = marquise(1, c7="3 marquise, roost, 2 eyrie")
    runs = [
        rl.turn_options(s, chance="sampling", samples=2, states=4000, seconds=None, seed=5) for _ in range(2)
    ]
    assert runs[0].outcomes.equals(runs[1].outcomes)
    assert not runs[0].complete
    assert runs[0].chance == "sampling"
    assert runs[0].count < rl.turn_options(s, states=4000, seconds=None).count


# --- limits ----------------------------------------------------------------------------------------------
def check_partial(options: TurnOptions, s: State) -> None:
    """A search that was cut off says so, and its lines can be played."""
    assert not options.complete
    assert 0 < options.share < 1
    assert options.count == len(options.outcomes) > 0
    for name in options.measures:
        line = options.best(name)
        end = replay(s, line)
        assert ended(end, s.turn_n)
        assert line.actions[-1].verb == "end"
    told = options.text("en")
    assert f"{round(100 * options.share, 1):g}" in told
    assert "covered" in repr(options)


def test_a_whole_turn_says_what_it_covered() -> None:
    """It is too large to be complete; what is found grows with the limit, and the limit is kept."""
    s = whole_turn()
    small = rl.turn_options(s, "all", states=1500, seconds=None)
    large = rl.turn_options(s, "all", states=6000, seconds=None)
    for options, states in ((small, 1500), (large, 6000)):
        check_partial(options, s)
        assert options.limit == "states"
        assert options.states < states + 500
    assert small.share < large.share
    assert small.count < large.count
    assert small.best("points").value <= large.best("points").value
    assert large.best("points").value >= 4
    assert large.best("clearings").value >= 7


def test_a_search_by_states_repeats_exactly() -> None:
    runs = [rl.turn_options(whole_turn(), states=1200, seconds=None) for _ in range(2)]
    assert runs[0].outcomes.equals(runs[1].outcomes)
    assert runs[0].share == runs[1].share
    assert [runs[0].best(name) for name in runs[0].measures] == [
        runs[1].best(name) for name in runs[1].measures
    ]


def test_time_is_kept() -> None:
    options = rl.turn_options(whole_turn(), seconds=0.3)
    assert options.limit == "seconds"
    assert options.seconds < 5
    check_partial(rl.turn_options(whole_turn(), "all", seconds=0.3), whole_turn())


def test_who_watches_can_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rootlab.analysis.turn.search.TELL_EVERY", 0.0)
    told: list[Progress] = []

    def watch(progress: Progress) -> bool:
        told.append(progress)
        return len(told) < 5

    options = rl.turn_options(whole_turn(), seconds=None, progress=watch)
    assert options.limit == "progress"
    assert len(told) == 5
    assert [p.states for p in told] == sorted(p.states for p in told)
    assert all(0 <= p.share <= 1 and p.outcomes <= p.states for p in told)

    def interrupt(progress: Progress) -> None:
        raise KeyboardInterrupt

    options = rl.turn_options(whole_turn(), seconds=None, progress=interrupt)
    assert options.limit == "progress"
    assert options.count > 0


# --- the rest ----------------------------------------------------------------------------------------------
def test_outcomes_have_their_columns() -> None:
    s = marquise(3, c9="2 marquise, workshop")
    options = rl.turn_options(s)
    assert list(options.outcomes.columns) == [
        "points", "cards", "clearings", "risk", "warriors", "buildings", "chance",
    ]  # fmt: skip
    row = options.outcomes.iloc[0]
    assert (row.points, row.cards, row.clearings, row.warriors, row.buildings) == (0, 1, 1, 2, 1)
    eyrie = rl.load_position(position("eyrie", "evening", "draw", {3: "roost, 2 eyrie"}))
    assert "turmoil" in rl.turn_options(eyrie).measures
    for name in (*options.measures, "turmoil", "value"):
        assert text(f"turn-measure-{name}", "en")


def test_a_measure_of_ones_own() -> None:
    s = marquise(2, c9="2 marquise", c3="roost")
    target = rl.load_position(position("marquise", "daylight", "actions", {9: "marquise"})).match.board.adj[
        9
    ][0]
    options = rl.turn_options(s, value=lambda end: float(end.warriors_n[target * 10]))
    assert options.best("value").value == 2
    assert options.outcomes.value.max() == 2


def test_through_other_eyes() -> None:
    """The hand of the player is one that it may have; only its size is known."""
    s = rl.load_position(
        position(
            "marquise", "daylight", "actions", {9: "2 marquise"}, used={"actions": 3},
            marquise={"hand": ["anvil", "sword"]},
        )
    )  # fmt: skip
    options = rl.turn_options(s, "eyrie")
    assert options.eyes == "eyrie"
    assert set(options.outcomes.cards) <= {2, 3}
    mine = rl.turn_options(s.view("marquise"))
    assert mine.outcomes.equals(rl.turn_options(s).outcomes)
    with pytest.raises(rl.RootlabError, match="other eyes"):
        rl.turn_options(s.view("eyrie"), "marquise")


def test_an_eyrie_turn_knows_its_turmoil() -> None:
    """A Decree that cannot be done ends in turmoil, whatever is chosen."""
    s = rl.load_position(
        position(
            "eyrie", "daylight", "decree", {3: "roost, 2 eyrie"}, eyrie=decree("despot", build=["anvil"])
        )
    )
    options = rl.turn_options(s, states=5000, seconds=None)
    assert options.best("turmoil").value == 1
    assert options.decree_risk is not None
    assert rl.turn_options(marquise(3, c9="marquise")).decree_risk is None

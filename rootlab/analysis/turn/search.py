"""The search through a turn: every way on, states of equal content once, deeper and deeper.

At each decision of the player a random player is imagined, who first picks a kind of action evenly, then one
of its ways evenly.  A *depth* is the least probability with which that player comes to a state for it to be
searched further; the search goes through the turn with one depth after the other, each a fraction of the one
before, until everything is searched or a limit is reached.  Where it does not go on, it tries what happens if
the turn is simply ended there.  So common lines come first, and nothing hangs on the order of the actions.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from typing import Final

from rootlab.analysis.odds.policy import DECLINES
from rootlab.analysis.progress import Progress
from rootlab.analysis.turn.features import LOWER, Features, Measurer, ended
from rootlab.analysis.turn.keys import better, evenly, outcome_key
from rootlab.analysis.turn.unseen import Choice, Denied, Unseen
from rootlab.engine.action import Action, verb_number
from rootlab.engine.choosing import after
from rootlab.engine.state import State

FIRST_DEPTH: Final = 1e-2
DEEPER: Final = 1 / 3
DEEPEST: Final = 1e-12
BEAM: Final = 8
"""How many states the search for a good line of each measure keeps at a time."""
PER_BEAM: Final = 3000
"""It keeps one for each so many states that may be searched at all."""
LARGE: Final = 500
"""With more states than this, good lines are looked for before the search goes deeper."""
LONGEST: Final = 200
"""A line of more choices than this is not followed for its own sake."""
TELLING: Final = (verb_number("codebreakers"), verb_number("expose"))
"""Verbs that are not searched: to look at a hand and to guess a plot only tell the player something."""
ENDING: Final = tuple(verb_number(verb) for verb in (*DECLINES, "end"))
MOST_ENDINGS: Final = 60
"""How many answers of chance and the others are tried to see what ending the turn comes to."""
CHECK_EVERY: Final = 64
"""The clock is read, and the caller told, each time after so many states."""
TELL_EVERY: Final = 0.2
"""Seconds between two calls of the progress callback."""


class Search:
    """The states of a turn that were found, with what is known of each.

    A node is a state of the turn or an outcome; ``value`` holds the best expectation of every measure
    that is known to be within reach from there (None as long as there is none).
    """

    def __init__(
        self, root: State, f: int, unseen: Unseen, measure: Measurer, states: int, seconds: float | None,
        progress: Callable[[Progress], object] | None, outcomes: int | None = None,
    ) -> None:  # fmt: skip
        self.root = root
        self.f = f
        self.unseen = unseen
        self.measure = measure
        self.most_states = states
        self.most_seconds = seconds
        self.most_outcomes = outcomes
        self.progress = progress
        self.began = time.perf_counter()
        self.told = self.began
        self.seconds = 0.0
        self.stopped = ""
        """What ended the search before it was complete: ``states seconds outcomes progress``."""
        self.left_out: set[str] = set()
        self.lower = tuple(name in LOWER for name in measure.names)
        # by node
        self.index: dict[int, int] = {}
        self.value: list[Features | None] = []
        self.share = array("d")
        self.complete = bytearray()
        self.searched = array("d")
        """The probability with which it was last searched in this round, or 0."""
        self.parent = array("q")
        self.choice: list[tuple[Choice, ...]] = []
        self.chance = array("d")
        """The probability that chance and the others go along the line to it."""
        self.row = array("q")
        """The row of an outcome, or -1."""
        self.key = array("q")
        self.children: dict[int, array[int]] = {}
        """By node that was searched: the nodes of all choices, in the order of the choices."""
        self.odds: dict[int, array[float]] = {}
        """The same for chance and the others: the probabilities."""
        # by outcome
        self.outcomes: list[Features] = []
        self.nodes: list[int] = []
        self._good: set[int] = set()
        """Keys of states on good lines, which are searched however unlikely they are."""
        self._visits = 0
        self._depth = FIRST_DEPTH
        self._known = root.known_n

    # --- the whole search ------------------------------------------------------------------------
    def run(self) -> None:
        """Search until everything is found or a limit is reached."""
        root = self.enter(self.root, (), -1, (), 1.0)
        try:
            while True:
                self.searched = array("d", bytes(8 * len(self.value)))
                self.visit(root, self.root.copy(), (), 1.0)
                if self.stopped or self.complete[root] or not self._depth:
                    break
                if not self._good and len(self.value) > LARGE:
                    self.find_good_lines()
                    continue
                self._depth = self._depth * DEEPER if self._depth > DEEPEST else 0.0
        except KeyboardInterrupt:
            self.stopped = "progress"
        if self.value[root] is None:
            self.try_ending(root, self.root.copy(), (), [self.most_states])
        self.seconds = time.perf_counter() - self.began

    def is_over(self) -> bool:
        """Whether something ended the search."""
        return bool(self.stopped)

    def halted(self) -> bool:
        """Whether a limit is reached; tells the caller how far the search is."""
        if self.stopped:
            return True
        n = len(self.value)
        if n >= self.most_states:
            self.stopped = "states"
            return True
        if self.most_outcomes is not None and len(self.outcomes) >= self.most_outcomes:
            self.stopped = "outcomes"
            return True
        now = time.perf_counter()
        if self.most_seconds is not None and now - self.began >= self.most_seconds:
            self.stopped = "seconds"
            return True
        if self.progress is not None and now - self.told >= TELL_EVERY:
            self.told = now
            report = Progress(n, len(self.outcomes), self.share[0], now - self.began)
            if self.progress(report) is False:
                self.stopped = "progress"
                return True
        return False

    # --- nodes -----------------------------------------------------------------------------------
    def enter(self, s: State, denied: Denied, parent: int, choice: tuple[Choice, ...], chance: float) -> int:
        """The node of a state or of an outcome, made where it is new."""
        over = ended(s, self.f)
        key = outcome_key(s, self.f) if over else self.state_key(s, denied)
        node = self.index.get(key)
        if node is not None:
            if over and chance > self.chance[node]:
                self.parent[node] = parent
                self.choice[node] = choice
                self.chance[node] = chance
            return node
        node = len(self.value)
        self.index[key] = node
        self.key.append(key)
        self.parent.append(parent)
        self.choice.append(choice)
        self.chance.append(chance)
        self.searched.append(0.0)
        if over:
            features = self.measure(s)
            self.row.append(len(self.outcomes))
            self.outcomes.append(features)
            self.nodes.append(node)
            self.value.append(features)
            self.share.append(1.0)
            self.complete.append(1)
        else:
            self.row.append(-1)
            self.value.append(None)
            self.share.append(0.0)
            self.complete.append(0)
        return node

    def state_key(self, s: State, denied: Denied) -> int:
        """The content of a state in this turn."""
        return hash(
            (
                s.phase_n, s.step_n, tuple(s.warriors_n), tuple(s.kinds_n), tuple(s.used_n), tuple(s.hands_n),
                tuple(s.score_n), tuple(s.crafted_n), tuple(s.own_n), tuple(s.piles_n), tuple(s.items_n),
                tuple(s.ruins_n), tuple(s.dominance_n), tuple(s.partner_n), s.deck_n, s.discard_n,
                s.available_n, s.removed_n, () if s.known_n is self._known else tuple(s.known_n), denied,
                tuple([frame.key() for frame in s.stack]),
            )
        )  # fmt: skip

    # --- going on --------------------------------------------------------------------------------
    def visit(self, node: int, s: State, denied: Denied, mass: float) -> None:
        """Search on from a node that is reached with that probability."""
        if self.complete[node] or self.searched[node] >= mass or self.is_over():
            return
        self._visits += 1
        if self._visits % CHECK_EVERY == 0 and self.halted():
            return
        self.searched[node] = mass
        if s.chance or s.player_n != self.f:
            self._others(node, s, denied, mass)
            return
        if mass < self._depth and self.key[node] not in self._good:
            if self.value[node] is None:
                self.try_ending(node, s, denied, [MOST_ENDINGS])
            return
        legal = self.legal(s)
        weights = evenly(legal)
        known = self.children.get(node)
        ids = array("q") if known is None else known
        best = self.value[node]
        share = 0.0
        complete = 1
        for i, action in enumerate(legal):
            weight = weights[i]
            if known is None:
                child = after(s, action)
                there = self.enter(child, denied, node, (action,), self.chance[node])
                ids.append(there)
                if not self.complete[there]:
                    self.visit(there, child, denied, mass * weight)
            else:
                there = ids[i]
                if not self.is_over() and self.worth_going(there, mass * weight):
                    self.visit(there, after(s, action), denied, mass * weight)
            best = better(self.lower, best, self.value[there])
            share += weight * self.share[there]
            complete &= self.complete[there]
            if self.is_over() and known is None and i + 1 < len(legal):
                complete = 0
                break
        if len(ids) == len(legal):
            self.children[node] = ids
        self.value[node] = best
        self.share[node] = max(self.share[node], share)
        self.complete[node] = complete

    def worth_going(self, node: int, mass: float) -> bool:
        """Whether a node that was seen before is to be searched (further) with that probability."""
        if self.complete[node] or self.searched[node] >= mass:
            return False
        return (
            mass >= self._depth
            or node in self.children
            or self.value[node] is None
            or self.key[node] in self._good
        )

    def _others(self, node: int, s: State, denied: Denied, mass: float) -> None:
        """Go on where chance or another seat answers: an expectation over all branches."""
        known = self.children.get(node)
        if known is None or (
            not self.is_over()
            and any(
                self.worth_going(there, mass * p) for there, p in zip(known, self.odds[node], strict=True)
            )
        ):
            branches = self.unseen.chances(s, denied) if s.chance else self.unseen.replies(s, denied)
            ids = array("q")
            for probability, choice, child, held in branches:
                there = self.enter(child, held, node, (choice,), self.chance[node] * probability)
                ids.append(there)
                self.visit(there, child, held, mass * probability)
            self.children[node] = ids
            self.odds[node] = array("d", [branch.probability for branch in branches])
        expected: list[float] | None = [0.0] * len(self.lower)
        share = 0.0
        complete = 1
        for there, probability in zip(self.children[node], self.odds[node], strict=True):
            value = self.value[there]
            if value is None:
                expected = None
            elif expected is not None:
                for i, one in enumerate(value):
                    expected[i] += probability * one
            share += probability * self.share[there]
            complete &= self.complete[there]
        if expected is not None:
            self.value[node] = better(self.lower, self.value[node], tuple(expected))
        self.share[node] = max(self.share[node], share)
        self.complete[node] = complete

    def legal(self, s: State) -> tuple[Action, ...]:
        """What the player may choose, without what only tells it something."""
        legal = s.legal_actions()
        question = s.question
        if question is None or not any(verb in question.by_verb for verb in TELLING):
            return legal
        kept = tuple([a for a in legal if a.verb_n not in TELLING])
        if len(kept) < len(legal):
            self.left_out.update(a.verb for a in legal if a.verb_n in TELLING)
        return kept or legal

    def try_ending(self, node: int, s: State, denied: Denied, left: list[int]) -> None:
        """Take a node's value from ending the turn there: leave out what is optional, else take the first
        way; an expectation where chance comes in between.  The state is used up.  ``left`` holds how many
        branches may still be tried; beyond them the value stays unknown."""
        line, share, s = self.follow_ending(s)
        there = self.enter(s, denied, node, line, self.chance[node])
        if (
            self.row[there] < 0
            and self.value[there] is None
            and not self._expect_ending(there, s, denied, left)
        ):
            return
        self.value[node] = better(self.lower, self.value[node], self.value[there])
        self.share[node] = max(self.share[node], share * self.share[there])

    def _expect_ending(self, node: int, s: State, denied: Denied, left: list[int]) -> bool:
        """The same where chance or another seat answers; False where it is too much."""
        if not s.chance and s.player_n == self.f:
            return False
        branches = self.unseen.chances(s, denied) if s.chance else self.unseen.replies(s, denied)
        left[0] -= len(branches)
        if left[0] < 0:
            return False
        expected = [0.0] * len(self.lower)
        share = 0.0
        for probability, choice, child, held in branches:
            there = self.enter(child, held, node, (choice,), self.chance[node] * probability)
            if self.value[there] is None:
                if child.chance or child.player_n != self.f:
                    self._expect_ending(there, child, held, left)
                else:
                    self.try_ending(there, child, held, left)
            value = self.value[there]
            if value is None:
                return False
            share += probability * self.share[there]
            for i, one in enumerate(value):
                expected[i] += probability * one
        self.value[node] = better(self.lower, self.value[node], tuple(expected))
        self.share[node] = max(self.share[node], share)
        return True

    def follow_ending(self, s: State) -> tuple[tuple[Choice, ...], float, State]:
        """The player's choices that end the turn, up to its end or to where somebody else answers; a lower
        bound of the probability that they are made at random; and the state, which is changed."""
        share = 1.0
        line: list[Choice] = []
        while len(line) < LONGEST and s.player_n == self.f and not s.chance and not ended(s, self.f):
            question = s.question
            assert question is not None
            found: list[Action] = []
            for verb in ENDING:
                if verb in question.by_verb:
                    question.by_verb[verb].offer(s, self.f, found)
            if found:
                share /= len(question.by_verb)
            else:
                found = list(self.legal(s))
                share *= evenly(tuple(found))[0]
            line.append(found[0])
            s.apply(found[0])
        return tuple(line), share, s

    # --- good lines ------------------------------------------------------------------------------
    def find_good_lines(self) -> None:
        """Follow the few best states for each measure, as if the turn ended with every choice; chance and
        the others do the likeliest."""
        width = max(1, min(BEAM, self.most_states // PER_BEAM))
        for i in range(len(self.lower)):
            states = [self._go_on(self.root.copy(), ())]
            for _ in range(LONGEST):
                found: dict[int, tuple[tuple[float, ...], int, State, Denied]] = {}
                for s, denied in states:
                    if ended(s, self.f):
                        continue
                    self._good.add(self.state_key(s, denied))
                    for action in self.legal(s):
                        child, held = self._go_on(after(s, action), denied)
                        key = self.state_key(child, held)
                        if key not in found:
                            found[key] = (self._promise(child, i), -len(found), child, held)
                    if self.halted():
                        return
                if not found:
                    break
                best = sorted(found.values(), key=lambda row: row[:2], reverse=True)[:width]
                states = [(s, denied) for _, _, s, denied in best]

    def _promise(self, s: State, i: int) -> tuple[float, ...]:
        """How good a state is for a measure, then for the others."""
        signed = [-v if low else v for v, low in zip(self.measure(s), self.lower, strict=True)]
        return (signed[i], *signed)

    def _go_on(self, s: State, denied: Denied) -> tuple[State, Denied]:
        """To the player's next decision, with the likeliest answers; all states on the way are good."""
        for _ in range(LONGEST):
            if ended(s, self.f) or (not s.chance and s.player_n == self.f):
                break
            self._good.add(self.state_key(s, denied))
            branches = self.unseen.chances(s, denied) if s.chance else self.unseen.replies(s, denied)
            _, _, s, denied = max(branches, key=lambda branch: branch.probability)
        return s, denied

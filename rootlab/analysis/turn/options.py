"""What a player can still do in a turn, and what it can end in.

>>> import rootlab as rl
>>> state = rl.load_position({
...     "rootlab": 1, "seats": ["marquise", "eyrie"],
...     "turn": {"player": "marquise", "phase": "daylight", "step": "actions", "used": {"actions": 2}},
...     "clearings": {"5": {"warriors": {"marquise": 1}, "buildings": ["sawmill"], "tokens": ["wood"]},
...                   "3": {"buildings": ["roost"]}}})
>>> options = rl.turn_options(state)
>>> options.complete, options.count
(True, 9)
>>> best = options.best("points")
>>> best.value, best.actions
(1.0, (rl.action('marquise', 'build', clearing=5, piece='sawmill'), rl.action('marquise', 'end')))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from numbers import Integral, Real
from typing import TYPE_CHECKING, Any, Final

from rootlab.analysis.eyes import OPEN, looking, refused
from rootlab.analysis.notebook import WIDTH
from rootlab.analysis.odds.policy import NONE
from rootlab.analysis.progress import Progress, notebook_bar, stopped_by_interrupt
from rootlab.analysis.turn.features import Measurer, Value, ended
from rootlab.analysis.turn.keys import outcome_key
from rootlab.analysis.turn.search import Search
from rootlab.analysis.turn.unseen import EXPECTED, REACTIONS, WORST, Choice, Denied, Unseen
from rootlab.components.errors import RootlabError, shown
from rootlab.components.names import EYRIE, FACTIONS, SETUP
from rootlab.engine.action import Action
from rootlab.engine.choosing import after
from rootlab.engine.state import State
from rootlab.engine.view import View
from rootlab.language import text

if TYPE_CHECKING:
    import pandas as pd
    import plotly.graph_objects as go

    from rootlab.record.game import Game

__all__ = ["EXPECTED", "NONE", "WORST", "Line", "Progress", "TurnOptions", "turn_options"]

MOST_STATES: Final = 150_000
MOST_SECONDS: Final = 25.0
TINY: Final = 1e-9
EXPECTATION: Final = "expectation"
SAMPLING: Final = "sampling"


@dataclass(frozen=True)
class Line:
    """A line through the turn, and what it is worth."""

    measure: str
    value: float
    """The expectation of the measure if this line is begun and chance is answered as well as can be; what
    is not certain on it is chance and the others."""
    choices: tuple[Choice, ...]
    """All choices of the likeliest course: the player's, the others' and the outcomes of chance."""
    faction: str
    chance: float
    """The probability that chance and the others go along with it."""
    outcome: Mapping[str, float]
    """What it ends in, by column of ``TurnOptions.outcomes``."""
    row: int = -1
    """The row there, or -1 where its end was not found."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The player's own choices in it."""
        return tuple(
            choice for choice in self.choices if isinstance(choice, Action) and choice.faction == self.faction
        )

    def text(self, lang: str | None = None) -> str:
        """The line in words, a choice per line."""
        return "\n".join(choice.text(lang) for choice in self.choices)


class TurnOptions:
    """The outcomes of a turn that were found; see :func:`turn_options`."""

    def __init__(self, search: Search, eyes: str, chance: str, seconds: float) -> None:
        self._search = search
        self.faction = FACTIONS[search.f]
        self.eyes = eyes
        self.chance = chance
        """``expectation`` or ``sampling``."""
        self.reactions = search.unseen.reactions
        """What the others do: ``expected``, ``none`` or ``worst``."""
        self.seconds = seconds
        self.limit = search.stopped
        """What ended the search early: ``states``, ``seconds``, ``outcomes``, ``progress`` (who watched it
        stopped it); empty where nothing did."""

    # --- how much --------------------------------------------------------------------------------
    @property
    def count(self) -> int:
        """How many different outcomes were found."""
        return len(self._search.outcomes)

    @property
    def states(self) -> int:
        """How many different states of the turn were seen, the outcomes included."""
        return len(self._search.value)

    @property
    def complete(self) -> bool:
        """Whether that is everything the player can do."""
        return bool(self._search.complete[0]) and self.chance == EXPECTATION

    @property
    def share(self) -> float:
        """The share of the turn that was covered, from 0 to 1.

        It is counted exactly, not sampled: the probability that a player who at each decision picks a kind of
        action evenly, then one of its ways evenly, comes to an outcome that was found, whatever chance and
        the others do.
        """
        return 1.0 if self.complete else self._search.share[0]

    @property
    def left_out(self) -> tuple[str, ...]:
        """Verbs that were possible and not searched, because they only tell the player something."""
        return tuple(sorted(self._search.left_out))

    @property
    def measures(self) -> tuple[str, ...]:
        """The measures that :meth:`best` knows."""
        return self._search.measure.names

    # --- what ------------------------------------------------------------------------------------
    @cached_property
    def outcomes(self) -> pd.DataFrame:
        """One row per outcome: ``points cards clearings risk warriors buildings`` (``turmoil`` for the Eyrie,
        ``value`` for a measure of one's own) and ``chance``.

        ``points`` are scored from here to the end of the turn; ``cards`` is the hand after the draw, at
        most five; ``clearings`` are ruled at the end; ``risk`` counts own pieces that enemies there or
        next to it could remove with one battle in each clearing; ``warriors`` and ``buildings`` stand on
        the map.  ``chance`` is the probability that chance and the others go along with the likeliest
        line that was found.
        """
        import pandas as pd

        search = self._search
        table = pd.DataFrame(search.outcomes, columns=list(search.measure.names))
        table["chance"] = [search.chance[node] for node in search.nodes]
        return table

    def dots(self) -> pd.DataFrame:
        """The outcomes by points and risk: ``risk points count row``, the row of the likeliest of each."""
        table = self.outcomes.rename_axis("row").reset_index()
        likeliest = table.sort_values("chance", ascending=False, kind="stable")
        groups = likeliest.groupby(["risk", "points"], sort=True)
        return groups.agg(count=("row", "size"), row=("row", "first")).reset_index()

    def chart(
        self, chosen: int | None = None, lang: str | None = None, width: int | None = WIDTH
    ) -> go.Figure:
        """Points against risk, a dot for what comes to the same; ``chosen`` is a row with a ring.

        Without a width it is as wide as its place.
        """
        from rootlab.analysis.turn.chart import turn_chart

        title = text(
            "turn-chart-title", lang, player=self.faction, count=self.count,
            share=round(100 * self.share, 1), whole="yes" if self.complete else "no",
        )  # fmt: skip
        row = None if chosen is None else dict(self.outcomes.iloc[chosen])
        return turn_chart(self.dots(), row, title, lang).update_layout(width=width)

    def line(self, row: int) -> Line:
        """A line that leads to the outcome of that row."""
        search = self._search
        if not (isinstance(row, Integral) and 0 <= row < self.count):
            raise RootlabError(text("turn-no-row", given=shown(row), count=self.count), "turn-no-row")
        node = search.nodes[row]
        parts: list[tuple[Choice, ...]] = []
        at = node
        while at > 0:
            parts.append(search.choice[at])
            at = search.parent[at]
        choices = tuple(choice for part in reversed(parts) for choice in part)
        outcome = dict(zip(self.measures, search.outcomes[row], strict=True))
        return Line("", 0.0, choices, self.faction, search.chance[node], outcome, row)

    def best(self, measure: str = "points") -> Line:
        """The line that promises most of a measure (least, of ``risk`` and ``turmoil``).

        Its ``value`` is the expectation over chance, with the best choice after each outcome; the line
        follows the likeliest one.
        """
        search = self._search
        if measure not in self.measures:
            facts: dict[str, Any] = {"given": str(measure), "measures": list(self.measures)}
            raise RootlabError(text("turn-no-measure", **facts), "turn-no-measure", facts)
        i = self.measures.index(measure)
        top = search.value[0]
        if top is None:
            raise RootlabError(text("turn-nothing-found"), "turn-nothing-found")
        choices: list[Choice] = []
        s, chance, node = search.root.copy(), 1.0, 0
        denied: Denied = ()
        while not ended(s, search.f):
            step = self._step(s, denied, node, i)
            if step is None:
                break
            probability, way, s, denied, node = step
            chance *= probability
            choices += way
        row = search.row[node]
        outcome = dict(zip(self.measures, search.outcomes[row], strict=True)) if row >= 0 else {}
        return Line(measure, float(top[i]), tuple(choices), self.faction, chance, outcome, row)

    def _step(
        self, s: State, denied: Denied, node: int, i: int
    ) -> tuple[float, tuple[Choice, ...], State, Denied, int] | None:
        """One step along the best line: probability, choices, and where they lead."""
        search = self._search
        if s.chance or s.player_n != search.f:
            branches = search.unseen.chances(s, denied) if s.chance else search.unseen.replies(s, denied)
            likeliest = max(branches, key=lambda branch: branch.probability)
            there = self._find(likeliest.state, likeliest.denied)
            return (likeliest.probability, (likeliest.choice,), likeliest.state, likeliest.denied, there)
        sign = -1 if search.lower[i] else 1
        promised = search.value[node]
        ending = self._ending(s, denied, promised, i)
        if ending is not None:
            return 1.0, ending[0], ending[1], denied, ending[2]
        best: tuple[float, list[tuple[Action, State, int]]] | None = None
        for action in search.legal(s):
            child = after(s, action)
            there = self._find(child, denied)
            value = search.value[there] if there >= 0 else None
            if value is None:
                continue
            if best is None or sign * value[i] > best[0] + TINY:
                best = (sign * value[i], [])
            if sign * value[i] >= best[0] - TINY:
                best[1].append((action, child, there))
        if best is None:
            return None
        action, child, there = max(best[1], key=lambda way: self._plain(way[1], denied, promised, i))
        return 1.0, (action,), child, denied, there

    def _ending(
        self, s: State, denied: Denied, promised: tuple[float, ...] | None, i: int
    ) -> tuple[tuple[Choice, ...], State, int] | None:
        """The choices that end the turn at once, if nothing better is promised."""
        search = self._search
        way, _, last = search.follow_ending(s.copy())
        there = self._find(last, denied)
        value = search.value[there] if there >= 0 else None
        if not way or value is None or promised is None:
            return None
        sign = -1 if search.lower[i] else 1
        return (way, last, there) if sign * value[i] >= sign * promised[i] - TINY else None

    def _plain(
        self, s: State, denied: Denied, promised: tuple[float, ...] | None, i: int
    ) -> tuple[bool, bool]:
        """Of choices that are worth the same: those after which the turn may end at once, then those that
        leave nothing to chance."""
        certain = self._search.f == s.player_n or ended(s, self._search.f)
        return certain and self._ending(s, denied, promised, i) is not None, certain

    def _find(self, s: State, denied: Denied) -> int:
        search = self._search
        over = ended(s, search.f)
        return search.index.get(outcome_key(s, search.f) if over else search.state_key(s, denied), -1)

    # --- the Eyrie -------------------------------------------------------------------------------
    @cached_property
    def decree_risk(self) -> pd.DataFrame | None:
        """For the Eyrie: the probability of turmoil by which cards are added to which column; see
        :func:`rootlab.analysis.turn.decree_risk.decree_risk`.  None for another faction."""
        if self._search.f != EYRIE:
            return None
        from rootlab.analysis.turn.decree_risk import decree_risk

        return decree_risk(self._search.root).table

    # --- in words --------------------------------------------------------------------------------
    def text(self, lang: str | None = None) -> str:
        """How much was found, and how that is known."""
        if self.complete:
            return text("turn-complete", lang, count=self.count, states=self.states)
        return text(
            "turn-partial", lang, count=self.count, states=self.states, share=round(100 * self.share, 1),
            limit=self.limit or "none",
        )  # fmt: skip

    def __repr__(self) -> str:
        how = "complete" if self.complete else f"{self.share:.1%} covered"
        return f"<TurnOptions of {self.faction}: {self.count} outcomes, {how}>"


def turn_options(
    state: State | View | Game,
    eyes: str | None = None,
    *,
    chance: str = EXPECTATION,
    samples: int = 3,
    reactions: str = EXPECTED,
    states: int = MOST_STATES,
    seconds: float | None = MOST_SECONDS,
    outcomes: int | None = None,
    progress: Callable[[Progress], object] | bool | None = None,
    value: Value | None = None,
    seed: int = 1,
) -> TurnOptions:
    """Search all that the player whose turn it is can do until the turn ends.

    The search goes on until everything is found or a limit is reached: ``states`` different states,
    ``seconds``, about so many different ``outcomes`` (None for no limit).  Without ``seconds`` a search that
    is not complete repeats exactly.  A notebook shows a bar while it runs; ``progress`` takes its place,
    called now and then with a :class:`Progress` (False: no bar).  Where it answers False, or on an
    interrupt (Ctrl-C, the ■ of a notebook), the search stops and what was found stays.

    ``chance``: with ``expectation`` every outcome of dice, draws and thefts is searched, and a line is
    worth its expectation; with ``sampling`` only ``samples`` outcomes of each chance, drawn by ``seed``.
    The draw that ends the turn is not searched: its cards are counted.

    ``reactions``, the policy of the others: ``expected``, they use what helps them, and an ambush (or a
    card for Field Hospitals) that their hand may hold with its probability over the cards unseen;
    ``none``, they use nothing; ``worst``, they hold whatever public facts allow.  Hands are seen through
    ``eyes``, by default the player's own; ``"all"`` opens them; through another seat's eyes, the player's
    hand is one that it may have, dealt by ``seed``.

    ``value`` adds a measure of one's own: a function of the state at the turn's end, more is better.
    """
    state, eyes = looking(state, eyes)
    f, root, open_hands = _start(state, eyes, seed)
    if chance not in (EXPECTATION, SAMPLING):
        raise refused("turn-no-chance", given=str(chance), names=[EXPECTATION, SAMPLING])
    if reactions not in REACTIONS:
        raise refused("turn-no-reactions", given=str(reactions), names=list(REACTIONS))
    _check_limits(states=states, seconds=seconds, outcomes=outcomes, samples=samples)
    if value is not None and not callable(value):
        raise refused("turn-no-function", given=shown(value))
    drawn = max(int(samples), 1) if chance == SAMPLING else 0
    unseen = Unseen(f, open_hands, reactions, drawn, seed)
    measure = Measurer(root, f, value)
    with stopped_by_interrupt() as stopped, _told(progress) as told:

        def goes_on(so_far: Progress) -> bool:
            return told(so_far) is not False and not stopped()

        search = Search(root, f, unseen, measure, states, seconds, goes_on, outcomes)
        search.run()
    return TurnOptions(search, eyes or FACTIONS[f], chance, search.seconds)


def _check_limits(**limits: object) -> None:
    """Refuse a limit that is no number; ``seconds`` and ``outcomes`` may be left out."""
    for name, given in limits.items():
        if given is None and name in ("seconds", "outcomes"):
            continue
        kind = Integral if name == "samples" else Real
        if isinstance(given, bool) or not isinstance(given, kind) or given != given:
            raise refused("turn-no-number", given=shown(given), name=name)


@contextmanager
def _told(progress: Callable[[Progress], object] | bool | None) -> Iterator[Callable[[Progress], object]]:
    """What is called with how far the search is: what was given, else a bar in a notebook."""
    if callable(progress):
        yield progress
        return
    bar = None if progress is False else notebook_bar()
    if bar is None:
        yield lambda _: True
        return
    try:
        yield lambda so_far: bar.show(so_far.share, so_far.text())
    finally:
        bar.close()


def _start(state: State, eyes: str | None, seed: int) -> tuple[int, State, bool]:
    """The player, the state that is searched, and whether all hands are open."""
    if state.over_n or state.phase_n == SETUP:
        raise refused("turn-no-turn")
    f = state.turn_n
    if eyes == OPEN:
        return f, state.copy(), True
    seen = state if eyes is None or eyes == FACTIONS[f] else state.determinize(eyes, seed)
    return f, seen.determinize(FACTIONS[f], seed), False

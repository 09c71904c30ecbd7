"""7.4.2, 7.5.2, 7.7 Which cards added to which column keep the Decree alive.

For every way to add cards, the engine resolves the whole Decree of the coming Daylight as well as it can be:
new roosts, recruits, moves, battles and builds are chosen so that turmoil is least likely, after every roll
anew.  Between now and then nothing else changes: the others stay as they stand, and nothing is crafted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Final

from rootlab.analysis.eyes import OPEN, looking, refused
from rootlab.analysis.measures.decree_left import hopeless
from rootlab.analysis.turn.keys import outcome_key
from rootlab.analysis.turn.unseen import EXPECTED, REACTIONS, Denied, Unseen
from rootlab.components.cards import CARD_KIND, CARD_SUIT, NC
from rootlab.components.errors import shown
from rootlab.components.leaders import BATTLE_COLUMN, BUILD_COLUMN, COLUMNS
from rootlab.components.names import BIRD, BIRDSONG, EVENING, EYRIE, FACTIONS, NF, SETUP, SUITS
from rootlab.components.pieces import ROOST
from rootlab.engine.action import Action
from rootlab.engine.choosing import after
from rootlab.engine.masks import CLEARINGS
from rootlab.engine.piles import with_card
from rootlab.engine.state import NO_USE, State
from rootlab.engine.view import View
from rootlab.factions.eyrie.board import ADDED, ADDED_BIRDS, MOST_ADDED, deposed, left_in

if TYPE_CHECKING:
    import pandas as pd

MOST_STATES: Final = 1000
"""States that are searched for one way to add cards."""
CERTAIN: Final = 1 - 1e-12
OF_THE_DECREE: Final = ("resolve", "recruit", "move", "battle", "build")
"""What is chosen in the search besides what must be; everything optional is left out."""

Addition = tuple[int, int]
"""A card by its suit, and the column that it is added to."""


class DecreeRisk:
    """Turmoil in the coming Daylight by which cards are added; see :func:`decree_risk`."""

    def __init__(self, rows: dict[tuple[Addition, ...], tuple[float, float]], complete: bool) -> None:
        self._rows = rows
        self.complete = complete
        """Whether every way to add cards was looked at; if not, the time was up or it was stopped."""

    @cached_property
    def table(self) -> pd.DataFrame:
        """One row per way to add cards, safest first: ``first first_column second second_column turmoil
        turmoil_low exact``.

        ``first`` and ``second`` are suits (missing where no such card is added).  ``turmoil`` is the
        probability of turmoil with the best way that was found to resolve the Decree; ``exact`` says
        whether it is known that there is no better one, else it may be as low as ``turmoil_low``.
        """
        import pandas as pd

        rows = []
        for additions, (low, high) in self._rows.items():
            named: list[str | None] = []
            for suit, column in additions:
                named += [SUITS[suit], COLUMNS[column]]
            named += [None] * (2 * MOST_ADDED - len(named))
            rows.append((*named, 1 - low, 1 - high, high - low < 1 - CERTAIN))
        columns = ["first", "first_column", "second", "second_column", "turmoil", "turmoil_low", "exact"]
        table = pd.DataFrame(rows, columns=columns)
        return table.sort_values(["turmoil", "turmoil_low"], kind="stable", ignore_index=True)

    def turmoil(self, *additions: tuple[str, str]) -> float:
        """The probability of turmoil after adding these, each a suit and a column; without any, of the Decree
        as it stands."""
        named = [(suit in SUITS, column in COLUMNS) for suit, column in additions]
        if all(suit and column for suit, column in named):
            key = tuple(sorted((SUITS.index(suit), COLUMNS.index(column)) for suit, column in additions))
            if key in self._rows:
                return 1 - self._rows[key][0]
        raise refused("decree-no-way", given=shown(additions))

    def __repr__(self) -> str:
        safe = sum(low >= CERTAIN for low, _ in self._rows.values())
        return f"<DecreeRisk: {len(self._rows)} ways to add cards, {safe} of them without turmoil>"


def decree_risk(
    state: State | View,
    eyes: str | None = None,
    *,
    cards: int = MOST_ADDED,
    reactions: str = EXPECTED,
    states: int = MOST_STATES,
    seconds: float | None = None,
    progress: Callable[[int, int], object] | None = None,
    seed: int = 1,
) -> DecreeRisk:
    """The probability of turmoil in the Eyrie's coming Daylight, by which cards are added to which column.

    In the Eyrie's Birdsong that is this turn's Daylight, with what may still be added; at any other
    moment it is the next one, as the board stands (a card that emergency orders may bring, 7.4.1, is not
    counted).  ``cards`` is the most cards added (two by the Law). The suits are those of the Eyrie's hand
    where ``eyes`` see it (by default the Eyrie's own), else all four.  ``reactions`` and hidden hands are
    as in ``turn_options``.  Each way to add cards is searched for up to ``states`` states; ``progress``
    is called with how many ways are done and how many there are, and stops the search by answering False.
    """
    state, eyes = looking(state, eyes)
    if EYRIE not in state.match.seats:
        raise refused("decree-no-eyrie")
    if state.over_n or state.phase_n == SETUP:
        raise refused("turn-no-turn")
    if reactions not in REACTIONS:
        raise refused("turn-no-reactions", given=str(reactions), names=list(REACTIONS))
    start = _birdsong(state if eyes == OPEN else state.determinize(FACTIONS[EYRIE], seed))
    unseen = Unseen(EYRIE, eyes == OPEN, reactions, 0, seed)
    seen = eyes in (None, OPEN, FACTIONS[EYRIE])
    ways = list(_ways(start, seen, cards))
    began = time.perf_counter()
    rows: dict[tuple[Addition, ...], tuple[float, float]] = {}
    for done, additions in enumerate(ways):
        if progress is not None and progress(done, len(ways)) is False:
            break
        if seconds is not None and time.perf_counter() - began > seconds:
            break
        rows[additions] = _Survival(start, unseen, states).of(additions)
    return DecreeRisk(rows, len(rows) == len(ways))


def _birdsong(state: State) -> State:
    """The state at the step of Birdsong in which cards are added."""
    s = state.copy()
    s.forget_legal()
    steps = s.match.turn_steps[EYRIE]
    adding = next(
        i for i, step in enumerate(steps) if step.name == "add_to_decree" and step.question is not None
    )
    if s.turn_n != EYRIE or s.phase_n != BIRDSONG or s.step_n > adding:
        s.used_n = list(NO_USE)
    s.turn_n = EYRIE
    s.phase_n = BIRDSONG
    s.step_n = adding
    s.stack = []
    return s


def _ways(start: State, seen: bool, most: int) -> Iterator[tuple[Addition, ...]]:
    """Every way to add up to so many cards: by suit and column, in any order the same; none at first."""
    held = [0, 0, 0, 0]
    for card in start.hands_n[EYRIE]:
        held[CARD_SUIT[card]] += 1
    if not seen:
        held = [MOST_ADDED] * 4
    birds = 1 - start.used_n[ADDED_BIRDS]
    most = min(most, MOST_ADDED - start.used_n[ADDED])
    singles = [(suit, column) for suit in range(4) if held[suit] for column in range(len(COLUMNS))]
    yield ()
    for i, one in enumerate(singles):
        if most < 1 or (one[0] == BIRD and birds < 1):
            continue
        yield (one,)
        for other in singles[i:] if most > 1 else ():
            both = [one[0], other[0]]
            if both.count(BIRD) <= birds and all(both.count(suit) <= held[suit] for suit in both):
                yield (one, other)


class _Survival:
    """The probability that the Decree is resolved without turmoil, as bounds: what the best way found
    reaches, and what could be reached at most."""

    def __init__(self, start: State, unseen: Unseen, states: int) -> None:
        self.start = start
        self.unseen = unseen
        self.left = states
        self.down = deposed(start)
        self.found: dict[int, tuple[float, float]] = {}

    def of(self, additions: tuple[Addition, ...]) -> tuple[float, float]:
        """With these cards added."""
        s = self.start.copy()
        piles = list(s.piles_n[EYRIE])
        for suit, column in additions:
            card = _card(s, suit)
            if card in s.hands_n[EYRIE]:
                hand = list(s.hands_n[EYRIE])
                hand.remove(card)
                s.hands_n[EYRIE] = tuple(hand)
            piles[column] = with_card(piles[column], card)
        s.piles_n[EYRIE] = tuple(piles)
        s.used_n[ADDED] = MOST_ADDED
        s.run()
        return self.bounds(s, ())

    def bounds(self, s: State, denied: Denied) -> tuple[float, float]:
        """From a state on."""
        settled = self.settled(s)
        if settled is not None:
            return settled
        key = hash(
            (
                outcome_key(s, EYRIE),
                s.step_n,
                tuple(s.used_n),
                tuple(frame.key() for frame in s.stack),
                denied,
            )
        )
        known = self.found.get(key)
        if known is not None:
            return known
        self.left -= 1
        if self.left < 0:
            return 0.0, 1.0
        if s.chance or s.player_n != EYRIE:
            low = high = 0.0
            branches = self.unseen.chances(s, denied) if s.chance else self.unseen.replies(s, denied)
            for probability, _, child, held in branches:
                least, most = self.bounds(child, held)
                low += probability * least
                high += probability * most
        else:
            low, high = self.best(s, denied)
        self.found[key] = (low, high)
        return low, high

    def settled(self, s: State) -> tuple[float, float] | None:
        """Whether turmoil has come or can no longer come; None where it is open."""
        if deposed(s) != self.down or (s.question is not None and s.question.id == "new-leader"):
            return 0.0, 0.0
        if s.over_n or s.turn_n != EYRIE or s.phase_n == EVENING:
            return 1.0, 1.0
        if not s.stack and s.current_step().name == "end":
            return 1.0, 1.0
        return (0.0, 0.0) if hopeless(s) else None

    def best(self, s: State, denied: Denied) -> tuple[float, float]:
        """The best of the Eyrie's choices, the promising ones first."""
        children = [after(s, action) for action in choices(s)]
        if len(children) > 1:
            children.sort(key=promise, reverse=True)
        low = high = 0.0
        for child in children:
            least, most = self.bounds(child, denied)
            low, high = max(low, least), max(high, most)
            if low >= CERTAIN:
                break
        return low, high


def _card(s: State, suit: int) -> int:
    """A card of a suit to add: one of the hand, rather no ambush."""
    mine = [card for card in s.hands_n[EYRIE] if CARD_SUIT[card] == suit]
    mine.sort(key=lambda card: CARD_KIND[card] == "ambush")
    return mine[0] if mine else next(card for card in range(NC) if CARD_SUIT[card] == suit)


def choices(s: State) -> list[Action]:
    """What the Eyrie choose from: what the Decree asks for; else nothing that is optional."""
    legal = s.legal_actions()
    decree = [a for a in legal if a.verb in OF_THE_DECREE]
    if decree:
        return decree
    declined = [a for a in legal if a.verb in ("continue", "done", "pass")]
    return declined[:1] or list(legal)


def promise(s: State) -> tuple[int, int]:
    """How many of the cards that are left could be done as the board stands, less where one could not."""
    masks = s.match.board.suit_mask
    enemies = 0
    for f in s.match.seats:
        if s.is_enemy(EYRIE, f):
            enemies |= s.pieces_at_n[f]
    fights = s.warriors_at_n[EYRIE] & enemies
    sites = s.ruled_n[EYRIE] & s.slots_at_n & ~s.kinds_at_n[ROOST]
    done = 0
    for column, open_now in ((BATTLE_COLUMN, fights), (BUILD_COLUMN, sites)):
        for suit, n in enumerate(left_in(s, column)):
            here = (open_now & masks[suit] if suit < BIRD else open_now).bit_count()
            done += min(n, here)
    strength = sum([min(s.warriors_n[c * NF + EYRIE], 3) for c in CLEARINGS[fights]])
    return done, strength

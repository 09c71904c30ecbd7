"""What was agreed before the game: map, deck, seats.  Shared by all states of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rootlab.components.board import MAPS, Board, load_board
from rootlab.components.cards import CARD_KIND, DECKS, NC, load_deck
from rootlab.components.errors import Given, told, unknown_name
from rootlab.components.names import FACTION_ID, FACTIONS, NF
from rootlab.engine.faction import Faction
from rootlab.engine.procedure import Deed, Question, Step

if TYPE_CHECKING:
    from rootlab.engine.state import State

Loss = tuple[int, int, int, int, int]
"""Who removes, whose pieces, in which clearing, which kind (WARRIOR or a kind), how many."""

Trigger = tuple[int, int, int, int, int]
"""Whose pieces left, from which clearing, which kind, who removed them, how many."""

FACTION_MODULES: list[Faction | None] = [None] * NF
"""The factions that can be played; each module of ``rootlab.factions`` fills its place."""

SETUP_STEPS: list[Step] = []
"""The general steps of setup (5.1), before the factions' own."""

WINDOWS: list[list[Deed]] = [[], [], [], []]
"""By phase: deeds that may be taken in any window of it (filled by rules and cards)."""

GENERAL_QUESTIONS: list[Question] = []
"""Questions that any faction may be asked: of chapters 3 to 5, and by another faction's ability (8.2.6)."""

BATTLE_EFFECTS: list[Deed] = []
"""Optional effects of step 3 of a battle (4.3.3), filled by the cards."""

AMBUSH_SHIELDS: list[int] = []
"""Cards in play that make ambushes do nothing against their owner as attacker."""

STARTS: list[list[Deed]] = [[], [], [], []]
"""By phase: deeds at its very start, before everything else in it (1.4.1), asked by themselves."""

IMMEDIATE_EFFECTS: dict[int, ImmediateEffect] = {}
"""What crafting a card without an item does at once (4.1.2), by card."""


class ImmediateEffect:
    """The effect of crafting a card (4.1.2)."""

    def resolve(self, s: State, f: int) -> None:
        """Do it for the crafter."""
        raise TypeError("abstract")


class Match:
    """Map, deck and seats with everything that follows from them and does not change."""

    def __init__(
        self, seats: tuple[int, ...], board_name: str, deck_name: str, cards: tuple[int, ...]
    ) -> None:
        self.seats = seats
        self.board_name = board_name
        self.deck_name = deck_name
        self.board: Board = load_board(board_name)
        self.cards = cards
        """Every card that takes part, sorted."""
        counts = [0] * NC
        for card in cards:
            counts[card] += 1
        self.card_counts = tuple(counts)
        self.dominance = any(CARD_KIND[card] == "dominance" for card in cards)
        self.first = seats[0]
        self.next_seat = [-1] * NF
        for index, seat in enumerate(seats):
            self.next_seat[seat] = seats[(index + 1) % len(seats)]
        self.factions: list[Faction] = [self._faction(seat) for seat in range(NF)]
        self.tie_winner = -1
        for seat in seats:
            if self.factions[seat].rules_ties:
                self.tie_winner = seat
        self.place_guards = self._others("guards_placing")
        """By faction: the other factions that may forbid it to place pieces somewhere."""
        self.leave_guards = self._others("guards_leaving")
        """By faction: the other factions that may forbid it to move out of somewhere."""
        self.enter_guards = self._others("guards_entering")
        """By faction: the other factions that may forbid it to move into somewhere."""
        self.others = [tuple(seat for seat in seats if seat != f) for f in range(NF)]
        """By faction: the other seats, in turn order."""
        self.move_watchers = self._others("watches_moves")
        """By faction: the other factions for which something follows when it moves."""
        self.hiders = [self.factions[f] for f in seats if self.factions[f].hides_pieces]
        """The factions some of whose pieces lie face down."""
        self.roll_watchers = [self.factions[f] for f in seats if self.factions[f].watches_rolls]
        order = sorted(seats, key=lambda f: self.factions[f].setup_letter)
        self.setup_steps: tuple[Step, ...] = tuple(SETUP_STEPS) + tuple(
            step for f in order for step in self.factions[f].setup_steps
        )
        self.turn_steps: list[tuple[Step, ...]] = [self.factions[f].turn_steps for f in range(NF)]
        self.windows: list[tuple[Deed, ...]] = [tuple(deeds) for deeds in WINDOWS]
        self.card_windows = [tuple(deed for deed in deeds if deed.card >= 0) for deeds in WINDOWS]
        """By phase: what its windows may offer by cards in play."""
        self.open_windows = [
            tuple(deed for deed in deeds if deed.card < 0 and deed.in_match(self)) for deeds in WINDOWS
        ]
        """By phase: what its windows may offer in this match without one."""
        self._joined: dict[Question, Question] = {}
        self.turn_questions: list[tuple[Question | None, ...]] = [
            tuple(None if step.question is None else self.joined(step.question) for step in steps)
            for steps in self.turn_steps
        ]
        """By faction and step of its turn: the step's question with its window effects."""

    def _others(self, hook: str) -> list[list[Faction]]:
        """By faction: the other seats whose module sets that flag."""
        wanted = [seat for seat in self.seats if getattr(self.factions[seat], hook)]
        return [[self.factions[seat] for seat in wanted if seat != f] for f in range(NF)]

    def _faction(self, seat: int) -> Faction:
        module = FACTION_MODULES[seat]
        if module is None:
            if seat in self.seats:
                raise told("error-not-playable", name=FACTIONS[seat], known=playable_names())
            return Faction()
        return module

    def joined(self, question: Question) -> Question:
        """The question with the window effects of its phase, made once."""
        if question.window < 0:
            return question
        found = self._joined.get(question)
        if found is None:
            phase = question.window
            found = question.joined(self.windows[phase], self.open_windows[phase])
            self._joined[question] = found
        return found

    def same(self, other: Match) -> bool:
        """Whether the two games were agreed alike."""
        return self is other or (
            self.seats == other.seats and self.board_name == other.board_name and self.cards == other.cards
        )

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _match, (self.seats, self.board_name, self.deck_name, self.cards)

    def key(self) -> tuple[object, ...]:
        return (self.seats, self.board_name, self.cards)


def playable() -> tuple[str, ...]:
    """The names of the factions that can be played."""
    return tuple(FACTIONS[f] for f in range(NF) if FACTION_MODULES[f] is not None)


def playable_names() -> str:
    """The same as one text."""
    return ", ".join(playable())


def make_match(
    factions: Any, board: Given = "autumn", deck: Given = "standard",
    dominance: tuple[str, ...] | None = None,
) -> Match:  # fmt: skip
    """Check the seats and the names and make the Match.

    ``dominance`` names the dominance cards that take part; None means the Law's own: all of
    them, but none with two players (5.1.3).
    """
    if isinstance(factions, str) or not all(isinstance(name, str) for name in factions):
        raise told("error-seats-list")
    for name in factions:
        if name not in FACTION_ID:
            raise unknown_name("faction", name, playable())
    if len(set(factions)) != len(factions):
        raise told("error-seat-twice")
    if not 2 <= len(factions) <= 6:
        raise told("error-seat-number", number=len(factions))
    for what, name, known in (("map", board, MAPS), ("deck", deck, DECKS)):
        if name not in known:
            raise unknown_name(what, name, known)
    cards = load_deck(deck).cards
    wanted = dominance
    if wanted is None and len(factions) == 2:
        wanted = ()
    if wanted is not None:
        from rootlab.components.cards import CARD_IDS

        cards = tuple(c for c in cards if CARD_KIND[c] != "dominance" or CARD_IDS[c] in wanted)
    return _match(tuple(FACTION_ID[name] for name in factions), board, deck, cards)


@lru_cache(maxsize=64)
def _match(seats: tuple[int, ...], board: str, deck: str, cards: tuple[int, ...]) -> Match:
    """The match, which does not change: games agreed alike share it."""
    return Match(seats, board, deck, cards)

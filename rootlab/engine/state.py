"""State: the whole truth of one moment.

Flat lists of plain ints, card piles as sorted tuples of card ints, a stack of procedures.  It
holds no generator and no deck order: the deck is a bag, and every draw is a chance decision.
Index ``c * NF + f`` is faction ``f`` in clearing ``c``; ``c * NK + k`` is piece kind ``k`` there.
Only ``apply`` changes a state from outside.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.errors import Given, told
from rootlab.components.names import FACTION_ID, FACTIONS, NF, NI, PHASES, SETUP
from rootlab.components.pieces import KIND_COUNT, NK, WARRIORS
from rootlab.engine.action import Action
from rootlab.engine.choosing import after, choice_fault
from rootlab.engine.event import Event
from rootlab.engine.face import Face
from rootlab.engine.match import Match
from rootlab.engine.outcome import Outcome
from rootlab.engine.piles import discard_all
from rootlab.engine.procedure import AGAIN, ASK, CHANCE, NEXT, Procedure, Question, Step
from rootlab.engine.reading import names_of

if TYPE_CHECKING:
    from rootlab.engine.grounds import Grounds
    from rootlab.engine.ruling import Ruling
    from rootlab.engine.view import View

NOBODY: Final = -1
USED_CARDS: Final = 0
"""Index in ``used``: a bit for each once-a-turn card effect that was used."""
USED_PIECES: Final = 0
"""Index in ``used`` before clearing 1: crafting pieces activated there this turn."""
BEGUN: Final = 13
"""Index in ``used``: 1 once something was done in this phase (1.4.1, "at start of")."""
LAST_DISCARD: Final = 14
"""Index in ``used``: one more than the last card discarded at the hand limit."""
OWN: Final = 15
"""First index in ``used`` of the counters whose meaning belongs to the faction of the turn."""
USED_SIZE: Final = 36
NO_USE: Final = [0] * USED_SIZE
NO_DOMINANCE: Final = -1
CONTENT: Final = (
    "available_n", "crafted_n", "deck_n", "discard_n", "dominance_n", "hands_n", "here_n",
    "item_supply_n", "items_n", "kinds_at_n", "kinds_n", "known_n", "known_piles_n", "open_slots_n",
    "over_n", "own_n", "partner_n", "phase_n", "pieces_at_n", "piles_n", "power_n", "removed_n", "round",
    "ruins_n", "ruled_n", "ruler_n", "score_n", "slots_at_n", "step_n", "stock_n", "supply_n", "turn_n",
    "used_n", "warriors_at_n", "warriors_n", "won_by",
)  # fmt: skip
"""What a state holds beside its match, its stack, and what follows from them."""


class State(Face):
    """One moment of a game.  Compare by value, copy cheaply, change only by ``apply``.

    A person asks by name and is answered in names: ``dir()`` and the Tab key list what
    :data:`~rootlab.engine.face.FACE` holds.  The engine's own ints and lists end in ``_n``.
    """

    __slots__ = (*CONTENT, "_legal", "chance", "log", "match", "player_n", "question", "stack")

    def __init__(self) -> None:
        self._legal: tuple[Action, ...] | None = None
        self.chance: bool = False
        self.log: list[Event] | None = None
        self.question: Question | None = None
        self.player_n: int = NOBODY

    # --- making and copying --------------------------------------------------------------------
    def begin(self, match: Match) -> None:
        """Fill in an empty table of that match: all pieces in supply, all cards in the deck."""
        slots = match.board.slots
        size = len(slots)
        self.match = match
        self.warriors_n: list[int] = [0] * (size * NF)
        self.power_n: list[int] = [0] * (size * NF)
        self.here_n: list[int] = [0] * (size * NF)
        self.kinds_n: list[int] = [0] * (size * NK)
        self.ruler_n: list[int] = [NOBODY] * size
        self.ruled_n: list[int] = [0] * NF
        """By faction: the clearings that it rules, a bit each."""
        self.warriors_at_n: list[int] = [0] * NF
        """By faction: the clearings with its warriors, a bit each."""
        self.pieces_at_n: list[int] = [0] * NF
        """By faction: the clearings with any piece of it, a bit each."""
        self.kinds_at_n: list[int] = [0] * NK
        """By kind: the clearings with a piece of it, a bit each."""
        self.open_slots_n: list[int] = list(slots)
        self.slots_at_n: int = sum(1 << c for c in range(1, size) if slots[c])
        """The clearings with an open slot, a bit each."""
        self.ruins_n: list[int] = [0] * size
        self.supply_n: list[int] = [WARRIORS[f] if f in match.seats else 0 for f in range(NF)]
        self.stock_n: list[int] = list(KIND_COUNT)
        self.score_n: list[int] = [0] * NF
        self.dominance_n: list[int] = [NO_DOMINANCE] * NF
        self.partner_n: list[int] = [NOBODY] * NF
        """By faction: the other one in its coalition, or NOBODY (9.2.8)."""
        self.hands_n: list[tuple[int, ...]] = [()] * NF
        self.crafted_n: list[tuple[int, ...]] = [()] * NF
        self.known_n: list[tuple[int, ...]] = [()] * (NF * NF)
        self.known_piles_n: list[tuple[int, ...]] = [()] * (NF * NF)
        """Like ``known``, of the pile that a faction keeps face down (8.2.3)."""
        self.own_n: list[tuple[int, ...]] = [match.factions[f].own_start for f in range(NF)]
        self.piles_n: list[tuple[tuple[int, ...], ...]] = [match.factions[f].piles_start for f in range(NF)]
        self.items_n: list[int] = [0] * (NF * NI)
        self.item_supply_n: list[int] = [0] * NI
        self.deck_n: tuple[int, ...] = match.cards
        self.discard_n: tuple[int, ...] = ()
        self.available_n: tuple[int, ...] = ()
        self.removed_n: tuple[int, ...] = ()
        self.used_n: list[int] = list(NO_USE)
        self.stack: list[Procedure] = []
        self.turn_n: int = match.first
        self.phase_n: int = SETUP
        self.step_n: int = 0
        self.round: int = 0
        self.over_n: tuple[int, ...] = ()
        self.won_by: str = ""

    def copy(self) -> State:
        """An equal state that shares nothing that can change (and no event log)."""
        new = State()
        self.copy_into(new)
        return new

    def copy_into(self, new: State) -> None:
        """Make another state equal to this one, as ``copy`` does; what it was is forgotten."""
        new.match = self.match
        new.warriors_n = self.warriors_n[:]
        new.power_n = self.power_n[:]
        new.here_n = self.here_n[:]
        new.kinds_n = self.kinds_n[:]
        new.ruler_n = self.ruler_n[:]
        new.ruled_n = self.ruled_n[:]
        new.warriors_at_n = self.warriors_at_n[:]
        new.pieces_at_n = self.pieces_at_n[:]
        new.kinds_at_n = self.kinds_at_n[:]
        new.slots_at_n = self.slots_at_n
        new.open_slots_n = self.open_slots_n[:]
        new.ruins_n = self.ruins_n[:]
        new.supply_n = self.supply_n[:]
        new.stock_n = self.stock_n[:]
        new.score_n = self.score_n[:]
        new.dominance_n = self.dominance_n[:]
        new.partner_n = self.partner_n[:]
        new.hands_n = self.hands_n[:]
        new.crafted_n = self.crafted_n[:]
        new.known_n = self.known_n
        new.known_piles_n = self.known_piles_n
        new.own_n = self.own_n[:]
        new.piles_n = self.piles_n[:]
        new.items_n = self.items_n[:]
        new.item_supply_n = self.item_supply_n[:]
        new.deck_n = self.deck_n
        new.discard_n = self.discard_n
        new.available_n = self.available_n
        new.removed_n = self.removed_n
        new.used_n = self.used_n[:]
        new.stack = [frame.copy() for frame in self.stack]
        new.turn_n = self.turn_n
        new.phase_n = self.phase_n
        new.step_n = self.step_n
        new.round = self.round
        new.over_n = self.over_n
        new.won_by = self.won_by
        new.chance = self.chance
        new.question = self.question
        new.player_n = self.player_n
        new._legal = self._legal
        new.log = None

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _state, (self.match, list(self.stack), {name: getattr(self, name) for name in CONTENT})

    def key(self) -> tuple[object, ...]:
        """The content that makes two states the same moment (the round number does not)."""
        return (
            self.match.key(), self.turn_n, self.phase_n, self.step_n, self.over_n, self.deck_n,
            self.discard_n, self.available_n, self.removed_n,
            tuple(self.warriors_n), tuple(self.kinds_n), tuple(self.ruins_n),
            tuple(self.supply_n), tuple(self.score_n), tuple(self.dominance_n), tuple(self.partner_n),
            tuple(self.hands_n), tuple(self.crafted_n), tuple(self.known_n), tuple(self.known_piles_n),
            tuple(self.own_n), tuple(self.piles_n), tuple(self.items_n), tuple(self.item_supply_n),
            tuple(self.used_n), tuple(frame.key() for frame in self.stack),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def moment(self) -> State:
        """Itself: what its face reads."""
        return self

    # --- how a game runs -----------------------------------------------------------------------
    def legal_actions(self) -> tuple[Action, ...]:
        """All that the player who decides may choose, in a fixed order; empty at chance and at the end."""
        legal = self._legal
        if legal is None:
            out: list[Action] = []
            question = self.question
            if question is not None:
                f = self.player_n
                for deed in question.deeds:
                    deed.offer(self, f, out)
                if question.by_card:
                    for card in self.crafted_n[f]:
                        if card in question.by_card:
                            question.by_card[card].offer(self, f, out)
                for deed in question.rest:
                    deed.offer(self, f, out)
            legal = tuple(out)
            self._legal = legal
        return legal

    def apply(self, choice: Action | Outcome) -> None:
        """Take an action or, at a chance node, an outcome, in place.

        For drivers: it trusts its caller and checks nothing. ``child`` and ``game.play`` check.
        """
        self._legal = None
        if isinstance(choice, Outcome):
            self.stack[-1].resolve(self, choice)
        else:
            question = self.question
            assert question is not None
            deed = question.by_verb[choice.verb_n]
            if not self.stack and not deed.at_start:
                self.used_n[BEGUN] = 1
            deed.do(self, choice)
        self.run()

    def run(self) -> None:
        """Go on to the next question, chance or end.  Changes nothing where one is open."""
        stack = self.stack
        self.chance = False
        while not self.over_n:
            if stack:
                answer = stack[-1].step(self)
                if answer == AGAIN:
                    continue
            else:
                match = self.match
                steps = match.turn_steps[self.turn_n] if self.phase_n else match.setup_steps
                index = self.step_n
                answer = steps[index].run(self)
                if answer == AGAIN:
                    continue
                if answer == NEXT:
                    index += 1
                    if index < len(steps) and steps[index].phase == self.phase_n and self.phase_n:
                        self.step_n = index  # the short way of go_to_step
                    else:
                        self.go_to_step(index)
                    continue
            if answer == CHANCE:
                self.chance = True
                self.question = None
                self.player_n = NOBODY
            return
        self.question = None
        self.player_n = NOBODY
        held = [card for frame in stack for card in frame.held()]
        stack.clear()
        discard_all(self, tuple(held))

    def current_step(self) -> Step:
        """The step of the turn, or of setup."""
        if self.phase_n:
            return self.match.turn_steps[self.turn_n][self.step_n]
        return self.match.setup_steps[self.step_n]

    def go_to_step(self, index: int) -> None:
        """Enter a step of the turn (or of setup), or the next turn after the last one."""
        match = self.match
        if self.phase_n == SETUP:
            if index < len(match.setup_steps):
                self.step_n = index
                seat = match.setup_steps[index].seat
                self.turn_n = seat if seat >= 0 else match.first
                return
            self.round = 1
            self._begin_turn(match.first)
            return
        steps = match.turn_steps[self.turn_n]
        if index < len(steps):
            self.step_n = index
            phase = steps[index].phase
            if phase != self.phase_n:
                self._begin_phase(phase)
            return
        seat = match.next_seat[self.turn_n]
        if seat == match.first:
            self.round += 1
        self._begin_turn(seat)

    def _begin_phase(self, phase: int) -> None:
        self.phase_n = phase
        self.used_n[BEGUN] = 0
        if self.log is not None:
            self.log.append(Event("phase", "1.4.1", FACTIONS[self.turn_n], phase=PHASES[phase]))

    def _begin_turn(self, seat: int) -> None:
        self.turn_n = seat
        self.step_n = 0
        self.used_n = list(NO_USE)
        self.phase_n = self.match.turn_steps[seat][0].phase
        if self.log is not None:
            self.log.append(Event("turn", "1.4.1", FACTIONS[seat], count=self.round))
            self.log.append(Event("phase", "1.4.1", FACTIONS[seat], phase=PHASES[self.phase_n]))

    def ask_step(self) -> int:
        """Put the question of the turn's step to the player of the turn; for ``Step.run``."""
        self.question = self.match.turn_questions[self.turn_n][self.step_n]
        self.player_n = self.turn_n
        return ASK

    def set_known(self, i: int, pile: tuple[int, ...]) -> None:
        """Change what a seat knows of a hand; copies of a state share the list until then."""
        self.known_n = self.known_n[:]
        self.known_n[i] = pile

    def set_known_pile(self, i: int, pile: tuple[int, ...]) -> None:
        """The same of a face-down pile."""
        self.known_piles_n = self.known_piles_n[:]
        self.known_piles_n[i] = pile

    def is_enemy(self, f: int, other: int) -> bool:
        """Whether two seats are enemies: different, and in no coalition together (16.6.8)."""
        return f != other and self.partner_n[f] != other

    def ask(self, question: Question, seat: int) -> int:
        """Put a question to a seat; for ``step`` and ``run``."""
        self.question = question
        self.player_n = seat
        return ASK

    def forget_legal(self) -> None:
        """Drop the list of legal actions: a procedure looked at it and the state goes on."""
        self._legal = None

    def push(self, frame: Procedure) -> None:
        """Put a procedure on the stack."""
        self.stack.append(frame)

    # --- chance ----------------------------------------------------------------------------------
    def sample_outcome(self, rng: Random) -> Outcome:
        """One outcome of the chance that is open, drawn with one ``rng.random()``."""
        return self.stack[-1].sample(self, rng)

    def chance_outcomes(self) -> tuple[tuple[Outcome, float], ...]:
        """Every outcome with its probability, in a fixed order; empty where no chance is open."""
        return self.stack[-1].odds(self) if self.chance else ()

    # --- what a reader asks ----------------------------------------------------------------------
    @property
    def player(self) -> str | None:
        """Who decides now; None at chance and at the end."""
        return FACTIONS[self.player_n] if self.player_n >= 0 else None

    @property
    def phase(self) -> str:
        """``setup``, ``birdsong``, ``daylight`` or ``evening``."""
        return PHASES[self.phase_n]

    @property
    def is_chance(self) -> bool:
        return self.chance

    @property
    def is_over(self) -> bool:
        return bool(self.over_n)

    def hand(self, faction: Given) -> tuple[str, ...]:
        """The card ids in that seat's hand: the whole truth, for open hands and drivers."""
        return names_of(self.hands_n[self.seat_number(faction)])

    @property
    def deck(self) -> tuple[str, ...]:
        """The cards in the deck, sorted by card: it is a bag, no order is kept."""
        return names_of(self.deck_n)

    def seat_number(self, faction: Given) -> int:
        """The int of a faction that has a seat in this game; RootlabError for any other."""
        if faction not in self.seats:
            raise told("error-no-seat", name=faction, known=", ".join(self.seats))
        return FACTION_ID[faction]

    def child(self, choice: Given) -> State:
        """The state after that choice; this one stays.  Refuses like ``game.play``: IllegalAction, with its
        ruling, for an action that is not legal, RootlabError for anything else that cannot be chosen."""
        fault = choice_fault(self, choice)
        if fault is not None:
            raise told(fault[0], **fault[1])
        return after(self, choice)

    def set_actions(self, chosen: Any) -> tuple[Action, ...]:
        """The actions that answer the open question by a whole set (see ``decision.set``), in their order.

        ``chosen`` names each part by its action or by a word for it (a card, an item, a piece, a
        clearing).  RootlabError, in one sentence, where that is no such set.
        """
        from rootlab.engine.sets import set_actions

        return set_actions(self, chosen)

    def why_not(self, action: Given) -> Ruling | None:
        """None where the action is legal now, else a Ruling with articles and facts."""
        from rootlab.engine.ruling import why_not

        return why_not(self, action)

    def why(self, action: Given) -> Grounds | None:
        """What makes the action legal now, with articles and facts; None where it is not (see why_not).
        Of a verb: what makes the first legal action of that kind legal."""
        from rootlab.engine.grounds import why

        return why(self, action)

    def view(self, faction: Given) -> View:
        """What that seat may know, and nothing else."""
        from rootlab.engine.view import View

        return View(self, faction)

    def determinize(self, faction: Given, seed: Given) -> State:
        """The cards that this seat cannot see dealt anew, uniformly over what it may believe; ``seed`` may be
        a ``Random`` (see ``View.determinize``)."""
        return self.view(faction).determinize(seed)

    def to_dict(self) -> dict[str, Any]:
        """The position as JSON values (with ``pending`` where a procedure is under way)."""
        from rootlab.engine.position import to_dict

        return to_dict(self)

    def __repr__(self) -> str:
        who = self.player or ("chance" if self.chance else "over")
        return f"<State {'/'.join(self.seats)} round {self.round} {self.phase}/{self.step_name}: {who}>"


def _state(match: Match, stack: list[Procedure], content: dict[str, Any]) -> State:
    """The state that was pickled; its question and its chance follow from the rest."""
    s = State()
    s.match = match
    s.stack = stack
    for name, value in content.items():
        setattr(s, name, value)
    s.run()
    return s

"""What is under way: deeds (kinds of action), questions, steps of a turn and procedures.

A *deed* is one kind of action in one place of the game: it lists what is legal, says why
something is not, and does it.  A *question* is a list of deeds put to one seat.  A *step* is a
part of a phase; a *procedure* is something that waits on the stack (a battle that waits for an
ambush, a draw that waits for chance).  ``step`` and ``run`` may be called again at the same
point: they change nothing while their question or their chance is open.
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rootlab.engine.action import Action, verb_number
from rootlab.engine.outcome import Outcome
from rootlab.engine.reason import Reason

if TYPE_CHECKING:
    from rootlab.engine.entries import Entry
    from rootlab.engine.match import Match
    from rootlab.engine.sets import Part
    from rootlab.engine.state import State

ASK: Final = 0
"""A seat must choose: the state holds the question and who answers."""
CHANCE: Final = 1
"""Chance must answer."""
AGAIN: Final = 2
"""Something moved on: look at the top of the stack once more."""
NEXT: Final = 3
"""The step of the turn is over."""


Need = tuple[int, bool, tuple[int, ...], int]
"""What was declared about cards that others do not see: whose, whether of the hand or of the pile that it
keeps face down, the cards that count, and how many of them there are at least."""


class Deed:
    """One kind of action where it may be taken: listing, guard and effect side by side."""

    verb: str = ""
    fields: tuple[str, ...] = ()
    names: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Fields that name something of the faction's own (a leader, a column) and no seat or card of the
    decks, each with what it may name."""
    law: tuple[str, ...] = ()
    checks: tuple[Reason, ...] = ()
    """Every reason that its guard may give, in the order in which it checks; what other factions forbid
    is theirs to declare (``Faction.forbids``)."""
    card: int = -1
    """The card in play whose effect it is, or -1."""
    seat: int = -1
    """The only faction that may ever take it, or -1."""
    secret: tuple[str, ...] = ()
    """Fields that other seats do not see, such as the plot that is placed face down."""
    forests: tuple[str, ...] = ()
    """Fields that name a forest, where others name a clearing (2.4)."""
    at_start: bool = False
    """Whether it can only come before everything else in its phase (1.4.1)."""

    def in_match(self, match: Match) -> bool:
        """Whether it can ever be taken with these seats and cards."""
        return True

    def offer(self, s: State, f: int, out: list[Action]) -> None:
        """Append every legal action of this kind for faction ``f``, in canonical order."""
        raise TypeError(f"{self.verb} does not list its actions")

    def open_to(self, s: State, f: int) -> bool:
        """Whether public facts allow ``f`` anything of this kind (a window is asked only then)."""
        found: list[Action] = []
        self.offer(s, f, found)
        return bool(found)

    def reasons(self, s: State, a: Action) -> Iterator[Reason]:
        """Every reason why ``a`` is not legal here; none where it is."""
        raise TypeError(f"{self.verb} does not know its reasons")

    def could_name(self, s: State, f: int) -> dict[str, tuple[Any, ...]]:
        """By field: what an action of ``f`` could name here, where that is not what lies in its hand."""
        return {}

    def do(self, s: State, a: Action) -> None:
        """Carry out the legal action ``a``."""
        raise TypeError(f"{self.verb} does not know its effect")

    def facts(self, s: State, a: Action) -> dict[str, Any]:
        """What its reasons speak of beyond the general facts, as ids and numbers for the catalogue."""
        return {}

    def parts(self, s: State, f: int, out: list[Part]) -> int:
        """Where it names one part of a set after the other: append all that can still be named, in
        canonical order, and say how many are; 0 where it is about no set."""
        return 0


class Question:
    """What one seat is asked: an id (message ``question-<id>``), its article and its deeds.

    ``window`` is the phase whose window effects join it, or -1.  In a match, :meth:`joined` gives
    the question with those deeds, listed after its own: ``by_card`` those of cards in play,
    ``rest`` the others that may come up in that match.
    """

    __slots__ = ("by_card", "by_verb", "deeds", "id", "law", "rest", "window")

    def __init__(
        self, id: str, law: str, deeds: tuple[Deed, ...], window: int = -1, more: tuple[Deed, ...] = (),
        rest: tuple[Deed, ...] = (),
    ) -> None:  # fmt: skip
        self.id = id
        self.law = law
        self.deeds = deeds
        self.window = window
        self.by_card: dict[int, Deed] = {deed.card: deed for deed in more if deed.card >= 0}
        self.rest = rest
        self.by_verb: dict[int, Deed] = {verb_number(deed.verb): deed for deed in (*deeds, *more)}

    def joined(self, more: tuple[Deed, ...], rest: tuple[Deed, ...]) -> Question:
        """This question with the deeds of a window, and those of them that need no card in play."""
        return Question(self.id, self.law, self.deeds, self.window, more, rest)


class Step:
    """A step of a faction's turn or of setup."""

    phase: int = 0
    name: str = ""
    law: str = ""
    seat: int = -1
    """The faction that sets up, in a step of setup; -1 where the player of the turn acts."""
    question: Question | None = None

    def facts(self, s: State) -> dict[str, Any]:
        """What its question speaks of, as ids and numbers for the message catalogue."""
        return {}

    def needs(self, s: State) -> tuple[Need, ...]:
        """What stands declared about unseen cards while the game is in it."""
        return ()

    def run(self, s: State) -> int:
        """Do what happens by itself; ASK, CHANCE (with a procedure), AGAIN or NEXT."""
        raise TypeError(f"{self.name} does not run")


class Procedure:
    """Something under way, on the state's stack.  Subclasses name their few plain fields."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()
    ENTRIES: ClassVar[tuple[Entry, ...]] = ()
    """What each of the fields may hold in a position file."""
    FIRST: ClassVar[bool] = False
    """Whether nothing else can be under way below it."""
    OWNER: ClassVar[int] = -1
    """The faction without which it cannot be under way, or -1."""

    def can_be(self, s: State, below: Procedure | None) -> bool:
        """Whether it can be under way at that table, on top of ``below``; its fields are of their kinds."""
        return True

    def copy(self) -> Procedure:
        """An equal procedure that shares nothing that can change."""
        raise TypeError("a procedure must copy itself")

    def key(self) -> tuple[object, ...]:
        """Its content, for equality and hashing."""
        return (type(self).__name__, *(getattr(self, name) for name in self.FIELDS))

    def step(self, s: State) -> int:
        """Go on until a question, a chance or the end (which pops it from the stack)."""
        raise TypeError("a procedure must go on")

    def facts(self, s: State) -> dict[str, Any]:
        """What its question speaks of, as ids and numbers for the message catalogue."""
        return {}

    def needs(self, s: State) -> tuple[Need, ...]:
        """What stands declared about unseen cards while it is under way."""
        return ()

    def held(self) -> tuple[int, ...]:
        """Cards that left a hand and are discarded only once it is resolved (4.1.2, 4.3.1.2)."""
        return ()

    # --- chance, for procedures that wait for it -------------------------------------------------
    def sample(self, s: State, rng: Random) -> Outcome:
        """One outcome, drawn with one ``rng.random()``."""
        raise TypeError("no chance here")

    def odds(self, s: State) -> tuple[tuple[Outcome, float], ...]:
        """Every outcome with its probability."""
        raise TypeError("no chance here")

    def resolve(self, s: State, outcome: Outcome) -> None:
        """Take the outcome."""
        raise TypeError("no chance here")

    # --- as JSON ---------------------------------------------------------------------------------
    def to_dict(self) -> dict[str, Any]:
        out: dict[str, Any] = {"procedure": type(self).__name__}
        for name in self.FIELDS:
            out[name] = getattr(self, name)
        return out

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        values = {name: getattr(self, name) for name in self.FIELDS}
        return procedure_of, (type(self).__name__, values)


PROCEDURES: dict[str, type[Procedure]] = {}


def register_procedure(cls: type[Procedure]) -> None:
    """Enter a procedure under its name, so that a saved position can name it."""
    PROCEDURES[cls.__name__] = cls


def procedure_of(name: str, values: dict[str, Any]) -> Procedure:
    """The procedure of that name with the values of its fields; TypeError where they do not fit."""
    cls: Any = PROCEDURES[name]
    frame: Procedure = cls(**{field: values[field] for field in signature(cls).parameters})
    for field in frame.FIELDS:
        setattr(frame, field, values[field])
    return frame

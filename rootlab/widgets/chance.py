"""Where a person answers for chance: the dice and the draws of a table.

With the switch ``ask_chance`` the table stops wherever chance must answer, an agent's turn included, and
a person chooses the outcome or lets it be drawn.  Dice, ruins and quests can always be chosen; which card
is drawn or taken only while all hands are open, since whoever chose would know it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from rootlab.components.names import FACTIONS
from rootlab.engine.outcome import Outcome
from rootlab.engine.piles import Draw

if TYPE_CHECKING:
    from rootlab.engine.state import State
    from rootlab.record.node import Node
    from rootlab.widgets.session import Session

ACTS: Final = ("force", "let-chance", "open-hands", "choose-again")
"""What can be pressed: an outcome by its number, to let it be drawn, to open all hands, and to go back to
where chance answered, by the node's depth."""
CARDS: Final = ("draw", "take")
"""The kinds of chance that bring a card."""
OPEN: Final = "open"


def kind(state: State) -> str:
    """What chance must bring here: ``dice draw take ruin quest``; empty where it need not."""
    outcomes = state.chance_outcomes()
    return outcomes[0][0].kind if outcomes else ""


def drawer(state: State) -> str | None:
    """The seat that draws a card here, if one does."""
    frame = state.stack[-1] if state.is_chance else None
    return FACTIONS[frame.seat] if isinstance(frame, Draw) else None


def asks(session: Session, state: State, viewer: str | None) -> bool:
    """Whether a person is asked here what chance shall bring.

    A card that another seat draws is drawn at once: it can be neither chosen nor seen.
    """
    if not session.ask_chance:
        return False
    return kind(state) != "draw" or viewer is None or drawer(state) == viewer


def can_force(session: Session) -> bool:
    """Whether the outcome may be chosen here, and not only drawn."""
    return session.state.is_chance and (session.viewer is None or kind(session.state) not in CARDS)


def odds(session: Session) -> tuple[tuple[Outcome, float], ...]:
    """Every outcome with its odds as the viewer sees them."""
    return session.moment.reader.chance_outcomes()


def press(session: Session, act: str, value: str) -> None:
    """Do what was pressed."""
    if act == "open-hands":
        session.eyes = OPEN
        session.settle()
    elif act == "choose-again":
        again = answered(session).get(int(value))
        if again is not None:
            session.goto(again)
    elif session.state.is_chance:
        if act == "let-chance":
            _answer(session, None)
        elif can_force(session):
            _answer(session, odds(session)[int(value)][0])


def _answer(session: Session, outcome: Outcome | None) -> None:
    """Let chance bring that outcome (None: what it draws), then play on as the table does."""
    game = session.game
    since = min(session.shown_from, max(0, game.ply - 1))
    if outcome is None:
        game.draw(auto_chance=False)
    else:
        game.play(outcome, auto_chance=False)
    session.play_on(agents=None, since=since)


def answered(session: Session) -> dict[int, Node]:
    """By depth: the moments of this line, up to now, at which chance answered what can be chosen again."""
    found: dict[int, Node] = {}
    for node, after in pairwise(session.game.node.line()):
        choice = after.choice
        if isinstance(choice, Outcome) and (session.viewer is None or choice.kind not in CARDS):
            found[node.depth] = node
    return found

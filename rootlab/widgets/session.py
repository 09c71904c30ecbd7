"""A session: a game, who plays it, whose eyes we look through, and who watches.

Widgets are views of a session and hold no rules.  What the session offers is the state's legal
actions; what it refuses is the state's ruling.  Whatever goes wrong is one sentence in ``notice``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import rootlab as rl
from rootlab.language import language, text
from rootlab.widgets.saving import autosave

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.decision import Decision
    from rootlab.engine.event import Event
    from rootlab.engine.state import State
    from rootlab.engine.view import View
    from rootlab.record.game import Game

PERSON: Final = "person"
OPEN: Final = "open"
"""Eyes that see every hand."""
FOLLOW: Final = "follow"
"""The eyes of the person who decides."""
LONGEST_RUN: Final = 20_000
"""So many decisions are played in one go before the table answers again."""

Agent = Callable[[Any, Any, Random], Any]
Watcher = Callable[["Session"], None]


class Session:
    """A game at the table.

    ``agents`` names the seats that play themselves, e.g. ``{"eyrie": "random"}``; all others are
    persons.  ``eyes`` is a seat, ``"open"``, or ``"follow"`` for the person who decides.
    """

    def __init__(
        self,
        game: Game,
        agents: Mapping[str, str] | None = None,
        *,
        eyes: str = FOLLOW,
        lang: str | None = None,
        save_to: Path | None = None,
    ) -> None:
        self.save_to = save_to
        self.lang = lang or language()
        self.eyes = eyes
        self.answer_forced = True
        """Whether a question with one answer is answered for a person."""
        self.agents_at_once = True
        """Whether agents play on by themselves until a person must decide."""
        self.always_pass: set[tuple[str, str]] = set()
        """Seat and question that a person always passes."""
        self.notice = ""
        self._watchers: list[Watcher] = []
        self._views: dict[str, View] = {}
        self._last_eyes = ""
        self.take(game, agents)

    # --- what is on the table ------------------------------------------------------------------------
    def take(self, game: Game, agents: Mapping[str, str] | None = None) -> None:
        """Put another game on the table."""
        self.game = game
        self.agents = dict(agents or {})
        self.notice = ""
        self.shown_from = game.ply
        self._last_eyes = ""
        self._fresh()
        self._reach_person()
        self.tell()

    @property
    def state(self) -> State:
        """The moment that is shown."""
        return self.game.state

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in turn order."""
        return tuple(self.game.seats)

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats that people play."""
        return tuple(seat for seat in self.seats if seat not in self.agents)

    @property
    def viewer(self) -> str | None:
        """The seat whose eyes we look through; None where everything is open."""
        if self.eyes == OPEN or self.state.is_over:
            return None
        if self.eyes in self.seats:
            return self.eyes
        player = self.state.player
        if player in self.persons:
            self._last_eyes = player
        if self._last_eyes in self.persons:
            return self._last_eyes
        return self.persons[0] if self.persons else None

    @property
    def reader(self) -> State | View:
        """What the viewer may read: the state itself only where everything is open."""
        viewer = self.viewer
        if viewer is None:
            return self.state
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self.state.view(viewer)
        return found

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        return self.reader.decision

    @property
    def may_act(self) -> bool:
        """Whether the next decision is a person's whose cards the viewer may see."""
        player = self.state.player
        return player in self.persons and self.viewer in (None, player)

    def legal_actions(self) -> tuple[Action, ...]:
        """What the person at the table may do now."""
        return tuple(self.reader.legal_actions()) if self.may_act else ()

    # --- watching --------------------------------------------------------------------------------------
    def watch(self, watcher: Watcher) -> None:
        """Call ``watcher`` after every change."""
        self._watchers.append(watcher)

    def tell(self) -> None:
        """Tell everybody who watches."""
        for watcher in tuple(self._watchers):
            watcher(self)

    def _fresh(self) -> None:
        self._views = {}

    # --- playing -----------------------------------------------------------------------------------------
    def play(self, action: Action) -> bool:
        """Play an action, then whatever needs no person; say whether it was legal."""
        start = self.game.ply
        try:
            self.game.play(action)
        except rl.RootlabError as error:
            self.notice = self._sentence(error)
            self._fresh()
            self.tell()
            return False
        self.notice = ""
        self.shown_from = start
        self._fresh()
        self._reach_person()
        self._save()
        self.tell()
        return True

    def play_on(self) -> None:
        """Play to the next decision of a person, or to the end."""
        start = self.game.ply
        self.notice = ""
        self._reach_person(agents=True)
        if self.game.ply != start:
            self.shown_from = start
            self._save()
        self.tell()

    def step_agent(self) -> None:
        """Let an agent make its next decision."""
        start = self.game.ply
        if self.state.player in self.agents:
            self.game.play(self._ask_agent(self.state.player))
            self.shown_from = start
            self._fresh()
            self._save()
        self.tell()

    def _reach_person(self, agents: bool | None = None) -> None:
        run_agents = self.agents_at_once if agents is None else agents
        for _ in range(LONGEST_RUN):
            action = self._own_answer(run_agents)
            if action is None:
                break
            self.game.play(action)
        self._fresh()

    def _own_answer(self, run_agents: bool) -> Action | None:
        """The action that needs no person now, if there is one."""
        state = self.state
        if state.is_over or state.is_chance or state.player is None:
            return None
        if state.player in self.agents:
            return self._ask_agent(state.player) if run_agents else None
        return self._forced()

    def _forced(self) -> Action | None:
        """The answer that is given for a person: the only one there is, or a pass that was wished."""
        state = self.state
        legal = state.legal_actions()
        decision = state.decision
        if decision is not None and (decision.player, decision.id) in self.always_pass:
            for action in legal:
                if action.verb == "pass":
                    return action
        if self.answer_forced and len(legal) == 1 and legal[0].verb not in ("end", "done"):
            return legal[0]
        return None

    def _ask_agent(self, seat: str) -> Action:
        view = self.state.view(seat)
        rng = Random(f"{self.game.seed}:{seat}:{self.game.ply}")
        from rootlab.agents import agent

        chosen: Action = agent(self.agents[seat])(view, view.legal_actions(), rng)
        return chosen

    # --- back and forth ------------------------------------------------------------------------------------
    def undo(self) -> None:
        """Take back to the last decision that a person really made."""
        start = self.game.ply
        while self.game.ply > 0:
            self.game.undo()
            if self._is_choice() or self.game.ply == 0:
                break
        if not self.persons and start:
            self.game.goto(start - 1)
        self._moved()

    def redo(self) -> None:
        """Go forward again to the next decision of a person, or to where the line ends."""
        while self.game.ply < self.game.length:
            self.game.redo()
            if self._is_choice():
                break
        self._moved()

    def goto(self, ply: int) -> None:
        """Show the moment before that decision of this line."""
        self.game.goto(max(0, min(ply, self.game.length)))
        self._moved()

    def _is_choice(self) -> bool:
        """Whether a person decides here, with a real choice."""
        return self.state.player in self.persons and self._forced() is None

    def _moved(self) -> None:
        self.notice = ""
        self.shown_from = max(0, self.game.ply - 1)
        self._fresh()
        self._save()
        self.tell()

    @property
    def length(self) -> int:
        """How many decisions this line holds, those ahead included."""
        return int(self.game.length)

    # --- what happened -------------------------------------------------------------------------------------
    def last_events(self) -> list[Event]:
        """What happened since the last thing that a person did."""
        return self._seen(range(self.shown_from, self.game.ply))

    def _seen(self, plies: range) -> list[Event]:
        viewer = self.viewer
        return [event.seen_by(viewer) for ply in plies for event in self.game.events_of(ply)]

    # --- files ---------------------------------------------------------------------------------------------
    def _save(self) -> None:
        if self.save_to is None:
            return
        try:
            autosave(self.game, self.agents, self.save_to)
        except OSError as error:
            self.notice = text("ui-not-saved", self.lang, file=str(self.save_to), reason=error.strerror or str(error))

    def save(self, path: Path) -> bool:
        """Save the game to a file; say in ``notice`` how it went."""
        try:
            autosave(self.game, self.agents, path)
        except OSError as error:
            self.notice = text("ui-not-saved", self.lang, file=str(path), reason=error.strerror or str(error))
            self.tell()
            return False
        self.notice = text("ui-saved", self.lang, file=str(path))
        self.tell()
        return True

    def load(self, path: Path) -> bool:
        """Load a game from a file and put it on the table."""
        from rootlab.widgets.saving import read_agents

        try:
            game = rl.load_game(path)
        except rl.RootlabError as error:
            self.notice = self._sentence(error)
            self.tell()
            return False
        self.take(game, read_agents(path, tuple(game.seats)))
        self.notice = text("ui-loaded", self.lang, file=str(path))
        self.tell()
        return True

    def refuse(self, error: Exception) -> None:
        """Show what went wrong as one sentence."""
        self.notice = self._sentence(error)
        self.tell()

    def _sentence(self, error: Exception) -> str:
        ruling = getattr(error, "ruling", None)
        if ruling is not None:
            return str(ruling.text(self.lang))
        return str(error) or type(error).__name__


def as_json(value: Any) -> str:
    """A value as one line of JSON, for a data attribute."""
    return json.dumps(value, separators=(",", ":"))

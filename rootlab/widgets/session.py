"""A session: a game, who plays it, whose eyes we look through, and who watches.

Widgets are views of a session and hold no rules.  What the session offers is the state's legal
actions; what it refuses is the state's ruling.  Whatever goes wrong is one sentence in ``notice``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import rootlab as rl
from rootlab.agents import agent
from rootlab.engine.sets import goes_on
from rootlab.language import language, text
from rootlab.record.node import Node
from rootlab.record.reading import load_entries
from rootlab.widgets.answering import PASS, Answering
from rootlab.widgets.chance import asks
from rootlab.widgets.html import short
from rootlab.widgets.map.picture import picture_of
from rootlab.widgets.moment import Moment
from rootlab.widgets.saving import read_note, save_table

if TYPE_CHECKING:
    from rootlab.engine.action import Action
    from rootlab.engine.event import Event
    from rootlab.engine.state import State
    from rootlab.record.game import Game
    from rootlab.widgets.map.places import Place
    from rootlab.widgets.saving import Keeper

PERSON: Final = "person"
OPEN: Final = "open"
"""Eyes that see every hand."""
FOLLOW: Final = "follow"
"""The eyes of the person who decides."""
LONGEST_RUN: Final = 20_000
"""So many decisions are played in one go before the table answers again."""

Watcher = Callable[["Session"], None]


class Session(Answering):
    """A game at the table.

    ``agents`` names the seats that play themselves, e.g. ``{"eyrie": "random"}``; all others are
    persons.  ``eyes`` is a seat, ``"open"``, or ``"follow"`` for the person who decides.  ``settings``
    are those of an earlier table.
    """

    def __init__(
        self,
        game: Game,
        agents: Mapping[str, str] | None = None,
        *,
        eyes: str = FOLLOW,
        lang: str | None = None,
        guide: str | None = None,
        keeper: Keeper | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        self.keeper = keeper
        """What keeps the game in a file of its own; None where nothing is kept."""
        self.lang = lang or language()
        self.eyes = eyes
        self.guide: str | None = None
        """The guided round that is shown beside the table."""
        self.hidden_guide: str | None = None
        """The guide that was put away, and can be had again."""
        self.notice = ""
        self._watchers: list[Watcher] = []
        self._moment: Moment | None = None
        self._sits: str | None = None
        """Who sits before the screen; nobody while the table is covered."""
        self._seen: dict[str, int] = {}
        """Up to which ply each person has seen what happened."""
        self._looks_back = False
        self.take(game, agents, guide, settings)

    # --- what is on the table ---
    def take(
        self,
        game: Game,
        agents: Mapping[str, str] | None = None,
        guide: str | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        """Put another game on the table; what was wished to be passed always was wished for the last one."""
        self.game = game
        self.guide, self.hidden_guide = guide, None
        self.agents = dict(agents or {})
        self.always_pass.clear()
        self.set_from(settings or {}, game.seats)
        self.notice = ""
        self.shown_from = game.ply
        self._sits = None
        self._seen.clear()
        self._looks_back = False
        self._moment = None
        self._reach_person()
        if self.keeper is not None:
            self.keeper.take(game)
            self.notice = self.keeper.elsewhere or self.keeper.earlier
        self.tell()

    @property
    def state(self) -> State:
        """The state that is shown; nothing that is done to it changes the game."""
        return self.moment.state

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in turn order."""
        return self.game.seats

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats that people play."""
        return tuple(seat for seat in self.seats if seat not in self.agents)

    @property
    def viewer(self) -> str | None:
        """The seat whose eyes we look through; None where everything is open."""
        return self.moment.viewer

    @property
    def moment(self) -> Moment:
        """The moment that is shown, through the viewer's eyes."""
        if self._moment is None:
            state = self.game.state
            self._moment = Moment(self.game.node, state, self._eyes(state), self.lang)
        return self._moment

    def _eyes(self, state: State) -> str | None:
        if self.eyes == OPEN or state.is_over or not self.persons:
            return None
        if self.eyes in self.seats:
            return self.eyes
        if self._sits not in self.persons:
            following = state.player if state.player in self.persons else self.persons[0]
            if self._covers:
                return following
            self._sits = following
        return self._sits

    @property
    def _covers(self) -> bool:
        """Whether the table is covered until the person who decides sits before the screen."""
        return self.cover and self.eyes not in (OPEN, *self.seats) and len(self.persons) > 1

    @property
    def covered(self) -> str | None:
        """The person to whom the screen is passed; as long as there is one, nothing may be shown."""
        if not self._covers or self._sits is not None or self.state.is_over:
            return None
        return self.viewer

    @property
    def hand_over(self) -> str | None:
        """The person to whom the screen should be handed before the next decision."""
        player = self.state.player
        wanted = self.eyes == FOLLOW and player in self.persons and self.viewer not in (None, player)
        return player if wanted else None

    def ready(self) -> None:
        """The person who decides sits before the screen now; a table that covers itself does so before."""
        seat = self.covered
        if seat is not None:
            self._sits = seat
            self.shown_from = min(self._seen.get(seat, self.shown_from), self.game.ply)
        elif self._covers:
            self._sits = None if self.hand_over else self._sits
        elif self.state.player in self.persons:
            self._sits = self.state.player
        self._moment = None
        self.tell()

    @property
    def may_act(self) -> bool:
        """Whether the next decision is a person's through whose eyes we look."""
        player = self.state.player
        return player in self.persons and self.viewer in (None, player) and self.covered is None

    def legal_actions(self) -> tuple[Action, ...]:
        """What the person at the table may do now."""
        return self.moment.legal if self.may_act else ()

    # --- watching ---
    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call ``watcher`` after every change, until what is returned is called."""
        self._watchers.append(watcher)

        def stop() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return stop

    def look_again(self) -> None:
        """The game went on at another table."""
        self.shown_from = min(self.shown_from, self.game.ply)
        self._fresh()

    def tell(self) -> None:
        """Tell everybody who watches."""
        for watcher in tuple(self._watchers):
            watcher(self)

    def _fresh(self) -> None:
        """Another moment is shown; where another person is to decide, the table may have to be covered."""
        self._moment = None
        if self._covers and not self._looks_back:
            player = self.game.state.player
            if player in self.persons and player != self._sits:
                self._sits = None

    # --- playing ---
    def play(self, action: Action) -> bool:
        """Play an action, then whatever needs no person; say whether it was legal."""
        return self._play(action.faction, lambda: self.game.play(action, auto_chance=not self.ask_chance))

    def play_set(self, chosen: Iterable[Action]) -> bool:
        """Answer for a whole set at once, then play whatever needs no person; say whether it was one."""
        player = str(self.state.player)
        return self._play(player, lambda: self.game.play_set(chosen, auto_chance=not self.ask_chance))

    def _play(self, player: str, deed: Callable[[], object]) -> bool:
        start = self.game.ply
        try:
            deed()
        except rl.RootlabError as error:
            self.notice = self._sentence(error)
            self._moment = None
            self.tell()
            return False
        self.notice = ""
        self._looks_back = False
        self._seen[player] = start
        self._reach_person()
        self._show_from(start)
        self.tell_and_save()
        return True

    def play_on(self, agents: bool | None = True, since: int | None = None) -> None:
        """Play to the next decision of a person, or to the end, and show what happened (``since`` a ply)."""
        start = self.game.ply if since is None else since
        self.notice = ""
        self._looks_back = False
        self._reach_person(agents)
        self._show_from(start)
        self.tell_and_save()

    def step_agent(self) -> None:
        """Let an agent make its next decision."""
        start = self.game.ply
        if self.state.player in self.agents:
            self.game.play(self._ask_agent(self.state), auto_chance=not self.ask_chance)
            self._after_chance()
            self._looks_back = False
            self._fresh()
            self._show_from(start)
        self.tell_and_save()

    def _show_from(self, start: int) -> None:
        """Show what happened from there on as news, if anything did."""
        if self.game.ply > start and self.moment.events(start):
            self.shown_from = start

    def _reach_person(self, agents: bool | None = None) -> None:
        run_agents = self.agents_at_once if agents is None else agents
        for _ in range(LONGEST_RUN):
            action = self._own_answer(self._after_chance(), run_agents)
            if action is None:
                break
            self.game.play(action, auto_chance=not self.ask_chance)
        self._fresh()

    def _after_chance(self) -> State:
        """Draw what nobody is asked about, and return the state after it."""
        while (state := self.game.state).is_chance and not asks(self, state, self._eyes(state)):
            self.game.draw(auto_chance=not self.ask_chance)
        return state

    def _own_answer(self, state: State, run_agents: bool) -> Action | None:
        """The action that needs no person now, if there is one."""
        if state.is_over or state.is_chance or state.player is None:
            return None
        if state.player in self.agents:
            return self._ask_agent(state) if run_agents else None
        return self.answer_for(state)

    def _ask_agent(self, state: State) -> Action:
        seat = str(state.player)
        rng = Random(f"{self.game.seed}:{seat}:{self.game.node.path}")
        return agent(self.agents[seat])(state.view(seat), rng)

    def settle(self) -> None:
        """After a change of settings: answer what need not be asked any more, and show it."""
        start = self.game.ply
        if start == self.game.length:
            self._reach_person()
        self._show_from(start)
        self._fresh()
        self.tell_and_save()

    @property
    def can_pass_always(self) -> bool:
        """Whether the question is one that a person may wish never to be asked again."""
        return self.may_act and any(action.verb == PASS for action in self.legal_actions())

    def pass_always(self) -> None:
        """Pass this question now, and whenever it is put to this seat again."""
        decision = self.state.decision
        if decision is None or not self.can_pass_always:
            return
        self.always_pass.add((decision.player, decision.id))
        self.play(next(action for action in self.legal_actions() if action.verb == PASS))

    def ask_again(self, index: int) -> None:
        """Take back the wish to pass always; they are counted in sorted order."""
        wishes = sorted(self.always_pass)
        if 0 <= index < len(wishes):
            self.always_pass.discard(wishes[index])
        self.tell_and_save()

    # --- back and forth ---
    def undo(self) -> None:
        """Take back to the last decision that a person really made."""
        while self.game.ply > 0:
            self.game.undo()
            if self._is_choice() or not self.persons:
                break
        self._moved()

    def redo(self) -> None:
        """Go forward again to the next decision of a person, or to where the line ends."""
        while self.game.ply < self.game.length:
            self.game.redo()
            if self._is_choice():
                break
        self._moved()

    def goto(self, place: int | Node) -> None:
        """Show the moment before that decision of this line, or the moment of a node."""
        self.game.goto(place if isinstance(place, Node) else max(0, min(place, self.game.length)))
        self._moved(looks_back=self.game.ply < self.game.length)

    def _is_choice(self) -> bool:
        """Whether a person decides here, with a real choice: no set is taken apart."""
        state, before = self.game.state, self.game.node.parent
        if before is not None and goes_on(self.game.state_at(before), state):
            return False
        return state.player in self.persons and self.answer_for(state) is None

    def _moved(self, looks_back: bool = False) -> None:
        """Who only looks back keeps their own eyes, whoever decided then; what they undo is covered."""
        self._looks_back = looks_back
        self.notice = ""
        self.shown_from = max(0, self.game.ply - 1)
        self._fresh()
        self.tell_and_save()

    @property
    def length(self) -> int:
        """How many decisions this line holds, those ahead included."""
        return self.game.length

    # --- what happened ---
    def last_events(self) -> list[Event]:
        """What happened since the last thing that a person did, as the viewer sees it."""
        return self.moment.events(self.shown_from)

    def moves(self) -> tuple[tuple[str, Place, Place], ...]:
        """Who moved from where to where since then."""
        return tuple(
            (event.faction, event.origin, event.destination)
            for event in self.last_events()
            if event.kind == "moved" and event.faction and event.origin and event.destination
        )

    # --- files ---
    @property
    def told(self) -> tuple[str, ...]:
        """The sentences that a person must read now: what was last said, and that nothing is being kept."""
        trouble = "" if self.keeper is None else self.keeper.trouble
        return tuple(sentence for sentence in (self.notice, trouble) if sentence)

    def tell_and_save(self) -> None:
        """First what a person waits for, then the file; should that fail, it is told too."""
        self.tell()
        self.keep()

    def keep(self, always: bool = False, name: str = "") -> None:
        """Bring the game's file up to date; ``always`` also where nothing was done with the game yet."""
        said = None if self.keeper is None else self.keeper.keep(self.note, always, name)
        if said is not None:
            self.notice = said or self.notice
            self.tell()

    def note(self) -> dict[str, Any]:
        """How the table stands, for the file of its game."""
        return {
            "agents": dict(self.agents),
            "guide": self.guide,
            "hidden_guide": self.hidden_guide,
            "settings": self.settings(),
            "picture": picture_of(self.moment),
        }

    def save(self, path: Path) -> bool:
        """Save a copy of the game to a file; say in ``notice`` how it went."""
        try:
            save_table(self.game, path, self.note())
        except (OSError, rl.RootlabError) as error:
            self.refuse(error)
            return False
        self.notice = text("ui-saved", self.lang, file=str(path))
        self.tell()
        return True

    def load(self, path: Path) -> bool:
        """Load a game from a file and put it on the table."""
        try:
            game, entries = load_entries(path)
        except rl.RootlabError as error:
            self.refuse(error)
            return False
        note = read_note(entries, game.seats)
        self.take(game, note.agents, note.guide, note.settings)
        self.hidden_guide = note.hidden_guide
        loaded = text("ui-game-opened", self.lang, name=path.stem)
        self.notice = loaded if self.keeper is None else self.keeper.elsewhere or loaded
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
        return short(str(error)) or type(error).__name__

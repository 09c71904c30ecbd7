"""The table: the map with everything around it, as one widget."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rootlab as rl
from rootlab.agents import names
from rootlab.engine.match import playable
from rootlab.language import on_language, set_language, text
from rootlab.widgets import chance
from rootlab.widgets.answering import PACES
from rootlab.widgets.editing import EditorPlace
from rootlab.widgets.guided import guided_game
from rootlab.widgets.guides import guides
from rootlab.widgets.kept import LOCK, close_inside, in_words
from rootlab.widgets.layout import box, grid
from rootlab.widgets.map.figure import Marks, Scene
from rootlab.widgets.map.hits import nearest
from rootlab.widgets.map.places import Place, read
from rootlab.widgets.map.widget import BoardWidget
from rootlab.widgets.note import Note
from rootlab.widgets.pane import Pane
from rootlab.widgets.panels.answers import answers_html
from rootlab.widgets.panels.commons import commons_html
from rootlab.widgets.panels.cover import cover_html, cover_scene, cover_status
from rootlab.widgets.panels.ending import ending_html
from rootlab.widgets.panels.guide import FREE, guide_html
from rootlab.widgets.panels.head import head_html
from rootlab.widgets.panels.lawbook import lawbook_html
from rootlab.widgets.panels.log import PAGE, Log
from rootlab.widgets.panels.menu import MOST_SEATS, menu_html
from rootlab.widgets.panels.news import news_html
from rootlab.widgets.panels.note import notice_html, read_html, refused_html
from rootlab.widgets.panels.own import own_html
from rootlab.widgets.panels.picker import Picker
from rootlab.widgets.panels.places import places_html
from rootlab.widgets.panels.seats import seats_html
from rootlab.widgets.panels.settings import SWITCHES
from rootlab.widgets.panels.share import pasted, share_html, shared_text
from rootlab.widgets.panels.steps import steps_html
from rootlab.widgets.playback import Playback
from rootlab.widgets.room import Room
from rootlab.widgets.session import PERSON, Session
from rootlab.widgets.shelf import UNDER_COVER as GAMES_UNDER_COVER
from rootlab.widgets.shelf import GamesPlace
from rootlab.widgets.side import Pages, Side
from rootlab.widgets.tools.box import ToolBox

if TYPE_CHECKING:
    from rootlab.record.game import Game
    from rootlab.record.node import Node

_SETTINGS = dict(SWITCHES)
UNDER_COVER = (
    "ready", "undo", "menu", "menu-close", "draft", "new-game", "eyes", "lang", "pace",
    *_SETTINGS, *GAMES_UNDER_COVER,
)  # fmt: skip
"""What can be pressed while the table is covered."""
PLAYED = ("verb", "value", "at", "play")
"""What is pressed to play: on a narrow window, the question takes its place again."""


class Table:
    """A session and its widgets.  ``widget`` is what a notebook shows."""

    def __init__(self, session: Session, saves: Path) -> None:
        self.session = session
        self.saves = saves
        self.tools = ToolBox(self, self._heard)
        self.picker = Picker(session)
        self.opened: tuple[str, str] | None = None
        """The card or article that is read in the tab of the Law."""
        self.noted: tuple[str, str] | None = None
        """The card or article that the note shows."""
        self.sought = ""
        """What is searched for in the Law."""
        self.looked_at: int | None = None
        """The clearing of which somebody asked who rules it."""
        self.menu_open = False
        self.editing = EditorPlace(self)
        self.games = GamesPlace(self)
        self.draft: dict[str, Any] = {}
        """What the form for a new game holds, when something was changed in it."""
        self.copied: tuple[str, str] | None = None
        """What is being copied, and its text."""
        self.lines = Log(session)
        self.playback = Playback(session)
        self._told: Node | None = None
        """The moment of which the page was told last that something happened."""
        self.map = BoardWidget(self._scene())
        self.hear_map()
        heard = self._heard
        self.head = Pane("head", heard)
        self.asked = Pane("asked", heard)
        self.guide = Pane("guide", heard)
        self.news = Pane("news-area", heard)
        self.places = Pane("places", heard)
        self.own = Pane("own", heard)
        self.seats = Pane("seats", heard)
        self.commons = Pane("commons", heard)
        self.log = Pane("log", heard)
        self.answers = Pane("answers", heard)
        self.menu = Pane("menu", heard)
        self.note = Note(heard)
        self.reader = Pane("reader", self._heard_book)
        self.side = Side(self.tools, heard, self._pages())
        columns = {
            "top": [self.head],
            "left": [box([self.map], "rl-map"), self.places],
            "tabs": [self.side.bar],
            "main": [self.guide, self.asked, self.news],
            "side": [self.side.body],
            "own": [self.own],
            "over": [self.menu, self.note],
        }
        self.grid = grid(columns)
        self.room = Room(heard)
        self.widget = box([self.room, self.grid], "rl-table", "rl-one")
        self._unwatch = session.watch(lambda _: self._watched())
        self._deaf = on_language(self._speak)
        self.draw()

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.session.game

    def _pages(self) -> Pages:
        """The pages beside the question that are no tools, and how each is drawn."""
        session = self.session
        return {
            self.log: ("log", self.lines.html),
            self.seats: ("seats", lambda: seats_html(session)),
            self.commons: ("seats", lambda: commons_html(session)),
            self.reader: ("law", lambda: lawbook_html(self.opened, self.sought, session.lang)),
            self.answers: ("help", lambda: answers_html(session, self.looked_at)),
        }

    # --- drawing ---
    def _watched(self) -> None:
        with LOCK:
            self.draw()

    def follow(self) -> None:
        """Another table played the same game: show where it is now."""
        self.picker.reset()
        self.session.look_again()
        self._watched()

    def _scene(self) -> Scene:
        session = self.session
        if session.covered is not None:
            return cover_scene(session)
        again = self.playback.scene()
        if again is not None:
            return again
        marks = Marks(self.picker.selected(), self.picker.lit(), session.moves())
        moment = session.moment
        scene = Scene(
            moment.board.name, moment.position, moment.rulers, marks, session.lang, moment.clearings,
            moment.node.marks,
        )  # fmt: skip
        return self.tools.scene(scene)

    def draw(self) -> None:
        """Bring everything up to date; what did not change sends nothing.

        The question comes first: the page takes longest to draw the map, and would let it wait.
        """
        self.copied = None
        session = self.session
        if session.covered is not None:
            self._show_map()
            self._draw_cover()
            return
        self.asked.status = self.picker.status_html()
        self._draw_choice()
        self.guide.html = guide_html(session)
        self.head.html = head_html(session)
        self.news.html = news_html(session)
        self.own.html = own_html(session)
        self._tell_of_others()
        self.draw_menu()
        self._draw_side()

    def draw_tool(self) -> None:
        """Bring the open tool up to date, and the map with what it puts there."""
        with LOCK:
            if self.session.covered is None:
                self._show_map()
                self._draw_side()

    def _draw_side(self) -> None:
        self.side.draw()
        for name, on in (("rl-drawer", self.side.opened), ("rl-tool-wide", self.tools.wide)):
            (self.grid.add_class if on else self.grid.remove_class)(name)

    def _end_watching(self) -> None:
        """Whatever a person does, the map shows the moment that is on the table."""
        if self.playback.running:
            self._watch("watch-stop", "", {})

    def _shut_drawer(self) -> None:
        """On a narrow window the question comes back."""
        if self.side.opened:
            self.side.opened = False
            self._draw_side()

    def _open(self, page: str) -> None:
        """Open a page beside the question."""
        self.side.open(page)
        self.draw_tool()

    def _draw_cover(self) -> None:
        """Nothing but the cover: whatever one seat saw is taken from the page before the next sits down."""
        self.opened = None
        self._close_note()
        self.picker.reset()
        self.tools.cover()
        for pane in self._panes():
            pane.status = cover_status(self.session) if pane is self.asked else ""
            if pane is not self.menu:
                pane.html = cover_html(self.session) if pane is self.asked else ""
        self.draw_menu()

    def _draw_choice(self) -> None:
        """Bring up to date only what a pick changes."""
        self.asked.html = ending_html(self.session) + self.picker.html() + steps_html(self.session)
        self.places.html = places_html(self.session, self.picker)
        self._show_map()

    def _show_map(self) -> None:
        """Bring the map up to date, unless the editor has it."""
        if not self.editing.shown:
            self.map.show(self._scene())

    def close_menu(self) -> None:
        """Put the menu away, and show the table as it is now."""
        self.menu_open = False
        self.draw()

    def draw_menu(self) -> None:
        """Bring the menu up to date, if it is open."""
        if self.menu_open:
            share = share_html(self.session, self.copied) if self.session.covered is None else ""
            self.menu.html = menu_html(
                self.session, playable(), names(), self.games.html(), share, self.draft
            )
        else:
            self.menu.html = ""

    # --- what is pressed ---
    def hear_map(self) -> None:
        """Take the clicks on the map."""
        self.map.on_place(self._clicked)

    def _clicked(self, place: Place) -> None:
        self._guarded(lambda: self._click(place))

    def _click(self, place: Place) -> None:
        self._end_watching()
        if self.session.covered is not None or self.tools.click(place):
            return
        self._shut_drawer()
        if not self.picker.click(place):
            self._draw_choice()

    def _heard_book(self, act: str, extra: Mapping[str, Any]) -> None:
        """What is pressed in the tab of the Law is opened there."""
        inside = act.partition(":")[0] in ("card", "law", "close")
        self._heard(f"book-{act}" if inside else act, extra)

    def _tell_of_others(self) -> None:
        """After one's own choice its marks are drawn; where agents have played, the page may ask for more."""
        session = self.session
        if session.game.node is self._told or session.covered is not None:
            return
        self._told = session.game.node
        events = session.last_events() if session.game.ply == session.length else []
        if any(event.faction in session.agents for event in events):
            self.room.news = session.shown_from if session.pace else -1
        elif events:
            self.room.news = -1
            self.room.frame = self.playback.own()

    def _watch(self, name: str, value: str, extra: Mapping[str, Any]) -> None:
        """Start to see again what happened, go on with it, or end it."""
        playback = self.playback
        if name == "watch":
            playback.start(int(value))
        elif name == "watch-turn":
            playback.start_turn(value)
        elif name == "watch-stop":
            playback.stop()
        elif extra.get("n") != playback.number or not playback.running:
            return
        self.room.frame = playback.advance()
        self.map.show(self._scene())

    def _drag(self, way: Mapping[str, Any]) -> None:
        """A way drawn on the map, from one place to another: the same as clicking both."""
        board = self.session.moment.board
        places = [nearest(board, float(way[f"x{end}"]), float(way[f"y{end}"])) for end in "12"]
        if places[0] is not None and places[1] is not None and places[0] != places[1]:
            self.picker.reset()
            self._click(places[0])
            if places[1] in self.picker.lit():
                self._click(places[1])

    def _heard(self, act: str, extra: Mapping[str, Any]) -> None:
        self._guarded(lambda: self._do(act, extra))

    def _guarded(self, deed: Any) -> None:
        """Whatever goes wrong is told as one sentence at the table; a callback has no other place for it."""
        with LOCK:
            said, notice = self.note.said, self.session.notice
            self.picker.refused = None
            try:
                deed()
            except Exception as error:
                self._put_away()
                self.session.refuse(error)
                notice = ""
            self._answer(said, notice)

    def _answer(self, said: int, notice: str) -> None:
        """Tell beside what was pressed why it does nothing, or what the table has to say; else an older note
        has had its time."""
        session, refused = self.session, self.picker.refused
        if self.note.said != said or session.covered is not None:
            return
        if refused is not None:
            self.noted = None
            self.note.say(refused_html(refused, session.lang), session.lang)
        elif session.notice not in ("", notice):
            self.noted = None
            self.note.say(notice_html(session.notice, session.lang), session.lang)
        else:
            self._close_note()

    def _close_note(self) -> None:
        self.noted = None
        self.note.clear()

    def _put_away(self) -> None:
        """Close what was opened: it may be what cannot be shown."""
        self.opened = self.copied = None
        self.menu_open = False
        self.draft = {}
        self.picker.reset()

    def _do(self, act: str, extra: Mapping[str, Any]) -> None:
        name, _, value = act.partition(":")
        picker, session = self.picker, self.session
        if session.covered is not None and name not in UNDER_COVER:
            return
        if not name.startswith("watch"):
            self._end_watching()
        if name in PLAYED:
            self._shut_drawer()
        if name == "verb":
            picker.pick_verb(value)
            self._draw_choice()
        elif name == "value":
            if not picker.pick_value(int(value)):
                self._draw_choice()
        elif name == "at":
            self._click(read(value))
        elif name == "part":
            part, _, copy = value.partition(":")
            picker.mark(int(part), int(copy))
            self._draw_choice()
        elif name == "set":
            picker.confirm()
        elif name == "clear":
            picker.reset()
            self._draw_choice()
        elif name == "play":
            picker.play(int(value))
        elif name in ("card", "law"):
            self._read(name, value)
        elif name == "close":
            self._close_note()
        elif name in ("book-card", "book-law"):
            self.opened = (name.removeprefix("book-"), value)
            self._open("law")
        elif name == "book-close":
            self.opened = None
            self.side.back()
            self.draw_tool()
        elif name in ("watch", "watch-turn", "watch-next", "watch-stop"):
            self._watch(name, value, extra)
        elif name == "who-rules":
            self.looked_at = int(value)
            self._open("help")
        elif name == "drag":
            self._drag(extra)
        elif name == "law-seek":
            self.sought, self.opened = str(extra.get("value", "")), None
            self._draw_side()
        elif name in ("tool", "show"):
            self.looked_at = None
            if name == "tool":
                self.side.press(value)
            else:
                self.side.open(str(extra.get("value", "")))
            self.draw_tool()
        elif name == "drawer-close":
            self._shut_drawer()
        elif name == "log-more":
            self.lines.most += 4 * PAGE
            self.log.html = self.lines.html()
        elif name in ("menu", "menu-close"):
            self.menu_open = name == "menu" and not self.menu_open
            self.editing.pressed = False
            self.draft = {}
            self.copied = None
            self.games.leave()
            self.draw_menu()
        elif name == "draft":
            self.draft = dict(extra.get("form") or {})
            self.draw_menu()
        elif name == "copy":
            self.copied = (value, shared_text(session, value))
            self.draw_menu()
        elif self.games.hears(name):
            self.games.do(name, value, extra)
        elif self.tools.hears(name):
            self.tools.do(name, value, extra)
        else:
            self._steer(name, value, extra)

    def _read(self, kind: str, name: str) -> None:
        """Open a card or an article beside where it was pressed; pressed again, it is closed."""
        again = self.noted == (kind, name)
        self._close_note()
        if not again:
            self.noted = (kind, name)
            self.note.say(read_html(kind, name, self.session.lang), self.session.lang)

    def _steer(self, name: str, value: str, extra: Mapping[str, Any]) -> None:
        """What moves through the game or changes the table."""
        session = self.session
        self.picker.reset()
        if name == "undo":
            session.undo()
        elif name == "redo":
            session.redo()
        elif name == "back":
            session.goto(session.game.ply - 1)
        elif name == "forward":
            session.goto(session.game.ply + 1)
        elif name == "goto-start":
            session.goto(0)
        elif name == "goto-end":
            session.goto(session.length)
        elif name == "goto":
            session.goto(int(value or extra.get("value", session.game.ply)))
        elif name == "guide":
            self._guide(value)
        elif name == "guide-show":
            session.guide, session.hidden_guide = session.hidden_guide, None
            session.tell_and_save()
        elif name == "ready":
            session.ready()
        elif name == "play-on":
            session.play_on()
        elif name == "step-agent":
            session.step_agent()
        elif name == "pass-always":
            session.pass_always()
        elif name == "ask-again":
            session.ask_again(int(value))
        elif name in chance.ACTS:
            chance.press(session, name, value)
        elif name == "edit":
            self.editing.press()
        elif name in ("eyes", "lang", "pace", "always", *_SETTINGS):
            self._set(name, value, extra.get("value"))
        elif name == "new-game":
            self._new_game(dict(extra.get("form") or {}))
        elif name == "paste":
            self._paste(dict(extra.get("form") or {}))

    def _set(self, name: str, which: str, value: Any) -> None:
        session = self.session
        if name == "eyes":
            session.eyes = str(value)
        elif name == "always":
            seat, _, question = which.partition(":")
            (session.always_pass.add if value else session.always_pass.discard)((seat, question))
        elif name == "pace":
            session.pace = float(value) if value in {f"{pace:g}" for pace in PACES} else session.pace
        elif name == "lang":
            set_language(str(value or which))  # and so to _speak
            return
        else:
            setattr(session, _SETTINGS[name], bool(value))
        session.settle()

    def _speak(self, lang: str) -> None:
        """Go on in that language."""
        self.session.lang = lang
        self.session.settle()

    def _guide(self, name: str) -> None:
        """Start a guided round, or free play, or put the guide away."""
        session = self.session
        if name and name not in (FREE, *guides()):
            return
        if not name or (name == FREE and session.guide == FREE):
            session.guide, session.hidden_guide = None, session.guide
            session.tell_and_save()
        else:
            session.take(*guided_game(name))

    def _new_game(self, form: Mapping[str, Any]) -> None:
        seats = [str(form.get(f"seat{k}") or "") for k in range(MOST_SEATS)]
        who = {seat: str(form.get(f"who{k}") or PERSON) for k, seat in enumerate(seats) if seat}
        chosen = [seat for seat in seats if seat]
        game = rl.new_game(chosen, seed=int(form["seed"]) if form.get("seed") else None)
        self.menu_open = False
        self.session.take(game, {seat: agent for seat, agent in who.items() if agent != PERSON})

    def _paste(self, form: Mapping[str, Any]) -> None:
        session = self.session
        game, told = pasted(session, str(form.get("shared") or ""))
        self.menu_open = False
        session.take(game, {seat: agent for seat, agent in session.agents.items() if seat in game.seats})
        session.notice = told
        session.keep(always=True)
        session.tell()

    # --- the end ---
    def close(self) -> None:
        """Close every widget of this table; in its place stands that it was closed."""
        if self.map.comm is None:
            return
        self._deaf()
        self._unwatch()
        if self.session.keeper is not None:
            self.session.keeper.release()
        self.tools.shut()
        self.editing.close()
        close_inside(self.widget, "closed-table", self.session.lang)

    def _panes(self) -> list[Pane]:
        own = [part for part in vars(self).values() if isinstance(part, Pane)]
        return [*own, self.side.bar]

    def __repr__(self) -> str:
        return text("shown-table", self.session.lang, seats=list(self.session.seats))

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return in_words(self, **kwargs)

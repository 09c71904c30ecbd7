"""The editor as one widget: the map, the tray, the panes and the faults around one draft."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import rootlab as rl
from rootlab.components.errors import RootlabError
from rootlab.editing import Draft, Opened, open_draft
from rootlab.editing.opening import empty
from rootlab.language import on_language, set_language, text, trouble
from rootlab.widgets.editor.acts import act_named, click
from rootlab.widgets.editor.bar import SUGGESTED, back_html, bar_html
from rootlab.widgets.editor.commons import commons_html
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.editor.faults import faults_html, faults_status
from rootlab.widgets.editor.files import keep_upload
from rootlab.widgets.editor.places import place_html, places_html, words_of
from rootlab.widgets.editor.seats import seats_html
from rootlab.widgets.editor.tray import tray_html, tray_status
from rootlab.widgets.editor.turn import turn_html
from rootlab.widgets.html import short
from rootlab.widgets.kept import LOCK, close_all, close_inside, in_words
from rootlab.widgets.layout import box, grid
from rootlab.widgets.map.figure import Marks, Scene
from rootlab.widgets.map.places import Place
from rootlab.widgets.map.widget import BoardWidget
from rootlab.widgets.opening import close_table, open_table, table
from rootlab.widgets.pane import Pane
from rootlab.widgets.panels.reader import reader_html
from rootlab.widgets.saving import file_in

if TYPE_CHECKING:
    from rootlab.record.game import Game

AREAS: Final = {
    "top": ("bar", "faults"),
    "left": ("places", "place"),
    "main": ("tray", "reader"),
    "players": ("seats",),
    "low": ("turn", "commons"),
}
"""The panes of each column; the map stands above those on the left."""
_AREA: Final = {"tray": "asked", "reader": "reader"}
"""Panes that look like one of the table's."""


@dataclass(frozen=True, slots=True)
class Host:
    """The table in whose place the editor stands."""

    map: BoardWidget
    """The table's map, which the editor draws on as long as it stands there."""
    play: Callable[[Game], None]
    """Put a game that begins at the position on the table, and the table back in its place."""
    leave: Callable[[], None]
    """Put the table back as it was."""


class Editor:
    """A draft and its widgets.  ``widget`` is what a notebook shows."""

    def __init__(
        self,
        opened: Opened,
        *,
        lang: str,
        saves: Path,
        agents: Mapping[str, str] | None = None,
        host: Host | None = None,
    ) -> None:
        self.desk = Desk(opened.draft, lang)
        self.saves = saves
        self.agents = dict(agents or {})
        self.host = host
        self.file = ""
        """The name under which the position was saved or loaded last."""
        self._replace = ""
        """The name of a file that another press of the button replaces."""
        self.table: Any = None
        self.away = False
        """Whether the table that it belongs to has its place and its map back."""
        self._say_opened(opened)
        self.map = BoardWidget(self._scene()) if host is None else host.map
        self.map.on_place(self._clicked)
        self.panes = {
            name: Pane(_AREA.get(name, f"ed-{name}"), partial(self._heard, name))
            for names in AREAS.values()
            for name in names
        }
        self.back = Pane("ed-back", partial(self._heard, "back"))
        columns = {column: [self.panes[name] for name in names] for column, names in AREAS.items()}
        columns["left"] = [box([self.map], "rl-map"), *columns["left"]]
        self.desktop = box([grid(columns, "rl-ed-grid")], "rl-table", "rl-editor")
        self.widget = box([self.desktop], "rl-ed-shell")
        self._deaf = on_language(self._speak)
        self.draw()

    @property
    def draft(self) -> Draft:
        """The position under the pen."""
        return self.desk.draft

    # --- drawing ---
    def _scene(self) -> Scene:
        """The map: what was clicked last has a halo, what is wrong shines."""
        desk = self.desk
        faulty = tuple(c for c in desk.board.clearings if desk.faults_at("clearing", str(c)))
        chosen = () if desk.place is None else (desk.place,)
        position = desk.draft.position
        return Scene(
            desk.board.name, position, desk.draft.rulers(), Marks(chosen, faulty), desk.lang, words_of(desk)
        )

    def draw(self, but: str = "") -> None:
        """Bring everything up to date, the faults first; what did not change sends nothing."""
        if self.away:
            return
        desk, panes = self.desk, self.panes
        if desk.seat not in desk.draft.seats:
            desk.seat = desk.draft.seats[0]
        if desk.piece is not None and desk.piece.faction not in ("", *desk.draft.seats):
            desk.piece = None
        panes["faults"].status, panes["faults"].html = faults_status(desk), faults_html(desk)
        self.map.show(self._scene())
        panes["tray"].status = tray_status(desk)
        for name, html in _DRAWN.items():
            if name != but:
                panes[name].html = html(desk)
        panes["bar"].html = bar_html(
            desk, self.saves, open_table() is not None, self.file, hosted=self.host is not None
        )
        self.back.html = back_html(desk)

    # --- what is pressed ---
    def _clicked(self, place: Place) -> None:
        self._guarded(lambda: click(self.desk, place))

    def _heard(self, pane: str, act: str, extra: Mapping[str, Any]) -> None:
        name, _, value = act.partition(":")
        given = extra.get("form", extra.get("value"))
        deed = act_named(name)
        if deed is not None:
            self._guarded(lambda: deed(self.desk, value, given), but=pane if extra.get("live") else "")
        elif name in ("card", "law", "close"):
            opened = None if name == "close" or self.desk.opened == (name, value) else (name, value)
            self.desk.opened = opened
            self.panes["reader"].html = reader_html(opened, self.desk.lang)
        elif name == "upload":
            self._guarded(lambda: self._upload(str(extra.get("value", "")), str(extra.get("text", ""))))
        elif name in _STEERING:
            self._guarded(lambda: _STEERING[name](self, given))

    def _guarded(self, deed: Callable[[], object], but: str = "") -> None:
        """Do it and draw; whatever goes wrong is told in one sentence, and the draft stays as it was.

        The pane ``but`` is not drawn: a slider in it is being dragged, and would be lost.
        """
        with LOCK:
            self.desk.notice = ""
            try:
                deed()
            except RootlabError as error:
                self._tell(str(error))
            except OSError as error:
                self._tell(text("edit-file-trouble", self.desk.lang, reason=trouble(error, self.desk.lang)))
            except Exception:
                self._tell(text("edit-not-understood", self.desk.lang))
            self.draw(but)

    def _tell(self, sentence: str) -> None:
        self.desk.notice = escape(short(sentence))

    def _say_opened(self, opened: Opened) -> None:
        """What of the source is not on the desk, if anything."""
        lang = self.desk.lang
        said = []
        if opened.steps_back:
            said.append(text("edit-stepped-back", lang, count=opened.steps_back))
        if opened.pending:
            said.append(text("edit-pending-left-out", lang))
        if opened.left_out:
            first = opened.left_out[0]
            said.append(
                text(
                    "edit-left-out",
                    lang,
                    count=len(opened.left_out),
                    place=first.path,
                    why=first.clause(lang),
                )
            )
        self._tell(" ".join(said))

    # --- steering ---
    def _undo(self, _given: Any) -> None:
        self.draft.undo()

    def _redo(self, _given: Any) -> None:
        self.draft.redo()

    def _empty(self, _given: Any) -> None:
        self.draft.begin_again(empty(self.draft.seats, str(self.draft.position.get("map", "autumn"))))

    def _current(self, _given: Any) -> None:
        """Begin with the game on the table of this kernel."""
        shown = open_table()
        if shown is not None:
            self.agents = dict(shown.session.agents)
            self._take(open_draft(shown.game))

    def _take(self, opened: Opened) -> None:
        """Lay another position on the desk; undo brings the one before back."""
        self.draft.begin_again(opened.draft.position)
        self._say_opened(opened)

    def _save(self, given: Any) -> None:
        path = file_in(self.saves, str(given.get("file") or ""), SUGGESTED)
        name = path.name
        if path.exists() and name not in (self.file, self._replace):
            self._replace = name
            self._tell(text("edit-replaces", self.desk.lang, file=name))
            return
        self.saves.mkdir(parents=True, exist_ok=True)
        self.draft.save(path)
        self.file, self._replace = name, ""
        self._tell(text("edit-saved", self.desk.lang, file=name, count=len(self.draft.faults())))

    def _load(self, given: Any) -> None:
        self._open(file_in(self.saves, str(given.get("load") or ""), SUGGESTED))

    def _upload(self, name: str, content: str) -> None:
        self._open(keep_upload(self.saves, name, content))

    def _open(self, path: Path) -> None:
        opened = open_draft(path)
        self._take(opened)
        self.file = path.name
        if not self.desk.notice:
            self._tell(text("ui-loaded", self.desk.lang, file=path.name))

    def _lang(self, given: Any) -> None:
        set_language(str(given))  # and so to _speak

    def _speak(self, lang: str) -> None:
        """Go on in that language."""
        self.desk.lang = lang
        self.draw()

    # --- playing ---
    def _play(self, _given: Any) -> None:
        """A table with a game that begins at this position, in the editor's place; the editor waits."""
        count = len(self.draft.faults())
        if count:
            self._tell(text("edit-play-faults", self.desk.lang, count=count))
            return
        game = rl.Game(self.draft.state(), seed=1)
        if self.host is not None:
            self.host.play(game)
            return
        agents = {seat: name for seat, name in self.agents.items() if seat in game.seats}
        self._end_table()
        self.table = table(game, agents=agents, lang=self.desk.lang, saves=self.saves)
        self.desktop.add_class("rl-ed-away-now")
        top = box([self.back], "rl-table", "rl-ed-back-row")
        self.widget.children = (self.desktop, top, self.table.widget)

    def _back(self, _given: Any) -> None:
        self.widget.children = (self.desktop,)
        self.desktop.remove_class("rl-ed-away-now")
        self._end_table()

    def _end_table(self) -> None:
        """The table that stood in the editor's place is not shown any more."""
        if self.table is not None:
            close_table(self.table)
        self.table = None

    def _leave(self, _given: Any) -> None:
        if self.host is not None:
            self.host.leave()

    def lay(self, opened: Opened, lang: str, agents: Mapping[str, str]) -> None:
        """Begin anew with another position, as an editor that was just opened."""
        self.desk = Desk(opened.draft, lang)
        self.away = False
        self.agents = dict(agents)
        self.file = self._replace = ""
        self._say_opened(opened)
        self.map.on_place(self._clicked)
        self.draw()

    def close(self) -> None:
        """Close every widget of this editor; in its place stands that it was closed."""
        if self.map.comm is None:
            return
        self._end()
        close_inside(self.widget, "closed-editor", self.desk.lang)

    def close_all(self) -> None:
        """Close every widget of this editor; nothing stands in its place."""
        self._end()
        close_all(self.widget)

    def _end(self) -> None:
        self._deaf()
        self._end_table()
        self.back.close()

    def __repr__(self) -> str:
        return text("shown-editor", self.desk.lang)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return in_words(self, **kwargs)


_STEERING: Final[Mapping[str, Callable[[Editor, Any], None]]] = {
    "undo": Editor._undo,
    "redo": Editor._redo,
    "empty": Editor._empty,
    "current": Editor._current,
    "save": Editor._save,
    "load": Editor._load,
    "lang": Editor._lang,
    "play": Editor._play,
    "back": Editor._back,
    "leave": Editor._leave,
}
"""What the bar's buttons do."""


_DRAWN: Final[Mapping[str, Callable[[Desk], str]]] = {
    "places": places_html,
    "place": place_html,
    "tray": tray_html,
    "seats": seats_html,
    "turn": turn_html,
    "commons": commons_html,
    "reader": lambda desk: reader_html(desk.opened, desk.lang),
}
"""What draws each pane."""

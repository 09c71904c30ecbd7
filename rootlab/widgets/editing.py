"""The position editor in the place of a table, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rootlab.editing import open_draft
from rootlab.language import text

if TYPE_CHECKING:
    from rootlab.record.game import Game
    from rootlab.widgets.editor.editor import Editor
    from rootlab.widgets.table import Table


class EditorPlace:
    """What happens when somebody at a table wants to edit the position."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.pressed = False
        """Whether the button was pressed, and the table has said that the editor shows every hand."""
        self.shown = False
        """Whether the editor stands there now, with the table's map."""
        self._editor: Editor | None = None

    def press(self) -> None:
        """Open the editor; where hands are hidden, at the second press."""
        session = self._table.session
        if session.viewer is not None and not self.pressed:
            self.pressed = True
            session.notice = text("ui-edit-again", session.lang)
            session.tell()
            return
        self.pressed = False
        self.open()

    def open(self) -> None:
        """Lay the position on the editor's desk, in the place of the table."""
        from rootlab.widgets.editor.editor import Editor, Host  # the editor opens tables, too

        table, session = self._table, self._table.session
        opened = open_draft(session.game)
        self.shown = True
        if self._editor is None:
            host = Host(table.map, self._play, self._leave)
            self._editor = Editor(
                opened, lang=session.lang, saves=table.saves, agents=session.agents, host=host
            )
        else:
            self._editor.lay(opened, session.lang, session.agents)
        table.widget.children = (table.room, self._editor.widget)

    def _leave(self) -> None:
        self.shown = False
        if self._editor is not None:
            self._editor.away = True
        self._table.menu_open = False
        self._table.hear_map()
        self._table.widget.children = (self._table.room, self._table.grid)
        self._table.draw()

    def close(self) -> None:
        """Close the editor, should it have been opened; the table goes, too."""
        if self._editor is not None:
            self._table.widget.children = (self._table.room, self._table.grid)
            self._editor.close_all()
        self._editor = None

    def _play(self, game: Game) -> None:
        session = self._table.session
        session.take(game, {seat: agent for seat, agent in session.agents.items() if seat in game.seats})
        session.keep(always=True)
        self._leave()

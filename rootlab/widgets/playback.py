"""What happened, seen again on the map: one choice after the other, each when the page asks for it.

There is no clock here.  The page shows a frame as long as the pace says and then asks for the next; whatever
a person presses ends it.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from rootlab.engine.event import Event
from rootlab.language import text
from rootlab.widgets.art.icons import HEART
from rootlab.widgets.factions import look
from rootlab.widgets.html import button, tag
from rootlab.widgets.map.figure import Marks, Scene
from rootlab.widgets.map.places import spot
from rootlab.widgets.moment import Moment
from rootlab.widgets.panels.news import event_lines

if TYPE_CHECKING:
    from rootlab.record.node import Node
    from rootlab.widgets.session import Session

QUIET: Final = ("turn", "phase")
"""Kinds of events that are no step of their own."""
_OWN: Final = 0.5
"""Seconds in which the marks of one's own choice are drawn."""


class Playback:
    """The steps that are still to be shown, and the one that is."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._left: list[Node] = []
        self._shown: Moment | None = None
        self.number = 0
        """Counts the frames, so that an answer to an earlier one is known as such."""

    @property
    def running(self) -> bool:
        """Whether an earlier moment is on the map."""
        return self._shown is not None

    def start(self, since: int, until: int | None = None) -> None:
        """Show what was done after that ply, up to another or to the moment that is on the table."""
        end = self._session.game.ply if until is None else until
        line = self._session.game.line()
        self._left = [node for node in line if since < node.ply <= end and self._seen(node)]
        self._shown = None

    def start_turn(self, seat: str) -> None:
        """Show the last turn of a seat."""
        nodes = [node for node in self._session.game.line() if node.ply <= self._session.game.ply]
        last = next(
            (node.turn for node in reversed(nodes) if node.turn[1] == seat and self._seen(node)), None
        )
        self._left = [node for node in nodes if node.turn == last and self._seen(node)]
        self._shown = None

    def stop(self) -> None:
        """Show the moment that is on the table again."""
        self._left = []
        self._shown = None

    def advance(self) -> dict[str, Any]:
        """Go to the next step; its frame for the page, an empty one at the end."""
        self.number += 1
        if not self._left:
            self.stop()
            return {"n": self.number}
        node = self._left.pop(0)
        session = self._session
        self._shown = Moment(node, session.game.state_at(node), session.viewer, session.lang)
        events = self._seen(node)
        skip = button(escape(text("ui-watch-skip", session.lang)), "watch-stop", "rl-small")
        lines = tag("ol", event_lines(events, session.lang), "rl-events")
        return {
            "n": self.number, "html": lines + skip, "marks": self._marks(events), "pace": session.pace or 1.0,
        }  # fmt: skip

    def own(self) -> dict[str, Any]:
        """A frame with the marks of what just happened, upon the map as it is now."""
        self.number += 1
        events = [event for event in self._session.last_events() if event.kind not in QUIET]
        return {"n": self.number, "html": "", "marks": self._marks(events), "pace": _OWN}

    def scene(self) -> Scene | None:
        """The map at the step that is shown; None while nothing is."""
        moment = self._shown
        if moment is None:
            return None
        moves = tuple(
            (event.faction, event.origin, event.destination)
            for event in self._seen(moment.node)
            if event.kind == "moved" and event.faction and event.origin and event.destination
        )
        return Scene(
            moment.board.name, moment.position, moment.rulers, Marks(moved=moves), self._session.lang,
            moment.clearings, moment.node.marks,
        )  # fmt: skip

    def _seen(self, node: Node) -> list[Event]:
        """The events of a choice as the viewer sees them."""
        viewer = self._session.viewer
        return [event.seen_by(viewer) for event in node.events if event.kind not in QUIET]

    def _marks(self, events: list[Event]) -> list[dict[str, Any]]:
        """What is drawn over the map: figures that go, pieces that come and leave."""
        board = self._session.moment.board
        marks: list[dict[str, Any]] = []
        for event in events:
            if event.faction is None:
                continue
            paint = look(event.faction)
            piece = str(event.piece or "warrior")
            path = paint.figure if piece in ("warrior", "pawn") else paint.pieces.get(piece, HEART)
            mark = {"path": path, "fill": paint.main, "edge": paint.dark, "count": event.count or 1}
            if event.kind == "moved" and event.origin and event.destination:
                ways = {"from": spot(board, event.origin), "to": spot(board, event.destination)}
                marks.append({**mark, **ways, "kind": "moved"})
            elif event.kind in ("placed", "removed") and event.clearing:
                marks.append({**mark, "to": spot(board, event.clearing), "kind": event.kind})
        return marks

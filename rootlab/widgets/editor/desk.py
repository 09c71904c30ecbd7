"""What lies on the editor's desk: the draft, what is picked, and what was said last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from rootlab.components.board import Board, load_board
from rootlab.editing import Draft, Piece
from rootlab.editing.places import Kind, place_of_fault
from rootlab.engine.position import Fault
from rootlab.language import text
from rootlab.widgets.html import article, icon, tag
from rootlab.widgets.map.places import Place

WARNING = "M12 1.6 L23 21.4 H1Z M10.8 8 L11.3 15 H12.7 L13.2 8Z M10.9 16.6 H13.1 V18.9 H10.9Z"
"""The sign of a fault."""
TICK = "M2 12.6 L5 9.6 L9.6 14.2 L19.6 4 L22.4 6.8 L9.6 20Z"
"""The sign that there is none."""


@dataclass
class Desk:
    """The draft, and how the person at the desk looks at it."""

    draft: Draft
    lang: str | None = None
    piece: Piece | None = None
    """The piece that a click puts on the map or takes away."""
    taking: bool = False
    place: Place | None = None
    """The clearing or forest that was clicked last."""
    seat: str = ""
    """Whose pane is open."""
    opened: tuple[str, str] | None = None
    """The card or article that is being read."""
    notice: str = ""
    chosen: dict[str, str] = field(default_factory=dict)
    """By path: what was added there last, which stays chosen."""

    def __post_init__(self) -> None:
        self.seat = self.seat or self.draft.seats[0]

    @property
    def board(self) -> Board:
        """The map."""
        return load_board(str(self.draft.position.get("map", "autumn")))

    @property
    def turn(self) -> Mapping[str, Any]:
        """Whose turn it is, and where in it."""
        found: Mapping[str, Any] = self.draft.filled()["turn"]
        return found

    def say(self, message: str, **params: Any) -> str:
        """A text in the language of the desk, safe in HTML."""
        return escape(text(message, self.lang, **params))

    # --- faults ---
    def faults_at(self, kind: Kind, name: str = "") -> list[Fault]:
        """The faults of a place."""
        read = self.draft.examine().read
        return [fault for fault in self.draft.faults() if place_of_fault(fault, read) == (kind, name)]

    def told(self, kind: Kind, name: str = "") -> str:
        """The faults of a place as a list, or nothing."""
        return faults_list(self.faults_at(kind, name), self.lang)


def faults_list(faults: list[Fault], lang: str | None) -> str:
    """Faults one below the other, each with its article."""
    lines = [
        tag(
            "li",
            [
                icon(WARNING),
                tag("span", escape(fault.text(lang))),
                article(fault.law, lang) if fault.law else "",
            ],
        )
        for fault in faults
    ]
    return tag("ul", lines, "rl-ed-told") if lines else ""

"""The colours and marks of a faction."""

from __future__ import annotations

from dataclasses import dataclass, field

from rootlab.widgets.art.icons import HEART, MEEPLE


@dataclass(frozen=True, slots=True)
class Look:
    """A faction's colour, a darker edge, a pale ground, and the paths of its figures.

    ``pieces`` holds a path for each kind of building and token (``None`` is the figure of a kind
    without one of its own).
    """

    main: str
    dark: str
    pale: str
    ink: str = "#ffffff"
    figure: str = MEEPLE
    pieces: dict[str, str] = field(default_factory=dict)
    pawn: bool = False
    """Whether the faction is a pawn, which also goes into forests, and not warriors."""

    def piece(self, kind: str) -> str:
        """The path of a building or token."""
        return self.pieces.get(kind, HEART)


PLAIN = Look("#7d7468", "#48423a", "#ece8e0")
"""A faction that nobody has drawn yet."""

"""A line of a game for a person to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rootlab.engine.action import Action
from rootlab.language import text

if TYPE_CHECKING:
    from rootlab.record.game import Game


def line_text(game: Game, lang: str | None = None) -> str:
    """The current line: a line of text for each action, with what chance brought after it."""
    lines: list[str] = []
    for node in game.line()[1:]:
        choice = node.choice
        assert choice is not None
        if isinstance(choice, Action):
            lines.append(
                text("record-line", lang, ply=node.ply, player=choice.faction, action=choice.text(lang))
            )
        else:
            lines.append(text("record-chance-line", lang, outcome=choice.text(lang)))
        if node.comment:
            lines.append(text("record-comment-line", lang, comment=node.comment))
    return "\n".join(lines)

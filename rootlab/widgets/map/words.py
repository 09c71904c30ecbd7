"""What lies in a clearing, in words: the hover text of the map and the clearing's description."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any

from rootlab.components.board import Board
from rootlab.components.names import SUITS
from rootlab.language import text
from rootlab.widgets.map.pieces import Position, owner, token_groups, warrior_groups


def clearing_lines(
    board: Board, c: int, position: Position, ruler: str | None, lang: str | None = None
) -> list[str]:
    """One line for the clearing, one for its ruler, and one for everything in it."""
    content: Mapping[str, Any] = position.get("clearings", {}).get(str(c), {})
    lines = [
        text("ui-clearing-title", lang, clearing=c, suit=SUITS[board.suit[c]]),
        text("ui-clearing-ruler", lang, ruler=ruler) if ruler else text("ui-clearing-no-ruler", lang),
    ]
    for faction, count in warrior_groups(content, tuple(position["seats"])):
        lines.append(text("ui-clearing-pieces", lang, owner=faction, count=count, piece="warrior"))
    for kind, count in sorted(Counter(content.get("buildings", ())).items()):
        lines.append(text("ui-clearing-pieces", lang, owner=owner(kind), count=count, piece=kind))
    for who, kind, count in token_groups(content):
        lines.append(text("ui-clearing-pieces", lang, owner=who, count=count, piece=kind))
    ruin = bool(content.get("ruin"))
    free = board.slots[c] - len(content.get("buildings", ())) - ruin
    if ruin:
        lines.append(text("ui-clearing-ruin", lang))
    lines.append(text("ui-clearing-slots", lang, count=free, slots=board.slots[c]))
    return lines


def as_hover(lines: list[str]) -> str:
    """The lines as hover text, the clearing's own in bold."""
    first, *rest = (escape(line) for line in lines)
    return "<br>".join([f"<b>{first}</b>", *rest])

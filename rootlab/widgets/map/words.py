"""What lies in a clearing, in words: the hover text of the map and the clearing's description."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any

from rootlab.components.board import Board
from rootlab.components.names import SUITS
from rootlab.components.pieces import PLOTS
from rootlab.language import text
from rootlab.widgets.map.pieces import Position, hidden_kind, owner, token_groups, warrior_groups
from rootlab.widgets.map.places import pawns, scorched


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
    lines += [
        text("ui-clearing-pawn", lang, owner=who) for who, place in pawns(position).items() if place == c
    ]
    for kind, count in sorted(Counter(content.get("buildings", ())).items()):
        lines.append(text("ui-clearing-pieces", lang, owner=owner(kind), count=count, piece=kind))
    for who, kind, count in token_groups(content):
        if kind == "plot" or kind in PLOTS:
            lines.append(_plot_line(content, who, kind, lang))
        else:
            lines.append(text("ui-clearing-pieces", lang, owner=who, count=count, piece=kind))
    lines += [text("ui-clearing-scorched", lang, owner=who) for who in scorched(position, c)]
    ruin = bool(content.get("ruin"))
    free = board.slots[c] - len(content.get("buildings", ())) - ruin
    if ruin:
        lines.append(text("ui-clearing-ruin", lang))
    lines.append(text("ui-clearing-slots", lang, count=free, slots=board.slots[c]))
    return lines


def _plot_line(content: Mapping[str, Any], who: str, kind: str, lang: str | None) -> str:
    """A plot in words: its side, and what it is or is known not to be (13.2.2)."""
    if kind != "plot":
        return text("ui-clearing-plot-up", lang, owner=who, plot=kind)
    known = hidden_kind(content)
    words = text("ui-clearing-plot-down", lang, owner=who, plot=known or "plot")
    ruled_out = [
        str(plot)
        for token in content.get("tokens", ())
        if isinstance(token, Mapping)
        for plot in token.get("not", ())
    ]
    if ruled_out and known is None:
        words += ", " + text("ui-plot-not", lang, plots=tuple(ruled_out))
    return words


def forest_lines(forest: tuple[int, ...], position: Position, lang: str | None = None) -> list[str]:
    """One line for a forest, and one for the pawn that is there."""
    title = text("ui-forest-title", lang, clearings=tuple(str(c) for c in forest))
    here = [who for who, place in pawns(position).items() if place == forest]
    return [title, *(text("ui-forest-pawn", lang, owner=who) for who in here)]


def as_hover(lines: list[str]) -> str:
    """The lines as hover text, the clearing's own in bold."""
    first, *rest = (escape(line) for line in lines)
    return "<br>".join([f"<b>{first}</b>", *rest])

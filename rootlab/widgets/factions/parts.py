"""Parts that several factions' panels are built from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from rootlab.language import text
from rootlab.widgets.html import card_chip, icon, tag


def row(label: str, content: str | Iterable[str], cls: str = "") -> str:
    """A line of a panel: its label, and what is there (HTML)."""
    body = tag("div", content, f"rl-row-body {cls}".strip())
    return tag("div", [tag("span", escape(label), "rl-label"), body], "rl-row")


def dots(count: int, spent: int = 0) -> str:
    """So many spots, those that are spent hollow; an ornament beside words."""
    spots = "".join(tag("i", "", "rl-spent" if k < spent else "") for k in range(count))
    return tag("span", spots, "rl-dots", aria_hidden="true")


def track(
    label: str, mark: str, points: Sequence[int], placed: int, next_words: str, *, costs: Sequence[int] = (),
    draws: Sequence[int] = (), cost_mark: str = "", draw_words: str = "",
) -> str:  # fmt: skip
    """A track of buildings: what is placed, what is left, and what the next one costs and gives.

    ``points[k]`` is what stands under building ``k`` counted from 0; ``draws`` are the counts on the map from
    which on one more card is drawn.
    """
    cells: list[str] = []
    for k, gives in enumerate(points):
        state = "rl-gone" if k < placed else "rl-next" if k == placed else ""
        above = tag("span", [str(costs[k]), icon(cost_mark)], "rl-track-cost") if costs else ""
        draw = tag("span", "+1", "rl-track-draw", title=draw_words) if k + 1 in draws else ""
        box = tag("span", [icon(mark) if k >= placed else "", draw], f"rl-box {state}")
        cells.append(tag("span", [above, box, tag("span", f"+{gives}", "rl-track-points")], "rl-track-cell"))
    head = tag("span", [icon(mark), escape(label)], "rl-label rl-track-label")
    return tag(
        "div",
        [
            head,
            tag("div", cells, "rl-track-cells", aria_hidden="true"),
            tag("span", escape(next_words), "rl-track-next"),
        ],
        "rl-building-track",
    )


def hand_html(hand: Any, lang: str | None) -> str:
    """A hand, or what is written like one: its cards as far as they may be seen, and its size."""
    if isinstance(hand, Mapping):
        known = list(hand.get("known", ()))
        hidden = int(hand.get("count", hand.get("size", len(known)))) - len(known)
    elif isinstance(hand, int):
        known, hidden = [], hand
    else:
        known, hidden = list(hand or ()), 0
    shown = "".join(
        card_chip(card, lang, f"card:{card}", count=n) for card, n in Counter(str(c) for c in known).items()
    )
    if hidden:
        backs = tag("span", [tag("i", "", "rl-back")] * min(hidden, 8), "rl-backs", aria_hidden="true")
        shown += tag("span", [backs, escape(text("ui-hidden-cards", lang, count=hidden))], "rl-hidden-hand")
    if not shown:
        return tag("span", escape(text("ui-no-cards", lang)), "rl-dim")
    return shown

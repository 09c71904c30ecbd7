"""Parts that several factions' panels are built from."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rootlab.widgets.html import icon, tag


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

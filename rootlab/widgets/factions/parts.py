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
        inside = [icon(mark) if k >= placed else tag("span", f"+{gives}" if gives else "·", "rl-track-points")]
        below = [tag("span", f"+{gives}" if gives else "·")]
        if costs:
            below.insert(0, tag("span", [str(costs[k]), icon(cost_mark) if cost_mark else ""], "rl-track-cost"))
        if k + 1 in draws:
            below.append(tag("span", "+1", "rl-track-draw", title=draw_words))
        cells.append(
            tag(
                "span",
                [tag("span", inside, f"rl-box {state}"), tag("span", below, "rl-track-below")],
                "rl-track-cell",
            )
        )
    head = tag("span", [icon(mark), escape(label)], "rl-label rl-track-label")
    return tag(
        "div",
        [head, tag("div", cells, "rl-track-cells", aria_hidden="true"), tag("span", escape(next_words), "rl-track-next")],
        "rl-building-track",
    )


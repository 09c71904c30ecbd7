"""What to know when seats are chosen: the box's advice for a first game, and reach (5.2).

Both are told, never enforced.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from rootlab.components.boards import load_faction_board
from rootlab.components.paths import load_json
from rootlab.language import text
from rootlab.widgets.html import article, tag

REACH: Final[dict[int, int]] = {
    int(n): reach for n, reach in load_json("game.json")["reach_by_players"].items()
}
"""By the number of players: the reach that is recommended at least."""
_ADVICE: Final = {2: "ui-advice-two", 3: "ui-advice-three"}


def advice_html(seats: Sequence[str], lang: str | None) -> str:
    """The advice for so many seats, their reach, and whether it is less than recommended."""
    count = len(seats)
    if count < 2:
        return ""
    reach, least = sum(load_faction_board(seat).reach for seat in seats), REACH.get(count, 0)
    lines = [
        escape(text(_ADVICE.get(count, "ui-advice-many"), lang)),
        escape(text("ui-reach", lang, reach=reach, least=least, count=count)) + " " + article("5.2", lang),
    ]
    if reach < least:
        lines.append(escape(text("ui-reach-low", lang)))
    return tag("div", [tag("p", line, "rl-dim") for line in lines], role="status")

"""The Corvid Conspiracy: their colours and plots (Law 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any

from rootlab.components.boards import load_faction_board
from rootlab.components.pieces import PLOTS
from rootlab.language import text
from rootlab.widgets.art.icons import dot, hole
from rootlab.widgets.factions.look import Look
from rootlab.widgets.factions.parts import dots, row
from rootlab.widgets.factions.seat import Seat
from rootlab.widgets.html import clearing_label, icon, tag

LOOK = Look(
    main="#54427a",
    dark="#20163a",
    pale="#e8e3f1",
    figure=(
        "M9.6 1.2 C13.4 0.8 16.2 2.8 16.8 5.6 L23 8.2 L16.6 9.6 C16.4 10.6 16 11.4 15.4 12.2"
        " C19.8 14 22.2 18 22.2 22.8 H1.8 C1.4 19.4 2.4 15.6 5 12.8 C4 11.2 3.6 9.4 3.8 7.4"
        " C4 4 6.4 1.6 9.6 1.2Z" + hole(12.2, 5.9, 1.3)
    ),
    pieces={
        "plot": (
            "M21.8 1.4 C14 1.6 7.2 5.4 5.4 12.4 L4.8 16 L1.6 21.4 L3.4 22.6 L6.6 18.2 L11.2 17.6 L9.6 16.1"
            " L14.6 14.9 L13 13.3 L18.2 10.7 L16.6 9.4 C20 7.4 21.4 5 21.8 1.4Z"
            "M16.6 5.4 L17.4 6.2 L8.4 16 L7.4 15.2Z"
        ),
        "bomb": dot(10.6, 14.6, 8.2) + "M15.2 5 L18.2 1.8 L20.2 3.6 L17.2 6.8Z" + dot(21.8, 1.9, 1.3),
        "snare": (
            dot(12, 15.2, 8) + hole(12, 15.2, 5.4) + "M10.6 0.8 H13.4 V6.8 H10.6Z"
            "M6.4 2.6 L9.6 4 V6 L6.4 5Z M17.6 2.6 V5 L14.4 6 V4Z"
        ),
        "extortion": (
            "M1.2 7.6 C5 6 9 6.6 12 8.8 C15 6.6 19 6 22.8 7.6 C23.2 13 20.8 18 16.6 18"
            " C14.4 18 13 16.2 12 14.8 C11 16.2 9.6 18 7.4 18 C3.2 18 0.8 13 1.2 7.6Z"
            + hole(7.1, 12, 2)
            + hole(16.9, 12, 2)
        ),
        "raid": (
            "M12 0.8 L16 6.6 H8Z M23.2 12 L17.4 16 V8Z M12 23.2 L8 17.4 H16Z M0.8 12 L6.6 8 V16Z"
            + dot(12, 12, 3.6)
        ),
    },
)


def panel(seat: Seat) -> str:
    """Actions left, plots by side, the supply, and what the next plot costs and scores (13.2, 13.3)."""
    return _actions(seat) + _down(seat) + _up(seat) + _supply(seat) + _prices(seat)


def plots(seat: Seat) -> list[tuple[int, Mapping[str, Any]]]:
    """The plots on the map with their clearings."""
    found = [
        (int(number), token)
        for number, content in seat.position.get("clearings", {}).items()
        for token in content.get("tokens", ())
        if isinstance(token, Mapping)
    ]
    return sorted(found, key=lambda pair: pair[0])


def _actions(seat: Seat) -> str:
    turn = seat.position.get("turn", {})
    if turn.get("player") != "corvids" or turn.get("phase") != "daylight":
        return ""
    total = load_faction_board("corvids").number("daylight_actions")
    done = min(total, int(seat.used("actions") or 0))
    words = text("ui-actions-left", seat.lang, count=total - done)
    return row(text("ui-actions", seat.lang), [dots(total, done), escape(words)])


def _chip(seat: Seat, clearing: int, token: Mapping[str, Any]) -> str:
    """A plot: its clearing, the feather if it lies face down, its kind for eyes that may know."""
    lang, kind, up = seat.lang, token.get("plot"), bool(token.get("up"))
    marks = [] if up else [icon(LOOK.piece("plot"), "rl-plot-mark")]
    if kind:
        marks += [icon(LOOK.piece(str(kind)), "rl-plot-mark"), escape(text(f"piece-{kind}", lang, count=1))]
    ruled_out = tuple(token.get("not", ()))
    if ruled_out and not kind:
        marks.append(escape(text("ui-plot-not", lang, plots=ruled_out)))
    side = text("ui-plot-up" if up else "ui-plot-down", lang)
    words = text("ui-plot-in", lang, clearing=clearing, plot=str(kind) if kind else "plot", side=side)
    if kind:
        words += "\n" + text(f"ui-plot-effect-{kind}", lang)
    return tag("span", [clearing_label(seat.board, clearing, lang), *marks],
               "rl-plot" + ("" if up else " rl-plot-down"), title=words)  # fmt: skip


def _none(lang: str | None) -> str:
    return tag("span", escape(text("ui-none", lang)), "rl-dim")


def _down(seat: Seat) -> str:
    lang = seat.lang
    down = [_chip(seat, c, token) for c, token in plots(seat) if not token.get("up")]
    known: Mapping[str, Any] = seat.own.get("at_most_one", {})
    notes = [
        tag("span", escape(text("ui-plot-at-most-one", lang, plot=kind, clearings=tuple(map(str, where)))),
            "rl-dim")
        for kind, where in known.items()
        if len(where) > 1
    ]  # fmt: skip
    return row(text("ui-plots-down", lang), [*(down or [_none(lang)]), *notes])


def _up(seat: Seat) -> str:
    up = [_chip(seat, c, token) for c, token in plots(seat) if token.get("up")]
    return row(text("ui-plots-up", seat.lang), up or [_none(seat.lang)])


def _supply(seat: Seat) -> str:
    """The plots in the supply: by kind where every plot on the map is known, else their number."""
    lang, board = seat.lang, load_faction_board("corvids")
    here = plots(seat)
    total = sum(board.pieces[kind] for kind in PLOTS) - len(here)
    if any(token.get("plot") is None for _, token in here):
        return row(text("ui-plots-supply", lang), [escape(text("ui-plots-left", lang, count=total))])
    placed = Counter(str(token["plot"]) for _, token in here)
    parts = []
    for kind in PLOTS:
        left = board.pieces[kind] - placed[kind]
        words = text("ui-plot-kind-left", lang, count=left, plot=kind)
        words += "\n" + text(f"ui-plot-effect-{kind}", lang)
        parts.append(
            tag("span", [icon(LOOK.piece(kind), "rl-plot-mark", title=text(f"piece-{kind}", lang, count=1)),
                         f"×{left}"], "rl-stock" + ("" if left else " rl-out"), title=words)
        )  # fmt: skip
    return row(text("ui-plots-supply", lang), parts)


def _prices(seat: Seat) -> str:
    lang = seat.lang
    up = sum(bool(token.get("up")) for _, token in plots(seat))
    price = 1 + int(seat.used("plots") or 0)
    draw = 1 + sum(token.get("plot") == "extortion" and bool(token.get("up")) for _, token in plots(seat))
    lines = [
        text("ui-plot-price", lang, count=price),
        text("ui-flip-points", lang, points=up + 1),
        text("ui-corvids-draw", lang, count=draw),
    ]
    return row(text("ui-plots-next", lang), [tag("span", escape(line), "rl-line") for line in lines])

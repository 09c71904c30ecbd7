"""The Marquise de Cat: her colours, and the workshops of her panel (Law 6)."""

from __future__ import annotations

from html import escape

from rootlab.components.boards import load_faction_board
from rootlab.language import text
from rootlab.widgets.art.icons import dot, hole
from rootlab.widgets.factions.look import Look
from rootlab.widgets.factions.parts import track
from rootlab.widgets.factions.seat import Seat
from rootlab.widgets.html import icon, tag

LOOK = Look(
    main="#d9752b",
    dark="#8a3f0c",
    pale="#fbe7d3",
    figure=(
        "M3.6 1.4 L8.4 4.8 Q12 3.8 15.6 4.8 L20.4 1.4 C21.2 4.6 21 7.6 19.8 10 C22.4 12.8 23.2 17.2 22.6 22.8"
        " H1.4 C0.8 17.2 1.6 12.8 4.2 10 C3 7.6 2.8 4.6 3.6 1.4Z" + hole(9, 8, 1.15) + hole(15, 8, 1.15)
    ),
    pieces={
        "sawmill": (
            "M12 0.6 L14.4 4.2 L19.6 3 L18.9 7.4 L23.4 10.2 L20 13 L21.6 18.2 L17.2 18.2 L15 23 L11.8 19.8"
            " L6.8 21.8 L6.6 17.4 L1.4 15.8 L4.4 12.6 L1.4 8.2 L5.6 7.2 L6.4 2 L10 4.6Z" + hole(12, 12, 2.9)
        ),
        "workshop": "M3.4 3 H16 L20.6 7.4 V11 H3.4Z M9.4 11.8 H14 V22 H9.4Z",
        "recruiter": "M4.4 1.6 H7 V22.4 H4.4Z M8.2 2.6 H21.4 L17.4 7.9 L21.4 13.2 H8.2Z",
        "keep": (
            "M3.4 2 H7 V5 H10.2 V2 H13.8 V5 H17 V2 H20.6 V9.4 L18.4 11.2 V19 H20.6 V22.4 H3.4 V19 H5.6 V11.2"
            " L3.4 9.4Z M9.8 22.4 H14.2 V17.4 C14.2 14 9.8 14 9.8 17.4Z"
        ),
        "wood": "M1 7 H15.4 V17.4 H1Z" + dot(17.2, 12.2, 5.4) + hole(17.2, 12.2, 3.4) + dot(17.2, 12.2, 1.5),
    },
)


BUILDINGS = ("sawmill", "workshop", "recruiter")


def panel(seat: Seat) -> str:
    """Actions left, wood, and the three tracks of buildings (6.3, 6.5)."""
    board, placed, lang = load_faction_board("marquise"), seat.placed(), seat.lang
    wood = board.number("pieces.wood")
    stock = text("ui-wood-count", lang, count=placed["wood"], left=wood - placed["wood"])
    lines = [
        _actions(seat),
        tag(
            "div",
            [
                tag("span", escape(text("ui-wood", lang)), "rl-label"),
                tag(
                    "span",
                    [icon(LOOK.piece("wood"), "rl-figure", LOOK.main), escape(stock)],
                    "rl-row-body",
                ),
            ],
            "rl-row",
        ),
    ]
    costs, draws = board.numbers("build_cost"), board.numbers("draw_bonus")
    for kind in BUILDINGS:
        points, there = board.numbers(f"points.{kind}"), placed[kind]
        words = (
            text("ui-track-next", lang, cost=costs[there], points=points[there])
            if there < len(points)
            else text("ui-track-full", lang)
        )
        lines.append(
            track(
                text(f"piece-{kind}", lang, count=2), LOOK.piece(kind), points, there, words, costs=costs,
                draws=draws if kind == "recruiter" else (), cost_mark=LOOK.piece("wood"),
                draw_words=text("ui-track-draw", lang),
            )
        )  # fmt: skip
    return "".join(lines)


def _actions(seat: Seat) -> str:
    """How many actions are left, in the Marquise's own Daylight."""
    turn = seat.position.get("turn", {})
    if turn.get("player") != "marquise" or turn.get("phase") != "daylight":
        return ""
    board = load_faction_board("marquise")
    gained = int(seat.used("extra_actions") or 0)
    done = int(seat.used("actions") or 0)
    total = board.number("daylight_actions") + gained
    dots = "".join(tag("i", "", "rl-spent" if k < done else "") for k in range(total))
    words = text("ui-actions-left", seat.lang, count=max(0, total - done))
    return tag(
        "div",
        [
            tag("span", escape(text("ui-actions", seat.lang)), "rl-label"),
            tag("span", [tag("span", dots, "rl-dots", aria_hidden="true"), escape(words)], "rl-row-body"),
        ],
        "rl-row",
    )

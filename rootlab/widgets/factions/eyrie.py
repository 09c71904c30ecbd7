"""The Eyrie Dynasties: their colours, leader, Decree and roosts (Law 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any

from rootlab.components.boards import load_faction_board
from rootlab.components.leaders import COLUMNS
from rootlab.language import text
from rootlab.widgets.art.icons import hole
from rootlab.widgets.factions.look import Look
from rootlab.widgets.factions.parts import track
from rootlab.widgets.factions.seat import Seat
from rootlab.widgets.html import card_chip, card_suit, tag

LOOK = Look(
    main="#3566a8",
    dark="#173663",
    pale="#dfe9f6",
    figure=(
        "M6.8 5 L4.6 1.8 L9.6 3.4 L12 0.8 L14.4 3.4 L19.4 1.8 L17.2 5 C18.8 7 19 9.4 18.2 11.2"
        " C21.6 12.4 23.4 16 23.4 20.4 L19.6 19.2 L19.4 22.8 H4.6 L4.4 19.2 L0.6 20.4"
        " C0.6 16 2.4 12.4 5.8 11.2 C5 9.4 5.2 7 6.8 5Z"
        + hole(9.4, 7.2, 1.1)
        + hole(14.6, 7.2, 1.1)
        + "M10.6 9 L12 11.4 L13.4 9Z"
    ),
    pieces={
        "roost": (
            "M4.4 11 C4 7.6 5.6 4.6 7.4 4.6 C8.8 4.6 10 6.4 10.2 8.6 C9.6 9.2 9.2 10 9 11Z"
            "M12.2 3.2 C14.4 3.2 15.8 6 15.9 8.6 C15.2 9.2 14.9 10 14.8 11 H10.2 C9.6 7 10.4 3.2 12.2 3.2Z"
            "M19.8 11 C20 7.6 18.6 5 17 5 C16.9 6.6 17 8 16.6 9 C16.2 9.6 16 10.4 16 11Z"
            "M1 12.4 H23 L21.8 14.4 L22.6 16 L20 17.4 L19.6 19.6 L16 20 L13.8 22.2 H10.2 L8 20 L4.4 19.6"
            " L4 17.4 L1.4 16 L2.2 14.4Z"
        ),
    },
)


def panel(seat: Seat) -> str:
    """Leader, Decree and roosts (7.3)."""
    return _leader(seat) + decree_html(seat) + _roosts(seat)


def _leader(seat: Seat) -> str:
    lang, leader = seat.lang, seat.own.get("leader")
    if not leader:
        body = tag("span", escape(text("ui-no-leader", lang)), "rl-dim")
    else:
        body = tag("strong", escape(text(f"leader-{leader}", lang))) + tag(
            "span", escape(text(f"leader-{leader}-ability", lang)), "rl-ability"
        )
    deposed = tuple(seat.own.get("deposed", ()))
    if deposed:
        body += tag("span", escape(text("ui-deposed", lang, leaders=deposed)), "rl-dim")
    return tag(
        "div",
        [tag("span", escape(text("ui-leader", lang)), "rl-label"), tag("div", body, "rl-row-body rl-leader")],
        "rl-row",
    )


def decree_html(seat: Seat) -> str:
    """The Decree: four columns, what is done in grey, the card or column at work marked (7.5.2)."""
    lang = seat.lang
    decree: Mapping[str, Any] = seat.own.get("decree", {})
    done = _done(seat)
    working = _at_work(seat)
    turn = seat.position.get("turn", {})
    mine = turn.get("player") == "eyrie" and turn.get("phase") == "daylight"
    current = working[0] if working else _current(decree, done) if mine else None
    columns: list[str] = []
    for column in COLUMNS:
        left = Counter(done.get(column, {}))
        marked = working[1] if working and working[0] == column else None
        chips: list[str] = []
        for card in decree.get(column, ()):
            suit = card_suit(str(card))
            cls = ""
            if left[suit] > 0:
                left[suit] -= 1
                cls = "rl-done"
            elif marked == suit:
                cls, marked = "rl-work", None
            chips.append(card_chip(str(card), lang, None if card == "vizier" else f"card:{card}", cls))
        head = tag(
            "span",
            escape(text(f"column-{column}", lang)),
            "rl-column-head",
            title=text(f"column-{column}-effect", lang),
        )
        columns.append(tag("div", [head, *chips], "rl-column" + (" rl-work" if column == current else "")))
    return tag(
        "div",
        [tag("span", escape(text("ui-decree", lang)), "rl-label"), tag("div", columns, "rl-decree")],
        "rl-decree-row",
    )


def _done(seat: Seat) -> dict[str, dict[str, int]]:
    """The Decree cards done this turn: column, then suit."""
    used = seat.used("decree")
    if not isinstance(used, Mapping):
        return {}
    return {str(column): _by_suit(cards) for column, cards in used.items()}


def _by_suit(cards: Any) -> dict[str, int]:
    if isinstance(cards, Mapping):
        return {str(suit): int(n) for suit, n in cards.items()}
    return dict(Counter(str(suit) for suit in cards))


def _at_work(seat: Seat) -> tuple[str, str] | None:
    """Column and suit of the card that must be done now."""
    for frame in seat.position.get("pending", {}).get("stack", ()):
        if frame.get("procedure") == "Resolving":
            column, suit = frame.get("column"), frame.get("suit")
            return (COLUMNS[column] if isinstance(column, int) else column, _suit_name(suit))
    return None


def _suit_name(suit: Any) -> str:
    from rootlab.components.names import SUITS

    return SUITS[suit] if isinstance(suit, int) else str(suit)


def _current(decree: Mapping[str, Any], done: Mapping[str, Mapping[str, int]]) -> str | None:
    """The leftmost column with a card that is not done."""
    for column in COLUMNS:
        if len(decree.get(column, ())) > sum(done.get(column, {}).values()):
            return column
    return None


def _roosts(seat: Seat) -> str:
    board, lang = load_faction_board("eyrie"), seat.lang
    placed = seat.placed()["roost"]
    points, draws = board.numbers("roost_points"), board.numbers("draw_bonus")
    words = text("ui-roosts-now", lang, count=placed, points=points[placed])
    return track(
        text("piece-roost", lang, count=2), LOOK.piece("roost"), points[1:], placed, words, draws=draws,
        draw_words=text("ui-track-draw", lang),
    )  # fmt: skip

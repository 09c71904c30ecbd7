"""The Woodland Alliance: their colours, supporters, officers, bases and sympathy (Law 8)."""

from __future__ import annotations

from html import escape
from typing import Any

from rootlab.components.boards import load_faction_board
from rootlab.components.names import SUITS
from rootlab.language import text
from rootlab.widgets.art.icons import hole
from rootlab.widgets.factions.look import Look
from rootlab.widgets.factions.parts import dots, hand_html, row, track
from rootlab.widgets.factions.seat import Seat
from rootlab.widgets.html import card_suit, icon, suit_icon, tag

LOOK = Look(
    main="#4d9440",
    dark="#1f4a1b",
    pale="#e3f0dc",
    figure=(
        "M6.8 9.4 C3.6 9.4 1.2 7.2 1.2 4.4 C1.2 2 3 0.8 5 0.8 C7.4 0.8 9 2.4 9.4 4.2 Q12 3.4 14.6 4.2"
        " C15 2.4 16.6 0.8 19 0.8 C21 0.8 22.8 2 22.8 4.4 C22.8 7.2 20.4 9.4 17.2 9.4"
        " C20.8 11.4 22.6 16 22.4 22.8 H1.6 C1.4 16 3.2 11.4 6.8 9.4Z"
        + hole(9.4, 7.6, 1.1)
        + hole(14.6, 7.6, 1.1)
    ),
    pieces={
        "base": "M12 1.6 L23 10.8 H19.8 V22.4 H14.8 V15 H9.2 V22.4 H4.2 V10.8 H1Z",
        "sympathy": (
            "M5 4.6 Q5 2.6 6.9 2.6 Q8.4 2.6 8.9 3.4 Q9.4 1.4 11 1.4 Q12.6 1.4 13 3 Q13.7 1.9 15 2.1"
            " Q16.4 2.3 16.7 3.9 Q17.4 3.3 18.4 3.7 Q19.6 4.2 19.6 6"
            " V12.2 Q19.6 15.8 16.6 17.6 V22.8 H7.8 V17.6 Q4.4 15.6 4.2 11.6 Q4 9.6 5 8.6Z"
            "M8.6 4.8 V8.4 H9.5 V4.8Z M12.5 4.6 V8.4 H13.4 V4.6Z M16.2 5.4 V8.6 H17.1 V5.4Z"
            " M8.8 10.6 V11.7 H17.6 V10.6Z"
        ),
    },
)

CARD = "M5 2 H19 V22 H5Z"
"""A supporter, as what sympathy costs."""


def panel(seat: Seat) -> str:
    """Supporters, officers, bases and sympathy (8.2, 8.3)."""
    return _supporters(seat) + _officers(seat) + _bases(seat) + _sympathy(seat)


def _held(seat: Seat) -> tuple[list[str], int]:
    """The supporters that the viewer can name, and how many there are."""
    stack: Any = seat.own.get("supporters", ())
    if isinstance(stack, dict):
        known = [str(card) for card in stack.get("known", ())]
        return known, int(stack.get("size", len(known)))
    return [str(card) for card in stack], len(stack)


def _supporters(seat: Seat) -> str:
    """By suit and by card for whoever may see them, else their number and what is known of them (8.2.3)."""
    lang = seat.lang
    known, size = _held(seat)
    cap = load_faction_board("alliance").number("supporters_cap_without_base")
    words = text("ui-supporters", lang, count=size)
    if not seat.placed()["base"]:
        words = text("ui-supporters-capped", lang, count=size, most=cap)
    parts = [tag("strong", escape(words))]
    if size and len(known) == size:
        counts = [(suit, sum(card_suit(card) == suit for card in known)) for suit in SUITS]
        parts += [
            tag("span", [suit_icon(suit, lang), f"×{n}"], "rl-stock" + ("" if n else " rl-out"))
            for suit, n in counts
        ]
        cards = tag("div", hand_html(known, lang), "rl-pile")
        parts.append(
            tag("details", [tag("summary", escape(text("ui-supporters-cards", lang))), cards], "rl-more",
                data_key="supporters", open=size <= cap)
        )  # fmt: skip
    elif size:
        parts.append(hand_html(seat.own.get("supporters"), lang))
    return row(text("ui-supporters-label", lang), parts)


def _officers(seat: Seat) -> str:
    """The Officers box, and in Evening the operations that are left (8.6.1)."""
    lang, count = seat.lang, int(seat.own.get("officers", 0))
    turn = seat.position.get("turn", {})
    words = text("ui-officers", lang, count=count)
    spent = 0
    if turn.get("player") == "alliance" and turn.get("phase") == "evening" and count:
        spent = min(count, int(seat.used("operations") or 0))
        words = text("ui-operations-left", lang, count=count - spent, officers=count)
    return row(text("ui-officers-label", lang), [dots(count, spent), escape(words)])


def _bases(seat: Seat) -> str:
    """The bases by suit: where they stand, and what losing one costs (8.2.4)."""
    lang = seat.lang
    stand: dict[str, int] = {}
    for number, content in seat.position.get("clearings", {}).items():
        if "base" in content.get("buildings", ()):
            stand[seat.suit(int(number))] = int(number)
    cells: list[str] = []
    for suit in SUITS[:3]:
        where = stand.get(suit)
        state = "ui-base-stands" if where else "ui-base-left"
        words = text(state, lang, suit=suit, clearing=where or 0)
        box = tag("span", [icon(LOOK.piece("base"))], "rl-box" + (" rl-gone" if where else ""))
        note = tag("span", [suit_icon(suit, lang), str(where) if where else ""], "rl-track-cost")
        cells.append(tag("span", [box, note], "rl-track-cell", title=words, role="img", aria_label=words))
    count = len(stand)
    lines = [text("ui-bases-draw", lang, count=count)]
    if stand:
        lines.append(_price(seat, stand))
    label = tag("span", [icon(LOOK.piece("base")), escape(text("piece-base", lang, count=2))],
                "rl-label rl-track-label")  # fmt: skip
    said = "".join(tag("span", escape(line), "rl-track-next") for line in lines)
    return tag("div", [label, tag("div", cells, "rl-track-cells"), said], "rl-building-track")


def _price(seat: Seat, stand: dict[str, int]) -> str:
    """What losing a base costs: its supporters and birds, half of the officers, room for cards."""
    lang = seat.lang
    known, size = _held(seat)
    officers = int(seat.own.get("officers", 0))
    half = -(-officers // 2)
    last = len(stand) == 1
    if len(known) == size:
        worst = {
            suit: sum(card_suit(card) in (suit, "bird") for card in known) for suit in SUITS if suit in stand
        }
        costs = [text("ui-base-loss-suit", lang, suit=suit, count=n) for suit, n in worst.items()]
        words = text("ui-base-loss-known", lang, costs="; ".join(costs), count=half)
    else:
        words = text("ui-base-loss", lang, count=half)
    cap = load_faction_board("alliance").number("supporters_cap_without_base")
    return words + (" " + text("ui-base-loss-last", lang, most=cap) if last else "")


def _sympathy(seat: Seat) -> str:
    """The sympathy track: cost and points of each token, and of the next (8.4.2)."""
    board, lang = load_faction_board("alliance"), seat.lang
    placed = seat.placed()["sympathy"]
    costs, points = board.numbers("sympathy_cost_by_token"), board.numbers("sympathy_vp_by_token")
    if placed >= len(points):
        words = text("ui-sympathy-full", lang)
    else:
        words = text("ui-sympathy-next", lang, cost=costs[placed], points=points[placed])
    extra = board.number("martial_law.extra_supporters")
    drawn = track(
        text("ui-sympathy", lang), LOOK.piece("sympathy"), points, placed, words, costs=costs, cost_mark=CARD
    )
    if placed >= len(points):
        return drawn
    where = tuple(str(c) for c in martial_law(seat, board.number("martial_law.warriors")))
    note = text("ui-martial-law", lang, count=len(where), clearings=where, extra=extra)
    return drawn + tag("div", tag("span", escape(note), "rl-track-next"), "rl-building-track")


def martial_law(seat: Seat, least: int) -> list[int]:
    """The clearings without sympathy in which another player has at least so many warriors (8.4.2.2.1)."""
    found: list[int] = []
    for number, content in seat.position.get("clearings", {}).items():
        if "sympathy" in content.get("tokens", ()):
            continue
        warriors = content.get("warriors", {})
        if any(faction != "alliance" and n >= least for faction, n in warriors.items()):
            found.append(int(number))
    return sorted(found)

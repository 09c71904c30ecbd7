"""What the person at the table holds: the hand as cards, and the own board in short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any

from rootlab.language import text
from rootlab.widgets.faces import card_face
from rootlab.widgets.factions import look, own_panel
from rootlab.widgets.factions.parts import hand_html
from rootlab.widgets.factions.seat import Seat
from rootlab.widgets.html import card_chip, figure, item_icon, tag
from rootlab.widgets.panels.seats import supply_html
from rootlab.widgets.session import Session


def own_seat(session: Session) -> str:
    """Whose hand and board are shown: the viewer's, with open eyes those of whose turn it is."""
    turn = session.moment.position.get("turn", {}).get("player")
    seats = session.seats
    wished = (session.viewer, session.state.player, turn)
    return next((str(seat) for seat in wished if seat in seats), seats[0])


def own_html(session: Session) -> str:
    """The strip below the map."""
    lang, position, faction = session.lang, session.moment.position, own_seat(session)
    own: Mapping[str, Any] = position.get("players", {}).get(faction, {})
    paint = look(faction)
    name = tag(
        "header",
        [figure(faction), tag("strong", escape(text(f"faction-{faction}-short", lang)))],
        "rl-own-name",
    )
    hand = tag(
        "div", _hand(own.get("hand"), lang), "rl-hand", role="group", aria_label=text("ui-hand", lang),
        data_scroll="hand", tabindex="0",
    )  # fmt: skip
    board = tag(
        "div", _board(Seat(faction, own, position, lang)), "rl-board", role="group",
        aria_label=text("ui-own-board", lang), data_scroll="board", tabindex="0",
    )  # fmt: skip
    return tag(
        "section",
        [name, hand, board],
        "rl-own-body",
        style=f"--f-main:{paint.main};--f-dark:{paint.dark};--f-pale:{paint.pale};--f-ink:{paint.ink}",
        aria_label=text(f"faction-{faction}", lang),
    )


def _hand(hand: Any, lang: str | None) -> str:
    """The cards that may be seen; what is hidden only as a number."""
    if isinstance(hand, list | tuple) and hand:
        counts = Counter(str(card) for card in hand)
        return "".join(card_face(card, lang, f"card:{card}", count=n) for card, n in counts.items())
    return hand_html(hand, lang)


def _board(seat: Seat) -> str:
    """The faction's own part, then what it has crafted, its items and what is left of its warriors."""
    lang = seat.lang
    parts = [own_panel(seat)]
    crafted = [str(card) for card in seat.own.get("crafted", ())]
    if crafted:
        parts.append(
            _row(text("ui-crafted", lang), [card_chip(card, lang, f"card:{card}") for card in crafted])
        )
    if not look(seat.faction).pawn:
        items = sorted(
            str(one["item"] if isinstance(one, Mapping) else one) for one in seat.own.get("items", ())
        )
        if items:
            parts.append(_row(text("ui-items", lang), [item_icon(item, lang) for item in items]))
        parts.append(_row(text("ui-supply", lang), [supply_html(seat)]))
    return "".join(parts)


def _row(label: str, content: list[str]) -> str:
    return tag("div", [tag("span", escape(label), "rl-label"), tag("div", content, "rl-row-body")], "rl-row")

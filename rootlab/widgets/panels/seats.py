"""The seats: what every faction has (hand, crafted cards, items, supply), then its own part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any

from rootlab.components.boards import load_faction_board
from rootlab.language import text
from rootlab.widgets.art.icons import CONTROL
from rootlab.widgets.factions import look, own_panel
from rootlab.widgets.factions.parts import hand_html
from rootlab.widgets.factions.seat import Seat
from rootlab.widgets.html import button, card_chip, figure, icon, item_icon, tag
from rootlab.widgets.session import Session


def seats_html(session: Session) -> str:
    """All panels; the viewer's own comes first, then turn order."""
    seats = list(session.seats)
    if session.viewer in seats:
        start = seats.index(session.viewer)
        seats = seats[start:] + seats[:start]
    return "".join(seat_html(session, seat) for seat in seats)


def seat_html(session: Session, faction: str) -> str:
    """The panel of one seat."""
    lang, position = session.lang, session.moment.position
    own: Mapping[str, Any] = position.get("players", {}).get(faction, {})
    seat = Seat(faction, own, position, lang)
    paint = look(faction)
    score = session.moment.reader.scores.get(faction)
    turn = position.get("turn", {}).get("player") == faction
    header = tag(
        "header",
        [
            icon(paint.figure, "rl-seat-figure", "currentColor"),
            tag("strong", escape(text(f"faction-{faction}", lang))),
            tag("span", escape(_who(session, faction)), "rl-seat-who"),
            button(
                icon(CONTROL["forward"]),
                f"watch-turn:{faction}",
                "rl-small rl-watch",
                text("ui-watch-turn", lang, player=faction),
                data_key=f"watch-turn:{faction}",
            ),
            tag(
                "span",
                "–" if score is None else str(score),
                "rl-seat-score",
                title=text("ui-score-of", lang, player=faction, points=score) if score is not None else None,
            ),
        ],
    )
    body = [
        _row(text("ui-hand", lang), hand_html(own.get("hand"), lang)),
        _row(text("ui-crafted", lang), _cards(own.get("crafted", ()), lang)),
    ]
    if not paint.pawn:
        body.append(_row(text("ui-items", lang), _items(own.get("items", ()), lang)))
        body.append(_row(text("ui-supply", lang), supply_html(seat)))
    body.append(own_panel(seat))
    return tag(
        "section",
        [header, tag("div", body, "rl-seat-body")],
        "rl-seat" + (" rl-now" if turn else ""),
        style=f"--f-main:{paint.main};--f-dark:{paint.dark};--f-pale:{paint.pale};--f-ink:{paint.ink}",
        aria_label=text(f"faction-{faction}", lang),
    )


def _who(session: Session, faction: str) -> str:
    if faction in session.agents:
        return text("ui-played-by-agent", session.lang, agent=session.agents[faction])
    return text("ui-played-by-person", session.lang)


def _row(label: str, content: str) -> str:
    return tag("div", [tag("span", escape(label), "rl-label"), tag("div", content, "rl-row-body")], "rl-row")


def _none(lang: str | None) -> str:
    return tag("span", escape(text("ui-none", lang)), "rl-dim")


def _cards(cards: Any, lang: str | None) -> str:
    counts = Counter(str(card) for card in cards)
    return "".join(card_chip(card, lang, f"card:{card}", count=n) for card, n in counts.items()) or _none(
        lang
    )


def _items(items: Any, lang: str | None) -> str:
    names = [str(item["item"] if isinstance(item, Mapping) else item) for item in items]
    return "".join(item_icon(name, lang) for name in sorted(names)) or _none(lang)


def supply_html(seat: Seat) -> str:
    """The warriors that are left, in words and as a bar; the others stand on the map or are officers."""
    board = load_faction_board(seat.faction)
    total = board.pieces.get("warriors", 0)
    if not total:
        return _none(seat.lang)
    placed = seat.warriors() + int(seat.own.get("officers", 0))
    left = total - placed
    words = text("ui-warriors-left", seat.lang, count=left, total=total)
    share = round(100 * left / total)
    bar = tag("span", tag("i", "", style=f"width:{share}%"), "rl-bar", aria_hidden="true")
    return tag("span", [figure(seat.faction), bar, escape(words)], "rl-supply")

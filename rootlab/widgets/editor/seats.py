"""A seat's own things: score, hand, crafted cards, items, and what only its faction has."""

from __future__ import annotations

from rootlab.components.boards import POINTS_TO_WIN
from rootlab.components.names import ITEMS
from rootlab.engine.position.dump import DOMINANCE_CARDS
from rootlab.language import text
from rootlab.widgets.editor.desk import WARNING, Desk
from rootlab.widgets.editor.factions import own_part
from rootlab.widgets.editor.fields import cards, choice, line, listed, number
from rootlab.widgets.factions import look
from rootlab.widgets.html import button, faction_name, figure, icon, item_icon, tag


def seats_html(desk: Desk) -> str:
    """A tab for every seat, and the pane of the one that is open."""
    tabs = []
    for seat in desk.draft.seats:
        on, count = seat == desk.seat, len(desk.faults_at("seat", seat))
        sign = (
            [" ", icon(WARNING, title=text("edit-faults", desk.lang, count=count)), str(count)]
            if count
            else []
        )
        tabs.append(
            button([figure(seat), " ", faction_name(seat, desk.lang), *sign], f"seat:{seat}",
                   "rl-tab rl-ed-tab" + (" rl-on" if on else ""), aria_pressed="true" if on else "false")
        )  # fmt: skip
    label = text("edit-whose", desk.lang)
    return tag("nav", tabs, "rl-tabs", aria_label=label) + _seat(desk, desk.seat)


def _seat(desk: Desk, faction: str) -> str:
    paint, lang, path = look(faction), desk.lang, f"players.{faction}"
    header = tag(
        "header",
        [icon(paint.figure, "rl-seat-figure", "currentColor"), tag("strong", desk.say(f"faction-{faction}"))],
    )
    body = [
        desk.told("seat", faction),
        tag("p", desk.say("edit-all-hands"), "rl-dim"),
        _score(desk, faction),
        cards(desk, desk.say("ui-hand"), f"{path}.hand"),
        cards(desk, desk.say("ui-crafted"), f"{path}.crafted", kind="persistent"),
    ]
    if not paint.pawn:
        items = [(item, text(f"item-{item}", lang, count=1)) for item in ITEMS]
        body.append(
            listed(desk, desk.say("ui-items"), f"{path}.items", items, lambda item: item_icon(item, lang),
                   text("edit-add-item", lang))
        )  # fmt: skip
    body.append(own_part(desk, faction))
    return tag(
        "section",
        [header, tag("div", body, "rl-seat-body")],
        "rl-seat",
        style=f"--f-main:{paint.main};--f-dark:{paint.dark};--f-pale:{paint.pale};--f-ink:{paint.ink}",
        aria_label=text(f"faction-{faction}", lang),
    )


def _score(desk: Desk, faction: str) -> str:
    """Points, or the dominance card that took their place (3.3)."""
    lang, path = desk.lang, f"players.{faction}"
    active = desk.draft.get(f"{path}.dominance")
    none = (None, text("ui-none", lang))
    pairs = [none, *((card, text(f"card-{card}", lang)) for card in DOMINANCE_CARDS)]
    name = text("edit-score", lang)
    rows = line(
        desk.say("edit-dominance"),
        choice(text("edit-dominance", lang), f"dominance:{faction}", pairs, active),
    )
    if active is None:
        rows = line(desk.say("edit-score"), number(desk, name, f"{path}.score", POINTS_TO_WIN - 1)) + rows
    return rows

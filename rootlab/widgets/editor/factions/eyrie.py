"""The Eyrie in the editor: leader, deposed leaders and the Decree (7.3, 7.5)."""

from __future__ import annotations

from typing import Any

from rootlab.components.leaders import COLUMNS, LEADER_ID, LEADER_VIZIERS, LEADERS
from rootlab.language import text
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.editor.factions import Act, counters
from rootlab.widgets.editor.fields import cards, choice, line, listed, number
from rootlab.widgets.html import button, card_suit, suit_icon, tag

LEADER = "players.eyrie.leader"
DECREE = "players.eyrie.decree"
VIZIER = "vizier"


def part(desk: Desk) -> str:
    """Leader, Decree and the leaders that lie face down."""
    lang = desk.lang
    leaders = [(name, text(f"leader-{name}", lang)) for name in LEADERS]
    now = desk.draft.look(LEADER)
    pairs = [(None, text("ui-no-leader", lang)), *leaders]
    chosen = [choice(text("ui-leader", lang), f"choose:{LEADER}", pairs, now)]
    if now in LEADER_ID:
        chosen.append(button(desk.say("edit-viziers"), "eyrie-viziers", "rl-small"))
    columns = [
        cards(desk, desk.say(f"column-{column}"), f"{DECREE}.{column}", extra=(VIZIER,)) for column in COLUMNS
    ]
    return "".join(
        (
            line(desk.say("ui-leader"), chosen),
            tag("h4", desk.say("ui-decree")),
            *columns,
            listed(desk, desk.say("edit-deposed"), "players.eyrie.deposed", leaders,
                   lambda name: desk.say(f"leader-{name}"), text("edit-add-deposed", lang)),
        )
    )  # fmt: skip


def used(desk: Desk) -> str:
    """Cards added to the Decree, and what of it is done: a number for each suit of a column."""
    rows = [counters(desk, {"added": 2, "added_birds": 1})]
    for column in COLUMNS:
        held = [card_suit(str(card)) for card in desk.draft.look(f"{DECREE}.{column}", ())]
        parts = [
            tag("span", [suit_icon(suit, desk.lang), number(desk, text(f"suit-{suit}", desk.lang),
                         f"turn.used.decree.{column}.{suit}", held.count(suit))], "rl-ed-count")
            for suit in dict.fromkeys(held)
        ]  # fmt: skip
        if parts:
            rows.append(line(desk.say("edit-used-column", column=column), parts))
    return "".join(rows)


def _viziers(desk: Desk, _value: str, _given: Any) -> None:
    """7.3.4: put the two Loyal Viziers into the leader's columns, beside the other cards."""
    leader = desk.draft.look(LEADER)
    if leader not in LEADER_ID:
        return
    wanted = [COLUMNS[i] for i in LEADER_VIZIERS[LEADER_ID[leader]]]
    decree = {
        column: [VIZIER] * wanted.count(column)
        + [card for card in desk.draft.look(f"{DECREE}.{column}", ()) if card != VIZIER]
        for column in COLUMNS
    }
    desk.draft.set(DECREE, {column: held for column, held in decree.items() if held})


ACTS: dict[str, Act] = {"eyrie-viziers": _viziers}

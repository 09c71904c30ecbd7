"""The Vagabond in the editor: character, items, relationships, quests and coalition (9.2, 9.3)."""

from __future__ import annotations

import json
from typing import Any

from rootlab.components.boards import RUIN_ITEMS
from rootlab.components.characters import CHARACTER_ID, CHARACTERS, START_ITEMS
from rootlab.components.names import ITEMS
from rootlab.components.quests import QUESTS
from rootlab.language import text
from rootlab.widgets.art import icons
from rootlab.widgets.editor.desk import Desk
from rootlab.widgets.editor.factions import Act, counters
from rootlab.widgets.editor.fields import adder, choice, line, listed, number
from rootlab.widgets.html import (
    button,
    clearing_label,
    faction_name,
    figure,
    forest_label,
    icon,
    item_icon,
    options,
    tag,
)

OWN = "players.vagabond"
SIDES: dict[str, tuple[str, bool]] = {
    "ready": ("satchel", True),
    "exhausted": ("satchel", False),
    "track": ("track", True),
    "damaged": ("damaged", True),
    "damaged-exhausted": ("damaged", False),
}
"""Where an item can lie: the place and whether it is face up, by the last part of its message."""


def part(desk: Desk) -> str:
    """Everything that is his alone."""
    lang = desk.lang
    quests = [(name, text(f"quest-{name}", lang)) for name in QUESTS]
    under = [(ITEMS[kind], text(f"item-{ITEMS[kind]}", lang, count=1)) for kind in RUIN_ITEMS]
    torches = [(c, text("edit-clearing", lang, clearing=c)) for c in desk.board.clearings]
    return "".join(
        (
            _character(desk),
            line(desk.say("ui-pawn"), [_pawn(desk), " ", tag("span", desk.say("edit-pawn"), "rl-dim")]),
            _items(desk),
            _relationships(desk),
            _list(desk, "ui-quests-open", "quests_open", quests, "edit-add-quest"),
            _list(desk, "ui-quests-done", f"{OWN}.quests", quests, "edit-add-quest"),
            listed(desk, desk.say("edit-ruin-items"), "ruin_items", under, lambda item: item_icon(item, lang),
                   text("edit-add-item", lang)),
            _coalition(desk),
            listed(desk, desk.say("edit-scorched"), f"{OWN}.scorched", torches,
                   lambda c: clearing_label(desk.board, c, lang), text("edit-add-clearing", lang)),
        )
    )  # fmt: skip


def _list(desk: Desk, label: str, path: str, quests: list[tuple[Any, str]], words: str) -> str:
    return listed(
        desk, desk.say(label), path, quests, lambda name: desk.say(f"quest-{name}"), text(words, desk.lang)
    )


def _character(desk: Desk) -> str:
    lang, path = desk.lang, f"{OWN}.character"
    now = desk.draft.look(path)
    pairs = [(name, text(f"character-{name}", lang)) for name in CHARACTERS]
    pick = choice(text("ui-character", lang), f"choose:{path}", [(None, text("ui-none", lang)), *pairs], now)
    start = (
        button(desk.say("edit-start-items"), "vagabond-start-items", "rl-small")
        if now in CHARACTER_ID
        else ""
    )
    return line(desk.say("ui-character"), [pick, start])


def _pawn(desk: Desk) -> str:
    place = desk.draft.look(f"{OWN}.pawn")
    if isinstance(place, int):
        return clearing_label(desk.board, place, desk.lang)
    return forest_label(tuple(place), desk.lang) if place else tag("span", desk.say("ui-none"), "rl-dim")


# --- items -----------------------------------------------------------------------------------------------
def _side(one: Any) -> str:
    """Where an item lies; a name alone lies where it would be put, which the loader says."""
    where = (one.get("place", "satchel"), one.get("up", True)) if isinstance(one, dict) else ("satchel", True)
    return next((name for name, side in SIDES.items() if side == where), "ready")


def _items(desk: Desk) -> str:
    lang, path = desk.lang, f"{OWN}.items"
    sides = [(name, text(f"item-place-{name}", lang)) for name in SIDES]
    chips = []
    for k, one in enumerate(desk.draft.look(path, ())):
        item = str(one["item"] if isinstance(one, dict) else one)
        name = text(f"item-{item}", lang, count=1)
        away = text("edit-take-out", lang, name=name)
        side = _side(one)
        tile = tag(
            "span",
            icon(icons.ITEM[item], title=name),
            "rl-tile" + (" rl-tile-down" if "exhausted" in side else ""),
        )
        where = choice(text("edit-where-lies", lang, name=name), f"vagabond-side:{k}", sides, side)
        gone = button(icon(icons.CONTROL["close"]), f"drop:{path}:{k}", "rl-ed-away", away, aria_label=away)
        chips.append(tag("span", [tile, where, gone], "rl-ed-chip"))
    pairs = [
        (json.dumps({"item": item, "place": "satchel", "up": True}), text(f"item-{item}", lang, count=1))
        for item in ITEMS
    ]
    offered = options(pairs, desk.chosen.get(path, ""))
    return line(
        desk.say("ui-items"), [*chips, adder(desk, text("edit-add-item", lang), path, offered)], "rl-ed-items"
    )


def _turn_item(desk: Desk, value: str, given: Any) -> None:
    """Lay an item elsewhere or turn it over."""
    path = f"{OWN}.items.{int(value)}"
    one = desk.draft.get(path)
    place, up = SIDES[json.loads(given)]
    item = one["item"] if isinstance(one, dict) else one
    desk.draft.set(path, {"item": item, "place": place, "up": up})


def _start_items(desk: Desk, _value: str, _given: Any) -> None:
    """9.3.5: give him what his character starts with, in place of all that he carries."""
    who = desk.draft.look(f"{OWN}.character")
    if who in CHARACTER_ID:
        counts = START_ITEMS[CHARACTER_ID[who]]
        desk.draft.set(f"{OWN}.items", [ITEMS[kind] for kind, n in enumerate(counts) for _ in range(n)])


# --- relationships and coalition ---------------------------------------------------------------------------
def _relationships(desk: Desk) -> str:
    lang, parts = desk.lang, []
    spaces: list[tuple[Any, str]] = [
        (space, text("ui-relation", lang, space=space)) for space in ("hostile", 0, 1, 2, 3)
    ]
    for seat in desk.draft.seats:
        if seat != "vagabond":
            path = f"{OWN}.relationships.{seat}"
            name = text("edit-relation", lang, player=seat)
            pick = choice(name, f"choose:{path}", spaces, desk.draft.look(path, 0))
            parts.append(tag("span", [figure(seat), faction_name(seat, lang), pick], "rl-ed-chip"))
    return line(desk.say("ui-relationships"), parts)


def _coalition(desk: Desk) -> str:
    lang, path = desk.lang, f"{OWN}.coalition"
    seats = [(seat, text(f"faction-{seat}-short", lang)) for seat in desk.draft.seats if seat != "vagabond"]
    pairs = [(None, text("ui-none", lang)), *seats]
    return line(
        desk.say("ui-coalition"),
        choice(text("ui-coalition", lang), f"choose-or-none:{path}", pairs, desk.draft.get(path)),
    )


def used(desk: Desk) -> str:
    """Slipping, improvising, and aids that did not yet better a relationship."""
    rows = [counters(desk, {"slip": 1, "improvised": 1})]
    parts = [
        tag(
            "span",
            [
                figure(seat),
                number(desk, text(f"faction-{seat}-short", desk.lang), f"turn.used.aids.{seat}", 2),
            ],
            "rl-ed-count",
        )
        for seat in desk.draft.seats
        if seat != "vagabond"
    ]
    return "".join((*rows, line(desk.say("edit-used-aids"), parts)))


ACTS: dict[str, Act] = {"vagabond-start-items": _start_items, "vagabond-side": _turn_item}

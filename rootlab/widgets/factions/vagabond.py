"""The Vagabond: his colours, character, items, relationships and quests (Law 9, 16.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any

from rootlab.components.boards import load_faction_board
from rootlab.components.names import ITEMS, SUITS
from rootlab.components.quests import QUEST_ID, QUEST_ITEMS, QUEST_SUIT
from rootlab.factions.vagabond.board import AIDS_NEEDED, ALLIED, ALLY_AID_POINTS, IMPROVEMENT_POINTS
from rootlab.language import text
from rootlab.widgets.art import palette
from rootlab.widgets.art.icons import ITEM, SUIT, hole
from rootlab.widgets.factions.look import Look
from rootlab.widgets.factions.parts import row
from rootlab.widgets.factions.seat import Seat
from rootlab.widgets.html import clearing_label, faction_name, figure, icon, item_icon, suit_icon, tag

LOOK = Look(
    main="#7f8287",
    dark="#33363b",
    pale="#e9eaec",
    pawn=True,
    figure=(
        "M4.6 1.6 L9 4.2 Q12 3.4 15 4.2 L19.4 1.6 C20.2 4.8 19.8 8 18 10.2 C19.4 11.2 20.2 12.8 20.4 14.6"
        " L22.6 22.8 H1.4 L3.6 14.6 C3.8 12.8 4.6 11.2 6 10.2 C4.2 8 3.8 4.8 4.6 1.6Z"
        + hole(9, 7.8, 1.5)
        + hole(15, 7.8, 1.5)
        + "M12 10.2 L10.8 8.8 H13.2Z"
    ),
    pieces={"torch": ITEM["torch"]},
)

TRACKS = ("tea", "coin", "bag")


def panel(seat: Seat) -> str:
    """Character, pawn, items, relationships, quests and coalition (9.2, 9.3)."""
    return "".join(
        (_character(seat), _pawn(seat), _coalition(seat), _tracks(seat), _satchel(seat), _damaged(seat),
         _relationships(seat), _open_quests(seat), _done_quests(seat))
    )  # fmt: skip


def _character(seat: Seat) -> str:
    lang, who = seat.lang, seat.own.get("character")
    if not who:
        return row(text("ui-character", lang), _dim(text("ui-no-character", lang)))
    body = tag("strong", escape(text(f"character-{who}", lang))) + tag(
        "span", escape(text(f"character-{who}-ability", lang)), "rl-ability"
    )
    return row(text("ui-character", lang), body, "rl-leader")


def _dim(words: str) -> str:
    return tag("span", escape(words), "rl-dim")


def _pawn(seat: Seat) -> str:
    lang, place = seat.lang, seat.own.get("pawn")
    if place is None:
        return ""
    if isinstance(place, int):
        body = clearing_label(seat.board, place, lang)
    else:
        body = escape(text("ui-in-forest", lang, clearings=tuple(str(c) for c in place)))
    torches = [clearing_label(seat.board, int(c), lang) for c in seat.own.get("scorched", ())]
    if torches:
        body += item_icon("torch", lang) + "".join(torches)
    return row(text("ui-pawn", lang), body)


def _coalition(seat: Seat) -> str:
    partner, lang = seat.own.get("coalition"), seat.lang
    if not partner:
        return ""
    words = text("ui-coalition-with", lang, player=partner)
    return row(text("ui-coalition", lang), [figure(str(partner)), escape(words)])


# --- items -----------------------------------------------------------------------------------------------
def _items(seat: Seat, place: str, up: bool | None = None) -> list[str]:
    """The names of the items that lie there."""
    found = [
        str(one["item"])
        for one in seat.own.get("items", ())
        if isinstance(one, Mapping) and one.get("place") == place and up in (None, bool(one.get("up")))
    ]
    return sorted(found, key=ITEMS.index)


def _chips(seat: Seat, place: str) -> list[str]:
    """Icons of the items there, the exhausted ones last and turned over."""
    lang = seat.lang
    chips: list[str] = []
    for up in (True, False):
        for item in _items(seat, place, up):
            side = text("ui-item-up" if up else "ui-item-exhausted", lang, item=item)
            cls = "rl-tile" + ("" if up else " rl-tile-down")
            chips.append(tag("span", icon(ITEM[item]), cls, title=side, role="img", aria_label=side))
    return chips


def _tracks(seat: Seat) -> str:
    """Tea, coins and bags on their tracks, and what each of them gives (9.2.5)."""
    board, lang = load_faction_board("vagabond"), seat.lang
    gives = {
        "tea": board.number("refresh.per_face_up_tea"),
        "coin": board.number("draw.per_face_up_coins"),
        "bag": board.number("item_limit.per_face_up_bag"),
    }
    base = {
        "tea": board.number("refresh.base"),
        "coin": board.number("draw.base"),
        "bag": board.number("item_limit.base"),
    }
    counts = Counter(_items(seat, "track"))
    tracks: list[str] = []
    for item in TRACKS:
        room, n = board.number(f"item_tracks.{item}"), counts[item]
        boxes = [
            tag("i", icon(ITEM[item]), "rl-tile" + ("" if k < n else " rl-tile-empty")) for k in range(room)
        ]
        words = text(f"ui-track-{item}", lang, count=base[item] + gives[item] * n)
        label = text("ui-track-holds", lang, item=item, number=n, most=room)
        tracks.append(
            tag("span", [tag("span", boxes, "rl-tiles", role="img", aria_label=label),
                         tag("span", escape(words), "rl-dim")], "rl-item-track")
        )  # fmt: skip
    return row(text("ui-item-tracks", lang), tracks)


def _satchel(seat: Seat) -> str:
    board, lang = load_faction_board("vagabond"), seat.lang
    bags = _items(seat, "track").count("bag")
    most = board.number("item_limit.base") + bags * board.number("item_limit.per_face_up_bag")
    count = len(_items(seat, "satchel")) + len(_items(seat, "damaged"))
    limit = _dim(text("ui-item-limit", lang, count=count, most=most))
    return row(text("ui-satchel", lang), [*(_chips(seat, "satchel") or [_dim(text("ui-none", lang))]), limit])


def _damaged(seat: Seat) -> str:
    lang = seat.lang
    return row(text("ui-damaged", lang), _chips(seat, "damaged") or _dim(text("ui-none", lang)))


# --- relationships ---------------------------------------------------------------------------------------
def _relationships(seat: Seat) -> str:
    """The chart: where every faction stands, and what the next aid gives (9.2.9)."""
    lang = seat.lang
    standing: Mapping[str, Any] = seat.own.get("relationships", {})
    if not standing:
        return ""
    spaces = ["hostile", 0, *range(1, ALLIED + 1)]
    heads = [
        tag("th", [escape(text("ui-relation", lang, space=space)),
                   tag("span", f"+{IMPROVEMENT_POINTS[space - 1]}", "rl-dim")
                   if isinstance(space, int) and space else ""])
        for space in spaces
    ]  # fmt: skip
    rows: list[str] = []
    for faction in seat.position["seats"]:
        if faction not in standing:
            continue
        now = standing[faction]
        cells = [
            tag("td", figure(faction) if space == now else "", "rl-hostile" if space == "hostile" else "")
            for space in spaces
        ]
        name = tag("th", faction_name(faction, lang), scope="row")
        words = text("ui-relation-of", lang, player=faction, space=now)
        rows.append(tag("tr", [name, *cells], title=words))
        rows.append(tag("tr", [tag("td"), tag("td", escape(_next_aid(seat, faction, now)), "rl-dim",
                                              colspan=len(spaces))], "rl-relation-next"))  # fmt: skip
    table = tag("table", [tag("tr", [tag("td"), *heads]), *rows], "rl-relations")
    label = tag("span", escape(text("ui-relationships", lang)), "rl-label")
    return tag("div", [label, table], "rl-decree-row")


def _next_aid(seat: Seat, faction: str, now: Any) -> str:
    lang = seat.lang
    if now == "hostile":
        return text("ui-aid-hostile", lang)
    if now == ALLIED:
        return text("ui-aid-allied", lang, points=ALLY_AID_POINTS)
    aids: Any = seat.used("aids")
    done = int(aids.get(faction, 0)) if isinstance(aids, Mapping) else 0
    left = AIDS_NEEDED[int(now)] - done
    return text("ui-aid-next", lang, count=left, points=IMPROVEMENT_POINTS[int(now)], space=int(now) + 1)


# --- quests ----------------------------------------------------------------------------------------------
def _quest_chip(seat: Seat, quest: str, ready: Counter[str]) -> str:
    """A quest like a card: suit, name, and the two items, the missing ones pale."""
    number = QUEST_ID[quest]
    suit = SUITS[QUEST_SUIT[number]]
    tint = palette.SUIT[suit]
    left = Counter(ready)
    marks: list[str] = []
    for kind in QUEST_ITEMS[number]:
        item = ITEMS[kind]
        have = left[item] > 0
        left[item] -= 1
        marks.append(item_icon(item, seat.lang, "" if have else "rl-missing"))
    head = tag("span", icon(SUIT[suit], title=text(f"suit-{suit}", seat.lang)), "rl-card-suit")
    name = tag("span", escape(text(f"quest-{quest}", seat.lang)), "rl-card-name")
    style = f"--s-main:{tint.main};--s-dark:{tint.dark};--s-pale:{tint.pale};--s-ink:{tint.ink}"
    return tag("span", [head, name, *marks], "rl-card rl-quest", style=style)


def _open_quests(seat: Seat) -> str:
    lang = seat.lang
    ready = Counter(_items(seat, "satchel", True) + _items(seat, "track"))
    quests = [_quest_chip(seat, str(quest), ready) for quest in seat.position.get("quests_open", ())]
    return row(text("ui-quests-open", lang), quests or _dim(text("ui-none", lang)))


def _done_quests(seat: Seat) -> str:
    """How many quests of each suit are completed: so many points the next one of the suit scores (9.5.5)."""
    lang = seat.lang
    done = Counter(SUITS[QUEST_SUIT[QUEST_ID[str(quest)]]] for quest in seat.own.get("quests", ()))
    if not done:
        return row(text("ui-quests-done", lang), _dim(text("ui-none", lang)))
    parts = [
        tag("span", [suit_icon(suit, lang), f"×{done[suit]}"], "rl-stock",
            title=text("ui-quest-next", lang, suit=suit, points=done[suit] + 1))
        for suit in SUITS if done[suit]
    ]  # fmt: skip
    return row(text("ui-quests-done", lang), parts)

"""A table for every question that asks for one part of a set after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.pack import daylight, wanderer
from tests.positions import Table, decree, done, position

EIGHT = ["anvil", "armorers", "armorers", "sword", "bake-sale", "ambush-fox", "sappers", "foxfolk-steel"]
STACK = ["travel-gear-fox", "foxfolk-steel", "anvil", "root-tea-rabbit", "bake-sale", "cobbler", "cobbler"]


def discards(seat: str) -> Table:
    """1.5.4: eight cards at the limit of five, two of them alike."""
    own: dict[str, Any] = {"hand": EIGHT}
    if seat == "eyrie":
        own |= decree("despot")
    if seat == "vagabond":
        own |= wanderer(9, "boot")
    other = "eyrie" if seat == "marquise" else "marquise"
    return Table(position(seat, "evening", "discard", seats=(seat, other), **{seat: own}))


def losses() -> Table:
    """4.3.4: two hits on a keep, two wood, a sawmill and a workshop."""
    eyrie = decree("builder", battle=["sword"])
    used = done("builder", "recruit", "move")
    here = {9: "3 eyrie, keep, 2 wood, sawmill, workshop"}
    table = Table(position("eyrie", "daylight", "decree", here, used=used, eyrie=eyrie))
    return table.do("resolve", suit="mouse").do("battle", clearing=9, target="marquise").roll(1, 0)


def crafting_pieces() -> Table:
    """4.1.1: four pieces of any suit, of five."""
    stand = {1: "workshop", 2: "2 workshop", 5: "2 workshop"}
    table = Table(position("marquise", "daylight", "craft", stand, marquise={"hand": ["royal-claim"]}))
    return table.do("craft", card="royal-claim")


def wood() -> Table:
    """6.5.4.2: three of five tokens, from three clearings."""
    stand = {9: "marquise, 2 wood", 1: "marquise, wood", 4: "marquise, 2 wood", 5: "2 sawmill"}
    return Table(position("marquise", "daylight", "actions", stand)).do("build", clearing=9, piece="sawmill")


def short_wood() -> Table:
    """6.4, 1.5.4: two tokens for four sawmills."""
    stand = {5: "2 sawmill, 3 eyrie", 9: "sawmill", 6: "sawmill", 1: "6 wood"}
    return Table(position("marquise", "birdsong", "wood", stand))


def short_corvids() -> Table:
    """13.4.3, 1.5.4: two warriors for four fox clearings."""
    table = Table(position("corvids", "birdsong", "recruit", {5: "13 corvids"}, corvids={"hand": ["anvil"]}))
    return table.do("recruit", card="anvil", suit="fox")


def spent_supporters() -> Table:
    """8.4.1.2: two of four that match, two of them alike."""
    cards = ["crossbow-mouse", "investments", "armorers", "armorers"]
    alliance = {"supporters": cards}
    table = Table(position("alliance", "birdsong", "revolt", {2: "marquise, sympathy"}, alliance=alliance))
    return table.do("revolt", clearing=2)


def lost_supporters() -> Table:
    """8.2.4: seven, and room for five."""
    stand = {2: "3 marquise, base"}
    table = Table(position("marquise", "daylight", "actions", stand, alliance={"supporters": STACK}))
    return table.do("battle", clearing=2, target="alliance").roll(1, 1)


def damage() -> Table:
    """9.2.7: three hits, four kinds of items."""
    part = wanderer(9, "2 boot", "sword", "sword down", "torch")
    table = Table(position("marquise", "daylight", "actions", {9: "4 marquise"}, vagabond=part))
    return table.do("battle", clearing=9, target="vagabond").roll(3, 0)


def hits(low: int, *items: str, allies: int = 1) -> Table:
    """9.2.9.2.4: hits that items and allied warriors take."""
    part = wanderer(9, *items, relationships={"marquise": 3})
    table = daylight(part, {9: f"{allies} marquise, 4 eyrie"}).do("battle", clearing=9, target="eyrie")
    return table.do("ally", target="marquise").roll(3, low)


def refreshed() -> Table:
    """9.4.1: three of six exhausted items, some of them damaged."""
    part = wanderer(9, "2 boot down", "sword damaged down", "2 torch down", "tea down")
    return daylight(part, phase="birdsong", step="refresh")


def hideout() -> Table:
    """16.3.3.2: three of four damaged items."""
    part = wanderer(8, "torch", "2 boot damaged", "sword damaged", "tea damaged down", character="ranger")
    return daylight(part).do("hideout")


def capacity() -> Table:
    """9.6.4: eight items, and room for six."""
    part = wanderer(9, "2 boot", "3 sword", "sword down", "torch", "crossbow damaged")
    return Table(position("vagabond", "evening", "capacity", vagabond=part))


SETS: dict[str, Callable[[], Table]] = {
    "discard (marquise)": lambda: discards("marquise"),
    "discard (eyrie)": lambda: discards("eyrie"),
    "discard (alliance)": lambda: discards("alliance"),
    "discard (vagabond)": lambda: discards("vagabond"),
    "discard (corvids)": lambda: discards("corvids"),
    "lose": losses,
    "activate": crafting_pieces,
    "pay-wood": wood,
    "place-short (marquise)": short_wood,
    "place-short (corvids)": short_corvids,
    "spend-supporters": spent_supporters,
    "discard-supporters": lost_supporters,
    "vagabond-damage": damage,
    "vagabond-hit": lambda: hits(2, "2 sword", "boot"),
    "vagabond-hit (items for all)": lambda: hits(2, "sword", "torch", "boot", allies=2),
    "vagabond-hit (more hits than items)": lambda: hits(3, "sword", "torch", allies=2),
    "vagabond-hit (more than all)": lambda: hits(3, "sword"),
    "vagabond-refresh": refreshed,
    "vagabond-hideout": hideout,
    "vagabond-capacity": capacity,
}
"""By the id of the question, and of whom or when."""

"""The positions from which sequences are counted."""

from __future__ import annotations

from rootlab.engine.state import State
from tests.positions import Position, Table, decree, done, position


def marquise_actions() -> State:
    """A Marquise in the middle of her Daylight: wood to choose, birds to spend, a battle to pick."""
    return Table(
        position(
            "marquise", "daylight", "actions",
            {
                1: "2 marquise, keep, wood", 5: "marquise, sawmill, wood", 9: "marquise, workshop, 2 eyrie",
                3: "roost, 2 eyrie", 10: "marquise, recruiter",
            },
            used={"actions": 1}, marquise={"hand": ["armorers", "anvil", "bake-sale"], "score": 6},
            eyrie={"hand": ["ambush-mouse", "sword"]},
        )
    ).state  # fmt: skip


def marquise_evening() -> State:
    """A Marquise who discards down to five while effects wait for the Eyrie's Birdsong."""
    return Table(
        position(
            "marquise", "evening", "discard", {1: "marquise, keep", 9: "marquise, sawmill", 3: "roost, 3 eyrie"},
            marquise={
                "hand": ["anvil", "armorers", "armorers", "sword", "bake-sale", "ambush-fox", "sappers"],
            },
            eyrie={
                **decree("despot"), "hand": ["investments", "sappers"],
                "crafted": ["royal-claim", "stand-and-deliver", "better-burrow-bank"],
            },
        )
    ).state  # fmt: skip


def eyrie_birdsong() -> State:
    """An Eyrie that adds to its Decree, with no roost on the map."""
    return Table(
        position(
            "eyrie", "birdsong", "add_to_decree", {1: "2 marquise, keep", 7: "2 eyrie", 11: "marquise"},
            eyrie={**decree("charismatic"), "hand": ["anvil", "armorers", "sword", "sappers"]},
        )
    ).state  # fmt: skip


def eyrie_decree() -> State:
    """An Eyrie with a Decree that may fail: cards of a column in any order, a turmoil near."""
    start: Position = position(
        "eyrie", "daylight", "decree",
        {3: "roost, 2 eyrie", 7: "eyrie, marquise", 11: "2 marquise, workshop", 1: "keep, marquise"},
        used=done("charismatic", "recruit"), marquise={"hand": ["ambush-bird", "anvil"]},
        eyrie={
            **decree("charismatic", move=["sword", "bake-sale"], build=["investments"]),
            "hand": ["tax-collector"], "crafted": ["tax-collector"], "score": 3,
        },
    )  # fmt: skip
    return Table(start).state


def battle_in_progress() -> State:
    """A battle that waits for an ambush, with effects on both sides and a keep to bring the fallen to."""
    table = Table(
        position(
            "marquise", "daylight", "actions",
            {1: "keep", 12: "3 marquise, 2 eyrie, roost", 6: "marquise"},
            used={"actions": 2},
            marquise={"crafted": ["brutal-tactics", "armorers"], "hand": ["ambush-bird", "anvil"], "score": 12},
            eyrie={**decree("despot"), "crafted": ["sappers"], "hand": ["ambush-fox", "ambush-bird"], "score": 7},
        )
    )  # fmt: skip
    return table.do("battle", clearing=12, target="eyrie").state


POSITIONS = {
    "marquise-actions": marquise_actions,
    "marquise-evening": marquise_evening,
    "eyrie-birdsong": eyrie_birdsong,
    "eyrie-decree": eyrie_decree,
    "battle-in-progress": battle_in_progress,
}
DEPTHS = {name: 5 if name == "battle-in-progress" else 4 for name in POSITIONS}
"""How many choices are counted from each."""

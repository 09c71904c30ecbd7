"""The positions from which sequences are counted."""

from __future__ import annotations

from rootlab.engine.state import State
from tests.pack import wanderer
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


def alliance_birdsong() -> State:
    """An Alliance that may revolt in two clearings, over the keep or over a roost, or spread its sympathy."""
    return Table(
        position(
            "alliance", "birdsong", "revolt",
            {1: "sympathy, keep, 2 marquise", 5: "sympathy, roost", 9: "2 alliance, base", 12: "3 eyrie"},
            alliance={
                "supporters": ["anvil", "foxfolk-steel", "root-tea-rabbit", "sappers", "sword"],
                "hand": ["bake-sale"], "score": 4,
            },
            marquise={"hand": ["travel-gear-fox"]}, eyrie={**decree(), "hand": []},
        )
    ).state  # fmt: skip


def alliance_operations() -> State:
    """An Alliance with two officers, to move, to fight, to recruit or to organize; a deck grown thin."""
    return Table(
        position(
            "alliance", "evening", "operations",
            {5: "2 alliance, base", 2: "sympathy, marquise", 1: "2 marquise, keep", 10: "alliance, sawmill"},
            alliance={"officers": 2, "hand": ["anvil"], "supporters": ["sword"]}, marquise={"hand": ["sappers"]},
            discard=[
                "a-visit-to-friends", "ambush-fox", "ambush-rabbit", "armorers", "arms-trader", "bake-sale",
                "better-burrow-bank", "birdy-bindle", "brutal-tactics", "cobbler", "codebreakers", "command-warren",
                "crossbow-bird", "crossbow-mouse", "investments", "mouse-in-a-sack", "root-tea-fox",
                "root-tea-mouse", "root-tea-rabbit", "royal-claim", "scouting-party", "woodland-runners",
            ],
        )
    ).state  # fmt: skip


def vagabond_slip() -> State:
    """A Vagabond at the edge of a forest, an ally to take along into sympathy, a foe nearby."""
    return Table(
        position(
            "vagabond", "birdsong", "slip", {12: "2 marquise, 2 eyrie", 9: "sympathy, eyrie", 7: "2 eyrie"},
            vagabond=wanderer(
                12, "2 boot", "sword", "torch", "tea down",
                relationships={"marquise": 3, "eyrie": "hostile"}, hand=["anvil"],
            ),
            marquise={"hand": ["investments"]}, eyrie=decree(), alliance={},
        )
    ).state  # fmt: skip


def vagabond_actions() -> State:
    """A Vagabond with a quest, a ruin, somebody to aid, to strike or to fight, and damage to repair."""
    return Table(
        position(
            "vagabond", "daylight", "actions", {10: "marquise, eyrie, sawmill", 1: "roost"},
            vagabond=wanderer(
                10, "boot", "sword", "torch", "hammer", "crossbow", "tea damaged",
                character="ranger", hand=["root-tea-rabbit", "anvil"],
            ),
            marquise={"items": ["bag"]}, eyrie={**decree(), "hand": ["sappers"]},
            quests_open=["give-a-speech-fox"],
        )
    ).state  # fmt: skip


def corvids_flip() -> State:
    """The Corvids flip plots: a bomb under the keep's neighbours, an extortion, a raid; then they recruit."""
    return Table(
        position(
            "corvids", "birdsong", "flip",
            {9: "bomb, corvids, 2 marquise", 4: "extortion, corvids, marquise", 2: "raid, corvids", 1: "keep"},
            corvids={"hand": ["anvil", "sappers"]}, marquise={"hand": ["sword", "bake-sale"]},
        )
    ).state  # fmt: skip


def corvids_actions() -> State:
    """The Corvids with three actions: marches, plots of every kind, a battle in their own snare, tricks."""
    return Table(
        position(
            "corvids", "daylight", "actions",
            {9: "up snare, corvids, marquise", 4: "2 corvids, bomb", 12: "raid, alliance", 7: "corvids, sympathy"},
            used={"actions": 1}, corvids={"hand": ["ambush-mouse"]}, alliance={"hand": ["anvil"]},
        )
    ).state  # fmt: skip


def battle_of_allies() -> State:
    """A Vagabond's battle beside allied warriors, for sympathy: items or warriors, hospitals, outrage."""
    table = Table(
        position(
            "vagabond", "daylight", "actions", {9: "2 marquise, alliance, sympathy", 1: "keep"},
            vagabond=wanderer(9, "sword", "boot", relationships={"marquise": 3}, hand=["sword"]),
            marquise={"hand": ["investments"]}, alliance={"hand": ["ambush-mouse"]},
        )
    )  # fmt: skip
    return table.do("battle", clearing=9, target="alliance").state


POSITIONS = {
    "marquise-actions": marquise_actions,
    "marquise-evening": marquise_evening,
    "eyrie-birdsong": eyrie_birdsong,
    "eyrie-decree": eyrie_decree,
    "battle-in-progress": battle_in_progress,
    "alliance-birdsong": alliance_birdsong,
    "alliance-operations": alliance_operations,
    "vagabond-slip": vagabond_slip,
    "vagabond-actions": vagabond_actions,
    "corvids-flip": corvids_flip,
    "corvids-actions": corvids_actions,
    "battle-of-allies": battle_of_allies,
}
DEPTHS = dict.fromkeys(POSITIONS, 3) | {
    "marquise-actions": 4,
    "marquise-evening": 4,
    "eyrie-birdsong": 4,
    "eyrie-decree": 4,
    "battle-in-progress": 5,
    "alliance-birdsong": 5,
    "battle-of-allies": 5,
}
"""How many choices are counted from each."""

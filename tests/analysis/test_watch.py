"""What to look at in a position: each note where it must be told, and a position where it must not."""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl
from rootlab.analysis.watch import Note
from rootlab.analysis.watch.coaching import Coaching, coach
from rootlab.engine.state import State
from rootlab.law import is_article
from tests.pack import wanderer
from tests.positions import Position, decree, done, position

MICE = ["crossbow-mouse", "investments", "sword"]
ONE_OF_EACH = "no ruin, sawmill, workshop, recruiter"
FULL = ["anvil", "sword", "bake-sale", "crossbow-mouse", "investments"]


def marquise(clearings: dict[int, str], part: Position | None = None, **rest: Any) -> Position:
    """The Marquise in the actions of her Daylight, with one warrior and the keep far away unless told."""
    return position("marquise", "daylight", "actions", clearings, marquise=part or {}, **rest)


def eyrie(clearings: dict[int, str], leader: str = "builder", step: str = "decree", **rest: Any) -> Position:
    """The Eyrie as they begin to resolve their Decree."""
    columns = rest.pop("columns", {})
    return position(
        "eyrie",
        "daylight",
        step,
        clearings,
        eyrie={**decree(leader, **columns), **rest.pop("part", {})},
        **rest,
    )


def alliance(
    clearings: dict[int, str], phase: str = "birdsong", step: str = "spread", **part: Any
) -> Position:
    return position("alliance", phase, step, clearings, alliance=part)


def vagabond(place: Any, *items: str, clearings: dict[int, str] | None = None, **rest: Any) -> Position:
    more = {name: rest.pop(name) for name in ("quests_open", "used") if name in rest}
    return position(
        "vagabond", "daylight", "actions", clearings or {}, vagabond=wanderer(place, *items, **rest), **more
    )


def corvids(clearings: dict[int, str], step: str = "flip", phase: str = "birdsong") -> Position:
    return position("corvids", phase, step, clearings, corvids={"hand": ["anvil"]})


def told(what: Position, eyes: str | None = None) -> Coaching:
    return coach(rl.load_position(what), eyes)


def found(what: Position, name: str, eyes: str | None = None) -> Note | None:
    """The note with that id, for the seat whose turn it is unless another looks."""
    spoken = told(what, eyes)
    return next((note for note in (*spoken.points, *spoken.watch) if note.id == name), None)


Case = tuple[str, str | None, str, Position, Position]
"""A note, whose eyes, its article, where it must be told, and where it must not."""

POINTS: list[Case] = [
    (
        "points-craft", None, "3.2.2",
        position("marquise", "daylight", "craft", {8: "workshop"}, marquise={"hand": ["anvil"]}),
        position("marquise", "daylight", "craft", {7: "workshop"}, marquise={"hand": ["anvil"]}),
    ),
    (
        "points-claim", None, "4.1.3",
        position("marquise", "birdsong", None, {8: "marquise"}, marquise={"crafted": ["royal-claim"]}),
        position("marquise", "birdsong", None, {8: "eyrie"}, marquise={"crafted": ["royal-claim"]}),
    ),
    ("points-remove", None, "3.2.1", marquise({3: "marquise, roost"}), marquise({3: "marquise, 2 eyrie"})),
    (
        "points-remove", None, "3.2.1",
        eyrie({3: "roost, 5 eyrie", 9: "eyrie, sawmill"}, "despot", columns={"battle": ["sword"]}),
        eyrie({3: "roost, 5 eyrie", 9: "eyrie, sawmill"}, "despot", columns={"battle": ["anvil"]}),
    ),
    (
        "points-build", None, "6.5.4",
        marquise({8: "marquise, wood", 11: ONE_OF_EACH}),
        marquise({8: "marquise, wood", 11: ONE_OF_EACH}, used={"actions": 3}),
    ),
    (
        "points-build", None, "6.5.5",
        marquise({12: "marquise, no ruin", 11: "marquise, " + ONE_OF_EACH}, {"hand": ["sword"]}),
        marquise({12: "marquise, no ruin", 11: "marquise, " + ONE_OF_EACH}, {"hand": ["anvil"]}),
    ),
    (
        "points-roosts", None, "7.6.1", eyrie({3: "roost, 5 eyrie", 2: "roost"}),
        position("eyrie", "evening", "draw", {3: "roost", 2: "roost"}, eyrie={**decree(), "crafted": ["cobbler"]}),
    ),
    (
        "points-more-roosts", None, "7.5.2.4",
        eyrie({3: "roost, 5 eyrie", 11: "eyrie"}, "despot"), eyrie({3: "roost, 5 eyrie"}, "despot"),
    ),
    (
        "points-spread", None, "8.4.2", alliance({9: "sympathy"}, supporters=["anvil"]),
        alliance({9: "sympathy"}, "daylight", "actions", supporters=["anvil"]),
    ),
    ("points-spread", None, "8.4.2", alliance({9: "sympathy"}, supporters=["anvil"]), alliance({9: "sympathy"})),
    (
        "points-spread", None, "8.4.2.2.1",
        alliance({9: "sympathy", 1: "3 marquise"}, supporters=["anvil", "sappers"]),
        alliance({9: "sympathy", 1: "3 marquise"}, supporters=["sword"]),
    ),
    (
        "points-organize", None, "8.6.1.4",
        alliance({9: "alliance", 2: "sympathy"}, "evening", "operations", officers=1),
        alliance({9: "alliance, sympathy"}, "evening", "operations", officers=1),
    ),
    (
        "points-quest", None, "9.5.5",
        vagabond(8, "torch", "tea", quests_open=["give-a-speech-fox"]),
        vagabond(9, "torch", "tea", quests_open=["give-a-speech-fox"]),
    ),
    ("points-explore", None, "9.5.3", vagabond(6, "torch"), vagabond(6, "torch down")),
    (
        "points-aid", None, "9.5.4",
        vagabond(9, "boot", clearings={9: "marquise"}, hand=MICE),
        vagabond(9, "boot", clearings={9: "marquise"}, hand=["anvil"]),
    ),
    (
        "points-infamy", None, "9.2.9.3.1",
        vagabond(9, "sword", clearings={9: "marquise"}, relationships={"marquise": "hostile"}),
        vagabond(9, "sword", clearings={9: "marquise"}),
    ),
    (
        "points-strike", None, "9.5.6",
        vagabond(9, "crossbow", clearings={9: "sawmill"}), vagabond(9, "crossbow", clearings={9: "sawmill, marquise"}),
    ),
    (
        "points-aid", None, "9.5.4",
        vagabond(9, "2 boot", clearings={9: "marquise"}, hand=MICE, relationships={"marquise": 1}),
        vagabond(9, "boot", clearings={9: "marquise"}, hand=MICE, relationships={"marquise": 1}),
    ),
    (
        "points-turmoil", None, "7.7.1",
        eyrie({2: "roost", 3: "roost"}, "despot", part={"score": 5}),
        eyrie({2: "roost, eyrie", 3: "roost, eyrie", 11: "2 eyrie"}, "despot", part={"score": 5}),
    ),
    ("points-flip", None, "13.4.2", corvids({9: "bomb, corvids"}), corvids({9: "bomb, corvids"}, "recruit")),
]  # fmt: skip

GENERAL: list[Case] = [
    (
        "you-can-win", None, "3.1",
        eyrie({3: "roost, 5 eyrie", 11: "roost"}, part={"score": 29}), eyrie({3: "roost, 5 eyrie"}, part={"score": 29}),
    ),
    (
        "rival-wins", "marquise", "3.1",
        marquise({3: "roost", 11: "roost", 2: "roost"}, eyrie={**decree(), "score": 28}),
        marquise({3: "roost", 11: "roost", 2: "roost"}, eyrie={**decree(), "score": 27}),
    ),
    (
        "rival-wins", "marquise", "3.1",
        eyrie({3: "roost", 11: "roost", 2: "roost"}, part={"score": 28}),
        position(
            "eyrie", "evening", "draw", {3: "roost", 11: "roost", 2: "roost"},
            eyrie={**decree(), "score": 28, "crafted": ["cobbler"]},
        ),
    ),
    (
        "dominance-met", None, "3.3.1.1",
        marquise({1: "eyrie", 6: "eyrie", 8: "eyrie"}, eyrie={**decree(), "dominance": "dominance-fox"}),
        marquise({1: "eyrie", 6: "eyrie"}, eyrie={**decree(), "dominance": "dominance-fox"}),
    ),
    (
        "dominance-near", None, "3.3.1.2",
        marquise({1: "eyrie"}, eyrie={**decree(), "dominance": "dominance-bird"}),
        marquise({5: "eyrie"}, eyrie={**decree(), "dominance": "dominance-bird"}),
    ),
    (
        "own-dominance-met", None, "3.3.1.2",
        marquise({1: "marquise", 3: "marquise"}, {"dominance": "dominance-bird"}),
        marquise({1: "marquise", 2: "marquise"}, {"dominance": "dominance-bird"}),
    ),
    (
        "own-dominance-near", None, "3.3.1.1",
        marquise({1: "marquise", 6: "marquise"}, {"dominance": "dominance-fox"}),
        marquise({1: "marquise"}, {"dominance": "dominance-fox"}),
    ),
    (
        "own-dominance-far", None, "3.3.1.1",
        marquise({1: "marquise"}, {"dominance": "dominance-fox"}),
        marquise({1: "marquise"}, {"score": 12}),
    ),
    ("hand-limit", None, "6.6", marquise({}, {"hand": FULL}), marquise({}, {"hand": FULL[:4]})),
]  # fmt: skip

FACTIONS: list[Case] = [
    (
        "wood-short", None, "6.5.4.2",
        marquise({8: "marquise", 3: "wood", 11: ONE_OF_EACH}),
        marquise({8: "marquise, wood", 11: ONE_OF_EACH}),
    ),
    (
        "no-building-site", None, "6.5.4.1",
        marquise({1: "marquise, sawmill"}), marquise({8: "marquise, sawmill"}),
    ),
    (
        "keep-at-risk", None, "6.2.2",
        marquise({1: "keep", 5: "4 eyrie"}, eyrie=decree("despot", battle=["anvil"])),
        marquise({1: "keep, 6 marquise", 5: "4 eyrie"}, eyrie=decree("despot", battle=["anvil"])),
    ),
    ("keep-lost", None, "6.2.2", marquise({1: "marquise"}), marquise({1: "marquise, keep"})),
    ("keep-closed", None, "6.2.2", eyrie({1: "keep, eyrie"}), eyrie({1: "keep", 3: "eyrie"})),
    ("keep-closed", None, "6.2.2", eyrie({1: "keep, eyrie"}), vagabond(1, "boot", clearings={1: "keep"})),
    (
        "turmoil-stuck", None, "7.5.2.1",
        eyrie({3: "roost, 3 eyrie"}, columns={"recruit": ["anvil"]}),
        eyrie({3: "roost, 3 eyrie"}, columns={"recruit": ["bake-sale"]}),
    ),
    (
        "turmoil-warriors", None, "7.5.2.1",
        eyrie({3: "roost, 19 eyrie, marquise"}, "charismatic"),
        eyrie({3: "roost, 18 eyrie, marquise"}, "charismatic"),
    ),
    (
        "turmoil-sites", None, "7.5.2.4",
        eyrie({3: "roost, 3 eyrie", 11: "eyrie"}, "despot", columns={"build": ["sword"]}),
        eyrie({3: "roost, 3 eyrie", 11: "eyrie", 2: "eyrie"}, "despot", columns={"build": ["sword"]}),
    ),
    (
        "turmoil-cost", None, "7.7",
        eyrie({3: "roost, 3 eyrie"}, columns={"recruit": ["anvil"]}),
        eyrie({3: "roost, 3 eyrie"}, columns={"recruit": ["bake-sale"]}),
    ),
    (
        "eyrie-in-danger", None, "7.5.2",
        marquise({1: "marquise", 3: "roost, eyrie"}, eyrie=decree("builder", recruit=["anvil"])),
        marquise({1: "marquise", 3: "roost, eyrie"}, eyrie=decree("builder", build=["anvil"])),
    ),
    (
        "supporters-full", None, "8.2.3.1",
        alliance({}, supporters=FULL), alliance({9: "base"}, supporters=FULL),
    ),
    (
        "base-at-risk", None, "8.2.4",
        alliance({9: "base", 1: "3 marquise"}), alliance({9: "base, 4 alliance", 1: "marquise"}),
    ),
    (
        "outrage-move", None, "8.2.6",
        marquise({1: "2 marquise", 9: "sympathy"}), marquise({2: "2 marquise", 9: "sympathy"}),
    ),
    (
        "outrage-remove", None, "8.2.6",
        marquise({9: "2 marquise, sympathy"}), marquise({1: "2 marquise", 9: "sympathy"}),
    ),
    (
        "outrage-no-card", None, "8.2.6",
        marquise({1: "2 marquise", 9: "sympathy"}, {"hand": ["anvil"]}),
        marquise({1: "2 marquise", 9: "sympathy"}, {"hand": ["sword"]}),
    ),
    (
        "revolt-ahead", None, "8.4.1",
        marquise({9: "marquise, sympathy"}, alliance={"supporters": MICE[:2]}),
        marquise({9: "marquise, sympathy"}, alliance={"supporters": MICE[:1]}),
    ),
    (
        "items-exhausted", None, "9.4.1",
        vagabond(9, "4 boot down"), vagabond(9, "4 boot down", "tea"),
    ),
    ("items-damaged", None, "9.2.7", vagabond(9, "boot damaged"), vagabond(9, "boot")),
    ("item-limit", None, "9.6.4", vagabond(9, "7 boot"), vagabond(9, "6 boot")),
    (
        "hostile", None, "9.2.9.3.2",
        vagabond(9, "boot", relationships={"marquise": "hostile"}),
        vagabond(9, "boot", relationships={"marquise": 1}),
    ),
    (
        "vagabond-hostile", None, "9.2.9.3.1",
        marquise({9: "marquise"}, vagabond=wanderer(9, "sword", relationships={"marquise": "hostile"})),
        marquise({9: "marquise"}, vagabond=wanderer(9, "sword", relationships={"marquise": 1})),
    ),
    (
        "plots-alone", None, "13.4.2",
        corvids({9: "bomb", 2: "corvids"}, "actions", "daylight"),
        corvids({9: "bomb, corvids"}, "actions", "daylight"),
    ),
    (
        "plots-exposed", None, "13.2.4",
        corvids({9: "bomb, marquise, corvids"}), corvids({9: "bomb, corvids", 1: "marquise"}),
    ),
    (
        "plots-near", None, "13.4.2",
        marquise({9: "raid, marquise, corvids"}), marquise({9: "raid, marquise", 2: "corvids"}),
    ),
    (
        "plots-to-guess", None, "13.2.4",
        marquise({9: "raid, marquise"}, {"hand": ["sword"]}), marquise({9: "raid, marquise"}, {"hand": ["anvil"]}),
    ),
    ("snared", None, "13.7.2", marquise({9: "up snare, marquise"}), marquise({9: "up raid, marquise"})),
]  # fmt: skip


@pytest.mark.parametrize("case", [*POINTS, *GENERAL, *FACTIONS], ids=lambda case: case[0])
def test_each_note_is_told_where_it_must_and_only_there(case: Case) -> None:
    name, eyes, law, speaks, silent = case
    note = found(speaks, name, eyes)
    assert note is not None
    assert law in note.law
    assert all(is_article(number) for number in note.law)
    assert found(silent, name, eyes) is None


# --- what the figures are --------------------------------------------------------------------------------
def test_what_scores_has_its_points() -> None:
    """6.5.4, 3.2.2: as printed on the board and the cards; the sum is what is within reach together."""
    build = told(marquise({8: "marquise, 2 wood", 11: ONE_OF_EACH}))
    by_kind = {note.facts["building"]: (note.points, note.facts["wood"]) for note in build.points}
    assert by_kind == {"sawmill": (1, 1), "workshop": (2, 1), "recruiter": (1, 1)}
    assert build.reach == 3  # two wood in two slots: a workshop and one of the others
    craft = told(position("marquise", "daylight", "craft", {8: "workshop"}, marquise={"hand": ["anvil"]}))
    assert [(note.facts["card"], note.points) for note in craft.points if note.id == "points-craft"] == [
        ("anvil", 2)
    ]


def test_nothing_scores_in_the_turn_of_another_or_on_dominance() -> None:
    """3.3.1: who plays for dominance scores no more."""
    what = marquise({3: "marquise, roost", 8: "marquise, wood"})
    assert told(what).points
    assert not told(what, "eyrie").points
    assert not told(what, "eyrie").own_turn
    assert not told(marquise({3: "marquise, roost", 8: "marquise"}, {"dominance": "dominance-fox"})).points


def test_turmoil_that_is_certain() -> None:
    """7.7: no enemy anywhere to battle; else a card could still be made possible."""
    sure = found(eyrie({3: "roost, 3 eyrie"}, "commander", used=done("commander", "move")), "turmoil-cost")
    assert sure is not None
    assert sure.facts["certain"] == "yes"
    open_still = found(eyrie({3: "roost, 3 eyrie", 9: "marquise"}, "commander"), "turmoil-cost")
    assert open_still is not None
    assert open_still.facts["certain"] == "later"  # the move may bring the enemy and them together
    assert "Unless the columns before it change that" in open_still.text("en")
    snared = eyrie({3: "up snare, 3 eyrie", 9: "roost"}, "despot")
    held = found(snared, "turmoil-cost")
    assert held is not None
    assert held.facts["certain"] == "no"
    assert escapes(rl.load_position(eyrie({2: "roost", 3: "roost, 2 eyrie"}, "despot")))


def escapes(s: State) -> bool:
    """Whether the Eyrie can come to their Evening without turmoil, with some dice."""
    if s.phase != "daylight" or s.is_over:
        return True
    if s.is_chance:
        return any(escapes(s.child(outcome)) for outcome, _ in s.chance_outcomes())
    assert s.decision is not None
    return s.decision.id != "new-leader" and any(escapes(s.child(action)) for action in s.legal_actions())


@pytest.mark.parametrize(
    ("clearings", "leader", "columns"),
    [
        ({2: "roost", 3: "roost", 1: "marquise"}, "despot", {}),  # nobody to move or to build with
        ({3: "roost, 3 eyrie"}, "builder", {"recruit": ["anvil"]}),  # no roost in a fox clearing
        (
            {3: "roost, 3 eyrie"},
            "charismatic",
            {"move": ["anvil"], "recruit": []},
        ),  # nobody in a fox clearing
        ({2: "roost", 1: "marquise"}, "commander", {}),  # nobody to move or to fight with
    ],
)
def test_turmoil_that_nothing_can_prevent(
    clearings: dict[int, str], leader: str, columns: dict[str, list[str]]
) -> None:
    """7.7: only recruits can bring warriors, and only where roosts stand; no column brings roosts before."""
    note = found(eyrie(clearings, leader, columns=columns), "turmoil-cost")
    assert note is not None
    assert note.facts["certain"] == "yes"
    assert "Turmoil is certain" in note.text("en")
    assert "El Caos es seguro" in note.text("es")
    assert not escapes(rl.load_position(eyrie(clearings, leader, columns=columns)))


def test_no_win_is_promised_where_turmoil_takes_the_points() -> None:
    """7.6.1, 7.7.1: three roosts score two, the two viziers cost two; with a way out the win is qualified."""
    lost = told(eyrie({3: "roost", 7: "roost", 11: "roost"}, "despot", part={"score": 28}))
    assert [(note.id, note.points) for note in lost.points] == [("points-roosts", 2), ("points-turmoil", -2)]
    assert "−2" in lost.text("en")
    assert lost.reach == 0
    assert "you-can-win" not in {note.id for note in lost.watch}
    safe = eyrie({2: "roost, 2 eyrie", 3: "roost", 7: "roost", 11: "2 eyrie"}, "despot", part={"score": 28})
    note = found(safe, "you-can-win")
    assert note is not None
    assert "if the Decree brings no turmoil" in note.text("en")
    assert "si el Decreto no trae el Caos" in note.text("es")


def test_turmoil_costs_no_more_than_there_is() -> None:
    """7.7.1: the score never goes below nothing."""
    note = found(eyrie({3: "roost, 3 eyrie"}, columns={"recruit": ["anvil"]}), "turmoil-cost")
    assert note is not None
    assert "you lose up to 2 points" in note.text("en")
    rich = found(
        eyrie({3: "roost, 3 eyrie"}, columns={"recruit": ["anvil"]}, part={"score": 9}), "turmoil-cost"
    )
    assert rich is not None
    assert "you lose 2 points" in rich.text("en")


def test_aid_is_within_reach_and_the_others_are_warned() -> None:
    """9.5.4, 9.2.9.1.2, 3.1: an item and a card of the suit are a point with an indifferent faction."""
    what = vagabond(9, "boot", clearings={9: "marquise"}, hand=MICE, score=29)
    assert told(what).reach == 1
    assert found(what, "you-can-win") is not None
    rival = found(what, "rival-wins", "marquise")
    assert rival is not None
    assert "may win this turn" in rival.text("en")
    assert (
        found(vagabond(9, "boot down", clearings={9: "marquise"}, hand=MICE, score=29), "you-can-win") is None
    )


def test_an_item_is_counted_once() -> None:
    """9.5.3, 9.5.5: one torch completes the quest or explores the ruin."""
    quest = ["give-a-speech-fox"]
    assert told(vagabond(6, "torch", "tea", quests_open=quest)).reach == 1
    assert told(vagabond(6, "2 torch", "tea", quests_open=quest)).reach == 2
    assert found(vagabond(6, "torch", "tea", quests_open=quest, score=28), "you-can-win") is None


def test_what_begins_may_use_up_what_would_score() -> None:
    """9.5.4: once an aid is under way nothing is promised before it is over."""
    state = rl.load_position(vagabond(9, "boot", clearings={9: "marquise"}, hand=MICE, score=29))
    begun = state.child(rl.action("vagabond", "aid", target="marquise"))
    assert coach(begun).reach is None
    assert "you-can-win" not in {note.id for note in coach(begun).watch}


def test_the_pawn_is_not_removed_and_may_slip() -> None:
    """9.2.2.1, 9.4.2: a revolt or a bomb damages items; a snare lets him slip."""
    supporters = {"supporters": MICE[:2]}
    revolt = vagabond(9, "boot", clearings={9: "sympathy, marquise"})
    revolt["players"]["alliance"] = supporters
    for lang, damaged, removed in (("en", "three items", "removed"), ("es", "tres objetos", "se retirarían")):
        mine = found(revolt, "revolt-ahead", "vagabond")
        theirs = found(revolt, "revolt-ahead", "marquise")
        assert mine is not None
        assert theirs is not None
        assert "9.2.2.1" in mine.law
        assert "9.2.2.1" not in theirs.law
        assert damaged in mine.text(lang)
        assert removed not in mine.text(lang)
        assert removed in theirs.text(lang)
    bomb = found(vagabond(9, "boot", clearings={9: "raid, corvids"}), "plots-near")
    assert bomb is not None
    assert "9.2.2.1" in bomb.law
    assert "three items" in bomb.text("en")
    snare = found(vagabond(9, "boot", clearings={9: "up snare"}), "snared")
    assert snare is not None
    assert "9.4.2" in snare.law
    assert "only by slipping" in snare.text("en")


def test_small_numbers_are_told_in_good_language() -> None:
    """No "1 are left", no "only 0", no singular for two."""
    one = found(eyrie({3: "roost, 19 eyrie, marquise"}, "charismatic"), "turmoil-warriors")
    assert one is not None
    assert "only 1 is left in your supply" in one.text("en")
    assert "solo queda 1" in one.text("es")
    none = found(marquise({8: "marquise", 11: ONE_OF_EACH}), "wood-short")
    assert none is not None
    assert "and none can reach a free slot" in none.text("en")
    assert "a un espacio libre no puede llegar nada" in none.text("es")
    hostile = {"marquise": "hostile", "eyrie": "hostile"}
    both = found(vagabond(9, "boot", relationships=hostile, clearings={9: "marquise, eyrie"}), "hostile")
    assert both is not None
    assert both.text("es").startswith("Te son hostiles")


def test_clearings_are_named() -> None:
    """8.2.6, 3.3.1.2: the notes say where."""
    note = found(marquise({1: "2 marquise", 9: "sympathy", 10: "sympathy"}), "outrage-move")
    assert note is not None
    assert note.facts["clearings"] == (9, 10)
    assert "9 and 10" in note.text("en")
    assert "9 y 10" in note.text("es")
    pair = found(
        marquise({1: "marquise", 3: "marquise"}, {"dominance": "dominance-bird"}), "own-dominance-met"
    )
    assert pair is not None
    assert pair.facts["clearings"] == (1, 3)
    assert pair.urgent


def test_a_plot_that_cannot_be_a_bomb_is_no_danger() -> None:
    """13.2.4: after a wrong guess everybody knows what it is not."""
    start = position(
        "marquise", "daylight", "actions", {9: "raid, marquise, corvids"}, marquise={"hand": ["sword"]},
        corvids={"hand": []},
    )  # fmt: skip
    state = rl.load_position(start)
    guess = rl.action("marquise", "expose", clearing=9, card="sword", plot="bomb")
    assert "plots-near" in {note.id for note in coach(state, "marquise").watch}
    assert "plots-near" not in {note.id for note in coach(state.child(guess), "marquise").watch}

"""4.3 Battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import Table, decree, done, position
from tests.sets import ends

AMBUSHES = ("ambush-fox", "ambush-rabbit", "ambush-mouse", "ambush-bird")


def attack(here: str, number: int = 9, **seats: Any) -> Table:
    """The Marquise attacks the Eyrie in a clearing."""
    clearings = {number: here, **seats.pop("clearings", {})}
    table = Table(position("marquise", "daylight", "actions", clearings, **seats))
    return table.do("battle", clearing=number, target="eyrie")


def attacked(here: str, leader: str = "builder", **seats: Any) -> Table:
    """The Eyrie attack the Marquise in clearing 9 by a Decree card."""
    eyrie = {**decree(leader, battle=["sword"]), **seats.pop("eyrie", {})}
    used = done(leader, *(column for column in ("recruit", "move") if column in decree(leader)["decree"]))
    table = Table(
        position(
            "eyrie",
            "daylight",
            "decree",
            {9: here, **seats.pop("clearings", {})},
            used=used,
            eyrie=eyrie,
            **seats,
        )
    )
    return table.do("resolve", suit="mouse").do("battle", clearing=9, target="marquise")


# --- choosing ----------------------------------------------------------------------------------------------
def test_where_and_against_whom() -> None:
    """4.3: where the attacker has warriors and an enemy any piece, be it a lone token or building."""
    table = Table(
        position(
            "marquise", "daylight", "actions",
            {1: "marquise, eyrie", 7: "marquise, roost", 9: "sawmill, wood, 2 eyrie", 4: "2 marquise", 8: "eyrie"},
        )
    )  # fmt: skip
    assert table.values("battle", "clearing") == [1, 7]
    table.refuses("battle", "4.3", clearing=9, target="eyrie")
    table.refuses("battle", "4.3", clearing=4, target="eyrie")
    table.refuses("battle", "4.3", clearing=8, target="eyrie")
    eyrie = Table(
        position(
            "eyrie", "daylight", "decree", {9: "eyrie, wood", 7: "eyrie, keep", 2: "roost, marquise", 11: "eyrie"},
            used=done(), eyrie=decree(battle=["sword"]),
        )
    ).do("resolve", suit="mouse")  # fmt: skip
    assert eyrie.values("battle", "clearing") == [7, 9]


# --- 4.3.1 Step 1 ------------------------------------------------------------------------------------------
def test_ambush_is_asked_of_the_defender() -> None:
    """4.3.1: one question to the defender before the roll, whatever the hand really holds."""
    for hand in (["ambush-mouse"], ["anvil"]):
        table = attack("2 marquise, 2 eyrie", eyrie={"hand": hand})
        assert (table.player, table.asked) == ("eyrie", "ambush")
        assert table.offers("pass")
    table.do("pass")
    assert table.state.is_chance


def test_ambush_is_not_asked_where_it_is_ruled_out() -> None:
    """4.3.1: an empty hand, a hand that everybody knows, or all matching ambushes in the open."""
    here = "2 marquise, 2 eyrie"
    assert attack(here).state.is_chance
    known = {"known": {"all": {"eyrie": ["anvil"]}}, "eyrie": {"hand": ["anvil"]}}
    assert attack(here, **known).state.is_chance
    known["eyrie"] = {"hand": ["anvil", "sword"]}
    assert attack(here, **known).asked == "ambush"
    gone = ["ambush-mouse", "ambush-bird", "ambush-bird"]
    assert attack(here, eyrie={"hand": ["anvil"]}, discard=gone).state.is_chance
    assert attack(here, eyrie={"hand": ["anvil"]}, discard=gone[1:]).asked == "ambush"
    assert attack(here, eyrie={"hand": ["anvil"]}, discard=["ambush-fox", *gone[1:]]).asked == "ambush"
    assert attack(here, eyrie={"hand": ["anvil"]}, removed=gone).state.is_chance
    assert attack(here, eyrie={"hand": ["anvil"]}, removed=gone[1:]).asked == "ambush"
    assert attack(here, eyrie={"hand": ["anvil"]}, removed=gone[1:], discard=gone[:1]).state.is_chance
    in_decree = {**decree(move=["ambush-bird"]), "hand": ["anvil"]}
    assert attack(here, eyrie=in_decree, discard=["ambush-mouse", "ambush-bird"]).state.is_chance
    assert attack(here, eyrie=in_decree, discard=["ambush-mouse"]).asked == "ambush"


def test_ambush_known_to_be_there_is_asked() -> None:
    """4.3.1: and so it is where the whole hand is known and holds one."""
    table = attack(
        "2 marquise, 2 eyrie", eyrie={"hand": ["ambush-mouse"]}, known={"all": {"eyrie": ["ambush-mouse"]}}
    )
    assert table.offers("ambush", card="ambush-mouse")


@pytest.mark.parametrize(("number", "own"), [(12, "ambush-fox"), (5, "ambush-rabbit"), (9, "ambush-mouse")])
def test_matching_ambushes(number: int, own: str) -> None:
    """4.3.1, 2.1.2: of the clearing's suit or of birds; equal cards are one choice."""
    hand = [*AMBUSHES, "ambush-bird"]
    table = attack("2 marquise, 2 eyrie", number, eyrie={"hand": hand})
    assert table.values("ambush", "card") == [own, "ambush-bird"]


def test_only_the_defender_ambushes() -> None:
    """4.3.1: the attacker plays one as an answer only."""
    table = attack("2 marquise, 2 eyrie", marquise={"hand": ["ambush-mouse"]}, eyrie={"hand": ["anvil"]})
    table.refuses("ambush", "1.4.2", by="marquise", card="ambush-mouse")
    table.do("pass")
    assert table.state.is_chance
    table.refuses("foil", by="marquise", card="ambush-mouse")


def test_foil() -> None:
    """4.3.1.1: a matching ambush of the attacker stops it; both cards are discarded."""
    seats = {"marquise": {"hand": ["ambush-bird", "ambush-fox"]}, "eyrie": {"hand": ["ambush-mouse"]}}
    table = attack("2 marquise, 2 eyrie", **seats).do("ambush", card="ambush-mouse")
    assert (table.player, table.asked) == ("marquise", "foil")
    assert table.values("foil", "card") == ["ambush-bird"]
    table.refuses("foil", "2.1.1", card="ambush-fox")
    table.do("foil", card="ambush-bird")
    assert table.state.is_chance
    assert sorted(table.discarded) == ["ambush-bird", "ambush-mouse"]
    assert table.at(9) == {"marquise": 2, "eyrie": 2}


def test_foil_is_asked_by_public_facts() -> None:
    """4.3.1.1: like the ambush: not of an empty hand, nor where all that match lie open."""
    here = "3 marquise, 2 eyrie"
    eyrie = {"hand": ["ambush-mouse"]}
    no_hand = attack(here, eyrie=eyrie).do("ambush", card="ambush-mouse")
    assert no_hand.state.is_chance
    assert no_hand.at(9)["marquise"] == 1
    some_hand = attack(here, eyrie=eyrie, marquise={"hand": ["anvil"]}).do("ambush", card="ambush-mouse")
    assert some_hand.verbs() == ["pass"]
    gone = attack(here, eyrie=eyrie, marquise={"hand": ["anvil"]}, discard=["ambush-bird", "ambush-bird"])
    assert gone.do("ambush", card="ambush-mouse").state.is_chance


def test_ambush_deals_two_hits_at_once() -> None:
    """4.3.1.2: before the roll, which then counts the warriors that are left."""
    table = attack("3 marquise, 3 eyrie", eyrie={"hand": ["ambush-mouse"]}).do("ambush", card="ambush-mouse")
    assert table.at(9) == {"marquise": 1, "eyrie": 3}
    assert table.discarded == ["ambush-mouse"]
    table.roll(3, 0)
    assert table.at(9) == {"marquise": 1, "eyrie": 2}


@pytest.mark.parametrize("warriors", [1, 2])
def test_ambush_ends_the_battle(warriors: int) -> None:
    """4.3.1.2: with no attacker left there is no roll."""
    table = attack(f"{warriors} marquise, 3 eyrie", eyrie={"hand": ["ambush-mouse"]})
    table.do("ambush", card="ambush-mouse")
    assert table.asked == "marquise-actions"
    assert table.at(9) == {"eyrie": 3}
    assert table.events("rolled") == []


def test_second_hit_of_an_ambush_takes_a_building_or_token() -> None:
    """4.3.1.2, 4.3.4: where one warrior stood, by its owner's choice; the defender scores it."""
    for lost, kept in (("workshop", "wood"), ("wood", "workshop")):
        table = attack("marquise, workshop, wood, eyrie", eyrie={"hand": ["ambush-mouse"]})
        table.do("ambush", card="ambush-mouse")
        assert (table.player, table.asked) == ("marquise", "lose")
        assert table.at(9)["marquise"] == 1
        table.do("lose", piece=lost)
        assert table.at(9) == {"eyrie": 1, kept: 1}
        assert table.score("eyrie") == 1
        assert table.asked == "marquise-actions"


def test_ambush_in_the_middle_of_the_decree() -> None:
    """4.3.1.2, 7.5.2.3: a battle that an ambush ended was a battle; the card is done."""
    table = attacked("2 eyrie, 2 marquise", marquise={"hand": ["ambush-mouse"]})
    table.do("ambush", card="ambush-mouse")
    assert table.at(9) == {"marquise": 2}
    assert table.state.phase == "evening"
    assert table.events("turmoil") == []


# --- 4.3.2 Step 2 ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("dice", "marquise", "eyrie"),
    [((3, 1), 1, 3), ((1, 3), 1, 3), ((2, 2), 2, 2), ((0, 0), 0, 0), ((1, 0), 0, 1), ((3, 3), 3, 3)],
)
def test_the_higher_roll_is_the_attackers(dice: tuple[int, int], marquise: int, eyrie: int) -> None:
    """4.3.2: the attacker deals the higher, the defender the lower; equal dice, equal hits."""
    table = attack("4 marquise, 4 eyrie").roll(*dice)
    assert table.at(9)["marquise"] == 4 - marquise
    assert table.at(9)["eyrie"] == 4 - eyrie


def test_the_odds_of_the_dice() -> None:
    """4.3.2: two dice with faces 0 to 3."""
    table = attack("2 marquise, 2 eyrie")
    odds = {(o.high, o.low): p for o, p in table.state.chance_outcomes()}
    assert len(odds) == 10
    assert all(odds[n, n] == pytest.approx(1 / 16) for n in range(4))
    assert odds[3, 1] == pytest.approx(2 / 16)


@pytest.mark.parametrize(
    ("here", "dice", "left"),
    [
        ("2 marquise, 4 eyrie", (3, 0), {"marquise": 2, "eyrie": 2}),
        ("4 marquise, eyrie, roost", (3, 3), {"marquise": 3}),
        ("marquise, 4 eyrie", (3, 1), {"eyrie": 3}),
        ("4 marquise, roost", (2, 2), {"marquise": 4}),
    ],
)
def test_rolled_hits_are_capped(here: str, dice: tuple[int, int], left: dict[str, int]) -> None:
    """4.3.2.1: by the warriors of who deals them, attacker and defender alike."""
    assert attack(here).roll(*dice).at(9) == left


# --- 4.3.3 Step 3 ------------------------------------------------------------------------------------------
def effects(**seats: Any) -> Table:
    return attack("3 marquise, 3 eyrie", **seats).roll(1, 1)


def test_effects_are_asked_of_who_has_them() -> None:
    """4.3.3: each side may use what it has; who has nothing is not asked."""
    assert effects().asked == "marquise-actions"
    table = effects(marquise={"crafted": ["brutal-tactics", "armorers", "sappers"]})
    assert (table.player, table.asked) == ("marquise", "effects")
    assert set(table.verbs()) == {"brutal_tactics", "armorers", "pass"}
    table.do("pass")
    assert table.at(9) == {"marquise": 2, "eyrie": 2}
    table = effects(eyrie={"crafted": ["brutal-tactics", "armorers", "sappers"]})
    assert (table.player, table.asked) == ("eyrie", "effects")
    assert set(table.verbs()) == {"sappers", "armorers", "pass"}


def test_the_attacker_says_who_is_first() -> None:
    """4.3.3: where both could use something."""
    for first, second in (("marquise", "eyrie"), ("eyrie", "marquise")):
        table = effects(marquise={"crafted": ["armorers"]}, eyrie={"crafted": ["armorers"]})
        assert (table.player, table.asked) == ("marquise", "effects-first")
        assert set(table.values("first", "target")) == {"marquise", "eyrie"}
        table.do("first", target=first)
        assert (table.player, table.asked) == (first, "effects")
        table.do("armorers")
        assert (table.player, table.asked) == (second, "effects")
        table.do("pass")
        assert table.at(9) == {first: 3, second: 2}


def test_several_effects_of_one_side() -> None:
    """4.3.3: one after the other, until it passes or has no more."""
    table = effects(marquise={"crafted": ["brutal-tactics", "armorers"]})
    table.do("brutal_tactics")
    assert set(table.verbs()) == {"armorers", "pass"}
    table.do("armorers")
    assert table.asked == "marquise-actions"
    assert table.at(9) == {"marquise": 3, "eyrie": 1}


def test_extra_hits_know_no_cap() -> None:
    """4.3.3.1: they count beyond the warriors of who deals them."""
    table = attack("marquise, 4 eyrie", marquise={"crafted": ["brutal-tactics"]}).roll(3, 0)
    table.do("brutal_tactics")
    assert table.at(9) == {"marquise": 1, "eyrie": 2}


@pytest.mark.parametrize(
    ("here", "dice", "left"),
    [
        ("2 marquise, roost", (0, 0), {"marquise": 2}),
        ("2 marquise, eyrie, roost", (0, 0), {"marquise": 2, "eyrie": 1, "roost": 1}),
        ("2 marquise, eyrie, roost", (1, 0), {"marquise": 2, "roost": 1}),
    ],
)
def test_defenseless(here: str, dice: tuple[int, int], left: dict[str, int]) -> None:
    """4.3.3.2: an extra hit against a defender without warriors, whatever is rolled."""
    assert attack(here).roll(*dice).at(9) == left


def test_defenseless_is_counted_at_the_roll() -> None:
    """4.3.3.2, 4.3.2.1: one hit for no warriors, beside the rolled ones that the cap lets through."""
    table = attacked("2 eyrie, sawmill, workshop, 2 wood").roll(3, 3)
    assert table.at(9)["eyrie"] == 2
    assert (table.player, table.asked) == ("marquise", "lose")
    found = ends(table.state, lambda s: tuple(sorted(Table(s).at(9).items())))
    assert sorted(sum(n for _, n in left) for left in found) == [3, 3, 3]
    assert len(set(found)) == 3


# --- 4.3.4 Step 4 ------------------------------------------------------------------------------------------
def test_warriors_go_first() -> None:
    """4.3.4: buildings and tokens are safe while a warrior of their side is left to fall."""
    table = attacked("4 eyrie, 3 marquise, workshop, wood").roll(3, 0)
    assert table.at(9) == {"eyrie": 4, "workshop": 1, "wood": 1}
    assert table.score("eyrie") == 0


def test_the_side_that_is_hit_chooses() -> None:
    """4.3.4: piece by piece, and no set of losses is reached twice."""
    table = attacked("3 eyrie, keep, 2 wood, sawmill, workshop").roll(1, 0)
    assert (table.player, table.asked) == ("marquise", "lose")
    assert table.values("lose", "piece") == ["sawmill", "workshop", "keep", "wood"]

    def lost(s: Any) -> tuple[str, ...]:
        stood = {"keep": 1, "wood": 2, "sawmill": 1, "workshop": 1}
        here = Table(s).at(9)
        return tuple(name for name, n in stood.items() for _ in range(n - here[name]))

    found = ends(table.state, lost)
    assert sorted(found) == sorted(set(found))
    assert set(found) == {
        ("keep", "sawmill"), ("keep", "workshop"), ("keep", "wood"), ("wood", "wood"), ("wood", "sawmill"),
        ("wood", "workshop"), ("sawmill", "workshop"),
    }  # fmt: skip


def test_nothing_leaves_before_all_is_chosen() -> None:
    """4.3.4: then everything goes at once, on both sides."""
    table = attack("marquise, workshop, wood, 2 eyrie, roost", eyrie={"crafted": ["sappers"]}).roll(1, 1)
    table.do("sappers")
    assert (table.player, table.asked) == ("marquise", "lose")
    assert table.at(9) == {"marquise": 1, "workshop": 1, "wood": 1, "eyrie": 2, "roost": 1}
    table.do("lose", piece="workshop")
    assert table.at(9) == {"wood": 1, "eyrie": 1, "roost": 1}
    assert table.score("eyrie") == 1


def test_both_sides_lose_what_they_are_dealt() -> None:
    """4.3.4: who falls still deals its hits; both may be gone."""
    assert attack("2 marquise, 2 eyrie").roll(2, 2).at(9) == {}


def test_surplus_hits_vanish() -> None:
    """4.3.4: more hits than pieces remove what there is."""
    table = attacked("3 eyrie, marquise, wood").roll(3, 0)
    assert table.at(9) == {"eyrie": 3}
    assert table.score("eyrie") == 1


def test_the_attacker_may_lose_buildings() -> None:
    """4.3.4: its own in the clearing of battle, when its warriors are gone."""
    table = attack("marquise, workshop, 3 eyrie").roll(3, 3)
    assert table.at(9) == {"eyrie": 2}
    assert table.score("eyrie") == 1


def test_points_come_before_what_follows() -> None:
    """4.3.4, 3.1: all leave, all score, and only then anything is asked."""
    table = attacked(
        "3 eyrie, 2 marquise, wood",
        clearings={1: "keep"},
        eyrie={"score": 29},
        marquise={"hand": ["investments"]},
    ).do("pass")
    table.roll(3, 0)
    assert table.winners == ("eyrie",)
    assert table.events("hospitals") == []

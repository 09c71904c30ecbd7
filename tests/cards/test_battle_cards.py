"""Armorers, Sappers, Brutal Tactics and Scouting Party, in step 3 of a battle (4.3.3)."""

from __future__ import annotations

from typing import Any

from tests.positions import Table, decree, done, position


def marquise_attacks(here: str, **seats: Any) -> Table:
    table = Table(position("marquise", "daylight", "actions", {9: here}, **seats))
    return table.do("battle", clearing=9, target="eyrie")


# --- Armorers ----------------------------------------------------------------------------------------------
def test_armorers_of_the_attacker() -> None:
    """4.3.3: the owner takes no rolled hits, as attacker too."""
    table = marquise_attacks("3 marquise, 3 eyrie", marquise={"crafted": ["armorers"]}).roll(3, 2)
    table.do("armorers")
    assert table.at(9) == {"marquise": 3}
    assert table.discarded == ["armorers"]


def test_armorers_of_the_defender() -> None:
    """4.3.3: or as defender."""
    table = marquise_attacks("3 marquise, 3 eyrie", eyrie={"crafted": ["armorers"]}).roll(3, 2)
    table.do("armorers")
    assert table.at(9) == {"marquise": 1, "eyrie": 3}


def test_armorers_do_not_stop_extra_hits() -> None:
    """4.3.3.1: the defenseless hit, Brutal Tactics and Sappers come through."""
    table = marquise_attacks(
        "3 marquise, roost", marquise={"crafted": ["armorers"]}, eyrie={"crafted": ["sappers", "armorers"]}
    ).roll(3, 3)  # fmt: skip
    assert table.player == "eyrie"
    table.do("armorers").do("sappers")
    assert table.at(9) == {"marquise": 2}
    assert sorted(table.discarded) == ["armorers", "sappers"]
    assert table.seat("marquise")["crafted"] == ["armorers"]


def test_armorers_do_not_stop_an_ambush() -> None:
    """4.3.1.2: those hits are dealt before, and are not rolled."""
    table = marquise_attacks(
        "2 marquise, 2 eyrie", marquise={"crafted": ["armorers"]}, eyrie={"hand": ["ambush-mouse"]}
    )
    table.do("ambush", card="ambush-mouse")
    assert table.at(9) == {"eyrie": 2}
    assert table.seat("marquise")["crafted"] == ["armorers"]


def test_armorers_are_not_offered_without_rolled_hits() -> None:
    """4.3.3: with nothing to stop they would do nothing."""
    table = marquise_attacks("3 marquise, 3 eyrie", marquise={"crafted": ["armorers"]}).roll(2, 0)
    assert table.asked == "marquise-actions"
    both = marquise_attacks("3 marquise, 3 eyrie", marquise={"crafted": ["armorers", "brutal-tactics"]})
    both.roll(2, 0).refuses("armorers", "4.3.2")


# --- Sappers -----------------------------------------------------------------------------------------------
def test_sappers() -> None:
    """4.3.3: an extra hit of the defender, and the card is discarded."""
    table = marquise_attacks("3 marquise, eyrie", eyrie={"crafted": ["sappers"]}).roll(0, 0)
    table.do("sappers")
    assert table.at(9) == {"marquise": 2, "eyrie": 1}
    assert table.discarded == ["sappers"]


def test_sappers_are_optional_and_not_the_attackers() -> None:
    """4.3.3: the defender may keep them; the attacker has no use for them."""
    table = marquise_attacks("3 marquise, eyrie", eyrie={"crafted": ["sappers"]}).roll(0, 0)
    table.do("pass")
    assert table.seat("eyrie")["crafted"] == ["sappers"]
    attacker = marquise_attacks("3 marquise, eyrie", marquise={"crafted": ["sappers"]}).roll(0, 0)
    assert attacker.asked == "marquise-actions"


# --- Brutal Tactics ----------------------------------------------------------------------------------------
def test_brutal_tactics() -> None:
    """4.3.3: an extra hit of the attacker, a point for the defender; the card stays."""
    table = marquise_attacks("3 marquise, 2 eyrie", marquise={"crafted": ["brutal-tactics"]}).roll(0, 0)
    table.do("brutal_tactics")
    assert table.at(9) == {"marquise": 3, "eyrie": 1}
    assert table.score("eyrie") == 1
    assert table.seat("marquise")["crafted"] == ["brutal-tactics"]


def test_brutal_tactics_once_a_battle_and_in_every_battle() -> None:
    """4.3.3: not twice in one; again in the next of the same turn."""
    table = marquise_attacks("3 marquise, 3 eyrie", marquise={"crafted": ["brutal-tactics", "armorers"]})
    table.roll(1, 1).do("brutal_tactics")
    table.refuses("brutal_tactics", "4.3.3")
    table.do("pass")
    table.do("battle", clearing=9, target="eyrie").roll(0, 0).do("brutal_tactics")
    assert table.score("eyrie") == 2
    assert table.at(9) == {"marquise": 2}


def test_brutal_tactics_are_not_the_defenders() -> None:
    """4.3.3: they are for the attacker."""
    table = marquise_attacks("3 marquise, 3 eyrie", eyrie={"crafted": ["brutal-tactics", "sappers"]}).roll(
        0, 0
    )
    assert set(table.verbs()) == {"sappers", "pass"}
    table.refuses("brutal_tactics", "4.3.3")


def test_brutal_tactics_can_make_the_defender_win() -> None:
    """3.1: the point comes at once, before any hit is dealt."""
    table = marquise_attacks(
        "3 marquise, roost", marquise={"crafted": ["brutal-tactics"], "score": 29}, eyrie={"score": 29}
    ).roll(0, 0)
    table.do("brutal_tactics")
    assert table.winners == ("eyrie",)
    assert table.score("marquise") == 29


def test_brutal_tactics_against_dominance() -> None:
    """3.3.1: who plays for dominance scores nothing by it."""
    table = marquise_attacks(
        "3 marquise, 2 eyrie", marquise={"crafted": ["brutal-tactics"]},
        eyrie={"dominance": "dominance-fox", "score": None},
    ).roll(0, 0)  # fmt: skip
    table.do("brutal_tactics")
    assert table.score("eyrie") is None
    assert table.at(9)["eyrie"] == 1


# --- Scouting Party ----------------------------------------------------------------------------------------
def test_scouting_party_leaves_nothing_to_foil() -> None:
    """4.3.1: the ambush is spent for nothing, the attacker need not answer it."""
    table = marquise_attacks(
        "marquise, 2 eyrie", marquise={"crafted": ["scouting-party"], "hand": ["ambush-bird"]},
        eyrie={"hand": ["ambush-mouse"]},
    )  # fmt: skip
    table.do("ambush", card="ambush-mouse")
    assert table.state.is_chance
    assert table.discarded == ["ambush-mouse"]
    assert table.at(9) == {"marquise": 1, "eyrie": 2}
    assert table.hand("marquise") == ["ambush-bird"]


def test_effects_of_cards_in_play_need_no_hand() -> None:
    """4.1.3: a card in the hand does nothing."""
    table = marquise_attacks(
        "3 marquise, 3 eyrie", marquise={"hand": ["armorers", "brutal-tactics", "scouting-party"]},
        eyrie={"hand": ["sappers", "armorers"]},
    ).do("pass")  # fmt: skip
    table.roll(1, 1)
    assert table.asked == "marquise-actions"


def test_an_eyrie_attacker_uses_its_cards_too() -> None:
    """4.3.3: the cards belong to whoever crafted them."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "2 eyrie, 2 marquise, workshop"}, used=done(),
            eyrie={**decree(battle=["sword"]), "crafted": ["brutal-tactics", "armorers"]},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="marquise").roll(2, 2)
    table.do("brutal_tactics").do("armorers")
    assert table.at(9) == {"eyrie": 2}
    assert table.state.scores == {"eyrie": 1, "marquise": 1}

"""Hard cases of cards, each a position with the outcome that the Law requires."""

from __future__ import annotations

from tests.positions import Table, decree, done, position


def test_card_04_no_hospitals_when_the_keep_goes_too() -> None:
    """1.5.4, 6.2.3: all pieces leave before anything follows, and then there is no keep to bring them to."""
    table = Table(
        position(
            "eyrie", "daylight", "craft",
            {1: "keep, 3 marquise", 6: "roost", 8: "5 marquise, roost", 12: "roost"},
            marquise={"hand": ["anvil", "travel-gear-fox"]}, eyrie={"hand": ["favor-of-the-foxes"]},
        )
    )  # fmt: skip
    table.do("craft", card="favor-of-the-foxes")
    assert table.at(1) == {}
    assert table.at(8) == {"roost": 1}
    assert table.on_map("marquise") == 0
    assert table.player == "eyrie"
    assert table.asked == "craft"
    assert table.hand("marquise") == ["anvil", "travel-gear-fox"]
    assert table.score("eyrie") == 1


def test_card_08_armorers_stop_rolled_hits_only() -> None:
    """4.3.3.1: an extra hit is not a rolled hit."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {12: "3 eyrie, 3 marquise"},
            used=done("commander", "move"), marquise={"crafted": ["armorers"]}, eyrie=decree("commander"),
        )
    )  # fmt: skip
    table.do("resolve", suit="bird").do("battle", clearing=12, target="marquise").roll(3, 1)
    assert (table.player, table.asked) == ("marquise", "effects")
    table.do("armorers")
    assert table.at(12) == {"eyrie": 2, "marquise": 2, "ruin": 1}
    assert table.discarded == ["armorers"]
    assert table.seat("marquise")["crafted"] == []


def test_card_10_sappers_without_warriors() -> None:
    """4.3.2.1, 4.3.3.1: extra hits know no cap, and Sappers are the defender's."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {10: "2 eyrie, workshop"},
            used=done(), marquise={"crafted": ["sappers"]}, eyrie=decree(battle=["bake-sale"]),
        )
    )  # fmt: skip
    table.do("resolve", suit="rabbit").do("battle", clearing=10, target="marquise").roll(1, 1)
    table.do("sappers")
    assert table.at(10) == {"eyrie": 1, "ruin": 1}
    assert table.score("eyrie") == 1
    assert table.discarded == ["sappers"]


def test_card_10_variant_attacker_with_sappers() -> None:
    """4.3.3: the attacker cannot use them."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {10: "2 eyrie, workshop"}, used=done(),
            eyrie={**decree(battle=["bake-sale"]), "crafted": ["sappers", "brutal-tactics"]},
        )
    )  # fmt: skip
    table.do("resolve", suit="rabbit").do("battle", clearing=10, target="marquise").roll(1, 1)
    assert table.verbs() == ["brutal_tactics", "pass"]
    table.refuses("sappers", "4.3.3")


def test_card_12_scouting_party() -> None:
    """4.3.1, 1.1.1: an ambush does nothing to an attacker with a Scouting Party."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {12: "3 marquise, eyrie, roost"},
            marquise={"crafted": ["scouting-party"]}, eyrie={"hand": ["ambush-fox"]},
        )
    )  # fmt: skip
    table.do("battle", clearing=12, target="eyrie").do("ambush", card="ambush-fox")
    assert table.at(12)["marquise"] == 3
    table.roll(2, 1)
    assert table.at(12) == {"marquise": 2, "ruin": 1}
    assert table.seat("marquise")["crafted"] == ["scouting-party"]
    assert table.score("marquise") == 1


def test_card_12_variant_as_defender() -> None:
    """4.3.1: for a defender the Scouting Party does nothing."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {12: "3 eyrie, 3 marquise"}, used=done(),
            marquise={"crafted": ["scouting-party"], "hand": ["ambush-fox"]},
            eyrie={**decree(battle=["anvil"]), "hand": ["ambush-bird"]},
        )
    )  # fmt: skip
    table.do("resolve", suit="fox").do("battle", clearing=12, target="marquise")
    table.do("ambush", card="ambush-fox")
    assert (table.player, table.asked) == ("eyrie", "foil")
    table.do("pass")
    assert table.at(12)["eyrie"] == 1


def test_card_15_burrow_bank_before_emergency_orders() -> None:
    """1.4.1, 7.4.1: what happens at the start of Birdsong comes before its first step."""
    table = Table(
        position(
            "eyrie", "birdsong", marquise={"hand": ["anvil"]},
            eyrie={"crafted": ["better-burrow-bank"], "hand": []},
        )
    )  # fmt: skip
    size = table.deck_size
    assert [str(action) for action in table.legal()] == [
        "rl.action('eyrie', 'better_burrow_bank', target='marquise')"
    ]
    table.do("better_burrow_bank", target="marquise").draw("sword", "bake-sale")
    assert table.hand("eyrie") == ["sword"]
    assert table.hand("marquise") == ["anvil", "bake-sale"]
    assert table.asked == "add-to-decree"
    assert set(table.verbs()) == {"add_to_decree"}
    table.do("add_to_decree", card="sword", target="move")
    assert not table.state.is_chance
    assert table.deck_size == size - 2
    assert table.hand("eyrie") == []


def test_card_17_no_second_copy_in_play() -> None:
    """4.1.4: an identical card in play blocks; one that has left does not."""
    now = Table(
        position(
            "marquise", "daylight", "craft", {8: "workshop"},
            marquise={"crafted": ["armorers"], "hand": ["armorers"]},
        )
    )  # fmt: skip
    now.refuses("craft", "4.1.4", card="armorers")
    later = Table(
        position(
            "eyrie", "daylight", "decree", {8: "workshop", 12: "2 eyrie, 2 marquise"}, used=done(),
            marquise={"crafted": ["armorers"], "hand": ["armorers"]}, eyrie=decree(battle=["anvil"]),
        )
    )  # fmt: skip
    later.do("resolve", suit="fox").do("battle", clearing=12, target="marquise").do("pass").roll(1, 0)
    later.do("armorers")
    assert later.discarded == ["armorers"]
    later.draw("sword")
    assert (later.player, later.asked) == ("marquise", "craft")
    later.do("craft", card="armorers")
    assert later.seat("marquise")["crafted"] == ["armorers"]


def test_card_19_hospitals_after_the_tax_collector() -> None:
    """6.2.3: Field Hospitals ask only that warriors were removed, not by whom."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "keep, marquise", 9: "2 marquise"},
            marquise={"crafted": ["tax-collector"], "hand": ["root-tea-mouse"]},
        )
    )  # fmt: skip
    table.do("tax_collector", clearing=9).draw("anvil")
    assert (table.player, table.asked) == ("marquise", "field-hospitals")
    table.do("field_hospitals", card="root-tea-mouse")
    assert table.asked == "marquise-actions"
    assert table.at(9) == {"marquise": 1}
    assert table.at(1) == {"keep": 1, "marquise": 2}
    assert table.hand("marquise") == ["anvil"]
    assert table.discarded == ["root-tea-mouse"]


def test_card_20_items_run_out() -> None:
    """4.1.2: a card whose item is gone cannot be crafted at all."""
    for made, other in (("foxfolk-steel", "arms-trader"), ("arms-trader", "foxfolk-steel")):
        table = Table(
            position(
                "marquise", "daylight", "craft", {6: "workshop", 8: "2 workshop"},
                marquise={"hand": ["crossbow-mouse", "foxfolk-steel", "arms-trader"], "score": 4},
                eyrie={"items": ["crossbow", "sword"]},
            )
        )  # fmt: skip
        table.refuses("craft", "4.1.2", card="crossbow-mouse")
        table.do("craft", card=made)
        assert table.score("marquise") == 6
        assert table.seat("marquise")["items"] == ["sword"]
        table.refuses("craft", "4.1.2", "4.1.1", card=other)

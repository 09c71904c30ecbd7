"""Hard cases of the Vagabond, each a position with the outcome that the Law requires."""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl
from tests.pack import carried, damage, daylight, wanderer
from tests.positions import Table, decree, done, position
from tests.sets import ends

FOREST_BY_12 = (4, 7, 8, 12)
FOREST_BY_9 = (4, 9, 12)


def test_card_02_favor_against_the_vagabond() -> None:
    """9.2.2.1: the pawn stays, three items of his choice are damaged, exhausted ones allowed."""

    table = Table(
        position(
            "marquise", "daylight", "craft", {2: "2 workshop", 7: "workshop"},
            marquise={"hand": ["favor-of-the-mice"]},
            vagabond=wanderer(9, "sword", "torch down", "boot", "tea"),
        )
    )  # fmt: skip
    table.do("craft", card="favor-of-the-mice")
    assert (table.player, table.asked) == ("vagabond", "vagabond-damage")
    found = ends(table.state, lambda s: tuple(sorted(carried(Table(s)))))
    assert len(found) == len(set(found)) == 4
    assert all(sum("damaged" in one for one in end) == 3 for end in found)
    damage(table, "boot", "sword", "torch down")
    assert carried(table) == {"boot damaged": 1, "sword damaged": 1, "torch damaged down": 1, "tea": 1}
    assert table.seat("vagabond")["pawn"] == 9
    assert table.score("marquise") == 0
    two = Table(
        position(
            "marquise", "daylight", "craft", {2: "2 workshop", 7: "workshop"},
            marquise={"hand": ["favor-of-the-mice"]}, vagabond=wanderer(9, "sword", "boot", "torch damaged"),
        )
    )  # fmt: skip
    two.do("craft", card="favor-of-the-mice")
    assert carried(two) == {"sword damaged": 1, "boot damaged": 1, "torch damaged": 1}
    assert two.asked == "craft"


def test_marq_07_field_hospitals_against_a_strike() -> None:
    """6.2.3, 9.2.9.3, 9.5.6: the warrior goes to the keep, and the Marquise is Hostile all the same."""
    table = daylight(
        wanderer(10, "crossbow", character="ranger"),
        {1: "keep", 10: "marquise"},
        marquise={"hand": ["investments", "protection-racket", "woodland-runners"]},
    )
    table.do("strike", target="marquise", piece="warrior")
    assert (table.player, table.asked) == ("marquise", "field-hospitals")
    assert table.values("field_hospitals", "card") == ["woodland-runners"]
    table.do("field_hospitals", card="woodland-runners")
    assert table.at(1) == {"keep": 1, "marquise": 1}
    assert table.seat("vagabond")["relationships"] == {"marquise": "hostile"}


def test_eyrie_19_what_satisfies_a_battle_card() -> None:
    """4.3, 7.5.2.3, 7.7: any piece of any enemy will do, the pawn and a lone token too."""

    def resolve(suit: str, clearings: dict[int, str]) -> Table:
        table = Table(
            position(
                "eyrie", "daylight", "decree", clearings, used=done(), seats=("eyrie", "vagabond", "marquise"),
                eyrie={**decree(battle=["anvil", "sword"]), "hand": []},
                vagabond=wanderer(12, "boot"), marquise={"hand": ["ambush-mouse"]},
            )
        )  # fmt: skip
        return table.do("resolve", suit=suit)

    stand = {12: "2 eyrie", 7: "eyrie, wood"}
    fox = resolve("fox", stand)
    assert fox.legal() == [rl.action("eyrie", "battle", clearing=12, target="vagabond")]
    mouse = resolve("mouse", stand)
    assert mouse.legal() == [rl.action("eyrie", "battle", clearing=7, target="marquise")]
    mouse.do("battle", clearing=7, target="marquise").do("ambush", card="ambush-mouse")
    assert mouse.asked == "decree"
    assert mouse.state.to_dict()["turn"]["used"]["decree"]["battle"] == {"mouse": 1}
    assert resolve("mouse", {12: "2 eyrie", 7: "eyrie"}).asked == "new-leader"


def test_all_05_the_vagabond_and_outrage() -> None:
    """8.2.6, 9.2.2: a pawn is no warrior; who removes sympathy causes outrage."""
    table = daylight(
        wanderer(9, "boot", "crossbow", "sword", character="ranger", hand=["anvil"]), {1: "sympathy"}
    )
    table.do("move", destination=1)
    assert table.asked == "vagabond-actions"
    assert table.score("vagabond") == 0
    table.do("strike", target="alliance", piece="sympathy")
    assert table.asked == "outrage"
    table.do("give_supporter", card="anvil")
    assert table.score("vagabond") == 1
    assert table.seat("alliance")["supporters"] == ["anvil"]
    assert table.seat("vagabond")["relationships"] == {"alliance": 0}


def test_vaga_02_slip_and_forests() -> None:
    """9.4.2, 9.5.1: only slipping leads into forests, once a turn, and it costs nothing."""
    hostile = {"relationships": {"marquise": "hostile"}}
    table = daylight(wanderer(12, "2 boot", **hostile), {7: "3 marquise"}, "birdsong", "slip")
    assert table.offers("slip", destination=7)
    assert table.offers("slip", destination=FOREST_BY_12)
    into = Table(table.state).do("slip", destination=7)
    assert carried(into) == {"boot": 2}
    into.refuses("slip", "9.4.2", destination=12)
    table.do("continue")
    for forest in ((4, 7, 8, 12), (4, 9, 12), (1, 9, 10, 12)):
        table.refuses("move", "9.5.1", destination=forest)
    woods = daylight(wanderer(list(FOREST_BY_12), "2 boot", **hostile), {7: "3 marquise"})
    woods.refuses("move", "9.5.1", destination=FOREST_BY_9)
    assert woods.values("move", "destination") == [4, 7, 8, 12]
    assert carried(Table(woods.state).do("move", destination=8)) == {"boot": 1, "boot down": 1}
    assert carried(Table(woods.state).do("move", destination=7)) == {"boot down": 2}
    one = daylight(wanderer(list(FOREST_BY_12), "boot", "boot down", **hostile), {7: "3 marquise"})
    one.refuses("move", "9.5.1", "9.2.9.3.2", destination=7)


def test_vaga_04_exhausted_swords_still_count() -> None:
    """9.2.6, 9.2.7: the limit is undamaged swords, and exhausted ones may be damaged."""
    table = daylight(wanderer(6, "sword", "sword down", "sword damaged", "torch"), {6: "4 marquise"})
    table.do("battle", clearing=6, target="marquise").roll(3, 2)
    assert (table.player, table.asked) == ("vagabond", "vagabond-damage")
    damage(table, "sword down", "sword down")
    assert table.at(6)["marquise"] == 2
    assert carried(table) == {"sword damaged down": 2, "sword damaged": 1, "torch": 1}


@pytest.mark.parametrize(
    ("items", "on_him", "on_them"),
    [(("sword damaged", "boot", "torch", "tea"), 3, 0), (("sword down", "boot", "torch", "tea"), 2, 1)],
)
def test_vaga_05_defenseless(items: tuple[str, ...], on_him: int, on_them: int) -> None:
    """9.2.4, 4.3.3.2, 9.2.6: only without any undamaged sword."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "3 eyrie"}, used=done(), eyrie=decree(battle=["sword"]),
            vagabond=wanderer(9, *items),
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="vagabond").roll(2, 1)
    while table.asked == "vagabond-damage":
        table.game.play(table.legal()[0], auto_chance=False)
    assert sum(n for word, n in carried(table).items() if "damaged" in word) == on_him + (
        "sword damaged" in items
    )
    assert table.at(9)["eyrie"] == 3 - on_them
    assert table.seat("vagabond")["pawn"] == 9


def test_vaga_06_more_hits_than_items() -> None:
    """9.2.7, 9.2.2, 3.2.1: what is left over is ignored, and items score nothing."""
    table = Table(
        position(
            "marquise",
            "daylight",
            "actions",
            {9: "4 marquise"},
            marquise={"score": 8},
            vagabond=wanderer(9, "torch down", "boot", "2 sword damaged"),
        )
    )
    table.do("battle", clearing=9, target="vagabond").roll(3, 0)
    assert carried(table) == {"torch damaged down": 1, "boot damaged": 1, "sword damaged": 2}
    assert table.seat("vagabond")["pawn"] == 9
    assert table.score("marquise") == 8


@pytest.mark.parametrize(
    ("clearing", "hits", "relation", "score"),
    [
        ("marquise, sawmill", 2, 0, 12),
        ("3 marquise", 3, 0, 12),
        ("2 marquise, wood", 3, "hostile", 14),
    ],
)
def test_vaga_08_infamy(clearing: str, hits: int, relation: int | str, score: int) -> None:
    """9.2.9.3, 9.2.9.3.1: a point for every Hostile piece, but not for the warrior that made it so."""
    table = daylight(wanderer(8, "4 sword", score=10, relationships={"marquise": relation}), {8: clearing})
    table.do("battle", clearing=8, target="marquise").roll(hits, 0)
    assert table.at(8) == {}
    assert table.score("vagabond") == score
    assert table.seat("vagabond")["relationships"] == {"marquise": "hostile"}


def test_vaga_10_a_strike_brings_no_infamy() -> None:
    """9.5.6, 9.2.9.3, 9.2.9.3.1: a Strike makes Hostile, but it is no battle."""
    table = daylight(wanderer(10, "2 crossbow", character="ranger", score=5), {10: "marquise, wood"})
    table.do("strike", target="marquise", piece="warrior")
    assert table.score("vagabond") == 5
    assert table.seat("vagabond")["relationships"] == {"marquise": "hostile"}
    table.do("strike", target="marquise", piece="wood")
    assert table.score("vagabond") == 6


def test_vaga_11_strike_targets() -> None:
    """9.5.6: other pieces only of a faction that has no warrior there."""
    table = daylight(
        wanderer(8, "crossbow", character="ranger", hand=["anvil"]),
        {8: "marquise, workshop, sympathy, roost"},
        seats=("vagabond", "marquise", "alliance", "eyrie"),
    )
    assert [(a.target, a.piece) for a in table.legal("strike")] == [
        ("marquise", "warrior"), ("alliance", "sympathy"), ("eyrie", "roost"),
    ]  # fmt: skip
    table.refuses("strike", "9.5.6", target="marquise", piece="workshop")
    table.do("strike", target="alliance", piece="sympathy")
    assert table.asked == "outrage"


def test_vaga_13_aiding_a_hostile_faction() -> None:
    """9.5.4, 9.2.9.3.3, 9.2.5.2: for its items, never for its friendship."""
    table = daylight(
        wanderer(3, "torch", relationships={"eyrie": "hostile"}, hand=["bake-sale", "anvil"]),
        {3: "roost"},
        eyrie={"items": ["sword", "tea"]},
    )
    table.do("aid", target="eyrie").do("exhaust", item="torch", target="ready")
    table.refuses("give", "2.1.1", card="anvil")
    table.do("give", card="bake-sale")
    assert table.values("take", "item") == ["sword", "tea"]
    nothing = Table(table.state).do("pass")
    assert carried(nothing) == {"torch down": 1}
    table.do("take", item="sword")
    assert table.asked == "vagabond-actions"
    assert carried(table) == {"torch down": 1, "sword": 1}
    assert table.hand("eyrie") == ["bake-sale"]
    assert table.seat("eyrie")["items"] == ["tea"]
    assert table.seat("vagabond")["relationships"] == {"eyrie": "hostile"}
    assert table.score("vagabond") == 0


def test_vaga_15_allied_warriors_need_their_own_rule() -> None:
    """9.2.9.2.2, 1.5.5, 4.2.1: forced or not, it is their own move."""

    def start() -> Table:
        return daylight(
            wanderer(12, "boot", relationships={"marquise": 3}),
            {12: "2 marquise, 4 alliance", 9: "3 eyrie", 7: "marquise"},
            seats=("vagabond", "marquise", "alliance", "eyrie"),
        )

    to_9 = start().do("move", destination=9)
    assert to_9.asked == "vagabond-actions"
    assert to_9.seat("vagabond")["pawn"] == 9
    assert to_9.at(12) == {"marquise": 2, "alliance": 4, "ruin": 1}
    to_7 = start().do("move", destination=7)
    assert to_7.asked == "vagabond-company"
    assert to_7.values("bring", "count") == [1, 2]
    to_7.do("bring", target="marquise", count=2)
    assert to_7.at(7) == {"marquise": 3}


def test_vaga_18_attacking_an_ally() -> None:
    """9.2.9.2.3, 9.2.9.3, 9.2.9.3.1: it is legal, their warriors are not his own, and they turn Hostile."""
    table = daylight(wanderer(6, "2 sword", score=9, relationships={"marquise": 3}), {6: "3 marquise"})
    table.do("battle", clearing=6, target="marquise")
    assert table.state.is_chance
    table.roll(2, 1)
    damage(table, "sword down")
    assert table.at(6)["marquise"] == 1
    assert table.seat("vagabond")["relationships"] == {"marquise": "hostile"}
    assert table.score("vagabond") == 10


def coalition(player: str, phase: str, step: str, **rest: Any) -> Table:
    seats = ("vagabond", "eyrie", "marquise", "alliance")
    first = seats.index(player)
    return Table(
        position(
            player, phase, step, {9: "3 eyrie, marquise"}, seats=seats[first:] + seats[:first],
            vagabond={
                **wanderer(9, "3 hammer", "sword", character="tinker"), "score": None,
                "dominance": "dominance-fox", "coalition": "eyrie", "hand": ["favor-of-the-mice"],
            },
            **rest,
        )
    )  # fmt: skip


def test_vaga_20_partners_are_not_enemies() -> None:
    """4.3, 16.6.8, 16.6.9, 9.2.8, 9.2.2.1: no battle, no favor against them, one victory."""
    table = coalition("vagabond", "daylight", "actions")
    table.refuses("battle", "4.3", "16.6.8", clearing=9, target="eyrie")
    table.do("craft", card="favor-of-the-mice")
    assert table.at(9) == {"eyrie": 3}
    eyrie = coalition("eyrie", "daylight", "decree", eyrie=decree(battle=["sword"]), used=done())
    eyrie.do("resolve", suit="mouse")
    eyrie.refuses("battle", "4.3", "16.6.8", clearing=9, target="vagabond")


def test_vaga_20_an_eyrie_favor_and_the_end() -> None:
    """9.2.2.1, 9.2.8: his items are safe from a partner's favor, and they win together, by dominance too."""
    seats = ("eyrie", "marquise", "alliance", "vagabond")
    part = {
        **wanderer(9, "3 hammer", "sword", character="tinker"),
        "score": None,
        "dominance": "dominance-fox",
        "coalition": "eyrie",
    }
    table = Table(
        position(
            "eyrie", "daylight", "craft", {2: "roost", 7: "roost", 11: "roost", 9: "marquise"}, seats=seats,
            eyrie={**decree(), "hand": ["favor-of-the-mice"]}, vagabond=part,
        )
    )  # fmt: skip
    table.do("craft", card="favor-of-the-mice")
    assert table.at(9) == {}
    assert carried(table) == {"hammer": 3, "sword": 1}
    end = Table(
        position(
            "eyrie",
            "birdsong",
            None,
            {1: "roost", 3: "roost"},
            seats=seats,
            vagabond=part,
            eyrie={**decree(), "score": None, "dominance": "dominance-bird"},
        )
    )
    assert end.winners == ("eyrie", "vagabond")


def test_vaga_24_crafting() -> None:
    """9.2.1, 9.5.8, 4.1.2: all hammers have the suit of his clearing, and in a forest none."""
    hand = ["foxfolk-steel", "tax-collector", "bake-sale"]
    part = wanderer(6, "3 hammer", character="tinker", score=4, hand=hand)
    supply = {"sword": 1}
    table = daylight(part, item_supply=supply)
    assert table.values("craft", "card") == ["foxfolk-steel"]
    table.refuses("craft", "9.2.1", card="tax-collector")
    table.refuses("craft", "9.2.1", card="bake-sale")
    table.do("craft", card="foxfolk-steel")
    assert carried(table) == {"hammer": 1, "hammer down": 2, "sword": 1}
    assert table.score("vagabond") == 6
    woods = daylight({**part, "pawn": list(FOREST_BY_9)}, item_supply=supply)
    assert woods.legal("craft") == []

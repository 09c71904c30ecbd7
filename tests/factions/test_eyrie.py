"""Chapter 7: the Eyrie Dynasties."""

from __future__ import annotations

from typing import Any

import pytest

import rootlab as rl
from tests.positions import COLUMNS, Table, decree, done, position

FOXES = ["anvil", "foxfolk-steel", "protection-racket"]
MICE = ["sword", "investments", "mouse-in-a-sack"]
RABBITS = ["bake-sale", "a-visit-to-friends", "smugglers-trail"]


def birdsong(hand: list[str], clearings: dict[int, str] | None = None, **parts: Any) -> Table:
    clearings = {3: "roost, eyrie"} if clearings is None else clearings
    eyrie = {**decree("despot"), "hand": hand, **parts.pop("eyrie", {})}
    return Table(position("eyrie", "birdsong", clearings=clearings, eyrie=eyrie, **parts))


def resolving(
    clearings: dict[int, str], leader: str = "builder", finished: tuple[str, ...] | None = None,
    eyrie: dict[str, Any] | None = None, parts: dict[str, Any] | None = None, **columns: list[str],
) -> Table:  # fmt: skip
    """In the middle of the Decree: the Loyal Viziers (of ``finished``, or all) are done."""
    used = None if finished == () else done(leader, *(finished or ()))
    return Table(
        position(
            "eyrie", "daylight", "decree", clearings, used=used,
            eyrie={**decree(leader, **columns), **(eyrie or {})}, **(parts or {}),
        )
    )  # fmt: skip


# --- 7.2 Abilities -----------------------------------------------------------------------------------------
def test_crafting_before_the_decree() -> None:
    """7.2.1, 7.5.1: with roosts, in Daylight, before the first Decree card and not after."""
    table = Table(
        position(
            "eyrie", "daylight", "craft", {8: "roost, eyrie", 3: "roost"},
            eyrie={**decree("despot"), "hand": ["anvil", "a-visit-to-friends", "sword"]},
        )
    )  # fmt: skip
    assert table.values("craft", "card") == ["anvil", "a-visit-to-friends"]
    table.do("craft", card="anvil").do("continue")
    table.refuses("craft", "7.5.1", "4.1", card="a-visit-to-friends")


@pytest.mark.parametrize(
    ("here", "ruler"),
    [
        ("eyrie, marquise", "eyrie"),
        ("roost, marquise", "eyrie"),
        ("roost, 2 eyrie, 2 marquise, sawmill", "eyrie"),
        ("eyrie, 2 marquise", "marquise"),
        ("roost, marquise, sawmill", "marquise"),
        ("5 wood", None),
        ("keep", None),
    ],
)
def test_lords_of_the_forest(here: str, ruler: str | None) -> None:
    """7.2.2: they rule where they are tied for most and have a piece; not where nobody has anything."""
    assert (
        rl.load_position(
            position("eyrie", "birdsong", clearings={11: here}, eyrie={"hand": ["sword"]})
        ).rules(11)
        == ruler
    )


def test_disdain_for_trade() -> None:
    """7.2.3: one point for any item; other cards score as they do."""
    for card, stand in (
        ("bake-sale", {3: "roost", 4: "roost"}),
        ("anvil", {8: "roost"}),
        ("birdy-bindle", {7: "roost"}),
    ):
        table = Table(
            position("eyrie", "daylight", "craft", stand, eyrie={**decree("despot"), "hand": [card]})
        ).do("craft", card=card)
        assert table.score("eyrie") == 1
    favor = Table(
        position(
            "eyrie", "daylight", "craft", {2: "roost, wood", 7: "roost, sawmill", 9: "roost"},
            eyrie={**decree("despot"), "hand": ["favor-of-the-mice"]},
        )
    ).do("craft", card="favor-of-the-mice")  # fmt: skip
    assert favor.score("eyrie") == 2


# --- 7.3 Setup ---------------------------------------------------------------------------------------------
def set_up(keep: int) -> Table:
    table = Table(rl.new_game(["marquise", "eyrie"], seed=2).state).do("place_keep", clearing=keep)
    for piece in ("sawmill", "workshop", "recruiter"):
        table.do("place_building", piece=piece, clearing=table.values("place_building", "clearing")[-1])
    return table


@pytest.mark.parametrize(("keep", "roost"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_roost_opposite_the_keep(keep: int, roost: int) -> None:
    """7.3.1, 7.3.2: a roost and six of twenty warriors in the corner opposite the other start."""
    table = set_up(keep)
    assert table.state.supply_n[1] == 20
    assert table.values("place_roost", "clearing") == [roost]
    table.refuses("place_roost", "7.3.2", clearing=keep)
    table.refuses("place_roost", "7.3.2", clearing=next(c for c in (1, 2, 3, 4) if c not in (keep, roost)))
    table.refuses("place_roost", "7.3.2", clearing=7)
    table.do("place_roost", clearing=roost)
    assert table.at(roost) == {"roost": 1, "eyrie": 6}
    assert table.state.supply_n[1] == 14


def test_the_keep_binds_later_setup() -> None:
    """6.2.2, 7.3.2: nobody else begins in the clearing of the keep."""
    set_up(1).refuses("place_roost", "6.2.2", clearing=1)


@pytest.mark.parametrize("leader", COLUMNS)
def test_leader_and_viziers(leader: str) -> None:
    """7.3.3, 7.3.4: any of the four; the viziers go where it says."""
    table = set_up(1).do("place_roost", clearing=3)
    assert table.values("choose_leader", "card") == list(COLUMNS)
    table.do("choose_leader", card=leader)
    seat = table.seat("eyrie")
    assert (seat["leader"], seat["deposed"]) == (leader, [])
    assert seat["decree"] == {column: ["vizier"] for column in COLUMNS[leader]}


def test_roosts_track() -> None:
    """7.3.5: six more roosts; the seventh is the last."""
    sites = {1: "roost", 2: "roost", 3: "roost", 4: "roost", 5: "roost", 7: "roost"}
    table = resolving({**sites, 9: "2 eyrie", 8: "2 eyrie"}, build=["sword", "anvil"])
    table.do("resolve", suit="mouse").do("build", clearing=9)
    assert table.on_map("roost") == 7
    table.do("resolve", suit="fox")
    assert table.asked == "new-leader"


# --- 7.4 Birdsong ------------------------------------------------------------------------------------------
def test_emergency_orders() -> None:
    """7.4.1: with an empty hand one card, and only then."""
    table = birdsong([])
    assert table.state.is_chance
    table.draw("sword")
    assert table.asked == "add-to-decree"
    assert [event.article for event in table.events("drew")] == ["7.4.1"]
    assert not birdsong(["sword"]).state.is_chance


def test_emergency_orders_without_a_card_to_draw() -> None:
    """7.4.1, 7.4.2: with nothing to draw there is nothing to add."""
    from tests.rules.test_terms import DECK

    table = Table(
        position(
            "eyrie", "birdsong", clearings={3: "roost"}, eyrie={**decree(), "hand": []},
            marquise={"hand": DECK},
        )
    )  # fmt: skip
    assert table.asked == "craft"
    assert table.seat("eyrie")["decree"] == decree()["decree"]


def test_one_or_two_cards_into_the_decree() -> None:
    """7.4.2: one at least, two at most, each into any column."""
    table = birdsong(["anvil", "sword", "bake-sale"])
    assert set(table.verbs()) == {"add_to_decree"}
    table.refuses("done", "7.4.2")
    assert {(a.card, a.target) for a in table.legal()} == {
        (card, column) for card in ("anvil", "sword", "bake-sale")
        for column in ("recruit", "move", "battle", "build")
    }  # fmt: skip
    table.do("add_to_decree", card="anvil", target="battle")
    assert "done" in table.verbs()
    table.do("add_to_decree", card="sword", target="battle")
    assert table.asked == "craft"
    assert table.seat("eyrie")["decree"]["battle"] == ["anvil", "sword"]
    assert table.hand("eyrie") == ["bake-sale"]
    one = birdsong(["anvil", "sword"]).do("add_to_decree", card="anvil", target="move").do("done")
    assert one.asked == "craft"


def test_one_bird_a_turn() -> None:
    """7.4.2: of the two cards one may be a bird."""
    table = birdsong(["anvil", "armorers", "sappers"]).do("add_to_decree", card="armorers", target="move")
    assert table.values("add_to_decree", "card") == ["anvil"]
    table.refuses("add_to_decree", "7.4.2", card="sappers", target="move")
    table.do("add_to_decree", card="anvil", target="move")
    birds = birdsong(["armorers", "sappers"]).do("add_to_decree", card="armorers", target="move")
    assert birds.verbs() == ["done"]
    later = birdsong(["anvil", "armorers", "sappers"]).do("add_to_decree", card="anvil", target="move")
    assert later.values("add_to_decree", "card") == ["armorers", "sappers"]


def test_adding_needs_a_card_of_the_hand_and_a_column() -> None:
    """7.4.2: the four columns of the Decree."""
    table = birdsong(["anvil"])
    table.refuses("add_to_decree", "2.1", card="sword", target="move")
    with pytest.raises(rl.RootlabError):
        rl.action("eyrie", "add_to_decree", card="anvil", target="marquise")
    with pytest.raises(rl.RootlabError):
        rl.action("eyrie", "add_to_decree", card="vizier", target="move")


def test_the_only_card_is_added() -> None:
    """7.4.2: even if nothing is left to craft with."""
    table = birdsong(["anvil"], {8: "roost"}).do("add_to_decree", card="anvil", target="build")
    assert table.hand("eyrie") == []
    assert table.asked == "craft"
    assert table.verbs() == ["continue"]


ALL_WITH_ONE = dict.fromkeys(range(1, 13), "marquise")


def new_roost(clearings: dict[int, str], **parts: Any) -> Table:
    return Table(
        position("eyrie", "birdsong", "new_roost", clearings, eyrie={**decree(), "hand": ["anvil"]}, **parts)
    )


def test_new_roost() -> None:
    """7.4.3: with none on the map, a roost and three warriors where the fewest warriors stand."""
    table = new_roost({**ALL_WITH_ONE, 2: "2 marquise", 5: "3 eyrie", 7: "workshop", 9: "wood"})
    assert table.asked == "new-roost"
    assert table.values("new_roost", "clearing") == [7, 9]
    table.refuses("new_roost", "7.4.3", clearing=1)
    table.do("new_roost", clearing=9)
    assert table.at(9) == {"wood": 1, "roost": 1, "eyrie": 3}
    assert table.asked == "craft"


def test_new_roost_only_without_roosts() -> None:
    """7.4.3: one on the map is enough to have no other."""
    assert new_roost({3: "roost"}).asked == "craft"


def test_new_roost_where_there_is_room() -> None:
    """7.4.3, 2.2.3, 6.2.2: not where no slot is open or the keep stands, though fewer warriors are there."""
    table = new_roost({**ALL_WITH_ONE, 1: "keep", 3: "sawmill", 9: "2 sawmill", 7: "2 marquise"})
    assert table.values("new_roost", "clearing") == [2, 4, 5, 6, 8, 10, 11, 12]
    table.refuses("new_roost", "6.2.2", clearing=1)
    table.refuses("new_roost", "2.2.3", clearing=9)


def test_new_roost_counts_the_warriors_of_all() -> None:
    """7.4.3: of every faction together."""
    table = new_roost(
        {**dict.fromkeys(range(1, 13), "2 marquise"), 5: "marquise, eyrie", 7: "2 eyrie", 9: "marquise"}
    )
    assert table.values("new_roost", "clearing") == [9]


def test_new_roost_with_few_warriors_left() -> None:
    """7.4.3, 1.5.4: with fewer than three in the supply, as many as there are."""
    for supply in (2, 1, 0):
        table = new_roost({11: f"{20 - supply} eyrie"})
        table.do("new_roost", clearing=1)
        assert table.at(1)["eyrie"] == supply
        assert table.at(1)["roost"] == 1


# --- 7.5.2 The Decree --------------------------------------------------------------------------------------
def test_columns_from_left_to_right() -> None:
    """7.5.2: Recruit, Move, Battle, Build; only the leftmost that is not done can be resolved."""
    table = resolving(
        {9: "roost, eyrie, wood", 7: "eyrie"}, "builder", (),
        recruit=["sword"], move=["investments"], battle=["mouse-in-a-sack"], build=["codebreakers"],
    )  # fmt: skip
    order = []
    while table.asked == "decree":
        order.append(table.state.decision.facts["column"])  # type: ignore[union-attr]
        suits = table.values("resolve", "suit")
        table.do("resolve", suit=suits[0])
        if table.asked == "decree-recruit":
            table.do("recruit", clearing=9)
        elif table.asked == "decree-move":
            table.do("move", **{"origin": 9, "destination": 12, "count": 1} if suits[0] == "mouse" else
                     {"origin": 12, "destination": 7, "count": 1})  # fmt: skip
        elif table.asked == "decree-battle":
            table.do("battle", clearing=9, target="marquise").roll(0, 0)
        elif table.asked == "decree-build":
            table.do("build", clearing=7)
    assert order == ["recruit", "recruit", "move", "move", "battle", "build"]
    assert table.state.phase == "evening"
    assert table.events("turmoil") == []


def test_cards_of_a_column_in_any_order() -> None:
    """7.5.2: the Eyrie choose; cards of one suit are one choice, and so are birds and viziers."""
    table = resolving(
        {3: "roost", 7: "roost", 8: "roost"}, "builder", (),
        recruit=["anvil", "sword", "investments", "armorers", "bake-sale"],
    )  # fmt: skip
    assert table.values("resolve", "suit") == ["fox", "rabbit", "mouse", "bird"]
    for suit in ("mouse", "bird", "mouse"):
        table.do("resolve", suit=suit)
        table.do("recruit", clearing=table.values("recruit", "clearing")[0])
    assert table.values("resolve", "suit") == ["fox", "rabbit", "bird"]
    table.refuses("resolve", "7.5.2", suit="mouse")


def test_a_card_that_can_be_done_must_be_done() -> None:
    """7.5.2: once it is chosen, the only answers are ways of doing it."""
    table = resolving({3: "roost, eyrie", 7: "roost"}, "charismatic", ("recruit",), move=["bake-sale"])
    table.do("resolve", suit="rabbit")
    assert set(table.verbs()) == {"move"}


def test_a_card_that_cannot_be_done_may_come_first() -> None:
    """7.5.2, 7.7: nothing else of the column needs to be done before turmoil."""
    for first in ("rabbit", "fox"):
        table = resolving({3: "roost, eyrie"}, "charismatic", ("recruit",), move=["bake-sale", "anvil"])
        table.do("resolve", suit=first)
        if first == "rabbit":
            table.do("move", origin=3, destination=7, count=1).do("resolve", suit="fox")
        assert table.asked == "new-leader"


def test_windows_between_decree_cards() -> None:
    """7.5.2, 1.4.2: but not between the choice of a card and what is done for it."""
    table = resolving(
        {3: "roost, 2 eyrie"}, "charismatic", ("recruit",), {"crafted": ["tax-collector"]}, move=["bake-sale"]
    )
    assert "tax_collector" in table.verbs()
    table.do("resolve", suit="rabbit")
    table.refuses("tax_collector", "1.4.2", clearing=3)
    table.do("move", origin=3, destination=7, count=1)
    assert "tax_collector" in table.verbs()


def test_recruit() -> None:
    """7.5.2.1: a warrior in any clearing with a roost that the card matches, ruled or not."""
    table = resolving(
        {3: "roost, 3 marquise", 5: "roost", 7: "roost"}, "despot", (), recruit=["bake-sale", "armorers"]
    )
    table.do("resolve", suit="rabbit")
    assert table.values("recruit", "clearing") == [3, 5]
    table.refuses("recruit", "7.5.2", clearing=7)
    table.refuses("recruit", "7.5.2.1", clearing=4)
    table.do("recruit", clearing=3).do("resolve", suit="bird")
    assert table.values("recruit", "clearing") == [3, 5, 7]
    table.do("recruit", clearing=3)
    assert table.at(3) == {"roost": 1, "marquise": 3, "eyrie": 2}


def test_recruit_without_a_roost_or_a_warrior() -> None:
    """7.5.2.1, 7.7: turmoil."""
    no_roost = resolving({3: "roost, eyrie"}, "despot", (), recruit=["anvil"]).do("resolve", suit="fox")
    assert no_roost.asked == "new-leader"
    no_warrior = resolving({3: "roost, 20 eyrie"}, "despot", (), recruit=["bake-sale"])
    assert no_warrior.do("resolve", suit="rabbit").asked == "new-leader"


def test_move() -> None:
    """7.5.2.2: from a clearing that the card matches, at least one warrior, anywhere adjacent."""
    table = resolving(
        {3: "roost, 2 eyrie", 9: "2 eyrie", 7: "eyrie, 3 marquise"},
        "charismatic",
        ("recruit",),
        move=["sword"],
    )
    table.do("resolve", suit="mouse")
    assert table.values("move", "origin") == [7, 9]
    assert {(a.destination, a.count) for a in table.legal("move") if a.origin == 9} == {
        (1, 1), (1, 2), (4, 1), (4, 2), (12, 1), (12, 2),
    }  # fmt: skip
    table.refuses("move", "7.5.2", origin=3, destination=6, count=1)
    table.refuses("move", "4.2.1", origin=7, destination=8, count=1)


def test_move_without_rule_or_warriors() -> None:
    """7.5.2.2, 7.7: turmoil."""
    held = resolving({9: "eyrie, 3 marquise"}, "charismatic", ("recruit",), move=["sword"]).do(
        "resolve", suit="mouse"
    )
    assert held.asked == "new-leader"
    nobody = resolving({3: "roost"}, "charismatic", ("recruit",), move=["bake-sale"]).do(
        "resolve", suit="rabbit"
    )
    assert nobody.asked == "new-leader"


def test_battle() -> None:
    """7.5.2.3: in a clearing that the card matches, against anything of an enemy."""
    table = resolving({9: "eyrie, wood", 12: "eyrie, marquise"}, battle=["sword", "armorers"])
    table.do("resolve", suit="mouse")
    assert table.values("battle", "clearing") == [9]
    table.refuses("battle", "7.5.2", clearing=12, target="marquise")
    table.do("battle", clearing=9, target="marquise").roll(0, 0)
    assert table.score("eyrie") == 1
    table.do("resolve", suit="bird")
    assert table.values("battle", "clearing") == [12]


def test_battle_without_an_enemy() -> None:
    """7.5.2.3, 7.7: turmoil."""
    table = resolving({9: "eyrie", 7: "marquise"}, battle=["sword"]).do("resolve", suit="mouse")
    assert table.asked == "new-leader"


def test_a_lost_battle_is_done() -> None:
    """7.5.2.3: it was fought; how it ends does not matter."""
    table = resolving({9: "eyrie, 3 marquise"}, battle=["sword"]).do("resolve", suit="mouse")
    table.do("battle", clearing=9, target="marquise").roll(1, 1)
    assert table.at(9) == {"marquise": 2}
    assert table.state.phase == "evening"
    assert table.events("turmoil") == []


def test_build() -> None:
    """7.5.2.4: where they rule, the card matches, a slot is open, and no roost stands; it costs nothing."""
    table = resolving(
        {2: "2 eyrie", 7: "roost, 2 eyrie", 9: "eyrie, 2 marquise", 11: "2 eyrie, 2 sawmill", 12: "2 eyrie"},
        build=["sword"],
    ).do("resolve", suit="mouse")  # fmt: skip
    assert table.values("build", "clearing") == [2]
    table.refuses("build", "7.5.2.4", clearing=7)
    table.refuses("build", "7.5.2.4", clearing=9)
    table.refuses("build", "2.2.3", clearing=11)
    table.refuses("build", "7.5.2", clearing=12)
    table.do("build", clearing=2)
    assert table.at(2) == {"eyrie": 2, "roost": 1}
    assert [event.article for event in table.events("scored")] == ["7.6.1"]


def test_the_loyal_viziers_stand_where_the_leader_says() -> None:
    """7.3.4: never more than two, never in a column of another leader; an exercise may leave them out."""
    for piles in (
        {"recruit": ["vizier"], "battle": ["vizier"]},
        {"recruit": ["vizier"] * 2, "move": ["vizier"]},
    ):
        start = position("eyrie", "daylight", "decree", eyrie={"leader": "builder", "decree": piles})
        with pytest.raises(rl.PositionError) as error:
            rl.load_position(start)
        assert "7.3.4" in [fault.law for fault in error.value.faults]
    for piles in ({}, {"recruit": ["vizier"]}):
        start = position("eyrie", "daylight", "decree", eyrie={"leader": "builder", "decree": piles})
        rl.load_position(start)


# --- 7.6 Evening -------------------------------------------------------------------------------------------
ROOSTS = (3, 7, 2, 5, 9, 8, 4)


@pytest.mark.parametrize(
    ("roosts", "points", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_points_and_cards(roosts: int, points: int, cards: int) -> None:
    """7.6.1, 7.6.2: what the track shows for the roosts on the map."""
    table = Table(
        position(
            "eyrie", "evening", "score", dict.fromkeys(ROOSTS[:roosts], "roost"),
            marquise={"hand": ["sword"]}, eyrie={**decree(), "hand": []},
        )
    )  # fmt: skip
    assert table.score("eyrie") == points
    n = 0
    while table.state.is_chance:
        table.draw(table.deck[0])
        n += 1
    assert n == cards


def test_evening_points_can_win() -> None:
    """7.6.1, 3.1: before anything is drawn."""
    table = Table(
        position(
            "eyrie", "evening", "score", dict.fromkeys(ROOSTS[:3], "roost"), eyrie={**decree(), "score": 28}
        )
    )
    assert table.winners == ("eyrie",)
    assert table.events("drew") == []


def test_discard_down_to_five() -> None:
    """7.6.2: of their choice; the Decree is no hand."""
    hand = ["anvil", "armorers", "sword", "bake-sale", "sappers"]
    table = Table(
        position(
            "eyrie", "evening", "draw", {3: "roost", 7: "roost", 5: "roost"},
            eyrie={**decree(move=FOXES[1:], build=MICE[1:]), "hand": hand},
        )
    ).draw("cobbler", "codebreakers")  # fmt: skip
    assert table.asked == "discard"
    table.do("discard", card="anvil").do("discard", card="codebreakers")
    assert len(table.hand("eyrie")) == 5
    assert table.discarded == ["anvil", "codebreakers"]
    assert table.state.to_dict()["turn"]["player"] == "marquise"


# --- 7.7 Turmoil -------------------------------------------------------------------------------------------
def turmoil(**eyrie: Any) -> Table:
    table = resolving(
        {3: "roost"}, "despot", (), eyrie, move=["anvil", "armorers"], build=["sappers", "sword"]
    )
    return table.do("resolve", suit="fox")


def test_humiliate() -> None:
    """7.7.1: a point for each bird of the Decree, viziers too, of all columns, done or not; never below zero."""
    assert turmoil(score=10).score("eyrie") == 6
    assert turmoil(score=3).score("eyrie") == 0
    table = turmoil(score=10)
    assert [(e.points, e.article) for e in table.events("lost_points")] == [(4, "7.7.1")]


def test_purge() -> None:
    """7.7.2: all cards of the Decree are discarded but the viziers."""
    table = turmoil()
    assert sorted(table.discarded) == ["anvil", "armorers", "sappers", "sword"]
    assert table.seat("eyrie")["decree"] == {}


def test_depose() -> None:
    """7.7.3: the old leader goes face down, a new one comes from those face up, with the viziers."""
    table = turmoil()
    assert (table.player, table.asked) == ("eyrie", "new-leader")
    assert table.values("choose_leader", "card") == ["builder", "charismatic", "commander"]
    table.refuses("choose_leader", "7.7.3", card="despot")
    table.do("choose_leader", card="commander")
    seat = table.seat("eyrie")
    assert (seat["leader"], seat["deposed"]) == ("commander", ["despot"])
    assert seat["decree"] == {"move": ["vizier"], "battle": ["vizier"]}


def test_leaders_stay_down() -> None:
    """7.7.3: who was deposed before cannot be chosen."""
    table = turmoil(deposed=["builder"])
    assert table.values("choose_leader", "card") == ["charismatic", "commander"]


def test_the_last_leader_is_asked_for_too() -> None:
    """7.7.3: a question with one answer is still a question."""
    table = turmoil(deposed=["builder", "charismatic"])
    assert table.values("choose_leader", "card") == ["commander"]
    assert table.asked == "new-leader"


def test_new_clutch() -> None:
    """7.7.3.1: when none is face up all are, the one just deposed too."""
    table = turmoil(deposed=["builder", "charismatic", "commander"])
    assert table.values("choose_leader", "card") == list(COLUMNS)
    table.do("choose_leader", card="despot")
    assert table.seat("eyrie")["deposed"] == []


def test_rest() -> None:
    """7.7.4: Daylight is over; the Evening follows, and no Decree card of the new leader is resolved."""
    table = turmoil().do("choose_leader", card="builder")
    assert table.state.phase == "evening"
    table.draw("cobbler")
    assert table.state.to_dict()["turn"]["player"] == "marquise"


def test_turmoil_in_the_middle_of_a_column() -> None:
    """7.7: what was done before stays done; the rest of the Decree is not."""
    table = resolving(
        {3: "roost, eyrie, wood"}, "charismatic", ("recruit",), move=["bake-sale", "anvil"], build=["sword"]
    )
    table.do("resolve", suit="rabbit").do("move", origin=3, destination=7, count=1).do("resolve", suit="fox")
    assert table.at(7) == {"eyrie": 1}
    assert table.asked == "new-leader"


def test_all_of_it_done_is_no_turmoil() -> None:
    """7.7: only a card that cannot be fully done brings it about."""
    table = resolving({3: "roost, 2 eyrie"}, "despot", (), build=["investments"], eyrie={"score": 5})
    table.do("resolve", suit="bird").do("move", origin=3, destination=7, count=2)
    assert table.at(7) == {"eyrie": 2}
    table.do("resolve", suit="mouse").do("build", clearing=7)
    assert table.values("resolve", "suit") == ["bird"]
    table.do("resolve", suit="bird")
    assert table.asked == "new-leader"  # the vizier's second build finds no clearing
    assert table.score("eyrie") == 3


# --- 7.8 Leaders -------------------------------------------------------------------------------------------
def test_builder() -> None:
    """7.8.1: items at their listed points."""
    table = Table(
        position(
            "eyrie",
            "daylight",
            "craft",
            {3: "roost", 4: "roost"},
            eyrie={**decree("builder"), "hand": ["bake-sale"]},
        )
    )
    table.do("craft", card="bake-sale")
    assert table.score("eyrie") == 3


def test_charismatic() -> None:
    """7.8.2: two warriors for each Recruit card, both in one clearing."""
    table = resolving({3: "roost", 7: "roost"}, "charismatic", (), recruit=["sword"])
    table.do("resolve", suit="mouse").do("recruit", clearing=7)
    assert table.at(7) == {"roost": 1, "eyrie": 2}
    table.do("resolve", suit="bird").do("recruit", clearing=3)
    assert table.at(3) == {"roost": 1, "eyrie": 2}
    other = resolving({7: "roost"}, "despot", (), recruit=["sword"])
    other.do("resolve", suit="mouse").do("recruit", clearing=7)
    assert other.at(7) == {"roost": 1, "eyrie": 1}


def test_charismatic_with_one_warrior_left() -> None:
    """7.8.2, 7.7: it is placed, and the card was not fully done: turmoil."""
    table = resolving({3: "roost, 19 eyrie"}, "charismatic", (), eyrie={"score": 9})
    table.do("resolve", suit="bird").do("recruit", clearing=3)
    assert table.at(3)["eyrie"] == 20
    assert table.asked == "new-leader"
    assert table.score("eyrie") == 7
    none = resolving({3: "roost, 20 eyrie"}, "charismatic", ()).do("resolve", suit="bird")
    assert none.asked == "new-leader"


def test_commander_as_attacker() -> None:
    """7.8.3: an extra hit, above what the roll and the cap give."""
    table = resolving({9: "eyrie, 3 marquise"}, "commander", ("move",))
    table.do("resolve", suit="bird").do("battle", clearing=9, target="marquise").roll(3, 0)
    assert table.at(9) == {"eyrie": 1, "marquise": 1}
    other = resolving({9: "eyrie, 3 marquise"}, "builder", battle=["sword"])
    other.do("resolve", suit="mouse").do("battle", clearing=9, target="marquise").roll(3, 0)
    assert other.at(9) == {"eyrie": 1, "marquise": 2}


def test_commander_not_as_defender() -> None:
    """7.8.3: no extra hit when attacked, nor by an ambush."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "4 marquise, 2 eyrie"},
            eyrie={**decree("commander"), "hand": ["ambush-mouse"]},
        )
    )  # fmt: skip
    table.do("battle", clearing=9, target="eyrie").do("ambush", card="ambush-mouse").roll(1, 1)
    assert table.at(9) == {"marquise": 1, "eyrie": 1}


def test_commander_in_command_warren() -> None:
    """7.8.3: in every battle as attacker, whatever started it."""
    table = Table(
        position(
            "eyrie", "daylight", "craft", {9: "eyrie, 2 marquise"},
            eyrie={**decree("commander"), "crafted": ["command-warren"]},
        )
    )  # fmt: skip
    table.do("command_warren", clearing=9, target="marquise").roll(0, 0)
    assert table.at(9) == {"eyrie": 1, "marquise": 1}


@pytest.mark.parametrize(
    ("here", "points"), [("wood", 2), ("wood, sawmill", 3), ("marquise", 0), ("3 wood, workshop", 3)]
)
def test_despot(here: str, points: int) -> None:
    """7.8.4: one point on top when at least one building or token was removed, however many."""
    table = Table(
        position(
            "eyrie", "daylight", "craft", {9: f"2 eyrie, {here}"},
            eyrie={**decree("despot"), "crafted": ["command-warren"]},
        )
    )  # fmt: skip
    table.do("command_warren", clearing=9, target="marquise").roll(1, 0)
    while table.asked == "lose":
        table.do("lose", piece=table.values("lose", "piece")[0])
    assert table.score("eyrie") == points
    articles = {event.article for event in table.events("scored")}
    assert articles == ({"3.2.1", "7.8.4"} if points else set())


def test_despot_as_defender() -> None:
    """7.8.4: in battle, whoever attacks."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "marquise, workshop, 2 eyrie"}, eyrie=decree("despot")
        )
    )
    table.do("battle", clearing=9, target="eyrie").roll(2, 2)
    assert table.at(9) == {"eyrie": 1}
    assert table.score("eyrie") == 2


def test_despot_once_a_battle() -> None:
    """7.8.4: an ambush and the roll are one battle."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "2 marquise, workshop, wood, 3 eyrie", 1: "keep"},
            eyrie={**decree("despot"), "hand": ["ambush-mouse"]}, marquise={"hand": []},
        )
    )  # fmt: skip
    table.do("battle", clearing=9, target="eyrie").do("ambush", card="ambush-mouse")
    assert table.score("eyrie") == 0
    start = position(
        "marquise", "daylight", "actions", {9: "marquise, keep, 3 wood, workshop, 3 eyrie"},
        eyrie={**decree("despot"), "hand": ["ambush-mouse"]}, marquise={"hand": ["sword"]},
    )  # fmt: skip
    table = Table(start).do("battle", clearing=9, target="eyrie").do("ambush", card="ambush-mouse").do("pass")
    table.do("lose", piece="wood")
    assert table.score("eyrie") == 2
    table.do("field_hospitals", card="sword").roll(3, 2)
    table.do("lose", piece="wood")
    assert table.score("eyrie") == 3


def test_despot_not_against_warriors_or_outside_battle() -> None:
    """7.8.4: warriors alone bring nothing, nor does a favor."""
    for stand, points in (("3 eyrie, 3 marquise", 0), ("3 eyrie, marquise, wood", 2)):
        battle = Table(
            position(
                "eyrie", "daylight", "decree", {9: stand, 5: "roost"},
                eyrie=decree("despot", battle=["sword"]), used=done("despot", "move"),
            )
        )  # fmt: skip
        battle.do("resolve", suit="mouse").do("battle", clearing=9, target="marquise").roll(2, 0)
        assert battle.score("eyrie") == points
    table = Table(
        position(
            "eyrie", "daylight", "craft", {2: "roost, wood", 7: "roost", 9: "roost, 2 wood"},
            eyrie={**decree("despot"), "hand": ["favor-of-the-mice"]},
        )
    ).do("craft", card="favor-of-the-mice")  # fmt: skip
    assert table.score("eyrie") == 3

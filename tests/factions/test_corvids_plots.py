"""What the plots do (13.7), crossed with the other factions."""

from __future__ import annotations

import pytest

import rootlab as rl
from rootlab.engine.state import State
from tests.pack import wanderer
from tests.positions import Position, Table, decree, done, position
from tests.sets import ends


# --- 13.7.1 ----------------------------------------------------------------------------------------------
def test_bomb() -> None:
    """13.7.1: every enemy piece goes, the Corvids' own stay, and so do ruins."""
    table = Table(
        position(
            "corvids", "birdsong", "flip",
            {11: "bomb, corvids, 2 marquise, sawmill, wood, eyrie, alliance, sympathy"},
        )
    )  # fmt: skip
    table.do("flip", clearing=11)
    assert table.at(11) == {"corvids": 1, "ruin": 1}
    assert table.score("corvids") == 4
    assert table.state.to_dict()["players"]["corvids"].get("at_most_one") is None


def test_bomb_and_the_keep() -> None:
    """13.7.1, 6.2.2, 6.2.3: the keep goes too, hospitals are none, and the Corvids may place there."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {1: "bomb, corvids, 2 marquise, keep"}, corvids={"hand": ["anvil"]},
            marquise={"hand": ["foxfolk-steel"]},
        )
    )  # fmt: skip
    table.do("flip", clearing=1)
    assert (table.player, table.asked) == ("corvids", "recruit-with-a-card")
    assert table.on_map("marquise") == 0
    table.do("recruit", card="anvil", suit="fox")
    assert table.at(1) == {"corvids": 2}


def test_bomb_and_field_hospitals() -> None:
    """13.7.1, 6.2.3: asked once, with the bomb gone already."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {9: "bomb, corvids, 3 marquise", 1: "keep"},
            marquise={"hand": ["sword"]}, corvids={"hand": ["anvil"]},
        )
    )  # fmt: skip
    table.do("flip", clearing=9)
    assert (table.player, table.asked) == ("marquise", "field-hospitals")
    assert table.at(9) == {"corvids": 1}
    table.do("field_hospitals", card="sword")
    assert table.at(1) == {"keep": 1, "marquise": 3}


def test_bomb_and_a_base() -> None:
    """13.7.1, 8.2.4, 8.2.6: the base takes supporters and officers, the sympathy asks for a card."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {9: "bomb, corvids, base, sympathy"}, corvids={"hand": ["sword"]},
            alliance={"supporters": ["investments", "anvil"], "officers": 2},
        )
    )  # fmt: skip
    table.do("flip", clearing=9)
    table.choose("first_trigger", piece="base")
    assert table.seat("alliance")["supporters"] == ["anvil"]
    assert table.seat("alliance")["officers"] == 1
    table.do("give_supporter", card="sword")
    assert table.seat("alliance")["supporters"] == ["anvil", "sword"]


# --- 13.7.2 ----------------------------------------------------------------------------------------------
def test_snare_holds_warriors() -> None:
    """13.7.2: enemies cannot leave, whoever rules; they may move in; the Corvids come and go."""
    stand = {9: "up snare, 3 marquise, corvids", 4: "2 marquise"}
    table = Table(position("marquise", "daylight", "actions", stand, corvids={}))
    table.refuses("move", "13.7.2", origin=9, destination=4, count=1)
    table.do("move", origin=4, destination=9, count=2)
    table.refuses("move", "13.7.2", origin=9, destination=4, count=1)
    corvids = Table(position("corvids", "daylight", "actions", stand))
    corvids.do("move", origin=9, destination=4, count=1)


def test_a_face_down_snare_does_nothing() -> None:
    """13.7.2: only while it lies face up."""
    stand = {9: "snare, 3 marquise, recruiter"}
    table = Table(position("marquise", "daylight", "actions", stand, corvids={}))
    table.do("recruit")
    assert table.at(9)["marquise"] == 4
    table.do("move", origin=9, destination=4, count=1)


def test_snare_and_building() -> None:
    """13.7.2, 6.5.4.3, 6.5.5: neither a building nor wood."""
    stand = {9: "up snare, 3 marquise, sawmill, wood"}
    table = Table(position("marquise", "daylight", "actions", stand, marquise={"hand": ["sword"]}))
    table.refuses("build", "13.7.2", clearing=9, piece="workshop")
    table.refuses("overwork", "13.7.2", clearing=9, card="sword")
    table.refuses("recruit", "6.5.3")


def test_snare_and_the_decree() -> None:
    """13.7.2, 7.5.2, 7.7: a card with no way left is turmoil."""
    stand = {9: "up snare, roost, 3 eyrie"}
    cards = {"recruit": "sword", "move": "investments", "build": "root-tea-mouse"}
    for column, card in cards.items():
        table = Table(
            position(
                "eyrie", "daylight", "decree", stand, used=done("builder"),
                eyrie={**decree(**{column: [card]}), "hand": [], "score": 5}, corvids={},
            )
        )  # fmt: skip
        table.do("resolve", suit="mouse")
        assert table.asked == "new-leader"
    battle = Table(
        position(
            "eyrie", "daylight", "decree", stand, used=done(), eyrie=decree(battle=["sword"]), corvids={}
        )
    )
    battle.do("resolve", suit="mouse")
    assert battle.legal() == [rl.action("eyrie", "battle", clearing=9, target="corvids")]


def test_snare_and_the_new_roost() -> None:
    """13.7.2, 7.4.3: the new roost goes elsewhere."""
    stand = {c: "2 marquise" for c in range(1, 13) if c not in (2, 3)} | {2: "up snare", 3: "marquise"}
    table = Table(position("eyrie", "birdsong", "new_roost", stand, eyrie=decree(), corvids={}))
    assert table.values("new_roost", "clearing") == [3]
    table.refuses("new_roost", "13.7.2", clearing=2)


def test_snare_and_the_alliance() -> None:
    """13.7.2, 8.4.2, 8.6.1: no sympathy is spread or organized there, nobody recruited or moved away."""
    stand = {9: "up snare, alliance, base", 1: "sympathy"}
    part: Position = {"supporters": ["sword", "investments"], "officers": 2}
    spread = Table(position("alliance", "birdsong", "spread", stand, alliance=part, corvids={}))
    spread.refuses("spread_sympathy", "13.7.2", clearing=9)
    evening = Table(position("alliance", "evening", "operations", stand, alliance=part, corvids={}))
    evening.refuses("organize", "13.7.2", clearing=9)
    evening.refuses("recruit", "13.7.2", clearing=9)
    evening.refuses("move", "13.7.2", origin=9, destination=4, count=1)


def test_snare_and_outrage() -> None:
    """13.7.2, 8.2.6: who moves into both pays outrage and stays."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "up snare, sympathy", 4: "2 marquise"}, corvids={},
            marquise={"hand": ["sword"]}, alliance={"supporters": []},
        )
    )  # fmt: skip
    table.do("move", origin=4, destination=9, count=2)
    assert (table.player, table.asked) == ("marquise", "outrage")
    table.do("give_supporter", card="sword")
    table.refuses("move", "13.7.2", origin=9, destination=4, count=1)


def test_no_outrage_for_a_plot() -> None:
    """8.2.6, 13.7.1: only sympathy is avenged; the Corvids, too, pay for what their bomb removes."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "up snare, 2 marquise", 12: "sympathy"}, corvids={},
            alliance={"supporters": []},
        )
    )  # fmt: skip
    table.do("battle", clearing=9, target="corvids").roll(0, 0)
    assert table.events("outrage") == []


def test_snare_and_an_ally_of_the_vagabond() -> None:
    """13.7.2, 9.2.9.2.2: no ally is taken along out of it, where he slips."""
    table = Table(
        position(
            "vagabond", "birdsong", "slip", {9: "up snare, 2 marquise"},
            vagabond=wanderer(9, "boot", relationships={"marquise": 3}), corvids={},
        )
    )  # fmt: skip
    table.do("slip", destination=4)
    assert table.asked == "vagabond-actions"
    assert table.at(9)["marquise"] == 2
    two = Table(
        position(
            "vagabond", "birdsong", "slip", {9: "up snare, 2 marquise, 2 eyrie, roost"}, eyrie=decree(),
            vagabond=wanderer(9, "boot", relationships={"marquise": 3, "eyrie": 3}), corvids={},
        )
    )  # fmt: skip
    assert two.do("slip", destination=4).asked == "vagabond-actions"
    free = Table(
        position(
            "vagabond", "birdsong", "slip", {9: "snare, 2 marquise"},
            vagabond=wanderer(9, "boot", relationships={"marquise": 3}), corvids={},
        )
    )  # fmt: skip
    free.do("slip", destination=4)
    assert free.values("bring", "count") == [1, 2]


def test_hospitals_place_nothing_with_a_snare() -> None:
    """13.7.2, 13.5.4, 6.2.3: a snare that was tricked into the keep's clearing."""
    table = Table(
        position(
            "corvids", "daylight", "actions",
            {1: "keep, up raid", 2: "up snare", 9: "2 corvids, marquise"}, marquise={"hand": ["sword"]},
        )
    )  # fmt: skip
    table.do("trick", clearing=1, destination=2)
    assert table.at(1) == {"keep": 1, "up snare": 1}
    table.do("battle", clearing=9, target="marquise").do("pass").roll(1, 0)
    assert (table.player, table.asked) == ("corvids", "corvids-actions")
    assert table.on_map("marquise") == 0


# --- 13.7.3 ----------------------------------------------------------------------------------------------
def test_extortion() -> None:
    """13.7.3: a random card from each enemy with pieces there; giver and Corvids know which."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {9: "extortion, corvids, wood, eyrie", 2: "alliance"},
            marquise={"hand": ["anvil", "sword"]}, eyrie={**decree(), "hand": ["sappers"]},
            alliance={"supporters": []},
        )
    )  # fmt: skip
    table.do("flip", clearing=9)
    assert {o.values[0]: p for o, p in table.state.chance_outcomes()} == {"anvil": 0.5, "sword": 0.5}
    table.take("sword")
    assert {o.values[0]: p for o, p in table.state.chance_outcomes()} == {"sappers": 1}
    table.take("sappers")
    assert table.hand("corvids") == ["sword", "sappers"]
    assert (table.hand("marquise"), table.hand("eyrie")) == (["anvil"], [])
    known = table.state.to_dict()["known"]
    assert known == {"marquise": {"corvids": ["sword"]}, "eyrie": {"corvids": ["sappers"]}}
    assert table.score("marquise") == 0
    hidden = [event.card for event in table.game.events(eyes="alliance") if event.kind == "took"]
    assert hidden == [None, None]


def test_extortion_of_the_vagabond_and_of_empty_hands() -> None:
    """13.7.3: the pawn is a faction piece; who has no card gives none."""
    table = Table(
        position(
            "corvids", "birdsong", "flip", {9: "extortion, corvids, marquise"},
            vagabond={**wanderer(9, "boot"), "hand": ["anvil"]}, marquise={"hand": []},
        )
    )  # fmt: skip
    table.do("flip", clearing=9).take("anvil")
    assert table.hand("corvids") == ["anvil"]
    assert table.asked == "recruit-with-a-card"


# --- 13.7.4 ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("side", ["raid", "up raid"])
def test_raid(side: str) -> None:
    """13.7.4: face up or down, a warrior in each clearing next to it; not with the keep."""
    table = Table(
        position(
            "marquise",
            "daylight",
            "actions",
            {9: f"{side}, 3 marquise", 1: "keep", 12: "2 marquise"},
            corvids={},
        )
    )
    table.do("battle", clearing=9, target="corvids").roll(1, 1)
    assert table.at(9)["raid"] == table.at(9)["up raid"] == 0
    assert [table.at(c)["corvids"] for c in (1, 4, 12)] == [0, 1, 1]
    assert table.score("marquise") == 1


def test_raid_with_a_short_supply() -> None:
    """13.7.4, 1.5.4: the Corvids choose, in the middle of another's turn."""
    table = Table(
        position(
            "marquise",
            "daylight",
            "actions",
            {12: "up raid, 3 marquise, no ruin", 3: "13 corvids"},
            corvids={},
        )
    )
    table.do("battle", clearing=12, target="corvids").roll(0, 0)
    assert (table.player, table.asked) == ("corvids", "place-short")
    sites = (4, 7, 9, 10, 11)
    found = ends(table.state, lambda s: tuple(Table(s).at(c)["corvids"] for c in sites))
    assert len(found) == len(set(found)) == 10
    assert all(sum(end) == 2 for end in found)


def test_raid_by_revolt() -> None:
    """13.7.4, 8.4.1.3: the raid's warriors stand around the new base."""
    table = Table(
        position(
            "alliance", "birdsong", "revolt", {9: "sympathy, raid, 2 corvids"},
            alliance={"supporters": ["sword", "investments"]}, corvids={"hand": ["anvil"]},
        )
    )  # fmt: skip
    table.do("revolt", clearing=9).do("spend_supporter", card="investments").do(
        "spend_supporter", card="sword"
    )
    assert table.at(9) == {"sympathy": 1, "base": 1, "alliance": 1}
    assert [table.at(c)["corvids"] for c in (1, 4, 12)] == [1, 1, 1]
    assert table.score("alliance") == 1


def test_raid_by_a_favor() -> None:
    """13.7.4, 1.5.4: all leave first; one raid's warriors are not removed by the batch of the other."""
    table = Table(
        position(
            "marquise", "daylight", "craft", {2: "2 workshop", 7: "workshop, raid", 9: "up raid, 2 corvids"},
            marquise={"hand": ["favor-of-the-mice"]}, corvids={},
        )
    )  # fmt: skip
    table.do("craft", card="favor-of-the-mice")
    table.choose("first_trigger", clearing=9)
    found = {c: table.at(c)["corvids"] for c in range(1, 13) if table.at(c)["corvids"]}
    assert found == {1: 1, 3: 1, 4: 1, 8: 1, 12: 2}
    assert table.score("marquise") == 2


def test_no_raid_by_exposure() -> None:
    """13.7.4, 13.2.4: a right guess ignores it."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "raid, marquise"}, marquise={"hand": ["sword"]}, corvids={}
        )
    )
    table.do("expose", clearing=9, card="sword", plot="raid")
    assert table.on_map("corvids") == 0


def test_no_raid_by_trick_or_flip() -> None:
    """13.7.4, 13.4.2: only a removal sets it off."""
    table = Table(position("corvids", "birdsong", "flip", {9: "raid, corvids"}))
    table.do("flip", clearing=9)
    assert table.on_map("corvids") == 1


def test_a_bonus_for_plots() -> None:
    """7.8.4, 3.2.1: a plot is a token, also to the Despot."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "2 eyrie, snare"}, used=done("despot"),
            eyrie={**decree("despot", battle=["sword"]), "hand": []}, corvids={},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="corvids").roll(0, 0)
    assert table.score("eyrie") == 2
    assert table.at(9) == {"eyrie": 1}


def test_a_strike_at_a_plot() -> None:
    """9.5.6: with no warrior there he may remove the plot, by its back alone."""
    table = Table(
        position("vagabond", "daylight", "actions", {9: "raid"}, vagabond=wanderer(9, "crossbow"), corvids={})
    )
    table.refuses("strike", "9.5.6", target="corvids", piece="raid")
    table.do("strike", target="corvids", piece="plot")
    assert table.score("vagabond") == 1
    assert [table.at(c)["corvids"] for c in (1, 4, 12)] == [1, 1, 1]


def coalition(clearings: dict[int, str], step: str = "flip", phase: str = "birdsong") -> State:
    """The Corvids and the Vagabond in a coalition, which makes them no enemies."""
    s = rl.load_position(
        position(
            "corvids", phase, step, clearings, seats=("corvids", "vagabond", "marquise", "eyrie"),
            vagabond={**wanderer(9, "boot"), "hand": ["sword"]}, eyrie=decree(), corvids={"hand": ["anvil"]},
        )
    )  # fmt: skip
    corvids, vagabond = s.match.seats[:2]
    s.partner_n[corvids], s.partner_n[vagabond] = vagabond, corvids
    s.forget_legal()
    return s


def test_a_snare_does_not_hold_a_partner() -> None:
    """13.7.2, 16.6.8: it binds enemies; the partner of the Corvids may go, others may not."""
    s = rl.load_position(
        position(
            "vagabond", "daylight", "actions", {9: "up snare, 2 marquise"},
            seats=("vagabond", "corvids", "marquise", "eyrie"), eyrie=decree(),
            vagabond={
                **wanderer(9, "2 boot"), "score": None, "dominance": "dominance-fox", "coalition": "corvids",
            },
        )
    )  # fmt: skip
    assert Table(s).values("move", "destination") == [1, 4, 12]
    alone = rl.load_position(
        position(
            "vagabond", "daylight", "actions", {9: "up snare"}, vagabond=wanderer(9, "2 boot"), corvids={}
        )
    )
    assert Table(alone).legal("move") == []
    assert Table(alone).refuses("move", "13.7.2", destination=4).id == "snare-forbids-leaving"


def test_partners_are_not_enemies() -> None:
    """9.2.8, 16.6.8, 13.7.1, 13.7.3: bomb and extortion leave a partner alone."""
    s = coalition({9: "bomb, corvids, marquise"})
    s.apply(rl.action("corvids", "flip", clearing=9))
    assert s.decision is not None
    assert s.decision.id == "recruit-with-a-card"
    s = coalition({9: "extortion, corvids"})
    s.apply(rl.action("corvids", "flip", clearing=9))
    assert not s.is_chance
    assert s.hand("vagabond") == ("sword",)

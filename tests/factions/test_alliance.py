"""Chapter 8: the Woodland Alliance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.names import ALLIANCE
from tests.positions import Table, decree, done, position
from tests.sets import ends

FOXES = ["anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox"]
MICE = ["crossbow-mouse", "investments", "mouse-in-a-sack", "root-tea-mouse", "sword"]
RABBITS = ["a-visit-to-friends", "bake-sale", "root-tea-rabbit", "smugglers-trail"]


def birdsong(step: str, clearings: dict[int, str], **parts: Any) -> Table:
    return Table(position("alliance", "birdsong", step, clearings, **parts))


def daylight(clearings: dict[int, str], **parts: Any) -> Table:
    return Table(position("alliance", "daylight", "actions", clearings, **parts))


def evening(clearings: dict[int, str], **parts: Any) -> Table:
    return Table(position("alliance", "evening", "operations", clearings, **parts))


def attack(clearings: dict[int, str], clearing: int, *dice: int, **parts: Any) -> Table:
    """The Marquise battles the Alliance in that clearing."""
    table = Table(position("marquise", "daylight", "actions", clearings, **parts))
    table.do("battle", clearing=clearing, target="alliance")
    if table.asked == "ambush":
        table.do("pass")
    return table.roll(*dice) if dice else table


def stack(table: Table) -> list[str]:
    cards: list[str] = table.seat("alliance")["supporters"]
    return cards


def officers(table: Table) -> int:
    number: int = table.seat("alliance")["officers"]
    return number


def supply(table: Table) -> int:
    return table.state.supply_n[ALLIANCE]


def seen(table: Table, viewer: str, owner: str = "alliance", what: str = "supporters") -> Any:
    """What a seat may write down of somebody's cards."""
    return table.state.view(viewer).to_dict()["players"][owner][what]


# --- 8.1 -----------------------------------------------------------------------------------------------------
def test_overview() -> None:
    """8, 8.1: supporters bring sympathy, sympathy a revolt, the revolt a base and an officer, who organizes."""
    table = birdsong("revolt", {9: "2 marquise"}, alliance={"supporters": [*MICE[:3], "armorers"]})
    assert table.verbs() == ["continue"]
    table.do("continue").do("spread_sympathy", clearing=9).do("spend_supporter", card="crossbow-mouse")
    table.do("continue")
    assert (table.state.phase, table.asked) == ("daylight", "alliance-actions")
    again = birdsong("revolt", {9: "2 marquise, sympathy"}, alliance={"supporters": stack(table)})
    again.do("revolt", clearing=9).do("spend_supporter", card="investments")
    again.do("spend_supporter", card="mouse-in-a-sack")
    assert again.at(9) == {"sympathy": 1, "base": 1, "alliance": 1}
    again.do("continue").do("continue").do("end")
    again.do("move", origin=9, destination=1, count=1)
    assert again.state.is_chance


# --- 8.2 Abilities -------------------------------------------------------------------------------------------
def test_crafting_with_sympathy() -> None:
    """8.2.1, 8.5.1: sympathy tokens craft, each once a turn, by the suit of their clearing."""
    table = daylight({1: "sympathy", 6: "sympathy"}, alliance={"hand": ["anvil", "bake-sale", "sword"]})
    table.refuses("craft", "4.1.1", card="bake-sale")
    table.do("craft", card="anvil")
    assert table.score("alliance") == 2
    assert table.seat("alliance")["items"] == ["hammer"]
    assert table.state.to_dict()["turn"]["used"]["crafting"] == {"1": 1}
    table.refuses("craft", "4.1.1", card="sword")
    assert table.offers("mobilize", card="sword")
    more = daylight({2: "sympathy"}, alliance={"hand": ["mouse-in-a-sack", "crossbow-mouse", "bake-sale"]})
    more.do("craft", card="mouse-in-a-sack")
    more.refuses("craft", "4.1.1", card="crossbow-mouse")


def test_any_suit_costs_choose_their_tokens() -> None:
    """8.2.1, 4.1.1: where more tokens would do than are needed, they are chosen one by one."""
    table = daylight(
        {1: "sympathy", 6: "sympathy", 2: "sympathy", 7: "sympathy", 9: "sympathy"},
        alliance={"hand": ["royal-claim"]},
    )
    table.do("craft", card="royal-claim")
    assert table.asked == "activate"
    while table.asked == "activate":
        table.do("activate", clearing=table.values("activate", "clearing")[-1])
    assert table.seat("alliance")["crafted"] == ["royal-claim"]


@pytest.mark.parametrize(("dice", "marquise", "alliance"), [((3, 1), 1, 2), ((2, 0), 2, 3), ((1, 1), 3, 2)])
def test_guerrilla_war(dice: tuple[int, int], marquise: int, alliance: int) -> None:
    """8.2.2, 4.3.2: as defender the Alliance deals the higher roll and takes the lower one."""
    table = attack({9: "4 marquise, 3 alliance"}, 9, *dice)
    assert (table.at(9)["marquise"], table.at(9)["alliance"]) == (marquise, alliance)


def test_guerrilla_war_is_for_the_defender() -> None:
    """8.2.2: as attacker the Alliance deals the higher roll like everybody."""
    table = evening({9: "3 marquise, 4 alliance"}, alliance={"officers": 1}, marquise={"hand": []})
    table.do("battle", clearing=9, target="marquise").roll(3, 1)
    assert table.at(9) == {"alliance": 3}


def test_guerrilla_war_knows_the_maximum() -> None:
    """8.2.2, 4.3.2.1: rolled hits are limited by warriors, whichever of the rolls they are."""
    table = attack({9: "4 marquise, alliance"}, 9, 3, 2)
    assert table.at(9) == {"marquise": 3}
    lone = attack({9: "4 marquise, sympathy, alliance"}, 9, 3, 3)
    assert lone.at(9)["marquise"] == 3
    assert lone.at(9)["sympathy"] == 0


def test_ambush_against_guerrilla_war() -> None:
    """8.2.2, 4.3.1.2: the ambush hits before the roll, which then swaps as ever."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "4 marquise, 3 alliance"},
            alliance={"hand": ["ambush-mouse"]},
        )
    )  # fmt: skip
    table.do("battle", clearing=9, target="alliance")
    assert (table.player, table.asked) == ("alliance", "ambush")
    table.do("ambush", card="ambush-mouse")
    assert table.at(9)["marquise"] == 2
    table.roll(2, 1)
    assert table.at(9) == {"alliance": 2}


def test_the_supporters_stack_is_hidden() -> None:
    """8.2.3: face down, not part of the hand; the Alliance may look at it at any time."""
    table = birdsong(
        "revolt", {9: "sympathy"}, seats=("alliance", "marquise", "eyrie"),
        alliance={"supporters": [*MICE[:2], "armorers"], "hand": ["anvil"]},
    )  # fmt: skip
    for eyes in ("marquise", "eyrie"):
        assert seen(table, eyes) == {"size": 3, "known": []}
    assert seen(table, "alliance") == ["crossbow-mouse", "investments", "armorers"]
    assert table.state.view("marquise").hand_sizes["alliance"] == 1


def test_supporters_are_not_a_hand() -> None:
    """8.2.3: they are spent only for their suit: not crafted, not trained with, not played as ambush."""
    table = daylight(
        {1: "sympathy", 5: "base"}, alliance={"supporters": ["anvil", "bake-sale"], "hand": ["sword"]}
    )
    table.refuses("craft", "2.1", card="anvil")
    table.refuses("train", "2.1", card="bake-sale")
    fight = Table(
        position(
            "marquise", "daylight", "actions", {9: "2 marquise, alliance"},
            alliance={"supporters": ["ambush-mouse"]},
        )
    )  # fmt: skip
    fight.do("battle", clearing=9, target="alliance")
    assert fight.state.is_chance


def test_supporters_do_not_count_against_the_hand() -> None:
    """8.2.3, 8.6.2: the hand limit looks at the hand alone."""
    table = evening({5: "base"}, alliance={"supporters": [*MICE, *FOXES], "hand": ["sappers"]})
    table.draw("bake-sale", "armorers")
    assert table.player == "marquise"
    assert len(stack(table)) == 9


def test_capacity() -> None:
    """8.2.3.1: five without a base, any number with one."""
    full = daylight({9: "sympathy"}, alliance={"supporters": MICE, "hand": ["anvil", "armorers"]})
    full.do("mobilize", card="anvil")
    assert stack(full) == MICE
    assert full.discarded == ["anvil"]
    based = daylight({9: "base"}, alliance={"supporters": MICE, "hand": ["anvil", "armorers"]})
    based.do("mobilize", card="anvil").do("mobilize", card="armorers")
    assert len(stack(based)) == 7
    assert based.discarded == []


def test_supporters_drawn_onto_a_full_stack() -> None:
    """8.2.3.1, 8.2.6: the card is drawn and discarded, for all to see."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "marquise", 9: "sympathy"}, alliance={"supporters": MICE}
        )
    )
    table.do("move", origin=1, destination=9, count=1).draw("anvil")
    assert stack(table) == MICE
    assert table.discarded == ["anvil"]
    drew = [event for event in table.game.events(eyes="marquise") if event.kind == "drew_supporter"]
    assert [event.card for event in drew] == ["anvil"]


def test_removing_a_base() -> None:
    """8.2.4: its suit and the birds are discarded, half of the officers leave, then down to five by choice."""
    table = attack(
        {2: "3 marquise, base"}, 2, 1, 1,
        alliance={"supporters": [*FOXES, *RABBITS, "sword", "armorers"], "officers": 3},
    )  # fmt: skip
    assert table.score("marquise") == 1
    assert officers(table) == 1
    assert supply(table) == 9
    assert sorted(table.discarded) == ["armorers", "sword"]
    assert (table.player, table.asked) == ("alliance", "discard-supporters")
    found = ends(table.state, lambda s: tuple(Table(s).seat("alliance")["supporters"]))
    assert len(found) == len(set(found)) == 56
    assert all(len(cards) == 5 for cards in found)
    table.do("discard_supporter", card="travel-gear-fox")
    table.refuses("discard_supporter", "8.2.3", card="anvil")
    table.do("discard_supporter", card="bake-sale")
    assert table.values("discard_supporter", "card") == ["root-tea-rabbit", "smugglers-trail"]
    table.do("discard_supporter", card="smugglers-trail")
    assert stack(table) == [*FOXES[:3], "a-visit-to-friends", "root-tea-rabbit"]
    assert table.asked == "marquise-actions"


def test_one_of_two_bases_lost() -> None:
    """8.2.4, 8.2.3.1: while another base stands the stack holds any number: nothing beyond what matches goes."""
    table = attack(
        {2: "3 marquise, base", 4: "base"}, 2, 1, 1,
        alliance={"supporters": [*FOXES, *RABBITS, "sword", "armorers"], "officers": 3},
    )  # fmt: skip
    assert sorted(table.discarded) == ["armorers", "sword"]
    assert stack(table) == [*FOXES, *RABBITS]
    assert len(stack(table)) > 5
    assert table.asked == "marquise-actions"


def test_a_dominance_card_among_the_supporters() -> None:
    """8.2.4, 3.3.3: discarded or spent, it becomes available."""
    table = attack(
        {2: "3 marquise, base"}, 2, 1, 1, seats=("marquise", "alliance", "eyrie"),
        alliance={"supporters": ["dominance-mouse", "anvil"]},
    )  # fmt: skip
    assert table.available == ["dominance-mouse"]
    assert table.discarded == []
    spent = birdsong(
        "spread", {9: "sympathy"}, seats=("alliance", "marquise", "eyrie"),
        alliance={"supporters": ["dominance-fox"]},
    )  # fmt: skip
    spent.do("spread_sympathy", clearing=1).do("spend_supporter", card="dominance-fox")
    assert spent.available == ["dominance-fox"]


def test_a_base_lost_in_an_own_battle() -> None:
    """8.2.4, 8.6.1: who loses officers in the middle of the Evening has fewer operations left."""
    table = evening({5: "alliance, base, 3 marquise"}, alliance={"officers": 4, "supporters": RABBITS})
    table.do("battle", clearing=5, target="marquise").roll(3, 2)
    assert table.at(5) == {"marquise": 2}
    assert officers(table) == 2
    assert stack(table) == []
    assert table.asked == "military-operations"
    assert table.state.decision is not None
    assert table.state.decision.facts["left"] == 1


def test_a_base_lost_to_an_ambush() -> None:
    """8.2.4, 4.3.1.2: an ambush's second hit takes a building where one warrior stood."""
    table = evening(
        {5: "alliance, base, 3 marquise"}, alliance={"officers": 2, "supporters": RABBITS},
        marquise={"hand": ["ambush-rabbit"]},
    )  # fmt: skip
    table.do("battle", clearing=5, target="marquise").do("ambush", card="ambush-rabbit")
    assert table.at(5) == {"marquise": 3}
    assert table.score("marquise") == 1
    assert officers(table) == 1
    assert table.asked == "military-operations" or table.state.is_chance


def test_sympathy_tokens() -> None:
    """8.2.5, 8.2.5.1, 8.2.5.2: ten tokens, one in a clearing."""
    places = dict.fromkeys(range(1, 11), "sympathy")
    table = birdsong("spread", places, alliance={"supporters": ["sword", "anvil"]})
    table.refuses("spread_sympathy", "8.2.5", "1.5.1", clearing=12)
    table.refuses("spread_sympathy", "8.2.5.1", "8.2.5.2", clearing=9)
    assert table.verbs() == ["continue"]
    organize = evening({**places, 12: "alliance"}, alliance={"officers": 1})
    organize.refuses("organize", "8.2.5", clearing=12)


# --- 8.2.6 Outrage ---------------------------------------------------------------------------------------------
def test_outrage_twice_in_a_march() -> None:
    """8.2.6, 1.4.2: each move owes its own card, at once; no window opens in between."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "3 marquise", 9: "sympathy", 4: "sympathy"},
            marquise={"hand": ["sword", "bake-sale", "armorers"], "crafted": ["codebreakers"]},
        )
    )  # fmt: skip
    table.do("move", origin=1, destination=9, count=2)
    assert table.values("give_supporter", "card") == ["sword", "armorers"]
    table.do("give_supporter", card="sword").do("move", origin=9, destination=4, count=2)
    assert table.values("give_supporter", "card") == ["bake-sale", "armorers"]
    table.do("give_supporter", card="armorers")
    assert table.asked == "marquise-actions"
    assert table.hand("marquise") == ["bake-sale"]
    assert stack(table) == ["sword", "armorers"]


def test_outrage_of_the_eyrie_and_a_card() -> None:
    """8.2.6: the Decree's moves and the Cobbler's owe it as well."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {3: "2 eyrie", 7: "sympathy", 11: "sympathy"}, used=done("despot", "build"),
            eyrie={**decree("despot", move=["bake-sale"]), "hand": ["sword", "investments"], "crafted": ["cobbler"]},
        )
    )  # fmt: skip
    table.do("resolve", suit="rabbit").do("move", origin=3, destination=7, count=1)
    table.do("give_supporter", card="investments")
    table.do("resolve", suit="bird").do("move", origin=7, destination=3, count=1)
    assert table.asked == "start-of-phase"
    table.do("cobbler", origin=3, destination=11, count=1).do("give_supporter", card="sword")
    assert stack(table) == ["investments", "sword"]


def test_no_outrage_for_the_alliance_itself() -> None:
    """8.2.6: only another player is outraged at."""
    table = evening({9: "2 alliance", 1: "sympathy"}, alliance={"officers": 2, "hand": ["anvil"]})
    table.do("move", origin=9, destination=1, count=2)
    assert table.asked == "military-operations"
    assert stack(table) == []


def test_birds_must_be_given() -> None:
    """8.2.6, 2.1.1.1: a bird card counts as a matching one."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "marquise", 9: "sympathy"},
            marquise={"hand": ["anvil", "armorers"]},
        )
    )  # fmt: skip
    table.do("move", origin=1, destination=9, count=1)
    table.refuses("show_hand", "8.2.6", "2.1.1.1")
    assert table.values("give_supporter", "card") == ["armorers"]


def test_what_is_known_of_a_given_card() -> None:
    """8.2.6: giver and Alliance know it; who does not see it no longer knows the cards that it may be."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "marquise", 9: "sympathy"}, seats=("marquise", "eyrie", "alliance"),
            marquise={"hand": ["sword", "anvil", "armorers"]}, alliance={"supporters": ["bake-sale"]},
            known={"eyrie": {"marquise": ["sword", "anvil"]}, "alliance": {"marquise": ["armorers"]}},
        )
    )  # fmt: skip
    table.do("move", origin=1, destination=9, count=1)
    assert seen(table, "eyrie", "marquise", "hand") == {"size": 3, "known": ["anvil", "sword"]}
    table.do("give_supporter", card="sword")
    assert seen(table, "eyrie") == {"size": 2, "known": []}
    assert seen(table, "marquise") == {"size": 2, "known": ["sword"]}
    assert seen(table, "eyrie", "marquise", "hand") == {"size": 2, "known": ["anvil"]}
    assert seen(table, "alliance", "marquise", "hand") == {"size": 2, "known": ["armorers"]}
    for seed in range(20):
        dealt = table.state.determinize("marquise", seed).to_dict()["players"]["alliance"]["supporters"]
        assert len(dealt) == 2
        assert "sword" in dealt


def test_between_two_seats_everything_given_is_open() -> None:
    """8.2.6: with two players both know the card."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "marquise", 9: "sympathy"}, marquise={"hand": ["sword"]}
        )
    )
    table.do("move", origin=1, destination=9, count=1).do("give_supporter", card="sword")
    assert table.state.to_dict()["known"] == {
        "all": {"alliance": {"hand": [], "supporters": ["sword"]}},
        "marquise": {"alliance": {"hand": [], "supporters": ["sword"]}},
    }
    again = rl.load_position(table.state.to_dict())
    assert again == table.state


def test_the_question_gives_nothing_away() -> None:
    """8.2.6, 1.2.1: who holds a card is asked, whether it matches or not; with a hand known not to, nobody is."""
    hands = (["sword"], ["anvil"])
    tables = [
        Table(
            position(
                "marquise",
                "daylight",
                "actions",
                {1: "marquise", 9: "sympathy"},
                marquise={"hand": hand},
                seats=("marquise", "alliance", "eyrie"),
            )
        ).do("move", origin=1, destination=9, count=1)
        for hand in hands
    ]
    one, other = (table.state for table in tables)
    for eyes in ("alliance", "eyrie"):
        assert one.view(eyes) == other.view(eyes)
        assert one.view(eyes).decision == other.view(eyes).decision
        assert one.view(eyes).to_dict() == other.view(eyes).to_dict()
    shown = Table(
        position(
            "marquise", "daylight", "actions", {1: "marquise", 9: "sympathy"}, marquise={"hand": ["anvil"]},
            known={"all": {"marquise": ["anvil"]}},
        )
    ).do("move", origin=1, destination=9, count=1)  # fmt: skip
    assert shown.state.is_chance


def test_a_hand_that_was_shown_stays_known() -> None:
    """8.2.6, 1.2.1: the Alliance knows it, the others do not; what is drawn later is hidden again."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "marquise", 9: "sympathy"}, marquise={"hand": ["anvil", "bake-sale"]},
            seats=("marquise", "alliance", "eyrie"),
        )
    )  # fmt: skip
    table.do("move", origin=1, destination=9, count=1).do("show_hand")
    hand = {"size": 2, "known": ["anvil", "bake-sale"]}
    assert seen(table, "alliance", "marquise", "hand") == hand
    assert seen(table, "eyrie", "marquise", "hand") == {"size": 2, "known": []}
    table.draw("sword")
    assert seen(table, "marquise") == {"size": 1, "known": []}
    kinds = Counter(event.kind for event in table.game.events(eyes="eyrie") if event.card is None)
    assert kinds["saw"] == 2
    assert kinds["drew_supporter"] == 1
    told = [event.text("en", eyes="eyrie") for event in table.game.events() if event.kind == "drew_supporter"]
    assert told == ["The Alliance drew a supporter."]


def test_no_card_left_to_draw() -> None:
    """8.2.6, 2.1: with deck and discard pile empty nothing is drawn."""
    from rootlab.components.cards import CARD_IDS, load_deck

    rest = [
        CARD_IDS[card] for card in load_deck("standard").cards if not CARD_IDS[card].startswith("dominance")
    ]
    rest.remove("sword")
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "marquise", 9: "sympathy"}, alliance={"supporters": ["sword"]},
            removed=rest,
        )
    )  # fmt: skip
    table.do("move", origin=1, destination=9, count=1)
    assert table.asked == "march-on"
    assert stack(table) == ["sword"]


# --- 8.3 Setup ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [("alliance", "marquise"), ("eyrie", "alliance", "marquise")])
def test_setup(seats: tuple[str, ...]) -> None:
    """8.3, 8.3.1, 8.3.2, 8.3.3, 8.3.4: ten warriors, three bases, ten sympathy, three supporters; after letters A and B."""
    game = rl.new_game(seats, seed=5)
    order: list[str] = []
    while game.state.phase == "setup":
        order.append(str(game.state.player))
        game.play(game.state.legal_actions()[0])
    assert order == sorted(order, key=("marquise", "eyrie").index)
    state = game.state.to_dict()
    assert len(state["players"]["alliance"]["supporters"]) == 3
    assert len(state["players"]["alliance"]["hand"]) == 3
    assert state["players"]["alliance"]["officers"] == 0
    assert game.state.supply_n[ALLIANCE] == 10
    assert not any("alliance" in here.get("warriors", ()) for here in state["clearings"].values())
    assert not any({"base", "sympathy"} & {*here.get("buildings", ()), *here.get("tokens", ())}
                   for here in state["clearings"].values())  # fmt: skip
    kinds = [event.kind for event in game.events()]
    drawn = [event for event in game.events()[: kinds.index("turn")] if event.kind == "drew_supporter"]
    assert [event.article for event in drawn] == ["8.3.4"] * 3
    assert all(event.secret == ("alliance",) for event in drawn)


# --- 8.4.1 Revolt ------------------------------------------------------------------------------------------------
def test_revolt() -> None:
    """8.4, 8.4.1, 8.4.1.1, 8.4.1.2, 8.4.1.3: sympathy, two matching supporters, all enemies go, base, warriors, officer."""
    table = birdsong(
        "revolt", {2: "3 marquise, sawmill, wood, sympathy", 7: "sympathy", 9: "sympathy, eyrie", 1: "sympathy"},
        alliance={"supporters": [*MICE[:2], "armorers", "anvil"], "score": 4},
    )  # fmt: skip
    assert table.values("revolt", "clearing") == [1, 2, 7, 9]
    table.do("revolt", clearing=2)
    assert table.values("spend_supporter", "card") == ["crossbow-mouse", "investments"]
    table.refuses("spend_supporter", "2.1.1", card="anvil")
    table.refuses("spend_supporter", "8.2.3", card="sword")
    table.do("spend_supporter", card="investments")
    assert table.values("spend_supporter", "card") == ["armorers"]
    table.do("spend_supporter", card="armorers")
    assert table.at(2) == {"sympathy": 1, "base": 1, "alliance": 3}
    assert table.score("alliance") == 6
    assert officers(table) == 1
    assert supply(table) == 6
    assert sorted(table.discarded) == ["armorers", "investments"]
    assert table.asked == "revolt"
    table.refuses("revolt", "8.4.1.1", clearing=7)
    table.refuses("revolt", "8.4.1.2", clearing=1)
    table.refuses("revolt", "8.4.1.1", "8.2.5.2", clearing=12)


def test_supporters_for_a_revolt_are_chosen_without_repetition() -> None:
    """8.4.1.2: every pair of matching supporters once."""
    table = birdsong(
        "revolt", {2: "sympathy"}, alliance={"supporters": [*MICE[:2], *["armorers"] * 2, "anvil"]}
    )
    table.do("revolt", clearing=2)
    found = ends(table.state, lambda s: tuple(Table(s).seat("alliance")["supporters"]))
    assert len(found) == len(set(found)) == 4


def test_revolt_any_number_of_times() -> None:
    """8.4.1: as long as supporters and bases last."""
    table = birdsong(
        "revolt", {2: "sympathy", 1: "sympathy", 5: "sympathy"},
        alliance={"supporters": ["sword", "anvil", "bake-sale", "armorers", "sappers"]},
    )  # fmt: skip
    table.do("revolt", clearing=1).do("spend_supporter", card="anvil").do("spend_supporter", card="armorers")
    table.do("revolt", clearing=5).do("spend_supporter", card="bake-sale").do(
        "spend_supporter", card="sappers"
    )
    assert table.values("revolt", "clearing") == []
    assert officers(table) == 2
    assert table.on_map("base") == 2


def test_revolt_in_the_keeps_clearing() -> None:
    """8.4.1.3, 6.2.2, 6.2.3: the keep goes first, so the base can be placed and no hospitals open."""
    table = birdsong(
        "revolt", {1: "keep, 4 marquise, sympathy"}, alliance={"supporters": ["anvil", "armorers"]},
        marquise={"hand": ["travel-gear-fox"]},
    )  # fmt: skip
    table.do("revolt", clearing=1).do("spend_supporter", card="anvil").do("spend_supporter", card="armorers")
    assert table.at(1) == {"sympathy": 1, "base": 1, "alliance": 1}
    assert table.score("alliance") == 1
    assert table.asked == "revolt"
    assert table.hand("marquise") == ["travel-gear-fox"]


def test_field_hospitals_after_a_revolt() -> None:
    """8.4.1.3, 6.2.3, 1.5.4: all pieces leave, then the Marquise is asked, then the base comes."""
    table = birdsong(
        "revolt", {1: "keep", 8: "4 marquise, sympathy"}, alliance={"supporters": ["anvil", "armorers"]},
        marquise={"hand": ["travel-gear-fox"]},
    )  # fmt: skip
    table.do("revolt", clearing=8).do("spend_supporter", card="anvil").do("spend_supporter", card="armorers")
    assert (table.player, table.asked) == ("marquise", "field-hospitals")
    assert table.at(8) == {"sympathy": 1}
    table.do("field_hospitals", card="travel-gear-fox")
    assert table.at(1) == {"keep": 1, "marquise": 4}
    assert table.at(8) == {"sympathy": 1, "base": 1, "alliance": 1}


def test_revolt_needs_a_slot() -> None:
    """8.4.1.3, 2.2.3: slots that are full of enemy buildings will be open."""
    table = birdsong(
        "revolt", {4: "roost, sympathy", 10: "sawmill, sympathy"}, alliance={"supporters": RABBITS},
        eyrie={"hand": []},
    )  # fmt: skip
    assert table.values("revolt", "clearing") == [4, 10]
    table.do("revolt", clearing=4).do("spend_supporter", card=RABBITS[0]).do(
        "spend_supporter", card=RABBITS[1]
    )
    assert table.at(4) == {"sympathy": 1, "base": 1, "alliance": 2}
    assert table.score("alliance") == 1


def test_no_room_beside_ruins() -> None:
    """8.4.1.3, 2.2.4: where only a ruin fills the slots, no base can come."""
    state = rl.load_position(
        position("alliance", "birdsong", "revolt", {6: "sympathy"}, alliance={"supporters": FOXES})
    ).copy()
    state.open_slots_n[6] = 0
    state.slots_at_n &= ~(1 << 6)
    state.forget_legal()
    ruling = state.why_not(rl.action("alliance", "revolt", clearing=6))
    assert ruling is not None
    assert ruling.law == ("2.2.3", "8.4.1")
    assert rl.action("alliance", "revolt", clearing=6) not in state.legal_actions()


def test_too_few_warriors_for_a_revolt() -> None:
    """8.4.1.3, 1.5.4: what there is is placed; then nobody is left to become an officer."""
    revolt = {2: "sympathy", 7: "sympathy", 9: "sympathy", 11: "sympathy", 5: "8 alliance"}
    table = birdsong("revolt", revolt, alliance={"supporters": MICE[:2]})
    table.do("revolt", clearing=2).do("spend_supporter", card=MICE[0]).do("spend_supporter", card=MICE[1])
    assert table.at(2) == {"sympathy": 1, "base": 1, "alliance": 2}
    assert (supply(table), officers(table)) == (0, 0)
    none = birdsong("revolt", {**revolt, 5: "10 alliance"}, alliance={"supporters": MICE[:2]})
    none.do("revolt", clearing=2).do("spend_supporter", card=MICE[0]).do("spend_supporter", card=MICE[1])
    assert none.at(2) == {"sympathy": 1, "base": 1}


def test_a_revolt_can_win() -> None:
    """8.4.1.3, 3.1: the points of the removal come before the base."""
    table = birdsong(
        "revolt", {2: "sawmill, roost, sympathy"}, alliance={"supporters": MICE[:2], "score": 28},
        marquise={"hand": []},
    )  # fmt: skip
    table.do("revolt", clearing=2).do("spend_supporter", card=MICE[0]).do("spend_supporter", card=MICE[1])
    assert table.winners == ("alliance",)
    assert table.at(2) == {"sympathy": 1}


def test_supporters_are_spent_in_the_open() -> None:
    """8.4.1.2, 2.1: what is spent lies on the discard pile, and is no longer known to be a supporter."""
    table = birdsong(
        "revolt", {9: "sympathy"}, seats=("alliance", "marquise", "eyrie"),
        alliance={"supporters": ["sword", "armorers", "anvil"]},
        known={"marquise": {"alliance": {"hand": [], "supporters": ["sword", "anvil"]}}},
    )  # fmt: skip
    assert seen(table, "marquise") == {"size": 3, "known": ["anvil", "sword"]}
    table.do("revolt", clearing=9)
    for seed in range(30):
        dealt = table.state.determinize("eyrie", seed)
        assert dealt.legal_actions()
    table.do("spend_supporter", card="sword").do("spend_supporter", card="armorers")
    assert seen(table, "marquise") == {"size": 1, "known": ["anvil"]}
    assert seen(table, "eyrie") == {"size": 1, "known": []}


# --- 8.4.2 Spread Sympathy -------------------------------------------------------------------------------------
def test_spread_where() -> None:
    """8.4.2, 8.4.2.1: next to sympathy; without any, everywhere."""
    near = birdsong("spread", {9: "sympathy"}, alliance={"supporters": ["armorers"]})
    assert near.values("spread_sympathy", "clearing") == [1, 4, 12]
    near.refuses("spread_sympathy", "8.4.2.1", clearing=8)
    assert near.refuses("spread_sympathy", "8.4.2.1", clearing=8).remedy == "It can spread to 1, 4 and 12."
    first = birdsong("spread", {5: "base"}, alliance={"supporters": ["armorers"]})
    assert first.values("spread_sympathy", "clearing") == list(range(1, 13))
    first.do("spread_sympathy", clearing=8).do("spend_supporter", card="armorers")
    assert first.score("alliance") == 0
    fox = birdsong("spread", {5: "base"}, alliance={"supporters": ["anvil"]})
    assert fox.values("spread_sympathy", "clearing") == [1, 6, 8, 12]


def test_spread_costs_and_points() -> None:
    """8.4.2.2, 8.4.2.3: what stands above the token, and what it uncovers."""
    costs, points = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3), (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
    order = (9, 1, 4, 12, 2, 5, 7, 11, 3, 8)
    for n in range(10):
        places = dict.fromkeys(order[:n], "sympathy")
        supporters = ["armorers", "sappers", "brutal-tactics"][: costs[n]]
        table = birdsong("spread", places, alliance={"supporters": supporters})
        clearing = table.values("spread_sympathy", "clearing")[0]
        table.do("spread_sympathy", clearing=clearing)
        for card in stack(table):
            table.do("spend_supporter", card=card)
        assert table.score("alliance") == points[n]
        short = birdsong("spread", places, alliance={"supporters": supporters[1:]})
        assert short.verbs() == ["continue"]
        assert short.refuses("spread_sympathy", "8.4.2.2", clearing=clearing).facts["cost"] == costs[n]


def test_martial_law() -> None:
    """8.4.2.2.1: three warriors of another player, not three of several, and not one's own."""
    table = birdsong(
        "spread", {9: "sympathy", 1: "3 marquise", 4: "2 marquise, eyrie", 12: "3 alliance, marquise"},
        alliance={"supporters": ["armorers"]},
    )  # fmt: skip
    assert table.values("spread_sympathy", "clearing") == [4, 12]
    ruling = table.refuses("spread_sympathy", "8.4.2.2.1", clearing=1)
    assert ruling.text("en") == (
        "Sympathy in 1 costs 2 supporters of its suit, fox, or birds (one of them for martial law: the Marquise "
        "has three warriors or more there), and of 1 supporter of the Alliance only 1 matches."
    )
    assert ruling.remedy == "With 1 more fox or bird supporter it would be paid."


def test_revolt_comes_before_spreading() -> None:
    """8.4: in this order; once sympathy spreads, revolts are over."""
    table = birdsong("revolt", {9: "sympathy"}, alliance={"supporters": [*MICE[:2], "anvil"]})
    table.refuses("spread_sympathy", "8.4.2", clearing=1)
    table.do("continue")
    table.refuses("revolt", "8.4.1", clearing=9)
    table.do("spread_sympathy", clearing=1).do("spend_supporter", card="anvil")
    assert table.asked == "spread-sympathy"
    table.do("continue")
    assert table.state.phase == "daylight"


# --- 8.5 Daylight ------------------------------------------------------------------------------------------------
def test_daylight_in_any_order() -> None:
    """8.5, 8.5.1, 8.5.2, 8.5.3: craft, mobilize and train in any order and number, until it ends."""
    table = daylight(
        {8: "sympathy", 5: "base"},
        alliance={"hand": ["anvil", "bake-sale", "sword", "armorers", "root-tea-rabbit"]},
    )
    table.do("mobilize", card="sword").do("craft", card="anvil").do("train", card="bake-sale")
    table.do("mobilize", card="root-tea-rabbit").do("train", card="armorers")
    assert stack(table) == ["root-tea-rabbit", "sword"]
    assert officers(table) == 2
    assert table.verbs() == ["end"]
    table.do("end")
    assert table.state.phase == "evening"


def test_mobilizing_is_hidden() -> None:
    """8.5.2, 8.2.3: nobody sees the card; it may have been any of the hand."""
    table = daylight(
        {5: "base"}, seats=("alliance", "marquise", "eyrie"),
        alliance={"hand": ["anvil", "sword"], "supporters": ["bake-sale"]},
        known={"all": {"alliance": ["anvil"]}},
    )  # fmt: skip
    assert seen(table, "eyrie", what="hand") == {"size": 2, "known": ["anvil"]}
    table.do("mobilize", card="sword")
    assert seen(table, "eyrie", what="hand") == {"size": 1, "known": []}
    assert seen(table, "eyrie") == {"size": 2, "known": []}
    told = [event.text("en", eyes="eyrie") for event in table.game.events() if event.kind == "mobilized"]
    assert told == ["The Alliance mobilized a card."]


def test_mobilizing_onto_a_full_stack_is_seen() -> None:
    """8.5.2, 8.2.3.1: the card is discarded face up; the rest of the hand stays known."""
    table = daylight(
        {9: "sympathy"}, seats=("alliance", "marquise", "eyrie"),
        alliance={"hand": ["anvil", "bake-sale"], "supporters": MICE}, known={"all": {"alliance": ["anvil"]}},
    )  # fmt: skip
    table.do("mobilize", card="bake-sale")
    assert seen(table, "eyrie", what="hand") == {"size": 1, "known": ["anvil"]}
    assert table.discarded == ["bake-sale"]


def test_training() -> None:
    """8.5.3: the suit of any base on the map, or a bird; without a base not even a bird."""
    table = daylight({5: "base", 2: "base"}, alliance={"hand": ["anvil", "bake-sale", "sword", "armorers"]})
    assert table.values("train", "card") == ["bake-sale", "sword", "armorers"]
    ruling = table.refuses("train", "8.5.3", card="anvil")
    assert ruling.remedy == "A bird card or one of these suits would do: rabbit and mouse."
    none = daylight({5: "sympathy"}, alliance={"hand": ["bake-sale", "armorers"]})
    none.refuses("train", "8.5.3", card="bake-sale")
    none.refuses("train", "8.5.3", card="armorers")


def test_start_of_daylight_effects() -> None:
    """1.4.1, 8.5: Command Warren only before anything else is done."""
    table = daylight(
        {9: "2 alliance, marquise"},
        alliance={"hand": ["anvil"], "crafted": ["command-warren", "tax-collector"]},
    )
    assert table.offers("command_warren", clearing=9, target="marquise")
    table.do("mobilize", card="anvil")
    table.refuses("command_warren", "1.4.1", clearing=9, target="marquise")
    assert table.offers("tax_collector", clearing=9)


# --- 8.6 Evening -------------------------------------------------------------------------------------------------
def test_military_operations() -> None:
    """8.6, 8.6.1, 8.6.1.1, 8.6.1.2, 8.6.1.3, 8.6.1.4: one for each officer, in any order and number."""
    table = evening(
        {5: "base, 2 alliance", 1: "marquise", 2: "sympathy"}, alliance={"officers": 4}, marquise={"hand": []}
    )
    assert table.verbs() == ["move", "recruit", "organize", "done"]
    table.do("recruit", clearing=5).do("move", origin=5, destination=1, count=2)
    table.do("battle", clearing=1, target="marquise").roll(1, 1)
    assert table.at(1) == {"alliance": 1}
    table.do("organize", clearing=1)
    assert table.at(1) == {"sympathy": 1}
    assert table.score("alliance") == 1
    assert table.state.is_chance


def test_operations_may_be_left() -> None:
    """8.6.1: up to the number of officers; without an officer there are none."""
    table = evening({5: "base, 2 alliance"}, alliance={"officers": 2})
    table.do("recruit", clearing=5).do("done")
    assert table.state.is_chance
    assert table.state.to_dict()["turn"]["used"]["operations"] == 1
    none = evening({5: "base, 2 alliance"}, alliance={"officers": 0})
    assert none.state.is_chance


def test_operations_stay_refused_without_officers() -> None:
    """8.6.1: the refusal names the officers."""
    table = daylight({5: "base, 2 alliance"}, alliance={"officers": 0, "hand": ["anvil"]})
    ruling = table.refuses("recruit", "8.6.1", clearing=5)
    assert [one.text("en") for one in ruling.all()][1] == (
        "The Alliance has no officer, and each military operation needs one."
    )


def test_cobbler_before_the_operations() -> None:
    """1.4.1, 8.6: effects at the start of Evening come first."""
    table = Table(
        position(
            "alliance", "daylight", "actions", {5: "base, 2 alliance"},
            alliance={"officers": 1, "crafted": ["cobbler"]},
        )
    ).do("end")  # fmt: skip
    assert table.asked == "start-of-phase"
    table.do("cobbler", origin=5, destination=1, count=1)
    assert table.asked == "military-operations"


@pytest.mark.parametrize(
    ("clearings", "cards"), [({}, 1), ({5: "base"}, 2), ({5: "base", 1: "base", 2: "base"}, 4)]
)
def test_draw_and_discard(clearings: dict[int, str], cards: int) -> None:
    """8.6.2: one card, and one per base on the map; then down to five."""
    table = evening(clearings, alliance={"hand": FOXES})
    for card in ("sword", "bake-sale", "armorers", "sappers")[:cards]:
        assert table.state.is_chance
        table.draw(card)
    assert not table.state.is_chance
    assert len(table.hand("alliance")) == 4 + cards
    if cards > 1:
        assert (table.player, table.asked) == ("alliance", "discard")


# --- with the others ---------------------------------------------------------------------------------------------
def test_despot_and_sympathy() -> None:
    """7.8.4, 3.2.1, 8.2.6: two points for the token, and outrage."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {9: "3 eyrie, sympathy"}, used=done("despot"),
            eyrie={**decree("despot", battle=["sword"]), "hand": ["root-tea-mouse"]},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="alliance").roll(0, 0)
    assert table.score("eyrie") == 2
    table.do("give_supporter", card="root-tea-mouse")
    assert stack(table) == ["root-tea-mouse"]


def test_a_defender_pays_outrage_too() -> None:
    """8.2.6, 4.3.4: sympathy that falls in the Alliance's own attack was removed by the defender."""
    table = evening(
        {9: "alliance, sympathy, 3 marquise"},
        alliance={"officers": 1},
        marquise={"hand": ["sword", "ambush-mouse"]},
    )
    table.do("battle", clearing=9, target="marquise").do("ambush", card="ambush-mouse")
    assert table.at(9) == {"marquise": 3}
    assert table.score("marquise") == 1
    assert (table.player, table.asked) == ("marquise", "outrage")
    table.do("give_supporter", card="sword")
    assert stack(table) == ["sword"]


def test_the_eyrie_rule_ties_against_bases() -> None:
    """7.2.2, 2.5: a base counts for rule, and the Eyrie win the tie."""
    table = Table(
        position("eyrie", "birdsong", None, {5: "2 eyrie, alliance, base", 9: "eyrie, alliance, base"})
    )
    assert (table.state.rules(5), table.state.rules(9)) == ("eyrie", "alliance")


def both_lost(first: str | None = None) -> Table:
    """The Marquise strikes base and sympathy from 5 at once."""
    table = attack(
        {5: "4 marquise, base, sympathy", 1: "keep"}, 5, 1, 1,
        marquise={"hand": ["bake-sale"], "crafted": ["brutal-tactics"]},
        alliance={"supporters": ["root-tea-rabbit"]},
    )  # fmt: skip
    table.do("brutal_tactics")
    if first is not None:
        table.do("first_trigger", clearing=5, target="alliance", piece=first)
    return table


def test_the_alliance_orders_what_follows_for_it() -> None:
    """4.3.4, 8.2.4, 8.2.6: base first, and the given card stays; outrage first, and it is discarded."""
    assert (both_lost().player, both_lost().asked) == ("alliance", "order-triggers")
    base = both_lost("base").do("give_supporter", card="bake-sale")
    assert stack(base) == ["bake-sale"]
    given = both_lost("sympathy").do("give_supporter", card="bake-sale")
    assert stack(given) == []
    assert sorted(given.discarded) == ["bake-sale", "root-tea-rabbit"]


def test_after_a_favor_the_player_of_the_turn_orders() -> None:
    """1.1.3, 1.5.4: outside of battle; one favor, several clearings, each owes its own card."""
    table = Table(
        position(
            "marquise", "daylight", "craft", {5: "workshop, base, sympathy", 3: "workshop", 10: "workshop", 4: "sympathy"},
            marquise={"hand": ["favor-of-the-rabbits", "bake-sale"]}, alliance={"supporters": ["sword", "armorers"]},
        )
    )  # fmt: skip
    table.do("craft", card="favor-of-the-rabbits")
    assert table.score("marquise") == 3
    assert (table.player, table.asked) == ("marquise", "order-triggers")
    assert len(table.legal()) == 3
    table.do("first_trigger", clearing=4, target="alliance", piece="sympathy").do(
        "give_supporter", card="bake-sale"
    )
    table.do("first_trigger", clearing=5, target="alliance", piece="base")
    assert stack(table) == ["sword"]
    table.draw("anvil")
    assert stack(table) == ["anvil", "sword"]
    assert table.asked == "craft"


def test_hospitals_or_outrage_with_one_card() -> None:
    """4.3.4, 6.2.3, 8.2.6: both sides' triggers; the player of the turn says which side comes first."""

    def fight() -> Table:
        return attack(
            {1: "keep", 9: "3 marquise, alliance, sympathy"}, 9, 1, 1,
            marquise={"hand": ["sword"], "crafted": ["brutal-tactics"]},
        ).do("brutal_tactics")  # fmt: skip

    table = fight()
    assert (table.player, table.asked) == ("marquise", "order-sides")
    table.do("first_side", target="marquise").do("field_hospitals", card="sword")
    assert table.at(1) == {"keep": 1, "marquise": 1}
    assert table.state.is_chance
    other = fight().do("first_side", target="alliance").do("give_supporter", card="sword")
    assert other.at(1) == {"keep": 1}
    assert stack(other) == ["sword"]


def test_a_window_joins_the_steps_of_birdsong() -> None:
    """1.4.2: Stand and Deliver and Royal Claim between revolts and between spreads."""
    table = birdsong(
        "revolt", {9: "sympathy, base"}, alliance={"crafted": ["royal-claim"], "supporters": ["anvil"]}
    )
    assert set(table.verbs()) == {"royal_claim", "continue"}
    table.do("continue")
    assert table.offers("royal_claim")
    table.do("spread_sympathy", clearing=1)
    assert table.verbs() == ["spend_supporter"]
    table.do("spend_supporter", card="anvil").do("royal_claim")
    assert table.score("alliance") == 2


# --- positions ---------------------------------------------------------------------------------------------------
FAULTS = {
    "two tokens": ({"clearings": {"9": {"tokens": ["sympathy", "sympathy"]}}}, "8.2.5.1"),
    "two bases": ({"clearings": {"2": {"buildings": ["base"]}, "9": {"buildings": ["base"]}}}, "8.3.2"),
    "six supporters": ({"players": {"alliance": {"supporters": [*MICE, "anvil"]}}}, "8.2.3.1"),
    "officers": (
        {"clearings": {"9": {"warriors": {"alliance": 8}}}, "players": {"alliance": {"officers": 3}}}, "1.5.1",
    ),
    "a hidden stack": ({"players": {"alliance": {"supporters": {"size": 2, "known": ["anvil"]}}}}, "1.2.1"),
    "unknown supporters": ({"known": {"marquise": {"alliance": {"supporters": ["anvil"]}}}}, "1.2.1"),
    "a pile that nobody has": ({"known": {"alliance": {"marquise": {"supporters": ["anvil"]}}}}, "1.2.1"),
}  # fmt: skip


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_faults_of_a_position(fault: str) -> None:
    """8.2.3.1, 8.2.5.1, 8.3.2, 1.5.1: what cannot be is named with its article."""
    parts, law = FAULTS[fault]
    with pytest.raises(rl.PositionError) as caught:
        rl.load_position({"rootlab": 1, "seats": ["alliance", "marquise"], **parts})
    assert law in [one.law for one in caught.value.faults]
    assert all(one.text("en") for one in caught.value.faults)


def test_six_supporters_with_a_base() -> None:
    """8.2.3.1: with a base any number can be written down."""
    position_of_six = {
        "rootlab": 1, "seats": ["alliance", "marquise"], "clearings": {"2": {"buildings": ["base"]}},
        "players": {"alliance": {"supporters": [*MICE, "anvil"], "officers": 2}},
    }  # fmt: skip
    state = rl.load_position(position_of_six)
    assert state.supply_n[ALLIANCE] == 8
    assert rl.load_position(state.to_dict()) == state

"""Chapters 1 and 2 and the glossary: what is secret, how a turn runs, cards, clearings, who rules."""

from __future__ import annotations

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_IDS, CARD_KIND, load_deck
from tests.positions import Table, decree, done, position
from tests.sets import ends

PATHS = {
    1: (5, 9, 10), 2: (5, 6, 10), 3: (6, 7, 11), 4: (8, 9, 12), 5: (1, 2), 6: (2, 3, 11), 7: (3, 8, 12),
    8: (4, 7), 9: (1, 4, 12), 10: (1, 2, 12), 11: (3, 6, 12), 12: (4, 7, 9, 10, 11),
}  # fmt: skip
RIVERS = ((5, 10), (10, 11), (11, 7), (7, 4))
SUITS = {
    1: "fox", 2: "mouse", 3: "rabbit", 4: "rabbit", 5: "rabbit", 6: "fox", 7: "mouse", 8: "fox", 9: "mouse",
    10: "rabbit", 11: "mouse", 12: "fox",
}  # fmt: skip
SLOTS = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 2, 8: 2, 9: 2, 10: 1, 11: 2, 12: 1}
"""Open slots at the start, beside the ruins in 6, 10, 11 and 12."""
DECK = [CARD_IDS[card] for card in load_deck("standard").cards if CARD_KIND[card] != "dominance"]


def rest_of(*cards: str) -> list[str]:
    """The deck without these cards."""
    pile = list(DECK)
    for card in cards:
        pile.remove(card)
    return pile


# --- 1 Golden Rules ----------------------------------------------------------------------------------------
def test_card_over_law_and_faction_over_general() -> None:
    """1.1.1: the Eyrie's own rule beats the general one about ties; what both allow, both hold."""
    s = rl.load_position(position("marquise", "daylight", "actions", {9: "2 marquise, 2 eyrie"}))
    assert s.rules(9) == "eyrie"


def test_cannot_is_absolute() -> None:
    """1.1.2: nobody but the Marquise places in the keep's clearing, not even with a Decree card."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {1: "keep, 3 eyrie", 8: "2 eyrie"}, used=done(),
            eyrie=decree(build=["anvil"]),
        )
    )  # fmt: skip
    table.do("resolve", suit="fox")
    assert table.values("build", "clearing") == [8]
    table.refuses("build", "6.2.2", clearing=1)


def favor_against_two_clearings() -> Table:
    """The Eyrie craft a favor; Marquise warriors fall in 8 and 12, and her keep stands far away."""
    table = Table(
        position(
            "eyrie", "daylight", "craft",
            {6: "roost", 8: "roost, 2 marquise", 12: "roost, marquise", 3: "keep"},
            marquise={"hand": ["anvil", "armorers"]}, eyrie={"hand": ["favor-of-the-foxes"]},
        )
    )  # fmt: skip
    return table.do("craft", card="favor-of-the-foxes")


def test_player_of_the_turn_orders_what_happens_at_once() -> None:
    """1.1.3: which of two removals is followed up first is for the player whose turn it is."""
    for first in (8, 12):
        table = favor_against_two_clearings()
        assert (table.player, table.asked) == ("eyrie", "order-triggers")
        assert table.values("first_trigger", "clearing") == [8, 12]
        table.choose("first_trigger", clearing=first)
        assert (table.player, table.asked) == ("marquise", "field-hospitals")
        table.do("field_hospitals", card="anvil")
        assert table.at(3)["marquise"] == {8: 2, 12: 1}[first]
        table.do("field_hospitals", card="armorers")
        assert table.at(3)["marquise"] == 3
        assert table.asked == "craft"


def test_hand_sizes_are_open_and_cards_are_not() -> None:
    """1.2.1: everybody may count a hand; nobody may look into it."""
    s = rl.load_position(
        position("marquise", "daylight", "actions", eyrie={"hand": ["armorers", "investments"]})
    )
    view = s.view("marquise")
    assert view.hand_sizes["eyrie"] == 2
    assert "armorers" not in str(view.to_dict()["players"])


def test_discard_pile_is_open() -> None:
    """1.2.2: anybody may look through the discard pile."""
    s = rl.load_position(position("marquise", "daylight", "actions", discard=["anvil", "sword"]))
    for seat in s.seats:
        assert s.view(seat).to_dict()["discard"] == ["anvil", "sword"]


def test_phases_follow_each_other_and_seats_too() -> None:
    """1.4.1: Birdsong, Daylight, Evening; then the next player's turn."""
    table = Table(
        position(
            "marquise", "birdsong", clearings={5: "sawmill", 3: "roost, eyrie"},
            eyrie={**decree("despot"), "hand": ["sword"]}, marquise={"hand": ["anvil"]},
        )
    )  # fmt: skip
    met = []
    for _ in range(12):
        met.append((table.state.to_dict()["turn"]["player"], table.state.phase))
        if table.state.is_chance:
            table.draw(table.deck[0])
        elif table.asked == "add-to-decree":
            table.do("add_to_decree", card=table.hand("eyrie")[0], target="build")
        elif table.asked == "craft":
            table.do("continue")
        elif table.asked == "marquise-actions":
            table.do("end")
        elif table.asked == "decree":
            table.do("resolve", suit=table.values("resolve", "suit")[0])
        elif table.asked == "new-leader":
            table.do("choose_leader", card="builder")
        else:
            table.game.play(table.legal()[0], auto_chance=False)
    order = list(dict.fromkeys(met))
    assert order == [
        ("marquise", "daylight"), ("marquise", "evening"), ("eyrie", "birdsong"), ("eyrie", "daylight"),
        ("eyrie", "evening"), ("marquise", "daylight"),
    ][: len(order)]  # fmt: skip
    assert len(order) >= 5


def test_start_of_a_phase_is_before_all_else() -> None:
    """1.4.1: what happens at the start of Daylight cannot be had once something was done in it."""
    start = position(
        "marquise", "daylight", "craft", {8: "2 workshop", 9: "2 marquise, eyrie"},
        marquise={"crafted": ["command-warren", "codebreakers"], "hand": ["anvil", "crossbow-mouse"]},
        eyrie={"hand": ["sword"]},
    )  # fmt: skip
    assert Table(start).offers("command_warren", clearing=9, target="eyrie")
    for verb, fields in (
        ("craft", {"card": "anvil"}),
        ("codebreakers", {"target": "eyrie"}),
        ("continue", {}),
    ):
        table = Table(start).do(verb, **fields)
        table.refuses("command_warren", "1.4.1", clearing=9, target="eyrie")


def test_no_window_inside_a_march() -> None:
    """1.4.2: nothing comes between the two moves of a March; after it, it does."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {1: "3 marquise"},
            marquise={"crafted": ["codebreakers", "tax-collector"], "hand": ["armorers"]},
            eyrie={"hand": ["sword"]},
        )
    )  # fmt: skip
    assert {"codebreakers", "tax_collector", "extra_action"} <= set(table.verbs())
    table.do("move", origin=1, destination=9, count=2)
    assert set(table.verbs()) == {"move", "done"}
    table.refuses("codebreakers", "1.4.2", target="eyrie")
    table.refuses("extra_action", "1.4.2", card="armorers")
    table.do("move", origin=9, destination=1, count=1)
    assert {"codebreakers", "tax_collector", "extra_action"} <= set(table.verbs())


def test_no_window_inside_a_battle() -> None:
    """1.4.2: nor in a battle, except for what says so."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "2 marquise, workshop, wood, 4 eyrie"},
            marquise={"crafted": ["tax-collector", "armorers", "codebreakers"]}, eyrie={"hand": ["sword"]},
        )
    )  # fmt: skip
    table.do("battle", clearing=9, target="eyrie")
    assert table.verbs() == ["pass"]
    table.do("pass").roll(3, 3)
    assert table.verbs() == ["armorers", "pass"]
    table.do("pass")
    assert table.verbs() == ["lose"]
    table.refuses("tax_collector", by="marquise", clearing=9)
    table.do("lose", piece="wood")
    assert "codebreakers" in table.verbs()


def test_windows_open_between_steps_and_only_where_something_can_be_done() -> None:
    """1.4.2: a window of Birdsong is asked where a card in play can be used in it, and else not."""
    quiet = Table(position("marquise", "birdsong", clearings={5: "sawmill"}))
    assert quiet.asked == "craft"
    useless = Table(
        position("marquise", "birdsong", clearings={5: "2 eyrie"}, marquise={"crafted": ["royal-claim"]})
    )
    assert useless.asked == "craft"  # she rules no clearing that it would count
    full = Table(
        position(
            "marquise", "birdsong", clearings={5: "sawmill"},
            marquise={"crafted": ["stand-and-deliver"]}, eyrie={"hand": ["sword"]},
        )
    )  # fmt: skip
    assert (full.asked, set(full.verbs())) == ("window", {"stand_and_deliver", "continue"})
    assert full.at(5)["wood"] == 0
    full.do("continue")
    assert full.at(5)["wood"] == 1
    assert (full.asked, set(full.verbs())) == ("window", {"stand_and_deliver", "continue"})
    full.do("continue")
    assert full.asked == "craft"


# --- 1.5 Pieces --------------------------------------------------------------------------------------------
def test_pieces_are_limited() -> None:
    """1.5.1: what the supply does not hold cannot be placed."""
    table = Table(position("marquise", "daylight", "actions", {9: "25 marquise, recruiter"}))
    table.refuses("recruit", "1.5.1")
    table = Table(
        position("marquise", "daylight", "actions", {8: "sawmill", 1: "8 wood"}, marquise={"hand": ["anvil"]})
    )
    table.refuses("overwork", "1.5.1", clearing=8, card="anvil")


@pytest.mark.parametrize(
    "clearings",
    [{1: "26 marquise"}, {1: "20 eyrie", 2: "eyrie"}, {1: "9 wood"}, {1: "keep", 2: "keep"}],
)
def test_positions_hold_no_more_than_the_box(clearings: dict[int, str]) -> None:
    """1.5.1: a position with more pieces than there are cannot be."""
    with pytest.raises(rl.PositionError) as error:
        rl.load_position(position("marquise", "daylight", "actions", clearings))
    assert [fault.law for fault in error.value.faults] == ["1.5.1"]


def test_pieces_belong_to_their_faction() -> None:
    """1.5.2, 1.5.3: a fallen Eyrie warrior goes to the Eyrie's supply, and no hospital takes it in."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {12: "3 marquise, 2 eyrie", 1: "keep"},
            marquise={"hand": ["anvil"]},
        )
    )  # fmt: skip
    table.do("battle", clearing=12, target="eyrie").roll(2, 0)
    assert table.asked == "marquise-actions"
    assert table.on_map("eyrie") == 0
    assert table.state.supply_n[1] == 20


def test_place_as_many_as_there_are() -> None:
    """1.5.4: with five recruiters and three warriors, three are placed, each at a recruiter of its own."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {5: "2 recruiter", 7: "2 recruiter", 9: "recruiter", 1: "22 marquise"}
        )
    )  # fmt: skip
    table.do("recruit")
    found = ends(table.state, lambda s: tuple(Table(s).at(c)["marquise"] for c in (5, 7, 9)))
    assert sorted(found) == sorted(set(found))
    assert set(found) == {(2, 1, 0), (2, 0, 1), (1, 2, 0), (1, 1, 1), (0, 2, 1)}


def test_all_leave_before_anything_follows() -> None:
    """1.5.4: pieces of several clearings that go at once are all gone when the first question comes."""
    table = favor_against_two_clearings()
    assert table.at(8)["marquise"] == table.at(12)["marquise"] == 0


# --- 2.1 Cards ---------------------------------------------------------------------------------------------
def test_an_empty_deck_is_formed_anew_at_once() -> None:
    """2.1: with the last card drawn, the discard pile becomes the deck, in the middle of a draw too."""
    table = Table(
        position(
            "marquise", "evening", "draw", {5: "2 recruiter", 9: "recruiter"},
            discard=rest_of("anvil", "sword", "armorers"), marquise={"hand": ["sword"]}, eyrie={"hand": ["armorers"]},
        )
    )  # fmt: skip
    assert table.deck == ["anvil"]
    table.draw("anvil")
    assert table.discarded == []
    assert table.deck_size == 47
    assert sorted(table.deck) == sorted(set(rest_of("anvil", "sword", "armorers")))
    table.draw("bake-sale")
    assert table.player == "eyrie"
    assert [event.count for event in table.events("reshuffled")] == [47]


def test_a_deck_that_was_empty_takes_the_discard_pile() -> None:
    """2.1: there is never an empty deck beside a discard pile."""
    s = rl.load_position(
        position("marquise", "daylight", "actions", discard=DECK[:20], marquise={"hand": DECK[20:]})
    )
    assert s.view("marquise").deck_size == 20
    assert s.to_dict()["discard"] == []


def test_deck_and_discard_pile_both_empty() -> None:
    """2.1: then nothing is drawn, and the next discard is shuffled in at once."""
    table = Table(
        position(
            "marquise", "evening", "draw", {5: "2 recruiter", 9: "recruiter"},
            marquise={"hand": DECK[:7]}, eyrie={"hand": DECK[7:]},
        )
    )  # fmt: skip
    assert table.deck_size == 0
    assert (table.player, table.asked) == ("marquise", "discard")
    first = table.values("discard", "card")[0]
    table.do("discard", card=first)
    assert table.deck_size == 1
    assert table.discarded == []
    second = table.values("discard", "card")[-1]
    table.do("discard", card=second)
    assert table.discarded == [second]
    assert table.player == "eyrie"


def test_a_purge_into_an_empty_deck() -> None:
    """2.1, 7.7.2: cards discarded together are shuffled in together."""
    rest = rest_of("anvil", "sword")
    table = Table(
        position(
            "eyrie", "daylight", "decree", marquise={"hand": rest[:25]},
            eyrie={**decree(recruit=["anvil", "sword"]), "hand": rest[25:]},
        )
    )  # fmt: skip
    assert table.deck_size == 0
    table.do("resolve", suit="fox")
    assert table.deck_size == 2
    assert table.discarded == []
    assert [event.count for event in table.events("reshuffled")] == [2]


def test_birds_are_wild() -> None:
    """2.1.1: a bird is spent as any suit, for sawmills in clearings of every suit."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {8: "sawmill", 9: "sawmill", 5: "sawmill"},
            marquise={"hand": ["armorers", "anvil", "bake-sale", "sword"]},
        )
    )  # fmt: skip
    by_card = {
        card: [action.clearing for action in table.legal("overwork") if action.card == card]
        for card in table.hand("marquise")
    }
    assert by_card == {"armorers": [5, 8, 9], "anvil": [8], "bake-sale": [5], "sword": [9]}


def test_no_suit_stands_in_for_a_bird() -> None:
    """2.1.1.2: where a bird is asked for, only a bird will do."""
    table = Table(
        position("marquise", "daylight", "actions", marquise={"hand": ["anvil", "armorers", "sword"]})
    )
    assert table.values("extra_action", "card") == ["armorers"]
    table.refuses("extra_action", "2.1.1.2", card="anvil")


def test_ambush_cards_as_cards() -> None:
    """2.1.2: five of them; each may be spent for its suit, none can be crafted."""
    ambushes = [card for card in DECK if card.startswith("ambush")]
    assert sorted(ambushes) == ["ambush-bird", "ambush-bird", "ambush-fox", "ambush-mouse", "ambush-rabbit"]
    spending = Table(
        position(
            "marquise", "daylight", "actions", {8: "sawmill"},
            marquise={"hand": ["ambush-fox", "ambush-bird", "ambush-mouse"]},
        )
    )  # fmt: skip
    assert spending.values("overwork", "card") == ["ambush-fox", "ambush-bird"]
    crafting = Table(
        position("marquise", "daylight", "craft", {8: "2 workshop"}, marquise={"hand": ["ambush-fox"]})
    )
    crafting.refuses("craft", "2.1.2", card="ambush-fox")


def test_dominance_cards_as_cards() -> None:
    """2.1.3: four of them, one of each suit; each may be spent for its suit, none can be crafted."""
    cards = [CARD_IDS[card] for card in load_deck("standard").cards]
    assert [card for card in cards if card.startswith("dominance")] == [
        "dominance-fox", "dominance-rabbit", "dominance-mouse", "dominance-bird",
    ]  # fmt: skip
    table = Table(
        position(
            "marquise", "daylight", "actions", {8: "sawmill"},
            marquise={"hand": ["dominance-fox", "dominance-mouse", "dominance-bird"]},
        )
    )  # fmt: skip
    assert table.values("overwork", "card") == ["dominance-fox", "dominance-bird"]
    assert table.values("extra_action", "card") == ["dominance-bird"]
    crafting = Table(
        position("marquise", "daylight", "craft", {8: "2 workshop"}, marquise={"hand": ["dominance-fox"]})
    )
    crafting.refuses("craft", "2.1.3", card="dominance-fox")


# --- 2.2 Clearings and paths -------------------------------------------------------------------------------
def test_adjacent_by_paths() -> None:
    """2.2.1, 16.6.2: a move goes along a path, to each clearing linked by one and to no other."""
    everywhere = dict.fromkeys(range(1, 13), "marquise")
    table = Table(position("marquise", "daylight", "actions", everywhere))
    found = {
        origin: tuple(a.destination for a in table.legal("move") if a.origin == origin) for origin in PATHS
    }
    assert found == PATHS
    table.refuses("move", "2.2.1", "4.2", origin=1, destination=2, count=1)


def test_suits_of_clearings() -> None:
    """2.2.2: a clearing has one suit, and a Decree card moves only from clearings of its own."""
    everywhere = dict.fromkeys(range(1, 13), "eyrie")
    for suit, card in (("fox", "anvil"), ("rabbit", "bake-sale"), ("mouse", "sword"), ("bird", "armorers")):
        table = Table(
            position(
                "eyrie", "daylight", "decree", everywhere, used=done("charismatic", "recruit"),
                eyrie=decree("charismatic", move=[card]),
            )
        )  # fmt: skip
        table.do("resolve", suit=suit)
        assert table.values("move", "origin") == [n for n, own in SUITS.items() if suit in (own, "bird")]


def test_slots() -> None:
    """2.2.3: a building needs an open slot; each clearing has as many as are printed."""
    for number, slots in SLOTS.items():
        full = Table(
            position(
                "marquise", "daylight", "actions", {number: f"{slots} workshop, 3 marquise, 5 wood"}
            )
        )  # fmt: skip
        full.refuses("build", "2.2.3", clearing=number, piece="sawmill")
        words = "3 marquise, 5 wood" + (f", {slots - 1} workshop" if slots > 1 else "")
        room = Table(position("marquise", "daylight", "actions", {number: words}))
        assert room.offers("build", clearing=number, piece="sawmill")


def test_ruins_fill_slots_and_stay() -> None:
    """2.2.4, 16.6.25: a ruin takes a slot, is nobody's piece, and no battle or favor removes it."""
    with_ruin = Table(position("marquise", "daylight", "actions", {10: "3 marquise, sawmill"}))
    with_ruin.refuses("build", "2.2.3", clearing=10, piece="workshop")
    without = Table(position("marquise", "daylight", "actions", {10: "3 marquise, sawmill, no ruin"}))
    assert without.offers("build", clearing=10, piece="workshop")
    hit = Table(position("marquise", "daylight", "actions", {10: "3 marquise, eyrie"}))
    hit.do("battle", clearing=10, target="eyrie").roll(3, 0)
    assert hit.at(10) == {"marquise": 3, "ruin": 1}
    assert hit.score("marquise") == 0


def test_rivers_are_no_paths() -> None:
    """2.3, 16.6.24: nobody here moves along a river."""
    everywhere = dict.fromkeys(range(1, 13), "marquise")
    table = Table(position("marquise", "daylight", "actions", everywhere))
    for origin, destination in RIVERS:
        table.refuses("move", "4.2", origin=origin, destination=destination, count=1)
        table.refuses("move", "4.2", origin=destination, destination=origin, count=1)


@pytest.mark.parametrize("forest", [(1, 2, 5, 10), (3, 6, 11)])
def test_forests_are_no_clearings(forest: tuple[int, ...]) -> None:
    """2.4, 2.4.1: warriors do not move into a forest, however near it is."""
    table = Table(position("marquise", "daylight", "actions", {forest[0]: "2 marquise"}))
    table.refuses("move", "4.2", origin=forest[0], destination=forest, count=1)


@pytest.mark.parametrize(
    ("here", "ruler"),
    [
        ("marquise", "marquise"),
        ("2 marquise, eyrie", "marquise"),
        ("marquise, sawmill, eyrie", "marquise"),
        ("sawmill", "marquise"),
        ("roost", "eyrie"),
        ("roost, eyrie, marquise", "eyrie"),
        ("sawmill, workshop, marquise, 2 eyrie", "marquise"),
        ("5 wood, keep, eyrie", "eyrie"),
        ("5 wood, keep", None),
        ("no ruin", None),
    ],
)
def test_rule(here: str, ruler: str | None) -> None:
    """2.5: more warriors and buildings than each other player; tokens do not count."""
    s = rl.load_position(position("marquise", "daylight", "actions", {11: here}))
    assert s.rules(11) == ruler


# --- 16.6 Glossary -----------------------------------------------------------------------------------------
def test_discard_and_spend_are_the_same() -> None:
    """16.6.5, 16.6.29: a spent card lies on the discard pile, a spent dominance card beside the map."""
    for card, beside in (("anvil", False), ("dominance-fox", True)):
        table = Table(position("marquise", "daylight", "actions", {8: "sawmill"}, marquise={"hand": [card]}))
        table.do("overwork", clearing=8, card=card)
        assert (table.available if beside else table.discarded) == [card]
        assert table.hand("marquise") == []


def test_draw_from_the_deck() -> None:
    """16.6.6: a draw takes a card of the deck, any one of them."""
    table = Table(position("marquise", "evening", "draw", discard=["anvil"], marquise={"hand": ["sword"]}))
    assert "anvil" not in table.deck
    assert "sword" not in table.deck
    assert set(table.deck) == set(rest_of("anvil", "sword"))
    with pytest.raises(rl.RootlabError):
        table.draw("anvil")
    odds = {outcome.values[0]: p for outcome, p in table.state.chance_outcomes()}
    assert odds["tax-collector"] == pytest.approx(3 / 48)
    assert odds["bake-sale"] == pytest.approx(1 / 48)


def test_enemies_are_the_other_players() -> None:
    """16.6.8, 16.6.9: one's own pieces are no enemy's: no battle against them, no favor removes them."""
    table = Table(position("marquise", "daylight", "actions", {9: "2 marquise, eyrie"}))
    table.refuses("battle", "16.6.8", clearing=9, target="marquise")
    table = Table(
        position(
            "marquise", "daylight", "craft", {2: "2 workshop, eyrie", 7: "workshop, roost, wood"},
            marquise={"hand": ["favor-of-the-mice"]},
        )
    )  # fmt: skip
    table.do("craft", card="favor-of-the-mice")
    assert table.at(2) == {"workshop": 2}
    assert table.at(7) == {"workshop": 1, "wood": 1}


def test_place_takes_the_leftmost_of_the_track() -> None:
    """16.6.19: the next building is the leftmost on its track, and its column gives cost and points."""
    costs = (0, 1, 2, 3, 3, 4)
    points = {
        "sawmill": (0, 1, 2, 3, 4, 5), "workshop": (0, 2, 2, 3, 4, 5), "recruiter": (0, 1, 2, 3, 3, 4)
    }  # fmt: skip
    sites = (2, 2, 5, 5, 7)
    for kind, values in points.items():
        for built in range(6):
            clearings = dict.fromkeys(sites[:built], "")
            for number in sites[:built]:
                clearings[number] = f"{sites[:built].count(number)} {kind}"
            clearings[9] = "3 marquise, 4 wood"
            table = Table(position("marquise", "daylight", "actions", clearings))
            table.do("build", clearing=9, piece=kind)
            assert table.at(9)["wood"] == 4 - costs[built]
            assert table.score("marquise") == values[built]


def test_cards_in_play_are_not_in_hand() -> None:
    """16.6.20: a card in the play area cannot be spent as if it were in the hand."""
    table = Table(
        position("marquise", "daylight", "actions", {8: "sawmill"}, marquise={"crafted": ["armorers"]})
    )
    table.refuses("extra_action", "2.1", card="armorers")
    table.refuses("overwork", "2.1", clearing=8, card="armorers")


def test_removed_pieces_go_back() -> None:
    """16.6.22: warriors to the supply, a building to its track: the next one costs and scores as before."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {5: "2 workshop", 9: "workshop, eyrie", 1: "marquise, 2 wood"},
            used=done(), eyrie={**decree(battle=["sword"]), "hand": ["anvil"]}, marquise={"score": 7},
        )
    )  # fmt: skip
    table.do("resolve", suit="mouse").do("battle", clearing=9, target="marquise").roll(0, 0)
    assert table.on_map("workshop") == 2
    assert table.score("marquise") == 7
    assert table.score("eyrie") == 1
    table.draw("bake-sale").do("continue")
    assert table.asked == "marquise-actions"
    table.do("build", clearing=1, piece="workshop")
    assert table.at(1)["wood"] == 0
    assert table.score("marquise") == 9


def test_a_removed_keep_never_comes_back() -> None:
    """16.6.22, 6.2.2: the keep has no track; gone is gone, and anybody may place there again."""
    table = Table(
        position(
            "eyrie", "daylight", "decree", {1: "keep, 3 eyrie"}, used=done(),
            eyrie=decree(battle=["anvil"], build=["foxfolk-steel"]),
        )
    )  # fmt: skip
    table.do("resolve", suit="fox").do("battle", clearing=1, target="marquise").roll(0, 0)
    assert table.on_map("keep") == 0
    table.do("resolve", suit="fox").do("build", clearing=1)
    assert table.at(1) == {"eyrie": 3, "roost": 1}
    assert not [
        verb for verb in rl.verbs("marquise") if verb.name == "place_keep" and "6.3.2" not in verb.law
    ]

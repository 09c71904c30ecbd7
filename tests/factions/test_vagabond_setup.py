"""9.3 Setting up the Vagabond, and the starting items of his nine characters (16.3)."""

from __future__ import annotations

from collections import Counter

import pytest

import rootlab as rl
from rootlab.components.characters import CHARACTERS
from rootlab.components.quests import QUESTS
from tests.pack import carried, chance
from tests.positions import Table

STARTS = {
    "thief": ("16.3.1.1", "boot torch tea sword"),
    "tinker": ("16.3.2.1", "boot torch bag hammer"),
    "ranger": ("16.3.3.1", "boot torch crossbow sword"),
    "vagrant": ("16.3.4.1", "coin torch boot"),
    "arbiter": ("16.3.5.1", "boot torch sword sword"),
    "scoundrel": ("16.3.6.1", "boot boot torch crossbow"),
    "adventurer": ("16.3.7.1", "boot torch hammer"),
    "ronin": ("16.3.8.1", "boot boot torch sword"),
    "harrier": ("16.3.9.1", "coin torch sword crossbow"),
}


def new_table(*seats: str, board: str = "autumn") -> Table:
    """The moment at which the Vagabond chooses his character."""
    table = Table(rl.new_game(list(seats or ("vagabond", "eyrie")), seed=3, map=board).state)
    while table.asked != "setup-character":
        table.game.play(table.legal()[0])
    return table


def set_up(character: str = "thief", board: str = "autumn") -> Table:
    table = new_table(board=board).do("choose_character", card=character)
    table.do("place_pawn", clearing=table.values("place_pawn", "clearing")[0])
    while table.state.is_chance:
        table.game.play(table.state.chance_outcomes()[0][0], auto_chance=False)
    return table


def test_9_3_he_sets_up_after_the_others() -> None:
    """5.1.7, 9.3: letter D, whoever sits first."""
    table = new_table("vagabond", "marquise", "eyrie", "alliance")
    assert table.on_map("keep") == table.on_map("roost") == 1
    assert len(table.seat("alliance")["supporters"]) == 3


def test_9_3_1_choose_character() -> None:
    """9.3.1: one of the nine, each of them whenever he likes."""
    table = new_table()
    assert tuple(table.values("choose_character", "card")) == CHARACTERS
    table.do("choose_character", card="ronin")
    assert table.seat("vagabond")["character"] == "ronin"


@pytest.mark.parametrize(("board", "forests"), [("autumn", 7), ("winter", 8), ("lake", 9), ("mountain", 10)])
def test_9_3_2_place_pawn(board: str, forests: int) -> None:
    """9.3.2, 2.4: in any forest, and in no clearing."""
    table = new_table(board=board).do("choose_character", card="thief")
    places = table.values("place_pawn", "clearing")
    assert len(places) == forests
    assert places == [forest.clearings for forest in table.state.match.board.forests]
    table.refuses("place_pawn", "9.3.2", clearing=5)
    table.do("place_pawn", clearing=places[2])
    assert table.seat("vagabond")["pawn"] == list(places[2])
    assert all(table.state.here_n[c * 10 + 3] == 0 for c in range(13))


def test_9_3_3_get_quests() -> None:
    """9.3.3: three different quests, each of the deck as likely as the others."""
    table = new_table().do("choose_character", card="thief")
    table.do("place_pawn", clearing=table.values("place_pawn", "clearing")[0])
    for n, quest in enumerate(("escort-mouse", "errand-fox", "errand-rabbit")):
        odds = table.state.chance_outcomes()
        assert len(odds) == len(QUESTS) - n
        assert all(p == pytest.approx(1 / (len(QUESTS) - n)) for _, p in odds)
        chance(table, "quest", quest)
    assert table.state.to_dict()["quests_open"] == ["errand-fox", "errand-rabbit", "escort-mouse"]


def test_9_3_4_populate_ruins() -> None:
    """9.3.4: a bag, a boot, a hammer and a sword lie under the ruins; nobody knows where."""
    table = set_up()
    assert table.state.to_dict()["ruin_items"] == ["boot", "bag", "hammer", "sword"]
    assert table.on_map("ruin") == 4


@pytest.mark.parametrize("character", CHARACTERS)
def test_9_3_5_take_starting_items(character: str) -> None:
    """9.3.5, 16.3.1.1, 16.3.2.1, 16.3.3.1, 16.3.4.1, 16.3.5.1, 16.3.6.1, 16.3.7.1, 16.3.8.1, 16.3.9.1: those
    of the character, face up, on their tracks where there are any."""
    article, items = STARTS[character]
    assert rl.law(article)
    table = set_up(character)
    assert carried(table) == Counter(items.split())
    supply = table.state.to_dict()["item_supply"]
    assert sum(supply.values()) == 12


def test_9_3_6_set_relationships() -> None:
    """9.3.6: everybody starts Indifferent."""
    assert set_up().seat("vagabond")["relationships"] == {"eyrie": 0}


def test_the_setup_is_in_the_record() -> None:
    """Character, forest and quests are choices and outcomes, so a saved game has them."""
    game = rl.new_game(["marquise", "vagabond"], seed=5)
    while game.state.phase == "setup":
        game.play(game.state.legal_actions()[-1])
    kinds = [event.kind for event in game.events()]
    assert kinds.count("quest_open") == 3
    assert kinds.count("character") == 1
    assert kinds.count("item_gained") == 4

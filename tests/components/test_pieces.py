"""The boards' numbers, the pieces, the leaders (Law 6.3, 7.3)."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rootlab.components import names, pieces
from rootlab.components.boards import RUIN_ITEMS, load_faction_board
from rootlab.components.errors import RootlabError
from rootlab.components.leaders import COLUMNS, LEADER_CARDS, LEADER_VIZIERS, LEADERS, VIZIERS
from rootlab.components.paths import load_json


def test_constants_are_the_places_in_the_tables() -> None:
    for table, size in (
        (names.FACTIONS, names.NF),
        (names.ITEMS, names.NI),
        (pieces.KINDS, pieces.NK),
        (names.SUITS, 4),
        (names.PHASES, 4),
    ):
        assert len(table) == size
        assert len(set(table)) == size
    for table in (names.FACTIONS, names.SUITS, names.ITEMS, names.PHASES):
        assert [getattr(names, name.upper()) for name in table] == list(range(len(table)))
    assert [getattr(pieces, name.upper()) for name in pieces.KINDS] == list(range(pieces.NK))


def test_kinds() -> None:
    assert pieces.KIND_COUNT == (6, 6, 6, 7, 3, 1, 8, 10, 2, 2, 2, 2, 8)
    assert pieces.WARRIORS == (25, 20, 10, 0, 15, 25, 15, 20, 20, 15)
    assert pieces.KINDS_OF[names.MARQUISE] == (
        pieces.SAWMILL,
        pieces.WORKSHOP,
        pieces.RECRUITER,
        pieces.KEEP,
        pieces.WOOD,
    )
    for faction, kinds in enumerate(pieces.KINDS_OF):
        assert all(pieces.KIND_OWNER[k] == faction for k in kinds)
        buildings = [pieces.KIND_IS_BUILDING[k] for k in kinds]
        assert buildings == sorted(buildings, reverse=True)
    assert sorted(k for kinds in pieces.KINDS_OF for k in kinds) == list(range(pieces.NK))


@pytest.mark.parametrize("name", names.FACTIONS)
def test_faction_boards(name: str) -> None:
    board = load_faction_board(name)
    assert names.FACTIONS[board.id] == name
    assert len(board.setup_letter) == 1
    assert 2 <= board.reach <= 10
    assert board.militant == (board.reach >= 7)


def test_setup_letters_differ() -> None:
    assert len({load_faction_board(name).setup_letter for name in names.FACTIONS}) == names.NF


def test_numbers() -> None:
    marquise, eyrie = load_faction_board("marquise"), load_faction_board("eyrie")
    assert marquise.numbers("build_cost") == (0, 1, 2, 3, 3, 4)
    assert marquise.numbers("points.workshop") == (0, 2, 2, 3, 4, 5)
    assert marquise.numbers("draw_bonus") == (3, 5)
    assert marquise.number("daylight_actions") == 3
    assert eyrie.numbers("roost_points") == (0, 0, 1, 2, 3, 4, 4, 5)
    assert eyrie.numbers("draw_bonus") == (3, 6)
    assert eyrie.number("setup.roost") == 1
    with pytest.raises(RootlabError, match="no entry “pay”"):
        eyrie.number("pay")
    with pytest.raises(RootlabError, match="no single number"):
        eyrie.number("draw_bonus")
    with pytest.raises(RootlabError, match="no row of numbers"):
        eyrie.numbers("setup")
    with pytest.raises(RootlabError, match="no faction “cats”"):
        load_faction_board("cats")


def test_law_7_3_4_viziers() -> None:
    assert VIZIERS == 2
    assert tuple(card.id for card in LEADER_CARDS) == LEADERS
    words = {name: tuple(COLUMNS[c] for c in LEADER_VIZIERS[i]) for i, name in enumerate(LEADERS)}
    assert words == {
        "builder": ("recruit", "move"),
        "charismatic": ("recruit", "battle"),
        "commander": ("move", "battle"),
        "despot": ("move", "build"),
    }


def test_law_9_3_4_items_under_ruins() -> None:
    assert {names.ITEMS[i] for i in RUIN_ITEMS} == {"bag", "boot", "hammer", "sword"}


def test_quests_and_characters() -> None:
    quests = load_json("quests.json")["quests"]
    assert len(quests) == len({quest["id"] for quest in quests}) == 15
    for suit in names.SUITS[:3]:
        assert sum(quest["suit"] == suit for quest in quests) == 5
    assert all(len(quest["items"]) == 2 and set(quest["items"]) <= set(names.ITEMS) for quest in quests)
    characters = load_json("characters.json")["characters"]
    assert len(characters) == len({who["id"] for who in characters}) == 9
    assert all(3 <= len(who["start_items"]) <= 4 for who in characters)
    assert all(set(who["start_items"]) <= set(names.ITEMS) for who in characters)


def test_reach() -> None:
    """5.2: the reach of each faction, and the least that is recommended for so many players."""
    reach = {f: load_faction_board(f).reach for f in ("marquise", "eyrie", "alliance", "vagabond", "corvids")}
    assert reach == {"marquise": 10, "eyrie": 7, "alliance": 3, "vagabond": 5, "corvids": 3}
    least = load_json("game.json")["reach_by_players"]
    assert [least[str(n)] for n in range(2, 7)] == [17, 18, 21, 25, 28]
    assert reach["marquise"] + reach["eyrie"] >= least["2"] > reach["marquise"] + reach["vagabond"]


def test_import_stays_light() -> None:
    code = (
        "import sys, rootlab.components.cards, rootlab.components.pieces, rootlab.components.leaders\n"
        "from rootlab.components.board import load_board; load_board('autumn')\n"
        "print(*sorted(m for m in ('networkx', 'pandas', 'numpy', 'plotly') if m in sys.modules))"
    )
    # Only the components are looked at, so the package's own front is kept out of the way.
    front = (
        "import sys, types, importlib.util as u\n"
        "p = types.ModuleType('rootlab')\n"
        "p.__path__ = [u.find_spec('rootlab').submodule_search_locations[0]]\n"
        "sys.modules['rootlab'] = p\n"
    )
    done = subprocess.run([sys.executable, "-c", front + code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""

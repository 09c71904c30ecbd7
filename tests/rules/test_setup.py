"""5 Setup."""

from __future__ import annotations

import pytest

import rootlab as rl
from tests.positions import Table

SUPPLY = {"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coin": 2}


def new_table(*seats: str, seed: int = 1, dominance: bool | None = None) -> Table:
    game = rl.new_game(list(seats or ("marquise", "eyrie")), seed=seed, dominance=dominance)
    return Table(game.state)


def finish(table: Table, keep: int = 1) -> Table:
    """The rest of setup: a keep, its buildings, the roost, a leader."""
    table.do("place_keep", clearing=keep)
    for piece in ("sawmill", "workshop", "recruiter"):
        table.do("place_building", piece=piece, clearing=table.values("place_building", "clearing")[0])
    table.do("place_roost", clearing=table.values("place_roost", "clearing")[0])
    return table.do("choose_leader", card="despot")


def test_seats_in_turn_order() -> None:
    """5.1.1: seats as they are given; the first of them begins."""
    for seats in (("marquise", "eyrie"), ("eyrie", "marquise")):
        table = new_table(*seats)
        assert table.state.seats == seats
        finish(table)
        assert table.state.to_dict()["turn"]["player"] == seats[0]
        assert table.state.round == 1


def test_score_markers_on_zero() -> None:
    """5.1.2: everybody begins with no points."""
    assert new_table().state.scores == {"marquise": 0, "eyrie": 0}


def test_starting_hands() -> None:
    """5.1.3: three cards each; with two players the four dominance cards are out."""
    table = new_table()
    assert [len(table.hand(seat)) for seat in table.state.seats] == [3, 3]
    assert table.deck_size == 54 - 4 - 6
    assert new_table(dominance=True).deck_size == 54 - 6
    assert len(rl.new_game(["marquise", "eyrie"], seed=4).events()) == 6


def test_hands_differ_by_seed() -> None:
    """5.1.3: the deck is shuffled."""
    hands = {tuple(new_table(seed=seed).hand("marquise")) for seed in range(8)}
    assert len(hands) == 8


def test_ruins() -> None:
    """5.1.4: a ruin in each slot that is marked for one, four in all."""
    table = new_table()
    assert [number for number in range(1, 13) if table.at(number)["ruin"]] == [6, 10, 11, 12]


def test_item_supply() -> None:
    """5.1.5: twelve items of seven kinds."""
    supply = new_table().state.to_dict()["item_supply"]
    assert {item: n for item, n in supply.items() if n} == SUPPLY


def test_setup_order() -> None:
    """5.1.7: by the letters of the boards, the Marquise first, whoever begins the game."""
    table = new_table("eyrie", "marquise")
    assert (table.player, table.state.phase) == ("marquise", "setup")
    asked = []
    while table.state.phase == "setup":
        asked.append((table.player, table.asked))
        table.game.play(table.legal()[0], auto_chance=False)
    assert asked == [
        ("marquise", "setup-keep"), ("marquise", "setup-sawmill"), ("marquise", "setup-workshop"),
        ("marquise", "setup-recruiter"), ("eyrie", "setup-roost"), ("eyrie", "setup-leader"),
    ]  # fmt: skip
    assert table.state.to_dict()["turn"]["player"] == "eyrie"


def test_every_setup_can_be_reached() -> None:
    """5.1.7: the choices of setup are decisions like any other; each leads to a sound game."""
    seen = set()
    for seed in range(4):
        for keep in (1, 2, 3, 4):
            table = finish(new_table(seed=seed), keep)
            assert table.state.phase in ("birdsong", "daylight")
            seen.add(tuple(sorted(table.at(keep).items())))
    assert len(seen) >= 2


@pytest.mark.parametrize(
    "seats", [["marquise"], ["marquise", "marquise"], ["marquise", "nobody"], [], "marquise"]
)
def test_bad_seats(seats: list[str]) -> None:
    """5.1.1: a game needs two seats or more, of factions that are known, each once."""
    with pytest.raises(rl.RootlabError):
        rl.new_game(seats)

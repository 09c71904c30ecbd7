"""A draft: small changes, undo and redo, and every fault by name and article as it arises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rootlab as rl
from rootlab.editing import Draft, Piece, open_draft, pieces_of, ruin
from rootlab.editing.places import place_of_fault
from rootlab.editing.turns import has_window, steps_in
from rootlab.engine.match import playable
from rootlab.law import is_article

FIVE = ("marquise", "eyrie", "alliance", "vagabond", "corvids")
EYRIE = Piece("warrior", "eyrie")


@pytest.fixture
def draft() -> Draft:
    return open_draft(seats=FIVE).draft


def found(draft: Draft) -> list[tuple[str, str, str]]:
    """Path, article and message of every fault; each can be told in both languages."""
    for fault in draft.faults():
        english, spanish = fault.text("en"), fault.text("es")
        assert english != spanish
        assert english.endswith(".")
        assert spanish.endswith(".")
        assert is_article(fault.law)
    return [(fault.path, fault.law, fault.message) for fault in draft.faults()]


def test_the_empty_board_can_be_played(draft: Draft) -> None:
    assert draft.faults() == ()
    state = draft.state()
    assert state.seats == FIVE
    assert set(state.scores.values()) == {0}
    assert len(state.deck_n) == 54
    assert state.legal_actions()


def test_pieces_are_put_and_taken(draft: Draft) -> None:
    for faction in FIVE:
        for piece in pieces_of(faction):
            draft.put(5, piece)
            assert draft.count(5, piece) == 1, piece
            assert draft.total(piece) == 1
    read = draft.examine().read
    assert read is not None
    assert read.rules(5) in FIVE
    for faction in FIVE:
        for piece in pieces_of(faction):
            draft.take(5, piece)
            draft.take(5, piece)
            assert draft.count(5, piece) == 0
    assert draft.get("clearings.5") is None


def test_the_pawn_goes_into_clearings_and_forests(draft: Draft) -> None:
    pawn = Piece("pawn", "vagabond")
    draft.put(7, pawn)
    assert draft.state().to_dict()["players"]["vagabond"]["pawn"] == 7
    forest = (3, 6, 11)
    draft.put(forest, pawn)
    assert draft.count(forest, pawn) == 1
    assert draft.count(7, pawn) == 0
    assert draft.state().to_dict()["players"]["vagabond"]["pawn"] == [3, 6, 11]
    draft.take(forest, pawn)
    assert found(draft) == [("players.vagabond.pawn", "9.3.2", "fault-no-pawn")]


def test_plots_lie_face_down_and_turn(draft: Draft) -> None:
    bomb = Piece("bomb", "corvids")
    draft.put(5, bomb)
    assert draft.get("clearings.5.tokens") == [{"plot": "bomb", "up": False}]
    draft.set("clearings.5.tokens.0.not", ["raid"])
    assert draft.faults() == ()
    draft.turn_plots(5, "bomb", True)
    assert draft.get("clearings.5.tokens") == [{"plot": "bomb", "up": True}]
    draft.put(5, bomb)
    assert [law for _, law, _ in found(draft)] == ["13.2.2.2"]


def test_a_ruin_is_there_or_not(draft: Draft) -> None:
    draft.set_count(6, ruin, 0)
    assert draft.get("clearings.6") == {"ruin": False}
    assert len(draft.filled()["ruin_items"]) == 3
    draft.set_count(5, ruin, 1)
    assert found(draft) == [("clearings.5.ruin", "2.2.4", "fault-no-ruin-there")]


# --- faults ------------------------------------------------------------------------------------------------
CASES: dict[str, tuple[str, Any, str]] = {
    "too many warriors": ("clearings.3.warriors", {"eyrie": 21}, "1.5.1"),
    "no slot": ("clearings.1.buildings", ["sawmill", "workshop"], "2.2.3"),
    "two sympathy": ("clearings.5.tokens", ["sympathy", "sympathy"], "8.2.5.1"),
    "two keeps": ("clearings.5.tokens", ["keep", "keep"], "1.5.1"),
    "thirty points": ("players.eyrie.score", 30, "3.1"),
    "more cards than there are": ("players.eyrie.hand", ["tax-collector"] * 4, "2.1"),
    "crafted twice": ("players.marquise.crafted", ["sappers", "sappers"], "4.1.4"),
    "an item too many": ("players.alliance.items", ["hammer", "hammer"], "5.1.5"),
    "a vizier too many": ("players.eyrie.decree.move", ["vizier"] * 2, "7.3.4"),
    "the leader is deposed": ("players.eyrie.deposed", ["builder"], "7.7.3"),
    "too many supporters": ("players.alliance.supporters", ["ambush-fox", *["anvil", "sword", "armorers", "cobbler", "bake-sale"]], "8.2.3.1"),
    "a full track": ("players.vagabond.items", [{"item": "boot", "place": "track", "up": True}], "9.2.5.1"),
    "no such step": ("turn.step", "revolt", "1.4.1"),
    "a dominance card discarded": ("discard", ["dominance-fox"], "3.3.3"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_fault_is_there_at_once_and_goes_with_undo(draft: Draft, case: str) -> None:
    path, value, law = CASES[case]
    draft.set(path, value)
    assert law in [number for _, number, _ in found(draft)]
    with pytest.raises(rl.PositionError) as error:
        draft.state()
    assert error.value.faults == draft.faults()
    assert draft.get(path) == value, "a fault takes nothing away"
    draft.undo()
    assert draft.faults() == ()
    draft.redo()
    assert law in [fault.law for fault in draft.faults()]


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("clearings.3.warriors", {"eyrie": 21}, ("clearing", "3")),
        ("players.eyrie.deposed", ["builder"], ("seat", "eyrie")),
        ("turn.step", "revolt", ("turn", "")),
        ("discard", ["dominance-fox"], ("commons", "")),
        ("ruin_items", ["boot"], ("seat", "vagabond")),
        ("item_supply", {"boot": 9}, ("commons", "")),
    ],
)
def test_a_fault_points_to_its_place(draft: Draft, path: str, value: Any, place: tuple[str, str]) -> None:
    draft.set(path, value)
    read = draft.examine().read
    assert place in [place_of_fault(fault, read) for fault in draft.faults()]


# --- undo --------------------------------------------------------------------------------------------------
def test_undo_and_redo_go_through_every_change(draft: Draft) -> None:
    seen = [json.dumps(draft.position)]
    for c in range(1, 9):
        draft.put(c, EYRIE)
        seen.append(json.dumps(draft.position))
    for text in reversed(seen[:-1]):
        draft.undo()
        assert json.dumps(draft.position) == text
    assert not draft.can_undo
    draft.undo()
    for text in seen[1:]:
        draft.redo()
        assert json.dumps(draft.position) == text
    assert not draft.can_redo
    draft.redo()
    draft.undo()
    draft.put(12, EYRIE)
    assert not draft.can_redo, "a new change ends the line that was taken back"


def test_what_changes_nothing_is_no_change(draft: Draft) -> None:
    draft.set("players.eyrie.score", 0)
    draft.take(3, EYRIE)
    draft.drop("players.eyrie.hand", 0)
    assert not draft.can_undo


def test_a_dragged_count_is_taken_back_at_once(draft: Draft) -> None:
    draft.set_count(3, EYRIE, 1)
    for n in (2, 5, 7):
        draft.set_count(3, EYRIE, n, join="drag")
    draft.undo()
    assert draft.count(3, EYRIE) == 1
    draft.redo()
    assert draft.count(3, EYRIE) == 7
    draft.set_count(3, EYRIE, 9, join="drag")
    draft.undo()
    assert draft.count(3, EYRIE) == 7, "after redo another drag is another change"


# --- cards and items ---------------------------------------------------------------------------------------
def test_cards_come_out_of_the_deck_and_go_back(draft: Draft) -> None:
    assert draft.left()["tax-collector"] == 3
    draft.add("players.eyrie.hand", "tax-collector")
    draft.add("discard", "tax-collector")
    draft.add("players.alliance.supporters", "tax-collector")
    assert draft.left()["tax-collector"] == 0
    assert len(draft.state().deck_n) == 51
    draft.drop("discard", 0)
    assert draft.left()["tax-collector"] == 1


def test_a_card_that_leaves_a_hand_is_no_longer_known_there() -> None:
    draft = open_draft(
        {"rootlab": 1, "seats": ["marquise", "eyrie", "alliance"],
         "players": {"eyrie": {"hand": ["bake-sale", "favor-of-the-foxes"]}, "alliance": {"supporters": ["sword"], "hand": ["cobbler"]}},
         "known": {"marquise": {"eyrie": ["bake-sale"], "alliance": {"hand": ["cobbler"], "supporters": ["sword"]}}}}
    ).draft  # fmt: skip
    assert draft.faults() == ()
    assert draft.get("players.eyrie.hand") == ["favor-of-the-foxes", "bake-sale"]
    draft.drop("players.eyrie.hand", 0)
    draft.drop("players.alliance.supporters", 0)
    known = {"eyrie": ["bake-sale"], "alliance": {"hand": ["cobbler"], "supporters": []}}
    assert draft.get("known.marquise") == known
    draft.drop("players.eyrie.hand", 0)
    draft.drop("players.alliance.hand", 0)
    assert draft.get("known") == {}
    assert draft.faults() == ()


def test_the_item_supply_follows_what_was_crafted(draft: Draft) -> None:
    before = draft.filled()["item_supply"]["boot"]
    draft.add("players.marquise.items", "boot")
    assert draft.filled()["item_supply"]["boot"] == before - 1
    draft.set("item_supply.boot", 0)
    assert draft.faults() == ()
    assert draft.state().to_dict()["item_supply"]["boot"] == 0
    draft.clear("item_supply")
    assert draft.look("item_supply.boot") == before - 1


# --- seats and the turn ------------------------------------------------------------------------------------
def test_every_step_of_every_seat_can_be_chosen(draft: Draft) -> None:
    read = draft.examine().read
    assert read is not None
    windows = 0
    for seat in FIVE:
        for phase in ("birdsong", "daylight", "evening"):
            for step in steps_in(read, seat, phase):
                draft.set_turn(player=seat)
                draft.set_turn(phase=phase)
                draft.set_turn(step=step)
                assert draft.faults() == (), (seat, step)
                assert draft.filled()["turn"]["step"] == step
                windows += has_window(read, seat, phase, step)
    assert windows > 5


def test_what_the_turn_used_is_another_players_no_longer(draft: Draft) -> None:
    draft.set_turn(player="marquise", phase="daylight", step="actions")
    draft.set("turn.used", {"actions": 2, "begun": True})
    draft.set_turn(step="craft")
    assert draft.get("turn.used") == {"actions": 2}
    draft.set_turn(player="eyrie")
    assert draft.get("turn.used") is None
    assert draft.get("turn.phase") == "daylight"
    assert draft.faults() == ()


def test_setup_can_be_chosen_and_left(draft: Draft) -> None:
    draft.set_turn(phase="setup")
    draft.set_turn(step="keep")
    assert draft.faults() == ()
    draft.set_turn(player="eyrie")
    assert draft.filled()["turn"]["phase"] == "birdsong"
    assert draft.faults() == ()


@pytest.mark.parametrize("faction", playable())
def test_a_seat_comes_and_goes(faction: str) -> None:
    others = tuple(name for name in FIVE if name != faction)[:3]
    draft = open_draft(seats=others).draft
    draft.add_seat(faction)
    assert draft.seats == (*others, faction)
    assert draft.faults() == ()
    for piece in pieces_of(faction):
        draft.put(5, piece)
    draft.set_turn(player=faction)
    draft.remove_seat(faction)
    assert draft.seats == others
    assert draft.faults() == ()
    assert draft.get("turn.player") == others[0]
    draft.undo()
    assert faction in draft.seats


def test_two_seats_remain() -> None:
    draft = open_draft(seats=("marquise", "eyrie")).draft
    draft.remove_seat("eyrie")
    assert draft.seats == ("marquise", "eyrie")


# --- files -------------------------------------------------------------------------------------------------
def test_a_draft_is_saved_as_a_position_file(draft: Draft, tmp_path: Path) -> None:
    draft.put(5, EYRIE)
    draft.save(tmp_path / "x.json")
    assert rl.load_position(tmp_path / "x.json") == draft.state()
    assert open_draft(tmp_path / "x.json").draft.position == draft.position
    assert [path.name for path in tmp_path.iterdir()] == ["x.json"]


def test_a_faulty_draft_is_saved_and_read_with_its_faults(draft: Draft, tmp_path: Path) -> None:
    draft.set_count(3, EYRIE, 21)
    draft.set_count(1, Piece("roost", "eyrie"), 3)
    draft.add("players.marquise.items", "hammer")
    draft.add("players.marquise.items", "hammer")
    draft.save(tmp_path / "x.json")
    again = open_draft(tmp_path / "x.json")
    assert again.left_out == ()
    assert again.draft.position == draft.position
    assert [str(fault) for fault in again.draft.faults()] == [str(fault) for fault in draft.faults()]

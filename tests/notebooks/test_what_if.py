"""The what-if notebook: its positions are what they say, and its words hold for the figures that it computes."""

from __future__ import annotations

from typing import Any

import nbformat
import pytest

import rootlab as rl
from rootlab.analysis.simulation.intervals import wilson
from rootlab.components.paths import data_dir, load_json, notebooks_dir
from rootlab.language import language
from tests.positions import Table

POSITIONS = {
    "marquise": "marquise-build-or-strike", "eyrie": "eyrie-one-card-or-both",
    "alliance": "alliance-revolt-or-spread", "vagabond": "vagabond-quest-or-fight",
    "corvids": "corvids-show-or-hide",
}  # fmt: skip
factions = pytest.mark.parametrize("faction", POSITIONS)


def table_of(faction: str) -> Table:
    return Table(rl.load_position(data_dir() / "positions" / f"{POSITIONS[faction]}.json"))


@pytest.fixture(scope="module")
def ran() -> dict[str, Any]:
    """All that the cells of the notebook define; only the table at its end is left out."""
    before = language()
    names: dict[str, Any] = {}
    notebook = nbformat.read(notebooks_dir() / "en" / "05_what_if.ipynb", as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code" and "rl.table(" not in cell.source:
            exec(compile(cell.source, cell.id, "exec"), names)
    rl.set_language(before)
    return names


# --- the positions -----------------------------------------------------------------------------------
@factions
def test_a_position_is_the_middle_of_a_game(faction: str) -> None:
    table = table_of(faction)
    assert table.player == faction
    assert 3 <= len(table.state.seats) <= 5
    assert all(8 <= (score or 0) <= 20 for score in table.state.scores.values())
    assert 5 <= table.state.round <= 8


@factions
def test_a_position_is_used_in_the_notebook(faction: str) -> None:
    for lang in ("en", "es"):
        text = (notebooks_dir() / lang / "05_what_if.ipynb").read_text(encoding="utf-8")
        assert f'shipped(\\"{POSITIONS[faction]}\\")' in text


def test_the_marquise_has_five_wood_and_a_weak_roost_before_her() -> None:
    table = table_of("marquise")
    found = rl.measures(table.state)
    of = found[(found.faction == "marquise") & found.clearing.isna()].set_index("measure").value
    assert (of["wood_most"], of["points_build"], of["networks"]) == (5, 5, 1)
    assert table.at(7) == {"eyrie": 1, "roost": 1}
    assert table.at(11)["eyrie"] == 4
    assert table.state.decision is not None
    assert table.state.decision.facts["left"] == 2
    table.refuses("build", "2.2.3", clearing=9, piece="sawmill")
    table.refuses("build", "6.5.4.1", clearing=11, piece="sawmill")


def test_turmoil_would_cost_the_eyrie_two_points() -> None:
    table = table_of("eyrie")
    assert table.on_map("roost") == 3
    position = table.state.to_dict()
    position["turn"] = {"player": "eyrie", "phase": "daylight", "step": "decree", "round": 5}
    for clearing in position["clearings"].values():
        clearing.get("warriors", {}).pop("eyrie", None)
    stuck = Table(position)
    before = stuck.score("eyrie") or 0
    stuck.do("resolve", suit="fox").do("recruit", clearing=6)
    stuck.do("resolve", suit="bird").do("move", origin=6, destination=3, count=1)
    stuck.do("resolve", suit="mouse")
    assert stuck.asked == "new-leader"
    assert stuck.score("eyrie") == before - 2
    points = load_json("boards", "eyrie.json")["roost_points"]
    assert points[5] - points[4] == 1


def test_the_alliance_may_revolt_over_the_eyrie_or_over_the_marquise() -> None:
    table = table_of("alliance")
    assert table.values("revolt", "clearing") == [6, 12]
    assert len(table.seat("alliance")["supporters"]) == 6


def test_the_vagabond_stands_with_a_foe_and_with_an_item_to_win() -> None:
    table = table_of("vagabond")
    assert table.seat("vagabond")["relationships"] == {"alliance": 1, "eyrie": "hostile", "marquise": 0}
    assert table.state.crafted_items("marquise") == ("bag",)
    assert table.values("battle", "target") == ["marquise", "eyrie"]


def test_the_corvids_may_flip_three_plots_at_a_table_of_five() -> None:
    table = table_of("corvids")
    assert len(table.state.seats) == 5
    assert table.values("flip", "clearing") == [2, 7, 12]


# --- what the notebook says --------------------------------------------------------------------------
def test_what_is_said_of_the_marquise(ran: dict[str, Any]) -> None:
    game, plans, own = ran["game"], ran["plans"], ran["own"]
    states = {name: game.state_at(node) for name, node in plans.items()}
    assert {name: s.scores["marquise"] - 13 for name, s in states.items()} == {"A": 5, "B": 0, "C": 3}
    exposed = {name: own(s, "marquise", "threatened_buildings") for name, s in states.items()}
    assert exposed["A"] == 0 < exposed["C"]
    assert ran["safe"].outcome["risk"] < ran["options"].best("points").outcome["risk"]
    assert ran["safe"].chance == 1
    odds = rl.battle_odds(ran["strike"], 7, "marquise", "eyrie")
    low, high = wilson(ran["emptied"], ran["n"])
    assert low <= odds.cleared <= high
    losses = odds.policies.set_index("policy").attacker_losses
    assert odds.ambush > 0
    assert losses["all"] == pytest.approx(losses["none"])
    assert losses["all"] < losses["defender"]


def test_what_is_said_of_the_eyrie(ran: dict[str, Any]) -> None:
    risk = ran["risk"].fillna("")
    ways = {tuple(row[:4]): (row[4], row[6]) for row in risk.itertuples(index=False)}
    for alone in ("fox", "bird"):
        assert ways[alone, "build", "", ""] == (1, True)
    assert ways["fox", "move", "bird", "build"] == (0, True)
    assert ran["birds"] == 2
    assert ran["both"].to_dict()["players"]["eyrie"]["hand"] == []


def test_what_is_said_of_the_alliance(ran: dict[str, Any]) -> None:
    by_name = {row[0]: dict(zip(("now", "later", "points"), row[1:4], strict=True)) for row in ran["found"]}
    assert {name: row["now"] for name, row in by_name.items()} == {"6": 1, "12": 3, "–": 0}
    assert by_name["–"]["points"] == pytest.approx(by_name["12"]["points"])
    assert by_name["6"]["points"] < by_name["12"]["points"]


def test_what_is_said_of_the_vagabond(ran: dict[str, Any]) -> None:
    assert ran["scored"] == 2
    assert ran["fight"].expected == ran["after"].expected
    assert ran["fight"].expected["attacker_points"] < 2
    verbs = [action.verb for action in ran["best"].actions]
    assert verbs.index("aid") < verbs.index("strike") < verbs.index("battle")
    assert ran["rest"].complete
    assert ran["exact"].complete
    assert sum(ran["lucky"]) / len(ran["lucky"]) > ran["exact"].best("points").value
    assert not ran["whole"].complete
    assert ran["whole"].best("points").value < ran["scored"] + ran["best"].value


def test_what_is_said_of_the_corvids(ran: dict[str, Any]) -> None:
    gained = ran["gained"]
    best = [order for order, points in gained.items() if points == max(gained.values())]
    assert best == ["2 → 7 → 12", "7 → 2 → 12"]
    hidden = {(attacker, up): losses for attacker, _, up, losses, *_ in ran["guarded"]}
    for attacker in ("marquise", "eyrie"):
        assert hidden[attacker, False] > hidden[attacker, True]
    assert ran["seen"].to_dict()["clearings"]["7"]["tokens"] == [{"plot": None, "up": False}]


def test_a_fourth_branch_stands_beside_the_three_plans(ran: dict[str, Any]) -> None:
    game, plans = ran["game"], ran["plans"]
    leaves = game.branches()
    assert len(leaves) == 4
    assert set(plans.values()) <= set(leaves)

"""The battles that are listed, which of them can be set off now, and what stands for a state."""

from __future__ import annotations

import pytest

import rootlab as rl
from rootlab.analysis.odds.battle_odds import QUANTITIES
from rootlab.analysis.odds.open_battles import BATTLES, open_battles, why_not_now
from tests.analysis.at_random import random_battle
from tests.analysis.test_odds import C, at, fight


def test_every_battle_open_now() -> None:
    s = at(
        {"warriors": {"marquise": 2, "eyrie": 1}},
        clearings={"3": {"warriors": {"marquise": 1}, "buildings": ["roost"]}},
    )
    table = open_battles(s)
    assert list(table.columns) == ["clearing", "defender", *QUANTITIES, "cleared", "ambush", "now"]
    assert list(table.clearing) == [3, 7]
    assert not table.now.any()  # crafting comes first
    turn = {"player": "marquise", "phase": "daylight", "step": "actions"}
    assert open_battles(at({"warriors": {"marquise": 2, "eyrie": 1}}, turn=turn)).now.all()
    assert not open_battles(s, "eyrie").now.any()
    assert open_battles(s, "eyrie").clearing.tolist() == [7]


def test_a_battle_that_cannot_be_set_off_now_says_why() -> None:
    """9.5.2: a Vagabond without a sword has no battle; 8.6.1: an Alliance without officers has none."""
    here = {"warriors": {"marquise": 2, "alliance": 1}}
    wanderer = {"vagabond": {"character": "thief", "pawn": C, "items": [{"item": "torch"}]}}
    for seat, players, phase, step in (
        ("vagabond", wanderer, "daylight", "actions"),
        ("alliance", {"alliance": {"officers": 0}}, "evening", "operations"),
    ):
        turn = {"player": seat, "phase": phase, "step": step}
        seats = (seat, *[name for name in ("marquise", "alliance") if name != seat])
        s = at(here, seats, players=players, turn=turn)
        table = open_battles(s, seat, seat)
        assert len(table)
        legal = {(a.clearing, a.target) for a in s.legal_actions() if a.verb == "battle"}
        for row in table.itertuples():
            assert not row.now
            assert (row.clearing, row.defender) not in legal
            why = why_not_now(s, seat, row.clearing, row.defender)
            assert why is not None
            assert why.id not in ("not-now", "not-your-decision", "later-step")
            assert why.text("en") != why.text("es")


@pytest.mark.parametrize("seed", range(20))
def test_now_is_what_is_legal(seed: int) -> None:
    s, *_ = random_battle(seed)
    for seat in s.seats:
        legal = {(a.clearing, a.target) for a in s.legal_actions() if a.verb in BATTLES and a.faction == seat}
        table = open_battles(s, seat, "all")
        assert {
            (c, d) for c, d, now in zip(table.clearing, table.defender, table.now, strict=True) if now
        } == legal


def test_a_game_is_looked_at_where_it_stands() -> None:
    s = at({"warriors": {"marquise": 3, "eyrie": 1}})
    game = rl.Game(s)
    assert fight(game).outcomes == fight(s).outcomes  # type: ignore[arg-type]
    assert open_battles(game).equals(open_battles(s))
    assert rl.measures(game).equals(rl.measures(s))
    assert rl.turn_options(game, states=300, seconds=None).count == rl.turn_options(
        s, states=300, seconds=None
    ).count  # fmt: skip
    assert rl.board(game, "margin") == rl.board(s, "margin")
    for given in (None, "state", 5):
        with pytest.raises(rl.RootlabError) as error:
            rl.battle_odds(given, C, "marquise", "eyrie")  # type: ignore[arg-type]
        assert error.value.message_id == "error-not-a-state"

"""Battle odds by hand: what each effect does to them, and what the looking seat may know."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

import rootlab as rl
from rootlab.analysis.odds.battle_odds import QUANTITIES, BattleOdds
from rootlab.analysis.odds.policy import POLICIES
from rootlab.components.cards import load_deck
from rootlab.engine.state import State
from rootlab.language import text
from tests.analysis.at_random import random_battle

C = 7
"""A mouse clearing with two slots and no ruin."""
AMBUSHES = 3
"""Ambush cards that match it: the mouse's and two birds."""


def at(here: dict[str, Any], seats: tuple[str, ...] = ("marquise", "eyrie"), **rest: Any) -> State:
    """A position with all that matters in one clearing, at the first seat's Daylight."""
    clearings = {str(C): here, **rest.pop("clearings", {})}
    return rl.load_position(
        {
            "rootlab": 1, "seats": list(seats), "turn": {"player": seats[0], "phase": "daylight"},
            "clearings": clearings, **rest,
        }
    )  # fmt: skip


def fight(s: State, attacker: str = "marquise", defender: str = "eyrie", **more: Any) -> BattleOdds:
    return rl.battle_odds(s, C, attacker, defender, **more)


def chance(odds: BattleOdds, **wanted: int) -> float:
    """The probability of all ends with these numbers."""
    return sum(
        p for end, p in odds.outcomes.items()
        if all(end[QUANTITIES.index(name)] == value for name, value in wanted.items())
    )  # fmt: skip


# --- the roll ----------------------------------------------------------------------------------------------
def test_the_roll_is_joint() -> None:
    """4.3.2: the attacker deals the higher number, the defender the lower one."""
    odds = fight(at({"warriors": {"marquise": 3, "eyrie": 3}}))
    assert odds.outcomes[3, 3, 0, 0] == pytest.approx(1 / 16)
    assert odds.outcomes[0, 3, 0, 0] == pytest.approx(2 / 16)
    assert (3, 2, 0, 0) not in odds.outcomes
    assert sum(odds.outcomes.values()) == pytest.approx(1)
    assert odds.expected["defender_losses"] == pytest.approx((1 * 3 + 2 * 5 + 3 * 7) / 16)
    assert odds.expected["attacker_losses"] == pytest.approx((1 * 5 + 2 * 3 + 3) / 16)


def test_rolled_hits_are_capped_by_warriors() -> None:
    """4.3.2.1."""
    odds = fight(at({"warriors": {"marquise": 1, "eyrie": 4}}))
    assert {end[1] for end in odds.outcomes} == {0, 1}
    assert chance(odds, defender_losses=1) == pytest.approx(15 / 16)
    assert chance(odds, attacker_losses=1) == pytest.approx(9 / 16)


def test_a_defenseless_roost_falls_for_certain() -> None:
    """4.3.3.2, 3.2.1."""
    odds = fight(at({"warriors": {"marquise": 1}, "buildings": ["roost"]}))
    assert odds.outcomes == {(0, 1, 1, 0): pytest.approx(1.0)}


def test_guerrilla_war() -> None:
    """8.2.2: the Alliance as defender deals the higher number."""
    s = at({"warriors": {"marquise": 3, "alliance": 3}}, ("marquise", "alliance"))
    odds = fight(s, defender="alliance")
    assert odds.expected["attacker_losses"] == pytest.approx((1 * 3 + 2 * 5 + 3 * 7) / 16)
    assert odds.expected["defender_losses"] == pytest.approx((1 * 5 + 2 * 3 + 3) / 16)


# --- what adds hits, stops them and scores -------------------------------------------------------------------
def test_leaders() -> None:
    """7.8.3: the Commander deals an extra hit as attacker only; 7.8.4: the Despot scores one more."""
    here = {"warriors": {"marquise": 4, "eyrie": 1}}
    for leader, extra in (("commander", 1), ("builder", 0)):
        s = at(here, ("eyrie", "marquise"), players={"eyrie": {"leader": leader}})
        odds = fight(s, "eyrie", "marquise")
        assert {end[1] for end in odds.outcomes} == {extra, 1 + extra}
        assert {end[0] for end in fight(s, "marquise", "eyrie").outcomes} == {0, 1}
    s = at(
        {"warriors": {"eyrie": 1}, "tokens": ["wood", "wood"]}, ("eyrie", "marquise"),
        players={"eyrie": {"leader": "despot"}},
    )  # fmt: skip
    odds = fight(s, "eyrie", "marquise")
    assert odds.outcomes == {
        (0, 1, 2, 0): pytest.approx(1 / 16),
        (0, 2, 3, 0): pytest.approx(15 / 16),
    }


@pytest.mark.parametrize(
    ("side", "card", "policy", "attacker_losses", "defender_losses", "defender_points"),
    [
        ("eyrie", "sappers", "defender", 2, 1, 0),
        ("marquise", "brutal-tactics", "attacker", 1, 2, 1),
        ("eyrie", "armorers", "defender", 1, 0, 0),
        ("marquise", "armorers", "attacker", 0, 1, 0),
    ],
)
def test_cards_in_play_by_policy(
    side: str, card: str, policy: str, attacker_losses: int, defender_losses: int, defender_points: int
) -> None:
    """4.3.3: each card makes the difference it says, under the policies that use it and no other."""
    s = at({"warriors": {"marquise": 2, "eyrie": 2}}, players={side: {"crafted": [card]}})
    # of the rolls, look at those of 1 and 1
    plain = {"attacker_losses": 1, "defender_losses": 1}
    one_each = 1 / 16
    for name in POLICIES:
        odds = fight(s, policy=name)
        if name in ("all", policy):
            end = (attacker_losses, defender_losses, 0, defender_points)
            assert odds.outcomes[end] >= one_each
        else:
            assert chance(odds, **plain) >= one_each
            assert odds.expected == fight(at({"warriors": {"marquise": 2, "eyrie": 2}})).expected
    low, high = fight(s).range["attacker_losses"]
    assert low <= fight(s).expected["attacker_losses"] <= high
    assert len(fight(s).policies) == len(POLICIES)


def test_useless_effects_are_not_used() -> None:
    """An extra hit that finds no piece costs its card or a point for nothing."""
    s = at({"warriors": {"marquise": 3, "eyrie": 1}}, players={"marquise": {"crafted": ["brutal-tactics"]}})
    odds = fight(s)
    assert chance(odds, defender_points=1) == pytest.approx(1 / 16)  # only the roll of 0 leaves a piece


def test_brutal_tactics_reckon_with_open_armorers() -> None:
    """4.3.3: armorers that lie open will stop the rolled hits, so an extra hit finds its piece."""
    s = at(
        {"warriors": {"marquise": 3, "eyrie": 1}},
        players={"marquise": {"crafted": ["brutal-tactics"]}, "eyrie": {"crafted": ["armorers"]}},
    )
    assert chance(fight(s), defender_losses=1, defender_points=1) == pytest.approx(1)
    alone = fight(s, policy="attacker")  # the armorers stay unused
    assert chance(alone, defender_points=1) == pytest.approx(1 / 16)
    assert fight(s).expected["defender_losses"] > fight(s, policy="defender").expected["defender_losses"]


def test_embedded_agents() -> None:
    """13.2.5: a face-down plot deals an extra hit for the defender; its kind makes no difference."""
    seen = []
    for plot in ("bomb", "raid"):
        here = {"warriors": {"marquise": 3, "corvids": 1}, "tokens": [{"plot": plot, "up": False}]}
        odds = fight(at(here, ("marquise", "corvids")), defender="corvids")
        assert {end[0] for end in odds.outcomes} == {1, 2}
        seen.append(odds.outcomes)
    assert seen[0] == seen[1]


# --- the Vagabond --------------------------------------------------------------------------------------------
def satchel(*items: str) -> list[dict[str, Any]]:
    return [{"item": item, "place": "satchel", "up": True} for item in items]


def vagabond(here: dict[str, Any], items: list[dict[str, Any]], relation: str | int = 0) -> State:
    return at(
        here, ("vagabond", "marquise", "eyrie"),
        players={
            "vagabond": {
                "character": "thief", "pawn": C, "items": items, "relationships": {"marquise": relation},
            },
        },
    )  # fmt: skip


def test_swords_limit_the_vagabond_and_items_are_his_losses() -> None:
    """9.2.6, 9.2.7: exhausted swords count too."""
    s = vagabond({"warriors": {"eyrie": 2}}, satchel("sword", "torch", "boot"))
    odds = fight(s, "vagabond", "eyrie")
    assert {end[1] for end in odds.outcomes} == {0, 1}
    assert {end[0] for end in odds.outcomes} == {0, 1, 2}
    defending = fight(vagabond({"warriors": {"eyrie": 1}}, satchel("torch", "boot")), "eyrie", "vagabond")
    assert {end[1] for end in defending.outcomes} == {1, 2}  # 9.2.4: defenseless without a sword


def test_infamy() -> None:
    """9.2.9.3.1: a point for each piece of a Hostile faction that he removes on his turn."""
    s = at(
        {"warriors": {"marquise": 2}}, ("vagabond", "marquise"),
        players={
            "vagabond": {
                "character": "thief", "pawn": C, "items": satchel("sword", "sword", "boot"),
                "relationships": {"marquise": "hostile"},
            },
        },
    )  # fmt: skip
    odds = fight(s, "vagabond", "marquise")
    assert all(end[2] == end[1] for end in odds.outcomes)
    assert all(end[3] == 0 for end in fight(s, "marquise", "vagabond").outcomes)


def test_allied_warriors() -> None:
    """9.2.9.2.3: an ally's warriors raise the limit; 9.2.9.2.4: they take hits only where they must."""
    s = vagabond({"warriors": {"marquise": 2, "eyrie": 3}}, satchel("sword"), 3)
    helped = fight(s, "vagabond", "eyrie")
    alone = fight(s, "vagabond", "eyrie", policy="defender")
    assert max(end[1] for end in helped.outcomes) == 3
    assert max(end[1] for end in alone.outcomes) == 1
    assert max(end[0] for end in helped.outcomes) == 1
    assert max(end[0] for end in alone.outcomes) == 1


# --- hands ---------------------------------------------------------------------------------------------------
def test_an_unseen_hand_holds_an_ambush_by_the_hypergeometric_distribution() -> None:
    """1.2.1: the cards unseen are the deck and that hand; those that lie open are no more among them."""
    hand = ["anvil", "sword", "ambush-mouse"]
    here = {"warriors": {"marquise": 3, "eyrie": 1}}
    n = len(load_deck("standard").cards) - 4  # without the dominance cards, with two seats
    s = at(here, players={"eyrie": {"hand": hand}})
    odds = fight(s)
    assert odds.ambush == pytest.approx(1 - comb(n - AMBUSHES, 3) / comb(n, 3))
    assert odds.foil == 0
    s = at(
        here, players={"eyrie": {"hand": hand}, "marquise": {"hand": ["ambush-bird"]}}, discard=["sappers"]
    )
    odds = fight(s)
    assert odds.ambush == pytest.approx(1 - comb(n - 2 - (AMBUSHES - 1), 3) / comb(n - 2, 3))
    assert odds.foil == 1
    assert fight(s, eyes="all").ambush == 1
    assert fight(s, eyes="eyrie").ambush == 1
    assert fight(s, eyes="eyrie").foil == pytest.approx(1 - comb(n - 4 - (AMBUSHES - 1), 1) / comb(n - 4, 1))


def test_what_is_known_of_a_hand_counts() -> None:
    here = {"warriors": {"marquise": 3, "eyrie": 1}}
    players = {"eyrie": {"hand": ["anvil", "ambush-mouse"]}}
    one = at(here, players=players, known={"marquise": {"eyrie": ["anvil"]}})
    n = len(load_deck("standard").cards) - 4
    assert fight(one).ambush == pytest.approx(AMBUSHES / (n - 1))
    both = at(here, players=players, known={"marquise": {"eyrie": ["anvil", "ambush-mouse"]}})
    assert fight(both).ambush == 1
    assert (
        fight(at(here, players={"eyrie": {"hand": ["anvil"]}}, known={"all": {"eyrie": ["anvil"]}})).ambush
        == 0
    )


def test_an_ambush_hits_first_and_a_foil_stops_it() -> None:
    """4.3.1."""
    here = {"warriors": {"marquise": 2, "eyrie": 1}}
    known = {"marquise": {"eyrie": ["ambush-mouse"]}}
    s = at(here, players={"eyrie": {"hand": ["ambush-mouse"]}}, known=known)
    assert fight(s).outcomes == {(2, 0, 0, 0): 1.0}
    assert fight(s, policy="attacker").expected == fight(at(here)).expected
    foiled = at(
        here,
        players={"eyrie": {"hand": ["ambush-mouse"]}, "marquise": {"hand": ["ambush-bird"]}},
        known=known,
    )
    assert fight(foiled).expected == fight(at(here)).expected
    scouts = at(
        here, players={"eyrie": {"hand": ["ambush-mouse"]}, "marquise": {"crafted": ["scouting-party"]}},
        known=known,
    )  # fmt: skip
    assert fight(scouts).expected == fight(at(here)).expected


def test_an_ambush_may_cost_a_building_or_a_token() -> None:
    """4.3.1.2: the second hit takes what stands beside a lone warrior, and scores."""
    s = at(
        {"warriors": {"marquise": 1, "eyrie": 1}, "buildings": ["sawmill"], "tokens": ["wood"]},
        players={"eyrie": {"hand": ["ambush-mouse"]}}, known={"marquise": {"eyrie": ["ambush-mouse"]}},
    )  # fmt: skip
    assert fight(s).outcomes == {(2, 0, 0, 1): 1.0}


def test_field_hospitals() -> None:
    """6.2.3: removed all the same; they come back to the keep, into the battle where the keep is there."""
    keep = {"1": {"tokens": ["keep"], "warriors": {"marquise": 1}}}
    here = {"warriors": {"marquise": 2, "eyrie": 2}}
    hand = {"marquise": {"hand": ["mouse-in-a-sack"]}}
    odds = fight(at(here, players=hand, clearings=keep))
    assert odds.expected == fight(at(here)).expected
    assert odds.returned == pytest.approx(odds.expected["attacker_losses"])
    assert odds.under("none").returned == 0
    unseen = fight(at(here, players=hand, clearings=keep), eyes="eyrie")
    assert 0 < unseen.returned < odds.returned


def test_field_hospitals_in_the_clearing_of_battle() -> None:
    """The fallen of an ambush fight on where the keep stands."""
    s = rl.load_position(
        {
            "rootlab": 1, "seats": ["marquise", "eyrie"], "turn": {"player": "marquise", "phase": "daylight"},
            "clearings": {"3": {"warriors": {"marquise": 3, "eyrie": 3}, "tokens": ["keep"]}},
            "players": {"marquise": {"hand": ["bake-sale"]}, "eyrie": {"hand": ["ambush-rabbit"]}},
            "known": {"marquise": {"eyrie": ["ambush-rabbit"]}},
        }
    )  # fmt: skip
    used = rl.battle_odds(s, 3, "marquise", "eyrie")
    spared = rl.battle_odds(s, 3, "marquise", "eyrie", policy="defender")
    assert max(end[1] for end in used.outcomes) == 3
    assert max(end[1] for end in spared.outcomes) == 1


@pytest.mark.parametrize("seed", range(12))
def test_odds_depend_on_nothing_that_the_eyes_do_not_see(seed: int) -> None:
    b = random_battle(seed)
    if b.eyes == "all":
        return
    odds = rl.battle_odds(b.state, b.clearing, b.attacker, b.defender, b.eyes)
    view = rl.battle_odds(b.state.view(b.eyes), b.clearing, b.attacker, b.defender)
    assert view.outcomes == odds.outcomes
    for other in range(3):
        dealt = b.state.determinize(b.eyes, other)
        again = rl.battle_odds(dealt, b.clearing, b.attacker, b.defender, b.eyes)
        assert again.outcomes == odds.outcomes
        assert again.returned == odds.returned


# --- shape, words, refusals ------------------------------------------------------------------------------------
def test_the_shape_of_the_answer() -> None:
    s = at({"warriors": {"marquise": 2, "eyrie": 2}}, players={"eyrie": {"hand": ["anvil"]}})
    before = s.to_dict()
    odds = fight(s)
    assert list(odds.table.columns) == [*QUANTITIES, "probability"]
    assert odds.table.probability.sum() == pytest.approx(1)
    assert list(odds.policies.columns) == ["policy", *QUANTITIES]
    assert list(odds.policies.policy) == list(POLICIES)
    assert odds.losses().to_numpy().sum() == pytest.approx(1)
    assert s.to_dict() == before
    assert "2" in odds.text("en") or "1" in odds.text("en")
    assert repr(odds).startswith("<BattleOdds marquise against eyrie in 7")
    for policy in POLICIES:
        assert text(f"odds-policy-{policy}", "en")
    for name, (low, high) in odds.range.items():
        assert low - 1e-12 <= odds.expected[name] <= high + 1e-12


def test_the_rest_of_a_battle_under_way() -> None:
    """Where the battle is being fought, the odds go on from where it stands."""
    s = at({"warriors": {"marquise": 2, "eyrie": 1}}, players={"eyrie": {"hand": ["ambush-mouse"]}})
    steps = [a for a in s.legal_actions() if a.verb == "continue"]
    s = s.child(steps[0]) if steps else s
    s = s.child(rl.action("marquise", "battle", clearing=C, target="eyrie"))
    assert s.player == "eyrie"
    assert fight(s).outcomes == {(2, 0, 0, 0): 1.0}  # the Eyrie decides, and looks at its own hand
    passed = s.child(rl.action("eyrie", "pass"))
    assert (
        fight(passed, eyes="eyrie").expected == fight(at({"warriors": {"marquise": 2, "eyrie": 1}})).expected
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((13, "marquise", "eyrie"), "odds-no-clearing"),
        ((C, "badger", "eyrie"), "odds-no-seat"),
        ((C, "marquise", "alliance"), "odds-no-seat"),
        ((C, "marquise", "marquise"), "odds-no-enemies"),
        ((3, "marquise", "eyrie"), "odds-no-attacker"),
        ((1, "marquise", "eyrie"), "odds-no-defender"),
        ((C, "marquise", "eyrie", "badger"), "odds-no-seat"),
        ((C, "marquise", "eyrie", None, "brave"), "odds-no-policy"),
    ],
)
def test_what_is_no_battle_is_refused_in_a_sentence(arguments: tuple[Any, ...], message: str) -> None:
    s = at(
        {"warriors": {"marquise": 2, "eyrie": 1}},
        clearings={"1": {"warriors": {"marquise": 1}}, "3": {"warriors": {"eyrie": 1}}},
    )
    with pytest.raises(rl.RootlabError) as error:
        rl.battle_odds(s, *arguments)
    assert error.value.message_id == message
    assert str(error.value).endswith(".")


def test_a_view_has_its_own_eyes() -> None:
    s = at({"warriors": {"marquise": 2, "eyrie": 1}})
    with pytest.raises(rl.RootlabError, match="other eyes"):
        rl.battle_odds(s.view("eyrie"), C, "marquise", "eyrie", "marquise")

"""What the others answer with cards that the player cannot see: by their odds, not as they were dealt."""

from __future__ import annotations

import pytest

import rootlab as rl
from rootlab.analysis.odds.hands import chance_of_any
from rootlab.analysis.turn.unseen import Unseen
from rootlab.components.cards import CARD_IDS, load_deck
from rootlab.components.names import ALLIANCE, EYRIE, MARQUISE
from rootlab.engine.action import Action
from rootlab.engine.piles import MATCHING
from rootlab.engine.view import blot_out
from rootlab.factions.alliance.outrage import outrage
from tests.positions import position


def test_hidden_hospitals_outside_a_battle_have_their_odds() -> None:
    """6.2.3, 8.4.1.2: a revolt removes warriors; what her two unseen cards may be is counted, not dealt."""
    s = rl.load_position("data/positions/alliance-revolt-or-spread.json")
    found = []
    for seed in (1, 2):
        options = rl.turn_options(s, seed=seed, states=1500, seconds=None)
        line = options.best("points")
        found.append((line.value, line.chance, [choice.text("en") for choice in line.choices]))
    assert found[0] == found[1]
    revolt = next(a for a in s.legal_actions() if a.verb == "revolt" and a.clearing == 12)
    pool = list(blot_out(s, ALLIANCE).deck_n)
    for seed in (1, 2, 3):
        here = s.determinize("alliance", seed)
        here.apply(revolt)
        while here.player == "alliance":
            here.apply(here.legal_actions()[0])
        assert here.decision is not None
        assert here.decision.id == "field-hospitals"
        suit = here.match.board.suit[12]
        matching = sum(card in MATCHING[suit] for card in pool)
        used, declined = Unseen(ALLIANCE, False, "expected", 0, seed).replies(here, ())
        assert used.probability == pytest.approx(chance_of_any(len(pool), matching, 2))
        assert used.probability + declined.probability == pytest.approx(1)
        assert (used.choice.text("en"), declined.choice.text("en")) == (found[0][2][3], "Pass")
        (never,) = Unseen(ALLIANCE, False, "none", 0, seed).replies(here, ())
        assert never.choice.text("en") == "Pass"


def test_hidden_outrage_has_its_odds() -> None:
    """8.2.6: who removes sympathy in defence pays if it can; an unseen hand is counted, not dealt."""
    odds = set()
    for hand in (["anvil", "sword"], ["crossbow-mouse", "root-tea-mouse"], ["sappers", "armorers"]):
        s = rl.load_position(
            position(
                "alliance", "evening", "operations", {9: "2 marquise, 1 alliance, sympathy", 1: "keep, marquise"},
                marquise={"hand": hand}, alliance={"officers": 1},
            )
        )  # fmt: skip
        for reactions in ("expected", "none", "worst"):
            here = s.determinize("alliance", 1)
            outrage(here, MARQUISE, 9)
            here.forget_legal()
            here.run()
            branches = Unseen(ALLIANCE, False, reactions, 0, 1).replies(here, ())
            verbs = [branch.choice.verb for branch in branches if isinstance(branch.choice, Action)]
            assert verbs == ["give_supporter", "show_hand"]
            assert sum(branch.probability for branch in branches) == pytest.approx(1)
            shown = branches[1].state
            assert not any(card in MATCHING[shown.match.board.suit[9]] for card in shown.hands_n[MARQUISE])
            odds.add(round(branches[0].probability, 9))
    assert len(odds) == 1


def test_a_card_that_is_given_away_may_be_the_first_of_the_deck() -> None:
    """A hidden hand of two: which of them goes is said by its number, and 0 is a number like any other."""
    cards = load_deck("standard").cards
    twin = next(card for card in cards if cards.count(card) > 1)
    hand = {"hand": [CARD_IDS[0], CARD_IDS[twin]]}
    s = rl.load_position(position("marquise", "daylight", "actions", {5: "marquise, 2 eyrie"}, eyrie=hand))
    assert twin in s.deck_n
    unseen = Unseen(MARQUISE, False, "expected", 0, 1)
    assert unseen.hand_over(s, EYRIE, twin, 0)
    assert s.hands_n[EYRIE] == (twin, twin)

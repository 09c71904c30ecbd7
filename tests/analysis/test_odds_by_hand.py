"""Battle odds against the Law's steps counted anew, roll by roll, without the engine and its policies.

:func:`by_law` knows nothing of the package: it takes numbers and cards, throws the 16 pairs of dice, and does
4.3.1 to 4.3.4 in their order.  What a side chooses is stated there in so many words.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_KIND, CARD_SUIT, load_deck
from rootlab.components.names import SUITS
from tests.positions import position

Ends = dict[tuple[int, int, int, int], float]


@dataclass(frozen=True)
class Side:
    """What a side has in the clearing of battle, and its cards."""

    warriors: int
    buildings: int = 0
    ambush: bool = False
    armorers: bool = False
    sappers: bool = False
    brutal: bool = False

    @property
    def pieces(self) -> int:
        return self.warriors + self.buildings


def after_hits(side: Side, hits: int) -> tuple[Side, int, int]:
    """4.3.4: warriors go first; the side then, what it lost, and the points that this gives the other side."""
    lost = min(hits, side.pieces)
    warriors = min(lost, side.warriors)
    left = Side(side.warriors - warriors, side.buildings - (lost - warriors), side.ambush, side.armorers,
                side.sappers, side.brutal)  # fmt: skip
    return left, lost, lost - warriors


def by_law(attacker: Side, defender: Side) -> Ends:
    """Every end: losses and points of attacker and defender, with its probability.

    4.3.1: whoever holds a matching ambush plays it; the attacker's stops it.  4.3.2: the higher die is the
    attacker's, each no more than its warriors.  4.3.3: a defender without warriors suffers one hit more;
    Sappers and Brutal Tactics are used where they remove one piece more, the latter gives the defender a
    point; Armorers, which stop all rolled hits, wherever a piece would be saved.
    """
    found: Ends = {}
    start, lost, given = attacker, 0, 0
    if defender.ambush and not attacker.ambush:
        start, lost, given = after_hits(attacker, 2)
        if not start.pieces:
            return {(lost, 0, 0, given): 1.0}
    for a, b in product(range(4), repeat=2):
        on_defender, on_attacker = min(max(a, b), start.warriors), min(a, b, defender.warriors)
        extra = int(not defender.warriors)
        points = given
        rolled = 0 if defender.armorers and defender.pieces > extra else on_defender
        if attacker.brutal and defender.pieces > rolled + extra:
            extra += 1
            points += 1
        if defender.armorers and defender.pieces > extra:
            on_defender = 0
        back = 0
        spared = 0 if start.armorers and start.pieces > 0 else on_attacker
        if defender.sappers and start.pieces > spared:
            back = 1
        if start.armorers and start.pieces > back:
            on_attacker = 0
        _, lost_there, scored = after_hits(defender, on_defender + extra)
        _, lost_here, scored_there = after_hits(start, on_attacker + back)
        end = (lost + lost_here, lost_there, scored, points + scored_there)
        found[end] = found.get(end, 0.0) + 1 / 16
    return found


def crafted(side: Side) -> list[str]:
    names = {"armorers": side.armorers, "sappers": side.sappers, "brutal-tactics": side.brutal}
    return [name for name, there in names.items() if there]


def by_engine(attacker: Side, defender: Side) -> Ends:
    """Marquise against Eyrie in clearing 12, a fox clearing with two slots beside its ruin."""
    buildings = [", sawmill", ", roost"]
    here = f"{attacker.warriors} marquise" + buildings[0] * attacker.buildings
    if defender.warriors:
        here += f", {defender.warriors} eyrie"
    here += buildings[1] * defender.buildings
    seats: dict[str, Any] = {
        "marquise": {"crafted": crafted(attacker), "hand": ["ambush-fox"] if attacker.ambush else []},
        "eyrie": {"crafted": crafted(defender), "hand": ["ambush-bird"] if defender.ambush else []},
    }
    start = position("marquise", "daylight", "actions", {12: here + ", no ruin"}, **seats)
    odds = rl.battle_odds(rl.load_position(start), 12, "marquise", "eyrie", "all")
    return dict(odds.outcomes)


NUMBERS = [(a, d, b) for a in (1, 2, 3, 5) for d in (0, 1, 2, 4) for b in (0, 1) if d or b]


@pytest.mark.parametrize(("a", "d", "b"), NUMBERS)
def test_plain_battles(a: int, d: int, b: int) -> None:
    attacker, defender = Side(a), Side(d, b)
    assert by_engine(attacker, defender) == pytest.approx(by_law(attacker, defender))


CARDS = ("ambush", "armorers", "sappers")


@pytest.mark.parametrize("defenders", [c for n in (1, 2, 4, 3, 5, 6, 7) for c in [n]])
@pytest.mark.parametrize("attackers", range(4))
def test_battles_with_every_mix_of_cards(defenders: int, attackers: int) -> None:
    """The bits say which cards lie with the defender (ambush, Armorers, Sappers) and the attacker (ambush,
    Brutal Tactics)."""
    for a, d, b in ((1, 1, 0), (2, 1, 1), (3, 2, 0), (3, 3, 1), (4, 0, 1)):
        attacker = Side(a, ambush=bool(attackers & 1), brutal=bool(attackers & 2))
        with_cards = {name: bool(defenders >> i & 1) for i, name in enumerate(CARDS)}
        defender = Side(d, b, **with_cards)
        assert by_engine(attacker, defender) == pytest.approx(by_law(attacker, defender)), (
            attacker,
            defender,
        )


def test_three_against_two_written_out() -> None:
    """By hand.  The higher die hits the Eyrie, at most 3 and there are 2 of them; the lower hits the Marquise, at
    most 2.  Of 16 pairs: 0-0 once; higher 1: 0 below twice, 1 below once; higher 2 or 3, so both Eyrie fall:
    0 below four times, 1 below four times, 2 or 3 below four times (2-2, 2-3 twice, 3-3)."""
    expected = {(0, 0): 1, (0, 1): 2, (1, 1): 1, (0, 2): 4, (1, 2): 4, (2, 2): 4}
    found = by_engine(Side(3), Side(2))
    assert found == pytest.approx({(lost, gone, 0, 0): n / 16 for (lost, gone), n in expected.items()})


def test_an_attackers_building_is_lost_after_its_warriors() -> None:
    """By hand.  One Marquise warrior and a sawmill against two Eyrie: the lower die 2 or 3 (2-2, 2-3 twice, 3-3: 4 of
    16) takes the sawmill too, and gives the Eyrie its point."""
    found = by_engine(Side(1, 1), Side(2))
    both = sum(p for (lost, _, _, given), p in found.items() if lost == 2 and given == 1)
    assert both == pytest.approx(4 / 16)
    assert sum(p * end[3] for end, p in found.items()) == pytest.approx(4 / 16)


def test_hospitals_of_an_unseen_card_come_back_with_its_odds() -> None:
    """6.2.3, by hand.  The Marquise holds one card that the Eyrie do not see.  If it is of the suit of the clearing, or a
    bird, all that she loses comes back to the keep; so what comes back is what she loses, times the share of
    such cards among all that are unseen (with two seats the dominance cards are out of the game)."""
    cards = [card for card in load_deck("standard").cards if CARD_KIND[card] != "dominance"]
    matching = sum(SUITS[CARD_SUIT[card]] in ("fox", "bird") for card in cards)
    here = {12: "2 marquise, 2 eyrie", 1: "marquise, keep"}
    start = position("marquise", "daylight", "actions", here, marquise={"hand": ["anvil"]}, eyrie={})
    odds = rl.battle_odds(rl.load_position(start), 12, "marquise", "eyrie", "eyrie")
    assert odds.returned == pytest.approx(odds.expected["attacker_losses"] * matching / len(cards))

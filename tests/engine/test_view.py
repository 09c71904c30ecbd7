"""What a seat can know: states that it cannot tell apart stay so, and nothing gives the rest away."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_IDS, load_deck
from rootlab.components.names import FACTIONS
from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.engine.piles import Draw
from rootlab.engine.state import State
from tests.playing import wanderings
from tests.positions import Table, decree, done, position

SEATS = ("marquise", "eyrie")


def other_than(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


def dealt_anew(s: State, seat: str, rng: Random) -> State:
    """A state that the seat cannot tell apart: the cards that it does not see dealt anew."""
    return s.determinize(seat, rng.randrange(10**9))


def swapped(s: State, seat: str, rng: Random) -> State:
    """The same by hand: one card of the other hand that the seat does not see changes places with the deck."""
    here = s.to_dict()
    other = other_than(seat)
    hand: list[str] = here["players"][other]["hand"]
    unseen = list(hand)
    for card in [*here["known"].get(seat, {}).get(other, ()), *here["known"].get("all", {}).get(other, ())]:
        if card in unseen:
            unseen.remove(card)
    deck = deck_of(s)
    if not unseen or not deck:
        return s.copy()
    hand[hand.index(rng.choice(unseen))] = rng.choice(deck)
    return rl.load_position(here)


def deck_of(s: State) -> list[str]:
    return [CARD_IDS[card] for card in s.deck_n]


def check_alike(one: State, two: State, seat: str) -> None:
    """The two states are one to that seat."""
    mine, theirs = one.view(seat), two.view(seat)
    assert mine == theirs
    assert hash(mine) == hash(theirs)
    assert mine.decision == theirs.decision
    assert mine.legal_actions() == theirs.legal_actions()
    assert mine.chance_outcomes() == theirs.chance_outcomes()
    assert json.dumps(mine.to_dict()) == json.dumps(theirs.to_dict())
    assert (mine.player, mine.phase, mine.step_name, mine.is_chance, mine.is_over, mine.scores) == (
        theirs.player, theirs.phase, theirs.step_name, theirs.is_chance, theirs.is_over, theirs.scores,
    )  # fmt: skip
    assert (mine.hand, mine.hand_sizes, mine.unseen, mine.deck_size) == (
        theirs.hand, theirs.hand_sizes, theirs.unseen, theirs.deck_size,
    )  # fmt: skip
    assert one.player == two.player
    assert one.decision == two.decision
    if one.player == seat:
        assert one.legal_actions() == two.legal_actions()


def same_step(
    one: State, two: State, seat: str, rng: Random
) -> tuple[Action | Outcome, Action | Outcome] | None:
    """Something that looks the same to the seat in both states; None where there is nothing.

    Codebreakers do not: they show the seat what it could not see.
    """
    if one.is_over:
        return None
    if not one.is_chance:
        both = [
            action
            for action in one.legal_actions()
            if action in two.legal_actions() and not (action.verb == "codebreakers" and one.player == seat)
        ]
        return (pick := rng.choice(both), pick) if both else None
    drawing = one.stack[-1]
    if isinstance(drawing, Draw) and FACTIONS[drawing.seat] != seat:
        return one.sample_outcome(rng), two.sample_outcome(rng)
    outcomes = [outcome for outcome, _ in two.chance_outcomes()]
    shared = [outcome for outcome, _ in one.chance_outcomes() if outcome in outcomes]
    return (pick := rng.choice(shared), pick) if shared else None


@pytest.mark.parametrize("alike", [dealt_anew, swapped])
def test_a_seat_cannot_tell_them_apart(alike: Any) -> None:
    """Equal views, questions and lists, now and after whatever looks the same."""
    steps = pairs = 0
    for seed, dominance in product(range(8), (False, True)):
        for n, (s, choice, rng) in enumerate(wanderings(seed, dominance)):
            if choice is None or n % 23 != seed % 23:
                continue
            seat = SEATS[n % 2]
            one, two = s.copy(), alike(s, seat, rng)
            pairs += one != two
            check_alike(one, two, seat)
            for _ in range(15):
                step = same_step(one, two, seat, rng)
                if step is None:
                    break
                one.apply(step[0])
                two.apply(step[1])
                steps += 1
                check_alike(one, two, seat)
    assert pairs > 150
    assert steps > 1500


# --- dealing anew ------------------------------------------------------------------------------------------
def test_determinize_keeps_what_is_known() -> None:
    """Sizes, the own hand, everything open and every card that the seat knows stay; all cards are there."""
    for seed in range(6):
        for n, (s, choice, rng) in enumerate(wanderings(seed, dominance=seed % 2 == 1)):
            if choice is None or n % 29:
                continue
            for seat in SEATS:
                other = other_than(seat)
                new = s.determinize(seat, rng.randrange(10**9))
                assert new.hand(seat) == s.hand(seat)
                assert len(new.hand(other)) == len(s.hand(other))
                assert Counter((*new.hand(other), *deck_of(new))) == Counter((*s.hand(other), *deck_of(s)))
                before, after = s.to_dict(), new.to_dict()
                for known in ("known", "discard", "removed", "available_dominance", "clearings", "turn"):
                    assert after[known] == before[known]
                for cards in after["known"].values():
                    for owner, pile in cards.items():
                        assert not Counter(pile) - Counter(new.hand(owner))
                assert s.determinize(seat, 3) == s.determinize(seat, 3)


def nearly_empty(left: list[str], **parts: Any) -> dict[str, Any]:
    """A position in which all cards but these (and those in hands) lie on the discard pile."""
    cards = [CARD_IDS[card] for card in load_deck("standard").cards]
    pile = [card for card in cards if not card.startswith("dominance")]
    for card in left:
        pile.remove(card)
    return position("marquise", "daylight", "actions", discard=pile, **parts)


def chi_square(found: Counter[tuple[str, ...]], odds: dict[tuple[str, ...], float]) -> float:
    total = sum(found.values())
    assert set(found) <= set(odds)
    return sum((found[deal] - total * p) ** 2 / (total * p) for deal, p in odds.items())


def test_determinize_is_uniform() -> None:
    """Every deal of the unseen cards is as likely: two of four, two of which are alike."""
    s = rl.load_position(
        nearly_empty(["anvil", "sword", "sappers", "sappers"], eyrie={"hand": ["anvil", "sword"]})
    )
    found = Counter(s.determinize("marquise", seed).hand("eyrie") for seed in range(6000))
    odds = {
        ("anvil", "sword"): 1 / 6, ("anvil", "sappers"): 2 / 6, ("sword", "sappers"): 2 / 6,
        ("sappers", "sappers"): 1 / 6,
    }  # fmt: skip
    assert chi_square(found, odds) < 16.27  # three degrees of freedom, one in a thousand


def test_determinize_is_uniform_beside_known_cards() -> None:
    """A card known to be there stays; the others are as likely as ever."""
    s = rl.load_position(
        nearly_empty(
            ["anvil", "sword", "sappers", "sappers"], eyrie={"hand": ["anvil", "sappers"]},
            known={"marquise": {"eyrie": ["sappers"]}},
        )
    )  # fmt: skip
    found = Counter(s.determinize("marquise", seed).hand("eyrie") for seed in range(3000))
    odds = {("anvil", "sappers"): 1 / 3, ("sword", "sappers"): 1 / 3, ("sappers", "sappers"): 1 / 3}
    assert chi_square(found, odds) < 13.82  # two degrees of freedom, one in a thousand


def test_determinize_leaves_an_answer() -> None:
    """3.3.4: who said that it takes a dominance card holds a card to spend for it, in every deal."""
    table = Table(
        position(
            "eyrie", "daylight", "craft", available_dominance=["dominance-fox"],
            eyrie={"hand": ["anvil", "sword"]},
        )
    )  # fmt: skip
    state = table.do("take_dominance", card="dominance-fox").state
    dealt = [state.determinize("marquise", seed) for seed in range(100)]
    assert all(one.legal_actions() for one in dealt)
    assert len({one.hand("eyrie") for one in dealt}) > 10


def test_a_card_being_crafted_is_known() -> None:
    """4.1.1: while pieces are chosen for its cost, everybody sees which card it is."""
    table = Table(
        position(
            "marquise", "daylight", "craft", {1: "workshop", 2: "2 workshop", 5: "2 workshop"},
            marquise={"hand": ["royal-claim", "sword"]},
        )
    )  # fmt: skip
    table.do("craft", card="royal-claim")
    assert table.asked == "activate"
    assert known_of(table, "eyrie", "marquise") == ["royal-claim"]
    while table.asked == "activate":
        table.do("activate", clearing=table.values("activate", "clearing")[0])
    assert table.seat("marquise")["crafted"] == ["royal-claim"]
    assert known_of(table, "eyrie", "marquise") == []


# --- what is shown -----------------------------------------------------------------------------------------
def test_a_view_shows_no_hidden_card() -> None:
    """1.2.1: the number of cards in a hand is open, the cards are not."""
    s = rl.load_position(
        position(
            "marquise", "daylight", "actions", marquise={"hand": ["anvil"]},
            eyrie={"hand": ["investments", "armorers"]}, discard=["bake-sale"],
        )
    )  # fmt: skip
    view = s.view("marquise")
    assert view.faction == "marquise"
    assert view.hand == ("anvil",)
    assert view.hand_sizes == {"marquise": 1, "eyrie": 2}
    assert view.deck_size == 46
    assert sum(view.unseen.values()) == 48
    assert view.unseen["investments"] == 1
    assert view.unseen["armorers"] == 2
    assert "anvil" not in view.unseen
    assert "bake-sale" not in view.unseen
    written = view.to_dict()
    assert written["players"]["eyrie"]["hand"] == {"size": 2, "known": []}
    assert "investments" not in json.dumps(written)
    assert "armorers" not in json.dumps(written)


def test_a_view_lists_actions_for_its_own_seat_only() -> None:
    s = rl.load_position(position("marquise", "daylight", "actions", {1: "2 marquise"}))
    assert s.view("marquise").legal_actions() == s.legal_actions()
    assert s.view("eyrie").legal_actions() == ()
    assert s.view("eyrie").player == "marquise"
    assert s.view("eyrie").decision == s.decision


def test_a_view_needs_a_seat() -> None:
    s = rl.load_position(position("marquise", "daylight", "actions"))
    for name in ("alliance", "nobody"):
        with pytest.raises(rl.RootlabError):
            s.view(name)


def test_odds_of_a_draw_are_over_the_unseen_cards() -> None:
    """The view's odds are the same whatever lies in the other hand; the state's are the truth."""
    start = nearly_empty(["anvil", "sword", "sappers"], eyrie={"hand": ["anvil"]})
    start["turn"] = {"player": "marquise", "phase": "evening", "step": "draw"}
    s = rl.load_position(start)
    assert s.is_chance
    assert {o.values[0]: p for o, p in s.chance_outcomes()} == {"sword": 0.5, "sappers": 0.5}
    seen = {o.values[0]: p for o, p in s.view("marquise").chance_outcomes()}
    assert seen == pytest.approx({"anvil": 1 / 3, "sword": 1 / 3, "sappers": 1 / 3})


def test_odds_of_a_theft_are_over_the_unseen_cards() -> None:
    start = nearly_empty(
        ["anvil", "sword", "sappers"], marquise={"crafted": ["stand-and-deliver"]},
        eyrie={"hand": ["anvil", "sword"]}, known={"marquise": {"eyrie": ["sword"]}},
    )  # fmt: skip
    start["turn"] = {"player": "marquise", "phase": "birdsong", "step": "wood"}
    start["discard"].remove("stand-and-deliver")
    table = Table(start).do("stand_and_deliver", target="eyrie")
    state = table.state
    assert {o.values[0]: p for o, p in state.chance_outcomes()} == {"anvil": 0.5, "sword": 0.5}
    seen = {o.values[0]: p for o, p in state.view("marquise").chance_outcomes()}
    assert seen == pytest.approx({"sword": 0.5, "anvil": 0.25, "sappers": 0.25})
    assert dict(state.view("eyrie").chance_outcomes()) == dict(state.chance_outcomes())


# --- what is known -----------------------------------------------------------------------------------------
def known_of(table: Table, viewer: str, owner: str) -> list[str]:
    """What the viewer may write down of that hand."""
    cards: list[str] = table.state.view(viewer).to_dict()["players"][owner]["hand"]["known"]
    return cards


def test_codebreakers_show_the_hand_and_later_draws_are_hidden() -> None:
    """1.2.1: what was seen stays known while it is there."""
    table = Table(
        position(
            "marquise", "daylight", "actions", marquise={"crafted": ["codebreakers"]},
            eyrie={**decree(), "hand": ["sword", "armorers"]},
        )
    )  # fmt: skip
    assert known_of(table, "marquise", "eyrie") == []
    table.do("codebreakers", target="eyrie")
    assert known_of(table, "marquise", "eyrie") == ["sword", "armorers"]
    table.do("end").draw("anvil")
    assert table.player == "eyrie"
    table.do("add_to_decree", card="sword", target="move").do("done")
    assert known_of(table, "marquise", "eyrie") == ["armorers"]
    assert known_of(table, "eyrie", "marquise") == []


def test_a_stolen_card_is_known_to_who_lost_it() -> None:
    """A theft is seen by both sides of it, and by nobody else."""
    table = Table(
        position(
            "marquise", "birdsong", "wood", marquise={"crafted": ["stand-and-deliver"], "hand": ["anvil"]},
            eyrie={"hand": ["sword", "bake-sale"]},
        )
    )  # fmt: skip
    table.do("stand_and_deliver", target="eyrie").take("sword")
    assert known_of(table, "eyrie", "marquise") == ["sword"]
    assert known_of(table, "marquise", "eyrie") == []


def test_what_the_taker_knew_of_the_other_cards_it_still_knows() -> None:
    """1.2.1: who took a card saw which one it was; who only watched knows of the rest no more."""
    table = Table(
        position(
            "marquise", "birdsong", "wood", seats=("marquise", "eyrie", "alliance"),
            marquise={"crafted": ["stand-and-deliver"]}, eyrie={**decree(), "hand": ["sword", "bake-sale", "anvil"]},
            known={"marquise": {"eyrie": ["sword", "bake-sale"]}, "alliance": {"eyrie": ["bake-sale"]}},
        )
    )  # fmt: skip
    table.do("stand_and_deliver", target="eyrie").take("sword")
    assert known_of(table, "marquise", "eyrie") == ["bake-sale"]
    assert known_of(table, "alliance", "eyrie") == []
    assert known_of(table, "eyrie", "marquise") == ["sword"]
    assert known_of(table, "alliance", "marquise") == []


def test_a_taken_dominance_card_is_known() -> None:
    """3.3.4: it lay open, so everybody knows who has it."""
    table = Table(
        position(
            "marquise", "daylight", "actions", marquise={"hand": ["anvil", "sword"]},
            available_dominance=["dominance-fox"],
        )
    )  # fmt: skip
    table.do("take_dominance", card="dominance-fox").do("spend", card="anvil")
    assert known_of(table, "eyrie", "marquise") == ["dominance-fox"]


# --- events ------------------------------------------------------------------------------------------------
def cards_seen(table: Table, eyes: str | None, kind: str) -> list[str | None]:
    return [event.card for event in table.game.events(eyes=eyes) if event.kind == kind]


def test_events_hide_secret_cards() -> None:
    """A drawn card is told to its owner only; the words do not name it either."""
    table = Table(position("marquise", "evening", "draw", eyrie={"hand": ["sword"]})).draw("anvil")
    assert cards_seen(table, "marquise", "drew") == ["anvil"]
    assert cards_seen(table, None, "drew") == ["anvil"]
    assert cards_seen(table, "eyrie", "drew") == [None]
    hidden = next(event for event in table.game.events(eyes="eyrie") if event.kind == "drew")
    assert "Anvil" not in hidden.text("en")
    assert "anvil" not in json.dumps(hidden.to_dict())


def test_events_of_a_theft_and_a_look() -> None:
    table = Table(
        position(
            "marquise", "birdsong", "wood",
            marquise={"crafted": ["stand-and-deliver", "codebreakers"]}, eyrie={"hand": ["sword", "anvil"]},
        )
    )  # fmt: skip
    table.do("stand_and_deliver", target="eyrie").take("sword")
    for seat in SEATS:
        assert cards_seen(table, seat, "took") == ["sword"]
    table.do("continue").do("codebreakers", target="eyrie")
    for seat in SEATS:
        assert cards_seen(table, seat, "saw") == ["anvil"]


def test_events_name_no_card_that_the_seat_cannot_see() -> None:
    """Over whole games: what a seat is told of the other hand is what lay open or was shown to it."""
    for seed in range(3):
        for s, _, _ in wanderings(seed):
            s.log = s.log or []
        for event in s.log or ():
            for seat in SEATS:
                if event.secret and seat not in event.secret:
                    assert event.seen_by(seat).card is None
                if event.kind == "drew":
                    assert event.secret == (event.faction,)


# --- reactions that rest on hidden cards -------------------------------------------------------------------
@pytest.mark.parametrize("hand", [["ambush-fox"], ["ambush-bird"], ["sword"], ["ambush-mouse"]])
def test_the_question_of_an_ambush_tells_nothing(hand: list[str]) -> None:
    """4.3.1: it is asked whatever the hand holds, as long as it may hold one."""
    table = Table(
        position("marquise", "daylight", "actions", {12: "2 marquise, 2 eyrie"}, eyrie={"hand": hand})
    )
    table.do("battle", clearing=12, target="eyrie")
    assert (table.player, table.asked) == ("eyrie", "ambush")
    assert table.offers("pass")


def test_the_question_of_hospitals_tells_nothing() -> None:
    """6.2.3: the same for Field Hospitals."""
    for hand in (["anvil"], ["sword"], ["armorers"]):
        table = Table(
            position(
                "eyrie", "daylight", "decree", {1: "keep", 12: "2 marquise, 2 eyrie"}, used=done(),
                eyrie=decree(battle=["anvil"] if hand != ["anvil"] else ["foxfolk-steel"]),
                marquise={"hand": hand},
            )
        )  # fmt: skip
        table.do("resolve", suit="fox").do("battle", clearing=12, target="marquise").do("pass").roll(1, 0)
        assert (table.player, table.asked) == ("marquise", "field-hospitals")
        assert table.offers("pass")

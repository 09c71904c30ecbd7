"""A seat's view and the state agree in the positions that random games hardly reach: piles and supplies
that are empty, tracks that are full.

Positions of random games are bent: their deck is taken away, their supplies are emptied.  What a bent
position may not be (a 26th warrior) the loader refuses, and such a one is left out.
``ROOTLAB_EDGE_GAMES`` says how many games of each mix are bent (one where it is not set).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import combinations
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_IDS
from rootlab.components.names import ALLIANCE, CORVIDS, FACTIONS, ITEMS
from rootlab.components.pieces import KIND_COUNT, KIND_ID
from rootlab.engine.action import Action
from rootlab.engine.match import playable
from rootlab.engine.outcome import Outcome
from rootlab.engine.piles import Draw
from rootlab.engine.state import State
from rootlab.factions.alliance.board import supporters
from rootlab.factions.alliance.supporters import DrawSupporters, stack_is_full
from tests.playing import wanderings

GAMES = int(os.environ.get("ROOTLAB_EDGE_GAMES", "1"))
MIXES = [mix for n in (2, 3, 4, 5) for mix in combinations(playable(), n)]
STEPS = 6
OFTEN = 6
"""So often each question is looked at wherever it is asked; then only now and then."""

Bent = dict[str, Any]


# --- bending ----------------------------------------------------------------------------------------------
def names(pile: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in pile]


def no_deck(s: State, here: Bent) -> None:
    """Deck and discard pile are empty."""
    here["removed"] += [*names(s.deck_n), *here["discard"]]
    here["discard"] = []


def one_card(s: State, here: Bent) -> None:
    """The deck has one card at most, the discard pile none."""
    no_deck(s, here)
    for name in names(s.deck_n[:1]):
        here["removed"].remove(name)


def no_discard(s: State, here: Bent) -> None:
    """The discard pile is empty."""
    here["removed"] += here["discard"]
    here["discard"] = []


def no_warriors_left(s: State, here: Bent) -> None:
    """Every warrior stands on the map."""
    for f in s.match.seats:
        if s.supply_n[f]:
            warriors = here["clearings"].setdefault("1", {}).setdefault("warriors", {})
            warriors[FACTIONS[f]] = warriors.get(FACTIONS[f], 0) + s.supply_n[f]


def few_warriors_left(s: State, here: Bent) -> None:
    """One warrior of each is left in its supply."""
    no_warriors_left(s, here)
    warriors = here["clearings"].get("1", {}).get("warriors", {})
    for name in list(warriors):
        warriors[name] -= 1


def no_items_left(s: State, here: Bent) -> None:
    """Every item of the supply is taken."""
    first = next(FACTIONS[f] for f in s.match.seats if not s.match.factions[f].carries_items)
    for i, name in enumerate(ITEMS):
        here["players"][first]["items"] += [name] * s.item_supply_n[i]
        if name in here["item_supply"]:
            here["item_supply"][name] = 0


def full_tracks(s: State, here: Bent) -> None:
    """All sympathy, all wood and, where there is room, all roosts and Marquise buildings are on the map."""
    room = {c: s.open_slots_n[c] for c in s.match.board.clearings}
    for name, owner in (("sympathy", "alliance"), ("wood", "marquise")):
        kind = KIND_ID[name]
        if owner not in s.seats:
            continue
        for _ in range(s.stock_n[kind]):
            free = [c for c in room if name not in here["clearings"].get(str(c), {}).get("tokens", ())]
            place = here["clearings"].setdefault(str(free[0] if free else 1), {})
            place.setdefault("tokens", []).append(name)
    for name, owner in (("roost", "eyrie"), ("sawmill", "marquise"), ("recruiter", "marquise")):
        kind = KIND_ID[name]
        for _ in range(s.stock_n[kind] if owner in s.seats else 0):
            free = [c for c in room if room[c] > 0 and (name != "roost" or not has(here, c, "roost"))]
            if free:
                room[free[0]] -= 1
                here["clearings"].setdefault(str(free[0]), {}).setdefault("buildings", []).append(name)


def has(here: Bent, c: int, building: str) -> bool:
    return building in here["clearings"].get(str(c), {}).get("buildings", ())


def empty_tracks(s: State, here: Bent) -> None:
    """No building and no token but the keep stands on the map."""
    for place in here["clearings"].values():
        place.pop("buildings", None)
        place["tokens"] = [one for one in place.get("tokens", ()) if one == "keep"]


def empty_hands(s: State, here: Bent) -> None:
    """Nobody holds a card; all lie on the discard pile."""
    for name in s.seats:
        here["players"][name]["hand"] = []
    here["known"] = {}


BENDS: dict[str, Callable[[State, Bent], None]] = {
    bend.__name__: bend
    for bend in (
        no_deck, one_card, no_discard, no_warriors_left, few_warriors_left, no_items_left, full_tracks,
        empty_tracks, empty_hands,
    )
}  # fmt: skip

AMID = ["no_deck", "one_card", "no_discard"]
"""Those that leave alone what is under way."""


def bent(s: State, *how: str) -> State | None:
    """The position bent in these ways; None where it cannot be so."""
    here = deepcopy(s.to_dict())
    for name in how:
        BENDS[name](s, here)
    try:
        return rl.load_position(here)
    except rl.PositionError:
        return None


# --- one and the same to a seat ------------------------------------------------------------------------------
def check_view(s: State) -> None:
    """What each seat is told and may choose in its view is what the state says."""
    for seat in s.seats:
        view = s.view(seat)
        assert view.decision == s.decision, f"{seat} is asked otherwise"
        assert view.player == s.player
        assert view.deck_size == len(s.deck_n)
        wanted = s.legal_actions() if s.player == seat else ()
        assert view.legal_actions() == wanted, f"{seat} may choose otherwise"


def shown(s: State, seat: int) -> bool:
    """Whether the seat sees which card the chance that is open brings."""
    frame = s.stack[-1]
    if isinstance(frame, DrawSupporters):
        return seat == frame.seat or stack_is_full(s)
    if isinstance(frame, Draw):
        return seat == frame.seat
    whose = (
        *getattr(frame, "victims", ())[:1],
        *(getattr(frame, name, -1) for name in ("taker", "victim", "seat")),
    )
    return seat in whose or not whose or seat == s.turn_n


def next_step(
    one: State, two: State, seat: int, rng: Random
) -> tuple[Action | Outcome, Action | Outcome] | None:
    """Something that looks the same to the seat in both; None where there is nothing."""
    if one.is_over or two.is_over:
        return None
    if one.is_chance:
        if one.chance_outcomes()[0][0].kind in ("draw", "take") and not shown(one, seat):
            return one.sample_outcome(rng), two.sample_outcome(rng)
        other = {outcome for outcome, _ in two.chance_outcomes()}
        both = [outcome for outcome, _ in one.chance_outcomes() if outcome in other]
        return (pick := rng.choice(both), pick) if both else None
    allowed = set(two.legal_actions())
    tells = ("codebreakers", "show_hand", "expose")  # what these show depends on what could not be seen
    same = [action for action in one.legal_actions() if action in allowed and action.verb not in tells]
    return (pick := rng.choice(same), pick) if same else None


def check_world(s: State, seat: str, rng: Random) -> int:
    """A world that the seat cannot tell from the state stays so; how many steps were looked at."""
    one, two = s.copy(), s.determinize(seat, rng.randrange(10**9))
    two.own_n[CORVIDS] = one.own_n[CORVIDS]  # which plots lie face down comes to light on its own
    f = FACTIONS.index(seat)
    for n in range(STEPS + 1):
        mine, theirs = one.view(seat), two.view(seat)
        assert mine == theirs
        assert mine.decision == theirs.decision == one.decision == two.decision
        assert mine.legal_actions() == theirs.legal_actions()
        if one.player == seat:
            assert one.legal_actions() == two.legal_actions() == mine.legal_actions()
        step = next_step(one, two, f, rng) if n < STEPS else None
        if step is None:
            return n
        held = [Counter(supporters(world)) for world in (one, two)] if ALLIANCE in one.match.seats else []
        one.apply(step[0])
        two.apply(step[1])
        if held and f != ALLIANCE:
            left = [pile - Counter(supporters(w)) for pile, w in zip(held, (one, two), strict=True)]
            if left[0] != left[1]:
                return n  # supporters that nobody saw are turned up (8.2.4)
    return STEPS


@pytest.mark.parametrize("mix", MIXES, ids="-".join)
def test_view_and_state_agree_at_the_edges(mix: tuple[str, ...]) -> None:
    """Every seat, every question, every bend and two at a time: the same question and list, now and later."""
    looked = dict.fromkeys(BENDS, 0)
    asked: Counter[str] = Counter()
    for game in range(GAMES):
        for n, (s, _, rng) in enumerate(wanderings(game * 31 + len(mix), game % 2 == 0, mix)):
            decision = s.decision
            if decision is None or (asked[decision.id] >= OFTEN and n % 13):
                continue
            asked[decision.id] += 1
            possible = AMID if s.stack else list(BENDS)  # what is under way rests on its pieces and hands
            how = rng.sample(possible, 2 if n % 2 else 1)
            one = bent(s, *how)
            if one is None or one.is_over:
                continue
            check_view(one)
            for seat in one.seats:
                check_world(one, seat, rng)
            for name in how:
                looked[name] += 1
    assert sum(looked.values()) > 10
    assert looked["no_deck"] + looked["one_card"] > 0


def test_every_bend_bends() -> None:
    """Each way makes positions of all five factions into what its name says."""
    found = dict.fromkeys(BENDS, 0)
    for s, choice, _ in wanderings(3, True, MIXES[-1]):
        if choice is None or s.is_chance or s.stack:
            continue
        for name in BENDS:
            one = bent(s, name)
            if one is None:
                continue
            found[name] += 1
            if name == "no_deck":
                assert (one.deck_n, one.discard_n) == ((), ())
            elif name == "no_warriors_left":
                assert not any(one.supply_n[f] for f in one.match.seats)
            elif name == "no_items_left":
                assert not any(one.item_supply_n)
            elif name == "full_tracks":
                assert not one.stock_n[KIND_ID["sympathy"]]
                assert not one.stock_n[KIND_ID["wood"]]
            elif name == "empty_tracks":
                assert one.stock_n[KIND_ID["roost"]] == KIND_COUNT[KIND_ID["roost"]]
        if min(found.values()) > 2:
            break
    assert min(found.values()) > 2

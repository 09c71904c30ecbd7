"""What deeds declare that their guards check: nothing is missing, and nothing is declared in vain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.names import EYRIE, FACTION_ID
from rootlab.engine import ruling
from rootlab.engine.action import Action
from rootlab.engine.match import FACTION_MODULES, STARTS, playable
from rootlab.engine.procedure import Deed
from rootlab.engine.reason import Reason, all_reasons
from rootlab.engine.ruling import (
    CHANCE_FIRST,
    GAME_OVER,
    HIDDEN_HAND,
    NO_CLEARING,
    NOT_NOW,
    NOT_YOUR_DECISION,
    Ruling,
)
from rootlab.engine.state import State
from rootlab.engine.verbs import Verb, deeds_of
from tests.engine import test_ruling
from tests.engine.test_ruling import any_action_of
from tests.factions import test_vagabond_refusals
from tests.factions.test_vagabond_refusals import any_action_of as any_of_the_vagabond
from tests.factions.test_vagabond_refusals import coalition, company, with_friends
from tests.pack import daylight, wanderer
from tests.playing import wanderings
from tests.positions import Table, decree, position

GAMES = 8
TABLES = (
    None,
    ("vagabond", "marquise", "alliance", "eyrie"),
    ("corvids", "marquise", "eyrie", "alliance"),
    ("corvids", "vagabond", "alliance"),
)
SHARE = 0.3
"""The share of the moments between actions at which guards are asked; within an action it is every one."""
GENERAL = {GAME_OVER, CHANCE_FIRST, NOT_YOUR_DECISION, NOT_NOW, HIDDEN_HAND, NO_CLEARING}
FREE = ("corvids.daylight.Move", "rules-neither")
"""The Corvids are checked like all others for rule, which always ends well (13.2.3), and are told so."""

Pair = tuple[str, str]


def name_of(deed: Deed) -> str:
    """Its class with the end of its module."""
    return f"{type(deed).__module__}.{type(deed).__name__}".removeprefix("rootlab.").removeprefix("factions.")


@cache
def declared() -> frozenset[Pair]:
    deeds = [deed for seat in playable() for deed in deeds_of(FACTION_ID[seat])]
    return frozenset((name_of(deed), check.id) for deed in deeds for check in deed.checks)


def open_deeds(s: State, seat: str) -> Iterator[Deed]:
    """What the seat could be asked about now: the open question, its own steps, and the start of phases."""
    f = FACTION_ID[seat]
    if s.question is not None and s.player_n == f:
        yield from s.question.by_verb.values()
    for step in s.match.turn_steps[f]:
        if step.question is not None:
            yield from s.match.joined(step.question).by_verb.values()
    for deeds in STARTS:
        yield from deeds


def may_give(s: State, a: Action, deed: Deed) -> set[Reason]:
    """What the deed declares, what its faction has instead of it, and what factions of the game forbid."""
    own = FACTION_MODULES[a.faction_n].own_checks if FACTION_MODULES[a.faction_n] is not None else {}
    found = set(deed.checks).union(*(own.get(check, ()) for check in deed.checks))
    return found.union(*(s.match.factions[f].forbids for f in s.match.seats))


def some_action(s: State, seat: str, deed: Deed, rng: Random) -> Action:
    verb = Verb(deed.verb, deed.fields, deed.law)
    return any_of_the_vagabond(s, verb, rng) if seat == "vagabond" else any_action_of(s, seat, verb, rng)


@cache
def met() -> tuple[frozenset[Pair], frozenset[str]]:
    """Ask the guards along random games: which deed gave which reason, and which reasons were forbidden."""
    given: set[Pair] = set()
    forbidden: set[str] = set()
    for seed, seats in product(range(GAMES), TABLES):
        for s, _, rng in wanderings(seed, dominance=seed % 2 == 1, seats=seats):
            if s.question is None or (not s.stack and s.phase != "setup" and rng.random() > SHARE):
                continue
            for seat in s.seats:
                for deed in dict.fromkeys(open_deeds(s, seat)):
                    if deed.seat not in (-1, FACTION_ID[seat]) or rng.random() > SHARE:
                        continue
                    action = some_action(s, seat, deed, rng)
                    allowed = may_give(s, action, deed)
                    for why in deed.reasons(s, action):
                        assert why in allowed, (name_of(deed), why, action)
                        given.add((name_of(deed), why.id))
                        if why not in deed.checks:
                            forbidden.add(why.id)
    return frozenset(given), frozenset(forbidden)


# --- what random games seldom bring ------------------------------------------------------------------------
def asked(make: Callable[[], Ruling]) -> set[Pair]:
    """The deed that a ruling is about, with every reason that its guard gave."""
    deeds: list[Deed] = []

    def watched(s: State, a: Action) -> Deed | None:
        deed = original(s, a)
        if deed is not None:
            deeds.append(deed)
        return deed

    original = ruling.deed_of
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ruling, "deed_of", watched)
        refused = make()
    return {(name_of(deeds[-1]), one.id) for one in refused.all()} if deeds else set()


def refused(table: Table, verb: str, **fields: Any) -> Ruling:
    found = table.state.why_not(rl.action(str(table.player), verb, **fields))
    assert found is not None
    return found


def too_many_supporters(card: str) -> Ruling:
    """The only base fell, seven supporters are left, and one in the middle of them was named."""
    stack = [
        "travel-gear-fox",
        "foxfolk-steel",
        "anvil",
        "root-tea-rabbit",
        "bake-sale",
        "cobbler",
        "smugglers-trail",
    ]
    clearings = {2: "3 marquise, base"}
    start = position("marquise", "daylight", "actions", clearings, alliance={"supporters": stack})
    table = Table(start).do("battle", clearing=2, target="alliance").roll(1, 1)
    return refused(table.do("discard_supporter", card="root-tea-rabbit"), "discard_supporter", card=card)


def no_warriors_left() -> Ruling:
    """A card of the Recruit column is being resolved while no warrior is in the supply."""
    start = position("eyrie", "daylight", "decree", {3: "2 eyrie, roost"}, eyrie=decree("builder"))
    state = Table(start).do("resolve", suit="bird").state.copy()
    state.supply_n[EYRIE] = 0
    return refused(Table(state), "recruit", clearing=3)


def second_building() -> Ruling:
    """The keep and the sawmill are in 1, whose only slot is taken by that."""
    table = Table(rl.new_game(["marquise", "eyrie"], seed=1).state)
    table.do("place_keep", clearing=1).do("place_building", piece="sawmill", clearing=1)
    return refused(table, "place_building", piece="workshop", clearing=1)


def foiled() -> Ruling:
    """An ambush in 9 is answered with one of another suit than the clearing's."""
    hands = {
        "marquise": {"hand": ["ambush-fox", "ambush-mouse", "ambush-rabbit"]},
        "eyrie": {"hand": ["ambush-bird"]},
    }
    table = Table(position("marquise", "daylight", "actions", {9: "3 marquise, 2 eyrie"}, **hands))
    table.do("battle", clearing=9, target="eyrie").do("ambush", card="ambush-bird")
    return refused(table, "foil", card="ambush-fox")


def over_the_limit() -> Ruling:
    """Two items must go, and a sword was named first."""
    part = wanderer(9, "2 boot", "4 sword", "torch", "crossbow")
    table = Table(position("vagabond", "evening", "capacity", vagabond=part))
    table.do("remove_item", item="sword", target="ready")
    return refused(table, "remove_item", item="boot", target="ready")


def hiding() -> Table:
    items = ("torch", "2 boot damaged", "sword damaged", "tea damaged")
    return daylight(wanderer(8, *items, character="ranger")).do("hideout")


def with_brutal_tactics(*items: str, character: str = "ronin") -> Table:
    """He is asked for effects in a battle."""
    part = wanderer(9, *items, character=character, crafted=["brutal-tactics"])
    return daylight(part, {9: "3 marquise"}).do("battle", clearing=9, target="marquise").roll(0, 0)


def instigating() -> Ruling:
    """The Marquise is made to attack somebody who has nothing there."""
    part = wanderer(8, "torch", character="vagrant")
    seats = ("vagabond", "marquise", "eyrie", "alliance")
    table = daylight(part, {8: "3 marquise, 2 eyrie"}, seats=seats).do("instigate", target="marquise")
    return refused(table, "against", target="alliance")


def again() -> Ruling:
    part = wanderer(8, "hammer", hand=["armorers"], crafted=["armorers"])
    return refused(daylight(part), "craft", card="armorers")


CASES: dict[Pair, Callable[[], Ruling]] = {
    ("alliance.supporters.DiscardSupporter", "not-a-supporter"): lambda: too_many_supporters("armorers"),
    ("alliance.supporters.DiscardSupporter", "supporter-out-of-order"): lambda: too_many_supporters("anvil"),
    ("eyrie.decree.DecreeRecruit", "no-warrior-in-supply"): no_warriors_left,
    ("marquise.setup.PlaceStartingBuilding", "no-open-slot"): second_building,
    ("rules.battle_asks.PlayFoil", "card-does-not-match"): foiled,
    ("vagabond.coalition.FormCoalition", "dominance-already-active"): lambda: refused(
        coalition(), "form_coalition", card="dominance-mouse", target="marquise"
    ),
    ("vagabond.daylight.CraftWithHammers", "already-in-play"): again,
    ("vagabond.evening.RemoveItem", "item-out-of-order"): over_the_limit,
    ("vagabond.fighters.SwiftStrike", "another-character"): lambda: refused(
        with_brutal_tactics("2 sword", character="thief"), "swift_strike"
    ),
    ("vagabond.fighters.SwiftStrike", "no-face-up-sword"): lambda: refused(
        with_brutal_tactics("sword"), "swift_strike"
    ),
    ("vagabond.instigate.Against", "no-enemy-there"): instigating,
    ("vagabond.special.HideoutRepair", "item-out-of-order"): lambda: refused(
        hiding(), "repair", item="tea", target="damaged"
    ),
    ("vagabond.special.HideoutRepair", "no-such-item"): lambda: refused(
        hiding(), "repair", item="torch", target="damaged"
    ),
    ("vagabond.travel.Bring", "no-allied-warriors-there"): lambda: refused(
        with_friends(), "bring", target="eyrie", count=1
    ),
    ("vagabond.travel.Bring", "not-allied"): lambda: refused(company(), "bring", target="eyrie", count=1),
}


@pytest.mark.parametrize("pair", CASES, ids=" ".join)
def test_a_check_that_random_games_seldom_fail(pair: Pair) -> None:
    assert pair in asked(CASES[pair])


def test_whatever_a_guard_gives_is_declared() -> None:
    """By the deed, by its faction instead, or by the faction that forbids it."""
    given, forbidden = met()
    assert len(given) > 250
    assert {"keep-forbids-placing", "snare-forbids-placing", "snare-forbids-leaving"} <= forbidden


def test_no_check_is_declared_in_vain() -> None:
    rare = [*test_ruling.RARE.values(), *test_vagabond_refusals.RARE.values(), *CASES.values()]
    given = met()[0].union(*(asked(make) for make in rare))
    assert sorted(declared() - given) == [FREE]


def test_whatever_is_forbidden_is_forbidden_by_somebody() -> None:
    """Each reason is a general one, a check of a deed, a faction's own check, or forbidden by a faction."""
    known = {one.id for one in GENERAL} | {check for _, check in declared()}
    for module in FACTION_MODULES:
        if module is not None:
            known.update(one.id for one in module.forbids)
            known.update(one.id for own in module.own_checks.values() for one in own)
    assert sorted({one.id for one in all_reasons()} ^ known) == []


def test_own_checks_and_forbidden_things_are_met() -> None:
    """A faction's own checks and what it forbids come about too."""
    given, forbidden = met()
    reasons = {check for _, check in given} | forbidden
    for module in FACTION_MODULES:
        if module is not None:
            assert {one.id for one in module.forbids} <= reasons, module.name
            assert {one.id for own in module.own_checks.values() for one in own} <= reasons, module.name

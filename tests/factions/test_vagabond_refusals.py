"""Why not, for the Vagabond: legal or ruled out, never both; every reason of his is met and reads well."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_IDS
from rootlab.components.names import ITEMS, VAGABOND
from rootlab.components.paths import data_dir
from rootlab.components.pieces import KINDS
from rootlab.engine.action import Action
from rootlab.engine.ruling import Ruling
from rootlab.engine.state import State
from rootlab.engine.verbs import Verb, names_of
from rootlab.language.catalogue import entries
from tests.engine.test_ruling import check_ruling
from tests.pack import chance, daylight, wanderer
from tests.playing import wanderings
from tests.positions import Table, position

SEATINGS = (("vagabond", "eyrie"), ("marquise", "vagabond", "alliance", "eyrie"), ("alliance", "vagabond"))
GAMES = 7
SHARE = 0.06
REASONS = sorted(
    one.removeprefix("reason-")
    for one in entries((data_dir() / "messages" / "en" / "vagabond.ftl").read_text(encoding="utf-8"))
    if one.startswith("reason-")
)


def any_action_of(s: State, verb: Verb, rng: Random) -> Action:
    """A random well-formed action of the Vagabond, often about the place where he is."""
    names = names_of("vagabond", verb.name)
    here = s.match.factions[VAGABOND].stands_in(s) or 1
    near = rng.random() < 0.6
    forests = [forest.clearings for forest in s.match.board.forests]

    def place() -> Any:
        return rng.choice(forests) if rng.random() < 0.3 else rng.randint(1, 12)

    hand = s.hand("vagabond")
    domains: dict[str, Callable[[], Any]] = {
        "clearing": lambda: here if near and isinstance(here, int) else place(),
        "origin": lambda: here if near else place(),
        "destination": place,
        "count": lambda: rng.randint(1, 3),
        "card": lambda: rng.choice(hand) if hand and near else rng.choice(CARD_IDS[:60]),
        "target": lambda: rng.choice(s.seats),
        "piece": lambda: rng.choice((*KINDS, "warrior")),
        "item": lambda: rng.choice(ITEMS),
        "suit": lambda: rng.choice(("fox", "rabbit", "mouse")),
        "plot": lambda: "bomb",
    }
    fields = {name: rng.choice(names[name]) if name in names else domains[name]() for name in verb.fields}
    return rl.action("vagabond", verb.name, **fields)


@cache
def wandered() -> dict[str, Ruling]:
    """Ask along random games: a ruling for each reason that was met."""
    met: dict[str, Ruling] = {}
    for seed, seats in product(range(GAMES), SEATINGS):
        for s, _, rng in wanderings(seed, seed % 2 == 1, seats):
            his = any(type(frame).__module__.startswith("rootlab.factions.vagabond") for frame in s.stack)
            if rng.random() > (SHARE * 5 if his or s.player == "vagabond" else SHARE):
                continue
            legal = set(s.legal_actions())
            open_now = s.question.by_verb if s.question is not None else {}
            for verb in rl.verbs("vagabond"):
                action = any_action_of(s, verb, rng)
                if action.verb_n not in open_now and rng.random() < 0.8:
                    continue
                ruling = s.why_not(action)
                assert (ruling is None) == (action in legal), (seed, seats, s, action, ruling)
                for one in ruling.all() if ruling is not None else ():
                    met.setdefault(one.id, one)
            for action in rng.sample(sorted(legal, key=repr), min(3, len(legal))):
                assert s.why_not(action) is None
            if s.player == "vagabond" and rng.random() < 0.2:
                names = {action.verb for action in legal}
                for verb in rl.verbs("vagabond"):
                    assert (s.why_not(verb.name) is None) == (verb.name in names), verb.name
    return met


def test_legal_or_ruled_out() -> None:
    """Thousands of actions at random moments of games with the Vagabond: exactly one of the two."""
    assert len(wandered()) > 50


# --- what random games seldom bring ------------------------------------------------------------------------
def refused(table: Table, verb: str, **fields: Any) -> Ruling:
    ruling = table.state.why_not(rl.action("vagabond", verb, **fields))
    assert ruling is not None
    return ruling


def scoundrel(**rest: Any) -> Table:
    """The Scoundrel is in 9, where his torch lies already; another one is in his Satchel."""
    return daylight(wanderer(9, "boot", character="scoundrel", **rest))


def with_ally(**rest: Any) -> Table:
    """He attacks the Eyrie in 9, where warriors of his ally stand, and is asked about them."""
    friends = {"marquise": 3, "eyrie": 3, "alliance": 3}
    part = wanderer(9, "2 sword", "boot", relationships=friends, **rest)
    return daylight(part, {9: "marquise, 4 eyrie", 1: "alliance"}).do("battle", clearing=9, target="eyrie")


def hit(low: int, *items: str) -> Table:
    """The same with that many hits on him, taken by these items or by his ally."""
    part = wanderer(9, "2 sword", *items, relationships={"marquise": 3})
    table = daylight(part, {9: "marquise, 4 eyrie"}).do("battle", clearing=9, target="eyrie")
    return table.do("ally", target="marquise").roll(3, low)


def company() -> Table:
    """He went from 12 to 7, and warriors of his ally may follow him."""
    part = wanderer(12, "boot", relationships={"marquise": 3, "alliance": 3})
    return daylight(part, {12: "2 marquise, alliance, 3 eyrie", 7: "2 marquise"}).do("move", destination=7)


def cobbler() -> Table:
    part = wanderer(9, "boot", crafted=["cobbler"])
    return Table(position("vagabond", "evening", "start", vagabond=part))


def ronin() -> Table:
    part = wanderer(9, "2 sword", "boot", character="ronin", crafted=["brutal-tactics"])
    return daylight(part, {9: "3 marquise"}).do("battle", clearing=9, target="marquise").roll(0, 0)


def improvising() -> Table:
    part = wanderer(8, "torch", "hammer", "tea", character="adventurer")
    table = daylight(part, quests_open=["give-a-speech-fox"])
    return table.do("improvise", card="give-a-speech-fox", item="tea")


def improvised() -> Table:
    """He improvised in this turn already."""
    return chance(
        improvising().do("exhaust", item="hammer", target="ready"), "quest", "errand-fox"
    ).do("quest_points")  # fmt: skip


def nothing_to_draw() -> Table:
    """A quest is completed while no card is left to draw."""
    part = wanderer(8, "torch", "tea")
    table = daylight(part, quests_open=["give-a-speech-fox"])
    state = table.state.copy()
    state.apply(rl.action("vagabond", "quest", card="give-a-speech-fox"))
    state.deck_n = ()
    state.apply(rl.outcome("quest", "errand-fox"))
    return Table(state)


FOUR = ("vagabond", "eyrie", "marquise", "alliance")


def coalition() -> Table:
    part = {**wanderer(8, "torch", "tea"), "score": None, "dominance": "dominance-fox", "coalition": "eyrie"}
    return daylight(part, seats=FOUR, quests_open=["give-a-speech-fox"])


def suitor() -> Table:
    """He may form a coalition, and the Marquise has more points than others."""
    part = wanderer(8, "torch", score=12, hand=["dominance-fox"])
    return daylight(part, seats=FOUR, marquise={"score": 5})


def damaging() -> Table:
    part = wanderer(9, "2 boot", "sword", "torch")
    table = Table(position("marquise", "daylight", "actions", {9: "4 marquise"}, vagabond=part))
    return table.do("battle", clearing=9, target="vagabond").roll(2, 0)


def not_allied() -> Ruling:
    return refused(hit_or_ally(), "ally", target="eyrie")


def hit_or_ally() -> Table:
    part = wanderer(9, "2 sword", relationships={"marquise": 3})
    return daylight(part, {9: "marquise, 4 eyrie"}).do("battle", clearing=9, target="eyrie")


def speech(table: Table) -> Table:
    return chance(table.do("quest", card="give-a-speech-fox"), "quest", "errand-fox")


def with_friends() -> Table:
    """He went from 12 to 7, and one of his allies has nobody in 12."""
    part = wanderer(12, "boot", relationships={"marquise": 3, "eyrie": 3})
    return daylight(part, {12: "2 marquise", 7: "2 marquise, 2 eyrie"}).do("move", destination=7)


RARE: dict[str, Callable[[], Ruling]] = {
    "only-one-pawn": lambda: refused(cobbler(), "cobbler", origin=9, destination=12, count=2),
    "no-pawn-there": lambda: refused(cobbler(), "cobbler", origin=4, destination=12, count=1),
    "not-allied": not_allied,
    "no-allied-warriors-to-fight": lambda: refused(with_ally(), "ally", target="alliance"),
    "no-allied-warriors-there": lambda: refused(with_friends(), "bring", target="eyrie", count=1),
    "ally-rules-neither": lambda: refused(company(), "bring", target="alliance", count=1),
    "too-few-allied-warriors": lambda: refused(company(), "bring", target="marquise", count=3),
    "ally-is-the-defender": lambda: refused(with_ally(), "ally", target="eyrie"),
    "items-take-the-other-hits": lambda: refused(hit(3, "2 boot", "torch"), "lose_ally"),
    "undamaged-items-left": lambda: refused(hit(1, "boot"), "pass"),
    "item-out-of-order": lambda: refused(
        damaging().do("damage", item="sword", target="ready"), "damage", item="boot", target="ready"
    ),
    "the-same-item": lambda: refused(improvising(), "exhaust", item="tea", target="track"),
    "item-needed-itself": lambda: refused(improvising(), "exhaust", item="torch", target="ready"),
    "improvised-already": lambda: refused(improvised(), "improvise", card="errand-fox", item="tea"),
    "struck-swiftly-already": lambda: refused(ronin().do("swift_strike"), "swift_strike"),
    "scorched-already": lambda: refused(scoundrel(scorched=[9]), "scorched_earth"),
    "scorched-earth": lambda: refused(scoundrel(scorched=[4]), "move", destination=4),
    "nothing-to-draw": lambda: refused(nothing_to_draw(), "quest_cards"),
    "no-points-for-quests": lambda: refused(speech(coalition()), "quest_points"),
    "not-the-fewest-points": lambda: refused(
        suitor(), "form_coalition", card="dominance-fox", target="marquise"
    ),
}


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_met_and_told(reason: str) -> None:
    """Each with articles and a sentence; those that random games seldom bring, from a position."""
    if reason in RARE:
        ruling = RARE[reason]()
        assert reason in [one.id for one in ruling.all()]
        check_ruling(ruling)
    else:
        found = wandered()[reason]
        sentence = found.text("en")
        assert sentence.endswith(".")
        assert found.law

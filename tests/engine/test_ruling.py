"""Why not: legal or ruled out, never both and never neither; every refusal with articles and a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import pytest

import rootlab as rl
from rootlab.components.cards import CARD_IDS, NC
from rootlab.components.names import EYRIE, FACTION_ID, FACTIONS, MARQUISE, NF, SUITS
from rootlab.components.paths import data_dir
from rootlab.components.pieces import KINDS, PLOTS, ROOST, SAWMILL, WARRIORS
from rootlab.engine.action import WARRIOR, Action
from rootlab.engine.procedure import Question
from rootlab.engine.reason import RANKS, all_reasons
from rootlab.engine.ruling import Ruling, spoken_of
from rootlab.engine.state import State
from rootlab.engine.verbs import Verb, names_of
from rootlab.language import has, message_ids, text
from rootlab.language.catalogue import entries
from rootlab.law import is_article
from rootlab.rules.triggers import ORDER_SIDES, ORDER_TRIGGERS, Triggers
from tests.engine.test_words import reads_well
from tests.playing import wanderings
from tests.positions import position as on_the_board

GAMES = 16
MORE_SEATS = (("marquise", "alliance", "eyrie"), ("corvids", "marquise", "eyrie"))
OFTEN = 25
"""So many moments of each kind are always asked about."""
SHARE = 0.1
"""The share of all moments at which questions are asked."""
MEDIAN = 1e-3
"""Seconds: what an answer with its text may take."""


BLIND = ("hidden-hand", "not-your-decision", "game-over", "chance-first")
"""All that a seat is told of an action that rests on cards that it cannot see."""


# --- well-formed actions, most of them not legal -----------------------------------------------------------
def any_action_of(s: State, seat: str, verb: Verb, rng: Random) -> Action:
    """A random well-formed action: sometimes near to what is legal, sometimes far from it."""
    hand = s.hand(seat)
    names = names_of(seat, verb.name)
    clearing = rng.randint(1, 12)
    near = rng.random() < 0.6
    domains: dict[str, Callable[[], Any]] = {
        "clearing": lambda: clearing,
        "origin": lambda: clearing,
        "destination": lambda: rng.choice(s.match.board.adj[clearing]) if near else rng.randint(1, 12),
        "count": lambda: rng.randint(1, 3 if near else max(WARRIORS[FACTION_ID[seat]], 1)),
        "card": lambda: rng.choice(hand) if hand and near else CARD_IDS[rng.randrange(NC)],
        "target": lambda: rng.choice(s.seats if near else FACTIONS),
        "piece": lambda: rng.choice((*KINDS, "warrior")),
        "suit": lambda: rng.choice(SUITS),
        "plot": lambda: rng.choice(PLOTS),
    }
    fields = {name: rng.choice(names[name]) if name in names else domains[name]() for name in verb.fields}
    return rl.action(seat, verb.name, **fields)


def asked(s: State, rng: Random) -> Iterator[Action]:
    """Actions to ask about: of every verb of every seat, more often of those that are open now."""
    open_now = s.question.by_verb if s.question is not None else {}
    for seat in s.seats:
        for verb in rl.verbs(seat):
            action = any_action_of(s, seat, verb, rng)
            if (seat == s.player and action.verb_n in open_now) or rng.random() < 0.2:
                yield action
    for action in s.legal_actions():
        if rng.random() < 0.1:
            yield action


def check_ruling(ruling: Ruling) -> None:
    everything = ruling.all()
    assert everything[0] is ruling
    ranks = [one.reason.rank for one in everything]
    assert ranks == sorted(ranks)
    assert len({one.id for one in everything}) == len(everything)
    for one in everything:
        assert one.law
        assert all(is_article(number) for number in one.law), one.law
        assert set(one.facts) <= spoken_of(one.id), one.id
        sentence = one.text("en")
        assert reads_well(sentence), (one.id, sentence)
        assert sentence.endswith("."), (one.id, sentence)
        remedy = one.remedy
        assert remedy is None or (reads_well(remedy) and remedy.endswith(".")), (one.id, remedy)


@cache
def wandered() -> tuple[dict[str, Action], list[float], int, int]:
    """Ask along random games: an action for each reason met, the times, and how many were legal or not."""
    met: dict[str, Action] = {}
    times: list[float] = []
    moments: Counter[str] = Counter()
    legal_ones = 0
    for seed, seats in product(range(GAMES), (None, *MORE_SEATS)):
        for s, choice, rng in wanderings(seed, dominance=seed % 2 == 1, seats=seats):
            kind = s.question.id if s.question is not None else str(choice)
            moments[kind] += 1
            if moments[kind] > OFTEN and rng.random() > SHARE:
                continue
            legal = set(s.legal_actions())
            for action in asked(s, rng):
                start = perf_counter()
                ruling = s.why_not(action)
                if ruling is not None:
                    assert ruling.text("en")
                    times.append(perf_counter() - start)
                assert (ruling is None) == (action in legal), (s, action, ruling)
                if ruling is None:
                    legal_ones += 1
                    continue
                if any(one.id not in met for one in ruling.all()) or rng.random() < 0.05:
                    check_ruling(ruling)
                for one in ruling.all():
                    met.setdefault(one.id, action)
    return met, times, legal_ones, len(times)


def test_legal_or_ruled_out() -> None:
    """Thousands of actions at random moments: exactly one of the two, and the sentence reads well."""
    met, _, legal, refused = wandered()
    assert legal > 1000
    assert refused > 10_000
    assert len(met) > 45


def test_an_answer_with_its_text_is_quick() -> None:
    _, times, _, _ = wandered()
    assert median(times) < MEDIAN


@pytest.mark.parametrize("seed", range(6))
def test_every_verb_is_answered(seed: int) -> None:
    """A verb by itself: None where something of it is legal, else a ruling; of the right seat."""
    for s, _, rng in wanderings(seed, dominance=seed % 2 == 1):
        if rng.random() > SHARE / 2:
            continue
        open_now = {action.verb for action in s.legal_actions()}
        for verb in rl.verbs(s.player or FACTIONS[s.turn_n]):
            ruling = s.why_not(verb.name)
            assert (ruling is None) == (verb.name in open_now), verb.name
            if ruling is not None:
                check_ruling(ruling)
                assert ruling.looked_at["verb"] == verb.name


def test_a_verb_that_nobody_has() -> None:
    with pytest.raises(rl.RootlabError, match="no verb “fly”"):
        rl.new_game(["marquise", "eyrie"], seed=1).state.why_not("fly")


def unseen(s: State, viewer: str, other: str) -> bool:
    """Whether the other seat holds a card that the viewer does not know of."""
    f = FACTION_ID[other]
    return len(s.known_n[FACTION_ID[viewer] * NF + f]) < len(s.hands_n[f])


@pytest.mark.parametrize("seed", range(4))
def test_a_view_answers_too(seed: int) -> None:
    """From each seat, at every kind of moment: nothing raises, and hidden cards are not guessed at."""
    for s, _, rng in wanderings(seed):
        if rng.random() > SHARE / 3:
            continue
        for seat in s.seats:
            view = s.view(seat)
            legal = set(view.legal_actions())
            for action in asked(s, rng):
                ruling = view.why_not(action)
                if action.faction == seat:
                    assert (ruling is None) == (action in legal)
                elif unseen(s, seat, action.faction):
                    assert ruling is not None
                    assert [one.id for one in ruling.all()] in [[blind] for blind in BLIND]
                assert ruling is None or reads_well(ruling.text("en"))


# --- every reason has its sentence -------------------------------------------------------------------------
def position(**changes: Any) -> State:
    """A small position: the Marquise in her Daylight, tied with the Eyrie in 5."""
    data: dict[str, Any] = {
        "rootlab": 1,
        "map": "autumn",
        "deck": "standard",
        "seats": ["marquise", "eyrie"],
        "turn": {"player": "marquise", "phase": "daylight", "step": "actions"},
        "clearings": {
            "1": {"warriors": {"marquise": 3}, "buildings": ["sawmill"], "tokens": ["keep", "wood"]},
            "5": {"warriors": {"marquise": 2, "eyrie": 2}},
            "10": {"warriors": {"eyrie": 1}, "buildings": ["roost"]},
        },
        "players": {
            "marquise": {"hand": ["anvil", "sappers", "foxfolk-steel"]},
            "eyrie": {"leader": "despot", "hand": ["sword"]},
        },
    }
    return rl.load_position({**data, **changes})


def why(s: State, seat: str, verb: str, **fields: Any) -> Ruling:
    """The ruling on an action that is not legal."""
    ruling = s.why_not(rl.action(seat, verb, **fields))
    assert ruling is not None
    check_ruling(ruling)
    return ruling


def battle(high: int, low: int) -> State:
    """The Marquise attacked in 5, the dice are cast, and she is asked about Brutal Tactics."""
    crafted = ["armorers", "brutal-tactics", "sappers"]
    players = {"marquise": {"crafted": crafted}, "eyrie": {"leader": "despot"}}
    s = position(players=players)
    s.apply(rl.action("marquise", "battle", clearing=5, target="eyrie"))
    s.apply(rl.outcome("dice", high, low))
    assert s.decision is not None
    assert s.decision.id == "effects"
    return s


def used_in_battle() -> Ruling:
    s = battle(1, 1)
    s.apply(rl.action("marquise", "brutal_tactics"))
    return why(s, "marquise", "brutal_tactics")


def first_of_three() -> Ruling:
    players = {
        "marquise": {"crafted": ["brutal-tactics"]},
        "eyrie": {"leader": "despot", "crafted": ["sappers"]},
    }
    s = position(players=players)
    s.apply(rl.action("marquise", "battle", clearing=5, target="eyrie"))
    s.apply(rl.outcome("dice", 1, 1))
    return why(s, "marquise", "first", target="vagabond")


def setup(clearing: int) -> Ruling:
    """The keep is in 1; the Eyrie ask for another corner."""
    s = rl.new_game(["marquise", "eyrie"], seed=1).state.copy()
    keep = next(c for c in s.match.board.corners if c == 1)
    for action in (
        rl.action("marquise", "place_keep", clearing=keep),
        rl.action("marquise", "place_building", clearing=1, piece="sawmill"),
        rl.action("marquise", "place_building", clearing=5, piece="workshop"),
        rl.action("marquise", "place_building", clearing=9, piece="recruiter"),
    ):
        s.apply(action)
    return why(s, "eyrie", "place_roost", clearing=clearing)


def no_piece_left(seat: str, kind: int) -> Ruling:
    if seat == "marquise":
        s = position()
        s.stock_n[kind] = 0
        return why(s, seat, "build", clearing=1, piece=KINDS[kind])
    turn = {"player": "eyrie", "phase": "daylight", "step": "decree"}
    clearings = {"2": {"warriors": {"eyrie": 2}}, "3": {"buildings": ["roost"]}}
    players = {"eyrie": {"leader": "despot", "decree": {"move": ["vizier"], "build": ["vizier"]}}}
    s = position(turn=turn, clearings=clearings, players=players)
    s.apply(rl.action("eyrie", "resolve", suit="bird"))
    s.apply(rl.action("eyrie", "move", origin=2, destination=5, count=1))
    s.apply(rl.action("eyrie", "resolve", suit="bird"))
    s.stock_n[kind] = 0
    return why(s, seat, "build", clearing=2)


def waiting(question: Question, **fields: Any) -> Ruling:
    """Warriors of the Marquise left 5 and 10, and nobody has said yet what comes first."""
    s = position()
    s.push(Triggers(((MARQUISE, 5, WARRIOR, EYRIE, 1), (MARQUISE, 10, WARRIOR, EYRIE, 1)), False))
    s.run()
    s.ask(question, MARQUISE)
    s.forget_legal()
    return why(s, "marquise", question.deeds[0].verb, target="eyrie", **fields)


def no_rule() -> Ruling:
    turn = {"player": "eyrie", "phase": "birdsong", "step": "end"}
    players = {"eyrie": {"leader": "despot", "crafted": ["royal-claim", "stand-and-deliver"]}}
    s = position(turn=turn, clearings={}, players={**players, "marquise": {"hand": ["anvil"]}})
    return why(s, "eyrie", "royal_claim")


def hidden_hand() -> Ruling:
    ruling = position().view("eyrie").why_not(rl.action("marquise", "recruit"))
    assert ruling is not None
    return ruling


def paying(clearing: int) -> Ruling:
    """Royal Claim costs four pieces of any suit, and five workshops stand in 2, 3, 7 and 8."""
    where = {"2": 2, "3": 1, "7": 1, "8": 1}
    clearings = {c: {"buildings": ["workshop"] * n} for c, n in where.items()}
    players = {"marquise": {"hand": ["royal-claim"]}, "eyrie": {"leader": "despot"}}
    turn = {"player": "marquise", "phase": "daylight", "step": "craft"}
    s = position(turn=turn, clearings=clearings, players=players)
    s.apply(rl.action("marquise", "craft", card="royal-claim"))
    return why(s, "marquise", "activate", clearing=clearing)


def too_late() -> Ruling:
    players = {"marquise": {"crafted": ["command-warren"]}, "eyrie": {"leader": "despot"}}
    s = position(players=players)
    s.apply(rl.action("marquise", "move", origin=1, destination=5, count=1))
    s.apply(rl.action("marquise", "done"))
    return why(s, "marquise", "command_warren", clearing=5, target="eyrie")


def empty_hand() -> Ruling:
    players = {"marquise": {"hand": ["anvil"], "crafted": ["codebreakers"]}, "eyrie": {"leader": "despot"}}
    return why(position(players=players), "marquise", "codebreakers", target="eyrie")


def defending() -> Ruling:
    """The Eyrie are attacked and asked about Sappers."""
    players = {"marquise": {}, "eyrie": {"leader": "despot", "crafted": ["brutal-tactics", "sappers"]}}
    s = position(players=players)
    s.apply(rl.action("marquise", "battle", clearing=5, target="eyrie"))
    s.apply(rl.outcome("dice", 1, 1))
    return why(s, "eyrie", "brutal_tactics")


def rebels(verb: str, **fields: Any) -> Ruling:
    """The Alliance, with all sympathy on the map, before or while it pays for a revolt in 9."""
    turn = {"player": "alliance", "phase": "birdsong", "step": "revolt"}
    clearings = {str(c): {"tokens": ["sympathy"]} for c in range(1, 11)}
    players = {"alliance": {"supporters": ["crossbow-mouse", "sword", "armorers"]}}
    s = position(seats=["alliance", "eyrie"], turn=turn, clearings=clearings, players=players)
    if verb == "spend_supporter":
        s.apply(rl.action("alliance", "revolt", clearing=9))
    return why(s, "alliance", verb, **fields)


def alike_plots() -> Ruling:
    """The Corvids swap two bombs that lie face up."""
    s = rl.load_position(on_the_board("corvids", "daylight", "actions", {3: "up bomb", 9: "up bomb"}))
    return why(s, "corvids", "trick", clearing=3, destination=9)


RARE: dict[str, Callable[[], Ruling]] = {
    "card-used-this-battle": used_in_battle,
    "no-rolled-hits-to-stop": lambda: why(battle(1, 0), "marquise", "armorers"),
    "only-as-defender": lambda: why(battle(1, 1), "marquise", "sappers"),
    "not-a-side-of-the-battle": first_of_three,
    "only-as-attacker": defending,
    "only-at-the-start-of-the-phase": too_late,
    "no-piece-to-activate": lambda: paying(1),
    "target-has-no-card": empty_hand,
    "corner-taken": lambda: setup(1),
    "not-the-opposite-corner": lambda: setup(2),
    "no-building-left": lambda: no_piece_left("marquise", SAWMILL),
    "no-roost-left": lambda: no_piece_left("eyrie", ROOST),
    "nothing-follows-there": lambda: waiting(ORDER_TRIGGERS, clearing=5, piece="warrior"),
    "nothing-follows-for-that-side": lambda: waiting(ORDER_SIDES),
    "rules-no-clearing": no_rule,
    "hidden-hand": hidden_hand,
    "forest-for-a-clearing": lambda: why(
        position(), "marquise", "build", clearing=(1, 5, 10), piece="sawmill"
    ),
    "plots-are-alike": alike_plots,
    "supporter-out-of-order": lambda: rebels("spend_supporter", card="armorers"),
    "no-sympathy-left": lambda: rebels("spread_sympathy", clearing=12),
}


@pytest.mark.parametrize("reason", sorted(RARE))
def test_a_reason_that_random_games_seldom_meet(reason: str) -> None:
    ruling = RARE[reason]()
    assert reason in [one.id for one in ruling.all()]
    check_ruling(ruling)


def test_pieces_are_named_from_the_lowest_clearing_up() -> None:
    assert paying(1).facts["cause"] == "none"
    assert paying(7).facts["cause"] == "early"


ELSEWHERE = {
    one.removeprefix("reason-")
    for one in entries((data_dir() / "messages" / "en" / "vagabond.ftl").read_text(encoding="utf-8"))
}
"""Reasons of factions that have a test like this one of their own (`tests/factions/test_*_refusals.py`)."""


def test_every_reason_was_met_and_told() -> None:
    met = {*wandered()[0], *RARE, *ELSEWHERE}
    assert [one.id for one in all_reasons() if one.id not in met] == []


def test_every_reason_and_every_remedy_has_its_words() -> None:
    ids = {one.id for one in all_reasons()}
    assert [one for one in sorted(ids) if not has(f"reason-{one}", "en")] == []
    told = {one.partition("-")[2] for one in message_ids("en") if one.startswith(("reason-", "remedy-"))}
    assert sorted(told - ids) == []


def test_every_reason_cites_the_law() -> None:
    for one in all_reasons():
        assert one.law, one.id
        assert all(is_article(number) for number in one.law), one.id
        assert 0 <= one.rank < len(RANKS)


# --- sentences ---------------------------------------------------------------------------------------------
def test_a_move_without_rule_is_told_with_both_clearings() -> None:
    ruling = why(position(), "marquise", "move", origin=5, destination=2, count=1)
    assert ruling.id == "rules-neither"
    assert ruling.law == ("4.2.1", "2.5")
    assert ruling.text("en") == (
        "The Marquise cannot move from 5 to 2 without rule of one of them. Counting warriors and buildings, "
        "in 5 it is 2 against 2 of the Eyrie, and the Eyrie rule ties (7.2.2); "
        "in 2 nobody has a warrior or a building."
    )
    assert ruling.remedy == "It would be legal with 1 more warrior in 5, or 1 more in 2."


RULE = {
    "rules": "in 5 the Eyrie rule",
    "empty": "in 5 nobody has a warrior or a building",
    "behind": "in 5 it is 1 against 2 of the Marquise",
    "tie-lost": "in 5 it is 1 against 2 of the Marquise, and the Marquise rules ties (1.2)",
    "others-tie": "in 5 it is 1 against 2 each of the Marquise, so nobody rules",
    "tie": "in 5 it is 1 against 2 of the Marquise, a tie in which nobody rules",
}


@pytest.mark.parametrize("rule", RULE)
@pytest.mark.parametrize("place", ["clearing", "destination"])
def test_every_way_of_ruling_is_told(rule: str, place: str) -> None:
    facts = {"rule": rule, "power": 1, "rival": ("marquise",), "rival_power": 2}
    given: dict[str, Any] = {f"{place}_{name}": value for name, value in facts.items()}
    told = text(f"rule-in-{place}", "en", faction="eyrie", ties_law="1.2", **{place: 5}, **given)
    assert told == RULE[rule]


def test_other_seats_tied() -> None:
    facts = {"clearing_rule": "others-tie", "clearing_power": 0, "clearing_rival_power": 2}
    rivals = ("alliance", "vagabond")
    told = text(
        "rule-in-clearing", "en", faction="eyrie", ties_law=None, clearing=5, clearing_rival=rivals, **facts
    )
    assert told == "in 5 it is 0 against 2 each of the Alliance and Vagabond, so nobody rules"


@pytest.mark.parametrize(
    ("seat", "verb", "fields", "sentence"),
    [
        ("marquise", "move", {"origin": 1, "destination": 2, "count": 1}, "No path joins 1 and 2."),
        (
            "marquise",
            "move",
            {"origin": 1, "destination": 5, "count": 4},
            "The Marquise has only 3 warriors in 1, not 4.",
        ),
        ("marquise", "battle", {"clearing": 1, "target": "eyrie"}, "The Eyrie have no pieces in 1."),
        (
            "marquise",
            "build",
            {"clearing": 1, "piece": "sawmill"},
            "The only slot in 1 is taken.",
        ),
        (
            "marquise",
            "overwork",
            {"clearing": 1, "card": "bake-sale"},
            "The Marquise has no Bake Sale in hand.",
        ),
        (
            "marquise",
            "craft",
            {"card": "anvil"},
            "The step for “Craft” is already over in this Daylight.",
        ),
        (
            "eyrie",
            "craft",
            {"card": "sword"},
            "“Craft” is not for the Eyrie to choose now: the Marquise decides.",
        ),
    ],
)
def test_sentences(seat: str, verb: str, fields: dict[str, Any], sentence: str) -> None:
    assert why(position(), seat, verb, **fields).text("en") == sentence


def test_an_illegal_action_reads_as_one_refusal() -> None:
    game = rl.Game(position(), seed=1)
    before = game.state
    with pytest.raises(rl.IllegalAction) as caught:
        game.play(rl.action("marquise", "move", origin=1, destination=5, count=4))
    assert str(caught.value) == "The Marquise has only 3 warriors in 1, not 4. Move 3 or fewer."
    assert caught.value.ruling.law == ("4.2",)
    assert game.state == before


def test_all_tells_the_first_reason_first() -> None:
    s = position()
    ruling = why(s, "marquise", "overwork", clearing=5, card="sword")
    assert [one.id for one in ruling.all()] == ["card-not-in-hand", "no-sawmill-there"]
    assert [RANKS[one.reason.rank] for one in ruling.all()] == ["resources", "place"]


def test_a_verb_is_told_by_the_nearest_case() -> None:
    s = position(clearings={"1": {"warriors": {"marquise": 3}}, "3": {"warriors": {"eyrie": 2}}})
    ruling = s.why_not("battle")
    assert ruling is not None
    assert ruling.text("en") == (
        "“Battle” is not possible now. The nearest case: The Eyrie have no pieces in 1."
    )
    assert s.why_not("move") is None


# --- the article that a referee would open ----------------------------------------------------------------
def march() -> State:
    """6.5.2: the first move of a March is taken, the second one is asked."""
    s = position(clearings={"9": {"warriors": {"marquise": 3}}, "12": {"warriors": {"eyrie": 1}}})
    return s.child(rl.action("marquise", "move", origin=9, destination=12, count=1))


def test_what_is_under_way_is_not_interrupted() -> None:
    """1.4.2: nothing comes between the two moves of a March; for the other seat neither."""
    s = march()
    for refused in (why(s, "marquise", "battle", clearing=12, target="eyrie"), why(s, "marquise", "end")):
        assert refused.id == "not-now"
        assert refused.law[:2] == ("1.4.2", "6.5.2")
        assert "1.4.1" not in refused.law or refused.facts["verb"] == "end"
        assert "must wait" in refused.text("en")
    assert why(s, "eyrie", "resolve", suit="bird").law[0] == "1.4.2"


def test_the_order_of_turns_and_of_setup() -> None:
    """1.4.1: it is not your turn; 5.1.7: the other faction sets up first."""
    assert why(position(), "eyrie", "resolve", suit="bird").law == ("1.4.1",)
    setup = rl.new_game(["marquise", "eyrie"], seed=1).state
    assert why(setup, "eyrie", "place_roost", clearing=3).law == ("5.1.7",)
    assert why(setup, "marquise", "end").law[-1] == "5.1.7"


def test_the_end_is_told_by_the_article_that_ended_it() -> None:
    """3.1 for thirty points, 3.3.1.1 for a dominance card."""
    s = position()
    for article in ("3.1", "3.3.1.1"):
        over = s.copy()
        over.over_n, over.won_by = (0,), article
        over.run()
        assert why(over, "marquise", "end").law == (article,)


def test_facts_are_what_the_sentence_speaks_of() -> None:
    """Nothing that neither the sentence nor the remedy names."""
    s = position(clearings={"9": {"warriors": {"marquise": 1}}, "12": {"warriors": {"eyrie": 2}}})
    ruling = why(s, "marquise", "move", origin=9, destination=12, count=3)
    assert ruling.id == "too-few-warriors"
    assert ruling.facts == {"faction": "marquise", "clearing": 9, "clearing_warriors": 1, "count": 3}
    enemy = why(s, "marquise", "battle", clearing=9, target="marquise")
    assert enemy.facts == {"enemies": ("eyrie",)}


def test_a_refusal_keeps_ids_and_speaks_any_language_later() -> None:
    """Facts are ids and numbers: the words come when the text is asked for."""
    ruling = why(position(), "marquise", "craft", card="anvil")
    assert ruling.facts["verb"] == "craft"
    assert ruling.facts["phase"] == "daylight"
    assert "card" not in ruling.facts
    assert ruling.all()[1].facts["card"] == "anvil"

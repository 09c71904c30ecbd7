"""What others know of the face-down plots: what was seen, and nothing else."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from random import Random

import pytest

import rootlab as rl
from rootlab.components.names import CORVIDS, FACTIONS
from rootlab.components.pieces import PLOT, PLOTS, RAID
from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.engine.pieces import remove_piece
from rootlab.engine.piles import Draw
from rootlab.engine.state import State
from rootlab.factions.corvids.plots import (
    NOT,
    ONE,
    PLOT_KINDS,
    face_up,
    gone,
    in_supply,
    known_kind,
    place_plot,
    plot_at,
    remove_known,
    rule_out,
    swap_plots,
    turn_up,
)
from tests.engine.test_view import check_alike, chi_square
from tests.playing import wanderings
from tests.positions import Position, Table, position

SEATINGS = (
    ("marquise", "corvids"), ("corvids", "eyrie"), ("alliance", "corvids", "marquise"),
    ("corvids", "vagabond", "eyrie"), ("marquise", "eyrie", "alliance", "vagabond", "corvids"),
)  # fmt: skip


def tokens(seen: Position, clearing: int) -> Position:
    """The plot in a clearing as a position writes it."""
    token: Position = seen["clearings"][str(clearing)]["tokens"][-1]
    return token


# --- what is shown -----------------------------------------------------------------------------------------
def test_a_view_shows_no_face_down_plot() -> None:
    """13.2.2.1: others see the back of the token; the Corvids may look at any time."""
    s = rl.load_position(position("corvids", "daylight", "actions", {9: "raid", 2: "up snare"}))
    assert tokens(s.view("corvids").to_dict(), 9) == {"plot": "raid", "up": False}
    seen = s.view("marquise").to_dict()
    assert tokens(seen, 9) == {"plot": None, "up": False}
    assert tokens(seen, 2) == {"plot": "snare", "up": True}
    assert "raid" not in json.dumps(seen)
    with pytest.raises(rl.PositionError) as error:
        rl.load_position(seen)
    assert "13.2.2.1" in [fault.law for fault in error.value.faults]


def test_a_view_does_not_answer_for_the_corvids() -> None:
    """13.2.2: which plots are in their supply rests on what lies face down."""
    s = rl.load_position(position("corvids", "daylight", "actions", {9: "raid", 3: "raid", 2: "2 corvids"}))
    view = s.view("marquise")
    for plot in PLOTS:
        ruling = view.why_not(rl.action("corvids", "plot", clearing=2, plot=plot))
        assert ruling is not None
        assert [one.id for one in ruling.all()] == ["hidden-hand"]
    assert s.why_not(rl.action("corvids", "plot", clearing=2, plot="bomb")) is None


def test_plotting_is_seen_but_not_what() -> None:
    """13.5.2, 13.2.2.1: events and the words of the action."""
    table = Table(position("corvids", "daylight", "actions", {2: "2 corvids"}))
    action = rl.action("corvids", "plot", clearing=2, plot="bomb")
    assert action.text("en") == action.text("en", eyes="corvids") == "Plot in 2: a bomb"
    assert action.text("en", eyes="marquise") == "Plot in 2"
    table.game.play(action, auto_chance=False)
    for eyes, plot in (("corvids", "bomb"), (None, "bomb"), ("marquise", None)):
        events = table.game.events(eyes=eyes)
        assert next(event.plot for event in events if event.kind == "plotted") == plot
    told = [event.text("en", eyes="marquise") for event in table.game.events()]
    assert not any("bomb" in sentence for sentence in told)
    assert {event.piece for event in table.events("placed")} == {"plot"}


def test_a_shown_card_is_seen_by_the_corvids_only() -> None:
    """13.2.4, 16.6.27: a card for a guess is shown to them, and given to them if the guess is wrong."""
    stand = {9: "bomb, marquise"}
    for plot, kept in (("bomb", True), ("raid", False)):
        table = Table(
            position(
                "marquise", "daylight", "actions", stand, seats=("marquise", "corvids", "eyrie"),
                marquise={"hand": ["sword", "investments"]}, corvids={"hand": ["anvil"]},
            )
        )  # fmt: skip
        table.do("expose", clearing=9, card="sword", plot=plot)
        seen = {
            eyes: [
                (event.plot, event.card)
                for event in table.game.events(eyes=eyes)
                if event.plot or event.target
            ]
            for eyes in ("marquise", "corvids", "eyrie")
        }
        assert seen["marquise"] == seen["corvids"] == [(plot, None), (None, "sword")]
        assert seen["eyrie"] == [(plot, None), (None, None)]
        known = table.state.to_dict()["known"]
        assert known == (
            {"corvids": {"marquise": ["sword"]}} if kept else {"marquise": {"corvids": ["sword"]}}
        )


def test_a_given_card_may_be_any_that_matches() -> None:
    """13.2.4: a third seat no longer knows of a card that may have been given away."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "bomb, marquise"}, seats=("marquise", "corvids", "eyrie"),
            marquise={"hand": ["sword", "investments", "anvil"]}, corvids={"hand": []},
            known={"eyrie": {"marquise": ["investments", "anvil"]}},
        )
    )  # fmt: skip
    table.do("expose", clearing=9, card="sword", plot="raid")
    assert table.state.to_dict()["known"]["eyrie"] == {"marquise": ["anvil"]}


# --- what is learned -----------------------------------------------------------------------------------------
def test_a_wrong_guess_is_known_to_all_and_goes_with_a_trick() -> None:
    """13.2.4, 13.5.4: knowledge of a plot follows it."""
    table = Table(
        position(
            "marquise", "daylight", "actions", {9: "bomb, marquise", 3: "raid, corvids"},
            marquise={"hand": ["sword"]}, corvids={"hand": ["anvil"]},
        )
    )  # fmt: skip
    table.do("expose", clearing=9, card="sword", plot="raid")
    assert tokens(table.state.view("marquise").to_dict(), 9) == {"plot": None, "up": False, "not": ["raid"]}
    table.do("end").draw("armorers")
    while table.asked != "corvids-actions":
        table.do("continue")
    table.do("trick", clearing=3, destination=9)
    seen = table.state.view("marquise").to_dict()
    assert tokens(seen, 3) == {"plot": None, "up": False, "not": ["raid"]}
    assert tokens(seen, 9) == {"plot": None, "up": False}
    assert tokens(table.state.to_dict(), 3)["plot"] == "bomb"


def at_most_one(s: State) -> dict[str, list[int]]:
    known: dict[str, list[int]] = s.view(s.seats[-1]).to_dict()["players"]["corvids"].get("at_most_one", {})
    return known


def test_a_bomb_that_went_off_is_one_less() -> None:
    """13.7.1: of the plots that lie there already at most one more is a bomb; of later ones nobody knows."""
    table = Table(
        position("corvids", "birdsong", "flip", {2: "bomb, corvids", 3: "raid", 4: "snare", 9: "2 corvids"})
    )
    table.do("flip", clearing=2)
    assert at_most_one(table.state) == {"bomb": [3, 4]}
    assert table.asked == "corvids-actions"
    table.do("plot", clearing=9, plot="bomb").do("trick", clearing=4, destination=9)
    assert at_most_one(table.state) == {"bomb": [3, 9]}
    found = {believed(table.state.determinize("marquise", seed)) for seed in range(300)}
    assert not any(deal[0] == deal[2] == "bomb" for deal in found)
    assert any(deal[0] == deal[1] == "bomb" for deal in found)


def believed(s: State) -> tuple[str, ...]:
    """The plots on the map, by clearing."""
    here = s.to_dict()["clearings"]
    return tuple(
        token["plot"] for c in here for token in here[c].get("tokens", ()) if isinstance(token, dict)
    )


def test_a_plot_that_is_removed_is_not_shown() -> None:
    """13.2.2.1, 13.7.4: others learn that it was a raid, or that it was none."""
    for plot, learned in (("raid", {"raid": [2, 3]}), ("bomb", {})):
        table = Table(
            position(
                "marquise",
                "daylight",
                "actions",
                {9: f"{plot}, 3 marquise", 2: "snare", 3: "raid"},
                corvids={},
            )
        )
        table.do("battle", clearing=9, target="corvids").roll(0, 0)
        assert {event.piece for event in table.events("removed")} == {"plot", "warrior"}
        assert all(event.plot is None for event in table.game.events())
        assert at_most_one(table.state) == learned


def test_a_plot_that_can_only_be_one_is_known_when_it_goes() -> None:
    """13.2.4: three wrong guesses say what it is."""
    stand = position(
        "marquise", "daylight", "actions", {9: "bomb, 3 marquise", 2: "snare", 3: "raid"}, corvids={}
    )
    stand["clearings"]["9"]["tokens"][0]["not"] = ["snare", "extortion", "raid"]
    table = Table(stand).do("battle", clearing=9, target="corvids").roll(0, 0)
    assert at_most_one(table.state) == {"bomb": [2, 3]}


def test_a_plot_that_leaves_without_a_raid_was_none() -> None:
    """13.2.2.1, 13.7.4: two wrong guesses leave a raid or an extortion; no warrior comes, so it was the
    extortion, of which at most one more lies there.  A raid shows itself."""
    for plot, learned in (("extortion", {"extortion": [2, 3]}), ("raid", {"raid": [2, 3]})):
        stand = position(
            "marquise", "daylight", "actions", {9: f"{plot}, 3 marquise", 2: "snare", 3: "raid"}, corvids={}
        )
        stand["clearings"]["9"]["tokens"][0]["not"] = ["bomb", "snare"]
        table = Table(stand).do("battle", clearing=9, target="corvids").roll(0, 0)
        assert at_most_one(table.state) == learned
        assert bool(table.events("raid")) is (plot == "raid")


def test_both_raids_removed_at_once() -> None:
    """13.7.4: then no other plot is a raid."""
    table = Table(
        position(
            "marquise", "daylight", "craft", {2: "2 workshop", 7: "workshop, raid", 9: "raid", 4: "snare"},
            marquise={"hand": ["favor-of-the-mice"]}, corvids={},
        )
    )  # fmt: skip
    table.do("craft", card="favor-of-the-mice")
    assert tokens(table.state.view("marquise").to_dict(), 4)["not"] == ["raid"]


def test_a_raid_that_could_place_nobody_is_not_told_from_others() -> None:
    """13.7.4: with no warrior in supply nothing is learned."""
    views = []
    for plot in ("raid", "bomb"):
        table = Table(
            position(
                "marquise", "daylight", "actions", {9: f"{plot}, 3 marquise", 5: "15 corvids"}, corvids={}
            )
        )
        table.do("battle", clearing=9, target="corvids").roll(0, 0)
        assert table.events("raid") == []
        views.append(table.state.view("marquise"))
    assert views[0] == views[1]


# --- dealing anew ------------------------------------------------------------------------------------------
def test_determinize_is_uniform_over_the_plots() -> None:
    """Every way to lay out the tokens is as likely: two places, a bomb face up, one kind ruled out."""
    start = position("corvids", "daylight", "actions", {2: "up bomb", 3: "raid", 4: "snare"})
    start["clearings"]["3"]["tokens"][0]["not"] = ["snare"]
    s = rl.load_position(start)
    left = {"bomb": 1, "snare": 2, "extortion": 2, "raid": 2}
    odds: dict[tuple[str, ...], float] = {}
    for one, other in product(PLOTS, PLOTS):
        n = left[one] * (left[other] - (one == other))
        if one != "snare" and n:
            odds[("bomb", one, other)] = n
    total = sum(odds.values())
    odds = {deal: n / total for deal, n in odds.items()}
    found = Counter(believed(s.determinize("marquise", seed)) for seed in range(4000))
    assert set(found) == set(odds)
    assert chi_square(found, odds) < 29.6  # ten degrees of freedom, one in a thousand


def test_determinize_for_the_corvids_changes_no_plot() -> None:
    s = rl.load_position(position("corvids", "daylight", "actions", {2: "bomb", 3: "raid", 4: "snare"}))
    assert {believed(s.determinize("corvids", seed)) for seed in range(20)} == {("bomb", "raid", "snare")}


def support(s: State) -> set[tuple[int, ...]]:
    """Every way in which the face-down plots can lie, by what is written down as known."""
    own = s.own_n[CORVIDS]
    down = [c for c in range(1, 13) if own[c]]
    found: set[tuple[int, ...]] = set()
    for kinds in product(range(4), repeat=len(down)):
        if any(kinds.count(i) > s.stock_n[kind] for i, kind in enumerate(PLOT_KINDS)):
            continue
        if any(own[NOT + c] >> kinds[n] & 1 for n, c in enumerate(down)):
            continue
        marked = [
            [c for n, c in enumerate(down) if kinds[n] == i and own[ONE + i] >> c & 1] for i in range(4)
        ]
        if all(len(clearings) < 2 for clearings in marked):
            found.add(kinds)
    return found


def test_what_is_written_down_is_what_can_be_known() -> None:
    """Against a list of all that may be, kept up to date by what was seen: the same, or a little less is
    known where plots left unseen."""
    wider = steps = 0
    for seed in range(60):
        rng = Random(f"plots:{seed}")
        s = rl.load_position({"rootlab": 1, "seats": ["corvids", "marquise"], "clearings": {}})
        beliefs: set[tuple[int, ...]] = {()}
        down: list[int] = []
        for _ in range(50):
            up = [c for c in range(1, 13) if face_up(s) >> c & 1]
            shown = [sum(plot_at(s, c) == kind for c in up) for kind in PLOT_KINDS]
            free = [c for c in range(1, 13) if c not in down and c not in up]
            what = rng.choice(("place", "place", "trick", "wrong", "right", "flip", "unseen", "seen"))
            if what == "place" and len(down) < 6 and free:
                kinds = [kind for kind in PLOT_KINDS if in_supply(s, kind)]
                if not kinds:
                    continue
                c = rng.choice(free)
                beliefs = {(*b, i) for b in beliefs for i in range(4) if b.count(i) + shown[i] < 2}
                place_plot(s, rng.choice(kinds), c, "")
                down.append(c)
            elif what == "trick" and len(down) > 1:
                one, other = rng.sample(range(len(down)), 2)
                swap_plots(s, down[one], down[other])
                down[one], down[other] = down[other], down[one]
            elif what == "seen" and up:
                remove_known(s, rng.choice(up), "")
            elif what in ("wrong", "right", "flip", "unseen") and down:
                i = rng.randrange(len(down))
                c, kind = down[i], plot_at(s, down[i])
                if what == "wrong":
                    other_kind = rng.choice([k for k in PLOT_KINDS if k != kind])
                    rule_out(s, c, other_kind)
                    beliefs = {b for b in beliefs if b[i] != PLOT_KINDS.index(other_kind)}
                else:
                    known = what != "unseen" or kind == RAID
                    beliefs = {
                        b[:i] + b[i + 1 :]
                        for b in beliefs
                        if (b[i] == PLOT_KINDS.index(kind) if known else b[i] != PLOT_KINDS.index(RAID))
                    }
                    leave(s, c, what)
                    down.pop(i)
            order = sorted(range(len(down)), key=lambda n: down[n])
            ordered = {tuple(b[n] for n in order) for b in beliefs}
            steps += 1
            assert ordered <= support(s)
            wider += ordered != support(s)
    assert wider < 0.03 * steps


def leave(s: State, c: int, what: str) -> None:
    """A face-down plot is turned up, or leaves by a right guess, or unseen (a raid is seen by its warriors)."""
    if what == "flip":
        turn_up(s, c)
    elif what == "right":
        remove_known(s, c, "")
    else:
        kind = plot_at(s, c)
        if kind != RAID:
            rule_out(s, c, RAID)
        known = RAID if kind == RAID else known_kind(s, c)
        remove_piece(s, PLOT, c, "")
        gone(s, c, PLOT, known)


# --- states that cannot be told apart ----------------------------------------------------------------------
def twin(one: State, two: State, seat: str, rng: Random) -> tuple[Action | Outcome, Action | Outcome] | None:
    """What may look the same to the seat in both states: the same, or another plot or card unseen."""
    if one.is_chance:
        frame = one.stack[-1]
        if isinstance(frame, Draw) and FACTIONS[frame.seat] != seat:
            return one.sample_outcome(rng), two.sample_outcome(rng)
        outcomes = [outcome for outcome, _ in two.chance_outcomes()]
        shared = [outcome for outcome, _ in one.chance_outcomes() if outcome in outcomes]
        return (pick := rng.choice(shared), pick) if shared else None
    action = rng.choice(one.legal_actions())
    legal = two.legal_actions()
    if action.verb == "plot" and seat != "corvids":
        return action, rng.choice([a for a in legal if a.verb == "plot" and a.clearing == action.clearing])
    return (action, action) if action in legal else None


def told(s: State, seat: str) -> list[str]:
    """What the seat sees of what happened."""
    return [repr(event.seen_by(seat)) for event in s.log or ()]


@pytest.mark.parametrize("seats", SEATINGS)
def test_a_seat_cannot_tell_them_apart(seats: tuple[str, ...]) -> None:
    """Two states with equal views go on alike: whenever the seat sees the same happen, the views are equal."""
    pairs = steps = parted = 0
    for seed in range(4):
        for n, (s, choice, rng) in enumerate(wanderings(seed, dominance=seed > 1, seats=seats)):
            if choice is None or n % 29 != seed:
                continue
            seat = seats[n % len(seats)]
            one, two = s.copy(), s.determinize(seat, rng.randrange(10**9))
            pairs += one.own_n[CORVIDS] != two.own_n[CORVIDS]
            check_alike(one, two, seat)
            for _ in range(12):
                pick = None if one.is_over else twin(one, two, seat, rng)
                if pick is None:
                    break
                one.log, two.log = [], []
                one.apply(pick[0])
                two.apply(pick[1])
                if told(one, seat) != told(two, seat):
                    parted += 1
                    break
                steps += 1
                check_alike(one, two, seat)
    assert pairs > 3
    assert steps > 150
    assert parted < steps

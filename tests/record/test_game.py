"""The tree of a game against a straight replay of its choices."""

from __future__ import annotations

import time
import tracemalloc
from itertools import pairwise
from random import Random

import pytest

import rootlab as rl
from rootlab.engine.action import Action
from rootlab.engine.state import State
from rootlab.record.node import Node
from rootlab.record.start import start_state

SEATS = ["marquise", "eyrie"]


def play_on(game: rl.Game, rng: Random, actions: int = 10_000) -> None:
    for _ in range(actions):
        legal = game.state.legal_actions()
        if not legal:
            return
        game.play(legal[int(rng.random() * len(legal))])


def replayed(node: Node) -> State:
    """The state at a node, straight from the start."""
    state = start_state(SEATS)
    for step in node.line()[1:]:
        assert step.choice is not None
        state.apply(step.choice)
    return state


@pytest.fixture
def game() -> rl.Game:
    found = rl.new_game(SEATS, seed=11)
    play_on(found, Random(1), 120)
    return found


def to_dice(game: rl.Game) -> Action:
    """Play on until some action rolls dice; the action, not yet played."""
    rng = Random(5)
    while True:
        legal = game.state.legal_actions()
        for action in legal:
            after = game.state.child(action)
            if after.is_chance and after.chance_outcomes()[0][0].kind == "dice":
                return action
        game.play(legal[int(rng.random() * len(legal))])


# --- a new game ------------------------------------------------------------------------------------------
def test_a_new_game_has_dealt_its_hands_and_asks_its_first_question() -> None:
    game = rl.new_game(SEATS, seed=7)
    assert (game.ply, game.length, game.seats, game.seed) == (0, 0, tuple(SEATS), 7)
    assert [len(game.state.hand(seat)) for seat in SEATS] == [3, 3]
    assert not game.state.is_chance
    assert game.state.player == "marquise"
    assert [event.kind for event in game.events()].count("drew") == 6


def test_same_seed_same_game_and_another_seed_another() -> None:
    games = [rl.new_game(SEATS, seed=seed) for seed in (3, 3, 4)]
    for game in games:
        play_on(game, Random(8))
    assert games[0].to_dict() == games[1].to_dict()
    assert games[0].state == games[1].state
    assert games[0].to_dict()["nodes"] != games[2].to_dict()["nodes"]


def test_without_a_seed_the_game_chooses_one_and_keeps_it() -> None:
    game = rl.new_game(SEATS)
    assert isinstance(game.seed, int)
    assert rl.new_game(SEATS, seed=game.seed).state == game.state


@pytest.mark.parametrize(("dominance", "cards"), [(None, 0), (False, 0), (True, 4)])
def test_dominance_cards_with_two_players(dominance: bool | None, cards: int) -> None:
    state = rl.new_game(SEATS, seed=1, dominance=dominance).state
    assert sum("dominance" in card for card in all_cards(state)) == cards


def all_cards(state: State) -> list[str]:
    from rootlab.components.cards import CARD_IDS

    return [CARD_IDS[n] for n in state.match.cards]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"factions": "marquise"}, "list of faction names"),
        ({"factions": {"marquise", "eyrie"}}, "list of faction names"),
        ({"factions": 5}, "list of faction names"),
        ({"factions": ["marquise"]}, "two to six"),
        ({"factions": ["marquise", "marquise"]}, "one seat"),
        ({"factions": ["marquise", "badgers"]}, "badgers"),
        ({"factions": SEATS, "map": "atlantis"}, "atlantis"),
        ({"factions": SEATS, "deck": "tarot"}, "tarot"),
        ({"factions": SEATS, "seed": 1.5}, "1.5"),
        ({"factions": SEATS, "seed": True}, "True"),
        ({"factions": SEATS, "dominance": "yes"}, "yes"),
    ],
)
def test_a_game_that_cannot_be_started_is_one_sentence(given: dict[str, object], said: str) -> None:
    with pytest.raises(rl.RootlabError, match=said) as error:
        rl.new_game(**given)  # type: ignore[arg-type]
    assert "\n" not in str(error.value)


# --- playing ---------------------------------------------------------------------------------------------
def test_every_node_of_a_whole_game_is_what_a_straight_replay_gives() -> None:
    game = rl.new_game(SEATS, seed=21)
    play_on(game, Random(2))
    assert game.state.is_over
    state = start_state(SEATS)
    for node in game.line()[1:]:
        state.log = []
        assert node.choice is not None
        state.apply(node.choice)
        assert tuple(state.log) == node.events
        assert node.asks_chance == state.is_chance
        assert game.state_at(node) == state
    assert game.state == state
    assert game.state.winners == state.winners


def test_the_state_that_is_handed_out_is_a_copy(game: rl.Game) -> None:
    before = game.state
    given = game.state
    given.apply(given.legal_actions()[0])
    assert game.state == before
    kept = game.state
    game.play(game.state.legal_actions()[-1])
    assert kept == before


def test_an_action_that_is_not_legal_changes_nothing(game: rl.Game) -> None:
    before, state, ply = game.to_dict(), game.state, game.ply
    action = rl.action("marquise", "place_keep", clearing=6)
    with pytest.raises(rl.IllegalAction) as error:
        game.play(action)
    assert error.value.ruling.law
    assert str(error.value)
    assert (game.to_dict(), game.state, game.ply) == (before, state, ply)


@pytest.mark.parametrize(
    "given", ["end", None, 3, ("marquise", "end"), {"verb": "end"}, rl.outcome("dice", 1, 0)]
)
def test_what_is_no_action_of_this_moment_changes_nothing(game: rl.Game, given: object) -> None:
    before, state = game.to_dict(), game.state
    with pytest.raises(rl.RootlabError) as error:
        game.play(given)  # type: ignore[arg-type]
    assert "\n" not in str(error.value)
    assert (game.to_dict(), game.state) == (before, state)


def test_a_game_that_is_over_takes_no_action() -> None:
    game = rl.new_game(SEATS, seed=21)
    play_on(game, Random(2))
    node = game.line()[-1]
    with pytest.raises(rl.IllegalAction):
        game.play(rl.action("eyrie", "continue"))
    assert game.node is node


# --- back and forth --------------------------------------------------------------------------------------
def test_undo_and_redo_walk_the_decisions(game: rl.Game) -> None:
    states = [game.state_at(ply) for ply in range(game.length + 1)]
    assert not any(state.is_chance for state in states)
    for ply in range(game.length - 1, -1, -1):
        game.undo()
        assert (game.ply, game.length) == (ply, 120)
        assert game.state == states[ply]
    for ply in range(1, game.length + 1):
        game.redo()
        assert game.ply == ply
        assert game.state == states[ply]


def test_before_the_first_and_after_the_last_there_is_nothing(game: rl.Game) -> None:
    with pytest.raises(rl.RecordError, match="forward"):
        game.redo()
    game.goto(0)
    with pytest.raises(rl.RecordError, match="take back"):
        game.undo()
    assert game.ply == 0


def test_goto_takes_a_ply_or_a_node(game: rl.Game) -> None:
    for ply in (0, 119, 33, 64, 120, 1):
        game.goto(ply)
        assert game.ply == ply
        assert game.state == replayed(game.node)
    for node in game.line()[::17]:
        game.goto(node)
        assert game.node is node
        assert game.state == replayed(node)
    assert game.length == 120


@pytest.mark.parametrize("place", [-1, 121, "12", None, 1.0, True])
def test_goto_elsewhere_is_one_sentence(game: rl.Game, place: object) -> None:
    with pytest.raises(rl.RecordError):
        game.goto(place)  # type: ignore[arg-type]
    assert game.ply == 120


def test_a_node_of_another_game_is_foreign(game: rl.Game) -> None:
    with pytest.raises(rl.RecordError, match="not, or no longer"):
        game.goto(rl.new_game(SEATS, seed=11).node)


def test_playing_the_same_again_follows_what_is_there(game: rl.Game) -> None:
    line, before = game.line(), game.to_dict()
    game.goto(40)
    for node in line:
        if node.ply > 40 and isinstance(node.choice, Action):
            game.play(node.choice)
    assert game.line() == line
    assert game.node is line[-1]
    assert game.to_dict() == before


def test_a_choice_brings_the_same_whatever_was_tried_before() -> None:
    """The draw at a node comes from the choices that led to it and from nothing else."""
    one, two = (rl.new_game(SEATS, seed=4) for _ in range(2))
    for game in (one, two):
        play_on(game, Random(3), 60)
    choices = one.state.legal_actions()
    ends: list[list[State]] = []
    for game, order in ((one, choices), (two, choices[::-1])):
        node = game.node
        found = {}
        for action in order:
            game.goto(node)
            game.play(action)
            play_on(game, Random(9), 40)
            found[action] = game.state
        ends.append([found[action] for action in choices])
    assert ends[0] == ends[1]


def test_branches_have_dice_of_their_own() -> None:
    """The same battle after different choices, and under different seeds, rolls its own dice."""
    rolls = set()
    for seed in range(12):
        game = rl.new_game(SEATS, seed=4)
        action = to_dice(game)
        other = rl.Game(game.state, seed=seed)
        other.play(action)
        rolls.add(next(e.high for e in other.events() if e.high is not None))
    assert len(rolls) > 1
    game = rl.new_game(SEATS, seed=4)
    play_on(game, Random(3), 60)
    start = game.node
    for action in game.state.legal_actions():
        game.goto(start)
        game.play(action)
        play_on(game, Random(9), 20)
    nodes = list(game.line()[0].below())
    assert len({node.path for node in nodes}) == len(nodes) > 200


# --- chance by hand --------------------------------------------------------------------------------------
def test_without_auto_chance_it_stops_at_the_dice() -> None:
    game = rl.new_game(SEATS, seed=4)
    action = to_dice(game)
    ply, before = game.ply, game.state
    game.play(action, auto_chance=False)
    assert game.state.is_chance
    assert game.ply == ply + 1
    with pytest.raises(rl.IllegalAction):
        game.play(action)
    with pytest.raises(rl.RecordError, match="cannot happen"):
        game.play(rl.outcome("draw", "sappers"))
    game.play(rl.outcome("dice", 3, 0))
    assert not game.state.is_chance
    assert any((event.high, event.low) == (3, 0) for event in game.events_of(ply))
    game.undo()
    assert (game.ply, game.state) == (ply, before)
    game.redo()
    assert game.ply == ply + 1
    assert any(node.choice is rl.outcome("dice", 3, 0) for node in game.node.line())


def test_draw_goes_on_as_playing_would_have() -> None:
    game, other = (rl.new_game(SEATS, seed=4) for _ in range(2))
    action = to_dice(game)
    assert to_dice(other) is action
    game.play(action, auto_chance=False)
    game.draw()
    other.play(action)
    assert game.to_dict() == other.to_dict()
    with pytest.raises(rl.RootlabError, match="nothing to answer"):
        game.draw()


def test_all_sixteen_rolls_can_be_tried_and_stay_in_the_tree() -> None:
    game = rl.new_game(SEATS, seed=4)
    game.play(to_dice(game), auto_chance=False)
    chance = game.node
    outcomes = [outcome for outcome, _ in game.state.chance_outcomes()]
    for outcome in outcomes * 2:
        game.goto(chance)
        game.play(outcome)
    assert {child.choice for child in chance.children} == set(outcomes)
    assert len(chance.children) == len(set(outcomes))


# --- the tree --------------------------------------------------------------------------------------------
def test_playing_on_after_undo_opens_a_branch(game: rl.Game) -> None:
    old = game.line()[-1]
    game.goto(50)
    here = game.node
    other = next(a for a in game.state.legal_actions() if all(a is not c.choice for c in here.children))
    game.play(other)
    assert len(game.branches()) == 2
    assert game.branches()[0] is old
    assert len(here.children) == 2
    game.undo()
    game.redo()
    assert game.node.line()[here.depth + 1].choice is other, "redo goes where undo came from"
    game.goto(old)
    assert game.ply == 120
    game.undo()
    game.redo()
    assert game.node is old


def forked(game: rl.Game) -> tuple[Node, Node]:
    """A second branch from ply 50; the old end and the new one."""
    old = game.line()[-1]
    game.goto(50)
    here = game.node
    game.play(next(a for a in game.state.legal_actions() if all(a is not c.choice for c in here.children)))
    play_on(game, Random(77), 30)
    return old, game.node


def test_promote_makes_a_branch_the_main_line(game: rl.Game) -> None:
    old, new = forked(game)
    assert game.branches() == (old, new)
    game.promote()
    assert game.branches() == (new, old)
    game.promote(old)
    assert game.branches() == (old, new)
    assert game.node is new


def test_delete_takes_a_branch_out(game: rl.Game) -> None:
    old, new = forked(game)
    first = next(b for a, b in zip(old.line(), new.line(), strict=False) if a is not b)
    game.delete(first)
    assert (game.ply, game.length) == (50, 120)
    assert game.branches() == (old,)
    with pytest.raises(rl.RecordError):
        game.goto(new)
    game.redo()
    assert game.ply == 51
    game.delete(old)
    assert game.ply == 51
    assert game.length < 120
    with pytest.raises(rl.RecordError, match="start"):
        game.delete(game.line()[0])
    with pytest.raises(rl.RecordError, match="start"):
        game.delete(game.line()[3])


@pytest.mark.parametrize("seed", range(4))
def test_a_random_walk_through_the_tree_keeps_every_state_right(seed: int) -> None:
    rng = Random(seed)
    game = rl.new_game(SEATS, seed=seed)
    for _ in range(250):
        what = rng.choice(
            ("play", "play", "play", "play", "undo", "redo", "ply", "node", "promote", "delete")
        )
        nodes = list(game.line()[0].below())
        if what == "play":
            play_on(game, rng, rng.randint(1, 8))
        elif what == "undo" and game.ply:
            game.undo()
        elif what == "redo" and game.ply < game.length:
            game.redo()
        elif what == "ply":
            game.goto(rng.randint(0, game.length))
        elif what == "node":
            game.goto(rng.choice(nodes))
            if game.state.is_chance:
                game.draw()
        elif what == "promote":
            game.promote(rng.choice(nodes))
        elif what == "delete" and rng.random() < 0.3 and nodes[-1].ply:
            game.delete(nodes[-1])
        line = game.line()
        assert game.node in line
        assert all(node.parent is before for before, node in pairwise(line))
        assert not line[-1].children
        assert game.state == replayed(game.node)
        assert len({id(node) for node in line[0].below()}) == len({node.path for node in line[0].below()})
    assert len(game.branches()) > 3


def test_names_and_comments_stay_at_their_node(game: rl.Game) -> None:
    game.goto(30)
    game.node.name, game.node.comment = "the fork", "here it went wrong"
    node = game.node
    game.goto(100)
    assert (node.name, node.comment) == ("the fork", "here it went wrong")
    assert game.node.comment == ""
    assert "here it went wrong" in game.notation()


# --- events ----------------------------------------------------------------------------------------------
def test_events_by_ply_are_all_events(game: rl.Game) -> None:
    together = [event for ply in range(-1, game.length) for event in game.events_of(ply)]
    assert tuple(together) == game.events()
    game.goto(60)
    assert game.events() == tuple(together[: len(game.events())])
    assert game.events(120) == tuple(together)
    with pytest.raises(rl.RecordError):
        game.events_of(120)


def test_eyes_see_their_own_cards_only(game: rl.Game) -> None:
    drawn = [event for event in game.events() if event.kind == "drew"]
    assert all(event.card for event in drawn)
    for seat in SEATS:
        for event in game.events(eyes=seat):
            if event.kind == "drew":
                assert (event.card is not None) == (event.faction == seat)
    with pytest.raises(rl.RootlabError, match="vagabond"):
        game.events(eyes="vagabond")


# --- from a position -------------------------------------------------------------------------------------
def test_a_game_plays_on_from_a_position(game: rl.Game) -> None:
    state = game.state
    other = rl.Game(rl.load_position(state.to_dict()), seed=2)
    assert (other.ply, other.length, other.state) == (0, 0, state)
    play_on(other, Random(4), 20)
    other.goto(0)
    assert other.state == state == game.state


def test_a_game_from_a_position_keeps_no_hold_of_it(game: rl.Game) -> None:
    state = game.state
    other = rl.Game(state, seed=2)
    state.apply(state.legal_actions()[0])
    assert other.state == game.state


def test_a_game_starts_from_a_state_only() -> None:
    with pytest.raises(rl.RootlabError, match="str"):
        rl.Game("autumn")  # type: ignore[arg-type]


def test_a_position_at_chance_is_drawn_at_once_unless_told_otherwise() -> None:
    game = rl.new_game(SEATS, seed=4)
    game.play(to_dice(game), auto_chance=False)
    state = game.state
    assert not rl.Game(state, seed=1).state.is_chance
    waiting = rl.Game(state, seed=1, auto_chance=False)
    assert waiting.state.is_chance
    waiting.draw()
    assert waiting.state == rl.Game(state, seed=1).state
    assert waiting.ply == 0


# --- size and speed --------------------------------------------------------------------------------------
def test_three_thousand_nodes_are_small_and_step_quickly() -> None:
    warm = rl.new_game(SEATS, seed=1)
    play_on(warm, Random(1))
    tracemalloc.start()
    game = rl.new_game(SEATS, seed=1)
    rng = Random(1)
    while sum(1 for _ in game.line()[0].below()) < 3000:
        play_on(game, rng)
        game.goto(rng.randint(0, game.length))
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert size < 12e6
    nodes = list(game.line()[0].below())
    slowest = 0.0
    for _ in range(60):
        node = rng.choice(nodes)
        began = time.perf_counter()
        game.goto(node)
        slowest = max(slowest, time.perf_counter() - began)
    assert slowest < 0.1

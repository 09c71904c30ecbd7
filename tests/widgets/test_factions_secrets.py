"""Secrets of every faction: two states that a seat cannot tell apart look and are sent alike."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rootlab as rl
from rootlab.engine.state import State
from rootlab.widgets.map.figure import Marks, Scene, board_figure, scene_data
from rootlab.widgets.opening import table
from rootlab.widgets.pane import Pane
from rootlab.widgets.panels.commons import commons_html
from rootlab.widgets.panels.head import head_html
from rootlab.widgets.panels.picker import Picker
from rootlab.widgets.panels.places import places_html
from rootlab.widgets.panels.seats import seats_html
from rootlab.widgets.session import Session
from rootlab.widgets.table import Table

ASK_ALL = {"answer_pass": False, "answer_forced": False, "agents_at_once": False}
SEATS = ("marquise", "eyrie", "alliance", "vagabond", "corvids")


def played(seed: int, count: int, seats: tuple[str, ...] = SEATS) -> State:
    """A state in the middle of a game."""
    game = rl.new_game(list(seats), seed=seed)
    rng = Random(seed)
    for _ in range(count):
        if game.state.is_over:
            break
        game.play(rng.choice(game.state.legal_actions()))
    return game.state


def plain(value: Any) -> Any:
    """The same with the bytes of arrays in place of their addresses, and without plotly's own ids."""
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items() if key != "uid"}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return bytes(value) if isinstance(value, memoryview) else value


def sent(one: Table) -> dict[str, Any]:
    """What the kernel gives a page that opens the table: every pane's state and the whole figure."""
    found: dict[str, Any] = {
        name: {key: value for key, value in part.get_state().items() if key in ("html", "status")}
        for name, part in vars(one).items()
        if isinstance(part, Pane)
    }
    state = one.map.get_state()
    parts = ("figure", "layers", "forms", "hints", "rule", "warriors", "houses", "words")
    found["map"] = {part: plain(state[part]) for part in parts}
    return found


@pytest.mark.parametrize("eyes", SEATS)
@pytest.mark.parametrize(("seed", "count"), [(5, 300), (8, 560)])
def test_what_a_seat_cannot_know_is_nowhere(eyes: str, seed: int, count: int, tmp_path: Path) -> None:
    state = played(seed, count)
    looks, truths = [], []
    for deal in (1, 2):
        other = state.determinize(eyes, deal)
        one = table(rl.Game(other, seed=1), eyes=eyes, saves=tmp_path, autosave=False)
        one.asked.press("menu")
        looks.append(sent(one))
        truths.append(repr(other.to_dict()["players"]))
    assert len(set(truths)) > 1
    for name, look in looks[0].items():
        assert looks[1][name] == look, name


def test_nothing_is_given_away_at_any_kind_of_question() -> None:
    """Through a game, at the first questions of each kind: panels and map for those who do not decide too."""
    game = rl.new_game(list(SEATS), seed=12)
    rng = Random(12)
    asked: Counter[str] = Counter()
    for _ in range(700):
        state = game.state
        if state.is_over:
            break
        question = state.decision.id if state.decision is not None else ""
        asked[question] += 1
        if asked[question] == 1:
            for eyes in SEATS:
                one, two = (shown(state.determinize(eyes, deal), eyes) for deal in (1, 2))
                assert one == two, (question, eyes)
        game.play(rng.choice(state.legal_actions()))
    assert len(asked) > 25


def shown(state: State, eyes: str) -> dict[str, Any]:
    """What the panels and the map show of a state through a seat's eyes."""
    session = Session(rl.Game(state, seed=1), eyes=eyes, settings=ASK_ALL)
    moment, picker = session.moment, Picker(session)
    scene = Scene(moment.board.name, moment.position, moment.rulers, Marks(), "en", moment.clearings)
    return {
        "status": picker.status_html(),
        "picker": picker.html(),
        "places": places_html(session, picker),
        "head": head_html(session),
        "seats": seats_html(session),
        "commons": commons_html(session),
        "map": repr(scene_data(scene)),
    }


def test_facedown_plots_show_their_kind_to_their_owner_only() -> None:
    states = (played(seed, 200, ("marquise", "corvids")) for seed in range(1, 40))
    state = next(one for one in states if "'up': False" in repr(one.to_dict()["clearings"]))
    c, plot = next(
        (c, token["plot"])
        for c, place in state.to_dict()["clearings"].items()
        for token in place.get("tokens", ())
        if isinstance(token, dict) and not token["up"]
    )

    def hover(position: dict[str, Any]) -> str:
        figure = board_figure("autumn", position, lang="en")
        return str(next(figure.select_traces({"name": f"clearing {c}"})).hovertext)

    own, others = (hover(state.view(eyes).to_dict()) for eyes in ("corvids", "marquise"))
    assert f"Corvids: the plot {plot}, face down" in own
    assert "Corvids: a plot, face down" in others
    assert plot not in others


@pytest.mark.parametrize("eyes", SEATS)
def test_the_log_keeps_what_was_hidden_hidden(eyes: str, tmp_path: Path) -> None:
    """Through a game: an event that is secret to others reaches no pane of another seat with its card or plot."""
    game = rl.new_game(list(SEATS), seed=9)
    rng = Random(9)
    for _ in range(300):
        if game.state.is_over:
            break
        game.play(rng.choice(game.state.legal_actions()))
    one = table(game, eyes=eyes, saves=tmp_path, autosave=False)
    hidden = [e for e in game.events() if e.secret and eyes not in e.secret and (e.card or e.plot)]
    assert hidden
    one.lines.most = 10_000
    log = one.lines.html()
    for event in hidden:
        assert event.text("en", None) not in log or any(
            other.text("en", eyes) == event.text("en", None) for other in game.events()
        )

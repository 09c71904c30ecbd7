"""A page tells its seat nothing but what the seat may know: not in words, not in ids, not in anything sent.

As an attacker would look: two games with other seeds, other cards drawn and other plots placed, which one
seat cannot tell apart, must send the same bytes, whatever is pressed.
"""

from __future__ import annotations

import html
import re
from pathlib import Path
from random import Random

import comm
import pytest

import rootlab as rl
from rootlab.record.node import Node
from rootlab.widgets.session import Session
from rootlab.widgets.table import Table
from tests.widgets.twins import Wire, taken, twins

ASK_ALL = {"answer_pass": False, "answer_forced": False, "agents_at_once": False}
ACT = re.compile(r'data-act="([^"]+)"')
LEFT_ALONE = ("play", "step-agent", "pass-always", "always", "ask-again", "new-game", "save", "load", "paste")
"""What changes the game or the files: the rest only shows."""
ALWAYS = ("menu", "tool:branches", "tool:log", "tool:turn", "tool:odds")
PRESSED = 12
"""So many things are pressed on each table, one after the other."""

MIXES = (
    (("marquise", "eyrie", "alliance", "vagabond", "corvids"), "eyrie", 3),
    (("corvids", "marquise", "alliance"), "marquise", 5),
    (("vagabond", "corvids", "eyrie"), "vagabond", 8),
    (("alliance", "corvids", "marquise"), "corvids", 2),
)


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> type[Wire]:
    """Every line to a page is one that keeps what is sent."""
    monkeypatch.setattr(comm, "create_comm", Wire)
    Wire.sent.clear()
    return Wire


def shows_only(act: str) -> bool:
    name = act.partition(":")[0]
    return name not in LEFT_ALONE and not name.startswith(("play", "upload", "eyes", "edit", "turn-play"))


@pytest.mark.usefixtures("wire")
@pytest.mark.parametrize(("seats", "eyes", "seed"), MIXES)
def test_two_games_that_look_alike_send_the_same(
    seats: tuple[str, ...], eyes: str, seed: int, tmp_path: Path
) -> None:
    compared = 0
    for step, (one, two) in enumerate(twins(seats, eyes, seed, 320)):
        if (step % 79 != 78 and step < 300) or one.state.is_chance or one.state.is_over:
            continue
        assert one.state.view(eyes) == two.state.view(eyes)
        different = one.state != two.state
        rng = Random(step)
        acts: list[str] = []
        press(
            two, eyes, tmp_path, acts, rng
        )  # the first table of a kernel sends what the others have already
        first = press(one, eyes, tmp_path, acts, rng)
        second = press(two, eyes, tmp_path, acts, rng)
        assert len(acts) == PRESSED
        assert len(first) == len(second), acts
        for a, b in zip(first, second, strict=True):
            assert a == b, (acts, _apart(a, b))
        compared += different
        if compared == 2:
            break
    assert compared, "the two games must differ in what the seat cannot see"


def press(game: rl.Game, eyes: str, folder: Path, acts: list[str], rng: Random) -> list[str]:
    """Everything that is sent to a page that opens the game and presses these things; where there are none
    yet, it presses what it finds and notes it."""
    copy = rl.load_shared(rl.share(game))
    assert isinstance(copy, rl.Game)
    table = Table(Session(copy, eyes=eyes, settings=ASK_ALL), folder)
    sent = taken()
    known = list(acts)
    for number in range(PRESSED):
        if not known:
            words = "".join(sent).replace('\\"', '"')
            shown = sorted({html.unescape(act) for act in ACT.findall(words)})
            acts.append(rng.choice([*filter(shows_only, shown), *ALWAYS]))
        table.asked.press(acts[number])
        sent += taken()
    return sent


def _apart(a: str, b: str) -> tuple[str, str]:
    """The first place where two texts differ."""
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return a[max(0, at - 150) : at + 80], b[max(0, at - 150) : at + 80]


def test_a_place_has_a_number_that_tells_nothing() -> None:
    """A digest of what was drawn would let everybody try out which draw it was."""
    game = rl.new_game(["marquise", "eyrie"], seed=4)
    for _ in range(30):
        game.play(game.state.legal_actions()[0])
    places = [node.place_id for node in game.root.below()]
    assert places[0] == "start"
    assert places[1:] == [str(n) for n in range(1, len(places))]
    assert len({node.path for node in game.root.below()}) == len(places)
    assert Node(None, None, ()).place_id == "start"


@pytest.mark.usefixtures("wire")
def test_the_seed_is_nowhere_on_the_page(tmp_path: Path) -> None:
    """Who knows the seed can draw every card again."""
    seed = 918273645
    Wire.sent.clear()
    table = Table(Session(rl.new_game(["marquise", "eyrie"], seed=seed), eyes="eyrie"), tmp_path)
    table.asked.press("menu")
    shown = "".join(taken())
    assert "rl-seed" in shown
    assert not any(str(near) in shown for near in (seed - 1, seed, seed + 1))

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
        heard = []
        rng = Random(step)
        pages: list[list[str]] = [[], []]
        tables = []
        for page, game in zip(pages, (one, two), strict=True):
            copy = rl.load_shared(rl.share(game))
            assert isinstance(copy, rl.Game)
            tables.append(Table(Session(copy, eyes=eyes, settings=ASK_ALL), tmp_path))
            page += taken()
        for _ in range(PRESSED):
            acts = sorted({html.unescape(act) for act in ACT.findall("".join(pages[0]).replace('\\"', '"'))})
            acts = [act for act in acts if shows_only(act)]
            heard.append(rng.choice([*acts, "menu", "tool:branches", "tool:log", "tool:turn", "tool:odds"]))
            for page, table in zip(pages, tables, strict=True):
                page[:] = [] if len(page) > 400 else page
                table.asked.press(heard[-1])
                page += taken()
            assert len(pages[0]) == len(pages[1]), heard
            for a, b in zip(*pages, strict=True):
                assert a == b, (heard, _apart(a, b))
        compared += different
        if compared == 2:
            break
    assert compared, "the two games must differ in what the seat cannot see"


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


def test_the_seed_is_nowhere_on_the_page(tmp_path: Path) -> None:
    """Who knows the seed can draw every card again."""
    seed = 918273645
    table = Table(Session(rl.new_game(["marquise", "eyrie"], seed=seed), eyes="eyrie"), tmp_path)
    table.asked.press("menu")
    shown = "".join(str(part.get_state()) for part in (table.asked, table.map) if part is not None)
    assert "rl-seed" in shown
    assert not any(str(near) in shown for near in (seed - 1, seed, seed + 1))

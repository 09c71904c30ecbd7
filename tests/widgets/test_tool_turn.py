"""The tool for a turn: it searches beside the table, can be stopped, and belongs to its moment."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import Any, TypeVar

import pytest

import rootlab as rl
from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.language import text
from rootlab.widgets.opening import table
from rootlab.widgets.table import Table
from rootlab.widgets.tools.background import Job
from rootlab.widgets.tools.turn import TurnTool
from tests.positions import decree, position

T = TypeVar("T")
SMALL = {5: "1 marquise, sawmill, wood", 3: "2 eyrie, roost"}
LARGE = {1: "4 marquise, keep, sawmill, 2 wood", 5: "4 marquise, recruiter", 9: "4 marquise, 2 wood, sawmill",
         4: "3 marquise, 1 eyrie", 3: "4 eyrie, roost"}  # fmt: skip


def opened(tmp_path: Path, pieces: dict[int, str] = SMALL, lang: str = "en", **more: Any) -> Table:
    used = {"actions": 2} if pieces is SMALL else None
    start = position("marquise", "daylight", "actions", pieces, used=used, eyrie={"leader": "despot"})
    agents = more.pop("agents", {"eyrie": "random"})
    game = rl.Game(rl.load_position(start), seed=3)
    one = table(game, agents=agents, saves=tmp_path, lang=lang, **more)
    one.session.tool = ""
    one.tools.bar.press("tool:turn")
    return one


def apart(deed: Callable[[], T]) -> T:
    """Do it in a thread of its own: in this one a browser's loop may seem to run."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(deed).result()


def search(one: Table, form: dict[str, str]) -> None:
    """Press the button that starts the search; without a loop it is over when this returns."""
    apart(lambda: one.tools.page.press("turn-start", form=form))


def tool(one: Table) -> TurnTool:
    found = one.tools.opened
    assert isinstance(found, TurnTool)
    return found


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_search_says_how_many_and_the_best_line(tmp_path: Path, lang: str) -> None:
    one = opened(tmp_path, lang=lang)
    search(one, {"seconds": "20", "outcomes": ""})
    found = tool(one).found
    assert found is not None
    assert found.options.complete
    page = unescape(one.tools.page.html)
    assert found.options.text(lang) in page
    for action in found.options.best("points").actions:
        assert action.text(lang) in page
    one.tools.page.press("turn-measure", value="risk")
    line = tool(one).line(found)
    assert line is not None
    assert line.measure == "risk"


def test_a_dot_and_its_button_show_the_line_to_that_ending(tmp_path: Path) -> None:
    one = opened(tmp_path)
    search(one, {})
    found = tool(one).found
    assert found is not None
    dots, ring = one.tools.below.children[0].source.data
    assert list(dots.x) == found.options.dots()["risk"].tolist()
    for row in dots.customdata:
        tool(one)._pick(int(row))
        line = tool(one).line(found)
        assert line is not None
        assert line.row == row
        ring = one.tools.below.children[0].source.data[1]
        assert (ring.x[0], ring.y[0]) == (line.outcome["risk"], line.outcome["points"])
        for action in line.actions:
            assert unescape(action.text("en")) in unescape(one.tools.page.html)
    one.tools.page.press("turn-best")
    best = tool(one).line(found)
    assert best is not None
    assert best.measure == "points"
    buttons = [part.split('"')[0] for part in one.tools.page.html.split('data-act="turn-row:')[1:]]
    assert buttons
    one.tools.page.press(f"turn-row:{buttons[-1]}")
    shown = tool(one).line(found)
    assert shown is not None
    assert shown.row == int(buttons[-1])
    for row in dots.customdata:  # the list reaches every dot without a mouse
        assert f'<option value="{row}"' in one.tools.page.html
        one.tools.page.press("turn-row", value=str(row))
        listed = tool(one).line(found)
        assert listed is not None
        assert listed.row == row


def test_the_ways_as_buttons_are_beaten_by_no_other(tmp_path: Path) -> None:
    one = opened(tmp_path)
    search(one, {})
    found = tool(one).found
    assert found is not None
    table_of = found.options.outcomes
    for part in one.tools.page.html.split('data-act="turn-row:')[1:]:
        row = table_of.iloc[int(part.split('"')[0])]
        better = (table_of.points >= row.points) & (table_of.risk < row.risk)
        assert not (better | ((table_of.points > row.points) & (table_of.risk <= row.risk))).any()


def test_a_limit_that_is_none_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    one = opened(tmp_path)
    search(one, {"seconds": "20", "outcomes": ""})
    before = tool(one).found
    for seconds in ("soon", "-3", "0"):
        search(one, {"seconds": seconds, "outcomes": ""})
        assert text("turn-tool-bad-limit", "en") in one.tools.page.html
        assert tool(one).found is before
    search(one, {"seconds": "", "outcomes": "4"})
    after = tool(one).found
    assert after is not None
    assert after is not before


def test_a_limit_of_endings_stops_the_search() -> None:
    state = rl.load_position(position("marquise", "daylight", "actions", LARGE, eyrie={"leader": "despot"}))
    some = rl.turn_options(state, seconds=None, outcomes=50)
    assert not some.complete
    assert some.limit == "outcomes"
    assert 50 <= some.count < 2000
    again = rl.turn_options(state, seconds=None, outcomes=50)
    assert (again.count, again.share) == (some.count, some.share)


def test_the_result_belongs_to_its_moment(tmp_path: Path) -> None:
    one = opened(tmp_path)
    search(one, {})
    assert "rl-old" not in one.tools.page.html
    ply = one.session.game.ply
    one.session.play(
        next(a for a in one.session.legal_actions() if a.verb == "build" and a.piece != "sawmill")
    )
    assert "rl-old" in one.tools.page.html
    assert text("turn-tool-old", "en", ply=ply) in unescape(one.tools.page.html)
    one.session.undo()
    assert "rl-old" not in one.tools.page.html
    one.session.redo()
    search(one, {})
    assert "rl-old" not in one.tools.page.html


def test_other_eyes_see_nothing_of_it(tmp_path: Path) -> None:
    one = opened(tmp_path, agents={})
    search(one, {})
    assert tool(one).found is not None
    one.session.eyes = "eyrie"
    one.session.settle()
    assert tool(one).found is None
    assert "rl-turn-line" not in one.tools.page.html
    assert one.tools.below.children == ()


def test_hidden_cards_change_nothing(tmp_path: Path) -> None:
    """What the Marquise sees of the Eyrie's turn does not hang on what the Eyrie hold."""
    pages = set()
    for hand in (["sappers", "armorers"], ["ambush-fox", "cobbler"]):
        start = position(
            "eyrie",
            "daylight",
            "craft",
            {3: "2 eyrie, roost", 5: "2 marquise"},
            eyrie={"leader": "despot", "hand": hand},
        )
        one = table(rl.Game(rl.load_position(start), seed=3), eyes="marquise", saves=tmp_path, lang="en")
        one.tools.bar.press("tool:turn")
        search(one, {"seconds": "", "outcomes": "30"})
        pages.add(one.tools.page.html)
        assert "rl-turn-line" in one.tools.page.html
    assert len(pages) == 1


def test_the_eyrie_see_which_cards_keep_the_decree_alive(tmp_path: Path) -> None:
    start = position(
        "eyrie", "birdsong", "add_to_decree", {3: "4 eyrie, roost", 7: "2 marquise", 1: "2 marquise"},
        eyrie={**decree("despot"), "hand": ["ambush-fox", "ambush-mouse"]},
    )  # fmt: skip
    one = table(
        rl.Game(rl.load_position(start), seed=3), agents={"marquise": "random"}, saves=tmp_path, lang="en"
    )
    one.tools.bar.press("tool:turn")
    search(one, {"seconds": "6", "outcomes": ""})
    found = tool(one).found
    assert found is not None
    assert found.decree is not None
    page = unescape(one.tools.page.html)
    assert text("decree-tool", "en") in page
    for column in ("recruit", "move", "battle", "build"):
        assert text(f"column-{column}", "en") in page
    risk = text("chart-share", "en", share=round(100 * found.decree.turmoil(), 1))
    assert risk in page


def test_no_turn_is_one_sentence(tmp_path: Path) -> None:
    one = table(rl.new_game(["marquise", "eyrie"], seed=7), saves=tmp_path, lang="en")
    one.tools.bar.press("tool:turn")
    search(one, {})
    assert text("turn-no-turn", "en") in one.tools.page.html


def test_in_a_loop_the_table_answers_while_it_searches_and_stop_keeps_what_was_found(tmp_path: Path) -> None:
    one = opened(tmp_path, LARGE)

    async def play() -> list[float]:
        one.tools.page.press("turn-start", form={"seconds": "60", "outcomes": ""})
        assert 'data-act="turn-stop"' in one.tools.page.html
        waits = []
        began = time.perf_counter()
        while time.perf_counter() - began < 1.5:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            waits.append(time.perf_counter() - before)
        assert "<progress" in one.tools.page.html
        assert text("turn-tool-begins", "en") not in one.tools.page.html
        one.tools.page.press("turn-stop")
        for _ in range(1000):
            if tool(one).found is not None:
                break
            await asyncio.sleep(0.01)
        return waits

    waits = sorted(apart(lambda: asyncio.run(play())))
    found = tool(one).found
    assert found is not None
    assert found.options.limit == "progress"
    assert found.options.count > 0
    assert 0 < found.options.share < 1
    assert waits[len(waits) // 2] < 0.2


def test_what_is_shut_is_heard_no_more(tmp_path: Path) -> None:
    one = opened(tmp_path, LARGE)

    async def play() -> None:
        one.tools.page.press("turn-start", form={"seconds": "60", "outcomes": ""})
        await asyncio.sleep(0.5)
        one.tools.bar.press("tool:turn")
        await asyncio.sleep(1.0)

    apart(lambda: asyncio.run(play()))
    assert "turn-stop" not in one.tools.page.html
    one.tools.bar.press("tool:turn")
    assert tool(one).found is None
    deadline = time.monotonic() + 10
    while any(thread.name == "rootlab-job" for thread in threading.enumerate()):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_job_brings_its_error() -> None:
    heard: list[Exception | None] = []

    def work(_: Any) -> None:
        raise rl.RootlabError("no", "no")

    apart(Job(work, lambda _: None, lambda _, error: heard.append(error)).start)
    assert [str(error) for error in heard] == ["no"]


def test_an_interrupt_stops_a_search_and_keeps_its_share() -> None:
    import os
    import signal

    state = rl.load_position(position("marquise", "daylight", "actions", LARGE, eyrie={"leader": "despot"}))
    before = signal.getsignal(signal.SIGINT)
    timer = threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    began = time.perf_counter()
    found = rl.turn_options(state, seconds=60)
    assert time.perf_counter() - began < 30
    assert found.limit == "progress"
    assert 0 < found.share < 1
    title = found.chart(lang="en").layout.title.text
    assert f"({found.count:,} endings, {round(100 * found.share, 1):g} % of the turn covered)" in title
    assert found.best("points").choices
    assert signal.getsignal(signal.SIGINT) is before


# --- the line at the table -------------------------------------------------------------------------------
def presses(one: Table) -> set[str]:
    return {part.split('"')[0] for part in one.tools.page.html.split('data-act="')[1:]}


def test_the_best_line_is_played_step_by_step(tmp_path: Path) -> None:
    """By hand: the best of points is the sawmill in 5 and the end of the turn.  One press, one step; undo goes
    back on the line, and what was found stays of this moment while the line is followed."""
    one = opened(tmp_path)
    search(one, {})
    found = tool(one).found
    assert found is not None
    build, end = found.best["points"].choices[:2]
    assert (build.verb, build.clearing, end.verb) == ("build", 5, "end")
    one.tools.page.press("turn-play")
    assert one.game.node.choice is build
    assert "rl-old" not in one.tools.page.html
    played = text(
        "turn-tool-played", "en", done=1, steps=len(found.best["points"].choices), ply=found.node.ply
    )
    assert played in unescape(one.tools.page.html)
    one.session.undo()
    assert one.game.node is found.node
    assert played not in unescape(one.tools.page.html)
    one.tools.page.press("turn-play")
    one.tools.page.press("turn-play")
    assert end in [node.choice for node in one.game.node.line()]
    assert not {"turn-play", "turn-play-on"} & presses(one)
    assert one.session.notice == ""


def test_what_is_not_on_the_line_makes_it_old(tmp_path: Path) -> None:
    one = opened(tmp_path)
    search(one, {})
    found = tool(one).found
    assert found is not None
    other = next(a for a in one.session.legal_actions() if a is not found.best["points"].choices[0])
    one.session.play(other)
    assert "rl-old" in one.tools.page.html
    assert text("turn-tool-old", "en", ply=found.node.ply) in unescape(one.tools.page.html)
    assert "turn-play" not in presses(one)
    before = one.game.node
    one.tools.page.press("turn-play")  # a page that is drawn too late
    assert one.game.node is before


FIGHT = {5: "4 marquise, sawmill", 9: "2 eyrie, roost", 1: "2 marquise"}


def fight(tmp_path: Path, **more: Any) -> Table:
    """A roost beside four warriors, two actions left: the best of points marches and attacks, so dice are on
    the line."""
    start = position(
        "marquise", "daylight", "actions", FIGHT, used={"actions": 1}, eyrie={"leader": "despot"}
    )
    one = table(rl.Game(rl.load_position(start), seed=3), saves=tmp_path, lang="en", **more)
    one.session.tool = ""
    one.tools.bar.press("tool:turn")
    search(one, {"seconds": "", "outcomes": ""})
    return one


def test_playing_on_stops_where_chance_decided(tmp_path: Path) -> None:
    one = fight(tmp_path, agents={"eyrie": "random"})
    found = tool(one).found
    assert found is not None
    line = found.best["points"]
    dice = next(k for k, choice in enumerate(line.choices) if isinstance(choice, Outcome))
    assert dice > 0
    one.tools.page.press("turn-play-on")
    played = [node.choice for node in one.game.node.line()[found.node.depth + 1 :]]
    assert tuple(played[:dice]) == line.choices[:dice]
    assert isinstance(played[dice], Outcome)
    own = [choice for choice in played[dice:] if isinstance(choice, Action) and choice.faction == "marquise"]
    assert len(own) <= 1  # losses that had one answer; no step after the dice was chosen for the person


def test_where_a_person_answers_for_chance_the_line_waits_for_it(tmp_path: Path) -> None:
    one = fight(tmp_path, agents={"eyrie": "random"})
    found = tool(one).found
    assert found is not None
    line = found.best["points"]
    dice = next(k for k, choice in enumerate(line.choices) if isinstance(choice, Outcome))
    one.session.ask_chance = True
    one.tools.page.press("turn-play-on")
    assert one.session.state.is_chance
    assert text("turn-tool-chance-now", "en") in unescape(one.tools.page.html)
    assert "turn-play" not in presses(one)
    number = [outcome for outcome, _ in one.session.state.chance_outcomes()].index(line.choices[dice])
    one.asked.press(f"force:{number}")
    assert "rl-old" not in one.tools.page.html


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_line_becomes_a_branch_and_the_table_stays(tmp_path: Path, lang: str) -> None:
    """With open hands every choice is laid, dice too; the place that is shown stays the place that is shown."""
    one = fight(tmp_path, eyes="open")
    one.session.lang = lang
    found = tool(one).found
    assert found is not None
    line = found.best["points"]
    one.session.play(next(a for a in one.session.legal_actions() if a is not line.choices[0]))
    here, ahead = one.game.node, one.game.line()[-1]
    one.tools.page.press("turn-lay")
    assert one.game.node is here
    assert one.game.line()[-1] is ahead
    node = found.node
    for choice in line.choices:
        after = node.child(choice)
        assert after is not None
        node = after
    name = text("turn-tool-branch", lang, best="yes", measure=text("turn-measure-points", lang))
    assert node.name == name
    said = text("turn-tool-laid", lang, whole="yes", laid=len(line.choices), name=name)
    assert said in unescape(one.tools.page.html)
    one.tools.bar.press("tool:branches")
    assert name in unescape(one.tools.page.html)


def test_a_branch_ends_where_an_unseen_card_decides(tmp_path: Path) -> None:
    """Two worlds that differ in the Eyrie's hand alone: the branch, and what is said of it, are the same."""
    told = set()
    for hand in (["ambush-fox", "ambush-rabbit", "ambush-mouse"], ["anvil", "sappers", "armorers"]):
        start = position("marquise", "daylight", "actions", FIGHT, used={"actions": 1},
                         eyrie={"leader": "despot", "hand": hand})  # fmt: skip
        one = table(rl.Game(rl.load_position(start), seed=3), eyes="marquise", saves=tmp_path, lang="en")
        one.session.tool = ""
        one.tools.bar.press("tool:turn")
        search(one, {"seconds": "", "outcomes": ""})
        one.tools.page.press("turn-lay")
        end = max(one.game.branches(), key=lambda node: node.depth)
        told.add((tuple(repr(node.choice) for node in end.line()), tool(one)._laid))
    assert len(told) == 1


def test_another_seat_s_line_is_not_laid(tmp_path: Path) -> None:
    start = position(
        "eyrie", "daylight", "craft", {3: "2 eyrie, roost", 5: "2 marquise"},
        eyrie={"leader": "despot", "hand": ["sappers", "armorers"]},
    )  # fmt: skip
    one = table(rl.Game(rl.load_position(start), seed=3), eyes="marquise", saves=tmp_path, lang="en")
    one.tools.bar.press("tool:turn")
    search(one, {"seconds": "", "outcomes": "30"})
    assert "rl-turn-line" in one.tools.page.html
    assert not {"turn-play", "turn-play-on", "turn-lay"} & presses(one)
    here, length = one.game.node, one.game.length
    for act in ("turn-play", "turn-play-on", "turn-lay"):  # a page that is drawn too late
        one.tools.page.press(act)
    assert (one.game.node, one.game.length, len(one.game.branches())) == (here, length, 1)

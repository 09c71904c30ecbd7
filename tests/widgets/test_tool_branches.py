"""The tree, drawing on the map and comparing, as a person presses."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rootlab as rl
from rootlab.record import Mark
from rootlab.record.editing import branch_of
from rootlab.record.marks import COLORS
from rootlab.record.node import Node
from rootlab.widgets.opening import table
from rootlab.widgets.table import Table
from rootlab.widgets.tools.differences import places_of
from tests.positions import position
from tests.record.trees import nodes, shape, tree

SEATS = ("marquise", "eyrie", "alliance", "vagabond")


@pytest.fixture
def forked(tmp_path: Path) -> Table:
    """A table with a small tree, at a decision on a branch."""
    game = tree(300, seats=SEATS, forks=0.04)
    start = next(one for node in nodes(game) for one in node.children[1:] if len(list(one.below())) > 20)
    game.goto(start)
    if game.state.is_chance:
        game.redo()
    return table(game, saves=tmp_path, eyes="marquise", lang="en")


def press(one: Table, act: str, **extra: Any) -> str:
    """Press in the tool's page, and give the page that follows."""
    one.tools.page.press(act, **extra)
    return one.tools.page.html


def opened(one: Table, name: str) -> str:
    if one.session.tool != name:
        one.tools.bar.press(f"tool:{name}")
    return one.tools.page.html


def acts(html: str) -> list[str]:
    buttons = re.findall(r"<(?:button|select|input)[^>]*>", html)
    found = [re.search(r'data-act="([^"]*)"', one) for one in buttons if " disabled" not in one]
    return [unescape(one[1]) for one in found if one is not None]


def words(html: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", html)))


def drawn(one: Table, color: str) -> int:
    """How many outlines of that colour are on the map."""
    trace = next(trace for trace in one.map.data if trace.name == f"drawn {color}")
    x = np.asarray(trace.x, dtype=float)
    return int(np.isnan(x).sum()) if not np.isnan(x).all() else 0


# --- the tree at the table -------------------------------------------------------------------------------
def test_a_press_jumps_to_a_place_of_the_tree(forked: Table) -> None:
    html = opened(forked, "branches")
    places = [act for act in acts(html) if act.startswith("branches-go:")]
    assert len(places) > 3
    for act in places:
        press(forked, act)
        path = act.partition(":")[2]
        assert forked.game.node.place_id == path
        assert not forked.session.notice
        assert 'aria-current="true"' in forked.tools.page.html
        assert forked.tools.page.html.count("rl-here") == 1


def test_the_scores_are_those_at_the_end_of_the_turn(forked: Table) -> None:
    html = opened(forked, "branches")
    rows = re.findall(r'data-act="branches-go:(\w+)".*?rl-tree-scores">(.*?)</span></span>', html)
    by_path = {node.place_id: node for node in nodes(forked.game)}
    checked = 0
    for path, scores in rows:
        if path in by_path:
            found = re.findall(r">([^<]+)<", scores + "<")
            state = forked.game.state_at(by_path[path])
            assert found == [str(points) for points in state.scores.values()]
            checked += 1
    assert checked > 3


def test_name_and_comment_are_kept_in_tree_and_file(forked: Table, tmp_path: Path) -> None:
    opened(forked, "branches")
    node = forked.game.node
    html = press(forked, "branches-keep", form={"name": "the <fork>", "comment": "What if?"})
    assert (node.name, node.comment) == ("the <fork>", "What if?")
    assert "the &lt;fork&gt;" in html
    assert 'title="What if?"' in html
    again = rl.games(tmp_path)[0].load()
    assert (again.node.name, again.node.comment) == ("the <fork>", "What if?")


def test_words_that_were_not_kept_yet_are_not_lost_by_a_jump(forked: Table) -> None:
    html = opened(forked, "branches")
    node = forked.game.node
    elsewhere = next(
        act for act in acts(html) if act.startswith("branches-go:") and act != f"branches-go:{node.place_id}"
    )
    press(forked, elsewhere, form={"name": "", "comment": "half a thought"})
    assert node.comment == "half a thought"
    assert forked.game.node is not node
    press(forked, "branches-back", form={"name": "", "comment": ""})
    assert node.comment == ""


def test_promote_delete_and_take_back(forked: Table, tmp_path: Path) -> None:
    game = forked.game
    opened(forked, "branches")
    before, node = shape(game), game.node
    branch = branch_of(node)
    assert branch is not None
    press(forked, "branches-promote")
    assert branch_of(node) is None
    assert "branches-promote" not in acts(forked.tools.page.html)
    press(forked, "branches-back")
    assert shape(game) == before
    press(forked, "branches-delete-branch")
    assert branch not in nodes(game)
    assert game.node is not node
    assert shape(rl.games(tmp_path)[0].load()) == shape(game)
    press(forked, "branches-back")
    assert shape(game) == before
    assert game.node is node
    press(forked, "branches-delete")
    assert node not in nodes(game)
    assert game.node in nodes(game)
    press(forked, "branches-back")
    assert shape(rl.games(tmp_path)[0].load()) == before
    assert not forked.session.notice
    assert "branches-back" not in acts(forked.tools.page.html)


def test_at_the_start_nothing_can_be_deleted(forked: Table) -> None:
    opened(forked, "branches")
    forked.asked.press("goto-start")
    can = acts(forked.tools.page.html)
    assert "branches-delete" not in can
    assert "branches-delete-branch" not in can
    press(forked, "branches-delete")
    assert "start of a game" in forked.session.notice


def test_a_place_that_is_gone_is_one_sentence(forked: Table) -> None:
    html = opened(forked, "branches")
    branch = branch_of(forked.game.node)
    assert branch is not None
    inside = {node.place_id for node in branch.below()}
    stale = next(act for act in acts(html) if act.partition(":")[2] in inside)
    forked.game.delete(branch)
    press(forked, stale)
    assert "no longer, in the tree" in forked.session.notice


def test_folds_open_and_close(forked: Table) -> None:
    html = opened(forked, "branches")
    closed = next(act for act in acts(html) if re.fullmatch(r"branches-open:\w+", act))
    html = press(forked, closed)
    back = closed.replace("open", "close")
    assert back in acts(html)
    html = press(forked, back)
    assert closed in acts(html)


@pytest.mark.parametrize("eyes", ["eyrie", "vagabond"])
def test_the_tree_names_no_card_that_the_viewer_may_not_see(tmp_path: Path, eyes: str) -> None:
    """Branches begin with the events as the viewer sees them."""
    game = tree(1200, seats=SEATS, forks=0.2)
    secret: dict[Node, list[str]] = {}
    for node in nodes(game):
        for event in node.events:
            if event.secret and eyes not in event.secret and event.card:
                secret.setdefault(node, []).append(event.text("en"))
    one = table(game, saves=tmp_path, eyes=eyes, lang="en")
    opened(one, "branches")
    shown = 0
    for node in list(secret)[:60]:
        if node.asks_chance or not node.parent:
            continue
        one.session.goto(node)
        if one.session.viewer != eyes:  # the game is over: everything is open
            continue
        told = words(one.tools.page.html)
        assert not [said for said in secret[node] if said in told]
        shown += 1
    assert shown > 10


@pytest.mark.parametrize("tool", ["branches", "marks", "compare"])
def test_under_the_cover_nothing_is_shown(tmp_path: Path, tool: str) -> None:
    game = rl.new_game(["marquise", "eyrie"], seed=4)
    game.annotate(marks=[Mark(5)], name="secret name")
    one = table(game, saves=tmp_path, cover=True, lang="en")
    assert one.session.covered is not None
    assert "secret" not in one.tools.page.html
    assert drawn(one, "blue") == 0
    one.asked.press("ready")
    assert opened(one, tool)
    assert drawn(one, "blue") == 2
    one.session._sits = None
    one.session._moment = None
    one.session.tell()
    assert one.session.covered is not None
    assert one.tools.page.html == ""
    assert drawn(one, "blue") == 0


# --- drawing ---------------------------------------------------------------------------------------------
def test_a_click_on_the_map_draws_and_rubs_out(forked: Table, tmp_path: Path) -> None:
    opened(forked, "marks")
    traces = [trace.name for trace in forked.map.data]
    ply = forked.game.ply
    forked._clicked(5)
    assert forked.game.node.marks == (Mark(5),)
    assert drawn(forked, "blue") == 2  # the two edges of a ring
    press(forked, "marks-color:green")
    press(forked, "marks-kind:arrow")
    forked._clicked(1)
    assert forked.game.node.marks == (Mark(5),)
    forked._clicked(9)
    assert forked.game.node.marks == (Mark(5), Mark(1, 9, "green"))
    assert drawn(forked, "green") == 1
    assert rl.games(tmp_path)[0].load().node.marks == forked.game.node.marks
    press(forked, "marks-kind:circle")
    press(forked, "marks-color:blue")
    forked._clicked(5)
    assert forked.game.node.marks == (Mark(1, 9, "green"),)
    assert [trace.name for trace in forked.map.data] == traces
    assert forked.game.ply == ply


def test_the_keyboard_draws_too(forked: Table) -> None:
    html = opened(forked, "marks")
    for c in range(1, 13):
        assert f"marks-at:{c}" in acts(html)
    press(forked, "marks-kind:arrow")
    assert "starts in 3" in words(press(forked, "marks-at:3"))
    press(forked, "marks-at:3")  # the same again: another start
    assert "starts in" not in words(forked.tools.page.html)
    press(forked, "marks-at:3")
    html = press(forked, "marks-at:11")
    assert forked.game.node.marks == (Mark(3, 11),)
    assert "Arrow from 3 to 11 (blue)" in words(html)
    hover = next(trace.hovertext for trace in forked.map.data if trace.name == "clearing 11")
    assert "Arrow from 3 to 11 (blue)" in hover
    press(forked, "marks-kind:circle")
    press(forked, "marks-at:7")
    press(forked, "marks-erase:0")
    assert forked.game.node.marks == (Mark(7),)
    press(forked, "marks-back")
    assert forked.game.node.marks == (Mark(3, 11), Mark(7))
    press(forked, "marks-clear")
    assert forked.game.node.marks == ()
    press(forked, "marks-back")
    assert len(forked.game.node.marks) == 2


def test_marks_are_those_of_the_place_that_is_shown(forked: Table) -> None:
    opened(forked, "marks")
    for color in COLORS:
        press(forked, f"marks-color:{color}")
        press(forked, f"marks-at:{1 + COLORS.index(color)}")
    assert [drawn(forked, color) for color in COLORS] == [2, 2, 2, 2]
    forked.log.press("back")
    assert [drawn(forked, color) for color in COLORS] == [0, 0, 0, 0]
    forked.log.press("forward")
    assert [drawn(forked, color) for color in COLORS] == [2, 2, 2, 2]
    forked.tools.bar.press("tool:marks")  # marks stay when the tool is put away
    assert [drawn(forked, color) for color in COLORS] == [2, 2, 2, 2]


def test_switched_off_a_click_picks_as_ever(forked: Table) -> None:
    opened(forked, "marks")
    press(forked, "marks-draws", value=False)
    forked._clicked(5)
    assert forked.game.node.marks == ()


# --- comparing -------------------------------------------------------------------------------------------
def test_two_places_side_by_side(forked: Table) -> None:
    html = opened(forked, "compare")
    assert html.count('class="rl-still"') == 2
    assert html.count('<g id="rl-still-autumn">') == 1
    assert "rl-differences" in html
    ends = forked.game.branches()
    html = press(forked, "compare-choose:0", value=ends[0].place_id)
    html = press(forked, "compare-choose:1", value=ends[-1].place_id)
    first, last = forked.game.state_at(ends[0]), forked.game.state_at(ends[-1])
    row = re.search(r"Marquise: Points</th><td>(\d+)</td><td>(\d+)</td>", html)
    assert row is not None
    assert row.groups() == (str(first.scores["marquise"]), str(last.scores["marquise"]))
    press(forked, "compare-swap")
    assert forked.tools.page.html != html
    html = press(forked, "compare-choose:0", value=ends[0].place_id)
    assert "The two positions are the same." in words(html)
    assert not forked.session.notice


def test_compared_hands_stay_hidden(forked: Table) -> None:
    """Under another seat's heading stands how many cards it holds, and not which; under one's own, which."""
    opened(forked, "compare")
    ends = forked.game.branches()
    sizes = 0
    for a, b in pairwise(ends[:6]):
        press(forked, "compare-choose:0", value=a.place_id)
        html = press(forked, "compare-choose:1", value=b.place_id)
        groups = {words(part).split()[0]: part for part in html.split('scope="rowgroup">')[1:]}
        for name in ("Eyrie", "Alliance", "Vagabond"):
            told = groups.get(name, "")
            assert "Hand: " not in told
            assert "Supporters: " not in told
            sizes += "Hand</th>" in told
        hands = [Counter(forked.game.state_at(node).hand("marquise")) for node in (a, b)]
        assert ("Hand: " in groups.get("Marquise", "")) == (hands[0] != hands[1])
    assert sizes > 2


def test_named_places_come_first_and_what_is_gone_is_left_out(forked: Table) -> None:
    game = forked.game
    branch = branch_of(game.node)
    assert branch is not None
    game.annotate(branch, name="my idea")
    html = opened(forked, "compare")
    options = re.findall(r'<option value="([^"]*)"', html)
    assert options[:2] == ["here", branch.place_id]
    assert "my idea" in html
    press(forked, "compare-choose:1", value=branch.place_id)
    game.goto(0)
    game.delete(branch)
    forked.session.tell()
    assert "my idea" not in forked.tools.page.html
    assert not forked.session.notice


@pytest.mark.parametrize("tool", ["branches", "marks", "compare"])
def test_both_languages(forked: Table, tool: str) -> None:
    forked.game.annotate(marks=[Mark(5), Mark(1, 9, "green")])
    english = words(opened(forked, tool))
    forked.head.press("lang", value="es")
    spanish = words(forked.tools.page.html)
    assert english != spanish
    for foreign in ("Round", "Clearing", "Circle", "Hand", "Points", "Take back"):
        assert foreign not in spanish
    forked.head.press("lang", value="en")


def test_places_that_are_compared_have_labels_of_their_own(forked: Table) -> None:
    """Whatever two places are compared, no two of the list read the same, nor do the two captions."""
    html = opened(forked, "compare")
    for select in re.findall(r"<select.*?</select>", html):
        told = [words(one) for one in re.findall(r"<option.*?</option>", select)]
        assert len(told) > 3
        assert len(set(told)) == len(told)
    captions = [words(one) for one in re.findall(r"<figcaption>.*?</figcaption>", html)]
    assert len({one.strip()[2:] for one in captions}) == 2


def test_clearings_that_differ_are_lit_on_both_maps(tmp_path: Path) -> None:
    """A warrior moves from 5 to 1: these two are lit, on either side, and no other."""
    start = position("marquise", "daylight", "actions", {5: "2 marquise", 9: "1 marquise"}, eyrie={})
    game = rl.Game(rl.load_position(start), seed=1)
    before = game.node
    game.play(next(a for a in game.state.legal_actions() if a.verb == "move" and a.destination == 1))
    assert places_of(rl.compare(game, before, game.node, "all"), "a") == (1, 5)
    game.annotate(before, name="before")
    one = table(game, saves=tmp_path, eyes="open", lang="en")
    opened(one, "compare")
    press(one, "compare-choose:1", value=before.path or "start")
    glows = re.findall(r'<path d="([^"]*)" fill="rgba\(255,196,40', one.tools.page.html)
    assert len(glows) == 2
    assert glows[0] == glows[1]


def test_a_pawn_that_moved_is_lit_where_it_stands_on_each_map() -> None:
    start = position(
        "vagabond", "daylight", "actions", {5: "1 marquise"}, vagabond={"pawn": 5, "items": ["boot", "torch"]}
    )
    game = rl.Game(rl.load_position(start), seed=1)
    before = game.node
    game.play(rl.action("vagabond", "move", destination=1))
    told = rl.compare(game, before, game.node, "all")
    assert places_of(told, "a") == (5,)
    assert places_of(told, "b") == (1,)

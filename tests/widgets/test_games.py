"""The games that a table keeps: what is played is never lost, is found again, and can be put away."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rootlab as rl
from rootlab.record.games import PUT_AWAY
from rootlab.widgets.opening import table
from rootlab.widgets.panels.games import key_of, when_words
from rootlab.widgets.session import OPEN
from rootlab.widgets.table import Table

SEATS = ["marquise", "eyrie"]


def fresh(folder: Path, seed: int = 7, **more: object) -> Table:
    return table(rl.new_game(SEATS, seed=seed), agents={"eyrie": "random"}, saves=folder, **more)  # type: ignore[arg-type]


def move(one: Table, times: int = 1) -> None:
    for _ in range(times):
        one.asked.press("play:0")


def names(folder: Path) -> list[str]:
    return [kept.name for kept in rl.games(folder)]


def lengths(folder: Path) -> dict[str, int]:
    return {kept.name: kept.load().length for kept in rl.games(folder)}


def press(one: Table, act: str, name: str, **extra: object) -> None:
    (kept,) = [kept for kept in rl.games(one.saves) if kept.name == name]
    one.menu.press(f"{act}:{key_of(kept)}", **extra)


def play_from_here(one: Table) -> None:
    one.menu.press("edit")
    assert one.editing._editor is not None
    one.editing._editor.panes["bar"].press("play")


# --- a file for each game ---------------------------------------------------------------------------------
def test_a_table_without_a_move_leaves_nothing_behind(tmp_path: Path) -> None:
    one = fresh(tmp_path)
    one.asked.press("menu")
    one.menu.press("eyes", value=OPEN)
    one.asked.press("goto-start")
    one.close()
    assert not list(tmp_path.iterdir())


def test_marks_and_words_alone_are_kept_too(tmp_path: Path) -> None:
    one = fresh(tmp_path)
    one.game.annotate(comment="the question of the week")
    one.session.tell_and_save()
    assert rl.games(tmp_path)[0].load().node.comment == "the question of the week"


def test_a_cell_that_is_run_again_begins_a_new_game_and_says_where_the_earlier_is(tmp_path: Path) -> None:
    for steps in (30, 1, 0):
        one = fresh(tmp_path)
        said = one.session.notice
        move(one, steps)
    assert sorted(lengths(tmp_path).values())[0] < 30 <= max(lengths(tmp_path).values())
    assert len(names(tmp_path)) == 2
    assert rl.games(tmp_path)[0].name in said
    assert "is kept" in said


def test_the_same_game_on_a_second_table_stays_in_its_file(tmp_path: Path) -> None:
    game = rl.new_game(SEATS, seed=7)
    for _ in range(3):
        move(table(game, saves=tmp_path))
    assert len(names(tmp_path)) == 1
    assert rl.games(tmp_path)[0].load().length == game.length


@pytest.mark.parametrize(
    "leave",
    [
        lambda one: one.menu.press("guide:eyrie"),
        lambda one: one.menu.press("new-game", form={"seat0": "eyrie", "seat1": "marquise", "seed": "3"}),
        lambda one: one.menu.press("paste", form={"shared": rl.share(rl.new_game(SEATS, seed=9))}),
        play_from_here,
    ],
    ids=["guide", "new game", "paste", "play from here"],
)
def test_whatever_takes_its_place_leaves_the_game_in_the_folder(
    leave: Callable[[Table], None], tmp_path: Path
) -> None:
    one = fresh(tmp_path)
    one.session.eyes = OPEN
    move(one, 4)
    before = lengths(tmp_path)
    leave(one)
    move(one)
    after = lengths(tmp_path)
    assert before.items() <= after.items()
    assert len(after) == 2


def test_the_game_that_was_played_last_goes_on(tmp_path: Path) -> None:
    first, second = fresh(tmp_path, 1), None
    move(first, 2)
    second = fresh(tmp_path, 2)
    move(second, 2)
    os.utime(second.game.file.path, (1, 1))  # type: ignore[union-attr]
    again = table(saves=tmp_path)
    assert again.game.seed == 1
    assert again.session.agents == {"eyrie": "random"}
    assert "Your last game goes on" in again.session.notice


def test_an_autosave_of_an_earlier_version_is_found_and_left_alone(tmp_path: Path) -> None:
    game = rl.new_game(SEATS, seed=5)
    game.play(game.state.legal_actions()[0])
    old = tmp_path / "rootlab-autosave.json"
    game.save(old)
    before = old.read_bytes()
    one = table(saves=tmp_path)
    assert one.game.length == 1
    move(one)
    assert old.read_bytes() == before
    assert len(names(tmp_path)) == 2
    assert not any("autosave" in path.name for path in tmp_path.iterdir() if path != old)


def test_a_damaged_last_game_is_told_and_the_one_before_goes_on(tmp_path: Path) -> None:
    one = fresh(tmp_path)
    move(one)
    one.close()
    for content in ("", "{", "[]", "\0", '{"format": "rootlab-game", "nodes": []}', "9" * 6000, "[" * 99_999):
        (tmp_path / "2026-01-01 broken.json").write_text(content)
        again = table(saves=tmp_path)
        assert again.game.length == 1
        assert "broken.json" in again.session.notice
        assert "\n" not in again.session.notice
        again.asked.press("menu")
        assert "broken" in again.menu.html
        again.close()
    assert (tmp_path / "2026-01-01 broken.json").exists()


def test_other_files_in_the_folder_of_the_notebook_are_no_games(tmp_path: Path) -> None:
    (tmp_path / "data.json").write_text("{")
    (tmp_path / "package.json").write_text("{}")
    assert rl.games(tmp_path) == ()
    assert repr(rl.games(tmp_path)) == "No games are kept here yet."
    assert rl.games(tmp_path / "missing") == ()


# --- faults ------------------------------------------------------------------------------------------------
def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    saves = tmp_path / "games"
    saves.write_text("in the way")
    one = fresh(saves)
    draws: list[int] = []
    move(one)
    assert [sentence for sentence in one.session.told if "not being saved" in sentence]
    assert one.asked.html.count("not being saved") == 1
    one.session.watch(lambda session: draws.append(session.game.ply))
    move(one)
    assert len(draws) == 1
    assert "not being saved" in one.asked.html
    saves.unlink()
    move(one)
    assert "is kept again" in one.session.notice
    assert "not being saved" not in one.asked.html
    assert lengths(saves)[names(saves)[0]] == one.game.length


def test_a_full_disk_keeps_what_was_saved_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = fresh(tmp_path)
    move(one)
    before = lengths(tmp_path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        move(one, 2)
        assert "no room left" in one.asked.html
        assert lengths(tmp_path) == before
    move(one)
    assert list(lengths(tmp_path).values()) == [one.game.length]


def test_a_folder_that_vanished_is_told(tmp_path: Path) -> None:
    saves = tmp_path / "disk"
    saves.mkdir()
    one = fresh(saves)
    move(one)
    shutil.rmtree(saves)
    move(one)
    assert "not being saved" in one.asked.html
    assert not saves.exists()
    one.asked.press("menu")
    assert "game-download" in one.menu.html


def test_the_working_folder_may_vanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    here.rmdir()
    one = fresh(Path())
    move(one)
    assert one.game.length > 0
    assert "not being saved" in one.asked.html


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="folders are guarded in another way here")
def test_a_folder_that_can_only_be_read_is_told_to_a_user_who_is_not_root() -> None:
    code = """
import os, sys
from pathlib import Path
folder = Path(sys.argv[1])
import rootlab as rl
one = rl.table(rl.new_game(["marquise", "eyrie"], seed=7), saves=folder)
one.asked.press("play:0")
rl.table(saves=folder).asked.press("menu")  # whatever is imported on the way is imported now
rl.table(autosave=False)
os.chmod(folder, 0o555)
if os.geteuid() == 0:
    os.seteuid(65534)
one = rl.table(rl.new_game(["marquise", "eyrie"], seed=8), saves=folder)
one.asked.press("play:0")
print(one.session.told[-1])
again = rl.table(saves=folder)
again.asked.press("play:0")
print(again.session.told[-1])
"""
    folder = Path(mkdtemp())  # one that every user can come to
    folder.chmod(0o755)
    try:
        run = subprocess.run(
            [sys.executable, "-c", code, str(folder)],
            check=False, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        said = run.stdout.splitlines()
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)
    assert not run.stderr
    assert len(said) == 2
    assert all("not being saved" in sentence for sentence in said)


# --- the list ----------------------------------------------------------------------------------------------
def test_the_list_tells_of_each_game(tmp_path: Path) -> None:
    one = fresh(tmp_path)
    move(one, 40)
    one.asked.press("menu")
    (kept,) = rl.games(tmp_path)
    html = one.menu.html
    assert kept.name in html
    assert "on the table" in html
    assert "today, " in html
    assert html.count('class="rl-still"') == 1
    assert f"round {kept.round}" in html
    assert kept.scores == one.session.state.scores
    assert "Marquise" in repr(rl.games(tmp_path))
    assert f"game-delete:{key_of(kept)}" not in html


def test_the_picture_shows_no_plot_that_lies_face_down(tmp_path: Path) -> None:
    one = table(rl.new_game(["corvids", "eyrie"], seed=3), eyes=OPEN, saves=tmp_path)
    rng = Random(3)
    while not any(
        isinstance(token, dict) and token["plot"]
        for here in one.session.moment.position["clearings"].values()
        for token in here.get("tokens", ())
    ):
        one.session.play(rng.choice(one.session.legal_actions()))
    picture = rl.games(tmp_path)[0].note["table"]["picture"]
    plots = [
        token
        for here in picture["clearings"].values()
        for token in here.get("tokens", ())
        if isinstance(token, dict)
    ]
    assert plots
    assert all(token == {"plot": None, "up": False} for token in plots if not token["up"])


@pytest.mark.parametrize("picture", [None, [], {}, {"map": "nowhere"}, {"map": "autumn", "seats": ["x"]}])
def test_a_picture_that_is_none_is_left_out(picture: object, tmp_path: Path) -> None:
    one = fresh(tmp_path)
    move(one)
    path = rl.games(tmp_path)[0].path
    one.close()
    data = json.loads(path.read_text())
    data["table"]["picture"] = picture
    data["shown"] = {"round": "x", "scores": 3}
    path.write_text(json.dumps(data))
    again = table(saves=tmp_path)
    again.asked.press("menu")
    assert "rl-still" not in again.menu.html
    assert path.stem in again.menu.html


def test_a_game_is_opened_renamed_and_put_away(tmp_path: Path) -> None:
    first = fresh(tmp_path, 1)
    move(first, 2)
    (name,) = names(tmp_path)
    one = fresh(tmp_path, 2)
    move(one)
    one.asked.press("menu")
    press(one, "game-rename", name)
    assert 'name="name"' in one.menu.html
    press(one, "game-name", name, form={"name": "Ana: first?"})
    assert "Ana first" in names(tmp_path)
    press(one, "game-delete", "Ana first")
    assert "Ana first" in names(tmp_path)
    one.menu.press("game-leave")
    assert "Yes, delete it" not in one.menu.html
    press(one, "game-open", "Ana first")
    assert one.game.seed == 1
    assert one.menu.html == ""
    assert "Ana first" in one.session.notice
    other = next(other for other in names(tmp_path) if other != "Ana first")
    press(one, "game-delete-yes", other)
    assert names(tmp_path) == ["Ana first"]
    assert rl.load_game(tmp_path / PUT_AWAY / f"{other}.json").seed == 2
    assert "out of the list" in one.session.notice


def test_the_game_on_the_table_takes_its_new_name_along(tmp_path: Path) -> None:
    one = fresh(tmp_path)
    move(one)
    (name,) = names(tmp_path)
    one.asked.press("menu")
    press(one, "game-name", name, form={"name": "Sunday"})
    move(one)
    assert lengths(tmp_path) == {"Sunday": one.game.length}
    press(one, "game-delete-yes", "Sunday")
    assert names(tmp_path) == ["Sunday"]


def test_no_name_takes_the_place_of_another_game(tmp_path: Path) -> None:
    for seed in (1, 2):
        move(fresh(tmp_path, seed))
    one = fresh(tmp_path, 3)
    first, second = names(tmp_path)
    press(one, "game-name", first, form={"name": second})
    assert sorted(names(tmp_path)) == sorted([first, second])
    assert "there is a file of that name already" in one.session.notice


def test_a_copy_by_hand_asks_before_it_replaces_a_file(tmp_path: Path) -> None:
    one = fresh(tmp_path)
    (tmp_path / "notes.json").write_text("mine")
    one.menu.press("save", form={"file": "notes.json"})
    assert (tmp_path / "notes.json").read_text() == "mine"
    assert "notes.json" in one.session.notice
    one.menu.press("save", form={"file": "other.json"})
    one.menu.press("save", form={"file": "notes.json"})
    assert (tmp_path / "notes.json").read_text() == "mine"
    one.menu.press("save", form={"file": "notes.json"})
    assert rl.load_game(tmp_path / "notes.json").seed == 7


def test_a_game_from_the_own_computer_is_kept_once(tmp_path: Path) -> None:
    game = rl.new_game(SEATS, seed=12)
    game.play(game.state.legal_actions()[0])
    game.save(tmp_path / "x")
    content = (tmp_path / "x").read_text()
    one = fresh(tmp_path)
    for _ in range(2):
        one.menu.press("upload", value="C:\\games\\visit.json", text=content)
        assert one.game.seed == 12
    assert names(tmp_path) == ["C games visit"]


def test_the_game_goes_to_the_own_computer_as_it_is(tmp_path: Path) -> None:
    one = fresh(tmp_path, autosave=False)
    move(one, 3)
    one.asked.press("menu")
    one.menu.press("game-download")
    (found,) = re.findall(r'href="data:application/json;base64,([^"]*)"', one.menu.html)
    from base64 import b64decode

    (tmp_path / "down.json").write_bytes(b64decode(found))
    assert rl.load_game(tmp_path / "down.json").to_dict() == one.game.to_dict()


def test_many_games_come_page_by_page(tmp_path: Path) -> None:
    for seed in range(8):
        move(fresh(tmp_path, seed))
    one = fresh(tmp_path, 9)
    one.asked.press("menu")
    assert one.menu.html.count('class="rl-game"') == 6
    one.menu.press("game-more")
    assert one.menu.html.count('class="rl-game"') == 8
    assert "game-more" not in one.menu.html


def test_a_game_that_went_away_meanwhile_is_told(tmp_path: Path) -> None:
    move(fresh(tmp_path, 1))
    one = fresh(tmp_path, 2)
    one.asked.press("menu")
    kept = rl.games(tmp_path)[0]
    kept.path.unlink()
    one.menu.press(f"game-open:{key_of(kept)}")
    assert "no longer in the list" in one.session.notice
    assert one.game.seed == 2


def test_the_day_is_told_as_people_do() -> None:
    today = date(2026, 12, 1)
    assert when_words(datetime(2026, 12, 1, 9, 5), "en", today) == "today, 09:05"
    assert when_words(datetime(2026, 11, 30, 23, 59), "es", today) == "ayer, 23:59"
    assert when_words(datetime(2026, 1, 2), "en", today) == "2026-01-02"


# --- the guide ---------------------------------------------------------------------------------------------
def test_a_guide_that_was_hidden_can_be_had_again(tmp_path: Path) -> None:
    one = table(guide="marquise", saves=tmp_path)
    move(one)
    one.guide.press("guide:")
    assert one.guide.html == ""
    again = table(saves=tmp_path)
    assert again.guide.html == ""
    again.asked.press("menu")
    length = again.game.length
    again.menu.press("guide-show")
    assert again.session.guide == "marquise"
    assert "rl-guide-body" in again.guide.html
    assert again.game.length == length


# --- two kernels -------------------------------------------------------------------------------------------
def test_two_visitors_never_share_a_file(tmp_path: Path) -> None:
    """Each visitor of a page has a kernel of their own; the second must not meet the first one's game."""
    code = (
        "import sys, rootlab as rl\n"
        "one = rl.table(saves=sys.argv[1])\n"
        "one.asked.press('play:0')\n"
        "print(one.session.told[:1], one.game.length, one.game.file.path.stem, flush=True)\n"
        "sys.stdin.read()"
    )
    visitors = []
    try:
        said = []
        for _ in range(2):
            visitor = subprocess.Popen(
                [sys.executable, "-c", code, str(tmp_path)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
            visitors.append(visitor)
            assert visitor.stdout is not None
            said.append(visitor.stdout.readline())
        assert len(set(said)) == 2
        assert len(names(tmp_path)) == 2
        mine = table(saves=tmp_path)
        assert mine.game.length == 0
        assert "is open in another window" in mine.session.notice
        mine.asked.press("menu")
        assert mine.menu.html.count("rl-game-mark") == 2
        before = lengths(tmp_path)
        name = names(tmp_path)[0]
        press(mine, "game-delete-yes", name)
        press(mine, "game-name", name, form={"name": "stolen"})
        assert lengths(tmp_path) == before
        press(mine, "game-open", name)
        assert "kept as a game of its own" in mine.session.notice
        move(mine)
        assert before.items() <= lengths(tmp_path).items()
        assert len(names(tmp_path)) == 3
    finally:
        for visitor in visitors:
            visitor.communicate(timeout=20)


# --- whatever one does -------------------------------------------------------------------------------------
DEEDS = ("play", "undo", "new", "guide", "rerun", "last", "open", "rename", "delete", "edit", "hide", "paste")


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(deeds=st.lists(st.sampled_from(DEEDS), min_size=4, max_size=14), seed=st.integers(0, 99))
def test_no_game_with_a_move_ever_vanishes(
    deeds: list[str], seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("games")
    rng = Random(seed)
    one = fresh(folder)
    before: dict[Path, set[str]] = {}
    """The nodes of every game in the folder, as it must still be there."""

    def nodes(game: rl.Game) -> set[str]:
        return {node.path for node in game.root.below()}

    for deed in ["play", *deeds]:
        some = rng.choice(rl.games(folder) or [None])
        if deed == "play":
            move(one, 2)
        elif deed == "undo":
            one.asked.press("undo")
        elif deed == "new":
            one.menu.press("new-game", form={"seat0": "eyrie", "seat1": "marquise", "seed": str(seed)})
        elif deed == "guide":
            one.menu.press("guide:marquise")
        elif deed == "rerun":
            one = fresh(folder)
        elif deed == "last":
            one = table(saves=folder)
        elif deed == "open":
            press(one, "game-open", some.name)
        elif deed == "rename":
            name = rng.choice(["Ana", "a/b", "", some.name, "ANA"])
            was = {kept.path for kept in rl.games(folder)}
            press(one, "game-name", some.name, form={"name": name})
            now = {kept.path for kept in rl.games(folder)}
            if now != was:
                (new,) = now - was
                before[new] = before.pop(some.path)
        elif deed == "delete":
            press(one, "game-delete-yes", some.name)
            if not some.path.exists():
                before.pop(some.path)
        elif deed == "edit":
            one.menu.press("eyes", value=OPEN)
            play_from_here(one)
        elif deed == "hide":
            one.asked.press("guide:")
        elif deed == "paste":
            one.menu.press("paste", form={"shared": rl.share(one.game)})
        move(one)
        there = {kept.path: nodes(kept.load()) for kept in rl.games(folder)}
        assert there[one.game.file.path] == nodes(one.game)
        for path, was_there in before.items():
            assert was_there <= there[path], (deed, deeds, path)
        before = there
    one.close()

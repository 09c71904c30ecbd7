"""A game's own file: nobody else's is ever written over, whatever happens at the same time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

import rootlab as rl
from rootlab.record.claims import claim, claimed_elsewhere, release
from rootlab.record.keeping import games_folder, keep


def begun(seed: int = 7, steps: int = 1) -> rl.Game:
    game = rl.new_game(["marquise", "eyrie"], seed=seed)
    for _ in range(steps):
        game.play(game.state.legal_actions()[0])
    return game


def files(folder: Path) -> dict[str, int]:
    """Every game in the folder with its length."""
    return {path.stem: rl.load_game(path).length for path in folder.glob("*.json")}


def in_other_process(code: str, folder: Path, wait: bool = True) -> subprocess.Popen[str]:
    head = (
        "import rootlab as rl, sys, time\nfrom pathlib import Path\n"
        "from rootlab.record.keeping import games_folder, keep\n"
        "folder = games_folder(Path(sys.argv[1]))\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", head + code, str(folder)], stdout=subprocess.PIPE, text=True
    )
    if wait:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "ready"
    return process


def test_each_game_goes_to_a_file_of_its_own(tmp_path: Path) -> None:
    folder = games_folder(tmp_path)
    one, two = begun(), begun()
    for steps in range(3):
        assert keep(one, folder) == ""
        assert keep(two, folder) == ""
        one.play(one.state.legal_actions()[0])
        assert len(files(folder)) == 2, steps
    assert one.file is not None
    assert two.file is not None
    assert one.file.path != two.file.path


def test_a_game_that_was_read_goes_on_in_its_file(tmp_path: Path) -> None:
    folder = games_folder(tmp_path)
    game = begun()
    keep(game, folder, name="Ana: first")
    assert game.file is not None
    again = rl.load_game(game.file.path)
    again.play(again.state.legal_actions()[0])
    assert keep(again, folder) == ""
    assert files(folder) == {"Ana first": 2}


def test_of_two_that_were_read_from_one_file_the_second_to_write_gets_another(tmp_path: Path) -> None:
    folder = games_folder(tmp_path)
    game = begun()
    keep(game, folder, name="one")
    assert game.file is not None
    left, right = rl.load_game(game.file.path), rl.load_game(game.file.path)
    for _ in range(3):
        left.play(left.state.legal_actions()[0])
    assert keep(left, folder) == ""
    right.play(right.state.legal_actions()[-1])
    assert keep(right, folder) == "changed"
    assert keep(right, folder) == ""
    assert files(folder) == {"one": 4, "one (2)": 2}


def test_a_file_that_somebody_changed_is_not_written_over(tmp_path: Path) -> None:
    folder = games_folder(tmp_path)
    game = begun()
    keep(game, folder, name="one")
    assert game.file is not None
    game.file.path.write_text("my notes")
    assert keep(game, folder) == "changed"
    assert (folder / "one.json").read_text() == "my notes"


def test_a_file_that_went_away_is_written_again(tmp_path: Path) -> None:
    folder = games_folder(tmp_path)
    game = begun()
    keep(game, folder, name="one")
    (folder / "one.json").unlink()
    assert keep(game, folder) == ""
    assert files(folder) == {"one": 1}


def test_a_copy_by_hand_over_the_own_file_is_no_change_from_outside(tmp_path: Path) -> None:
    folder = games_folder(tmp_path)
    game = begun()
    keep(game, folder, name="one")
    game.save(folder / "one.json")
    assert keep(game, folder) == ""
    assert list(files(folder)) == ["one"]


def test_a_folder_that_is_not_there_any_more_is_told_and_not_made_up(tmp_path: Path) -> None:
    with pytest.raises(rl.RecordError, match="no such file or folder"):
        keep(begun(), games_folder(tmp_path / "disk"))
    assert not (tmp_path / "disk").exists()


def test_a_game_that_is_played_in_another_process_is_left_to_it(tmp_path: Path) -> None:
    folder = games_folder(tmp_path)
    game = begun()
    keep(game, folder, name="one")
    assert game.file is not None
    path = game.file.path
    game.file.release()
    other = in_other_process(
        f"game = rl.load_game({str(path)!r}); game.play(game.state.legal_actions()[0])\n"
        "print(repr(keep(game, folder)) == repr('') and 'ready', flush=True); time.sleep(60)",
        tmp_path,
    )
    try:
        assert claimed_elsewhere(path)
        mine = rl.load_game(path)
        mine.play(mine.state.legal_actions()[-1])
        assert keep(mine, folder) == "elsewhere"
        assert files(folder) == {"one": 2, "one (2)": 3}
    finally:
        other.kill()
        other.communicate(timeout=10)
    assert not claimed_elsewhere(path)
    assert claim(path)
    release(path)
    assert not [one.name for one in folder.iterdir() if one.name.startswith(".one.json")]


def test_two_processes_that_begin_at_once_never_share_a_file(tmp_path: Path) -> None:
    code = (
        "game = rl.new_game(['marquise', 'eyrie'], seed=7)\n"
        "for _ in range(25):\n"
        "    game.play(game.state.legal_actions()[0])\n"
        "    keep(game, folder)\n"
        "print(game.file.path.stem, game.length)"
    )
    started = [in_other_process(code, tmp_path, wait=False) for _ in range(3)]
    told = dict(process.communicate(timeout=120)[0].rsplit(maxsplit=1) for process in started)
    assert len(told) == 3
    assert {name: str(length) for name, length in files(games_folder(tmp_path)).items()} == told


def test_two_threads_keep_one_game_in_one_file(tmp_path: Path) -> None:
    folder = games_folder(tmp_path)
    game = begun(steps=20)
    answers: list[str] = []
    threads = [Thread(target=lambda: answers.extend(keep(game, folder) for _ in range(30))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(answers) == {""}
    assert len(files(folder)) == 1


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal here")
@pytest.mark.parametrize("after", [0.0, 0.02, 0.05, 0.11])
def test_a_kill_in_the_middle_loses_at_most_the_last_move(after: float, tmp_path: Path) -> None:
    code = (
        "game = rl.new_game(['marquise', 'eyrie'], seed=7)\n"
        "print('ready', flush=True)\n"
        "while True:\n"
        "    game.play(game.state.legal_actions()[0])\n"
        "    keep(game, folder)\n"
        "    print(game.length, flush=True)"
    )
    process = in_other_process(code, tmp_path)
    assert process.stdout is not None
    assert process.stdout.readline()
    time.sleep(after)
    os.kill(process.pid, signal.SIGKILL)
    said = process.communicate(timeout=10)[0].split()
    kept = list(files(games_folder(tmp_path)).values())
    assert len(kept) == 1
    assert kept[0] >= int(said[-1] if said else 1)
    again = rl.games(tmp_path)[0].load()
    again.play(again.state.legal_actions()[0])
    assert keep(again, games_folder(tmp_path)) == ""

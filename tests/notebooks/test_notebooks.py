"""Every notebook runs from top to bottom without a browser, and is kept without outputs."""

from __future__ import annotations

import re
import sys
import warnings
from pathlib import Path
from typing import Any

import nbformat
import pytest

import rootlab as rl
from rootlab.components.paths import notebooks_dir
from rootlab.law import is_article
from rootlab.widgets.guided import guided_game
from rootlab.widgets.guides import guides
from rootlab.widgets.session import Session

FOLDER = notebooks_dir()
OFFLINE = """
import socket

_connect = socket.socket.connect


def _here_only(self, address):
    if self.family != getattr(socket, "AF_UNIX", None) and address[0] not in ("127.0.0.1", "::1", "localhost"):
        raise AssertionError(f"this notebook wants to reach {address}")
    return _connect(self, address)


socket.socket.connect = _here_only
"""
"""What a kernel runs first, so that a notebook that needs the network fails."""
NOTEBOOKS = sorted(p for p in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in p.parts)
names = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.relative_to(FOLDER).as_posix())


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


@names
def test_a_notebook_is_kept_clean(path: Path) -> None:
    notebook = read(path)
    nbformat.validate(notebook)
    assert notebook.metadata.kernelspec.name == "python3"
    assert "widgets" not in notebook.metadata
    ids = [cell.id for cell in notebook.cells]
    assert len(set(ids)) == len(ids)
    for cell in notebook.cells:
        assert not re.search(r"https?://|pip install", cell.source)
        if cell.cell_type == "code":
            assert cell.outputs == []
            assert cell.execution_count is None


@names
def test_the_articles_that_a_notebook_names_exist(path: Path) -> None:
    said = "\n".join(cell.source for cell in read(path).cells)
    for number in re.findall(r"(?<![\w.])\d{1,2}(?:\.\d+)+(?![\w.]*\d)", said):
        assert is_article(number), number


def run(notebook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a notebook in a kernel that reaches nothing beyond this machine."""
    from nbclient import NotebookClient

    for name in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=":")
    startup = tmp_path / "ipythondir" / "profile_default" / "startup"
    startup.mkdir(parents=True)
    (startup / "00-offline.py").write_text(OFFLINE)
    folder = tmp_path / "run"
    folder.mkdir()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        client = NotebookClient(
            notebook,
            timeout=120,
            kernel_name="python3",
            store_widget_state=False,
            resources={"metadata": {"path": str(folder)}},
        )
        client.execute()


def test_a_notebook_that_needs_the_network_would_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nbclient.exceptions import CellExecutionError

    cell = nbformat.v4.new_code_cell('import socket\nsocket.create_connection(("192.0.2.1", 80), 1)')
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    with pytest.raises(CellExecutionError, match=r"wants to reach .*192\.0\.2\.1"):
        run(nbformat.v4.new_notebook(cells=[cell], metadata=kernel), tmp_path, monkeypatch)


@names
def test_a_notebook_runs_from_top_to_bottom(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notebook = read(path)
    run(notebook, tmp_path, monkeypatch)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert not [
                out for out in cell.outputs if out.output_type == "error" or out.get("name") == "stderr"
            ]
    shared = [
        out.text.strip()
        for cell in notebook.cells
        if cell.cell_type == "code" and "rl.share(" in cell.source
        for out in cell.outputs
    ]
    for words in shared:
        assert isinstance(rl.load_shared(words), rl.State)


def test_there_is_a_guided_round_of_each_faction() -> None:
    assert set(guides()) == {"marquise", "eyrie", "alliance", "vagabond", "corvids"}
    for faction in guides():
        assert any(f'guide="{faction}"' in path.read_text().replace('\\"', '"') for path in NOTEBOOKS) or (
            faction == "eyrie"
        )


@pytest.mark.parametrize("faction", guides())
def test_a_guided_round_can_be_followed_to_its_end(faction: str) -> None:
    """Whoever takes the guide's own verbs where they are offered comes through all its steps."""
    from rootlab.language import has
    from rootlab.widgets.guides import progress, steps_of

    wanted = {"explore": 1, "aid": 1, "mobilize": 2, "spread_sympathy": 2, "revolt": 1, "plot": 1, "flip": 1}
    once = {"move", "build", "recruit"}
    session = Session(*guided_game(faction)[:2])
    steps = steps_of(faction)
    for step in (*(step.name for step in steps), "over"):
        assert has(f"ui-guide-{faction}-{step}", "en")
    reached = []
    for _ in range(120):
        gone = progress(session, faction)
        reached.append(gone)
        if gone == len(steps) or session.state.is_over:
            break
        legal = session.legal_actions()
        verb = next((v for v, n in wanted.items() if n and any(a.verb == v for a in legal)), None)
        if verb is None:
            verb = next((v for v in sorted(once) if any(a.verb == v for a in legal)), None)
            once.discard(verb or "")
        else:
            wanted[verb] -= 1
        session.play(next((a for a in legal if a.verb == verb), legal[-1]))
    assert reached[-1] == len(steps)
    assert reached == sorted(reached)

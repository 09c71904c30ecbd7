"""How a search shows how far it is in a notebook, and how an interrupt stops it."""

from __future__ import annotations

import os
import signal
import threading
from typing import Any

import IPython
import pytest

from rootlab.analysis.progress import NotebookBar, Progress, notebook_bar, stopped_by_interrupt
from rootlab.language import languages


class Shown:
    """What a notebook shows, as it changes."""

    def __init__(self, first: Any) -> None:
        self.pages = [first.data]

    def update(self, page: Any) -> None:
        self.pages.append(page.data)


def test_outside_a_notebook_there_is_no_bar() -> None:
    assert notebook_bar() is None


def test_a_bar_shows_the_share_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Shown] = []

    def display(first: Any, display_id: bool) -> Shown:
        assert display_id
        shown.append(Shown(first))
        return shown[-1]

    monkeypatch.setattr(IPython.display, "display", display)
    monkeypatch.setattr(IPython, "get_ipython", type("Shell", (), {"kernel": object()}))
    bar = notebook_bar()
    assert isinstance(bar, NotebookBar)
    bar.show(0.25, "a < b")
    bar.close()
    first, now, last = shown[0].pages
    assert "width:0.0%" in first
    assert "width:25.0%" in now
    assert "a &lt; b" in now
    assert "width" not in last


@pytest.mark.parametrize("lang", languages())
def test_progress_in_words(lang: str) -> None:
    words = Progress(1234, 56, 0.345, 2.0).text(lang)
    assert "56" in words
    assert "34.5" in words.replace(",", ".")


def test_an_interrupt_is_noted_and_a_second_one_is_not_waited_out() -> None:
    before = signal.getsignal(signal.SIGINT)
    with stopped_by_interrupt() as stopped:
        assert not stopped()
        os.kill(os.getpid(), signal.SIGINT)
        assert stopped()
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_in_another_thread_signals_are_left_alone() -> None:
    found: list[bool] = []

    def work() -> None:
        with stopped_by_interrupt() as stopped:
            found.append(stopped())

    before = signal.getsignal(signal.SIGINT)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == [False]
    assert signal.getsignal(signal.SIGINT) is before

"""How a long search tells how far it is, and how it is stopped: a bar in a notebook, and Ctrl-C anywhere."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from rootlab.analysis.notebook import in_notebook
from rootlab.language import text

BAR: Final = "display:inline-block;width:14em;height:.7em;border:1px solid #888;border-radius:4px"
"""A bar drawn by hand: a notebook strips the element that is made for it."""
Stopped = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come."""

    states: int
    outcomes: int
    share: float
    """The share of the turn that is covered so far, from 0 to 1."""
    seconds: float

    def text(self, lang: str | None = None) -> str:
        """How far it is, in words."""
        return text(
            "turn-progress",
            lang,
            outcomes=self.outcomes,
            states=self.states,
            share=round(100 * self.share, 1),
        )


@contextmanager
def stopped_by_interrupt() -> Iterator[Stopped]:
    """Within it an interrupt (Ctrl-C, a notebook's ■) stops nothing at once: the answer is then True.

    So a search ends where what it has found is whole.  A second interrupt is not waited out.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    came: list[int] = []

    def heard(number: int, _frame: Any) -> None:
        if came:
            raise KeyboardInterrupt
        came.append(number)

    before = signal.signal(signal.SIGINT, heard)
    try:
        yield lambda: bool(came)
    finally:
        signal.signal(signal.SIGINT, before)


class NotebookBar:
    """A bar in the output of the cell that runs; it goes when the search is over."""

    def __init__(self) -> None:
        from IPython import display

        shows: Any = display
        self._html = shows.HTML
        self._shown = shows.display(self._bar(0.0, ""), display_id=True)

    def show(self, share: float, words: str) -> None:
        """Show the share that is done, from 0 to 1, and say more in words."""
        self._shown.update(self._bar(share, words))

    def _bar(self, share: float, words: str) -> Any:
        done = f'<div style="width:{100 * share:.1f}%;height:100%;background:#2f6b57"></div>'
        return self._html(f'<div><div style="{BAR}">{done}</div> {escape(words)}</div>')

    def close(self) -> None:
        """Take the bar away."""
        self._shown.update(self._html("<div></div>"))


def notebook_bar() -> NotebookBar | None:
    """A bar where a cell of a notebook runs; None anywhere else."""
    if threading.current_thread() is not threading.main_thread():
        return None
    return NotebookBar() if in_notebook() else None

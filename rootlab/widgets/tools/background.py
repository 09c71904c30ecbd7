"""Long work beside the table: in a thread, so that the table answers meanwhile.

The thread touches no widget.  What it tells is brought to the kernel's own loop, in the order in which it
was told; where no loop runs (a script, a test), the work is done at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar

News = TypeVar("News")
Result = TypeVar("Result")
Report = Callable[[News], bool]
"""Tells how far the work is; False asks it to stop."""


SWITCH: Final = 0.0005
"""Seconds after which a thread lets the other go on, while a job runs: the table answers at once."""


@contextlib.contextmanager
def _fair() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(min(before, SWITCH))
    try:
        yield
    finally:
        sys.setswitchinterval(before)


class Job(Generic[News, Result]):
    """One piece of work.

    ``work`` gets a function to report by and returns its result; ``told`` hears the reports, ``done`` the
    result or what went wrong.  Both are called in the loop's thread, never after :meth:`abandon`.
    """

    def __init__(
        self,
        work: Callable[[Report[News]], Result],
        told: Callable[[News], None],
        done: Callable[[Result | None, Exception | None], None],
    ) -> None:
        self._work = work
        self._told = told
        self._done = done
        self._stopped = threading.Event()
        self._abandoned = False
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin."""
        try:
            self._loop = asyncio.get_running_loop()
        except RuntimeError:
            self._run()
            return
        threading.Thread(target=self._run, name="rootlab-job", daemon=True).start()

    def stop(self) -> None:
        """Ask the work to stop with what it has; its result still comes."""
        self._stopped.set()

    def abandon(self) -> None:
        """Stop, and let nothing more be heard of it."""
        self._abandoned = True
        self._stopped.set()

    def _run(self) -> None:
        try:
            with _fair():
                result = self._work(self._report)
        except Exception as error:
            failed = error
            self._bring(lambda: self._done(None, failed))
        else:
            self._bring(lambda: self._done(result, None))

    def _report(self, news: News) -> bool:
        self._bring(lambda: self._told(news))
        return not self._stopped.is_set()

    def _bring(self, deed: Callable[[], None]) -> None:
        """Have something done in the loop's thread."""
        if self._loop is None:
            self._deliver(deed)
            return
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is there to hear
            self._loop.call_soon_threadsafe(self._deliver, deed)

    def _deliver(self, deed: Callable[[], None]) -> None:
        if not self._abandoned:
            deed()

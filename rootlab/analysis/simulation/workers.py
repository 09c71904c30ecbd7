"""Several processes that play games, none of which outlives the one that started them.

Each worker has a pipe of its own: over it come the numbers of games to play, and each game goes back as
soon as it is over.  A worker that dies is replaced and its games are played again, since a game depends on
nothing but its number.  A worker watches the process that started it and ends with it, however that ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context, parent_process
from typing import TYPE_CHECKING, Any, Final, Protocol

from rootlab.components.errors import told

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from rootlab.analysis.simulation.playing import GameResult

MOST_DEATHS: Final = 5
"""So many workers are replaced; then something is wrong with the machine, not with one of them."""
WAIT: Final = 0.1
"""Seconds after which it is looked whether somebody interrupts."""


class Plays(Protocol):
    """What the workers are given: it can be sent to another process, and plays games by their numbers."""

    def play(self, indexes: Sequence[int]) -> Iterator[GameResult]:
        """Play these games, one after the other."""


def play_together(
    job: Plays, batches: Iterator[range], workers: int, heard: Callable[[GameResult], object]
) -> bool:
    """Have these games played by so many processes, and tell of each as it comes; whether all were played.

    Ctrl-C, once or oftener, ends it early.  When this returns or raises, no worker is left.
    """
    crew = _Crew(job, batches)
    with _interrupts() as interrupted:
        try:
            for _ in range(workers):
                crew.hire()
            while crew.workers and not interrupted():
                for result in crew.listen():
                    heard(result)
        except KeyboardInterrupt:  # from the caller's own handler, or out of what hears of the games
            return False
        finally:
            crew.dismiss()
    return crew.done


class _Worker:
    """A process, this end of its pipe, and the games that it was given and has not played yet."""

    def __init__(self, process: SpawnProcess, line: Connection) -> None:
        self.process = process
        self.line = line
        self.open: list[int] = []


class _Crew:
    """The workers, what they play, and what is left to play."""

    def __init__(self, job: Plays, batches: Iterator[range]) -> None:
        self.job = job
        self.batches = batches
        self.again: list[list[int]] = []
        """Games of workers that died."""
        self.workers: list[_Worker] = []
        self.deaths = 0
        self.played = 0
        self.done = True

    def hire(self) -> None:
        """Start a worker with a batch of games, if there are any left."""
        batch = self._next()
        if not batch:
            return
        context = get_context("spawn")
        line, theirs = context.Pipe()
        process = context.Process(target=work, args=(self.job, theirs), daemon=True)
        worker = _Worker(process, line)
        try:
            with _deaf():
                process.start()
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise told("simulate-not-sendable", why=str(error)) from error
        finally:
            theirs.close()  # so that the line ends with the process
        self.workers.append(worker)
        self._give(worker, batch)

    def listen(self) -> list[GameResult]:
        """What the workers have to tell; whoever has nothing left to play is given more, or goes."""
        results: list[GameResult] = []
        lines = {worker.line: worker for worker in self.workers}
        for line in connection.wait(list(lines), WAIT):
            worker = lines[line]  # type: ignore[index]
            try:
                news = worker.line.recv()
            except (EOFError, OSError, pickle.UnpicklingError):
                self._replace(worker)
                continue
            if isinstance(news, Exception):
                raise news
            worker.open.remove(news.index)
            results.append(news)
            self.played += 1
            if not worker.open:
                batch = self._next()
                if batch:
                    self._give(worker, batch)
                else:
                    self._part(worker)
        return results

    def dismiss(self) -> None:
        """End all workers now."""
        self.done = self.done and not self.workers
        for worker in self.workers:
            worker.process.kill()
        for worker in tuple(self.workers):
            self._part(worker)

    def _next(self) -> list[int]:
        return self.again.pop() if self.again else list(next(self.batches, ()))

    def _give(self, worker: _Worker, batch: list[int]) -> None:
        worker.open = batch
        with suppress(OSError):  # it died meanwhile: its line tells so
            worker.line.send(batch)

    def _replace(self, worker: _Worker) -> None:
        """Have the games of a worker that died played by another one."""
        self.again.append(worker.open)
        self._part(worker)
        self.deaths += 1
        if self.deaths > MOST_DEATHS:
            if not self.played:
                raise told("simulate-workers-died", count=self.deaths)
            self.dismiss()
            self.done = False
            return
        self.hire()

    def _part(self, worker: _Worker) -> None:
        """A worker whose line is closed ends by itself."""
        self.workers.remove(worker)
        worker.line.close()
        worker.process.join()
        worker.process.close()


@contextmanager
def _interrupts() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed; pressed again while the workers are sent home it does no harm.

    Whoever has a handler of their own keeps it.
    """
    pressed: list[int] = []
    main = threading.current_thread() is threading.main_thread()
    if not main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield lambda: False
        return
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal; those that are started here leave it to this one."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows: the worker turns a deaf ear as soon as it runs
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in the worker ---------------------------------------------------------------------------------------
def work(job: Plays, line: Connection) -> None:
    """Play the games that come over the line until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            batch = line.recv()
            try:
                for result in job.play(batch):
                    line.send(result)
            except OSError:
                raise
            except Exception as error:
                line.send(_sendable(error))


def _end_with_parent() -> None:
    """The process that started this one may be killed while a game is long: nobody waits for it then."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
    os._exit(1)


def _sendable(error: Exception) -> Exception:
    """An error as it can be sent, with a note of where it came from."""
    import traceback

    where = "".join(traceback.format_exception(error))
    try:
        sent: Any = pickle.loads(pickle.dumps(error))
    except Exception:
        sent = RuntimeError(f"{type(error).__name__}: {error}")
    sent.add_note(where)
    return sent  # type: ignore[no-any-return]

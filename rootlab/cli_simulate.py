"""``rootlab simulate``: many games, and a table of who won."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

import click

from rootlab.components.errors import RootlabError
from rootlab.language import number, text

if TYPE_CHECKING:
    from rich.console import Console

    from rootlab.analysis.simulation.simulate import Simulation

FEW: Final = 200
"""So many games are played before other processes would have started."""
SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP")
"""What ends the command early (a system may not have them all): what was played is told."""
ENDED_BY: Final = 128
"""The exit code of a command that a signal ended is the signal's number and this."""


class BadInputError(click.ClickException):
    """What was asked for cannot be done: one sentence, exit code 2."""

    exit_code = 2


def _number(given: str, what: str) -> int:
    try:
        number = int(given)
    except ValueError:
        number = 0
    if number < 1:
        raise BadInputError(text("simulate-not-a-number", what=what, given=given))
    return number


def _seed(given: str) -> int | str:
    try:
        return int(given)
    except ValueError:
        return given


@click.option("--games", default="100", metavar="N", help="cli-simulate-games")
@click.option("--factions", default="marquise,eyrie", metavar="A,B,…", help="cli-simulate-factions")
@click.option("--seed", default="1", metavar="S", help="cli-simulate-seed")
@click.option("--map", "board", default="autumn", metavar="cli-map-metavar", help="cli-simulate-map")
@click.option("--deck", default="standard", metavar="cli-deck-metavar", help="cli-simulate-deck")
@click.option("--processes", default=None, metavar="N", help="cli-simulate-processes")
def simulate(games: str, factions: str, seed: str, board: str, deck: str, processes: str | None) -> None:
    """Play the games with a progress bar and print what came out."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from rootlab.analysis.simulation.simulate import simulate as run

    wanted = _number(games, "--games")
    workers = None if processes is None else _number(processes, "--processes")
    if workers is None:
        workers = 1 if wanted <= FEW else os.cpu_count() or 1
    seats = [name.strip().lower() for name in factions.split(",") if name.strip()]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    with _ended_early() as ended:
        result = None
        with suppress(KeyboardInterrupt), bar:
            task = bar.add_task(text("simulate-progress"), total=wanted)
            try:
                result = run(
                    seats,
                    wanted,
                    _seed(seed),
                    map=board,
                    deck=deck,
                    processes=workers,
                    progress=lambda done, _: bar.update(task, completed=done),
                )
            except RootlabError as error:
                raise BadInputError(str(error)) from error
        with suppress(KeyboardInterrupt):
            if result is None:
                click.echo(text("simulate-none"))
            else:
                show(result, Console())
    if ended:
        raise SystemExit(ENDED_BY + ended[0])
    if result is None or result.partial:
        raise SystemExit(1)


@contextmanager
def _ended_early() -> Iterator[list[int]]:
    """The signals that end the command: the first one interrupts, and the others find it ending already."""
    ended: list[int] = []

    def end(number: int, frame: object) -> None:
        ended.append(number)
        if len(ended) == 1:
            raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
    before = {number: signal.signal(number, end) for number in numbers}
    try:
        yield ended
    finally:
        for number, handler in before.items():
            # Python puts the system's own handlers back while it ends: one more Ctrl-C would kill it there.
            signal.signal(number, signal.SIG_IGN if ended else handler)


def show(result: Simulation, console: Console) -> None:
    """Print a simulation: wins with their intervals, rounds and speed."""
    from rich.table import Table

    played = len(result.games)
    if not played:
        console.print(text("simulate-none"))
        return
    table = Table(title=text("simulate-title", games=played, seed=str(result.seed)))
    table.add_column(text("simulate-head-faction"))
    for head in ("wins", "share", "interval"):
        table.add_column(text(f"simulate-head-{head}"), justify="right")
    for row in result.wins:
        share = f"{number(100 * row.share, digits=1)} %"
        interval = f"{number(100 * row.low, digits=1)} – {number(100 * row.high, digits=1)} %"
        table.add_row(text(f"faction-{row.faction}"), number(row.wins), share, interval)
    console.print(table)
    lines = [text("simulate-rounds", rounds=number(result.mean_rounds, digits=1))]
    if result.stopped:
        from rootlab.engine.playout import MOST_ROUNDS

        lines.append(text("simulate-stopped", count=result.stopped, rounds=MOST_ROUNDS))
    lines.append(
        text(
            "simulate-speed",
            speed=number(result.choices_per_second),
            choices=number(result.choices),
            seconds=number(result.seconds, digits=1),
            processes=result.processes,
        )
    )
    if result.partial:
        lines.append(text("simulate-partial", games=played, asked=result.asked))
    for line in lines:
        console.print(line, highlight=False, soft_wrap=True)

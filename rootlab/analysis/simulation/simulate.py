"""Many games between agents: who wins how often, how long it takes, how fast it went."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rootlab.analysis.simulation.intervals import wilson
from rootlab.analysis.simulation.playing import GameResult, play_game
from rootlab.analysis.simulation.workers import play_together
from rootlab.components.errors import RootlabError, shown
from rootlab.language import text
from rootlab.record.game import check_seed
from rootlab.record.start import start_state

if TYPE_CHECKING:
    import pandas as pd

    from rootlab.agents import Agent

Progress = Callable[[int, int], object]
"""Called with the number of games that are done and the number that was asked for."""
Players = Mapping[str, "str | Agent"]

RANDOM: Final = "random"
BATCH: Final = 20
"""A process is given at most so many games at once."""


@dataclass(frozen=True, slots=True)
class Wins:
    """How often a faction won, with the 95 % interval of Wilson for its share of the games."""

    faction: str
    wins: int
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Simulation:
    """The games of a simulation and what follows from them.

    The same factions, agents and seed give the same games, however many processes play them.
    """

    factions: tuple[str, ...]
    seed: int | str
    agents: dict[str, str]
    asked: int
    games: tuple[GameResult, ...]
    seconds: float
    processes: int = 1
    partial: bool = False
    """Whether it was interrupted, so that not all games were played that were asked for."""

    @property
    def wins(self) -> tuple[Wins, ...]:
        """Wins by faction, in turn order; the share is of all games, stopped ones too."""
        total = len(self.games)
        rows = []
        for faction in self.factions:
            won = sum(faction in game.winners for game in self.games)
            low, high = wilson(won, total)
            rows.append(Wins(faction, won, total, won / total if total else 0.0, low, high))
        return tuple(rows)

    @property
    def stopped(self) -> int:
        """How many games were stopped after 500 rounds."""
        return sum(game.stopped for game in self.games)

    @property
    def mean_rounds(self) -> float:
        """Rounds per game; 0 where there was none."""
        return sum(game.rounds for game in self.games) / len(self.games) if self.games else 0.0

    @property
    def choices(self) -> int:
        """Decisions with two or more options, in all games."""
        return sum(game.choices for game in self.games)

    @property
    def choices_per_second(self) -> float:
        """Decisions with two or more options per second of waiting, all processes together."""
        return self.choices / self.seconds if self.seconds > 0 else 0.0

    @property
    def decisions_per_second(self) -> float:
        """All decisions per second of waiting, all processes together."""
        return sum(game.decisions for game in self.games) / self.seconds if self.seconds > 0 else 0.0

    def frame(self) -> pd.DataFrame:
        """One row per game and faction: ``game faction agent won points article rounds choices stopped``."""
        import pandas as pd

        columns = ["game", "faction", "agent", "won", "points", "article", "rounds", "choices", "stopped"]
        rows: list[tuple[Any, ...]] = [
            (
                game.index,
                faction,
                self.agents[faction],
                faction in game.winners,
                game.scores[faction],
                game.article,
                game.rounds,
                game.choices,
                game.stopped,
            )
            for game in self.games
            for faction in self.factions
        ]
        return pd.DataFrame(rows, columns=columns).astype({"points": "Int64"})

    def summary(self) -> pd.DataFrame:
        """One row per faction: ``faction wins games share low high``, a 95 % interval."""
        import pandas as pd

        columns = ["faction", "wins", "games", "share", "low", "high"]
        rows = [(row.faction, row.wins, row.games, row.share, row.low, row.high) for row in self.wins]
        return pd.DataFrame(rows, columns=columns)

    def __repr__(self) -> str:
        won = ", ".join(f"{row.faction} {row.wins}" for row in self.wins)
        part = ", interrupted" if self.partial else ""
        return f"<Simulation of {len(self.games)} games, seed {self.seed!r}{part}: {won}>"


@dataclass(frozen=True, slots=True)
class _Job:
    """What a process needs to know to play any of the games."""

    factions: tuple[str, ...]
    map: str
    deck: str
    dominance: bool | None
    seed: int | str
    agents: dict[str, str | Agent] | None

    def play(self, indexes: Sequence[int]) -> Iterator[GameResult]:
        from rootlab.agents import agent

        start = start_state(self.factions, self.map, self.deck, self.dominance)
        players: dict[str, Agent] | None = None
        if self.agents is not None:
            players = {
                seat: agent(player) if isinstance(player, str) else player
                for seat, player in self.agents.items()
            }
        for index in indexes:
            yield play_game(start, self.seed, index, players)


def _whole(value: object, what: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value >= 1:
        return value
    raise RootlabError(text("simulate-not-a-number", what=what, given=shown(value)))


def simulate(
    factions: Sequence[str],
    games: int,
    seed: int | str = 1,
    *,
    agents: str | Players | None = None,
    map: str = "autumn",  # noqa: A002 - the word of the public face
    deck: str = "standard",
    dominance: bool | None = None,
    progress: Progress | None = None,
    processes: int | None = None,
) -> Simulation:
    """Play many games and count.

    Who wins when both play at random?

    >>> result = simulate(["marquise", "eyrie"], games=3, seed=1)
    >>> [row.faction for row in result.wins]
    ['marquise', 'eyrie']

    ``agents`` is a name for all seats or a mapping from faction to a name or an agent; seats that it
    does not name play at random.  ``processes`` above 1 plays in that many processes; a script that
    asks for that needs ``if __name__ == "__main__":`` around it.  Ctrl-C ends it early: the result
    holds what was played and is marked as ``partial``.  No process outlives this one.
    """
    _whole(games, "games")
    workers = min(1 if processes is None else _whole(processes, "processes"), games)
    seed = check_seed(seed)
    seats = start_state(factions, map, deck, dominance).seats
    players = _players(seats, agents)
    at_random = all(player == RANDOM for player in players.values())
    job = _Job(seats, map, deck, dominance, seed, None if at_random else players)
    began = time.perf_counter()
    if workers == 1:
        results, partial = _alone(job, games, progress)
    else:
        results, partial = _together(job, games, workers, progress)
    return Simulation(
        factions=seats,
        seed=seed,
        agents={seat: _name(player) for seat, player in players.items()},
        asked=games,
        games=tuple(sorted(results, key=lambda game: game.index)),
        seconds=time.perf_counter() - began,
        processes=workers,
        partial=partial,
    )


def _players(seats: tuple[str, ...], agents: str | Players | None) -> dict[str, str | Agent]:
    from rootlab.agents import agent

    if agents is None:
        agents = RANDOM
    wanted = dict.fromkeys(seats, agents) if isinstance(agents, str) else dict(agents)
    for seat, player in wanted.items():
        if seat not in seats:
            raise RootlabError(text("simulate-no-such-seat", given=str(seat), seats=list(seats)))
        if isinstance(player, str):
            agent(player)
    return {seat: wanted.get(seat, RANDOM) for seat in seats}


def _name(player: str | Agent) -> str:
    return player if isinstance(player, str) else str(getattr(player, "__name__", type(player).__name__))


def _alone(job: _Job, games: int, progress: Progress | None) -> tuple[list[GameResult], bool]:
    results: list[GameResult] = []
    try:
        for result in job.play(range(games)):
            results.append(result)
            if progress is not None:
                progress(len(results), games)
    except KeyboardInterrupt:
        return results, True
    return results, False


def _together(
    job: _Job, games: int, workers: int, progress: Progress | None
) -> tuple[list[GameResult], bool]:
    size = max(1, min(BATCH, games // (4 * workers)))
    batches = (range(first, min(first + size, games)) for first in range(0, games, size))
    results: list[GameResult] = []

    def heard(result: GameResult) -> None:
        results.append(result)
        if progress is not None:
            progress(len(results), games)

    complete = play_together(job, batches, workers, heard)
    return results, not complete


__all__ = ["GameResult", "Simulation", "Wins", "simulate"]

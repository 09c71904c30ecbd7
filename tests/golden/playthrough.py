"""A playthrough: every choice and outcome of a game, and how it stood at the start of every turn."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from rootlab.engine.action import Action, action_from_dict
from rootlab.engine.outcome import Outcome, outcome_from_dict
from rootlab.engine.state import State
from rootlab.record.start import start_state
from tests.playing import wanderings
from tests.positions import FACTIONS

GAMES: dict[str, tuple[int, bool, tuple[str, ...] | None]] = {
    "marquise-eyrie": (96, False, None),
    "marquise-eyrie-dominance": (22, True, None),
    "marquise-alliance": (8, False, ("marquise", "alliance")),
    "marquise-eyrie-alliance": (74, True, ("marquise", "eyrie", "alliance")),
    "base-box": (24, True, ("marquise", "eyrie", "alliance", "vagabond")),
    "all-five": (122, True, FACTIONS),
}
"""By file: the seed of a random game, whether the dominance cards are in the deck, and who plays.

Where nobody is named, the Marquise and the Eyrie do.
"""

TABLE = ("clearings", "players", "discard", "available_dominance", "item_supply")


def digest(s: State) -> str:
    """A short name for all that lies on the table."""
    here = s.to_dict()
    text = json.dumps({key: here[key] for key in TABLE}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def standing(s: State) -> dict[str, Any]:
    """How the game stands: whose turn, the points, what lies on the table."""
    return {
        "round": s.round, "turn": s.to_dict()["turn"]["player"], "scores": s.scores,
        "table": digest(s),
    }  # fmt: skip


def recorded(name: str) -> dict[str, Any]:
    """Play the game of that name and write down what happens."""
    seed, dominance, seats = GAMES[name]
    choices: list[dict[str, Any]] = []
    turns: dict[str, dict[str, Any]] = {}
    start: State | None = None
    turn = (0, "")
    for s, choice, _ in wanderings(seed, dominance, seats):
        if start is None:
            start = s.copy()
        now = (s.round, s.to_dict()["turn"]["player"])
        if now != turn and s.phase != "setup":
            turn = now
            turns[str(len(choices))] = standing(s)
        if choice is not None:
            choices.append(choice.to_dict())
        else:
            return {
                "seats": list(s.seats), "dominance": dominance, "choices": choices, "turns": turns,
                "end": {**standing(s), "winners": list(s.winners), "article": s.won_by},
            }  # fmt: skip
    raise AssertionError("a game has an end")


def choice_of(data: dict[str, Any]) -> Action | Outcome:
    return outcome_from_dict(data) if "chance" in data else action_from_dict(data)


def start_of(game: dict[str, Any]) -> State:
    return start_state(game["seats"], dominance=game["dominance"])

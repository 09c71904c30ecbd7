"""Two games that one seat cannot tell apart, and every byte that is sent to the pages that show them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import numpy as np
from comm.base_comm import BaseComm

import rootlab as rl
from rootlab.engine.action import Action
from rootlab.engine.outcome import Outcome
from rootlab.engine.state import State
from rootlab.record.start import start_state

BRANCH_EVERY = 97
"""After so many steps they go back and play on otherwise."""
Choice = Action | Outcome
IDS = re.compile(r"[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
"""The random names that ipywidgets gives to models and to messages, and plotly to traces."""


class Wire(BaseComm):
    """A line to a page that keeps what is sent over it."""

    sent: ClassVar[list[str]] = []

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **keys: Any
    ) -> None:
        parts = [msg_type, data, keys, [bytes(part).hex() for part in buffers or ()]]
        Wire.sent.append(json.dumps(parts, default=_plain, ensure_ascii=False))


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return value.tolist()
    return bytes(value).hex() if isinstance(value, bytes | memoryview) else repr(value)


def taken() -> list[str]:
    """What was sent since the last time, with random names numbered as they come."""
    names: dict[str, str] = {}
    out = [
        re.sub(
            r" at 0x[0-9a-f]+", "", IDS.sub(lambda name: names.setdefault(name[0], f"ID{len(names)}"), one)
        )
        for one in Wire.sent
    ]
    Wire.sent.clear()
    return out


def twins(seats: tuple[str, ...], eyes: str, seed: int, steps: int) -> Iterator[tuple[rl.Game, rl.Game]]:
    """Two games with seeds of their own: each step looks the same to ``eyes``, and may be another one.

    Cards that others draw, plots that others place and cards that others keep differ wherever they can.
    """
    rng = Random(f"twins:{seed}")
    one, two = (rl.Game(start_state(list(seats)), f"{seed}:{rng.random()}", auto_chance=False) for _ in "12")
    for step in range(1, steps + 1):
        if step % BRANCH_EVERY == 0 and not one.state.is_chance:
            ply = one.ply * 2 // 3
            one.goto(ply)
            two.goto(ply)
        pair = _pair(one, two, eyes, rng)
        while pair is None:  # what must be shown now can only be shown in one of them
            ply = max(0, one.ply - rng.randint(1, 9))
            one.goto(ply)
            two.goto(ply)
            pair = _pair(one, two, eyes, rng)
        one.play(pair[0], auto_chance=False)
        two.play(pair[1], auto_chance=False)
        yield one, two


def _choices(state: State) -> list[Choice]:
    return (
        [choice for choice, _ in state.chance_outcomes()] if state.is_chance else list(state.legal_actions())
    )


def _pair(ones: rl.Game, twos: rl.Game, eyes: str, rng: Random) -> tuple[Choice, Choice] | None:
    """A choice for each game, which ``eyes`` cannot tell apart; as different as may be.

    Both are new in their trees, or both lead to where they led before.
    """
    one, two = ones.state, twos.state
    first = _choices(one)
    rng.shuffle(first)
    for choice in first[:8]:
        looks = _look(one, choice, eyes)
        there = _choices(two)
        others = [other for other in there if other is not choice and _kind(other) == _kind(choice)]
        others = [] if one.player == eyes else rng.sample(others, min(len(others), 12))
        for other in [*others, *(same for same in there if same is choice)]:
            if _tried(ones, choice) == _tried(twos, other) and _look(two, other, eyes) == looks:
                return choice, other
    return None


def _tried(game: rl.Game, choice: Choice) -> str:
    node = game.node.child(choice)
    return "" if node is None else node.place_id


def _kind(choice: Choice) -> tuple[str, str]:
    return (choice.faction, choice.verb) if isinstance(choice, Action) else ("", choice.kind)


def _look(state: State, choice: Choice, eyes: str) -> tuple[Any, ...]:
    """What a seat sees of a choice: the view after it and what happened."""
    after = state.copy()
    after.log = []
    after.apply(choice)
    return after.view(eyes), tuple(event.text("en", eyes) for event in after.log)

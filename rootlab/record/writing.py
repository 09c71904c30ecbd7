"""A game as a file: the start, the seed, and the tree of actions and outcomes, one node a line.

Nodes are numbered from 1 in depth-first order; 0 is the start.  A node names its parent only
where that is not the node before it, so that a game without branches is a plain list.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rootlab.components.errors import shown
from rootlab.components.whole import write_whole
from rootlab.record.errors import record_error, unwritable
from rootlab.record.node import Choice, Node

if TYPE_CHECKING:
    from rootlab.record.game import Game

FORMAT: Final = "rootlab-game"
VERSION: Final = 1

_CHOICES: dict[Choice, str] = {}
"""Choices as JSON text: they are few and interned, and a tree names them over and over."""


@cache
def rootlab_version() -> str:
    """The version of the installed kit."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("rootlab")
    except PackageNotFoundError:  # a checkout on the path that nobody installed
        return "0"


def _numbered(game: Game) -> dict[Node, int]:
    return {node: number for number, node in enumerate(game.root.below())}


def _head(game: Game, numbers: dict[Node, int]) -> dict[str, Any]:
    """Everything but the nodes."""
    start: dict[str, Any]
    if game.setup is not None:
        start = dict(game.setup)
    else:
        start = {"position": game.state_at(game.root).to_dict()}
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rootlab": rootlab_version(),
        "seed": game.seed,
        "start": start,
        **_words(game.root),
        "at": numbers[game.node],
        "line": numbers[game.line()[-1]],
    }
    return head


def _words(node: Node) -> dict[str, Any]:
    words = {"name": node.name, "comment": node.comment}
    found: dict[str, Any] = {key: str(value) for key, value in words.items() if value}
    if node.marks:
        found["marks"] = [mark.to_dict() for mark in node.marks]
    return found


def _extras(node: Node, numbers: dict[Node, int]) -> dict[str, Any]:
    assert node.parent is not None
    parent = numbers[node.parent]
    found: dict[str, Any] = {} if parent == numbers[node] - 1 else {"parent": parent}
    found.update(_words(node))
    return found


def game_to_dict(game: Game) -> dict[str, Any]:
    """The game as JSON values."""
    numbers = _numbered(game)
    nodes = [
        {**node.choice.to_dict(), **_extras(node, numbers)} for node in numbers if node.choice is not None
    ]
    return {**_head(game, numbers), "nodes": nodes}


def game_to_json(game: Game, more: dict[str, Any] | None = None) -> str:
    """The game as JSON text; ``more`` are entries of the caller's own, which loading leaves aside."""
    numbers = _numbered(game)
    lines = []
    for node in numbers:
        choice = node.choice
        if choice is None:
            continue
        line = _CHOICES.get(choice)
        if line is None:
            line = _CHOICES[choice] = json.dumps(choice.to_dict(), ensure_ascii=False)
        extras = _extras(node, numbers)
        if extras:
            line = f"{line[:-1]}, {json.dumps(extras, ensure_ascii=False)[1:]}"
        lines.append(line)
    head = json.dumps({**_head(game, numbers), **(more or {})}, ensure_ascii=False, indent=1)
    nodes = ",\n  ".join(lines)
    return f'{head[:-2]},\n "nodes": [\n  {nodes}\n ]\n}}\n'


def as_path(path: object) -> Path:
    """The path that somebody gave, if it is one."""
    if not isinstance(path, str | os.PathLike):
        raise record_error("record-not-a-path", given=shown(path))
    return Path(path)


def save_game(game: Game, path: str | os.PathLike[str], more: dict[str, Any] | None = None) -> None:
    """Write the file in one piece: beside it first, then in its place."""
    target = as_path(path)
    content = game_to_json(game, more)
    try:
        written = write_whole(target, content)
    except (OSError, ValueError) as error:  # a name may hold signs that no file can have
        raise unwritable("record-cannot-write", error, path=str(target)) from error
    if game.file is not None:
        game.file.written(target, written)

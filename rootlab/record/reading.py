"""Reading a game's file: every node is played again and checked."""

from __future__ import annotations

import json
import os
from os import PathLike
from pathlib import Path
from typing import Any, Final, NoReturn

from rootlab.components.errors import LONG, RootlabError, readable
from rootlab.engine.action import action_from_dict
from rootlab.engine.outcome import Outcome, outcome_from_dict
from rootlab.engine.state import State
from rootlab.record.errors import RecordError, record_error, unwritable
from rootlab.record.game import CACHE_EVERY, Game, is_seed
from rootlab.record.keeping import GameFile
from rootlab.record.marks import as_marks, mark_from_dict
from rootlab.record.node import Choice, Node
from rootlab.record.start import start_state
from rootlab.record.writing import FORMAT, VERSION, as_path

_WRITER: Final = json.JSONEncoder(ensure_ascii=False, default=repr)
_SHOWN: Final = 60
_OWN = ("parent", "name", "comment", "marks")
_START = ("seats", "map", "deck", "dominance")


def load_game(path: str | PathLike[str]) -> Game:
    """The game of a file that ``game.save`` wrote; RecordError says what is wrong with it and where."""
    return load_entries(as_path(path))[0]


def load_entries(place: Path) -> tuple[Game, Any]:
    """The game of a file, and all that stands in the file."""
    data, found = read_json(place)
    game = game_from_dict(data, place.name)
    game.file = GameFile(place, found)
    return game, data


def read_json(place: Path) -> tuple[Any, os.stat_result]:
    """The values in a file, and how the file stood; RecordError where it cannot be read as JSON."""
    try:
        with place.open(encoding="utf-8-sig") as file:
            found = os.fstat(file.fileno())
            content = file.read()
    except UnicodeDecodeError as error:
        raise record_error("record-not-text", file=place.name, byte=error.start) from error
    except (OSError, ValueError) as error:
        raise unwritable("record-cannot-read", error, file=place.name) from error
    if not content.strip():
        raise record_error("record-empty", file=place.name)
    try:
        return json.loads(content), found
    except json.JSONDecodeError as error:
        raise record_error("record-not-json", file=place.name, line=error.lineno, char=error.colno) from error
    except (RecursionError, ValueError) as error:  # lists in lists, a number of thousands of digits
        raise record_error("record-not-a-game", file=place.name) from error


def game_from_dict(data: Any, file: str = "record") -> Game:
    """The game that ``game.to_dict()`` wrote; ``file`` is how errors name it."""
    return _Reader(file).read(data)


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, message_id: str, **params: Any) -> NoReturn:
        raise record_error(message_id, file=self.file, **params)

    def read(self, data: Any) -> Game:
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            self.fail("record-not-a-game")
        if data.get("version") != VERSION:
            self.fail("record-wrong-version", version=_short(data.get("version")), known=VERSION)
        game = self._start(data)
        nodes = data.get("nodes")
        if not isinstance(nodes, list):
            self.fail("record-bad-entry", path="nodes", given=_short(nodes))
        self._annotate(game.root, data, "")
        found = [game.root]
        states: dict[Node, State] = {}
        for number, entry in enumerate(nodes, 1):
            found.append(self._node(game, found, number, entry, states))
        game._line = self._pick(found, data, "line").line()
        for step in game._line[1:]:
            assert step.parent is not None
            step.parent.followed = step
        game.goto(self._pick(found, data, "at"))
        return game

    def _start(self, data: dict[str, Any]) -> Game:
        seed, start = data.get("seed"), data.get("start")
        if not is_seed(seed):
            self.fail("record-bad-entry", path="seed", given=_short(seed))
        if not isinstance(start, dict):
            self.fail("record-bad-entry", path="start", given=_short(start))
        try:
            if "position" in start:
                from rootlab.engine.position import load_position

                return Game(load_position(start["position"]), seed, auto_chance=False)
            for key in start:
                if key not in _START:
                    self.fail("record-unknown-entry", path=f"start.{key}")
            seats = start.get("seats")
            if not isinstance(seats, list):
                self.fail("record-bad-entry", path="start.seats", given=_short(seats))
            asked = {key: start[key] for key in ("map", "deck", "dominance") if key in start}
            state = start_state(seats, **asked)
        except RootlabError as error:
            if error.message_id.startswith("record-bad-entry"):
                raise
            raise record_error("record-bad-start", file=self.file, reason=str(error)) from error
        except (TypeError, ValueError, KeyError) as error:
            raise record_error(
                "record-bad-entry", file=self.file, path="start", given=_short(start)
            ) from error
        game = Game(state, seed, auto_chance=False)
        match = state.match
        game.setup = {
            "seats": list(state.seats),
            "map": match.board_name,
            "deck": match.deck_name,
            "dominance": match.dominance,
        }
        return game

    def _node(
        self, game: Game, found: list[Node], number: int, entry: Any, states: dict[Node, State]
    ) -> Node:
        path = f"nodes[{number - 1}]"
        if not isinstance(entry, dict):
            self.fail("record-bad-entry", path=path, given=_short(entry))
        parent_number = entry.get("parent", number - 1)
        if not isinstance(parent_number, int) or isinstance(parent_number, bool):
            self.fail("record-bad-entry", path=f"{path}.parent", given=_short(parent_number))
        if not 0 <= parent_number < number:
            self.fail("record-bad-entry", path=f"{path}.parent", given=_short(parent_number))
        parent = found[parent_number]
        choice = self._choice(path, parent, {key: entry[key] for key in entry if key not in _OWN})
        state = states.pop(parent, None)
        if state is None:
            state = game._state_of(parent).copy()
        self._possible(path, parent, state, choice)
        if parent.child(choice) is not None:
            self.fail("record-twin", path=path, ply=parent.ply)
        state.log = []
        try:
            state.apply(choice)
        except RootlabError as error:
            self.fail("record-bad-choice", path=path, ply=parent.ply, reason=str(error))
        node = Node(parent, choice, tuple(state.log))
        node.note(state)
        state.log = None
        parent.children.append(node)
        self._annotate(node, entry, f"{path}.")
        if node.depth % CACHE_EVERY == 0:
            node.cached = state.copy()
        states.clear()
        states[node] = state
        return node

    def _choice(self, path: str, parent: Node, entry: dict[str, Any]) -> Choice:
        try:
            if "chance" in entry:
                for key in entry:
                    if key not in ("chance", "values"):
                        self.fail("record-unknown-entry", path=f"{path}.{key}")
                return outcome_from_dict(entry)
            return action_from_dict(entry)
        except RootlabError as error:
            if error.message_id == "record-unknown-entry":
                raise
            self.fail("record-bad-choice", path=path, ply=parent.ply, reason=str(error))
        except (TypeError, ValueError, KeyError):
            self.fail("record-bad-entry", path=path, given=_short(entry))

    def _possible(self, path: str, parent: Node, state: State, choice: Choice) -> None:
        """A choice that is not possible at its place is an error with the reason in words."""
        if isinstance(choice, Outcome):
            if not state.chance or choice not in [one for one, _ in state.chance_outcomes()]:
                self.fail("record-impossible-here", path=path, ply=parent.ply, given=repr(choice))
        elif choice not in state.legal_actions():
            self.fail(
                "record-illegal", path=path, ply=parent.ply, given=repr(choice), reason=_why(state, choice)
            )

    def _annotate(self, node: Node, entry: dict[str, Any], path: str) -> None:
        for key in ("name", "comment"):
            words = entry.get(key, "")
            if not isinstance(words, str):
                self.fail("record-bad-entry", path=path + key, given=_short(words))
            setattr(node, key, words)
        drawn = entry.get("marks", [])
        if not isinstance(drawn, list):
            self.fail("record-bad-entry", path=f"{path}marks", given=_short(drawn))
        try:
            node.marks = as_marks(map(mark_from_dict, drawn))
        except RecordError as error:
            self.fail("record-bad-mark", path=f"{path}marks", reason=str(error))

    def _pick(self, found: list[Node], data: dict[str, Any], key: str) -> Node:
        number = data.get(key, 0)
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(found):
            self.fail("record-bad-entry", path=key, given=_short(number))
        return found[number]


def _why(state: State, choice: Choice) -> str:
    ruling = None if isinstance(choice, Outcome) else state.why_not(choice)
    return "" if ruling is None else ruling.text()


def _short(value: Any) -> str:
    """A JSON value as it stood in the file, cut where it is long."""
    try:
        found = ""
        for part in _WRITER.iterencode(value):  # bit by bit: it may be millions of entries
            found += part if len(part) <= LONG else f"{part[:LONG]}…"
            if len(found) > _SHOWN:
                return readable(found[: _SHOWN - 3] + "…")
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in lists in lists
        return readable(found[: _SHOWN - 3] + "…")
    return readable(found)

"""What differs between two positions: scores, rule, pieces, hands and all else that their seats have.

>>> import rootlab as rl
>>> game = rl.new_game(["marquise", "eyrie"], seed=7)
>>> while game.state.phase == "setup":
...     game.play(game.state.legal_actions()[0])
>>> table = rl.compare(game, 0, game.ply)
>>> eyrie = table[(table.what == "pieces") & (table.faction == "eyrie")]
>>> eyrie[["clearing", "detail", "a", "b"]].values.tolist()
[[3, 'roost', 0, 1], [3, 'warrior', 0, 6]]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from rootlab.analysis.eyes import OPEN, refused, seat
from rootlab.components.board import load_board
from rootlab.components.errors import shown
from rootlab.components.names import FACTIONS
from rootlab.components.pieces import KIND_ID, KIND_OWNER
from rootlab.engine.state import State
from rootlab.engine.view import View

if TYPE_CHECKING:
    import pandas as pd

    from rootlab.record.game import Game
    from rootlab.record.node import Node

COLUMNS: Final = ("what", "faction", "clearing", "detail", "a", "b")
_APART: Final = frozenset(
    (
        "rootlab",
        "map",
        "deck",
        "dominance",
        "seats",
        "eyes",
        "turn",
        "clearings",
        "players",
        "known",
        "pending",
    )
)
"""Entries of a position that are the same in every position of a game, or are read in their own way."""

_FIRST: Final = {"turn": 0, "result": 0, "score": 1, "rule": 2, "pieces": 2}
"""What comes first in the table; then what the seats have, then the rest."""
_TURN: Final = ("round", "player", "phase")
_PLACES: Final = ("pawn",)
"""Entries whose list is one place and not many things."""
DOWN: Final = "-down"
"""So ends the name of a plot that lies face down."""

Key = tuple[str, str | None, int | None, str]
"""What it is, whose, where, and which: the columns before the two values."""


def compare(game: Game, a: int | Node, b: int | Node, eyes: str | None = None) -> pd.DataFrame:
    """The :func:`differences` of two places of a game: plies of the current line, or nodes.

    What is hidden counts as far as ``eyes`` see it: a seat's name, by default that of the player who decides
    where the game stands (else whose turn it is); ``"all"`` opens every hand.
    """
    from rootlab.record.game import Game

    if not isinstance(game, Game):
        raise refused("error-not-a-game", given=shown(game))
    if eyes is None:
        eyes = game.state.player or FACTIONS[game.state.turn_n]
    return differences(game.state_at(a), game.state_at(b), eyes)


def differences(a: State | View, b: State | View, eyes: str | None = None) -> pd.DataFrame:
    """What differs between two positions, tidy: ``what faction clearing detail a b``, a row for each thing.

    ``what`` is ``turn``, ``rule``, ``pieces``, or the entry of a position file that differs: ``score hand
    crafted items decree officers relationships discard`` and so on; ``detail`` names the piece, card or item
    of which there are ``a`` and ``b``, and is empty where the entry is a single value.  What does not apply
    is missing.

    ``eyes`` is a seat: of what it cannot see only the number counts.  By default every hand is open; a view
    is seen with its own eyes.
    """
    import pandas as pd

    before, after = _Facts(_looked(a, eyes)), _Facts(_looked(b, eyes))
    pairs = {
        **{key: (before.values.get(key), after.values.get(key)) for key in {**before.values, **after.values}},
        **{key: (before.counts[key], after.counts[key]) for key in {**before.counts, **after.counts}},
    }
    whats = list(dict.fromkeys(what for what, *_ in pairs))

    def order(key: Key) -> tuple[int, int, int, int, str]:
        what, faction, clearing, detail = key
        rank = _FIRST.get(what, 3 if faction is not None else 4)
        whose = before.seats.index(faction) if faction in before.seats else -1
        which = str(_TURN.index(detail)) if what == "turn" else detail
        return rank, clearing or 0, whose, whats.index(what), which

    rows = [(*key, *pairs[key]) for key in sorted(pairs, key=order) if pairs[key][0] != pairs[key][1]]
    table = pd.DataFrame(rows, columns=list(COLUMNS), dtype=object)
    return table.astype({"clearing": "Int64"})


def _looked(state: State | View, eyes: str | None) -> State | View:
    """The position as those eyes see it."""
    if isinstance(state, View):
        if eyes is not None and eyes != state.faction:
            raise refused("odds-other-eyes", eyes=eyes, faction=state.faction)
        return state
    if eyes is None or eyes == OPEN:
        return state
    seat(state, eyes)
    return state.view(eyes)


class _Facts:
    """Everything that a position says, as values and as numbers of things."""

    def __init__(self, state: State | View) -> None:
        position = state.to_dict()
        self.seats: list[str] = position["seats"]
        self.values: dict[Key, Any] = {}
        self.counts: Counter[Key] = Counter()
        for name in _TURN:
            self.values["turn", None, None, name] = position["turn"].get(name)
        for c in load_board(position["map"]).clearings:
            self.values["rule", None, c, ""] = state.rules(c)
            self._clearing(c, position["clearings"].get(str(c), {}))
        for faction, own in position["players"].items():
            for what, value in own.items():
                self._entry(what, faction, value)
        for what, value in position.items():
            if what not in _APART:
                self._entry(what, None, value)

    def _clearing(self, c: int, content: Mapping[str, Any]) -> None:
        for faction, number in content.get("warriors", {}).items():
            self.counts["pieces", faction, c, "warrior"] += number
        for piece in (*content.get("buildings", ()), *content.get("tokens", ())):
            kind = piece if isinstance(piece, str) else _plot(piece)
            self.counts["pieces", _owner(kind), c, kind] += 1
        if content.get("ruin"):
            self.counts["pieces", None, c, "ruin"] += 1

    def _entry(self, what: str, faction: str | None, value: Any, under: str = "") -> None:
        """An entry of any kind: what it holds is counted, what it is stands as a value."""
        if isinstance(value, Mapping):
            if "size" in value:  # a pile that the eyes cannot see
                self.values[what, faction, None, under] = value["size"]
                return
            for name, part in value.items():
                self._entry(what, faction, part, f"{under} {name}".strip())
        elif isinstance(value, list) and what not in _PLACES:
            if what == "hand":
                self.values[what, faction, None, under] = len(value)
            for part in value:
                self.counts[what, faction, None, f"{under} {_named(part)}".strip()] += 1
        else:
            self.values[what, faction, None, under] = tuple(value) if isinstance(value, list) else value


def _owner(kind: str) -> str | None:
    """Whose piece a kind is; a plot of which only its back is known has an owner too (13.2.2)."""
    number = KIND_ID.get(kind.removesuffix(DOWN))
    return None if number is None else FACTIONS[KIND_OWNER[number]]


def _plot(token: Mapping[str, Any]) -> str:
    """A plot by its kind, as far as it is known, and by its side."""
    kind = str(token.get("plot") or "plot")
    return kind if token.get("up") else kind + DOWN


def _named(part: Any) -> str:
    """What stands in a list: a name, or an item with its place and, where it is exhausted, its side."""
    if not isinstance(part, Mapping):
        return str(part)
    words = [str(value) for value in part.values() if isinstance(value, str)]
    return " ".join([*words, *(["down"] if part.get("up") is False else [])])

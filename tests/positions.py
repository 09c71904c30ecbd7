"""Positions in few words, and a table to play them out at, through the public face alone.

>>> table = Table(position("marquise", "daylight", "actions", {1: "3 marquise, keep", 9: "2 eyrie"}))
>>> table.do("move", origin=1, destination=9, count=3).at(9)["marquise"]
3
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import rootlab as rl
from rootlab.engine.action import Action
from rootlab.engine.decision import Decision
from rootlab.engine.event import Event
from rootlab.engine.ruling import Ruling
from rootlab.engine.state import State

Position = dict[str, Any]

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "corvids")
BUILDINGS = ("sawmill", "workshop", "recruiter", "roost", "base")
TOKENS = ("keep", "wood", "sympathy")
PLOTS = ("bomb", "snare", "extortion", "raid")
COLUMNS = {"builder": ("recruit", "move"), "charismatic": ("recruit", "battle"),
           "commander": ("move", "battle"), "despot": ("move", "build")}  # fmt: skip


def clearing(words: str) -> Position:
    """What stands in a clearing: ``"3 marquise, keep, 2 wood, no ruin"``.

    A plot lies face down, as in ``"bomb"``, or face up, as in ``"up bomb"``.
    """
    here: Position = {}
    for part in (part.strip() for part in words.split(",")):
        if part == "no ruin":
            here["ruin"] = False
            continue
        number, _, name = part.rpartition(" ")
        if name in PLOTS:
            here.setdefault("tokens", []).append({"plot": name, "up": number == "up"})
            continue
        n = int(number) if number else 1
        if name in FACTIONS:
            here.setdefault("warriors", {})[name] = n
        else:
            assert name in BUILDINGS + TOKENS, f"what is {part!r}?"
            here.setdefault("buildings" if name in BUILDINGS else "tokens", []).extend([name] * n)
    return here


def plot_words(token: Position) -> str:
    """A plot as :func:`clearing` reads it."""
    return f"up {token['plot']}" if token["up"] else str(token["plot"])


def decree(leader: str = "builder", **columns: Iterable[str]) -> Position:
    """The Eyrie's leader and Decree: the Loyal Viziers in their columns, and these cards."""
    piles = {column: ["vizier"] for column in COLUMNS[leader]}
    for column, cards in columns.items():
        piles.setdefault(column, []).extend(cards)
    return {"leader": leader, "decree": piles}


def done(leader: str = "builder", *columns: str) -> Position:
    """For ``used``: the Loyal Viziers of these columns (of all, if none is named) are done."""
    return {"decree": {column: {"bird": 1} for column in columns or COLUMNS[leader]}}


OWNERS = {
    "sawmill": "marquise", "workshop": "marquise", "recruiter": "marquise", "keep": "marquise",
    "wood": "marquise", "roost": "eyrie", "base": "alliance", "sympathy": "alliance",
    **dict.fromkeys(PLOTS, "corvids"),
}  # fmt: skip


def seats_of(player: str, named: set[str], clearings: dict[int, str]) -> tuple[str, ...]:
    """The player, and whoever else is named or has pieces on the map."""
    for words in clearings.values():
        for word in words.replace(",", " ").split():
            named.add(OWNERS.get(word, word))
    others = [name for name in FACTIONS if name in named and name != player]
    if not others:
        others = ["eyrie" if player == "marquise" else "marquise"]
    return (player, *others)


def position(
    player: str, phase: str, step: str | None = None, clearings: dict[int, str] | None = None, *,
    seats: tuple[str, ...] | None = None, used: Position | None = None, marquise: Position | None = None,
    eyrie: Position | None = None, alliance: Position | None = None, vagabond: Position | None = None,
    corvids: Position | None = None, **rest: Any,
) -> Position:  # fmt: skip
    """A position; the one whose turn it is sits first.

    Who else plays follows from the seats, or from whose parts or pieces are named; at least the
    Marquise and the Eyrie, where nobody else does.
    """
    parts = {
        "marquise": marquise, "eyrie": eyrie, "alliance": alliance, "vagabond": vagabond, "corvids": corvids,
    }  # fmt: skip
    if seats is None:
        seats = seats_of(player, {name for name, part in parts.items() if part is not None}, clearings or {})
    turn: Position = {"player": player, "phase": phase}
    if step is not None:
        turn["step"] = step
    if used is not None:
        turn["used"] = used
    players = {name: parts[name] or {} for name in parts if name in seats}
    return {
        "rootlab": 1, "map": "autumn", "deck": "standard", "seats": list(seats),
        "turn": turn, "clearings": {str(c): clearing(words) for c, words in (clearings or {}).items()},
        "players": players, **rest,
    }  # fmt: skip


class Table:
    """A game that goes on from a position, chance in our hands."""

    def __init__(self, start: Position | State, seed: int = 1) -> None:
        state = start if isinstance(start, State) else rl.load_position(start)
        self.game = rl.Game(state, seed=seed, auto_chance=False)

    # --- what is to be seen ----------------------------------------------------------------------
    @property
    def state(self) -> State:
        return self.game.state

    @property
    def player(self) -> str | None:
        return self.state.player

    @property
    def asked(self) -> str:
        """The id of the question that is open; empty at chance and at the end."""
        decision: Decision | None = self.state.decision
        return decision.id if decision is not None else ""

    @property
    def winners(self) -> tuple[str, ...]:
        return self.state.winners

    def score(self, faction: str) -> int | None:
        return self.state.scores[faction]

    def hand(self, faction: str) -> list[str]:
        return list(self.state.hand(faction))

    def seat(self, faction: str) -> Position:
        """The seat's own part of the position."""
        part: Position = self.state.to_dict()["players"][faction]
        return part

    def at(self, number: int) -> Counter[str]:
        """How many of what stand in a clearing, warriors under their faction's name."""
        here = self.state.to_dict()["clearings"].get(str(number), {})
        found = Counter(here.get("warriors", {}))
        found.update(here.get("buildings", ()))
        found.update(
            [token if isinstance(token, str) else plot_words(token) for token in here.get("tokens", ())]
        )
        if here.get("ruin"):
            found["ruin"] = 1
        return found

    def on_map(self, name: str) -> int:
        """How many of a piece stand on the map; warriors under their faction's name."""
        return sum(self.at(number)[name] for number in range(1, 13))

    @property
    def discarded(self) -> list[str]:
        pile: list[str] = self.state.to_dict()["discard"]
        return pile

    @property
    def available(self) -> list[str]:
        pile: list[str] = self.state.to_dict()["available_dominance"]
        return pile

    @property
    def deck_size(self) -> int:
        return self.state.view(self.state.seats[0]).deck_size

    @property
    def deck(self) -> list[str]:
        """The cards that can be drawn next, at a draw."""
        return [str(outcome.values[0]) for outcome, _ in self.state.chance_outcomes()]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.game.events() if event.kind == kind]

    def legal(self, verb: str | None = None) -> list[Action]:
        """The legal actions (of a verb)."""
        return [action for action in self.state.legal_actions() if verb in (None, action.verb)]

    def verbs(self) -> list[str]:
        """The verbs that are possible now, each once, in their order."""
        return list(dict.fromkeys(action.verb for action in self.legal()))

    def values(self, verb: str, field: str) -> list[Any]:
        """What a field of the legal actions of a verb may be, in their order, each once."""
        return list(dict.fromkeys(getattr(action, field) for action in self.legal(verb)))

    def offers(self, verb: str, by: str | None = None, **fields: Any) -> bool:
        return rl.action(by or str(self.player), verb, **fields) in self.state.legal_actions()

    # --- what is done ----------------------------------------------------------------------------
    def do(self, verb: str, by: str | None = None, **fields: Any) -> Table:
        """Play an action of whoever decides (or of ``by``)."""
        self.game.play(rl.action(by or str(self.player), verb, **fields), auto_chance=False)
        return self

    def choose(self, verb: str, **fields: Any) -> Table:
        """Play the one legal action of that verb with these fields, whatever its others are."""
        found = [a for a in self.legal(verb) if all(getattr(a, f) == value for f, value in fields.items())]
        assert len(found) == 1, found
        self.game.play(found[0], auto_chance=False)
        return self

    def roll(self, one: int, other: int) -> Table:
        self.game.play(rl.outcome("dice", one, other), auto_chance=False)
        return self

    def draw(self, *cards: str) -> Table:
        for card in cards:
            self.game.play(rl.outcome("draw", card), auto_chance=False)
        return self

    def take(self, card: str) -> Table:
        self.game.play(rl.outcome("take", card), auto_chance=False)
        return self

    def refuses(self, verb: str, *law: str, by: str | None = None, **fields: Any) -> Ruling:
        """Check that an action is refused by these articles, and that nothing changes by trying it."""
        action = rl.action(by or str(self.player), verb, **fields)
        state = self.state
        assert action not in state.legal_actions(), f"{action} is legal"
        ruling = state.why_not(action)
        assert ruling is not None
        cited = {article for one in ruling.all() for article in one.law}
        assert set(law) <= cited, f"{action} is refused by {sorted(cited)}"
        length = self.game.length
        with pytest.raises(rl.IllegalAction) as refusal:
            self.game.play(action, auto_chance=False)
        assert refusal.value.ruling.law == ruling.law
        assert self.state == state
        assert self.game.length == length
        return ruling

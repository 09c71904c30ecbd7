"""Positions made at random, full of what can matter in a battle: hands, cards in play, leaders, buildings …"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import rootlab as rl
from rootlab.components.board import load_board
from rootlab.components.cards import CARD_IDS, CARD_KIND, load_deck
from rootlab.engine.match import playable
from rootlab.engine.state import State
from tests.positions import COLUMNS

BUILDINGS = {"marquise": ("sawmill", "workshop", "recruiter"), "eyrie": ("roost",), "alliance": ("base",)}
TOKENS = {"marquise": ("wood", "wood", "keep"), "alliance": ("sympathy",)}
BATTLE_CARDS = ("armorers", "sappers", "brutal-tactics", "scouting-party")
CHARACTERS = ("thief", "arbiter", "arbiter", "ronin")
PLOTS = ("bomb", "snare", "extortion", "raid")
BOARD = load_board("autumn")


class RandomBattle(NamedTuple):
    """A battle that could be, and through whose eyes it is looked at."""

    state: State
    clearing: int
    attacker: str
    defender: str
    eyes: str


def some(rng: Random, most: int) -> int:
    return int(rng.random() * (most + 1))


def one_of(rng: Random, row: Any) -> Any:
    return row[int(rng.random() * len(row))]


def random_battle(seed: int) -> RandomBattle:
    """One battle of two factions in a game of two to four seats."""
    rng = Random(f"battle:{seed}")
    names = list(playable())
    attacker = names.pop(int(rng.random() * len(names)))
    defender = names.pop(int(rng.random() * len(names)))
    seats = [attacker, defender]
    while names and len(seats) < 4 and rng.random() < 0.5:
        seats.append(names.pop(int(rng.random() * len(names))))
    c = 1 + some(rng, 11)
    here: dict[str, Any] = {"ruin": False, "warriors": {}, "buildings": [], "tokens": []}
    clearings = {str(c): here}
    room = BOARD.slots[c]
    keep = False
    for name in seats:
        if name == "vagabond":
            continue
        least = 1 if name == attacker else 0
        here["warriors"][name] = least + some(rng, 3)
        if rng.random() < 0.5 and room and name in BUILDINGS:
            kinds = BUILDINGS[name]
            n = 1 if name != "marquise" else 1 + some(rng, room - 1)
            here["buildings"] += [one_of(rng, kinds) for _ in range(n)]
            room -= n
        if rng.random() < 0.6 and name in TOKENS:
            kinds = TOKENS[name] if c in BOARD.corners else tuple(k for k in TOKENS[name] if k != "keep")
            token = one_of(rng, kinds)
            keep = keep or token == "keep"
            here["tokens"] += [token] * (1 + some(rng, 1) if token == "wood" else 1)
        if name == "corvids" and rng.random() < 0.7:
            here["tokens"].append({"plot": one_of(rng, PLOTS), "up": rng.random() < 0.3})
    if "marquise" in seats and not keep and rng.random() < 0.6:
        corner = one_of(rng, [corner for corner in BOARD.corners if corner != c])
        clearings[str(corner)] = {"warriors": {"marquise": 1}, "tokens": ["keep"]}
    if not here["warriors"].get(defender) and not has_piece(here, defender) and defender != "vagabond":
        here["warriors"][defender] = 1
    return _dealt(rng, seats, c, clearings)


def has_piece(here: dict[str, Any], name: str) -> bool:
    kinds = (*BUILDINGS.get(name, ()), *TOKENS.get(name, ()))
    if any(
        kind in kinds for kind in (*here["buildings"], *(t for t in here["tokens"] if isinstance(t, str)))
    ):
        return True
    return name == "corvids" and any(isinstance(token, dict) for token in here["tokens"])


def _dealt(rng: Random, seats: list[str], c: int, clearings: dict[str, Any]) -> RandomBattle:
    """Cards to hands, into play and onto the discard pile; and what some of the seats have of their own."""
    cards = [CARD_IDS[n] for n in load_deck("standard").cards if CARD_KIND[n] != "dominance"]
    deck = [name for name in cards if not name.startswith("ambush") and name not in BATTLE_CARDS]
    ambushes = [name for name in cards if name.startswith("ambush")]
    for pile in (deck, ambushes):
        pile.sort(key=lambda _: rng.random())
    attacker, defender = seats[:2]
    players: dict[str, Any] = {}
    left = {card: cards.count(card) for card in BATTLE_CARDS}
    for name in seats:
        hand = [deck.pop() for _ in range(some(rng, 4))]
        if rng.random() < 0.5 and ambushes:
            hand.append(ambushes.pop())
        crafted = [card for card in BATTLE_CARDS if rng.random() < 0.15 and left[card]]
        for card in crafted:
            left[card] -= 1
        players[name] = {"hand": hand, "crafted": crafted, "score": some(rng, 29)}
    if "eyrie" in seats:
        leader = one_of(rng, tuple(COLUMNS))
        players["eyrie"] |= {"leader": leader, "decree": {column: ["vizier"] for column in COLUMNS[leader]}}
    if "alliance" in seats:
        players["alliance"] |= {
            "supporters": [deck.pop() for _ in range(some(rng, 3))],
            "officers": some(rng, 2),
        }
    if "vagabond" in seats:
        players["vagabond"] |= {"character": one_of(rng, CHARACTERS), "pawn": c, "items": _satchel(rng)}
        players["vagabond"]["relationships"] = {
            name: one_of(rng, ("hostile", 0, 1, 3)) for name in seats if name != "vagabond"
        }
    discard = [deck.pop() for _ in range(some(rng, 6))]
    if rng.random() < 0.3 and ambushes:
        discard.append(ambushes.pop())
    eyes = one_of(rng, (*seats, attacker, defender, "all"))
    known: dict[str, Any] = {}
    if eyes != "all" and rng.random() < 0.4:
        known[eyes] = {
            name: [card for card in players[name]["hand"] if rng.random() < 0.5]
            for name in seats
            if name != eyes
        }
    state = rl.load_position(
        {
            "rootlab": 1, "map": "autumn", "deck": "standard", "seats": seats, "clearings": clearings,
            "turn": {"player": attacker, "phase": "daylight"}, "players": players, "discard": discard,
            "known": known,
        }
    )  # fmt: skip
    return RandomBattle(state, c, attacker, defender, eyes)


def _satchel(rng: Random) -> list[dict[str, Any]]:
    """Some items of a Vagabond, exhausted, damaged or neither."""
    kinds = ["boot", "torch", "sword", "sword", "hammer", "tea"]
    out: list[dict[str, Any]] = []
    for item in kinds:
        if rng.random() < 0.7:
            place = one_of(rng, ("satchel", "satchel", "damaged"))
            up = item == "tea" or rng.random() < 0.7
            if item == "tea" and place == "satchel":
                place = "track"
            out.append({"item": item, "place": place, "up": up})
    return out

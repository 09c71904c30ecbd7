"""The parts of a position, read into a state and checked against the Law."""

from __future__ import annotations

from typing import Any

from rootlab.components.boards import ITEM_SUPPLY, POINTS_TO_WIN
from rootlab.components.cards import CARD_ID, CARD_KIND
from rootlab.components.names import (
    BIRDSONG,
    FACTION_ID,
    FACTIONS,
    ITEM_ID,
    ITEMS,
    NI,
    PHASE_ID,
    PHASES,
    SETUP,
)
from rootlab.components.pieces import KIND_COUNT, KIND_ID, KIND_OWNER, PLOT, WARRIORS
from rootlab.engine.pieces import place_piece, place_warriors, put_ruin
from rootlab.engine.piles import Pile, with_pile
from rootlab.engine.position.dump import first_of, last_of, steps_of
from rootlab.engine.position.error import Report
from rootlab.engine.procedure import PROCEDURES, Procedure, procedure_of
from rootlab.engine.state import BEGUN, LAST_DISCARD, USED_CARDS, USED_PIECES, State

__all__ = ["check_pending", "load_pending", "load_pieces", "load_players", "load_turn"]

USED_BY_ALL = ("begun", "card_effects", "crafting", "last_discard")


def seated(s: State, data: dict[str, Any], name: str, path: str, report: Report) -> int:
    """The faction of that name, or -1 with a fault where it has no seat."""
    f = FACTION_ID[name]
    if f in s.match.seats:
        return f
    if name not in data["seats"]:
        report.add(path, "1.5.2", "fault-no-seat", faction=name, seats=s.seats)
    return -1


# --- the turn ----------------------------------------------------------------------------------------
def load_turn(s: State, data: dict[str, Any], report: Report) -> None:
    """Whose turn it is, where in it the game stands, and whether it is over."""
    turn: dict[str, Any] = data.get("turn", {})
    player = seated(s, data, turn["player"], "turn.player", report) if "player" in turn else -1
    if player >= 0:
        s.turn_n = player
    s.phase_n = PHASE_ID[turn["phase"]] if "phase" in turn else _phase_of(s, turn.get("step"))
    s.round = turn.get("round", 0 if s.phase_n == SETUP else 1)
    _load_step(s, turn, player, report)
    result = data.get("result")
    if result is not None:
        winners = [
            seated(s, data, name, f"result.winners.{i}", report)
            for i, name in enumerate(result["winners"]) if isinstance(name, str)
        ]  # fmt: skip
        s.over_n = tuple(winners)
        s.won_by = result["article"]


def _phase_of(s: State, step: str | None) -> int:
    """The first phase that has a step of that name; Birdsong where no step is named."""
    steps = s.match.turn_steps[s.turn_n]
    return next((one.phase for one in steps if one.name == step), BIRDSONG)


def _load_step(s: State, turn: dict[str, Any], player: int, report: Report) -> None:
    steps = steps_of(s)
    phase = s.phase_n
    names: list[str] = []
    for step in steps:
        if step.phase == phase and step.name not in names:
            names.append(step.name)
    name = turn.get("step", names[0])
    if name not in names:
        facts = {"name": name, "phase": PHASES[phase], "names": tuple(names), "faction": FACTIONS[s.turn_n]}
        report.add("turn.step", "5.1" if phase == SETUP else "1.4.1", "fault-unknown-step", **facts)
        name = names[0]
    find = first_of if turn.get("window", True) else last_of
    s.step_n = find(steps, phase, name)
    if phase == SETUP:
        seat = steps[s.step_n].seat
        s.turn_n = seat if seat >= 0 else s.match.first
        if player >= 0 and player != s.turn_n:
            report.add("turn.player", "5.1.7", "fault-other-sets-up", faction=FACTIONS[s.turn_n], name=name)
        return
    s.used_n[BEGUN] = int(steps[s.step_n].name != names[0])


def load_used(s: State, data: dict[str, Any], report: Report) -> None:
    """What the turn has spent so far."""
    used: dict[str, Any] = data.get("turn", {}).get("used", {})
    s.used_n[BEGUN] = int(used.get("begun", s.used_n[BEGUN]))
    for name in used.get("card_effects", ()):
        if isinstance(name, str):
            s.used_n[USED_CARDS] |= 1 << CARD_ID[name]
    for clearing, n in used.get("crafting", {}).items():
        s.used_n[USED_PIECES + int(clearing)] = n
    if "last_discard" in used:
        s.used_n[LAST_DISCARD] = CARD_ID[used["last_discard"]] + 1
    own = {name: value for name, value in used.items() if name not in USED_BY_ALL}
    s.match.factions[s.turn_n].load_used(s, own, report.at("turn.used"))


# --- pieces on the map -------------------------------------------------------------------------------
def load_pieces(s: State, data: dict[str, Any], report: Report) -> None:
    """Ruins, warriors, buildings and tokens; no more than the box holds or a clearing has room for."""
    clearings: dict[str, Any] = data.get("clearings", {})
    board = s.match.board
    for c in board.clearings:
        ruin = clearings.get(str(c), {}).get("ruin", board.has_ruin[c])
        if ruin and not board.has_ruin[c]:
            report.add(f"clearings.{c}.ruin", "2.2.4", "fault-no-ruin-there", clearing=c)
        elif ruin:
            put_ruin(s, c)
    for number in sorted(clearings, key=int):
        here: dict[str, Any] = clearings[number]
        path = f"clearings.{number}"
        c = int(number)
        for name, n in here.get("warriors", {}).items():
            _load_warriors(s, data, c, name, n, f"{path}.warriors.{name}", report)
        _load_buildings(s, data, c, here.get("buildings", ()), f"{path}.buildings", report)
        for i, token in enumerate(here.get("tokens", ())):
            at = f"{path}.tokens.{i}"
            if isinstance(token, dict):
                owner = seated(s, data, FACTIONS[KIND_OWNER[PLOT]], at, report)
                if owner >= 0:
                    s.match.factions[owner].load_token(s, c, token, report.at(at))
            elif token:
                _load_piece(s, data, c, KIND_ID[token], at, report)


def _load_warriors(
    s: State, data: dict[str, Any], c: int, name: str, n: int, path: str, report: Report
) -> None:
    f = seated(s, data, name, path, report)
    if f < 0 or n == 0:
        return
    if n > s.supply_n[f]:
        rows = data["clearings"].values()
        total = sum(row.get("warriors", {}).get(name, 0) for row in rows)
        facts = {"faction": name, "number": total, "most": WARRIORS[f]}
        report.add_once(path, "1.5.1", "fault-too-many-warriors", **facts)
        n = s.supply_n[f]
    if n:
        place_warriors(s, f, c, n, "")


def _load_buildings(
    s: State, data: dict[str, Any], c: int, names: list[Any], path: str, report: Report
) -> None:
    found = [name for name in names if isinstance(name, str)]
    room = s.open_slots_n[c]
    if len(found) > room:
        most = s.match.board.slots[c]
        message = "fault-no-slot-beside-ruin" if s.ruins_n[c] else "fault-no-slot"
        report.add(path, "2.2.3", message, clearing=c, number=len(found), most=most)
    for i, name in enumerate(names):
        if isinstance(name, str):
            _load_piece(s, data, c, KIND_ID[name], f"{path}.{i}", report)


def _load_piece(s: State, data: dict[str, Any], c: int, kind: int, path: str, report: Report) -> None:
    owner = FACTIONS[KIND_OWNER[kind]]
    if seated(s, data, owner, path, report) < 0:
        return
    if s.stock_n[kind]:
        place_piece(s, kind, c, "")
        return
    name = next(name for name, k in KIND_ID.items() if k == kind)
    total = sum(
        (*row.get("buildings", ()), *row.get("tokens", ())).count(name) for row in data["clearings"].values()
    )
    facts = {"piece": name, "number": total, "most": KIND_COUNT[kind], "count": KIND_COUNT[kind]}
    report.add_once(path.rpartition(".")[0], "1.5.1", "fault-too-many-pieces", **facts)


# --- what is under way -------------------------------------------------------------------------------
def load_pending(s: State, data: dict[str, Any], report: Report) -> None:
    """The stack of procedures that ``to_dict`` wrote."""
    stack = data.get("pending", {}).get("stack", ())
    for i, row in enumerate(stack):
        if not isinstance(row, dict):
            continue
        cls = PROCEDURES.get(row["procedure"])
        path = f"pending.stack.{i}"
        if cls is None:
            report.add(f"{path}.procedure", "", "fault-unknown-procedure", name=row["procedure"])
            continue
        if set(row) != {"procedure", *cls.FIELDS}:
            report.add(path, "", "fault-procedure-fields", name=row["procedure"], names=cls.FIELDS)
            continue
        frame = _procedure(s, cls, row)
        if frame is not None:
            s.stack.append(frame)
            report.named += [(card, path) for card in frame.held()]
        else:
            report.add(path, "", "fault-pending-does-not-fit")


def check_pending(s: State, report: Report) -> None:
    """Whether all that is under way can be, one upon the other, now that the table is laid."""
    below: Procedure | None = None
    for i, frame in enumerate(s.stack):
        alone = below is None or not (frame.FIRST or frame.key() == below.key())
        if not alone or not frame.can_be(s, below):
            report.add(f"pending.stack.{i}", "", "fault-pending-does-not-fit")
            return
        below = frame


def _procedure(s: State, cls: type[Procedure], row: dict[str, Any]) -> Procedure | None:
    """The procedure of an entry; None where a field holds what it cannot, or its faction has no seat."""
    if cls.OWNER >= 0 and cls.OWNER not in s.match.seats:
        return None
    values = {name: _tuples(row[name]) for name in cls.FIELDS}
    for name, entry in zip(cls.FIELDS, cls.ENTRIES, strict=True):
        if not entry.holds(s, values[name]):
            return None
    return procedure_of(row["procedure"], values)


def _tuples(value: Any) -> Any:
    """JSON's lists are tuples in a procedure."""
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value


# --- the seats ---------------------------------------------------------------------------------------
def load_players(s: State, data: dict[str, Any], report: Report) -> None:
    """Score, cards and items of every seat, the factions' own, and what the turn has used."""
    players: dict[str, Any] = data.get("players", {})
    s.item_supply_n = list(ITEM_SUPPLY)
    for name in players:
        seated(s, data, name, f"players.{name}", report)
    # What a seat carries is judged when the Crafted Items boxes are known.
    for f in sorted(s.match.seats, key=lambda f: s.match.factions[f].carries_items):
        name = FACTIONS[f]
        row: dict[str, Any] = players.get(name, {})
        path = f"players.{name}"
        _load_score(s, f, row, path, report)
        s.hands_n[f] = _load_hand(row.get("hand", ()), f"{path}.hand", report)
        s.crafted_n[f] = _load_crafted(row, path, report)
        module = s.match.factions[f]
        for i, item in enumerate(() if module.carries_items else row.get("items", ())):
            if isinstance(item, str):
                s.items_n[f * NI + ITEM_ID[item]] += 1
                _take_item(s, ITEM_ID[item], f"{path}.items.{i}", report)
        own = {key: value for key, value in row.items() if key not in COMMON}
        if module.hidden_pile >= 0:
            key = module.hidden_pile_name
            pile = _load_hand(own.pop(key, ()), f"{path}.{key}", report)
            s.piles_n[f] = with_pile(s.piles_n[f], module.hidden_pile, pile)
        if module.carries_items and "items" in row:
            own["items"] = row["items"]
        own.update({key: data[key] for key in module.shared_names if key in data})
        module.load(s, own, report.at(path))
    _load_item_supply(s, data.get("item_supply"), report)
    load_used(s, data, report)


COMMON = ("score", "hand", "crafted", "items", "dominance")


def _load_score(s: State, f: int, row: dict[str, Any], path: str, report: Report) -> None:
    active = row.get("dominance")
    score = row.get("score", None if active else 0)
    if active:
        s.dominance_n[f] = report.cards(f"{path}.dominance", (active,))[0]
        if score is not None:
            report.add(f"{path}.score", "3.3.1", "fault-score-with-dominance", card=active)
    elif score is None:
        report.add(f"{path}.score", "3.3.1", "fault-no-score")
    elif score >= POINTS_TO_WIN and not s.over_n:
        report.add(f"{path}.score", "3.1", "fault-score-wins", number=score, most=POINTS_TO_WIN - 1)
    else:
        s.score_n[f] = score


def _load_hand(hand: Any, path: str, report: Report) -> Pile:
    if isinstance(hand, dict):
        known: Pile = report.cards(f"{path}.known", hand["known"])
        if hand["size"] != len(known):
            report.add(path, "1.2.1", "fault-hidden-hand", number=hand["size"])
        return known
    if None in hand:
        report.add(path, "1.2.1", "fault-hidden-hand", number=len(hand))
    return report.cards(path, hand)


def _load_crafted(row: dict[str, Any], path: str, report: Report) -> Pile:
    names = row.get("crafted", ())
    pile = report.cards(f"{path}.crafted", names)
    for i, name in enumerate(names):
        if not isinstance(name, str):
            continue
        if CARD_KIND[CARD_ID[name]] != "persistent":
            report.add(f"{path}.crafted.{i}", "4.1.3", "fault-not-lasting", card=name)
        elif name in names[:i]:
            report.add(f"{path}.crafted.{i}", "4.1.4", "fault-crafted-twice", card=name)
    return pile


def _take_item(s: State, item: int, path: str, report: Report) -> None:
    """An item in a box comes from the supply (4.1.2)."""
    s.item_supply_n[item] -= 1
    if s.item_supply_n[item] == -1:
        _too_many_items(item, path, report)


def _too_many_items(item: int, path: str, report: Report) -> None:
    most = ITEM_SUPPLY[item]
    report.add(path, "5.1.5", "fault-too-many-items", item=ITEMS[item], most=most, count=most)


def _load_item_supply(s: State, given: Any, report: Report) -> None:
    if given is None:
        return
    if isinstance(given, list):
        names = [item for item in given if isinstance(item, str)]
        given = {item: names.count(item) for item in ITEMS}
    for name, n in given.items():
        item = ITEM_ID[name]
        if n > s.item_supply_n[item]:
            _too_many_items(item, f"item_supply.{name}", report)
        s.item_supply_n[item] = n

"""What a position file says of the Eyrie: leader, Decree, and what of the Decree is done."""

from __future__ import annotations

from typing import Any, Final

from rootlab.components.cards import CARD_IDS, CARD_SUIT, VIZIER
from rootlab.components.leaders import COLUMN_ID, COLUMNS, LEADER_ID, LEADER_VIZIERS, LEADERS, VIZIERS
from rootlab.components.names import EYRIE, SETUP, SUIT_ID, SUITS
from rootlab.components.pieces import NK, ROOST
from rootlab.engine.faults import Faults
from rootlab.engine.state import State
from rootlab.factions.eyrie.board import DONE, NO_LEADER, Columns, decree, deposed, leader, viziers_of
from rootlab.factions.eyrie.turmoil import NewLeader

DECREE: Final = "decree"


def dump(s: State) -> dict[str, Any]:
    """7.3.3, 7.4.2: the leaders and the Decree."""
    current = leader(s)
    return {
        "leader": None if current == NO_LEADER else LEADERS[current],
        "deposed": [name for n, name in enumerate(LEADERS) if deposed(s) >> n & 1],
        DECREE: {
            COLUMNS[i]: [CARD_IDS[card] for card in cards] for i, cards in enumerate(decree(s)) if cards
        },
    }


def dump_done(s: State) -> dict[str, Any]:
    """7.5.2: the Decree cards done this turn, by column and suit."""
    out: dict[str, Any] = {}
    for i, column in enumerate(COLUMNS):
        done = {suit: n for j, suit in enumerate(SUITS) if (n := s.used_n[DONE + i * 4 + j])}
        if done:
            out[column] = done
    return {DECREE: out} if out else {}


def load(s: State, data: dict[str, Any], faults: Faults) -> None:
    """Read leader and Decree.  Left out: the first leader that is not deposed (none before setup
    gave one, nor in turmoil), and a Decree of the two Loyal Viziers in its columns.  A Decree that
    is given stands as it is written: an exercise may leave the Loyal Viziers out."""
    down = 0
    for name in data.get("deposed", ()):
        if name in LEADER_ID:
            down |= 1 << LEADER_ID[name]
    between = s.phase_n == SETUP or bool(s.over_n) or any(isinstance(f, NewLeader) for f in s.stack)
    if "leader" in data:
        current = NO_LEADER if data["leader"] is None else LEADER_ID[data["leader"]]
    else:
        current = NO_LEADER if between else _likely_leader(data.get(DECREE), down)
    s.own_n[EYRIE] = (current, down)
    if current == NO_LEADER and not between:
        faults.add("leader", "7.3.3", "fault-no-leader")
    if current != NO_LEADER and down >> current & 1:
        faults.add("deposed", "7.7.3", "fault-leader-deposed", leader=LEADERS[current])
    _load_decree(s, data.get(DECREE), current, faults)
    for c in s.match.board.clearings:
        if s.kinds_n[c * NK + ROOST] > 1:
            faults.add(f"/clearings.{c}.buildings", "7.5.2.4", "fault-two-roosts", clearing=c)


def _likely_leader(columns: dict[str, Any] | None, down: int) -> int:
    """The first leader face up whose columns have the Loyal Viziers that the Decree names."""
    face_up = [n for n in range(len(LEADERS)) if not down >> n & 1]
    named = {COLUMN_ID[name] for name, cards in (columns or {}).items() if "vizier" in cards}
    fitting = [n for n in face_up if named <= set(LEADER_VIZIERS[n])]
    return (fitting or face_up or [NO_LEADER])[0]


def _load_decree(s: State, data: dict[str, Any] | None, current: int, faults: Faults) -> None:
    start: Columns = ((),) * len(COLUMNS) if current == NO_LEADER else viziers_of(current)
    if data is None:
        s.piles_n[EYRIE] = start
        return
    piles = tuple(faults.cards(f"{DECREE}.{name}", data.get(name, ())) for name in COLUMNS)
    s.piles_n[EYRIE] = piles
    found = [pile.count(VIZIER) for pile in piles]
    wanted = [pile.count(VIZIER) for pile in start]
    if current == NO_LEADER:
        if any(piles):
            faults.add(DECREE, "7.7.2", "fault-decree-without-leader")
    elif sum(found) > VIZIERS:
        faults.add(DECREE, "7.3.4", "fault-viziers", number=sum(found), wanted=VIZIERS)
    elif any(n > most for n, most in zip(found, wanted, strict=True)):
        columns = tuple(COLUMNS[i] for i in LEADER_VIZIERS[current])
        faults.add(DECREE, "7.3.4", "fault-vizier-columns", leader=LEADERS[current], columns=columns)


def load_done(s: State, done: dict[str, Any], faults: Faults) -> None:
    """7.5.2: read what ``dump_done`` wrote; no more of a suit than the column has."""
    for name, by_suit in done.items():
        column = COLUMN_ID[name]
        held = [CARD_SUIT[card] for card in s.piles_n[EYRIE][column]]
        for suit, n in by_suit.items():
            s.used_n[DONE + column * 4 + SUIT_ID[suit]] = n
            if n > held.count(SUIT_ID[suit]):
                faults.add(
                    f"{DECREE}.{name}.{suit}", "7.5.2", "fault-decree-done", column=name, suit=suit,
                    number=n, most=held.count(SUIT_ID[suit]),
                )  # fmt: skip

"""What stands where, in names: a clearing, a pile, a supply. For people; the engine reads its own ints.

Everything here reads a state and changes nothing. In the state behind a view, a card that cannot be seen is
:data:`UNSEEN`, and a plot that lies face down is ``plot``.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rootlab.components.cards import CARD_IDS
from rootlab.components.errors import told
from rootlab.components.names import FACTIONS, ITEMS, NF, NI, SUITS
from rootlab.components.pieces import KIND_ID, KIND_IS_BUILDING, KIND_OWNER, KINDS, NK, WARRIORS
from rootlab.engine.piles import Pile

if TYPE_CHECKING:
    from rootlab.engine.state import State

UNSEEN: Final = "?"
"""A card that the seat whose view it is cannot see."""


@dataclass(frozen=True, slots=True)
class Clearing:
    """What stands in a clearing (2.2); prints itself in the language that is spoken now.

    ``tokens`` names a plot by what it is, as far as it can be seen; those that lie face down stand in
    ``face_down`` too (13.2.2).
    """

    number: int
    suit: str
    ruler: str | None
    """Who rules it (2.5), or None."""
    warriors: dict[str, int] = field(hash=False)
    """Warriors by faction, where there are any."""
    buildings: tuple[str, ...]
    tokens: tuple[str, ...]
    face_down: tuple[str, ...]
    pawns: tuple[str, ...]
    """The factions whose pawn is there."""
    ruin: bool
    slots: int
    """The slots that are printed there, the one under a ruin included (2.2.3)."""
    free_slots: int

    def text(self, lang: str | None = None) -> str:
        """The clearing in one sentence."""
        from rootlab.language import text

        parts = [
            text("ui-clearing-ruler", lang, ruler=self.ruler)
            if self.ruler
            else text("ui-clearing-no-ruler", lang)
        ]
        for name, count in self.warriors.items():
            parts.append(text("ui-clearing-pieces", lang, owner=name, count=count, piece="warrior"))
        parts += [text("ui-clearing-pawn", lang, owner=name) for name in self.pawns]
        down = Counter(self.face_down)
        for kind, count in (Counter((*self.buildings, *self.tokens)) - down).items():
            owner = FACTIONS[KIND_OWNER[KIND_ID[kind]]]
            parts.append(text("ui-clearing-pieces", lang, owner=owner, count=count, piece=kind))
        for kind in down:
            owner = FACTIONS[KIND_OWNER[KIND_ID[kind]]]
            parts.append(text("ui-clearing-plot-down", lang, owner=owner, plot=kind))
        if self.ruin:
            parts.append(text("ui-clearing-ruin", lang))
        parts.append(text("ui-clearing-slots", lang, count=self.free_slots, slots=self.slots))
        return f"{text('ui-clearing-title', lang, clearing=self.number, suit=self.suit)}: {'; '.join(parts)}."

    def __str__(self) -> str:
        return self.text()

    def _repr_pretty_(self, printer: object, _cycle: bool) -> None:
        """How IPython prints it."""
        printer.text(self.text())  # type: ignore[attr-defined]


def clearing_number(s: State, clearing: object) -> int:
    """The number of a clearing of this map; RootlabError for anything else."""
    if not hasattr(clearing, "__index__") or clearing not in s.match.board.clearings:
        raise told("error-no-such-clearing", given=clearing, most=len(s.match.board.clearings))
    return int(clearing.__index__())


def clearing_of(s: State, clearing: object) -> Clearing:
    """What stands in that clearing."""
    c = clearing_number(s, clearing)
    board = s.match.board
    ruler = s.ruler_n[c]
    tokens: list[str] = []
    face_down: list[str] = []
    for k in range(NK):
        for _ in range(0 if KIND_IS_BUILDING[k] else s.kinds_n[c * NK + k]):
            name, hidden = s.match.factions[KIND_OWNER[k]].token_name(s, c, k)
            tokens.append(name)
            if hidden:
                face_down.append(name)
    return Clearing(
        number=c,
        suit=SUITS[board.suit[c]],
        ruler=FACTIONS[ruler] if ruler >= 0 else None,
        warriors={FACTIONS[f]: n for f in s.match.seats if (n := s.warriors_n[c * NF + f])},
        buildings=tuple(
            KINDS[k] for k in range(NK) if KIND_IS_BUILDING[k] for _ in range(s.kinds_n[c * NK + k])
        ),
        tokens=tuple(tokens),
        face_down=tuple(face_down),
        pawns=tuple(FACTIONS[f] for f in s.match.seats if not WARRIORS[f] and s.pieces_at_n[f] >> c & 1),
        ruin=bool(s.ruins_n[c]),
        slots=board.slots[c],
        free_slots=s.open_slots_n[c],
    )


def names_of(pile: Pile) -> tuple[str, ...]:
    """The cards of a pile by name; one that cannot be seen is ``UNSEEN``."""
    return tuple(CARD_IDS[card] if 0 <= card < len(CARD_IDS) else UNSEEN for card in pile)


def piles_of(s: State, f: int) -> dict[str, tuple[str, ...]]:
    """The piles that a faction keeps on its board, by name: supporters (8.2.3), the Decree (7.2.2)."""
    module = s.match.factions[f]
    return {name: names_of(s.piles_n[f][i]) for i, name in enumerate(module.pile_names)}


def supply_of(s: State) -> dict[str, dict[str, int]]:
    """By faction, how many of each of its pieces are still in its supply (1.5)."""
    return {FACTIONS[f]: s.match.factions[f].supply_by_name(s) for f in s.match.seats}


def items_of(counts: list[int], base: int = 0) -> tuple[str, ...]:
    """Items by name, from their numbers by kind."""
    return tuple(ITEMS[i] for i in range(NI) for _ in range(counts[base + i]))

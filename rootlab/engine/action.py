"""Actions: what a seat may choose.  Small, interned values; equal actions are one object."""

from __future__ import annotations

from typing import Any, Final

from rootlab.components.cards import CARD_ID, CARD_IDS, NC, VIZIER
from rootlab.components.characters import CHARACTERS
from rootlab.components.errors import Given, told, unknown_name
from rootlab.components.leaders import COLUMN_ID, LEADERS
from rootlab.components.names import FACTION_ID, FACTIONS, ITEM_ID, ITEMS, SUIT_ID, SUITS
from rootlab.components.pieces import KIND_ID, PLOTS
from rootlab.components.quests import QUESTS
from rootlab.components.satchel import PLACE_ID

Place = int | tuple[int, ...] | None

FIELDS: Final = (
    "clearing",
    "origin",
    "destination",
    "count",
    "card",
    "target",
    "piece",
    "item",
    "suit",
    "plot",
)
CARD_NUMBERS: Final = {
    **CARD_ID,
    CARD_IDS[VIZIER]: VIZIER,
    **{name: NC + 1 + n for n, name in enumerate((*LEADERS, *CHARACTERS, *QUESTS))},
}
"""Card ids of the decks, the Loyal Vizier, the leaders, characters and quests, by their ints."""
TARGETS: Final = {**COLUMN_ID, **PLACE_ID, **FACTION_ID}
"""What ``target`` may name: a faction, a column of the Decree, or where an item lies, by its int."""
WARRIOR: Final = -2
"""The ``piece_n`` of a warrior, which has no kind of its own."""
PAWN: Final = -3
"""The ``piece_n`` of a pawn."""
PIECE_NUMBERS: Final = {"warrior": WARRIOR, "pawn": PAWN, **KIND_ID}

_ACTIONS: dict[tuple[Any, ...], Action] = {}
_VERBS: dict[str, int] = {}
VERB_NAMES: Final[list[str]] = []


class Action:
    """A choice: its faction, its verb and what it is about.

    Public fields are names and numbers as a person writes them, None where unused.  The
    fields ending in ``_n`` and ``at``, ``src``, ``dst``, ``num`` are the same as plain ints for
    the engine (-1 or 0 where unused).
    """

    __slots__ = (
        "_law", "at", "card", "card_n", "clearing", "count", "destination", "dst", "faction", "faction_n",
        "item", "item_n", "num", "origin", "piece", "piece_n", "plot", "plot_n", "src", "suit", "suit_n",
        "target", "target_n", "verb", "verb_n",
    )  # fmt: skip

    def __init__(
        self, faction: str, verb: str, clearing: Place, origin: Place, destination: Place,
        count: int | None, card: str | None, target: str | None, piece: str | None,
        item: str | None, suit: str | None, plot: str | None,
    ) -> None:  # fmt: skip
        self.faction = faction
        self.verb = verb
        self.clearing = clearing
        self.origin = origin
        self.destination = destination
        self.count = count
        self.card = card
        self.target = target
        self.piece = piece
        self.item = item
        self.suit = suit
        self.plot = plot
        self.faction_n: int = FACTION_ID[faction]
        self.verb_n: int = verb_number(verb)
        self.at: int = clearing if isinstance(clearing, int) else 0
        self.src: int = origin if isinstance(origin, int) else 0
        self.dst: int = destination if isinstance(destination, int) else 0
        self.num: int = 0 if count is None else count
        self.card_n: int = -1 if card is None else CARD_NUMBERS[card]
        self.target_n: int = -1 if target is None else TARGETS[target]
        self.piece_n: int = -1 if piece is None else PIECE_NUMBERS[piece]
        self.item_n: int = -1 if item is None else ITEM_ID[item]
        self.suit_n: int = -1 if suit is None else SUIT_ID[suit]
        self.plot_n: int = -1 if plot is None else KIND_ID[plot]
        self._law: tuple[str, ...] | None = None

    def fields(self) -> dict[str, Any]:
        """The fields in use, in the order of ``FIELDS``."""
        return {name: getattr(self, name) for name in FIELDS if getattr(self, name) is not None}

    def to_dict(self) -> dict[str, Any]:
        """The action as JSON values (a forest as a list of clearings)."""
        out: dict[str, Any] = {"faction": self.faction, "verb": self.verb}
        for name, value in self.fields().items():
            out[name] = list(value) if isinstance(value, tuple) else value
        return out

    def __repr__(self) -> str:
        rest = "".join(f", {name}={value!r}" for name, value in self.fields().items())
        return f"rl.action({self.faction!r}, {self.verb!r}{rest})"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return action_from_dict, (self.to_dict(),)

    def text(self, lang: str | None = None, eyes: str | None = None) -> str:
        """The action in words, as the seat ``eyes`` sees it (None: everything open)."""
        from rootlab.engine.words import action_text

        return action_text(self, lang, eyes)

    @property
    def law(self) -> tuple[str, ...]:
        """The articles that allow this kind of action to this faction."""
        law = self._law
        if law is None:
            from rootlab.engine.words import action_law

            law = self._law = action_law(self)
        return law


def verb_number(verb: str) -> int:
    """The int of a verb, made at its first use."""
    number = _VERBS.get(verb)
    if number is None:
        number = len(VERB_NAMES)
        _VERBS[verb] = number
        VERB_NAMES.append(verb)
    return number


def intern(
    faction: str, verb: str, clearing: Place = None, origin: Place = None, destination: Place = None,
    count: int | None = None, card: str | None = None, target: str | None = None,
    piece: str | None = None, item: str | None = None, suit: str | None = None, plot: str | None = None,
) -> Action:  # fmt: skip
    """The one Action with these fields.  Trusts its caller; :func:`action` checks."""
    key = (faction, verb, clearing, origin, destination, count, card, target, piece, item, suit, plot)
    found = _ACTIONS.get(key)
    if found is None:
        made = Action(
            faction, verb, clearing, origin, destination, count, card, target, piece, item, suit, plot
        )
        found = _ACTIONS.setdefault(key, made)  # one object, also where two threads make it at once
    return found


def is_clearing(value: object) -> bool:
    """Whether it is the number of a clearing of the maps."""
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 12


def _check(field: str, value: Any, names: dict[str, tuple[str, ...]]) -> Any:
    if value is None:
        return None
    if field in ("clearing", "origin", "destination"):
        if isinstance(value, (list, tuple)):
            forest = tuple(sorted(c for c in value if is_clearing(c)))
            if len({*forest}) == len(value) > 1:
                return forest
        elif is_clearing(value):
            return value
        raise told("error-not-a-clearing", field=field, given=value)
    if field == "count":
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 25:
            return value
        raise told("error-not-a-count", given=value)
    known: tuple[str, ...] = (
        names.get(field)
        or {
            "card": CARD_IDS[:NC],
            "target": FACTIONS,
            "piece": tuple(PIECE_NUMBERS),
            "item": ITEMS,
            "suit": SUITS,
            "plot": PLOTS,
        }[field]
    )
    if value in known:
        return value
    raise unknown_name(field, value, known)


def action(faction: Given, verb: Given, **fields: Any) -> Action:
    """The action of that faction and verb with these fields (see ``rl.verbs(faction)``).

    Well formed means: a known faction and verb, clearings of the map, cards of the decks, a count
    from 1 to the faction's pieces.  Such an action can always be made, legal or not; anything
    else raises :class:`RootlabError` in one sentence.
    """
    from rootlab.engine.verbs import check_verb, names_of, verb_table

    verb_table(faction)
    for name in fields:
        if name not in FIELDS:
            raise unknown_name("field", name, FIELDS)
    check_verb(faction, verb, fields)
    names = names_of(faction, verb)
    return intern(faction, verb, **{name: _check(name, value, names) for name, value in fields.items()})


def action_from_dict(data: Any) -> Action:
    """The action that ``to_dict()`` wrote; RootlabError where it is not one."""
    if not isinstance(data, dict) or "faction" not in data or "verb" not in data:
        raise told("error-not-an-action", given=data)
    rest = {name: value for name, value in data.items() if name not in ("faction", "verb")}
    return action(data["faction"], data["verb"], **rest)

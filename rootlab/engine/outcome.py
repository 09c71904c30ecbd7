"""Outcomes of chance: dice, draws, thefts.  Interned values like actions."""

from __future__ import annotations

from typing import Any, Final

from rootlab.components.cards import CARD_ID, CARD_IDS, NC
from rootlab.components.errors import Given, RootlabError, shown, told, unknown_name
from rootlab.components.names import ITEM_ID, ITEMS
from rootlab.components.quests import QUEST_ID, QUESTS

Value = int | str

_OUTCOMES: dict[tuple[Value, ...], Outcome] = {}


class Outcome:
    """What chance brought: its kind and its values, with ``n`` as the engine's plain int."""

    __slots__ = ("high", "kind", "low", "n", "values")

    def __init__(self, kind: str, values: tuple[Value, ...]) -> None:
        self.kind = kind
        self.values = values
        self.n: int = -1
        self.high: int = 0
        self.low: int = 0
        if kind == "dice":
            self.high = int(values[0])
            self.low = int(values[1])
        elif kind in ("draw", "take"):
            self.n = CARD_ID[str(values[0])]
        elif kind == "ruin":
            self.n = ITEM_ID[str(values[0])]
        elif kind == "quest":
            self.n = QUEST_ID[str(values[0])]

    def to_dict(self) -> dict[str, Any]:
        return {"chance": self.kind, "values": list(self.values)}

    def __repr__(self) -> str:
        return f"rl.outcome({self.kind!r}, {', '.join(repr(v) for v in self.values)})"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return outcome, (self.kind, *self.values)

    def text(self, lang: str | None = None) -> str:
        """The outcome in words."""
        from rootlab.engine.words import outcome_text

        return outcome_text(self, lang)


def _intern(kind: str, *values: Value) -> Outcome:
    key = (kind, *values)
    found = _OUTCOMES.get(key)
    if found is None:
        found = _OUTCOMES.setdefault(key, Outcome(kind, values))
    return found


def outcome(kind: Given, *values: Any) -> Outcome:
    """``outcome("dice", high, low)``, ``("draw", card)``, ``("take", card)``, ``("ruin", item)``,
    ``("quest", id)``; RootlabError where the values are none of that kind."""
    if kind == "dice":
        dice = [v for v in values if isinstance(v, int) and not isinstance(v, bool) and 0 <= v <= 3]
        if len(dice) != 2 or len(values) != 2:
            raise _impossible("roll", values)
        return _intern("dice", max(dice), min(dice))
    if kind in ("draw", "take"):
        if len(values) != 1 or values[0] not in CARD_ID:
            raise _impossible("card", values)
        return _intern(kind, values[0])
    if kind == "ruin":
        if len(values) != 1 or values[0] not in ITEM_ID:
            raise _impossible("item", values)
        return _intern(kind, values[0])
    if kind == "quest":
        if len(values) != 1 or values[0] not in QUEST_ID:
            raise _impossible("quest", values)
        return _intern(kind, values[0])
    raise unknown_name("chance", kind, ("dice", "draw", "take", "ruin", "quest"))


def _impossible(what: str, values: tuple[Any, ...]) -> RootlabError:
    given = tuple(value if isinstance(value, str) else shown(value) for value in values)
    return told("error-not-an-outcome-of", what=what, given=given, number=len(given))


def outcome_from_dict(data: Any) -> Outcome:
    """The outcome that ``to_dict()`` wrote."""
    if not isinstance(data, dict) or not isinstance(data.get("values"), list):
        raise told("error-not-an-outcome", given=data)
    return outcome(str(data.get("chance")), *data["values"])


ROLLS: Final = tuple(outcome("dice", a, b) for a in range(4) for b in range(4))
"""The sixteen equally likely rolls of two dice with faces 0 to 3."""

DRAW: Final = tuple(outcome("draw", CARD_IDS[n]) for n in range(NC))
TAKE: Final = tuple(outcome("take", CARD_IDS[n]) for n in range(NC))
RUIN: Final = tuple(outcome("ruin", item) for item in ITEMS)
QUEST: Final = tuple(outcome("quest", quest) for quest in QUESTS)

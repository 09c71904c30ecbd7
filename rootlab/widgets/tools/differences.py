"""The table of what differs between two positions, in words."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Any, Final

from rootlab.analysis.compare import DOWN
from rootlab.language import has, text
from rootlab.widgets.html import faction_name, figure, tag
from rootlab.widgets.map.places import Place

if TYPE_CHECKING:
    import pandas as pd

MOST: Final = 120
"""So many differences are listed."""
_NOTHING: Final = "–"
_PREFIXES: Final = (
    "card", "item", "piece", "quest", "character", "leader", "column", "faction", "suit",
    "phase",
)  # fmt: skip
"""How the messages begin that may name what stands in the table, in the order in which they are tried."""
_ITEMS: Final = ("items", "item_supply", "ruin_items")
"""An item and a card may have the same name; here it is the item."""


def differences_html(table: pd.DataFrame, lang: str) -> str:
    """The differences under a heading for each clearing and each seat."""
    if table.empty:
        return tag("p", escape(text("compare-same", lang)))
    cells = [tag("th", escape(text("compare-what", lang)), scope="col")]
    head = tag("tr", [*cells, tag("th", "A", scope="col"), tag("th", "B", scope="col")])
    more = len(table) - MOST
    note = tag("p", escape(text("compare-more", lang, count=more)), "rl-dim") if more > 0 else ""
    body = "".join(_rows(table.iloc[:MOST], lang))
    return tag("table", [tag("thead", head), tag("tbody", body)], "rl-differences") + note


def places_of(table: pd.DataFrame, side: str) -> tuple[Place, ...]:
    """The clearings where something differs, and where a pawn stands that has moved; ``side`` is a or b."""
    found: dict[Place, None] = dict.fromkeys(int(c) for c in table.clearing.dropna())
    for place in table.loc[table.what == "pawn", side]:
        if isinstance(place, int | tuple):
            found[place] = None
    return tuple(found)


def _rows(table: pd.DataFrame, lang: str) -> Iterator[str]:
    group: tuple[Any, ...] | None = None
    for what, faction, clearing, detail, a, b in table.astype(object).itertuples(index=False):
        number = clearing if isinstance(clearing, int) else None
        whole = what in ("turn", "score", "result")
        now = (number, None if number or whole else faction, whole)
        if now != group:
            group = now
            yield tag("tr", tag("th", _heading(number, now[1], whole, lang), colspan=3, scope="rowgroup"))
        label = _label(what, faction if number or whole else None, detail, lang)
        values = [tag("td", escape(_value(what, value, lang))) for value in (a, b)]
        yield tag("tr", [tag("th", label, scope="row"), *values])


def _heading(clearing: int | None, faction: str | None, whole: bool, lang: str) -> str:
    if clearing is not None:
        return escape(text("compare-clearing", lang, clearing=clearing))
    if faction is not None:
        return f"{figure(faction)} {faction_name(faction, lang)}"
    return escape(text("compare-whole" if whole else "compare-supply", lang))


def _label(what: str, faction: str | None, detail: str, lang: str) -> str:
    """Whose it is, what, and which."""
    words = [] if faction is None else [f"{figure(faction)} {faction_name(faction, lang)}"]
    if what not in ("turn", "pieces"):
        words.append(escape(word(what, lang)))
    if detail:
        words.append(escape(_detail(what, detail, lang)))
    return ": ".join(words)


def _detail(what: str, detail: str, lang: str) -> str:
    """A name, with what else is said of it in brackets."""
    first = "item" if what in _ITEMS else "card" if what == "hand" else ""
    names = detail.removesuffix(DOWN).split()
    if detail.endswith(DOWN):
        names.append("face-down")
    said = [word(name, lang, first) for name in names]
    return said[0] if len(said) == 1 else f"{said[0]} ({', '.join(said[1:])})"


def word(name: str, lang: str, first: str = "") -> str:
    """What a name of a position file is called; as it stands there where nothing is known of it."""
    messages = [f"difference-{name}", *(f"{prefix}-{name}" for prefix in (first, *_PREFIXES) if prefix)]
    for message in messages:
        if has(message, lang):
            return text(message, lang, count=2 if message.startswith("piece-") else 1)
    return name.replace("_", " ").replace("-", " ")


def _value(what: str, value: Any, lang: str) -> str:
    if value is None or (value == 0 and what not in ("score", "relationships")):
        return _NOTHING
    if what == "relationships":
        return text("ui-relation", lang, space=value)
    if isinstance(value, tuple):
        return text("ui-forest", lang, clearings=tuple(map(str, value)))
    return word(value, lang) if isinstance(value, str) else str(value)
